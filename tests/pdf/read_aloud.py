"""What a voice reads of a PDF: its structure tree, with the words of the page streams in it."""

import re
import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path as FilePath
from typing import NamedTuple

import page as validation
import pikepdf

_PAIR = re.compile(r"<([0-9A-F]{2})> <([0-9A-F]{4,})>")
Words = dict[int, str]  # of a page, by the number of their sequence


class Spoken(NamedTuple):
    """An element: its type, what it holds in order, what is said instead of it, its attributes."""

    kind: str
    held: tuple["Spoken | str", ...]
    alt: str = ""
    language: str = ""
    attributes: dict[str, str] = {}  # noqa: RUF012  # never changed

    @property
    def text(self) -> str:
        """All that is said, figures by their alternate text."""
        if self.kind == "Figure":
            return f" {self.alt} "
        text = "".join(one if isinstance(one, str) else one.text for one in self.held)
        return text if self.kind in ("Span", "Link", "Reference", "Quote") else f" {text} "

    @property
    def words(self) -> str:
        """The same with single spaces and whole words, however they were divided."""
        return " ".join(self.text.replace("\u00ad", "").split())

    def all(self, *kinds: str) -> "Iterator[Spoken]":
        """The elements of some types, in order."""
        if self.kind in kinds:
            yield self
        for one in self.held:
            if isinstance(one, Spoken):
                yield from one.all(*kinds)


def read_aloud(content: bytes) -> Spoken:
    """The root element of a file; every sequence must be where the tree of parents has it."""
    with pikepdf.open(BytesIO(content)) as document:
        pages = {page.obj.objgen: _words(page) for page in document.pages}
        root = document.Root.StructTreeRoot
        parents = dict(_numbered(root.ParentTree.Nums))
        met = list[tuple[tuple[int, int], int]]()
        spoken = _element(root.K, pages, met)
        assert len(met) == len(set(met)) == sum(map(len, pages.values()))
        for page in document.pages:
            owners = parents[int(page.obj.StructParents)]
            assert len(owners) == len(pages[page.obj.objgen])
        return spoken


def _element(node: pikepdf.Object, pages: dict[tuple[int, int], Words],
             met: list[tuple[tuple[int, int], int]]) -> Spoken:  # fmt: skip
    held: list[Spoken | str] = []
    kids = node.K if isinstance(node.K, pikepdf.Array) else [node.K]
    for kid in kids:
        if isinstance(kid, int):
            met.append((node.Pg.objgen, kid))
            held.append(pages[node.Pg.objgen][kid])
        elif kid.get("/Type") == "/MCR":
            met.append((kid.Pg.objgen, int(kid.MCID)))
            held.append(pages[kid.Pg.objgen][int(kid.MCID)])
        elif kid.get("/Type") != "/OBJR":
            assert kid.P.objgen == node.objgen
            held.append(_element(kid, pages, met))
    told = {str(key): str(value) for key, value in dict(node.get("/A", {})).items()}
    alt, language = str(node.get("/Alt", "")), str(node.get("/Lang", ""))
    return Spoken(str(node.S)[1:], tuple(held), alt, language, told)


def _numbered(nums: pikepdf.Array) -> Iterator[tuple[int, pikepdf.Object]]:
    for at in range(0, len(nums), 2):
        yield int(nums[at]), nums[at + 1]


def _words(page: pikepdf.Page) -> Words:
    """The words of each sequence of a page; all that is painted stands in one, or is ornament."""
    fonts = {name: _characters(font) for name, font in page.Resources.get("/Font", {}).items()}
    words, within, font = dict[int, str](), list[int | None](), dict[int, str]()
    for operands, operator in pikepdf.parse_content_stream(page):
        done = str(operator)
        if done in ("BDC", "BMC"):
            within.append(int(operands[1].MCID) if done == "BDC" else None)
            if done == "BDC":
                assert words.setdefault(int(operands[1].MCID), "") == ""
        elif done == "EMC":
            within.pop()
        elif done == "Tf":
            font = fonts[str(operands[0])]
        elif done in ("TJ", "Do", "S", "f", "B", "f*", "B*", "sh"):
            assert len(within) == 1, "neither content nor ornament"
            if done == "TJ" and within[0] is not None:
                codes = b"".join(
                    bytes(one) for one in operands[0] if isinstance(one, pikepdf.String)
                )
                words[within[0]] += "".join(font[code] for code in codes)
    assert not within
    return words


def _characters(font: pikepdf.Object) -> dict[int, str]:
    pairs = _PAIR.findall(font.ToUnicode.read_bytes().decode("ascii"))
    return {int(code, 16): bytes.fromhex(point).decode("utf-16-be") for code, point in pairs}


RULES = {"ua1": 104, "2a": 154, "2b": 144}


def broken_rules(content: bytes, profile: str) -> list[str]:
    """What a validator says against a file; it must have asked for all rules there are."""
    report = validation.validate_pdf_bytes(content, profile=profile)
    assert report.rules.total == RULES[profile]
    return [f"{failure.rule_id}: {failure.message}" for failure in report.failures]


def check_with_qpdf(content: bytes, folder: FilePath) -> None:
    """Hold a file against another reader's idea of PDF."""
    (folder / "checked.pdf").write_bytes(content)
    subprocess.run(["qpdf", "--check", "checked.pdf"], cwd=folder, check=True, capture_output=True)
