"""Every passage of a rulebook that gives a rule, an example or an answer is shown in play.

Passages are lines of the French rulebook that a pack's sources name, the seed. Left out are those
that concern no play: contents, layout, licence. A scenario says in `source` what it shows.
"""

import re

import pytest

from tests.engine.conftest import Played

PASSAGES = {
    "faith": """
        46-56 58-60 64 98-106 114 125-133 137 152 154-158 160-162 168-170 176-184 200 202 206 210
        214 218 220 222 228 232 234 238 240 244 248 256 258 262 264 268 272 276 282 286 290 294
        296 300 304 306 308 310 314 316 320 324 334-336 340-348 352 362 364 374-376 382 386 388
        392 400 406 416 420 424 430 440-442 446 453-454 458 459 465-469 477-481""",
    "leaders": """
        66 74-75 85-94 106-108 118 126-130 134 138 146-154 164 170 176 182 188 194-196 202 208 214
        222-224 234 240 242 248 250 256 264 272 278 282 286 290 294-296 300 308-310 316-320
        326-328 334 338-342 344-348 350-354 356-360 362-366 368-372 572 574-575 579 581 582-585""",
    "duel-leaders": """
        64-72 77-83 82 86 88 89-90 93-94 96 98-99 101 103-105 108-109 111 113-115 117-119 121
        123-124 126-129 131-133 135-136 139 140 141 143-144 146-148 150 151 153 155 157-159
        161-163 165 167 169 171 173 175 177-181 182 184 186 188-190 192 194 197 199-200 202-205
        207 209 211 212 214 215 216 218-219 220 221 223 225-226 227 228 230-231 233 236 237 239
        240 242-248 252""",
}
LINES = re.compile(r"(\d+)(?:-(\d+))?")


def lines(text: str) -> list[range]:
    """`64 98-106` as the lines that it names."""
    return [range(int(first), int(last or first) + 1) for first, last in LINES.findall(text)]


def cited(source: str) -> set[int]:
    """The lines of the seed that a scenario says it shows."""
    seeds = re.findall(r"seed ([\d, -]+)", source)
    return {line for part in seeds for each in lines(part) for line in each}


@pytest.mark.parametrize("pack", PASSAGES)
def test_every_passage_is_shown_in_play(
    scenarios: dict[str, tuple[Played, ...]], pack: str
) -> None:
    shown = {line for _, scenario in scenarios[pack] for line in cited(scenario.source)}
    passages = lines(PASSAGES[pack])
    assert [passage for passage in passages if shown.isdisjoint(passage)] == []


def test_lines_are_read_from_a_source() -> None:
    assert cited("seed 52-54, ruling shields-owned") == {52, 53, 54}
    assert cited("seed 88, 211, ruling order") == {88, 211}
    assert cited("base rules, R4.12 and R4.13") == set()
