"""What a finding names as likely: words that are not read seem to say another moment."""

import re

from cardgen.checks.comparing.messages import CODES
from cardgen.phrasebook.grammar.layers import LAYERS

ADDED, MISSING, NUMBER = (CODES[kind] for kind in ("added", "missing", "number"))
CODE_OF = {one.asks: CODES[one.kind] for one in LAYERS.values() if one.kind in CODES}
SAYS = re.compile(r'seems? to say ".*" \((?P<asks>[^:()]+): .*\), the effect has (?P<has>.+)$')
LEAVES_OUT = re.compile(r"seems? to leave out (?P<asks>[^:]+): ")
COUNTS = re.compile(r"seems? to say \S+ .*, the effect (?:has|gives) ")


def seeming(message: str) -> frozenset[str]:
    """The codes of the checks that would tell so if it were certain; none where nothing seems."""
    if left := LEAVES_OUT.search(message):
        return _of(left["asks"]) | {MISSING}
    if says := SAYS.search(message):
        return _of(says["asks"]) | ({ADDED} if says["has"] == "nothing" else frozenset())
    return frozenset({NUMBER} if COUNTS.search(message) else ())


def _of(question: str) -> frozenset[str]:
    return frozenset({CODE_OF[question]} if question in CODE_OF else ())
