"""Phrases from YAML to a book; what is wrong in the file stops with its place."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from cardgen.loading.kinds import Anything, Text
from cardgen.loading.report import MISSING, Where
from cardgen.loading.schema import ListOf, MapOf, OneOrMore, Record
from cardgen.model.card import Name
from cardgen.phrasebook.book import Book
from cardgen.phrasebook.category import Category
from cardgen.phrasebook.kinds import Forms, Mark, Ruled, Said
from cardgen.phrasebook.lexicon import NUMBERS, NumberedIcon, Numbers, Words, words
from cardgen.phrasebook.linking import linked
from cardgen.phrasebook.listed import Listed, listed
from cardgen.phrasebook.naming import OwnName, card_names
from cardgen.phrasebook.parsing import Patterns
from cardgen.phrasebook.pattern import OWN, Either
from cardgen.phrasebook.phrase_file import PhraseFile
from cardgen.phrasebook.rules import Rules, rule, rules
from cardgen.phrasebook.sections import RULES
from cardgen.phrasebook.spelling import Spelling, fold, spelling_kind

WORD = Text("a word")
CATEGORY = Text("the name of a category", pattern=r"[\w-]+", help="write letters, digits and -")
SYNONYMS = Text("the name of synonyms", pattern="[^<>]+", help="write it without < and >")
DIGITS = Text("a number in digits", pattern=r"\d+", help="write 3: [three, thrice]")


def load_book(root: Path, language: str, names: Mapping[str, Name]) -> Book:
    """The phrasebook of a language; `names` are those of the cards that phrases may point to.

    Stop where the file is missing or anything in it is wrong.
    """
    file = PhraseFile(root, f"templates/phrases/{language}.yaml")
    spelling: Spelling = file.read("spelling", spelling_kind(names))
    file.settle()
    patterns = _patterns(file, spelling)
    file.settle()
    given = (*_numbers(file), OwnName(OWN), card_names("name", names, spelling))
    made: list[Category] = [*_lexicon(file, patterns), *_lists(file, patterns)]
    made += _rules(file, patterns)
    made += _asides(patterns)
    file.settle()
    whole = linked(file, language, spelling, given=given, made=made, slots=patterns.slots)
    return replace(whole, nouns=patterns.nouns)


def _patterns(file: PhraseFile, spelling: Spelling) -> Patterns:
    """Reads patterns with the synonyms of the file; these may use those that stand above them."""
    synonyms: dict[str, Either] = {}
    patterns = Patterns(synonyms, spelling)
    kind = OneOrMore(Said(patterns, file.carets))
    for name, held in file.read("synonyms", MapOf(SYNONYMS, Anything())).items():
        options = kind.read(held, Where(file.tree["synonyms"], name), file.report)
        if options is not MISSING:
            synonyms[name] = Either(options)
    return patterns


def _asides(patterns: Patterns) -> Iterator[Rules]:
    """What stands aside in patterns, as categories."""
    for name, said in patterns.asides.items():
        yield rules(name, (rule(name, ((said,),)),), patterns.spelling)


def _numbers(file: PhraseFile) -> Iterator[Numbers | NumberedIcon]:
    numbers = file.read("numbers", MapOf(DIGITS, OneOrMore(WORD)))
    yield Numbers(NUMBERS, {fold(word): int(n) for n, said in numbers.items() for word in said})
    for icon in file.read("icons", ListOf(CATEGORY)):
        yield NumberedIcon(f"icon-{icon}", icon)


def _lexicon(file: PhraseFile, patterns: Patterns) -> Iterator[Words]:
    kind = MapOf(CATEGORY, MapOf(WORD, OneOrMore(Forms(patterns))))
    for name, held in file.read("words", kind).items():
        made = words(name, held, patterns.spelling)
        for entry in made.entries:
            if len(entry.forms) not in (1, len(made.forms)):
                where, named = Where(file.tree["words"][name], entry.value), " / ".join(made.forms)
                message = f"expected one form{named and f', or {named}'}, found {len(entry.forms)}"
                file.add(where, message, "write as many forms as forms: names, or one alone")
        yield made


def _lists(file: PhraseFile, patterns: Patterns) -> Iterator[Listed]:
    mark = OneOrMore(Mark(patterns, file.carets))
    kind = Record(dict, {"of": CATEGORY, "between": mark, "last": mark}, required=("of", "last"))
    for name, held in file.read("lists", MapOf(CATEGORY, kind)).items():
        yield listed(name, patterns.spelling, **{"between": (patterns.parse(","),), **held})


def _rules(file: PhraseFile, patterns: Patterns) -> Iterator[Rules]:
    said = Said(patterns, file.carets)
    for section, means in RULES.items():
        kind = MapOf(CATEGORY, ListOf(Ruled(means, said), min=1))
        for name, given in file.read(section, kind).items():
            yield rules(name, given, patterns.spelling)
