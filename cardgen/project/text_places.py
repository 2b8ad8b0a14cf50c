"""Where the words of cards and boards are typed, and which Ages share them."""

from collections.abc import Collection

from cardgen.model.finding import Place, Report
from cardgen.model.located import Map, ValueRef
from cardgen.packs.notation import typed_offsets
from cardgen.packs.words import turn_by_language
from cardgen.phrasebook.parse.verdict import TextSpan
from cardgen.phrasebook.subjects import TextSubject
from cardgen.schema.by_age import AGE_KEYS, expand_ages_at
from cardgen.yaml.source_map import SourceMap


def ages_sharing(speaker: TextSubject, language: str, age: int) -> list[int]:
    """The Ages (from 0) whose words are typed once, together with those of `age`."""
    text = expand_ages_at(_held(speaker, language), Report())
    return [one for one, held in enumerate(text) if held is text[age]]


def is_shared(speaker: TextSubject, language: str, ages: Collection[int], span: TextSpan) -> bool:
    """Whether a stretch of the words of some Ages (from 0) is typed for others too: one within
    `{a|b|c}` is of one Age alone. What is to be put between others may be of any."""
    first, *_ = ages
    sharing = ages_sharing(speaker, language, first)
    typed = str(expand_ages_at(_held(speaker, language), Report())[first].where.value)
    offsets = {age: typed_offsets(typed, at) for at, age in enumerate(sharing)}
    stretch = {*offsets[first][span.start : span.end]}
    others = (offsets[age] for age in sharing if age not in ages)
    return any(not stretch or not stretch.isdisjoint(other) for other in others)


def place_of_words(
    source_map: SourceMap, speaker: TextSubject, language: str, age: int, span: TextSpan | None
) -> Place:
    """Where a stretch of the words of an Age stands in its file, or all of them."""
    where = expand_ages_at(_held(speaker, language), Report())[age].where
    if span is None:
        return where.place
    offsets = typed_offsets(str(where.value), ages_sharing(speaker, language, age).index(age))
    first = offsets[span.start]
    if span.end <= span.start:
        place = source_map.place(where, first)
        return place._replace(end_line=place.line, end_column=place.column)
    return source_map.place(where, first, offsets[span.end - 1] - first + 1)


def _held(speaker: TextSubject, language: str) -> ValueRef:
    """What is typed for a language, in whichever order Ages and languages are nested."""
    text: object = speaker.entry["text"]
    if isinstance(text, Map) and not AGE_KEYS.keys().isdisjoint(text):
        text = turn_by_language(text)
    return ValueRef(text, language)  # type: ignore[arg-type]  # it was read as a map
