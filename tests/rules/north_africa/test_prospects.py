"""What hope is: cards, actions and counters that remain, and what those actions need (ruling 24)."""

from tests.rules.north_africa.ground import italian, lrdg, sands
from tests.scene import Scene
from tests.table import fate, play, vehicle


def hopeful(setting: Scene, *cards: str) -> bool:
    """The LRDG hunker down with a Scout, and have these cards left; the Italians are ahead."""
    setting.controlled("Italian", "7A").hand("LRDG", "Scout", "Fog of War*2").discard("LRDG", *cards)
    game = setting.nothing_else("LRDG").game()
    play(game, "LRDG", "Scout", "Hunker down")
    assert (game.winner, game.how) in ((None, None), ("Italian", "beyond-hope"))
    return not game.over


def test_structures_need_a_card_with_demolition() -> None:
    assert hopeful(sands(), "Saboteur"), "3 points in structures"
    assert hopeful(sands(), "Engineer")
    assert not hopeful(sands(), "Rifleman", "Sniper"), "2 points on tiles"


def test_tiles_need_a_card_with_control() -> None:
    assert hopeful(sands().points("17A", 3), "Rifleman")
    assert hopeful(sands().points("17A", 3), "Navigator")
    assert not hopeful(sands().points("17A", 3), "Sniper", "Machine Gunner")


def test_what_is_held_counts() -> None:
    assert hopeful(sands().ruined("Motor Pool", "LRDG").controlled("LRDG", "12A"), "Rifleman"), (
        "2 + 2 on tiles"
    )
    assert not hopeful(sands().ruined("Motor Pool", "Italian"), "Saboteur", "Sniper"), (
        "1, and nobody to control"
    )


def test_control_needs_a_marker_or_somebody_to_place_one() -> None:
    def marks(*cards: str) -> bool:
        setting = sands().points("17A", 3).unmarked("LRDG", "17A")
        return hopeful(setting.neutralised("Patrol Truck", "Armed Truck", "Scout Car"), *cards)

    assert not marks("Rifleman")
    assert marks("Rifleman", "Scout")
    assert marks("Navigator"), "he can do both"
    standing = sands().points("17A", 3).unmarked("LRDG", "17A").place("LRDG Rifleman", "17A")
    trucks = "Patrol Truck", "Armed Truck", "Scout Car"
    assert not hopeful(standing.neutralised(*trucks), "Rifleman"), "to stand there is not enough"


def test_demolition_needs_a_way_to_set_foot_on_the_tile() -> None:
    gone = "LRDG Navigator", "Patrol Truck", "Armed Truck", "Scout Car"
    assert not hopeful(sands().neutralised(*gone), "Engineer"), "no marker, and nobody to scout"
    assert hopeful(sands().neutralised(*gone).scouted("LRDG", "22B", "4B"), "Engineer")
    assert hopeful(sands().neutralised(*gone).place("LRDG Engineer", "4B").scouted("LRDG", "22B"), "Engineer")
    assert hopeful(sands().neutralised(*gone), "Saboteur"), "he stalks"
    assert hopeful(sands(), "Engineer"), "the navigator's seat of a truck will do"


def test_a_disabled_vehicle_is_no_help_unless_it_can_be_repaired() -> None:
    def trucks(damage: int, *cards: str) -> bool:
        setting = sands().points("17A", 3).unmarked("LRDG", "17A").neutralised("Armed Truck", "Scout Car")
        return hopeful(setting.damage("Patrol Truck", damage), "Rifleman", *cards)

    assert trucks(1), "the navigator's seat"
    assert not trucks(2)
    assert trucks(2, "Machine Gunner"), "he repairs it"


def test_escaping_needs_a_way_to_set_foot_on_the_marker() -> None:
    def leaves(setting: Scene, *cards: str, taken: tuple[str, ...] = ("Transport Truck",)) -> bool:
        """Those with cards left can neither scout nor repair; all vehicles are disabled."""
        for title in ("Patrol Truck", "Armed Truck", "Scout Car", *taken):
            setting.damage(title, 2)
        game = (
            setting.damage("Medium Tank", 5)
            .hand("LRDG", "Scout", *cards, "Fog of War")
            .nothing_else("LRDG")
            .game()
        )
        play(game, "LRDG", "Scout", "Hunker down")
        assert (game.winner, game.how) in ((None, None), ("Italian", "beyond-hope"))
        return not game.over

    def away() -> Scene:
        setting = sands("escape").unmarked("LRDG", "2B")
        for unit in ("Engineer", "Navigator", "Sniper", "Antitank Gunner"):
            setting.place(f"LRDG {unit}", "19A")
        return setting

    two = "Rifleman", "Antitank Gunner"
    assert not leaves(away(), *two)
    assert leaves(away().scouted("LRDG", "2B"), *two)
    assert leaves(away().place("LRDG Rifleman", "2B"), *two)
    assert not leaves(away().scouted("LRDG", "2B"), "Rifleman*2"), "two have to leave, and one has cards"
    assert leaves(away().scouted("LRDG", "2B"), "Rifleman*2", taken=()), (
        "he could take the enemy's truck along"
    )


