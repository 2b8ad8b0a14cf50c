"""What runs to print one card with one sentence: `python benchmarks/trace.py [--files]`.

A pack of one card is built from nothing, and whatever function of the program is entered is noted
with the function that called it. A call that passes through a library (click, Jinja2, the
`__init__` of a dataclass) is one of the last function of the program before it, and what `@frozen`
gives to all values is taken for one; a comprehension or a lambda belongs to the function it stands
in. What runs while modules are imported is not on the
way of a card, and is left out.

A *step back up* is a call from a layer to one that it may not import, since that stands above it in
the drawing of CONTRIBUTING, or beside it. Steps through a Protocol are counted by themselves: the
caller knows the Protocol, which is declared in its own layer or below, and calls a method of a
value that has all of it, as each kind of values has `read`. The other steps are calls of a function
that was handed down: there should be none.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import cardgen

PACKAGE = Path(str(cardgen.__file__)).parent
PROJECT = PACKAGE.parent
AS_LIBRARY = PACKAGE / "model" / "frozen.py"  # the methods that `dataclass` would compile
PLAN = """\
title: {fr: Une carte}
version: 1.0.0
mark: faith
game: seven-wonders
languages: [fr]
decks:
  gods: {size: 65x100, layout: god, back: gods, cards: cards.yaml}
pantheons:
  mine: {name: {fr: Panthéon}, style: greek}
"""
CARD = """\
- id: iris
  name: {fr: Iris}
  pantheon: mine
  emblem: lyre
  cost: {stone: 1}
  power:
    - coins: 3
  text:
    fr: >-
      À l’invocation, recevez 3 pièces.
  source: house
"""


class Function(NamedTuple):
    """A function of the program, by its file and its name in it."""

    file: str
    name: str

    @property
    def layer(self) -> str:
        return self.file.split("/")[0].removesuffix(".py")

    def __str__(self) -> str:
        return f"{self.file.removesuffix('.py').replace('/', '.')}.{self.name}"


class Call(NamedTuple):
    """That a function called another."""

    by: Function
    of: Function


class Tracer:
    """A profile function that notes the calls of the program."""

    def __init__(self) -> None:
        self.functions = set[Function]()
        self.bearers: dict[Call, set[str]] = {}  # what the values have whose methods are called
        self._known: dict[CodeType, Function | None] = {}
        self._importing = 0  # modules of the program that are being imported

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if code.co_name == "<module>" and code.co_filename.startswith(f"{PACKAGE}/"):
            self._importing += {"call": 1, "return": -1}.get(event, 0)
        elif event == "call" and not self._importing and (of := self._function(code)):
            self._note(of, frame)

    def _note(self, of: Function, frame: FrameType) -> None:
        self.functions.add(of)
        by = self._caller(frame)
        if by and (call := Call(by, of)) not in self.bearers:
            self.bearers[call] = set(dir(frame.f_locals.get("self")))

    def _caller(self, frame: FrameType) -> Function | None:
        """The last function of the program before the one that was entered."""
        before = frame.f_back
        while before is not None and self._function(before.f_code) is None:
            before = before.f_back
        return self._function(before.f_code) if before else None

    def _function(self, code: CodeType) -> Function | None:
        """The function that some code is of; None for a library's, and for that of a module."""
        if code not in self._known:
            path = Path(code.co_filename)
            own = path.is_relative_to(PACKAGE) and path != AS_LIBRARY
            own = own and code.co_name != "<module>"
            name = code.co_qualname.partition(".<locals>")[0]
            file = path.relative_to(PACKAGE).as_posix() if own else ""
            self._known[code] = Function(file, name) if own else None
        return self._known[code]


def write_pack(root: Path) -> None:
    """A root with the pack `one` of one card, and the drawings and fonts of the project."""
    folder = root / "cards" / "one"
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(PLAN, encoding="utf-8")
    (folder / "cards.yaml").write_text(CARD, encoding="utf-8")
    for part in ("templates", "fonts"):
        (root / part).symlink_to(PROJECT / part)


