"""The check `rulebook-file`."""

from cardgen.checks.check import Check

RULEBOOK_FILE = Check(
    slug="rulebook-file",
    title="A file of rulebooks that cannot be read as it stands",
    why="""\
A rulebook is Markdown, `cards/<pack>/rulebook/<language>.md`, one file for each language of the
pack. A file of another name would never be printed; code or a comment that does not end swallows
all that follows, and `#Gods` without its space is an ordinary line.
""",
    refused="""\
cards/trial/rulebook/french.md        # the language is called fr
#Material                             # type "# Material"
""",
    mend="""\
Name the file by its language, `fr.md`, and mend the line; a language is added in pack.yaml.
""",
    codes=("rulebook-file", "rulebook-markdown"),
)
