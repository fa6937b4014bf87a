"""Below the gate, where uvicorn speaks with connections: how many, how silent, how much they send.

The gate sees requests and messages. A connection that never sends one, a ping, a fragment of nothing: those
end in uvicorn, and would be counted by nobody. `serving.configured` has uvicorn use `Http` and `Socket`.
"""

from __future__ import annotations

from undaunted.server.door.door import Door
from undaunted.server.door.files import make_room
from undaunted.server.door.http import Http
from undaunted.server.door.hushing import Hush
from undaunted.server.door.websocket import Socket

__all__ = ["Door", "Http", "Hush", "Socket", "make_room"]
