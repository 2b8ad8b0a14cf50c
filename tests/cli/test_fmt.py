"""`cardgen fmt`: words in shape, words proposed, and every comment where it was."""

from pathlib import Path

import pytest

import cardgen.cli.fixes as fixes
from tests.cli.run import run
from tests.small_root import PACK, small_root

CARDS, OTHER = "cards/trial/cards.yaml", "cards/trial/ares.yaml"
HEAD = """\
# Trial gods.
- id: apollo                       # of the lyre
  name: {fr: {text: Apollon, gender: m}, en: Apollo}
  pantheon: greek
  emblem: lyre
  cost: free
  power:
    - coins: {I: 3, II: 3, III: 5} # more in the end
"""
TEXT = """\
  text:
    fr:
      I-II: >-
        À l’invocation, recevez 3 pièces.
      III: >-
        À l’invocation, recevez 5 pièces.
    en:
      I-II: >-
        On invocation, gain 3 coins.
      III: >-
        On invocation, gain 5 coins.
"""
FRENCH, ENGLISH = TEXT.split("    en:\n")
NOTHING = (
    "2 files, all in form\nno words to write: all that has a power has words in every language\n"
)
LAST_AGE = "      III: >-\n        On invocation, gain 5 coins.\n"
TAIL = "  # where it is from\n  source: house\n"


def root_of(folder: Path, cards: str, pack: str = PACK) -> Path:
    files = {CARDS: cards, "cards/trial/pack.yaml": pack}
    return small_root(folder / "root", files, phrases=True)


LACKING = {
    "everything": HEAD + TAIL,
    "a language": HEAD + FRENCH + TAIL,
    "an Age": HEAD + TEXT.removesuffix(LAST_AGE) + TAIL,
}


@pytest.mark.parametrize("lacking", LACKING)
def test_words_are_proposed_where_there_are_none(lacking: str, tmp_path: Path) -> None:
    root = root_of(tmp_path, LACKING[lacking])
    said = run("fmt", "--write-words", root=root)
    assert said == (0, f"{CARDS}: 1 changed: apollo\n", "")
    assert (root / CARDS).read_text(encoding="utf-8") == HEAD + TEXT + TAIL
    assert run("check", "--select", "words-number,words-unread,missing-key", root=root).code == 0
    assert run("fmt", "--check", "--write-words", root=root) == (0, NOTHING, "")


def test_words_that_are_there_are_kept(tmp_path: Path) -> None:
    cards = HEAD + TEXT.replace("recevez 3", "recevez vite 3") + TAIL
    root = root_of(tmp_path, cards)
    said = run("fmt", "--write-words", root=root)
    assert said == (0, NOTHING, "")
    assert (root / CARDS).read_text(encoding="utf-8") == cards


def test_words_are_promised_only_where_some_would_be_written(tmp_path: Path) -> None:
    root = root_of(tmp_path, HEAD + TAIL)
    assert (
        "with fr and en; cardgen fmt --write-words proposes words\n" in run("check", root=root).err
    )
    counted = "    - lose coins: 1\n      who: others\n      per: {stages: 2}\n"
    (root / CARDS).write_text(HEAD.split("    - coins")[0] + counted + TAIL, encoding="utf-8")
    said = run("check", root=root).err
    assert "fmt --write-words" not in said
    assert "no words in fr: no words for `lose coins` with `per: {stages: 2}`" in said


def test_what_is_wrong_with_a_power_is_told_though_its_words_are_missing(tmp_path: Path) -> None:
    cards = HEAD.split("    - coins")[0] + "    - vp: 3\n      when: turn end\n" + TAIL
    root = root_of(tmp_path, cards)
    said = run("check", root=root).err
    assert "error missing-key" in said
    assert "error idle-clause: `when: turn end` does nothing beside `vp`" in said
    assert "idle-clause" not in run("check", "--select", "missing-key", root=root).err


