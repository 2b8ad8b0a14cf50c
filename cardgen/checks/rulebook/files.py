"""The check `rulebook-file`: what reading a rulebook tells."""

from cardgen.checks.check import Check

RULEBOOK_FILE = Check(
    slug="rulebook-file",
    title="A file of rulebooks that cannot be read as it stands",
    why="""\
A rulebook is Markdown, `cards/<pack>/rulebook/<language>.md`, one file for each language of the
pack. A file of another name would never be printed; code or a comment that does not end swallows
all that follows, and `#Gods` without its space is an ordinary line. A booklet prints no HTML, code,
links, pictures or footnotes of Markdown, no lines across the page and no boxes to tick; a row of a
table has as many cells as its head. A list of signs, a picture, a ruling is a block of its own: it
stands alone in its paragraph. An id of a heading, `{#prayer}`, stands at its end, and names one
heading.
""",
    refused="""\
cards/trial/rulebook/french.md        # the language is called fr
#Material                             # type "# Material"
The signs are {list:signs}            # put {list:signs} into a paragraph of its own
""",
    mend="""\
Name the file by its language, `fr.md`, and mend the line; a language is added in pack.yaml.
""",
    codes=("rulebook-file", "rulebook-markdown"),
)
