"""`--changed` in a project that is not to be trusted: Git runs nothing that it names."""

import shutil
import stat
from pathlib import Path

import pytest

from cardgen.cli.main import CANNOT, CLEAN, FINDINGS
from cardgen.model.finding import Stop
from cardgen.project.revision import Revision
from tests.cli.git import committed, git
from tests.cli.run import Run, inside, run
from tests.small_root import APOLLO, small_root

CARDS = "cards/trial/cards.yaml"
CONFIG = """\
[core]
  repositoryformatversion = 1
  bare = false
  {worktree}
  fsmonitor = "{ran} fsmonitor; false"
  hooksPath = "{hooks}"
  sshCommand = "{ran} ssh; false"
  pager = "{ran} pager"
[filter "x"]
  clean = "{ran} clean; cat"
  smudge = "{ran} smudge; cat"
  process = "{ran} process; cat"
  required = true
[diff]
  external = "{ran} diff"
[diff "x"]
  textconv = "{ran} textconv; cat"
  command = "{ran} diff-command"
[remote "origin"]
  url = ssh://localhost/nowhere
  promisor = true
  partialclonefilter = blob:none
  uploadpack = "{ran} uploadpack"
[extensions]
  partialClone = origin
"""


@pytest.fixture
def ran(tmp_path: Path) -> Path:
    """A folder that holds a file for each command which was run."""
    (tmp_path / "ran").mkdir()
    return tmp_path / "ran"


def command(ran: Path) -> str:
    """A command of the project that leaves a trace, by its last word."""
    script = ran.parent / "leave-a-trace"
    script.write_text(f'#!/bin/sh\ntouch "{ran}/$1"\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return script.as_posix()


@pytest.fixture
def hostile(tmp_path: Path, ran: Path) -> Path:
    """A project with a repository of its own, `.git`, whose configuration runs what it can."""
    root = small_root(tmp_path / "hostile" / "game", {CARDS: APOLLO})
    (root / ".gitattributes").write_text("* filter=x diff=x\n")
    committed(root, "v1")
    (root / CARDS).write_text(APOLLO.replace("lyre", "lyer"), encoding="utf-8")
    configure(root / ".git", ran)
    return root


def configure(repository: Path, ran: Path, worktree: str = "") -> None:
    hooks = ran.parent / "hooks"
    hooks.mkdir()
    for name in ("post-index-change", "reference-transaction", "fsmonitor-watchman"):
        shutil.copy(command(ran), hooks / name)
    told = CONFIG.format(ran=command(ran), hooks=hooks, worktree=worktree)
    (repository / "config").write_text(told)


def embedded(hostile: Path, ran: Path, tmp_path: Path) -> Path:
    """The victim's clone of a project in which a folder is itself a bare repository."""
    for part in (hostile / ".git").iterdir():
        part.rename(hostile / part.name)
    (hostile / ".git").rmdir()
    shutil.rmtree(hostile / "hooks")
    told = CONFIG.format(ran=command(ran), hooks=hostile, worktree="worktree = .")
    (hostile / "config").write_text(told)
    for empty in ("refs/heads", "objects/info"):
        (hostile / empty / "kept").write_text("")
    (hostile / "info" / "attributes").write_text("* filter=x diff=x\n")
    git(hostile.parent, "init", "-q")
    parts = ("HEAD", "config", "index", "info", "objects", "refs", "cards", "fonts", "templates")
    git(hostile.parent, "add", "-f", *(f"game/{part}" for part in parts))
    git(hostile.parent, "commit", "-qm", "first")
    git(tmp_path, "clone", "-q", str(hostile.parent), "victim")
    return tmp_path / "victim" / "game"


def commands(where: Path) -> tuple[Run, Run]:
    """What a person types in the folder."""
    with inside(where):
        return run("check", "--changed", "v1"), run("build", "--changed", "v1", "--plan")


def test_a_repository_that_came_with_the_project_runs_nothing(hostile: Path, ran: Path) -> None:
    checked, built = commands(hostile)
    assert list(ran.iterdir()) == []
    assert checked.code == FINDINGS, checked.err
    assert "lyer" in checked.err + checked.out
    assert built.code in (CLEAN, FINDINGS), built.err


def test_a_folder_that_is_itself_a_repository_runs_nothing(
    hostile: Path, ran: Path, tmp_path: Path
) -> None:
    game = embedded(hostile, ran, tmp_path)
    for name in ran.iterdir():
        name.unlink()
    for said in commands(game):
        assert list(ran.iterdir()) == []
        assert said.code == CANNOT
        assert "nothing is known of v1: " in said.err


def test_what_the_repository_lacks_is_not_fetched(hostile: Path, ran: Path) -> None:
    for file in (hostile / ".git" / "objects").glob("??/*"):
        held = file.with_name(file.name + ".away")
        file.chmod(0o644)
        file.rename(held)
    said = commands(hostile)
    assert list(ran.iterdir()) == []
    assert [one.code for one in said] == [CANNOT, CANNOT]


@pytest.mark.parametrize("name", ["^v1", "^HEAD", "--all", "--output=x", "v1\nHEAD", "--stdin", ""])
def test_what_is_no_revision_is_refused(name: str, tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: APOLLO})
    committed(root, "v1")
    with pytest.raises(Stop, match="Git knows no revision"):
        Revision(root, name, instead="")


def test_an_answer_that_is_no_commit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program called git that says anything else than a digest is not believed."""
    fake = tmp_path / "bin" / "git"
    fake.parent.mkdir()
    fake.write_text("#!/bin/sh\necho --output=/somewhere\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{fake.parent}:/bin:/usr/bin")
    with pytest.raises(Stop, match="Git knows no revision"):
        Revision(tmp_path, "v1", instead="")


def test_line_ends_of_another_system_are_no_change(tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", {CARDS: APOLLO})
    committed(root, "v1")
    revision = Revision(root, "v1", instead="")
    file = root / "cards/trial/pack.yaml"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert not revision.differs("cards/trial/pack.yaml")
    file.write_bytes(file.read_bytes() + b"# more\r\n")
    assert revision.differs("cards/trial/pack.yaml")


def test_what_differs(tmp_path: Path) -> None:
    root = small_root(tmp_path / "games" / "root", {CARDS: APOLLO, ".gitignore": "own.yaml\n"})
    committed(tmp_path, "v1")
    revision = Revision(root, "v1", instead="")
    (root / "own.yaml").write_text("[]\n")
    (root / "cards/trial/new.yaml").write_text("[]\n")
    (root / "cards/trial/pack.yaml").unlink()
    for file in ("own.yaml", "cards/trial/new.yaml", "cards/trial/pack.yaml"):
        assert revision.differs(file), file
    for file in (CARDS, "cards/trial", "nowhere.yaml", "fonts/anything.ttf"):
        assert not revision.differs(file), file
    (root / "fonts").unlink()
    (root / "fonts").symlink_to(tmp_path)
    assert revision.differs("fonts/anything.ttf")
