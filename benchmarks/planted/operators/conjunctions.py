"""And becomes or, or becomes and."""

import re
from collections.abc import Iterator

from benchmarks.planted.mutant import Mutant
from benchmarks.planted.planting import Operator
from benchmarks.planted.project import CardText, Project

OTHER = {"et": "ou", "ou": "et", "and": "or", "or": "and"}
WORD = re.compile(r"(?<!\w)(et|ou|and|or)(?!\w)")
# What is said of each of several things together: “your blue and black cards” are “your blue or
# black cards”, and whoever is safe from Hecate or Hera is safe from both.
COLOUR = r"(?:marron|gris|jaun|bleu|vert|roug|violet|noir)\w*"
COLOUR_EN = r"(?:brown|grey|yellow|blue|green|red|purple|black)"
ALIKE = re.compile(
    rf"(?:{COLOUR}|{COLOUR_EN}) (?:et|ou|and|or) (?:{COLOUR}|{COLOUR_EN}|Leader)"
    r"|Hécate et Héra|Hecate or Hera|Amon-Rê et Nout|Amun-Ra or Nut"
    r"|cité et de celles|city and your neighbours’|Leader et de votre Merveille"
    r"|Leader cards and on your Wonder|ressource ou plus|1 or more|l’Âge II ou III|Age II or III"
    r"|pièce, et Hadès|Hera, and you cannot|2 ou 5|2 or 5|ressources et chaînages"
    r"|resources and chains|jaune ou en vendant|yellow card or selling"
    r"|coéquipier ou vous|you or your teammate",
)


def one_language(card: CardText, project: Project) -> Iterator[Mutant]:
    """One of the words turned, where that changes what is meant."""
    for words in card.words:
        alike = [match.span() for match in ALIKE.finditer(words.text)]
        for match in WORD.finditer(words.text):
            if not any(start <= match.start() < end for start, end in alike):
                new = OTHER[match[1]]
                context = words.text[max(match.start() - 12, 0) : match.end() + 12]
                edit = words.edit(*match.span(), new)
                yield card.planted(f"{match[1]} → {new} in “{context}”", edit, codes="words-and-or")


OPERATORS = (Operator("and / or", one_language),)
