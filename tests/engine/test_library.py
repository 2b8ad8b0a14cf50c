"""Cards as play sees them; which of them a game uses."""

from cardgen.engine.library import CardLibrary

TWO = {"anubis", "hestia-red", "horus", "nut", "pan", "poseidon"}
TEAMS = {"marduk", "ishtar", "shamash", "toinito"}


def gods(library: CardLibrary, players: int, *plays: str) -> set[str]:
    used = library.cards_in_play(players, frozenset({"faith", *plays}))
    return {card.id for name, card in used.items() if library.kinds[name] == "god"}


def test_gods_that_need_a_third_player_leave_a_game_of_two(library: CardLibrary) -> None:
    lost = gods(library, 7, "cities") | gods(library, 7)
    assert lost - gods(library, 2, "cities") - gods(library, 2) == TWO


def test_gods_advised_against_stay_in_the_box(library: CardLibrary) -> None:
    assert gods(library, 6) - gods(library, 5) == {"pan"}
    assert gods(library, 4, "cities") - gods(library, 3, "cities") == {"nut"}


def test_gods_of_teams_and_of_cities(library: CardLibrary) -> None:
    assert gods(library, 4, "teams") - gods(library, 4) == TEAMS
    assert gods(library, 4, "cities") - gods(library, 4) == {"hestia-blue", "nut"}
    assert gods(library, 4) - gods(library, 4, "cities") == {"hestia-red"}


def test_forms_are_read_once(library: CardLibrary) -> None:
    assert library.definition("base/altar", frozenset()) is library.definition(
        "base/altar", frozenset()
    )
