"""Texts with variables, such as `sheet {number} of {total}`, which the program fills in."""

from string import Formatter

from cardgen.model.finding import MISSING, Missing, Report
from cardgen.model.located import ValueRef
from cardgen.schema.kinds import String, refuse_value
from cardgen.suggest import did_you_mean, join_words


class Template(String):
    """A text that may name these `variables` between braces; `required` are those it has to."""

    def __init__(
        self, what: str, variables: tuple[str, ...] = (), *, required: tuple[str, ...] = ()
    ) -> None:
        super().__init__(what)
        self.variables, self.required = variables, required

    def read(self, value: object, where: ValueRef, report: Report) -> str | Missing:
        read = super().read(value, where, report)
        if read is MISSING:
            return read
        try:
            parts = list(Formatter().parse(read))
        except ValueError:
            help = "close each {, or write {{ and }} for braces that are printed"
            return refuse_value(self, value, where, report, help=help)
        named = [_as_typed(*part[1:]) for part in parts if part[1] is not None]
        unknown = next((name for name in named if name not in self.variables), None)
        if unknown is not None:
            message = f'nothing is put into "{{{unknown}}}"{did_you_mean(unknown, self.variables)}'
            return self._refused(message, f"write {_braced(self.variables)}", where, report)
        if lacking := [name for name in self.required if name not in named]:
            message = f"{_braced(lacking, 'and')} is missing"
            help = f"put it where it is to be printed: {self.what}"
            return self._refused(message, help, where, report)
        return read

    def _refused(self, message: str, help: str, where: ValueRef, report: Report) -> Missing:
        report.add(code="unknown-word", place=where.place, message=message, help=help)
        return MISSING


def _as_typed(name: str | None, form: str | None, conversion: str | None) -> str:
    """What stands between braces, with all that `str.format` would make of it."""
    return f"{name}{'!' + conversion if conversion else ''}{':' + form if form else ''}"


def _braced(names: tuple[str, ...] | list[str], joined_by: str = "or") -> str:
    return join_words((f"{{{name}}}" for name in names), joined_by=joined_by) or "no braces"
