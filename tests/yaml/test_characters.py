"""Words of one Age find their way back into the value that serves several."""

import pytest

from cardgen.packs.notation import parse_words, typed_offsets
from cardgen.phrasebook.grammar.spelling import typed_text


@pytest.mark.parametrize(
    "words",
    [
        "Gain 3 coins.",
        "Gain {coin:3|5|7} or { laurel } each.",
        "Count {one|two|three} extra {shield|shields|shields}, not {{2}}.",
        "",
    ],
)
@pytest.mark.parametrize("age", [0, 1, 2])
def test_each_character_stands_where_it_was_typed(words: str, age: int) -> None:
    said = typed_text(parse_words(words, 3)[0][age])
    offsets = typed_offsets(words, age)
    assert "".join(words[at] for at in offsets[:-1]) == said
    assert offsets[-1] == len(words)
