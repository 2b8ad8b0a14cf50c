"""Packs in which nothing is wrong, however they look: every error found there is a false one."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from benchmarks.planted import reflow
from benchmarks.planted.mutant import Edit
from benchmarks.planted.operators.icons import DRAWN, ICONS, line
from benchmarks.planted.operators.numbers import DIGITS, SAID
from benchmarks.planted.project import PACKS, CardText, Project
from benchmarks.planted.words import Words
from cardgen.packs.pack import load_packs
from cardgen.phrasebook.subjects import Power, declared_powers
from tests.phrasebook.corpus import CORPUS, SPEAKERS, Sentence, told

UNTOUCHED, PARAPHRASED, SPELT, DRAWN_SO, SIGNS, LAID_OUT = KINDS = (
    "shipped packs as they are",
    "registered paraphrases",
    "numbers as words",
    "amounts as icons",
    "icons written by hand",
    "reflowed, reordered, commented",
)


@dataclass(frozen=True, slots=True)
class Control:
    """Texts of files of one pack; `card` alone is looked at, all cards if none is named."""

    kind: str
    pack: str
    files: tuple[tuple[str, str], ...]
    card: str
    told: str


def controls(project: Project) -> Iterator[Control]:
    """Every control of every kind."""
    powers = _powers(project)
    for pack in PACKS:
        yield Control(UNTOUCHED, pack, (), "", pack)
        files = {card.file: card.source for card in project.of_pack(pack)}
        for name, layout in reflow.LAYOUTS.items():
            texts = tuple((file, layout(source)) for file, source in files.items())
            yield Control(LAID_OUT, pack, texts, "", f"{pack}: {name}")
    yield from _paraphrased(project, powers)
    for card in project.cards:
        for age, signs in enumerate(card.signs):
            edits = line(card, age, signs, "").edits if signs else ()
            yield from _others(SIGNS, card, edits)
        for words in card.words:
            yield from _others(SPELT, card, _spelt(words))
            yield from _others(DRAWN_SO, card, _with_icons(words))


def _others(kind: str, card: CardText, edits: Iterable[Edit]) -> Iterator[Control]:
    for edit in edits:
        yield _control(kind, card, edit, f"{card}: {edit.new}")


def _control(kind: str, card: CardText, edit: Edit, said: str) -> Control:
    text = card.source[: edit.start] + edit.new + card.source[edit.end :]
    return Control(kind, card.pack, ((card.file, text),), card.id, said)


def _spelt(words: Words) -> Iterator[Edit]:
    """Each number in digits as a word; what counts as one is an article in French."""
    said = SAID[words.language]
    for match in DIGITS.finditer(words.text):
        if 1 < int(match[0]) < len(said):
            yield words.edit(*match.span(), said[int(match[0])])


def _with_icons(words: Words) -> Iterator[Edit]:
    """Each amount as an icon with its number."""
    for match in DRAWN.finditer(words.text):
        icon = ICONS[(match.lastindex or 2) - 2]
        yield words.edit(*match.span(), f"{{{icon}:{match[1]}}}")


Powers = Mapping[tuple[str, str], tuple[Power, ...]]


def _powers(project: Project) -> Powers:
    """The power of each card in each Age."""
    loaded = (one.pack for one in load_packs(project.root, PACKS))
    cards = (card for pack in loaded if pack for card in pack.cards)
    return {(card.pack, card.id): tuple(declared_powers(card)) for card in cards}


def _paraphrased(project: Project, powers: Powers) -> Iterator[Control]:
    """Each way to say something, on the first card that does it."""
    speakers = {card.id: card for card in project.cards}
    for sentence in CORPUS:
        place = next(_places(project, powers, sentence), None)
        if place is None:
            continue
        card, words = place
        speaker = speakers.get(SPEAKERS.get(sentence.bearer, ""))
        rename = _renamed(sentence, speaker, card)
        for said in sentence.says:
            yield _control(PARAPHRASED, card, words.whole(rename(said)), f"{card}: {said}")


def _places(
    project: Project, powers: Powers, sentence: Sentence
) -> Iterator[tuple[CardText, Words]]:
    """The words that say what a sentence means."""
    for card in project.cards:
        if card.bearer == sentence.bearer:
            for words in card.words:
                meanings = {told(powers[card.pack, card.id][age]) for age in words.ages}
                if words.language == sentence.language and meanings == {sentence.means}:
                    yield card, words


def _renamed(sentence: Sentence, speaker: CardText | None, card: CardText) -> Callable[[str], str]:
    """Sentences that call their speaker by name, with the name of another card."""
    name = sentence.card.text if sentence.card and speaker else ""
    own = card.called(sentence.language)
    return lambda said: said.replace(name, own) if name else said
