"""The check `unknown-sense`."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding, Report
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.packs.languages import find_language_file
from cardgen.packs.root import display_path
from cardgen.suggest import did_you_mean
from cardgen.yaml.reader import read_file

if TYPE_CHECKING:
    from pathlib import Path

    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.sense_list import Senses

CODE = "unknown-sense"
GIVING = ("senses", "perhaps", "contraries")  # the maps that give senses their words
NAMING = ("understood", "loose", "hinges", "things", "ordered", "opposites")


def check_unknown_senses(prose: "Prose") -> Iterator[Finding]:
    """The senses of each language against those of the others."""
    key = prose.project.digests.beside_all(CODE, ())
    yield from look_unless_sound(prose.project.parts, key, partial(_of_all, prose))


def _of_all(prose: "Prose") -> Iterator[Finding]:
    root, lists = prose.project.root, {one: of.senses for one, of in prose.sense_readers.items()}
    named = {language: {*_given(senses)} for language, senses in lists.items()}
    for language, senses in lists.items():
        others = {name for each in named if each != language for name in named[each]}
        alone = named[language] - others if len(named) > 1 else set[str]()
        wordless = {*_listed(senses)} - named[language]
        if alone or wordless:
            yield from _told(root, language, alone, others, wordless, named[language])


def _given(senses: "Senses") -> Iterator[str]:
    """The senses to which words are given."""
    for words in (senses.senses, senses.perhaps, senses.contraries):
        yield from words


def _listed(senses: "Senses") -> Iterator[str]:
    """The senses of which something is said."""
    for names in (senses.understood, senses.loose, senses.hinges, senses.things):
        yield from names
    for row in (*senses.ordered, *senses.opposites):
        yield from row


def _told(
    root: "Path",
    language: str,
    alone: set[str],
    others: set[str],
    wordless: set[str],
    here: set[str],
) -> Iterator[Finding]:
    """Each of them where it stands in the file of the root."""
    path = find_language_file(root, language, "senses")
    tree = read_file(path, file=display_path(path, root), report=Report())
    if not isinstance(tree, Map):
        return
    for where in _seats(tree, GIVING, alone.__contains__):
        near = did_you_mean(str(where.value), others)
        message = f'no other language has words for the sense "{where.value}"{near}'
        help = "texts are compared by senses of both: call it as the others do, or add it there"
        yield Finding(CODE, CODE, where.place, message, help, "warning", language=language)
    for where in _seats(tree, NAMING, wordless.__contains__):
        near = did_you_mean(str(where.value), here)
        message = f'no words are given to the sense "{where.value}"{near}'
        help = f"give it some, in each language: contraries: {{{where.value}: [WORD]}}"
        yield Finding(CODE, CODE, where.place, message, help, "warning", language=language)


def _seats(
    tree: Map, keys: tuple[str, ...], wanted: "Callable[[object], bool]"
) -> Iterator[ValueRef]:
    """Where senses stand below these keys: as keys of a map, or in lists."""
    for held in (tree.get(key) for key in keys):
        if isinstance(held, Map):
            yield from (ValueRef(held, name, at_key=True) for name in held if wanted(name))
        elif isinstance(held, Seq):
            yield from _in_list(held, wanted)


def _in_list(held: Seq, wanted: "Callable[[object], bool]") -> Iterator[ValueRef]:
    for index, item in enumerate(held):
        if isinstance(item, Seq):
            yield from _in_list(item, wanted)
        elif wanted(item):
            yield ValueRef(held, index)


UNKNOWN_SENSE = Check(
    slug="unknown-sense",
    title="A sense of words that nobody knows",
    why="""\
Texts of two languages are compared by what their words mean: a sense that one language alone has
words for is compared with nothing, and two opposites without words are never found. Most often its
name is misspelt: the sense is `coin`, not `coins`.
""",
    refused="""\
# templates/languages/en/senses.yaml
senses: {coins: [dosh]}              # coin
opposites: [[hug, kiss]]             # neither has words under contraries:
""",
    mend="""\
Call a sense as the other languages call it, or give it words in each of them.
""",
    over_prose=check_unknown_senses,
)
