"""`make bench-strangers`: mistakes of strangers, each made in a copy of the packs, and what `check`
and `run` say of it; `python -m benchmarks.strangers second` measures one set alone.

Writes the figures to strangers.md beside this folder.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from benchmarks.strangers.copies import told_of
from benchmarks.strangers.edits import HERE, SETS, StrangerEdit, read_mistakes, read_right

RESULTS = HERE.parent / "strangers.md"
VERDICTS = ("error", "warning", "reviewed", "run", "nothing", "gone")
NOTED = ("error", "warning", "noted", "nothing", "gone")
HEAD = """# Mistakes of strangers

`make bench-strangers` wrote this: each mistake of a set of [strangers](strangers/) is made in a
copy of the packs, one at a time, and `cardgen check` is asked, which may remember what it found
before. Counted are those told by an error, by a warning alone, by nothing but that a text was
changed, in one language or in both, since somebody read both (*reviewed*), by `cardgen run` alone,
by nothing; and those whose words have changed since. Who made them had read only README.md, docs/
and cards/. Prose is wrong in one language in most of them, so that the other language is a witness;
it is wrong in both at once where an entry has `and`.

Right edits are by the same people and leave everything right: *nothing* is what should be said of
them. *Noted* are those of which every warning is gone once the command is typed that it tells,
which notes that somebody read both languages.
"""


def table(
    edits: Sequence[StrangerEdit], told: Mapping[str, str], verdicts: Sequence[str]
) -> Iterator[str]:
    """A line for each kind."""
    yield f"| kind | edits | {' | '.join(verdicts)} |"
    yield f"|---|---:|{'---:|' * len(verdicts)}"
    for kind in (*dict.fromkeys(one.kind for one in edits), "all"):
        ids = [one.id for one in edits if kind in (one.kind, "all")]
        counts = Counter(told[id] for id in ids)
        cells = [kind, len(ids), *(counts[verdict] for verdict in verdicts)]
        yield f"| {' | '.join(map(str, cells))} |"


def missed(mistakes: Sequence[StrangerEdit], told: Mapping[str, str]) -> Iterator[str]:
    """The mistakes that nothing tells."""
    yield ""
    yield "### Told by nothing"
    yield ""
    never = [one for one in mistakes if told[one.id] == "nothing"]
    yield from (f"- {one.id}, {one.file}: {one.why}" for one in never)


def section(name: str) -> str:
    """What is measured of a set."""
    mistakes, right = read_mistakes(name), read_right(name)
    told = told_of((*mistakes, *right))
    lines = [
        *(f"## The {name} set", "", SETS[name], ""),
        *table(mistakes, told, VERDICTS),
        *missed(mistakes, told),
        *("", "### Right edits", ""),
        *table(right, told, NOTED),
    ]
    return "\n".join(lines)


def sections_kept(text: str) -> dict[str, str]:
    """By set, the sections of results that are there."""
    parts = [f"## The {part.strip()}" for part in text.split("\n## The ")[1:]]
    return {part.split()[2]: part for part in parts}


def main(asked: Sequence[str]) -> None:
    kept = sections_kept(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    for name in asked or SETS:
        kept[name] = section(name)
        print(kept[name])
    text = "\n\n".join((HEAD.strip(), *(kept[name] for name in SETS if name in kept)))
    RESULTS.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
