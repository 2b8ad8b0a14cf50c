"""Finished files into the output folder, all of them or none, and the manifest after them."""

from collections.abc import Iterator, Sequence

from cardgen.build.options import PrintOptions
from cardgen.build.plan import quantity
from cardgen.build.sheets import FileMade, shown_path
from cardgen.output.lock import lock_folder
from cardgen.output.manifest import ManifestEntry, manifest_entry, read_manifest, write_manifest
from cardgen.output.safe_files import save_files


def save_output(files: Sequence[FileMade], order: PrintOptions) -> Iterator[str]:
    """Save everything while nobody else writes there; a line a file. Stop leaves all as it was."""
    with lock_folder(order.out):
        read_manifest(order.out)  # one of others stops before anything takes its place
        save_files({order.out / made.name: (made.content,) for made in files})
        write_manifest(order.out, [_entry(made, order) for made in files])
    for made in files:
        path = shown_path(order.out / made.name)
        held = f"{quantity(made.pages, 'page')}  {quantity(made.cards, 'card')}"
        yield f"{path}  {held}  {quantity(len(made.content), 'byte')}"


def _entry(made: FileMade, order: PrintOptions) -> ManifestEntry:
    return manifest_entry(
        order.out, order.out / made.name, made.content,
        pack=made.pack, language=made.language, kind=made.kind, deck=made.deck,
        paper=order.paper.name, pages=made.pages, cards=made.cards,
    )  # fmt: skip
