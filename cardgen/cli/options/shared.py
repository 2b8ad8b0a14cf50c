"""What several commands share: arguments and options, what they accept, the folder to work in."""

import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import click

from cardgen.cli.findings.forms import FORMS
from cardgen.cli.say import say
from cardgen.model.finding import Stop
from cardgen.packs.root import find_root, list_all_packs, nearest_root, shipped_root, stray_pack
from cardgen.suggest import ask_whether, closest_match


class Millimetres(click.FloatRange):
    """A length within limits; a decimal comma is answered by what to type."""

    name = "mm"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        try:
            number: float = super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(self._advice(value), param, ctx)
        if number != number:
            self.fail(self._advice(value), param, ctx)
        return number

    def _advice(self, value: Any) -> str:
        stopped = re.sub(r" *mm$", "", str(value).replace(",", "."))
        limits = f"a length of {self.min:g} to {self.max:g} mm"
        if stopped != value and stopped.replace(".", "", 1).isdecimal():
            how = "with a full stop" if "," in str(value) else "without its unit"
            limits = f"{limits} {how}: type {stopped}"
        return f"{value!r} is not {limits}"


class SuggestingChoice(click.Choice):  # type: ignore[type-arg]  # generic from click 8.2 on
    """One of a few words, in capitals or not; of another the one that is meant is asked after,
    which may stand among several words. `also` is what they are called elsewhere."""

    def __init__(
        self, choices: Iterable[str], also: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        super().__init__(tuple(choices), case_sensitive=False)
        self._also = also

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        said: str = super().get_invalid_choice_message(value, ctx)
        typed = re.findall(r"\w+", str(value).lower())
        called = {**{one: one for one in self.choices}, **self._also}
        meant = next((called[word] for word in typed if word in called), "")
        near = meant or closest_match(str(value), self.choices)
        return f"{said.rstrip('.')}{ask_whether(near) or '.'}"


class SuggestingCommand(click.Command):
    """click also offers options that share no more than a letter or two with what was typed."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            known = [name.lstrip("-") for name in error.possibilities or ()]
            near = closest_match(error.option_name.lstrip("-"), known)
            likely = [f"--{near}"] if near else None
            raise click.NoSuchOption(error.option_name, possibilities=likely, ctx=ctx) from None


def listed(context: click.Context, option: click.Parameter, given: tuple[str, ...]) -> str | None:
    """The value of an option that takes a list: what it was given once, or several times."""
    return ",".join(given) if given else None


FORMAT = click.option(
    "--format",
    "form",
    type=SuggestingChoice(FORMS),
    default="text",
    help="How findings are told: to people, to programs, or as annotations on GitHub.",
)
PACKS = click.argument("packs", nargs=-1, metavar="[PACK]...")
INK = click.option(
    "--ink",
    type=SuggestingChoice(["full", "low"]),
    default="full",
    show_default=True,
    help="low is a design of its own: white grounds and outlines.",
)
WITH = click.option(
    "--with",
    "overlay",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Lay the values of this file over the packs, by card id.",
)


def printers_file() -> Path:
    """`~/.config/cardgen/printers.toml`, or where the system keeps settings instead."""
    return Path(click.get_app_dir("cardgen")) / "printers.toml"


def working_folder(
    given: Path | None,
    *,
    form: str = "text",
    writer: str = "",
    changed: str | None = None,
    every: bool = False,
) -> Path:
    """The root whose packs are meant: the given one, else the nearest, else what is shipped.

    That it is what is shipped is said on stderr. Stop where nobody would read that, in a form for
    programs or on a server that checks: a wrong working folder would be called sound for ever.
    Stop too where a `writer`, a command that changes packs, would change what is shipped, and where
    what has `changed` since a revision is asked, which no repository of the user knows of it; and
    where `every` pack is meant and the user's own lies near, in a place where nobody reads it.
    """
    root = find_root(Path.cwd(), given=given)
    borrowed = _is_borrowed(given)
    if writer and (borrowed or _is_installed(root)):
        _refuse_to_change(root, writer)
    if changed is not None and (borrowed or _is_installed(root)):
        message = f"nothing here has changed since {changed}: the packs in {root} came with cardgen"
        raise Stop(message, help=f"{_go_there()}; or leave --changed out")
    unread = every and stray_pack(Path.cwd()) is not None
    if borrowed and (unread or form != "text" or _unattended()):
        help = f"{_go_there()}; for the packs that came with cardgen: --root {root}"
        raise Stop(f"there is no pack in {Path.cwd()} or above it", help=help)
    if borrowed:
        message = f"no pack in {Path.cwd()} or above it: these are the packs that came with cardgen"
        say(message, f"  help: {_go_there()}", err=True)
    return root


def say_whose(given: Path | None) -> None:
    """Say once more, behind a summary, that no pack of the user's was looked at, if none was."""
    if _is_borrowed(given):
        message = "no pack of yours was looked at: all of these came with cardgen"
        say(message, f"  help: {_go_there()}", err=True)


def kinds_of_root(given: Path | None) -> tuple[str, ...]:
    """The kinds of components that only games of one's own have."""
    from cardgen.packs.games import own_kinds

    return own_kinds(find_root(Path.cwd(), given=given))


def kind_of_set(given: Path | None, name: str) -> str:
    """The kind by which sheets of the deck, or the set of components, that is called so are asked
    for; nothing where no pack has one."""
    from cardgen.packs.pack import load_packs

    root = find_root(Path.cwd(), given=given)
    for pack in (one.pack for one in load_packs(root, list_all_packs(root)) if one.pack):
        kinds = {of.id: "cards" if of.entry[0] == "decks" else of.kind for of in pack.printed_sets}
        kinds |= {of.id: "boxes" for of in pack.box_sets}
        kinds |= {of.id: "scorepads" for of in pack.pad_sets}
        if name in kinds:
            return kinds[name]
    return ""


def output_folder(root: Path, given: Path | None) -> Path:
    """build/ of the root; of the working folder where the packs came with the program."""
    here = Path.cwd()
    away = _is_borrowed(given) or (_is_installed(root) and not _is_installed(here))
    return (here if away else root) / "build"


def refuse_installed(path: Path, *, help: str) -> None:
    """Stop where a file or folder would be written below the installed program."""
    if _is_installed(path):
        raise Stop(f"{path} lies in cardgen itself, where nothing is written", help=help)


def _is_borrowed(given: Path | None) -> bool:
    """Whether the root is what is shipped because nobody named one and none is near."""
    return given is None and nearest_root(Path.cwd()) is None


def _is_installed(path: Path) -> bool:
    """Whether a path is of the installed program; a checkout is somebody's own folder."""
    installed = shipped_root(installed=True)
    return installed is not None and path.resolve().is_relative_to(installed.parent)


def _refuse_to_change(root: Path, writer: str) -> None:
    message = f"{writer} changes packs, and those in {root} came with cardgen"
    help = f"{_go_there()}; cardgen new pack NAME begins one of your own here"
    raise Stop(message, help=help)


def _unattended() -> bool:
    """Whether a server runs this, as servers say by the variable CI."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false", "no")


def _go_there() -> str:
    """How to come to a pack of one's own."""
    stray = stray_pack(Path.cwd())
    if stray and stray.parent == Path():
        return f"packs are looked for in cards/: move this folder to ../cards/{Path.cwd().name}"
    if stray:
        return f"packs are looked for in cards/: move {stray.parent} to cards/{stray.parent.name}"
    return "go into the folder that holds cards/<pack>/pack.yaml, or name it: --root DIR"
