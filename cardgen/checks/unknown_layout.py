"""The check `unknown-layout`."""

from cardgen.checks.check import Check

UNKNOWN_LAYOUT = Check(
    slug="unknown-layout",
    title="A layout or a back that is not there",
    why="""\
A deck names the layout of its fronts and of its back: files of templates/layouts/, the back's with
`back-` before its name, the design that spares ink with `-low-ink` after it. There is no default
layout to fall back on.
""",
    refused="""\
decks:
  gods: {size: 65x100, layout: godd, back: gods, cards: gods/*.yaml}
""",
    mend="""\
Type the name of a layout that is there, or write one.
""",
)
