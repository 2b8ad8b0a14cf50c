"""A check told in words: why it exists, what it refuses, how to mend that."""

from cardgen.checks.check import Check


def explained(check: Check) -> str:
    """Everything about the check, for a terminal."""
    parts = [f"{check.slug}: {check.title}", check.why, f"Refused:\n\n{_indented(check.refused)}"]
    parts.append(f"To mend it:\n\n{_indented(check.mend)}")
    if check.codes != (check.slug,):
        parts.append(f"Codes: {', '.join(check.codes)}")
    return "\n\n".join(parts) + "\n"


def explained_in_markdown(check: Check) -> str:
    """The same for programs that show Markdown."""
    return f"{check.why}\n\nRefused:\n\n```yaml\n{check.refused}\n```\n\n{check.mend}"


def _indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.splitlines())
