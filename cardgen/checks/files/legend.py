"""What goes with packs as aids: the meanings of icons, and player aids."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.layout.assets import Assets
from cardgen.model.finding import Finding, Place
from cardgen.model.legend import COST, Group, Legend, Said
from cardgen.model.located import Map, ValueRef
from cardgen.packs.aids.player_aids import AID_FILE
from cardgen.packs.misplaced import ask_or_place
from cardgen.packs.root import LEGEND_FILE, display_path, find_file
from cardgen.project.pack_view import PackView
from cardgen.project.printed.player_aids import player_aid_findings
from cardgen.project.printed.printed_works import signs_on_boards, signs_on_cards
from cardgen.project.project import Project
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import join_words

Wanted = Mapping[str, Mapping[str, None]]  # icons, each with the languages of the packs


def check_legend(project: Project) -> Iterator[Finding]:
    """The legend against the icons there are and those that packs show; player aids."""
    wanted, parts = _wanted(project), project.parts
    told = [(name, [*languages]) for name, languages in wanted.items()]
    spoken = [*map(_languages, (project.aided, project.explained))]
    key = digest_of("legend", bool(project.explained), spoken, told) if parts.states else b""
    yield from look_unless_sound(parts, key, partial(_of_file, project, wanted))
    for view in project.aided:
        key = project.digests.beside_cards("player-aid", view, told=AID_FILE)
        yield from look_unless_sound(parts, key, partial(_of_aid, project, view))


def _of_file(project: Project, wanted: Wanted) -> Iterator[Finding]:
    yield from project.legend_findings
    if project.legend:
        yield from _strangers(project.legend, project.assets)
        yield from _lacking(project.legend, project, wanted)


def _of_aid(project: Project, view: PackView) -> Iterator[Finding]:
    return player_aid_findings(view, project.legend)


def _strangers(legend: Legend, assets: Assets) -> Iterator[Finding]:
    """Meanings without an icon, and second meanings."""
    known = assets.signs.names
    for entry in legend.entries:
        met: set[str] = set()
        named: Any = [entry.get("names", ()), entry.get("further", ())]
        called = (each for names in named for each in _keys(names))
        cover: Any = entry.get("cover", ())
        listed = ((name, entry.place("cover", at)) for at, name in enumerate(cover))
        every = chain(called, listed)
        yield from (_stranger(*each, assets) for each in every if each[0] not in known)
        for name, place in _places(entry):
            if name not in known:
                yield _stranger(name, place, assets)
            elif name in met:
                message, help = f'"{name}" has a meaning already', "keep one of the two"
                yield Finding("legend", "legend-twice", place, message, help)
            met.add(name)


def _stranger(name: str, place: Place, assets: Assets) -> Finding:
    wanted = f"templates/icons/{name}.svg"
    question, there = ask_or_place(assets.root, wanted, assets.signs.names)
    message = f'there is no icon "{name}"{question}'
    help = there or f"put {name}.svg into templates/icons/, or leave its meaning out"
    return Finding("legend", "legend-unknown", place, message, help)


def _places(entry: Map) -> Iterator[tuple[str, Place]]:
    groups: Any = entry.get("groups", ())
    for group in groups:
        yield from _keys(group["icons"])


def _keys(names: Any) -> Iterator[tuple[str, Place]]:
    return ((name, ValueRef(names, name).key_place) for name in names)


def _own(legend: Legend) -> Map | None:
    """The legend that may be written in; None where there is only what the program ships."""
    return next((entry for entry in legend.entries if entry.file == LEGEND_FILE), None)


def _lacking(legend: Legend, project: Project, wanted: Wanted) -> Iterator[Finding]:
    """Icons that a pack shows and nobody explains, and words that a language lacks."""
    for name, languages in wanted.items():
        if name not in legend.meanings:
            message = f'nothing says what the icon "{name}" means'
            place, help = _to_add(_own(legend), project.root, name, languages)
            yield Finding("legend", "legend-missing", place, message, help)
    for language in _languages(project.explained):
        shown = {name for name in wanted if language in wanted[name]}
        yield from _unsaid(legend, project, language, shown)


def _to_add(own: Map | None, root: Path, name: str, languages: Iterable[str]) -> tuple[Place, str]:
    """Where a meaning is lacking, and what to type: all of a file where there is none yet."""
    said = "{" + ", ".join(f"{language}: …" for language in languages) + "}"
    new = f"  - title: {said}\n    icons:\n      {name}: {said}"
    groups: Any = own.get("groups", ()) if own else ()
    if own is not None and groups:
        titles = join_words([f'"{next(iter(group["title"].values()))}"' for group in groups])
        help = f"add {name}: {said} under icons: of {titles}, or of a group of its own:\n{new}"
        return own.place("groups"), help
    if own is not None:
        return own.place(), f"add to {LEGEND_FILE}:\ngroups:\n{new}"
    icon = display_path(find_file(root, f"templates/icons/{name}.svg"), root)
    return Place(icon), f"write {LEGEND_FILE}, which lies over what is shipped:\ngroups:\n{new}"


def _unsaid(legend: Legend, project: Project, language: str, shown: set[str]) -> Iterator[Finding]:
    """What the legend does not say in a language: each thing, or once that it says nothing. The
    words of its page are those of aids."""
    paged = legend.words if language in _languages(project.aided) else {}
    said = [("words", key, words) for key, words in paged.items() if key != COST]
    titled = [group for group in legend.groups if shown & group.icons.keys()]
    said += [("title", f"the title {_quoted(group)}", group.title) for group in titled]
    said += [("icon", name, held) for name, held in legend.meanings.items() if name in shown]
    lacking = [each for each in said if language not in each[2]]
    if said and len(lacking) == len(said):
        lacking = [("words", "the legend", {})]
    for part, key, words in lacking:
        message = f'{key} has no words in the language "{language}", which a pack speaks'
        place, help = _to_say(legend, project, language, part, key, words)
        yield Finding("legend", "legend-language", place, message, help, language=language)


def _quoted(group: Group) -> str:
    return f'"{next(iter(group.title.values()), "")}"'


def _to_say(
    legend: Legend, project: Project, language: str, part: str, key: str, words: Said
) -> tuple[Place, str]:
    """Where a language is lacking, in a file that may be written in, and what to type."""
    own = _own(legend)
    if own is None:
        packs = (one.pack for one in project.explained if language in one.pack.languages)
        return next(packs).entry.place(
            "languages"
        ), f"write {LEGEND_FILE}, with all that it is to say"
    place = {"words": _at_word, "title": _at_title, "icon": _at_icon}[part](own, key, words)
    if place or not words:
        return place or own.place("words"), f"add {language}: …"
    both = "".join(f'{one}: "{text}", ' for one, text in words.items()) if part == "title" else ""
    typed = f"{'title' if part == 'title' else key}: {{{both}{language}: …}}"
    under = {"words": "words:", "title": "groups:", "icon": "icons: of its group:"}[part]
    return own.place("groups"), f"say it in {LEGEND_FILE}, under {under} {typed}"


def _at_word(own: Map, key: str, words: Said) -> Place | None:
    page: Any = own.get("words", ())
    return own.place("words", key) if key in page else None


def _at_title(own: Map, key: str, words: Said) -> Place | None:
    groups: Any = own.get("groups", ())
    alike = (at for at, group in enumerate(groups) if group["title"].items() & words.items())
    return next((own.place("groups", at, "title") for at in alike), None)


def _at_icon(own: Map, key: str, words: Said) -> Place | None:
    return dict(_places(own)).get(key)


def _languages(views: Iterable[PackView]) -> tuple[str, ...]:
    """The languages of packs, each once."""
    every = (language for view in views for language in view.pack.languages)
    return tuple(dict.fromkeys(every))


def _wanted(project: Project) -> Wanted:
    """The icons that packs show, each with the languages of these packs; those that are not there
    at all are told where they are shown. Of a game without rules those that its root explains."""
    known = project.assets.signs.names
    wanted: dict[str, dict[str, None]] = {}
    for view in project.explained:
        pack, legend = view.pack, project.legend_of(view.pack)
        meant = legend.meanings if legend else {}
        icons = (*signs_on_cards(project, view), *signs_on_boards(project, view), pack.mark)
        for name in dict.fromkeys(icons):
            if name in known and (pack.game.rules or name in meant):
                wanted.setdefault(name, {}).update(dict.fromkeys(pack.languages))
    return wanted


LEGEND = Check(
    slug="legend",
    title="Icons and their meanings that do not match",
    why="""\
