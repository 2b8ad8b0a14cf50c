"""The material of a pack as a table: what there is, what is announced, why the two differ."""

from collections.abc import Iterator

from cardgen.cli.shown.card_text import INDENT
from cardgen.project.material import MaterialLine, material
from cardgen.project.pack_view import PackView


def describe_material(view: PackView) -> Iterator[str]:
    """Every line about the material of a pack."""
    pack, lines = view.pack, material(view)
    names = dict.fromkeys(pack.title[language] for language in view.languages)
    yield f"{pack.id} {pack.version}: {', '.join(names)}"
    yield f"{'place':{INDENT}}{pack.entry.place()}"
    wide = max((INDENT, *(len(line.kind) + 3 for line in lines)))
    yield f"{'material':{wide}}{'there':>5}  {'announced':>9}"
    for line in lines:
        announced = "-" if line.announced is None else str(line.announced)
        yield f"  {line.kind:{wide - 2}}{line.number:5}  {announced:>9}  {_remark(line)}".rstrip()


def _remark(line: MaterialLine) -> str:
    """Why a line is as it is, where that needs saying."""
    if not line.printed:
        return "not printed"
    if line.ruling:
        return f"ruling {line.ruling}"
    return "no list announces them" if line.announced is None else ""
