"""What the benchmarks of whole builds share: how they are asked, where their figures go."""

import argparse
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent


def asked(description: str | None, file: str, runs: str) -> argparse.Namespace:
    """The options typed: how often each is run, and whether the figures are kept in `file`."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--repeat", type=int, default=3, help=f"{runs} (default: 3)")
    parser.add_argument("--no-write", action="store_true", help=f"leave {file} as it is")
    return parser.parse_args()


def tell(lines: Sequence[str], head: str, file: str, options: argparse.Namespace) -> None:
    """Print the figures, and write them under their head, which says how often each was run."""
    print("\n".join(lines))
    if not options.no_write:
        text = "\n".join([head.format(repeat=options.repeat), *lines, ""])
        (HERE / file).write_text(text, encoding="utf-8")
