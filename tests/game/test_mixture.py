"""A seed that the server and the players have chosen together: how it is made, written down and checked."""

from __future__ import annotations

import copy
import hashlib
import hmac
import pickle
from pathlib import Path

import pytest

import undaunted
from tests.game.test_bad_logs import fought, sealed
from tests.games import go_on
from undaunted.game.record import log as logs
from undaunted.game.record.chance import Secret
from undaunted.game.record.mixture import Share, commitment_of, is_number, mixed

SERVER = bytes(range(32))
ADA, BEN = "ab" * 32, "cd" * 32
BOTH = (Share("US", commitment_of(ADA), ADA), Share("German", commitment_of(BEN), BEN))
ONE = (BOTH[0], Share("German", commitment_of(BEN)))


def dealt(shares: tuple[Share, ...] = BOTH, most: int = 40) -> undaunted.Game:
    return go_on(undaunted.new("normandy/1", chance=Secret(SERVER, shares=shares)), 3, most)


def forged(text: str, old: str, new: str) -> str:
    """Edited by somebody who knows how to sum a log up."""
    assert old in text
    body, last = text.replace(old, new)[: text.replace(old, new).rindex("end ")], text.splitlines()[-1]
    return f"{body}end {last.split()[1]} {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_the_seed_is_what_the_docs_say() -> None:
    """Known values: whoever writes this down anew in another language must get the same."""
    assert commitment_of(ADA) == "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885"
    message = f"undaunted dice 1\nUS {ADA}\nGerman {BEN}\n".encode()
    assert mixed(SERVER, BOTH) == hmac.new(SERVER, message, hashlib.sha256).digest()
    assert mixed(SERVER, BOTH).hex() == "3d13165922661a5fdd93285f5b4b9341e0a27515591f014d8d943b421ffaabf7"
    assert mixed(SERVER, ONE).hex() == "b6defffa38be56fd877dfa95ecaccc44fab0ef09f4112aa411c41a795c4ed969"
    assert [Secret(SERVER, shares=BOTH).below(10) for _ in range(1)] == [
        int.from_bytes(hmac.digest(mixed(SERVER, BOTH), b"0", "sha256")) * 10 >> 256
    ]


def test_every_number_counts_and_so_does_the_servers_secret() -> None:
    other = Share("German", commitment_of("ce" * 32), "ce" * 32)
    seeds = {
        mixed(SERVER, BOTH),
        mixed(SERVER, ONE),
        mixed(SERVER, (BOTH[0], other)),
        mixed(SERVER, ()),
        mixed(bytes(32), BOTH),
        SERVER,
    }
    assert len(seeds) == 6


def test_the_fingerprint_is_of_the_servers_secret_alone() -> None:
    """It is told before the numbers are."""
    assert dealt().seed_hash == hashlib.sha256(SERVER).hexdigest()
    assert dealt(ONE).seed_hash == dealt().seed_hash
    assert dealt(ONE).position() != dealt().position()


@pytest.mark.parametrize("shares", [BOTH, ONE])
def test_a_game_goes_on_as_it_began(shares: tuple[Share, ...]) -> None:
    game = dealt(shares)
    whole = go_on(dealt(shares), 5, 60).save()
    for again in (
        undaunted.load(game.save()),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
        go_on(game.copy(), 9, 30).at(40),
    ):
        assert again.save() == game.save()
        assert go_on(again, 5, 60).save() == whole


def test_a_log_tells_what_was_put_in_and_is_verified() -> None:
    text = dealt(ONE).save()
    told = [line for line in text.splitlines() if line.startswith(("chance ", "nonce ", "seed "))]
    fingerprint = hashlib.sha256(SERVER).hexdigest()
    assert told == [
        f"chance mixed-hmac-sha256 {fingerprint}",
        f"nonce US {commitment_of(ADA)} {ADA}",
        f"nonce German {commitment_of(BEN)}",
        f"seed {fingerprint} {SERVER.hex()}",
    ]
    verdict = undaunted.verify(text, fingerprint=fingerprint)
    assert (verdict.chance, verdict.fingerprint, verdict.shares) == ("verified", fingerprint, ONE)
    assert SERVER.hex() not in dealt().save(secret=False)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (f" {ADA}", f" {'ac' * 32}", "promised"),
        (f"nonce US {commitment_of(ADA)} {ADA}\n", "", "the seed gives"),
        (f" {BEN}", "", "the seed gives"),
        (SERVER.hex(), bytes(32).hex(), "a seed whose hash was published"),
        ("nonce US", "nonce Italian", "nonce SEAT"),
        ("nonce US", "nonce German", "nonce SEAT"),
        (ADA, ADA.upper(), "nonce SEAT"),
        (ADA, ADA[:-2], "nonce SEAT"),
        ("chance mixed-hmac-sha256", "chance hmac-sha256", "'seat:thing'|setup"),
        ("chance mixed-hmac-sha256", "chance mixed", "chance mixed-hmac-sha256 HASH"),
    ],
)
def test_what_was_changed_afterwards_is_noticed(old: str, new: str, expected: str) -> None:
    with pytest.raises(undaunted.BadLog, match=expected):
        undaunted.verify(forged(dealt().save(), old, new))


