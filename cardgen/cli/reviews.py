"""`cardgen fmt --write-reviews`: the record of texts that were read side by side, pack by pack."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cardgen.files import leads_out
from cardgen.model.finding import Finding, Place, Stop
from cardgen.output.safe_files import save_file
from cardgen.packs.root import REVIEWS_FILE
from cardgen.project.load import Selection, load_project
from cardgen.project.prose.prose import Prose
from cardgen.project.prose.reviews import ReviewFile, written_reviews
from cardgen.suggest import quantity

OUTDATED = "fmt-reviews"


class NewReviews(NamedTuple):
    """The file of a pack as it is to be, `other` texts of it new or changed."""

    path: Path
    name: str
    content: str
    other: int

    def write(self) -> str:
        """Write the file; what was done, for people."""
        save_file(self.path, self.content.encode())
        return f"{self.name}: {quantity(self.other, 'text')} noted as read"

    @property
    def finding(self) -> Finding:
        """What is told where nothing may be written."""
        message = f"{quantity(self.other, 'text')} not noted as read side by side"
        help = "read them in every language, then type cardgen fmt --write-reviews"
        return Finding("fmt", OUTDATED, Place(self.name), message, help)


def reviews_to_write(root: Path, packs: Sequence[str]) -> Iterator[NewReviews]:
    """The packs whose record is not what it would be now; a pack that has nothing translated keeps
    none.

    Stop at a pack that cannot be read whole: what it says there would be forgotten.
    """
    project, lost = load_project(root, Selection(tuple(packs)))
    for pack in Prose(project).packs:
        if lost or pack.view.unread:
            raise Stop(
                "not everything can be read that was to be noted as read side by side",
                help=f"mend what cardgen check {pack.pack.id} tells first",
            )
        if leads_out(pack.view.pack.folder / REVIEWS_FILE, root):
            raise Stop(f"{REVIEWS_FILE} of {pack.pack.id} is a link that leads out of the project")
        file, content = ReviewFile(pack.view), written_reviews(pack)
        if file.content != content and (file.content or content.count(":") > 1):
            known, lines = {*file.content.splitlines()}, content.splitlines()
            other = sum(line not in known and not line.startswith("#") for line in lines)
            yield NewReviews(file.path, file.name, content, other)
