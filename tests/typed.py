"""Powers as an author types them, read as those of cards are read."""

from cardgen.effects.power.ability import Ability
from cardgen.effects.power.reading import read_power
from cardgen.model.finding import Finding, Report
from cardgen.model.located import Seq
from cardgen.yaml.reader import read_yaml


def read_typed(text: str) -> tuple[tuple[Ability, ...], tuple[Finding, ...]]:
    """YAML as the power of one Age: its abilities, and what is wrong with it."""
    report = Report()
    power = read_yaml(text.encode(), file="power.yaml", report=report)
    assert isinstance(power, Seq)
    return read_power(power, report), report.findings


def typed_power(text: str) -> tuple[Ability, ...]:
    """YAML as a power with which nothing is wrong."""
    abilities, findings = read_typed(text)
    assert findings == ()
    return abilities
