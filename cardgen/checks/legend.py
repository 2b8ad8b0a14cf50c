"""Icons and their meanings that do not match."""

from collections.abc import Iterator
from typing import Any

from cardgen.checks.review.library import Library
from cardgen.layout.subject import shown_icons
from cardgen.loading.legend import FILE
from cardgen.loading.report import Where
from cardgen.loading.suggest import question
from cardgen.model.finding import Finding
from cardgen.model.legend import Legend
from cardgen.model.place import Place

CODES = ("legend-file", "legend-missing", "legend-unknown", "legend-language", "legend-twice")
WHY = """\
An icon reference goes with each pack, printed from templates/legend.yaml. A player looks there for
the icon that is not understood: it must be there, in the language of the cards; and a meaning whose
icon is gone, or that is given twice, is a slip.
"""
REFUSED = """\
groups:
  - title: {fr: Jetons, en: Tokens}
    icons:
      victroy: {fr: Jeton Victoire., en: Victory token.}      # did you mean "victory"?
      debt: {fr: Jeton Dette.}                                # a pack speaks English too
"""
MEND = """\
Give each icon that cards show one meaning, in every language of the packs that show it.
"""


def check_library(library: Library) -> Iterator[Finding]:
    """The legend against the icons there are, and against those that each pack shows."""
    yield from library.legend_findings
    legend = library.legend
    if legend:
        yield from _strangers(legend, library.assets.signs.names)
        yield from _lacking(legend, library)


def _strangers(legend: Legend, known: frozenset[str]) -> Iterator[Finding]:
    """Meanings without an icon, and second meanings."""
    met: set[str] = set()
    for name, place in _places(legend):
        if name not in known:
            message = f'there is no icon "{name}"{question(name, known)}'
            help = f"put {name}.svg into templates/icons/, or leave its meaning out"
            yield Finding("legend", "legend-unknown", place, message, help)
        elif name in met:
            message, help = f'"{name}" has a meaning already', "keep one of the two"
            yield Finding("legend", "legend-twice", place, message, help)
        met.add(name)


def _places(legend: Legend) -> Iterator[tuple[str, Place]]:
    groups: Any = legend.entry["groups"]
    for group in groups:
        yield from ((name, Where(group["icons"], name).key_place) for name in group["icons"])


def _lacking(legend: Legend, library: Library) -> Iterator[Finding]:
    """Icons that a pack shows and nobody explains, and words that a language lacks."""
    wanted = _wanted(library)
    for name in wanted:
        if name not in legend.meanings:
            message = f'nothing says what the icon "{name}" means'
            help = f"add {name}: {{fr: …, en: …}} to a group of {FILE}"
            yield Finding("legend", "legend-missing", legend.entry.place("groups"), message, help)
    for language in dict.fromkeys(language for each in wanted.values() for language in each):
        yield from _unsaid(legend, language, {name for name in wanted if language in wanted[name]})


def _unsaid(legend: Legend, language: str, wanted: set[str]) -> Iterator[Finding]:
    """What the legend does not say in a language: each thing, or once that it says nothing."""
    places = dict(_places(legend))
    said = [(key, words, legend.entry.place("words", key)) for key, words in legend.words.items()]
    for number, group in enumerate(legend.groups):
        said.append(("title", group.title, legend.entry.place("groups", number, "title")))
        said += [(key, held, places[key]) for key, held in group.icons.items() if key in wanted]
    lacking = [(key, place) for key, words, place in said if language not in words]
    if len(lacking) == len(said):
        lacking = [("the legend", legend.entry.place("words"))]
    for key, place in lacking:
        message = f'{key} has no words in the language "{language}", which a pack speaks'
        help = f"add {language}: …"
        yield Finding("legend", "legend-language", place, message, help, language=language)


def _wanted(library: Library) -> dict[str, dict[str, None]]:
    """The icons that packs show, each with the languages of these packs; those that are not there
    at all are told where they are shown."""
    known = library.assets.signs.names
    wanted: dict[str, dict[str, None]] = {}
    for material in library.aided:
        pack = material.pack
        icons = (
            icon.name
            for card in pack.printed_cards
            for icon in shown_icons(card, pack, material.powers(card))
        )
        for name in dict.fromkeys((*icons, pack.mark)):
            if name in known:
                wanted.setdefault(name, {}).update(dict.fromkeys(pack.languages))
    return wanted
