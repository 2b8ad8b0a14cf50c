"""What cards may cost in each game of a root, listed for a terminal."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from cardgen.model.finding import Report
from cardgen.model.game_spec import GameSpec, PaymentForm
from cardgen.packs.fields import NOTHING
from cardgen.packs.games import GameFiles
from cardgen.suggest import join_words

Payments = Mapping[str, PaymentForm]


def cost_lines(root: Path) -> Iterator[str]:
    """How a cost is written, then what it may be made of, once for games that ask for the same."""
    games = GameFiles(root)
    names = [name for name in games.names if name != NOTHING]  # whose cards are words alone
    specs = [spec for name in names if (spec := games.spec(name, Report()))]
    yield "cost: free, or a map such as {stone: 1, coins: 2}, each with its number."
    yield "none, of what nobody ever pays for, costs as little as free."
    yield "Where it differs by Age: {I: free, II: {stone: 1}, III: {stone: 1, coins: 2}}."
    for titles, payments in _alike(specs):
        yield from ("", f"{titles}:", *_payment_lines(payments))


def payments_named(root: Path) -> frozenset[str]:
    """All that cards of some game may cost."""
    games = GameFiles(root)
    specs = (games.spec(name, Report()) for name in games.names)
    return frozenset(name for spec in specs if spec for name in spec.payments)


def _payment_lines(payments: Payments) -> Iterator[str]:
    """Resources, which all mean the same, on one line; then what else may be asked for."""
    resources = [name for name, one in payments.items() if one.each]
    if resources:
        yield f"  {join_words(resources)}: so many units"
    others = {name: one.means for name, one in payments.items() if not one.each}
    widest = max(map(len, others), default=0)
    yield from (f"  {name:<{widest}}  {means}".rstrip() for name, means in others.items())


def _alike(specs: Iterable[GameSpec]) -> Iterator[tuple[str, Payments]]:
    """What games ask for, each with the titles of the games that do."""
    found: dict[tuple[object, ...], tuple[list[str], Payments]] = {}
    for spec in specs:
        titles, _ = found.setdefault((*spec.payments.items(),), ([], spec.payments))
        titles.append(spec.title)
    return ((join_words(titles, joined_by="and"), held) for titles, held in found.values() if held)
