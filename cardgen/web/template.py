"""The files that a page is written with: its template, its style, its script, its letters."""

from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import StrictUndefined, Template, TemplateError
from jinja2.sandbox import ImmutableSandboxedEnvironment

from cardgen.files import read_whole_file
from cardgen.layout.text.web_fonts import woff
from cardgen.model.finding import Place, Stop
from cardgen.packs.root import display_path, find_file

FOLDER, NAME = "templates/web", "booklet"
MOST_BYTES = 1_000_000
FACES = {
    "Vollkorn-Regular": ("Cardgen Text", "400", "normal"),
    "Vollkorn-SemiBold": ("Cardgen Text", "600", "normal"),
    "Vollkorn-Italic": ("Cardgen Text", "400", "italic"),
    "Cinzel-Bold": ("Cardgen Title", "700", "normal"),
}


class PageTemplate:
    """The template of a root, with what it lays into each page."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def html(self, values: Mapping[str, Any]) -> str:
        """A page with these values. Stop where the template cannot be read or filled."""
        style, script = self._text("css"), self._text("js")
        fonts = [self._font(name, *said) for name, said in FACES.items()]
        style = "\n".join((_colours(values["colours"]), *fonts, style))
        text = self._text("html")
        laid = {"style": style, "script": script}
        digests = {f"{name}_digest": _digest(laid[name]) for name in laid}
        try:
            return _compiled(text).render({**values, **laid, **digests})
        except (TemplateError, TypeError, ValueError, OverflowError) as error:
            line = getattr(error, "lineno", 0) or 1
            shown = display_path(self._file("html"), self._root)
            message = f"this page cannot be written: {error}"
            raise Stop(message, place=Place(shown, line, 1, line, 2)) from error

    def _file(self, ending: str) -> Path:
        return find_file(self._root, f"{FOLDER}/{NAME}.{ending}")

    def _text(self, ending: str) -> str:
        file = self._file(ending)
        try:
            text = read_whole_file(file, MOST_BYTES).decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            place = Place(display_path(file, self._root))
            raise Stop(f"this part of web pages cannot be read: {error}", place=place) from error
        return text.replace("\r\n", "\n")

    def _font(self, name: str, family: str, weight: str, slant: str) -> str:
        code = b64encode(woff(find_file(self._root, f"fonts/{name}.ttf"))).decode("ascii")
        return (
            f'@font-face{{font-family:"{family}";font-weight:{weight};font-style:{slant};'
            f"font-display:swap;src:url(data:font/woff;base64,{code}) format('woff')}}"
        )


def _colours(colours: Mapping[str, str]) -> str:
    """The colours of printed booklets, by the names that the style calls them."""
    said = (f"--{name.replace(' ', '-')}:{colour}" for name, colour in colours.items())
    return f":root{{{';'.join(said)}}}"


def _digest(text: str) -> str:
    """By which a browser knows that a style or script is the page's own."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode('ascii')}"


@lru_cache(maxsize=2)  # the pages of a build have all the same
def _compiled(text: str) -> Template:
    return _environment().from_string(text)


def _environment() -> ImmutableSandboxedEnvironment:
    """Everything that stands between `{{ }}` is escaped; a template changes and calls nothing."""
    made = ImmutableSandboxedEnvironment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    made.globals.clear()
    return made
