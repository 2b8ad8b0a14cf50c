"""The house as architecture: who may import whom, and what a module may hold, read from source."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from benchmarks.deck import write_root
from tests.small_root import small_root

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "cardgen"

# Each layer with what it may import; `cli` stands above all.
BASE = ("model", "suggest", "outlines", "units")
READ = ("packs", "schema", "yaml", "files", *BASE)
BELOW = {
    "units": (),
    "files": (),
    "processes": (),
    "stack": (),
    "version": (),
    "outlines": ("units",),
    "suggest": (),
    "word_pattern": (),
    "raster": ("units",),
    "__main__": ("cli",),
    "model": ("outlines", "units"),
    "yaml": ("files", "model"),
    "schema": BASE,
    "foreign": ("files", *BASE),
    "packs": ("schema", "yaml", "files", *BASE),
    "effects": READ,
    "engine": ("effects", *READ),
    "phrasebook": ("engine", "effects", *READ),
    "layout": ("effects", *READ),
    "project": ("layout", "phrasebook", "engine", "effects", *READ),
    "checks": (
        "word_pattern",
        "raster",
        "processes",
        "project",
        "layout",
        "phrasebook",
        "engine",
        "effects",
        "foreign",
        *READ,
    ),
    "output": BASE,
    "imposition": BASE,
    "pdf": ("raster", "output", "imposition", "layout", "version", *READ),
    "web": ("layout", *READ),
    "build": (
        *("web", "pdf", "output", "imposition", "processes", "project", "layout", "effects"),
        *READ,
    ),
    "cli": (
        "stack",
        *("build", "checks", "pdf", "output", "imposition", "project"),
        *("layout", "phrasebook", "engine", "effects", "foreign", "version", *READ),
    ),
}
HOMES = {
    "yaml": "yaml",
    "ruamel": "yaml",
    "jinja2": "layout",
    "uharfbuzz": "layout",
    "pyphen": "layout",
    "snowballstemmer": "phrasebook",
    "fontTools": "layout",
    "pydyf": "pdf",
    "PIL": "raster",
    "pypdfium2": "pdf",
    "click": "cli",
    "pyromark": "packs",
}
# Jinja2 has two: expressions of layouts, which are values, and pages of the web, which are text;
# HarfBuzz, too: it sets words, and cuts down the fonts that a document embeds.
ALSO_AT_HOME = {"jinja2": "web", "uharfbuzz": "pdf"}
BANNED = {"util", "utils", "helper", "helpers", "common", "manager", "misc", "data", "info"}
# What need not be loaded for most commands is imported when it is asked for: the reader of words,
# that of prose, that of scenarios, that of Markdown, fontTools for an arc of a drawing that no
# build kept, HarfBuzz for words that are set, Pillow for a pack with pictures, how player aids are
# set for one that has none, what explains mistakes of YAML, which clauses an effect heeds where
# none is typed, how notes are paired where each has its partner, which entries could not be read
# where all could.
LATE = {
    "checks/comparing/compare_texts.py",
    "checks/facts/name_ids.py",
    "checks/icons/names.py",
    "checks/printing/pictures.py",
    "checks/prose/name_grammar.py",
    "checks/prose/prose_reviewed.py",
    "checks/run.py",
    "checks/words/reading.py",
    "effects/power/reading.py",
    "layout/svg/drawing_cache.py",
    "layout/svg/path_code.py",
    "layout/text/typefaces.py",
    "packs/files.py",
    "packs/rulebook/blocks.py",
    "phrasebook/phrasebook.py",
    "project/project.py",
    "project/pack_view.py",
    "project/phrasebooks.py",
    "project/printed/player_aids.py",
    "project/prose/names/called.py",
    "project/prose/pack_prose.py",
    "project/prose/prose.py",
    "project/prose/rulebooks.py",
    "yaml/reader.py",
    "yaml/tree.py",
}
HEAVY = {"PIL", "pypdfium2"}


class Import(NamedTuple):
    """One import: the module that says it, the module it names, where in the tree it stands."""

    by: str
    of: str
    line: int
    depth: int
    only_types: bool = False

    @property
    def said(self) -> str:
        return f"cardgen/{self.by}:{self.line} imports {self.of}"


def modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "__pycache__" not in path.parts)


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def layer_of(name: str) -> str:
    return name.split("/")[0].removesuffix(".py")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(path: Path) -> Iterator[Import]:
    waiting: list[tuple[ast.AST, int, bool]] = [(tree_of(path), 0, False)]
    while waiting:
        node, depth, types = waiting.pop()
        types = types or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        waiting += [
            (child, depth + inside, types)
            for child in ast.iter_child_nodes(node)
            if not isinstance(child, ast.expr)  # which holds no statement
        ]
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(name_of(path), alias.name, node.lineno, depth, types)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}:{node.lineno} imports relatively"
            yield Import(name_of(path), str(node.module), node.lineno, depth, types)


@cache
def every_import() -> tuple[Import, ...]:
    """Those of all modules; told when asked, since each process of the tests reads this file."""
    return tuple(one for path in modules() for one in imports_of(path))


def test_every_layer_is_in_the_table() -> None:
    found = {layer_of(name_of(path)) for path in modules()} - {"__init__"}
    assert found == set(BELOW)


def test_imports_lead_downward_only() -> None:
    wrong = [
        one.said
        for one in every_import()
        if one.of.startswith("cardgen.")
        and layer_of(one.by) != one.of.split(".")[1]
        and one.of.split(".")[1] not in BELOW[layer_of(one.by)]
    ]
    assert not wrong


def test_the_table_of_layers_has_no_ring() -> None:
    for layer, below in BELOW.items():
        assert all(layer not in BELOW[lower] for lower in below), layer


def imported_modules() -> dict[str, set[str]]:
    """Each module with those it imports, for its types alone or to run."""
    known = {"cardgen." + name_of(path).removesuffix(".py").replace("/", ".") for path in modules()}
    graph: dict[str, set[str]] = {}
    for one in every_import():
        by = "cardgen." + one.by.removesuffix(".py").replace("/", ".")
        graph.setdefault(by, set()).update({one.of} & known)
    return graph


def test_modules_import_each_other_in_no_ring() -> None:
    """Imports for types count too."""
    graph, done = imported_modules(), set[str]()

    def visit(module: str, path: tuple[str, ...]) -> None:
        assert module not in path, f"a ring: {' → '.join((*path, module))}"
        if module not in done:
            for other in sorted(graph.get(module, ())):
                visit(other, (*path, module))
            done.add(module)

    for module in sorted(graph):
        visit(module, ())


def test_a_public_name_has_one_meaning() -> None:
    """Classes and functions; every command of the command line is its module's `command`."""
    homes: dict[str, list[str]] = {}
    for path in modules():
        for node in tree_of(path).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name[0] != "_":
                homes.setdefault(node.name, []).append(name_of(path))
    del homes["command"]
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


