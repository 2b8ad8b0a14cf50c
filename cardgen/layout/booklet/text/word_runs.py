"""Pieces of a line brought together as texts set them: runs of words, and the signs between."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgen.layout.assets import Assets
from cardgen.layout.booklet.text.pieces import HYPHEN, SPACES, Behind, Piece
from cardgen.model.text import Icon


class WordRun(NamedTuple):
    """Words set as one text, or a sign; `after` is 1 where a space follows the last word.

    `glued` says that what follows touches it. `wide` is the width of a sign, `space` that of the
    space behind it.
    """

    words: list[tuple[str, str]]
    icon: Icon | None
    target: str
    after: int = 0
    glued: bool = False
    space: float = 0.0
    wide: float = 0.0

    @property
    def spaces(self) -> int:
        """The spaces that may be spread."""
        return max(len(self.words) - 1, 0) + self.after + (1 if self.space else 0)

    def width(self, assets: Assets, tracking: float) -> float:
        """The width without a spread, in thousandths of an em."""
        faces = assets.faces
        if self.icon:
            return self.wide + self.space
        inner = sum(faces.space(face) for face, _ in self.words[:-1])
        behind = faces.space(self.words[-1][0]) if self.after else 0.0
        letters = sum(len(word) for _, word in self.words) + len(self.words) - 1 + self.after
        return faces.advance(self.words) + inner + behind + tracking * letters


def word_runs(pieces: Sequence[Piece], hyphen: bool) -> Iterator["WordRun"]:
    """Pieces brought together as texts set them: parts of words joined again."""
    run = WordRun([], None, "")
    joined = False  # whether the next piece belongs to the word before it
    last = len(pieces) - 1
    for number, piece in enumerate(pieces):
        ends = piece.behind if number < last else Behind.NOTHING
        if isinstance(piece.content, Icon):
            if run.words:
                yield run._replace(glued=joined)
            space = piece.space if ends in SPACES else 0.0
            yield WordRun([], piece.content, piece.target, space=space, wide=piece.width)
            run, joined = WordRun([], None, piece.target), False
            continue
        face, word = piece.content
        word += HYPHEN if hyphen and number == last else ""
        same = run.words and run.words[-1][0] == face
        if run.words and (piece.target != run.target or (joined and not same)):
            yield run._replace(glued=joined, after=0 if joined else 1)
            run = WordRun([], None, piece.target)
            joined = False
        if piece.target != run.target:
            run = run._replace(target=piece.target)
        if joined and run.words:
            run.words[-1] = (face, run.words[-1][1] + word)
        else:
            run.words.append((face, word))
        joined = ends not in SPACES
        if not joined and number < last and isinstance(pieces[number + 1].content, Icon):
            yield run._replace(after=1)
            run, joined = WordRun([], None, ""), False
    if run.words:
        yield run
