"""Finished files into the output folder, all of them or none, and the manifest after them."""

from collections.abc import Sequence

from cardgen.build.options import PrintOptions
from cardgen.build.sheets import FileMade
from cardgen.output.lock import lock_folder
from cardgen.output.manifest import ManifestEntry, manifest_entry, read_manifest, write_manifest
from cardgen.output.safe_files import save_files


def save_output(files: Sequence[FileMade], options: PrintOptions) -> tuple[ManifestEntry, ...]:
    """Save everything while nobody else writes there. Stop leaves all as it was."""
    entries = tuple(_entry(made, options) for made in files)
    with lock_folder(options.out):
        read_manifest(options.out)  # one of others stops before anything takes its place
        save_files({options.out / made.name: (made.content,) for made in files})
        write_manifest(options.out, entries)
    return entries


def _entry(made: FileMade, options: PrintOptions) -> ManifestEntry:
    return manifest_entry(
        options.out, options.out / made.name, made.content,
        pack=made.pack, language=made.language, kind=made.kind, deck=made.deck,
        paper=options.paper.name, pages=made.pages, cards=made.cards,
    )  # fmt: skip
