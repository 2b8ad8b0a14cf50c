"""Emblems and pantheons that nobody drew, layouts that cannot be used."""

from collections.abc import Iterator, Sequence

from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.component import GameToken, TuckBox
from cardgen.model.finding import Finding
from cardgen.model.located import Map, ValueRef
from cardgen.model.pack import Pack
from cardgen.packs.misplaced import ask_or_place
from cardgen.project.pack_view import PackView
from cardgen.suggest import did_you_mean, join_words


def check_unknown_emblem(view: PackView, card: Card) -> Iterator[Finding]:
    """The emblem of a card that names one."""
    yield from _emblem_findings(view, card)


def check_unknown_emblem_of_tokens(view: PackView) -> Iterator[Finding]:
    """The emblem of each token that names one, and of each box."""
    for token in view.pack.tokens:
        yield from _emblem_findings(view, token)
    for box in view.pack.boxes:
        yield from _emblem_findings(view, box)


def _emblem_findings(view: PackView, one: Card | GameToken | TuckBox) -> Iterator[Finding]:
    if one.emblem and one.emblem not in (known := view.emblems):
        wanted = f"templates/emblems/{one.emblem}.svg"
        question, there = ask_or_place(view.root, wanted, known)
        message = f'there is no emblem "{one.emblem}"{question}'
        listed = "" if question else ", all of them: cardgen explain emblems"
        help = there or f"name one that is there{listed}; or draw it: {wanted}"
        place = one.place("emblem")
        yield Finding("unknown-emblem", "unknown-emblem", place, message, help, card=one.id)


UNKNOWN_EMBLEM = Check(
    slug="unknown-emblem",
    title="An emblem that is not there",
    why="""\
The medallion of a card shows its emblem: an SVG file of templates/emblems/.
""",
    refused="""\
- id: iris
  emblem: lyer          # did you mean "lyre"?
""",
    mend="""\
Type the name of a file of templates/emblems/ without its ending, or draw one there.
""",
    over_card=check_unknown_emblem,
    over_pack=check_unknown_emblem_of_tokens,
)


def check_unknown_pantheon(view: PackView) -> Iterator[Finding]:
    """The pantheon of each card and token that names one, and the drawings of those declared."""
    pack = view.pack
    every: tuple[Card | GameToken, ...] = (*view.cards, *pack.tokens)
    named = [one for one in every if one.pantheon not in ("", *pack.pantheons)]
    if named and not pack.pantheons:
        yield _undeclared(named, pack)
    else:
        yield from (_unknown(card, pack) for card in named)
    for name, files in view.composed.undrawn.items():
        yield _undrawn_finding(name, files, pack)


def _undeclared(cards: Sequence[Card | GameToken], pack: Pack) -> Finding:
    names = tuple(dict.fromkeys(card.pantheon for card in cards))
    many = f"{len(cards)} cards name" if len(cards) > 1 else "a card names"
    return Finding(
        "unknown-pantheon",
        "unknown-pantheon",
        pack.entry.place(),
        f"no pantheons are declared, and {many} {join_words(names, joined_by='and')}",
        "\n".join(("add to pack.yaml:", "pantheons:", *(_declared(name, pack) for name in names))),
    )


def _unknown(card: Card | GameToken, pack: Pack) -> Finding:
    known = tuple(pack.pantheons)
    return Finding(
        "unknown-pantheon",
        "unknown-pantheon",
        card.place("pantheon"),
        f'unknown pantheon "{card.pantheon}"{did_you_mean(card.pantheon, known)}',
        f"the pack has {join_words(known, joined_by='and')}; to have this one, add to pack.yaml,"
        f" under pantheons:\n{_declared(card.pantheon, pack)}",
        card=card.id,
    )


def _declared(name: str, pack: Pack) -> str:
    """The line of pack.yaml that declares a pantheon."""
    return f"  {name}: {{name: {{{', '.join(f'{one}: …' for one in pack.languages)}}}}}"


def _undrawn_finding(name: str, files: tuple[str, ...], pack: Pack) -> Finding:
    declared = pack.entry["pantheons"]
    where = (
        ValueRef(declared, name) if isinstance(declared, Map) else ValueRef(pack.entry, "pantheons")
    )
    message = f'the pantheon "{name}" cannot be drawn: {len(files)} drawings are missing'
    paths = "\n".join(f"templates/{file}.svg" for file in files)
    help = f"wear another pantheon's with style: greek, or draw these files:\n{paths}"
    return Finding("unknown-pantheon", "pantheon-drawing", where.key_place, message, help)


UNKNOWN_PANTHEON = Check(
    slug="unknown-pantheon",
    title="A pantheon that the pack does not declare, or that cannot be drawn",
    why="""\
A pantheon gives a card its name at the foot, its moment of invocation, its scene, ring and frieze.
pack.yaml declares it once, so that a slip on one card is seen; its drawings are needed for every
card, so they are told once, where it is declared.
""",
    refused="""\
# pack.yaml has pantheons: {norse: {name: {fr: Panthéon nordique, en: Norse pantheon}}}
- id: odin
  pantheon: nors          # did you mean "norse"?
""",
    mend="""\
Type a pantheon of pack.yaml, or declare it there and draw the files that the finding lists.
""",
    codes=("unknown-pantheon", "pantheon-drawing"),
    over_pack=check_unknown_pantheon,
    of_faces=True,
)


LAYOUT_FILE = Check(
    slug="layout-file",
    title="A layout that cannot be used",
    why="""\
Layouts in templates/layouts/ are read as strictly as cards: a zone is of exactly one kind, and a
layout that extends another must come to an end. Colours are named or #RRGGBB, expressions name
variables of the card, and what a layout removes lies in the one beneath. No box of words or signs
is larger than its card, since what stood there would be cut off.
""",
    refused="""\
zones:
  name: {wordz: "{{ name }}", box: [3, 3, 59, 6]}     # no kind of zone
""",
    mend="""\
Type what the finding lists: a kind of zone, a colour of the layout, a variable of the card;
`cardgen schema layout` tells an editor.
""",
    codes=(
        "layout-file",
        "zone-kind",
        "expression",
        "nothing-to-remove",
        "unknown-colour",
        "outside-card",
    ),
)


UNKNOWN_LAYOUT = Check(
    slug="unknown-layout",
    title="A layout or a back that is not there",
    why="""\
A deck names the layout of its fronts and of its back: files of templates/layouts/, the back's with
`back-` before its name, the design that spares ink with `-low-ink` after it. None is a default.
""",
    refused="""\
decks:
  gods: {size: 65x100, layout: godd, back: gods, cards: gods/*.yaml}
""",
    mend="""\
Type the name of a layout that is there, or write one.
""",
)
