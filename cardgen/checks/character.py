"""A character that may not stand in a pack."""

CODES = ("tab", "character")
WHY = """\
Tabs mean different things to different readers of YAML. Control characters, line ends that only
some programs know and marks that turn the order of reading around are invisible in an editor and
change what is printed.
"""
REFUSED = """\
- id: iris
  flavour: "a\u202eb"      # reverses what follows
"""
MEND = """\
Type spaces instead of tabs; delete the others.
"""
