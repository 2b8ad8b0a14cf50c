"""Booklets as they are built: which files there are, when they are made anew, who can read them."""

import json
import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pikepdf
import pytest
from PIL import ImageStat
from pypdfium2 import PdfDocument

import cardgen.cli.building as building
from cardgen.model.finding import Finding
from cardgen.project.project import Project
from tests.checks.books import EN, FR, book_files
from tests.cli.run import run, snapshot
from tests.pdf.read_aloud import broken_rules, check_with_qpdf
from tests.web.pages import small_book

EDITIONS = ("booklet", "booklet-print", "booklet-large", "web")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The worked pack with its rulebooks, built once."""
    made = small_book(tmp_path_factory.mktemp("booklets"))
    said = run("build", "trial", "--only", "booklet", root=made)
    assert (said.code, said.err) == (0, "")
    return made


def test_every_edition_in_every_language(root: Path) -> None:
    files = json.loads((root / "build" / "manifest.json").read_text(encoding="utf-8"))["files"]
    made = {(file["kind"], file["language"]) for file in files}
    assert made == {(kind, language) for kind in EDITIONS for language in ("fr", "en")}


@pytest.mark.parametrize("edition", ["booklet", "booklet-large"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_voice_can_read_them(root: Path, edition: str, language: str, tmp_path: Path) -> None:
    content = (root / "build" / f"trial-{edition}-{language}.pdf").read_bytes()
    assert [broken_rules(content, profile) for profile in ("ua1", "2a")] == [[], []]
    check_with_qpdf(content, tmp_path)
    with pikepdf.open(root / "build" / f"trial-{edition}-{language}.pdf") as document:
        assert str(document.Root.Lang) == language
        with document.open_outline() as outline:
            assert [line.title[:2] for line in outline.root[1:]] == ["1 "]
            assert len(outline.root[1].children) > 2


@pytest.mark.parametrize("language", ["fr", "en"])
def test_pages_are_light(root: Path, language: str) -> None:
    """Fonts, to which a page adds little, are half of so thin a book."""
    file = root / "build" / f"trial-booklet-{language}.pdf"
    with pikepdf.open(file) as document:
        pages, objects = len(document.pages), len(document.objects)
    assert file.stat().st_size / pages < 15 * 1024
    assert objects / pages < 95


def _texts(file: Path) -> list[str]:
    with closing(PdfDocument(file)) as document:
        return [page.get_textpage().get_text_bounded() for page in document]


def test_contents_tell_the_pages_of_headings(root: Path) -> None:
    """Headings are printed in capitals; a number is that of the page that it stands on."""
    pages = _texts(root / "build" / "trial-booklet-fr.pdf")
    first = next(number for number, text in enumerate(pages) if "SOMMAIRE" in text)
    told = re.findall(r"^(\d[\d.]*) +(.+?) (\d+) *\r?$", pages[first], re.MULTILINE)
    assert len(told) > 5
    for number, title, page in told:
        heading = f"{title.upper()}" if "." in number else f"{number}. {title.upper()}"
        assert heading in " ".join(pages[int(page) - 1].split()), (number, title, page)


def test_prose_leads_to_a_call_out_by_its_page(tmp_path: Path) -> None:
    """To the page on paper, by a word in the browser."""
    told = "See {see:index}, {see:example/breeze-pays} and {see:ruling/one-squall}."
    text = book_files()[EN].replace("See {see:setup} and {see:index}.", told)
    made = small_book(tmp_path, {EN: text})
    assert run("build", "trial", "--only", "booklet", "--lang", "en", root=made).code == 0
    pages = [" ".join(page.split()) for page in _texts(made / "build" / "trial-booklet-en.pdf")]
    example, ruling = (
        next(number for number, page in enumerate(pages, 1) if words in page)
        for words in ("EXAMPLE", "Does the Squall count")
    )
    assert any(f"p. {example} and p. {ruling}." in page.replace("\xa0", " ") for page in pages)
    page = (made / "build" / "trial-booklet-en.html").read_text(encoding="utf-8")
    assert '<a href="#example/breeze-pays">the example</a>' in page
    assert '<a href="#ruling/one-squall">the question</a>' in page
    assert page.count('id="example/breeze-pays"') == page.count('id="ruling/one-squall"') == 1


def test_what_has_not_changed_is_given_again(root: Path) -> None:
    """Whatever else is asked for: a book has no bleed, and none to read has an edge to turn on."""
    before = snapshot(root / "build")
    kept = sorted((root / "build" / ".cardgen-cache").glob("*.book"))
    assert len(kept) == len(EDITIONS) * 2
    times = [file.stat().st_mtime_ns for file in kept]
    said = run("build", "trial", "--only", "booklet", "--bleed", "1", root=root)
    assert (said.code, said.err) == (0, "")
    assert [file.stat().st_mtime_ns for file in kept] == times
    assert {name: snapshot(root / "build")[name] for name in before} == before
    run("build", "trial", "--only", "booklet", "--duplex", "short", root=root)
    more = set((root / "build" / ".cardgen-cache").glob("*.book")) - set(kept)
    assert len(more) == 2
    assert [file.stat().st_mtime_ns for file in kept] == times


@pytest.mark.parametrize(
    ("edge", "file", "asked"),
    [
        ("long", "trial-booklet-print-en-a4.pdf", "/DuplexFlipLongEdge"),
        ("short", "trial-booklet-print-en-a4-short.pdf", "/DuplexFlipShortEdge"),
    ],
)
def test_the_first_sheet_tells_how_to_print_and_to_bind(
    root: Path, edge: str, file: str, asked: str, tmp_path: Path
) -> None:
    only = ("--only", "booklet-print", "--lang", "en", "--duplex", edge)
    assert run("build", "trial", *only, "--out", str(tmp_path), root=root).code == 0
    with pikepdf.open(tmp_path / file) as document:
        assert str(document.Root.ViewerPreferences.Duplex) == asked
    first, *others = _texts(tmp_path / file)
    told = (
        f"print at 100 % · flip on the {edge} edge · nest the sheets, fold in the middle,"
        " staple through the fold"
    )
    assert told in " ".join(first.split())
    assert not any("staple" in text for text in others)


def test_low_ink_has_white_grounds_and_a_name_of_its_own(root: Path) -> None:
    said = run("build", "trial", "--only", "booklet", "--lang", "fr", "--ink", "low", root=root)
    assert (said.code, said.err) == (0, "")
    inks = [
        coverage(root / "build" / f"trial-booklet-fr{spared}.pdf") for spared in ("", "-low-ink")
    ]
    assert inks[1] < inks[0]


def coverage(file: Path) -> float:
    """How much darker than paper the pages of a file are."""
    with closing(PdfDocument(file)) as document:
        seen = [page.render(scale=0.5).to_pil().convert("L") for page in document]
    return sum(255 - ImageStat.Stat(one).mean[0] for one in seen)


def test_the_same_bytes_for_every_hash_seed(root: Path, tmp_path: Path) -> None:
    script = "from cardgen.cli.main import main; main()"
    command = [sys.executable, "-c", script, "--root", str(root), "build", "trial"]
    command += ["--only", "booklet", "--lang", "fr", "--out", str(tmp_path)]
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    subprocess.run(command, check=True, capture_output=True, cwd=root, env=environment)
    files = sorted(tmp_path.glob("trial-*"))
    assert len(files) == 4
    for file in files:
        assert file.read_bytes() == (root / "build" / file.name).read_bytes(), file.name


def test_a_changed_rulebook_is_set_anew(tmp_path: Path) -> None:
    root = small_book(tmp_path)
    only = ("build", "trial", "--only", "booklet-print", "--lang", "fr")
    assert run(*only, root=root).code == 0
    file = root / "build" / "trial-booklet-print-fr-a4.pdf"
    before = file.read_bytes()
    source = root / FR
    source.write_text(
        source.read_text(encoding="utf-8").replace("Matériel", "Le matériel"), "utf-8"
    )
    assert run(*only, root=root).code == 0
    assert file.read_bytes() != before


def test_a_rulebook_saved_while_it_is_set_is_set_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before is not kept as if it were what is there now."""
    root = small_book(tmp_path)
    only = ("build", "trial", "--only", "booklet-print", "--lang", "fr")
    source, file = root / FR, root / "build" / "trial-booklet-print-fr-a4.pdf"
    check = building.findings_of

    def save_meanwhile(project: Project, *, books: bool) -> tuple[Finding, ...]:
        found = tuple(check(project, books=books))
        text = source.read_text(encoding="utf-8")
        source.write_text(text.replace("Matériel", "Le matériel"), "utf-8")
        return found

    with monkeypatch.context() as patched:
        patched.setattr(building, "findings_of", save_meanwhile)
        assert run(*only, root=root).code == 0
    before = file.read_bytes()
    assert run(*only, root=root).code == 0
    assert file.read_bytes() != before


def test_a_pack_without_a_rulebook(tmp_path: Path) -> None:
    root = small_book(tmp_path)
    for name in book_files():
        if "/rulebook/" in name:
            (root / name).unlink()
    (root / "cards" / "trial" / "rulebook").rmdir()
    for kind in ("booklet", "booklet-print", "booklet-large", "web", "booklet-print,web"):
        said = run("build", "trial", "--only", kind, root=root)
        assert (said.code, said.out) == (2, ""), kind
        assert "no rulebook is printed of trial" in said.err
        assert "cards/PACK/rulebook/LANGUAGE.md" in said.err
