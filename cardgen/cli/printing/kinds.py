"""The kinds of files a build makes, and which of them are wanted."""

from cardgen.cli.opening import split
from cardgen.loading.suggest import listed, question
from cardgen.model.finding import Stop

Kinds = frozenset[str]
KINDS = ("cards", "calibration")


def kinds(only: str | None) -> Kinds:
    """The kinds that `--only` names, all without it. Stop for one that there is not."""
    named = KINDS if only is None else split(only)
    for name in named:
        if name not in KINDS:
            near = question(name, KINDS)
            raise Stop(f'a build makes no "{name}"{near}', help=f"it makes {_all()}")
    if not named:
        raise Stop("--only names nothing", help=f"it makes {_all()}: --only cards")
    return frozenset(named)


def _all() -> str:
    return listed(KINDS, joined_by="and")