def test_a_mixture_without_shares_is_none() -> None:
    text = dealt().save()
    bare = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("nonce "))
    with pytest.raises(undaunted.BadLog, match="nonce SEAT COMMITMENT"):
        undaunted.load(forged(bare, "setup", "setup"))


def test_numbers_are_256_bits_in_small_letters() -> None:
    assert is_number(ADA)
    assert not any(map(is_number, ("", ADA[1:], ADA + "0", ADA.upper(), "g" * 64, "٣" * 64)))


# Other seeds on the way


def ground() -> str:
    """A log whose owner took another seed whenever he liked, and tells them all at the end."""
    game = dealt((), 10)
    for number in range(3):
        game = go_on(undaunted.load(game.save(), chance=Secret.of(number)), number, 10)
    return game.save()


def test_new_seeds_are_told_and_never_what_was_promised() -> None:
    verdict = undaunted.verify(ground())
    assert (verdict.chance, verdict.reseeded) == ("reseeded", (11, 21, 31))
    assert verdict.fingerprint == hashlib.sha256(SERVER).hexdigest()
    with pytest.raises(undaunted.BadLog, match="other dice from decision 11 on"):
        undaunted.verify(ground(), fingerprint=verdict.fingerprint)


def test_the_same_seed_taken_again_is_another_start_all_the_same() -> None:
    game = dealt((), 10)
    again = go_on(undaunted.load(game.save(), chance=Secret(SERVER)), 2, 10).save()
    assert undaunted.verify(again).reseeded == (11,)


def test_a_promise_is_kept_or_not() -> None:
    game = dealt((), 30)
    fingerprint = game.seed_hash
    assert undaunted.verify(game.save(), fingerprint=fingerprint).outcomes == sum(
        len(row.came.split()) for row in game.rows()
    )
    with pytest.raises(undaunted.BadLog, match="expected the one that was promised"):
        undaunted.verify(game.save(), fingerprint="0" * 64)
    with pytest.raises(undaunted.BadLog, match="the seed whose fingerprint"):
        undaunted.verify(game.save(secret=False), fingerprint=fingerprint)
    with pytest.raises(undaunted.BadLog, match="laid out by hand"):
        undaunted.verify(fought().save(), fingerprint=fingerprint)


def test_a_position_that_was_given_is_no_promised_deal() -> None:
    began = undaunted.from_position(dealt().position(), seed=SERVER)
    assert undaunted.verify(began.save()).given
    with pytest.raises(undaunted.BadLog, match="given position"):
        undaunted.verify(began.save(), fingerprint=hashlib.sha256(SERVER).hexdigest())


@pytest.mark.parametrize("length", [10, 1_000, 3_000, 100_000])
def test_a_decision_of_any_length_is_a_bad_line_and_nothing_worse(length: int) -> None:
    text = dealt((), 10).save()
    first = next(line for line in text.splitlines() if line.startswith("US:"))
    with pytest.raises(undaunted.BadLog, match=r"line \d+"):
        undaunted.load(sealed(text.replace(first, f"US:{'x' * length}")))
    with pytest.raises(undaunted.BadLog, match=r"line \d+"):
        undaunted.load(sealed(text.replace(first, f"{'U' * length}:end-turn")))


def test_the_log_that_the_browser_is_tested_with_is_one_of_ours() -> None:
    """`web/test/mixed.log`: whatever becomes of its pack, its lines about chance stay as they are."""
    log = logs.read((Path(__file__).parents[2] / "web/test/mixed.log").read_text())
    assert [(part.seed, part.shares) for part in log.segments] == [(SERVER, BOTH)]
