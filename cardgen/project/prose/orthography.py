"""How prose is typed in a language: `prose.yaml` in the folder of the language."""

from collections.abc import Mapping
from dataclasses import field
from fractions import Fraction
from pathlib import Path

from cardgen.model.frozen import frozen
from cardgen.packs.languages import read_language_file
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Boolean, Kind, OneOf, String
from cardgen.schema.numbers import Rational
from cardgen.schema.records import Record

Words = tuple[str, ...]


@frozen
class Orthography:
    """One language.

    `wide` signs stand after a space; `elided` words are cut by an apostrophe;
    `unelided` are such words whole, and before `perhaps_mute` letters a name tells which it wants:
    they stand whole before the names that begin with a `sounded` word.
    `participles` are the endings, by gender, of what agrees with the name before it. `ordinals` are
    the letters that may follow digits, each with the proper ones. `twice` may stand twice, `ones`
    not before the figure 1. Words in `opening` have another form where they open a sentence;
    `accents` and `ligatures` are words often typed without; `slips` are other slips with what is
    right; `terms` keep their capital. `proper` names are no slips for names of cards. `numbers` and
    `ranks` are words for numbers, `perhaps` those that need not be said; behind a rank, one of
    `times` tells how often. `nouns` by gender (m, f, any) stand in the plural from `plural_from`
    on; `before` says which words announce which form. `variants` of a term, each with its forms,
    are names for one thing. `ranked` nouns, each with its plural, stand before Roman numerals.
    `joined` are words for and, `chosen` for or.
    `colours` and `pronouns` by gender agree with the noun before them. `persons` by gender are said
    of people alone, by languages whose nouns have no gender.
    `first_names` are those that stories and examples give to players.
    `examples` are the words that an example begins with, `ending_with` those behind which it says
    what somebody has in the end; one of `faring` between a player and a number says what this one
    has, gains or loses. With `capital_nouns` every noun has a
    capital, which then tells no names.

    Of rulebooks: `articles` stand before a term; `explained` terms, each with its forms, are
    not used before they are explained. `constants` say how rules tell a number that packs set,
    with … for the number, and `costs` what the card named before them costs. `units` are the
    nouns of coins, shields and points, whose numbers are compared apart. `negations` and
    `modals`, each list of one meaning (may, must), turn a rule into another; `perhaps_negations`
    may stand for one in a translation, `perhaps_modals` for may. `left_out` heads the column of a
    table that lists the cards which stay in the box; `left_without` says how its rows tell what
    such a game lacks, by what cards say under `needs:`. `fewest_players` say with how many players
    a card is used, `from_players` from how many on in a row of cards, and `stays_out` which cards a
    game does without, `needs_expansion` which there are in no game without an expansion. `phases`
    of an Age are said to come `sooner` or `later` than others. `costs_each` is how many resources
    each of two cards costs, `costs_nothing` said of cards that are free; behind a cost
    `costs_changed` make it a change. Behind a number `in_all` makes it a total, `at_most` the most
    there is; `one_alone` say that there is no more than one of a unit. `team_games` tell of how
    many players games in teams are, `markers` what the marker … is called, `made_by` who made a
    work. Hands and gods are `passing` in these words, and `turned` is what goes the other way
    round; `thus` tells what follows from a rule. Behind may, `declining` says that somebody does
    without; `score_lines` tell a line of score pads, with … for its name, and `limits` how often a
    power acts on a player, in a turn, and the like. Something is `bringing` coins in these words,
    and `costing` them in others; the card that a section is about is the one of `subjects` there,
    and one of `before_verbs` may stand between the two.
    Words of `holding` tell all that lies in the box. What a note says first of `apiece` things it
    says of one of them, and of no two together.
    Of each family of `exclusive` terms a card means those that it prints. `answers` say yes or no.
    """

    quotes: Words
    wide: str = ""
    elided: Words = ()
    ordinals: Mapping[str, str] = field(default_factory=dict)
    twice: Words = ()
    ones: Words = ()
    opening: Mapping[str, str] = field(default_factory=dict)
    accents: Words = ()
    ligatures: Words = ()
    slips: Mapping[str, str] = field(default_factory=dict)
    variants: tuple[tuple[Words, ...], ...] = ()
    terms: Words = ()
    proper: Words = ()
    numbers: Mapping[str, Words] = field(default_factory=dict)
    perhaps: Mapping[str, Words] = field(default_factory=dict)
    ranks: Mapping[str, Words] = field(default_factory=dict)
    times: Words = ()
    plural_from: Fraction = Fraction(2)
    nouns: Mapping[str, Words] = field(default_factory=dict)
    plurals: Mapping[str, str] = field(default_factory=dict)
    before: Mapping[str, Words] = field(default_factory=dict)
    ranked: Mapping[str, str] = field(default_factory=dict)
    joined: Words = ()
    chosen: Words = ()
    colours: Mapping[str, Words] = field(default_factory=dict)
    pronouns: Mapping[str, Words] = field(default_factory=dict)
    first_names: Words = ()
    examples: Words = ()
    ending_with: Words = ()
    faring: Words = ()
    capital_nouns: bool = False
    articles: Words = ()
    explained: tuple[Words, ...] = ()
    constants: Mapping[str, Words] = field(default_factory=dict)
    costs: Words = ()
    units: Mapping[str, Words] = field(default_factory=dict)
    negations: Words = ()
    modals: tuple[Words, ...] = ()
    perhaps_negations: Words = ()
    perhaps_modals: Words = ()
    unelided: Words = ()
    perhaps_mute: str = ""
    sounded: Words = ()
    participles: Mapping[str, Words] = field(default_factory=dict)
    left_out: Words = ()
    left_without: Mapping[str, Words] = field(default_factory=dict)
    persons: Mapping[str, Words] = field(default_factory=dict)
    fewest_players: Words = ()
    stays_out: Words = ()
    needs_expansion: Words = ()
    costs_each: Words = ()
    in_all: Words = ()
    one_alone: Words = ()
    at_most: Words = ()
    team_games: Words = ()
    markers: Words = ()
    made_by: Words = ()
    passing: Words = ()
    thus: Words = ()
    from_players: Words = ()
    turned: Words = ()
    costs_nothing: Words = ()
    costs_changed: Words = ()
    phases: Mapping[str, Words] = field(default_factory=dict)
    sooner: Words = ()
    later: Words = ()
    declining: Words = ()
    score_lines: Words = ()
    bringing: Words = ()
    costing: Words = ()
    subjects: Words = ()
    before_verbs: Words = ()
    holding: Words = ()
    apiece: Words = ()
    exclusive: Mapping[str, Mapping[str, Words]] = field(default_factory=dict)
    limits: Mapping[str, Words] = field(default_factory=dict)
    answers: Mapping[str, Words] = field(default_factory=dict)

    def plural(self, noun: str) -> str:
        """The plural of a noun."""
        return self.plurals.get(noun, f"{noun}s")


