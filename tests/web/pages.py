"""Pages of the web that tests look at, made as people make them and opened in a real browser."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

from tests.checks.books import EN, FR, PACK, RULINGS, book_files, book_root
from tests.cli.run import run
from tests.conftest import ROOT

CHROMIUM = "/usr/bin/chromium"  # .ci/system-packages installs it
HOSTILE = "<b>\"&'"  # as short as a name must be
CODE = '</p><script>alert("ruling")</script><img src="//example.org/p">'
WINDS = "cards/trial/winds.yaml"


def small_book(folder: Path, files: dict[str, str] | None = None) -> Path:
    """A root with the worked rulebook and what pages are written with. Its scenario is named and
    not played, for which it would need the numbers of a game."""
    told = {FR: book_files()[FR], EN: book_files()[EN], **(files or {})}
    root = book_root(folder, {path: _unplayed(text) for path, text in told.items()})
    for part in ("booklets", "web"):
        shutil.copytree(ROOT / "templates" / part, root / "templates" / part)
    return root


def _unplayed(text: str) -> str:
    named = text.replace("\n>\n> {example:", " {example:")
    return named.replace("{position:breeze-pays}\n", "")


def hostile_book(folder: Path) -> Path:
    """The same, with code of HTML in every kind of words that a pack brings."""
    files = book_files()
    pack = files[PACK].replace("{fr: Les Vents,", f"{{fr: {_typed()},")
    winds = files[WINDS].replace("fr: {text: Brise,", f"fr: {{text: {_typed()},")
    rulings = files[RULINGS].replace("Pour un ; les", f"{CODE} Pour un ; les")
    text = files[FR].replace("# Préparation", "# Préparation `</script><script>alert(2)</script>`")
    return small_book(folder, {PACK: pack, WINDS: winds, RULINGS: rulings, FR: text})


def _typed() -> str:
    quoted = HOSTILE.replace("'", "''")
    return f"'{quoted}'"


def built(root: Path, pack: str, language: str, out: Path) -> Path:
    """The page of a pack."""
    made = run("build", pack, "--only", "web", "--lang", language, "--out", out, root=root)
    assert made.code == 0, made.out + made.err
    return out / f"{pack}-booklet-{language}.html"


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


class OpenedPage:
    """A page in a browser, with what it said to the console and asked for outside itself."""

    def __init__(self, browser: Browser, file: Path, *, width: int = 1280, dark: bool = False,
                 script: bool = True) -> None:  # fmt: skip
        scheme = "dark" if dark else "light"
        self._context = browser.new_context(
            viewport={"width": width, "height": 800},
            color_scheme=scheme,  # type: ignore[arg-type]  # one of the two it takes
            java_script_enabled=script,
        )
        self.page: Page = self._context.new_page()
        self.said: list[str] = []
        self.asked: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.on("request", self._seen)
        self.page.goto(file.as_uri())

    def _heard(self, message: ConsoleMessage) -> None:
        self.said.append(message.text)

    def _seen(self, request: Request) -> None:
        if not request.url.startswith("data:"):
            self.asked.append(request.url)

    def close(self) -> None:
        self._context.close()
