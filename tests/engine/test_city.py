"""What stands in a city, and what is known of it."""

from cardgen.effects.state.city import City
from cardgen.effects.state.replacing import replace


def test_what_is_known_of_a_city_is_kept_where_only_coins_changed_hands() -> None:
    city = City("ada", coins=3)
    city.in_play.known["asked"] = "found"
    assert replace(city, coins=5).in_play.known == {"asked": "found"}


def test_it_is_not_known_of_another_players_city_nor_of_other_cards() -> None:
    city = City("ada")
    city.in_play.known["asked"] = "found"
    assert replace(city, player="bob").in_play.known == {}
    assert replace(city, cards=(*city.cards, *city.permanents())).in_play.known == {}
