"""The worked rulebook is sound, and each change of it is told by the check it is for."""

from pathlib import Path
from typing import NamedTuple

import pytest

from cardgen.model.finding import Finding
from tests.checks.books import EN, FR, PACK, RULINGS, book_files, book_root, found, seen

CARDS = "cards/trial/winds.yaml"


class Change(NamedTuple):
    """What is typed instead of what, and what is found of it: code, language, part of the message
    or help, and the words it stands at."""

    file: str
    old: str
    new: str
    code: str
    language: str
    told: str
    at: str = ""


LINE = "### {card:harmat}\n\nRecevez {coin:6} de la banque. Il souffle une fois.\n\n"
CHANGES = {
    "a card of another id": Change(
        FR, "{card:breeze}\n>", "{card:breze}\n>", "rulebook-link", "fr", '"breeze"', "{card:breze}"
    ),
    "a card for a board": Change(
        EN, "### {wonder:lagoon}", "### {card:lagoon}", "rulebook-link", "en", "{wonder:lagoon}"
    ),
    "a sign that is not there": Change(
        FR, "| {free} |", "| {free} {fre} |", "rulebook-link", "fr", '"free"', "{fre}"
    ),
    "an example that the book does not print": Change(
        EN, "See {see:setup}", "See {see:example/breeze-pay}", "rulebook-link", "en",
        "breeze-pays", "{see:example/breeze-pay}",
    ),
    "a scenario that is not there": Change(
        EN, "{example:breeze-pays}", "{example:breeze-pay}", "rulebook-link", "en", "breeze-pays"
    ),
    "a ruling that is not there": Change(
        EN, "{ruling:one-squall}", "{ruling:squall}", "rulebook-link", "en", "one-squall"
    ),
    "a card no more described": Change(FR, LINE, "", "rulebook-card", "fr", "{card:harmat}"),
    "a heading in words": Change(
        EN, "### {card:bora}", "### Boral", "rulebook-card", "en", "add ### {card:bora} behind this"
    ),
    "nothing said of a card": Change(
        EN, "Gain {coin:3} from the bank. It blows once.\n\n### {card:pamp", "### {card:pamp",
        "rulebook-card", "en", "nothing stands under",
    ),
    "a sign in words": Change(FR, "{free}", "croix rouge", "rulebook-icon", "fr", "print {free}"),
    "a count by hand": Change(
        FR, "- {count:calms}", "- 1", "rulebook-count", "fr", "{count:calms}, which prints 1"
    ),
    "a number beside its count": Change(
        EN, "- {count:winds} winds", "- 12 {count:winds} winds", "rulebook-number", "en",
        "leave 12 out", "12",
    ),
    "a number of the same material": Change(
        FR, "les {count:winds} vents **", "les 11 vents **", "rulebook-number", "fr",
        "there are 13", "11",
    ),
    "material that no deck holds": Change(
        EN, "- {count:booklets} rulebook", "- {count:booklets} rulebook\n- 4 dice",
        "rulebook-number", "en", "components: of pack.yaml", "4",
    ),
    "an example that nothing proves": Change(
        EN, ">\n> {example:breeze-pays}\n", "", "rulebook-example", "en", "no scenario", "Example"
    ),
    "an example of somebody who is not there": Change(
        EN, "David has 2 coins", "Zoe has 2 coins", "player-told", "en", "Zoe is not at", "Zoe"
    ),
    "an example in one language": Change(
        EN, ">\n> {example:breeze-pays}\n", "", "rulebook-links", "fr", "not in en.md",
        "{example:breeze-pays}",
    ),
    "a heading in one language": Change(
        FR, "## Icônes\n", "## Variantes\n\nAucune.\n\n## Icônes\n", "rulebook-headings", "fr",
        "nothing in en.md", "Variantes",
    ),
    "a heading of another level": Change(
        EN, "## Icons", "# Icons", "rulebook-headings", "en", "another level", "Icons"
    ),
    "a name misspelt": Change(
        FR, "L’un remplace l’autre.", "Le Pampéros souffle.", "name-spelling", "fr", "Pampéro",
        "Pampéros",
    ),
    "a number of one language": Change(
        EN, "now has 5 coins", "now has 6 coins", "prose-drift", "en", "en says 6", "6"
    ),
    "a space": Change(
        FR, "banque : il", "banque: il", "typography-spaces", "fr", "space", "e:"
    ),
    "a sentence without its stop": Change(
        FR, "sa main\nsecrète.", "sa main\nsecrète", "typography-marks", "fr", "full stop",
        "secrète",
    ),
    "a number behind its count": Change(
        EN, "- {count:markers} marker", "- {count:markers} 2 markers", "rulebook-number", "en",
        "leave 2 out", "2",
    ),
    "a card named in one language": Change(
        FR, "Posez le marqueur", "{card:gale} : posez le marqueur", "rulebook-links", "fr",
        "not in en.md", "{card:gale}",
    ),
    "a noun": Change(
        EN, "David has 2 coins", "David has 2 coin", "agreement", "en", "coins", "coin"
    ),
    "a word twice, over two lines": Change(
        FR, "Chaque joueur en reçoit", "Chaque\nchaque joueur en reçoit", "doubled-words", "fr",
        "twice",
    ),
    "a heading without its id": Change(
        EN, "{see:setup}", "{see:set-up}", "rulebook-link", "en", '"setup"', "{see:set-up}"
    ),
    "a link without its id": Change(
        EN, "{see:setup}", "{see}", "rulebook-link", "en", "type {see:…} with one of", "{see}"
    ),
    "a card without its kind": Change(
        FR, "{card:breeze}\n>", "{breeze}\n>", "rulebook-link", "fr", "type {card:breeze}",
        "{breeze}",
    ),
    "a number in letters": Change(
        EN, "{card:tramont}\n\nGain {coin:6}", "{card:tramont}\n\nGain {coin:six}", "token", "en",
        "with figures", "{coin:six}",
    ),
    "a sign with its number, called as a count is": Change(
        EN, "{card:tramont}\n\nGain {coin:6}", "{card:tramont}\n\nGain {winds:6}", "rulebook-link",
        "en", "no icon \"winds\"", "{winds:6}",
    ),
    "a picture of what is not printed": Change(
        FR, "{picture:breeze}", "{picture:lagoon}", "rulebook-link", "fr", "no picture of",
        "{picture:lagoon}",
    ),
    "a back of another deck": Change(
        FR, "{picture:winds/back}", "{picture:wind/back}", "rulebook-link", "fr", '"winds/back"',
        "{picture:wind/back}",
    ),
    "a position of another scenario": Change(
        EN, "{position:breeze-pays}", "{position:breeze-pay}", "rulebook-link", "en",
        '"breeze-pays"', "{position:breeze-pay}",
    ),
    "a list that is not there": Change(
        EN, "{list:index}", "{list:indices}", "rulebook-link", "en", "can list credits, house",
        "{list:indices}",
    ),
    "a list amid words": Change(
        EN, "{list:index}", "Here: {list:index}", "rulebook-markdown", "en", "paragraph of its own",
        "{list:index}",
    ),
    "an id of one language": Change(
        EN, " {#index}", "", "rulebook-headings", "en", "called {#index} in fr.md", "Index"
    ),
    "an id of the other language": Change(
        FR, " {#index}", "", "rulebook-headings", "en", "has no id in fr.md", "Index"
    ),
    "another number in a sign": Change(
        FR, "{card:tramont}\n\nRecevez {coin:6}", "{card:tramont}\n\nRecevez {coin:7}",
        "rulebook-links", "fr", "not in en.md", "{coin:7}",
    ),
    "a picture in one language": Change(
        FR, " {picture:winds/back}", "", "rulebook-links", "en", "not in fr.md",
        "{picture:winds/back}",
    ),
    "bold words": Change(
        FR, "**face cachée**", "**face  cachée**", "typography-spaces", "fr", "several spaces", "  "
    ),
}  # fmt: skip


