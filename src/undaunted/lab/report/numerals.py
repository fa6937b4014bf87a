"""Numbers as people read them. A page rounds here and nowhere else."""

from __future__ import annotations

import math

_UNITS = ((1e-3, "µs", 1e6), (1.0, "ms", 1e3), (120.0, "s", 1.0), (7200.0, "min", 1 / 60))


def percent(share: float, digits: int = 1) -> str:
    return f"{share * 100:.{digits}f}\N{NO-BREAK SPACE}%"


def interval(low: float, high: float, digits: int = 1) -> str:
    """Of shares: `45.1–59.3 %`."""
    return f"{low * 100:.{digits}f}–{high * 100:.{digits}f}\N{NO-BREAK SPACE}%"


def number(value: float) -> str:
    """Whole numbers as they are, others to three figures."""
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    shown = f"{value:.{max(0, 2 - math.floor(math.log10(abs(value))))}f}"
    return shown.rstrip("0").rstrip(".") if "." in shown else shown


def signed(value: float) -> str:
    """With its sign: a rating above or below the anchor."""
    return f"{value:+,.0f}".replace("-", "−") if round(value) else "0"


def seconds(value: float) -> str:
    """In the unit that suits it."""
    if not value:
        return "0\N{NO-BREAK SPACE}s"
    # Rounded before the unit is chosen: 999.7 ms are 1 s.
    rounded = float(f"{value:.3g}")
    for below, unit, times in _UNITS:
        if rounded < below:
            return f"{number(rounded * times)}\N{NO-BREAK SPACE}{unit}"
    return f"{number(rounded / 3600)}\N{NO-BREAK SPACE}h"
