"""The YAML itself is wrong: keys, types, languages, ids, references, plain words."""

from collections.abc import Iterator
from dataclasses import replace

from yaml import MappingNode, ScalarNode

from benchmarks.planted.mutant import Edit, Mutant
from benchmarks.planted.nodes import dropped, part, replaced, stretch
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import LANGUAGES, CardText, Project

KEYS = ("name", "pantheon", "emblem", "cost", "power", "text", "flavour", "notes", "source")
# Wrong values for keys, each of another type than it should be.
WRONG = {"cost": "[1, 2]", "power": "{coins: 3}", "text": "5", "name": "[Iris]", "source": "7"}
# What is misplaced: a clause on the card, a card's key within another.
ASTRAY = ("optional: true", "when: played", "limit: {times: 1, per: turn}", "fr: Iris",
          "coins: 3", "gender: f")  # fmt: skip
REFERENCES = {
    "emblem": "unknown-emblem",
    "pantheon": "unknown-pantheon",
    "marker": "unknown-marker",
    "replaces": "unknown-replaced",
}


def unknown_key(card: CardText, project: Project) -> Iterator[Mutant]:
    """A key is misspelt: a letter lost or doubled."""
    for key, _ in card.node.value:
        if key.value in KEYS:
            middle = len(key.value) // 2
            for new in (
                key.value[:middle] + key.value[middle + 1 :],
                key.value[:middle] + key.value[middle] + key.value[middle:],
            ):
                codes = "unknown-key missing-key"
                yield card.planted(
                    f"{key.value} → {new}", replaced(key, new), codes=codes, part="entry"
                )


def misplaced_key(card: CardText, project: Project) -> Iterator[Mutant]:
    """A key that belongs elsewhere stands on the card."""
    power = card.part("source") or card.node
    for clause in ASTRAY:
        at = stretch(card.part("name") or power)[1]
        edit = Edit(at, at, f"\n{' ' * card.node.start_mark.column}{clause}")
        yield card.planted(f"{clause} on the card", edit, codes="unknown-key", part="entry")


def wrong_type(card: CardText, project: Project) -> Iterator[Mutant]:
    """A value of another type."""
    for key, wrong in WRONG.items():
        held = card.part(key)
        if held:
            end = stretch(held)[1]
            colon = card.source.rindex(f"{key}:", 0, held.start_mark.index) + len(key) + 1
            edit = _lines_kept(card, Edit(colon, end, f" {wrong}"))
            codes = "wrong-type unknown-effect"
            yield card.planted(f"{key}: {wrong}", edit, codes=codes, part="entry")


def missing_language(card: CardText, project: Project) -> Iterator[Mutant]:
    """A language of the name, the words, the flavour or the notes is gone."""
    for key in ("text", "flavour", "notes", "name"):
        held = card.part(key)
        if isinstance(held, MappingNode) and len(held.value) == len(LANGUAGES):
            edit = dropped(held, held.value[1][0].value)
            at = (stretch(held),)
            told = f"{key} without {held.value[1][0].value}"
            yield card.planted(
                told, _lines_kept(card, edit), codes="language-missing", part="entry", also=at
            )


def missing_age(card: CardText, project: Project) -> Iterator[Mutant]:
    """An Age is left out of the words, the power or the cost."""
    for path in (("text", "fr"), ("text", "en"), ("power",), ("cost",)):
        held = card.part(*path)
        if isinstance(held, MappingNode) and any(k.value == "III" for k, _ in held.value):
            edit = _lines_kept(card, dropped(held, "III"))
            told, at = f"{' '.join(path)} without III", (stretch(held),)
            yield card.planted(told, edit, codes="ages-hole", part="entry", also=at)


def missing_key(card: CardText, project: Project) -> Iterator[Mutant]:
    """What every card needs is gone."""
    for key in ("name", "cost", "power", "text"):
        if card.part(key):
            edit = _lines_kept(card, dropped(card.node, key))
            at = (stretch(card.node),)
            yield card.planted(f"without {key}", edit, codes="missing-key", part="entry", also=at)


def duplicate(card: CardText, project: Project) -> Iterator[Mutant]:
    """The id of another card of the file; a key given twice."""
    beside = [other for other in project.of_pack(card.pack) if other.file == card.file]
    others = [other for other in beside if other.id != card.id]
    held, source = card.part("id"), card.part("source")
    if held and others:
        other = others[len(card.id) % len(others)]
        edit, at = replaced(held, other.id), (stretch(other.node),)
        told = f"id: {other.id}"
        yield card.planted(told, edit, codes="duplicate-id", also=at, part="entry")
    if source:
        end = stretch(source)[1]
        edit = Edit(end, end, f"\n{' ' * card.node.start_mark.column}source: house")
        codes = "duplicate-key second-id"
        yield card.planted("source twice", edit, codes=codes, part="entry")


def dangling(card: CardText, project: Project) -> Iterator[Mutant]:
    """A reference leads nowhere."""
    for key, code in REFERENCES.items():
        held = card.part(key)
        if isinstance(held, ScalarNode):
            for new in (f"{held.value}s", f"no-{held.value}"):
                yield card.planted(f"{key}: {new}", replaced(held, new), codes=code, part="entry")
    gods = part(card.power, 0, "from", "gods") if card.power else None
    for held in gods.value if gods else ():
        told = f"gods: {held.value}s"
        yield card.planted(
            told, replaced(held, f"{held.value}s"), codes="unknown-mention", part="entry"
        )


def plain_words(card: CardText, project: Project) -> Iterator[Mutant]:
    """Words outside a block: broken at a colon, or merely unsafe; in braces, cut at a comma."""
    for words in card.words:
        end = words.stretch[1]
        broken = ": " in words.text
        codes = "yaml words-cut" if broken else "words-not-block"
        edit = Edit(words.header, end, words.text)
        mutant = card.planted(f"{words.language}: plain", edit, codes=codes, part="entry")
        yield replace(mutant, form=not broken)
    for language in LANGUAGES:
        own = [words for words in card.words if words.language == language]
        text = card.part("text")
        if text and "," in own[0].text and ":" not in own[0].text and len(own) == 1:
            edit = Edit(*stretch(text), f"{{fr: {own[0].text}, en: {own[0].text}}}")
            told, codes = f"{language}: words in braces", "words-cut unknown-language"
            flow = _lines_kept(card, edit)
            yield card.planted(told, flow, codes=codes, part="entry")


def _lines_kept(card: CardText, edit: Edit) -> Edit:
    """A block dropped up to the end of its last line, so that the next key keeps its own."""
    end = edit.end
    if card.source[end - 1] == "\n" and edit.start and card.source[edit.start - 1] != "\n":
        end -= 1
    return edit._replace(end=end)


OPERATORS = (
    Operator("structure: unknown key", unknown_key),
    Operator("structure: misplaced key", misplaced_key),
    Operator("structure: wrong type", wrong_type),
    Operator("structure: missing language", missing_language),
    Operator("structure: missing Age", missing_age),
    Operator("structure: missing key", missing_key),
    Operator("structure: duplicate", duplicate),
    Operator("structure: dangling reference", dangling),
    Operator("structure: plain words", plain_words),
)
