"""Terms and signs that a rulebook uses before it explains them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.model.finding import Finding
from cardgen.model.text import Icon
from cardgen.word_pattern import any_word

if TYPE_CHECKING:
    from cardgen.model.game_spec import GameSpec
    from cardgen.model.rulebook import Block, Inset, Rulebook, StyledStretch
    from cardgen.project.prose.orthography import Orthography
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

MASK = "\ufffc"
SPACES = " \u00a0\u202f"
LETTERS_ALIKE = 5  # by which words of one stem are known: conflict, conflicts
SHORTEST = 3  # a word of fewer letters explains nothing


class TermSpot(NamedTuple):
    """A character of a book: the number of its block, and which it is there."""

    block: int
    at: int


def check_rulebook_term(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every term and every sign of every rulebook, where it comes first."""
    manners = {one.language: one.orthography for one in prose.spoken}
    for book in rulebooks.books:
        if book.language in manners:
            yield from _terms(book, manners[book.language])
        yield from _signs(prose, book, rulebooks.pack.game)


def _terms(book: "Rulebook", manner: "Orthography") -> Iterator[Finding]:
    """The first use of each term before it is explained, unless it says where that is."""
    for forms, spots in _explained(book, manner).items():
        pattern = re.compile(any_word(forms), re.IGNORECASE)
        use = _first_use(book, pattern, min(spots))
        if use:
            block, match = use
            if not _leads_there(book, block, spots):
                there = book.blocks[min(spots).block].place()
                message = f'"{match[0]}" is used before it is explained'
                help = f"say where that is, {{see:…}}, or explain it first; it is at {there}"
                yield Finding(
                    *("rulebook-term", "rulebook-term", block.place(*match.span()), message, help),
                    severity="warning",
                    language=book.language,
                )


def _explained(book: "Rulebook", manner: "Orthography") -> Mapping[tuple[str, ...], list[TermSpot]]:
    """The terms that a book explains, by all their forms: where they are set bold, or head what is
    told of them. Of one that the language does not list, several words are a term."""
    listed = {form.casefold(): forms for forms in manner.explained for form in forms}
    found: dict[tuple[str, ...], list[TermSpot]] = {}
    for number, block in enumerate(book.blocks):
        if block.kind == "heading":
            forms = listed.get(_bare(block.words, manner).casefold(), ())
            found.setdefault(forms, []).append(TermSpot(number, 0))
        for bold in block.styles:
            words = _bare(block.words[bold.start : bold.end], manner)
            forms = listed.get(words.casefold(), ())
            if not forms and " " in words and _defines(block, bold, manner):
                forms = (words,)
            found.setdefault(forms, []).append(TermSpot(number, bold.start))
    return {forms: spots for forms, spots in found.items() if forms}


def _bare(words: str, manner: "Orthography") -> str:
    """A term without the article before it and the marks behind it."""
    articles = "|".join(map(re.escape, manner.articles)) or r"(?!)"
    return re.sub(rf"^(?:{articles})(?:\s+|(?<=[’']))", "", words, flags=re.I).strip(f".:{SPACES}")


def _defines(block: "Block", bold: "StyledStretch", manner: "Orthography") -> bool:
    """Whether bold words are a term: not the name of a step, of an example or of a sign, no quoted
    words, and nothing that is looked up."""
    step = bold.start == 0 and (block.number or block.quote)
    quoted = block.words[: bold.start].rstrip(SPACES)[-1:] in manner.quotes
    inside = any(bold.start <= one.start < bold.end for one in block.insets)
    sign = any(
        isinstance(one.what, Icon) and 0 <= one.start - bold.end <= 1 for one in block.insets
    )
    return bold.style == "strong" and not (step or quoted or inside or sign)


def _first_use(
    book: "Rulebook", pattern: "re.Pattern[str]", before: TermSpot
) -> "tuple[Block, re.Match[str]] | None":
    """Where rules use a term first, before a spot; the list of material names what it counts."""
    for block in book.blocks[: before.block + 1]:
        rules = block.kind != "heading" and not block.flavour and not block.links("count")
        here = block is book.blocks[before.block]
        match = pattern.search(block.masked(MASK), 0, before.at if here else len(block.words))
        if match and rules:
            return block, match
    return None


