"""Grammars as one check leaves them for the next, which compiles none whose phrases are as they
were: to compile one takes 200 ms, to read it again 20, and a check after one edit reads one text.
"""

import pickle
from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from functools import cached_property
from hashlib import blake2b
from io import BytesIO
from typing import TYPE_CHECKING, Any

from cardgen.model.card import Name

if TYPE_CHECKING:  # where all texts are known none is asked for
    from cardgen.phrasebook.grammar.grammar import Grammar

MOST = 8  # grammars kept: of two languages, for all packs and for some of them
OURS = ("cardgen.effects.", "cardgen.phrasebook.", "cardgen.model.")
NETWORKS = ("TrieNode", "NetworkFirsts")
OTHERS = (("fractions", "Fraction"), ("re", "_compile"))


def grammar_key(language: str, names: Mapping[str, Name]) -> bytes:
    """What a grammar is known by while program and phrases are as they were."""
    return blake2b(repr((language, [*names.items()])).encode(), digest_size=16).digest()


class KeptGrammars:
    """Grammars by key; what an earlier check left of them is asked for with the first one."""

    def __init__(self, load: Callable[[], Mapping[bytes, bytes]]) -> None:
        self._load = load
        self._found: dict[bytes, bytes] = {}

    @cached_property
    def _kept(self) -> Mapping[bytes, bytes]:
        return self._load()

    def get(self, key: bytes) -> "Grammar | None":
        """The grammar of a key; None where none is kept."""
        return _ValueReader(BytesIO(self._kept[key])).grammar() if key in self._kept else None

    def note(self, key: bytes, grammar: "Grammar") -> None:
        """Keep a grammar from now on, as it is before anything is read with it."""
        self._found[key] = pickle.dumps(grammar, protocol=pickle.HIGHEST_PROTOCOL)

    @property
    def news(self) -> Mapping[bytes, bytes]:
        """All that is to be kept; nothing where nothing is new."""
        every = [*self._kept.items(), *self._found.items()] if self._found else ()
        return dict(every[-MOST:])


class _ValueReader(pickle.Unpickler):
    """Makes values of our own classes and nothing else, whatever its bytes may ask for: those hold
    what they are given, and do nothing."""

    def grammar(self) -> "Grammar | None":
        from cardgen.phrasebook.grammar.grammar import Grammar

        try:
            made = self.load()
        except (
            ImportError,
            pickle.UnpicklingError,
            ValueError,
            TypeError,
            LookupError,
            AttributeError,
            EOFError,
        ):
            return None
        return made if isinstance(made, Grammar) else None

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in OTHERS:
            return super().find_class(module, name)
        if module.startswith(OURS) and "." not in name:
            found = super().find_class(module, name)
            if isinstance(found, type) and (
                name in NETWORKS or is_dataclass(found) or issubclass(found, tuple)
            ):
                return found
        raise pickle.UnpicklingError(f"a grammar holds no {module}.{name}")