def changed(folder: Path, change: Change) -> list[Finding]:
    text = book_files()[change.file]
    assert text.count(change.old) == 1 or change.old in ("{free}",), change.old
    return found(book_root(folder, {change.file: text.replace(change.old, change.new)}))


def test_the_worked_rulebook_is_sound(tmp_path: Path) -> None:
    assert found(book_root(tmp_path / "root")) == []


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_told_where_it_is(name: str, tmp_path: Path) -> None:
    change = CHANGES[name]
    every = changed(tmp_path / "root", change)
    (one, *more) = [
        each for each in every if (each.code, each.language) == (change.code, change.language)
    ]
    assert not more
    assert change.told in f"{one.message} {one.help}"
    if change.at:
        lines = (tmp_path / "root" / one.place.file).read_text(encoding="utf-8").split("\n")
        typed = lines[one.place.line - 1][one.place.column - 1 : one.place.end_column - 1]
        assert typed == change.at


@pytest.mark.parametrize(
    "name", ["a card no more described", "a count by hand", "a card of another id"]
)
def test_what_one_check_tells_the_others_leave_alone(name: str, tmp_path: Path) -> None:
    codes = {one.code for one in changed(tmp_path / "root", CHANGES[name])}
    assert codes - {"rulebook-number", "rulebook-links"} == {CHANGES[name].code}


