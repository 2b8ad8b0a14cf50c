"""After any run of edits a check tells what one without memory tells: it passes over nothing but
that in which nothing was found before, and of which nothing has changed that it reads."""

import random
import re
from collections.abc import Callable
from pathlib import Path

from tests.checks.books import EN, FR, PACK, RULINGS, book_root
from tests.cli.run import Run, run
from tests.small_root import APOLLO
from tests.small_root import PACK as SMALL_PACK

Edit = Callable[[str, random.Random], str]
CARDS, CALMS, BOARDS = (f"cards/trial/{name}.yaml" for name in ("winds", "calms", "boards"))
SCENARIO = "cards/trial/scenarios/breeze-pays.yaml"
OTHER = "cards/other/cards.yaml"  # of another pack
OTHERS = {OTHER: APOLLO, "cards/other/pack.yaml": SMALL_PACK}
PROSE, LAYOUT = "templates/languages/fr/prose.yaml", "templates/layouts/trial.yaml"
SEED = 5


def number(text: str, lot: random.Random) -> str:
    """Another number in the place of one."""
    match = lot.choice([*re.finditer(r"(?<![\w.])\d(?![\w.])", text)])
    return f"{text[: match.start()]}{lot.randint(1, 9)}{text[match.end() :]}"


def word(text: str, lot: random.Random) -> str:
    """A word of a sentence twice, or without its first letter."""
    lines = text.splitlines(keepends=True)
    said = [number for number, line in enumerate(lines) if re.search(r"\w+ \w+ [^:{}]*\.$", line)]
    at = lot.choice(said)
    match = lot.choice([*re.finditer(r"\b[^\W\d_]+\b", lines[at])])
    other = lot.choice((f"{match[0]} {match[0]}", match[0][1:]))
    lines[at] = lines[at][: match.start()] + other + lines[at][match.end() :]
    return "".join(lines)


def line(text: str, lot: random.Random) -> str:
    """A line left out."""
    lines = text.splitlines(keepends=True)
    lines.pop(lot.randrange(len(lines)))
    return "".join(lines)


def entry(text: str, lot: random.Random) -> str:
    """An entry left out, put at the end, or behind a comment."""
    head, *entries = re.split(r"^(?=- )", text, flags=re.MULTILINE)
    taken = entries.pop(lot.randrange(len(entries)))
    rest = head + "".join(entries)
    return lot.choice((rest, f"{rest}\n{taken}", f"{head}# moved\n{taken}{''.join(entries)}"))


def comment(text: str, lot: random.Random) -> str:
    """A comment of its own line somewhere, or behind what is said."""
    lines = text.splitlines(keepends=True)
    at = lot.randrange(len(lines))
    own = lot.choice(("# more\n", "\n# more\n\n", "    # more\n"))
    behind = lines[at].rstrip("\n") + "  # more\n"
    return "".join((*lines[:at], *lot.choice(((own, lines[at]), (behind,))), *lines[at + 1 :]))


def gone(text: str, lot: random.Random) -> str:
    """Nothing is left, and not even the file."""
    return ""


EDITS: tuple[tuple[str, tuple[Edit, ...]], ...] = (
    (CARDS, (number, word, line, entry, comment)),
    (CALMS, (number, word, comment)),
    (BOARDS, (number, word, comment)),
    (FR, (number, word, line, gone)),
    (EN, (number, word, line)),
    (SCENARIO, (number, word, line, gone)),
    (RULINGS, (word, line, comment)),
    (PACK, (number, line, comment)),
    (OTHER, (number, word, comment)),
    (PROSE, (line,)),
    (LAYOUT, (number,)),
)


class TwoRoots:
    """A root whose checks leave something for the next one, and its twin where they do not."""

    def __init__(self, folder: Path) -> None:
        self.kept, self.twin = (book_root(folder / each, OTHERS) for each in ("kept", "twin"))
        (self.kept / "build").mkdir()
        self.sound = {file: self.read(file) for file, _ in EDITS}

    def read(self, file: str) -> str:
        path = self.kept / file
        return path.read_text("utf-8") if path.is_file() else ""

    def write(self, file: str, text: str) -> None:
        for root in (self.kept, self.twin):
            (root / file).unlink(missing_ok=True)
            if text:
                (root / file).write_text(text, encoding="utf-8")

    def edit(self, file: str, edit: Edit, lot: random.Random) -> None:
        """Change a file, with the others mended, mostly or where they change everything."""
        mended = lot.random() < 0.7
        for other, text in self.sound.items():
            if mended or other in (PACK, PROSE, LAYOUT):
                self.write(other, text)
        if text := self.read(file):
            self.write(file, edit(text, lot))

    def checked(self) -> tuple[Run, Run]:
        return run("check", root=self.kept), run("check", root=self.twin)


def test_after_any_run_of_edits_all_is_told(tmp_path: Path) -> None:
    roots, lot = TwoRoots(tmp_path), random.Random(SEED)
    roots.checked()
    told, done = set[str](), list[str]()
    for file, edits in lot.sample(EDITS, len(EDITS)):
        edit = lot.choice(edits)
        roots.edit(file, edit, lot)
        done.append(f"{edit.__name__} in {file}")
        again, afresh = roots.checked()
        assert again == afresh, done
        told.add(again.err)
    assert len(told) >= len(EDITS) / 2
