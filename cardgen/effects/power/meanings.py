"""What the words of a power mean, for whoever words a card from what it does."""

from collections.abc import Iterator, Mapping
from inspect import cleandoc

from cardgen.effects.power.clauses import ASKED, ENDINGS, SPANS
from cardgen.effects.power.count_records import COUNT
from cardgen.effects.power.moments import TRIGGER
from cardgen.effects.power.tagged_union import TaggedUnion
from cardgen.effects.power.terms import ACTORS, CONCERNED, MOMENTS, PARTNERS, RECEIVERS
from cardgen.model.located import Map, Seq

# Under which key a word of a closed list means what the list says.
WORDS: Mapping[str, Mapping[str, str]] = {
    "when": MOMENTS,
    "per": SPANS,
    "symbol": ASKED,
    "resources": ASKED,
    "coins": ASKED,
    "until": ENDINGS,
    "who": CONCERNED,
    "of": CONCERNED,
    "by": ACTORS,
    "from": PARTNERS,
    "to": RECEIVERS,
}
# Under which key a map is one of several records, told apart by its first key.
HEADS: Mapping[str, TaggedUnion] = {"when": TRIGGER, "per": COUNT, "most": COUNT}


def word_meanings(ability: Map) -> Iterator[tuple[str, str, str]]:
    """`(key, word, meaning)` for what an ability says, at any depth, in the order of its file."""
    for key, value in ability.items():
        if isinstance(value, str) and (meaning := WORDS.get(key, {}).get(value)):
            yield key, value, meaning
        if key == "if" and isinstance(value, Map) and "age" in value:
            yield key, "{age}", ASKED["age"]
        if isinstance(value, Map):
            yield from _head(key, value)
            yield from word_meanings(value)
        if isinstance(value, Seq):
            yield from (
                told for one in value if isinstance(one, Map) for told in word_meanings(one)
            )


def _head(key: str, value: Map) -> Iterator[tuple[str, str, str]]:
    if not (union := HEADS.get(key)):
        return
    for head in (head for head in value if head in union.heads):
        told = " ".join(cleandoc(str(union.record(head).make.__doc__)).split())
        yield key, f"{{{head}}}", told[0].lower() + told[1:].rstrip(".")
