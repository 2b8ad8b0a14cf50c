"""Verdicts do not depend on the order of sets, which changes from one run of the program to the next."""

import os
import subprocess
import sys

import pytest

SEEDS = ("0", "1", "2", "3")
# A power as YAML, and words that say it in a way that no phrase has.
TOLD = [
    ("vp: 2, per: {tokens: defeat, of: neighbours}", "en",
     "At the end of the game, score 2 points for each of your neighbours’ Defeat tokens."),
    ("vp: 1, per: {cards: [blue, green], of: neighbours}", "en",
     "When the game ends, score 1 point for each of your neighbours’ green or blue cards."),
    ("coins: 1, per: {cards: brown, of: self and neighbours}", "fr",
     "À l’invocation, recevez 1 pièce pour chaque carte marron de vos voisins ou de vous."),
]  # fmt: skip
PROGRAM = """
import sys
from tests.phrasebook.conftest import power_of
from tests.phrasebook.corpus import books
"""
