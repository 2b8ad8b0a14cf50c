"""Who made a game, as the packs of that game credit it."""

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.model.finding import Finding, Place
from cardgen.model.located import Map
from cardgen.suggest import join_words

if TYPE_CHECKING:
    from cardgen.model.pack import Pack
    from cardgen.project.prose.prose import Prose

CODE, GAME, EVERY = "credit-kin", "game", ""
NAME = re.compile(r"[^\W\d_a-z][\w’'-]*(?: [^\W\d_a-z][\w’'-]*)+")


class Credit(NamedTuple):
    """What a pack says of the game in one language, in `EVERY` if it is said once for all."""

    pack: "Pack"
    key: str
    language: str
    words: str

    @property
    def title(self) -> str:
        return self.words.partition(",")[0].strip()

    @property
    def makers(self) -> frozenset[str]:
        """The names behind the title: of two words or more, each with a capital."""
        return frozenset(NAME.findall(self.words.partition(",")[2]))

    @property
    def edition(self) -> str:
        """The last part, where it is no name."""
        last = self.words.rpartition(",")[2].strip()
        return last if "," in self.words and last[:1].islower() else ""

    @property
    def place(self) -> Place:
        entry = self.pack.entry
        if self.language == EVERY:
            return entry.place("credits", self.key)
        return entry.place("credits", self.key, self.language)


def check_credit_kin(prose: "Prose") -> Iterator[Finding]:
    """Every line of credits."""
    packs = [view.pack for view in prose.project.packs]
    joined = {one.language: one.orthography.joined for one in prose.spoken}
    every = [one for pack in packs for one in _credits(pack)]
    for one in every:
        yield from _in_other_words(one, joined)
    games: dict[str, list[Credit]] = {}
    for one in (one for one in every if one.key == GAME):
        games.setdefault(one.pack.game.id, []).append(one)
    for told in games.values():
        yield from _of_one_game(told)


def _credits(pack: "Pack") -> Iterator[Credit]:
    held = pack.entry.get("credits")
    for key, said in held.items() if isinstance(held, Map) else ():
        if isinstance(said, Map):
            yield from (Credit(pack, str(key), str(lang), str(one)) for lang, one in said.items())
        elif isinstance(said, str):
            yield Credit(pack, str(key), EVERY, str(said))


def _in_other_words(one: Credit, joined: Mapping[str, tuple[str, ...]]) -> Iterator[Finding]:
    """Words for and: of one language in a line for all, or of another than that of the line."""
    own = joined.get(one.language, ())
    for language, words in joined.items():
        for word in (word for word in words if word not in own):
            if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", one.words):
                where = (
                    f"the line of {one.language}" if one.language else "a line for all languages"
                )
                message = f'"{word}" is a word of {language}, in {where}'
                yield _finding(one, message, "say the line in each language, in its own words")


def _of_one_game(told: list[Credit]) -> Iterator[Finding]:
    """Lines with other makers than those of a pack before, or another edition."""
    first: dict[str, Credit] = {}
    for one in told:
        known = first.setdefault(one.title, one)
        if one.makers != known.makers and known.pack is not one.pack:
            odd = sorted((one.makers ^ known.makers) & one.makers) or sorted(one.makers)
            message = f"{join_words(odd, joined_by='and')} made {one.title} here"
            yield _differing(one, known, message)
    editions = [one for one in told if one.edition]
    for one in editions[1:]:
        known = editions[0]
        if one.edition != known.edition and one.language == known.language:
            yield _differing(one, known, f"{one.edition} here, {known.edition}")


def _differing(one: Credit, known: Credit, message: str) -> Finding:
    return _finding(one, f'{message}, and {known.pack.id} says "{known.words}"', "mend one of them")


def _finding(one: Credit, message: str, help: str) -> Finding:
    return Finding(CODE, CODE, one.place, message, help, "warning", language=one.language)


CREDIT_KIN = Check(
    slug="credit-kin",
    title="A game that packs credit to different people",
    why="""\
The expansions of one game name who made it, each in its own `credits:`. The names and the edition
are the same in all of them: where one pack says another, one of the two is wrong. A line that is
said once for all languages holds no word for and, which is of one of them; a line of one language
holds that of no other.
""",
    refused="""\
credits: {game: "7 Wonders Duel, Antoine Bauza et Bruno Cathala"}     # printed in English too
""",
    mend="""\
Look up who made it, and say the same in all packs; say each language apart: `game: {fr: …, en: …}`.
""",
    over_prose=check_credit_kin,
)
