"""Frames are counted as they are, however the network cuts them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from undaunted.server.door.frames import Frames

ENOUGH = 10**6

lengths = st.one_of(st.integers(0, 130), st.sampled_from([125, 126, 127, 65535, 65536, 70000]))
kinds = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG])


def frame(kind: Opcode, length: int = 0, last: bool = True) -> bytes:
    return Frame(kind, bytes(length), fin=last).serialize(mask=True)


@given(st.lists(st.tuples(kinds, lengths), max_size=12), st.lists(st.integers(1, 200_000), max_size=12))
def test_any_cut_gives_the_same_count(wanted: list[tuple[Opcode, int]], cuts: list[int]) -> None:
    stream = b"".join(
        frame(kind, min(length, 125) if kind >= Opcode.CLOSE else length) for kind, length in wanted
    )
    frames, found = Frames(3), 0
    for cut in (*cuts, len(stream)):
        piece, stream = stream[:cut], stream[cut:]
        found += frames.count(piece, ENOUGH)
    assert found == len(wanted)
    assert not frames.is_in_shreds


@given(st.lists(kinds, max_size=8))
def test_byte_by_byte(wanted: list[Opcode]) -> None:
    frames = Frames(3)
    stream = b"".join(frame(kind, 200 if kind < Opcode.CLOSE else 20) for kind in wanted)
    assert sum(frames.count(bytes([byte]), ENOUGH) for byte in stream) == len(wanted)


@given(st.binary(max_size=300), st.integers(0, 20))
def test_noise_is_no_trouble_and_the_count_ends_where_it_must(noise: bytes, most: int) -> None:
    assert Frames(3).count(noise, most) <= most + 1


def test_a_flood_is_not_looked_through() -> None:
    class Watched(bytes):
        looked = 0

        def __getitem__(self, at):
            Watched.looked += 1
            return super().__getitem__(at)

    assert Frames(3).count(Watched(frame(Opcode.PING) * 50_000), 10) == 11
    assert Watched.looked <= 60


def test_fragments_of_a_message_have_an_end() -> None:
    frames = Frames(3)
    begun = frame(Opcode.TEXT, 1, last=False) + frame(Opcode.CONT, 0, last=False) * 2
    assert frames.count(begun + frame(Opcode.CONT), ENOUGH) == 4
    assert not frames.is_in_shreds
    frames.count(begun, ENOUGH)
    assert not frames.is_in_shreds, "each message has its own"
    frames.count(frame(Opcode.PING), ENOUGH)
    frames.count(frame(Opcode.CONT, 0, last=False) * 1000, ENOUGH)
    assert frames.is_in_shreds
