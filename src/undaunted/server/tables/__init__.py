"""Live tables: who sits there, the game they play, its journal, and who is connected."""

from undaunted.server.tables.hub import Connection
from undaunted.server.tables.registry import Tables
from undaunted.server.tables.table import Table

__all__ = ["Connection", "Table", "Tables"]
