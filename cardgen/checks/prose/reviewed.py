"""Texts that changed in one language alone since somebody read them side by side."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding

if TYPE_CHECKING:
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.reviews import Parted, ReviewFile, Reviews

SLUG, DAMAGED = "prose-reviewed", "reviewed-line"


def check_prose_reviewed(prose: "Prose") -> Iterator[Finding]:
    """Each text of which only one language is what it was when both were read."""
    for pack in prose.packs:
        look = partial(_in_pack, prose, pack)
        yield from look_unless_sound(prose.project.parts, pack.key("reviewed"), look)


def _in_pack(prose: "Prose", pack: "PackProse") -> Iterator[Finding]:
    from cardgen.project.prose.reviews import ReviewFile, Reviews, seals, translated

    file = ReviewFile(pack.view)
    if not file.content:
        return
    yield from _damaged(file)
    told = [(pieces, seals(pieces)) for pieces in translated(pack)]
    before = Reviews(text.seals for text in file.texts)
    parted = before.parted(Reviews([*each.items()] for _, each in told))
    for pieces, each in told:
        yield from _changed(prose, pieces, each, before, parted)


def _damaged(file: "ReviewFile") -> Iterator[Finding]:
    help = "take the line out, or let cardgen fmt --write-reviews write the file anew"
    for place, typed in file.faults():
        message = f'expected a language and a seal, such as fr:kqmtzrb, found "{typed}"'
        yield Finding(SLUG, DAMAGED, place, message, help)


def _changed(
    prose: "Prose",
    pieces: "Sequence[Passage]",
    seals: Mapping[str, str],
    before: "Reviews",
    parted: "Parted",
) -> Iterator[Finding]:
    """The language of a text that no longer says what stood beside the other; the later one where
    each of them stood beside something else."""
    for one, other in combinations(pieces, 2):
        here, there = ((each.language, seals[each.language]) for each in (one, other))
        one_stays, other_stays = (
            parted.holds(here, other.language),
            parted.holds(there, one.language),
        )
        if (one_stays or other_stays) and not before.holds(here, there):
            changed, same = (other, one) if one_stays else (one, other)
            yield _finding(prose, changed, same, moved=one_stays and other_stays)
            return


def _finding(prose: "Prose", said: "Passage", other: "Passage", *, moved: bool) -> Finding:
    here, there = said.language, other.language
    message = (
        f"{here} and {there} were each read beside other words"
        if moved
        else f"{here} was changed and {there} was not, since somebody read both"
    )
    done = f"once both say the same: cardgen fmt {prose.tellers.view(said).pack.id} --write-reviews"
    return prose.finding(
        SLUG, said, (0, len(said.words)), message, f"{there}: {other.legible}\n{done}"
    )


PROSE_REVIEWED = Check(
    slug="prose-reviewed",
    title="A text that changed in one language alone since both were read",
    why="""\
No effect says what a note, an answer or a paragraph of a rulebook must say, and somebody who mends
one language forgets the other. A pack that keeps the file reviewed.txt, which cardgen fmt
--write-reviews writes, holds in it the seals of all texts that were read side by side: a text that
changes in one language is told until the other is changed as well, or until somebody has read both
again and writes the file anew. Case, spaces and punctuation count for nothing; words of cards are
held against their power instead. Without the file nothing is told.
""",
    refused="""\
- id: iris
  notes:
    fr: [Elle reste jusqu’à la fin de la partie.]  # read beside the English one: “de l’Âge”
    en: [It stays until the end of the Age.]
""",
    mend="""\
Change the other language too. If both do say the same, write that they were read:
cardgen fmt PACK --write-reviews.
""",
    codes=(SLUG, DAMAGED),
    over_prose=check_prose_reviewed,
)
