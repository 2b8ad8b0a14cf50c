"""Finished files into the output folder, all of them or none, and the manifest after them."""

from collections.abc import Iterator, Sequence

from cardgen.cli.printing.files import Made, shown_path
from cardgen.cli.printing.order import Order
from cardgen.cli.printing.planning import counted
from cardgen.exports.files import save_all
from cardgen.exports.lock import locked
from cardgen.exports.manifest import Entry, entry, read_manifest, write_manifest


def saved(files: Sequence[Made], order: Order) -> Iterator[str]:
    """Save everything while nobody else writes there; a line a file. Stop leaves all as it was."""
    with locked(order.out):
        read_manifest(order.out)  # one of others stops before anything takes its place
        save_all({order.out / made.name: (made.content,) for made in files})
        write_manifest(order.out, [_entry(made, order) for made in files])
    for made in files:
        path = shown_path(order.out / made.name)
        held = f"{counted(made.pages, 'page')}  {counted(made.cards, 'card')}"
        yield f"{path}  {held}  {counted(len(made.content), 'byte')}"


def _entry(made: Made, order: Order) -> Entry:
    return entry(
        order.out, order.out / made.name, made.content,
        pack=made.pack, language=made.language, kind=made.kind, deck=made.deck,
        paper=order.paper.name, pages=made.pages, cards=made.cards,
    )  # fmt: skip
