"""The check `ages`."""

from cardgen.checks.check import Check

AGES = Check(
    slug="ages",
    title="Ages with holes, overlaps or strangers among their keys",
    why="""\
Wherever a value stands, a map with the keys I, II, III (or I-II, II-III, I-III) may stand instead.
Every Age must get exactly one value: a hole would print an empty row, an overlap would make the
reader guess which of the two holds, and a key that is no Age is a slip of the hand.
""",
    refused="""\
- id: eris
  power:
    - shields: {I: 1, II: 2}    # nothing for Age III
""",
    mend="""\
Say each Age once: `shields: {I: 1, II: 2, III: 3}` or `{I: 1, II-III: 2}`.
""",
    codes=("ages-hole", "ages-overlap", "ages-mixed", "ages-outside"),
)
