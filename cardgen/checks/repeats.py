"""What one check finds and another has said, or says better: it is told once."""

from collections.abc import Collection, Iterable, Iterator

from cardgen.checks.catalogue import checks
from cardgen.model.finding import COMPARING, Finding, Place
from cardgen.packs.root import GAMES
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project

# Checks that say better than `drawing` why a card cannot be drawn.
NAMED = ("unknown-emblem", "unknown-icon", "unknown-pantheon", "missing-key")
REVIEWED, WAS_CHANGED = "prose-reviewed", "was changed"


def repeats_in(found: Collection[Finding], project: Project) -> frozenset[Finding]:
    """The findings of which another says why: of a card that cannot be drawn, of words that were
    compared already, of a power that is of another game, of a file saved in another encoding, of
    words in which a sign is misspelt."""
    compared = {finding.place for finding in found if is_compared(finding)}
    parted, misnamed = _told_apart(found, project), _misnamed(found, project)
    lacking = {(one.card, one.place.file) for one in found if one.check == "game-lacks"}
    named = {finding.card for finding in found if finding.check in NAMED} - {""}
    codes = {(finding.code, finding.place.file) for finding in found}
    garbled = {one.place.file for one in found if one.code == "encoding" and _is_of_several(one)}
    for view in project.packs:
        named |= set(_named(view, codes))
    return frozenset(
        one
        for one in found
        if (one.check == "drawing" and one.card in named)
        or (one.place in compared and checks()[one.check].is_of_prose)
        or (one.check in COMPARING and _stands_in(one.place, parted))
        or ((one.card, one.place.file) in lacking and _is_of_power(one))
        or (is_compared(one) and _stands_in(one.place, misnamed))
        or (one.place.file in garbled and _is_of_letters(one))
    )


def _named(view: PackView, codes: Collection[tuple[str, str]]) -> Iterator[str]:
    """The cards (and, as "", the backs) of which pack.yaml says why they cannot be drawn."""
    file = view.pack.entry.file
    undrawn = ("game-sign", f"cards/{GAMES}/{view.pack.game.id}.yaml")
    if ("unknown-mark", file) in codes or undrawn in codes:
        yield from ("", *(card.id for card in view.cards))
    if ("pantheon-drawing", file) in codes:
        yield from (card.id for card in view.cards if card.pantheon in view.composed.undrawn)
    if ("unknown-pantheon", file) in codes:
        yield from (card.id for card in view.cards if card.pantheon)


def is_compared(finding: Finding) -> bool:
    """Whether reading the words told it: checks of prose need not tell it again."""
    one = checks().get(finding.check)
    return one is not None and bool(one.over_project) and finding.check.startswith("words-")


def _is_of_power(finding: Finding) -> bool:
    """Whether it is how a power is said or drawn: of no use where its game lacks what it is of."""
    return is_compared(finding) or finding.check == "unknown-icon"


def _is_of_several(finding: Finding) -> bool:
    """Whether what is told once of a file stands in it more often: one sign may be pasted."""
    return finding.message.endswith(" more)")


def _is_of_letters(finding: Finding) -> bool:
    """Whether it is what words say, or whether they can be printed."""
    prose = finding.check in checks() and checks()[finding.check].is_of_prose
    return prose or is_compared(finding) or finding.check in ("glyph", "overflow")


def _told_apart(found: Iterable[Finding], project: Project) -> tuple[Place, ...]:
    """The texts of cards of which it is told that their languages say different things."""
    apart = {one.card for one in found if one.check in ("words-drift", "words-language")} - {""}
    cards = (card for view in project.packs for card in view.cards if card.id in apart)
    return tuple(card.place("text") for card in cards)


def _misnamed(found: Iterable[Finding], project: Project) -> tuple[Place, ...]:
    """The texts of cards, in one language, with a sign that is not there or takes no number."""
    icons = [one for one in found if one.check == "unknown-icon" and one.language]
    named = {one.card for one in icons}
    cards = [card for view in project.packs for card in view.cards if card.id in named]
    texts = [
        (one.place, card.place("text", one.language))
        for one in icons
        for card in cards
        if (card.id, card.file) == (one.card, one.place.file)
    ]
    return tuple(text for icon, text in texts if _stands_in(icon, (text,)))


def _stands_in(place: Place, texts: Iterable[Place]) -> bool:
    return any(
        place.file == text.file and text.line <= place.line <= text.end_line for text in texts
    )


def told_once(findings: tuple[Finding, ...]) -> Iterator[Finding]:
    """The findings without those that two texts were read apart, where what they say apart is told:
    at the text that was changed since somebody read both.

    Both quote the other language as it is said."""
    apart = {line for one in findings if one.check in COMPARING for line in one.help.splitlines()}
    quoted = {_quoted(one): one for one in findings if one.check == REVIEWED}
    for one in findings:
        if one.check in COMPARING:
            changed = next((quoted[line] for line in one.help.splitlines() if line in quoted), None)
            yield _where_changed(one, changed) if changed else one
        elif one.check != REVIEWED or _quoted(one) not in apart:
            yield one


def _quoted(finding: Finding) -> str:
    """The text of the other language, as the help of a finding quotes it."""
    return finding.help.partition("\n")[0]


def _where_changed(finding: Finding, changed: Finding) -> Finding:
    """What two languages say apart, at the one that was changed; it stays where that is unknown."""
    packs = (one.place.file.split("/")[:2] for one in (finding, changed))
    same_text = finding.card == changed.card and next(packs) == next(packs)
    if not same_text or finding.language == changed.language or WAS_CHANGED not in changed.message:
        return finding
    who, said = changed.message.partition(": ")[0], finding.message.partition(": ")[2]
    return finding._replace(
        place=changed.place, language=changed.language, message=f"{who}: {said}", fix=None
    )
