"""The work of `cardgen check`: load → check; where it is asked for, the safe fixes."""

from collections.abc import Callable

from cardgen.checks.run import run_checks, with_check
from cardgen.cli.checking.memory import CheckMemory
from cardgen.cli.checking.parts import PartsMemory
from cardgen.cli.checking.record import Checked, CheckRecord, CheckRequest
from cardgen.cli.findings.summary import Summary
from cardgen.cli.say import say
from cardgen.model.finding import Finding, ordered
from cardgen.phrasebook.subjects import partly_read_parts, subjects_with_kinds
from cardgen.project.load import Selection, load_project
from cardgen.project.phrasebooks import Phrasebooks
from cardgen.project.project import Project
from cardgen.project.prose.prose import Prose


def check_packs(asked: CheckRequest, record: CheckRecord) -> Checked:
    """What there is to say of packs as they are; `record` keeps it."""
    checked = _checked(asked, record)
    record.keep(checked)
    return checked


def fix_packs(asked: CheckRequest, concerned: Callable[[Finding], bool]) -> None:
    """Make the safe fixes of findings that concern us, and tell them on stderr."""
    from cardgen.cli.fixes import contents_of, describe_fixes, make_fixes

    before = contents_of(asked.root, asked.overlay)
    found = tuple(filter(concerned, _checked(asked, CheckRecord(asked)).findings))
    say(*describe_fixes(make_fixes(found, asked.root, before)), err=True)


def _checked(asked: CheckRequest, record: CheckRecord) -> Checked:
    wanted = Selection(asked.packs, overlay=asked.overlay)
    memory = CheckMemory(asked.root, asked.built, record.program)
    kept = PartsMemory(asked, wanted, record)
    books = Phrasebooks(asked.root, memory.verdicts, memory.grammars, memory.thesauri)
    earlier = memory.earlier._replace(cards=kept.cards)
    project, lost = load_project(asked.root, wanted, earlier, phrasebooks=books, parts=kept.parts)
    said = run_checks(project, select=asked.select, prose=Prose(project))
    what = summary(project, accepted=len(said.accepted))
    if asked.keeps:
        memory.keep(project)
        if not record.overtaken:
            kept.keep(project, said.faulty)
    found = ordered((*map(with_check, lost), *said.findings))
    return Checked(_with_proposals(found, asked), what)


def _with_proposals(found: tuple[Finding, ...], asked: CheckRequest) -> tuple[Finding, ...]:
    if not any(one.code == "missing-key" for one in found):
        return found
    from cardgen.cli.checking.proposed import lacks_words, with_proposals  # with phrasebooks

    if not any(map(lacks_words, found)):
        return found
    return with_proposals(found, asked.root, asked.select)


def summary(project: Project, *, accepted: int = 0) -> Summary:
    """What the packs hold, boards included. Words that serve several Ages are one sentence."""
    packs = [view.pack for view in project.packs]
    whole = (speaker for pack in packs for speaker, _ in subjects_with_kinds(pack))
    partly = (part.card for pack in packs for part in pack.partly_read)
    boards = (part for pack in packs for part, _ in partly_read_parts(pack))
    texts = [words for speaker in (*whole, *partly, *boards) for words in speaker.text.values()]
    cards = sum(len(pack.named_cards) for pack in packs)
    sentences = sum(len(words.spans()) for words in texts)
    read = sum(one.understood for one in project.texts)
    return Summary(cards, sentences, read, accepted)
