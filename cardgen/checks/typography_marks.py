"""The check `typography-marks`."""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.checks.review.prose.manners import Manners
    from cardgen.checks.review.prose.page import Hit
    from cardgen.checks.review.prose.prose import Prose
    from cardgen.checks.review.prose.said import Said

ALONE = ("notes", "question", "ruling", "reason", "says")  # no list or picture may follow these
ENDING = (*ALONE, "paragraph")
STOPS = tuple(".!?…")
FOREIGN = {"«": 0, "“": 0, "„": 0, "»": 1, "”": 1}


def check_typography_marks(prose: "Prose") -> Iterator[Finding]:
    """Every sign of the keyboard, and every last word without its stop."""
    signs = re.compile(
        r"(?P<dots>\.{2,})|(?P<dash>(?<=\s)--?(?=\s))|['\"«»“”„]"
        r"|(?P<left></?[a-z][^<>\n]*>|[\^◊□■\ufffd]|(?<=\S )[*•](?= ))"
    )
    unended = re.compile(r"[\w»”’)]+$", re.MULTILINE)
    hanging = re.compile(r"[:,;]$", re.MULTILINE)
    for language in prose.spoken:
        stopping = _stopping(language.page.pieces)
        for hit in language.page.found(signs):
            yield from _sign(prose, hit, language.manners)
        for hit in language.page.found(unended):
            ends = hit.said.kind in ENDING or (_flavoured(hit.said) and hit.said.key[0] in stopping)
            if ends and not _ended(hit):
                yield _finding(prose, hit, "no full stop at the end", hit.match[0] + ".")
        for hit in language.page.found(hanging):
            if hit.said.kind in ALONE:
                yield _finding(prose, hit, f'nothing stands behind "{hit.match[0]}"', None)


def _stopping(pieces: "Iterable[Said]") -> frozenset[object]:
    """The packs of which more than half of the flavour ends with a stop."""
    ends: dict[object, list[bool]] = {}
    for said in filter(_flavoured, pieces):
        ends.setdefault(said.key[0], []).append(
            said.words.rstrip("»”’) \u00a0\u202f")[-1:] in STOPS
        )
    return frozenset(pack for pack, each in ends.items() if 2 * sum(each) > len(each))


def _flavoured(said: "Said") -> bool:
    return said.kind == "flavour"


def _ended(hit: "Hit") -> bool:
    """Whether a stop stands inside the last quotation or brackets."""
    return hit.match[0][0] in "»”)" and hit.said.words[: hit.start].rstrip()[-1:] in STOPS


def _sign(prose: "Prose", hit: "Hit", how: "Manners") -> Iterator[Finding]:
    sign = hit.match[0]
    if hit.match["dots"]:
        yield _finding(prose, hit, "dots side by side", "…" if len(sign) == 3 else None)
    elif hit.match["dash"]:
        yield _finding(prose, hit, "a hyphen for a dash", "–")
    elif hit.match["left"]:
        yield _finding(prose, hit, f'"{sign}" is left over from another program', None)
    elif sign == "'":
        yield _finding(prose, hit, "a straight apostrophe", "’")
    elif sign == '"':
        opens = hit.said.words[: hit.start][-1:] in ("", " ", "(", "\u00a0")
        yield _finding(prose, hit, "a straight quotation mark", _quote(how, not opens))
    elif sign not in how.quotes and not _inside(hit, how):
        message = f"a quotation mark of another language, {sign}"
        yield _finding(prose, hit, message, _quote(how, bool(FOREIGN[sign])))


def _quote(how: "Manners", closes: bool) -> str:
    """The mark of the language, with its space where it has one."""
    if how.quotes[1] not in how.wide:
        return how.quotes[closes]
    return f" {how.quotes[1]}" if closes else f"{how.quotes[0]} "


def _inside(hit: "Hit", how: "Manners") -> bool:
    """Whether the mark stands in a quotation, where marks of a second kind belong."""
    before = hit.said.words[: hit.start]
    return before.count(how.quotes[0]) > before.count(how.quotes[1])


def _finding(prose: "Prose", hit: "Hit", message: str, right: str | None) -> Finding:
    help = f'type "{right.strip()}"' if right else "type what is meant"
    span = (hit.start, hit.end)
    return prose.finding("typography-marks", hit.said, span, message, help, fix=right)


TYPOGRAPHY_MARKS = Check(
    slug="typography-marks",
    title="A sign of the keyboard that printed words have another one for",
    why="""\
Printed words have an apostrophe ’, quotation marks « » or “ ”, one sign … and a dash –. What a
keyboard has instead shows at once beside a card that is typed well. A note, a ruling, a story ends
with a full stop, and not with a colon that nothing follows; so does the flavour of a card, where
most others of its pack do.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        L'arc-en-ciel - dit "la route" - relie tout...
""",
    mend="""\
Type what the finding proposes: L’arc-en-ciel – dit « la route » – relie tout…
Dots are three or none.
""",
    over_prose=check_typography_marks,
)
