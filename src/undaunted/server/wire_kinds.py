"""Values that a browser may send, and how large they may be."""

from __future__ import annotations

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Short = Annotated[str, msgspec.Meta(max_length=100)]
Number = Annotated[str, msgspec.Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
"""256 bits in hexadecimal, or nothing."""
