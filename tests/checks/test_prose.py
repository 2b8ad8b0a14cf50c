"""What packs say, read over: numbers, names, places, and fixes that mend."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardgen.checks.run import findings_of
from cardgen.model.finding import Finding, Stop
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.passages import MASK
from cardgen.project.prose.prose import Prose
from cardgen.word_pattern import any_word
from cardgen.yaml.source_map import SourceMap
from tests.checks.fixtures import fixture
from tests.small_root import APOLLO, PACK, ROOT, copy_languages, small_root
from tests.some_of import some_of

CARDS, PLAN = "cards/trial/cards.yaml", "cards/trial/pack.yaml"
NOTE = "  notes:\n    fr: >-\n      {}\n    en: >-\n      {}\n"


def prose_of(folder: Path, files: Mapping[str, str | bytes] | None = None) -> Prose:
    """What the pack `trial` says once these files go over it."""
    return Prose(load_project(small_root(folder, files), Selection()).project)


@pytest.fixture(scope="module")
def prose(tmp_path_factory: pytest.TempPathFactory) -> Prose:
    """What the pack `trial` says, in French and in English."""
    return prose_of(tmp_path_factory.mktemp("prose") / "root")


def found(folder: Path, files: Mapping[str, str | bytes]) -> list[Finding]:
    project = load_project(small_root(folder, files), Selection()).project
    return [finding for finding in findings_of(project, prose=Prose(project))
            if not finding.check.startswith("unused-")]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "words", "numbers"),
    [
        ("fr", "Gardez 3 pièces, ou trente-deux.", ["3", "32"]),
        ("fr", "Mille huit cent huit, quatre-vingt-deux, vingt-deux.", ["1808", "82", "22"]),
        ("fr", "Une fois, un jeton, 1 pièce.", []),
        ("fr", "½ bouclier ou 1½ ; 1\u202f808.", ["1/2", "3/2", "1808"]),
        ("fr", "À l’Âge II ou III, le deuxième joueur.", ["Age II", "Age III", "2."]),
        ("fr", "Dans sa quatre-vingtième année.", []),
        ("en", "Both, twice; 1,808 or three hundred and six.", ["2", "2", "1808", "300", "6"]),
        ("en", "I gain two, three and forty two.", ["2", "3", "42"]),
        ("en", "Age I, the second player.", ["2."]),
    ],
)
def test_numbers_said(language: str, words: str, numbers: list[str], prose: Prose) -> None:
    (spoken,) = (one for one in prose.spoken if one.language == language)
    assert [number.what for number in spoken.reading.numbers(words)] == numbers


def test_what_need_not_be_said(prose: Prose) -> None:
    english, french = (one.reading for one in prose.spoken)
    both, two, none = english.numbers("Both."), french.numbers("Les deux."), french.numbers("Ils.")
    assert not english.unmatched(both, two)
    assert not english.unmatched(two, both)
    assert not english.unmatched(both, none)
    assert [number.what for number in english.unmatched(two, none)] == ["2"]


def test_a_second_time_is_twice(prose: Prose) -> None:
    english, french = (one.reading for one in prose.spoken)
    twice, again = english.numbers("Twice."), french.numbers("Une seconde fois.")
    assert not english.unmatched(twice, again)
    assert not english.unmatched(again, twice)
    assert not english.unmatched(again, english.numbers("A second time."))
    player, third = french.numbers("Le second joueur."), english.numbers("A third time.")
    assert [number.what for number in english.unmatched(twice, player)] == ["2"]
    assert [number.what for number in english.unmatched(again, third)] == ["2."]
    both = english.numbers("A second time, and two.")
    assert [number.what for number in english.unmatched(both, again)] == ["2"]


@pytest.mark.parametrize(
    ("one", "other", "nearly"),
    [
        ("Zeus", "zeus", True),
        ("Zeus", "Zues", True),
        ("Zeus", "Zeuss", True),
        ("Zeus", "Eros", False),
        ("Nut", "Nun", False),  # short names allow no slip
        ("Athena", "Athona", True),
        ("Athena", "Athoni", False),
        ("Demeter", "Demoten", True),  # long ones allow two
        ("Demeter", "Damoten", False),
        ("Phestos", "Phaistos", True),
        ("Amon-Rê, œuvre", "amonreoeuvre", True),
        ("Rê", "Re", True),
        ("", "Zeus", False),
    ],
)
def test_names_that_are_nearly_the_same(one: str, other: str, nearly: bool, prose: Prose) -> None:
    assert prose.called.nearly_same(one, other) is nearly
    assert prose.called.nearly_same(other, one) is nearly


def named(number: int, name: str, note: str = "") -> str:
    """A card of this French name, with a note."""
    card = APOLLO.replace("apollo", f"card-{number}").replace("Apollon", name)
    return card + (NOTE.format(note, "It is so.") if note else "")


def test_names_and_slips(tmp_path: Path) -> None:
    notes = (
        "Un temple, un nuage ; Léa dort, Léa rit et Lea chante.",
        *("Dès lors, tout va.", "Dès lors, il va.", "Des maux."),
    )
    names = ("Apollon", "Temple d’Éole", "Nout", "Wonderwoman")
    cards = map(named, range(4), names, notes)
    index = prose_of(tmp_path / "root", {CARDS: "".join(cards)}).names.of("fr")
    slips = {word: slip.names for word in (
        *("Apollon", "Apolon", "APOLON", "Appolon", "Éole", "Eole", "Nuage", "Nuot", "Naut"),
        *("Temple", "Tample", "Temples", "ApollonNout", "Merveilles", "Éoles", "Lea", "Léa", "Des"),
    ) if (slip := index.slip(word))}  # fmt: skip
    assert slips == {
        **dict.fromkeys(("Apolon", "APOLON", "Appolon"), ("Apollon",)),
        "Eole": ("Éole",), "Nuot": ("Nout",), "Naut": ("Nout",), "Lea": ("Léa",),
        "ApollonNout": ("Apollon Nout",),
    }  # fmt: skip
    torn = index.torn("Wonder Woman")
    assert torn
    assert torn.names == ("Wonderwoman",)
    assert index.torn("Apollon Nout") is None


def test_icons_are_no_prose(tmp_path: Path) -> None:
    note = NOTE.format("Du {coin:3}.", "Some {coin:3}.")
    said = prose_of(tmp_path / "root", {CARDS: APOLLO + note}).said
    assert [one.words for one in said if (one.kind, one.language) == ("notes", "fr")] == [
        "Du " + "\ufffc" * 8 + "."
    ]


def test_manners_with_a_mistake_stop(tmp_path: Path) -> None:
    manners = {"templates/languages/fr/prose.yaml": "quotes: [«, »]\nligature: [œuf]\n"}
    with pytest.raises(Stop, match='unknown key "ligature": did you mean "ligatures"'):
        _ = [one.orthography for one in prose_of(tmp_path / "root", manners).spoken]


def test_a_language_without_manners_is_not_read_over(tmp_path: Path) -> None:
    latin = PACK.replace("fr, en]", "fr, en, la]")
    latin = latin.replace("Trial}", "Trial, la: Experimentum}").replace("Greeks}", "Greeks, la: G}")
    prose = prose_of(tmp_path / "root", {PLAN: latin})
    assert {one.language for one in prose.said} == {"fr", "en", "la"}
    assert [one.language for one in prose.spoken] == ["en", "fr"]


@pytest.mark.parametrize(
    "slug",
    ["typography-spaces", "typography-marks", "typography-capitals", "number-unspaced"]
    + ["doubled-words", "agreement", "name-spelling"],
)
def test_fixes_mend_what_they_are_for(slug: str, tmp_path: Path) -> None:
    text = str(fixture(slug).refused[CARDS])
    for attempt in range(4):
        findings = found(tmp_path / str(attempt), {CARDS: text})
        fixes = [finding for finding in findings if finding.fix is not None]
        assert attempt or {finding.check for finding in fixes} >= {slug}
        text = mended(text, fixes)
    assert not fixes


def mended(text: str, fixes: list[Finding]) -> str:
    """The text with fixes put in, from the end; of those that overlap, the first."""
    lines = text.split("\n")
    for fix in sorted(fixes, key=lambda fix: fix.place[1:], reverse=True):
        place, line = fix.place, lines[fix.place.line - 1]
        assert place.line == place.end_line
        if len(line) >= place.end_column - 1:
            head, tail = line[: place.column - 1], line[place.end_column - 1 :]
            lines[place.line - 1] = f"{head}{fix.fix}{tail}"
    return "\n".join(lines)


def test_words_of_an_age_are_found_in_their_fragment(tmp_path: Path) -> None:
    words = APOLLO.replace("recevez {coin:3|5|7} de", "recevez {3 pièces|5pièces|7 pièces} de")
    (finding,) = (one for one in found(tmp_path / "root", {CARDS: words}) if one.language == "fr")
    assert (finding.code, finding.fix) == ("number-unspaced", "5 pièces")
    line = words.split("\n")[finding.place.line - 1]
    assert line[finding.place.column - 1 : finding.place.end_column - 1] == "5pièces"


def test_a_stretch_over_two_lines_has_no_fix(tmp_path: Path) -> None:
    note = NOTE.format("Il vaut 2\n      point.", "It is worth 2 points.")
    (finding,) = found(tmp_path / "one", {CARDS: APOLLO + note})
    assert finding.fix == "points"  # the noun alone is typed on one line
    note = NOTE.format("Il compte  \n      bien.", "It counts well.")
    findings = found(tmp_path / "two", {CARDS: APOLLO + note})
    assert all(finding.fix is None for finding in findings)


def test_everything_a_pack_says_is_read(tmp_path: Path) -> None:
    files = {
        PLAN: PACK.replace("Essai", '"Essai: un"').replace("Grecs", "Grecs ."),
        CARDS: APOLLO + "  flavour:\n    fr: >-\n      Oui!\n    en: >-\n      Yes!\n",
        "cards/trial/rulings.yaml": RULING,
        "cards/trial/scenarios/one.yaml": "says:\n  fr: >-\n    Non!\n  en: >-\n    No!\ngiven: {}",
    }
    spots = {(one.place.file, one.place.line) for one in found(tmp_path / "root", files)
             if one.check == "typography-spaces"}  # fmt: skip
    assert spots == {
        (PLAN, 1), (PLAN, 9), (CARDS, 16), ("cards/trial/rulings.yaml", 4),
        ("cards/trial/rulings.yaml", 7), ("cards/trial/rulings.yaml", 10),
        ("cards/trial/scenarios/one.yaml", 3),
    }  # fmt: skip


def test_the_note_of_a_scenario_is_read(tmp_path: Path) -> None:
    says = "says: {fr: Il vaut 2 points., en: It is worth 2 points.}"
    story = f"{says}\nsource: rules\nnote: It is worth 2 point.\ngiven: {{}}"
    findings = found(tmp_path / "root", {"cards/trial/scenarios/one.yaml": story})
    told = [(one.place.column, one.fix) for one in findings if one.place.line == 3]
    assert told == [(21, "points")]


def test_every_piece_of_every_pack_is_found_in_its_file() -> None:
    """Its first and its last letter stand where they are said to stand."""
    prose, source_map = Prose(load_project(ROOT, Selection()).project), SourceMap(ROOT)
    assert len(prose.said) > 3000
    assert {said.kind for said in prose.said} == {
        *("name", "wonder", "text", "flavour", "notes", "title", "pantheons"),
        *("question", "ruling", "reason", "says", "choice", "field", "aid", "token"),
        *("heading", "paragraph", "line", "item", "cell"),  # of rulebooks
    }
    for said in some_of(prose.said, 5):
        last = len(said.words) - 1
        ends = (
            source_map.typed(prose.places.of(said, 0, 1)),
            source_map.typed(prose.places.of(said, last, last + 1)),
        )
        first, final = said.words[0], said.words[last]  # of a link masked, braces and all
        assert ends == ("{" if first == MASK else first, "}" if final == MASK else final), said.key


RULING = """\
- id: one
  question:
    fr: >-
      Qui?
    en: >-
      Who?
  ruling: {fr: "Lui!", en: "He!"}
  reason:
    fr: >-
      Ainsi!
    en: >-
      So!
