"""Draw every face of Stalingrad on one sheet, or the whole map: `python tools/city_sheet.py FOLDER`.

Pictures of all 129 faces, in summer and in winter, on a light and on a dark table, in grey; and of the city
as it lies, whole and destroyed. For whoever works on `web/src/lib/art/land/city`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from tests.packs.city import city
from tests.web.drawn import drawn
from tests.web.sources import WEB

from undaunted.content.geometry import spots

TILE = 200


def page(tiles: Iterable[tuple[float, float, str, str]], wide: int, high: int, look: str) -> str:
    """Tiles at their places, each with its name below."""
    css = "".join((WEB / "src/lib/art/land" / one).read_text() for one in ("land.css", "city/city.css"))
    snow = "snow" if "snow" in look else ""
    table = "dark" if "dark" in look else "light"
    grey = "filter: grayscale(1);" if "grey" in look else ""
    body = "".join(
        f'<g transform="translate({x} {y})"><rect x="3" y="6" width="198" height="197" rx="5" fill="#0006"/>'
        f'<rect x="1" y="1" width="198" height="198" rx="4" fill="var(--l-paper)"/>'
        f'<svg x="5" y="5" width="190" height="190" viewBox="5 5 190 190">{picture}</svg>'
        f'<rect x="5" y="5" width="190" height="190" fill="none" stroke="var(--l-ink)" stroke-width="1.5"/>'
        f'<rect class="dusk" x="1" y="1" width="198" height="198" rx="4"/>'
        f'<text x="100" y="216" text-anchor="middle" font-size="13" fill="#999">{name}</text></g>'
        for x, y, picture, name in tiles
    )
    ground = "#1a1b1c" if table == "dark" else "#5d5a55"
    return (
        f"<!doctype html><html data-table={table}><style>{css}\n"
        f"body{{margin:0;background:{ground};{grey}}}</style>"
        f'<svg class="land stalingrad {snow}" width="{wide}" viewBox="0 0 {wide} {high}">{body}</svg>'
    )


def sheet(look: str) -> tuple[str, int, int]:
    """All faces, a place's beside each other."""
    pack = city()
    faces = [face for place in pack.places.values() for face in place]
    across = 13
    pictures = drawn(faces)
    tiles = [
        (
            10 + (i % across) * 212,
            10 + (i // across) * 226,
            picture,
            f"{face.id} {pack.face(face.place).title}".strip(),
        )
        for i, (face, picture) in enumerate(zip(faces, pictures, strict=True))
    ]
    wide, high = across * 212 + 10, -(-len(faces) // across) * 226 + 10
    return page(tiles, wide, high, look), wide, high


def whole(look: str, last: bool, turned: bool = False) -> tuple[str, int, int]:
    """The map, as it is at first or with everything that can befall it."""
    pack = city()
    assert pack.city
    placed = spots(pack.city.layout)
    faces = [pack.places[place][-1 if last else 0] for place in placed]
    right = max(spot.offset for spot in placed.values())
    at = [
        (spot.line * TILE, (right - spot.offset) * TILE / 2)
        if turned
        else (spot.offset * TILE / 2, spot.line * TILE)
        for spot in placed.values()
    ]
    tiles = [(x, y, picture, "") for (x, y), picture in zip(at, drawn(faces, turned), strict=True)]
    wide, high = int(max(x for x, *_ in tiles)) + TILE, int(max(y for _, y, *_ in tiles)) + TILE
    return page(tiles, wide, high, look), wide, high


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--looks", nargs="+", default=["light", "dark", "snow", "snow-dark", "grey"])
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        for look in wish.looks:
            kinds = {
                "faces": sheet(look),
                "map": whole(look, last=False),
                "last": whole(look, last=True),
                "turned": whole(look, last=False, turned=True),
            }
            for name, (html, wide, high) in kinds.items():
                view = browser.new_page(viewport={"width": wide, "height": high})
                view.set_content(html)
                view.screenshot(path=wish.folder / f"{name}-{look}.png")
                view.close()
        browser.close()


if __name__ == "__main__":
    main()
