"""Icons that authors wrote by hand, read back and compared with those of the effect.

The effect's own icons repeat it and are no witness; written ones are. They agree, or differ for a
reason that stands beside them.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.checks.comparing.icon_lines import IconDifference, Kind, compare_icons
from cardgen.effects.power.description import icon_line
from cardgen.effects.power.terms import Icons
from cardgen.model.ages import AGES
from cardgen.model.card import Card, PrintedIcons
from cardgen.model.finding import Finding
from cardgen.model.located import ValueRef
from cardgen.model.text import icons_text
from cardgen.project.pack_view import PackView

SAYS = {
    "missing": "the icons lack {declared}, which the effect has",
    "added": "the icons add {said}, which the effect does not have",
    "order": "the icons have {said} where the effect has {declared}",
}
CODES: Mapping[Kind, str] = {
    "added": "icons-added",
    "effect": "icons-effect",
    "missing": "icons-missing",
    "number": "icons-number",
    "order": "icons-order",
    "scope": "icons-scope",
    "selector": "icons-selector",
    "unit": "icons-unit",
}
DIFFERS = "the icons say {said}, the effect says {declared}"


class PrintedIconLine(NamedTuple):
    """Written icons, the Ages (indexes) they stand for, and the effect's own in each of these."""

    card: Card
    printed: PrintedIcons
    ages: tuple[int, ...]
    lines: tuple[Icons, ...]

    @property
    def differences(self) -> dict[IconDifference, list[int]]:
        """Each difference with the Ages it is seen in."""
        found: dict[IconDifference, list[int]] = {}
        for age, line in zip(self.ages, self.lines, strict=True):
            for one in compare_icons(self.printed.icons, line):
                found.setdefault(one, []).append(age)
        return found


def printed_icon_lines(view: PackView, card: Card) -> Iterator[PrintedIconLine]:
    """Every line written on a card whose power can be read; without effects icons are free."""
    if not view.pack.game.rules or not any(card.printed) or card.id in view.faulty_powers:
        return
    lines = [icon_line(power, marker=card.marker) for power in view.powers(card)]
    for printed in {id(each): each for each in card.printed if each}.values():
        ages = tuple(age for age in range(len(AGES)) if card.printed[age] is printed)
        yield PrintedIconLine(card, printed, ages, tuple(lines[age] for age in ages))


def check_icons(view: PackView, card: Card) -> Iterator[Finding]:
    """Differences that no reason excuses, and reasons recorded where nothing differs."""
    for one in printed_icon_lines(view, card):
        for difference, ages in one.differences.items():
            if not one.printed.reason or _is_untrue(one, difference):
                yield _finding(one, difference, ages, CODES[difference.kind])
        if one.printed.reason and not one.differences:
            yield _without_need(one)


def _is_untrue(one: PrintedIconLine, difference: IconDifference) -> bool:
    """Whether a sign is none that the effect has: no reason lets it tell something else."""
    return any(line and set(difference.said) - set(line) for line in one.lines)


def _without_need(one: PrintedIconLine) -> Finding:
    place = ValueRef(one.printed.entry, "exception").key_place
    message = "a reason is recorded, but the icons say what the effect says"
    help = "leave exception: out; the icons may stay, and are compared from now on"
    return Finding("icons-exception", "icons-exception", place, message, help, card=one.card.id)


def _finding(
    one: PrintedIconLine, difference: IconDifference, ages: list[int], code: str
) -> Finding:
    say = SAYS.get(difference.kind, DIFFERS)
    message = say.format(said=icons_text(difference.said), declared=icons_text(difference.declared))
    if len(ages) < len(AGES):
        message = f"in Age {' and '.join(AGES[age] for age in ages)}, {message}"
    place = one.printed.entry.place("icons", difference.at)
    help = "\n".join(_witnesses(one, difference, ages[0]))
    return Finding(code, code, place, message, help, card=one.card.id)


def _witnesses(one: PrintedIconLine, difference: IconDifference, age: int) -> Iterator[str]:
    """What to do, and all that the card says of that Age."""
    excuse = "" if one.printed.reason else ", or say why not in exception:"
    yield f"{_mend(difference)}{excuse}"
    yield f"effect {AGES[age]}: {icons_text(one.lines[one.ages.index(age)]) or 'nothing'}"
    yield f"icons: {icons_text(one.printed.icons)}"
    for language, words in one.card.text.items():
        said = "".join(run if isinstance(run, str) else f"{{{run}}}" for run in words[age])
        yield f"{language}: {said}"


def _mend(difference: IconDifference) -> str:
    declared = icons_text(difference.declared)
    if difference.kind == "added":
        return f"remove {icons_text(difference.said)}"
    return f"add {declared}" if difference.kind == "missing" else f"write {declared} here"
