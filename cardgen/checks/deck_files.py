"""Files that no deck, two decks or no pack own."""

CODES = ("no-files", "file-twice", "path-outside")
WHY = """\
A deck names the files its cards stand in. A pattern without files prints nothing, a file named by
two decks prints its cards twice, and a path out of the pack breaks when the pack is given away.
"""
REFUSED = """\
decks:
  gods: {size: 65x100, layout: god, back: gods, cards: goods/*.yaml}    # no such folder
"""
MEND = """\
Name files of the pack, each in one deck: `cards: gods/*.yaml`.
"""
