"""The check `rulebook-count`."""

import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.model.finding import Finding, Place, Severity
from cardgen.model.pack import Pack
from cardgen.project.counting import cards_of_kind, components
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.rulebook import Block, Inset, Link, Rulebook
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

# Patterns, compiled when first asked for: a build knows this file and reads no rulebook.
SPACE = r"[ \u00a0\u202f]"
NUMBER = r"(?<![\w.,:/-])(\d{1,6})(?!\d)"
BEFORE = rf"{NUMBER}{SPACE}*[×x]?{SPACE}*$"
BEHIND = rf"{SPACE}*[×x]?{SPACE}*(\d+)(?![\w./-])"
FIRST = r"\d{1,6}(?![\w.,:/×–-])"
NOUN = rf"{SPACE}([^\W\d_][\w’'-]*(?:{SPACE}[\w’'-]+){{0,2}})(?=$|{SPACE}?[.,;:()])"
NEVER = "(?!)"
FEW = 10  # a smaller number of gods need not be all of them


class CountSlip(NamedTuple):
    """Where a number is missing or typed by hand, what is wrong with it, and what to type."""

    place: Place
    message: str
    help: str
    severity: Severity = "error"


def check_rulebook_count(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """What each rulebook does not count, and the numbers in it that it should."""
    held = {one.language: any_word(one.orthography.holding) for one in prose.spoken}
    for book in rulebooks.books:
        for slip in _uncounted(rulebooks, book):
            yield Finding("rulebook-count", "rulebook-count", *slip, language=book.language)
        in_box = held.get(book.language, NEVER)
        for slip in (*_beside(book), *_in_lists(book), *_elsewhere(rulebooks, book, in_box)):
            yield Finding("rulebook-count", "rulebook-number", *slip, language=book.language)


def _uncounted(rulebooks: "PackRulebooks", book: "Rulebook") -> Iterator[CountSlip]:
    """What is printed or announced, lies beside it, or is counted in another language, and no link
    of this rulebook counts."""
    pack, told = rulebooks.counted, _told(book)
    cards = {card.id for name in told for card in cards_of_kind(pack, name)}
    lacking = [name for name in _material(pack) if not _covered(pack, name, cards)]
    others = (
        name for other in rulebooks.books for name in _told(other) if name in rulebooks.counts
    )
    for name in dict.fromkeys((*lacking, *others)):
        if name not in told and name not in rulebooks.uncounted:
            place = _place(book, rulebooks.counts[name], pack.announces.get(name))
            help = f"type {{count:{name}}}, which prints {rulebooks.counts[name]}"
            yield CountSlip(place, f"nothing counts the {name}", f"{help}, in the list of material")


def _covered(pack: Pack, name: str, told: Collection[str]) -> bool:
    """Whether all cards of a kind are among those counted: a deck by its pantheons."""
    cards = cards_of_kind(pack, name)
    return bool(cards) and all(card.id in told for card in cards)


def _place(book: "Rulebook", *numbers: int | None) -> Place:
    """The one item that begins with one of these numbers typed by hand, else the first of all such
    items, else the whole."""
    typed = [(int(number[0]), block) for block in book.blocks if (number := _by_hand(block))]
    right = [block for number, block in typed if number in numbers]
    block = right[0] if len(right) == 1 else typed[0][1] if typed else None
    return block.place() if block else book.place


def _told(book: "Rulebook") -> tuple[str, ...]:
    return tuple(link.id for link in book.links if link.kind == "count")


def _material(pack: Pack) -> list[str]:
    """The kinds that belong in the list of material."""
    decks = [deck.id for deck in pack.printed_decks]
    return [
        *(name for name in (*pack.announces, *decks) if cards_of_kind(pack, name)),
        *components(pack),
    ]


def _by_hand(block: "Block") -> "re.Match[str] | None":
    """The number that an item begins with, if it was typed and the item has no other."""
    alone = block.kind == "item" and not block.links("count")
    return re.match(FIRST, block.words) if alone else None


def _counts(book: "Rulebook") -> "Iterator[tuple[Block, Inset, Link]]":
    for block in book.blocks:
        for link, inset in block.linked:
            if link.kind == "count":
                yield block, inset, link


def _beside(book: "Rulebook") -> Iterator[CountSlip]:
    """Numbers right beside a link that prints one."""
    for block, inset, link in _counts(book):
        before = re.search(BEFORE, block.words[: inset.start])
        behind = re.match(BEHIND, block.words[inset.end :])
        for match, begun in ((before, 0), (behind, inset.end)):
            if match:
                place = block.place(begun + match.start(1), begun + match.end(1))
                message = f"{link} prints the number itself"
                yield CountSlip(place, message, f"leave {match[1]} out")


def _in_lists(book: "Rulebook") -> Iterator[CountSlip]:
    """Items with a number of their own, in a list that counts others."""
    lists = {block.list for block, _, _ in _counts(book)} - {0}
    for block in book.blocks:
        number = _by_hand(block) if block.list in lists else None
        if number:
            message = "a number typed by hand in a list of material"
            help = "type {count:…}; what no deck holds is declared in components: of pack.yaml"
            yield CountSlip(block.place(*number.span()), message, help, "warning")


def _elsewhere(rulebooks: "PackRulebooks", book: "Rulebook", in_box: str) -> Iterator[CountSlip]:
    """Numbers that come close to one counted, of the noun that the list of material says it of; any
    number behind words that tell what is `in_box`."""
    for link, noun in dict.fromkeys(_nouns(book)):
        if link.id in rulebooks.uncounted:
            continue
        count, announced = rulebooks.counts.get(link.id, 0), rulebooks.pack.announces.get(link.id)
        pattern = re.compile(rf"{NUMBER}{SPACE}{re.escape(noun)}(?![\w-])")
        for block in book.blocks:
            for match in pattern.finditer(block.words):
                number = int(match[1])
                held = re.search(rf"{in_box}[^.;:!?…]*$", block.words[: match.start()], re.I)
                wrong = _is_near(number, count) or (held and number != count)
                if wrong and number != announced:
                    message = f'"{match[0]}", and there are {count}'
                    yield CountSlip(block.place(*match.span(1)), message, f"type {link}")


def _nouns(book: "Rulebook") -> "Iterator[tuple[Link, str]]":
    """The nouns that are counted, each with its link."""
    for block, inset, link in _counts(book):
        if noun := re.match(NOUN, block.words[inset.end :]):
            yield link, noun[1]


def _is_near(number: int, count: int) -> bool:
    """Whether a number may well have been the count once, and is not."""
    return number != count and min(number, count) >= FEW and 4 * abs(number - count) <= count


RULEBOOK_COUNT = Check(
    slug="rulebook-count",
    title="Material that a rulebook does not count, or counts by hand",
    why="""\
The first thing a player does with a rulebook is to count the material. The numbers are those of the
pack: `{count:gods}` prints how many cards the deck or pantheon has, so that a card more is a card
more in every language. A number typed by hand is right until then.
""",
    refused="""\
- {count:gods} dieux
- 3 guildes                     # type {count:guilds}
- 1 livret de règles            # declare components: {booklets: 1}, type {count:booklets}

Mélangez les 30 dieux.          # there are 31
La boîte contient 3 guildes.    # there are 4, and `holding` of prose.yaml says so of all
""",
    mend="""\
Type `{count:…}` with a deck or pantheon, with what `announces:` and `components:` of pack.yaml
list, or with `wonders`; leave numbers beside it out.
""",
    codes=("rulebook-count", "rulebook-number"),
    over_rulebooks=check_rulebook_count,
    reads="counted",
)
