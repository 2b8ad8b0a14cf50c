"""A pack is its pack.yaml and the files its decks name, in a fixed order, and no others."""

from pathlib import Path

import pytest

from cardgen.model.finding import Stop
from cardgen.packs.pack import LoadedPack, load_pack
from cardgen.units import Size
from tests.packs.conftest import CARD, PACK, WritePack


def cards(*ids: str) -> str:
    return "".join(CARD.replace("id: apollo", f"id: {id}") for id in ids)


def found(loaded: LoadedPack) -> list[str]:
    return [f"{f.place} {f.code}: {f.message}" for f in loaded.findings]


def test_a_pack(write_pack: WritePack) -> None:
    root = write_pack({"gods/b.yaml": cards("c"), "gods/a.yaml": cards("z", "b")})
    pack, findings = load_pack(root, "trial")
    assert findings == ()
    assert pack is not None
    assert (pack.id, pack.title, pack.version, pack.mark, pack.game.id, pack.languages) == (
        "trial", {"fr": "Essai", "en": "Trial"}, "1.2.3", "trial", "seven-wonders", ("fr", "en"),
    )  # fmt: skip
    (deck,) = pack.decks
    assert (deck.id, deck.size, deck.layout, deck.back) == ("gods", Size(65, 100), "god", "gods")
    assert [card.id for card in pack.cards] == ["z", "b", "c"]
    assert pack.folder == root / "cards" / "trial"
    assert str(pack.entry.place("decks", "gods", "size")) == "cards/trial/pack.yaml:7:16"


def test_the_optional_parts(write_pack: WritePack) -> None:
    text = PACK.replace("back: gods,", "back: gods, shuffled into: base/age-iii,") + (
        "components: {markers: [wonderwoman]}\nannounces: {gods: 30}\ncredits: [x]\n"
    )
    pack, findings = load_pack(write_pack({"pack.yaml": text, "gods/a.yaml": cards("a")}), "trial")
    assert findings == ()
    assert pack is not None
    assert pack.announces == {"gods": 30}
    assert pack.entry["components"] == {"markers": ["wonderwoman"]}


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("1.2.3", "1.2", "2:10 wrong-type: expected a version such as 1.0.0, found the number 1.2"),
        ("version: 1.2.3", "version: 1.2.3\nedition: 2026-13",
         '3:10 wrong-type: expected a month such as 2026-11, found the text "2026-13"'),
        ("version: 1.2.3", "version: 1.2.3\nedition: 2026",
         "3:10 wrong-type: expected a month such as 2026-11, found the number 2026"),
        ("version: 1.2.3", "version: 1.2.3\nchanges: [{fr: Rien.}]",
         '3:11 language-missing: nothing in the language "en"'),
        ("seven-wonders", "seven-wonder",
         '4:7 unknown-word: unknown word "seven-wonder": did you mean "seven-wonders"?'),
        ("65x100", "65*100", "7:16 wrong-type: expected a size such as 65x100 (width x height in "
         'mm), found the text "65*100"'),
        ("mark: trial\n", "", '1:1 missing-key: missing key "mark"'),
        ("layout: god, ", "", '7:9 missing-key: missing key "layout"'),
        ("en: Trial", "de: Trial", '1:20 unknown-language: unknown language "de"'),
        ("[fr, en]", "fr", "5:12 wrong-type: expected a list (each item a language such as fr), "
         'found the text "fr"'),
        ("gods/*.yaml", "../*.yaml",
         '7:56 path-outside: "../*.yaml" leads out of the pack'),
        ("gods/*.yaml", "/etc/*.yaml", '7:56 path-outside: "/etc/*.yaml" leads out of the pack'),
        ("gods/*.yaml", "god/*.yaml", '7:56 no-files: no file is called "god/*.yaml"'),
    ],
)  # fmt: skip
def test_faults_of_pack_yaml(write_pack: WritePack, old: str, new: str, finding: str) -> None:
    root = write_pack({"pack.yaml": PACK.replace(old, new), "gods/a.yaml": cards("a")})
    assert f"cards/trial/pack.yaml:{finding}" in found(load_pack(root, "trial"))


