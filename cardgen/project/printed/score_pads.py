"""The score pads of a pack as they are printed, in every language and ink."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from cardgen.layout.composers import Composers, InkUse
from cardgen.layout.icons import UnknownIcon
from cardgen.layout.marks import CardFace
from cardgen.layout.score_lines import PrintedScoreLine
from cardgen.layout.template.layouts import LayoutErrors
from cardgen.layout.template.variables import back_variables
from cardgen.model.finding import Finding, Place, Stop, UnknownWord
from cardgen.model.language import ScorePadWords
from cardgen.model.located import ValueRef
from cardgen.model.pack import Pack
from cardgen.model.score_pad import PadSet, ScorePad
from cardgen.packs.language_schemas import SHEETS
from cardgen.packs.languages import language_path
from cardgen.project.printed.faces import eased_finding, undrawn_finding, unknown_layout
from cardgen.suggest import did_you_mean, join_words


class PadFace(NamedTuple):
    """A score pad, composed in one language and ink."""

    face: CardFace
    of: PadSet
    ink: InkUse
    component: ScorePad


class ComposedPads(NamedTuple):
    """The score pads of a pack, and what kept one from being composed."""

    faces: tuple[PadFace, ...]
    findings: tuple[Finding, ...]


def compose_pads(
    pack: Pack, composers_by_ink: tuple[Composers, ...], languages: tuple[str, ...]
) -> ComposedPads:
    """Every pad; what fails is a finding, the rest goes on."""
    faces: list[PadFace] = []
    findings: dict[Finding, None] = {}
    for composers in composers_by_ink:
        for one in _every_pad(pack, composers, languages):
            if isinstance(one, PadFace):
                faces.append(one)
            elif one not in findings:
                findings[eased_finding(one, composers, composers_by_ink)] = None
    return ComposedPads(tuple(faces), tuple(findings))


def _every_pad(
    pack: Pack, composers: Composers, languages: tuple[str, ...]
) -> Iterator[PadFace | Finding]:
    for of in pack.pad_sets:
        try:
            composers.composer(of.layout)
        except LayoutErrors as faults:
            yield from faults.findings
            continue
        except Stop as stop:
            yield unknown_layout(pack, of, "layout", composers, stop)
            continue
        yield from _wrong_size(pack, of, composers)
        for pad in of.members:
            for language in languages:
                yield from _pad(pack, of, pad, language, composers)


def _wrong_size(pack: Pack, of: PadSet, composers: Composers) -> Iterator[Finding]:
    """The layout of a set against the size that its kind has."""
    size = composers.composer(of.layout).layout.size
    if size != of.size:
        sizes = (f"{one.width:g}x{one.height:g}" for one in (of.size, size))
        message = f"the {of.kind} is {next(sizes)}, its layout {next(sizes)}"
        kinds = join_words(pack.game.kinds_sized(size, written=True))
        typed = f"type kind: {kinds}" if kinds else "give the kind the size of the layout"
        help = f"{typed}, or name a layout of this size"
        place = pack.entry.place(*of.entry, "kind")
        yield Finding("card-size", "card-size", place, message, help)


def _uncoloured(pack: Pack, of: PadSet, pad: ScorePad, composers: Composers) -> Iterator[Finding]:
    """The lines of a pad whose colour, which the game says, its layout does not have."""
    colours = composers.composer(of.layout).layout.colours
    named = dict.fromkeys(each.colour for each in pack.game.score.values())
    known = [one for one in named if one in colours]
    held: Any = pad.entry["lines"]
    for number, line in enumerate(pad.lines):
        colour = pack.game.score[line].colour
        if colour not in colours:
            message = f'the line "{line}" wants the colour "{colour}"{did_you_mean(colour, known)}'
            file = f"cards/games/{pack.game.id}.yaml"
            help = f"at {line} under score: of {file} write colour: {join_words(known)}"
            help = f"{help}; or a layout of your own has {colour} under colours:"
            place = ValueRef(held, number).place
            yield Finding("drawing", "drawing", place, message, help, card=pad.id)


def _pad(
    pack: Pack, of: PadSet, pad: ScorePad, language: str, composers: Composers
) -> Iterator[PadFace | Finding]:
    """A pad in one language, or why it cannot be printed."""
    sheet = composers.assets.languages.file(language, SHEETS).value
    if sheet is None:  # which is told where the pack says that it speaks the language
        return
    words: ScorePadWords | None = sheet.scorepad
    unsaid = list(_unsaid(pad, language, words))
    yield from unsaid
    if words is None or unsaid:
        return
    try:
        face = composers.composer(of.layout).face(pad_variables(pad, pack, language, words))
        yield PadFace(face, of, composers.ink, pad)
    except (Stop, UnknownIcon) as fault:
        if _is_of_colour(fault, pad, pack):
            yield from _uncoloured(pack, of, pad, composers)
        else:
            yield undrawn_finding(fault, pad.id, pad.place("id"), pad.id)


def _is_of_colour(fault: Stop | UnknownIcon, pad: ScorePad, pack: Pack) -> bool:
    """Whether a pad cannot be drawn for the colour of one of its lines."""
    colours = [pack.game.score[line].colour for line in pad.lines]
    return isinstance(fault, UnknownWord) and fault.word in colours


def _unsaid(pad: ScorePad, language: str, words: ScorePadWords | None) -> Iterator[Finding]:
    """The lines that a language has no words for; the pad itself, where it has none at all."""
    file = language_path(language, SHEETS)
    if words is None:
        help = f"add to {file}: scorepad: {{title: …, names: …, total: …, lines: …}}"
        message = f'nothing says in the language "{language}" what stands on score pads'
        yield _words_finding(pad, pad.place("id"), message, help, language)
        return
    held: Any = pad.entry["lines"]
    for number, line in enumerate(pad.lines):
        if line not in words.lines:
            message = f'the line "{line}" has no words in the language "{language}"'
            help = f'add to lines: of scorepad: in {file}: "{line}": {{name: …}}'
            place = ValueRef(held, number).place
            yield _words_finding(pad, place, message, help, language)


def _words_finding(pad: ScorePad, place: Place, message: str, help: str, language: str) -> Finding:
    code = "language-words"
    return Finding(code, code, place, message, help, card=pad.id, language=language)


def pad_variables(pad: ScorePad, pack: Pack, language: str, words: ScorePadWords) -> dict[str, Any]:
    """Variables of a pad; `words` say something of each of its lines."""
    return {
        **back_variables(pack, language),
        "id": pad.id,
        "name": pad.name[language].text,
        "title": words.title,
        "names": words.names,
        "total": words.total,
        "columns": pad.columns,
        "lines": tuple(_printed_lines(pad, pack, words)),
    }


def _printed_lines(pad: ScorePad, pack: Pack, words: ScorePadWords) -> Iterator[PrintedScoreLine]:
    for name in pad.lines:
        line, said = pack.game.score[name], words.lines[name]
        yield PrintedScoreLine(
            line.signs, said.name, said.note, line.colour, line.ticked, ("lines",)
        )
