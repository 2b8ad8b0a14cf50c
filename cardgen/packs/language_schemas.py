"""What the files of a language may say: its name and typography, and the words around cards."""

from collections.abc import Mapping

from cardgen.model.language import (
    BookletWords,
    BoxWords,
    CalibrationWords,
    CreditWords,
    FooterWords,
    LanguageProfile,
    PositionWords,
    ScoreLineWords,
    ScorePadWords,
    SheetWords,
    Typography,
    WebWords,
)
from cardgen.schema.containers import ListOf, MapOf
from cardgen.schema.kinds import Kind, String
from cardgen.schema.records import Record
from cardgen.schema.templates import Template
from cardgen.suggest import join_words

PROFILE, SHEETS = "language", "sheets"  # the files
SIDES = ("front", "back", "both")
FLIPS = ("long", "short", "fold", "none")
ROWS = ("top", "bottom", "left", "right")


WORDS = String("words without braces", pattern=r"[^{}]+")


def _filled(*variables: str) -> Template:
    """Words in which each of these variables stands."""
    braced = join_words((f"{{{name}}}" for name in variables), joined_by="and")
    return Template(f"words with {braced}", variables, required=variables)


def _words(*keys: str) -> Record:
    return Record(dict, dict.fromkeys(keys, WORDS), required=keys)


