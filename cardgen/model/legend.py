"""What icons mean, in words for readers: the table an icon reference is printed from."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, takewhile
from types import MappingProxyType
from typing import NamedTuple

from cardgen.model.located import Map
from cardgen.model.text import Icon

Said = Mapping[str, str]  # words by language
COST = "cost"  # a word that is read out and stands on no page
PER = "per"  # the sign before what is counted
KINDS = ("leader", "purple", "wonder", "board")  # titles of cards of no pantheon, by their kind


# How a sign is printed: without a number, so beside others that have one, with a number, with a
# minus, which may be all there is, with a plus, with the letter n, or less than that, so many times
# as much, in a cost, in a border.
ALONE_FORMS = ("alone", "also", "number", "minus", "loss", "more", "n", "fewer", "times", "cost",
               "badge")  # fmt: skip
# Beside what, the sign that means it by its neighbours in brackets: before cards that it is counted
# on, behind a chain that is lent; beside a card whose price drops, or the price itself; behind the
# arrow of cards drawn; a bar behind a moment; what a symbol becomes; a bank from which somebody
# buys, or neighbours who sell; an arrow behind a card that is built; shields or resources that are
# shared; a choice at each time; a resource of players; a stage among cards; a hand from which a
# Leader comes; whose tokens are given, and to several.
_IN_LINES = (
    ("counted", r"([\w-]+)\S* card-"),
    ("lent", r"chain ([\w-]+)"),
    ("price", r"card-\S+ ([\w-]+):−\d"),
    ("price", r"coin\S* (buried)"),
    ("drawn", r"card-[\w-]+:\S+ gives ([\w-]+)"),
    ("held", r"(?:at-once|age-long|in-conflict) (?:\S+ )*?(next) "),
    ("turned", r"science-\S+ gives (law)"),
    ("buyer", r"pawn-\S+ (bank)"),
    ("sellers", r"(buy) neighbours"),
    ("built", r"card-[\w-]+ (gives) (?!build-free|cancel)"),
    ("shields", r"(share) shield"),
    ("resources", r"(share) any-resource"),
    ("choice", r"(times)\S* .*? or "),
    ("theirs", r"(any-resource)\S* (?:pawns?-|neighbours)"),
    ("among", r"card-\S+ (stage) "),
    ("recruited", r"(hand-leaders) gives card-leader"),
    ("owner", r"(pawn-self)(?: (?:defeat|debt)\S*)+ gives"),
    ("several", r"(pawn-other) plus .*? pawn-other "),
)
BESIDE_FORMS = tuple(dict.fromkeys(form for form, _ in _IN_LINES))
FORMS = (*ALONE_FORMS, *BESIDE_FORMS)


def sign_forms(
    icons: Iterable[Icon],
    costs: Iterable[Icon] = (),
    lines: Iterable[Sequence[Icon]] = (),
    badges: Iterable[Icon] = (),
) -> dict[str, set[str]]:
    """In which forms signs are printed, by name; `costs` are those that are paid, `lines` those
    that are read as a whole, `badges` those in borders, which say when a card is used."""
    forms: dict[str, set[str]] = {}
    for icon in icons:
        number = icon.number
        met = forms.setdefault(icon.name, set())
        met.update(form for form, sign in _IN_NUMBERS if re.search(sign, number))
        met.update(["number"] if re.search(r"\d", number) else [] if number else ["alone"])
    for form, those in (("cost", costs), ("badge", badges)):
        for icon in those:
            forms.setdefault(icon.name, set()).add(form)
    for line in lines:
        for name, form in _forms_beside(line):
            forms.setdefault(name, set()).add(form)
    for met in forms.values():
        met.update(["also"] if met >= {"alone", "number"} else [])
    return forms


_IN_NUMBERS = (
    ("minus", "^−"),
    ("loss", "^−$"),
    ("more", r"^\+"),
    ("n", "n"),
    ("fewer", "n−"),
    ("times", "×"),
)


def _forms_beside(line: Sequence[Icon]) -> Iterator[tuple[str, str]]:
    """Each sign of a line that means something by what stands beside it, and what."""
    said = "".join(f" {icon}" for icon in line) + " "
    for form, signs in _IN_LINES:
        yield from ((met[1], form) for met in re.finditer(f"(?= {signs})", said))


class Group(NamedTuple):
    """Icons that belong together, by name, each with its meaning."""

    title: Said
    icons: Mapping[str, Said]


class SignNames(NamedTuple):
    """What a voice says for signs, in one language, by their names.

    `{n}` is the number of a sign. Of several ways, parted by a bar, the first is said of one, the
    second of several, the third of none. `…` is where a sign joins what stands beside it. `cost`
    is the word before signs that are paid.
    """

    patterns: Mapping[str, str]
    cost: str = ""

    def row(self, signs: Iterable[str]) -> str:
        """Signs in a row, each as `coin:3`: `3 coins per blue card`."""
        said = ""
        for name in self._names([*self._added_up(signs)]):
            if name.startswith("…"):
                said = said.removesuffix("…").rstrip() + name[1:]
            elif not said or said.endswith("…"):
                said = said.removesuffix("…") + name
            else:
                said += f" {name}" if said.endswith(":") else f", {name}"
        return said.strip("…, ")

    def _names(self, signs: Sequence[str]) -> Iterator[str]:
        """What each of them is called; what is counted together with its cards or owners, which
        stand behind it: `Leader (your two neighbours)`."""
        at = 0
        while at < len(signs):
            counted = signs[at - 1 : at] == [PER]
            name, at = self._one(signs[at], counted=counted), at + 1
            behind = [*takewhile(self._stands_alone, signs[at:])] if counted else []
            told = ", ".join(self._one(one) for one in behind)
            yield f"{name} ({told})" if told else name
            at += len(behind)

    def _stands_alone(self, sign: str) -> bool:
        """Whether a sign has no number, and joins nothing."""
        return ":" not in sign and "…" not in self.patterns.get(sign, "")

    def _added_up(self, signs: Iterable[str]) -> Iterator[str]:
        """Signs of which one that stands several times in a row is said once, with their number."""
        for sign, alike in groupby(signs):
            number = len([*alike])
            counted = number > 1 and "{n}" in self.patterns.get(sign, "")
            yield from (f"{sign}:{number}",) if counted else [sign] * number

    def _one(self, sign: str, *, counted: bool = False) -> str:
        """What one sign is called, without its number where that is one of what is counted: per
        coin."""
        name, _, number = sign.partition(":")
        number = number.removesuffix("×")  # 2×, so many times; but ×2 is twice as many
        pattern = self.patterns.get(name, name)
        ways = pattern.split("|")
        way = ways[min(_way(number), len(ways) - 1)]
        said = "" if counted and number == "1" else number
        told = way.replace("{n}", said).replace("  ", " ").strip()
        return f"{told} {number}" if number and "{n}" not in pattern else told


def _way(number: str) -> int:
    """Which way of saying a number takes: 0 for one, 1 for several, 2 for none."""
    digits = number.strip("−-+")
    return 0 if digits in ("", "1", "½") else 2 if digits == "0" else 1


def _first_clause(meaning: str) -> str:
    """What a sign is, where its meaning goes on to explain it."""
    return re.split(r"\s*[.:;,]", meaning, maxsplit=1)[0]


class Legend(NamedTuple):
    """`words` are those of the page itself; groups and icons stand in the order of the page.
    `names` are what icons are called where they are read out. `further` is what is said behind the
    meaning of a sign that a pack prints in a form. `cover` names those that the back cover of a
    booklet tells once more, as far as a pack prints them, those that are looked for most first.

    `entries` are the files it is made of, each before those it lies over.
    """

    words: Mapping[str, Said]
    groups: tuple[Group, ...]
    entries: tuple[Map, ...]
    names: Mapping[str, Said] = MappingProxyType({})
    further: Mapping[str, Mapping[str, Said]] = MappingProxyType({})
    cover: tuple[str, ...] = ()

    def explained(
        self, shown: Mapping[str, Icon], forms: Mapping[str, Collection[str]], language: str
    ) -> Iterator[tuple[str, list[tuple[Icon, str]]]]:
        """The title of each group and its signs that are shown, each with what it means in the
        forms in which it is printed."""
        for group in self.groups:
            signs = [
                (shown[name], self._meaning(name, said, forms.get(name, ()), language))
                for name, said in group.icons.items()
                if name in shown
            ]
            if signs:
                yield group.title[language], signs

    def _meaning(self, name: str, said: Said, forms: Collection[str], language: str) -> str:
        """What a sign means; one without any number may mean something of its own."""
        more = {form: each[language] for form, each in self.further.get(name, {}).items()
                if language in each}  # fmt: skip
        alone = more.pop("alone", "")
        if alone and "number" not in forms:
            return alone
        return " ".join((said[language], *(more[form] for form in more if form in forms)))

    @property
    def meanings(self) -> dict[str, Said]:
        """The meaning of each icon by its name."""
        return {name: said for group in self.groups for name, said in group.icons.items()}

    def spoken(self, language: str) -> SignNames:
        """What a voice says for each icon: its name, or else the beginning of its meaning."""
        said = {
            name: _first_clause(means[language])
            for name, means in self.meanings.items()
            if language in means
        }
        named = {name: each[language] for name, each in self.names.items() if language in each}
        return SignNames(said | named, self.words.get(COST, {}).get(language, ""))

    def printed(self, language: str) -> dict[str, str]:
        """The words of the page; KeyError where the language lacks one that every page has."""
        return {
            name: said[language]
            for name, said in self.words.items()
            if name != COST and (language in said or name not in KINDS)
        }