def test_a_duplicate_id_names_the_first(write_pack: WritePack) -> None:
    root = write_pack({"gods/a.yaml": cards("x", "y"), "gods/b.yaml": cards("y")})
    loaded = load_pack(root, "trial")
    assert found(loaded) == [
        "cards/trial/gods/b.yaml:1:7 duplicate-id: "
        'the id "y" already stands at cards/trial/gods/a.yaml:13:7'
    ]
    assert loaded.pack is not None
    assert [card.id for card in loaded.pack.cards] == ["x", "y"]


def test_a_file_belongs_to_one_deck(write_pack: WritePack) -> None:
    second = "  more: {size: 65x100, layout: god, back: gods, cards: [gods/a.yaml]}\n"
    root = write_pack({"pack.yaml": PACK + second, "gods/a.yaml": cards("a")})
    assert found(load_pack(root, "trial")) == [
        'cards/trial/pack.yaml:8:57 file-twice: a.yaml already belongs to the deck "gods"'
    ]


def test_a_link_out_of_the_pack_is_refused(write_pack: WritePack, tmp_path: Path) -> None:
    outside = tmp_path / "secret.yaml"
    outside.write_text(cards("secret"))
    root = write_pack({"gods/a.yaml": cards("a")})
    (root / "cards/trial/gods/b.yaml").symlink_to(outside)
    loaded = load_pack(root, "trial")
    assert [finding.code for finding in loaded.findings] == ["path-outside"]
    assert loaded.pack is not None
    assert [card.id for card in loaded.pack.cards] == ["a"]


@pytest.mark.parametrize(
    ("pack", "said", "help"),
    [
        ("trail", 'there is no pack "trail": did you mean "trial"?', "there is trial"),
        ("empty", "cards/empty has no pack.yaml", "title, version"),
        ("cards/trial/cards.yaml", "cards/trial/cards.yaml", "without a path: type trial"),
        ("en", 'there is no pack "en"', "en is a language: cardgen build --lang en"),
        ("../trial", 'there is no pack "../trial"', "there is trial"),
        ("", 'there is no pack ""', "there is trial"),
    ],
)
def test_a_pack_that_is_not_there(write_pack: WritePack, pack: str, said: str, help: str) -> None:
    root = write_pack({})
    (root / "cards" / "empty").mkdir()
    (english := root / "templates" / "languages" / "en").mkdir(parents=True, exist_ok=True)
    (english / "language.yaml").touch()
    with pytest.raises(Stop) as stop:
        load_pack(root, pack)
    assert said in stop.value.message
    assert help in stop.value.help


def test_a_pack_yaml_that_is_a_list(write_pack: WritePack) -> None:
    loaded = load_pack(write_pack({"pack.yaml": "- a\n"}), "trial")
    assert loaded.pack is None
    assert found(loaded) == ["cards/trial/pack.yaml:1:1 wrong-type: expected a map, found a list"]


def test_without_a_game_cards_need_no_power(write_pack: WritePack) -> None:
    text = PACK.replace("seven-wonders", "none")
    bare = "- id: a\n  name: {fr: x, en: y}\n"
    loaded = load_pack(write_pack({"pack.yaml": text, "gods/a.yaml": bare}), "trial")
    assert loaded.findings == ()
    loaded = load_pack(write_pack({"gods/a.yaml": bare}), "trial")
    assert [finding.message for finding in loaded.findings] == [
        'missing key "cost"', 'missing key "power"', 'missing key "text"',
    ]  # fmt: skip


@pytest.mark.parametrize("lying", ["hero.yaml.txt", "hero.yml"])
def test_a_file_that_ends_otherwise_is_named(write_pack: WritePack, lying: str) -> None:
    plan = PACK.replace("gods/*.yaml", "gods/hero.yaml")
    (finding,) = load_pack(write_pack({"pack.yaml": plan, f"gods/{lying}": CARD}), "trial").findings
    assert (finding.code, finding.help) == ("no-files", f"{lying} lies there: call it hero.yaml")


def test_a_pattern_that_is_none(write_pack: WritePack) -> None:
    root = write_pack(
        {"pack.yaml": PACK.replace("gods/*.yaml", "gods/**x.yaml"), "gods/a.yaml": CARD}
    )
    (finding,) = load_pack(root, "trial").findings
    assert finding.code == "no-files"
    assert '"gods/**x.yaml" is no pattern of files' in finding.message


