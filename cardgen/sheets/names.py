"""Names a person types: an unknown one is refused with the nearest known one."""

from collections.abc import Iterable
from difflib import get_close_matches


class UnknownName(ValueError):
    """A name that is in no table; the message says which one was probably meant."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        listed = sorted(known)
        near = get_close_matches(name.lower(), listed, n=1, cutoff=0.6)
        advice = f"did you mean “{near[0]}”?" if near else f"known: {_shortened(listed)}"
        super().__init__(f"unknown {kind} “{name}”; {advice}")
        self.kind, self.name, self.suggestion = kind, name, near[0] if near else ""


def _shortened(names: list[str], most: int = 12) -> str:
    """The names in one line; a long list ends in how many more there are."""
    rest = len(names) - most
    return ", ".join(names[:most]) + (f" and {rest} more" if rest > 0 else "")
