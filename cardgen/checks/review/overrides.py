"""Icons that authors wrote by hand, read back and compared with those of the effect.

The effect's own icons repeat it and are no witness; written ones are. They agree, or differ for a
reason that stands beside them.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardgen.checks.review.material import Material
from cardgen.checks.review.sign_differences import Difference, Kind, differences, shown
from cardgen.effects.power.lines import icon_line
from cardgen.effects.power.terms import Icons
from cardgen.loading.report import Where
from cardgen.model.ages import AGES
from cardgen.model.card import Card, PrintedIcons
from cardgen.model.finding import Finding

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


class Override(NamedTuple):
    """Written icons, the Ages (indexes) they stand for, and the effect's own in each of these."""

    card: Card
    printed: PrintedIcons
    ages: tuple[int, ...]
    lines: tuple[Icons, ...]

    @property
    def differences(self) -> dict[Difference, list[int]]:
        """Each difference with the Ages it is seen in."""
        found: dict[Difference, list[int]] = {}
        for age, line in zip(self.ages, self.lines, strict=True):
            for one in differences(self.printed.icons, line):
                found.setdefault(one, []).append(age)
        return found


def overrides(material: Material) -> Iterator[Override]:
    """Every written line whose power could be read; in a game without effects icons are free."""
    written = material.overridden if material.pack.game != "none" else ()
    faulty = {finding.card for finding in material.power_findings} if written else ()
    for card in written:
        if card.id not in faulty:
            powers = material.powers(card)
            lines = [icon_line(power, marker=card.marker) for power in powers]
            for printed in {id(each): each for each in card.printed if each}.values():
                ages = tuple(age for age in range(len(AGES)) if card.printed[age] is printed)
                yield Override(card, printed, ages, tuple(lines[age] for age in ages))


def check_icons(material: Material) -> Iterator[Finding]:
    """Differences for which no reason is recorded, and reasons recorded where nothing differs."""
    for one in overrides(material):
        if not one.printed.reason:
            for difference, ages in one.differences.items():
                yield _finding(one, difference, ages, CODES[difference.kind])
        elif not one.differences:
            yield _without_need(one)


def _without_need(one: Override) -> Finding:
    place = Where(one.printed.entry, "exception").key_place
    message = "a reason is recorded, but the icons say what the effect says"
    help = "leave exception: out; the icons may stay, and are compared from now on"
    return Finding("icons-exception", "icons-exception", place, message, help, card=one.card.id)


def _finding(one: Override, difference: Difference, ages: list[int], code: str) -> Finding:
    say = SAYS.get(difference.kind, DIFFERS)
    message = say.format(said=shown(difference.said), declared=shown(difference.declared))
    if len(ages) < len(AGES):
        message = f"in Age {' and '.join(AGES[age] for age in ages)}, {message}"
    place = one.printed.entry.place("icons", difference.at)
    help = "\n".join(_witnesses(one, difference, ages[0]))
    return Finding(code, code, place, message, help, card=one.card.id)


def _witnesses(one: Override, difference: Difference, age: int) -> Iterator[str]:
    """What to do, and all that the card says of that Age."""
    yield f"{_mend(difference)}, or say why not in exception:"
    yield f"effect {AGES[age]}: {shown(one.lines[one.ages.index(age)]) or 'nothing'}"
    yield f"icons: {shown(one.printed.icons)}"
    for language, words in one.card.text.items():
        said = "".join(run if isinstance(run, str) else f"{{{run}}}" for run in words[age])
        yield f"{language}: {said}"


def _mend(difference: Difference) -> str:
    declared = shown(difference.declared)
    if difference.kind == "added":
        return f"remove {shown(difference.said)}"
    return f"add {declared}" if difference.kind == "missing" else f"write {declared} here"
