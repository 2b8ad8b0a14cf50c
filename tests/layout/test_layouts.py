"""Layouts: what extends does, and every mistake of a file at once, each in its own place."""

from pathlib import Path

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.composers import FaceComposer
from cardgen.layout.template.layouts import LAYOUT_SCHEMA, ZONE_KINDS
from cardgen.model.finding import Report, Stop
from cardgen.packs.json_schema import compact_schema
from cardgen.units import Box, Size
from cardgen.yaml.reader import read_file
from tests.conftest import ROOT
from tests.layout.layouts import faults, loaded, said, written

WORDS = "face: Vollkorn-Regular, size: [9, 6.5], colour: ink, on: paper"
BASE = f"""
    size: [65, 100]
    colours: {{ink: "#112233", paper: "#FFFFFF"}}
    grounds:
      frame: {{per: [pantheon], zones: {{field: {{panel: [0, 0, 65, 100], fill: [paper]}}}}}}
    zones:
      name: {{words: "{{{{ name }}}}", box: [5, 5, 50, 8], {WORDS}}}
      foot: {{words: "foot", box: [5, 90, 50, 5], {WORDS}}}
"""


def test_a_layout_is_read(tmp_path: Path) -> None:
    written(tmp_path, card=BASE)
    layout = loaded(tmp_path)
    assert (layout.name, layout.size) == ("card", Size(65, 100))
    assert layout.colours == {"ink": "#112233", "paper": "#FFFFFF"}
    assert [ground.per for ground in layout.grounds] == [("pantheon",)]
    assert len(layout.zones) == 2


def test_extends_lays_fields_over_fields(tmp_path: Path) -> None:
    written(tmp_path, base=BASE, card="""
        extends: base
        colours: {ink: "#000000"}
        zones: {foot: {box: [1, 2, 3, 4], align: right}, more: {signs: coin, box: [0, 0, 5, 5]}}
    """)  # fmt: skip
    layout, base = loaded(tmp_path), loaded(tmp_path, "base")
    assert layout.colours == {"ink": "#000000", "paper": "#FFFFFF"}
    name, foot, _ = layout.zones
    assert name.box == base.zones[0].box  # type: ignore[attr-defined]  # zones of words, all three
    assert (foot.box, foot.align) == (Box(1, 2, 3, 4), "right")  # type: ignore[attr-defined]  # so here
    assert foot.size == (9, 6.5)  # type: ignore[attr-defined]  # and here


def test_extends_goes_on_down(tmp_path: Path) -> None:
    written(
        tmp_path, base=BASE, middle="extends: base\nsize: [64, 99]",
        card='extends: middle\ncolours: {ink: "#000000"}',
    )  # fmt: skip
    assert loaded(tmp_path).size == Size(64, 99)
    assert loaded(tmp_path).colours["ink"] == "#000000"


def test_a_key_without_a_value_removes_what_lies_beneath(tmp_path: Path) -> None:
    written(tmp_path, base=BASE, card="extends: base\nzones: {foot: }\ngrounds:")
    layout = loaded(tmp_path)
    assert (len(layout.zones), layout.grounds) == (1, ())


def test_removing_what_is_not_there_is_a_mistake(tmp_path: Path) -> None:
    written(tmp_path, base=BASE, card="extends: base\nzones:\n  foto:")
    (fault,) = faults(tmp_path)
    assert said((fault,)) == ["card:3 nothing-to-remove"]
    assert fault.message == 'there is no "foto" to remove: did you mean "foot"?'


def test_layouts_that_extend_each_other_are_refused_where_they_do(tmp_path: Path) -> None:
    written(tmp_path, card="size: [1, 1]\nextends: other", other="extends: card")
    with pytest.raises(Stop, match="in a ring: card → other → card") as stop:
        loaded(tmp_path)
    assert str(stop.value.place) == "templates/layouts/other.yaml:1:10"


def test_an_unknown_layout_is_refused_with_the_nearest(tmp_path: Path) -> None:
    written(tmp_path, god=BASE, card="size: [1, 1]\nextends: gdo")
    with pytest.raises(Stop, match='no layout "gods": did you mean "god"') as unknown:
        loaded(tmp_path, "gods")
    assert unknown.value.place is None
    assert unknown.value.help == "known: card or god"
    with pytest.raises(Stop, match='no layout "gdo": did you mean "god"') as extended:
        loaded(tmp_path)
    assert str(extended.value.place) == "templates/layouts/card.yaml:2:10"


