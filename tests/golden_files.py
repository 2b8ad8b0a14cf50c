"""Texts and pictures that a person has looked at and accepted."""

from dataclasses import dataclass
from difflib import unified_diff
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

ACCEPT = "look at it, then accept it: pytest --accept"


@dataclass(frozen=True)
class Goldens:
    """The files of `folder`; what differs from them is left in `aside`."""

    folder: Path
    aside: Path
    accept: bool = False

    def check_text(self, name: str, seen: str) -> None:
        """Fail unless the file says exactly what is seen."""
        golden = self._golden(name, seen.encode())
        known = golden.read_text(encoding="utf-8")
        changes = unified_diff(known.splitlines(), seen.splitlines(), "golden", "seen", n=0)
        assert seen == known, "\n".join((f"{name} has changed; {ACCEPT}", *changes))

    def check_picture(self, name: str, png: bytes) -> None:
        """Fail unless every pixel is the same; a picture shows which are not."""
        golden = self._golden(name, png)
        known, seen = _pixels(golden.read_bytes()), _pixels(png)
        if known.size != seen.size or known.tobytes() != seen.tobytes():
            shown = self._shown(name, known, seen)
            raise AssertionError(f"{name} has changed, see {shown}; {ACCEPT}")

    def _golden(self, name: str, seen: bytes) -> Path:
        """The accepted file, or a failure where there is none."""
        golden = self.folder / name
        if self.accept:
            golden.parent.mkdir(parents=True, exist_ok=True)
            golden.write_bytes(seen)
        if not golden.is_file():
            aside = self.aside / golden.name
            aside.write_bytes(seen)
            raise AssertionError(f"there is no golden {name}; {aside} is what is seen; {ACCEPT}")
        return golden

    def _shown(self, name: str, known: Image.Image, seen: Image.Image) -> Path:
        """Golden, seen and their difference, side by side."""
        width, height = max(known.width, seen.width), max(known.height, seen.height)
        sheet = Image.new("RGB", (3 * width, height), "#FF00FF")
        sheet.paste(known, (0, 0))
        sheet.paste(seen, (width, 0))
        sheet.paste(ImageChops.difference(known, seen), (2 * width, 0))
        path = self.aside / f"{Path(name).stem}-difference.png"
        sheet.save(path)
        return path


def _pixels(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")
