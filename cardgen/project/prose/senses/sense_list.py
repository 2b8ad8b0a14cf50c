"""The senses of one language, as its `senses.yaml` lists them."""

from collections.abc import Mapping
from dataclasses import field
from functools import cache
from pathlib import Path

from cardgen.model.frozen import frozen
from cardgen.packs.languages import read_language_file
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Kind, String
from cardgen.schema.records import Record

Words = tuple[str, ...]


@frozen
class Senses:
    """The senses of one language, by name. `perhaps` are words that may say one; in `idioms` no
    word says what it says elsewhere. What is `understood` need not be said in the sentence, if
    another of the passage says it; how often what is `loose` is said does not matter. Of each list
    in `ordered`, what is said first is said first in every language. Of each pair in `opposites`
    one sense is the contrary of the other, said surely by the words of `contraries`. Of all that
    says no, `denials` deny what is done. Of two `things`, names or numbers on the
    two sides of one of the `hinges` each stands on the same side in every language."""

    senses: Mapping[str, Words]
    perhaps: Mapping[str, Words] = field(default_factory=dict)
    idioms: Words = ()
    understood: Words = ()
    loose: Words = ()
    ordered: tuple[Words, ...] = ()
    contraries: Mapping[str, Words] = field(default_factory=dict)
    opposites: tuple[Words, ...] = ()
    denials: Words = ()
    hinges: Words = ()
    things: Words = ()


@cache
def _kind() -> Record:
    word = String("words")
    words = MapOf(String("a sense"), OneOrMore(word))
    names = ListOf(String("a sense"))
    fields: dict[str, Kind] = {
        **dict.fromkeys(("senses", "perhaps", "contraries"), words),
        **dict.fromkeys(("understood", "loose", "hinges", "things"), names),
        "denials": ListOf(word),
        "idioms": ListOf(word),
        "ordered": ListOf(names),
        "opposites": ListOf(ListOf(String("a sense"), min=2)),
    }
    return Record(Senses, fields, required=("senses",), what="the senses of words")


def load_senses(root: Path, language: str) -> Senses:
    """What words of a language mean, where somebody has said so. Stop at the first fault."""
    found: Senses = read_language_file(root, language, "senses", _kind())
    return found
