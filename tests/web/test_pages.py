"""A booklet as a page of the web, in a real browser: alone, at any width, by keyboard."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cardgen.build.options import kinds_wanted
from tests.cli.run import run
from tests.conftest import ROOT
from tests.web.pages import CODE, OpenedPage, browser, built, hostile_book, small_book

SHIPPED = "duel-leaders"
CONTRAST = """(selector) => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (node) => {
    for (; node; node = node.parentElement) {
      const colour = getComputedStyle(node).backgroundColor;
      if (parts(colour)[3] !== 0) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  return [...document.querySelectorAll(selector)].map((node) => {
    const pair = [light(getComputedStyle(node).color), light(ground(node))].sort((a, b) => b - a);
    return (pair[0] + 0.05) / (pair[1] + 0.05);
  });
}"""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return hostile_book(tmp_path_factory.mktemp("web") / "root")


@pytest.fixture(scope="module")
def page(root: Path) -> Path:
    """The hostile book, whose words hold code: most tests hold of it too."""
    return built(root, "trial", "fr", root / "build")


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of this repository."""
    return built(ROOT, SHIPPED, "fr", tmp_path_factory.mktemp("shipped"))


@pytest.fixture(scope="module")
def pages(root: Path, shipped: Path) -> dict[str, Path]:
    """By their languages."""
    return {"fr": shipped, "en": built(root, "trial", "en", root / "english")}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_page_stands_alone(chromium: Browser, pages: dict[str, Path], language: str) -> None:
    """Nothing is asked for outside, nothing said to the console, no link leads nowhere, nothing is
    wider than a phone, and all that is no word has words."""
    file = pages[language]
    assert file.stat().st_size < 2_600_000
    opened = OpenedPage(chromium, file, width=360)
    inner = opened.page
    assert inner.evaluate("document.documentElement.lang") == language
    assert inner.evaluate("document.documentElement.scrollWidth") == 360
    assert inner.evaluate("[...document.images].every((one) => one.complete && one.naturalWidth)")
    assert opened.asked == [file.as_uri()]
    assert opened.said == []
    lost = inner.evaluate(
        "[...document.querySelectorAll('a[href^=\"#\"], use')]"
        ".map((one) => one.getAttribute('href'))"
        ".filter((one) => !document.getElementById(one.slice(1)))"
    )
    assert lost == []
    mute = inner.evaluate(
        "[...document.querySelectorAll('main [role=img]')].filter((one) => !one.ariaLabel).length"
        " + [...document.querySelectorAll('main img')].filter((one) => !one.alt).length"
    )
    assert mute == 0
    levels = inner.evaluate(
        "[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((one) => +one.tagName[1])"
    )
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:], strict=False))
    same = inner.evaluate(
        "[...document.querySelectorAll('[id]')].map((one) => one.id)"
        ".filter((one, at, all) => all.indexOf(one) !== at)"
    )
    assert same == []
    opened.close()


@pytest.mark.parametrize("dark", [False, True])
def test_words_are_told_from_their_ground(chromium: Browser, shipped: Path, dark: bool) -> None:
    opened = OpenedPage(chromium, shipped, dark=dark)
    words = "main p, main li, main dd, main dt, main td, main th, main h2, main h3, main h4, main a"
    found = opened.page.evaluate(CONTRAST, f"{words}, nav a, .search label, .search p")
    assert len(found) > 500
    assert min(found) >= 4.5
    opened.close()


def test_words_of_a_pack_are_words_and_no_code(chromium: Browser, page: Path) -> None:
    opened = OpenedPage(chromium, page)
    inner = opened.page
    assert inner.locator("h1").inner_text().upper() == "<B>\"&'"
    assert CODE in str(inner.locator("aside.ruling").first.text_content())
    assert inner.locator("script").count() == 1
    assert inner.locator("main script, main b, img[src^=http]").count() == 0
    assert inner.evaluate("document.title").startswith("<b>\"&'")
    assert opened.asked == [page.as_uri()]
    assert opened.said == []
    opened.close()


