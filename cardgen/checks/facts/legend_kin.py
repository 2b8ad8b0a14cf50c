"""What is struck around coins and emblems, against what is struck on all the others."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding, Place
from cardgen.project.sound_parts import digest_of

if TYPE_CHECKING:
    from cardgen.model.card import Card
    from cardgen.model.component import GameToken, TuckBox
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.prose import Prose

CODE, FORM = "legend-kin", "list"
# What is struck in capitals has one sign for the vowel and the consonant.
OF_OLD: Mapping[str, str] = MappingProxyType({"U": "V", "J": "I"})
FEWEST = 5  # others that show the old letter
SHORTEST = 5  # words of so many letters that differ in one or two are hardly two words
WITNESSES = 2  # others that have the word


class Struck(NamedTuple):
    """A word of a legend: whose, and the path to it."""

    word: str
    owner: "Card | GameToken | TuckBox"
    path: tuple[str | int, ...]

    @property
    def place(self) -> Place:
        return self.owner.place(*self.path)


def check_legend_kin(prose: "Prose") -> Iterator[Finding]:
    """Every word in capitals, among those of all packs."""
    struck = [one for view in prose.project.packs for one in _struck(view)]
    key = digest_of(CODE, [(one.word, one.owner.pack, one.owner.id) for one in struck])
    parts = prose.project.parts
    yield from look_unless_sound(parts, key if parts.states else b"", partial(_among, struck))


def _struck(view: "PackView") -> Iterator[Struck]:
    lists = [name for name, field in view.pack.fields.items() if field.form == FORM]
    for card in view.cards if lists else ():
        for name in lists:
            said = card.declared.get(name, ())
            yield from _words(card, said if isinstance(said, tuple) else (), name)
    for token in view.pack.tokens:
        yield from _words(token, token.legend, "legend")
    for box in view.pack.boxes:
        yield from _words(box, box.legend, "legend")


def _words(
    owner: "Card | GameToken | TuckBox", said: tuple[str, ...], key: str
) -> Iterator[Struck]:
    for index, words in enumerate(said):
        for word in words.split():
            if word.isalpha() and word.isupper():
                yield Struck(word, owner, (key, index))


def _among(struck: list[Struck]) -> Iterator[Finding]:
    counts = Counter(one.word for one in struck)
    for one in struck:
        yield from _of_today(one, counts)
        if counts[one.word] == 1 and len(one.word) >= SHORTEST:
            yield from _nearly(one, counts)


def _of_today(one: Struck, counts: "Counter[str]") -> Iterator[Finding]:
    """A letter that no other word has, where all others have that of old."""
    for letter, old in OF_OLD.items():
        others = [word for word in counts if word != one.word]
        alone = letter in one.word and not any(letter in word for word in others)
        if alone and sum(old in word for word in others) >= FEWEST:
            message = f'"{one.word}" has {letter}, and all other legends have {old} for it'
            yield _finding(one, message, f"say {one.word.replace(letter, old)}")


def _nearly(one: Struck, counts: "Counter[str]") -> Iterator[Finding]:
    """A word of which others have another ending, or another letter."""
    for word, times in counts.items():
        long = times >= WITNESSES and len(word) >= SHORTEST and word != one.word
        if long and _a_letter_apart(one.word, word):
            message = f'"{one.word}" is "{word}" on {times} others'
            yield _finding(one, message, f"say {word}; where it is right, accepts: {{{CODE}: why}}")


def _a_letter_apart(one: str, other: str) -> bool:
    """Whether one letter is another, or is missing in one of them."""
    short, long = sorted((one, other), key=len)
    if len(short) == len(long):
        return sum(mine != yours for mine, yours in zip(one, other, strict=True)) == 1
    return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def _finding(one: Struck, message: str, help: str) -> Finding:
    return Finding(CODE, CODE, one.place, message, help, "warning", card=one.owner.id)


LEGEND_KIN = Check(
    slug="legend-kin",
    title="A word on a coin that is spelt otherwise than on all the others",
    why="""\
The Latin on coins and boxes is read by few and proved by nothing. What two others say, and one says
with another letter (MVNDI, MVNDO), is a slip there; so is a U or a J where all other legends have V
and I, as was struck of old.
""",
    refused="""\
legend: [SEPTEM · MIRACVLA, MVNDO]       # MVNDI on two boxes
""",
    mend="""\
Spell it as the others do. Where it is another word, say why: `accepts: {legend-kin: why}`.
""",
    over_prose=check_legend_kin,
)