def test_who_has_no_card_left_escapes_only_if_somebody_drives_him() -> None:
    def leaves(setting: Scene) -> bool:
        """The Navigator must escape, but has no cards; the Scout hunkers down, the Rifleman stays."""
        setting.escaped("LRDG Saboteur").hand("LRDG", "Scout", "Rifleman*2", "Fog of War")
        game = setting.nothing_else("LRDG").game()
        play(game, "LRDG", "Scout", "Hunker down")
        assert (game.winner, game.how) in ((None, None), ("Italian", "beyond-hope"))
        return not game.over

    assert not leaves(sands("named"))
    assert leaves(sands("named").aboard("LRDG Navigator", "Armed Truck", "gunner"))


def test_who_exits_after_his_last_card_is_stuck() -> None:
    setting = lrdg("Navigator", "Rifleman*2", "Fog of War", goals="named").escaped("LRDG Saboteur")
    game = setting.aboard("LRDG Navigator", "Armed Truck", "gunner").nothing_else("LRDG").game()
    play(game, "LRDG", "Navigator", "Hunker down")
    assert not game.over, "the Rifleman could drive him"
    play(game, "LRDG", "Exit")
    assert (game.winner, game.how) == ("Italian", "beyond-hope")


def test_paths_do_not_matter() -> None:
    assert hopeful(
        sands().place("LRDG Engineer", "13B").unmarked("LRDG", "19A", "2B", "12A", "17A"), "Engineer"
    )


def test_the_fallen_do_not_count() -> None:
    assert not hopeful(sands().neutralised("LRDG Saboteur", "LRDG Engineer"), "Rifleman")


def test_the_supply_counts_while_somebody_can_bolster_it() -> None:
    assert hopeful(sands().supply("LRDG", "Saboteur"), "Lieutenant")
    assert not hopeful(sands().supply("LRDG", "Saboteur"), "Sniper")
    setting = sands().neutralised("Patrol Truck", "Armed Truck", "Scout Car").controlled("Italian", "7A")
    setting.hand("LRDG", "Rifleman", "Fog of War*2").discard("LRDG", "Lieutenant").supply("LRDG", "Saboteur")
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Hunker down")
    assert not game.over, "he stalks there himself"


def test_seats_count_while_their_vehicle_is_on_the_board_and_somebody_could_sit_there() -> None:
    def italians(setting: Scene, soldier: str) -> bool:
        """They hunker down with their last Rifleman card; the LRDG are ahead."""
        setting.controlled("LRDG", "17A").hand("Italian", "Rifleman A", "Fog of War*2")
        game = setting.discard("Italian", soldier).nothing_else("Italian").game()
        play(game, "Italian", "Rifleman A", "Hunker down")
        return not game.over

    assert italians(italian(), "Tank Driver T"), "the driver of the tank can control"
    assert not italians(italian(), "Tank Gunner T"), "another could sit there, but do nothing"
    assert not italians(italian().neutralised("Medium Tank"), "Tank Driver T")
    marked = italian().neutralised("Patrol Truck", "Armed Truck", "Scout Car").scouted("Italian", "17A")
    assert italians(marked, "Tank Driver T"), "nobody scouts, but his markers lead him to enough points"


def test_only_those_count_on_the_way_who_can_do_it_there_or_from_a_seat_there() -> None:
    """The Rifleman who could control is cut off; another stands beside the tile that is needed."""

    def lrdg_left(setting: Scene, soldier: str, tile: str) -> bool:
        setting.neutralised("Patrol Truck", "Armed Truck", "Scout Car").points("17A", 3)
        setting.ruined("Motor Pool", "Italian").ruined("Fuel Tank", "Italian")
        setting.unmarked("LRDG", "19A", "2B", "12A").place("LRDG Rifleman", "1A")
        return hopeful(setting.place(f"LRDG {soldier}", tile), "Rifleman", soldier)

    assert lrdg_left(sands().scouted("LRDG", "1A", "15A"), "Antitank Gunner", "13B"), "he walks there"
    assert lrdg_left(sands(), "Antitank Gunner", "16B"), "the tank has a seat to control from"
    no_tank = sands().neutralised("Medium Tank")
    assert not lrdg_left(no_tank, "Antitank Gunner", "16B"), "no seat lets him control"
    assert not lrdg_left(sands(), "Saboteur", "13B"), "he stalks to what he does himself"