def test_every_mistake_is_told_at_once_in_its_own_file(tmp_path: Path) -> None:
    written(tmp_path, base=f"""
        size: [65, 100]
        colours: {{ink: "#112233", paper: white}}
        zones:
          name: {{words: a, box: [5, 5, 50], {WORDS}}}
          foot:
            words: b
            box: [5, 5, 50, 8]
            face: 7
            size: [6, 9]
            colour: "{{{{ 1 + }}}}"
            on: paper
            leading: wide
    """, card="""
        extends: base
        zones:
          name:
            algin: left
          foot: {lines: 0}
          more: {sings: coin, box: [0, 0, 1, 1]}
          both: {signs: coin, words: coin}
    """)  # fmt: skip
    assert sorted(said(faults(tmp_path))) == sorted([
        "base:2 wrong-type",  # paper: white
        "base:4 wrong-type",  # a box of three numbers
        "card:4 unknown-key",  # algin
        "base:8 wrong-type",  # face: 7
        "base:9 wrong-type",  # sizes that rise
        "base:10 expression",
        "base:12 wrong-type",  # leading: wide
        "card:5 wrong-type",  # lines: 0
        "card:6 zone-kind",  # sings
        "card:7 zone-kind",  # two kinds
    ])  # fmt: skip


def test_scalars_beneath_keep_the_column_in_their_own_file(tmp_path: Path) -> None:
    """Laid over a map of another file, a scalar must not be looked for in that file."""
    base = BASE.replace("[5, 90, 50, 5]", "[5, 90, 50, -5]")
    written(
        tmp_path, base=base, middle="extends: base\nzones: {foot: {align: left}}",
        card="# a comment\n\nextends: middle\nzones: {foot: {valign: top}}",
    )  # fmt: skip
    (fault,) = faults(tmp_path)
    place = fault.place
    assert (place.file, place.line) == ("templates/layouts/base.yaml", 7)
    line = (tmp_path / place.file).read_text(encoding="utf-8").splitlines()[place.line - 1]
    assert line[place.column - 1 :].startswith("[5, 90, 50, -5]")


def test_an_unknown_field_is_answered_with_the_nearest(tmp_path: Path) -> None:
    written(tmp_path, card=BASE + "      more: {signs: coin, box: [0, 0, 1, 1], gpa: 1}\n")
    (fault,) = faults(tmp_path)
    assert fault.message == 'unknown key "gpa": did you mean "gap"?'


def test_an_unknown_kind_of_zone_is_answered_with_the_nearest(tmp_path: Path) -> None:
    written(tmp_path, card=BASE + "      more: {frize: greek, box: [0, 0, 1, 1]}\n")
    (fault,) = faults(tmp_path)
    assert fault.message == 'no kind of zone: did you mean "frieze"?'
    assert all(kind in fault.help for kind in ZONE_KINDS)


def test_a_key_that_zones_may_have_is_no_misspelt_kind(tmp_path: Path) -> None:
    written(tmp_path, card=BASE + "      more: {text: Fish, size: [9], on: ink}\n")
    (fault,) = faults(tmp_path)
    assert fault.message == "no kind of zone"  # not: did you mean "picture", "frieze", "coin"


@pytest.mark.parametrize(
    ("zone", "line"),
    [
        ("{panel: [0, 0, 1, 1], fill: [papre]}", 1),
        ("{panel: [0, 0, 1, 1], stroke: papre}", 1),
        ("{drawing: icons/coin, box: [0, 0, 1, 1], tint: papre}", 1),
    ],
)
def test_an_unknown_colour_is_told_when_the_layout_is_read(
    tmp_path: Path, zone: str, line: int
) -> None:
    written(tmp_path, card=BASE + f"      more: {zone}\n")
    (fault,) = faults(tmp_path)
    assert said((fault,)) == ["card:8 unknown-colour"]
    assert fault.message == 'unknown colour "papre": did you mean "paper"?'


def test_a_colour_that_an_expression_gives_is_the_fault_of_what_gives_it(tmp_path: Path) -> None:
    zone = '{panel: [0, 0, 1, 1], stroke: "{{ pantheon }}"}'
    written(tmp_path, card=BASE + f"      more: {zone}\n")
    composer = FaceComposer(loaded(tmp_path), Assets(ROOT))
    subject = {"id": "a", "language": "en", "name": "A", "pantheon": "greek"}
    with pytest.raises(Stop, match='unknown colour "greek"') as stop:
        composer.face(subject)
    assert stop.value.place is None  # then the card is named, and the layout beside it
    assert "templates/layouts/card.yaml:8:" in str(stop.value)
    with pytest.raises(Stop, match="the card has no colour for this") as stop:
        composer.face({**subject, "pantheon": ""})
    assert "give the card one, or let the zone say if: where it has none" in stop.value.help


@pytest.mark.parametrize(
    ("written_", "said_"),
    [
        ("box: [1, 2, 3]", "expected a box [x, y, width, height] in mm"),
        ("box: [1, 2, 3, 4, 5]", "expected a box [x, y, width, height] in mm"),
        ("box: [1, 2, 0, 4]", "width and height above 0"),
        ("box: 5", "expected a box [x, y, width, height] in mm"),
        ("box: [1, 2, 3, wide]", "expected a number"),
        ("size: []", "expected sizes [largest, smallest]"),
        ("size: [6.5, 9]", "expected sizes [largest, smallest]"),
        ("size: [9, 0]", "expected sizes [largest, smallest] above 0"),
        ("leading: 0", "expected a number above 0"),
        ("align: centre", 'did you mean "center"'),
    ],
)
def test_lengths_are_checked_when_the_layout_is_read(
    tmp_path: Path, written_: str, said_: str
) -> None:
    key = written_.partition(":")[0]
    rest = {"words": "a", "box": "[1, 2, 3, 4]", "face": "F", "size": "[9, 6]", "colour": "ink",
            "on": "paper"}  # fmt: skip
    zone = ", ".join((written_, *(f"{k}: {v}" for k, v in rest.items() if k != key)))
    written(tmp_path, card=BASE + f"      more: {{{zone}}}\n")
    (fault,) = faults(tmp_path)
    assert said_ in fault.message
    assert fault.place.line == 8


