"""Fixtures of checks: what each refuses, written in the language of packs.

`safe-zone.yaml` is a file of cards; `# corrected:` parts what is refused from its corrected twin.
A folder `contrast/` holds `refused/` and `corrected/`, files that go over the small root. A line
that ends in `# expect: code` is where that finding stands (several after commas); after
`# expect: code +1` it stands on the next line.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent.parent / "fixtures" / "checks"
TWIN = "# corrected:\n"
EXPECTED = re.compile(r"# expect: ([a-z-]+(?:, [a-z-]+)*)(?: \+(\d+))?(?: -->)?\s*$")

Files = Mapping[str, str | bytes]


class Spot(NamedTuple):
    """A finding as far as fixtures tell it."""

    file: str
    line: int
    code: str


class Fixture(NamedTuple):
    """Files that go over the small root: those refused, and their corrected twins."""

    slug: str
    refused: Files
    corrected: Files

    @property
    def expected(self) -> Counter[Spot]:
        return Counter(spot for name, text in self.refused.items() for spot in _spots(name, text))


def fixture(slug: str) -> Fixture:
    """The fixture of a check."""
    file = FOLDER / f"{slug}.yaml"
    if file.is_file():
        refused, corrected = file.read_text(encoding="utf-8").split(TWIN)
        cards = "cards/trial/cards.yaml"
        return Fixture(slug, {cards: refused}, {cards: corrected})
    return Fixture(slug, _tree(FOLDER / slug / "refused"), _tree(FOLDER / slug / "corrected"))


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.iterdir())


def _tree(folder: Path) -> Files:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def _spots(name: str, text: str | bytes) -> Iterator[Spot]:
    words = text if isinstance(text, str) else text.decode("utf-8", "replace")
    for number, line in enumerate(words.splitlines(), 1):
        found = EXPECTED.search(line)
        if found:
            line_named = number + int(found[2] or 0)
            yield from (Spot(name, line_named, code) for code in found[1].split(", "))
