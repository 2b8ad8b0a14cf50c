"""False alarms: what is said of packs in which nothing is wrong."""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.planted.bench import CRASH, Told
from benchmarks.planted.controls import Control
from benchmarks.planted.project import read_project
from benchmarks.planted.sharing import shared
from benchmarks.planted.trial import Trial, card_of

UNREAD = ("words-unread", "words-ambiguous")
TOO_LONG = "overflow"  # true of longer words
# True of words that say less than the other language, or than the pack lets them leave unsaid: a
# registered wording may, for a card says with it what it must say.
UNSAID = ("words-half-said", "words-unsaid")


@dataclass(frozen=True, slots=True)
class Heeded:
    """A control with what was said of it, and the simpler methods that found fault with it."""

    control: Control
    told: tuple[Told, ...]
    simpler: frozenset[str]

    @property
    def false(self) -> tuple[Told, ...]:
        """Errors in what is right: a crash too, but not words that are not understood, too many, or
        silent about a part."""
        return tuple(
            one
            for one in self.told
            if (one.error or one.code == CRASH) and one.code not in (*UNREAD, *UNSAID, TOO_LONG)
        )

    @property
    def unread(self) -> bool:
        return any(one.code in UNREAD for one in self.told)

    @property
    def unsaid(self) -> bool:
        return any(one.code in UNSAID for one in self.told)

    @property
    def too_long(self) -> bool:
        return any(one.code == TOO_LONG for one in self.told)


def heeded(controls: Sequence[Control]) -> tuple[Heeded, ...]:
    """What is said of each control, in their order."""
    return shared(controls, _heeded, by=lambda control: control.pack)


def _heeded(controls: Sequence[Control]) -> list[Heeded]:
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(folder) / "root", read_project())
        return [_one(trial, control) for control in controls]


def _one(trial: Trial, control: Control) -> Heeded:
    file, text = control.files[0] if control.files else ("", "")
    with trial.bench.changed(*control.files):
        cards = (control.card,) if control.card else ()
        checked = trial.bench.check(control.pack, file, text, cards, prose=not cards)
        card = card_of(checked, control.card)
        whole = trial.cards.get((control.pack, control.card))
        alarms = trial.alarms(text, whole, card) if whole else {}
        return Heeded(control, checked.told, frozenset(m for m, said in alarms.items() if said))
