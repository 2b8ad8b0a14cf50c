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
    return ""


def coins(game: Game) -> int:
    """All coins, with those in the bank."""
    return game.bank + sum(city.coins + city.received for city in game.cities)
