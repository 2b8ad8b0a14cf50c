"""Lines of score pads that bear the sign of another line."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_pack
from cardgen.model.finding import Finding
from cardgen.model.score_pad import PadSet, ScoreLine, ScorePad
from cardgen.project.pack_view import PackView

if TYPE_CHECKING:
    from cardgen.project.prose.prose import Prose

CODE = "pad-sign"


def check_pad_sign(prose: "Prose") -> Iterator[Finding]:
    """The signs of the lines of each score pad."""
    for view in prose.project.packs:
        yield from look_at_pack(prose.project, CODE, view, partial(_in_pack, view))


def _in_pack(view: PackView) -> Iterator[Finding]:
    score = view.pack.game.score
    for held in view.pack.components.values():
        for pad in held.members if isinstance(held, PadSet) else ():
            lines = [score[line] for line in pad.lines if line in score]
            twice = [*_borne_twice(pad, lines)]
            yield from twice or _of_another_colour(view, pad, lines)


def _borne_twice(pad: ScorePad, lines: list[ScoreLine]) -> Iterator[Finding]:
    met: dict[tuple[str, ...], ScoreLine] = {}
    for line in lines:
        signs = _signs(line)
        first = met.setdefault(signs, line)
        if signs and first is not line:
            message = f'the lines "{first.id}" and "{line.id}" bear one sign, {" and ".join(signs)}'
            yield _finding(pad, message, "give each line its sign, under score: of the game")


def _of_another_colour(view: PackView, pad: ScorePad, lines: list[ScoreLine]) -> Iterator[Finding]:
    """A line that is called like a colour, and the colours that its sign and its field tell."""
    colours = view.pack.game.colours
    for line in lines:
        own = line.id.split()[0]
        signs = (part for sign in _signs(line) for part in sign.split("-"))
        told = [one for one in (*signs, line.colour) if own in colours and one in colours]
        others = [one for one in told if one != own]
        if others:
            message = f'the line "{line.id}" bears what is {others[0]}'
            help = f"give it what is {own}, under score: of the game, or call it {others[0]}"
            yield _finding(pad, message, help)


def _signs(line: ScoreLine) -> tuple[str, ...]:
    return tuple(sign.name for sign in line.signs)


def _finding(pad: ScorePad, message: str, help: str) -> Finding:
    return Finding(CODE, CODE, pad.place("lines"), message, help)


PAD_SIGN = Check(
    slug="pad-sign",
    title="A line of a score pad with the sign of another",
    why="""\
Players know the lines of a score pad by their signs. They stand under `score:` of the game, where
the line of another game is copied and its sign left as it was. Two lines of one pad bear different
signs, and a line that is called like a colour bears the sign of that colour, in that colour.
""",
    refused="""\
# cards/games/trial.yaml, and a pad with lines: [blue, green]
score:
  blue: {signs: card-green, colour: blue}
  green: {signs: card-green, colour: green}
""",
    mend="""\
Give each line the sign of what is counted on it.
""",
    over_prose=check_pad_sign,
)
