"""To which side hands are passed, as the packs say it and as prose does."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from operator import eq, ne
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.ages import AGES
from cardgen.model.finding import Finding
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import BookBlock, Passage
    from cardgen.project.prose.prose import Prose

CODE, PASSING = "passing-told", "passing"
SIDES = ("left", "right")
CELL = "cell"
KINDS = ("aid", "notes", "question", "ruling", "reason", "says", "paragraph", "line", "item", CELL)
WITNESSES = 4  # other passages of a pack that pass to the one side

Row = tuple[str, ...]


class SidesTold(NamedTuple):
    """The sides that a sentence tells, in their order, and where the first one stands; of a cell
    also the column it is in, and what its row begins with."""

    said: "Passage"
    sides: Row
    start: int
    end: int
    turned: bool
    column: tuple[object, ...] = ()
    beside: str = ""


def check_passing_told(prose: "Prose") -> Iterator[Finding]:
    """Every sentence that passes something to a side."""
    for pack in prose.packs:
        if pack.pack.game.periods:
            game = (one.constants.get(PASSING) for one in prose.known_packs.of_game(pack.pack))
            rows = [tuple(row) for row in game if row]
            key = pack.key(CODE, rows)
            look = partial(_in_pack, prose, pack, rows)
            yield from look_unless_sound(prose.project.parts, key, look)


def _in_pack(prose: "Prose", pack: "PackProse", rows: Sequence[Row]) -> Iterator[Finding]:
    every = [one for how in prose.spoken for one in _told(prose, pack, how)]
    yield from _in_columns(prose, [one for one in every if one.said.kind == CELL], rows)
    told = [one for one in every if one.said.kind != CELL]
    of_ages = [one for one in told if len(one.sides) == len(AGES)]
    turned = [one for one in of_ages if one.turned and rows]
    for one in turned:
        if not any(_other_way(row) == one.sides for row in rows):
            listed = join_words(rows[0], joined_by="and")
            yield _finding(prose, one, f"this is no other way round: Age cards pass {listed}")
    others = [one for one in of_ages if one not in turned]
    yield from _among_others(prose, others, of_ages, 1)
    single = [one for one in told if len(one.sides) == 1]
    yield from _among_others(prose, single, single, WITNESSES)


def _in_columns(
    prose: "Prose", cells: Sequence[SidesTold], rows: Sequence[Row]
) -> Iterator[Finding]:
    """The cell of a column with a side in the row of each Age that turns it, against how Age cards
    are passed and the other way round."""
    known = [*rows, *map(_other_way, rows)]
    columns: dict[tuple[object, ...], list[SidesTold]] = {}
    for one in cells:
        columns.setdefault((one.said.language, *one.column), []).append(one)
    for column in columns.values():
        ages = [one.beside for one in column if one.beside in AGES]
        sides = tuple(side for one in column for side in one.sides)
        if tuple(ages) == AGES and len(sides) == len(AGES) and known and sides not in known:
            right = max(known, key=lambda row: sum(map(eq, row, sides)))
            turned = next(one for one, *way in zip(column, sides, right, strict=True) if ne(*way))
            listed = join_words(right, joined_by="and")
            yield _finding(prose, turned, f"Age by Age this column passes {listed}")


def _told(prose: "Prose", pack: "PackProse", how: "LanguageProse") -> Iterator[SidesTold]:
    """Each sentence of rules that passes something, and each row of as many sides as Ages; kept
    for the next check kind by kind, since most say what they did."""
    parts, named = prose.project.parts, prose.called.known_by
    for (_, kind), pieces in pack.page(how.language).sheaves.items():
        if kind in KINDS:
            known_by = CODE, named[how.language], prose.digests.of_sheaf(pieces)
            key = digest_of(*known_by) if parts.states else b""
            for number, *told in parts.words(key, partial(_read, prose, pack, how, pieces)):
                yield SidesTold(pieces[number], *told)


def _read(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", pieces: "Sequence[Passage]"
) -> Iterator[tuple[Any, ...]]:
    """What is told so, beginning with the number of the piece."""
    reader, manner = prose.sense_readers.get(how.language), how.orthography
    if not reader or not manner.passing:
        return
    passing, turned = (
        re.compile(any_word(words), re.IGNORECASE) for words in (manner.passing, manner.turned)
    )
    for number, said in enumerate(pieces):
        for part in said.between_stops():
            spans = sorted(
                (*span, side)
                for side in SIDES
                for span in reader.may_be_said(side, said.words, slice(*part.span()))
            )
            sides = tuple(side for _, _, side in spans)
            told = passing.search(part[0]) or len(sides) == len(AGES) or said.kind == CELL
            if sides and told:
                seated = _seated(pack, said) if said.kind == CELL else ()
                again = bool(turned.search(said.words))
                yield number, sides, spans[0][0], spans[-1][1], again, *seated


def _seated(pack: "PackProse", said: "Passage") -> tuple[tuple[object, ...], str]:
    """The column that a cell is in, and what its row begins with."""
    block = cast("BookBlock", said.seat()).block  # as all cells are
    beside = [*pack.above(said)][-1] if block.column else ""
    return (block.file, block.table, block.column), beside


def _other_way(row: Row) -> Row:
    return tuple(SIDES[1 - SIDES.index(side)] for side in row)


def _among_others(
    prose: "Prose", told: Sequence[SidesTold], every: Sequence[SidesTold], fewest: int
) -> Iterator[Finding]:
    """The passage that tells other sides than all others of the pack, if these are enough."""
    rows: dict[Row, set[object]] = {}
    for one in every:
        rows.setdefault(one.sides, set()).add(one.said.key)
    for one in told:
        others = {key for row, keys in rows.items() if row != one.sides for key in keys}
        if len(rows[one.sides]) == 1 and len(rows) == 2 and len(others - {one.said.key}) > fewest:
            sides = join_words(next(row for row in rows if row != one.sides), joined_by="and")
            yield _finding(prose, one, f"{len(others)} other passages pass to the {sides}")


def _finding(prose: "Prose", one: SidesTold, message: str) -> Finding:
    help = "turn it round; or, where both are right, say what is passed in another sentence"
    return prose.places.finding(CODE, one.said, (one.start, one.end), message, help)


PASSING_TOLD = Check(
    slug="passing-told",
    title="Hands that are passed to another side than the pack says elsewhere",
    why="""\
Hands go to the left, to the right, to the left, as `passing:` of pack.yaml says; gods go the other
way, and Leaders always to the right. Who turns that round does it in both languages. So rows of
three sides are the same in all that a pack says, and those that go the other way round (`turned` of
templates/languages/<language>/prose.yaml) are the contrary of `passing:`. A sentence that passes
something to one side agrees with all others of the pack, if these are many. The column of a table
that tells a side for each Age tells `passing:` or its contrary.
""",
    refused="""\
Opposite to the Age cards: left, right, left.      # as the Age cards are passed
""",
    mend="""\
Find out which way is right, and say it everywhere.
""",
    over_prose=check_passing_told,
)
