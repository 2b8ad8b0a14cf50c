"""What prose lets a player do without, and the card does not; or the other way round."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.card_clauses import CLAUSE, CardStretch
from cardgen.checks.passages.card_looks import CardLook, look_at_told_cards

if TYPE_CHECKING:
    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.prose import Prose

CODE = "choice-told"
BESIDE = ("notes", "ruling", "reason", "aid", "says")
BETWEEN = r"(?P<between>(?:[\s’']+[^\W\d_]+){0,3}?)[\s’']+"  # three words at most


def check_choice_told(prose: "Prose") -> "Iterator[Finding]":
    """Every clause about one card that says that somebody may do without, or may not."""
    for pack in prose.packs:
        yield from look_at_told_cards(prose, pack, BESIDE, partial(_look, prose), CODE)


def _look(prose: "Prose", how: "LanguageProse") -> CardLook | None:
    manner = how.orthography
    if not (manner.modals and manner.declining):
        return None
    may, denials = _any(manner.modals[0]), _denials(manner)
    declining = re.compile(rf"(?<!\w){may}{BETWEEN}{_any(manner.declining)}(?!\w)", re.IGNORECASE)

    def find(one: CardStretch) -> "Iterator[Finding]":
        for hit in declining.finditer(one.words):
            between = set(re.findall(r"\w+", hit["between"].casefold()))
            denied = not between.isdisjoint(denials)
            prints_may = bool(re.search(rf"(?<!\w){may}(?!\w)", one.printed, re.IGNORECASE))
            if not denied and not prints_may and one.printed:
                yield _finding(prose, one, hit)

    return CardLook(CLAUSE, declining.search, find)


def _any(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(map(re.escape, sorted(words, key=len, reverse=True)))})"


def _denials(manner: "Orthography") -> set[str]:
    """The words that deny by themselves: ne … pas is one denial."""
    doubtful = {word.casefold() for word in manner.perhaps_negations}
    return {word.casefold() for word in manner.negations} - doubtful


def _finding(prose: "Prose", one: CardStretch, hit: "re.Match[str]") -> "Finding":
    message = f'"{hit[0]}", and the words of {one.id} leave no choice'
    help = f"say that it must be done, or mend the words of {one.id}: {one.owners[0].place('text')}"
    return prose.places.finding(CODE, one.said, one.span(*hit.span()), message, help)


CHOICE_TOLD = Check(
    slug="choice-told",
    title="A choice that the words of the card do not leave",
    why="""\
“You may decline”, says a note, and the words of the card, which are held against its effect, say
what happens and not what may. A clause about one card that lets somebody do without
(`declining` of templates/languages/<language>/prose.yaml, behind may, the first of `modals`) is
told where the card prints no may at all.
""",
    refused="""\
# On invocation, gain 3 coins.
notes:
  en:
    - >-
      You may decline.
""",
    mend="""\
Mend the note; or, where there is a choice, say it on the card, with `optional: true` in its power.
""",
    over_prose=check_choice_told,
    of_cards=("words",),
)
