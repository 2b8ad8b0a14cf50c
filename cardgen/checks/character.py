"""The check `character`."""

from cardgen.checks.check import Check

CHARACTER = Check(
    slug="character",
    title="A character that may not stand in a pack",
    why="""\
Tabs mean different things to different readers of YAML. Control characters, line ends that only
some programs know and marks that turn the order of reading around are invisible in an editor and
change what is printed.
""",
    refused="""\
- id: iris
  flavour: "a\u202eb"      # reverses what follows
""",
    mend="""\
Type spaces instead of tabs; delete the others.
""",
    codes=("tab", "character"),
)
