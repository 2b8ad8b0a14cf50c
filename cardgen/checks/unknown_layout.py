"""A layout or a back that is not there."""

WHY = """\
A deck names the layout of its fronts and of its back: files of templates/layouts/, the back's with
`back-` before its name, the design that spares ink with `-low-ink` after it. There is no default
layout to fall back on.
"""
REFUSED = """\
decks:
  gods: {size: 65x100, layout: godd, back: gods, cards: gods/*.yaml}
"""
MEND = """\
Type the name of a layout that is there, or write one.
"""
