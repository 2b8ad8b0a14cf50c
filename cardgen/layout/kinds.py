"""The kinds of zones: every module of `zones/`, by the key that names it in a layout."""

from importlib import import_module
from pathlib import Path
from typing import Any

from cardgen.loading.schema import Record

FOLDER = Path(__file__).parent / "zones"


def _discovered() -> dict[str, Record]:
    """A module that does not import or has no ZONE stops the program: nothing is passed over."""
    names = sorted(file.stem for file in FOLDER.glob("*.py") if file.stem != "__init__")
    modules: list[Any] = [import_module(f"cardgen.layout.zones.{name}") for name in names]
    return {name: module.ZONE for name, module in zip(names, modules, strict=True)}


KINDS = _discovered()
