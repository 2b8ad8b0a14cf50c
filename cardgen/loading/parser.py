"""The YAML parser in use: libyaml's where PyYAML was built with it, else the one in Python."""

from typing import Any

from yaml.parser import Parser as GrammarParser
from yaml.reader import Reader
from yaml.scanner import Scanner


class PythonParser(Reader, Scanner, GrammarParser):
    """PyYAML's parser in Python: the same events, thirty times slower."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        GrammarParser.__init__(self)


Parser: Any
try:
    from yaml._yaml import CParser as Parser
except ImportError:
    Parser = PythonParser
