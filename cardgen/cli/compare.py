"""`cardgen compare`: cards of any program in one language held against those in another."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import click

from cardgen.checks.catalogue import check_named
from cardgen.cli.findings.forms import tell, tell_stop
from cardgen.cli.findings.summary import counted
from cardgen.cli.options.shared import FORMAT, SuggestingCommand
from cardgen.model.finding import Finding, Stop, ordered
from cardgen.packs.root import find_root
from cardgen.suggest import join_words, quantity, split_names

EPILOG = """\b
Examples:
  cardgen compare cards.en.json cards.fr.json
  cardgen compare pack/ translations/fr/pack/ --from en --to fr --key code
  cardgen compare english.csv french.csv --from en --to fr --terms terms.csv
  cardgen compare cards.fr.po --from en --to fr
  cardgen compare en.json fr.json --ignore translation-modal,translation-sentence

Findings go to stderr, the summary (or the document of another format) to stdout. The exit code is
1 when there is an error; warnings alone leave it at 0.
"""


@click.command(
    cls=SuggestingCommand,
    short_help="Hold cards of any program against their translation.",
    epilog=EPILOG,
)
@click.argument("original", type=click.Path(path_type=Path))
@click.argument("translation", type=click.Path(path_type=Path), required=False)
@click.option(
    "--from", "first", metavar="LANG", help="The language of the original, else by its file's name."
)
@click.option(
    "--to", "second", metavar="LANG", help="That of the translation, else by its file's name."
)
@click.option(
    "--terms",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A CSV table: a term in the first language, then in the second; several words with |.",
)
@click.option("--key", metavar="FIELD", help="The field that says which cards are the same.")
@click.option("--fields", metavar="FIELD,...", help="The fields that are texts.")
@click.option(
    "--leave-out", metavar="REGEX", help="Parts of texts that are neither words nor signs."
)
@click.option("--select", metavar="CHECK,...", help="Only these checks, by name.")
@click.option("--ignore", metavar="CHECK,...", help="Not these checks.")
@FORMAT
@click.pass_obj
def command(root: Path | None, /, form: str, **given: object) -> tuple[Finding, ...]:
    """Compare cards with their translation: numbers, signs, terms, may and not, what is missing.

    ORIGINAL and TRANSLATION are JSON, CSV or PO files, or folders of JSON files. A PO file alone is
    both. Nothing of a pack is needed.
    """
    asked = _Request(root, **given)  # type: ignore[arg-type]  # click gives them as declared
    try:
        findings, what = asked.found()
    except Stop as stop:
        tell_stop(form, stop, Path.cwd())
        raise
    tell(form, findings, what, Path.cwd(), select=asked.checks())
    return findings


class Compared(NamedTuple):
    """How much was compared, in which languages, and by which field cards were matched."""

    cards: int
    texts: int
    languages: tuple[str, str]
    key: str
    fields: tuple[str, ...]
    retold: tuple[str, ...] = ()

    def line(self, findings: Iterable[Finding]) -> str:
        """`40 cards, 80 texts (name, text), en to fr, matched by id: 1 error, 2 warnings`."""
        fields = f" ({', '.join(self.fields)})" if self.fields else ""
        way, by = " to ".join(self.languages), self.key or "name"
        looked_at = f"{quantity(self.cards, 'card')}, {quantity(self.texts, 'text')}{fields}"
        told = f"; {join_words(self.retold, joined_by='and')} retold" if self.retold else ""
        return f"{looked_at}, {way}, matched by {by}{told}: {counted(findings)}"


class _Request(NamedTuple):
    """What was typed."""

    root: Path | None
    original: Path
    translation: Path | None
    first: str | None
    second: str | None
    terms: Path | None
    key: str | None
    fields: str | None
    leave_out: str | None
    select: str | None
    ignore: str | None

    def checks(self) -> frozenset[str]:
        """The checks that are asked for, of all there are for translations."""
        from cardgen.checks.catalogue import checks

        known = {slug for slug in checks() if slug.startswith("translation-")}
        chosen = {_check(name, known) for name in split_names(self.select)} or known
        return frozenset(chosen - {_check(name, known) for name in split_names(self.ignore)})

    def found(self) -> tuple[tuple[Finding, ...], Compared]:
        """The findings in order, and what was compared."""
        from cardgen.checks.comparing.translations import Comparison, compare_cards
        from cardgen.cli.tongues import tongues
        from cardgen.foreign.fields import text_fields
        from cardgen.foreign.files import place_name, read_cards
        from cardgen.foreign.matching import KEYS, match_cards
        from cardgen.foreign.terms import read_terms

        here, second = Path.cwd().resolve(), self._second()
        keys, checks = ((self.key,) if self.key else KEYS[:-2]), self.checks()
        alone = second == self.original
        cards = read_cards(self.original, here, keys, "ids" if alone else "either")
        others = read_cards(second, here, keys, "translations")
        matched = match_cards(cards, others, self.key)
        spoken = tongues(find_root(here, given=self.root), (self.first, self.second),
                         (self.original, second))  # fmt: skip
        languages = spoken[0].language, spoken[1].language
        asked = Comparison(
            matched,
            (place_name(self.original, here), place_name(second, here)),
            text_fields(matched, split_names(self.fields)),
            spoken,
            read_terms(self.terms, here, languages) if self.terms else (),
            _pattern(self.leave_out),
        )
        pairs = tuple(asked.pairs())
        findings = (one for one in compare_cards(asked, pairs) if one.check in checks)
        retold = tuple(dict.fromkeys(pair.field for pair in pairs if pair.retold))
        counts = len(matched.pairs), len(pairs)
        return ordered(findings), Compared(*counts, languages, matched.key, asked.fields, retold)

    def _second(self) -> Path:
        """The file of the translation; a catalogue alone is its own."""
        if self.translation is not None:
            return self.translation
        if self.original.suffix.lower() == ".po":
            return self.original
        help = "name the file of the translation behind that of the original"
        raise Stop("there is nothing to compare with", help=help)


def _check(name: str, known: Iterable[str]) -> str:
    slug = check_named(name)
    if slug not in known:
        help = f"it is one of {join_words(sorted(known))}"
        raise Stop(f"{name} is no check of translations", help=help)
    return slug


def _pattern(typed: str | None) -> "re.Pattern[str] | None":
    try:
        return re.compile(typed) if typed else None
    except re.error as error:
        message = f"--leave-out {typed} is no regular expression: {error}"
        raise Stop(message, help=r"signs such as ( and [ have a \ before them") from error
