"""The pack of our own that the rules are tested with: here for a unit whose cards differ."""

from tests.rules.conftest import proving_ground

__all__ = ["proving_ground"]
