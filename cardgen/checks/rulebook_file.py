"""A file of rulebooks that cannot be read as it stands."""

CODES = ("rulebook-file", "rulebook-markdown")
WHY = """\
A rulebook is Markdown, `cards/<pack>/rulebook/<language>.md`, one file for each language of the
pack. A file of another name would never be printed; code or a comment that does not end swallows
all that follows, and `#Gods` without its space is an ordinary line.
"""
REFUSED = """\
cards/trial/rulebook/french.md        # the language is called fr
#Material                             # type "# Material"
"""
MEND = """\
Name the file by its language, `fr.md`, and mend the line; a language is added in pack.yaml.
"""
