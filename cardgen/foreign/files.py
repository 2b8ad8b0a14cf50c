"""Files and folders of foreign cards, as they are named on the command line."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from cardgen.foreign.csv_cards import read_csv
from cardgen.foreign.json_cards import read_json
from cardgen.foreign.po_cards import Reads, read_po
from cardgen.foreign.source import ForeignCard, ForeignSource, read_source
from cardgen.model.finding import Place, Stop
from cardgen.suggest import join_words

JSON, TABLES, CATALOGUES = (".json",), (".csv", ".tsv"), (".po", ".pot")
ENDINGS = (*JSON, *TABLES, *CATALOGUES)


def place_name(path: Path, here: Path) -> str:
    """A file as places call it: from the working folder on, or all of its path."""
    whole = path.resolve()
    return whole.relative_to(here).as_posix() if whole.is_relative_to(here) else str(whole)


def read_cards(path: Path, here: Path, keys: Sequence[str], reads: Reads) -> list[ForeignCard]:
    """The cards of a file, or of all JSON files in a folder. Stop where there are none."""
    cards = [card for file in _files(path, here) for card in _read(file, here, keys, reads)]
    if not cards:
        raise Stop(f"{place_name(path, here)} holds no cards", place=Place(place_name(path, here)))
    return cards


def _files(path: Path, here: Path) -> Sequence[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(one for one in path.rglob("*.json") if one.is_file())
    if not found:
        raise Stop(f"{place_name(path, here)} holds no JSON file", help="of a folder JSON is read")
    return found


def _read(path: Path, here: Path, keys: Sequence[str], reads: Reads) -> Iterator[ForeignCard]:
    file, ending = place_name(path, here), path.suffix.lower()
    if ending not in ENDINGS:
        known = join_words(ENDINGS)
        raise Stop(f"{file} is of no kind that is read", help=f"its name must end with {known}")
    source: ForeignSource = read_source(path, file)
    if ending in JSON:
        return read_json(source, keys)
    return read_csv(source) if ending in TABLES else read_po(source, reads)
