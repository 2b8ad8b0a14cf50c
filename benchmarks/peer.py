"""The peer: Typst makes the same sheets from the same YAML, with all pictures prepared for it."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from sign_font import write_sign_font

from cardgen.imposition.arrangement import arrange
from cardgen.imposition.impose import impose
from cardgen.imposition.papers import PAPERS
from cardgen.imposition.sheet import Sheet
from cardgen.layout.assets import Assets
from cardgen.layout.composers import Composers
from cardgen.layout.marks import Drawing, Stamp
from cardgen.layout.template.variables import front_variables
from cardgen.model.text import Icon
from cardgen.packs.pack import load_pack
from cardgen.pdf.catalog import DocumentInfo
from cardgen.pdf.document import pdf_bytes
from cardgen.pdf.pages import PrintPage, stroke_paths
from cardgen.units import Box, Size

HERE = Path(__file__).resolve().parent
CARD, BLEED, BLEED_OF_GROUNDS = Size(65, 100), 2.0, 3.0
NUMBERS = [str(n) for n in range(1, 8)] + [f"−{n}" for n in range(1, 8)]


def prepare(root: Path, folder: Path) -> None:
    """Every drawing that the cards of `root` use as a PDF of its own, and where cards lie.

    None of this is counted against the peer: a person would prepare it once.
    """
    assets = Assets(root)
    for name, drawing in (*_pictures(assets), *_grounds(root, assets)):
        box = drawing.box
        page = PrintPage(Size(box.width, box.height), marks=(Stamp(drawing, -box.x, -box.y),))
        file = folder / f"{name}.pdf"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pdf_bytes([page], DocumentInfo(name, "fr"), shapes=assets.faces))
    characters = write_sign_font(folder / "Signs.ttf", signs(assets))
    (folder / "signs.json").write_text(json.dumps(characters))
    fronts, backs = map(_boxes, _sheets())
    (folder / "slots.json").write_text(json.dumps({"fronts": fronts, "backs": backs}))


def signs(assets: Assets) -> Iterator[tuple[str, Drawing]]:
    """Signs, with every number where they carry one."""
    for name in sorted(assets.signs.names):
        numbers = NUMBERS if assets.signs.svg(name).number else []
        for icon in (Icon(name), *(Icon(name, number) for number in numbers)):
            yield str(icon), assets.signs.drawing(icon)


def _pictures(assets: Assets) -> Iterator[tuple[str, Drawing]]:
    """Emblems, friezes that part Ages, crop marks."""
    for file in sorted((assets.root / "templates" / "emblems").glob("*.svg")):
        name = f"emblems/{file.stem}"
        yield name, assets.drawing(name, fill="#FFF8E6")
    for name in sorted(assets.friezes.names):
        yield f"friezes/{name}", assets.friezes.drawing(name, length=57.6, height=1.4)
    marks = tuple(stroke_paths(_sheets()[0].lines))
    yield "marks", Drawing("marks", Box(0, 0, 297, 210), marks)


def _grounds(root: Path, assets: Assets) -> Iterator[tuple[str, Drawing]]:
    """What every card of a pantheon has behind its words, with the pack's mark; and the back."""
    pack = load_pack(root, "bench").pack
    if pack is None:
        raise SystemExit("the generated pack cannot be read")
    deck, composers = pack.decks[0], Composers(assets)
    cards = {card.pantheon: card for card in reversed(deck.cards)}
    for pantheon, card in cards.items():
        face = composers.composer(deck.layout).face(
            front_variables(card, pack, "fr", number=1, count=1)
        )
        stamps = [mark for mark in face.marks if isinstance(mark, Stamp)]
        behind = [stamps[0], *(s for s in stamps if s.drawing.name == f"icons/{pack.mark}")]
        yield f"grounds/{pantheon}", Drawing(pantheon, stamps[0].drawing.box, tuple(behind))
    back = composers.back(pack, deck, "fr")
    yield "back", Drawing("back", Box(0, 0, *CARD).grown(BLEED_OF_GROUNDS), back.marks)


def _sheets() -> tuple[Sheet, ...]:
    arrangement = arrange(CARD, PAPERS["a4"], bleed=BLEED)
    return impose(range(arrangement.count), arrangement)


def _boxes(sheet: Sheet) -> list[dict[str, float]]:
    return [{"x": p.box.x, "y": p.box.y, "turn": p.turn} for p in sheet.placements]


if __name__ == "__main__":
    prepare(Path(sys.argv[1]), Path(sys.argv[2]))
