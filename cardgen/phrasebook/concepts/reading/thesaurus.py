"""The thesaurus of a language: the concepts that rules are made of, each with words that say it.

`thesaurus.yaml` lists them by layer, under English names, which findings tell. It knows no order:
what its words say together is told by `statement.py`.
"""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import snowballstemmer

from cardgen.model.finding import MISSING, Report
from cardgen.model.located import ValueRef
from cardgen.packs.languages import find_language_file, read_language_file
from cardgen.phrasebook.concepts.reading.listed_words import ListedWords, list_words
from cardgen.phrasebook.grammar.layers import LAYERS, NUMBER
from cardgen.phrasebook.grammar.pattern import Alternatives, Pattern, slot_names
from cardgen.phrasebook.grammar.pattern_parser import PatternParser
from cardgen.phrasebook.grammar.schema import SYNONYMS_TEXT, PatternText, SynonymsSchema
from cardgen.phrasebook.grammar.spelling import Spelling, fold_word
from cardgen.phrasebook.grammar.trie import TrieNode, build_trie
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Kind, OneOf, String
from cardgen.schema.records import Record, attribute_name
from cardgen.yaml.source_map import SourceMap

GLUE = "glue"  # the layer of words that say nothing, and of marks
JOINTS = "joints"  # and of those between which clauses may part
PLAIN = "plain"  # the layer of what goes without saying: said or not, it is the same
UNKNOWN_WORD = "unknown"  # the layer of words of which nobody has told what they say here
NEW_WORD = "new"  # and of those of which nobody has told that they say something by themselves
BESIDE = "beside"  # of what is plain only where a power is about certain things
STEMS = "stems"  # the name of the Snowball algorithm of the language
ATTACHED = "attached"  # ends of words that say nothing
ADDRESSED = "addressed"  # words to whoever the text speaks to: “you”
POSSESSIVE = "possessive"  # words before whoever owns something, and ends of words that tell so
RELATIVES = "relatives"  # words that begin what is told of something: “that”, “which”
NUMERALS = "numerals"  # words that count one thing, and do not only name it: “one”, not “a”
PART = "thesaurus"  # the file of a language
BORDERS = frozenset(".!?;:…")  # marks at which a text is parted
CONCEPT_LAYERS = (PLAIN, NUMBER, *LAYERS)


class Concept(NamedTuple):
    """Something that words of rules say; the layer tells what kind of thing it is."""

    layer: str
    name: str = ""


class Thesaurus(NamedTuple):
    """The words of all concepts as one network, with the concept of each of its patterns.

    `beside`: some plain concepts, each with the concepts of which a power must state one for it to
    go without saying. `words`: the words of all of them, to which others may belong. `possessive`:
    words and ends of words that tell whose something is. `relatives`: words that begin what is told
    of something. `numerals`: words that count one thing.
    `addressed`: words to whoever a text speaks to.
    """

    root: TrieNode
    concepts: tuple[Concept, ...]
    beside: Mapping[Concept, frozenset[str]]
    words: ListedWords
    possessive: tuple[str, ...]
    relatives: frozenset[str]
    numerals: frozenset[str]
    addressed: frozenset[str]

    def goes_without_saying(self, concept: Concept, house: Collection[str] | None) -> bool:
        """Whether a concept may be plain beside the concepts that a power states, told by their
        names; beside None, which are not known, it may."""
        needs = self.beside.get(concept)
        return needs is None or house is None or not needs.isdisjoint(house)


def load_thesaurus(root: Path, language: str, spelling: Spelling) -> Thesaurus | None:
    """What words of a language say; None where nobody has told. Stop at the first fault."""
    if not find_language_file(root, language, PART).is_file():
        return None
    held = read_language_file(root, language, PART, _kind(spelling, SourceMap(root)))
    by_pattern = _patterns(held)
    trie = build_trie(enumerate(pattern for pattern, _ in by_pattern), spelling)
    bound = held.get(BESIDE, {}).items()
    beside = {Concept(PLAIN, name): frozenset(needs) for name, needs in bound}
    patterns = [pattern for pattern, _ in by_pattern]
    words = list_words(patterns, spelling, held.get(STEMS, ""), held.get(ATTACHED, ()))
    possessive = tuple(map(fold_word, held.get(POSSESSIVE, ())))
    relatives = frozenset(map(fold_word, held.get(RELATIVES, ())))
    numerals = frozenset(map(fold_word, held.get(NUMERALS, ())))
    addressed = frozenset(map(fold_word, held.get(ADDRESSED, ())))
    concepts = tuple(concept for _, concept in by_pattern)
    told = (possessive, relatives, numerals, addressed)
    return Thesaurus(trie, concepts, beside, words, *told)


class ThesaurusText(PatternText):
    """Words that say a concept: words and alternatives, and no slot but the card's own name."""

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is MISSING or not slot_names(read)[1]:
            return read
        message = "a thesaurus has no slots but {self}"
        report.add(code="wrong-type", place=where.place, message=message, help="write words alone")
        return MISSING


class ConceptText(ThesaurusText):
    """Words of a concept: they begin with no mark that ends what stands before them, which would be
    theirs then and end nothing."""

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = super().read(value, where, report)
        first = str(value).lstrip()[:1]
        if read is MISSING or first not in BORDERS:
            return read
        message = f'words of a concept begin with no "{first}", which ends a sentence'
        help = "leave it out: what it parts is told by the words on either side"
        report.add(code="wrong-type", place=where.place, message=message, help=help)
        return MISSING


class EndingsSchema(MapOf):
    """The endings for `<stem-name>`, added to `endings` as they are read."""

    def __init__(self, endings: dict[str, tuple[str, ...]]) -> None:
        super().__init__(SYNONYMS_TEXT, ListOf(String("an ending")))
        self.endings = endings

    def read(self, value: object, where: ValueRef, report: Report) -> Any:
        read = super().read(value, where, report)
        if read is not MISSING:
            self.endings |= read
        return read


def _kind(spelling: Spelling, source_map: SourceMap) -> Record:
    endings: dict[str, tuple[str, ...]] = {}
    synonyms: dict[str, Alternatives] = {}
    words = ThesaurusText(PatternParser(synonyms, spelling, endings), source_map)
    name = String("the name of a concept")
    concepts = MapOf(name, OneOrMore(ConceptText(words.patterns, source_map)))
    fields: dict[str, Kind] = {
        "endings": EndingsSchema(endings),
        "synonyms": SynonymsSchema(synonyms, words),
        **dict.fromkeys((GLUE, JOINTS), ListOf(words)),
        STEMS: OneOf(*snowballstemmer.algorithms(), what="the name of a Snowball algorithm"),
        ATTACHED: ListOf(String("the end of a word")),
        POSSESSIVE: ListOf(String("a word, or the end of one")),
        RELATIVES: ListOf(String("a word")),
        **dict.fromkeys((NUMERALS, ADDRESSED), ListOf(String("a word"))),
        BESIDE: MapOf(name, OneOrMore(name)),
        **dict.fromkeys(CONCEPT_LAYERS, concepts),
    }
    return Record(dict, fields, required=(GLUE, JOINTS), what="the concepts of rules by layer")


def _patterns(held: Mapping[str, Any]) -> list[tuple[Pattern, Concept]]:
    """Each pattern of a file with what it says."""
    found = [(pattern, Concept(layer)) for layer in (GLUE, JOINTS) for pattern in held[layer]]
    for layer in CONCEPT_LAYERS:
        for name, patterns in held.get(attribute_name(layer), {}).items():
            found += [(pattern, Concept(layer, name)) for pattern in patterns]
    return found
