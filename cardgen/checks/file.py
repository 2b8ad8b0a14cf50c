"""A file that is refused as a whole."""

CODES = ("file-too-big", "too-many-values", "too-deep", "not-utf8", "second-document",
         "empty-file")  # fmt: skip
WHY = """\
A file of cards is a short UTF-8 text with one YAML document. Anything larger or deeper than a
person would write is a mistake or an attack (a small file can stand for gigabytes), and reading it
would take the machine down before a fault could be told.
"""
REFUSED = """\
- id: iris
---                   # a second document
- id: eris
"""
MEND = """\
Save the file as UTF-8, one document, spread over several files where it grows.
"""
