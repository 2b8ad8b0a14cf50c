"""Signs of a player aid that the words beside them do not tell, or tell in another order."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from cardgen.checks.check import Check
from cardgen.checks.comparing.told_signs import Called, called_signs, where_told
from cardgen.checks.sound import look_unless_sound
from cardgen.model.finding import Finding, Place
from cardgen.model.located import Seq
from cardgen.model.player_aid import AidLine
from cardgen.model.text import Icon
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project


def check_aid_signs(project: Project) -> Iterator[Finding]:
    """Every line of every aid, in each language, but the phases, whose signs are pictures. What
    signs are called where no rules play is not known."""
    for view in (one for one in project.aided if one.pack.game.rules):
        key = project.digests.beside_cards("aid-signs", view, told=AID_FILE)
        yield from look_unless_sound(project.parts, key, partial(_of_pack, project, view))


def _of_pack(project: Project, view: PackView) -> Iterator[Finding]:
    legend = project.legend
    for language in view.pack.languages:
        called = called_signs(legend, language) if legend else ()
        for section in view.aid if legend else ():
            for line in section.lines:
                if not line.phase:
                    yield from _line(line, language, called)


def _line(line: AidLine, language: str, called: tuple[Called, ...]) -> Iterator[Finding]:
    words = _words(line, language)
    for name in line.told.keys() - {sign.name for sign in line.signs}:
        place = line.entry.place("told", name)
        yield _finding(place, f"the line has no sign {name}", "name one of its signs", language)
    found = [(sign, _at(line, sign, words, language, called)) for sign in line.signs]
    for number, (sign, at) in enumerate(found):
        if at is None:
            message = f"the words do not tell the sign {sign}"
            help = f"show another sign, or say which words it stands for, told: {{{sign.name}: …}}"
            yield _finding(_place(line, number), message, help, language)
    told = [(number, sign, at) for number, (sign, at) in enumerate(found) if at is not None]
    for (_, before, first), (number, sign, second) in pairwise(told):
        if second < first:
            message = f"the words tell {sign} before {before}, the signs after it"
            help = "put the signs in the order of the words"
            yield _finding(_place(line, number), message, help, language)


def _words(line: AidLine, language: str) -> str:
    runs = line.text.get(language, ())
    said = "".join(run if isinstance(run, str) else " " for run in runs)
    return f"{line.title.get(language, '')} {said}"


def _at(
    line: AidLine, sign: Icon, words: str, language: str, called: tuple[Called, ...]
) -> int | None:
    """Where the words first tell a sign."""
    if sign.name in line.told:
        at = words.find(line.told[sign.name].get(language, ""))
        return None if at < 0 else at
    return where_told(sign.name, words, called)


def _place(line: AidLine, number: int) -> Place:
    held = line.entry["signs"]
    return held.place(number) if isinstance(held, Seq) else line.entry.place("signs")


def _finding(place: Place, message: str, help: str, language: str) -> Finding:
    return Finding("aid-signs", "aid-signs", place, message, help, language=language)


AID_SIGNS = Check(
    slug="aid-signs",
    title="A sign of a player aid that its line does not tell",
    why="""\
Whoever looks at the player aid reads a sign together with the words beside it. So each sign of a
line is told by them, in every language: they have a word of its name or its meaning in
templates/legend.yaml; and several signs stand in the order of the words. The phases of an Age have
pictures, which are not looked at. Where a line calls a sign otherwise, `told:` says by which of its
words.
""",
    refused="""\
- signs: [laurel-held:2, shield-held:3]      # the words tell shields first
  text:
    fr: >-
      Ayez autant de boucliers, de points imprimés.
    en: >-
      Have that many shields, printed points.
""",
    mend="""\
Show the sign of what the line tells, in its order; or say for which of its words the sign stands:
`told: {sell: {fr: Défausser, en: Discard}}`.
""",
    over_project=check_aid_signs,
)
