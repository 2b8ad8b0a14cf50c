"""What `cardgen new` writes into which files, to be changed by the author."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgen.model.declared_field import DeclaredField
from cardgen.model.finding import Stop
from cardgen.model.pack import Deck, Pack
from cardgen.packs.card_files import files_of_deck
from cardgen.packs.root import display_path
from cardgen.schema.by_age import AGE_KEYS
from cardgen.suggest import did_you_mean, join_words
from cardgen.yaml.appending import flow_list, flow_map, folded_words


def _names(id: str, languages: tuple[str, ...]) -> Mapping[str, str]:
    """The same name in every language, to be translated by the author."""
    return flow_map(dict.fromkeys(languages, _title(id)))


def _title(id: str) -> str:
    return id.replace("-", " ").capitalize()


def pack_entry(name: str, languages: tuple[str, ...]) -> dict[str, Any]:
    titles = _names(name, languages)
    return {
        "title": titles,
        "version": "0.1.0",
        "mark": "none",
        "game": "seven-wonders",
        "languages": flow_list([*languages]),
        "decks": {
            "gods": flow_map(
                {"size": "65x100", "layout": "god", "back": "gods", "cards": "cards.yaml"}
            )
        },
        "pantheons": {name: flow_map({"name": titles, "style": "greek"})},
        "credits": {"expansion": _title(name)},
    }


def ignoring_output(folder: Path) -> Mapping[Path, tuple[bytes]]:
    """The .gitignore of a folder with build/ behind what it holds; nothing where build/ is in it,
    or ignores itself."""
    file = folder / ".gitignore"
    held = file.read_bytes() if file.is_file() else b""
    named = (line.strip().strip(b"/") for line in held.splitlines())
    if b"build" in named or file.is_dir() or (folder / "build" / ".gitignore").is_file():
        return {}
    ended = held + b"\n" if held and not held.endswith(b"\n") else held
    return {file.resolve(): (ended + b"/build/\n",)}


def first_entry(id: str, languages: tuple[str, ...], pantheon: str) -> dict[str, Any]:
    """A god who brings coins; what has words gets them later."""
    costs = {"I": "free", "II": flow_map({"stone": 1}), "III": flow_map({"stone": 1, "clay": 1})}
    return {
        "id": id,
        "name": _names(id, languages),
        "pantheon": pantheon,
        "emblem": "lyre",
        "cost": flow_map(costs),
        "power": [{"coins": flow_map({"I": 3, "II": 5, "III": 7})}],
        "source": "house",
    }


def place_for_card(pack: Pack, file: str | None) -> tuple[Deck, Path]:
    """The deck and the file that a card is added to: the named file, else the last of a deck."""
    files = {path: deck for deck in pack.decks for path in files_of_deck(pack, deck)}
    names = {display_path(path, pack.folder): path for path in files}
    if not files:
        raise Stop(f"no deck of {pack.id} has a file", help="name one in pack.yaml, under decks:")
    if file is not None and file not in names:
        message = f'no deck of {pack.id} names the file "{file}"{did_you_mean(file, names)}'
        raise Stop(message, help=f"there is {join_words(names, joined_by='and')}")
    chosen = [path for path, deck in files.items() if deck in pack.printed_decks] or [*files]
    path = names[file] if file is not None else chosen[-1]
    return files[path], path


def other_files(pack: Pack, chosen: Path) -> Iterator[tuple[str, Deck]]:
    """The files of printed decks that a card may be added to instead, each with its deck."""
    for deck in pack.printed_decks:
        for path in files_of_deck(pack, deck):
            if path != chosen:
                yield display_path(path, pack.folder), deck


LIKE = ("pantheon", "emblem", "colour", "age", "players")


def entry_like(pack: Pack, deck: Deck, id: str) -> dict[str, Any]:
    """A card that may stand beside those of its deck: of the pantheon, colour and Age of the last,
    and with its fields, but for what is said of that card alone.

    Where no rules play the pack nothing has a power, and the words are those of the last card.
    """
    entry = first_entry(id, pack.languages, "")
    head = {"id": entry["id"], "name": entry["name"]}
    last: Mapping[str, Any] = deck.cards[-1].entry if deck.cards else {}
    like = {key: _copied(last[key]) for key in LIKE if key in last}
    like |= {key: _said_like(pack.fields[key], last[key], head) for key in _shared(pack, last)}
    if not pack.game.rules:
        return {**head, **like, **_cost_and_words(last)}
    needs = _needs_of_kind(pack, deck, last)
    like |= {"needs": flow_map({"play": flow_list(needs)})} if needs else {}
    if deck.printed and last and not _by_age(last["cost"]):
        entry = {**entry, "cost": _copied(last["cost"]), "power": [{"coins": 3}]}
    return {**head, **like, **{key: entry[key] for key in ("cost", "power", "source")}}


def _cost_and_words(last: Mapping[str, Any]) -> dict[str, Any]:
    """What the last card costs and says, as far as it does, for nothing else tells what may stand
    there; words are written as in packs."""
    said = {"cost": _copied(last["cost"])} if "cost" in last else {}
    return {**said, "text": folded_words(last["text"])} if "text" in last else said


def _shared(pack: Pack, last: Mapping[str, Any]) -> Iterator[str]:
    """The declared fields of the last card that another one has too: what is said in free words is
    that card's own, unless every card must say it."""
    for key, field in pack.fields.items():
        if key in last and (field.required or not _is_free(field)):
            yield key


def _is_free(field: DeclaredField) -> bool:
    """Whether a field holds words that no other card is likely to say: a name, a motto."""
    return field.form in ("text", "list") and not field.choices


def _said_like(field: DeclaredField, said: Any, head: Mapping[str, Any]) -> Any:
    """What the new card says of a field: the name for free words, else what the last one says."""
    if not _is_free(field):
        return _copied(said)
    return head["name"] if field.form == "text" else flow_list([head["id"].upper()])


def _needs_of_kind(pack: Pack, deck: Deck, last: Mapping[str, Any]) -> list[str]:
    """The expansions that a card of the deck needs for what it is."""
    said = last.get("needs", {})
    brings = pack.game.brings
    return [one for one in said.get("play", ()) if one in brings and deck.kind in brings[one].kinds]


def _by_age(cost: Any) -> bool:
    """Whether a cost is told Age by Age."""
    return isinstance(cost, Mapping) and any(key in AGE_KEYS for key in cost)


def _copied(value: Any) -> Any:
    """A value of a file without the places where it stood, written on one line."""
    if isinstance(value, Mapping):
        return flow_map({key: _copied(held) for key, held in value.items()})
    return flow_list([*value]) if isinstance(value, Sequence) and type(value) is not str else value
