"""`cardgen explain`: why a check exists and how to mend its findings; what effects and cards do."""

from collections.abc import Collection, Iterable, Iterator
from inspect import cleandoc
from itertools import chain, islice
from pathlib import Path

import click

from cardgen.checks.catalogue import checks, checks_by_code
from cardgen.checks.check import Check
from cardgen.cli.explained.clause_values import clause_values
from cardgen.cli.explained.costs import payments_named
from cardgen.cli.explained.examples import examples, show_example
from cardgen.cli.explained.lists import LISTS, list_lines
from cardgen.cli.explained.spoken_of import spoken_of
from cardgen.cli.say import say
from cardgen.cli.shown.lookup import (
    find_component,
    findings_unread,
    how_to_name_shipped,
    known_names,
    packs_of_name,
)
from cardgen.cli.shown.power_text import INDENT, describe_power
from cardgen.effects.power.heeded import may_heed
from cardgen.effects.power.reading import (
    CLAUSES,
    COMMON,
    ability_record,
    action_keys,
    action_purpose,
    effect_class,
)
from cardgen.model.finding import ContentFaults, Finding, Report, Stop
from cardgen.model.pack import Pack
from cardgen.packs.aids.legend import load_legend
from cardgen.packs.root import find_root, list_all_packs
from cardgen.project.load import Selection, load_project
from cardgen.suggest import did_you_mean, join_words

EPILOG = """\b
Examples:
  cardgen explain                all checks and all effects, a line each
  cardgen explain overflow
  cardgen explain ages-hole      a code explains the check it belongs to
  cardgen explain build from     an effect, with examples from the packs
  cardgen explain words          all whose names begin so or have the word
  cardgen explain pawn           effects that speak of it, and what stands beside them
  cardgen explain CARD           what a card does, without the words that say it
  cardgen explain icons          every icon that words and lists may name; so emblems
  cardgen explain cost           all that a card may cost, in each game
"""


@click.command(
    short_help="What a check finds and how to mend it; what effects and cards do.", epilog=EPILOG
)
@click.argument("name", nargs=-1, metavar="[CHECK|EFFECT|CARD|icons|emblems|cost]")
@click.pass_obj
def command(root: Path | None, name: tuple[str, ...]) -> tuple[Finding, ...]:
    """Explain a check by its name or a finding's code, an effect, or what a card does; without a
    name, list all checks and effects.

    `icons` and `emblems` list the signs that a pack may name, `cost` what a card may cost.
    """
    wanted = " ".join(name)
    slug, action = checks_by_code().get(wanted, wanted), wanted.replace("-", " ")
    if not wanted:
        say(*_listed())
    elif slug in checks():
        say(*explain_check(checks()[slug]).splitlines())
    elif action in action_keys():
        say(*_effect(root, action).splitlines())
    elif wanted in CLAUSES:
        say(*_clause(wanted))
    elif wanted in LISTS:
        say(*list_lines(wanted, find_root(Path.cwd(), given=root)))
    else:
        say(*_power_of(root, wanted))
    return ()


def _power_of(root: Path | None, name: str) -> Iterator[str]:
    """What a card or board does. Stop where nothing at all is called so."""
    folder = find_root(Path.cwd(), given=root)
    loaded = load_project(folder, Selection(packs_of_name(folder, name)))
    if found := find_component(loaded, name):
        # A pack without aids loads no legend; its signs are called what they are elsewhere.
        legend = loaded.project.legend_of(found.view.pack) or load_legend(folder, Report("legend"))
        return describe_power(found, legend)
    begun = names_begun(name)
    if len(begun) == 1 and begun[0] in action_keys():
        return iter(_effect(root, begun[0]).splitlines())
    if begun:
        return _listed(begun)
    if speaking := [*spoken_of(name)]:
        return iter(speaking)
    if name in payments_named(folder):
        return list_lines("cost", folder)
    if faults := findings_unread(loaded, name):
        raise ContentFaults(faults)
    if name in (packs := list_all_packs(folder)):
        raise Stop(f"{name} is a pack, no check, effect or card", help=f"cardgen show {name}")
    known = (*checks(), *checks_by_code(), *action_keys(), *CLAUSES, *LISTS)
    known = (*known, *known_names(loaded), *packs)
    message = f'there is no check, effect or card "{name}"{did_you_mean(name, known)}'
    help = "checks and effects: cardgen explain; cards: cardgen sources"
    raise Stop(message, help=how_to_name_shipped(folder, name, "explain") or help)


