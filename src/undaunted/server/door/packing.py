"""How messages are packed for those far away."""

from __future__ import annotations

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LEVEL = 4
"""Of zlib: a tenth more bytes than its usual 6, for an eighth less of the loop's time."""

PACKING = ServerPerMessageDeflateFactory(
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": LEVEL},
)
"""Windows are small because every connection has two of them: 4 KiB each, as uvicorn has them too."""
