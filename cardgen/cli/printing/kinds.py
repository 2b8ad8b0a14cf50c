"""The kinds of files a build makes, and which of them are wanted."""

from cardgen.cli.opening import split
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Stop

Kinds = frozenset[str]
KINDS = ("cards", "aid", "calibration")
WHOLE = ("aid",)  # what goes with a whole pack, and with some of its cards only if asked for


def kinds(only: str | None, *, some: bool = False) -> Kinds:
    """The kinds that `--only` names; without it all, or for `some` cards alone those that serve
    them. Stop for one that there is not."""
    usual = [name for name in KINDS if not (some and name in WHOLE)]
    named = usual if only is None else split(only)
    for name in named:
        if name not in KINDS:
            near = question(name, KINDS)
            raise Stop(f'a build makes no "{name}"{near}', help=f"it makes {_all()}")
    if not named:
        raise Stop("--only names nothing", help=f"it makes {_all()}: --only cards")
    return frozenset(named)


def _all() -> str:
    return listed(KINDS, joined_by="and")