def names_begun(typed: str) -> tuple[str, ...]:
    """The effects and checks whose names begin as is typed, or have it as a word: `lose`."""
    return tuple(
        name
        for name in (*sorted(action_keys()), *checks())
        if name.startswith(typed) or typed in name.replace("-", " ").split()
    )


def _listed(names: Collection[str] = ()) -> Iterator[str]:
    """Checks and effects, a line each: those of some names, or all."""
    titles = {slug: check.title for slug, check in checks().items()}
    effects = {action: action_purpose(action) for action in sorted(action_keys())}
    parts = {"Checks": titles, "Effects": effects}
    told = {
        head: {name: title for name, title in part.items() if not names or name in names}
        for head, part in parts.items()
    }
    widest = max(map(len, chain.from_iterable(told.values())))
    lines = (
        (f"{head}:", *(f"  {name:<{widest}}  {title}" for name, title in part.items()))
        for head, part in told.items()
        if part
    )
    for number, part in enumerate(lines):
        yield from ("", *part) if number else part


def _clause(key: str) -> Iterator[str]:
    """What a key beside an effect means, which effects take it, and what may be typed there."""
    takers = [one for one in sorted(action_keys()) if key in ability_record(one).fields]
    yield f"{key}: {CLAUSES[key]}"
    yield f"It stands beside {join_words(takers, joined_by='and')}: cardgen explain {takers[0]}"
    yield from ("", "Written:", "")
    yield from clause_values(ability_record(one).fields[key] for one in takers)


def _effect(root: Path | None, action: str) -> str:
    from cardgen.packs.pack import load_packs

    folder = find_root(Path.cwd(), given=root)
    loaded = load_packs(folder, list_all_packs(folder))
    return describe_effect(action, (one.pack for one in loaded if one.pack))


def explain_check(check: Check) -> str:
    """Everything about the check, for a terminal."""
    parts = [f"{check.slug}: {check.title}", check.why, f"Refused:\n\n{_indented(check.refused)}"]
    parts.append(f"To mend it:\n\n{_indented(check.mend)}")
    if check.codes != (check.slug,):
        parts.append(f"Codes: {', '.join(check.codes)}")
    return "\n\n".join(parts) + "\n"


def explain_check_in_markdown(check: Check) -> str:
    """The same for programs that show Markdown."""
    return f"{check.why}\n\nRefused:\n\n```yaml\n{check.refused}\n```\n\n{check.mend}"


def _indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.splitlines())


MOST_EXAMPLES = 3


def describe_effect(action: str, packs: Iterable[Pack]) -> str:
    """Everything about the effect, with examples that each show something new."""
    made = effect_class(action)
    parts = [f"{action}: {action_purpose(action)}", cleandoc(str(made.__doc__)), _written(action)]
    heeded = [clause for clause in COMMON if may_heed(made, clause)]
    parts.append(
        f"`when` is {made.moment}, unless the card says otherwise. Beside it may"
        f" stand {join_words(heeded, joined_by='and')}."
        " Not all that may stand together has words: `cardgen check` tells what has none, and"
        " `reviewed:` vouches for words of your own."
    )
    shown = [show_example(one) for one in islice(examples(action, packs), MOST_EXAMPLES)]
    parts.append("\n\n".join(("On cards:", *shown)) if shown else "No card uses it yet.")
    return "\n\n".join(parts) + "\n"


def _written(action: str) -> str:
    """The keys of its own, each with what it takes."""
    made, record = effect_class(action), ability_record(action)
    own = [key for key in record.fields if key not in COMMON]
    widest = max(map(len, own))
    lines = ["Written:", ""]
    for key in own:
        meaning = f"{CLAUSES[key]}: " if key in CLAUSES else ""
        free = "" if key in (action, *made.required) else " (may be left out)"
        lines.append(f"{INDENT}{key:<{widest}}  {meaning}{record.fields[key].what}{free}")
    return "\n".join(lines)
