"""The check `layout-file`."""

from cardgen.checks.check import Check

LAYOUT_FILE = Check(
    slug="layout-file",
    title="A layout that cannot be used",
    why="""\
Layouts in templates/layouts/ are read as strictly as cards: a zone is of exactly one kind, and a
layout that extends another must come to an end. Colours are named or #RRGGBB, expressions name
variables of the card, and what a layout removes must lie in the one beneath.
""",
    refused="""\
zones:
  name: {wordz: "{{ name }}", box: [3, 3, 59, 6]}     # no kind of zone
""",
    mend="""\
Type what the finding lists: a kind of zone, a colour of the layout, a variable of the card;
`cardgen schema layout` tells an editor.
""",
    codes=("layout-file", "zone-kind", "expression", "nothing-to-remove", "unknown-colour"),
)