def test_a_card_that_is_added_is_to_be_described_and_counted(tmp_path: Path) -> None:
    """In every language, after the card before it; counts follow by themselves."""
    card = book_files()[CARDS].split("- id: levant")[1]
    new = f"- id: simoon{card}".replace("Levantin", "Simoun").replace("Simoune", "Simoon")
    files = {CARDS: book_files()[CARDS] + "\n" + new}
    files[PACK] = book_files()[PACK].replace("winds: 12", "winds: 13")
    told = found(book_root(tmp_path / "root", files))
    assert [(one.code, one.card, one.language) for one in told] == [
        ("rulebook-card", "simoon", "fr"),
        ("rulebook-card", "simoon", "en"),
    ]
    lines = book_files()[FR].split("\n")
    assert lines[told[0].place.line - 1] == "### {card:levant}"
    line = files[CARDS].split("\n").index("- id: simoon") + 1
    assert told[0].help == f"add ### {{card:simoon}} behind this; the card: {CARDS}:{line}"


def test_a_deck_is_told_by_its_pantheons(tmp_path: Path) -> None:
    files = {
        name: text.replace("{count:winds}", "{count:greek}") for name, text in book_files().items()
    }
    announced = files[PACK].replace("announces: {winds: 12, calms: 1}", "announces: {winds: 13}")
    files[PACK] = announced.replace("        # the 2 of Squall", "  #")
    explained = "  explains: {count: winds, as one: [squall-day, squall-night]}\n"
    files[RULINGS] = files[RULINGS].replace(explained, "")
    told = found(book_root(tmp_path / "root", files))
    assert [one.code for one in told] == []


def test_a_count_is_missed_at_the_number_that_stands_for_it(tmp_path: Path) -> None:
    """The list of the source says 12, since two cards count as one."""
    text = (
        book_files()[EN].replace("- {count:winds}", "- 1 map\n- 12").replace("{count:winds} ", "")
    )
    told = found(book_root(tmp_path / "root", {EN: text}))
    (one,) = [each for each in told if each.code == "rulebook-count"]
    assert one.message == "nothing counts the winds"
    assert text.split("\n")[one.place.line - 1].startswith("- 12 winds")


