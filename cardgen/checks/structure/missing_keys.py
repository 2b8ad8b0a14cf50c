"""Keys that a component cannot do without: what its layout draws, the words of its power."""

from collections.abc import Iterator

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.component import Component, ComponentSet, GameToken
from cardgen.model.finding import Finding
from cardgen.model.pack import Deck
from cardgen.packs.cards import NO_TEXT
from cardgen.project.pack_view import PackView
from cardgen.project.printed.required_drawings import STAND_IN, required_drawings, set_layouts
from cardgen.suggest import join_words


def check_missing_key(view: PackView) -> Iterator[Finding]:
    """What a layout draws of a card, and the words of a card whose neighbours have some."""
    yield from _undrawn(view)
    yield from _required(view)
    for deck in view.pack.decks:
        if not deck.printed:  # the others were asked for their words when they were read
            yield from _silent(deck)


def _silent(deck: Deck) -> Iterator[Finding]:
    """Cards with a power and no words, where most cards of the deck have both."""
    if all(card.text for card in deck.cards):
        return
    able = [card for card in deck.cards if any(card.power)]
    silent = [card for card in able if not card.text]
    for card in silent if 2 * len(silent) < len(able) else ():
        message = f"{NO_TEXT}: most cards of its deck say what they do"
        help = "add text: {fr: …}, in each language"
        place = card.place("power")
        yield Finding("missing-key", "missing-key", place, message, help, card=card.id)


def _undrawn(view: PackView) -> Iterator[Finding]:
    """Emblem, pantheon and choices of the pack, on what has a layout that draws them."""
    known = {"emblem": sorted(view.emblems), "pantheon": list(view.pack.pantheons)}
    known |= {
        name: [*one.choices] for name, one in view.pack.fields.items() if one.form == "choice"
    }
    for of in view.pack.printed_sets:
        for one in of.members:
            for field, names in known.items() if not view.known.has(one) else ():
                if not _said(field, one) and _drawn(field, one, of, view):
                    one_of = "one of " if len(names) > 1 else ""
                    help = f"add {field}: {one_of}{join_words(names) or 'its name'}"
                    yield Finding(
                        "missing-key", "missing-key", one.entry.place(),
                        f'missing key "{field}": the layout {of.layout} draws it', help,
                        card=one.id,
                    )  # fmt: skip


def _required(view: PackView) -> Iterator[Finding]:
    """Fields without which a layout has nothing to print, such as the large part of a name."""
    for of in view.pack.printed_sets:
        asked = [one for one in of.members if not view.known.has(one)]
        layouts = set_layouts(of, view.composers_by_ink) if asked else ()
        wanted = {name for layout in layouts for name, one in layout.fields.items() if one.required}
        for field in sorted(wanted.intersection(view.pack.fields)):
            for one in asked:
                if not _said(field, one):
                    yield Finding(
                        "missing-key", "missing-key", one.entry.place(),
                        f'missing key "{field}": the layout {of.layout} prints it',
                        f"add {field}: {view.pack.fields[field].means or 'what it prints'}",
                        card=one.id,
                    )  # fmt: skip


def _said(field: str, one: Component) -> bool:
    """Whether a component says something of a field, its own or one that the pack declares."""
    if field == "pantheon" and isinstance(one, GameToken) and one.style:
        return True
    return bool(getattr(one, field, "") or isinstance(one, Card) and one.declared.get(field))


def _drawn(field: str, one: Component, of: ComponentSet, view: PackView) -> bool:
    """Whether a layout of the set draws what the field names."""
    language = view.pack.languages[0]
    known = view.composed.subjects.variables(one, "front", language, number=1, count=1)
    subject = {**known, field.replace(" ", "_"): STAND_IN}
    if field == "pantheon":  # of which the style follows
        subject["style"] = STAND_IN
    return any(
        STAND_IN in name
        for layout in set_layouts(of, view.composers_by_ink)
        for name in required_drawings(layout, subject)
    )


MISSING_KEY = Check(
    slug="missing-key",
    title="A key that must be there",
    why="""\
Some values have no sensible default: a card without a name, a deck without a size. What is not
said is not guessed.
""",
    refused="""\
- id: iris
  emblem: lyre            # no name, cost, power and text
""",
    mend="""\
Add the key the finding names.
""",
    over_pack=check_missing_key,
)
