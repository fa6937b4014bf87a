"""The pack of our own that has what no printed one has."""

from tests.rules.conftest import proving_ground

__all__ = ["proving_ground"]
