"""Numbers and colours told beside cards that neither these nor the scenarios there know."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.passages.fact_witnesses import FactWitnesses
from cardgen.checks.passages.told_beside import AID, ANSWER, NOTES, STORY, told_in
from cardgen.checks.sound import Sheaves, look_unless_sound
from cardgen.model.finding import Finding
from cardgen.project.sound_parts import digest_of

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose

BESIDE_CARDS = (AID, "question", ANSWER, STORY)


def check_prose_witness(prose: "Prose") -> Iterator[Finding]:
    """Each piece, in each language, unless all who may know say what they said before."""
    witnesses = FactWitnesses(prose)
    # Where nothing is told beside cards, nobody need find all that they print: of 5,000 cards that
    # was an eighth of a check.
    for pack in (pack for pack in prose.packs if pack.tells((*BESIDE_CARDS, NOTES))):
        key = pack.key("witness", around := witnesses.known_by(pack.view))
        look = partial(_in_pack, prose, witnesses, pack, around)
        yield from look_unless_sound(prose.project.parts, key, look)


def _in_pack(
    prose: "Prose", witnesses: "FactWitnesses", pack: "PackProse", around: bytes
) -> Iterator[Finding]:
    """In what is told beside cards, which most edits leave as it was, and in notes."""
    parts, digests = prose.project.parts, prose.project.digests
    beside = digests.beside_all_cards("witness", pack.view)
    key = digest_of("witness", around, beside) if beside else b""
    look = partial(_in_pieces, prose, witnesses, pack, around, BESIDE_CARDS)
    yield from look_unless_sound(parts, key, look)
    yield from _in_pieces(prose, witnesses, pack, around, (NOTES,))


def _in_pieces(
    prose: "Prose",
    witnesses: "FactWitnesses",
    pack: "PackProse",
    around: bytes,
    kinds: Sequence[str],
) -> Iterator[Finding]:
    sheaves = Sheaves("witness", around)
    for how in prose.spoken:
        for (_, kind), sheaf in pack.page(how.language).sheaves.items():
            for said in sheaf if kind in kinds else ():
                told = prose.digests.of(said), said.card, witnesses.beside(said, pack.view)
                look = partial(_in_piece, prose, witnesses, how, said)
                sheaves.add((how.language, kind), told, look)
    yield from sheaves.look(prose.project.parts)


def _in_piece(
    prose: "Prose", witnesses: "FactWitnesses", how: "LanguageProse", said: "Passage"
) -> Iterator[Finding]:
    for told in told_in(prose, how, said):
        yield from witnesses.about(said, told)


PROSE_WITNESS = Check(
    slug="prose-witness",
    title="A number or a colour that no card and no scenario knows",
    why="""\
What is wrong in all languages at once, no comparison of languages can tell. Coins, shields and
points that are counted in a note, a question, its answer, a player aid or by a scenario, and the
colours named there, are asked of those who know: the card that the note stands on, cards that are
named, those on the table of the scenario, what it gives and what it comes to as it is played, and
the constants of the game. A note may say twice a number of its card, or the difference of two.
A sentence of a scenario that names one card alone, and denies nothing, tells of that one: no colour
and no resource but its own. The side in “Babylon B” is one that the scenario lays out.
""",
    refused="""\
- id: iris
  power: [{coins: 3}]
  notes:
    fr:
      - >-
        Prenez ces 4 pièces à la banque.         # she brings 3
    en:
      - >-
        Take these 4 coins from the bank.
""",
    mend="""\
Say the number or the colour of the card, or mend the card: one of the two is wrong.
""",
    over_prose=check_prose_witness,
    of_cards=("powers", "tables"),
    plays=True,
)
