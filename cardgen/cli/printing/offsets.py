"""The offset of the backs: read from the command line, and told back as it was understood."""

from cardgen.model.finding import Stop
from cardgen.sheets.affine import NO_OFFSET, Offset

LARGEST = 20  # mm, or degrees: more is a slip


def offset(words: str) -> Offset:
    """`1.5,-0.5` (mm right, mm down) or `1.5,-0.5,0.2` (and degrees clockwise)."""
    parts = words.replace("−", "-").split(",")
    _refuse_decimal_commas(words, parts)
    try:
        numbers = [float(part) for part in parts]
        made = Offset(*numbers)
    except (TypeError, ValueError):
        numbers, made = [], NO_OFFSET
    if len(numbers) not in (2, 3) or not all(abs(number) <= LARGEST for number in numbers):
        help = f"type two numbers up to {LARGEST}, as on the calibration sheet: --offset 1.5,-0.5"
        raise Stop(f'"{words}" is no offset', help=help)
    return made


def _refuse_decimal_commas(words: str, parts: list[str]) -> None:
    """`2,5,-1` may be 2.5 and −1 or 2, 5 and −1°: paper is dear, so ask."""
    whole = all(part.strip().lstrip("+-").isdecimal() for part in parts)
    if not whole or len(parts) not in (3, 4):
        return
    a, b, *rest = (part.strip() for part in parts)
    meant = f"{a}.{b},{'.'.join(rest)}"
    help = f"decimals have a full stop: --offset {meant}"
    if len(parts) == 3:
        help += f"; for a turn of {rest[0]}° type --offset {a},{b},{rest[0]}.0"
    raise Stop(f'"{words}" is no offset: are its commas decimal signs?', help=help)


def told(one: Offset) -> str:
    """`backs move 2 mm right and 5 mm up, and turn 1° clockwise`."""
    across = f"{abs(one.dx):g} mm {'left' if one.dx < 0 else 'right'}"
    down = f"{abs(one.dy):g} mm {'up' if one.dy < 0 else 'down'}"
    way = "anticlockwise" if one.turn < 0 else "clockwise"
    turn = f", and turn {abs(one.turn):g}° {way}" if one.turn else ""
    return f"backs move {across} and {down}{turn}"
