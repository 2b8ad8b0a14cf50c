"""Writes a root folder with one pack of N generated god cards, the same for the same N."""

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
SEED = 7
CARDS_PER_FILE = 100
WORDS = 36  # of a card, about; the gods of Faith have 34
PANTHEONS = ("greek", "egyptian", "babylonian")
EMBLEMS = ("rose", "owl", "trident", "lyre", "anubis", "sun", "torch", "wheat", "wadjet", "grapes")
RESOURCES = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")
COLOURS = ("brown", "grey", "yellow", "blue", "green", "red", "purple")
ANY = ("any brown", "any grey")
SYLLABLES = (
    "a", "ba", "dé", "la", "mi", "no", "ra", "thé", "phi", "lys", "on", "ïs", "or", "ké", "me",
    "ta", "sis", "ur", "nè", "vo", "gal", "dra", "eus", "hy",
)  # fmt: skip

PACK = """\
title: {fr: Banc d’essai}
version: 1.0.0
mark: faith
game: none
languages: [fr]
decks:
  gods: {size: 65x100, layout: god, back: gods, cards: gods/*.yaml}
pantheons:
  greek: {name: {fr: Panthéon grec}}
  egyptian: {name: {fr: Panthéon égyptien}}
  babylonian: {name: {fr: Panthéon babylonien}}
  goodies: {name: {fr: Panthéon bonus}}
"""

OPENINGS = (
    "À l’invocation,", "Jusqu’à la fin de l’Âge,", "En fin de partie,", "Au conflit de cet Âge,",
    "À la fin de ce tour,", "Une seule fois par Âge,", "Pour chaque joueur voisin,",
    "Avant de payer votre carte,",
)  # fmt: skip
VERBS = (
    "recevez", "marquez", "comptez", "prenez", "gagnez", "obtenez", "conservez", "ajoutez",
)  # fmt: skip
GAINS = (
    "{{coin:{n}}} de la banque", "{n} pièces de la réserve générale", "{{laurel:{n}}} de victoire",
    "{n} points de victoire", "{n} boucliers de plus", "{{shield}} au conflit militaire",
    "{n} ressources au choix",
)  # fmt: skip
REASONS = (
    "pour chaque carte {c} de votre cité", "chaque fois que vous construisez une carte {c}",
    "par lot complet de {{coin:{n}}} de votre trésor", "si aucun voisin ne possède de carte {c}",
    "par jeton Défaite de vos deux voisins", "au lieu de défausser une carte {c} pour {{coin:3}}",
    "même si votre Merveille est déjà achevée", "sans payer la ressource {r} de son coût",
)  # fmt: skip
ENDINGS = (
    " ; un lot incomplet ne rapporte rien.", " et passez-la à votre voisin de gauche.",
    " : chacun de vos voisins perd {{coin:1}}.", ", une fois par tour au plus.",
    ", puis défaussez cette carte.", ".",
)  # fmt: skip
SAID = {"coin": "pièces", "laurel": "points", "shield": "boucliers"}
PAINTED = {
    "brown": "marron", "grey": "grise", "yellow": "jaune", "blue": "bleue", "green": "verte",
    "red": "rouge", "purple": "violette",
}  # fmt: skip
NAMED = {
    "wood": "bois", "stone": "pierre", "clay": "argile", "ore": "minerai", "glass": "verre",
    "papyrus": "papyrus", "cloth": "tissu",
}  # fmt: skip


def write_root(folder: Path, count: int, *, words_only: bool = False) -> Path:
    """A root in `folder` with the pack `bench` of `count` cards; its folder.

    With `words_only` the cards have neither costs nor powers, and no icon stands in their words.
    """
    pack = folder / "cards" / "bench"
    (pack / "gods").mkdir(parents=True, exist_ok=True)
    for part in ("templates", "fonts"):
        link = folder / part
        if not link.is_symlink():
            link.symlink_to(PROJECT / part)
    plan = PACK.replace("seven-wonders", "none") if words_only else PACK
    (pack / "pack.yaml").write_text(plan, encoding="utf-8")
    cards = [worded(card) if words_only else card for card in entries(count)]
    for start in range(0, count, CARDS_PER_FILE):
        file = pack / "gods" / f"gods-{start // CARDS_PER_FILE:03}.yaml"
        file.write_text("\n".join(cards[start : start + CARDS_PER_FILE]), encoding="utf-8")
    return pack


def entries(count: int) -> Iterator[str]:
    """The entries of the cards as YAML; each card is made from its own number alone."""
    for number in range(count):
        yield entry(number, random.Random(SEED * 1_000_003 + number))


