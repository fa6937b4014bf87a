"""The game as research tools expect it: an observation as numbers, PettingZoo, OpenSpiel.

`undaunted.envs.pettingzoo` and `undaunted.envs.openspiel` need their libraries, which are optional extras;
`layout` needs nothing.
"""

from __future__ import annotations

from undaunted.envs.errors import MissingLibrary
from undaunted.envs.layout import Field, Layout, layout

__all__ = ["Field", "Layout", "MissingLibrary", "layout"]