def _leads_there(book: "Rulebook", block: "Block", spots: Sequence[TermSpot]) -> bool:
    """Whether a block refers to a section in which a term is explained."""
    asked = {link.id for link in block.links("see")}
    above: dict[int, str] = {}
    for number, one in enumerate(book.blocks):
        if one.kind == "heading":
            above = {level: id for level, id in above.items() if level < one.level}
            above[one.level] = one.anchor
        if any(spot.block == number for spot in spots) and asked.intersection(above.values()):
            return True
    return False


def _signs(prose: "Prose", book: "Rulebook", game: "GameSpec") -> Iterator[Finding]:
    """The first showing of each sign, where it neither explains it nor says where that is."""
    there, known = prose.project.assets.signs.names, {*game.resources, *_counted(game)}
    for block in book.blocks:
        if any(link.kind == "list" and link.id == "signs" for link in block.links()):
            return
        for inset in block.insets:
            what = inset.what
            if isinstance(what, Icon) and what.name in there - known:
                known.add(what.name)
                if not (_explains(block, inset) or _told(prose, book, block, what)):
                    yield _unexplained(book, block, inset)


def _counted(game: "GameSpec") -> Iterator[str]:
    """The signs of what score pads of a game count."""
    return (sign.name for line in game.score.values() for sign in line.signs)


def _unexplained(book: "Rulebook", block: "Block", inset: "Inset") -> Finding:
    message = f"{{{inset.what}}} stands here first, and nothing says what it means"
    help = "say it in words beside it, or where it is explained, {see:…}; else show it later"
    return Finding(
        *("rulebook-term", "rulebook-sign", block.place(inset.start, inset.end), message, help),
        severity="warning",
        language=book.language,
    )


def _explains(block: "Block", inset: "Inset") -> bool:
    """Whether a sign opens a cell, an item or a paragraph, stands right behind bold words, or the
    block refers to another place."""
    bold = any(0 <= inset.start - one.end <= 1 for one in block.styles if one.style == "strong")
    opens = not re.search(r"\w", block.masked(MASK)[: inset.start])
    return bold or opens or bool(block.links("see"))


def _told(prose: "Prose", book: "Rulebook", block: "Block", icon: Icon) -> bool:
    """Whether a block has a word of what the legend says that a sign means."""
    legend = prose.project.legend
    said = [legend.names, legend.meanings] if legend else []
    meant = " ".join(each.get(icon.name, {}).get(book.language, "") for each in said)
    return not _stems(meant).isdisjoint(_stems(block.masked(" ")))


def _stems(words: str) -> set[str]:
    """The beginnings of words, by which forms of one word are known."""
    return {
        word[:LETTERS_ALIKE]
        for word in re.findall(r"[^\W\d_]+", words.casefold())
        if len(word) >= SHORTEST
    }


RULEBOOK_TERM = Check(
    slug="rulebook-term",
    title="A term or a sign that a rulebook uses before it explains it",
    why="""\
Whoever reads a rulebook from the beginning knows what it has told so far. A term is explained where
it is set in bold, or where a heading is called like it: several words in bold are one, and so is
each of the terms that `explained:` of templates/languages/ lists with its forms. Before that place
it stands only with `{see:…}`, which says where it is. The list of material may name what it counts.
A sign is explained where it opens an item, a cell or a paragraph, stands behind bold words, beside
a word of its meaning, or in `{list:signs}`; resources and what score pads count are those of the
game.
""",
    refused="""\
# Mise en place

Donnez 3 dieux à votre coéquipier, et un autre {pawn-other}.     <!-- who is that? -->

# En équipe {#teams}

Votre **coéquipier** est assis à votre côté.
""",
    mend="""\
Explain it first, or refer to the section that does: `votre coéquipier (voir {see:teams})`.
""",
    codes=("rulebook-term", "rulebook-sign"),
    over_rulebooks=check_rulebook_term,
    reads="books",
    by_book=True,
)
