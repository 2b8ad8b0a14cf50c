"""Faces that could not be composed, and layouts that are not there, as findings."""

from cardgen.layout.composers import Composers
from cardgen.layout.icons import UnknownIcon
from cardgen.layout.template.layouts import layout_names
from cardgen.model.component import ComponentSet
from cardgen.model.finding import Finding, Stop
from cardgen.model.pack import Pack
from cardgen.model.place import Place
from cardgen.suggest import did_you_mean, join_words


def undrawn_finding(fault: Stop | UnknownIcon, side: str, place: Place, card: str = "") -> Finding:
    """Why a side could not be composed, at its place in the pack or in its layout."""
    if isinstance(fault, Stop) and fault.place:  # the layout's own mistake, the same for all
        return Finding("layout-file", "layout-file", fault.place, fault.message, fault.help)
    message = f"{side} cannot be drawn: {fault}"
    return Finding("drawing", "drawing", place, message, fault.help, card=card)


def unknown_layout(
    pack: Pack, of: ComponentSet, field: str, composers: Composers, stop: Stop
) -> Finding:
    """A layout or a back that no file of templates/layouts/ describes; one for both inks."""
    if stop.place:
        return Finding("layout-file", "layout-file", stop.place, stop.message, stop.help)
    message, help = stop.message, stop.help
    name, lead = (of.back, "back-") if field == "back" else (of.layout, "")
    names = layout_names(composers.assets.root)
    if lead + name not in names:
        known = [one.removeprefix(lead) for one in names if one.startswith("back-") == bool(lead)]
        known = [one for one in known if not one.endswith("-low-ink")]
        message = f'no {field} "{name}"{did_you_mean(name, known)}'
        help = (
            f"known: {join_words(known)}; a {field} is a file templates/layouts/{lead}{name}.yaml"
        )
    elif (spared := f"{lead}{name}-low-ink") not in names:
        message = f'{field} "{name}" has no design that spares ink, "{spared}"'
        help = f"write templates/layouts/{spared}.yaml; one line may do: extends: {lead}{name}"
    place = pack.entry.place(*of.entry, field)
    return Finding("unknown-layout", "unknown-layout", place, message, help)