def test_points_that_were_blown_up_are_gone() -> None:
    setting = lrdg("Saboteur").place("LRDG Saboteur", "4B").points("7A", 0).dice(9, 9, 9)
    game = setting.game()
    play(game, "LRDG", "Saboteur", "Demolition", "Motor Pool")
    assert (game.winner, game.how) == ("LRDG", "beyond-hope"), "2 : 0, and 2 points left for the Italians"


def test_a_named_soldier_who_falls_takes_the_hope_along() -> None:
    setting = italian("Rifleman A", goals="named").deck("LRDG", "Saboteur*2", "Scout*2", "Rifleman*2").dice(0)
    game = setting.game()
    play(game, "Italian", "Rifleman A", "Attack", "LRDG Navigator")
    assert (game.winner, game.how) == ("Italian", "beyond-hope")


def test_too_few_left_to_escape() -> None:
    soldiers = ("Scout", "Rifleman", "Saboteur", "Engineer", "Navigator", "Sniper", "Antitank Gunner")
    setting = italian("Scout A", goals="race").neutralised(
        *(f"LRDG {name}" for name in soldiers), "Armed Truck"
    )
    game = setting.deck("LRDG", "Machine Gunner*2").dice(0).game()
    assert not game.over, "the Machine Gunner and his truck"
    play(game, "Italian", "Scout A", "Attack", "LRDG Patrol Truck", "LRDG Machine Gunner")
    assert vehicle(game, "Patrol Truck").damage == 1
    assert not game.over


def test_a_target_that_escaped_can_no_longer_be_neutralised() -> None:
    """The Italians need the Patrol Truck, and it drives away: but their enemy has to escape, so play on."""
    setting = (
        lrdg("Saboteur", goals="getaway").place("LRDG Patrol Truck", "2B").place("LRDG Machine Gunner", "2B")
    )
    game = setting.aboard("LRDG Saboteur", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Saboteur", "Drive", "Escape")
    assert fate(game, "LRDG Patrol Truck") == "escaped"
    assert not game.over


def test_a_neutraliser_without_a_shot_left_has_no_hope() -> None:
    setting = italian("Recon Aircraft", goals="duel").deck("Italian", "Platoon Sergeant", "Fog of War")
    game = setting.nothing_else("Italian").game()
    play(game, "Italian", "Recon Aircraft", "Hunker down")
    assert not game.over, "the Sergeant can bolster it"
    game = (
        italian("Recon Aircraft", goals="duel").deck("Italian", "Fog of War*2").nothing_else("Italian").game()
    )
    play(game, "Italian", "Recon Aircraft", "Hunker down")
    assert (game.winner, game.how) == ("LRDG", "beyond-hope")


# What a helpful enemy could do, and which weapons it takes (ruling 32a)


def test_an_enemy_could_repair_what_is_disabled() -> None:
    """The Italians have to leave with two counters: a disabled tank, and its driver without a card."""

    def leaves(*lrdg: str) -> bool:
        gone = ("Scout A", "Rifleman A", "Machine Gunner A", "Antitank Gunner A", "Tank Gunner T")
        setting = (
            sands("flight")
            .controlled("LRDG", "17A")
            .neutralised(
                *(f"Italian {name}" for name in gone),
                "Scout Car",
                "Transport Truck",
                "Armed Truck",
                "Patrol Truck",
            )
        )
        setting.damage("Medium Tank", 5).hand("LRDG", *lrdg, "Fog of War").nothing_else("LRDG")
        setting.deck("Italian", "Tank Crewman T", "Fog of War*2").nothing_else("Italian")
        game = setting.hand("Italian", "Tank Driver T").turn_of("Italian").game()
        play(game, "Italian", "Tank Driver T", "Hunker down")
        return not game.over

    assert leaves("Engineer*2", "Sniper*2"), "the Engineer could repair it"
    assert not leaves("Rifleman*2", "Sniper*2")


def test_a_tank_falls_to_what_pierces_armour_and_to_nothing_else() -> None:
    """No regular defence: an enemy who can only fire rifles will never get it."""

    def hunts(*cards: str, trucks: tuple[str, ...] = ("Armed Truck",)) -> bool:
        setting = lrdg("Scout", *cards, "Fog of War", goals="hunt").nothing_else("LRDG")
        setting.neutralised(*trucks)
        game = setting.controlled("Italian", "7A").game()
        play(game, "LRDG", "Scout", "Hunker down")
        assert (game.winner, game.how) in ((None, None), ("Italian", "beyond-hope"))
        return not game.over

    assert not hunts("Rifleman*2", "Sniper*2")
    assert hunts("Rifleman*2", "Antitank Gunner")
    assert hunts("Rifleman*2", "Saboteur"), "Demolition will do"
    assert hunts("Rifleman*2", "Sniper*2", trucks=()), "the gun of the Armed Truck"