@pytest.mark.parametrize("pattern", ["**", "gods/**", ".", "./"])
def test_a_pattern_of_folders_alone_names_no_file(write_pack: WritePack, pattern: str) -> None:
    pack = PACK.replace("gods/*.yaml", f'"{pattern}"')
    root = write_pack({"pack.yaml": pack, "gods/a.yaml": CARD})
    assert {one.code for one in load_pack(root, "trial").findings} == {"no-files"}


def test_what_to_type_for_a_number_in_the_place_of_a_text(write_pack: WritePack) -> None:
    root = write_pack({"pack.yaml": PACK.replace("1.2.3", "1.0"), "gods/a.yaml": CARD})
    (finding,) = load_pack(root, "trial").findings
    assert finding.help == "type three numbers: 1.0.0"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("needs: cities", "needs: {play: [cities]}"),
        ("players: 3+", "players: {min: 3}"),
        ("focus: [two, 0]", "a number such as 3"),
    ],
)
def test_an_example_to_type(typed: str, said: str, write_pack: WritePack) -> None:
    root = write_pack({"gods/a.yaml": f"{CARD}  {typed}\n"})
    (finding,) = load_pack(root, "trial").findings
    assert said in finding.help


def test_an_overlay_that_misspells_a_field_the_card_has(write_pack: WritePack) -> None:
    root = write_pack({"gods/a.yaml": CARD})
    (root / "over.yaml").write_text("apollo: {costs: free}\n", encoding="utf-8")
    (finding,) = load_pack(root, "trial", root / "over.yaml").findings
    assert finding.message == 'unknown key "costs": did you mean "cost"?'


@pytest.mark.parametrize(
    ("over", "words"),
    [
        ("cost: {stone: 2}", None),
        ("cost: {stone: 2}, cost in words: two stone", "two stone"),
        ("cost in words: one wood", "one wood"),
        ("emblem: lyre", "four ore"),
    ],
)
def test_an_overlaid_cost_takes_the_words_of_the_old_one_away(
    write_pack: WritePack, over: str, words: str | None
) -> None:
    root = write_pack({"gods/a.yaml": CARD + "  cost in words: four ore\n"})
    (root / "over.yaml").write_text(f"apollo: {{{over}}}\n", encoding="utf-8")
    pack, findings = load_pack(root, "trial", root / "over.yaml")
    assert pack
    assert not findings
    said = pack.cards[0].cost_in_words
    assert (said and said[0]) == words


def test_a_card_without_its_hyphen(write_pack: WritePack) -> None:
    root = write_pack({"gods/a.yaml": CARD.replace("- id", "  id")})
    (finding,) = load_pack(root, "trial").findings
    assert (finding.place.line, finding.place.column) == (1, 3)
    assert "begin each card with a hyphen" in finding.help


@pytest.mark.parametrize(
    ("said", "there"), [("back: gods", "moon or sun"), ("layout: god", "disc")]
)
def test_a_deck_that_lacks_its_back_is_told_which_there_are(
    write_pack: WritePack, said: str, there: str
) -> None:
    root = write_pack({"pack.yaml": PACK.replace(f"{said}, ", ""), "gods/a.yaml": CARD})
    (root / "templates/layouts").mkdir()
    for name in (
        "disc",
        "box-top",
        "board",
        "back-token",
        "scorepad-eight",
        "disc-low-ink",
        "back-sun",
        "back-sun-low-ink",
        "back-moon",
    ):
        (root / f"templates/layouts/{name}.yaml").touch()
    (finding,) = load_pack(root, "trial").findings
    key = said.partition(":")[0]
    assert finding.help == f"add {key}: a {key} in small letters: {there}"


def test_a_design_that_is_no_name_is_answered_by_its_name_alone(write_pack: WritePack) -> None:
    """The list of all designs is for whoever has named none; a back is called without back-."""
    plan = PACK.replace("god,", "God,").replace("gods,", "templates/layouts/back-gods.yaml,")
    root = write_pack({"pack.yaml": plan, "gods/a.yaml": CARD})
    (root / "templates/layouts").mkdir()
    (root / "templates/layouts/god.yaml").touch()
    layout, back = load_pack(root, "trial").findings
    assert layout.message == 'expected a layout in small letters, found the text "God"'
    assert layout.help == "small letters a-z, digits, single hyphens between them: type god"
    assert back.help == "type gods: the name alone, without folder and ending"