"""


@pytest.mark.parametrize("other", ["l’étage à venir", "le prochain étage", "un étage de Merveille"])
def test_a_stage_is_called_by_one_name(tmp_path: Path, other: str) -> None:
    words = f"La prochaine étape de votre Merveille, puis {other}."
    files = {CARDS: APOLLO + NOTE.format(words, "The next stage of your Wonder, then one more.")}
    assert [each.check for each in found(tmp_path, files)] == ["term-drift"]


def test_of_listed_words_the_longest_is_found_and_no_part_of_another() -> None:
    listed = re.compile(any_word(["carte", "carte bleue", "cartes", "Âge", "l’an"]), re.IGNORECASE)
    words = "Cartes, une carte bleue, la carte-clé, écarte l’an II de l’âge: carte."
    assert listed.findall(words) == ["Cartes", "carte bleue", "l’an", "âge", "carte"]
    assert not re.search(any_word([]), words)


STORY = """says:
  fr: >-
    {}
  en: >-
    {}
given:
  players:
    david: {{coins: 2}}
    lea: {{coins: 2}}
    tom: {{coins: 2}}
play:
  - scoring: {{}}
then: {{}}
"""


@pytest.mark.parametrize(
    ("french", "english", "check", "severity"),
    [
        ("David paie Léa.", "David pays Tom.", "prose-sense", "error"),
        ("David, puis Léa.", "Lea, then David.", "prose-order", "warning"),
        ("David a 3 pièces.", "David has 4 coins.", "prose-drift", "error"),
        ("David a 3 pièces.", "David has coins.", "prose-drift", "warning"),
        ("David n’a pas 2 pièces.", "David has no second coin.", "prose-drift", "warning"),
        ("David a des pièces rouges.", "David has green coins.", "prose-sense", "error"),
        ("David gagne.", "David loses.", "prose-sense", "warning"),
        ("Un dieu agit avant une carte.", "A card acts before a god.", "prose-order", "warning"),
        (
            "Léa, Tom et David jouent. À gauche Léa, à droite Tom.",
            "Lea, Tom and David play. On David’s left Tom, on the right Lea.",
            "prose-order",
            "warning",
        ),
        ("Seulement si David peut payer.", "Only if David cannot pay.", "prose-sense", "warning"),
        ("Il ne sert qu’à David.", "It serves David too.", "prose-sense", "warning"),
        ("Le plus proche paie.", "The farthest one pays.", "prose-sense", "warning"),
    ],
)
def test_a_story_says_the_same_in_all_languages(
    french: str, english: str, check: str, severity: str, tmp_path: Path
) -> None:
    told = _told_of_a_story(tmp_path / "root", french, english)
    assert (told[0].check, told[0].severity) == (check, severity)


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("David paie Léa.", "David pays Lea."),
        ("Un dieu agit avant une carte.", "A god acts before a card."),
        ("Avant une carte, un dieu agit.", "A god acts before a card."),
        ("On ne prend pas une carte sans dieu.", "A card without a god cannot be taken."),
        ("Il ne sert qu’à David.", "It serves David alone."),
    ],
)
def test_a_story_that_says_the_same(french: str, english: str, tmp_path: Path) -> None:
    assert not _told_of_a_story(tmp_path / "root", french, english)


GREEN = "À l’invocation, si vous avez une carte verte", "On invocation, if you have a green card"


@pytest.mark.parametrize(
    ("french", "english", "known"),
    [
        ("Apollon compte les cartes bleues.", "Apollo counts blue cards.", True),
        ("Apollon compte les cartes vertes.", "Apollo counts green cards.", False),
        ("Apollon ne compte pas les vertes.", "Apollo does not count the green ones.", True),
        ("Iris et Apollon : la carte verte.", "Iris and Apollo: the green card.", True),
        ("David a une carte verte.", "David has a green card.", True),
    ],
)
def test_a_story_of_one_card_tells_of_its_colours(
    french: str, english: str, known: bool, tmp_path: Path
) -> None:
    blue = APOLLO.replace("l’invocation", "l’invocation, si vous avez une carte bleue")
    blue = blue.replace("On invocation", "On invocation, if you have a blue card")
    green = APOLLO.replace("À l’invocation", GREEN[0]).replace("On invocation", GREEN[1])
    green = green.replace("apollo", "iris").replace("Apollon", "Iris").replace("Apollo", "Iris")
    story = STORY.replace("david: {{coins: 2}}", "david: {{city: [apollo, iris]}}")
    files = {"cards/trial/cards.yaml": blue + green, TOLD: story.format(french, english)}
    assert [one.check for one in _told(tmp_path / "root", files)] == ["prose-witness"] * 2 * (
        not known
    )


@pytest.mark.parametrize(("side", "told"), [("B", 0), ("A", 2)])
def test_a_story_lays_out_the_side_that_it_names(side: str, told: int, tmp_path: Path) -> None:
    story = STORY.replace("david: {{coins: 2}}", "david: {{wonder: {{apollo: B}}}}")
    files = {TOLD: story.format(f"Apollon {side} vaut moins.", f"Apollo {side} is worth less.")}
    assert [one.check for one in _told(tmp_path / "root", files)] == ["prose-witness"] * told


@pytest.mark.parametrize(("stages", "told"), [("1 et 2|1 and 2", 0), ("2 et 3|2 and 3", 2)])
def test_a_story_has_the_stages_that_it_names(stages: str, told: int, tmp_path: Path) -> None:
    french, english = stages.split("|")
    story = STORY.replace("david: {{coins: 2}}", "david: {{stages: 2}}")
    files = {TOLD: story.format(f"Les étapes {french} sont là.", f"Stages {english} are there.")}
    assert [one.check for one in _told(tmp_path / "root", files)] == ["prose-witness"] * told


@pytest.mark.parametrize(
    ("french", "english", "known"),
    [
        ("Apollon rapporte 3 pièces", "Apollo brings 3 coins", True),
        ("Apollon rapporte 2 pièces", "Apollo brings 2 coins", False),  # the mill would, unnamed
        ("Au Moulin, 2 pièces", "At the Mill, 2 coins", True),
        ("De 3 pièces, David garde 3", "Of 3 coins, David keeps 3", True),
        ("De 3 pièces, David garde 7", "Of 3 coins, David keeps 7", False),
        ("Apollon ; Léa a 3 pièces", "Apollo; Lea has 3 coins", False),  # David has
        ("Apollon ; David a 3 pièces", "Apollo; David has 3 coins", True),
        ("David a Apollon et 7", "David has Apollo and 7", True),  # nothing tells of what
    ],
)
def test_a_story_comes_to_the_numbers_that_it_tells(
    french: str, english: str, known: bool, tmp_path: Path
) -> None:
    files = dict(fixture("cards-counted").corrected)
    (told,) = (name for name in files if "scenarios" in name)
    story = files[told].decode().replace("lea: {}", "lea: {coins: 1}")
    story = story.replace("Apollon, avec deux cartes jaunes dans la cité", french)
    files[told] = story.replace("Apollo, with two yellow cards in the city", english)
    found = [one.check for one in _told(tmp_path / "root", files)]
    assert found == ["prose-witness"] * 2 * (not known)


def test_a_token_has_one_name(tmp_path: Path) -> None:
    called = "{done: {name: {fr: Défaussé, en: Recruited}, emblem: lyre}}"
    tokens = f"{{kind: token, layout: trial, back: trial, of: {called}}}"
    plan = PACK.replace("{booklets: 1}", f"{{reminders: {tokens}}}")
    assert [one.check for one in _told(tmp_path / "root", {PLAN: plan})] == ["prose-sense"]


@pytest.mark.parametrize(
    ("name", "elides", "help"),
    [
        ("Hector", "", "say elides: true beside its gender\nor, if nothing elides before it, "
         "elides: false, and in templates/languages/fr/prose.yaml:\n  sounded: [hector]"),
        ("Hibou", "", "say elides: false beside its gender"),
        ("Hibou", ", elides: true", "say elides: false beside its gender"),
    ],
)  # fmt: skip
def test_of_a_name_it_is_said_what_will_not_be_refused(
    name: str, elides: str, help: str, tmp_path: Path
) -> None:
    card = APOLLO.replace("text: Apollon, gender: m", f"text: {name}, gender: m{elides}")
    told = found(tmp_path / "root", {CARDS: card})
    assert [one.help for one in told if one.check == "name-grammar"] == [help]


def test_a_word_that_senses_lack_is_shown_where_it_belongs(tmp_path: Path) -> None:
    told = _told(tmp_path / "root", {CARDS: APOLLO + NOTE.format("Fini.", "After it.")})
    assert [one.help.splitlines()[-3:-1] for one in told] == [
        ["say in both languages what one says, or add what fr calls it to "
         "templates/languages/fr/senses.yaml:", "  senses: {after: [WORD]}"]
    ]  # fmt: skip


TOLD = "cards/trial/scenarios/story.yaml"


def _told_of_a_story(folder: Path, french: str, english: str) -> list[Finding]:
    """What is found where it is told in two languages."""
    return _told(folder, {TOLD: STORY.format(french, english)})


def _told(folder: Path, files: dict[str, str]) -> list[Finding]:
    root = small_root(folder, files)
    copy_languages(root, "senses", "story")
    project = load_project(root, Selection()).project
    every = findings_of(project, prose=Prose(project))
    return [one for one in every if one.check.startswith("prose")]


def test_a_title_that_each_language_spells_its_way_is_one_name(tmp_path: Path) -> None:
    pack = PACK.replace("{fr: Essai, en: Trial}", "{fr: Ásgard, en: Asgard}")
    named = "{fr: {text: Thor, gender: m}, en: Thor of Asgard}"
    cards = APOLLO.replace("{fr: {text: Apollon, gender: m}, en: Apollo}", named)
    root = small_root(tmp_path / "root", {PLAN: pack, CARDS: cards})
    copy_languages(root, "senses")
    project = load_project(root, Selection()).project
    assert findings_of(project, select=("prose-sense",), prose=Prose(project)) == ()
