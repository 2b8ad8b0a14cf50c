"""Words that are missing: whether `cardgen fmt --write-words` would write some, or why not."""

from collections.abc import Collection, Sequence
from pathlib import Path

from cardgen.checks.run import with_check
from cardgen.cli.proposing.proposed_words import proposed_words
from cardgen.model.finding import Finding, ordered
from cardgen.packs.cards import NO_TEXT
from cardgen.packs.root import list_all_packs, pack_folder

WRITTEN = "cardgen fmt --write-words proposes words"


def lacks_words(finding: Finding) -> bool:
    """Whether it is of a card without a text."""
    return finding.code == "missing-key" and finding.message.startswith(NO_TEXT)


def with_proposals(
    findings: Sequence[Finding], root: Path, select: Collection[str] = ()
) -> tuple[Finding, ...]:
    """The findings; those of cards without words say what words would be proposed for them, and
    what is wrong with the powers of such cards, which nobody has read yet, is told as well."""
    files = {one.place.file for one in findings if lacks_words(one)}
    packs = [
        pack
        for pack in list_all_packs(root)
        if any((root / file).is_relative_to(pack_folder(root, pack)) for file in files)
    ]
    said = [*map(with_check, proposed_words(root, packs))]
    proposed = [one for one in said if one.code == "fmt-words"]
    silent = {(one.card, one.place.file) for one in findings if lacks_words(one)}
    known = {(one.code, one.place) for one in findings}
    faults = [
        one
        for one in said
        if one.code != "fmt-words"
        and (one.card, one.place.file) in silent
        and (one.code, one.place) not in known
        and (not select or one.check in select)
    ]
    told = [_told(one, proposed) if lacks_words(one) else one for one in findings]
    return ordered((*told, *faults))


def _told(finding: Finding, proposed: Sequence[Finding]) -> Finding:
    of_card = [
        one for one in proposed if one.card == finding.card and one.place.file == finding.place.file
    ]
    if any(one.fix for one in of_card):
        return finding._replace(help=f"{finding.help}; {WRITTEN}")
    why = dict.fromkeys(one.message for one in of_card)
    return finding._replace(help="\n".join((finding.help, *why)))
