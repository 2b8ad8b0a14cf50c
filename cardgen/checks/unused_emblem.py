"""The check `unused-emblem`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.icons import unused_emblems
from cardgen.checks.review.library import Library
from cardgen.model.finding import Finding


def check_unused_emblem(library: Library) -> Iterator[Finding]:
    """Files of templates/emblems/ against the cards; once all of them are sound."""
    if library.complete:
        for name, place in unused_emblems(library):
            message = f'no card shows the emblem "{name}"'
            help = "show it, or delete the file and its credit"
            yield Finding("unused-emblem", "unused-emblem", place, message, help, "warning")


UNUSED_EMBLEM = Check(
    slug="unused-emblem",
    title="An emblem that no card shows",
    why="""\
Every emblem is credited to its author in the booklets. One that no card shows would be credited
for nothing, and is a leftover or a slip.
""",
    refused="""\
# templates/emblems/harp.svg, while Iris shows the lyre
""",
    mend="""\
Show it, or delete the file and its line in templates/emblems/credits.yaml.
""",
    over_project=check_unused_emblem,
)
