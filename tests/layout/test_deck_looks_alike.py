"""Cards of a deck side by side: few sizes, one grid, no line that ends on a word that leads on."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from sys import stdout
from typing import Any

import pytest

from cardgen.layout.composers import Composers
from cardgen.layout.icon_rows import JOINTS
from cardgen.layout.marks import CardFace, Stamp, TextLine
from cardgen.layout.template.layouts import load_layout
from cardgen.packs.pack import load_pack
from cardgen.packs.root import list_packs
from tests.conftest import ROOT
from tests.layout.marks_seen import said, texts
from tests.layout.test_shipped_cards import ASSETS, zones

LEADING_ON = 0.1  # of all line ends, at most


@cache
def decks() -> dict[str, dict[str, tuple[CardFace, ...]]]:
    """The fronts of each printed deck whose powers go by Age, by language."""
    found = {}
    composers = Composers(ASSETS)
    for name in list_packs(ROOT):
        pack = load_pack(ROOT, name).pack
        assert pack
        for deck in pack.printed_decks:
            if zones(load_layout(deck.layout, root=ROOT), "ages"):
                found[f"{name} {deck.id}"] = {
                    language: composers.fronts(pack, deck, language) for language in pack.languages
                }
    return found


@cache
def body() -> Any:
    (zone,) = zones(load_layout("god", root=ROOT), "ages")
    return zone


def rule_lines(face: CardFace) -> Iterator[TextLine]:
    """The lines of what a card does."""
    faces = (body().powers.face, body().powers.strong)
    return (mark for mark in texts(face.marks) if mark.words[0][0] in faces)


def size_of(face: CardFace) -> float:
    (size,) = {mark.size for mark in rule_lines(face)}
    return size


def test_sizes_lie_in_two_steps_and_most_cards_have_the_largest() -> None:
    """Their spread is printed: pytest -s."""
    for name, languages in decks().items():
        for language, faces in languages.items():
            counts = Counter(map(size_of, faces))
            told = ", ".join(f"{counts[size]} at {size:g} pt" for size in sorted(counts)[::-1])
            stdout.write(f"{name}, {language}: {told}\n")
            assert set(counts) <= {*body().powers.size}
            assert len(counts) <= 2
            assert max(counts) / min(counts) <= 1.2
            assert counts.most_common(1)[0][0] == max(counts)


def test_a_card_has_one_size_in_all_languages() -> None:
    for languages in decks().values():
        for same in zip(*languages.values(), strict=True):
            assert len({size_of(face) for face in same}) == 1, same[0].card


def test_numerals_stand_at_the_same_height_on_every_card() -> None:
    for languages in decks().values():
        heights = {
            tuple(mark.y for mark in texts(face.marks) if said(mark) in ("I", "II", "III"))
            for faces in languages.values()
            for face in faces
        }
        assert len(heights) == 1


def test_no_line_of_signs_ends_on_a_sign_that_leads_on() -> None:
    """On “+”, “→” or “/”: these begin the next line."""
    ends = [
        (face.card, line[-1].drawing.name)
        for languages in decks().values()
        for faces in languages.values()
        for face in faces
        for line in sign_lines(face)
    ]
    assert len(ends) > 100
    assert [end for end in ends if end[1] in JOINTS] == []


def sign_lines(face: CardFace) -> list[list[Stamp]]:
    """The signs of powers line by line, each from the left."""
    x, width = body().powers.column
    lines: dict[float, list[Stamp]] = {}
    for mark in face.marks:
        if isinstance(mark, Stamp) and x <= mark.x <= x + width and mark.y >= body().box.y:
            lines.setdefault(mark.y, []).append(mark)
    return [sorted(line, key=lambda mark: mark.x) for line in lines.values()]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_hardly_a_line_ends_on_a_word_that_leads_on(language: str) -> None:
    words = ASSETS.no_breaks(language).never_last
    ends = [end for languages in decks().values() for end in line_ends(languages[language])]
    share = sum(end.lower() in words for end in ends) / len(ends)
    stdout.write(f"{language}: {share:.1%} of {len(ends)} line ends\n")
    assert share <= LEADING_ON


def line_ends(faces: tuple[CardFace, ...]) -> Iterator[str]:
    """The last word of each line that is not the last of a sentence."""
    for face in faces:
        last = {mark.y: mark for mark in sorted(rule_lines(face), key=lambda mark: mark.x)}
        ends = (mark.words[-1][1] for mark in last.values())
        yield from (end for end in ends if not end.endswith("."))
