"""The games that packs may be for: `cards/games/<game>.yaml`, the root's own and those shipped."""

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from cardgen.model.ages import AGES
from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.game_spec import Brought, GameSpec, PaymentForm
from cardgen.model.located import Map, Seq, ValueRef
from cardgen.packs.components.kinds import SCORE_LINES, ComponentKindSchema, score_lines
from cardgen.packs.descriptions import (
    GAME,
    PAYMENT,
)
from cardgen.packs.fields import slug
from cardgen.packs.root import GAMES, display_path, shipped_root
from cardgen.schema.containers import ListOf, MapOf, OneOrMore
from cardgen.schema.kinds import Boolean, Kind, OneOf, String, refuse_value
from cardgen.schema.numbers import LARGEST, Integer
from cardgen.schema.records import Record
from cardgen.suggest import did_you_mean, join_words
from cardgen.yaml.reader import read_file

SHIPPED = ("seven-wonders", "duel", "none")
RULES = ("seven-wonders", "duel")
NOTHING = "none"
MOST = 999  # of a payment that is drawn with its number


class PeriodsSchema:
    """`[I, II, III]`, or `none` → tuple."""

    what = f"[{', '.join(AGES)}]"

    def fits(self, value: object) -> bool:
        return isinstance(value, Seq) or value == NOTHING

    def read(self, value: object, where: ValueRef, report: Report) -> tuple[str, ...] | Missing:
        if value == NOTHING:
            return ()
        if not isinstance(value, Seq) or tuple(value) != AGES:
            help = f"write {self.what}; a game without periods leaves the line out"
            return refuse_value(self, value, where, report, help=help)
        return AGES

    def json_schema(self) -> dict[str, Any]:
        return {"enum": [list(AGES), NOTHING]}


PAID, PAID_HELP = "[a-z]+( [a-z]+)*", "small letters a-z, one space between words"
RESOURCE_NAME = String("a resource in small letters", pattern=PAID, help=PAID_HELP)
PAYMENT_NAME = String("a payment in small letters", pattern=PAID, help=PAID_HELP)
AMOUNT = Integer(0, MOST)
PAYMENT_FIELDS: Mapping[str, Kind] = {
    "sign": slug("an icon's name"),
    "means": String("what is paid, in a few words"),
    "min": AMOUNT,
    "max": AMOUNT,
    "bare": Boolean(),
}
WORD = String("a word or words of powers")
BROUGHT = Record(
    Brought,
    {"words": ListOf(WORD, min=1), "kinds": ListOf(slug("a kind or a colour"))},
    required=("words",),
    what="what an expansion brings",
)
GAME_FIELDS: Mapping[str, Kind] = {
    "like": OneOf(*SHIPPED),
    "rules": OneOf(*RULES, NOTHING),
    "periods": PeriodsSchema(),
    "colours": ListOf(slug("a colour")),
    "resources": ListOf(RESOURCE_NAME),
    "payments": MapOf(PAYMENT_NAME, Record(dict, PAYMENT_FIELDS, what="a payment", means=PAYMENT)),
    "kinds": MapOf(slug("a kind"), ComponentKindSchema()),
    "score": SCORE_LINES,
    "brings": MapOf(slug("an expansion"), BROUGHT),
    "players": MapOf(String("a key of powers"), Integer(1, 99)),
    "lacks": MapOf(
        String("a word of powers, or a key and its word"), String("what to type, or none")
    ),
    "settles": MapOf(String("a matter of rules"), OneOrMore(String("what the rules have"))),
    "title": String("the name of the game"),
    "published": String("the name of a published game, or none"),
}
GAME_KIND = Record(dict, GAME_FIELDS, what="a game", means=GAME)


class GameFiles:
    """The games of a root, each read once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._read: dict[str, GameSpec | None] = {}

    @cached_property
    def own(self) -> Mapping[str, Path]:
        """The root's own files, by the names of their games."""
        return {path.stem: path for path in sorted((self.root / "cards" / GAMES).glob("*.yaml"))}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The games there are: those shipped first, the root's own by name."""
        return tuple(dict.fromkeys((*SHIPPED, *self.own)))

    def spec(self, name: str, report: Report) -> GameSpec | None:
        """The game so called; None where there is none, or its file has faults.

        These go into the first report that asks.
        """
        if name not in self._read:
            self._read[name] = self._spec(name, report) if name in self.names else None
        return self._read[name]

    def _spec(self, name: str, report: Report) -> GameSpec | None:
        if name not in self.own:
            return shipped_spec(name)
        own, shipped = self.own[name], shipped_game(name)
        tree = read_file(own, file=display_path(own, self.root), report=report)
        spec = None if tree is MISSING else _read_spec(name, tree, report)
        return spec if spec is None or own == shipped else _known_to_rules(spec, tree, report)


