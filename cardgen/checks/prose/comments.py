"""Comments beside the numbers and tokens of pack.yaml, against what these mean."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.rulebook.constants import (
    agrees,
    constant_values,
    number_pattern,
    number_said,
)
from cardgen.checks.sound import look_unless_sound
from cardgen.files import read_or_nothing
from cardgen.model.finding import Finding, Place
from cardgen.model.game_numbers import told_constants
from cardgen.model.located import Map, ValueRef
from cardgen.packs.root import comments_of_pack
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words
from cardgen.yaml.comments import LineComment, comments_beside

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.senses.senses import SenseReader

CODE = "comment-told"
EACH = "a piece"
MOST_BYTES = 1_000_000
IN_BOOKS = ("paragraph", "item")
# Of each row one is said, and another makes another rule.
ROWS: tuple[frozenset[str], ...] = (
    frozenset(("first", "last")),
    frozenset(("coin", "point", "shield")),
    frozenset(("box", "discard pile", "bank")),
    frozenset(("own one", "opponent")),
    frozenset(("own one", "of another")),
    frozenset((EACH, "in all")),
)
FIRST_AGE = "Age I"
RANKS = frozenset(("first", "last"))


class Comment(NamedTuple):
    """A comment of a file."""

    beside: LineComment
    file: str

    @property
    def words(self) -> str:
        return self.beside.words

    @property
    def place(self) -> Place:
        line, column, length, _ = self.beside
        return Place(self.file, line, column, line, column + length)


def check_comments(prose: "Prose") -> Iterator[Finding]:
    """The comments of each pack.yaml, in each language that says what constants are."""
    known = [one for one in prose.spoken if one.orthography.meant]
    for pack in prose.packs:
        file = comments_of_pack(str(prose.project.root / pack.pack.entry.file))
        comments = prose.project.parts.states.get(file)
        key = pack.key(CODE, comments, [*prose.named_known_by.items()])
        for how in (one for one in known if one.language in prose.sense_readers):
            look = partial(_in_pack, prose, pack, how)
            parts = prose.project.parts
            yield from look_unless_sound(parts, key and digest_of(key, how.language), look)


def _in_pack(prose: "Prose", pack: "PackProse", how: "LanguageProse") -> Iterator[Finding]:
    entry, root = pack.pack.entry, prose.project.root
    text = read_or_nothing(root / entry.file, root, MOST_BYTES).decode("utf-8", "replace")
    beside = {one.line: Comment(one, entry.file) for one in comments_beside(text)}
    constants = entry.get("constants")
    told = constants.keys() & how.orthography.meant if isinstance(constants, Map) else ()
    for name in sorted(told):
        if comment := beside.get(entry.place("constants", name).line):
            yield from _of_constant(prose, how, comment, name)
            yield from _of_numbers(prose, pack, how, comment, name)
    for id, place in _tokens(entry.get("components")):
        if comment := beside.get(place.line):
            yield from _of_token(prose, pack, how.language, comment, id)


def _tokens(components: object) -> Iterator[tuple[str, Place]]:
    """The id of each token, and where it is typed."""
    for held in components.values() if isinstance(components, Map) else ():
        of = held.get("of") if isinstance(held, Map) else None
        if isinstance(of, Map):
            yield from ((id, ValueRef(of, id).key_place) for id in of)


def _of_constant(
    prose: "Prose", how: "LanguageProse", comment: Comment, name: str
) -> Iterator[Finding]:
    """What a comment says of a constant, where that means something else."""
    reader, means = prose.sense_readers[how.language], how.orthography.meant[name]
    said, meant = (_senses(reader, words) for words in (comment.words, means))
    wrong = next(_contrary(reader, said, meant), "") or _otherwise_counted(said, meant)
    if not wrong and _is_turned_round(reader, how.orthography.rather, comment.words, means):
        wrong = "the other way round"
    if wrong:
        message = f'{name}: "{comment.words}" is {wrong}: {means}'
        yield _finding(comment, message, "mend the comment, or take it out")


def _senses(reader: "SenseReader", words: str) -> "Counter[str]":
    """What words surely say, be it that it has a contrary."""
    every = (*reader.read(words), *reader.contraries(words))
    return Counter(one.sense for one in every)


def _contrary(reader: "SenseReader", said: "Counter[str]", meant: "Counter[str]") -> Iterator[str]:
    """Each sense that is said instead of what is meant."""
    yield from (f"{here}, not {there}" for here, there in reader.opposed(said, meant))
    for row in ROWS:
        here, there = row & (said.keys() - meant.keys()), row & (meant.keys() - said.keys())
        if here and there:
            yield f"{join_words(sorted(here))}, not {join_words(sorted(there))}"


def _otherwise_counted(said: "Counter[str]", meant: "Counter[str]") -> str:
    """Before each or before the first; for each, or whatever the number."""
    if "whatever" in said and "whatever" not in meant and said[EACH] < meant[EACH]:
        return "whatever, not each"
    if FIRST_AGE in said:
        return ""
    ranks = RANKS & (said.keys() ^ meant.keys()) if "before" in said and "before" in meant else ()
    return f"{'with' if said.keys() & ranks else 'without'} {join_words(ranks)}" if ranks else ""


def _is_turned_round(reader: "SenseReader", hinges: Sequence[str], words: str, means: str) -> bool:
    """Whether what stands before and behind the same words, rather than, has changed places."""
    for hinge in (one for one in hinges if one in words and one in means):
        (one, other), (first, second) = (
            [{each.sense for each in reader.read(part)} for part in text.split(hinge, 1)]
            for text in (words, means)
        )
        if one & (second - first) and other & (first - second):
            return True
    return False


def _of_numbers(
    prose: "Prose", pack: "PackProse", how: "LanguageProse", comment: Comment, name: str
) -> Iterator[Finding]:
    """Numbers in the wordings of a constant, as rulebooks tell it."""
    manner = how.orthography
    game = [told_constants(one) for one in prose.packs_of_game(pack.pack)]
    for told in (name, f"{name} more"):
        values = constant_values(told, pack.pack, {}, game)
        for wording in manner.constants.get(told, ()) if values else ():
            for match in number_pattern(wording, manner).finditer(comment.words):
                numbers = tuple(number_said(each, manner) for each in match.groups())
                if not any(agrees(numbers, each) for each in values):
                    known = join_words((str(*each) for each in values), joined_by="or")
                    yield _finding(comment, f'"{match[0]}", and it is {known}', f"say {known}")


def _of_token(
    prose: "Prose", pack: "PackProse", language: str, comment: Comment, id: str
) -> Iterator[Finding]:
    """The cards that a comment names, among those that the rulebook names beside the token."""
    token = next((one for one in pack.pack.tokens if one.id == id), None)
    name = token.name.get(language) if token else None
    told = _named_beside(prose, pack, language, name.text) if name else set()
    named = prose.witnesses.named(pack.pack, language, comment.words)
    for card in sorted({one.id for one in named} - told) if told else ():
        message = f"{card}: the rulebook names {join_words(sorted(told))} beside this token"
        yield _finding(comment, message, "name the card that is meant, or mend the rulebook")


def _named_beside(prose: "Prose", pack: "PackProse", language: str, token: str) -> set[str]:
    """The cards that rules name in paragraphs about a token."""
    about = re.compile(rf"(?<!\w){re.escape(token)}(?!\w)")
    found: set[str] = set()
    for rulebooks in (one for one in prose.all_rulebooks if one.pack.id == pack.pack.id):
        for block in (
            each for one in rulebooks.books if one.language == language for each in one.blocks
        ):
            if block.kind in IN_BOOKS and about.search(block.words):
                named = prose.witnesses.named(pack.pack, language, block.words)
                found |= {one.id for one in named}
                found |= {link.id for link, _ in block.linked if link.kind == "card"}
    return found


def _finding(comment: Comment, message: str, help: str) -> Finding:
    return Finding(CODE, CODE, comment.place, message, help, "warning")


COMMENT_TOLD = Check(
    slug="comment-told",
    title="A comment that says something else than the number beside it means",
    why="""\
Comments in pack.yaml say what a number is, and who sets up a game by them reads nothing else. Each
constant is one thing, `meant` of templates/languages/<language>/prose.yaml. A comment that says
first where that says last, points for coins, the box for the discard pile, or turns round what is
discarded and what is invoked, is about another rule. The cards that a comment names beside a token
are those that the rulebook names in its paragraphs about it.
""",
    refused="""\
constants:
  hand: 7        # cards dealt in an Age; the first one is not played
""",
    mend="""\
Say in the comment what the constant means, or leave it out.
""",
    over_prose=check_comments,
)
