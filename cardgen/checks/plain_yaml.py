"""The check `plain-yaml`."""

from cardgen.checks.check import Check

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
