"""Expressions look at the card and at nothing else, and say where they are when they fail."""

from typing import Any

import pytest

from cardgen.layout.template.expressions import GroundVariables, compile_value
from cardgen.model.finding import Place, Stop
from cardgen.model.text import Icon

PLACE = Place("templates/layouts/god.yaml", 12, 7)
SUBJECT = {"name": "Zeus", "number": 3, "rows": (Icon("coin", "3"),), "big": 10**6, "none": "x",
           "said": ("gain 3",), "words": ("Gain ", Icon("coin", "3"))}  # fmt: skip


LARGEST = 1_000_000  # characters


def value(written: Any) -> Any:
    return compile_value(written, PLACE)(SUBJECT)


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("plain", "plain"),
        (7, 7),
        ("{{ name }}", "Zeus"),
        ("{{ rows }}", SUBJECT["rows"]),
        ("{{number}}/{{ number + 1 }}", "3/4"),
        (
            "{{ name }}: {{ rows }} or {{ said }}{{ said }}.",
            ("Zeus: ", Icon("coin", "3"), " or gain 3gain 3."),
        ),
        ("{{ name | upper }}", "ZEUS"),
        ("{{ name.lower() }}", "zeus"),
        ("{{ rows[0].number }}", "3"),
        ("{{ 'a' if number > 2 else 'b' }}", "a"),
        ("{{ true }}", True),
        ("{{ number * 2 ** 3 }}", 24),
        ("{{ 2.5678 | round(2) }}", 2.57),
        ("{{ 25.5 | round(-1, 'floor') | int }}", 20),
        ("{{ missing | default('none') }}", "none"),
        ("{{ said ~ name | upper }}", "gain 3ZEUS"),
        ("{{ words if number > 2 else name }}", ("Gain ", Icon("coin", "3"))),
        ("{{ words | length }}", 2),
    ],
)
def test_values(written: Any, found: Any) -> None:
    assert value(written) == found


@pytest.mark.parametrize(
    "written",
    [
        "{{ range(3) }}",
        "{{ cycler }}",
        "{{ self }}",
        "{{ name.__class__ }}",
        "{{ ''.__class__.__mro__ }}",
        "{{ name['__class__'] }}",
        "{{ name.format(1) }}",
        "{{ '{0.__class__}'.format(name) }}",
        "{{ '{:1000000000}'.format(name) }}",
        "{{ '{a:1000000000}'.format_map({'a': 1}) }}",
        "{{ name.ljust(9) }}",
        "{{ name.join(['a', 'b']) }}",
        "{{ rows.count(1) }}",
        "{{ rows[0]._replace(name='x') }}",
        "{{ missing }}",
        "{{ name.missing }}",
        "{{ name * 2 }}",
        "{{ 'a' * 10 ** 6 }}",
        "{{ '%1000000000d' % 3 }}",
        "{{ '%s' % name }}",
        "{{ [1] * 9 }}",
        "{{ 9 ** 9 }}",
        "{{ big * big * big }}",
        "{{ number / 0 }}",
        "{{ number | round(-999999999) }}",
        "{{ number | round(999999999, 'floor') }}",
        "{{ number | round(1.5) }}",
        "{{ number | round(2, '__class__') }}",
        "{{ number + name }}",
        "{{ name() }}",
        "{{ words ~ name }}",
        "{{ words | upper }}",
    ],
)
def test_what_has_no_value_is_refused_with_its_place(written: str) -> None:
    with pytest.raises(Stop, match="has no value here|no variable") as stop:
        value(written)
    assert stop.value.place == PLACE


