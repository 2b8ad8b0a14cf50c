"""Icon tokens as authors write them: a name, or a name and a number, `coin:3`."""

import re
from functools import lru_cache

from cardgen.model.text import Icon

NAME = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
NUMBER = r"[-+−x×]?(?:[0-9]{1,3}[½¼¾⅓⅔]?|[½¼¾⅓⅔]|n|I{1,3})?(?:[-+−][0-9]{1,2})?"
TOKEN = re.compile(rf"({NAME})(?::(?=[^\s])({NUMBER}))?")
ALONE = re.compile(rf"(?=[^\s]){NUMBER}")


@lru_cache(maxsize=1024)  # packs say the same few tokens thousands of times
def icon(token: str) -> Icon | None:
    """The icon a token names, `less:-1` with a true minus sign, `coin:x2` with a true times sign.

    None when it is malformed.
    """
    match = TOKEN.fullmatch(token)
    return Icon(match[1], number(match[2] or "")) if match else None


def number(written: str) -> str:
    """A number as it is set in an icon."""
    return written.replace("-", "−").replace("x", "×")


def is_number(written: str) -> bool:
    """Whether this may stand after the colon of a token."""
    return ALONE.fullmatch(written) is not None
