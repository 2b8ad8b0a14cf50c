"""Numbers of the game in a rulebook, a note or a ruling that are not those of the packs."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.wordings import WordedPieces, number_said
from cardgen.checks.sound import look_at_kinds
from cardgen.model.finding import Finding
from cardgen.model.game_numbers import Numbers, told_constants
from cardgen.schema.records import attribute_name
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.model.rulebook import Block, Rulebook
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

BESIDE = ("notes", "question", "ruling", "reason")
MORE = " more"  # behind a constant: by how much a pack has more of it than another of its game
AGES, COUNT = "Ages", "count:"  # what `constants` may be besides those of packs


def check_rulebook_constant(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every wording of a constant, in every rulebook."""
    spoken = {one.language: one for one in prose.spoken}
    game = [told_constants(pack) for pack in prose.known_packs.of_game(rulebooks.pack)]
    for book in rulebooks.books:
        if book.language in spoken:
            manner = spoken[book.language].orthography
            rules = WordedPieces((block, block.words) for block in book.blocks if not block.quote)
            for name in manner.constants:
                values = _values(name, rulebooks.pack, rulebooks.counts, game)
                yield from _differing(book, rules, name, values, manner) if values else ()


def _differing(
    book: "Rulebook",
    rules: "WordedPieces[Block]",
    name: str,
    values: Sequence[Numbers],
    manner: "Orthography",
) -> Iterator[Finding]:
    """Where rules say it; examples are played instead."""
    for wording in manner.constants[name]:
        for block, match in rules.found(wording, manner):
            numbers = tuple(number_said(each, manner) for each in match.groups())
            if not any(_agrees(numbers, each) for each in values):
                yield _finding(book, block, match, name, values)


def check_told_constant(prose: "Prose") -> Iterator[Finding]:
    """Every wording of a constant in notes and rulings, pack by pack; player aids say themselves
    which they tell."""
    of_packs = [(one.pack.game.id, told_constants(one.pack)) for one in prose.packs]
    for pack in prose.packs:
        game = [told for id, told in of_packs if id == pack.pack.game.id]
        look = partial(_told_otherwise, prose, pack.pack)
        yield from look_at_kinds(prose, pack, BESIDE, ("constants", game), look)


def _told_otherwise(
    prose: "Prose", pack: "Pack", how: "LanguageProse", pieces: "Sequence[Passage]"
) -> Iterator[Finding]:
    said = WordedPieces((one, one.words) for one in pieces)
    for name, wordings in how.orthography.constants.items():
        hits = [hit for one in wordings for hit in said.found(one, how.orthography)]
        # Other packs of the game are read only where they are asked: a tenth of a small check.
        game = [told_constants(one) for one in prose.known_packs.of_game(pack)] if hits else ()
        if values := _values(name, pack, {}, game):
            yield from _in_pieces(prose, how, hits, name, values)


def _in_pieces(
    prose: "Prose",
    how: "LanguageProse",
    hits: "Iterable[tuple[Passage, re.Match[str]]]",
    name: str,
    values: Sequence[Numbers],
) -> Iterator[Finding]:
    """What pieces say otherwise than a constant, by its name and its values."""
    for piece, match in hits:
        numbers = tuple(number_said(each, how.orthography) for each in match.groups())
        if not any(_agrees(numbers, each) for each in values):
            words = _words(match, name, values)
            yield prose.places.finding(
                "rulebook-constant", piece, match.span(), *words, severity="error"
            )


def _finding(
    book: "Rulebook", block: "Block", match: "re.Match[str]", name: str, values: Sequence[Numbers]
) -> Finding:
    code, place = "rulebook-constant", block.place(*match.span())
    return Finding(code, code, place, *_words(match, name, values), language=book.language)


def _words(match: "re.Match[str]", name: str, values: Sequence[Numbers]) -> tuple[str, str]:
    """What is wrong with a number, and what to do."""
    known = join_words((str(each) for one in values for each in one), joined_by="or")
    message = f'"{match[0]}", and {name} is {known} in the packs'
    return message, f"say {known}, or mend the constant: one of the two is wrong"


def _values(
    name: str,
    pack: "Pack",
    counts: Mapping[str, int],
    game: "Sequence[Mapping[str, Numbers]]",
) -> tuple[Numbers, ...]:
    """The values that a constant may have in a book: those of its pack, else of the whole game."""
    attribute = attribute_name(name)
    if name == AGES:
        return ((len(pack.game.periods),),)
    if name.startswith(COUNT):
        count = counts.get(name.removeprefix(COUNT))
        return () if count is None else ((count,),)
    if name.endswith(MORE):
        return _beyond(attribute_name(name.removesuffix(MORE)), pack, game)
    own = told_constants(pack).get(attribute)
    values = [own] if own else [one.get(attribute) for one in game]
    return tuple(dict.fromkeys(each for each in values if each))


def _beyond(
    attribute: str, pack: "Pack", game: "Sequence[Mapping[str, Numbers]]"
) -> tuple[Numbers, ...]:
    """By how much a pack has more of something than others of its game."""
    own = told_constants(pack).get(attribute, ())
    others = [one.get(attribute, ()) for one in game]
    more = (mine - yours for mine in own[:1] for each in others for yours in each[:1])
    return tuple((number,) for number in dict.fromkeys(more) if number > 0)


def _agrees(numbers: Numbers, values: Numbers) -> bool:
    """Whether numbers are those of a constant: all of them in their order, or one of them."""
    return numbers == values or (len(numbers) == 1 and numbers[0] in values)


RULEBOOK_CONSTANT = Check(
    slug="rulebook-constant",
    title="A number of the game that a rulebook says otherwise",
    why="""\
How many cards a hand has, what a sale brings, how many Ages there are: such a number is typed in
each language, and forgotten when the game changes. `constants:` of templates/languages/ gives each
its wordings, with … for the number, which may be in digits or in words: constants of pack.yaml,
`Ages`, and `count:guilds` for what is counted; `start coins more` for how much more of it a pack
has than another of its game; of a track `track spaces`, `track points`,
`track loot` and `track zones`, the first and the last space of each that is looted; `turns` of an
Age, `guilds left` of those that are shuffled in; `hand in cities-base` is what that pack sets. What
the pack of a rulebook does not set has any value that it has in the game. Notes, questions, answers
and their reasons are held to them as well. Examples are played instead.
""",
    refused="""\
Chacun réunit une main de 4 dieux.      <!-- gods dealt: 3 in pack.yaml -->
""",
    mend="""\
Say the number of the packs, or mend it there: one of the two is wrong.
""",
    over_prose=check_told_constant,
    over_rulebooks=check_rulebook_constant,
    reads="counted",
    by_book=True,
)
