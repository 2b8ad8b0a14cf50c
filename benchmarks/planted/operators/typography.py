"""Slips of form: they change nothing that is meant, and are warnings."""

import re
from collections.abc import Iterator, Mapping

from benchmarks.planted.mutant import Edit, Mutant
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

FORM = (
    "words-form typography-marks typography-spaces typography-capitals agreement doubled-words"
    " gender number-unspaced"
)
Slips = tuple[tuple[str, str], ...]
# Patterns by language, each with what a hurried writer types instead.
ACCENTS: Mapping[str, Slips] = {
    "fr": ((r"À(?= |\b)", "A"), (r"Âge", "Age"), (r"pièce", "piece"), (r"cité", "cite"),
           (r"Désormais", "Desormais"), (r"Défaite", "Defaite")),
    "en": (),
}  # fmt: skip
AGREEMENT: Mapping[str, Slips] = {
    "fr": ((r"(?<=[2-9] )pièces", "pièce"), (r"(?<=[2-9] )points", "point"),
           (r"(?<=1 )pièce(?!s)", "pièces"), (r"(?<=1 )point(?!s)", "points"),
           (r"(?<=[2-9] )boucliers", "bouclier"), (r"(?<=[2-9] )ressources", "ressource"),
           (r"(?<=carte )verte(?!s)", "vertes"), (r"(?<=cartes )vertes", "verte"),
           (r"(?<=1 )ressource(?!s)", "ressources"), (r"(?<=1 )bouclier(?!s)", "boucliers"),
           (r"(?<=[2-9] )Leaders", "Leader"), (r"(?<=[2-9] )dieux", "dieu")),
    "en": ((r"(?<=[2-9] )coins", "coin"), (r"(?<=1 )coin(?!s)", "coins"),
           (r"(?<=[2-9] victory )points", "point"), (r"(?<=1 victory )point(?!s)", "points"),
           (r"(?<=[2-9] extra )shields", "shield"), (r"(?<=1 extra )shield(?!s)", "shields"),
           (r"(?<=[2-9] fewer )resources", "resource"), (r"(?<=[2-9] )Leaders", "Leader"),
           (r"(?<=[2-9] )gods", "god"), (r"(?<=1 )resource(?!s)", "resources")),
}  # fmt: skip
MARKS: Mapping[str, Slips] = {
    "fr": ((r"(?<=\w)’(?=\w)", "'"), (r" (?=[:;])", ""), (r"(?<=\w)\.$", ""),
           (r"(?<=\w) (?=\w)", "  "), (r"(?<=\w),", " ,"), (r"^\w", "small")),
    "en": ((r"(?<=\w)’(?=\w)", "'"), (r"(?=[:;])", " "), (r"(?<=\w)\.$", ""),
           (r"(?<=\w) (?=\w)", "  "), (r"(?<=\w),", " ,"), (r"^\w", "small")),
}  # fmt: skip
LOST: Mapping[str, Slips] = {"fr": ((r"(?<=\w),", ""),), "en": ()}


def accents(card: CardText, project: Project) -> Iterator[Mutant]:
    """An accent forgotten, on a capital or not."""
    yield from _slips(card, ACCENTS)


def agreement(card: CardText, project: Project) -> Iterator[Mutant]:
    """A plural for a singular, or the other way round."""
    yield from _slips(card, AGREEMENT)


def marks(card: CardText, project: Project) -> Iterator[Mutant]:
    """An apostrophe, a space, a comma, a full stop or the first capital wrong.

    A comma is lost in the words of powers alone: in other prose it is often a matter of taste.
    """
    yield from _slips(card, MARKS)
    yield from _slips(card, LOST, prose=False)


def _slips(card: CardText, table: Mapping[str, Slips], *, prose: bool = True) -> Iterator[Mutant]:
    """The first of each kind in a text."""
    for words in (*card.words, *(card.prose if prose else ())):
        for pattern, new in table[words.language]:
            match = re.search(pattern, words.text)
            if match:
                right = match[0].lower() if new == "small" else new
                told = f"“{match[0]}” → “{right}”"
                at = words.offsets[match.start()]
                edit = words.edit(*match.span(), right) if match[0] else Edit(at, at, right)
                yield card.planted(told, edit, codes=FORM)


OPERATORS = (
    Operator("typography: accents", accents, form=True, prose=True),
    Operator("typography: agreement", agreement, form=True, prose=True),
    Operator("typography: marks and spaces", marks, form=True, prose=True),
)
