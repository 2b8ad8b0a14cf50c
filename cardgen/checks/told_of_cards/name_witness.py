"""Names of cards and boards that have nothing to do with what is told there."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.names.naming import Ids, NameSaid, NamingPiece
    from cardgen.project.prose.passages import Key
    from cardgen.project.prose.prose import Prose

NOTES, QUESTION, REASON, STORY = "notes", "question", "reason", "says"
# Senses of which contraries say that somebody is left out, who need not be there then.
ABSENT = frozenset(("barring", "left out", "lacking"))
BEFORE = 3  # words that may say so
MOST = 3  # names that are proposed


class StrangeName(NamedTuple):
    """A name that nobody knows where it stands, and the cards and boards that may be meant."""

    piece: "NamingPiece"
    name: "NameSaid"
    meant: "Ids"


def check_name_witness(prose: "Prose") -> "Iterator[Finding]":
    """Names that are strange in every language in which the pack speaks."""
    witnesses = NameWitnesses(prose)
    look = partial(_strange_everywhere, witnesses)
    yield from look_unless_sound(prose.project.parts, witnesses.companies.known_by, look)


def _strange_everywhere(witnesses: "NameWitnesses") -> "Iterator[Finding]":
    strange: dict[object, list[StrangeName]] = {}
    for piece in witnesses.companies.pieces:
        for one in witnesses.strange(piece):
            strange.setdefault(piece.said.key, []).append(one)
    for found in strange.values():
        for one in found:
            alike = (each.piece for each in found if each.name.ids & one.name.ids)
            if {piece.said.language for piece in alike} >= witnesses.languages(one.piece):
                yield witnesses.finding(one)


class NameWitnesses:
    """Those who may know a name: the card that a note stands on, the table of a scenario, the other
    parts of a ruling, and whoever else tells of it together with those who are named."""

    def __init__(self, prose: "Prose") -> None:
        self._prose, self.companies = prose, prose.companies
        self._kinship = self.companies.kinship
        self._spoken = {one.language for one in prose.spoken}

    def languages(self, piece: "NamingPiece") -> set[str]:
        """Those in which a piece is to be said, as far as anybody reads them."""
        return self._spoken & {*self.companies.tellers.view(piece.said).pack.languages}

    def strange(self, piece: "NamingPiece") -> Iterator[StrangeName]:
        """The names of a piece that nobody knows there; a reason compares with whom it likes."""
        if piece.said.kind == REASON:
            return
        unknown = [one for one in piece.names if one.ids.isdisjoint(piece.own)]
        table = self.companies.table(piece.said) if unknown else frozenset()
        for name in (one for one in unknown if one.ids.isdisjoint(table)):
            meant = self._meant_by(piece, name, table)
            if meant is not None and not self._is_aside(piece, name):
                yield StrangeName(piece, name, meant)

    def _meant_by(self, piece: "NamingPiece", name: "NameSaid", table: "Ids") -> "Ids | None":
        """What may be meant by a strange name; None where somebody knows it."""
        known, kind, ids, source = self.companies, piece.said.kind, name.ids, piece.source
        subjects = known.subjects(piece.said)
        if ids & (subjects | known.reasons(piece.said)) or not all(map(self._kinship.kind, ids)):
            return None  # or it is of a pack that is not looked at
        others = (piece.ids | subjects if kind != STORY else piece.ids) - ids
        if kind in (STORY, QUESTION):  # they name whom the scenario, or the answer, is about
            meant = self._alike(piece, name, table if kind == STORY else subjects)
            if meant and not known.close(ids, others, source):
                return meant
        if kind == STORY or known.together(ids, others, source):
            return None
        there = known.companions(piece.own, source) if kind == NOTES else table | subjects
        if there or kind == NOTES:
            return self._alike(piece, name, there) or None
        books = known.tellers.view(piece.said).has_rulebook  # else little tells of anybody
        return there if books and self._are_company(others, source) else None

    def _alike(self, piece: "NamingPiece", name: "NameSaid", among: "Ids") -> "Ids":
        """Those of the same kind that are not named, nor is their pantheon as a whole."""
        said, kind_of = piece.said, self._kinship.kind
        kinds = {*map(kind_of, name.ids)}
        return frozenset(
            id
            for id in among - piece.ids
            if kind_of(id) in kinds and not self._kinship.is_meant_by(said.words, id, said.language)
        )

    def _are_company(self, ids: "Ids", besides: "Key") -> bool:
        """Whether some are known to belong together, so that another is a stranger among them."""
        return any(self.companies.together(frozenset([id]), ids - {id}, besides) for id in ids)

    def _is_aside(self, piece: "NamingPiece", name: "NameSaid") -> bool:
        """Whether a name is part of another that stands there, or the words before leave it out."""
        words = piece.said.words
        parts = {*words[name.start : name.end].split()}
        if any(parts < {*words[one.start : one.end].split()} for one in piece.names):
            return True
        reader = self._prose.sense_readers[piece.said.language]
        before = " ".join(words[: name.start].split()[-BEFORE:])
        return any(one.sense in ABSENT for one in reader.contraries(before))

    def finding(self, strange: StrangeName) -> "Finding":
        piece, name, meant = strange
        words = piece.said.words[name.start : name.end]
        message = f'nothing else tells of "{words}" here'
        if piece.said.kind == STORY:
            message = f'"{words}" does not lie on the table of this scenario'
        proposed = self.companies.names(meant, piece.said)
        help = "name the card that is meant"
        if 0 < len(proposed) <= MOST:
            help = f"is {join_words(proposed)} meant?"
        span = (name.start, name.end)
        return self._prose.places.finding("name-witness", piece.said, span, message, help)


NAME_WITNESS = Check(
    slug="name-witness",
    title="A name that has nothing to do with what is told",
    why="""\
What is wrong in all languages at once, no comparison of languages can tell. Whom a scenario tells
of lies on its table; whom a question or its answer names is on the tables of the scenarios that
show it, or in its other parts; whom a note names is told of with that card by somebody else: a
ruling, a rulebook, an aid, another note, a scenario. A name that is strange in every language,
while another of the same kind is there, is told. Reasons compare with whom they like.
""",
    refused="""\
says: {fr: Apollon rapporte 3 pièces., en: Apollo brings 3 coins.}
given:
  players: {lea: {gods: [iris]}}         # it is Iris who is invoked
play:
  - turn: {lea: [{invokes: iris}]}
""",
    mend="""\
Name the card that is meant. Where the name is right, let a scenario lay it on the table, or name it
in the answer.
""",
    over_prose=check_name_witness,
    of_cards=("words",),
)
