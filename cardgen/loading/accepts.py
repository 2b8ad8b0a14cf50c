"""Findings that an author lets stand: the check by name, and the reason, perhaps by language."""

from cardgen.loading.kinds import Choice, Text
from cardgen.loading.schema import Either, MapOf

REASON = Text(
    "a reason, in a few words", pattern=r"\s*\S+(\s+\S+){2,}\s*", help="say why it may stay"
)


def accepts_kind(languages: tuple[str, ...]) -> MapOf:
    """`{overflow: why}`, or `{name-spelling: {fr: why}}` for one language."""
    by_language = MapOf(Choice(*languages, what="a language of the pack"), REASON)
    return MapOf(Text("a check"), Either(REASON, by_language, what="a reason, or one by language"))
