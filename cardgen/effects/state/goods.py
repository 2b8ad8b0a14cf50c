"""Resources by family: raw materials (brown cards) and manufactured goods (grey cards)."""

from cardgen.model.cost import RESOURCES

FAMILIES = {
    "any brown": frozenset(RESOURCES[:4]),
    "any grey": frozenset(RESOURCES[4:]),
    "any resource": frozenset(RESOURCES),
}
