"""`cardgen explain`: why a check exists and how to mend what it finds; what an effect does."""

from collections.abc import Iterator
from pathlib import Path

import click

from cardgen.checks.catalogue import checks, checks_by_code
from cardgen.cli.explanations import explain_check
from cardgen.cli.say import say
from cardgen.effects.power.reading import action_keys, action_purpose
from cardgen.model.finding import Finding, Stop
from cardgen.packs.root import find_root, list_all_packs
from cardgen.suggest import did_you_mean

EPILOG = """\b
Examples:
  cardgen explain                all checks and all effects, a line each
  cardgen explain overflow
  cardgen explain ages-hole      a code explains the check it belongs to
  cardgen explain build from     an effect, with examples from the packs
"""


@click.command(
    short_help="What a check finds and how to mend it; what an effect does.", epilog=EPILOG
)
@click.argument("name", nargs=-1, metavar="[CHECK|EFFECT]")
@click.pass_obj
def command(root: Path | None, name: tuple[str, ...]) -> tuple[Finding, ...]:
    """Explain a check by its name or a finding's code, or an effect; without a name, list all."""
    wanted = " ".join(name)
    slug, action = checks_by_code().get(wanted, wanted), wanted.replace("-", " ")
    if not wanted:
        say(*_listed())
    elif slug in checks():
        say(*explain_check(checks()[slug]).splitlines())
    elif action in action_keys():
        say(*_effect(root, action).splitlines())
    else:
        near = did_you_mean(wanted, (*checks(), *checks_by_code(), *action_keys()))
        message = f'there is no check or effect "{wanted}"{near}'
        raise Stop(message, help="all of them: cardgen explain")
    return ()


def _listed() -> Iterator[str]:
    effects = {action: action_purpose(action) for action in sorted(action_keys())}
    titles = {slug: check.title for slug, check in checks().items()}
    widest = max(map(len, (*titles, *effects)))
    yield "Checks:"
    yield from (f"  {name:<{widest}}  {title}" for name, title in titles.items())
    yield from ("", "Effects:")
    yield from (f"  {name:<{widest}}  {title}" for name, title in effects.items())


def _effect(root: Path | None, action: str) -> str:
    from cardgen.cli.explanations import describe_effect
    from cardgen.packs.pack import load_packs

    folder = find_root(Path.cwd(), given=root)
    loaded = load_packs(folder, list_all_packs(folder))
    return describe_effect(action, (one.pack for one in loaded if one.pack))
