"""What can go wrong with keeping tables. No error tells a seed, a hash or a card."""

from __future__ import annotations

from undaunted.game.errors import UndauntedError


class StoreError(UndauntedError):
    """Tables could not be kept or read. `code`: what whoever asked for it is refused with."""

    code = "busy"


class StoreInUse(StoreError):
    """Another server has the file."""

    def __init__(self, path: str, holder: str) -> None:
        self.path = path
        self.holder = holder
        super().__init__(f"{path}: found in use by {holder}, expected a file that no other server has open")


class StoreTooNew(StoreError):
    """The file was written by a later version of this program."""

    def __init__(self, path: str, found: int, known: int) -> None:
        self.path = path
        self.found = found
        self.known = known
        super().__init__(
            f"{path}: found schema {found}, expected {known} or older: a newer version of undaunted wrote it"
        )


class NoStore(StoreError):
    """Not a database of ours, or none that can be opened."""

    def __init__(self, path: str, found: str, expected: str = "a database of undaunted") -> None:
        self.path = path
        super().__init__(f"{path}: found {found}, expected {expected}")


class NotKept(StoreError):
    """The file refused the writing (a full disk, a lock, no permission). Nothing of it was kept."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"not kept: {why}")


class HeldElsewhere(StoreError):
    """Another process plays this table; `address` is where the others reach it."""

    def __init__(self, id: str, key: str, process: str, address: str) -> None:
        self.key = key
        self.process = process
        self.address = address
        super().__init__(f"table {id}: found with another process, expected one that nobody plays")


class Damaged(StoreError):
    """Pages of the file make no sense, and what was asked for lies there."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(f"damaged: found {why}, expected sound pages; `undaunted verify` says more")


class OutOfOrder(StoreError):
    """A row whose number is not the next of its journal: somebody else was quicker."""

    def __init__(self, table: str, number: int) -> None:
        self.table = table
        self.number = number
        super().__init__(f"table {table}: found row {number}, expected the next number of its journal")


class NoTable(StoreError):
    """No such table, or no such seat at it."""

    def __init__(self, table: str, seat: str = "") -> None:
        self.table = table
        self.seat = seat
        super().__init__(f"table {table}: found no such {'seat: ' + seat if seat else 'table'}")


class SeatTaken(StoreError):
    """Somebody else sits there, at a table or in a campaign: he came by another way."""

    code = "taken"

    def __init__(self, where: str, seat: str) -> None:
        self.where = where
        self.seat = seat
        super().__init__(f"{where}: found {seat} taken, expected a seat that is open")


class NoCampaign(StoreError):
    """No such campaign, or no such side in it."""

    def __init__(self, campaign: str, side: str = "") -> None:
        self.campaign = campaign
        self.side = side
        super().__init__(f"campaign {campaign}: found no such {'side: ' + side if side else 'campaign'}")


class TableExists(StoreError):
    """A new table with the id of an old one."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"table {table}: found there already, expected a new id")


class StoreClosed(StoreError):
    """It was closed before."""

    def __init__(self) -> None:
        super().__init__("the store is closed: found a request, expected none")


class BadJournal(StoreError):
    """A game that its journal does not lead to. `row` is 0 where it is the table's record that is wrong."""

    def __init__(self, table: str, row: int, found: str, expected: str) -> None:
        self.table = table
        self.row = row
        self.found = found
        self.expected = expected
        where = f"row {row}" if row else "record"
        super().__init__(f"table {table}, {where}: found {found}, expected {expected}")


class BadCampaign(StoreError):
    """A campaign that its rows, or the games they speak of, do not lead to."""

    def __init__(self, campaign: str, found: str, expected: str) -> None:
        self.campaign = campaign
        super().__init__(f"campaign {campaign}: found {found}, expected {expected}")


class OtherContent(BadJournal):
    """What the game began with is not to be had any more: today's would make another game of it.

    `why`: content (the pack has changed), missing (it is gone), rules (a version that this program does not
    know) or damaged (what was stored of it).
    """

    def __init__(self, table: str, scenario: str, found: str, why: str = "content") -> None:
        self.scenario = scenario
        self.why = why
        super().__init__(table, 0, found, f"the content of {scenario} with which the game began")
