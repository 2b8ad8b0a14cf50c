"""Texts that changed since somebody read them side by side, in one language or in all."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.tellings import how_to_note
from cardgen.checks.repeats import WAS_CHANGED
from cardgen.checks.sound import look_at_all_but_powers, look_unless_sound
from cardgen.model.finding import Finding
from cardgen.packs.root import REVIEWS_FILE
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.reviews.reviewed_prose import Recorded, SealedText
    from cardgen.project.prose.reviews.reviews import Parted

CODE = "prose-reviewed"


def check_prose_reviewed(prose: "Prose") -> Iterator[Finding]:
    """Each text of which a language is not what it was when all were read."""
    for pack in prose.packs:
        record = prose.project.parts.state(pack.folder / REVIEWS_FILE)
        look = partial(_in_pack, prose, pack)
        yield from look_at_all_but_powers(prose, pack, ("reviewed", record), look)
    yield from _in_legend(prose)


def _in_legend(prose: "Prose") -> Iterator[Finding]:
    """The same of what the root itself says of signs; nothing of it is kept by parts, since where
    a file of templates/ is another one all is looked at."""
    from cardgen.project.prose.reviews.legend_prose import LegendProse, has_own_legend

    root, parts = prose.project.root, prose.project.parts
    if has_own_legend(root):
        key = digest_of("legend reviewed") if parts.states else b""
        yield from look_unless_sound(parts, key, partial(_in_pack, prose, LegendProse(root)))


def _in_pack(prose: "Prose", pack: "Recorded") -> Iterator[Finding]:
    from cardgen.project.prose.reviews.replaced import ReplacedTexts
    from cardgen.project.prose.reviews.review_file import ReviewFile
    from cardgen.project.prose.reviews.reviewed_prose import ReviewedProse
    from cardgen.project.prose.reviews.reviews import Reviews

    file = ReviewFile(pack)
    yield from file.report.findings
    if not file.lines:
        return
    said = ReviewedProse(pack)
    parted = file.reviews.parted(Reviews(text.seals for text in said.texts))
    replaced = ReplacedTexts(file, said)
    for text in said.texts:
        if not file.reviews.hold(text.seals):
            if found := _changed(prose, text, parted):
                yield found
            elif replaced.take(text):
                yield _all_changed(prose, text)


def _changed(prose: "Prose", text: "SealedText", parted: "Parted") -> Finding | None:
    """The language of a text that no longer says what stood beside the other; the later one where
    each of them stood beside something else."""
    for (one, here), (other, there) in combinations(zip(text.pieces, text.seals, strict=True), 2):
        one_stays = parted.holds(here, other.language)
        other_stays = parted.holds(there, one.language)
        if one_stays or other_stays:
            changed, same = (other, one) if one_stays else (one, other)
            return _finding(prose, changed, same, moved=one_stays and other_stays)
    return None


def _finding(prose: "Prose", said: "Passage", other: "Passage", *, moved: bool) -> Finding:
    here, there = said.language, other.language
    message = (
        f"{here} and {there} were each read beside other words"
        if moved
        else f"{here} {WAS_CHANGED} and {there} was not, since somebody read both"
    )
    help = f"{there}: {other.legible}\nonce both say the same: {how_to_note(prose, said)}"
    return prose.places.finding(CODE, said, (0, len(said.words)), message, help)


def _all_changed(prose: "Prose", text: "SealedText") -> Finding:
    """No language is left that says what was right: nothing but reading tells whether they do."""
    said = text.pieces[0]
    languages = join_words([one.language for one in text.pieces], joined_by="and")
    both = "both" if len(text.pieces) == 2 else "all"
    message = f"{languages} were {both} changed since somebody read them"
    told = (f"{one.language}: {one.legible}" for one in text.pieces)
    mend = f"once they say the same, and what the rules say: {how_to_note(prose, said)}"
    return prose.places.finding(CODE, said, (0, len(said.words)), message, "\n".join((*told, mend)))


PROSE_REVIEWED = Check(
    slug="prose-reviewed",
    title="A text that changed since its languages were read side by side",
    why="""\
No effect says what a note, an answer or a paragraph of a rulebook must say, and somebody who mends
one language forgets the other. A pack that keeps the file reviewed.txt, which cardgen fmt
--write-reviews writes, holds in it the seals of all texts that were read side by side: a text that
changes, in one language or in all, is told until somebody has read all of them again and notes it:
that, and no accepts:, says that they are right. Case, spaces and punctuation count for nothing, nor
does where a text stands that is as it was; one that was changed in all its languages is known by
those between which it stands. Words of cards are held against their power instead. The signs of a
legend of your own, templates/legend.yaml, have a record beside it, templates/reviewed.txt, since
all packs of a project share them. Without the file nothing is told.
A text that is new, where none was, is no finding here: cardgen fmt --write-reviews --check tells it
(fmt-reviews).
""",
    refused="""\
- id: iris
  notes:
    fr: [Elle reste jusqu’à la fin de la partie.]  # read beside the English one: “de l’Âge”
    en: [It stays until the end of the Age.]
""",
    mend="""\
Make the other language say the same. Then note that they were read, this text alone by its place,
`cardgen fmt PACK --write-reviews --at FILE:LINE`, or all of them without one. Who names
the place has also read what prose-drift, prose-order and prose-sense warn of there: the line of the
record accepts it, `accepts:prose-sense`, as long as these very words stand. Two versions of the
file that are merged keep the lines of both: a line too many does no harm.
""",
    codes=(CODE, "reviewed-line", "reviewed-file", "fmt-reviews"),
    over_prose=check_prose_reviewed,
)
