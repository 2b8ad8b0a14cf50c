"""A build after another makes the very bytes and findings of a clean build, only sooner."""

import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import cardgen.build.record as record
import cardgen.layout.svg.reader as reader
import cardgen.output.cache_file as cache_file
from cardgen.pdf.painter import Painter
from tests.cli.run import Run, run, snapshot
from tests.small_root import APOLLO, ROOT, USED, copy_languages, small_root

CARDS, SETUP = "cards/trial/cards.yaml", "cards/trial/pack.yaml"
NAMES = ("ares", "hera", "hestia", "pan", "zeus", "nut", "seth", "isis", "thoth", "horus", "aten",
         "geb", "bes", "apis")  # fmt: skip
COUNT = len(NAMES)
ENGLISH = ("--lang", "en", "--only", "cards,aid")  # where one language is enough
ONE_DECK = ("--lang", "en", "--only", "cards")  # and where no aid is concerned
SIGNS = (*USED, "ore", "vp", "wood")  # no more than are drawn: the aid has a line for each
GODS = ("layouts/god*", "layouts/back-gods*", "scenes/greek*", "scenes/back-gods*", "rings/greek*",
        "friezes/greek*", "ornaments/rule*")  # fmt: skip  # what a god's card is made of


def card(name: str) -> str:
    return APOLLO.replace("id: apollo", f"id: {name}").replace("Apoll", name.title())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where every root of these tests stands: what a build leaves is known at its place alone."""
    return tmp_path_factory.mktemp("rebuilt") / "root"


@pytest.fixture
def root(place: Path) -> Path:
    """A pack of which nobody reads the words; see `speaking`."""
    shutil.rmtree(place, ignore_errors=True)
    made = small_root(place, {CARDS: "".join(map(card, NAMES))}, drawings=SIGNS)
    for file in (file for names in GODS for file in (ROOT / "templates").glob(names)):
        target = made / file.relative_to(ROOT)
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(file, target)
    edit(made, SETUP, "layout: trial, back: trial", "layout: god, back: gods")
    (made / "fonts").unlink()
    shutil.copytree(ROOT / "fonts", made / "fonts")
    return made


@pytest.fixture
def speaking(root: Path) -> Path:
    """The same with phrases."""
    copy_languages(root, "phrases")
    return root


def build(root: Path, out: str, *arguments: str | Path) -> Run:
    return run("build", "--out", root / out, *arguments, root=root)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., None]:
    """Gives a root what its first build leaves, which is made once for the same options."""
    kept: dict[tuple[str, ...], Path] = {}

    def build_once(root: Path, *options: str) -> None:
        if options in kept:
            shutil.copytree(kept[options], root / "out")
        else:
            assert build(root, "out", *options).code == 0
            kept[options] = tmp_path_factory.mktemp("built") / "out"
            shutil.copytree(root / "out", kept[options])

    return build_once


def as_clean(root: Path, *arguments: str | Path) -> Run:
    """Build over what is there and from nothing; both must say and leave the same."""
    shutil.rmtree(root / "clean", ignore_errors=True)
    again, clean = build(root, "out", *arguments), build(root, "clean", *arguments)
    assert again.code == clean.code
    assert again.err == clean.err
    left = snapshot(root / "clean")
    assert {name: held for name, held in snapshot(root / "out").items() if name in left} == {
        **left, "manifest.json": (root / "out" / "manifest.json").read_bytes()
    } or clean.code  # fmt: skip
    return again


def edit(root: Path, path: str, old: str, new: str) -> None:
    text = (root / path).read_text(encoding="utf-8")
    assert old in text
    (root / path).write_text(text.replace(old, new, 1), encoding="utf-8")


def fronts(composed: list[str]) -> list[str]:
    return sorted({name for name in composed if name})


def test_nothing_is_composed_where_nothing_changed(root: Path, composed: list[str]) -> None:
    build(root, "out")
    assert fronts(composed) == sorted(NAMES)
    composed.clear()
    as_clean_before = snapshot(root / "out")
    build(root, "out")
    assert fronts(composed) == []
    assert snapshot(root / "out") == as_clean_before


def test_what_was_built_for_another_test_is_known(
    root: Path, built: Callable[..., None], composed: list[str]
) -> None:
    built(root, *ONE_DECK)
    shutil.rmtree(root / "out")
    composed.clear()
    built(root, *ONE_DECK)
    build(root, "out", *ONE_DECK)
    assert fronts(composed) == []


def test_one_card_edited_composes_the_cards_of_its_page(root: Path, composed: list[str]) -> None:
    build(root, "out", *ONE_DECK)
    composed.clear()
    edit(root, CARDS, "name: {fr: {text: Geb", "name: {fr: {text: Gebb")
    build(root, "out", *ONE_DECK)
    assert "geb" in fronts(composed)
    assert len(fronts(composed)) < COUNT
    as_clean(root, *ONE_DECK)


EDITS: dict[str, Callable[[Path], object]] = {
    "text": lambda root: edit(root, CARDS, "On invocation", "When invoked"),
    "a letter no card had": lambda root: edit(root, CARDS, "On invocation", "Œn invocation"),
    "a letter with a code of its own making": lambda root: edit(root, CARDS, "On in", "Ōn in"),
    "cost": lambda root: edit(root, CARDS, "I: free", "I: {clay: 1}"),
    "power": lambda root: edit(root, CARDS, "II: 5", "II: 6"),
    "name": lambda root: edit(root, CARDS, "en: Pano", "en: Panu"),
    "a name taken": lambda root: edit(root, CARDS, "en: Pano", "en: Zeuso"),
    "an id taken": lambda root: edit(root, CARDS, "id: pan", "id: zeus"),
    "copies": lambda root: edit(root, CARDS, "id: pan\n", "id: pan\n  copies: 4\n"),
    "a ruling": lambda root: edit(root, CARDS, "cost: house", "cost: ruling nowhere"),
    "replaces": lambda root: edit(root, CARDS, "id: pan\n", "id: pan\n  replaces: nobody\n"),
    "an unknown icon": lambda root: edit(root, CARDS, "{coin:3|5|7}", "{koin:3|5|7}"),
    "words too long": lambda root: edit(root, CARDS, "On invocation", "On invocation " * 90),
    "a warning": lambda root: edit(root, CARDS, "en: >-\n      On", "en: On"),
    "two changed places": lambda root: swap(root, 3, 11),
    "a card more": lambda root: edit(root, CARDS, card("pan"), card("pan") + card("ptah")),
    "a card less": lambda root: edit(root, CARDS, card("pan"), ""),
    "a comment above": lambda root: edit(root, CARDS, card("ares"), "# new\n" + card("ares")),
    "broken": lambda root: edit(root, CARDS, "- id: pan", "- id: [pan"),
    "another document": lambda root: edit(root, CARDS, "- id: pan", "---\n- id: pan"),
    "a tab": lambda root: edit(root, CARDS, "gender: m", "\tgender: m"),
    "title": lambda root: edit(root, SETUP, "en: Trial", "en: Trail"),
    "version": lambda root: edit(root, SETUP, "1.0.0", "1.0.1"),
    "announced": lambda root: edit(root, SETUP, "components", "announces: {gods: 3}\ncomponents"),
    "layout": lambda root: edit(root, layout(root), "size: [65, 100]", "size: [65, 100] # same"),
    "icon": lambda root: edit(root, "templates/icons/coin.svg", "<path", '<path opacity="1"'),
    "icon gone": lambda root: (root / "templates/icons/coin.svg").unlink(),
    "font": lambda root: swap_fonts(root),
    "picture": lambda root: picture(root),
}  # fmt: skip


def layout(root: Path) -> str:
    return "templates/layouts/god.yaml"


def swap(root: Path, first: int, second: int) -> None:
    one, other = card(NAMES[first]), card(NAMES[second])
    text = (root / CARDS).read_text(encoding="utf-8")
    text = text.replace(one, "@").replace(other, one).replace("@", other)
    (root / CARDS).write_text(text, encoding="utf-8")


def swap_fonts(root: Path) -> None:
    faces = sorted((root / "fonts").glob("*-Regular.ttf"))
    one, other = faces[0].read_bytes(), faces[-1].read_bytes()
    faces[0].write_bytes(other)
    faces[-1].write_bytes(one)


def picture(root: Path) -> None:
    from PIL import Image

    (root / "cards/trial/art").mkdir()
    Image.new("RGB", (600, 600), "#335577").save(root / "cards/trial/art/pan.png")


# Most edits concern one language as they do another: these are tried with every one.
OF_ALL_LANGUAGES = {"text", "a tab", "power", "title", "font", "a card more", "two changed places"}
# These besides are tried with the aid, on which all cards stand.
OF_THE_AID = {"name", "cost", "copies", "a card less", "a ruling", "a comment above", "replaces",
              "version", "icon", "layout"}  # fmt: skip
OF_SHEETS = {"--duplex", "--bleed", "--offset"}  # options that no aid has


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_gives_what_a_clean_build_gives(
    root: Path, built: Callable[..., None], name: str
) -> None:
    wishes = () if name in OF_ALL_LANGUAGES else ENGLISH if name in OF_THE_AID else ONE_DECK
    built(root, *wishes)
    EDITS[name](root)
    as_clean(root, *wishes)


@pytest.mark.parametrize("name", ["text", "power", "a card more", "two changed places"])
def test_words_are_heard_as_a_clean_build_hears_them(speaking: Path, name: str) -> None:
    french = ("--lang", "fr", "--only", "cards")
    edit(speaking, CARDS, "l’invocation, recevez", "l’invocation recevez")
    assert "words-form" in build(speaking, "out", *french).err
    EDITS[name](speaking)
    again = as_clean(speaking, *french)
    assert "words-form" in again.err
    assert ("words-number" in again.err) == (name == "power")


def test_pictures_stay_on_their_cards(root: Path) -> None:
    picture(root)
    build(root, "out", *ONE_DECK)
    as_clean(root, *ONE_DECK)
    edit(root, CARDS, "en: Pano", "en: Panu")
    as_clean(root, *ONE_DECK)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "en"], ["--ink", "low"], ["--paper", "letter"], ["--duplex", "fold"],
        ["--bleed", "1"], ["--offset", "1,1"], ["--cards", "pan*3,zeus"], ["--with", "my.yaml"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_other_wishes_give_what_a_clean_build_gives(
    root: Path, built: Callable[..., None], arguments: list[str]
) -> None:
    (root / "my.yaml").write_text("pan: {cost: free}\n", encoding="utf-8")
    given = [str(root / part) if part.endswith("yaml") else part for part in arguments]
    wishes = ONE_DECK if arguments[0] in OF_SHEETS else ENGLISH
    wishes = () if "--lang" in arguments else wishes
    built(root, *wishes)
    as_clean(root, *given, *wishes)
    (root / "my.yaml").write_text("pan: {cost: {stone: 1}}\n", encoding="utf-8")
    as_clean(root, *given, *wishes)
    as_clean(root, *wishes)


def test_findings_move_with_their_lines(root: Path) -> None:
    edit(root, CARDS, card("geb"), card("geb").replace("en: >-\n      On", "en: On"))
    assert "words-not-block" in build(root, "out", *ONE_DECK).err
    edit(root, CARDS, card("ares"), "# a line\n# more\n" + card("ares"))
    before = re.findall(r"cards.yaml:(\d+)", as_clean(root, *ONE_DECK).err)
    edit(root, CARDS, "# a line\n", "")
    assert [int(line) - 1 for line in before] == [
        int(line) for line in re.findall(r"cards.yaml:(\d+)", as_clean(root, *ONE_DECK).err)
    ]


def test_flavour_is_told_once_there_is_no_rulebook_that_prints_it(root: Path) -> None:
    sung = "      He sings by day.\n" * 20
    said = f"  flavour:\n    fr: >-\n      Il chante.\n    en: >-\n{sung}"
    edit(root, CARDS, card("ares"), card("ares") + said)
    book = root / "cards" / "trial" / "rulebook"
    book.mkdir()
    assert "flavour-unprinted" not in as_clean(root, *ONE_DECK).err
    book.rmdir()
    assert "flavour-unprinted: ares, en" in as_clean(root, *ONE_DECK).err


def test_a_fault_is_told_of_known_cards_as_of_new_ones(root: Path) -> None:
    build(root, "out", *ONE_DECK)
    edit(root, CARDS, "id: apis", "id: ares")
    assert f"already stands at {CARDS}:1:7" in as_clean(root, *ONE_DECK).err


def test_a_drawing_is_read_and_painted_in_the_first_build_only(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(root, "out")
    before = {name: held for name, held in snapshot(root / "out").items() if name.endswith(".pdf")}
    forget(root, except_for=cache_file.DRAWINGS)
    read = counted(monkeypatch, reader, "read_svg")
    painted = counted(monkeypatch, Painter, "form")
    build(root, "out")
    assert {name: held for name, held in snapshot(root / "out").items() if name in before} == before
    assert len(read) == 0
    of_drawings = len(painted)
    forget(root, except_for="")
    build(root, "out")
    assert len(read) > 9
    assert len(painted) - of_drawings > of_drawings + 9


def forget(root: Path, *, except_for: str) -> None:
    """Take away what earlier builds left, but for one file."""
    for file in (root / "out" / cache_file.CACHE_FOLDER).iterdir():
        if file.name != except_for:
            file.unlink()


def counted(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[str]:
    """A note for each call from now on."""
    calls: list[str] = []
    function = getattr(owner, name)

    def counting(*given: object, **named: object) -> object:
        calls.append(name)
        return function(*given, **named)

    monkeypatch.setattr(owner, name, counting)
    return calls


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda held: held[: len(held) // 2],
    "empty": lambda held: b"",
    "foreign": lambda held: b"PK\x03\x04" + held[4:],
    "one bit": lambda held: held[:-9] + bytes([held[-9] ^ 1]) + held[-8:],
    "longer": lambda held: held + b"\0",
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_memory_is_passed_over(root: Path, built: Callable[..., None], damage: str) -> None:
    built(root, *ENGLISH)
    files = sorted((root / "out" / cache_file.CACHE_FOLDER).iterdir())
    endings = {cache_file.BUILD, cache_file.CARDS, cache_file.PAGES, cache_file.WORKS}
    assert {file.suffix or file.name for file in files} == {*endings, cache_file.DRAWINGS}
    for file in files:
        file.write_bytes(DAMAGES[damage](file.read_bytes()))
    as_clean(root, *ENGLISH)


def test_memory_of_another_version_is_passed_over(
    root: Path, composed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    build(root, "out", *ONE_DECK)
    composed.clear()
    monkeypatch.setattr(record.sys, "version", "3.99")
    build(root, "out", *ONE_DECK)
    assert fronts(composed) == sorted(NAMES)


def test_a_folder_in_the_way_hinders_nothing(root: Path) -> None:
    (root / "out").mkdir()
    (root / "out" / cache_file.CACHE_FOLDER).write_text("mine", encoding="utf-8")
    as_clean(root, *ENGLISH)
    assert (root / "out" / cache_file.CACHE_FOLDER).read_text(encoding="utf-8") == "mine"


def test_old_files_go_when_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache_file.write_cached(tmp_path, "old.pages", b"k", b"x" * 500)
    monkeypatch.setattr(cache_file, "MOST_CACHE_BYTES", 1000)
    cache_file.write_cached(tmp_path, "new.pages", b"k", b"x" * 500)
    assert [file.name for file in (tmp_path / cache_file.CACHE_FOLDER).iterdir()] == ["new.pages"]
    assert cache_file.read_cached(tmp_path, "new.pages", b"k") == b"x" * 500
    assert cache_file.read_cached(tmp_path, "new.pages", b"other") is None


@settings(
    max_examples=4, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=some.integers(0, 10_000))
def test_any_run_of_edits_gives_what_clean_builds_give(root: Path, seed: int) -> None:
    dice = random.Random(seed)
    (root / CARDS).write_text("".join(map(card, NAMES)), encoding="utf-8")
    for _ in range(5):
        mended = (root / CARDS).read_text(encoding="utf-8").replace("lyer", "lyre")
        cards = re.split(r"^(?=- )", mended, flags=re.MULTILINE)
        cards = [one for one in cards if one]
        for _ in range(dice.randint(1, 2)):
            at = dice.randrange(len(cards))
            what = dice.choice(("words", "swap", "drop", "add", "cost", "break"))
            if what == "words":
                cards[at] = cards[at].replace("gain", dice.choice(("take", "gäin", "gain Ł")))
            elif what == "swap":
                cards[at], cards[0] = cards[0], cards[at]
            elif what == "drop" and len(cards) > 3:
                del cards[at]
            elif what == "add":
                cards.insert(at, card(f"new-{dice.randrange(1000)}"))
            elif what == "cost":
                cards[at] = cards[at].replace("I: free", "I: {stone: 2}")
            else:
                cards[at] = cards[at].replace("emblem: lyre", "emblem: lyer")
        (root / CARDS).write_text("".join(cards), encoding="utf-8")
        as_clean(root, *ENGLISH)


FACTS, WONDERS = "cards/trial/facts.yaml", "cards/trial/wonders.yaml"
BATHS = """\
- id: baths
  name: {fr: {text: Bains, gender: m}, en: Baths}
  colour: blue
  age: I
  cost: {clay: 1}
  power: [{vp: 3}]
