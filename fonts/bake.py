"""Bake the static fonts cardgen sets type with, from the originals named in FACES.

In: variable or static TrueType originals, taken from installed font packages or from folders
given on the command line. Out: one small TrueType file per face: one weight, lining figures,
kerning, the characters of the card languages, thin spaces of one width. The same originals and
the same fontTools give the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

HERE = Path(__file__).resolve().parent
SPACE, NO_BREAK_SPACE, THIN_SPACE, NARROW_NO_BREAK_SPACE = 0x20, 0xA0, 0x2009, 0x202F
THIN = 0.6  # of the word space; what French sets before ; ! ? and inside « »
ALIASES = {0x2010: 0x2D, 0x2011: 0x2D, 0x2012: 0x2013, 0x2015: 0x2014}  # dashes drawn alike

LATIN = "20-7E A0-148 14A-17F 218-21B 2C6-2C7 2D8-2DD 1E80-1E85 1E9E 1EF2-1EF3"
SIGNS = (
    "2009 202F 2010-2015 2018-201E 2020-2022 2026 2030 2032-2033 2039-203A 2044 20AC 2116 2122"
    " 2153-2154 2190-2193 2212 2260 2264-2265"
)
GREEK_AND_CYRILLIC = "384-3CE 400-45F 490-491 1F00-1FFE"


class MissingOriginalError(Exception):
    """An original is missing, or is another version than the one the faces were made from."""


@dataclass(frozen=True)
class Original:
    """A font as its authors published it."""

    file: str
    sha256: str  # first 16 digits, so that another version is refused, not baked silently
    package: str = ""  # Python package that carries the file under files/


@dataclass(frozen=True)
class Face:
    """One baked file, named `<file>.ttf`, and what it is cut from."""

    file: str
    family: str
    style: str
    weight: int
    original: Original
    features: tuple[str, ...] = ("kern",)
    characters: str = f"{LATIN} {SIGNS}"


CINZEL = Original("Cinzel[wght].ttf", "f4d83d34d1f6c741", "fontpkg_cinzel")
VOLLKORN = Original("Vollkorn[wght].ttf", "4ebef434f76f8028", "fontpkg_vollkorn")
ITALIC = Original("Vollkorn-Italic[wght].ttf", "cd947ae49b5d46e8", "fontpkg_vollkorn")
SANS = Original("AlegreyaSans-Regular.ttf", "8fab634196007afc", "fontpkg_alegreya_sans")
SANS_MEDIUM = Original("AlegreyaSans-Medium.ttf", "4b89fe7804fd1485", "fontpkg_alegreya_sans")
SANS_BOLD = Original("AlegreyaSans-Bold.ttf", "a3055a1893759bdb", "fontpkg_alegreya_sans")
GENTIUM = Original("GentiumPlus-Regular.ttf", "845e06bb4673a908")
TEXT = ("kern", "liga")
ALL_SCRIPTS = f"{LATIN} {SIGNS} {GREEK_AND_CYRILLIC}"

FACES = (
    Face("Cinzel-Regular", "Cinzel", "Regular", 400, CINZEL),
    Face("Cinzel-Bold", "Cinzel", "Bold", 700, CINZEL),
    Face("Vollkorn-Regular", "Vollkorn", "Regular", 400, VOLLKORN, TEXT),
    Face("Vollkorn-Italic", "Vollkorn", "Italic", 400, ITALIC, TEXT),
    Face("Vollkorn-SemiBold", "Vollkorn", "SemiBold", 600, VOLLKORN, TEXT),
    Face("AlegreyaSans-Regular", "Alegreya Sans", "Regular", 400, SANS),
    Face("AlegreyaSans-Medium", "Alegreya Sans", "Medium", 500, SANS_MEDIUM),
    Face("AlegreyaSans-Bold", "Alegreya Sans", "Bold", 700, SANS_BOLD),
    # "Gentium" is a Reserved Font Name: a changed copy must not call itself so.
    Face("Fallback-Regular", "Cardgen Fallback", "Regular", 400, GENTIUM, characters=ALL_SCRIPTS),
)


def code_points(ranges: str) -> list[int]:
    """The code points of space-separated hexadecimal ranges such as `20-7E 202F`."""
    ends = [[int(end, 16) for end in span.split("-")] for span in ranges.split()]
    return [code for span in ends for code in range(span[0], span[-1] + 1)]


def candidates(face: Face, folders: Sequence[Path]) -> Iterator[Path]:
    """Where the original may lie: the folders given first, then the installed package."""
    for folder in folders:
        yield from sorted(path for path in folder.rglob("*.ttf") if path.name == face.original.file)
    spec = find_spec(face.original.package) if face.original.package else None
    if spec and spec.origin:
        yield Path(spec.origin).with_name("files") / face.original.file


def read_original(face: Face, folders: Sequence[Path]) -> TTFont:
    """The first candidate whose bytes are the ones the face was made from."""
    for path in candidates(face, folders):
        content = path.read_bytes()
        if hashlib.sha256(content).hexdigest().startswith(face.original.sha256):
            return TTFont(io.BytesIO(content), recalcTimestamp=False)
    wanted = f"{face.original.file} (sha256 {face.original.sha256}…)"
    raise MissingOriginalError(
        f"{face.file}: no original {wanted}; fonts/README.md says where to get it"
    )


def instance(font: TTFont, weight: int) -> None:
    """Fix a variable font at one weight; a static one already has it."""
    if "fvar" in font:
        instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True)


def lining_figures(font: TTFont) -> dict[str, str]:
    """Old-style figure → lining figure, as the font's own `lnum` lookups say."""
    gsub = font["GSUB"].table
    lookups = {
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    pairs: dict[str, str] = {}
    for index in sorted(lookups):
        for subtable in gsub.LookupList.Lookup[index].SubTable:
            pairs |= getattr(subtable, "ExtSubTable", subtable).mapping
    return pairs


def freeze_lining_figures(font: TTFont) -> None:
    """Make lining figures the default: an old-style 1 reads as I."""
    lining = lining_figures(font)
    for table in font["cmap"].tables:
        table.cmap = {code: lining.get(glyph, glyph) for code, glyph in table.cmap.items()}


def map_code(font: TTFont, code: int, glyph: str) -> None:
    """Let `code` show `glyph` in every Unicode table of the font."""
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = glyph


def add_aliases(font: TTFont) -> None:
    """Map characters the font lacks to a glyph that is honestly the same shape."""
    for code, like in {NO_BREAK_SPACE: SPACE, **ALIASES}.items():
        known = font.getBestCmap()
        if code not in known:
            map_code(font, code, known[like])


def even_thin_spaces(font: TTFont) -> None:
    """Give both thin spaces one width in all faces; originals range from half to twice a space."""
    width = round(THIN * font["hmtx"][font.getBestCmap()[SPACE]][0])
    for code in (THIN_SPACE, NARROW_NO_BREAK_SPACE):
        glyph = f"uni{code:04X}"
        if glyph not in font.getReverseGlyphMap():
            font.setGlyphOrder([*font.getGlyphOrder(), glyph])
        font["glyf"][glyph] = Glyph()
        font["hmtx"][glyph] = (width, 0)
        map_code(font, code, glyph)


def cut_down(font: TTFont, face: Face) -> None:
    """Keep the face's characters and features; drop hints, glyph names and all other tables."""
    options = subset.Options(
        layout_features=list(face.features),
        hinting=False,
        notdef_outline=True,
        name_IDs=[0, 5, 8, 9, 11, 13, 14],
        drop_tables=[*subset.Options().drop_tables, "DSIG", "STAT", "gasp", "Silt"],
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=code_points(face.characters))
    subsetter.subset(font)


def rename(font: TTFont, face: Face) -> None:
    """Write the face's own names, as the licence asks of changed copies, and its style bits."""
    names = font["name"]
    postscript = f"{face.family.replace(' ', '')}-{face.style}"
    linked = face.style in ("Regular", "Italic", "Bold")
    version = f"{names.getDebugName(5)}; changed for cardgen"
    texts = {
        1: face.family if linked else f"{face.family} {face.style}",
        2: face.style if linked else "Regular",
        3: f"{version}; {postscript}",
        4: f"{face.family} {face.style}",
        5: version,
        6: postscript,
        16: face.family,
        17: face.style,
    }
    for name_id, text in texts.items():
        names.setName(text, name_id, 3, 1, 0x409)
    bold, italic = face.style == "Bold", face.style == "Italic"
    font["head"].macStyle = bold | italic << 1
    font["OS/2"].fsSelection = italic | bold << 5 | (not bold and not italic) << 6
    font["OS/2"].usWeightClass = face.weight


def bake(face: Face, folders: Sequence[Path]) -> bytes:
    """The bytes of one baked face."""
    font = read_original(face, folders)
    instance(font, face.weight)
    freeze_lining_figures(font)
    add_aliases(font)
    even_thin_spaces(font)
    cut_down(font, face)
    rename(font, face)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def run(folders: Sequence[Path], out: Path, check: bool) -> int:
    """Bake every face into `out`, or only say which files there differ from a fresh bake."""
    differing = 0
    for face in FACES:
        path, content = out / f"{face.file}.ttf", bake(face, folders)
        same = path.is_file() and path.read_bytes() == content
        differing += not same
        if not check:
            path.write_bytes(content)
        print(f"{path.name}: {len(content)} bytes, {'same' if same else 'different'}")
    return 1 if check and differing else 0


def main() -> int:
    """Exit 0 when all is well, 1 when --check finds a difference, 2 when an original is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("originals", nargs="*", type=Path, help="folders with the original fonts")
    parser.add_argument("--out", type=Path, default=HERE, help="default: beside this script")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    given = parser.parse_args()
    try:
        return run(given.originals, given.out, given.check)
    except MissingOriginalError as reason:
        print(reason, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