@pytest.mark.parametrize(
    ("number", "told"), [(12, False), (11, True), (13, False), (9, False), (17, False), (3, False)]
)
def test_numbers_of_what_is_counted(number: int, told: bool, tmp_path: Path) -> None:
    """Near the count and not announced; a hand of 3 winds is none of its business."""
    text = book_files()[EN].replace("the {count:winds} winds **", f"the {number} winds **")
    text = text.replace(" winds, {card:squall-day}", " winds: {card:squall-day}")
    french = book_files()[FR].replace("les {count:winds} vents **", f"les {number} vents **")
    findings = found(book_root(tmp_path / "root", {EN: text, FR: french}))
    assert {one.code for one in findings} == ({"rulebook-number"} if told else set())


def test_what_one_language_counts_all_do(tmp_path: Path) -> None:
    """A pantheon that need not be counted, counted in one language alone; told once."""
    text = book_files()[FR].replace("Mélangez les {count:winds}", "Mélangez les {count:greek}")
    told = found(book_root(tmp_path / "root", {FR: text.replace("- {count:winds}", "- Les")}))
    assert [(one.code, one.language, one.help.split(",")[0]) for one in told] == [
        ("rulebook-count", "fr", "type {count:winds}"),
        ("rulebook-count", "en", "type {count:greek}"),
    ]


def test_copies_are_counted(tmp_path: Path) -> None:
    calms = "cards/trial/calms.yaml"
    copies = book_files()[calms].replace("  marker: gust", "  copies: 4\n  marker: gust")
    text = book_files()[FR].replace("{count:calms}", "4")
    told = found(book_root(tmp_path / "root", {calms: copies, FR: text}))
    assert "type {count:calms}, which prints 4, in the list of material" in {
        one.help for one in told
    }


def test_a_card_may_be_named_with_its_pack(tmp_path: Path) -> None:
    files = {
        name: book_files()[name].replace("### {card:", "### {card:trial/") for name in (FR, EN)
    }
    files = {name: text.replace(", {card:", ", {card:trial/") for name, text in files.items()}
    assert found(book_root(tmp_path / "root", files)) == []


def test_links_to_a_card_that_cannot_be_read_are_not_called_astray(tmp_path: Path) -> None:
    """Its fault is told, and no more of what follows from it."""
    card = book_files()[CARDS].replace("  power:", "  powr:", 1)
    root = book_root(tmp_path / "root", {CARDS: card})
    assert {one.place.file for one in found(root)} == {CARDS}
    text = book_files()[FR].replace("{card:gale}", "{card:gail}", 1)
    root = book_root(tmp_path / "other", {CARDS: card, FR: text})
    assert '"gail"' in next(one.message for one in found(root) if one.code == "rulebook-link")


def test_a_sign_that_is_not_there_is_not_missed(tmp_path: Path) -> None:
    card = book_files()[CARDS].replace("recevez {coin:3}", "recevez {coyn:3}", 1)
    told = {one.check for one in found(book_root(tmp_path / "root", {CARDS: card}))}
    assert "unknown-icon" in told
    assert "rulebook-icon" not in told


def test_a_card_in_one_language_is_a_warning_and_an_example_an_error(tmp_path: Path) -> None:
    severities = {
        name: [one.severity for one in changed(tmp_path / name.replace(" ", "-"), CHANGES[name])
               if one.code == "rulebook-links"]
        for name in ("a card named in one language", "an example in one language")
    }  # fmt: skip
    assert [*severities.values()] == [["warning"], ["error"]]


def test_a_book_that_was_copied_and_not_translated(tmp_path: Path) -> None:
    copied = {FR: book_files()[EN]}
    told = [one for one in found(book_root(tmp_path / "root", copied)) if one.place.file == FR]
    (whole,) = (one for one in told if one.check == "prose-language" and one.place.line == 1)
    assert whole.message == "fr.md is English, where French is wanted"
    assert whole.severity == "error"


