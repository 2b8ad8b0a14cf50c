"""The check `picture`."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.checks.review.material import Material
from cardgen.checks.review.pictures import coarse, stray, unprintable, unread
from cardgen.model.finding import Finding


def check_picture(material: Material) -> Iterator[Finding]:
    """The pictures of the pack's art/ folder, and the size at which cards show them."""
    yield from stray(material.pack, material.root)
    yield from unread(material.pack, material.root)
    yield from unprintable(material.pack, material.root)
    yield from coarse(material)


PICTURE = Check(
    slug="picture",
    title="A picture that cannot be printed, or only badly",
    why="""\
Pictures come from many programs. A file cut short prints half, one of a few hundred pixels prints
as mosaic, a huge one takes the machine down, one outside the pack is lost when the pack is
given away, and one of two for the same card is left out.
""",
    refused="""\
# cards/faith/art/iris.jpg, 180 × 180 pixels for 30 × 30 mm
""",
    mend="""\
Export the picture again: JPEG, PNG or WebP, 300 dots an inch at its printed size, at most 50
megapixels, named by the card's id, in the pack's art/ folder.
""",
    codes=(
        "picture-outside",
        "picture-damaged",
        "picture-huge",
        "picture-coarse",
        "picture-stray",
        "picture-form",
        "picture-twice",
    ),
    over_pack=check_picture,
)