def own_kinds(root: Path) -> tuple[str, ...]:
    """The kinds of components that games of a root have and those that are shipped lack."""
    files, shipped = GameFiles(root), {one for name in SHIPPED for one in shipped_spec(name).kinds}
    specs = [files.spec(name, Report()) for name in files.own]
    kinds = (kind for spec in specs if spec for kind in spec.kinds)
    return tuple(dict.fromkeys(kind for kind in kinds if kind not in shipped))


def shipped_game(name: str) -> Path:
    """The file of a game that comes with the program, whatever the root holds."""
    return (shipped_root() or Path()) / "cards" / GAMES / f"{name}.yaml"


@cache
def shipped_spec(name: str) -> GameSpec:
    """A game that comes with the program."""
    path = shipped_game(name)
    tree = read_file(path, file=str(path), report=Report())
    spec = None if tree is MISSING else _read_spec(name, tree, Report())
    return spec or GameSpec(name)


def _read_spec(name: str, tree: Map | Seq, report: Report) -> GameSpec | None:
    """The game that a file describes; None once its faults are reported."""
    read: Any = GAME_KIND.read(tree, ValueRef(tree), report)
    if read is MISSING:
        return None
    _check_payments(tree, read, report)
    return _laid_over(shipped_spec(read["like"]) if "like" in read else GameSpec(""), name, read)


def _check_payments(tree: Any, said: Mapping[str, Any], report: Report) -> None:
    """Report what cards may cost that stands twice, or with a least that is more than the most."""
    for name, form in said.get("payments", {}).items():
        least, most = form.get("min", 1), form.get("max", LARGEST)
        if name in said.get("resources", ()):
            message, help = f"{name} stands under resources: too", "take one of the two out"
            place = ValueRef(tree["payments"], name).key_place
            report.add(code="game-payment", place=place, message=message, help=help)
        if least > most:
            message = f"no number is from {least} to {most}"
            help = f"type min: {most}, max: {least}" if "min" in form else "have max: 1 or more"
            place = tree.place("payments", name, "max")
            report.add(code="game-payment", place=place, message=message, help=help)


def _laid_over(like: GameSpec, name: str, said: Mapping[str, Any]) -> GameSpec:
    """What a game says, and for the rest what it is like."""
    rules = said.get("rules", like.rules)
    payments = like.payments
    if "resources" in said or "payments" in said:
        payments = {what: _form(what, {}, each=True) for what in said.get("resources", ())}
        payments |= {what: _form(what, of) for what, of in said.get("payments", {}).items()}
    return GameSpec(
        name,
        said.get("periods", like.periods),
        said.get("colours", like.colours),
        payments,
        "" if rules == NOTHING else rules,
        {**like.kinds, **said.get("kinds", {})},
        {**like.score, **score_lines(said.get("score", {}))},
        said.get("brings", like.brings),
        said.get("players", like.players),
        _lacked(said["lacks"]) if "lacks" in said else like.lacks,
        said.get("settles", like.settles),
        said.get("title", name),
        _published(said.get("published", like.published)),
    )


def _published(said: str) -> str:
    return "" if said == NOTHING else said


def _lacked(said: Mapping[str, str]) -> Mapping[str, str]:
    return {word: "" if instead == NOTHING else instead for word, instead in said.items()}


def _form(what: str, said: Mapping[str, Any], *, each: bool = False) -> PaymentForm:
    """A payment with what its game does not say of it: its own name is that of its sign. No number
    is wrong while those that bound it contradict each other."""
    if said.get("min", 1) > said.get("max", LARGEST):
        said = {**said, "min": 0, "max": MOST}
    usual = {"sign": what.replace(" ", "-"), "means": "so many units" if each else ""}
    return PaymentForm(**{**usual, "each": each, "max": LARGEST, **said})


def _known_to_rules(spec: GameSpec, tree: Any, report: Report) -> GameSpec | None:
    """The game, if the rules that it names know all of it; what they do not know is reported."""
    if not spec.rules:
        return spec
    known = shipped_spec(spec.rules)
    strangers = {
        "colours": [name for name in spec.colours if name not in known.colours],
        "payments": [name for name in spec.payments if name not in known.payments],
    }
    for key, names in strangers.items():
        for name in names:
            near = did_you_mean(name, getattr(known, key))
            message = f'the rules of {spec.rules} know no {key} "{name}"{near}'
            help = f"{key} they know: {join_words(getattr(known, key))}; or write rules: none"
            place = tree.place(key if key in tree else "rules")
            report.add(code="game-rules", place=place, message=message, help=help)
    if not spec.periods:
        message = f"the rules of {spec.rules} go by Age, and the game has no Ages"
        help = f"add periods: {PeriodsSchema.what}; or write rules: none"
        report.add(code="game-rules", place=tree.place("rules"), message=message, help=help)
    return spec if spec.periods and not any(strangers.values()) else None