An icon reference goes with each pack, printed from templates/legend.yaml. A player looks there for
the icon that is not understood: it must be there, in the language of the cards; and a meaning whose
icon is gone, or that is given twice, is a slip.
""",
    refused="""\
groups:
  - title: {fr: Jetons, en: Tokens}
    icons:
      victroy: {fr: Jeton Victoire., en: Victory token.}      # did you mean "victory"?
      debt: {fr: Jeton Dette.}                                # a pack speaks English too
""",
    mend="""\
Give each icon that cards show one meaning, in every language of the packs that show it.
""",
    codes=("legend-file", "legend-missing", "legend-unknown", "legend-language", "legend-twice"),
    over_project=check_legend,
    of_faces=True,
)


PLAYER_AID = Check(
    slug="player-aid",
    title="A player aid that does not hold",
    why="""\
The player aid is what players look at instead of the rules: one page, cards/<pack>/aid.yaml. Its
phases stand in the order of play, the numbers that it names are those of pack.yaml, its signs are
drawn, and it fits on one page of A4 and of Letter, at 7 points or more.
""",
    refused="""\
- id: prayer
  title: {fr: Phase de Prière, en: Prayer Phase}
  lines:
    - numbers: gods dealt              # 3 in pack.yaml
      text:
        fr: >-
          Recevez 4 dieux.
        en: >-
          Receive 4 gods.
""",
    mend="""\
Say what the rules and pack.yaml say; put the phases into the order of play; say it in fewer words.
""",
    codes=(*("player-aid-sign", "player-aid-phase", "player-aid-number", "player-aid-page"),),
    over_project=check_legend,
    of_faces=True,
)
