"""A power without the words that say it: what is declared, and what each effect and key means.

Who writes or translates the words of a card begins here, not with words of somebody else.
"""

from collections.abc import Iterator, Mapping, Sequence
from inspect import cleandoc
from textwrap import wrap

from cardgen.cli.shown.card_text import span_of_ages
from cardgen.cli.shown.lookup import Shown
from cardgen.cli.shown.sign_names import signs_read_out
from cardgen.effects.power.meanings import word_meanings
from cardgen.effects.power.reading import CLAUSES, action_keys, action_purpose, effect_class
from cardgen.effects.power.terms import MOMENTS
from cardgen.model.card import Card
from cardgen.model.legend import Legend
from cardgen.model.located import Map, Seq, flow
from cardgen.model.wonder import Wonder

INDENT = "    "
# By the kind of a card: how long it stays, on which hangs how long it acts.
STAYS: Mapping[str, str] = {
    "god": "A god stays to the end of its Age, one of Age III to the final scoring.",
    "leader": "A Leader stays to the end of the game.",
}
NOTHING = f"{INDENT}nothing"


def describe_power(found: Shown, legend: Legend | None) -> Iterator[str]:
    """Every line: the abilities of each Age, side and stage, its signs by their names, where a
    legend gives them, then what the abilities are made of."""
    parts = [*_parts(found)]
    yield f"{found.names[-1]}: what it does, without its words"
    yield from found.also_called
    if nothing := _powerless(found):
        yield from ("", f"{nothing}: cardgen show {found.names[-1]}")
        return
    yield from _stays(found)
    made = _made(found)
    for title, power in parts:
        produced = [f"{INDENT}produces {made[title]}"] if title in made else []
        yield from ("", f"{title}:", *([*produced, *_abilities(power)] or [NOTHING]))
    if legend and (read_out := [*signs_read_out(found, legend, INDENT)]):
        yield from ("", "Its icons, read out:", *read_out)
    yield from _meanings([power for _, power in parts])


def _powerless(found: Shown) -> str:
    """Why nothing is known of what it does but its words; empty where something is."""
    game = found.view.pack.game
    if not isinstance(found.one, Card | Wonder):
        return "It has no power; what stands on it"
    if not game.rules and not any(map(any, (power for _, power in _parts(found)))):
        return f"No rules play the game {game.id}; what its words say"
    return ""


def _made(found: Shown) -> dict[str, str]:
    """The resources that the sides of a board produce."""
    sides = found.one.sides.items() if isinstance(found.one, Wonder) else ()
    return {f"Side {letter}": side.produces for letter, side in sides if side.produces}


def ability_lines(ability: Map) -> Iterator[str]:
    """An ability as an entry of a file of cards types it, a key a line."""
    for number, (key, value) in enumerate(ability.items()):
        yield f"{INDENT}{' ' if number else '-'} {key}: {flow(value)}"


def _stays(found: Shown) -> Iterator[str]:
    """How long a card of a game that rules play stays in its city; nothing of a board."""
    pack, card = found.view.pack, found.one
    if isinstance(card, Card) and pack.game.rules:
        kinds = {deck.kind_of(card) for deck in pack.decks if card in deck.cards}
        yield from (stays for kind, stays in STAYS.items() if kind in kinds)


def _abilities(power: Seq) -> Iterator[str]:
    return (line for one in power if isinstance(one, Map) for line in ability_lines(one))


def _parts(found: Shown) -> Iterator[tuple[str, Seq]]:
    """What has a power of its own, with its name: Ages of a card, its variants, sides, stages."""
    if isinstance(found.one, Card):
        yield from _ages_of_a_card(found.one)
    elif isinstance(found.one, Wonder):
        for letter, side in found.one.sides.items():
            yield f"Side {letter}", side.power
            for number, stage in enumerate(side.stages, 1):
                yield f"Side {letter}, stage {number}", stage.power


def _ages_of_a_card(card: Card) -> Iterator[tuple[str, Seq]]:
    others = ((f", instead, with {one.when}", one.power) for one in card.variants)
    powers = (("", card.power), *others)
    for beside, power in powers:
        for span in power.spans():
            ages = span_of_ages(span)
            yield f"{'Whatever the Age' if ages == 'all' else f'Age {ages}'}{beside}", span.value


def _meanings(powers: Sequence[Seq]) -> Iterator[str]:
    """What each effect does and each key beside it means, once, as they come."""
    keys = dict.fromkeys(key for power in powers for key in _keys(power))
    for action in (key for key in keys if key in action_keys()):
        yield from ("", f"{action}: {action_purpose(action)}", "")
        told = cleandoc(str(effect_class(action).__doc__))
        yield from (f"{INDENT}{line}".rstrip() for line in told.splitlines())
        yield from wrap(_moment(action), 100, initial_indent=INDENT, subsequent_indent=INDENT)
    if beside := [key for key in keys if key in CLAUSES]:
        widest = max(map(len, beside))
        yield ""
        yield from (f"{key:<{widest}}  {CLAUSES[key]}" for key in beside)
    if words := dict.fromkeys(_words(powers)):
        yield ""
        yield from (line for word in words for line in wrap(word, 100, subsequent_indent=INDENT))


def _moment(action: str) -> str:
    moment = effect_class(action).moment
    return f"`when` is {moment}, unless it is given: {MOMENTS[moment]}."


def _words(powers: Sequence[Seq]) -> Iterator[str]:
    """Each word of the abilities that needs telling, with its meaning."""
    for one in (one for power in powers for one in power if isinstance(one, Map)):
        yield from (f"`{key}: {word}`  {meaning}" for key, word, meaning in word_meanings(one))


def _keys(held: Map | Seq) -> Iterator[str]:
    """The keys of abilities at any depth, those of `then` and `else` too."""
    for one in held.values() if isinstance(held, Map) else held:
        if isinstance(held, Seq) and isinstance(one, Map):
            yield from one
        if isinstance(one, Map | Seq):
            yield from _keys(one)
