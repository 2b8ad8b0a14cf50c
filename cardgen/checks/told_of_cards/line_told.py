"""The line of the score pad on which points of a card go, told otherwise than the game has it."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.card_clauses import SENTENCE, CardStretch
from cardgen.checks.passages.card_looks import CardLook, look_at_told_cards
from cardgen.checks.passages.wordings import gapped_pattern
from cardgen.model.card import Card
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.prose import Prose

CODE = "line-told"
NAME = r"(\w+)"
BESIDE = ("notes", "ruling", "reason", "aid", "says")

LineNames = Mapping[str, Mapping[str, str]]  # by language, by id: the first word of its name


def check_line_told(prose: "Prose") -> "Iterator[Finding]":
    """Every sentence about one card that names a line."""
    for pack in prose.packs:
        names = _line_names(prose, pack)
        if names:
            score = [(line.id, line.counts) for line in pack.pack.game.score.values()]
            kinds = [(deck.kind, [card.id for card in deck.cards]) for deck in pack.pack.decks]
            rivals = _of_cards(pack.view, pack.pack.printed_cards)
            known_by = CODE, score, [*names.items()], kinds, sorted(rivals)
            look = partial(_look, prose, pack.view, names, rivals)
            yield from look_at_told_cards(prose, pack, BESIDE, look, *known_by)


def _line_names(prose: "Prose", pack: "PackProse") -> LineNames:
    """The first word of each line, in the languages whose score pads have words."""
    languages = pack.view.composers_by_ink[0].assets.languages
    found: dict[str, dict[str, str]] = {}
    for how in prose.spoken:
        sheet = languages.file(how.language, "sheets").value
        lines = sheet.scorepad.lines if sheet and sheet.scorepad else {}
        found[how.language] = {
            id: said.name.split()[0].casefold()
            for id, said in lines.items()
            if id in pack.pack.game.score
        }
    return {language: names for language, names in found.items() if names}


def _look(
    prose: "Prose",
    view: "PackView",
    names: LineNames,
    rivals: frozenset[str],
    how: "LanguageProse",
) -> CardLook | None:
    lines = names.get(how.language, {})
    patterns = [gapped_pattern(one, NAME) for one in how.orthography.score_lines] if lines else []

    def may_tell(words: str) -> bool:
        return any(pattern.search(words) for pattern in patterns)

    def find(one: CardStretch) -> "Iterator[Finding]":
        own = _of_cards(view, (each for each in one.owners if isinstance(each, Card)))
        told = [hit for pattern in patterns for hit in pattern.finditer(one.words)]
        ids = [[id for id in lines if lines[id] == hit[1].casefold()] for hit in told]
        if own and not any(own.intersection(each) for each in ids):
            for hit, each in zip(told, ids, strict=True):
                if not rivals.isdisjoint(each):
                    yield _finding(prose, one, hit, [lines[id] for id in own if id in lines])

    return CardLook(SENTENCE, may_tell, find) if patterns else None


def _of_cards(view: "PackView", cards: Iterable[Card]) -> frozenset[str]:
    """The lines that count cards of such kinds, or are called like their colours."""
    told = {word for card in cards for word in (card.colour, _kind(view, card)) if word}
    return frozenset(
        line.id
        for line in view.pack.game.score.values()
        if line.id in told or not told.isdisjoint(line.counts)
    )


def _kind(view: "PackView", card: Card) -> str:
    return view.kind(card) if card.pack == view.pack.id else ""


def _finding(
    prose: "Prose", one: CardStretch, hit: "re.Match[str]", own: Sequence[str]
) -> "Finding":
    listed = join_words(sorted({*own}), joined_by="or")
    message = f'"{hit[0]}", and the points of {one.id} are counted on that of {listed}'
    help = "name the line of its kind or its colour, as score: of the game has it"
    return prose.places.finding(CODE, one.said, one.span(*hit.span(1)), message, help)


LINE_TOLD = Check(
    slug="line-told",
    title="Points that are told on the score line of other cards",
    why="""\
Under `score:` of the game stands on which line of score pads the points of each kind of card are
counted (`counts:`), and lines that are called like a colour count those of that colour. A sentence
about one card that names a line (`score lines` of templates/languages/<language>/prose.yaml) names
that of the card, or one on which no other kind of card of the pack is counted, such as the coins.
""",
    refused="""\
# the Courtesans Guild is purple: its line is that of the Guilds
notes: {en: ["The points of the Guild go on the Leaders line."]}
""",
    mend="""\
Name the line of the card; where the points are counted elsewhere, say of which card they are.
""",
    over_prose=check_line_told,
    of_cards=("words",),
)
