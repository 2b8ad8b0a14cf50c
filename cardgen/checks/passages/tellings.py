"""A passage in two of its languages, as their senses are compared."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardgen.model.finding import Finding, Severity

if TYPE_CHECKING:
    from cardgen.checks.sound import Look
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import Said, SenseReader
NEGATION, ONLY = "negation", "only"
LEGEND = "legend"  # the kind of what is said of signs, which is of no pack


class Telling(NamedTuple):
    """A passage in one of two languages, and what it says."""

    passage: "Passage"
    reader: "SenseReader"
    said: "Sequence[Said]"
    contraries: "Sequence[Said]"

    @property
    def language(self) -> str:
        return self.passage.language

    def typed(self, said: "Said") -> str:
        """A word as it stands there."""
        return f'"{self.passage.words[said.start : said.end]}"'

    def within(self, part: slice) -> "list[Said]":
        return [one for one in self.said if part.start <= one.start < part.stop]

    def may_say(self, sense: str, part: slice, explained: "Sequence[Said]") -> int:
        """How often a part may say a sense, in words that do not say what is explained."""
        taken = {(one.start, one.end) for one in explained}
        spans = self.reader.may_be_said(sense, self.passage.words, part)
        return sum(span not in taken for span in spans)

    def denials(self, part: slice) -> "list[Said]":
        """What surely denies that something is done."""
        return [
            one
            for one in self.within(part)
            if one.sense == NEGATION and self.reader.denies(self.passage.words[one.start : one.end])
        ]


Pair = tuple[Telling, Telling]
Sentences = Sequence[tuple[slice, slice]]  # those of a pair that correspond


def pair_finding(
    prose: "Prose",
    check: str,
    pair: Pair,
    at: int,
    said: "Said",
    message: str,
    mend: str,
    severity: Severity = "warning",
) -> Finding:
    both = (f"{one.language}: {one.passage.legible}" for one in pair)
    if severity == "warning":
        mend += f"\nboth say the same? {how_to_note(prose, pair[0].passage)}"
    help = "\n".join((*both, mend))
    span = said.start, said.end
    return prose.places.finding(check, pair[at].passage, span, message, help, severity=severity)


def how_to_note(prose: "Prose", said: "Passage") -> str:
    """What to type once somebody has read a text in all its languages; of words of a power, which
    no record holds, their seal says that."""
    place = prose.places.whole(said)
    if said.kind == LEGEND:
        return f"cardgen fmt --write-reviews --at {place.file}:{place.line}"
    pack = prose.tellers.view(said).pack.id
    if any(one.is_of_power(said) for one in prose.packs if one.pack.id == pack):
        return "vouch for them with the seal that words-reviewed tells"
    return f"cardgen fmt {pack} --write-reviews --at {place.file}:{place.line}"


def surely_wrong(look: "Look") -> "Iterator[Finding]":
    """What is told of words that somebody compared by hand: no doubts."""
    return (one for one in look() if not one.is_doubtful)