@pytest.mark.parametrize(
    "written",
    [
        "{{ name",
        "name }}",
        "{{ name }} and {{",
        "{{ {{ name }} }}",
        "{{ }}",
        "{{ 1 + }}",
        "{{ name | attr('x') }}",
        "{{ name | center(1000000000) }}",
        "{{ name | format }}",
        "{{ name | map('upper') }}",
        "{{ 'x' | join('y') }}",
        "{{ " + "(" * 400 + "1" + ")" * 400 + " }}",
    ],
)
def test_what_cannot_be_read_is_refused_when_the_layout_is(written: str) -> None:
    with pytest.raises(Stop, match="cannot be read|do not belong together") as stop:
        compile_value(written, PLACE)
    assert stop.value.place == PLACE


def test_an_unknown_variable_is_answered_with_the_nearest() -> None:
    with pytest.raises(Stop, match='no variable "nmae": did you mean "name"') as stop:
        value("{{ nmae }}")
    assert "number" in stop.value.help


def test_values_have_a_limit() -> None:
    doubled = compile_value("{{ long ~ long }}", PLACE)
    assert len(doubled({"long": "x" * (LARGEST // 2)})) == LARGEST
    with pytest.raises(Stop, match=f"longer than {LARGEST} characters"):
        doubled({"long": "x" * LARGEST})


def test_nothing_of_the_card_can_be_changed() -> None:
    held = {"list": [1, 2]}
    with pytest.raises(Stop):
        compile_value("{{ list.append(3) }}", PLACE)(held)
    assert held == {"list": [1, 2]}


@pytest.mark.parametrize("written", ["{ name }", "{name}", "No. { number }/{ count }"])
def test_single_braces_are_no_expression_and_are_not_printed(written: str) -> None:
    with pytest.raises(Stop, match="single braces") as stop:
        compile_value(written, PLACE)
    assert stop.value.help == f"write {written.replace('{', '{{').replace('}', '}}')}"


def test_a_field_of_two_words_is_told_its_name() -> None:
    with pytest.raises(Stop, match="when sold") as stop:
        compile_value("{{ when sold }}", PLACE)
    assert stop.value.help == "join the words of a field: {{ when_sold }}"


def test_an_unknown_filter_is_answered_with_those_there_are() -> None:
    with pytest.raises(Stop, match="uper") as stop:
        compile_value("{{ name | uper }}", PLACE)
    assert stop.value.help.startswith("the filters are abs, capitalize, ")


NAMED = ("name", "number", "rows", "words", "none", "empty", "zero", "nothing", "missing")
USUAL = (
    "{0} == 'Zeus'",
    "{0} != 'x'",
    "' · ' if {0}",
    "{0} | default('no')",
    "{0} | default(0, true)",
    "'a' if {0} == 'Zeus' else 'b'",
    "'a' if name == 'Hera' else 'b' if {0} == 'Zeus' else {0}",
)


def test_a_choice_names_what_it_does_not_take() -> None:
    """As any expression does: else a ground would be drawn for some cards and not for others."""
    known = GroundVariables({"name": "Zeus"}, more=("rows",))
    for code in ("'a' if name == 'Zeus' else rows", "('a' if name == 'Zeus' else rows)"):
        with pytest.raises(Stop, match='a ground does not know "rows"'):
            compile_value(f"{{{{ {code} }}}}", PLACE)(known)
    assert compile_value("{{ 'a' if name == 'Zeus' else lost }}", PLACE)({"name": "Zeus"}) == "a"


@pytest.mark.parametrize("form", USUAL)
@pytest.mark.parametrize("name", NAMED)
def test_what_is_read_without_jinja_is_what_jinja_says(form: str, name: str) -> None:
    subject = {**SUBJECT, "empty": "", "zero": 0, "nothing": None}
    code = form.format(name)
    usual, jinjas = (compile_value(f"{{{{ {one} }}}}", PLACE) for one in (code, f"({code})"))
    if name == "missing" and "default" not in form:
        for one in (usual, jinjas):
            with pytest.raises(Stop, match="missing"):
                one(subject)
    else:
        found, said = usual(subject), jinjas(subject)
        assert found == said or (found, str(said)) == ("", "")  # no words have a type of their own
