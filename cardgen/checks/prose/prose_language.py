"""Prose of one language where that of another belongs."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.checks.comparing.messages import another_tongue
from cardgen.checks.sound import look_at_kinds
from cardgen.model.finding import Finding
from cardgen.model.tongue import small_words, tongue_of

if TYPE_CHECKING:
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.pack_prose import PackProse
    from cardgen.project.prose.passages import Passage
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

CODE = "prose-language"
MASK = "\ufffc"  # for each character of a link or a sign
# Sentences, but for those that cards say, which are looked at with what they do.
KINDS = (
    *("aid", "flavour", "changes", "notes", "question", "ruling", "reason", "says"),
    *("item", "cell", "paragraph", "line"),
)


def check_prose_language(prose: "Prose") -> Iterator[Finding]:
    """Every note, ruling, story, line of a rulebook that is in another language of the packs."""
    spoken = [each.language for each in prose.spoken]
    for pack in prose.packs if len(spoken) > 1 else ():
        look = partial(_in_pieces, prose, pack, spoken)
        yield from look_at_kinds(prose, pack, KINDS, (CODE, spoken), look)


def _in_pieces(
    prose: "Prose",
    pack: "PackProse",
    spoken: "Sequence[str]",
    how: "LanguageProse",
    pieces: "Sequence[Passage]",
) -> Iterator[Finding]:
    library = pack.view.assets.languages
    profiles = {each: library.profile(each) for each in spoken}
    small = {each: small_words(one.typography) for each, one in profiles.items()}
    for said in pieces:
        if other := tongue_of(said.words, how.language, small):
            names = profiles[how.language].name, profiles[other].name
            message, help = another_tongue(*names, other)
            yield prose.places.finding(CODE, said, (0, len(said.words)), message, help)


def check_book_language(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every rulebook that is in another language of the packs as a whole, be its lines ever so
    short."""
    spoken = [each.language for each in prose.spoken]
    library = rulebooks.view.assets.languages
    profiles = {each: library.profile(each) for each in spoken}
    small = {each: small_words(one.typography) for each, one in profiles.items()}
    for book in (one for one in rulebooks.books if one.language in spoken):
        blocks = (block for section in book.sections for block in section.all)
        words = " ".join(block.masked(MASK) for block in blocks)
        if other := tongue_of(words, book.language, small):
            own, theirs = (profiles[each].name for each in (book.language, other))
            file = book.file.rpartition("/")[2]
            message = f"{file} is {theirs}, where {own} is wanted"
            help = f"translate it into {own}"
            yield Finding(CODE, CODE, book.place, message, help, language=book.language)


PROSE_LANGUAGE = Check(
    slug="prose-language",
    title="A note, a ruling or a story in another language than the one it stands for",
    why="""\
Who copies a note to translate it, and forgets to, has one language speak another. Sentences are
known by their small words, articles and prepositions, of which those in their own language have
some; `never last:` of each language.yaml lists them. A rulebook is looked at as a whole besides.
""",
    refused="""\
- id: iris
  notes:
    fr:
      - >-
        It is the bank that gives them to you.     # French?
""",
    mend="""\
Type the words in the language of the field, or move them to that of theirs.
""",
    over_prose=check_prose_language,
    over_rulebooks=check_book_language,
    reads="books",
    by_book=True,
)
