"""Acceptances of what no check finds."""

from collections.abc import Iterator

from cardgen.checks.catalogue import checks, checks_by_code
from cardgen.checks.check import Check
from cardgen.model.card import Card
from cardgen.model.finding import Finding
from cardgen.model.located import Map, ValueRef
from cardgen.model.pack import Pack
from cardgen.project.pack_view import PackView
from cardgen.suggest import did_you_mean


def check_accepts_of_pack(view: PackView) -> Iterator[Finding]:
    """Every name in `accepts:` of the pack."""
    return _of(view.pack, "")


def check_accepts_of_card(_: PackView, card: Card) -> Iterator[Finding]:
    """Every name in `accepts:` of a card."""
    return _of(card, card.id)


def _of(owner: Card | Pack, card: str) -> Iterator[Finding]:
    looking = [slug for slug, one in checks().items() if one.looks] if owner.accepts else []
    for name in owner.accepts:
        if name not in looking:
            held = owner.entry["accepts"]
            if isinstance(held, Map):
                yield _finding(ValueRef(held, name, at_key=True), name, card, looking)


def _finding(where: ValueRef, name: str, card: str, looking: list[str]) -> Finding:
    code, known = "accepts-unknown", checks_by_code().get(name, "")
    if known in looking:
        message, help = f'"{name}" is a code of the check {known}', f"type {known}"
    elif known:
        message, help = f'what "{name}" finds cannot be accepted', "mend what it finds"
    else:
        message = f'there is no check "{name}"{did_you_mean(name, looking)}'
        help = "all of them: cardgen explain"
    fix = known if known in looking else None
    return Finding(code, code, where.place, message, help, card=card, fix=fix)


ACCEPTS_UNKNOWN = Check(
    slug="accepts-unknown",
    title="An acceptance of what no check finds",
    why="""\
`accepts:` names checks, with the reason why their findings may stay. A name that no check has
accepts nothing. Neither can what keeps a file from being read or a face from being drawn be
accepted: nothing would be left to print.
""",
    refused="""\
- id: iris
  accepts: {name-speling: the poet is meant}      # name-spelling
""",
    mend="""\
Type the name that stands behind `error` or `warning`; `cardgen explain` lists them.
""",
    over_pack=check_accepts_of_pack,
    over_card=check_accepts_of_card,
)


ACCEPTS_UNUSED = Check(
    slug="accepts-unused",
    title="An acceptance of findings that are not there",
    why="""\
What was accepted once may be mended since, and the acceptance then hides the next fault. It is told
by `cardgen check` over all packs, where every check has looked.
""",
    refused="""\
- id: iris
  accepts: {announced-count: the red one counts as none}      # the count comes out
""",
    mend="""\
Take the line out.
""",
)
