"""What `cardgen fmt --write-words` proposes: words of the house for what has a power and lacks
words, as findings whose fixes write them."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from cardgen.cli.fixes import contents_of, make_fixes
from cardgen.cli.proposing.proposals import FileLines, Proposal, proposals
from cardgen.cli.say import say
from cardgen.model.finding import Finding
from cardgen.model.pack import Pack
from cardgen.packs.languages import find_language_file
from cardgen.packs.pack import load_packs
from cardgen.phrasebook.phrasebook import Phrasebook, load_phrasebook
from cardgen.project.typed_powers import TypedPowers

WORDS = "fmt-words"


def write_words(root: Path, pack: str, card: str) -> None:
    """Write the words of the house for a card that lacks them, into its file."""
    new = [one for one in proposed_words(root, (pack,)) if one.card == card]
    for mended in make_fixes(new, root, contents_of(root, None)):
        if mended.refused:
            say(f"{mended.file}: no words were written: {mended.refused}", err=True)


def proposed_words(root: Path, packs: Sequence[str]) -> Iterator[Finding]:
    """Words for what has a power and lacks words; without a fix where none can be proposed.

    What is wrong with the packs besides comes first: of a card with faults nothing is proposed.
    """
    loaded = load_packs(root, packs, words=False)
    read = [one.pack for one in loaded if one.pack]
    faults = [finding for one in loaded for finding in one.findings]
    faults += [fault for pack in read for fault in _power_faults(pack)]
    yield from (fault._replace(fix=None) for fault in faults)
    faulty = {fault.card for fault in faults if fault.severity == "error"}
    books = _books(root, read)
    for pack in read if books else ():
        lines = FileLines(root)
        yield from (_finding(one) for one in proposals(pack, books, lines, faulty))


def _power_faults(pack: Pack) -> tuple[Finding, ...]:
    """What is wrong with the powers of a pack, as the effects say."""
    readings = TypedPowers()
    for card in pack.cards:
        readings.of(card)
    for wonder in pack.wonders:
        readings.board(wonder)
    return readings.findings


def _books(root: Path, packs: Sequence[Pack]) -> dict[str, Phrasebook]:
    languages = {language for pack in packs for language in pack.languages}
    known = [one for one in sorted(languages) if find_language_file(root, one, "phrases").is_file()]
    cards = [card for pack in packs for card in pack.cards]
    return {
        one: load_phrasebook(root, one, {c.id: c.name[one] for c in cards if one in c.name})
        for one in known
    }


def _finding(proposal: Proposal) -> Finding:
    named = " and ".join(proposal.languages)
    if proposal.rewrite is None:
        message = f"no words in {named}: {proposal.why}"
        place = proposal.speaker.place(proposal.at)
        return Finding("fmt", WORDS, place, message, severity="warning", card=proposal.speaker.id)
    place, text = proposal.rewrite
    message = f"no words in {named}; the house proposes some"
    help = "type cardgen fmt --write-words, and look at what it writes"
    return Finding("fmt", WORDS, place, message, help, card=proposal.speaker.id, fix=text)