def test_a_sentence_that_begins_as_an_example_is_none(tmp_path: Path) -> None:
    files = {FR: book_files()[FR] + "\nExemple rare entre tous.\n",
             EN: book_files()[EN] + "\nExample among examples.\n"}  # fmt: skip
    assert found(book_root(tmp_path / "root", files)) == []


def test_many_sections_alike_are_still_compared_one_by_one(tmp_path: Path) -> None:
    many = "\n## Un\n\nRien.\n" * 120
    files = {FR: f"{book_files()[FR]}{many}\n# Milieu\n\nRien.\n{many}",
             EN: f"{book_files()[EN]}{many}{many}"}  # fmt: skip
    (one,) = found(book_root(tmp_path / "root", files))
    lines = files[FR].split("\n")
    assert (one.code, lines[one.place.line - 1]) == ("rulebook-headings", "# Milieu")


def test_a_rule_that_stands_many_times_is_told_once_a_time(tmp_path: Path) -> None:
    """Not once a pair: a page that stands a thousand times has half a million of these."""
    rule = (
        "\nLa girouette grince toute la nuit quand le vent tourne.\n",
        ("\nThe weathercock creaks all night when the wind turns.\n"),
    )
    files = {FR: book_files()[FR] + rule[0] * 12, EN: book_files()[EN] + rule[1] * 12}
    told = found(book_root(tmp_path / "root", files))
    places = {(one.place.file, one.place.line) for one in told}
    assert {one.code for one in told} == {"rulebook-repeated"}
    assert len(told) == len(places) == 2 * 11


def test_no_number_is_too_long(tmp_path: Path) -> None:
    text = book_files()[FR].replace("- {count:markers}", f"- {'1' * 5000}")
    told = {one.code for one in found(book_root(tmp_path / "root", {FR: text}))}
    assert told >= {"rulebook-count"}


def test_what_else_lies_in_the_folder(tmp_path: Path) -> None:
    """A folder, a link out of the pack; hidden files are nobody's business."""
    root = book_root(tmp_path / "root", {"cards/trial/rulebook/.hidden": "x"})
    (root / EN).unlink()
    (root / EN).mkdir()
    (root / FR).rename(tmp_path / "fr.md")
    (root / FR).symlink_to(tmp_path / "fr.md")
    told = [(Path(one.place.file).name, one.code, one.message) for one in found(root)]
    assert [(name, code) for name, code, _ in told] == [
        ("en.md", "rulebook-file"),
        ("fr.md", "rulebook-file"),
    ]
    assert told[0][2].endswith(": it is a folder")
    assert "leads out of the pack" in told[1][2]


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    root = book_root(tmp_path / "root")
    for name in (FR, EN):
        (root / name).unlink()
    (root / FR).parent.rmdir()
    (root / FR).parent.write_text("# Un livre\n", encoding="utf-8")
    (one,) = found(root)
    assert (one.code, one.message) == ("rulebook-file", "rulebook is a file")


@pytest.mark.parametrize("elsewhere", ["rulebooks", "."])
def test_rulebooks_that_lie_elsewhere(elsewhere: str, tmp_path: Path) -> None:
    root = book_root(tmp_path / "root")
    folder = (root / FR).parent
    moved = folder.parent / elsewhere
    moved.mkdir(exist_ok=True)
    for name in ("en.md", "fr.md"):
        (folder / name).rename(moved / name)
    folder.rmdir()
    told = [(one.code, Path(one.place.file).name, one.help) for one in found(root)]
    assert [one[:2] for one in told] == [("rulebook-file", name) for name in ("en.md", "fr.md")]
    assert "the folder rulebook/ holds one file a language of the pack" in told[0][2]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("de.md", "de.md is no rulebook of the pack trial, whose languages: are fr, en"),
        ("fr.txt", "did you mean fr.md?"),
        ("frr.md", "whose languages: are fr, en"),
        ("french book.md", "french book.md is no rulebook of the pack trial"),
    ],
)
def test_a_file_that_is_no_rulebook(name: str, told: str, tmp_path: Path) -> None:
    root = book_root(tmp_path / "root", {f"cards/trial/rulebook/{name}": "# A book"})
    (one,) = found(root)
    assert one.code == "rulebook-file"
    assert one.message.endswith(told)


