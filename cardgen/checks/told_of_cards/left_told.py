"""Which cards stay in the box, and from how many players on, told beside cards that say it too."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.wordings import gapped_pattern
from cardgen.checks.rulebook.left_out import asks_for, least_players
from cardgen.checks.sound import look_at_kinds
from cardgen.model.card import Card
from cardgen.model.finding import Finding, Severity
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

CODE, NOTES = "left-told", "notes"
KINDS = (NOTES, "question", "ruling", "reason", "aid", "says")
IN_BOOKS = ("paragraph", "line", "item")
NUMBER = r"(?P<told>\d+)"
NUMBERS = r"(?P<told>\d+(?:\W+[^\W\d_]{1,3})+\W+\d+)"  # 4 or 6, à 4 ou à 6
NAMES = r"(?P<told>[^.!?;:]+)"
CLAUSE = re.compile(r"[^,;:.!?]+")
SENTENCE = re.compile(r"[^.!?;]+")
TEAM, NEGATION = "team", "negation"

LookAt = Callable[["re.Match[str]"], Iterable[Finding]]


def check_left_told(prose: "Prose") -> Iterator[Finding]:
    """Every sentence that says so, in each language."""
    for pack in prose.packs:
        cards, named = _cards_known_by(prose, pack.pack), prose.called.all_known_by
        look = partial(_in_pieces, prose, pack.pack)
        kinds = (*KINDS, *IN_BOOKS)
        yield from look_at_kinds(prose, pack, kinds, (CODE, cards, named), look)


def _cards_known_by(prose: "Prose", pack: "Pack") -> list[tuple[object, ...]]:
    """What is read of the cards and boards of a game."""
    cards = (card for one in prose.known_packs.of_game(pack) for card in one.cards)
    boards = (board for one in prose.known_packs.of_game(pack) for board in one.wonders)
    told = [(card.pack, card.id, *card.players, *card.needs) for card in cards]
    return [*told, *((board.pack, board.id, *board.needs) for board in boards)]


def _in_pieces(
    prose: "Prose", pack: "Pack", how: "LanguageProse", pieces: "Sequence[Passage]"
) -> Iterator[Finding]:
    manner = how.orthography
    fewest = [gapped_pattern(one, NUMBER) for one in manner.fewest_players]
    row = [gapped_pattern(one, NUMBER) for one in manner.from_players]
    teams = [gapped_pattern(one, NUMBERS) for one in manner.team_games]
    asking = [gapped_pattern(one, NAMES) for one in manner.needs_expansion]
    stays = [gapped_pattern(one, NAMES) for one in manner.stays_out]
    for said in pieces:
        yield from _found(teams, said, partial(_of_teams, prose, said))
        if said.kind in KINDS:
            yield from _found(fewest, said, partial(_of_players, prose, pack, said))
            yield from _found(row, said, partial(_of_row, prose, pack, said))
            yield from _found(stays, said, partial(_of_needs, prose, pack, how, said))
            yield from _found(asking, said, partial(_of_expansions, prose, pack, said))


def _found(
    patterns: "Iterable[re.Pattern[str]]", said: "Passage", look: LookAt
) -> Iterator[Finding]:
    yield from (each for one in patterns for hit in one.finditer(said.words) for each in look(hit))


def _of_players(
    prose: "Prose", pack: "Pack", said: "Passage", hit: "re.Match[str]"
) -> Iterator[Finding]:
    """The number against those that the cards say whom its sentence names, or whose note it is."""
    sentence = _around(said.words, hit.start())
    cards = [*_named(prose, pack, said, sentence)]
    if said.kind == NOTES and not cards:
        cards = [card for card in pack.cards if card.id == said.card]
    least = {least_players(card) for card in cards} - {0}
    if least and int(hit["told"]) not in least:
        message = f"{hit['told']} players, and {join_words(_ids(cards))} says {_listed(least)}"
        help = "mend the sentence, or what the card says under players:"
        yield _finding(prose, said, hit, message, help)


def _of_row(
    prose: "Prose", pack: "Pack", said: "Passage", hit: "re.Match[str]"
) -> Iterator[Finding]:
    """The number against what the one card says that is named in its clause."""
    clause = next(one for one in CLAUSE.finditer(said.words) if one.end() > hit.start("told"))
    cards = [*_named(prose, pack, said, clause[0])]
    least = {number for card in cards for number in card.players if number}
    if len({card.id for card in cards}) == 1 and least and int(hit["told"]) not in least:
        message = f"{hit['told']} players, and {cards[0].id} says {_listed(least)}"
        help = "mend the sentence, or what the card says under players:"
        yield _finding(prose, said, hit, message, help)


def _of_teams(prose: "Prose", said: "Passage", hit: "re.Match[str]") -> Iterator[Finding]:
    """The numbers of players of games in teams: teams are of two."""
    reader, sentence = prose.sense_readers.get(said.language), _around(said.words, hit.start())
    senses = {one.sense for one in reader.read(sentence)} if reader else set()
    odd = [number for number in re.findall(r"\d+", hit["told"]) if int(number) % 2]
    if odd and TEAM in senses and NEGATION not in senses:
        message = f"teams of two, and {odd[0]} players do not make any"
        help = "say even numbers of players, or speak of no teams"
        yield _finding(prose, said, hit, message, help, severity="warning")


def _of_needs(
    prose: "Prose", pack: "Pack", how: "LanguageProse", said: "Passage", hit: "re.Match[str]"
) -> Iterator[Finding]:
    """The cards that stay out of a game that lacks something, against what each of them needs."""
    sentence = _around(said.words, hit.start())
    needs = [need for need, wordings in how.orthography.left_without.items()
             if any(gapped_pattern(one, "").search(sentence) for one in wordings)]  # fmt: skip
    if len(needs) == 1:
        named = [*_named(prose, pack, said, hit["told"])]
        for card in (one for one in named if not asks_for(needs[0], one)):
            message = f"{card.id} stays out, but does not say so itself"
            help = f"mend the sentence, or say there: needs: {{{needs[0].replace(' ', ': [')}]}}"
            yield _finding(prose, said, hit, message, help)


def _of_expansions(
    prose: "Prose", pack: "Pack", said: "Passage", hit: "re.Match[str]"
) -> Iterator[Finding]:
    """The cards and boards that are said to need an expansion, against what each of them needs."""
    for owner in prose.witnesses.named(pack, said.language, hit["told"]):
        if not (owner.needs.play or owner.needs.cards):
            message = f"{owner.id} is said to need an expansion, and does not say so itself"
            help = (
                f"name another, or say there which one: needs: {{play: […]}} ({owner.place('id')})"
            )
            yield _finding(prose, said, hit, message, help)


def _finding(
    prose: "Prose",
    said: "Passage",
    hit: "re.Match[str]",
    message: str,
    help: str,
    *,
    severity: Severity = "error",
) -> Finding:
    return prose.places.finding(CODE, said, hit.span("told"), message, help, severity=severity)


def _named(prose: "Prose", pack: "Pack", said: "Passage", words: str) -> Iterator[Card]:
    for owner in prose.witnesses.named(pack, said.language, words):
        if isinstance(owner, Card):
            yield owner


def _around(words: str, at: int) -> str:
    """The sentence about a place."""
    return next(one[0] for one in SENTENCE.finditer(words) if one.start() <= at < one.end())


def _ids(cards: Iterable[Card]) -> list[str]:
    return sorted({card.id for card in cards if least_players(card)})


def _listed(numbers: Iterable[int]) -> str:
    return join_words(map(str, sorted(numbers)), joined_by="or")


LEFT_TOLD = Check(
    slug="left-told",
    title="A card that stays in the box or takes so many players, but says otherwise",
    why="""\
“With fewer than 6 players, this god stays in the box” is what `players:` of the card says, and
“without Leaders, leave the Courtesans out” what `needs:` says. Notes, rulings, aids and scenarios
are read for both, in words of `fewest players`, `stays out` and `left without` of
templates/languages/<language>/prose.yaml. What needs an expansion, in words of `needs expansion`,
says so under `needs:`, be it a card or a board.
""",
    refused="""\
- id: iris
  players: {min: 6}
  notes:
    en:
      - >-
        With fewer than 4 players, this god stays in the box.       # 6
""",
    mend="""\
Find out which of the two is right; mend the sentence, or `players:` or `needs:` of the card.
""",
    over_prose=check_left_told,
    of_cards=("words",),
)
