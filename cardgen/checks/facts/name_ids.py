"""Names that share no word with the id, where those of all others do; nouns of two genders."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from cardgen.checks.check import Check
from cardgen.checks.sound import look_at_pack, look_unless_sound
from cardgen.model.card import Name
from cardgen.model.finding import Finding, Severity
from cardgen.project.sound_parts import digest_of
from cardgen.suggest import plain_letters

if TYPE_CHECKING:
    from cardgen.model.card import Card
    from cardgen.model.component import GameToken
    from cardgen.model.wonder import Wonder
    from cardgen.project.pack_view import PackView
    from cardgen.project.prose.manner import LanguageProse
    from cardgen.project.prose.prose import Prose

    Named = Card | Wonder | GameToken

FEWEST = 10  # others of a pack whose ids stand in their names
WITNESSES = 2  # other names that begin with the noun


class Headed(NamedTuple):
    """A name, the first word of it that is no article, whose it is and under which key."""

    of: "Named"
    name: Name
    key: str
    head: str


def check_name_ids(prose: "Prose") -> Iterator[Finding]:
    """Every name in the languages spoken."""
    project = prose.project
    for view in project.packs:
        yield from look_at_pack(project, "name-ids", view, partial(_of_other_ids, view))
    for how in prose.spoken:
        heads = [one for view in project.packs for one in _headed(view, how)]
        told = [(one.of.pack, one.of.id, one.key, *one.name, one.head) for one in heads]
        key = digest_of("nouns", how.language, told) if project.parts.states else b""
        yield from look_unless_sound(project.parts, key, partial(_of_two_genders, how, heads))


def _of_other_ids(view: "PackView") -> Iterator[Finding]:
    """Names of a language in which all other names of the pack say their ids, or none but one says
    its id in other letters."""
    every: tuple[Card | GameToken, ...] = (*view.cards, *view.pack.tokens)
    for language in view.pack.languages:
        owners = [one for one in every if language in one.name]
        odd = [one for one in owners if not _says_id(one, language)]
        misspelt = [one for one in odd if _is_misspelt(one, language)]
        saying = len(owners) - len(odd)
        if len(misspelt) == 1 and saying >= FEWEST:
            said = f"and its id, {misspelt[0].id}, are spelt in two ways; the other {saying}"
            said = f"{said} names of the pack are spelt as theirs"
            yield _name_id(misspelt[0], language, said, "error")
        elif len(odd) == 1 and saying >= FEWEST:
            said = f"shares no word with the id {odd[0].id}, and the other {saying}"
            said = f"{said} names of the pack do"
            yield _name_id(odd[0], language, said, "warning")


def _name_id(one: "Card | GameToken", language: str, said: str, severity: Severity) -> Finding:
    """What a name is, beside its id."""
    message = f'"{one.name[language].text}" {said}'
    help = "name what the id says; where both are right, accepts: {name-id: why}"
    place, code = one.place("name", language), "name-id"
    return Finding(code, code, place, message, help, severity, one.id, language)


def _says_id(one: "Card | GameToken", language: str) -> bool:
    from_name, from_id = _words(one.name[language].text), _words(one.id)
    return not from_name.isdisjoint(from_id) or bool(getattr(one, "value", 0))


def _is_misspelt(one: "Card | GameToken", language: str) -> bool:
    """Whether a word of a name is one of the id with a slip: Templle for `temple`."""
    from cardgen.project.prose.names.letters import allowed_edits, edit_steps  # few names ask

    from_name, from_id = _words(one.name[language].text), _words(one.id)
    return any(
        edit_steps(word, meant, most) <= most
        for word, meant in product(from_name, from_id)
        if (most := allowed_edits(len(meant)))
    )


def _words(text: str) -> set[str]:
    return {*plain_letters(text).replace("-", " ").replace("’", " ").split()}


def _headed(view: "PackView", how: "LanguageProse") -> Iterator[Headed]:
    """The names that say their gender."""
    articles = {article.casefold() for article in how.orthography.articles}
    every: tuple[Named, ...] = (*view.cards, *view.pack.wonders)
    for of in every:
        named = {"name": of.name, "wonder": getattr(of, "wonder", {})}
        for key, names in named.items():
            name = names.get(how.language)
            if name and name.gender:
                yield Headed(of, name, key, _head(name.text, articles))


def _head(name: str, articles: set[str]) -> str:
    first, _, rest = name.casefold().partition(" ")
    if first in articles and rest:
        return rest.partition(" ")[0]
    cut = [one for one in articles if one.endswith("’") and first.startswith(one)]
    return first.removeprefix(cut[0]) if cut else first


def _of_two_genders(how: "LanguageProse", heads: list[Headed]) -> Iterator[Finding]:
    """Names of one gender that begin with the noun of which all others are of the other."""
    genders: Mapping[str, Counter[str]] = {one.head: Counter() for one in heads}
    for one in heads:
        genders[one.head][one.name.gender] += 1
    for one in heads:
        counts = genders[one.head]
        others = counts.total() - counts[one.name.gender]
        if counts[one.name.gender] == 1 and others >= WITNESSES:
            message = f'"{one.head}" is of the other gender in {others} other names'
            place, code = one.of.place(one.key, how.language), "noun-gender"
            help = "mend its gender:"
            yield Finding(code, code, place, message, help, "warning", one.of.id, how.language)


NAME_ID = Check(
    slug="name-id",
    title="A name that shares no word with its id, or nearly one",
    why="""\
Ids are made of names: of ten or more cards and tokens of a pack each says a word of its id in its
name, in one language. The one that does not has the name of another, or says the contrary of what
it is: Unused for `used`. Where one says its id in other letters, and no other does, one of the two
is misspelt: Templle for `temple`.
""",
    refused="""\
used: {name: {fr: Utilisé, en: Unused}, …}
""",
    mend="""\
Find out which of the two is right. Where they differ on purpose, say why on the card:
`accepts: {name-id: why}`.
""",
    over_prose=check_name_ids,
)
NOUN_GENDER = Check(
    slug="noun-gender",
    title="A noun that has one gender in a name and the other in others",
    why="""\
Les Jardins and Les Jardins suspendus are gardens, and of one gender; sentences about each agree
with it. Where at least two names begin with a noun of one gender, and one with that of the other,
this one is wrong.
""",
    refused="""\
name: {fr: {text: Les Jardins suspendus, gender: f, number: pl}, en: The Hanging Gardens}
# and Les Jardins, Les Jardins de Babylone are gender: m
""",
    mend="""\
Say the gender that the noun has.
""",
    over_prose=check_name_ids,
)
