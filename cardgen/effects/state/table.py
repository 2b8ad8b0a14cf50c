"""What an effect asks of the table it is played at: the players' choices, the rules of building."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeVar

from cardgen.effects.state.cards import CardCopy
from cardgen.effects.state.game import Game

T = TypeVar("T")


class Illegal(Exception):
    """A play the rules refuse: a stable code, what is wrong, and what would have been legal.

    `path` leads to what was refused: from the player's name on in a step, where the card
    stands for what is done with it, else in what is given.
    """

    def __init__(
        self, code: str, message: str, legal: str, *, path: tuple[str | int, ...] = ()
    ) -> None:
        super().__init__(message)
        self.code, self.message, self.legal, self.path = code, message, legal, path


def granted(answer: T | Illegal) -> T:
    """What the rules grant when they are asked. Where they answer with a refusal, it is raised."""
    if isinstance(answer, Illegal):
        raise answer
    return answer


def refuse(refusal: Illegal | None) -> None:
    """Raise a refusal, if there is one."""
    if refusal is not None:
        raise refusal


@contextmanager
def acting_player(player: str, card: str = "") -> Iterator[None]:
    """Whatever is refused inside, this player did, with this card, if nobody else is named."""
    try:
        yield
    except Illegal as refusal:
        path = refusal.path or ((player, card) if card else (player,))
        raise Illegal(refusal.code, refusal.message, refusal.legal, path=path) from None


class Table(Protocol):
    """The players' answers and the rules of play, as far as effects need them."""

    def choose(
        self, player: str, question: str, options: Sequence[T], *, optional: bool = False
    ) -> T | None:
        """One of the options; None only if there is none, or if `optional` and nobody wants."""
        ...

    def wants(
        self, player: str, question: str, option: object = True, *, barred: Illegal | None = None
    ) -> bool:
        """Whether the player takes up an offer that is otherwise let pass.

        One that is `barred` cannot be taken up: then the answer is no, or the refusal is raised.
        """
        ...

    def buildable(self, game: Game, player: str, piece: CardCopy) -> bool:
        """Whether the rules let the card stand in the player's city."""
        ...

    def build(self, game: Game, player: str, piece: CardCopy) -> Game:
        """Build a card from outside the hand for nothing; its effects happen."""
        ...

    def recruitable(self, game: Game, player: str, piece: CardCopy, *, free: bool) -> bool:
        """Whether a Leader can be paid now, or is `free`."""
        ...

    def recruit(self, game: Game, player: str, piece: CardCopy, *, free: bool) -> Game:
        """Recruit a Leader of the player's hand; its effects happen."""
        ...

    def build_stage(self, game: Game, player: str, marker: CardCopy | None) -> Game:
        """Build the next stage of the player's Wonder, already paid."""
        ...

    def replay(self, game: Game, player: str, card: CardCopy) -> Game:
        """Let what a card of the player's city does when built happen again."""
        ...
