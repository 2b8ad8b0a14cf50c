"""Effects that only the published games need: their icon lines, moments and what they require."""

import pytest

from cardgen.effects.power.lines import icon_line
from tests.effects.conftest import ReadPower


@pytest.mark.parametrize(
    ("power", "line", "moment"),
    [
        ("- science: [compass, gear]", "compass or gear", "active"),
        ("- science: law", "law", "active"),
        ("- copy: guild\n  from: neighbours", "card-purple neighbours", "end"),
        ("- copy: symbol\n  of: green\n  from: neighbours",
         "science-copy card-green neighbours", "end"),
        ("- produce any: not made", "resource-not-made", "active"),
        ("- bank price: 1\n  of: [glass, papyrus]", "glass papyrus per coin:1", "active"),
        ("- bank price: 1\n  of: any", "any-resource per coin:1", "active"),
        ("- copy: leader\n  from: neighbours\n  when: played", "copy-leader neighbours", "played"),
        ("- redirect: defeat\n  from: self\n  to: winner",
         "pawn-self defeat gives winner", "active"),
        ("- draw: 4\n  from: leader box\n  to: hand", "card-leader:4 gives hand", "played"),
        ("- recruit: paid\n  from: hand", "hand gives card-leader", "played"),
        ("- recruit: free\n  from: hand", "hand gives card-leader gives free", "played"),
        ("- vp: 3\n  per: {set: [blue, red, green]}",
         "laurel:3 per card-blue card-red card-green", "end"),
        ("- discard: brown\n  from: opponent", "card-brown pawn-other discard-pile", "played"),
        ("- turn: again", "play-again", "played"),
        ("- progress: {one of: 3}", "progress:3", "played"),
        ("- vp: 2\n  per: {most: {cards: [brown, grey]}}",
         "laurel:2 per card-brown card-grey most", "end"),
        ("- vp: 3\n  per: {tokens: progress}", "laurel:3 per progress", "end"),
        ("- tokens: {diplomacy: 1}", "diplomacy pawn-self", "played"),
    ],
)  # fmt: skip
def test_lines_and_moments(read: ReadPower, power: str, line: str, moment: str) -> None:
    abilities, findings = read(power)
    assert findings == ()
    assert " ".join(map(str, icon_line(abilities))) == line
    assert [ability.when for ability in abilities] == [moment]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        ("{buys: resources, by: opponent}", "pawn-other any-resource gives coin:4"),
        ("{buys: resources, from: neighbours}", "any-resource neighbours gives coin:4"),
        ("{buys: resources, from: bank}", "any-resource bank gives coin:4"),
        ("{gains: victory}", "victory gives coin:4"),
        ("{moves: pawn}", "conflict-pawn gives coin:4"),
        ("{loots: coins, by: opponent}", "pawn-other loot gives coin:4"),
        ("{loses coins: loot}", "loot coin:− gives coin:4"),
        ("{builds by chain: age}", "chain gives coin:4"),
        ("{builds: wonder}", "card-wonder gives coin:4"),
    ],
)
def test_events(read: ReadPower, event: str, line: str) -> None:
    abilities, findings = read(f"- coins: 4\n  when: {event}")
    assert findings == ()
    assert " ".join(map(str, icon_line(abilities))) == line


@pytest.mark.parametrize(
    ("power", "message"),
    [
        ("- copy: guild", 'missing key "from"'),
        ("- discard: brown", 'missing key "from"'),
        ("- bank price: 1", 'missing key "of"'),
        ("- turn: twice", 'unknown word "twice"'),
        ("- draw: 4\n  from: leader box", 'missing key "to"'),
        ("- recruit: paid", 'missing key "from"'),
        ("- redirect: defeat\n  from: self", 'missing key "to"'),
        ("- vp: 1\n  per: {set: [blue, rad]}", 'unknown word "rad": did you mean "red"?'),
        ("- coins: 2\n  per: {gained: tokens}", 'unknown word "tokens"'),
        ("- progress: {}", 'missing key "one of"'),
        ("- science: compas", 'unknown word "compas": did you mean "compass"?'),
        ("- vp: 1\n  per: {most: {card: red}}", 'unknown count "card": did you mean "cards"?'),
        ("- vp: 1\n  per: {most: {most: {cards: red}}}", 'unknown count "most"'),
    ],
)
def test_faults(read: ReadPower, power: str, message: str) -> None:
    _, (finding,) = read(power)
    assert finding.message.startswith(message)
