"""Wrong numbers planted in the rulebooks one by one, and how many of them checks find.

`python -m benchmarks.book_numbers [EVERY]`: each number that a book counts, or every so many, is
made one larger, or one that the same block says of something else. The other language is left out,
since it would tell them all.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cardgen.checks.rulebook.card_numbers import check_rulebook_card_number
from cardgen.checks.rulebook.constants import check_rulebook_constant
from cardgen.checks.rulebook.count import check_rulebook_count
from cardgen.checks.rulebook.example_numbers import check_rulebook_example_number
from cardgen.model.finding import Finding, Report
from cardgen.model.rulebook import Block, Rulebook
from cardgen.packs.rulebook.reader import read_rulebook
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.counting.counted import CountedNumber, CountReader
from cardgen.project.prose.prose import Prose
from cardgen.project.prose.rulebooks import PackRulebooks

ROOT = Path(__file__).parents[1]
CHECKS = (
    check_rulebook_card_number,
    check_rulebook_constant,
    check_rulebook_count,
    check_rulebook_example_number,
)


class Plant(NamedTuple):
    """A number of a book and another in its place, told in an example or in rules."""

    book: Rulebook
    block: Block
    old: CountedNumber
    new: int
    where: str


def plants(prose: Prose) -> Iterator[tuple[PackRulebooks, Plant]]:
    """Of every book, in its order."""
    readers = {one.language: one.counting for one in prose.spoken}
    for rulebooks in prose.project.rulebooks:
        for book in rulebooks.books:
            for number, plant in enumerate(_of_book(book, readers[book.language])):
                if number % 2:
                    plant = plant._replace(new=_other(plant, readers[book.language]))
                yield rulebooks, plant


def _of_book(book: Rulebook, reader: CountReader) -> Iterator[Plant]:
    for block in book.blocks:
        where = "examples" if block.quote else "rules"
        for one in reader.in_block(block) if not block.flavour else ():
            yield Plant(book, block, one, one.number + 1, where)


def _other(plant: Plant, reader: CountReader) -> int:
    """Another number of the block, else one less or more."""
    said = {one.number for one in reader.in_block(plant.block)} - {plant.old.number}
    return min(said, default=plant.old.number - 1 or 2)


def found(prose: Prose, rulebooks: PackRulebooks, plant: Plant, text: str) -> bool:
    """Whether a check tells a number where the plant stands, once it stands there."""
    place = plant.block.place(plant.old.start, plant.old.end)
    lines = text.split("\n")
    line = lines[place.line - 1]
    typed = line[place.column - 1 : place.end_column - 1]
    old, new = str(plant.old.number), str(plant.new)
    changed = typed.replace(old, new, 1) if old in typed else new
    lines[place.line - 1] = line[: place.column - 1] + changed + line[place.end_column - 1 :]
    book = plant.book
    read = read_rulebook("\n".join(lines), book.file, book.pack, book.language, Report("plant"))
    rulebooks.__dict__["_read"] = ((read,), ())
    return any(
        _told(finding, place.line) for check in CHECKS for finding in check(prose, rulebooks)
    )


def _told(finding: Finding, line: int) -> bool:
    return finding.place.line == line


def main() -> None:
    """Print what was found, by where it was planted."""
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    prose = Prose(load_project(ROOT, Selection()).project)
    whole = [each for n, each in enumerate(plants(prose)) if n % every == 0]
    seen: Counter[str] = Counter()
    all_plants: Counter[str] = Counter()
    for rulebooks, plant in whole:
        prose.project.__dict__["rulebooks"] = (rulebooks,)
        text = (ROOT / plant.book.file).read_text(encoding="utf-8")
        unit = plant.old.unit or "other"
        told = found(prose, rulebooks, plant, text)
        for key in (plant.where, f"{plant.where}, {unit}"):
            all_plants[key] += 1
            seen[key] += told
        if not told and "-v" in sys.argv:
            place = plant.block.place(plant.old.start, plant.old.end)
            print(f"{place}: {plant.old.number} → {plant.new}")
    for key in sorted(all_plants):
        print(f"{key}: {seen[key]} of {all_plants[key]}")


if __name__ == "__main__":
    main()