def drawn_layers() -> dict[str, int]:
    """The layers that the drawing of CONTRIBUTING names, with the line each stands in."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    drawing = text.split("## How the house is built")[1].split("```")[1].strip("\n").split("\n")
    return {
        word: number
        for number, line in enumerate(drawing)
        for word in line[:24].split()
        if word in BELOW
    }


def test_the_drawing_for_contributors_is_true() -> None:
    """Every layer is drawn, and imports lead from a line of the drawing to a lower one."""
    drawn = drawn_layers()
    assert set(drawn) == set(BELOW) - {"version", "__main__"}
    wrong = [
        one.said
        for one in every_import()
        if one.of.startswith("cardgen.") and layer_of(one.by) in drawn
        for below in [one.of.split(".")[1]]
        if below in drawn and below != layer_of(one.by)
        if drawn[below] <= drawn[layer_of(one.by)]
    ]
    assert not wrong


def test_the_walks_for_contributors_name_what_is_there() -> None:
    """`build.record.BuildRecord` is a class of that file, `ComposedPack.faces` one of a class."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    walks = text.split("**How a card becomes a page.**")[1].split("\n- **")[0]
    named = re.findall(r"`([A-Za-z_]+(?:\.[A-Za-z_]+)+)`", walks)
    assert len(named) > 15
    assert [name for name in named if not _is_defined(name)] == []


def _is_defined(dotted: str) -> bool:
    """Whether a name leads to a package, or to what a module or class of that name defines."""
    steps = dotted.split(".")
    folder = PACKAGE.joinpath(*steps)
    if folder.is_dir():
        return True
    files = [PACKAGE.joinpath(*steps[:n]).with_suffix(".py") for n in range(1, len(steps))]
    file = next((each for each in files if each.is_file()), None)
    homes = [file] if file else modules()
    inner = steps[files.index(file) + 1 :] if file else steps
    return any(_defines(tree_of(home).body, inner) for home in homes)


