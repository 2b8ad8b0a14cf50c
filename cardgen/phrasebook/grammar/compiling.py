"""A phrase file compiled into a grammar; what is wrong in the file stops with its place."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from cardgen.model.card import Name
from cardgen.model.located import Map, ValueRef
from cardgen.packs.languages import language_path
from cardgen.phrasebook.grammar.grammar import Grammar, LeftRecursion, Nonterminal, make_grammar
from cardgen.phrasebook.grammar.layers import LAYERS, TERM
from cardgen.phrasebook.grammar.lexicon import (
    NUMBER_CATEGORY,
    Lexicon,
    NumberedIcon,
    WrittenNumbers,
    make_lexicon,
)
from cardgen.phrasebook.grammar.lists import ListPhrase, make_list_phrase
from cardgen.phrasebook.grammar.names import OWNERS_ENDINGS, OwnName, make_card_names
from cardgen.phrasebook.grammar.pattern import OWN, OWNS, Alternatives, PatternSlot
from cardgen.phrasebook.grammar.pattern_parser import PatternParser
from cardgen.phrasebook.grammar.phrase_file import PRODUCTION_SECTIONS, PhraseFile
from cardgen.phrasebook.grammar.productions import Productions, make_production, make_productions
from cardgen.phrasebook.grammar.rewording_schema import PassSchema
from cardgen.phrasebook.grammar.rewordings import RewordingPass
from cardgen.phrasebook.grammar.schema import (
    PatternText,
    ProductionSchema,
    SeparatorText,
    SynonymsSchema,
    WordForms,
)
from cardgen.phrasebook.grammar.spelling import Spelling, SpellingSchema, fold_word
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import String
from cardgen.schema.records import Record
from cardgen.suggest import did_you_mean, join_words

Nonterminals = Mapping[str, Nonterminal]
SlotsAsWritten = Mapping[str, PatternSlot]  # by how they are written


def link_grammar(
    file: PhraseFile,
    language: str,
    spelling: Spelling,
    *,
    given: Iterable[Nonterminal],
    made: Iterable[Nonterminal],
    slots: SlotsAsWritten,
) -> Grammar:
    """The book of the categories given to every book and those made of the file.

    Stop where they do not fit together; `slots` are those that the patterns of the file hold.
    """
    own = {one.name: one for one in given}
    categories = {**{one.name: one for one in made}, **own}
    _refuse_twice(file, own)
    _refuse_unknown(file, categories, slots)
    file.settle()
    try:
        whole = make_grammar(language, spelling, categories)
    except LeftRecursion as ring:
        where = _begins(file, ring.names[0], ring.names[1], slots)
        file.add(where, str(ring), "let one of them begin with a word")
        file.settle()
        raise
    _refuse_forms(file, categories, slots)
    file.settle()
    return whole


def _refuse_twice(file: PhraseFile, own: Nonterminals) -> None:
    met = dict.fromkeys(own, "in every book")
    for where in file.categories():
        name = str(where.key)
        if name in met:
            message = f'the category "{name}" already stands {met[name]}'
            file.add(where, message, "give one of the two another name")
        met[name] = f"on line {where.place.line}"


def _refuse_unknown(file: PhraseFile, categories: Nonterminals, slots: SlotsAsWritten) -> None:
    help = f"the categories are {join_words(sorted(categories), joined_by='and')}"
    for written, slot in slots.items():
        if slot.category not in categories:
            message = f'no category "{slot.category}"{did_you_mean(slot.category, categories)}'
            _refuse(file, written, message, help)
    for held in file.tree.get("lists", {}).values():
        if held["of"] not in categories:
            message = f'no category "{held["of"]}"{did_you_mean(held["of"], categories)}'
            file.add(ValueRef(held, "of"), message, help)


def _refuse_forms(file: PhraseFile, categories: Nonterminals, slots: SlotsAsWritten) -> None:
    for written, slot in slots.items():
        forms = _forms(slot.category, categories)
        if slot.form and slot.form not in forms:
            message = f'"{slot.category}" has no form "{slot.form}"{did_you_mean(slot.form, forms)}'
            help = (
                f"its forms are {join_words(forms, joined_by='and')}"
                if forms
                else "ask for no form"
            )
            _refuse(file, written, message, help)


def _refuse(file: PhraseFile, written: str, message: str, help: str) -> None:
    """Note a fault of a slot wherever it is written."""
    for where, offset in file.written(written, ValueRef(file.tree)):
        file.add(where, message, help, offset=offset, length=len(written))


def _forms(name: str, categories: Nonterminals) -> tuple[str, ...]:
    """The forms in which something of a category can be asked for."""
    category = categories[name]
    if isinstance(category, ListPhrase):
        return _forms(category.of, categories)
    return category.forms if isinstance(category, Lexicon) else ()


def _begins(file: PhraseFile, name: str, then: str, slots: SlotsAsWritten) -> ValueRef:
    """Where it is written that a category begins with another one."""
    home = next(where for where in file.categories() if where.key == name)
    home = home._replace(at_key=False)
    if isinstance(home.value, Map):  # a list
        return ValueRef(home.value, "of")
    parts = [part for part, slot in slots.items() if slot.category == then]
    found = [one for part in parts for one in file.written(part, home)]
    return min(found, key=lambda one: one[1], default=(home, 0))[0]


WORD_TEXT = String("a word")
CATEGORY_TEXT = String(
    "the name of a category", pattern=r"[\w-]+", help="write letters, digits and -"
)
DIGITS_TEXT = String("a number in digits", pattern=r"\d+", help="write 3: [three, thrice]")


def load_grammar(root: Path, language: str, names: Mapping[str, Name]) -> Grammar:
    """The phrasebook of a language; `names` are those of the cards that phrases may point to.

    Stop where the file is missing or anything in it is wrong.
    """
    file = PhraseFile(root, language_path(language, "phrases"))
    spelling: Spelling = file.read("spelling", SpellingSchema(names))
    file.settle()
    patterns = _patterns(file, spelling)
    file.settle()
    own = OwnName(OWN), OwnName(OWNS, OWNERS_ENDINGS)
    given = (*_numbers(file), *own, make_card_names("name", names, spelling))
    made: list[Nonterminal] = [*_lexicon(file, patterns), *_lists(file, patterns)]
    made += _productions(file, patterns)
    made.append(_layers(file, patterns))
    made += _asides(patterns)
    rewordings = _rewordings(file, patterns)
    file.settle()
    whole = link_grammar(file, language, spelling, given=given, made=made, slots=patterns.slots)
    return replace(whole, nouns=patterns.nouns, rewordings=rewordings)


def _patterns(file: PhraseFile, spelling: Spelling) -> PatternParser:
    """Reads patterns with the synonyms of the file; these may use those that stand above them."""
    synonyms: dict[str, Alternatives] = {}
    patterns = PatternParser(synonyms, spelling)
    file.read("synonyms", SynonymsSchema(synonyms, PatternText(patterns, file.source_map)))
    return patterns


def _asides(patterns: PatternParser) -> Iterator[Productions]:
    """What stands aside in patterns, as categories."""
    for name, said in patterns.asides.items():
        yield make_productions(name, (make_production(name, ((said,),)),), patterns.spelling)


def _numbers(file: PhraseFile) -> Iterator[WrittenNumbers | NumberedIcon]:
    numbers = file.read("numbers", MapOf(DIGITS_TEXT, OneOrMore(WORD_TEXT)))
    yield WrittenNumbers(
        NUMBER_CATEGORY, {fold_word(word): int(n) for n, said in numbers.items() for word in said}
    )
    for icon in file.read("icons", ListOf(CATEGORY_TEXT)):
        yield NumberedIcon(f"icon-{icon}", icon)


def _lexicon(file: PhraseFile, patterns: PatternParser) -> Iterator[Lexicon]:
    kind = MapOf(CATEGORY_TEXT, MapOf(WORD_TEXT, OneOrMore(WordForms(patterns))))
    for name, held in file.read("words", kind).items():
        made = make_lexicon(name, held, patterns.spelling)
        for entry in made.entries:
            if len(entry.forms) not in (1, len(made.forms)):
                where, named = (
                    ValueRef(file.tree["words"][name], entry.value),
                    " / ".join(made.forms),
                )
                message = f"expected one form{named and f', or {named}'}, found {len(entry.forms)}"
                file.add(where, message, "write as many forms as forms: names, or one alone")
        yield made


def _lists(file: PhraseFile, patterns: PatternParser) -> Iterator[ListPhrase]:
    mark = OneOrMore(SeparatorText(patterns, file.source_map))
    kind = Record(
        dict, {"of": CATEGORY_TEXT, "between": mark, "last": mark}, required=("of", "last")
    )
    for name, held in file.read("lists", MapOf(CATEGORY_TEXT, kind)).items():
        yield make_list_phrase(
            name, patterns.spelling, **{"between": (patterns.parse(","),), **held}
        )


def _rewordings(file: PhraseFile, patterns: PatternParser) -> tuple[RewordingPass, ...]:
    """What is put otherwise in words that are not read as they stand, pass by pass."""
    said = PatternText(patterns, file.source_map)
    kind = ListOf(PassSchema(said, patterns.spelling), min=1)
    return tuple(file.read("rewordings", kind))


def _layers(file: PhraseFile, patterns: PatternParser) -> Productions:
    """The terms of all layers as one category, each with the name of its layer."""
    kind = ListOf(ProductionSchema(None, PatternText(patterns, file.source_map)), min=1)
    terms = file.read("layers", Record(dict, dict.fromkeys(LAYERS, kind)))
    rules = (
        make_production((layer, one.means), one.card, one.booklet)
        for layer, given in terms.items()
        for one in given
    )
    return make_productions(TERM, tuple(rules), patterns.spelling)


def _productions(file: PhraseFile, patterns: PatternParser) -> Iterator[Productions]:
    said = PatternText(patterns, file.source_map)
    for section, means in PRODUCTION_SECTIONS.items():
        kind = MapOf(CATEGORY_TEXT, ListOf(ProductionSchema(means, said), min=1))
        for name, given in file.read(section, kind).items():
            yield make_productions(name, given, patterns.spelling)
