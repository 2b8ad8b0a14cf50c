"""Comments behind what a line says."""

from cardgen.yaml.comments import LineComment, comments_beside


def test_a_comment_goes_on_below_its_line() -> None:
    text = "# alone\nhand: 7   # cards dealt\n          # in an Age\nsale: 3\n# not beside\n"
    assert [*comments_beside(text)] == [LineComment(2, 13, 11, "cards dealt in an Age")]


def test_no_sign_without_a_space_before_it_is_one() -> None:
    assert not [*comments_beside("colour: red#1\nother: blue\n")]
