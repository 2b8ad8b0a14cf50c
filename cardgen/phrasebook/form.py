"""Faults of form: words that are understood but not spelt as they should be."""

from difflib import SequenceMatcher

from cardgen.model.text import Runs
from cardgen.phrasebook.spelling import SPACES, Spelling
from cardgen.phrasebook.tokens import typed
from cardgen.phrasebook.verdict import FormFault, Span

ALIKE = str.maketrans(dict.fromkeys(SPACES, " ") | {"'": "’"})


def form_faults(words: Runs, right: str, spelling: Spelling) -> tuple[FormFault, ...]:
    """Where the typed words differ from what their own reading would be written as.

    Words that melt may stand apart (`de le construire`) or melted (`du joueur`): whether they must
    depends on what `le` is.
    """
    said = typed(words)
    one, other = said.translate(ALIKE).strip(), right.translate(ALIKE)
    if one == other:
        return ()
    lead = len(said) - len(said.lstrip())
    given, wanted = _parts(one), _parts(other)
    matcher = SequenceMatcher(None, given, wanted, autojunk=False)
    faults = []
    for kind, i, j, k, m in matcher.get_opcodes():
        if kind != "equal":
            start = lead + sum(map(len, given[:i]))
            text = "".join(given[i:j])
            fix = "".join(wanted[k:m])
            if not _melt(text, fix, spelling):
                faults.append(FormFault(Span(start, start + len(text)), text, fix))
    return tuple(faults)


def _melt(one: str, other: str, spelling: Spelling) -> bool:
    """Whether two texts are the same words, of which one has melted some."""
    words = [spelling.parts.findall(text) for text in (one, other)]
    keys = [[key for word in some for key in spelling.keys(word)] for some in words]
    return keys[0] == keys[1] and len(words[0]) != len(words[1])


def _parts(text: str) -> list[str]:
    """Words, each with the space after it apart."""
    parts: list[str] = []
    for letter in text:
        wordy = letter.isalnum() or letter in "’-"
        if parts and wordy and (parts[-1][-1].isalnum() or parts[-1][-1] in "-"):
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts
