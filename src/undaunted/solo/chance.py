"""Dice for what the tie-breakers leave open: asked for one by one, so that each is a decision of the log."""

from __future__ import annotations

FACES = 10


class Undecided(Exception):
    """A die is needed before it can go on."""


class Rolls:
    """The dice that have been rolled for a card so far, read again from the first at each attempt."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        """1 to 10; a die's 0 is a 10."""
        self.read = 0
        self.spent = False
        """The rules allow no more dice for this order: what is still open is taken as it comes."""

    def again(self) -> None:
        self.read = 0

    def die(self) -> int:
        if self.read == len(self.faces):
            raise Undecided
        self.read += 1
        return self.faces[self.read - 1]

    def below(self, count: int) -> int:
        """One of several, each as likely as the others: on the numbers left over one rolls again.

        More than ten need two dice, tens and units.
        """
        if count <= 1 or self.spent:
            return 0
        while True:
            number, limit = self.die() - 1, FACES
            while limit < count:
                number, limit = number * FACES + self.die() - 1, limit * FACES
            if number < limit - limit % count:
                return number * count // (limit - limit % count)


class Any(Rolls):
    """For trying out whether something could be done at all: the first will do."""

    def die(self) -> int:
        return 1

    def below(self, count: int) -> int:
        return 0