- id: well
  name: {fr: {text: Puits, gender: m}, en: Well}
  colour: blue
  age: I
  cost: {clay: 1}
  power: [{vp: 2}]
"""
ROME = """\
- id: rome
  name: {fr: {text: Rome, gender: f}, en: Rome}
  wonder: {fr: Le Colisée de Rome, en: The Colosseum of Rome}
  sides:
    A: {produces: ore, stages: {1: {cost: {wood: 2}, power: [{vp: 3}]}}}
    B: {produces: ore, stages: {1: {cost: {clay: 2}, power: [{vp: 4}]}}}
"""
WORDS = """\
  text:
    fr: >-
      Prenez {koin:1}.
    en: >-
      Take {koin:1}.
"""
FACT_EDITS: dict[str, Callable[[Path], object]] = {
    "nothing": lambda root: None,
    "power": lambda root: edit(root, FACTS, "vp: 3", "vp: 4"),
    "a power nobody knows": lambda root: edit(root, FACTS, "vp: 3", "vpp: 3"),
    "an icon never printed": lambda root: edit(root, FACTS, "  colour", f"{WORDS}  colour"),
    "printed henceforth": lambda root: edit(
        root, SETUP, "{cards: facts", "{size: 65x100, layout: god, back: gods, cards: facts"
    ),
    "moved to the cards": lambda root: (
        edit(root, FACTS, BATHS[BATHS.index("- id: well") :], ""),
        edit(root, CARDS, card("ares"), BATHS[BATHS.index("- id: well") :] + card("ares")),
    ),
    "the id of a card": lambda root: edit(root, FACTS, "id: well", "id: pan"),
    "a Wonder with the id of a fact": lambda root: edit(root, WONDERS, "id: rome", "id: well"),
    "a Wonder with the id of a card": lambda root: edit(root, WONDERS, "id: rome", "id: pan"),
    "a Wonder in error": lambda root: edit(root, WONDERS, "ore", "oar"),
    "a card": lambda root: edit(root, CARDS, "en: Pano", "en: Panu"),
}  # fmt: skip


@pytest.mark.parametrize("name", FACT_EDITS)
def test_facts_and_wonders_beside_cards_give_what_a_clean_build_gives(
    root: Path, name: str
) -> None:
    decks = "wonders: wonders.yaml\ndecks:\n  facts: {cards: facts.yaml, source: a list}\n"
    edit(root, SETUP, "decks:\n", decks)
    (root / FACTS).write_text(BATHS, encoding="utf-8")
    (root / WONDERS).write_text(ROME, encoding="utf-8")
    assert build(root, "out", *ENGLISH).err == ""
    FACT_EDITS[name](root)
    again = as_clean(root, *ENGLISH)
    silent = ("nothing", "power", "a card")
    assert (again.err == "") == (name in silent)


def test_the_pack_of_the_tests_is_sound(root: Path) -> None:
    assert build(root, "out").err == ""