def entry(number: int, dice: random.Random) -> str:
    """One card; the words of its Ages are as long as those of the real gods, or longer."""
    name = unique_name(number, dice)
    groups = dice.choice((("I-III",), ("I-II", "III"), ("I", "II-III"), ("I", "II", "III")))
    lines = [
        f"- id: god-{number:05}",
        f"  name: {{fr: {{text: {name}, gender: {dice.choice('mf')}}}}}",
        f"  pantheon: {PANTHEONS[number % len(PANTHEONS)]}",
        f"  emblem: {dice.choice(EMBLEMS)}",
        f"  cost: {cost(dice)}",
        "  power:",
        *power(groups, dice),
        "  text:",
        "    fr:",
    ]
    for group in groups:
        lines += [f"      {group}: >-", *wrapped(sentences(WORDS // len(groups), dice))]
    return "\n".join([*lines, "  source: house", ""])


def worded(card: str) -> str:
    """The entry without cost and power, its icons said in words."""
    card = re.sub(r"  cost: .*\n  power:\n(?: {4}.*\n)+?(?=  text:)", "", card)
    return re.sub(r"\{(\w+)(?::(\d))?\}", lambda icon: f"{icon[2] or 1} {SAID[icon[1]]}", card)


def unique_name(number: int, dice: random.Random) -> str:
    """Four syllables that spell the number, so that no two share a name, and up to two more."""
    base = len(SYLLABLES)
    digits = [number // base**place % base for place in range(4)]
    more = dice.choices(SYLLABLES, k=dice.randint(0, 2)) if number % 3 else []
    return "".join([*(SYLLABLES[digit] for digit in digits), *more]).capitalize()


def cost(dice: random.Random) -> str:
    """Dearer from Age to Age."""
    one, two = dice.sample(RESOURCES, 2)
    first = dice.choice(("free", f"{{{one}: 1}}", "{coins: 1}"))
    second = dice.choice((f"{{{one}: 1, {two}: 1}}", f"{{{dice.choice(ANY)}: 2}}", f"{{{two}: 2}}"))
    third = dice.choice((f"{{{one}: 2, {two}: 1}}", "{any brown: 3}", "{shields: 4}", "sacrifice"))
    third = "{sacrifice: 1}" if third == "sacrifice" else third
    return f"{{I: {first}, II: {second}, III: {third}}}"


def power(groups: tuple[str, ...], dice: random.Random) -> list[str]:
    """The abilities of each group of Ages, one or two."""
    lines: list[str] = []
    for group in groups:
        abilities = [
            ability(dice) for _ in range(dice.choice((1, 1, 2)) if "I-III" in groups else 1)
        ]
        lines += [f"    {group}:", *(f"      - {one}" for one in abilities)]
    return lines


def ability(dice: random.Random) -> str:
    """One of the shapes that the gods have too, in one line or two."""
    some, colour, more = dice.randint(1, 5), *dice.sample(COLOURS, 2)
    shapes = (
        f"coins: {some}",
        f"shields: {min(some, 3)}",
        f"produce: {dice.choice(RESOURCES)}",
        f"coins: {some}\n        per: {{cards: {colour}, of: self and neighbours}}",
        f"vp: {some}\n        per: {{coins: 3, of: self}}",
        f"coins: {some}\n        when: {{builds: [{colour}, {more}], by: self}}",
        f"lose coins: {some}\n        who: others",
        f"discount: {{resources: {min(some, 2)}}}\n        of: {colour}",
        f"build: free\n        of: {colour}",
    )
    return dice.choice(shapes)


def sentences(words: int, dice: random.Random) -> str:
    """Rules-like French of about so many words, with an icon here and there."""
    text = ""
    short = words < 20
    while not text or (len(text.split()) < words - 6 and not short):
        opening, *parts = (dice.choice(part) for part in (OPENINGS, VERBS, GAINS, REASONS))
        ending = dice.choice(ENDINGS[-1:] if short else ENDINGS)
        kept = parts[: dice.choice((2, 3))] if words < 15 else parts
        sentence = " ".join(kept if short else (opening, *parts)) + ending
        colour, resource = PAINTED[dice.choice(COLOURS)], NAMED[dice.choice(RESOURCES)]
        sentence = sentence.format(n=dice.randint(2, 7), c=colour, r=resource)
        text += " " + sentence[0].upper() + sentence[1:]
    return text.strip()


def wrapped(words: str, width: int = 82) -> list[str]:
    """Words as the lines of a block scalar."""
    lines = [""]
    for word in words.split(" "):
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return [f"        {line}" for line in lines]


if __name__ == "__main__":
    print(write_root(Path(sys.argv[1]), int(sys.argv[2])))