def _kind() -> Record:
    word = String("a word")
    wording = String("a wording with … for what is told", pattern=r"[^…]*….*")
    words, number = ListOf(word), String("a number", pattern=r"\d+")
    texts, numbered = MapOf(word, word), MapOf(number, OneOrMore(word))
    forms = MapOf(OneOf("m", "f", "any", "one", "many"), words)
    fields: dict[str, Kind] = {
        **dict.fromkeys(("wide", "perhaps mute"), String("signs")),
        "quotes": ListOf(String("a quotation mark", pattern=r"\S{1,2}"), min=2),
        **dict.fromkeys(("elided", "unelided", "twice", "ones"), words),
        "first names": words,
        **dict.fromkeys(("accents", "ligatures", "terms", "proper", "examples", "sounded"), words),
        **dict.fromkeys(
            ("joined", "chosen", "articles", "left out", "ending with", "times"), words
        ),
        **dict.fromkeys(("negations", "perhaps negations", "perhaps modals"), words),
        **dict.fromkeys(("explained", "modals"), ListOf(words)),
        **dict.fromkeys(("opening", "ordinals", "slips", "plurals", "ranked"), texts),
        **dict.fromkeys(("numbers", "perhaps", "ranks"), numbered),
        **dict.fromkeys(
            ("nouns", "before", "colours", "pronouns", "participles", "persons"), forms
        ),
        **dict.fromkeys(
            ("sooner", "later", "costs nothing", "costs changed", "in all", "at most"), words
        ),
        **dict.fromkeys(("made by", "passing", "turned", "thus", "declining", "bringing"), words),
        **dict.fromkeys(
            ("costing", "subjects", "before verbs", "holding", "apiece", "faring"), words
        ),
        "constants": MapOf(word, OneOrMore(wording)),
        **dict.fromkeys(
            ("costs", "costs each", "fewest players", "from players", "stays out"), ListOf(wording)
        ),
        **dict.fromkeys(
            ("team games", "markers", "score lines", "needs expansion", "one alone"),
            ListOf(wording),
        ),
        "exclusive": MapOf(word, MapOf(word, words)),
        "limits": MapOf(word, ListOf(wording)),
        "answers": MapOf(OneOf("yes", "no"), words),
        "units": MapOf(OneOf("coin", "shield", "point"), words),
        "phases": MapOf(OneOf("draft", "recruitment", "prayer", "conflicts"), words),
        "left without": MapOf(String("play or cards, and what"), words),
        "variants": ListOf(ListOf(words, min=2)),
        "plural from": Rational(),
        "capital nouns": Boolean(),
    }
    return Record(
        Orthography,
        fields,
        required=("quotes",),
        what="the manners of a language",
        example="keys with their values, such as sounded: [WORD]",
    )


def load_orthography(root: Path, language: str) -> Orthography:
    """How a language is typed, where somebody has said so. Stop at the first fault of the file."""
    found: Orthography = read_language_file(root, language, "prose", _kind())
    return found
