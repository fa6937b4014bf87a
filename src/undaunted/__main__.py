"""`python -m undaunted …` is the same as `undaunted …`."""

import sys

from undaunted.cli import main

if __name__ == "__main__":
    sys.exit(main())
