"""How a difference between words and an effect is told to people."""

from cardgen.checks.comparing.messages import effect_has, mismatch_message
from cardgen.phrasebook.parse.verdict import PowerDifference, TextSpan


def test_an_effect_that_names_no_pile_is_told_so() -> None:
    told = PowerDifference(("pile",), "anywhere", "discard pile", TextSpan(0, 7))
    assert effect_has(told) == "no pile"
    assert mismatch_message("English", told, "discards") == (
        'English says "discards" (which pile: discard pile), the effect has no pile'
    )
    other = told._replace(declared="discard pile", said="anywhere")
    assert mismatch_message("English", other, "found") == (
        'English says "found" (which pile: no pile), the effect has discard pile'
    )
