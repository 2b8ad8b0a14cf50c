"""A table whose players answer from a script, as in scenarios."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from cardgen.effects.state.cards import CardCopy, Permanent
from cardgen.effects.state.table import Illegal, acting_player, refuse
from cardgen.engine.play.rules_table import RulesTable
from cardgen.suggest import join_words

T = TypeVar("T")
Answers = Mapping[str, Mapping[str, Sequence[Any]]]  # player → question → answers in order


class ScriptedTable(RulesTable):
    """Players who answer from a script, each answer once."""

    def __init__(self, answers: Answers) -> None:
        self._left = {
            player: {question: list(given) for question, given in asked.items()}
            for player, asked in answers.items()
        }

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        """The option the script names; the only one, or the first of numbers, when it is silent."""
        answers = self._left.get(player, {}).get(question, [])
        names = list(dict.fromkeys(map(option_name, options)))
        if answers:
            return self._matching(player, question, options, answers.pop(0))
        if optional or not options:
            return None
        if len(names) == 1 or isinstance(options[0], int):
            return options[0]
        message = f'{player} is asked "{question}" and says nothing'
        legal = f"say {question}: {join_words(names)}"
        raise Illegal("no-answer", message, legal, path=(player,))

    def _matching(self, player: str, question: str, options: Sequence[T], answer: Any) -> T:
        for option in options:
            if option_name(option) == str(answer):
                return option
        legal = ", ".join(dict.fromkeys(map(option_name, options))) or "nothing"
        message = f'{player} cannot answer "{question}" with {answer}'
        path = (player, question)
        raise Illegal("not-an-option", message, f"what can be answered is {legal}", path=path)

    def wants(
        self, player: str, question: str, option: object = True, *, barred: Illegal | None = None
    ) -> bool:
        answers = self._left.get(player, {}).get(question, [])
        if not answers or str(answers[0]) != str(option):
            return False
        with acting_player(player):
            refuse(barred)
        answers.pop(0)
        return True

    def refuse_unasked(self) -> None:
        """Illegal when the script answers what nobody asked."""
        for player, asked in self._left.items():
            for question, answers in asked.items():
                if answers:
                    message = f'nobody asked {player} "{question}"'
                    legal = "leave the answer out, or play what asks it"
                    raise Illegal("not-asked", message, legal, path=(player, question))


def option_name(option: object) -> str:
    """An option as a script writes it: the id of a card, a player's name, a number."""
    if isinstance(option, CardCopy | Permanent):
        return option.id
    return str(option)
