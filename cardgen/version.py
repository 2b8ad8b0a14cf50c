"""The version of the program, printed by `cardgen --version` and written into PDFs."""

VERSION = "0.1.0"
