"""The manual is tried as it stands: its blocks in order, then the calls in its prose, its links."""

import json
import re
from pathlib import Path

import pytest
from yaml import safe_load

from tests.cli.git import git
from tests.cli.run import run
from tests.conftest import ROOT
from tests.docs.pages import CALL, Block, blocks, calls, headings, links, pages, text_of
from tests.docs.reader import Reader
from tests.docs.smaller import SMALLER

COMMITS = 6  # of the reader's repository, so that HEAD~5 is there
RUN = [page for page in pages() if any(not one.unrun for one in blocks(page)) or calls(page)]
UNRUN = [one for page in pages() for one in blocks(page) if one.unrun]


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Somebody in an empty folder under Git, who has calibrated no printer yet."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    monkeypatch.delenv("CI", raising=False)
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "A")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "a@example.org")
    folder = tmp_path / "folder"
    folder.mkdir()
    git(folder, "init", "-q", "-b", "main")
    for _ in range(COMMITS):
        git(folder, "commit", "-q", "--allow-empty", "-m", "a day")
    return Reader(folder)


@pytest.mark.parametrize("page", RUN)
def test_a_page_does_what_it_says(page: str, reader: Reader) -> None:
    """In order: each command is answered as the page tells, each file of it is sound."""
    for block in blocks(page):
        if not block.unrun:
            reader.does(block)
    for words in (words for call in calls(page) for words in call.whole):
        if words not in reader.tried:
            said = reader.called(*words)
            assert said.code == 0, f"{page}: cardgen {' '.join(words)}\n{said.out}{said.err}"


@pytest.mark.parametrize(
    ("command", "option"),
    [(call.words[0], option) for page in pages() for call in calls(page) for option in call.named],
)
def test_an_option_that_is_named_is_there(command: str, option: str) -> None:
    assert re.search(rf"{option}\b", run(command, "--help").out)


@pytest.mark.parametrize("block", UNRUN, ids=lambda one: str(one.at))
def test_a_block_that_is_not_run_is_sound_all_the_same(block: Block) -> None:
    """What it is written in can be read, and the commands and targets in it are there."""
    if block.kind in ("json", "yaml"):
        (json.loads if block.kind == "json" else safe_load)(block.text)
    for line in block.text.splitlines():
        if found := CALL.search(line.strip()):
            assert run(found[1].split()[0], "--help").code == 0, line
        if line.startswith("make "):
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            assert re.search(rf"^{line.split()[1]}:", makefile, re.M), line


@pytest.mark.parametrize("line", SMALLER)
def test_what_is_made_smaller_is_typed_in_a_block(line: str) -> None:
    """An entry that no page needs any more would be believed to do something."""
    typed = [line for page in pages() for one in blocks(page) for line in one.text.splitlines()]
    assert line in typed


@pytest.mark.parametrize("page", pages())
def test_every_block_says_what_it_is(page: str) -> None:
    """A fence that the pattern misses would not be tried."""
    fences = re.findall(r"^```", text_of(page), re.M)
    assert len(fences) == 2 * len(blocks(page))
    assert all(block.kind for block in blocks(page))


@pytest.mark.parametrize("page", pages())
def test_every_link_leads_somewhere(page: str) -> None:
    for file, heading in links(page):
        assert file.exists(), f"{page}: {file}"
        assert not heading or heading in headings(file), f"{page}: {file}#{heading}"
