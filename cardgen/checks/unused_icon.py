"""An icon that nothing uses."""

from collections.abc import Iterator

from cardgen.checks.review.icons import unused_icons
from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding

WHY = """\
An icon that no card, layout or note uses is a leftover or a slip: perhaps a card meant it and says
another. It is a warning, since a pack under way may not need it yet.
"""
REFUSED = """\
# templates/icons/trident-old.svg, named nowhere
"""
MEND = """\
Use it, or delete the file.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """Files of templates/icons/ against all that the packs print; once all of them are sound."""
    if library.complete:
        for name, place in unused_icons(library):
            message = f'nothing uses the icon "{name}"'
            help = "use it, or delete the file"
            yield Finding("unused-icon", "unused-icon", place, message, help, "warning")
