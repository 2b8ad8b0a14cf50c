"""Codes of characters: stable, complete, safe inside PDF strings."""

from hypothesis import given
from hypothesis import strategies as st

from cardgen.pdf.font_subsets import Encoding, FontSubsets, SubsetRun, _own_body
from tests.pdf.drawn import SHAPES

CHARACTERS = st.sets(
    st.characters(min_codepoint=33, max_codepoint=0xFFFF, exclude_categories=["Cs"])
)


@given(CHARACTERS)
def test_every_character_has_one_code_that_leads_back_to_it(characters: set[str]) -> None:
    encoding = Encoding(characters)
    for character in characters:
        ((subset, body),) = encoding.runs(character, ())
        code = ord(body[-1])
        assert chr(encoding.subsets[subset][code]) == character
        assert code < 256


def test_resource_names_do_not_depend_on_the_order_of_words() -> None:
    words = [(face, "a") for face in ("Vollkorn-Italic", "Cinzel-Bold", "Vollkorn-Regular")]
    one, other = FontSubsets(SHAPES, words), FontSubsets(SHAPES, reversed(words))
    assert [one.resource(face, 0) for face, _ in words] == ["F2", "F1", "F3"]
    assert [other.resource(face, 0) for face, _ in words] == ["F2", "F1", "F3"]


@given(CHARACTERS)
def test_every_subset_has_a_space_and_no_code_that_strings_cannot_hold(
    characters: set[str],
) -> None:
    for subset in Encoding(characters).subsets:
        assert subset[32] == 32
        assert not {0, 10, 13} & set(subset)
        assert len(set(subset.values())) == len(subset)


def test_a_word_of_latin_letters_is_written_once_for_all_documents() -> None:
    before = _own_body.cache_info().misses
    one, other = (Encoding(letters).runs("d(Éja", (0.0, -30.0)) for letters in ("d(Éjaœ", "d(Éja½"))
    assert one == other == (SubsetRun(0, "d\\()30(Éja"),)
    assert _own_body.cache_info().misses == before + 1


def test_many_characters_leave_room_for_spaces_and_skip_line_ends() -> None:
    encoding = Encoding(chr(point) for point in range(0x400, 0x700))
    assert len(encoding.subsets) == 4
    for subset in encoding.subsets:
        assert subset[32] == 32
        assert not {0, 10, 13, *b"()\\"} & {code for code in subset if subset[code] != code}
    assert sum(len(subset) for subset in encoding.subsets) == 0x300 + 4


def test_codes_do_not_depend_on_the_order_of_characters() -> None:
    characters = [chr(point) for point in range(0x21, 0x500)]
    assert Encoding(characters).subsets == Encoding(reversed(characters)).subsets


def test_a_new_latin_letter_moves_no_other_code() -> None:
    before, after = Encoding("aœ½é"), Encoding("aœ½éñZ")
    for character in "aœ½é":
        assert before.runs(character, ()) == after.runs(character, ())


def test_brackets_are_escaped_and_kerning_stands_between_strings() -> None:
    encoding = Encoding("AV(\\")
    assert encoding.runs("AV(\\", (-120.4, 0.0, 30.0))[0].body == "A)120(V\\()-30(\\\\"


def test_kerning_after_the_last_glyph_is_kept() -> None:
    assert Encoding("ab").runs("ab", (0.0, -20.0))[0].body == "ab)20("


def test_a_word_over_two_subsets_is_cut_where_they_meet() -> None:
    many = [chr(0x400 + n) for n in range(200)]
    encoding = Encoding(many)
    runs = encoding.runs(many[0] + many[199] + many[1], ())
    assert [run.subset for run in runs] == [0, 1, 0]
