"""The check `unused-icon`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.review.icons import unused_icons
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.prose import Prose


def check_unused_icon(prose: "Prose") -> Iterator[Finding]:
    """Files of templates/icons/ against all that the packs print; once all of them are sound."""
    if prose.library.complete:
        shown = {name for shelf in prose.shelves for book in shelf.books for name in book.icons}
        for name, place in unused_icons(prose.library, shown):
            message = f'nothing uses the icon "{name}"'
            help = "use it, or delete the file"
            yield Finding("unused-icon", "unused-icon", place, message, help, "warning")


UNUSED_ICON = Check(
    slug="unused-icon",
    title="An icon that nothing uses",
    why="""\
An icon that no card, layout, note or rulebook uses is a leftover or a slip: perhaps a card meant it
and says another. It is a warning, since a pack under way may not need it yet.
""",
    refused="""\
# templates/icons/trident-old.svg, named nowhere
""",
    mend="""\
Use it, or delete the file.
""",
    over_prose=check_unused_icon,
)
