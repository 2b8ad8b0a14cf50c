"""Layout files written by a test, and what reading them says."""

from pathlib import Path
from textwrap import dedent

from cardgen.layout.template.layouts import Layout, LayoutErrors, load_layout
from cardgen.model.finding import Finding


def written(folder: Path, **files: str) -> Path:
    """`templates/layouts/` below `folder` with these files, names with _ for -."""
    layouts = folder / "templates" / "layouts"
    for part in (layouts, folder / "cards", folder / "fonts"):  # nothing lies beneath
        part.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        file = layouts / f"{name.replace('_', '-')}.yaml"
        file.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return layouts


def loaded(folder: Path, name: str = "card") -> Layout:
    return load_layout(name, root=folder)


def faults(folder: Path, name: str = "card") -> tuple[Finding, ...]:
    """The mistakes of a layout; none where it can be read."""
    try:
        loaded(folder, name)
    except LayoutErrors as found:
        return found.findings
    return ()


def said(findings: tuple[Finding, ...]) -> list[str]:
    """`base:3 unknown-key`: file, line and code of each finding."""
    return [f"{Path(f.place.file).stem}:{f.place.line} {f.code}" for f in findings]