def _defines(body: list[ast.stmt], names: list[str]) -> bool:
    for node in body:
        targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
        found = {getattr(node, "name", "")} | {getattr(one, "id", "") for one in targets}
        if names[0] in found:
            return len(names) == 1 or _defines(getattr(node, "body", []), names[1:])
    return False


@pytest.mark.parametrize("library", HOMES)
def test_each_library_has_one_home(library: str) -> None:
    strangers = [
        one.said
        for one in every_import()
        if one.of.split(".")[0] == library
        and layer_of(one.by) not in (HOMES[library], ALSO_AT_HOME.get(library))
    ]
    assert not strangers


def test_no_library_is_without_a_home() -> None:
    known = {*HOMES, *sys.stdlib_module_names, "cardgen"}
    assert not [one.said for one in every_import() if one.of.split(".")[0] not in known]


def test_few_modules_import_inside_functions() -> None:
    late = {
        one.by for one in every_import() if one.depth and layer_of(one.by) not in ("cli", "build")
    }
    assert late == LATE


def test_frozen_values_are_made_in_a_quarter_of_the_time() -> None:
    """What `@frozen` can make, `dataclass` does not, unless there is more to be done than that."""
    usual = "dataclass(frozen=True, slots=True)"
    slow = [
        f"{name_of(path)}: {node.name}"
        for path in modules()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef) and usual in map(ast.unparse, node.decorator_list)
        if not _defines(node.body, ["__post_init__"])
    ]
    assert slow == []


def test_package_markers_are_empty() -> None:
    full = [
        name_of(path) for path in modules() if path.name == "__init__.py" and path.stat().st_size
    ]
    assert not full


def test_every_folder_of_modules_is_a_package() -> None:
    lacking = {path.parent for path in modules() if not (path.parent / "__init__.py").is_file()}
    assert not lacking


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        name_of(path)
        for path in modules()
        if path.name != "__init__.py" and not ast.get_docstring(tree_of(path))
    ]
    assert not silent


def test_types_are_checked_of_what_other_systems_do() -> None:
    """The modules that ask which system it is are those whose types are checked for each."""
    asking = {
        ".".join(("cardgen", *Path(name_of(path)).with_suffix("").parts))
        for path in modules()
        if "sys.platform" in path.read_text(encoding="utf-8")
    }
    told = re.search(r"^BY_SYSTEM := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert told
    assert set(told[1].split()) == asking


def test_no_module_is_called_by_a_name_that_says_nothing() -> None:
    words = {name_of(path): set(path.stem.split("_")) for path in modules()}
    assert not {name: found & BANNED for name, found in words.items() if found & BANNED}


def test_nothing_at_module_level_can_be_changed() -> None:
    """Lists and sets at module level are state; dicts are tables unless a name is assigned into."""
    wrong = [
        f"cardgen/{name_of(path)}:{node.lineno}"
        for path in modules()
        for node in tree_of(path).body
        if isinstance(node, ast.Assign | ast.AnnAssign) and _changeable(node)
    ]
    assert not wrong


def _changeable(node: ast.Assign | ast.AnnAssign) -> bool:
    names = [
        ast.unparse(t) for t in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]
    called = isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in (
        "list",
        "set",
        "dict",
    )
    empty = isinstance(node.value, ast.Dict) and not node.value.keys
    held = isinstance(node.value, ast.List | ast.Set | ast.ListComp | ast.SetComp)
    return (held or empty or (called and not node.value.args)) and names != ["__all__"]  # type: ignore[union-attr]  # `called` says it is a Call


def test_no_function_changes_a_global() -> None:
    wrong = [
        f"cardgen/{name_of(path)}:{node.lineno}"
        for path in modules()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Global)
    ]
    assert not wrong


def test_no_table_at_module_level_is_written_to() -> None:
    """`TABLE[key] = …` and `TABLE.update(…)` on a name of the module itself."""
    wrong = []
    for path in modules():
        tree = tree_of(path)
        own = {
            target.id
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for function in (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)):
            stored = [
                n
                for n in ast.walk(function)
                if isinstance(n, ast.Subscript)
                and isinstance(n.ctx, ast.Store | ast.Del)
                and isinstance(n.value, ast.Name)
                and n.value.id in own
            ]
            wrong += [f"cardgen/{name_of(path)}:{n.lineno}" for n in stored]
    assert not wrong


