"""What a pack tells twice, and the two tellings deny each other."""

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import chain
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.contradictions.contraries import CONTRARIES
from cardgen.checks.contradictions.rows import SentenceRow
from cardgen.checks.contradictions.search import Contradiction, SentenceRows
from cardgen.model.finding import Finding
from cardgen.project.sound_parts import digest_of

if TYPE_CHECKING:
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Key, Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.told_language import ToldLanguage

    Denied = Mapping[frozenset[Key], Contradiction]

CODE = "told-twice"
TEXT, NOTES = "text", "notes"
# The first of two is told by the second.
KINDS = ("paragraph", "item", "aid", NOTES, "reason", "ruling", "says", TEXT)
# What is looked at together: of what stands in one, nothing is told apart in another.
SHEAVES = (("paragraph", "item"), ("aid",), (NOTES,), ("reason", "ruling"), ("says",), (TEXT,))


def check_told_twice(prose: "Prose") -> Iterator[Finding]:
    """All that the packs of a game tell, in each language."""
    games: dict[str, list[PackProse]] = {}
    for pack in prose.packs:
        games.setdefault(pack.pack.game.id, []).append(pack)
    for packs in games.values():
        # The words of cards deny nothing by themselves: where nothing else is told, none is read.
        if any(pack.tells({*KINDS} - {TEXT}) for pack in packs):
            yield from ToldGame(prose, packs).findings()


class ToldGame:
    """The packs of a game, and the languages that they are told in.

    Two sections are held against each other once: of those among which nothing was found, only one
    that tells something else than it did may be denied by another.
    """

    def __init__(self, prose: "Prose", packs: "Sequence[PackProse]") -> None:
        self._prose, self._packs = prose, packs
        self._parts = prose.project.parts
        self._told = prose.told_languages(packs, SHEAVES, CONTRARIES)
        self._spoken = {pack.pack.id: frozenset(pack.pack.languages) for pack in packs}

    def findings(self) -> Iterator[Finding]:
        """What is denied in every language that tells both."""
        key = self._key() if self._parts.states else b""
        sound = frozenset(self._parts.left(key))
        sections = {language: [*told.sections] for language, told in self._told.items()}
        fresh = {
            language: {section for section, known_by in each if known_by not in sound}
            for language, each in sections.items()
        }
        met = set()
        for denied, finding in self._found(fresh):
            met |= {denied.one.section, denied.other.section}
            yield finding
        told = chain.from_iterable(sections.values())
        self._parts.leave(key, [known_by for section, known_by in told if section not in met])

    def _key(self) -> bytes:
        """What is read of all sentences beside two of them."""
        spoken = [(pack, sorted(languages)) for pack, languages in self._spoken.items()]
        return digest_of(
            CODE, spoken, [(told.language, told.particles) for told in self._told.values()]
        )

    def _found(self, fresh: "Mapping[str, Set[Key]]") -> "Iterator[tuple[Contradiction, Finding]]":
        """What is denied in the languages that tell something fresh; where nothing is, the others
        are not asked, for it has to be so in all."""
        sections = {section for each in fresh.values() for section in each}
        denied = {
            language: self._denied(self._told[language], sections)
            for language, each in fresh.items()
            if each
        }
        if not any(denied.values()):
            return
        others = (language for language in self._told if language not in denied)
        denied |= {each: self._denied(self._told[each], sections) for each in others}
        for language in self._told:
            found = denied[language]
            for keys, one in found.items():
                both = self._languages(one.one) & self._languages(one.other)
                if all(keys in denied[each] for each in both.intersection(denied)):
                    yield one, _finding(self._prose, self._told[language], one)

    def _languages(self, row: SentenceRow) -> frozenset[str]:
        """The languages of the pack that says something."""
        return self._spoken[row.statement.pack]

    def _denied(self, told: "ToldLanguage", fresh: "Set[Key]") -> "Denied":
        """What is denied between fresh sections and all others, by the pieces that tell it."""
        particles = frozenset(told.particles)
        every = [one for pack in self._packs for one in told.in_pack(pack)]
        rows = [SentenceRow(one, particles) for one in every]
        found = SentenceRows(rows).contradictions([row for row in rows if row.section in fresh])
        return {frozenset((one.one.key, one.other.key)): one for one in found}


def _finding(prose: "Prose", told: "ToldLanguage", denied: Contradiction) -> Finding:
    """At the sentence that is less sure of the two."""
    sides = (denied.one, denied.here), (denied.other, denied.there)
    (row, term), (by, contrary) = sorted(sides, key=lambda side: KINDS.index(side[0].kind))
    said, other = told.said(row.statement), told.said(by.statement)
    span = told.reader.spans(said.words, row.statement.number)[term]
    others = told.reader.spans(other.words, by.statement.number)
    there = others[contrary]
    words, sentence = _typed(other, *there), _typed(other, others[0][0], others[-1][1])
    message = f'"{_typed(said, *span)}", and "{words}" at {prose.places.of(other, *there)}'
    help = f"there: {sentence}\nmend one of the two, or tell how they differ"
    return prose.places.finding(CODE, said, span, message, help)


def _typed(said: "Passage", start: int, end: int) -> str:
    return said._replace(words=said.words[start:end].replace("\n", " ")).legible


TOLD_TWICE = Check(
    slug="told-twice",
    title="A fact that is told twice, once with its contrary",
    why="""\
Notes, answers, scenarios, aids and rulebooks tell many facts two or three times: that one Wonder
picks before a card, that points are in addition to others, that a card lies face down. A mistake
made in every language at once is told by these: two sentences that share most of their words, and
have the contrary sense, another number or a denial between the same words, tell of the same and
deny each other. It has to be so in all languages that say both. Nothing is compared where the cards
or the Ages are others, where one tells of an exception, or where the sentences beside one of the
two tell the contrary as well.
""",
    refused="""\
# a scenario says: Halikarnassus picks from the discard before Solomon.
notes:
  en:
    - >-
      A stage of Halikarnassus picks from the discard pile after Solomon does.
""",
    mend="""\
Find out which of the two is right and mend the other; if both are, say in which case each is.
""",
    over_prose=check_told_twice,
)
