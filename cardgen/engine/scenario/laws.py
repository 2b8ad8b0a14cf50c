"""What no rule may break: cards, coins and tokens neither appear nor vanish."""

from collections import Counter

from cardgen.effects.state.game import Game

TOKENS = ("victory", "defeat", "debt", "diplomacy")


def broken_law(before: Game, after: Game) -> str:
    """The law that a step broke, in words, or nothing."""
    if Counter(before.pieces()) != Counter(after.pieces()):
        return "a card appeared or vanished"
    if coins(before) != coins(after):
        return f"{coins(after) - coins(before)} coins appeared"
    if any(city.coins < 0 or city.received < 0 for city in after.cities):
        return "a treasury is below nothing"
    grown = {kind: tokens(after, kind) - tokens(before, kind) for kind in TOKENS}
    untold = [kind for kind in TOKENS if grown[kind] != _told(kind, before, after)]
    return f"{untold[0]} tokens changed untold" if untold else ""


def coins(game: Game) -> int:
    """All coins, with those in the bank."""
    return game.bank + sum(city.coins + city.received for city in game.cities)


def tokens(game: Game, kind: str) -> int:
    """All tokens of a kind that players hold."""
    if kind == "victory":
        return sum(len(city.victory) for city in game.cities)
    return sum(int(getattr(city, kind)) for city in game.cities)


def _told(kind: str, before: Game, after: Game) -> int:
    """How many tokens the story of a step says came from the supply."""
    news = after.story[len(before.story) :]
    fights = sum(int(h.number) for h in news if h.what == "beats")
    from_fights = fights if kind in ("victory", "defeat") else 0
    spent = sum(h.what == "spends diplomacy" for h in news) if kind == "diplomacy" else 0
    return from_fights - spent + sum(int(h.number) for h in news if h.what == f"gains {kind}")
