"""Cards whose id, file or name tells what they are, and whose fields say something else; decks of
two kinds with one back; cards of one name of which two things are said."""

from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath

from cardgen.checks.check import Check
from cardgen.model.card import Card, Name
from cardgen.model.finding import Finding
from cardgen.model.located import Map
from cardgen.project.pack_view import PackView
from cardgen.project.project import Project


def check_card_kin(view: PackView, card: Card) -> Iterator[Finding]:
    """The pantheon against the file, each choice of a declared field against the id."""
    stem = PurePosixPath(card.file).stem
    if card.pantheon and stem in view.pack.pantheons and card.pantheon != stem:
        message = f"the pantheon is {card.pantheon}, the file is that of {stem}"
        help = f"say pantheon: {stem}, or move the card to the file of its pantheon"
        yield _finding(card, "pantheon", message, help)
    told = card.id.split("-")
    for name, field in view.pack.fields.items():
        named = [word for word in told if word in field.choices]
        said = card.declared.get(name)
        if isinstance(said, str) and named and said not in named:
            message = f'{name} is {said}, the id "{card.id}" says {named[0]}'
            yield _finding(card, name, message, f"say {name}: {named[0]}, or mend the id")
        if isinstance(said, str) and field.power and card.id not in view.faulty_powers:
            yield from _of_other_power(card, name, said, field.power)


def _of_other_power(
    card: Card, field: str, said: str, power: Mapping[str, str]
) -> Iterator[Finding]:
    """A choice of which the cards are known by their power, on a card of another one."""
    keys = {key for age in card.power for one in age if isinstance(one, Map) for key in one}
    known = [choice for choice, key in power.items() if key in keys]
    if known and said not in known:
        message = f"{field} is {said}, and its power has {power[known[0]]}"
        yield _finding(card, field, message, f"say {field}: {known[0]}, or mend the power")
    elif said in power and said not in known:
        message = f"{field} is {said}, and its power has no {power[said]}"
        yield _finding(card, field, message, "name another choice, or mend the power")


def _finding(card: Card, key: str, message: str, help: str) -> Finding:
    return Finding("card-kin", "card-kin", card.place(key), message, help, card=card.id)


CARD_KIN = Check(
    slug="card-kin",
    title="A card whose id or file says it is another",
    why="""\
A file called like a pantheon holds the gods of that pantheon, and an id that contains a word of a
choice, `iris-blue`, tells which of two of one name it is. So both are witnesses of what the card
says of itself; a copied line is seen by them. Where `power:` of a field in pack.yaml says by which
key of powers the cards of a choice are known, powers are witnesses too.
""",
    refused="""\
# cards/trial/gods/egyptian.yaml
- id: nut-blue
  pantheon: greek       # in the file of the Egyptian gods
  hue: red              # and the id says blue
""",
    mend="""\
Find out which of the two is right; move the card, rename it, or mend the field.
""",
    over_card=check_card_kin,
)


def check_deck_kin(project: Project) -> Iterator[Finding]:
    """The back of each printed deck, among all decks of the packs of its game."""
    met: dict[tuple[str, str], tuple[str, str]] = {}
    decks = [(view, deck) for view in project.packs for deck in view.pack.printed_decks]
    for view, deck in decks:
        first = met.setdefault((view.pack.game.id, deck.back), (deck.kind, deck.id))
        if deck.back and deck.kind and first[0] and first[0] != deck.kind:
            message = f'the back "{deck.back}" is that of {first[1]}, of the kind {first[0]}'
            help = f"name the back of {deck.kind} cards, or give both decks one kind"
            place = view.pack.entry.place("decks", deck.id, "back")
            yield Finding("deck-kin", "deck-kin", place, message, help)


