"""The check `file`."""

from cardgen.checks.check import Check

FILE = Check(
    slug="file",
    title="A file that is refused as a whole",
    why="""\
A file of cards is a short UTF-8 text with one YAML document. Anything larger or deeper than a
person would write is a mistake or an attack (a small file can stand for gigabytes), and reading it
would take the machine down before a fault could be told.
""",
    refused="""\
- id: iris
---                   # a second document
- id: eris
""",
    mend="""\
Save the file as UTF-8, one document, spread over several files where it grows.
""",
    codes=(
        "file-too-big",
        "too-many-values",
        "too-deep",
        "not-utf8",
        "second-document",
        "empty-file",
    ),
)
