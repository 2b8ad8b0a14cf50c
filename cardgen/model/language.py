"""What the program prints of its own in a language, and how words of the language are set."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Typography(NamedTuple):
    """Where a language wants spaces that never break, and where it would rather not break lines.

    `narrow_before` are signs with a narrow space before them; `narrow_inside`, two quotation marks
    or nothing, have one between them and what they hold. `before_numerals` are words that a
    numeral, a number or a single capital stays with (`Age II`, `side B`). The spaces within the
    words of `unbroken` (`e. g.`) never break, nor those behind them; within abbreviations they
    become narrow ones.
    `never_last` are words that lead on, articles and the like: no line ends on them if it can; on
    `articles` none of a card does, even where it is left short. Words of `seldom_last` lead on
    less: pronouns and the like. `unparted` are two words each that belong together (`victory
    points`): no line of a card ends between them if it can. `counted` are those of the
    words that lead on which a number stays with, nouns and the like (`3 cards`, `3 of your`); where
    another one follows, it stays with the word before (`worth 3 and`).
    """

    narrow_before: str = ""
    narrow_inside: str = ""
    before_numerals: tuple[str, ...] = ()
    unbroken: tuple[str, ...] = ()
    never_last: tuple[str, ...] = ()
    seldom_last: tuple[str, ...] = ()
    unparted: tuple[str, ...] = ()
    articles: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()


class LanguageProfile(NamedTuple):
    """A language: its `name` in messages, its typography, and the patterns, as the library of
    hyphenation calls them, by which its words part in booklets; without any, none do."""

    name: str
    typography: Typography = Typography()
    hyphenation: str = ""


class FooterWords(NamedTuple):
    """What a sheet says of itself: `side` by front, back, both; `flip` by the kind of duplex."""

    sheet: str
    side: Mapping[str, str]
    flip: Mapping[str, str]
    scale: str
    actual_size: str


class CalibrationWords(NamedTuple):
    """The words of the calibration sheet; `rows` are the names of the rows of frames.

    `decimal` is the sign between a number and its decimals.
    """

    title: str
    back: str
    through: str
    print_both: str
    measure: str
    hold: str
    right: str
    wrong: str
    means: str
    rotation: str
    use: str
    frames: str
    greys: str
    colours: str
    decimal: str
    rows: Mapping[str, str]


class BoxWords(NamedTuple):
    """What stands on boxes (`cards`) and around them before they are folded.

    `lines` says what to do along each kind of line, `assembled` how large the box will be. `cut`
    and `fold` stand beside a line of each kind.
    """

    cards: str
    glue: str
    lines: str
    assembled: str
    lid: str
    base: str
    cut: str = ""
    fold: str = ""


class ScoreLineWords(NamedTuple):
    """What a line of a score pad is called, and how it is counted, in very few words."""

    name: str
    note: str = ""


class ScorePadWords(NamedTuple):
    """What stands on score pads; `lines` are those of games, by the ids that they have there."""

    title: str
    names: str
    total: str
    lines: Mapping[str, ScoreLineWords]


class CreditWords(NamedTuple):
    """What stands on the credits page.

    `roles` are the keys of `credits:` in packs, `kinds` the first words of sources, `values` the
    keys of cards: each with what it is called. What none of them names is printed as it is typed,
    with a capital. The note about a work of fans may name the published {game}.
    """

    title: str
    makers: str
    emblems: str
    emblems_note: str
    uncredited: str
    fonts: str
    fonts_note: str
    ours: str
    ours_note: str
    sources: str
    counted: str
    house: str
    house_note: str
    notice: str
    notice_note: str
    roles: Mapping[str, str] = MappingProxyType({})
    kinds: Mapping[str, str] = MappingProxyType({})
    values: Mapping[str, str] = MappingProxyType({})


class PositionWords(NamedTuple):
    """What a drawing of the table says: an {age}, which way {what} goes, one of `passed`, who
    starts, with whom {names} a player is in a team, on whose side the Conflict pawn is.

    `places` are what lies where: a hand, a city, a pile; `signs` tell coins and tokens by {number}.
    """

    age: str
    left: str
    right: str
    passed: Mapping[str, str]
    starts: str
    team: str
    pawn: str
    middle: str
    hidden: str
    signs: Mapping[str, str]
    places: Mapping[str, str]


class WebWords(NamedTuple):
    """What a booklet says besides as a page of the web.

    `see` refers to a section, with {number} and {title}, `see_in` to the entry of a `card`, to an
    `example`, a `ruling`; `stage` is a stage of a board by
    {number}; `hits` tell how many places a search finds, `many` with {count}.
    """

    see: str
    see_in: Mapping[str, str]
    skip: str
    search: str
    search_help: str
    cost: str
    stage: str
    players: str
    hits: Mapping[str, str]


class BookletWords(NamedTuple):
    """What a booklet of rules says that is not in its source.

    `version` tells the {version} of the pack, `edition` the {month} and the {year} in which it
    was made, `months` what these are called; `changes` come before what differs from the last
    version. `see` refers to a section, with {number} and {page}, `see_page` to a card; `side`
    names the {side} of a board, `back` the back of a card, `pointed` a card by {name} with
    numbers up to the {last} of a list; `example` and `ruling` are labels, `account` comes
    before what coins became of in an example. `continued` is the {name} of what goes on.
    `joined` puts the {last} of several things behind the {others}; `coins` are the heads of a
    table of what players have before and after. `notes` is the title of pages for one’s own.
    `binding` tells what to do with the sheets of a booklet once they are printed.
    """

    title: str
    large: str
    contents: str
    summary: str
    notes: str
    signs: str
    see: str
    see_page: str
    side: str
    back: str
    pointed: str
    example: str
    ruling: str
    account: str
    continued: str
    joined: str
    binding: str
    coins: Mapping[str, str]
    version: str
    edition: str
    months: tuple[str, ...]
    changes: str
    position: PositionWords
    web: WebWords


class SheetWords(NamedTuple):
    """All that is printed around the cards in a language.

    `colours` are names by those that layouts give to their colours. Only packs that print score
    pads, credits or booklets need the words of these.
    """

    footer: FooterWords
    calibration: CalibrationWords
    box: BoxWords
    scorepad: ScorePadWords | None = None
    credits: CreditWords | None = None
    booklet: BookletWords | None = None
    colours: Mapping[str, str] = MappingProxyType({})