def test_assert_stands_only_in_tests() -> None:
    wrong = [
        f"cardgen/{name_of(path)}:{node.lineno}"
        for path in modules()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Assert)
    ]
    assert not wrong


def test_no_language_is_named_in_python() -> None:
    """Languages are data: no value in the program is the code or the name of one."""
    folders = sorted((ROOT / "templates" / "languages").iterdir())
    named = {folder.name for folder in folders}
    for folder in folders:
        profile = (folder / "language.yaml").read_text(encoding="utf-8")
        named.add(profile.partition("\nname: ")[2].partition("\n")[0])
    assert named >= {"fr", "French"}
    wrong = [
        f"cardgen/{name_of(path)}:{node.lineno}"
        for path in modules()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and node.value in named
    ]
    assert not wrong


def test_nothing_is_left_to_do_in_comments() -> None:
    words = ("TO" + "DO", "FIX" + "ME", "XX" + "X")
    assert not [
        f"{name_of(path)}: {word}"
        for path in modules()
        for word in words
        if word in path.read_text(encoding="utf-8")
    ]


def modules_that_tests_import() -> set[str]:
    """Of the program, however they are imported: `from cardgen.yaml import tree` names the tree."""
    known = {
        ".".join(("cardgen", *Path(name_of(path)).with_suffix("").parts)) for path in modules()
    }
    named: set[str] = set()
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Import):
                named |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                named |= {
                    str(node.module),
                    *(f"{node.module}.{alias.name}" for alias in node.names),
                }
    return named & known


def test_tests_ask_through_front_doors() -> None:
    """A test that imports an inside breaks when the inside is rearranged, though nothing that
    people see has changed. So tests write packs, cards, powers, scenarios and layouts as authors
    do, ask through what the program offers (`load_pack`, `load_project`, `findings_of`, the steps
    of scenarios, `FaceComposer`, `pdf_bytes`, the command line) and read what comes back. Only the
    laws of real algorithms have their module to themselves.
    """
    imported = modules_that_tests_import()
    assert len(imported) > 50
    most = len(modules()) * 3 // 10  # the more there is, the more doors there are
    assert len(imported) <= most, "ask through a module that tests import already"


def modules_loaded_by(*arguments: str, root: Path = ROOT) -> set[str]:
    """The modules in memory once `cardgen ARGUMENTS` has run in a process of its own."""
    script = (
        "import json, sys\n"
        "from cardgen.cli.main import outcome\n"
        "code = outcome(sys.argv[1:])\n"
        "print('\\n' + json.dumps([code, sorted(sys.modules)]))\n"
    )
    command = [sys.executable, "-c", script, "--root", str(root), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=root)
    code, loaded = json.loads(run.stdout.splitlines()[-1])
    assert code in (0, 1), run.stderr
    return {name.split(".")[0] for name in loaded}


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["check"],
        ["explain"],
        ["sources"],
        ["schema"],
        ["schema", "scenario"],
        ["show", "apollo"],
        ["explain", "discount"],
        ["calibrate", "--help"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_only_printing_loads_a_pdf_library(arguments: list[str], tmp_path: Path) -> None:
    root = small_root(tmp_path / "root", phrases=True)
    assert not modules_loaded_by(*arguments, root=root) & HEAVY


def test_markdown_is_loaded_where_there_is_a_rulebook() -> None:
    """Those who read rulebooks are loaded by every check, the library once there is one."""
    script = (
        "import sys, cardgen.packs.rulebook.reader as reading\n"
        "from cardgen.model.finding import Report\n"
        "before = 'pyromark' in sys.modules\n"
        "reading.read_rulebook('# A', 'f.md', 'p', 'x', Report())\n"
        "print(before, 'pyromark' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "False True\n"


def test_printing_gods_loads_what_prints_cards(tmp_path: Path) -> None:
    """What else a build can do is loaded when asked for; gods are laid out without Jinja2."""
    write_root(tmp_path / "root", 3)
    loaded = modules_loaded_by("build", "--out", str(tmp_path / "out"), root=tmp_path / "root")
    assert "pydyf" in loaded
    assert not loaded & {"jinja2", "pypdfium2", "pyromark", "pyphen"}


def test_help_loads_nothing_but_the_command_line() -> None:
    assert not modules_loaded_by("--help") & {*HEAVY, "yaml", "jinja2", "uharfbuzz"}
