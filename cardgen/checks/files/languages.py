"""The check `language-words`."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from cardgen.checks.check import Check
from cardgen.checks.sound import look_unless_sound
from cardgen.layout.template.extends import read_template
from cardgen.model.finding import Finding, Report
from cardgen.model.language import SheetWords
from cardgen.model.located import ValueRef
from cardgen.packs.language_schemas import SCHEMAS, SHEETS
from cardgen.packs.languages import language_path
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project
from cardgen.suggest import join_words


def check_language_words(project: Project) -> Iterator[Finding]:
    """The files that printing needs of each language in which cards are printed; looked at where
    they, or a pack beside its cards, are not as they were."""
    printed = [view for view in project.packs if view.pack.printed_cards]
    key = project.digests.beside_all("language-words", printed)
    yield from look_unless_sound(project.parts, key, partial(_language_findings, project))


def _language_findings(project: Project) -> Iterator[Finding]:
    library, met = project.assets.languages, dict[str, None]()
    for view in project.packs:
        if view.pack.printed_cards:
            met.update(dict.fromkeys(view.languages))
            yield from _missing_files(view)
    for language in met:
        for part in SCHEMAS:
            yield from library.file(language, part).findings
    for language in met:
        yield from _unnamed_colours(project, language)


def _missing_files(view: PackView) -> Iterator[Finding]:
    """The files that are not there, each told where the pack says that it speaks the language."""
    library, pack = view.assets.languages, view.pack
    for language in view.languages:
        place = pack.entry.place("languages", pack.languages.index(language))
        for part in SCHEMAS:
            if not library.file(language, part).exists:
                message, help = library.missing(language, part)
                yield Finding(
                    "language-words", "language-words", place, message, help, language=language
                )


def _unnamed_colours(project: Project, language: str) -> Iterator[Finding]:
    """Colours without a name in a language; layouts name them in one language alone.

    Nobody asks for names where the pack speaks one language, or where there are none at all.
    """
    words: SheetWords | None = project.assets.languages.file(language, SHEETS).value
    if words is None or not words.colours:
        return
    layouts: dict[str, PackView] = {}
    for view in project.packs:
        if language in view.languages and len(view.pack.languages) > 1:
            sets = view.pack.printed_sets
            layouts |= {name: view for of in sets for name in (of.layout, of.back_layout)}
    for name, view in layouts.items():
        composer = view.composers_by_ink[0].sound_composer(name)
        unnamed = (
            [one for one in composer.layout.colours if one not in words.colours] if composer else []
        )
        if unnamed:
            yield _unnamed(name, unnamed, view, language)


def _unnamed(layout: str, colours: Sequence[str], view: PackView, language: str) -> Finding:
    """One finding for a layout, where it names the first of these colours."""
    held: Any = read_template(layout, root=view.root, report=Report())
    place = ValueRef(held["colours"], colours[0]).key_place
    spoken = view.assets.languages.profile(language).name
    many = f"{len(colours)} colours have" if len(colours) > 1 else "a colour has"
    message = f"{many} no name in {spoken}: {join_words(colours, joined_by='and')}"
    typed = "\n".join(("colours:", *(f"  {name}: …" for name in colours)))
    help = f"the calibration page prints them; say in {language_path(language, SHEETS)}:\n{typed}"
    return Finding(
        "language-words", "language-words", place, message, help, "warning", language=language
    )


LANGUAGE_WORDS = Check(
    slug="language-words",
    title="A language without the words that stand around its cards",
    why="""\
The foot of each sheet and the calibration sheet speak the language of the cards, and typography
says where spaces never break. None of this falls back on another language: a pack cannot be printed
in one of which it is not known. The calibration sheet also names the colours of the cards; layouts
name them in one language, so a pack in two needs their names in the other.
""",
    refused="""\
title: {nl: Proef}
languages: [nl]          # there is no templates/languages/nl/sheets.yaml
""",
    mend="""\
Copy language.yaml and sheets.yaml of another language into templates/languages/<language>/, and
translate them. What is missing in a file, or too much, is told there.
""",
    over_project=check_language_words,
)