def test_the_page_runs_nothing_but_its_own_script(chromium: Browser, page: Path) -> None:
    """Were something let through after all, the browser would refuse it by its digest."""
    forged = page.with_name("forged.html")
    added = "<script>document.title = 'forged'</script></main>"
    forged.write_text(page.read_text(encoding="utf-8").replace("</main>", added), encoding="utf-8")
    opened = OpenedPage(chromium, forged)
    assert opened.page.title() != "forged"
    assert len(opened.said) == 1
    opened.close()


def test_a_search_leaves_what_does_not_match_out(chromium: Browser, page: Path) -> None:
    """Accents and case do not count; a voice is told the number; Escape brings all back."""
    opened = OpenedPage(chromium, page)
    inner, field = opened.page, opened.page.locator("#_search")
    entries = inner.locator("article:visible").count()
    assert entries > 10
    field.press_sequentially("NOROIT")
    expect(inner.locator("#_hits")).to_have_text("2 résultats")
    assert inner.locator("#_hits").get_attribute("role") == "status"
    assert [one.strip() for one in inner.locator("article:visible h4").all_inner_texts()] == [
        "Noroît"
    ]
    field.press("Enter")
    assert "Noroît" in inner.evaluate("document.activeElement.textContent")
    field.fill("xyz")
    expect(inner.locator("#_hits")).to_have_text("Aucun résultat")
    assert inner.locator("article:visible").count() == 0
    field.press("Escape")
    assert inner.locator("article:visible").count() == entries
    assert inner.locator("#_hits").inner_text() == ""
    opened.close()


def test_a_link_leads_to_what_a_search_has_left_out(chromium: Browser, page: Path) -> None:
    opened = OpenedPage(chromium, page)
    inner = opened.page
    inner.locator("#_search").fill("xyz")
    expect(inner.locator("main article:visible")).to_have_count(0)
    inner.locator("nav a[href='#setup']").click()
    assert inner.locator("#setup").is_visible()
    opened.close()


def test_the_keyboard_comes_to_everything(chromium: Browser, page: Path) -> None:
    """First to the link over all contents, then to the search and the contents; what has the focus
    is seen to have it."""
    opened = OpenedPage(chromium, page)
    inner = opened.page
    told = "[document.activeElement.tagName, document.activeElement.getAttribute('href')]"
    inner.keyboard.press("Tab")
    assert inner.evaluate(told) == ["A", "#_text"]
    assert inner.locator(".skip").bounding_box()["y"] >= 0  # type: ignore[index]  # it is seen
    inner.keyboard.press("Tab")
    assert inner.evaluate(told)[0] == "INPUT"
    assert inner.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    inner.keyboard.press("Tab")
    assert inner.evaluate(told)[0] == "SUMMARY"
    inner.keyboard.press("Tab")
    assert inner.evaluate(told)[0] == "A"
    inner.locator(".skip").focus()
    inner.keyboard.press("Enter")
    assert inner.evaluate("document.activeElement.id") == "_text"
    opened.close()


