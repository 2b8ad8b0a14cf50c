"""Where the links of a rulebook lead."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from cardgen.checks.check import Check
from cardgen.model.card import full_id
from cardgen.model.finding import Finding
from cardgen.model.text import Icon
from cardgen.packs.aids.legend import ask_or_place_icon, own_legend
from cardgen.packs.misplaced import how_to_call_scenario
from cardgen.packs.root import LEGEND_FILE
from cardgen.suggest import did_you_mean

if TYPE_CHECKING:
    from cardgen.layout.assets import Assets
    from cardgen.model.rulebook import Inset, Link
    from cardgen.project.prose.prose import Prose
    from cardgen.project.prose.rulebooks import PackRulebooks

Targets = Mapping[str, frozenset[str]]
NAMED = ("card", "wonder", "ruling", "example", "count")  # stand in sentences, or behind them
RULING = "ruling"
PLAYED = ("example", "position")
PRINTED = ("card", "wonder", "picture")
COUNTED = ("count", "list")
NAMES = 4  # of those that a link may lead to
NOUNS = {
    "example": "scenario",
    "position": "scenario",
    "count": "kind to count",
    "see": "heading with the id",
    "picture": "picture of",
}
HELP = {
    "example": "write it in scenarios/, or name one that is there",
    "position": "write it in scenarios/, or name one that is there",
    "ruling": "write it in rulings.yaml, or name one that is there",
    "see": "give the heading its id, {{#{}}} at its end, or name one that is there; a call-out is"
    " named {{see:example/id}} or {{see:ruling/id}}",
    "picture": "name a card or board that is printed, set/token or deck/back",
}


def check_rulebook_link(prose: "Prose", rulebooks: "PackRulebooks") -> Iterator[Finding]:
    """Every link and every sign of every rulebook."""
    assets = prose.project.assets
    for book in rulebooks.books:
        targets = rulebooks.targets(book)
        for block in book.blocks:
            for inset in block.insets:
                said = _unruled(inset, rulebooks) or _astray(inset, targets, assets)
                if said and not _is_unread(inset, prose, rulebooks):
                    place = block.place(inset.start, inset.end)
                    yield Finding(
                        "rulebook-link", "rulebook-link", place, *said, language=book.language
                    )


def _unruled(inset: "Inset", rulebooks: "PackRulebooks") -> tuple[str, str] | None:
    """What a book of a game without rules cannot print: scenarios, and signs without a meaning."""
    what, game = inset.what, rulebooks.pack.game
    if what is None or isinstance(what, Icon) or game.rules:
        return None
    if what.kind in PLAYED:
        message = f"no rules play the game {game.id}, so that scenarios show nothing"
        return message, "take it out, and tell the example in words"
    if what.kind == "list" and what.id == "signs" and not own_legend(rulebooks.view.root):
        message = f"nothing says what signs mean in the game {game.id}"
        return message, f"say it in {LEGEND_FILE}, as docs/another-game.md shows, or take this out"
    return None


def _is_unread(inset: "Inset", prose: "Prose", rulebooks: "PackRulebooks") -> bool:
    """Whether a link may lead to what has a fault of its own, which is told already."""
    what = inset.what
    if what is None or isinstance(what, Icon):
        return False
    if what.kind == RULING:
        return rulebooks.view.unread_rulings.may_be(what.id)
    if what.kind not in (*PRINTED, *COUNTED):
        return False
    if what.kind in COUNTED:
        return what.id in rulebooks.uncounted
    pack, doubts = rulebooks.pack.id, prose.project.doubts
    if what.kind == "picture" and pack in doubts.open:  # those of sets are `set/token`
        return True
    return doubts.may_be(full_id(what.id, pack))


def _astray(inset: "Inset", targets: Targets, assets: "Assets") -> tuple[str, str] | None:
    """What is wrong with a link or sign, and what to type; None of one that is right."""
    what = inset.what
    if what is None:
        return None
    if not isinstance(what, Icon):
        return _link(what, targets) if what.id not in targets[what.kind] else None
    if what.name in (icons := assets.signs.names):
        return None
    if what.name in targets:
        message = f'"{{{what.name}}}" names nothing: what it links to stands behind a colon'
        return message, f"type {{{what.name}:…}} with {_one_of(targets[what.name])}"
    kinds = [kind for kind in NAMED if what.name in targets[kind]]
    if kinds and not what.number:  # `{coins:3}` is a sign with its number
        return (
            f'there is no icon "{what.name}", but a {kinds[0]}',
            f"type {{{kinds[0]}:{what.name}}}",
        )
    question, there = ask_or_place_icon(what.name, icons, assets.root)
    put = f"put {what.name}.svg into templates/icons/, or name one that is there"
    return f'there is no icon "{what.name}"{question}', there or put


def _one_of(known: frozenset[str]) -> str:
    return f"one of {', '.join(sorted(known)[:NAMES])}{', …' if len(known) > NAMES else ''}"


def _link(link: "Link", targets: Targets) -> tuple[str, str]:
    others = [kind for kind in NAMED if link.id in targets[kind]]
    known = targets[link.kind]
    if others and link.kind in NAMED:
        return f'"{link.id}" is no {link.kind}', f"type {link._replace(kind=others[0])}"
    message = f'there is no {_noun(link.kind)} "{link.id}"'
    if link.kind in PLAYED and (there := how_to_call_scenario(link.id, known)):
        return message, there
    return f"{message}{did_you_mean(link.id, known)}", _help(link, known)


def _noun(kind: str) -> str:
    return NOUNS.get(kind, kind)


def _help(link: "Link", known: frozenset[str]) -> str:
    if link.kind in HELP:
        return HELP[link.kind].format(link.id)
    if link.kind in ("count", "list"):
        verb = "counts" if link.kind == "count" else "can list"
        return f"the pack {verb} {', '.join(sorted(known))}"
    return f"name a {link.kind} of the pack, or pack/id"


RULEBOOK_LINK = Check(
    slug="rulebook-link",
    title="A link of a rulebook that leads nowhere",
    why="""\
`{card:iris}` prints a name, `{count:gods}` a number, `{ruling:…}` an answer, `{example:…}` names
the scenario that proves it, `{see:prayer}` the page of a heading that ends in `{#prayer}`,
`{see:example/…}` and `{see:ruling/…}` that of an example or a ruling which the book prints,
`{picture:…}` shows what is printed, `{coin:3}` draws a sign. Each is taken from where it is written
once, so that a rulebook stays right when a card changes; what is not there cannot be printed.
""",
    refused="""\
Mélangez les {count:godds} cartes, {card:irys} comprise.      <!-- gods, iris -->
""",
    mend="""\
Type an id of the pack; cards and Wonders of others are `pack/id`. `{count:…}` knows the decks, the
pantheons, what `announces:` and `components:` of pack.yaml list, and `wonders`; `{picture:…}` the
cards and boards that are printed, tokens as `markers/rainbow`, backs as `gods/back`.
""",
    over_rulebooks=check_rulebook_link,
    reads="linked",
    by_book=True,
    stops_books=True,
)
