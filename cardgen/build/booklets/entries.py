"""Cards and boards of a booklet: their pictures, what they cost, and what they say."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain

from cardgen.build.booklets.spans import BODY, EMPHASIS, run_spans
from cardgen.effects.power.description import cost_icons
from cardgen.layout.booklet.contents import (
    BookPicture,
    ContentBlock,
    Entry,
    EntryRow,
    Heading,
    ListItem,
)
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.layout.marks import CardFace, Drawing
from cardgen.layout.reference.contents import card_summaries
from cardgen.layout.reference.summaries import CardSummary
from cardgen.layout.template.variables import card_badges, need_signs
from cardgen.model.card import Card
from cardgen.model.component import Component, ComponentSet, TuckBox
from cardgen.model.finding import Stop
from cardgen.model.language import BookletWords
from cardgen.model.pack import Pack
from cardgen.model.score_pad import ScorePad
from cardgen.model.text import Icon, Runs
from cardgen.model.wonder import Wonder
from cardgen.project.pack_view import PackView
from cardgen.project.printed.faces import BOARD_SIDES
from cardgen.project.printed.printed_works import front_works, signs_among
from cardgen.units import Box

SIDES = {"A": "front", "B": "back"}


class EntryMaker:
    """Makes entries of a pack in one language; each face is composed once."""

    def __init__(self, view: PackView, language: str, words: BookletWords) -> None:
        self.view, self.pack, self.language, self.words = view, view.pack, language, words
        self._pictures: dict[tuple[str, str], BookPicture] = {}
        self._numbers = 0

    @cached_property
    def _summaries(self) -> dict[str, CardSummary]:
        """What aids say of cards, by id."""
        cards, known = self.pack.cards, self.view.assets.signs.names
        printed = {
            front.card.id: signs_among(front.drawings, known)
            for front in front_works(self.view, self.language)
        }
        said = card_summaries(self.pack, cards, self.language, self.view.powers, printed)
        return {card.id: one for card, one in zip(cards, said, strict=True)}

    def name(self, card: str) -> str:
        """What a card is called, told apart from another of the same name."""
        return self._summaries[card].name

    @cached_property
    def sets(self) -> dict[str, tuple[ComponentSet, Component]]:
        """Everything printed by its id, `markers/used` for what shares it with a card."""
        found: dict[str, tuple[ComponentSet, Component]] = {}
        for of in self.pack.printed_sets:
            for one in of.members:
                found.setdefault(one.id, (of, one))
                found[f"{of.id}/{one.id}"] = (of, one)
        return found

    def picture(self, name: str) -> BookPicture | None:
        """The picture that `{picture:name}` asks for; None where nothing is so called."""
        deck, _, last = name.rpartition("/")
        if last == "back" and deck:
            of = next((one for one in self.pack.printed_sets if one.id == deck), None)
            return self._shown(of, None, "back") if of else None
        found = self.sets.get(name)
        return self._shown(*found, "front") if found else self._beside.get(name)

    @cached_property
    def _beside(self) -> dict[str, BookPicture]:
        """The fronts of boxes, and score pads, by set and id."""
        boxes, pads = self.view.composed.boxes.faces, self.view.composed.pads.faces
        made: list[tuple[str, ScorePad | TuckBox, CardFace]] = [
            *((one.of.id, one.component, one.face) for one in boxes if one.side == "front"),
            *((one.of.id, one.component, one.face) for one in pads),
        ]
        return {
            f"{of}/{one.id}": BookPicture(
                Drawing(f"{of}/{one.id}", Box(0, 0, *face.size), face.marks),
                one.name[self.language].text,
            )
            for of, one, face in made
            if face.language == self.language
        }

    def board_side(self, name: str, side: str) -> BookPicture | None:
        """The picture of a side of a board; None where it is not printed."""
        found = self.sets.get(name)
        return found and self._shown(*found, SIDES.get(side, "front"))

    def _shown(self, of: ComponentSet, one: Component | None, side: str) -> BookPicture:
        key = (f"{of.id}/{one.id if one else ''}", side)
        if key not in self._pictures:
            face = self._face(of, one, side)
            outline = () if of.shape.straight else of.shape.outline(of.size)
            box = Box(0, 0, *face.size)
            drawing = Drawing(f"{key[0]} {side}", box, face.marks, outline=outline)
            self._pictures[key] = BookPicture(drawing, self._said(one, side))
        return self._pictures[key]

    def _face(self, of: ComponentSet, one: Component | None, side: str) -> CardFace:
        if face := self._composed.get((of.id, one.id if one else "", side)):
            return face
        if isinstance(one, Card) and side == "front":  # an earlier build has found it sound
            return self.view.composed.front(of, one, self.language)
        raise Stop(f"nothing shows the {side} of {one.id if one else of.id}")

    @cached_property
    def _composed(self) -> dict[tuple[str, str, str], CardFace]:
        """The faces that the checks have composed, by set, component and side, the first of a set
        without a component too."""
        found: dict[tuple[str, str, str], CardFace] = {}
        ink = self.view.composers_by_ink[0].ink
        for shown in self.view.composed.faces:
            if (shown.face.language, shown.ink) == (self.language, ink):
                for id in ("", shown.component.id if shown.component else ""):
                    found.setdefault((shown.of.id, id, shown.side), shown.face)
        return found

    def _said(self, one: Component | None, side: str) -> str:
        if one is None:
            return self.words.back
        name = one.name[self.language].text
        if isinstance(one, Wonder):
            return f"{name}, {self.words.side.format(side=BOARD_SIDES.get(side, side))}"
        return name

    def card(self, card: Card, heading: Heading, blocks: Sequence[ContentBlock]) -> Entry:
        """A card, with what the rulebook adds. One that comes blank says nothing, and has no cost
        before somebody writes one; a deck of one has no numbers."""
        of = self.sets.get(card.id)
        pictures = (self._shown(*of, "front"),) if of else ()
        said = self._summaries[card.id]
        rows = tuple(EntryRow(row.ages, run_spans(row.words)) for row in said.rows if row.words)
        costs = said.costs if rows else ()
        notes = self._notes(card.notes.get(self.language, ()))
        titled = heading._replace(spans=(BookSpan(said.name, BODY),))
        flavour = card.flavour.get(self.language, "")
        added = (*notes, *blocks)
        badges = card_badges(card, self.pack)
        told = (BookSpan(flavour, EMPHASIS),) if flavour else ()
        number, count = self.view.composed.place(of[0], card) if of else (0, 0)
        place = f"{number}/{count}" if count > 1 else ""
        again = self.words.continued.format(name=said.name)
        return Entry(titled, pictures, costs, rows, badges, added, told, place, again)

    def _notes(self, notes: Sequence[Runs]) -> Iterator[ListItem]:
        self._numbers += 1
        for note in notes:
            yield ListItem(run_spans(note), -self._numbers)  # the lists of the book count up

    def board(self, wonder: Wonder, heading: Heading, blocks: Sequence[ContentBlock]) -> Entry:
        """A board, both sides, stage by stage."""
        of = next((of for of, one in self.sets.values() if one is wonder), None)
        sides = [side for side in wonder.sides if side in SIDES]
        pictures = tuple(self._shown(of, wonder, SIDES[side]) for side in sides) if of else ()
        rows = tuple(row for side in wonder.sides for row in self._side(wonder, side))
        every = (side.notes.get(self.language, ()) for side in wonder.sides.values())
        said = dict.fromkeys(words for words in chain.from_iterable(every))
        notes = self._notes([(words,) for words in said])
        name = f"{wonder.name[self.language].text} · {wonder.wonder[self.language].text}"
        titled = heading._replace(spans=(BookSpan(name, BODY),))
        again = self.words.continued.format(name=name)
        badges = need_signs(wonder.needs)
        return Entry(titled, pictures, (), rows, badges, (*notes, *blocks), again=again)

    def _side(self, wonder: Wonder, name: str) -> Iterator[EntryRow]:
        side = wonder.sides[name]
        said = run_spans(side.text.get(self.language, ()))
        if side.produces:
            said = (BookSpan(Icon(side.produces), BODY), BookSpan(" ", BODY), *said)
        if said:
            yield EntryRow(name, said)
        for number, stage in enumerate(side.stages, 1):
            cost = (BookSpan(icon, BODY) for icon in cost_icons(stage.cost, self.pack.game))
            words = run_spans(stage.text.get(self.language, ()))
            yield EntryRow(f"{name} {number}", (*cost, BookSpan(" — ", BODY), *words))


def names_of(pack: Pack, language: str, lead: str = "") -> dict[str, str]:
    """The names of the cards and boards of a pack, by `card:iris`, or `card:other/iris`."""
    cards = {f"card:{lead}{card.id}": card.name for card in pack.cards}
    boards = {f"wonder:{lead}{one.id}": one.name for one in pack.wonders}
    named = {**cards, **boards}.items()
    return {key: name[language].text for key, name in named if language in name}
