"""The edition to read of all rulebooks, and nothing else: the packs read and checked, the pages."""

import gc
import sys
from pathlib import Path

from cardgen.build.booklets.book import printed_books
from cardgen.build.booklets.files import make_reading
from cardgen.build.options import PrintOptions
from cardgen.checks.run import findings_of
from cardgen.imposition.papers import PAPERS
from cardgen.project.load import Selection, load_project


def main() -> None:
    gc.disable()  # as the command line does
    root, out, *packs = sys.argv[1:]
    project = load_project(Path(root), Selection(packs, inks=("full",), printed=True)).project
    findings_of(project)
    assert project.legend
    options = PrintOptions(PAPERS["a4"], Path(out))
    options.out.mkdir(parents=True)
    for book in printed_books(project):
        made = make_reading(book, options)
        (options.out / made.name).write_bytes(made.content)


if __name__ == "__main__":
    main()
