"""Files that are no YAML, or YAML that people misread; found while a file is read."""

from cardgen.checks.check import Check

YAML = Check(
    slug="yaml",
    title="A file that is no YAML",
    why="""\
A list of cards, boards, rulings or sections of an aid is read entry by entry: of one that cannot be
parsed nothing else can be said, nor of what may tell of it elsewhere. In another file, or where
nobody can tell where an entry begins, the program stops there (exit code 2).
""",
    refused="""\
- id: iris
  cost: {stone: 1         # never closed
""",
    mend="""\
Mend the line named, or the one above it: YAML often notices a mistake one line late.
""",
)


PLAIN_YAML = Check(
    slug="plain-yaml",
    title="Anchors, aliases, tags, merges and directives",
    why="""\
A pack is read by people who do not program. Values that come from somewhere else on the page are
hard to follow, differ between readers, and let a small file mean a huge one.
""",
    refused="""\
- id: iris
  cost: &cheap {stone: 1}
- id: eris
  cost: *cheap
""",
    mend="""\
Write the value out where it belongs.
""",
    codes=("alias", "anchor", "tag", "directive", "merge-key"),
)


FILE = Check(
    slug="file",
    title="A file that is refused as a whole",
    why="""\
A file of cards is a short UTF-8 text with one YAML document. Anything larger or deeper than a
person would write is a mistake or an attack (a small file can stand for gigabytes), and reading it
would take the machine down before a fault could be told. A link that leads out of the project may
lead to what is nobody else's business, and a pipe or a device has no end.
""",
    refused="""\
- id: iris
---                   # a second document
- id: eris
""",
    mend="""\
Save the file as UTF-8, one document, spread over several files where it grows; put the file itself
where a link led out of the project.
""",
    codes=(
        "file-too-big",
        "too-many-values",
        "too-deep",
        "not-utf8",
        "second-document",
        "empty-file",
        "leads-out",
        "special-file",
    ),
)


CHARACTER = Check(
    slug="character",
    title="A character that may not stand in a pack",
    why="""\
Tabs mean different things to different readers of YAML. Control characters, line ends that only
some programs know and marks that turn the order of reading around are invisible in an editor and
change what is printed. Where an editor took UTF-8 for something else and saved that, `é` has become
`Ã©`, which would be printed so.
""",
    refused="""\
- id: iris
  flavour: "a\u202eb"      # reverses what follows
""",
    mend="""\
Type spaces instead of tabs; delete the others. Save the file as UTF-8, with line ends of Unix or
Windows.
""",
    codes=("tab", "character", "line-ends", "encoding"),
)


DUPLICATE_KEY = Check(
    slug="duplicate-key",
    title="A key given twice",
    why="""\
Of two equal keys in one map, readers of YAML keep one and drop the other without a word, and not
always the same one.
""",
    refused="""\
- id: iris
  emblem: lyre
  emblem: sun         # which of the two?
""",
    mend="""\
Keep one of the two.
""",
    codes=("duplicate-key", "second-id"),
)


KEY_NOT_TEXT = Check(
    slug="key-not-text",
    title="A key that is no text",
    why="""\
Keys of a pack are words. A list, a map or nothing at all in the place of a key comes from words
that begin with a brace, or from a stray dash or colon.
""",
    refused="""\
- id: iris
  text: {[fr]: words}
""",
    mend="""\
Write `key: value`; type words as a block: `fr: >-`.
""",
    codes=("key-not-text", "expression-unquoted"),
)


NUMBER = Check(
    slug="number",
    title="A number that readers of YAML take for different things",
    why="""\
`010` is eight to some readers and ten to others, `1_000` a number or a text, `.nan` no number a
card can hold. An editor or a script that reads the pack must see what is printed.
""",
    refused="""\
- id: iris
  copies: 010
""",
    mend="""\
Type the number plainly, `10`, or between quotes if it is a text.
""",
    codes=(
        "number-underscore",
        "number-leading-zero",
        "number-base",
        "number-not-finite",
        "number-too-big",
    ),
)


WORDS_BLOCK = Check(
    slug="words-block",
    title="Words outside a block, or in a block that keeps line ends",
    why="""\
Ordinary French breaks plain YAML: a colon with a space before it ends the key, a first brace opens
a map, and a comma inside braces cuts the words off without any error, as a # behind a space does
anywhere. Words in a block, `>-`, are safe from all four; `|` and `>` alone keep line ends, which a
card, setting its own lines, cannot print.
""",
    refused="""\
- id: iris
  text: {fr: Recevez 3 pièces, puis 2, en: Gain 3 coins}    # cut at the comma
""",
    mend="""\
Type `fr: >-` and the words on the next line, further in.
""",
    codes=(
        "words-not-block",
        "words-cut",
        "words-brace",
        "words-colon",
        "words-line-end",
        "words-unindented",
    ),
)


TOKEN = Check(
    slug="token",
    title="Braces, brackets or stars in words that are neither icon nor words by Age",
    why="""\
Words know two tokens: an icon, `{coin:3}`, and words by Age, `{1 bouclier|2 boucliers}`, with one
part for each Age the text serves. Anything else in braces would be printed as it stands, and so
would a sign in brackets, `[coin:3]`, or stars around words, `**3 coins**`.
""",
    refused="""\
- id: eris
  text:
    fr: >-
      Comptez {shield:1|2} de plus.       # three Ages, two parts
""",
    mend="""\
Give each Age of the text one part; type a literal brace twice: `{{`. What is bold, the layout says.
""",
    codes=("brace", "token", "fragment-count", "fragment-icon", "markup"),
)
