"""Words of a page around signs, and the spaces in them that never break."""

import pytest

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.text.pieces import BookSpan
from cardgen.model.legend import SignNames
from cardgen.model.text import Icon
from cardgen.web.runs import RunMaker, WebRun
from cardgen.web.symbols import SignSymbols
from tests.conftest import ROOT

ASSETS = Assets(ROOT)
COIN = BookSpan(Icon("coin", "3"), "")


def maker(language: str = "fr") -> RunMaker:
    symbols = SignSymbols(ASSETS.signs, SignNames({}))
    return RunMaker(symbols, ASSETS.no_breaks(language), {})


def word(text: str, face: str = "") -> BookSpan:
    return BookSpan(text, face)


def told(runs: tuple[WebRun, ...]) -> list[str]:
    """Text as it is, signs between what no line parts from them."""
    return [f"[{run.before}|{run.after}]" if run.signs else run.text for run in runs]


@pytest.mark.parametrize(
    ("spans", "wanted"),
    [
        ([word("Donnez "), COIN, word(" à chacun.")], ["[Donnez |]", " à\u00a0chacun."]),
        ([word("Avec Leaders, "), COIN, word(".")], ["Avec ", "[Leaders, |.]"]),
        ([word("Recevez "), COIN, word(" ; puis "), COIN], ["[Recevez |\u202f;]", " ", "[puis |]"]),
        ([word("Payez ", "Vollkorn-SemiBold"), COIN, word(".")], ["Payez ", "[|.]"]),
        ([COIN, word(": une ressource")], ["[|\u202f:]", " une ressource"]),
        ([word("Tous "), *[COIN] * 4, word(".")], ["Tous ", "[|.]"]),  # wider than a phone
        ([COIN, word(" "), COIN], ["[|]", " ", "[|]"]),
        ([word("("), COIN, word(")")], ["[(|)]"]),
        ([word("Il vaut « "), COIN, word(" »")], ["Il vaut ", "[«\u202f|\u202f»]"]),
        ([word("si ≥\u00a0"), COIN, word(".")], ["si ", "[≥\u00a0|.]"]),
    ],
)
def test_a_sign_stays_with_the_word_before_it_and_the_stop_behind(
    spans: list[BookSpan], wanted: list[str]
) -> None:
    assert told(maker().runs(spans)) == wanted


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("fr", "À la fin, à lui", "À\u00a0la fin, à\u00a0lui"),
        ("fr", "il y a un dieu", "il y a un dieu"),
        ("fr", "jusqu’à lui", "jusqu’à lui"),
        ("en", "on a card of Rome", "on a\u00a0card of Rome"),
    ],
)
def test_a_word_of_one_letter_that_leads_on_ends_no_line(
    language: str, text: str, wanted: str
) -> None:
    assert maker(language).words(text) == wanted
