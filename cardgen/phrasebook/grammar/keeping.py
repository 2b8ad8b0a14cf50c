"""Grammars and thesauri as bytes, and made of them again: to compile those of a language takes a
second, and this a twentieth of it."""

import pickle
from dataclasses import is_dataclass
from functools import lru_cache
from io import BytesIO
from typing import Any, TypeVar

OURS = ("cardgen.effects.", "cardgen.phrasebook.", "cardgen.model.")
NETWORKS = ("TrieNode", "NetworkFirsts")
OTHERS = (("fractions", "Fraction"), ("re", "_compile"))
DAMAGED = (
    *(pickle.UnpicklingError, ImportError, AttributeError, EOFError),
    *(LookupError, TypeError, ValueError),
)
MOST_MADE = 4  # a grammar and a thesaurus of two languages
_Compiled = TypeVar("_Compiled")


def compiled_bytes(compiled: object) -> bytes:
    """A grammar or a thesaurus, best as it is before anything is read with it, which unfolds its
    networks."""
    return pickle.dumps(compiled, protocol=pickle.HIGHEST_PROTOCOL)


def compiled_of_bytes(content: bytes, kind: type[_Compiled]) -> _Compiled | None:
    """What bytes were made of; None where they are of nothing of this kind."""
    made = _made_of(content)
    return made if isinstance(made, kind) else None


@lru_cache(maxsize=MOST_MADE)
def _made_of(content: bytes) -> object:
    """The same value for the same bytes: a process that checks again has its networks unfolded."""
    try:
        return _ValueReader(BytesIO(content)).load()
    except DAMAGED:
        return None


class _ValueReader(pickle.Unpickler):
    """Makes values of our own classes and nothing else, whatever its bytes may ask for: those hold
    what they are given, and do nothing."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in OTHERS:
            return super().find_class(module, name)
        if module.startswith(OURS) and "." not in name:
            found = super().find_class(module, name)
            if isinstance(found, type) and (
                name in NETWORKS or is_dataclass(found) or issubclass(found, tuple)
            ):
                return found
        raise pickle.UnpicklingError(f"what is compiled holds no {module}.{name}")
