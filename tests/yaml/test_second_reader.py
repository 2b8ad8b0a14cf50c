"""Another reader of YAML 1.2 understands every file of the project as ours does."""

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from cardgen.model.finding import Report
from cardgen.model.located import Map, Seq
from cardgen.yaml.reader import read_file

ROOT = Path(__file__).parent.parent.parent
FILES = sorted((*ROOT.glob("cards/**/*.yaml"), *ROOT.glob("templates/layouts/*.yaml")))


def plain(value: object) -> Any:
    """A located tree without its places."""
    if isinstance(value, Map):
        return {key: plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, Seq) else value


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_both_readers_agree(path: Path) -> None:
    report = Report()
    ours = read_file(path, file=path.name, report=report)
    theirs = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    assert report.findings == ()
    assert plain(ours) == texted(theirs)


def texted(value: Any) -> Any:
    """Their tree with keys as texts, which is what ours always are."""
    if isinstance(value, dict):
        return {str(key): texted(item) for key, item in value.items()}
    return [texted(item) for item in value] if isinstance(value, list) else value
