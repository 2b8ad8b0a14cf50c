"""What makes a finding the same one in the next run: card, check and field, never the line."""

from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import blake2b

from cardgen.cli.findings.field import Fields
from cardgen.model.finding import Finding

KIND = "cardField/v1"


def fingerprints(findings: Iterable[Finding], fields: Fields) -> Iterator[str]:
    """A fingerprint for each finding; equal ones of a run are told apart by a count."""
    met: Counter[str] = Counter()
    for finding in findings:
        path = fields.path(finding.place)
        said = (_owner(finding), finding.card, finding.code, *path, finding.language)
        digest = blake2b("\0".join(said).encode(), digest_size=8).hexdigest()
        met[digest] += 1
        yield f"{digest}:{met[digest]}"


def _owner(finding: Finding) -> str:
    """The pack of a card, in whichever of its files it stands; else the file."""
    parts = finding.place.file.split("/")
    return "/".join(parts[:2]) if finding.card and parts[0] == "cards" else finding.place.file