def test_findings_show_links_as_such(tmp_path: Path) -> None:
    told = changed(tmp_path / "root", CHANGES["a number of one language"])
    (one,) = (one for one in told if one.code == "prose-drift")
    assert "He invokes {…} and gains 3" in one.help


def test_a_language_without_a_rulebook(tmp_path: Path) -> None:
    root = book_root(tmp_path / "root")
    (root / EN).unlink()
    (one,) = found(root)
    assert (one.code, one.language, one.place.file) == ("rulebook-language", "en", FR)
    assert one.help.endswith(EN)


def test_one_that_cannot_be_read_is_not_missed_as_well(tmp_path: Path) -> None:
    told = found(
        book_root(tmp_path / "root", {EN: b"\xff\xfe\x00", "cards/trial/rulebook/de.md": ""})
    )
    assert [(one.code, Path(one.place.file).name) for one in told] == [
        ("rulebook-file", "de.md"),
        ("not-utf8", "en.md"),
    ]


def test_a_ruling_that_is_not_printed_is_a_warning(tmp_path: Path) -> None:
    files = {name: book_files()[name].replace("\n{ruling:one-squall}\n", "") for name in (FR, EN)}
    (one,) = found(book_root(tmp_path / "root", files))
    assert (one.code, one.severity, one.place.file) == ("rulebook-ruling", "warning", RULINGS)


@pytest.mark.parametrize("before", ["One replaces the other.", "{ruling:one-squall}"])
def test_a_paragraph_too_many_is_told_where_it_stands(before: str, tmp_path: Path) -> None:
    more = "Both of them blow at sea, by day or by night."
    text = book_files()[EN].replace(f"{before}\n", f"{before}\n\n{more}\n")
    (one,) = found(book_root(tmp_path / "root", {EN: text}))
    line = text.splitlines()[one.place.line - 1]
    assert (one.code, line) == ("rulebook-paragraphs", more)


def test_a_list_of_signs_shows_all_of_them(tmp_path: Path) -> None:
    text = book_files()[EN].replace("{free}", "X")
    listed = f"{text}\n{{list:signs}}\n"
    told = [
        {one.code for one in found(book_root(tmp_path / name, {EN: en})) if one.language == "en"}
        for name, en in (("without", text), ("listed", listed))
    ]
    assert told == [{"rulebook-icon"}, {"rulebook-links"}]


def test_findings_in_rulebooks_can_be_accepted(tmp_path: Path) -> None:
    """By the pack in one language, and a card's own by the card."""
    files = {name: book_files()[name].replace("{free}", "X") for name in (FR, EN)}
    files[EN] = files[EN].replace("### {card:bora}", "### Boral")
    why = "{rulebook-icon: {fr: the icon reference explains}}"
    files[PACK] = book_files()[PACK] + f"accepts: {why}\n"
    card = book_files()[CARDS]
    files[CARDS] = card.replace(
        "- id: bora\n", "- id: bora\n  accepts: {rulebook-card: told in a tale}\n"
    )
    said = seen(book_root(tmp_path / "root", files))
    assert {(one.code, one.language) for one in said.accepted} == {
        ("rulebook-icon", "fr"),
        ("rulebook-card", "en"),
    }
    told = {(one.code, one.language) for one in said.findings if "unused" not in one.code}
    assert told == {("rulebook-icon", "en"), ("rulebook-links", "fr")}


def test_packs_without_rulebooks_are_left_in_peace(tmp_path: Path) -> None:
    root = book_root(tmp_path / "root")
    for name in (FR, EN):
        (root / name).unlink()
    assert found(root) == []
    (root / FR).parent.rmdir()
    assert found(root) == []
