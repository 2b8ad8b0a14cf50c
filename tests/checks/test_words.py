"""Words held against the effect: one fault is told once, at the words, with all witnesses."""

import shutil
from pathlib import Path

import pytest

import cardgen.phrasebook.diagnose.alignment as alignment
from cardgen.checks.catalogue import checks
from cardgen.checks.comparing.form import commas_before, form_faults
from cardgen.checks.run import findings_of
from cardgen.cli.fixes import contents_of, make_fixes
from cardgen.model.finding import Finding
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.parse.verdict import Same, SpellingFault, TextSpan
from cardgen.project.load import Selection, load_project
from tests.small_root import APOLLO, PACK, ROOT, copy_languages, small_root

CARDS = "cards/trial/cards.yaml"
WORDS = tuple(slug for slug in checks() if slug.startswith("words-") and slug != "words-block")
READ = APOLLO.replace(" de la banque", "").replace(" from the bank", "")
GREEK = "faith/gods/greek.yaml"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packs of the project, to be changed."""
    folder = tmp_path_factory.mktemp("project")
    shutil.copytree(ROOT / "cards", folder / "cards")
    copy_languages(folder, "language", "phrases")
    for part in ("emblems", "friezes", "icons", "layouts", "rings", "scenes"):
        (folder / "templates" / part).symlink_to(ROOT / "templates" / part)
    (folder / "fonts").symlink_to(ROOT / "fonts", target_is_directory=True)
    return folder


def changed(project: Path, file: str, before: str, after: str) -> tuple[Finding, ...]:
    """The findings once some words of a file have been changed."""
    path = project / "cards" / file
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")
    try:
        return words_of(project, file.split("/")[0])
    finally:
        path.write_text(text, "utf-8")


def words_of(root: Path, pack: str = "trial") -> tuple[Finding, ...]:
    return findings_of(load_project(root, Selection((pack,))).project, select=WORDS)


def trial(folder: Path, cards: str, *, phrases: bool = True, pack: str = PACK) -> Path:
    files = {CARDS: cards, "cards/trial/pack.yaml": pack}
    return small_root(folder / "root", files, phrases=phrases)


NUMBERS = [
    (GREEK, "recevez 3 pièces", "recevez 4 pièces", "French says 4 coins, the effect gives 3",
     "effect I: 3 · en: 3 · icons: coin:3"),
    (GREEK, "have 2 extra shields", "have 5 extra shields",
     "English says 5 shields, the effect gives 2", "effect II: 2 · fr: 2 · icons: shield shield"),
    (GREEK, "par lot de 3 pièces", "par lot de 4 pièces",
     "French says 4 (per coins), the effect has 3",
     "effect III: 3 · en: 3 · icons: laurel:1 per coin:3"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "before", "after", "message", "witnesses"), NUMBERS)
def test_one_number_changed_is_one_finding_at_that_number(
    project: Path, file: str, before: str, after: str, message: str, witnesses: str
) -> None:
    (finding,) = changed(project, file, before, after)
    assert (finding.code, finding.message) == ("words-number", message)
    assert finding.help.splitlines()[0] == witnesses
    place = finding.place
    line = (ROOT / place.file).read_text("utf-8").splitlines()[place.line - 1]
    digit = next(one for one, other in zip(before, after, strict=True) if one != other)
    assert line[place.column - 1 : place.end_column - 1] == digit


def test_the_finding_that_is_shown_to_readers(project: Path) -> None:
    (finding,) = changed(project, GREEK, "recevez 3 pièces", "recevez 4 pièces")
    shown = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"{finding.place}: {finding.severity} {finding.code}: {finding.message}\n" in shown
    assert all(f"{line}\n" in shown for line in finding.help.splitlines())


@pytest.mark.parametrize("pack", ["faith", "leaders", "duel-leaders"])
def test_the_words_of_each_pack_alone_are_sound(project: Path, pack: str) -> None:
    assert words_of(project, pack) == ()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("your opponent loses 2", "each opponent loses 2"),
        ("your opponent loses 4", "all your opponents lose 4"),
        ("votre adversaire perd 2", "chaque adversaire perd 2"),
        ("votre adversaire perd 4", "vos adversaires perdent 4"),
    ],
)
def test_in_a_game_for_two_there_is_one_opponent(project: Path, before: str, after: str) -> None:
    (finding,) = changed(project, "duel-leaders/leaders.yaml", before, after)
    assert (finding.code, finding.severity) == ("words-scope", "warning")
    said = after.removesuffix(before[-2:]).rpartition(" ")[0]
    assert finding.message.endswith(f'says "{said}", and there is one opponent')
    assert before in finding.help


def test_the_changed_colour_of_several_is_shown(project: Path) -> None:
    (finding,) = changed(project, GREEK, "bleues, noires et", "bleues, vertes et")
    assert finding.code == "words-selector"
    assert finding.place.end_column - finding.place.column == len("vertes")


def test_the_number_in_an_icon_of_one_age(tmp_path: Path) -> None:
    (finding,) = words_of(trial(tmp_path, READ.replace("{coin:3|5|7}.", "{coin:3|6|7}.", 1)))
    assert finding.message == "French says 6 coins, the effect gives 5"
    assert (finding.place.line, finding.place.column) == (10, 39)
    assert finding.place.end_column == 40


def test_a_fault_that_the_ages_share_is_told_once(tmp_path: Path) -> None:
    (finding,) = words_of(trial(tmp_path, READ.replace("{coin:3|5|7}.", "9 pièces.", 1)))
    assert [line[: line.find(" ·")] for line in finding.help.splitlines()[:3]] == [
        "effect I: 3",
        "effect II: 5",
        "effect III: 7",
    ]


def test_where_all_languages_agree_the_power_is_at_fault(tmp_path: Path) -> None:
    (finding,) = words_of(trial(tmp_path, READ.replace("I: 3, II", "I: 4, II")))
    assert finding.message == "French and English say 3 coins, the effect gives 4"
    assert finding.place.line == 7
    assert finding.help.splitlines() == [
        "effect I: 4 · fr: 3 · en: 3 · icons: coin:4",
        "in the words of the house, fr: À l’invocation, recevez 4 pièces.",
        "in the words of the house, en: On invocation, gain 4 coins.",
    ]


def test_an_ability_that_no_language_tells_comes_with_words_for_each(tmp_path: Path) -> None:
    power = "    - coins: {I: 3, II: 5, III: 7}\n"
    (finding,) = words_of(trial(tmp_path, READ.replace(power, f"{power}    - shields: 1\n")))
    assert finding.code == "words-missing"
    fr, en = finding.help.splitlines()[-2:]
    assert fr.startswith("in the words of the house, fr: À l’invocation, recevez 3 pièces. ")
    assert en.startswith("in the words of the house, en: On invocation, gain 3 coins. ")
    assert "1 extra shield" in en


def test_words_that_cannot_be_read_show_the_word_and_the_house_words(tmp_path: Path) -> None:
    cards = READ.replace("recevez {coin:3|5|7}", "recevez vite {3|5|7} pièces")
    (finding,) = words_of(trial(tmp_path, cards))
    assert finding.message == 'French cannot be read: "vite" is too much here'
    assert finding.place.end_column - finding.place.column == len("vite")
    assert "expected" not in finding.help
    assert "column" not in finding.help
    assert "in the words of the house: À l’invocation, recevez 3 pièces." in finding.help


def test_words_far_from_all_are_compared_once_for_the_ages_that_share_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[object] = []
    nearest = alignment.find_nearest_wording
    monkeypatch.setattr(
        alignment, "find_nearest_wording", lambda *a, **kw: compared.append(0) or nearest(*a, **kw)
    )
    cards = READ.replace("recevez {coin:3|5|7}", "le chat de la voisine vole {3|5|7} poissons")
    (finding,) = words_of(trial(tmp_path, cards))
    assert finding.code == "words-unread"
    assert len(compared) == 1


def test_words_after_the_end_of_a_text_have_nothing_to_wait_for(tmp_path: Path) -> None:
    cards = READ.replace("{coin:3|5|7}.", "{coin:3|5|7}. Apollon et Nul en rient.", 1)
    (finding,) = words_of(trial(tmp_path, cards))
    assert finding.code == "words-unread"
    assert 'understood up to "{coin:3}. Apollon et"' in finding.help


def test_words_that_are_too_long_are_told_where_they_stand(tmp_path: Path) -> None:
    asides = READ.replace("recevez {coin:3|5|7}", "à l’invocation, " * 30 + "recevez {coin:3|5|7}")
    (finding,) = words_of(trial(tmp_path / "asides", asides))
    assert finding.message == "French is too long to be read: it can be taken in many ways"
    assert finding.code == "words-unread"
    assert finding.help.startswith("say each thing once\nin the words of the house: À l’invocation")
    assert "vouch for them: reviewed: {fr: " in finding.help
    (finding,) = words_of(trial(tmp_path / "words", READ.replace("recevez", "recevez " * 500)))
    assert finding.message == "French is too long to be read: 4026 characters"
    assert finding.place.line == 9
    assert finding.help.startswith("say each thing once, in at most 2000 characters\n")


def test_what_could_stand_there_is_told_where_it_is_little(tmp_path: Path) -> None:
    cards = READ.replace("recevez {coin:3|5|7}", "recevez {3|5|7} pièces de la maison")
    (finding,) = words_of(trial(tmp_path, cards))
    assert "expected" not in finding.help


def test_where_reading_ended_elsewhere_the_last_words_understood_are_quoted(tmp_path: Path) -> None:
    cards = READ.replace(
        "On invocation, gain {coin:3|5|7}", "Gain at invocation time {3|5|7} coins"
    )
    (finding,) = words_of(trial(tmp_path, cards))
    assert 'understood up to "' in finding.help
    assert "expected" not in finding.help


def test_a_long_stretch_is_quoted_by_its_ends(tmp_path: Path) -> None:
    more = "Le chat de la voisine dort depuis ce matin sur les genoux de la vieille dame."
    cards = READ.replace("{coin:3|5|7}.", "{coin:3|5|7}. " + more, 1)
    (finding,) = words_of(trial(tmp_path, cards))
    assert finding.message == (
        'French cannot be read: "Le chat de … la vieille dame." is too much here'
    )


def test_all_that_differs_is_told_beside_the_first(tmp_path: Path) -> None:
    cards = READ.replace(
        "invocation, recevez {coin:3|5|7}.", "invocation très tardive, recevez X", 1
    )
    cards = cards.replace("recevez X", "recevez {3|5|7} pièces jolies.")
    (finding,) = words_of(trial(tmp_path, cards))
    assert finding.message == 'French cannot be read: "très tardive" is too much here'
    assert finding.help.startswith('also: "jolies" is too much here\n')


def test_a_fault_of_form_has_a_fix_where_it_is_safe(tmp_path: Path) -> None:
    plain = READ.replace("{I: 3, II: 5, III: 7}", "3").replace("{coin:3|5|7}.", "3 pièce.", 1)
    (finding,) = words_of(trial(tmp_path, plain.replace("{coin:3|5|7}", "3 coins")))
    assert (finding.severity, finding.fix) == ("warning", "pièces")


def test_a_fix_that_would_change_another_age_is_not_given(tmp_path: Path) -> None:
    cards = READ.replace("I: 3, II", "I: 1, II").replace("{coin:3|5|7}.", "{1|5|7} pièces.", 1)
    (finding,) = words_of(trial(tmp_path, cards.replace("coin:3|", "coin:1|")))
    assert (finding.message, finding.fix) == ('French: "pièces" should be "pièce"', None)


def test_a_fix_within_the_words_of_one_age_is_given(tmp_path: Path) -> None:
    told = "{1 pièces|5 pièce|7 pièces}"
    cards = READ.replace("I: 3, II", "I: 1, II").replace("{coin:3|5|7}", told, 1)
    root = trial(tmp_path, cards.replace("coin:3|", "coin:1|"))
    assert [one.fix for one in words_of(root)] == ["pièce", "pièces"]
    (mended,) = make_fixes(words_of(root), root, contents_of(root, None))
    assert len(mended.made) == 2
    assert words_of(root) == ()
    assert "{1 pièce|5 pièces|7 pièces}." in (root / CARDS).read_text(encoding="utf-8")


@pytest.mark.parametrize("lacking", ["phrases", "effects", "words"])
def test_what_cannot_be_compared_is_passed_over(tmp_path: Path, lacking: str) -> None:
    pack, cards = PACK, READ.replace("recevez", "prenez vite")
    if lacking == "effects":
        pack = pack.replace("seven-wonders", "none")
    if lacking == "words":
        cards = cards[: cards.index("  text:")] + cards[cards.index("  source:") :]
    root = trial(tmp_path, cards, phrases=lacking != "phrases", pack=pack)
    assert [one for one in words_of(root) if one.check in WORDS] == []


def test_a_language_that_is_there_is_read_before_the_other_is(tmp_path: Path) -> None:
    start, end = READ.index("    en: >-"), READ.index("  source:")
    cards = READ[:start].replace("{coin:3|5|7}", "{coin:3|5|8}") + READ[end:]
    (finding,) = words_of(trial(tmp_path, cards))
    assert finding.message == "French says 8 coins, the effect gives 7"


def test_texts_that_are_read_are_counted_as_texts_are(tmp_path: Path) -> None:
    cards = READ.replace("{I: 3, II: 5, III: 7}", "{I-II: 3, III: 7}")
    cards = cards.replace("{coin:3|5|7}", "{3 pièces|3 pièces|7 pièces}", 1)
    cards = cards.replace("{coin:3|5|7}", "{3 coins|3 coins|7 coins}", 1)
    project = load_project(trial(tmp_path, cards), Selection(("trial",))).project
    (texts,) = project.texts
    told = sum(len(words.spans()) for words in texts.speaker.text.values())
    assert (texts.understood, told) == (4, 4)


@pytest.mark.parametrize(("fix", "told"), [("coins", 1), ("shields", 0), ("coinage", 0)])
def test_no_form_is_advised_that_says_another_thing_or_nothing(
    tmp_path: Path, fix: str, told: int
) -> None:
    root = trial(tmp_path, READ.replace("{coin:3|5|7}", "{3|5|7} coin"))
    (subject,) = load_project(root, Selection(("trial",))).project.texts
    wording = next(one for one in subject.wordings if one.language == "en")
    start = typed_text(wording.words).index("coin")
    fault = SpellingFault(TextSpan(start, start + len("coin")), "coin", fix)
    subject.__dict__["wordings"] = (wording._replace(verdict=Same((fault,))),)
    assert len(tuple(form_faults(subject))) == told


@pytest.mark.parametrize(
    ("words", "before"),
    [
        ("Le pion, dans un sens ou dans l’autre# reste.", ["pion,"]),
        ("Le pion dans un sens ou dans l’autre# reste.", []),
        ("Si le pion avance, rien. Le pion# reste.", []),
        ("À l’invocation, le pion, ici# reste.", ["invocation,", "pion,"]),
    ],
)
def test_a_comma_that_is_too_much_may_close_what_another_opened(
    words: str, before: list[str]
) -> None:
    start = words.index("#")
    fault = SpellingFault(TextSpan(start, start + 1), ",", "")
    assert commas_before(words.replace("#", ","), fault) == before


@pytest.mark.parametrize("gained", ["gain, {coin:3|5|7}", "gain {coin:3|5|7},"])
def test_a_comma_too_much_is_told_behind_that_of_the_opening(tmp_path: Path, gained: str) -> None:
    assert "On invocation, gain {coin:3|5|7}." in READ
    (finding,) = words_of(trial(tmp_path, READ.replace("gain {coin:3|5|7}", gained)))
    assert '"," is too much here' in finding.message
