"""Simpler ways to find errors in cards, made again here, to be tried on the very same mutants.

Each says of a card what it takes for wrong; an error is found when it says something that it does
not say of the untouched card.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property

import yaml
from jsonschema import Draft202012Validator

from benchmarks.planted.project import ROOT
from benchmarks.planted.reflow import cut
from cardgen.cli.schema import schema_of_cards as cards_schema
from cardgen.model.ages import AGES
from cardgen.model.card import Card
from cardgen.phrasebook.grammar.spelling import typed_text
from cardgen.phrasebook.phrasebook import Phrasebook
from cardgen.phrasebook.subjects import declared_powers

SCHEMA, NUMBERS, GENERATED = METHODS = ("schema", "numbers", "generated text")
NUMBER = re.compile(r"\d+½?|½")
BROKEN = frozenset({"no YAML"})


class Schema:
    """The JSON Schema that editors use, and nothing else."""

    @cached_property
    def _validator(self) -> Draft202012Validator:
        schema = cards_schema(ROOT)
        return Draft202012Validator({**schema, "minItems": 0})

    def alarms(self, text: str, number: int) -> frozenset[str]:
        """What the schema says of the card with this number in its file."""
        _, entries = cut(text)
        try:
            entry = yaml.load(entries[number], Loader=yaml.CSafeLoader)
        except yaml.YAMLError:
            return BROKEN
        return frozenset(error.json_path for error in self._validator.iter_errors(entry))


def numbers(card: Card) -> frozenset[str]:
    """The Ages in which the languages name different numbers, in digits or as icons."""
    return frozenset(_numbers(card))


def _numbers(card: Card) -> Iterator[str]:
    for age, label in enumerate(AGES):
        said = {
            language: Counter(NUMBER.findall(typed_text(text[age])))
            for language, text in card.text.items()
        }
        first = next(iter(said.values()), Counter())
        if any(each != first for each in said.values()):
            yield f"{label}: {[(lang, sorted(each.elements())) for lang, each in said.items()]}"


def generated(card: Card, bearer: str, books: Mapping[str, Phrasebook]) -> frozenset[str]:
    """The texts that are not, letter by letter, the sentence written from the power."""
    return frozenset(_generated(card, bearer, books))


def _generated(card: Card, bearer: str, books: Mapping[str, Phrasebook]) -> Iterator[str]:
    for age, power in enumerate(declared_powers(card)):
        for language, text in card.text.items() if power else ():
            words = typed_text(text[age])
            if books[language].write(power, bearer, card.name.get(language)) != words:
                yield f"{language} {AGES[age]}: {words}"
