"""The check `number`."""

from cardgen.checks.check import Check

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
