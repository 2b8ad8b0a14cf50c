"""`make bench-wordings`: what the phrasebook makes of wordings by people who have never seen it.

Writes the figures to benchmarks/wordings.md.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks.planted.held_out import (
    BENT,
    FOLDER,
    REGISTERS,
    SETS,
    HeldOut,
    Twin,
    heard,
    held_out,
)
from benchmarks.planted.project import LANGUAGES, read_project
from benchmarks.planted.rates import Rate, rate

RESULTS = Path(__file__).resolve().parent.parent / "wordings.md"
HEAD = """\
# Wordings by strangers

`make bench-wordings` wrote this. People who had read what each card does (`cardgen explain CARD`)
and no phrase, card or check wrote its words as they would, in three registers: a *card*, which
speaks to the player; a *rulebook*, which speaks of the player; *terse* notes. Beside many of them
stands a wrong twin, as fluent, for another rule. They were asked to write as they do, neither to
one formula nor for the sake of variety, and found the terms of the game where `explain` reads out
the icons of a card. Those of the sets before were asked to vary all they could, and called things
as they liked: of the rulebook wordings of the last three sets 44 to 68 % were read. The words are
`benchmarks/planted/held-out/`; no phrase is widened from them: when they have taught something,
they go to `tests/phrasebook/learned/` and a new set is written.

A right wording is *read* where it is found to say what the card does, as a sentence of the
phrasebook or, counted apart, as a *paraphrase*, of which `check` asks that somebody read it over
(words-paraphrased); *falsely refused* where it is told a definite mistake, *doubted* where it is
told what it seems to say otherwise, and how to vouch for it; *ambiguous* where it could mean two
powers; else it is not read, and the maintainer is told the nearest words that are. A twin is
*accepted* where it is read and nothing is left unsaid, as a paraphrase too, and *without a warning*
where it is none; *different* where it is read as another rule, of these *doubted* where that is
told as what it seems to say; its mistake is *named* where what is told of it, one thing or two, is
of the kind that was bent. In brackets, Wilson's interval of 95 %.
"""


def report(sets: Mapping[str, HeldOut]) -> Iterator[str]:
    """All lines; `sets` by how they are written."""
    yield from HEAD.splitlines()
    for written, found in sets.items():
        yield from ("", f"## Written {written}")
        yield from _lines(found)


def _lines(found: HeldOut) -> Iterator[str]:
    """What came of one set."""
    yield from ("", "### Right wordings", "")
    heads = ("read %", "paraphrases", "falsely refused %", "doubted %", "ambiguous", "not read")
    yield f"| language | register | wordings | {' | '.join(heads)} |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|---:|"
    for language in LANGUAGES:
        yield from (_register(found, language, register) for register in REGISTERS)
    yield from ("", "### Wrong twins", "")
    yield (
        "| language | twins | accepted | without a warning | different % | doubted"
        " | of the different named % | of all named % |"
    )
    yield "|---|---:|---:|---:|---:|---:|---:|---:|"
    yield from (_twins(found, language) for language in LANGUAGES)
    yield from ("", "| bent | twins | different | doubted | named |", "|---|---:|---:|---:|---:|")
    yield from filter(None, (_bent(found.twins, bent) for bent in BENT))


def _register(found: HeldOut, language: str, register: str) -> str:
    own = [one for one in found.wordings if (one.language, one.register) == (language, register)]
    count = heard(own)
    shares = (Rate(each, count.total) for each in (count.read, count.false, count.likely))
    read, false, likely = map(_sure, shares)
    cells = (read, count.paraphrased, false, likely, count.ambiguous, count.unread)
    return f"| {language} | {register} | {count.total} | {' | '.join(map(str, cells))} |"


def _twins(found: HeldOut, language: str) -> str:
    own = [one for one in found.twins if one.language == language]
    different = [one for one in own if one.different]
    named = (rate(twins, lambda one: one.named) for twins in (different, own))
    accepted = [one for one in own if one.accepted]
    silent, likely = sum(one.silent for one in accepted), sum(one.likely for one in own)
    cells = (
        len(accepted),
        silent,
        _sure(Rate(len(different), len(own))),
        likely,
        *map(_sure, named),
    )
    return f"| {language} | {len(own)} | {' | '.join(map(str, cells))} |"


def _bent(twins: Sequence[Twin], bent: str) -> str:
    own = [one for one in twins if one.bent == bent]
    told = (one.different for one in own), (one.likely for one in own), (one.named for one in own)
    return f"| {bent} | {len(own)} | {' | '.join(map(str, map(sum, told)))} |" if own else ""


def _sure(share: Rate) -> str:
    low, high = share.interval
    return f"**{share}** ({low:.1f}–{high:.1f})"


def main() -> None:
    project = read_project()
    found = {written: held_out(project, FOLDER / name) for name, written in SETS.items()}
    text = "\n".join(report(found)) + "\n"
    sys.stdout.write(text)
    RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
