"""The check `language-words`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.packs.languages import SCHEMAS
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project


def check_language_words(project: Project) -> Iterator[Finding]:
    """The files that printing needs of each language in which cards are printed."""
    library, met = project.assets.languages, dict[str, None]()
    for view in project.packs:
        if view.pack.printed_cards:
            met.update(dict.fromkeys(view.languages))
            yield from _missing_files(view)
    for language in met:
        for part in SCHEMAS:
            yield from library.file(language, part).findings


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


LANGUAGE_WORDS = Check(
    slug="language-words",
    title="A language without the words that stand around its cards",
    why="""\
The foot of each sheet and the calibration sheet speak the language of the cards, and typography
says where spaces never break. None of this falls back on another language: a pack cannot be printed
in one of which it is not known.
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