DECK_KIN = Check(
    slug="deck-kin",
    title="Two kinds of cards with one back",
    why="""\
Backs tell players which pile a card belongs to. Cards of two kinds, Leaders and gods, that have one
back are dealt into each other’s hands, and a back that was copied with its line is seen on paper
only.
""",
    refused="""\
decks:
  gods: {kind: god, layout: god, back: gods, cards: gods/*.yaml}
  guilds: {kind: card, layout: guild, back: gods, cards: guilds.yaml}     # the back of the gods
""",
    mend="""\
Name the back of its own kind for each deck; cards that are dealt from one pile are of one kind.
""",
    over_project=check_deck_kin,
)


def check_name_kin(project: Project) -> Iterator[Finding]:
    """The grammar of each name, among all cards of that name in a language."""
    met: dict[tuple[str, str], tuple[Card, Name]] = {}
    for view in project.packs:
        for card in view.cards:
            for language, name in card.name.items():
                first, known = met.setdefault((language, name.text), (card, name))
                if _grammar(name) != _grammar(known) and name.gender and known.gender:
                    message = (
                        f'"{name.text}" is {_said(name)}, and {_said(known)} as the name of'
                        f" {first.pack}/{first.id}"
                    )
                    help = f"say gender: {known.gender} here, or mend it there"
                    place = card.place("name", language)
                    yield Finding("name-kin", "name-kin", place, message, help, card=card.id)


def _grammar(name: Name) -> tuple[str, bool]:
    return name.gender, name.plural


def _said(name: Name) -> str:
    number = "plural" if name.plural else "singular"
    return f"{'feminine' if name.gender == 'f' else 'masculine'} {number}"


NAME_KIN = Check(
    slug="name-kin",
    title="One name of two genders",
    why="""\
Sentences agree with the gender and the number of the name they hold. Two cards of one name, the two
Hestias or a Leader of two games, are the same person: where their genders differ, one of them is
wrong, and all that agrees with it.
""",
    refused="""\
- id: iris-blue
  name: {fr: {text: Iris, gender: f}, en: Iris}
- id: iris-red
  name: {fr: {text: Iris, gender: m}, en: Iris}     # the same name
""",
    mend="""\
Find out which is right, and say the same `gender:` and `plural:` for both.
""",
    over_project=check_name_kin,
)


def check_field_kin(project: Project) -> Iterator[Finding]:
    """Each list of words that a card says, among all cards of its name."""
    met: dict[tuple[str, object], Card] = {}
    for view in sorted(project.packs, key=lambda one: one.pack.id):  # the later one is told
        lists = [name for name, field in view.pack.fields.items() if field.form == "list"]
        for card in view.cards if lists else ():
            named = tuple(sorted((language, name.text) for language, name in card.name.items()))
            for field in (one for one in lists if one in card.declared):
                first = met.setdefault((field, named), card)
                if first.declared[field] != card.declared[field]:
                    yield _other_words(card, first, field)


def _other_words(card: Card, first: Card, field: str) -> Finding:
    words = [
        ", ".join(map(str, said)) if isinstance(said, tuple) else str(said)
        for said in (one.declared[field] for one in (card, first))
    ]
    message = f"{field} is {words[0]}, and {words[1]} on {first.pack}/{first.id} of the same name"
    help = "say the same on both; where they differ on purpose, accepts: {field-kin: why}"
    place, code = card.place(field), "field-kin"
    return Finding(code, code, place, message, help, "warning", card=card.id)


FIELD_KIN = Check(
    slug="field-kin",
    title="One person of whom two cards say something else",
    why="""\
A Leader of two games is one person: the words on the coin of the one are those of the other, and
nothing else in a pack bears witness of them. So the fields that are lists are the same on all cards
of one name.
""",
    refused="""\
- id: iris-blue
  name: {fr: Iris, en: Iris}
  legend: [IRIS, OLYMPVS]
- id: iris-red
  name: {fr: Iris, en: Iris}
  legend: [HEBE, OLYMPVS]       # the same name, another coin
""",
    mend="""\
Find out which is right, and say it on both; where they differ on purpose, say why on the later one.
""",
    over_project=check_field_kin,
)
