"""Why nothing is to be noted at a place that was asked for."""

from collections.abc import Sequence

from cardgen.checks.passages.side_by_side import findings_in_text
from cardgen.cli.reviewing.places import AskedPlace
from cardgen.model.finding import Finding, Place, Stop
from cardgen.project.prose.passages import Passage
from cardgen.project.prose.prose import Prose
from cardgen.project.prose.reviews.review_file import ReviewFile
from cardgen.project.prose.reviews.reviewed_prose import Recorded, ReviewedProse, SealedText


def why_not_noted(
    prose: Prose, every: Sequence[Recorded], asked: AskedPlace, standing: Sequence[Finding]
) -> Stop:
    """What is said of a place at which no text of `every` pack waits to be noted; `standing` is
    what is told of texts and nobody can accept."""
    for pack in every:
        file = ReviewFile(pack)
        if asked.file == file.name:
            return _in_record(prose, pack, file, asked)
        for said in pack.said:
            if asked.is_in(_place(prose, said)):
                return _of_text(prose, pack, said, asked, standing)
    return _nothing(prose, every, asked)


def _place(prose: Prose, said: Passage) -> Place:
    return prose.places.whole(said)


def _of_text(
    prose: Prose, pack: Recorded, said: Passage, asked: AskedPlace, standing: Sequence[Finding]
) -> Stop:
    if len(pack.languages) < 2:
        return Stop(f"{pack.id or 'the legend'} speaks one language: nothing is read side by side")
    if pack.is_of_power(said):
        return Stop(
            f"the words of {said.card} at {asked} are held against its power, and are not noted",
            help="where no phrase reads them, cardgen check tells the seal to vouch for them with",
        )
    reviewed = ReviewedProse(pack)
    if text := _of(reviewed.texts, said):
        told = findings_in_text(text, standing, prose)
        help = f"mend what is told of it: {told[0].message}" if told else ""
        return Stop(f"{text.what} at {asked} is noted already", help=help)
    if text := _of(reviewed.unpaired, said):
        message = f"{text.what} at {asked} cannot be noted: its partner is not known"
        return Stop(message, help="every language needs as many of them")
    return Stop(f"no words stand at {asked}, but signs alone")


def _of(texts: Sequence[SealedText], said: Passage) -> SealedText | None:
    return next((one for one in texts if said in one.pieces), None)


def _in_record(prose: Prose, pack: Recorded, file: ReviewFile, asked: AskedPlace) -> Stop:
    """Of a line of the record itself: where its text stands."""
    held = file.seals_at(asked.line)
    for text in ReviewedProse(pack).texts if held else ():
        if held == frozenset(text.seals):
            place = _place(prose, text.pieces[0])
            help = f"its text is {text.what}: --at {place.file}:{place.line}"
            return Stop(f"{asked} is a line of the record, and no text", help=help)
    return Stop(f"{asked} is a line of the record, and no text", help="name where its text stands")


def _nothing(prose: Prose, packs: Sequence[Recorded], asked: AskedPlace) -> Stop:
    """Of a place without a text: which one is nearest in its file."""
    every = ((_place(prose, said), said, pack) for pack in packs for said in pack.said)
    here = [one for one in every if one[0].file == asked.file]
    message = f"no text stands at {asked}"
    if not here:
        return Stop(message, help=f"none stands in {asked.file}")
    place, said, pack = min(here, key=lambda one: abs(one[0].line - asked.line))
    what = " ".join(filter(None, (said.card, said.kind)))
    held = ", held against its power" if pack.is_of_power(said) else ""
    return Stop(message, help=f"the nearest is {what}{held}: --at {place.file}:{place.line}")