def traced() -> Tracer:
    """The calls of a build of one card. SystemExit if it has an error."""
    tracer = Tracer()
    with tempfile.TemporaryDirectory() as folder:
        write_pack(Path(folder))
        asked = ["--root", folder, "build", "one", "--only", "cards", "--lang", "fr"]
        sys.setprofile(tracer)
        try:
            from cardgen.cli.main import outcome

            code = outcome([*asked, "--out", f"{folder}/out"])
        finally:
            sys.setprofile(None)
    if code:
        raise SystemExit("the card was not built")
    return tracer


def drawn_lines() -> dict[str, int]:
    """The line of the drawing of CONTRIBUTING that each layer stands in, from the top."""
    text = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    drawing = text.split("## How the house is built")[1].split("```")[1].strip("\n").split("\n")
    return {word: number for number, line in enumerate(drawing) for word in line[:24].split()}


def steps_up(calls: Iterable[Call]) -> Iterator[Call]:
    """The calls that lead to a layer above, or beside."""
    lines = drawn_lines()
    for call in sorted(calls):
        by, of = call.by.layer, call.of.layer
        if by != of and lines[of] <= lines[by]:
            yield call


def protocol_of(call: Call, has: set[str]) -> str:
    """The Protocol that a step to a value which `has` these attributes goes through, if any."""
    method, lines = call.of.name.rpartition(".")[2], drawn_lines()
    found = [
        (len(asked), f"{layer}.{protocol.__name__}")
        for layer, protocol, asked in _protocols()
        if method in asked and asked <= has
        if layer == call.by.layer or lines[layer] > lines[call.by.layer]
    ]
    return max(found, default=(0, ""))[1]


def _protocols() -> Iterator[tuple[str, type, set[str]]]:
    """Each Protocol of the program with its layer and what it asks of a value."""
    for name, module in list(sys.modules.items()):
        for held in vars(module).values() if name.startswith("cardgen.") else ():
            if getattr(held, "_is_protocol", False) and held.__module__ == name:
                asked = {attribute for attribute in vars(held) if attribute[0] != "_"}
                yield name.split(".")[1], held, asked


def told_steps(heading: str, steps: Mapping[Call, str]) -> Iterator[str]:
    """The steps by pair of layers, each with its Protocol."""
    yield f"{heading}: {len(steps)}"
    for (by, of), same in groupby(sorted(steps, key=_layers), key=_layers):
        yield f"  {by} → {of}"
        for call in same:
            through = steps[call] and f", a {steps[call]}"
            yield f"    {call.by} calls {call.of}{through}"


def _layers(call: Call) -> tuple[str, str]:
    return call.by.layer, call.of.layer


def told_files(functions: set[Function]) -> Iterator[str]:
    """The files by package, each with how many of its functions ran."""
    counted = Counter(Path(function.file) for function in functions)
    files = sorted(counted, key=lambda file: (file.parent, file))
    for package, held in groupby(files, key=lambda file: file.parent):
        each = [f"{file.stem} {counted[file]}" for file in held]
        yield f"  {package.as_posix()} ({len(each)}): {', '.join(each)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--files", action="store_true", help="the files that run, by package")
    wanted = parser.parse_args()
    tracer = traced()
    steps = {call: protocol_of(call, tracer.bearers[call]) for call in steps_up(tracer.bearers)}
    print(f"files run: {len({function.file for function in tracer.functions})}")
    print(f"functions run: {len(tracer.functions)}")
    handed = {call: through for call, through in steps.items() if not through}
    print(*told_steps("steps back up", handed), sep="\n")
    met = {call: through for call, through in steps.items() if through}
    print(*told_steps("steps through a Protocol", met), sep="\n")
    if wanted.files:
        print("files by package:", *told_files(tracer.functions), sep="\n")


if __name__ == "__main__":
    main()
