"""`python -m cardgen` is the command `cardgen`."""

from cardgen.cli.main import main

if __name__ == "__main__":
    main()
