"""Boards and tokens described as cards are: of sides and stages the costs, powers and words."""

from collections.abc import Iterator, Mapping

from cardgen.cli.shown.card_text import (
    INDENT,
    cost_text,
    reading_text,
    runs_text,
    texts_of,
    titled_lines,
)
from cardgen.effects.power.ability import Ability
from cardgen.effects.power.description import describe_ability, icon_line
from cardgen.model.component import ComponentSet, GameToken
from cardgen.model.located import Seq
from cardgen.model.text import icons_text
from cardgen.model.wonder import Wonder
from cardgen.phrasebook.subjects import BoardPart, board_sides, board_stages
from cardgen.project.pack_view import PackView
from cardgen.project.texts import SubjectTexts


def describe_component(
    one: Wonder | GameToken, of: ComponentSet | None, view: PackView
) -> Iterator[str]:
    """Every line about a board or token, in the material's languages."""
    names = dict.fromkeys(one.name[language].text for language in view.languages)
    yield f"{one.pack}/{of.id + '/' if of else ''}{one.id}: {', '.join(names)}"
    yield f"{'place':{INDENT}}{one.place('id')}"
    if of:
        yield f"{'set':{INDENT}}{of.id}, {of.members.index(one) + 1} of {len(of.members)}"
    facts = _board_facts(one, view) if isinstance(one, Wonder) else _token_facts(one)
    yield from (f"{name:{INDENT}}{fact}" for name, fact in facts.items() if fact)
    if isinstance(one, Wonder):
        yield from _board(one, view)


def _token_facts(one: GameToken) -> Mapping[str, str]:
    copies = str(one.copies) if one.copies > 1 else ""
    value = str(one.value or "")
    return {
        "pantheon": one.pantheon,
        "style": one.style,
        "emblem": one.emblem,
        "colour": one.colour,
        "value": value,
        "legend": ", ".join(one.legend),
        "copies": copies,
    }


def _board_facts(one: Wonder, view: PackView) -> Mapping[str, str]:
    built = dict.fromkeys(one.wonder[each].text for each in view.languages if each in one.wonder)
    return {
        "wonder": ", ".join(built),
        "in play": ", ".join(one.needs.play),
        "with cards": ", ".join(one.needs.cards),
    }


def _board(one: Wonder, view: PackView) -> Iterator[str]:
    """What the sides of a board produce, what each stage costs, does and says."""
    made = ((letter, side.produces) for letter, side in one.sides.items())
    yield from titled_lines("produces", made)
    game, typed = view.pack.game, view.readings.board(one)
    stages = [
        (f"{letter} {number}", stage)
        for letter, side in one.sides.items()
        for number, stage in enumerate(side.stages, 1)
    ]
    yield from titled_lines("cost", ((at, cost_text(game, stage.cost)) for at, stage in stages))
    powers = tuple((at, typed(power)) for at, power in _powers(one))
    yield from titled_lines("understood", ((at, _understood(power)) for at, power in powers))
    yield from titled_lines("icons", ((at, icons_text(icon_line(power))) for at, power in powers))
    yield from _words(one, view)
    for name, source in one.sources.items():
        yield f"{'source':{INDENT}}{name or 'all'}: {source}"


def _powers(one: Wonder) -> Iterator[tuple[str, Seq]]:
    """The powers of sides that have one, and of all stages."""
    for letter, side in one.sides.items():
        if side.power:
            yield letter, side.power
        yield from (
            (f"{letter} {number}", held.power) for number, held in enumerate(side.stages, 1)
        )


def _understood(power: tuple[Ability, ...]) -> str:
    return "\n".join(map(describe_ability, power))


def _words(one: Wonder, view: PackView) -> Iterator[str]:
    """What sides and stages say in each language, and how it is read."""
    parts = (*board_sides(one), *board_stages(one))
    readers = {text.speaker.id: text for text in texts_of(view)}
    for language in view.languages:
        said = [part for part in parts if language in part.text]
        words = ((_called(part), runs_text(part.text[language][0])) for part in said)
        yield from titled_lines(f"text {language}", words)
        read = ((_called(part), _reading(readers.get(part.id), language)) for part in said)
        yield from titled_lines(f"read {language}", ((at, told) for at, told in read if told))
        sides = ((letter, side.notes.get(language, ())) for letter, side in one.sides.items())
        notes = ((letter, "\n".join(told)) for letter, told in sides if told)
        yield from titled_lines(f"notes {language}", notes)


def _called(part: BoardPart) -> str:
    """`A 2-3`, the part of a board that speaks."""
    return part.id.partition(" ")[2]


def _reading(text: SubjectTexts | None, language: str) -> str:
    """What words are read as; "" where they cannot be compared with anything."""
    if text is None or language not in text.languages or not text.powers[0]:
        return ""
    wording = text.of(language, 0)
    return reading_text(text, wording) if wording else ""
