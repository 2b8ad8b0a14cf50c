"""What the trees of a text mean: its powers, which part each tree says, what they leave unsaid."""

from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping

from cardgen.phrasebook.grammar.grammar import ParseTree
from cardgen.phrasebook.grammar.meaning import MeaningPath
from cardgen.phrasebook.grammar.spelling import Token
from cardgen.phrasebook.parse.parser import ChartParser
from cardgen.phrasebook.parse.verdict import TextSpan, sort_word_lists
from cardgen.phrasebook.subjects import Power

Trees = tuple[ParseTree, ...]


def powers_of(reader: ChartParser, bearer: str) -> Mapping[Power, list[Trees]]:
    """What tokens mean, each meaning with the ways to take them so."""
    powers: dict[Power, list[Trees]] = {}
    for trees in reader.text(bearer):
        power = sort_word_lists(sum((tree.value for tree in trees), ()))
        powers.setdefault(power, []).append(trees)
    if len(powers) > 1:
        return {one: ways for one, ways in powers.items() if not _repeats(one)} or powers
    return powers


def frankest(
    ways: Iterable[Trees], reader: ChartParser
) -> tuple[Mapping[str, ParseTree], list[Trees]]:
    """Of the ways to take words those that leave least unsaid, with what the first of them leaves:
    each part with the first tree that leaves it."""
    every = [
        (dict(ChainMap(*(dict(reader.unsaid(tree)) for tree in trees))), trees) for trees in ways
    ]
    least = min(len(left) for left, _ in every)
    frank = [(left, trees) for left, trees in every if len(left) == least]
    return frank[0][0], [trees for _, trees in frank]


def _repeats(power: Power) -> bool:
    """Whether an ability stands there twice: words that tell it anew are no second one."""
    return any(one in power[:place] for place, one in enumerate(power))


def spots_of(trees: Trees) -> Iterator[tuple[MeaningPath, ParseTree]]:
    """Every part of the meaning with the tree that says it; a path counts from the whole power."""
    done = 0
    for tree in trees:
        yield from (((done + place,), tree) for place in range(len(tree.value)))
        for path, part in _within((), tree):
            first, *rest = path or (0,)
            yield (int(first) + done, *rest), part
        done += len(tree.value)


def _within(path: MeaningPath, tree: ParseTree) -> Iterator[tuple[MeaningPath, ParseTree]]:
    for more, part in tree.category.spots(tree):
        inner = (*path, *more)
        if inner:
            yield inner, part
        yield from _within(inner, part)


def span_of(tree: ParseTree, found: tuple[Token, ...]) -> TextSpan:
    return TextSpan(found[tree.start].start, found[tree.end - 1].end)
