"""The book's example turn on 9 January Square, decision by decision, with its men and its dice."""

from __future__ import annotations

import undaunted
from tests.rules.city.ground import kinds, sums, thrown
from tests.scene import Scene, scene
from tests.table import has, is_suppressed, marker, offered, play, refused, told, where, zone

GAME = "stalingrad/11"
MARIYA, FELIX = "Soviet", "German"


def card(scene: Scene, side: str, title: str) -> str:
    """The first of the side's cards of this title, by its full name: "Rifleman A 004"."""
    first = scene.stage.sides.index(side)
    table = scene.stage.table
    own = scene.stage.cards[table.seat_first_card[first] : table.seat_first_card[first + 1]]
    names = [one.name for one in own if one.unnumbered == title]
    # What the deck begins with comes first.
    return names[0]


def first_round() -> tuple[undaunted.Game, dict[str, str]]:
    """Both have drawn: bids are due. The Platoon Sergeant will beat the Rifleman."""
    setting = scene(GAME)
    soviet = ("Platoon Sergeant", "Scout A", "Machine Gunner A", "Rifleman A", "Rifleman B")
    german = ("Rifleman A", "Rifleman B", "Machine Gunner A", "Machine Gunner B", "Squad Leader B")
    names = {f"{MARIYA} {title}": card(setting, MARIYA, title) for title in soviet}
    names |= {f"{FELIX} {title}": card(setting, FELIX, title) for title in german}
    setting.hand(
        MARIYA,
        *(names[f"{MARIYA} {title}"] for title in ("Platoon Sergeant", "Scout A", "Machine Gunner A")),
        "Fog of War",
    )
    setting.hand(
        FELIX, *(names[f"{FELIX} {title}"] for title in ("Rifleman A", "Machine Gunner A", "Squad Leader B")),
        "Fog of War",
    )  # fmt: skip
    setting.number = 1
    setting.bidding().draws(f"{MARIYA} {names[f'{MARIYA} Rifleman A']}").dice(2, 3, 8, 0)
    return setting.game(), names


def after_bids() -> tuple[undaunted.Game, dict[str, str]]:
    game, names = first_round()
    play(game, MARIYA, names[f"{MARIYA} Platoon Sergeant"])
    play(game, FELIX, names[f"{FELIX} Rifleman A"])
    return game, names


def test_the_highest_card_takes_the_initiative_and_both_are_discarded() -> None:
    game, names = after_bids()
    assert game.view(None).initiative == MARIYA
    assert game.deciders == (MARIYA,)
    assert zone(game, MARIYA, "discard") == {names[f"{MARIYA} Platoon Sergeant"]: 1}
    assert zone(game, FELIX, "discard") == {names[f"{FELIX} Rifleman A"]: 1}


def after_recon() -> tuple[undaunted.Game, dict[str, str]]:
    game, names = after_bids()
    play(game, MARIYA, names[f"{MARIYA} Scout A"], "Recon")
    return game, names


def test_recon_sets_the_fog_of_war_aside_and_brings_a_rifleman() -> None:
    game, names = after_recon()
    assert has(game, MARIYA, "hand", "Fog of War") == 0
    assert has(game, MARIYA, "removed", "Fog of War") == 1
    assert has(game, MARIYA, "hand", names[f"{MARIYA} Rifleman A"]) == 1


def after_suppress() -> tuple[undaunted.Game, dict[str, str]]:
    game, names = after_recon()
    play(game, MARIYA, names[f"{MARIYA} Machine Gunner A"], "Suppress", f"{FELIX} Machine Gunner A")
    return game, names


def test_suppress_against_4_and_3_and_2_needs_the_0() -> None:
    """Base 4, the building's cover of 3 against who is elsewhere, two tiles: 9."""
    game, _ = after_suppress()
    assert sums(game) == [(4, 3, 2, 9)]
    assert thrown(game) == [4]
    assert told(game, "shot")[0]["result"] == "hit"
    assert is_suppressed(game, f"{FELIX} Machine Gunner A")
    assert kinds(game, "casualty", "routed") == []


def after_move() -> tuple[undaunted.Game, dict[str, str]]:
    game, names = after_suppress()
    play(game, MARIYA, names[f"{MARIYA} Rifleman A"], "Move")
    return game, names


def test_the_rifleman_may_go_to_504_and_not_to_505() -> None:
    """She would rather have gone to 505 with its cover, but it is not scouted."""
    game, _ = after_move()
    assert "504" in offered(game, MARIYA)
    assert "505" not in offered(game, MARIYA)
    assert refused(game, MARIYA, "505")
    covers = {tile: game.stage.pack.face(tile) for tile in ("504", "505")}
    assert covers["505"].cover > covers["504"].cover
    assert marker(game, MARIYA, "505") is None
    play(game, MARIYA, "504")
    assert where(game, f"{MARIYA} Rifleman A") == "504"


def felix() -> tuple[undaunted.Game, dict[str, str]]:
    game, names = after_move()
    play(game, MARIYA, "504", "End turn")
    return game, names


def test_her_play_area_goes_to_her_discard_pile() -> None:
    game, names = felix()
    played = ("Platoon Sergeant", "Scout A", "Machine Gunner A", "Rifleman A")
    assert zone(game, MARIYA, "discard") == {names[f"{MARIYA} {title}"]: 1 for title in played}
    assert zone(game, MARIYA, "played") == {}
    assert game.deciders == (FELIX,)


def test_his_gunner_is_suppressed_so_his_card_can_only_ready_him() -> None:
    game, names = felix()
    play(game, FELIX, names[f"{FELIX} Machine Gunner A"])
    assert offered(game, FELIX) == {"ready", "hunker down"}
    play(game, FELIX, "Ready")
    assert not is_suppressed(game, f"{FELIX} Machine Gunner A")


def after_ready() -> tuple[undaunted.Game, dict[str, str]]:
    game, names = felix()
    play(game, FELIX, names[f"{FELIX} Machine Gunner A"], "Ready")
    return game, names


def test_a_squad_leader_of_another_squad_cannot_inspire_him() -> None:
    game, names = after_ready()
    play(game, FELIX, names[f"{FELIX} Squad Leader B"])
    uses = offered(game, FELIX)
    assert not [use for use in uses if use.startswith("Inspire")]
    assert "Bolster 2 B" in uses


def test_he_bolsters_a_rifleman_and_a_machine_gunner_instead() -> None:
    game, names = after_ready()
    play(game, FELIX, names[f"{FELIX} Squad Leader B"], "Bolster 2 B")
    rifleman = next(one for one in sorted(offered(game, FELIX)) if one.startswith("Rifleman B"))
    gunner = next(one for one in sorted(offered(game, FELIX)) if one.startswith("Machine Gunner B"))
    assert all(" B " in one for one in offered(game, FELIX) - {"stop"})
    play(game, FELIX, rifleman, gunner)
    assert has(game, FELIX, "discard", rifleman) == has(game, FELIX, "discard", gunner) == 1


def test_fog_of_war_cannot_be_played_and_the_next_round_begins() -> None:
    game, names = after_ready()
    assert "Fog of War" not in offered(game, FELIX)
    position = game.position()
    again = undaunted.from_position(position, seed=1)
    play(again, FELIX, names[f"{FELIX} Squad Leader B"], "Bolster 2 B", "stop", "End turn")
    assert again.view(None).round == 2
    assert set(again.deciders) == {MARIYA, FELIX}
    assert has(again, FELIX, "played", "Fog of War") == 0
