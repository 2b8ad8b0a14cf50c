"""Signs, icons and markup that a translation lost, added or misspelt."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.comparing.translated import Sign, TextSide, Translated, sign_kind, tag_of
from cardgen.model.finding import Finding, Place, Severity
from cardgen.suggest import join_words

FEWEST, HABIT = 10, 0.1  # texts, and the share of them, that make a habit of what differs


class Markup(NamedTuple):
    """What the signs of all texts together tell. Of `codes`, bracketed words are true that most
    translations keep as they are; tags in `alone` have no end, as icons have none; `free` tags are
    set as translators like: in how many texts one side has more of them, of how many with any."""

    codes: Mapping[str, bool]
    alone: frozenset[str]
    free: Mapping[str, tuple[int, int]]


def read_markup(pairs: Iterable[Translated]) -> Markup:
    """The habits of these texts."""
    held = tuple(pairs)
    tags = {tag_of(sign) for pair in held for side in pair.sides for sign in side.signs} - {""}
    alone = frozenset(tag for tag in tags if tag[0] != "/" and f"/{tag}" not in tags)
    return Markup(_codes(held), alone, _free_tags(held, alone))


def _codes(pairs: Iterable[Translated]) -> Mapping[str, bool]:
    said, kept = Counter[str](), Counter[str]()
    for pair in pairs:
        mine, yours = ({sign.typed for sign in side.signs} for side in pair.sides)
        said.update(mine)
        kept.update(mine & yours)
    return {sign: 2 * kept[sign] >= times for sign, times in said.items()}


def _free_tags(pairs: Iterable[Translated], alone: Container[str]) -> Mapping[str, tuple[int, int]]:
    anywhere, differing = Counter[str](), Counter[str]()
    for pair in pairs:
        mine, yours = (_tags(side) for side in pair.sides)
        anywhere.update(mine.keys() | yours.keys())
        differing.update(tag for tag in mine | yours if _differs(tag, mine, yours, alone))
    return {
        tag: (times, anywhere[tag])
        for tag, times in differing.items()
        if times >= FEWEST and times > HABIT * anywhere[tag]
    }


def _differs(
    tag: str, mine: Mapping[str, int], yours: Mapping[str, int], alone: Container[str]
) -> bool:
    """Icons are counted; around how many words a tag stands is the translator's choice."""
    one, other = mine.get(tag, 0), yours.get(tag, 0)
    return one != other if tag in alone else bool(one) != bool(other)


def _tags(side: TextSide) -> Counter[str]:
    return Counter(filter(None, map(tag_of, side.signs)))


def find_free_tags(markup: Markup, file: str) -> Iterator[Finding]:
    """Told once each, and not at every text."""
    for tag, (differing, anywhere) in sorted(markup.free.items()):
        if not tag.startswith("/"):
            message = f"<{tag}> differs in {differing} of {anywhere} texts that have it"
            code = "translation-sign"
            yield Finding(code, code, Place(file), message, severity="warning")


def compare_signs(pair: Translated, markup: Markup) -> Iterator[Finding]:
    """One finding at the first sign that only one side has, one at a tag that is not closed."""
    lost, added = (_over(pair, at, markup) for at in (0, 1))
    if lost or added:
        severity: Severity = "warning" if all(map(tag_of, (*lost, *added))) else "error"
        yield pair.unmatched("translation-sign", lost, added, _each, severity=severity)
    yield from _unclosed(pair, markup)


def _over(pair: Translated, at: int, markup: Markup) -> list[Sign]:
    """The signs of a side that the other has less often; a tag that has an end where the other has
    none at all."""
    side, other = pair.sides[at], pair.sides[1 - at]
    left = Counter(_kind(sign, markup) for sign in other.signs)
    tags, over = {*_tags(other), *markup.free}, list[Sign]()
    for sign in side.signs:
        kind, tag = _kind(sign, markup), tag_of(sign)
        left[kind] -= 1
        if not tag or tag in markup.alone:
            over += [sign] if left[kind] < 0 and tag not in markup.free else []
        elif tag[0] != "/" and tag not in tags:
            over.append(sign)
            tags.add(tag)
    return [sign for sign in over if not pair.retold or not tag_of(sign)]


def _kind(sign: Sign, markup: Markup) -> str:
    return tag_of(sign) or sign_kind(sign, markup.codes)


def _unclosed(pair: Translated, markup: Markup) -> Iterator[Finding]:
    """A tag that has not as many ends as it should; flavour may play with them."""
    mine, yours = (_tags(side) for side in pair.sides)
    last = {tag_of(sign).removeprefix("/"): sign for sign in pair.translation.signs}
    for tag, sign in last.items() if not pair.retold else ():
        opened, closed = yours[tag], yours[f"/{tag}"]
        paired = tag and tag not in markup.alone and mine[tag] == mine[f"/{tag}"]
        if paired and opened != closed:
            message = f"<{tag}> stands {opened}×, and {closed}× its end"
            yield pair.differs("translation-sign", message, span=(sign.start, sign.end))


def _each(signs: Iterable[Sign]) -> str:
    return join_words((sign.typed for sign in signs), joined_by="and") or "no further sign"


TRANSLATION_SIGN = Check(
    slug="translation-sign",
    title="A sign, icon or piece of markup that a translation lost or added",
    why="""\
[fire], {coin:2}, ::shield::, %s and signs such as ➤ mean the same in every language, and a program
that does not know [fir] prints it as it is. Bracketed words that most translations keep as they are
count as codes; of others ([Spell], [Sort]) only the brackets are compared. Tags without an end, as
icons may be written (<coin>), are counted; of others (<b>, </b>) each kind is in both texts or in
neither, and has its end. Differences in tags are warnings, and those of a tag that differs in every
tenth text are told once.
""",
    refused="""\
{"id": "ember", "text": "Pay [fire]: draw a card."}
{"id": "ember", "text": "Payez [feu] : piochez une carte."}    # elsewhere [fire] stays as it is
""",
    mend="""\
Type the sign as the original has it.
""",
)