SMALL_WORD = String("a word in small letters", pattern=r"[^\sA-Z]+")
TYPOGRAPHY = Record(
    Typography,
    {
        "narrow before": String("signs, such as “;:”"),
        "narrow inside": String("an opening and a closing quotation mark", pattern=r"\S{2}"),
        "before numerals": ListOf(String("a word")),
        "unbroken": ListOf(
            String("words with a space between or behind them", pattern=r"\S+( \S+)+|\S+ ")
        ),
        "never last": ListOf(SMALL_WORD),
        "seldom last": ListOf(SMALL_WORD),
        "unparted": ListOf(String("two words in small letters", pattern=r"[^\sA-Z]+ [^\sA-Z]+")),
        "articles": ListOf(SMALL_WORD),
        "counted": ListOf(SMALL_WORD),
    },
    what="the typography of a language",
)
PROFILE_SCHEMA = Record(
    LanguageProfile,
    {
        "name": String("what the language is called in English"),
        "typography": TYPOGRAPHY,
        "hyphenation": String("patterns of pyphen, such as en_GB", pattern="[a-z]+(_[A-Za-z]+)?"),
    },
    required=("name",),
    what="name and typography",
    example="name: Dutch",
)
FOOTER: dict[str, Kind] = {
    "sheet": _filled("number", "total"),
    "side": _words(*SIDES),
    "flip": _words(*FLIPS),
    "scale": _filled("paper"),
    "actual size": WORDS,
}
CALIBRATION: dict[str, Kind] = {
    **dict.fromkeys(("title", "back", "through", "measure", "hold"), WORDS),
    **dict.fromkeys(("right", "wrong", "means", "greys", "colours"), WORDS),
    "print both": _filled("flip"),
    "rotation": _filled("first", "second", "degrees"),
    "use": _filled("typed"),
    "frames": _filled("margins", "typed"),
    "decimal": String("the sign before decimals", pattern=r"[.,]"),
    "rows": _words(*ROWS),
}
BOX_KEY = ("cut", "fold")  # a language may go without
BOX: dict[str, Kind] = {
    "cards": _filled("count"),
    **dict.fromkeys(("glue", "lines", "lid", "base", *BOX_KEY), WORDS),
    "assembled": _filled("width", "height", "depth", "count"),
}
LINE_WORDS: dict[str, Kind] = {"name": WORDS, "note": WORDS}
SCOREPAD: dict[str, Kind] = {
    **dict.fromkeys(("title", "names", "total"), WORDS),
    "lines": MapOf(
        String("a line of score pads"),
        Record(ScoreLineWords, LINE_WORDS, required=("name",), what="the words of a line"),
    ),
}
CALLED = MapOf(String("a word"), String("what it is called"))
CREDITS: dict[str, Kind] = {
    **dict.fromkeys(
        (
            *("title", "makers", "emblems", "emblems note", "uncredited", "fonts", "fonts note"),
            *("ours", "ours note", "sources", "house", "house note", "notice"),
        ),
        WORDS,
    ),
    "counted": _filled("count", "source"),
    "notice note": Template("words in which {game} may stand", ("game",)),
}
POSITION_PLACES = (
    *("city", "hand", "gods", "leaders", "built", "wonders", "progress", "buried", "structure"),
    *("discard", "leaders aside", "blacks", "god pile", "free pile", "deck", "boxed", "guilds"),
    *("progress shown", "progress aside", "wonders aside"),
)
POSITION_SIGNS = dict.fromkeys(
    ("coins", "stages", "victory", "defeat", "debt", "diplomacy"), _filled("number")
)
POSITION: dict[str, Kind] = {
    "age": _filled("age"),
    **dict.fromkeys(("left", "right"), _filled("what")),
    "passed": _words("hand", "gods", "leaders"),
    **dict.fromkeys(("middle", "hidden"), WORDS),
    "starts": _filled("name"),
    "team": _filled("names"),
    "pawn": _filled("name", "number"),
    "signs": Record(dict, POSITION_SIGNS, required=tuple(POSITION_SIGNS)),
    "places": _words(*POSITION_PLACES),
}
HITS: dict[str, Kind] = {"none": WORDS, "one": WORDS, "many": _filled("count")}
WEB: dict[str, Kind] = {
    "see": _filled("number", "title"),
    "see in": _words("card", "example", "ruling"),
    **dict.fromkeys(("skip", "search", "search help", "cost", "players"), WORDS),
    "stage": _filled("number"),
    "hits": Record(dict, HITS, required=tuple(HITS)),
}
BOOKLET: dict[str, Kind] = {
    **dict.fromkeys(
        (
            *(
                "title",
                "large",
                "contents",
                "summary",
                "notes",
                "signs",
                "back",
                "example",
                "ruling",
            ),
            *("account", "changes", "binding"),
        ),
        WORDS,
    ),
    "see": _filled("number", "page"),
    "see page": _filled("page"),
    "side": _filled("side"),
    "pointed": _filled("name", "last"),
    "continued": _filled("name"),
    "joined": _filled("others", "last"),
    "coins": _words("player", "before", "after"),
    "version": _filled("version"),
    "edition": _filled("month", "year"),
    "months": ListOf(WORDS, min=12),
    "position": Record(PositionWords, POSITION, required=tuple(POSITION)),
    "web": Record(WebWords, WEB, required=tuple(WEB)),
}
SHEET_SCHEMA = Record(
    SheetWords,
    {
        "footer": Record(FooterWords, FOOTER, required=tuple(FOOTER)),
        "calibration": Record(CalibrationWords, CALIBRATION, required=tuple(CALIBRATION)),
        "box": Record(BoxWords, BOX, required=tuple(key for key in BOX if key not in BOX_KEY)),
        "scorepad": Record(ScorePadWords, SCOREPAD, required=tuple(SCOREPAD)),
        "credits": Record(
            CreditWords,
            {**CREDITS, **dict.fromkeys(("roles", "kinds", "values"), CALLED)},
            required=tuple(CREDITS),
        ),
        "booklet": Record(BookletWords, BOOKLET, required=tuple(BOOKLET)),
        "colours": MapOf(String("a colour of layouts"), String("its name")),
    },
    required=("footer", "calibration", "box", "colours"),
    what="the words around the cards",
    example="footer: …, calibration: …, box: …, colours: …",
)
SCHEMAS: Mapping[str, Record] = {PROFILE: PROFILE_SCHEMA, SHEETS: SHEET_SCHEMA}
