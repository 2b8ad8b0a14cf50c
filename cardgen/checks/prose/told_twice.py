"""What a pack tells twice, and the two tellings deny each other."""

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import combinations_with_replacement
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
    from cardgen.project.prose.told_language import Sheaf, ToldLanguage

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
        yield from ToldGame(prose, packs).findings()


class ToldGame:
    """The packs of a game, and the languages that they are told in."""

    def __init__(self, prose: "Prose", packs: "Sequence[PackProse]") -> None:
        self._prose, self._packs = prose, packs
        self._told = prose.told_languages(packs, SHEAVES, CONTRARIES)

    def findings(self) -> Iterator[Finding]:
        """What is denied in every language that tells both; of two sheaves of which nothing has
        changed since nothing was found, nothing is sought."""
        parts = self._prose.project.parts
        keys = {pair: self._key(*pair) for pair in self._pairs()}
        unknown = [pair for pair, key in keys.items() if not parts.known(key)]
        fresh = {one for one, other in unknown if one == other}
        fresh |= {one for one, other in unknown if fresh.isdisjoint((one, other))}
        met = set()
        for pair, finding in self._found(fresh) if fresh else ():
            met.add(pair)
            yield finding
        for pair, key in keys.items():
            if pair not in met and pair[::-1] not in met:
                parts.settle(key)

    def _pairs(self) -> "Iterator[tuple[Sheaf, Sheaf]]":
        sheaves = [(pack.pack.id, group[0]) for pack in self._packs for group in SHEAVES]
        return combinations_with_replacement(sheaves, 2)

    def _key(self, one: "Sheaf", other: "Sheaf") -> bytes:
        told = [each.known_by(one, other) for each in self._told.values()]
        return digest_of(CODE, told) if all(told) else b""

    def _found(self, fresh: "Set[Sheaf]") -> "Iterator[tuple[tuple[Sheaf, Sheaf], Finding]]":
        denied = {language: self._denied(told, fresh) for language, told in self._told.items()}
        for language, found in denied.items():
            told = self._told[language]
            for keys, one in found.items():
                both = self._languages(told, one.one) & self._languages(told, one.other)
                if all(keys in denied[each] for each in both.intersection(denied)):
                    pair = told.sheaf(one.one.statement), told.sheaf(one.other.statement)
                    yield pair, _finding(self._prose, told, one)

    def _denied(self, told: "ToldLanguage", fresh: "Set[Sheaf]") -> "Denied":
        """What is denied between fresh sheaves and all others, by the pieces that tell it."""
        particles = frozenset(told.particles)
        every = [one for pack in self._packs for one in told.in_pack(pack)]
        rows = [SentenceRow(one, particles) for one in every]
        some = [row for row in rows if told.sheaf(row.statement) in fresh]
        found = SentenceRows(rows).contradictions(some)
        return {frozenset((one.one.key, one.other.key)): one for one in found}

    def _languages(self, told: "ToldLanguage", row: SentenceRow) -> frozenset[str]:
        """The languages of the pack that says something."""
        pack, _ = told.sheaf(row.statement)
        return frozenset(next(one.pack.languages for one in self._packs if one.pack.id == pack))


def _finding(prose: "Prose", told: "ToldLanguage", denied: Contradiction) -> Finding:
    """At the sentence that is less sure of the two."""
    sides = (denied.one, denied.here), (denied.other, denied.there)
    (row, term), (by, contrary) = sorted(sides, key=lambda side: KINDS.index(side[0].kind))
    said, other = told.said(row.statement), told.said(by.statement)
    span = told.reader.spans(said.words, row.statement.number)[term]
    others = told.reader.spans(other.words, by.statement.number)
    there = others[contrary]
    words, sentence = _typed(other, *there), _typed(other, others[0][0], others[-1][1])
    message = f'"{_typed(said, *span)}", and "{words}" at {prose.place(other, *there)}'
    help = f"there: {sentence}\nmend one of the two, or tell how they differ"
    return prose.finding(CODE, said, span, message, help)


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
