"""It happens at another time: in the words of one language or of both, or in the power."""

from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.operators.powers import clause_added, clause_dropped, values
from benchmarks.planted.operators.swapping import Table, swapped, swapped_in_both
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

TIMING = "words-timing"
TIMES: Table = {
    "fr": {
        "à l’invocation": ("en fin de partie", "à la fin de l’Âge", "à la fin de ce tour"),
        "jusqu’à la fin de l’Âge": ("jusqu’à la fin de la partie", "jusqu’à la fin de ce tour"),
        "au conflit de cet Âge": ("au conflit de l’Âge suivant", "en fin de partie"),
        "en fin de partie": ("à la fin de l’Âge", "à la fin de chaque Âge"),
        "à la fin de ce tour": ("à la fin de l’Âge", "en fin de partie"),
        "à la fin de l’Âge": ("à la fin de ce tour", "en fin de partie"),
        "à l’Âge suivant": ("à l’Âge III", "pendant cet Âge"),
        "désormais": ("jusqu’à la fin de l’Âge", "à l’Âge III"),
        "au recrutement": ("en fin de partie", "à la fin de l’Âge"),
        "à la construction": ("en fin de partie", "à la fin de l’Âge"),
        "à chaque conflit": ("au prochain conflit", "au dernier conflit"),
        "avant qu’il ne le paie": ("après qu’il l’a payé",),
        "avant de choisir la vôtre": ("après avoir choisi la vôtre",),
        "dès que la structure de l’Âge est en place": ("à la fin de l’Âge",),
        "de la structure de l’Âge III": ("de la structure de l’Âge II",),
        "à l’Âge II ou III": ("à l’Âge I ou II",),
        "après chaque saccage": ("avant chaque saccage",),
        "rejouez aussitôt": ("rejouez à la fin de l’Âge",),
    },
    "en": {
        "on invocation": ("at the end of the game", "at the end of the Age",
                          "at the end of this turn"),
        "until the end of the Age": ("until the end of the game", "until the end of this turn"),
        "in this Age’s conflict": ("in the next Age’s conflict", "at the end of the game"),
        "at the end of the game": ("at the end of the Age", "at the end of each Age"),
        "at the end of this turn": ("at the end of the Age", "at the end of the game"),
        "at the end of the Age": ("at the end of this turn", "at the end of the game"),
        "in the next Age": ("in Age III", "in this Age"),
        "from now on": ("until the end of the Age", "in Age III"),
        "on recruitment": ("at the end of the game", "at the end of the Age"),
        "on construction": ("at the end of the game", "at the end of the Age"),
        "in each conflict": ("in the next conflict", "in the last conflict"),
        "before they pay for it": ("after they pay for it",),
        "before choosing yours": ("after choosing yours",),
        "as soon as the Age structure is in place": ("at the end of the Age",),
        "when the Age III structure": ("when the Age II structure",),
        "in Age II or III": ("in Age I or II",),
        "after each looting": ("before each looting",),
        "play again at once": ("play again at the end of the Age",),
    },
}  # fmt: skip
MOMENTS = {
    "age end": ("turn end", "end"),
    "turn end": ("age end", "played"),
    "next age": ("age III", "age end"),
    "age II": ("age III",),
    "structure": ("structure III",),
    "structure III": ("structure",),
    "end": ("age end",),
}


def one_language(card: CardText, project: Project) -> Iterator[Mutant]:
    """Words of another moment or duration."""
    yield from swapped(card, TIMES, TIMING)


def both_languages(card: CardText, project: Project) -> Iterator[Mutant]:
    """The same other moment in both languages."""
    steps = [{lang: {k: v[:1] for k, v in TIMES[lang].items()} for lang in TIMES}]
    yield from swapped_in_both(card, tuple(steps), TIMING)


def in_power(card: CardText, project: Project) -> Iterator[Mutant]:
    """Another moment in the power, or one where none stood."""
    yield from values(card, MOMENTS, TIMING, keys=("when",))
    yield from clause_dropped(card, "when", TIMING)
    for moment in ("age end", "end", "played"):
        yield from clause_added(card, f"when: {moment}", TIMING)


OPERATORS = (
    Operator("timing, one language", one_language),
    Operator("timing, both languages", both_languages),
    Operator("timing, effect only", in_power),
)
