"""Numbers of an example that are not those of its scenario."""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.player_clauses import PlayerClauses
from cardgen.checks.rulebook.example_ages import ages_named, told_examples
from cardgen.checks.rulebook.sentences import SENTENCE
from cardgen.checks.sound import look_unless_sound
from cardgen.model.card import full_id
from cardgen.model.finding import Finding, Stop
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block
    from cardgen.project.prose.counting.counted import CountedNumber
    from cardgen.project.prose.counting.example_numbers import ExampleNumbers
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks
    from cardgen.project.prose.scenarios.played_scenarios import PlayedAge, PlayedScenarios

COIN = "coin"
MASK = "\ufffc"  # for each character of a link or a sign


def check_rulebook_example_number(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every example of every rulebook, in languages of which it is known what counts coins."""
    spoken = {one.language: one for one in prose.spoken}
    played, project = prose.played(rulebooks.view), prose.project
    for book in rulebooks.books:
        how = spoken.get(book.language)
        if how and how.orthography.units:
            numbers = prose.example_numbers(rulebooks.view, how)
            for section in book.sections:
                for whole, id in told_examples(section.all, "example"):
                    told = [(block.words, block.insets) for block in whole]
                    key = project.prose_digests.of_scenario(
                        "number", rulebooks.view, id, how.language, told
                    )
                    look = partial(_astray, rulebooks.pack.id, whole, id, played, numbers, how)
                    yield from look_unless_sound(project.parts, key, look)


def _astray(
    pack: str,
    whole: "Sequence[Block]",
    id: str,
    played: "PlayedScenarios",
    numbers: "ExampleNumbers",
    how: "LanguageProse",
) -> Iterator[Finding]:
    """The numbers of an example that neither its scenario nor a card of it has; each once, since a
    number that was told of somebody may be told again."""
    ages = _told(whole, id, played, how)
    known, before, said = numbers.of(ages, how.language), "", set[tuple[str, int]]()
    clauses = PlayerClauses(how.orthography)
    for block, start, end in _sentences(whole) if ages else ():
        words = block.words[start:end]
        cards = [played.card(card, how.language) for card in _cards(block, start, end, pack)]
        for one in how.counting.in_block(block, start, end):
            had = known.of(words, before, cards, one.unit)
            player = known.players.get(clauses.of(block.masked(MASK), one.start), {})
            had = player.get(one.unit) or had
            ends = one.unit == COIN and _is_last(how, block.words[start : one.start])
            if ends and (last := _last_coins(ages, known.about(words, before), played, how)):
                had = last
            again = (one.unit, one.number) in said and not ends
            if one.unit and one.number not in had and not again:
                yield _finding(block, one, id, had, how.language)
            said.add((one.unit, one.number))
        before += words


def _is_last(how: "LanguageProse", before: str) -> bool:
    """Whether the words before a number say that somebody has so many in the end."""
    return before.rstrip().casefold().endswith(how.orthography.ending_with or ("\n",))


def _last_coins(
    ages: "Sequence[PlayedAge]",
    names: "Collection[str]",
    played: "PlayedScenarios",
    how: "LanguageProse",
) -> set[int]:
    """The coins that players have after the last step."""
    return {
        city.coins
        for age in ages
        for city in age.states[-1].cities
        if played.player(city.player, how.language) in names
    }


def _sentences(whole: "Sequence[Block]") -> "Iterator[tuple[Block, int, int]]":
    for block in whole:
        for found in re.finditer(SENTENCE, block.masked("x")):
            yield (block, *found.span())


def _cards(block: "Block", start: int, end: int, pack: str) -> Iterator[str]:
    """The cards that a sentence links, with their packs."""
    for link, at in block.linked:
        if link.kind == "card" and start <= at.start < end:
            yield full_id(link.id, pack)


def _finding(
    block: "Block", one: "CountedNumber", id: str, had: "Collection[int]", language: str
) -> Finding:
    numbers = join_words(map(str, sorted(had)), joined_by="or") or "none"
    message = f"{one.number}, and {id} has no such number of {one.unit}s here"
    help = f"compare the scenario, where there are {numbers}"
    check, place = "rulebook-example-number", block.place(one.start, one.end)
    return Finding(check, check, place, message, help, language=language)


def _told(
    whole: "Sequence[Block]", id: str, played: "PlayedScenarios", how: "LanguageProse"
) -> "tuple[PlayedAge, ...]":
    """The Ages in which an example is told; none of a scenario that does not come true, which
    `cardgen run` tells, or in a language that tells no stories."""
    named = ages_named(whole, how.orthography)
    try:
        every = played.ages(id, whole[0].place())
        played.told(every[0], how.language)
    except Stop:
        return ()
    return tuple(one for one in every if one.age in named) or every


RULEBOOK_EXAMPLE_NUMBER = Check(
    slug="rulebook-example-number",
    title="A number of an example that is not its scenario’s",
    why="""\
The scenario of an example is played, but its words are typed: a price is mended in the scenario,
and the example still tells the old one. What an example counts in signs of coins, shields and
points, or before a noun of `units:` of templates/languages/, is what somebody has, gains, pays or
scores in the scenario, or what a card there prints or costs; or two of these together. Behind a
player and one of `faring` there, “Tom has 3 coins”, it is this player’s own number. What somebody
is said to end with, in words of `ending with:`, is what that player has at the end.
""",
    refused="""\
> **Exemple.** David a 2 pièces ; il invoque Iris et en a 6. {example:iris-pays}    <!-- 5 -->
""",
    mend="""\
Say the number of the scenario, `cardgen run iris-pays` tells it; or mend the scenario.
""",
    over_rulebooks=check_rulebook_example_number,
    reads="examples",
    by_book=True,
)
