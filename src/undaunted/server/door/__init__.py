"""Below the gate, where uvicorn speaks with connections: how many, how silent, how much they send.

The gate sees requests and messages. A connection that never sends one, a ping, a fragment of nothing: those
end in uvicorn, and would be counted by nobody. `serving.configured` has uvicorn begin with an `Arrival`,
which becomes `Http` and that perhaps a `Socket`.
"""

from __future__ import annotations

from undaunted.server.door.arrival import Arrival
from undaunted.server.door.door import Door
from undaunted.server.door.files import make_room
from undaunted.server.door.hushing import Hush
from undaunted.server.door.websocket import Socket

__all__ = ["Arrival", "Door", "Hush", "Socket", "make_room"]
