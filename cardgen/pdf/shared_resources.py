"""The named resources that the pages of a PDF document share: drawings and shadings."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from string import ascii_letters, digits

from cardgen.pdf.objects import Document, dictionary

_SIGNS = ascii_letters + digits
_SHORTEST = 4


class SharedResources:
    """What page contents refer to by name.

    A name is made from the content of what it names: it does not change when cards are added,
    taken away or put in another order, and neither does the stream of a page that uses it.
    """

    def __init__(self, document: Document) -> None:
        self._document = document
        self._digests: dict[str, bytes] = {}
        self._kinds: dict[str, dict[str, bytes]] = {"XObject": {}, "Shading": {}}

    def add(self, kind: str, content: bytes, make: Callable[[], bytes]) -> str:
        """The name of a resource; `make` builds it unless equal content is there already."""
        digest = blake2b(content, digest_size=16).digest()
        name = self._free_name(digest)
        if name not in self._digests:
            self._digests[name] = digest
            self._kinds[kind][name] = self._document.add(make())
        return name

    def _free_name(self, digest: bytes) -> str:
        """A few letters of the digest, more where another content took them."""
        letters = _resource_name(digest)
        length = _SHORTEST
        while self._digests.get(letters[:length], digest) != digest:
            length += 1
        return letters[:length]

    def all(self) -> bytes:
        """The resource dictionary of the pages."""
        kinds = {kind: dictionary(names) for kind, names in self._kinds.items() if names}
        return dictionary({"Font": self._document.fonts, **kinds})

    def some(self, used: Sequence[tuple[str, str]]) -> bytes:
        """The resource dictionary of a form: only the names, after their kinds, that it uses."""
        chosen: dict[str, dict[str, bytes]] = {}
        for kind, name in used:
            if kind != "Font":
                chosen.setdefault(kind, {})[name] = self._kinds[kind][name]
        kinds = {kind: dictionary(names) for kind, names in chosen.items()}
        if any(kind == "Font" for kind, _ in used):
            kinds["Font"] = self._document.fonts
        return dictionary(kinds)


def _resource_name(digest: bytes) -> str:
    """Letters and digits for a PDF name, starting with a letter."""
    rest, letters = int.from_bytes(digest, "big"), [ascii_letters[digest[0] % 52]]
    while rest:
        rest, sign = divmod(rest, len(_SIGNS))
        letters.append(_SIGNS[sign])
    return "".join(letters)
