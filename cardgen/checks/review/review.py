"""Every check over packs, and its findings under the name of the check that explains them."""

from collections.abc import Collection, Iterator

from cardgen.checks.review.catalogue import checks, checks_by_code
from cardgen.checks.review.library import Library
from cardgen.checks.review.material import Material
from cardgen.model.finding import Finding

# Checks that say better than `drawing` why a card cannot be drawn.
NAMED = ("unknown-emblem", "unknown-icon", "unknown-pantheon", "missing-key")


def review(library: Library, *, select: Collection[str] = ()) -> tuple[Finding, ...]:
    """What reading and checking found, of the selected checks only if any are named."""
    found = [signed(finding) for finding in _found(library, select)]
    named = {finding.card for finding in found if finding.check in NAMED} - {""}
    codes = {(finding.code, finding.place.file) for finding in found}
    for material in library.packs:
        named |= set(_named(material, codes))
    return tuple(
        finding
        for finding in found
        if (not select or finding.check in select)
        and not (finding.check == "drawing" and finding.card in named)
    )


def _named(material: Material, codes: Collection[tuple[str, str]]) -> Iterator[str]:
    """The cards (and, as "", the backs) of which pack.yaml says why they cannot be drawn."""
    file = material.pack.entry.file
    if ("unknown-mark", file) in codes:
        yield from ("", *(card.id for card in material.cards))
    if ("pantheon-drawing", file) in codes:
        yield from (card.id for card in material.cards if card.pantheon in material.undrawn)
    if ("unknown-pantheon", file) in codes:
        yield from (card.id for card in material.cards if card.pantheon)


def _found(library: Library, select: Collection[str]) -> Iterator[Finding]:
    for material in library.packs:
        yield from material.loaded
        yield from material.power_findings
        yield from material.face_findings
    for slug, one in checks().items():
        if select and slug not in select:
            continue
        if one.over_library:
            yield from one.over_library(library)
        for material in library.packs if one.over_pack else ():
            yield from one.over_pack(material)  # type: ignore[misc]  # asked for just above
    for material in library.packs:
        yield from material.ruling_findings


def signed(finding: Finding) -> Finding:
    """The finding with the slug that `cardgen explain` knows, whoever reported it."""
    slug = checks_by_code().get(finding.code, finding.check)
    return finding if slug == finding.check else finding._replace(check=slug)
