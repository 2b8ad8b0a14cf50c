"""What scenarios say before they are played: their heads in words, the names of their players."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from cardgen.files import read_or_nothing
from cardgen.model.finding import Report, Stop
from cardgen.model.located import Map, ValueRef
from cardgen.packs.root import display_path
from cardgen.project.pack_view import PackView
from cardgen.project.prose.passages import SAYS, Locator, Passage
from cardgen.project.sound_parts import SoundParts, digest_of
from cardgen.yaml.reader import read_file, read_head
from cardgen.yaml.source import MOST_BYTES, decode_text, read_bytes

PLAYERS = re.compile(r"^( +)players:[ \t]*(\{.*)?\n((?:(?:\1 +\S.*)?\n)*)", re.MULTILINE)
KEY, KEY_INLINE = re.compile(r"\s*([\w-]+):"), re.compile(r"[{,]\s*([\w-]+):\s*\{")
NOTE = "note"
# What stands behind the head of a scenario.
STORY = re.compile(rf"^(?!(?:{SAYS}|{NOTE}|source)\b)[^\s#]", re.MULTILINE)


def scenario_passages(view: PackView, parts: SoundParts) -> Iterator[Passage]:
    """What each scenario of a pack says, and its note; nothing of files that `run` will refuse.

    It is read from the head of each file alone: the story below is much longer.
    """
    folder = f"{display_path(view.pack.folder, view.root)}/scenarios"  # paths are slow to shorten
    every: list[tuple[Path, str, str, str, str]] = []
    for path in view.scenario_files:
        file, state = f"{folder}/{path.name}", parts.state(path)
        key = digest_of("says", file, state) if state else b""
        every += ((path, file, *one) for one in parts.words(key, partial(_said, path, file)))
    vocabulary: dict[str, set[str]] = {}
    for _, _, what, language, words in every:
        if what == SAYS:
            vocabulary.setdefault(language, set()).update(words.lower().split())
    for path, file, what, language, words in every:
        spoken = language if what == SAYS else _spoken_in(words, vocabulary)
        seat = partial(_head_seat, path, file, what, spoken)
        yield Passage(SAYS, spoken, words, (file,) if what == SAYS else (file, what), seat)


def _said(path: Path, file: str) -> Iterator[tuple[str, str, str]]:
    """What a scenario says in each language, and its note, which is for those who keep the pack."""
    head = _head(path, file)
    says, note = head.get(SAYS), head.get(NOTE)
    every = says.items() if isinstance(says, Map) else ()
    told = {language: str(words) for language, words in every if isinstance(words, str)}
    yield from ((SAYS, language, words) for language, words in told.items())
    if isinstance(note, str) and told:
        yield NOTE, "", str(note)


def _spoken_in(note: str, vocabulary: Mapping[str, Collection[str]]) -> str:
    """The language of a note, which is in one alone: that of which it has most words."""
    words = note.lower().split()
    return max(vocabulary, key=lambda each: sum(word in vocabulary[each] for word in words))


def _head_seat(path: Path, file: str, what: str, language: str) -> Locator:
    head: Any = _head(path, file)
    return Locator(ValueRef(head[SAYS], language) if what == SAYS else ValueRef(head, what))


def _head(path: Path, file: str) -> Mapping[str, object]:
    report = Report()
    content = read_bytes(path, file=file, report=report)
    text = decode_text(content, file=file, report=report) if isinstance(content, bytes) else None
    if not isinstance(text, str):
        return {}
    after = STORY.search(text)
    head = text[: after.start()] if after and text[: after.start()].strip() else text
    tree = read_head(head, file=file)
    return tree if isinstance(tree, Map) else {}


def players_told(views: Iterable[PackView], parts: SoundParts) -> frozenset[str]:
    """The players of all scenarios of packs, as their files begin a line with them."""
    return frozenset(name for view in views for name in _players_of_pack(view, parts))


def _players_of_pack(view: PackView, parts: SoundParts) -> tuple[str, ...]:
    paths = sorted(view.scenario_files)
    states = [(path.name, parts.state(path)) for path in paths]
    key = digest_of("players", view.pack.id, states) if parts.states else b""
    texts = (read_or_nothing(path, view.root, MOST_BYTES) for path in paths)
    return parts.names(key, lambda: (name for text in texts for name in _players_in(text)))


def _players_in(content: bytes) -> Iterator[str]:
    """The keys below `players:`, or in braces behind it; reading YAML would take ten times as
    long."""
    text = content.decode("utf-8", "replace")
    for _, inline, below in PLAYERS.findall(text):
        lines = [line for line in below.splitlines() if line.strip()]
        deep = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
        own = [line for line in lines if len(line) - len(line.lstrip()) == deep]
        yield from (found[1] for line in own if (found := KEY.match(line)))
        yield from (name for name in KEY_INLINE.findall(inline))


def players_of(root: Path, file: str) -> frozenset[str]:
    """The players of the scenario in a file, as its story calls them; none if it cannot be read."""
    try:
        tree = read_file(root / file, file=file, report=Report())
    except Stop:
        return frozenset()
    given = tree.get("given") if isinstance(tree, Map) else None
    players = given.get("players") if isinstance(given, Map) else None
    return frozenset(players) if isinstance(players, Map) else frozenset()