def test_without_script_or_style_everything_is_there(chromium: Browser, page: Path) -> None:
    opened = OpenedPage(chromium, page, script=False)
    assert not opened.page.locator(".search").is_visible()
    assert opened.page.locator("article:visible").count() > 10
    bare = page.with_name("bare.html")
    text = re.sub(r"<style>.*?</style>", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    bare.write_text(text, encoding="utf-8")
    opened.page.goto(bare.as_uri())
    assert opened.page.locator("main svg").first.bounding_box()["height"] < 40  # type: ignore[index]  # as high as the line
    opened.close()


def test_an_arrow_shows_which_way_hands_pass(tmp_path: Path) -> None:
    """With the words that tell it, for those who do not see it."""
    page = built(ROOT, "faith", "fr", tmp_path).read_text(encoding="utf-8")
    figures = re.findall(r'<ul class="ages">(.+?)</ul>', page)
    assert "turns clockwise" in page
    assert "turns counter" in page
    for age in (age for figure in figures for age in figure.split("<li>")[1:]):
        turn = re.search(r'<span class="medal(?: turns (\w+))?" aria-hidden="true">', age)
        assert turn, age
        way = next((way for way in ("à gauche", "à droite") if way in age), None)
        assert {"à gauche": "clockwise", "à droite": "counter"}.get(way or "") == turn[1]
        assert (turn[1] is not None) == ("<svg" in age)


def test_references_say_number_and_title_and_no_page(chromium: Browser, page: Path) -> None:
    opened = OpenedPage(chromium, page, script=False)
    links = opened.page.locator("main a[href='#index']").all_inner_texts()
    assert [" ".join(link.split()) for link in links] == ["§ 1.6 Index"]
    opened.close()


def test_lines_of_the_contents_go_on_below_their_words(chromium: Browser, shipped: Path) -> None:
    """A heading that takes two lines does not run back under its number."""
    opened = OpenedPage(chromium, shipped, width=360, script=False)
    lines = opened.page.evaluate(
        """[...document.querySelectorAll('nav a:has(.number)')].map((link) => {
          const words = document.createRange();
          words.setStart(link.querySelector('.number').nextSibling, 1);
          words.setEndAfter(link.lastChild);
          return [...words.getClientRects()].filter((one) => one.width).map((one) => one.left);
        })"""
    )
    assert all(max(each) - min(each) < 2 for each in lines)
    assert any(len(each) > 1 for each in lines)
    opened.close()


def test_a_sign_and_its_stop_end_one_line(chromium: Browser, page: Path) -> None:
    opened = OpenedPage(chromium, page, width=360, script=False)
    held = opened.page.evaluate(
        "[...document.querySelectorAll('.bound')].map((one) =>"
        " new Set([...one.getClientRects()].map((part) => part.top)).size)"
    )
    assert held
    assert set(held) == {1}
    opened.close()


def test_nobody_reads_the_id_of_the_scenario_that_proves_an_example(
    chromium: Browser, page: Path
) -> None:
    opened = OpenedPage(chromium, page, script=False)
    said = opened.page.locator("aside.example").inner_text()
    assert "David" in said
    assert "breeze-pays" not in opened.page.locator("main").inner_text()
    opened.close()


def test_a_page_is_an_edition_of_the_booklet(root: Path, page: Path) -> None:
    assert "web" in kinds_wanted("booklet")
    assert "web" in kinds_wanted(None)
    assert "web" not in kinds_wanted(None, some=True)
    again = root / "again"
    assert built(root, "trial", "fr", again).read_bytes() == page.read_bytes()
    manifest = (again / "manifest.json").read_text(encoding="utf-8")
    assert '"kind": "web"' in manifest
    assert '"paper": ""' in manifest


def test_a_template_of_ones_own_is_told_its_mistakes(root: Path) -> None:
    """And it can look at its values alone: nothing of the program, nothing on the disk."""
    file = root / "templates" / "web" / "booklet.html"
    whole = file.read_text(encoding="utf-8")
    for line, said in (("{{ titel }}", "titel"), ("{% if %}", "Expected"),
                       ("{{ title.__class__.__mro__ }}", "unsafe")):  # fmt: skip
        file.write_text(f"{line}\n{whole}", encoding="utf-8")
        told = run("build", "trial", "--only", "web", "--lang", "fr", root=root)
        file.write_text(whole, encoding="utf-8")
        assert told.code == 2
        assert told.err.startswith("templates/web/booklet.html:1")
        assert said in told.err
        assert "Traceback" not in told.err


def test_nothing_of_it_is_loaded_unless_it_is_asked_for(tmp_path: Path) -> None:
    root = small_book(tmp_path / "root", {})
    for phrases in root.glob("templates/languages/*/phrases.yaml"):
        phrases.unlink()  # which take long to read
    script = (
        "import sys\n"
        "from cardgen.cli.main import outcome\n"
        f"outcome(['--root', {str(root)!r}, 'build', '--only', 'booklet-large', '--lang', 'fr'])\n"
        "print([name for name in sys.modules if name.startswith('cardgen.web')])\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    made, loaded = ran.stdout.splitlines()
    assert "trial-booklet-large-fr.pdf" in made
    assert loaded == "[]"
