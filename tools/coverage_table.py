"""Line coverage of each folder of src/undaunted, from the data that `make coverage` collected."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from coverage import Coverage

PACKAGE = Path("src/undaunted").resolve()


def main() -> int:
    measured = Coverage()
    measured.combine(keep=True)
    lines: Counter[str] = Counter()
    missing: Counter[str] = Counter()
    for path in sorted(PACKAGE.rglob("*.py")):
        _, statements, _, missed, _ = measured.analysis2(str(path))
        inside = path.relative_to(PACKAGE)
        for folder in (inside.parts[0] if len(inside.parts) > 1 else "(itself)", "all"):
            lines[folder] += len(statements)
            missing[folder] += len(missed)
    print("folder        lines   not run   covered")
    for folder in sorted(lines, key=lambda name: (name == "all", name)):
        share = 100 * (1 - missing[folder] / max(lines[folder], 1))
        print(f"{folder:12}{lines[folder]:7}{missing[folder]:10}{share:9.1f}%")
    return 0


if __name__ == "__main__":
    sys.exit(main())
