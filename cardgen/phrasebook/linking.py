"""Categories put together to a book: each is there once, and each slot leads to one of them."""

from collections.abc import Iterable, Mapping

from cardgen.loading.report import Where
from cardgen.loading.suggest import listed, question
from cardgen.model.located import Map
from cardgen.phrasebook.book import Book, Ring, book
from cardgen.phrasebook.category import Category
from cardgen.phrasebook.lexicon import Words
from cardgen.phrasebook.listed import Listed
from cardgen.phrasebook.pattern import Slot
from cardgen.phrasebook.phrase_file import PhraseFile
from cardgen.phrasebook.spelling import Spelling

Categories = Mapping[str, Category]
Slots = Mapping[str, Slot]  # by how they are written


def linked(
    file: PhraseFile,
    language: str,
    spelling: Spelling,
    *,
    given: Iterable[Category],
    made: Iterable[Category],
    slots: Slots,
) -> Book:
    """The book of the categories given to every book and those made of the file.

    Stop where they do not fit together; `slots` are those that the patterns of the file hold.
    """
    own = {one.name: one for one in given}
    categories = {**{one.name: one for one in made}, **own}
    _refuse_twice(file, own)
    _refuse_unknown(file, categories, slots)
    file.settle()
    try:
        whole = book(language, spelling, categories)
    except Ring as ring:
        where = _begins(file, ring.names[0], ring.names[1], slots)
        file.add(where, str(ring), "let one of them begin with a word")
        file.settle()
        raise
    _refuse_forms(file, categories, slots)
    file.settle()
    return whole


def _refuse_twice(file: PhraseFile, own: Categories) -> None:
    met = dict.fromkeys(own, "in every book")
    for where in file.categories():
        name = str(where.key)
        if name in met:
            message = f'the category "{name}" already stands {met[name]}'
            file.add(where, message, "give one of the two another name")
        met[name] = f"on line {where.place.line}"


def _refuse_unknown(file: PhraseFile, categories: Categories, slots: Slots) -> None:
    help = f"the categories are {listed(sorted(categories), joined_by='and')}"
    for written, slot in slots.items():
        if slot.category not in categories:
            message = f'no category "{slot.category}"{question(slot.category, categories)}'
            _refuse(file, written, message, help)
    for held in file.tree.get("lists", {}).values():
        if held["of"] not in categories:
            message = f'no category "{held["of"]}"{question(held["of"], categories)}'
            file.add(Where(held, "of"), message, help)


def _refuse_forms(file: PhraseFile, categories: Categories, slots: Slots) -> None:
    for written, slot in slots.items():
        forms = _forms(slot.category, categories)
        if slot.form and slot.form not in forms:
            message = f'"{slot.category}" has no form "{slot.form}"{question(slot.form, forms)}'
            help = f"its forms are {listed(forms, joined_by='and')}" if forms else "ask for no form"
            _refuse(file, written, message, help)


def _refuse(file: PhraseFile, written: str, message: str, help: str) -> None:
    """Note a fault of a slot wherever it is written."""
    for where, offset in file.written(written, Where(file.tree)):
        file.add(where, message, help, offset=offset, length=len(written))


def _forms(name: str, categories: Categories) -> tuple[str, ...]:
    """The forms in which something of a category can be asked for."""
    category = categories[name]
    if isinstance(category, Listed):
        return _forms(category.of, categories)
    return category.forms if isinstance(category, Words) else ()


def _begins(file: PhraseFile, name: str, then: str, slots: Slots) -> Where:
    """Where it is written that a category begins with another one."""
    home = next(where for where in file.categories() if where.key == name)
    home = home._replace(at_key=False)
    if isinstance(home.value, Map):  # a list
        return Where(home.value, "of")
    parts = [part for part, slot in slots.items() if slot.category == then]
    found = [one for part in parts for one in file.written(part, home)]
    return min(found, key=lambda one: one[1], default=(home, 0))[0]
