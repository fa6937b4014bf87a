"""How messages are packed for those far away."""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LEVEL = 4
"""Of zlib: a tenth more bytes than its usual 6, for an eighth less of the loop's time."""
WINDOW = 13
"""Of what was sent last 8 KiB can be referred to, which is three whole messages: with half of that a sixth
more bytes were sent, in more time."""
SHORT = 125
"""Bytes of a message that goes as it is: it fits into one frame with the shortest head."""


class _Sparing(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) > SHORT else frame


class _Packing(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        told, usual = super().process_request_params(params, accepted_extensions)
        return told, _Sparing(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


PACKING = _Packing(
    server_max_window_bits=WINDOW,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": LEVEL},
)
"""Windows are small because every connection has two of them, and browsers say little."""
