"""The cards of the three packs as text: where the words, power and cost of each stand."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import yaml
from yaml import MappingNode, Node, ScalarNode

from benchmarks.planted.mutant import Edit, Mutant, Part, Stretch
from benchmarks.planted.nodes import part, scalars, stretch
from benchmarks.planted.words import Words, folded
from cardgen.effects.power.description import icon_line
from cardgen.effects.power.reading import read_powers
from cardgen.model.card import Card
from cardgen.model.finding import Report
from cardgen.packs.pack import load_pack
from cardgen.phrasebook.subjects import subjects_with_kinds
from cardgen.schema.by_age import AGE_KEYS

ROOT = Path(__file__).resolve().parents[2]
PACKS = ("faith", "leaders", "duel-leaders")
LANGUAGES = ("fr", "en")


@dataclass(frozen=True)
class CardText:
    """One card as it stands in `source`, the text of its file, `number` in its list.

    `signs` are the icons of its power in each Age, as they are typed.
    """

    pack: str
    file: str
    id: str
    number: int
    bearer: str
    signs: tuple[tuple[str, ...], ...]
    node: MappingNode
    source: str

    def __str__(self) -> str:
        return f"{self.pack}/{self.id}"

    @cached_property
    def words(self) -> tuple[Words, ...]:
        """The words of each language and Age."""
        return tuple(
            words
            for language in LANGUAGES
            if (held := self.part("text", language))
            for words in _words(held, language, self.source)
        )

    @cached_property
    def prose(self) -> tuple[Words, ...]:
        """The notes and the flavour of each language; they hold for no Age."""
        blocks = (
            (language, node)
            for field in ("notes", "flavour")
            for language in LANGUAGES
            if (held := self.part(field, language))
            for _, node in scalars(held)
        )
        return tuple(_block(node, language, (), self.source) for language, node in blocks)

    def called(self, language: str) -> str:
        """Its name in a language."""
        name = self.part("name", language, "text") or self.part("name", language)
        return name.value if isinstance(name, ScalarNode) else ""

    def part(self, *path: str | int) -> Node | None:
        """A part of the entry."""
        return part(self.node, *path)

    @property
    def power(self) -> Node | None:
        """What stands after `power:`."""
        return self.part("power")

    def twin(self, words: Words) -> Words | None:
        """The words of the other language for the same Ages."""
        others = (w for w in self.words if w.language != words.language and w.ages == words.ages)
        return next(others, None)

    def everything(self) -> tuple[Stretch, ...]:
        """Where a finding on the power may point: the power itself, or any of the words."""
        power = (stretch(self.power),) if self.power else ()
        return (*power, *(words.stretch for words in self.words))

    def planted(
        self,
        told: str,
        *edits: Edit,
        codes: str,
        also: tuple[Stretch, ...] = (),
        part: Part = "words",
    ) -> Mutant:
        """A mutant of this card; its operator is named later. `codes` are parted by spaces."""
        accepted = frozenset(codes.split())
        return Mutant("", self.pack, self.file, self.id, edits, accepted, told, also, part)


@dataclass(frozen=True)
class Project:
    """Every card that has words, and the text of each file."""

    root: Path
    cards: tuple[CardText, ...]
    sources: Mapping[str, str]

    def of_pack(self, pack: str) -> tuple[CardText, ...]:
        return tuple(card for card in self.cards if card.pack == pack)

    def kin(self, card: CardText) -> tuple[CardText, ...]:
        """The other cards of its pack and kind."""
        return tuple(
            other
            for other in self.of_pack(card.pack)
            if other.bearer == card.bearer and other.id != card.id
        )


def read_project(root: Path = ROOT) -> Project:
    """The packs as they stand in the repository."""
    cards = tuple(card for pack in PACKS for card in _cards(root, pack))
    return Project(root, cards, {card.file: card.source for card in cards})


def _cards(root: Path, pack: str) -> Iterator[CardText]:
    loaded = load_pack(root, pack).pack
    kinds = {each.id: bearer for each, bearer in subjects_with_kinds(loaded)} if loaded else {}
    signs = {card.id: _signs(card) for card in loaded.cards} if loaded else {}
    for path in sorted((root / "cards" / pack).rglob("*.yaml")):
        if path.parent.name == "scenarios" or path.stem in ("pack", "rulings"):
            continue
        source = path.read_text(encoding="utf-8")
        file = path.relative_to(root).as_posix()
        for number, node in enumerate(_entries(source)):
            id = part(node, "id")
            if isinstance(id, ScalarNode) and id.value in signs:
                kind, icons = kinds[id.value], signs[id.value]
                card = CardText(pack, file, id.value, number, kind, icons, node, source)
                if card.words:
                    yield card


def _signs(card: Card) -> tuple[tuple[str, ...], ...]:
    powers = read_powers(card.power, Report())
    return tuple(tuple(map(str, icon_line(power, marker=card.marker))) for power in powers)


def _entries(source: str) -> list[MappingNode]:
    root = yaml.compose(source, Loader=yaml.CSafeLoader)
    return [node for node in root.value if isinstance(node, MappingNode)] if root else []


def _words(held: Node, language: str, source: str) -> Iterator[Words]:
    if isinstance(held, ScalarNode):
        yield _block(held, language, (0, 1, 2), source)
    elif isinstance(held, MappingNode):
        for key, value in held.value:
            yield _block(value, language, AGE_KEYS[key.value], source)


def _block(node: Node, language: str, ages: tuple[int, ...], source: str) -> Words:
    text, offsets = folded(source, *stretch(node))
    return Words(language, ages, text, offsets, node.start_mark.index)
