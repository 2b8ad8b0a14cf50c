"""The check `token`."""

from cardgen.checks.check import Check

TOKEN = Check(
    slug="token",
    title="Braces in words that are neither icon nor words by Age",
    why="""\
Words know two tokens: an icon, `{coin:3}`, and words by Age, `{1 bouclier|2 boucliers}`, with one
part for each Age the text serves. Anything else in braces would be printed as it stands.
""",
    refused="""\
- id: eris
  text:
    fr: >-
      Comptez {shield:1|2} de plus.       # three Ages, two parts
""",
    mend="""\
Give each Age of the text one part; type a literal brace twice: `{{`.
""",
    codes=("brace", "token", "fragment-count", "fragment-icon"),
)
