"""Writes the page about the tensor's fields: `python tools/tensor_page.py`. A test holds the page to it."""

from __future__ import annotations

from pathlib import Path

import undaunted
from undaunted.envs import layout
from undaunted.envs.layout import Layout

PAGE = Path(__file__).parents[1] / "docs" / "researchers" / "tensor.md"
SHOWN = "north-africa/2"
CITY = "stalingrad/11"

HEAD = """\
# The tensor, field by field

What a seat knows as one vector of `float32`, made from its `Observation` and nothing else: equal knowledge
gives equal bytes, whatever is hidden. All that is known can be read back from it; a test does so. (This page
is written by `tools/tensor_page.py`.)

- **Own first.** Seats and sides come in the order of whoever is looking: own seat, team-mates, enemies; own
  side, enemy. Both sides get as many slots as the larger one needs, so one network can play both.
- **Cards** are numbered as the scenario lists them, seat by seat. A seat with fewer cards leaves its last
  slots empty.
- **Counters** are own soldiers, the enemy's soldiers, then the vehicles, which can change hands.
- **A choice** lights one place of its row; a row without light is "none": off the board, no card, nobody.
- **Tiles** are in the scenario's order, the same for both sides. What never changes (who is whose neighbour,
  cover) is not in the tensor but in the scenario's table.
- **The options** are not in the tensor either. They come beside it as a mask over the things of the table.

```python
from undaunted.envs import layout

fields = layout("normandy/1")
print(fields.size, fields["hand"].slice, fields["tile_of"].shape)
```
"""


IN_THE_CITY = """\
Every soldier is a card of its own there. Of the enemy's casualty pile `lost` says how many cards a unit has
lost; `removed` only shows cards of units that have one kind. Any of a side's goals wins, so `goal` has a row
for each. Where somebody can lay mines, `question_mine` says which kind.
"""


def _others() -> Layout:
    """Those fields of the city that the other scenario lacks, or has in another meaning."""
    known = {(field.name, field.meaning) for field in layout(SHOWN).fields}
    found = layout(CITY)
    fields = [field for field in found.fields if (field.name, field.meaning) not in known]
    return Layout(found.scenario, found.things, tuple(fields))


def page() -> str:
    parts = [HEAD, f"\n## The fields of {SHOWN}\n\n"]
    parts.append("Scenarios without vehicles, structures or single soldiers lack the fields about them.\n\n")
    parts.append(layout(SHOWN).text())
    parts.append(f"\n## What {CITY} has beside or instead of them\n\n{IN_THE_CITY}\n")
    parts.append(_others().text())
    parts.append("\n## Sizes\n\n| Scenario | Tensor | Actions |\n|---|---|---|\n")
    for info in undaunted.scenarios():
        found = layout(info.id)
        parts.append(f"| {info.id} | {found.size} | {found.things} |\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
