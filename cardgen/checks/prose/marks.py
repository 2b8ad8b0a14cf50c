"""Punctuation marks as a language wants them, words typed twice, and slips that are known."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.model.text import STOPS

if TYPE_CHECKING:
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.passages import Passage, ProseMatch
    from cardgen.project.prose.prose import Prose

ALONE = (
    "notes",
    "question",
    "ruling",
    "reason",
    "says",
    "aid",
    "changes",
)  # no list or picture may follow these
ENDING = (*ALONE, "paragraph")
FOREIGN = {"«": 0, "“": 0, "„": 0, "»": 1, "”": 1}


def check_typography_marks(prose: "Prose") -> Iterator[Finding]:
    """Every sign of the keyboard, and every last word without its stop."""
    signs = re.compile(
        r"(?P<dots>\.{2,})|(?P<dash>(?<=\s)--?(?=\s))|['\"«»“”„]"
        r"|(?P<note>(?:(?<=\s)|^)#(?=\s))"
        r"|(?P<left></?[a-z][^<>\n]*>|[\^◊□■\ufffd]|(?<=\S )[*•](?= ))"
    )
    unended = re.compile(r"[\w»”“’)]+$", re.MULTILINE)
    hanging = re.compile(r"[:,;]$", re.MULTILINE)
    for language in prose.spoken:
        for said in language.page.pieces:
            if said.is_quoted_name:
                yield _quoted(prose, said)
        for hit in language.page.found(signs):
            if not hit.said.is_quoted_name:
                yield from _sign(prose, hit, language.orthography)
        for hit in language.page.found(unended):
            if _ends(hit.said, prose) and not _ended(hit):
                yield _finding(prose, hit, "no full stop at the end", hit.match[0] + ".")
        for hit in language.page.found(hanging):
            if hit.said.kind in ALONE:
                yield _finding(prose, hit, f'nothing stands behind "{hit.match[0]}"', None)


def _ends(said: "Passage", prose: "Prose") -> bool:
    """Whether a piece is to end with a stop: flavour does where most flavour of its pack does."""
    return said.kind in ENDING or (said.kind == "flavour" and prose.tellers.ends_with_stops(said))


def _ended(hit: "ProseMatch") -> bool:
    """Whether a stop stands inside the last quotation or brackets."""
    return hit.match[0][0] in "»”“)" and hit.said.words[: hit.start].rstrip()[-1:] in STOPS


def _sign(prose: "Prose", hit: "ProseMatch", how: "Orthography") -> Iterator[Finding]:
    sign = hit.match[0]
    if hit.match["dots"]:
        yield _finding(prose, hit, "dots side by side", "…" if len(sign) == 3 else None)
    elif hit.match["dash"]:
        yield _finding(prose, hit, "a hyphen for a dash", "–")
    elif hit.match["note"]:
        help = "put a note above the key of the words, fr: or en:, or leave it out"
        yield _finding(prose, hit, "within words # begins no comment: it is printed", None, help)
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


def _quoted(prose: "Prose", said: "Passage") -> Finding:
    """A name is what stands between the marks."""
    right = said.words[1:-1].strip(" \u00a0\u202f")
    message, help = "the quotation marks would be printed around the name", f"type {right}"
    span = (0, len(said.words))
    return prose.places.finding("typography-marks", said, span, message, help, fix=right)


def _quote(how: "Orthography", closes: bool) -> str:
    """The mark of the language, with its space where it has one."""
    if how.quotes[1] not in how.wide:
        return how.quotes[closes]
    return f" {how.quotes[1]}" if closes else f"{how.quotes[0]} "


def _inside(hit: "ProseMatch", how: "Orthography") -> bool:
    """Whether the mark stands in a quotation, where marks of a second kind belong."""
    before = hit.said.words[: hit.start]
    return before.count(how.quotes[0]) > before.count(how.quotes[1])


def _finding(
    prose: "Prose",
    hit: "ProseMatch",
    message: str,
    right: str | None,
    help: str = "type what is meant",
) -> Finding:
    help = f'type "{right.strip()}"' if right else help
    span = (hit.start, hit.end)
    return prose.places.finding("typography-marks", hit.said, span, message, help, fix=right)


TYPOGRAPHY_MARKS = Check(
    slug="typography-marks",
    title="A sign of the keyboard that printed words have another one for",
    why="""\
Printed words have an apostrophe ’, quotation marks « » or “ ”, one sign … and a dash –. What a
keyboard has instead shows at once beside a card that is typed well. A note, a ruling, a story ends
with a full stop, and not with a colon that nothing follows; so does the flavour of a card, where
most others of its pack do. A name stands alone: marks around it would be printed.
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
    by_piece="alone",
)


def check_doubled_words(prose: "Prose") -> Iterator[Finding]:
    """Each word twice, but those that may; each slip of the language's list."""
    twice = re.compile(r"(?<![\w’'-])([^\W\d_]+)[ \u00a0\u202f]+\1(?![\w’'-])", re.IGNORECASE)
    for language in prose.spoken:
        for hit in language.page.found(twice):
            yield from _twice(prose, hit, language.orthography)
        listed = {slip.casefold(): slip for slip in language.orthography.slips}
        slips = "|".join(map(re.escape, listed)) or r"(?!)"
        for hit in language.page.found(re.compile(rf"(?<!\w)(?:{slips})(?!\w)", re.IGNORECASE)):
            slip = listed[hit.match[0].casefold()]
            yield _slip(prose, hit, slip, language.orthography.slips[slip])


def _twice(prose: "Prose", hit: "ProseMatch", how: "Orthography") -> Iterator[Finding]:
    word = hit.match[1]
    side = len(word) == 1 and word.isupper() and hit.match[0][-1].islower()  # face A a une…
    if word.casefold() not in how.twice and not side:
        message, span = f'"{word}" stands twice', (hit.start, hit.end)
        yield prose.places.finding(
            "doubled-words", hit.said, span, message, "leave one out", fix=word
        )


def _slip(prose: "Prose", hit: "ProseMatch", slip: str, right: str) -> Finding:
    """What is right, with a capital where the slip has one that it need not have."""
    word, span = hit.match[0], (hit.start, hit.end)
    if word[0].isupper() and slip[0].islower():
        right = right[0].upper() + right[1:]
    message, help = f'"{word}" for "{right}"', f'type "{right}"'
    found = prose.places.finding("doubled-words", hit.said, span, message, help, fix=right)
    return found._replace(code="known-slip")


DOUBLED_WORDS = Check(
    slug="doubled-words",
    title="A word that stands twice in a row, or another slip of the pen that is known",
    why="""\
“Le le joueur”: the eye skips it while writing, and readers stumble. Slips of other kinds that came
up in rulebooks (“points de victoires”) stand in templates/languages/ with what is right.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        Le le joueur marque 2 points de victoires.
""",
    mend="""\
Leave one of the two out; of a known slip, type what the finding proposes.
""",
    codes=("doubled-words", "known-slip"),
    over_prose=check_doubled_words,
    by_piece="alone",
)
