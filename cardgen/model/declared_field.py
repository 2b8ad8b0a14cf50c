"""A key that a pack gives its cards beside those that every card may have."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from cardgen.model.text import Icon, Runs

FieldForm = Literal["text", "number", "choice", "list", "sign", "picture"]
# Words by language, a number, a word or the name of a picture's file, words in a list, a sign.
FieldValue: TypeAlias = Mapping[str, Runs] | int | str | tuple[str, ...] | Icon

NO_CHOICES: Mapping[str, Mapping[str, str]] = MappingProxyType({})


class DeclaredField(NamedTuple):
    """One of `fields:` of a pack.

    `choices` are the words that a choice or a list is of, each with its name by language (none
    where the word itself is printed); a list without choices holds any words. `min` and `max`
    bound a number, both inclusive. A card without a `required` field is a fault. A text may be
    a part of the card's name (`within`), and cards that say it may all be of one `colour`. Of a
    choice in `power` the cards are those whose power has that key.
    """

    name: str
    form: FieldForm
    min: int = 0
    max: int = 9999
    choices: Mapping[str, Mapping[str, str]] = NO_CHOICES
    required: bool = False
    means: str = ""
    within: str = ""
    colour: str = ""
    power: Mapping[str, str] = MappingProxyType({})

    @property
    def variable(self) -> str:
        """What layouts call it: `trash cost` → `trash_cost`."""
        return self.name.replace(" ", "_")

    def printed(self, word: str, language: str) -> str:
        """What is printed for one of the choices."""
        return self.choices.get(word, {}).get(language, word)
