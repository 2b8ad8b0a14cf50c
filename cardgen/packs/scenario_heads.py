"""What scenarios say, read from the head of each file alone: the story below is much longer."""

import re
from collections.abc import Iterator
from pathlib import Path

from cardgen.model.finding import Report
from cardgen.model.located import Map
from cardgen.yaml.reader import read_head
from cardgen.yaml.source import decode_text, read_bytes

SAYS = "says"
NEXT_KEY = re.compile(rf"^(?!{SAYS}\b)[^\s#]", re.MULTILINE)


def scenario_heads(root: Path, pack: str) -> Iterator[Map]:
    """The `says` of each scenario of a pack, by language; none of files that `run` will refuse."""
    for path in sorted((root / "cards" / pack / "scenarios").glob("*.yaml")):
        says = _says(path, path.relative_to(root).as_posix())
        if isinstance(says, Map):
            yield says


def _says(path: Path, file: str) -> object:
    report = Report()
    content = read_bytes(path, file=file, report=report)
    text = decode_text(content, file=file, report=report) if isinstance(content, bytes) else None
    if not isinstance(text, str):
        return None
    after = NEXT_KEY.search(text)
    head = text[: after.start()] if after and text[: after.start()].strip() else text
    tree = read_head(head, file=file)
    return tree.get(SAYS) if isinstance(tree, Map) else None