def test_what_has_no_power_is_named_where_no_words_are_written(tmp_path: Path) -> None:
    pack = PACK.replace("game: seven-wonders", "game: none")
    nameless = "- id: apollo\n  name: {fr: Apollon, en: Apollo}\n"
    root = root_of(tmp_path, nameless, pack)
    said = run("fmt", "--write-words", root=root)
    assert said.out.splitlines()[1].endswith("; no power that words could tell: apollo")


def test_check_changes_nothing_and_says_so(tmp_path: Path) -> None:
    cards = (HEAD + TEXT + TAIL).replace("recevez 3 pièces", "recevez\n        3 pièces")
    root = root_of(tmp_path, cards)
    said = run("fmt", "--check", root=root)
    assert said.code == 1
    assert f"{CARDS}:11:13: error fmt-shape: words in other lines than fmt writes" in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == cards
    assert run("fmt", root=root) == (0, f"{CARDS}: 1 changed\n", "")
    assert (root / CARDS).read_text(encoding="utf-8") == HEAD + TEXT + TAIL


@pytest.mark.parametrize("arguments", [(), ("--check",), ("--write-words",)])
def test_a_file_with_a_fault_of_yaml_is_told_and_the_others_are_put_in_shape(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    cards = (HEAD + TEXT + TAIL).replace("recevez 3 pièces", "recevez\n        3 pièces")
    other = (HEAD + TEXT + TAIL).replace("apollo", "ares").replace("emblem: ", "emblem:")
    pack = PACK.replace("cards: cards.yaml", "cards: [ares.yaml, cards.yaml]")
    root = root_of(tmp_path, cards, pack)
    (root / OTHER).write_text(other, encoding="utf-8")
    said = run("fmt", *arguments, root=root)
    assert said.code == 1
    assert said.err.count(f"{OTHER}:5:9: error yaml: ") == 1
    shaped = cards if "--check" in arguments else HEAD + TEXT + TAIL
    assert (root / CARDS).read_text(encoding="utf-8") == shaped
    assert (root / OTHER).read_text(encoding="utf-8") == other


def test_a_file_that_would_be_no_yaml_is_told_as_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = (HEAD + TEXT + TAIL).replace("recevez 3 pièces", "recevez\n        3 pièces")
    root = root_of(tmp_path, cards)
    monkeypatch.setattr(fixes, "_is_yaml", lambda content, file: content == cards.encode())
    said = run("fmt", root=root)
    assert said.code == 1
    assert "fmt-unwritten" in said.err
    assert "it would be no YAML any more" in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == cards


def test_a_file_that_cannot_be_written_is_told_as_an_error(tmp_path: Path) -> None:
    cards = (HEAD + TEXT + TAIL).replace("recevez 3 pièces", "recevez\n        3 pièces")
    root = root_of(tmp_path, cards)
    (root / CARDS).chmod(0o444)
    said = run("fmt", root=root)
    assert said.code == 1
    told = "error fmt-unwritten: it should be changed and was not: it is read-only"
    assert f"{CARDS}:1:1: {told}" in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == cards


def test_an_entry_between_braces_is_left_to_its_author(tmp_path: Path) -> None:
    cards = "- {id: apollo, name: {fr: Apollon, en: Apollo}, cost: free, power: [{coins: 3}]}\n"
    root = root_of(tmp_path, cards)
    said = run("fmt", "--write-words", root=root)
    assert "its entry stands between braces" in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == cards


def test_a_language_without_phrases_is_told(tmp_path: Path) -> None:
    german = PACK.replace("languages: [fr, en]", "languages: [fr, en, de]")
    pack = german.replace("en: Trial", "en: Trial, de: Probe").replace("en: G", "de: G, en: G")
    root = root_of(tmp_path, (HEAD + TAIL).replace("en: Apollo", "en: Apollo, de: Apoll"), pack)
    said = run("fmt", "--write-words", root=root)
    assert "warning fmt-words: no words in de: there are no phrases" in said.err
    assert TEXT in (root / CARDS).read_text(encoding="utf-8")


def test_a_card_with_other_faults_is_told_and_left_alone(tmp_path: Path) -> None:
    cards = (HEAD + TAIL).replace("cost: free", "cots: free")
    root = root_of(tmp_path, cards)
    said = run("fmt", "--write-words", root=root)
    assert said.code == 1
    assert "unknown-key" in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == cards


POWER = HEAD[HEAD.index("  power") :]
# A power with a mistake, what is said of it, and where.
MISTAKEN = {
    "    - coins: lots\n": ("8:14: error wrong-type", "expected a whole number from 1 to 99"),
    "    - coinss: 3\n": ("8:7: error unknown-effect", 'did you mean "coins"?'),
    "    - points: 3\n": ("8:7: error unknown-effect", 'did you mean "vp"?'),
    "    - science: any\n": ("8:16: error unknown-word", 'unknown word "any"'),
    "    - coins: {I: 3}\n": ("8:14: error ages-hole", "nothing for Age II and III"),
    "    - coins: 3\n      then: [{coins: x}]\n": ("9:22: error wrong-type", "expected a whole"),
}


@pytest.mark.parametrize("power", MISTAKEN)
def test_a_power_with_a_mistake_is_told_and_its_card_left_alone(power: str, tmp_path: Path) -> None:
    other = (HEAD + TAIL).replace("apollo", "ares").replace("Apollo", "Ares")
    cards = HEAD.replace(POWER, "  power:\n" + power) + TAIL
    root = root_of(tmp_path, cards + other)
    said = run("fmt", "--write-words", root=root)
    assert said.code == 1
    assert all(part in said.err for part in MISTAKEN[power])
    assert "no words for" not in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == cards + other.replace(TAIL, TEXT + TAIL)


def test_a_fault_is_told_where_it_stands_once_words_are_written(tmp_path: Path) -> None:
    other = (HEAD + TAIL).replace("apollo", "ares").replace("Apollo", "Ares")
    root = root_of(tmp_path, HEAD + TAIL + other.replace("cost: free", "cots: free"))
    said = run("fmt", "--write-words", root=root)
    written = (root / CARDS).read_text(encoding="utf-8").split("\n")
    line = written.index("  cots: free") + 1
    assert line > len((HEAD + TEXT).split("\n"))
    assert f"{CARDS}:{line}:3: error unknown-key" in said.err
    assert said.err.count("unknown-key") == 1


def test_an_age_in_which_nothing_happens_is_told(tmp_path: Path) -> None:
    cards = HEAD.replace(POWER, "  power: {I: none, II-III: [{coins: 3}]}\n") + TAIL
    root = root_of(tmp_path, cards)
    said = run("fmt", "--write-words", root=root)
    assert said.code == 0
    why = "there is no power in Age I to be told"
    assert f"{CARDS}:7:10: warning fmt-words: no words in en: {why}" in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == cards


ODD_TEXTS = ("", " {}", " >-\n    Recevez 3 pièces.", " [a]", " 3")


@pytest.mark.parametrize("text", ODD_TEXTS)
def test_a_text_that_is_no_map_of_languages_is_told(text: str, tmp_path: Path) -> None:
    cards = HEAD + f"  text:{text}\n" + TAIL
    root = root_of(tmp_path, cards)
    said = run("fmt", "--write-words", root=root)
    assert "warning fmt-words: no words in fr and en: its text is no map of languages" in said.err
    assert f"{CARDS}:9:" in said.err
    assert (root / CARDS).read_text(encoding="utf-8") == cards


def test_ages_around_one_that_has_words_are_written_each(tmp_path: Path) -> None:
    middle = "      II: >-\n        On invocation, gain 3 coins.\n"
    head = HEAD.replace("III: 5", "III: 3")
    cards = head + FRENCH + "    en:\n" + middle + TAIL
    root = root_of(tmp_path, cards)
    assert run("fmt", "--write-words", root=root) == (0, f"{CARDS}: 1 changed: apollo\n", "")
    written = middle + middle.replace("II:", "I:") + middle.replace("II:", "III:")
    text = (root / CARDS).read_text(encoding="utf-8")
    assert text == head + FRENCH + "    en:\n" + written + TAIL


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    assert run("fmt", "trail", root=root_of(tmp_path, HEAD + TEXT)).code == 2
