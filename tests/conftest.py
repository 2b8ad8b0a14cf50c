"""What tests share: the project's own folders, read once, and golden files."""

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from cardgen.layout.assets import Assets
from cardgen.model.pack import Pack
from cardgen.packs.pack import load_pack
from cardgen.packs.root import list_packs
from tests.golden_files import Goldens
from tests.read_once import ReadOnce

# Laws are tried on the same examples every time, however busy the machine is.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

# Phrasebooks are millions of values that stay: looking through them for rings is half of the time.
gc.set_threshold(200_000, 50, 1_000)

ROOT = Path(__file__).parents[1]

# Tests write a hundred thousand small files: on a disk that takes a fifth of their time.
MEMORY = "/dev/shm"
ENOUGH = 2 << 30  # bytes free, of which tests take a quarter


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="write golden files anew; look at them!")


def pytest_sessionfinish() -> None:
    """pytest looks for rings five times at the end, among all that tests have left behind."""
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    if _has_room(MEMORY):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)
    if config.getoption("--accept") and os.environ.get("CI"):
        raise pytest.UsageError("--accept is for people who look at what they accept, not for CI")


def _has_room(folder: str) -> bool:
    """Whether a folder of memory is there, holds enough, and lets what lies in it be run."""
    if not os.access(folder, os.W_OK | os.X_OK):
        return False
    system = os.statvfs(folder)
    free = system.f_bavail * system.f_frsize
    return free >= ENOUGH and not system.f_flag & os.ST_NOEXEC


@pytest.fixture(scope="session", autouse=True)
def memory_given_back(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """What lies in memory would stay there: once every test has passed, nobody looks at it."""
    yield
    folder = tmp_path_factory.getbasetemp()
    if folder.is_relative_to(MEMORY) and not request.session.testsfailed:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def read_once() -> Iterator[None]:
    """Grammars and drawings are read once for all tests."""
    with pytest.MonkeyPatch.context() as patch:
        ReadOnce().install(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def unforced() -> Iterator[None]:
    """Files of tests are not forced to the disk: none has to outlive a power cut."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder that holds cards/, templates/ and fonts/."""
    return ROOT


@pytest.fixture(scope="session")
def assets() -> Assets:
    """The project's faces and drawings, each read once for all tests."""
    return Assets(ROOT)


@pytest.fixture(scope="session")
def packs() -> tuple[Pack, ...]:
    """Every pack of the project."""
    read = (load_pack(ROOT, name).pack for name in list_packs(ROOT))
    return tuple(pack for pack in read if pack)


@pytest.fixture
def goldens(request: pytest.FixtureRequest, tmp_path: Path) -> Goldens:
    """What was accepted before; `--accept` takes what is seen now instead."""
    folder = ROOT / "tests" / "goldens"
    return Goldens(folder, tmp_path, accept=bool(request.config.getoption("--accept")))
