"""Lines of icons written by hand: every slip in every line of the packs is found, and named."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgen.checks.comparing.icon_lines import IconDifference, Kind, compare_icons
from cardgen.checks.run import findings_of
from cardgen.effects.power.description import icon_line
from cardgen.effects.power.terms import SYMBOLS, Icons
from cardgen.model.finding import Finding
from cardgen.model.text import Icon, icons_text
from cardgen.packs.notation import parse_icon
from cardgen.project.load import Selection, load_project
from tests.effects.test_line_meanings import SAID
from tests.small_root import APOLLO, small_root

LINES = tuple(dict.fromkeys(icon_line(said.power, marker=said.marker) for said in SAID))
# A sign instead of another, and what kind of slip that is.
SLIPS: tuple[tuple[tuple[str, ...], Kind], ...] = (
    (("card-red", "card-blue", "card-green", "card-god", "compass", "tablet"), "selector"),
    (("coin", "laurel", "shield", "any-resource", "stone", "debt"), "unit"),
    (("neighbours", "pawns-others", "pawn-other", "self-and-neighbours"), "scope"),
    (("gives", "per", "or", "eye"), "effect"),
)


def line(typed: str) -> Icons:
    read = [parse_icon(token) for token in typed.split()]
    assert None not in read
    return tuple(sign for sign in read if sign)


def slips(said: Icons) -> Iterator[tuple[Icons, int, Kind]]:
    """Each line with one slip, where it is, and its kind."""
    for at, sign in enumerate(said):
        before, after = said[:at], said[at + 1 :]
        if sign.number.isdigit():
            yield (*before, Icon(sign.name, str(int(sign.number) + 1)), *after), at, "number"
        if said.count(sign) == 1 and "shield" not in sign.name:
            if len(said) > 1:
                yield (*before, *after), min(at, len(said) - 2), "missing"
            yield (*before, sign, Icon("anytime"), *after), at + 1, "added"
        for others, kind in SLIPS:
            run = sign.name == "shield" and Icon("half-shield") in after  # one and a half of them
            if sign.name in others and said.count(sign) == 1 and not run:
                other = next(name for name in others if name not in {each.name for each in said})
                yield (*before, Icon(other, sign.number), *after), at, kind


def test_every_slip_in_every_line_is_found_where_it_is() -> None:
    tried = 0
    for said in LINES:
        for wrong, at, kind in slips(said):
            found = compare_icons(wrong, said)
            tried += 1
            assert [each.kind for each in found] == [kind], icons_text(wrong)
            assert found[0].at == at or _one_list(wrong, found[0].at, at), icons_text(wrong)
    assert tried > 600


def _one_list(said: Icons, one: int, other: int) -> bool:
    """Whether two places are in one list of colours: what it lacks is told at its end."""
    first, last = sorted((one, other))
    return all(sign.name.startswith("card-") or sign.name in SYMBOLS for sign in said[first:last])


def test_the_line_itself_differs_in_nothing() -> None:
    assert len(LINES) > 100
    assert [icons_text(said) for said in LINES if compare_icons(said, said)] == []


@pytest.mark.parametrize(
    ("said", "declared", "found"),
    [
        ("card-red card-blue gives coin:1", "card-blue card-red gives coin:1", []),
        ("card-red or card-blue gives coin:1", "card-blue or card-red gives coin:1", []),
        ("laurel:3 per card-red plus card-blue", "laurel:3 per card-blue plus card-red", []),
        ("laurel:3 per card-red or card-blue", "laurel:3 per card-red plus card-blue",
         [("effect", 3)]),
        ("sell or card-blue", "card-blue or sell", [("order", 0)]),
        ("laurel:3 per gear tablet compass", "laurel:3 per compass gear tablet", []),
        ("coin:1 per card-red", "card-red per coin:1", [("order", 0)]),
        ("shield shield", "shield shield shield", [("number", 0)]),
        ("half-shield", "shield half-shield", [("number", 0)]),
        ("shield half-shield", "shield half-shield", []),
        ("pawn-self defeat pawn-other victory:3", "victory:3 pawn-self defeat pawn-other",
         [("order", 0)]),
        ("coin:4 per card-red", "coin:3 per card-green", [("number", 0), ("selector", 2)]),
        ("coin:3", "coin:3 or debt:1", [("missing", 0), ("missing", 0)]),
        ("card-blue coin:1", "card-blue gives coin:1", [("missing", 1)]),
    ],
)  # fmt: skip
def test_what_is_told(said: str, declared: str, found: list[tuple[Kind, int]]) -> None:
    told = compare_icons(line(said), line(declared))
    assert [(each.kind, each.at) for each in told] == found


def test_what_is_missing_is_named() -> None:
    (found,) = compare_icons(line("coin:1 per card-red"), line("coin:1 per card-red neighbours"))
    assert found == IconDifference("missing", 2, (), (Icon("neighbours"),))


def check(folder: Path, printed: str, *, game: str = "seven-wonders") -> list[Finding]:
    """What is found of Apollo, who gives 3, 5 and 7 coins, with these written icons."""
    root = small_root(folder, {"cards/trial/cards.yaml": APOLLO + printed})
    pack = root / "cards" / "trial" / "pack.yaml"
    pack.write_text(pack.read_text("utf-8").replace("seven-wonders", game), encoding="utf-8")
    found = findings_of(load_project(root, Selection()).project)
    return [finding for finding in found if finding.check.startswith("icons-")]


def test_all_witnesses_are_told(tmp_path: Path) -> None:
    (finding,) = check(tmp_path, "  printed: {II: {icons: [coin:4]}}\n")
    assert (finding.code, finding.card) == ("icons-number", "apollo")
    assert finding.message == "in Age II, the icons say coin:4, the effect says coin:5"
    assert str(finding.place) == "cards/trial/cards.yaml:14:26"
    assert finding.help.splitlines() == [
        "write coin:5 here, or say why not in exception:",
        "effect II: coin:5",
        "icons: coin:4",
        "fr: À l’invocation, recevez {coin:5} de la banque.",
        "en: On invocation, gain {coin:5} from the bank.",
    ]


def test_one_line_for_several_ages_is_held_against_each(tmp_path: Path) -> None:
    found = check(tmp_path, "  printed: {I-II: {icons: [coin:3]}}\n")
    assert [each.message for each in found] == [
        "in Age II, the icons say coin:3, the effect says coin:5"
    ]


def test_a_line_by_age_is_read_by_age(tmp_path: Path) -> None:
    printed = "  printed: {I: {icons: [coin:3]}, II-III: {icons: [{II: coin:5, III: coin:8}]}}\n"
    (finding,) = check(tmp_path, printed)
    assert finding.message == "in Age III, the icons say coin:8, the effect says coin:7"
    assert finding.place.column == printed.index("coin:8") + 1


def test_a_reason_excuses_what_is_left_out(tmp_path: Path) -> None:
    assert check(tmp_path, "  printed: {II: {icons: [], exception: so it was}}\n") == []


def test_no_reason_excuses_signs_of_other_effects(tmp_path: Path) -> None:
    (finding,) = check(tmp_path, "  printed: {II: {icons: [shield], exception: so it was}}\n")
    assert finding.code == "icons-unit"
    assert (finding.help or "").startswith("write coin:5 here\n")


def test_where_there_are_no_effects_icons_are_free(tmp_path: Path) -> None:
    assert check(tmp_path, "  printed: {II: {icons: [shield]}}\n", game="none") == []


def test_a_power_that_cannot_be_read_accuses_nobody(tmp_path: Path) -> None:
    printed = "  printed: {II: {icons: [shield]}}\n"
    written = printed + "  variants: [{with: cities, said: card, power: [{coin: 1}]}]\n"
    assert check(tmp_path, written) == []
