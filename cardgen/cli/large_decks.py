"""The files of large decks, each checked, painted and put aside before the next one is begun."""

import gc
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from cardgen.build.batches import Batch, batch_of
from cardgen.build.cache import BuildCache
from cardgen.build.file_made import FileMade
from cardgen.build.files.sheets import make_sheets, run_layout
from cardgen.build.options import BuildRequest
from cardgen.build.selection import PrintRun, findings_for
from cardgen.checks.run import findings_of
from cardgen.cli.say import with_progress
from cardgen.model.finding import Finding
from cardgen.output.safe_files import Spool
from cardgen.project.project import Project


class DeckFiles(NamedTuple):
    """What was found in the cards of large decks, and the files made of them."""

    findings: tuple[Finding, ...] = ()
    files: tuple[FileMade, ...] = ()


class LargeDecks:
    """Makes the files of large decks one after the other, while everything is `sound`.

    Once there is an error nothing will be printed: then cards are looked at alone, to tell all that
    is wrong.
    """

    def __init__(
        self, request: BuildRequest, project: Project, cache: BuildCache, spool: Spool, sound: bool
    ) -> None:
        self._request, self._project, self._sound = request, project, sound
        self._cache, self._spool = cache, spool

    def make(self, files: Sequence[PrintRun]) -> DeckFiles:
        """All of these files."""
        work = [(f"{one.view.pack.id} {one.title}", partial(self._file, one)) for one in files]
        gc.freeze()  # the cards that were read, so that nobody looks through them for circles
        try:
            done = with_progress(work, alike=True)
        finally:
            gc.unfreeze()
        return DeckFiles(
            tuple(finding for each in done for finding in each.findings),
            tuple(made for each in done for made in each.files),
        )

    def _file(self, file: PrintRun) -> DeckFiles:
        """One file in each language; what was found out of its cards is kept for the next build."""
        batch = batch_of(file, self._project)
        found = findings_of(batch.project)
        told = findings_for(found, self._request.options.choice)
        self._sound = self._sound and all(one.severity != "error" for one in told)
        made = self._printed(batch) if self._sound else ()
        self._cache.learn(batch.project, found, batch.name)
        self._cache.keep_so_far()
        gc.collect()  # a finished PDF is held by circles, and commands collect none by themselves
        return DeckFiles(found, made)

    def _printed(self, batch: Batch) -> tuple[FileMade, ...]:
        run, options, assets = batch.run, self._request.options, self._project.assets
        layout = run_layout(run, options)
        files = (
            make_sheets(run, layout, language, assets, self._cache)
            for language in run.view.languages
        )
        return tuple(one._replace(content=self._spool.keep(b"".join(one.parts))) for one in files)
