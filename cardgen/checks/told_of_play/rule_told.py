"""What prose tells of a matter that the rules of the game settle otherwise."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.sound import Sheaves, look_at_kinds
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.root import RULINGS_FILE
from cardgen.suggest import join_words

if TYPE_CHECKING:
    import re

    from cardgen.model.finding import Finding
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.settled import SettledMatter, SettledMatters

CODE = "rule-told"
AID = "aid"
BESIDE_BOOKS = ("notes", "ruling", "reason", AID, "says")
IN_BOOKS = ("paragraph", "line", "item", "cell")  # a line is a paragraph of one sentence

Settles = Mapping[str, Sequence[str]]


def check_rule_told(prose: "Prose") -> "Iterator[Finding]":
    """Every sentence about a matter that its game settles."""
    state = prose.project.parts.state
    for pack in prose.packs:
        settles = pack.pack.game.settles
        if settles:
            beside = [state(pack.folder / file) for file in (RULINGS_FILE, AID_FILE)]
            books = prose.project.prose_digests.of_books(CODE, pack.view)
            look = partial(_in_pieces, prose, pack, settles)
            for kinds, read in ((BESIDE_BOOKS, beside), (IN_BOOKS, books)):
                known_by = CODE, [*settles.items()], read
                yield from look_at_kinds(prose, pack, kinds, known_by, look)


def _in_pieces(
    prose: "Prose",
    pack: "PackProse",
    settles: Settles,
    how: "LanguageProse",
    pieces: "Sequence[Passage]",
) -> "Iterator[Finding]":
    """Each is known by its words and those above it: where a rulebook was edited, most are as they
    were."""
    sheaves = Sheaves(CODE, how.language, [*settles.items()])
    matters = cache(partial(prose.matters, how.language, settles))
    for said in pieces:
        above = " ".join(_above(prose, pack, said))
        look = partial(_in_piece, prose, settles, matters, said, above)
        sheaves.add(CODE, (above, said.words), look)
    yield from sheaves.look(prose.project.parts)


def _in_piece(
    prose: "Prose",
    settles: Settles,
    matters: "Callable[[], SettledMatters]",
    said: "Passage",
    above: str,
) -> "Iterator[Finding]":
    for sentence in said.between_stops():
        for matter in matters().spoken_of(f"{above} {sentence[0]}"):
            yield from _told(prose, said, sentence, matter, settles[matter.name])


def _above(prose: "Prose", pack: "PackProse", said: "Passage") -> Iterator[str]:
    """What a piece leaves unsaid: the question of an answer, the title of a line of an aid, in a
    rulebook the heading of its section and what its row of a table begins with."""
    if said.kind in IN_BOOKS:
        yield from pack.above(said)
    yield from prose.tellers.above(said)


def _told(
    prose: "Prose",
    said: "Passage",
    sentence: "re.Match[str]",
    matter: "SettledMatter",
    settled: Sequence[str],
) -> "Iterator[Finding]":
    """What a sentence says of a matter, if all of it is something else than is settled."""
    told = matter.answers(sentence[0])
    if told and told.keys().isdisjoint(settled):
        hit = next(iter(told.values()))
        message = (
            f'"{" ".join(hit[0].split())}", and the game settles {matter.name}: '
            f"{join_words(settled)}"
        )
        help = "say what its rules have, or mend settles: of the game; one of the two is wrong"
        span = sentence.start() + hit.start(), sentence.start() + hit.end()
        yield prose.places.finding(CODE, said, span, message, help)


RULE_TOLD = Check(
    slug="rule-told",
    title="A rule that is told otherwise than the game settles it",
    why="""\
“In a tie, the player with the most gods wins”, says a rulebook in every language, and in 7 Wonders
coins break ties. Numbers of rules are constants of packs; what else rules have, who is paid, where
a card goes, when coins may be spent, what counts, stands under `settles:` of the game’s file in
cards/games, by the name of the matter. The words that speak `about` a matter, and those in which
each thing is told that rules might have of it, stand in settled.yaml of each language.
A sentence about a matter, with the question, the title or the heading above it, says what the game
settles or nothing of it.
""",
    refused="""\
# settles: {tie breaker: coins}
In a tie, the player with the most gods wins.
""",
    mend="""\
Say what the rules have; or mend `settles:`, if these have changed.
""",
    over_prose=check_rule_told,
)
