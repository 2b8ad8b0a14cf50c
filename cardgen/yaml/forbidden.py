"""What a pack's YAML may not hold, with what to do instead; the reader names the place."""

from collections.abc import Mapping
from types import MappingProxyType

from cardgen.model.finding import Place, Report

FORBIDDEN_YAML: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "alias": (
            "*{} refers to another place; aliases are not used here",
            "write the value out",
        ),
        "anchor": (
            "&{} marks a value for aliases, which are not used here",
            "delete the mark",
        ),
        "tag": (
            "the tag {} is not used here",
            "delete it; a text that begins with ! needs quotes",
        ),
        "directive": ("lines that begin with % are not used here", "delete the line"),
        "second-document": (
            "a file holds one document; a second begins here",
            "delete the line ---",
        ),
        "merge-key": ("keys merged with << are not used here", "write the values out"),
        "duplicate-key": ('the key "{}" already stands on line {}', "keep one of the two"),
        "second-id": (
            'the key "{}" already stands on line {}',
            "type - before the id of another card; keep one of two ids of the same card",
        ),
        "key-not-text": (
            "expected a key, found no text",
            "write key: value; words that begin with { stand in a block: fr: >-",
        ),
        "expression-unquoted": (
            "{{{{ … }}}} without quotes is read as a map, not as an expression",
            'put it in quotes: "{{ name }}"; words of a card stand in a block: fr: >-',
        ),
        "character": ("{} may not stand in a pack", "delete its escape"),
        "too-deep": ("maps and lists stand more than {} deep in one another", "write it flatter"),
        "too-many-values": (
            "the file holds more than {} values",
            "spread the cards over several files",
        ),
        "empty-file": (
            "the file is empty",
            "write a list of cards, or key: value lines; or delete the file",
        ),
        "wrong-type": (
            "expected a map or a list, found {}",
            "write a list of cards, or key: value lines; a comment begins with #",
        ),
    }
)

# What a file of this name holds, for the help where it is empty.
EMPTY: Mapping[str, str] = MappingProxyType(
    {
        "pack.yaml": "write title:, version:, mark:, languages: and decks: of the pack, or delete"
        " the file; cardgen new pack NAME writes one"
    }
)


def report_forbidden(code: str, place: Place, report: Report, *named: object) -> None:
    """Report that what stands at `place` is refused; `named` fills the sentence."""
    message, help = FORBIDDEN_YAML[code]
    help = EMPTY.get(place.file.rpartition("/")[2], help) if code == "empty-file" else help
    report.add(code=code, place=place, message=message.format(*named), help=help)
