"""What is found out of a project while it is looked at, for a process that looks at a part of it
and tells another."""

from typing import Any, Protocol

from cardgen.project.project import Project


class Memory(Protocol):
    """Something that is known from an earlier check, and found out beside it."""

    @property
    def found_out(self) -> Any: ...

    def learn(self, found_out: Any) -> None:
        """Know what another process has found out."""


class FoundOut:
    """The parts of a check, the drawings, the verdicts of texts, the grammars and the thesauri of a
    project."""

    def __init__(self, project: Project) -> None:
        books = project.phrasebooks
        of_texts = (books.known, books.compiled, books.thesauri) if books else ()
        every = project.parts, project.assets.files, *of_texts
        self._memories: list[Memory] = [one for one in every if one is not None]

    def tell(self) -> Any:
        """All that this process knows and did not when it began, as plain values."""
        return [one.found_out for one in self._memories]

    def learn(self, told: Any) -> None:
        """Know what another process has found out."""
        for one, found_out in zip(self._memories, told, strict=True):
            one.learn(found_out)
