"""Phases told in another order than they have in an Age."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.effects.state.phases import Phase
from cardgen.model.finding import Finding
from cardgen.project.sound_parts import digest_of

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

FLAVOUR = ("flavour", "name", "wonder", "title", "pantheons")
BETWEEN = r"[\s,]+(?:[^\W\d_]+[\s,]+){0,3}?"  # what may stand between a phase and before or after


def check_phase_order(prose: "Prose") -> Iterator[Finding]:
    """Everything said of two phases, in each language."""
    for pack in prose.packs:
        if pack.pack.game.rules and pack.pack.game.periods:
            look = partial(_in_pack, prose, pack)
            yield from look_unless_sound(prose.project.parts, pack.key("phase-order"), look)


def _in_pack(prose: "Prose", pack: "PackProse") -> Iterator[Finding]:
    for how in prose.spoken:
        for (_, kind), sheaf in pack.page(how.language).sheaves.items():
            if kind not in FLAVOUR:
                known_by = "phase-order", prose.digests.of_sheaf(sheaf)
                key = digest_of(*known_by) if prose.project.parts.states else b""
                look = partial(_in_sheaf, prose, how, sheaf)
                yield from look_unless_sound(prose.project.parts, key, look)


def _in_sheaf(
    prose: "Prose", how: "LanguageProse", sheaf: "Sequence[Passage]"
) -> Iterator[Finding]:
    pattern = _pattern(how.orthography)
    for hit in how.page_of(sheaf).found(pattern) if pattern else ():
        if _is_wrong(how, hit.match):
            first = hit.match["other"] if hit.match["before"] else hit.match["one"]
            message = f'"{hit.match[0]}", and {first} comes first in an Age'
            help, span = "turn it round, or name another phase", (hit.start, hit.end)
            yield prose.places.finding(
                "phase-order", hit.said, span, message, help, severity="error"
            )


def _pattern(manner: "Orthography") -> "re.Pattern[str] | None":
    """Two phases with before or after between them."""
    if not (manner.phases and manner.sooner and manner.later):
        return None
    phase = _any(name for names in manner.phases.values() for name in names)
    hinge = f"(?:(?P<before>{_any(manner.sooner)})|{_any(manner.later)})"
    pattern = rf"(?<!\w)(?P<one>{phase}){BETWEEN}{hinge}{BETWEEN}(?P<other>{phase})(?!\w)"
    return re.compile(pattern, re.IGNORECASE)


def _any(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


def _is_wrong(how: "LanguageProse", match: "re.Match[str]") -> bool:
    """Whether they come the other way round in one Age, of which nothing is denied."""
    manner = how.orthography
    said = {word.casefold() for word in re.findall(r"[^\W\d_]+", match[0])}
    others = {word.casefold() for word in (*manner.negations, *manner.ranked)}
    others |= {word.casefold() for word in manner.ranked.values()}
    orders = {
        name.casefold(): Phase[phase.upper()]
        for phase, names in manner.phases.items()
        for name in names
    }
    one, other = orders[match["one"].casefold()], orders[match["other"].casefold()]
    sooner = one < other if match["before"] else other < one
    return not sooner and one is not other and said.isdisjoint(others)


PHASE_ORDER = Check(
    slug="phase-order",
    title="Two phases of an Age told in the wrong order",
    why="""\
The rules play the Leader draft, the recruitments, the prayers, the turns and the conflicts of an
Age in this order, and refuse another. Where one of these `phases` of
templates/languages/<language>/prose.yaml is said to come before or after another, it does.
""",
    refused="""\
notes:
  en:
    - >-
      The Prayer Phase comes before the Recruitment Phase.       # after it
""",
    mend="""\
Turn the sentence round. Phases of two Ages are told with their Ages, and then nothing is compared.
""",
    over_prose=check_phase_order,
)
