"""Cases of translations as `tests/fixtures/translations/` has them: words in two languages, and
what is to be found."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from yaml import safe_load

from tests.cli.run import inside, run
from tests.conftest import ROOT

FOLDER = ROOT / "tests" / "fixtures" / "translations"
TERMS = (
    "discard,défausser\nexile|exiles,exiler|exil\nfirst player,premier joueur|première joueuse\n"
)


class Case(NamedTuple):
    """A text in two languages; `found` is part of the one message expected, or nothing."""

    en: str
    fr: str
    found: str = ""
    severity: str = ""


def cases(slug: str) -> list[Case]:
    """The cases of a check. What stands `with` it is of another check, and left to that one."""
    listed: list[dict[str, str]] = safe_load((FOLDER / f"{slug}.yaml").read_text("utf-8"))
    return [Case(**{key: value for key, value in one.items() if key != "with"}) for one in listed]


def names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))


def write_json(path: Path, cards: Sequence[Mapping[str, object]]) -> Path:
    """A list of cards, indented as programs do."""
    path.write_text(json.dumps(cards, ensure_ascii=False, indent=2), encoding="utf-8")
    return path


def compared(folder: Path, *arguments: str) -> list[dict[str, Any]]:
    """What `cardgen compare` finds, in a folder."""
    with inside(folder):
        said = run("compare", *arguments, "--format", "json")
    assert said.code in (0, 1), said.err
    found: list[dict[str, Any]] = json.loads(said.out)["findings"]
    return found


def of_texts(folder: Path, pairs: Sequence[tuple[str, str]], *more: str) -> list[dict[str, Any]]:
    """What is found of texts in English and French, each of a card called by its number."""
    for language, at in (("en", 0), ("fr", 1)):
        cards = [{"id": f"c{number}", "text": pair[at]} for number, pair in enumerate(pairs)]
        write_json(folder / f"cards.{language}.json", cards)
    return compared(folder, "cards.en.json", "cards.fr.json", "--fields", "text", *more)
