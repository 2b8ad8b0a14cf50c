"""What may be typed at a clause of an effect: words with their meanings, maps with their keys."""

from collections.abc import Iterable, Iterator, Mapping

from cardgen.effects.power.tagged_union import TaggedUnion
from cardgen.effects.power.terms import MOMENTS, WHO
from cardgen.schema.containers import AnyOf, OneOrMore
from cardgen.schema.kinds import Kind, OneOf
from cardgen.schema.records import Record

INDENT = "    "
A_SCOPE = "a scope"  # whose words `cardgen explain to` lists
MEANINGS: Mapping[str, str] = {**WHO, **MOMENTS}


def clause_values(kinds: Iterable[Kind]) -> Iterator[str]:
    """A line for each word or map that one of the kinds takes, each once; a kind that takes neither
    is told by what it is."""
    lines = (line for kind in kinds for line in _lines(kind))
    yield from dict.fromkeys(lines)


def _lines(kind: Kind) -> Iterator[str]:
    if isinstance(kind, AnyOf):
        for one in kind.kinds:
            yield from _lines(one)
    elif isinstance(kind, OneOrMore):
        yield from _lines(kind.kind)
    elif isinstance(kind, OneOf):
        yield from _words(kind)
    elif isinstance(kind, TaggedUnion):
        for head in sorted(kind.heads):
            yield _map(kind.record(head), head)
    elif isinstance(kind, Record):
        yield _map(kind)
    else:
        yield f"{INDENT}{kind.what}"


def _words(kind: OneOf) -> Iterator[str]:
    """Words with a meaning on a line each, all others on one."""
    plain = [str(one) for one in kind.options if str(one) not in MEANINGS]
    for word in (str(one) for one in kind.options if str(one) in MEANINGS):
        yield f"{INDENT}{word:<15} {MEANINGS[word]}"
    if plain:
        yield f"{INDENT}{', '.join(plain)}"


def _map(record: Record, head: str = "") -> str:
    """`{builds: …, by: …}` with what each key takes, and what the map means."""
    keys = sorted(record.fields, key=lambda key: (key != head, key not in record.required))
    typed = ", ".join(f"{key}: {_brief(record.fields[key])}" for key in keys)
    sentence = " ".join((record.make.__doc__ or "").split()).partition(". ")[0].rstrip(".")
    return f"{INDENT}{{{typed}}}" + (f": {sentence}" if head and sentence else "")


def _brief(kind: Kind) -> str:
    """What a kind takes, in a few words."""
    inner = kind.kind if isinstance(kind, OneOrMore) else kind
    return A_SCOPE if inner.what.startswith(A_SCOPE) else inner.what