def test_a_file_that_is_no_map_is_refused(tmp_path: Path) -> None:
    written(tmp_path, card="- a\n- b\n")
    assert said(faults(tmp_path)) == ["card:1 wrong-type"]


def test_a_file_that_is_no_yaml_is_refused_with_its_line(tmp_path: Path) -> None:
    written(tmp_path, card="size: [1, 2]\nzones: {name: 1\n")
    with pytest.raises(Stop, match="not closed") as stop:
        loaded(tmp_path)
    assert stop.value.place is not None
    assert stop.value.place.file == "templates/layouts/card.yaml"
    assert stop.value.place.line >= 2


def test_a_missing_size_is_told(tmp_path: Path) -> None:
    written(tmp_path, card="zones: {}")
    (fault,) = faults(tmp_path)
    assert fault.message == 'missing key "size"'


def test_no_field_of_any_zone_is_the_name_of_a_kind() -> None:
    """Else a zone could not tell by its keys which kind it is."""
    for kind, record in ZONE_KINDS.items():
        assert kind in record.required
        assert not (record.fields.keys() & ZONE_KINDS.keys()) - {kind}
        known = {*record.make._fields}  # type: ignore[attr-defined]  # zones are named tuples
        assert {record.names[key] for key in record.fields} == known


def test_shipped_layouts_satisfy_the_schema_that_editors_use() -> None:
    import json

    import jsonschema

    schema = compact_schema(json.loads(json.dumps(LAYOUT_SCHEMA.json_schema())))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for file in sorted((ROOT / "templates" / "layouts").glob("*.yaml")):
        entry = read_file(file, file=file.name, report=Report())
        if "extends" not in entry:  # those are whole only once they lie over their base
            validator.validate(json.loads(json.dumps(entry)))


def test_a_column_that_the_card_has_no_room_for_is_told(tmp_path: Path) -> None:
    """Numerals, costs and powers of a body by Age each have a column of their own."""
    god = (ROOT / "templates" / "layouts" / "god.yaml").read_text(encoding="utf-8")
    written(tmp_path, card=god.replace("column: [25.35, 36.65]", "column: [25.7, 41.8]"))
    (fault,) = faults(tmp_path)
    assert said((fault,))[0].endswith("outside-card")
    assert fault.message == 'the column of "body" reaches 2.5 mm over the right edge'


def test_a_zone_that_is_not_beneath_is_answered_with_those_that_are(tmp_path: Path) -> None:
    written(tmp_path, base=BASE, card="extends: base\nzones:\n  nome: {size: [12, 8]}\n")
    (fault,) = faults(tmp_path)
    assert faults(tmp_path) == (fault,), "what was read once is not changed"
    assert fault.message == 'the layout beneath has no zone "nome": did you mean "name"?'
    assert fault.help.startswith("it has name and foot; a new zone names its kind: ages, badges, ")
    assert said((fault,)) == ["card:3 zone-kind"]


def test_a_layout_that_extends_itself_is_told_to_take_another_name(tmp_path: Path) -> None:
    written(tmp_path, card="extends: card")
    with pytest.raises(Stop, match='the layout "card" extends itself') as stop:
        loaded(tmp_path)
    assert "templates/layouts/my-card.yaml" in stop.value.help
    assert "extends: card" in stop.value.help


def test_what_a_ground_may_name_is_told_with_how_it_may_name_more(tmp_path: Path) -> None:
    zone = '{words: "{{ name }}", box: [5, 5, 50, 8], ' + WORDS + "}"
    written(tmp_path, card=f"size: [65, 100]\ncolours: {{ink: '#000000', paper: '#FFFFFF'}}\n"
            f"grounds: {{frame: {{zones: {{name: {zone}}}}}}}\n")  # fmt: skip
    composer = FaceComposer(loaded(tmp_path), Assets(ROOT))
    with pytest.raises(Stop, match='a ground does not know "name"') as stop:
        composer.face({"language": "en", "name": "Iris", "id": "iris"})
    assert "per: [name]" in stop.value.help


@pytest.mark.parametrize("written_as", ["24x24", "24 x 24"])
def test_a_size_as_kinds_have_it_is_told_how_layouts_have_it(
    tmp_path: Path, written_as: str
) -> None:
    written(tmp_path, card=f"size: {written_as}")
    (fault,) = faults(tmp_path)
    assert fault.help == "write [24, 24]"
