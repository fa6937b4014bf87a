"""What `undaunted verify` says of a saved game: what was checked, and what nobody can check here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from undaunted.cli.faults import Fault
from undaunted.game.record.mixture import is_number
from undaunted.game.record.verify import Verdict
from undaunted.game.telling.wording import side_name
from undaunted.messages import say


def read_fingerprint(text: str, files: Sequence[Path]) -> str:
    """As a log writes it; one was promised for one game."""
    found = "".join(text.lower().split())
    if found and not is_number(found):
        raise Fault(f"--fingerprint: found {text[:80]!r}, expected 64 hexadecimal digits")
    if found and len(files) != 1:
        raise Fault(f"--fingerprint: found {len(files)} files, expected the log of the game it was told for")
    return found


def told(file: str, verdict: Verdict, promised: str, lang: str) -> Iterator[str]:
    """Line by line; `promised` is the fingerprint that was given, if any."""
    yield say(
        "verify-good",
        lang=lang,
        file=file,
        scenario=verdict.scenario,
        decisions=verdict.decisions,
        winner=side_name(verdict.winner, lang) if verdict.winner else "",
        drawn="yes" if verdict.drawn else "no",
        withdrawn=verdict.withdrawn,
        chance=verdict.chance,
    )
    yield from (f"  {line}" for line in _checked(verdict, promised, lang))


def _checked(verdict: Verdict, promised: str, lang: str) -> Iterator[str]:
    yield say("verify-checked", lang=lang, chance=verdict.chance, outcomes=verdict.outcomes)
    if verdict.given:
        yield say("verify-given", lang=lang)
    if verdict.reseeded:
        before = ", ".join(map(str, verdict.reseeded))
        yield say("verify-reseeded", lang=lang, seeds=len(verdict.reseeded) + 1, decisions=before)
    if verdict.fingerprint:
        yield say("verify-fingerprint", lang=lang)
        yield f"  {verdict.fingerprint}"
        yield say("verify-compared" if promised else "verify-compare", lang=lang)
        yield _who_chose(verdict, lang)


def _who_chose(verdict: Verdict, lang: str) -> str:
    """Whose number was mixed in; of a single number nobody can say more than that."""
    if not verdict.shares:
        return say("verify-alone", lang=lang)
    given = [share.seat for share in verdict.shares if share.nonce]
    kept = [share.seat for share in verdict.shares if not share.nonce]
    return say("verify-mixed", lang=lang, given=", ".join(given), kept=", ".join(kept))
