"""Texts of cards and boards held against what these do: every fault of their words."""

from collections.abc import Iterator

from cardgen.checks.comparing.drift import language_drift
from cardgen.checks.comparing.form import ambiguous_texts, form_faults, missing_reminders
from cardgen.checks.comparing.mismatches import mismatches
from cardgen.checks.comparing.misplaced import PowerOwners
from cardgen.checks.comparing.unread import outdated_reviews, unread_texts
from cardgen.model.finding import Finding
from cardgen.project.project import Project
from cardgen.project.texts import SubjectTexts


def compare_texts(project: Project) -> Iterator[Finding]:
    """The findings of all checks of words, text by text."""
    power_owners = PowerOwners(project.packs)
    for one in project.texts:
        yield from _findings(one, power_owners)


def _findings(one: SubjectTexts, power_owners: PowerOwners) -> Iterator[Finding]:
    if any(one.powers):
        yield from mismatches(one, power_owners)
        yield from unread_texts(one)
        yield from ambiguous_texts(one)
        yield from form_faults(one)
        yield from missing_reminders(one)
        yield from outdated_reviews(one)
    else:
        yield from language_drift(one)
