"""Parts of an effect that words leave to the reader."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.words.reading import check_words
from cardgen.model.finding import Finding
from cardgen.model.located import Map, ValueRef
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project

UNUSED = "unsaid-unused"
# What of an entry has to be read so that its words are held against its power.
HEARD = ("name", "pantheon", "power", "reviewed", "sides", "stages", "text", "variants")


def check_unsaid_rules(project: Project) -> Iterator[Finding]:
    """Each rule of a pack for what no words of that kind leave unsaid.

    Only where all packs were looked at, and all their words can be read.
    """
    if not (project.whole and project.texts):
        return
    used = {
        (one.speaker.pack, one.bearer, part) for one in project.texts for part in one.parts_unsaid
    }
    for view in (one for one in project.packs if not _has_unheard(one)):
        for kind, parts in view.pack.unsaid.items():
            for part in parts:
                if (view.pack.id, kind, part) not in used:
                    held: Map = view.pack.entry["unsaid"][kind]  # type: ignore[index]  # a map, or it had no rules
                    where = ValueRef(held, part, at_key=True)
                    message = f"no words of a {kind} leave the {part} unsaid"
                    yield Finding(UNUSED, UNUSED, where.place, message, "take it out", "warning")


def _has_unheard(view: PackView) -> bool:
    """Whether a pack has words that are not held against a power for a fault of either."""
    pack = view.pack
    unread = {name for part in pack.partly_read for name in part.unread}
    unread |= {path[-1] for part in pack.partly_read_boards for path in part.unread}
    return bool(view.faulty_powers) or view.may_hold_more or not unread.isdisjoint(HEARD)


WORDS_UNSAID = Check(
    slug="words-unsaid",
    title="A part of the effect that the words leave to the reader",
    why="""\
How long a power holds, when it works, whose cards it counts, where they come from, what may not be
done: the engine knows it by default, a player at the table does not. What words leave out is either
a rule of the pack, which holds for all cards of a kind and has its reason, or a hole.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      when: {builds: [blue, green], by: self}
  text:
    fr: >-
      Recevez 1 pièce par carte bleue ou verte que vous construisez.   # until when?
    en: >-
      Gain 1 coin each time you build a blue or green card.
""",
    mend="""\
Say it, as the words of the house do. Where all cards of a kind leave it out, say why in pack.yaml:
`unsaid: {leader: {restriction: every price of this game is fixed}}`; where one card does, on the
card: `accepts: {words-unsaid: why}`. The parts are duration, moment, scope, owner, pile, printed,
restriction, price, option, limit and outcome; phrase files mark where a pattern passes one over,
`?limit`.
""",
    over_project=check_words,
)


WORDS_HALF_SAID = Check(
    slug="words-half-said",
    title="A part of the effect that one language says and another does not",
    why="""\
Two players at one table hold the same card in two languages. What only one of them is told, the
other has to believe; a rule of the pack that leaves it unsaid is no excuse.
""",
    refused="""\
- id: iris
  power:
    - coins: 1
      when: {builds: [blue, green], by: self}
  text:
    fr: >-
      Jusqu’à la fin de l’Âge, recevez 1 pièce par carte bleue ou verte que vous construisez.
    en: >-
      Gain 1 coin each time you build a blue or green card.   # until when?
""",
    mend="""\
Say it in every language, or in none.
""",
    over_project=check_words,
)


UNSAID_UNUSED = Check(
    slug="unsaid-unused",
    title="A rule of what may stay unsaid that nothing needs",
    why="""\
A rule that once excused words still excuses the next ones, which nobody has looked at. It is told
by `cardgen check` over all packs.
""",
    refused="""\
unsaid: {god: {duration: gods are for the Age}}     # in pack.yaml; every god says it
""",
    mend="""\
Take the line out.
""",
    over_project=check_unsaid_rules,
)
