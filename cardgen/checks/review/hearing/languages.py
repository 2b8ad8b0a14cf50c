"""Languages as findings call them."""

from collections.abc import Mapping

NAMES: Mapping[str, str] = {"en": "English", "fr": "French"}


def language_name(language: str) -> str:
    """`French`; a language without a name of ours by its code, `"de"`."""
    return NAMES.get(language, f'"{language}"')
