"""A finished file of a build, before anything is saved."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from cardgen.build.options import PrintOptions
from cardgen.model.component import BoxSet
from cardgen.model.score_pad import PadSet
from cardgen.output.safe_files import SpooledBytes
from cardgen.project.pack_view import PackView


class FileMade(NamedTuple):
    """One finished file and what the manifest says of it."""

    name: str
    content: bytes | SpooledBytes
    pack: str
    language: str
    kind: str
    deck: str
    pages: int
    cards: int

    @property
    def parts(self) -> Iterable[bytes]:
        """The content in the parts that are written one after the other."""
        return (self.content,) if isinstance(self.content, bytes) else self.content


Job = tuple[str, Callable[[], FileMade]]  # a file to be made, with a name to show


class SetRun(Protocol):
    """A set of a pack that is printed in one file a language."""

    @property
    def view(self) -> PackView: ...

    @property
    def of(self) -> BoxSet | PadSet: ...


Run = TypeVar("Run", bound=SetRun)


def jobs_by_language(
    runs: Iterable[Run],
    make: Callable[[Run, str, PrintOptions], FileMade],
    options: PrintOptions,
) -> tuple[Job, ...]:
    """The files that `make` makes of sets, one in each language of their pack."""
    return tuple(
        (f"{run.view.pack.id} {run.of.id} {language}", partial(make, run, language, options))
        for run in runs
        for language in run.view.languages
    )
