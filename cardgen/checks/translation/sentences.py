"""Sentences and lines that a translation lost or added, or left as they were."""

from collections.abc import Iterator, Mapping, Sequence

from cardgen.checks.check import Check
from cardgen.checks.comparing.translated import TextSide, Translated, relative_length
from cardgen.model.finding import Finding, Place
from cardgen.suggest import join_words

MANY, MOSTLY = 10, 0.5  # cards, and the share of them, from which on they are told as one
FEWEST_WORDS = 4  # of what is called untranslated: names are often the same in both languages
SHORTER, LONGER = 0.62, 1.6  # times the usual length of a translation
ENOUGH = 40  # characters of a text from which on its length tells something


def compare_sentences(pair: Translated, usual: float) -> Iterator[Finding]:
    """Told where the count of sentences or lines differs and the length, set against the `usual`
    one, shows that something is not there; translators part and join as their language wants."""
    counts = [len(side.sentences) for side in pair.sides]
    lines = [side.lines for side in pair.sides]
    long = max(len(side.prose) for side in pair.sides) >= ENOUGH
    share = relative_length(pair) / usual
    shorter = counts[1] < counts[0] or lines[1] < lines[0]
    longer = counts[1] > counts[0] or lines[1] > lines[0]
    if long and not pair.retold and ((shorter and share < SHORTER) or (longer and share > LONGER)):
        what = "sentence" if counts[0] != counts[1] else "line"
        expected, found = counts if what == "sentence" else lines
        length = f"{share:.0%} of the usual length"
        message = f"expected {_many(expected, what)}, found {_many(found, what)} ({length})"
        yield pair.differs("translation-sentence", message, severity="warning")


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def find_untranslated(pairs: Sequence[Translated]) -> Iterator[Finding]:
    """One finding for each card with texts that stand in the translation word by word; of other
    texts, one for each sentence that does."""
    same: dict[str, list[Translated]] = {}
    for pair in pairs:
        mine, yours = pair.sides
        if not _is_same(mine.text.words, yours.text.words):
            yield from _same_sentences(pair)
        elif _is_prose(mine):
            same.setdefault(pair.card, []).append(pair)
    cards = {pair.card for pair in pairs}
    if len(same) > MOSTLY * len(cards) and len(same) >= MANY:
        yield _all_the_same(same, len(cards))
        return
    for first, *others in same.values():
        also = join_words((pair.field for pair in others), joined_by="and")
        more = f", and so are those of {also}" if also else ""
        message = f"the words are those of the original{more}"
        yield first.differs("translation-untranslated", message, severity="warning")


def _all_the_same(same: Mapping[str, Sequence[Translated]], cards: int) -> Finding:
    """Told once of a file that is hardly translated yet, so that the rest can be seen."""
    place = Place(next(iter(same.values()))[0].translation.text.source.file)
    code, first = "translation-untranslated", ", ".join(list(same)[:3])
    message = f"{len(same)} of {cards} cards have words of the original: {first}, …"
    return Finding(code, code, place, message, severity="warning")


def _same_sentences(pair: Translated) -> Iterator[Finding]:
    mine, yours = pair.sides
    said = {_bare(one.typed) for one in mine.sentences if len(one.typed.split()) >= FEWEST_WORDS}
    for one in yours.sentences:
        if _bare(one.typed) in said:
            message, span = "this sentence is that of the original", (one.start, one.end)
            yield pair.differs("translation-untranslated", message, span=span, severity="warning")


def _is_same(one: str, other: str) -> bool:
    return _bare(one) == _bare(other)


def _is_prose(side: TextSide) -> bool:
    return sum(any(map(str.isalpha, word)) for word in side.prose.split()) >= FEWEST_WORDS


def _bare(words: str) -> str:
    return " ".join(words.split()).casefold()


TRANSLATION_SENTENCE = Check(
    slug="translation-sentence",
    title="A sentence or line that a translation lost or added",
    why="""\
The last sentence of a card is soon forgotten while it is copied. Translators part and join
sentences as their language wants: so a count that differs is told only where the text is also much
shorter or longer than translations of these files usually are. It is a warning.
""",
    refused="""\
{"id": "ferry", "text": "Move to any harbour. Then draw 2 cards, and end your turn."}
{"id": "ferry", "text": "Allez dans un port."}
""",
    mend="""\
Translate what is not there, or take out what is not in the original.
""",
)
TRANSLATION_UNTRANSLATED = Check(
    slug="translation-untranslated",
    title="Words that are still those of the original",
    why="""\
A text that was copied to be translated later is easily forgotten. Told of texts and of sentences
with four words or more: names are often the same in both languages. A card is told once;
of a file that is hardly translated at all only that.
""",
    refused="""\
{"id": "ferry", "text": "Move to any harbour."}
{"id": "ferry", "text": "Move to any harbour."}
""",
    mend="""\
Translate it. A field that is the same in every language is no text: say which are, `--fields
name,text`.
""",
)
