"""The stage on which a record was played: with the rules and the content of then, whatever today's are."""

from __future__ import annotations

from undaunted.content.bundle import pack_up, unpack
from undaunted.content.errors import ContentError, UnknownPack, UnknownScenario
from undaunted.content.loader import BUILT_IN
from undaunted.content.stage import Stage, stage
from undaunted.content.variants import versions
from undaunted.game.errors import BadLog
from undaunted.game.record.rows import Record


class NoStage(ContentError):
    """What a record was played with is not to be had any more.

    `why` is rules (a version that this program does not know), content (the pack has changed), missing (it is
    gone) or damaged (what was stored of it does not hold).
    """

    def __init__(self, why: str, scenario: str, found: str, expected: str) -> None:
        self.why = why
        super().__init__(file=scenario, key=why, found=found, expected=expected)


def stage_of(scenario: str, content: str, rules: int, bundle: str = "") -> Stage:
    """By the name of a stage, the hash of its content and the version of its rules: what began goes on so.

    Today's pack is used where it is still the same; else the content that was stored. Raises NoStage.
    """
    today: Stage | None = None
    try:
        today = stage(scenario)
    except ContentError as error:
        if not bundle:
            found = "no such scenario, or one that cannot be read"
            raise NoStage("missing", scenario, found, "the one with which the game began") from error
    if today is not None and today.hash == content:
        return _under(today, rules)
    if bundle:
        return _stored(scenario, content, rules, bundle)
    raise NoStage("content", scenario, "other cards, tiles or forces", "those with which the game began")


def _under(today: Stage, rules: int) -> Stage:
    _check_rules(today, rules)
    return stage(today.name, version=rules)


def _stored(scenario: str, content: str, rules: int, bundle: str) -> Stage:
    try:
        present = unpack(bundle)
        _check_rules(present, rules)
        found = unpack(bundle, version=rules)
    except NoStage:
        raise
    except ContentError as error:
        raise NoStage("damaged", scenario, f"{error}", "the content with which the game began") from error
    if found.hash != content or found.name != scenario:
        expected = f"{scenario} with content {content[:12]}"
        raise NoStage("damaged", scenario, f"{found.name} with content {found.hash[:12]}", expected)
    return found


def _check_rules(where: Stage, rules: int) -> None:
    known = versions(where.pack.rules)
    if rules not in known:
        found = f"version {rules} of the rules of {where.pack.rules}"
        told = ", ".join(map(str, known))
        raise NoStage("rules", where.name, found, f"a version that this program knows: {told}")


def stage_of_log(log: Record) -> Stage:
    """Raises BadLog, or ContentError where the scenario is unknown."""
    try:
        where = stage_of(log.scenario, log.content, log.rules, log.bundle)
    except NoStage as error:
        if isinstance(error.__cause__, UnknownPack | UnknownScenario):
            raise error.__cause__ from None
        lines = {"rules": 4, "content": 3}
        found = "other content: " + error.found if error.why == "content" else error.found
        raise BadLog(lines.get(error.why, 0), found, f"{error.expected}{_changed(error)}") from error
    if log.seats != where.seats:
        raise BadLog(5, ", ".join(log.seats), ", ".join(where.seats))
    return where


def _changed(error: NoStage) -> str:
    return ": they changed since" if error.why == "content" else ""


def bundle_for(where: Stage) -> str:
    """The content itself, for a log that leaves this machine; empty where the program brings it along."""
    try:
        today = stage(where.name)
    except ContentError:
        return pack_up(where)
    built_in = today.pack.folder.parent == BUILT_IN.resolve() and today.hash == where.hash
    return "" if built_in and not where.muster else pack_up(where)
