"""How often a function is asked, and for which roots."""

from pathlib import Path
from types import ModuleType

import pytest


def roots_asked(monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str) -> list[Path]:
    """The roots that a function of a module is asked for from now on; it does what it did."""
    asked: list[Path] = []
    real = getattr(module, name)

    def counting(root: Path, *given: object, **named: object) -> object:
        asked.append(root)
        return real(root, *given, **named)

    monkeypatch.setattr(module, name, counting)
    return asked
