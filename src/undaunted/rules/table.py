"""Everything that a scenario never changes, compiled once from the content and shared by all its states."""

import cython


@cython.cclass
class Table:
    """The read-only side of a game: seats, cards, deeds, counters, tiles, goals and the opening.

    Lists of lists are stored end to end: the cards of unit u are `unit_card[unit_from[u]:unit_from[u + 1]]`.
    """

    # Seats and sides.
    seats = cython.declare(cython.int, visibility="public")
    seat_side = cython.declare(bytearray, visibility="public")
    seat_first_card = cython.declare(bytearray, visibility="public")
    seat_fog = cython.declare(bytearray, visibility="public")
    side_first_counter = cython.declare(bytearray, visibility="public")
    first_commander = cython.declare(bytearray, visibility="public")
    # The card from whose supply a seat takes its Fog of War: team-mates share one.
    fog_pool = cython.declare(bytearray, visibility="public")
    # Have sides several seats?
    mates = cython.declare(cython.int, visibility="public")
    # Where they have: the team-mate's number of a card that changes hands, else NONE. Empty
    # where nobody has a team-mate.
    mate_card = cython.declare(bytearray, visibility="public")

    # Solo play: the seat that is an automaton (NONE elsewhere), how many cards it lines up a turn, whether it
    # keeps a bid that won, how many cards it could ever line up, and its bolster decks: how many, and
    # which of them a card of its supply lies in.
    automaton = cython.declare(cython.int, visibility="public")
    line_draws = cython.declare(cython.int, visibility="public")
    keeps_bid = cython.declare(cython.int, visibility="public")
    line_room = cython.declare(cython.int, visibility="public")
    bolster_decks = cython.declare(cython.int, visibility="public")
    card_bolster = cython.declare(bytearray, visibility="public")

    # Cards: one number for all copies that no rule can tell apart.
    cards = cython.declare(cython.int, visibility="public")
    card_kind = cython.declare(bytearray, visibility="public")
    card_seat = cython.declare(bytearray, visibility="public")
    card_initiative = cython.declare(bytearray, visibility="public")
    card_squad = cython.declare(bytearray, visibility="public")
    card_unit = cython.declare(bytearray, visibility="public")
    # The lowest number of a card that differs in nothing a rule can see.
    card_like = cython.declare(bytearray, visibility="public")
    card_bolsters = cython.declare(bytearray, visibility="public")
    card_controls = cython.declare(bytearray, visibility="public")
    card_conceals = cython.declare(bytearray, visibility="public")
    card_aircraft = cython.declare(bytearray, visibility="public")
    # Who can lay mines; the squad that a card advances, ANY_SQUAD for several; and whether anybody can.
    card_mines = cython.declare(bytearray, visibility="public")
    card_advances = cython.declare(bytearray, visibility="public")
    advances = cython.declare(cython.int, visibility="public")
    # What a card, or a place aboard, lets a soldier do: bits of CAN_….
    card_can = cython.declare(bytearray, visibility="public")
    place_can = cython.declare(bytearray, visibility="public")
    card_scouts = cython.declare(bytearray, visibility="public")

    # Actions as things to click, and the deeds behind them (equal actions share one deed).
    # Action k of card c is number `c * actions_a_card + k`; NONE where a card has fewer.
    actions_a_card = cython.declare(cython.int, visibility="public")
    action_deed = cython.declare(bytearray, visibility="public")
    # Is it an upgraded one, which nobody inspires? Empty where there are none.
    action_upgraded = cython.declare(bytearray, visibility="public")
    deed_word = cython.declare(bytearray, visibility="public")
    # What a deed has in common with others (FOOT, SHOT, …), and its bits: how it goes, how it hits.
    deed_family = cython.declare(bytearray, visibility="public")
    deed_goes = cython.declare(bytearray, visibility="public")
    deed_hits = cython.declare(bytearray, visibility="public")
    deed_also = cython.declare(bytearray, visibility="public")
    deed_value = cython.declare(bytearray, visibility="public")
    deed_second = cython.declare(bytearray, visibility="public")
    deed_squad = cython.declare(bytearray, visibility="public")
    deed_within = cython.declare(bytearray, visibility="public")
    deed_beyond = cython.declare(bytearray, visibility="public")

    # Counters, numbered side after side.
    counters = cython.declare(cython.int, visibility="public")
    counter_side = cython.declare(bytearray, visibility="public")
    counter_seat = cython.declare(bytearray, visibility="public")
    counter_defence = cython.declare(bytearray, visibility="public")
    counter_rifleman = cython.declare(bytearray, visibility="public")
    counter_spots = cython.declare(bytearray, visibility="public")
    counter_stalks = cython.declare(bytearray, visibility="public")
    counter_armour = cython.declare(bytearray, visibility="public")
    # What keeps off rough terrain.
    counter_rolls = cython.declare(bytearray, visibility="public")
    counter_squad = cython.declare(bytearray, visibility="public")
    counter_unguided = cython.declare(bytearray, visibility="public")
    counter_skill = cython.declare(bytearray, visibility="public")
    counter_vehicle = cython.declare(bytearray, visibility="public")
    unit_from = cython.declare(bytearray, visibility="public")
    unit_card = cython.declare(bytearray, visibility="public")
    spawn_from = cython.declare(bytearray, visibility="public")
    spawn_tile = cython.declare(bytearray, visibility="public")

    # Vehicles (their counters come after all soldiers') and the places aboard, numbered through all vehicles.
    vehicles = cython.declare(cython.int, visibility="public")
    vehicle_counter = cython.declare(bytearray, visibility="public")
    vehicle_critical = cython.declare(bytearray, visibility="public")
    vehicle_integrity = cython.declare(bytearray, visibility="public")
    place_from = cython.declare(bytearray, visibility="public")
    place_vehicle = cython.declare(bytearray, visibility="public")
    place_needs = cython.declare(bytearray, visibility="public")
    actions_a_place = cython.declare(cython.int, visibility="public")
    place_deed = cython.declare(bytearray, visibility="public")
    start_aboard = cython.declare(bytearray, visibility="public")
    start_holder = cython.declare(bytearray, visibility="public")

    # Structures.
    structures = cython.declare(cython.int, visibility="public")
    structure_tile = cython.declare(bytearray, visibility="public")
    structure_defence = cython.declare(bytearray, visibility="public")
    structure_points = cython.declare(bytearray, visibility="public")
    structure_kind = cython.declare(bytearray, visibility="public")
    tunnels = cython.declare(cython.int, visibility="public")

    # Tiles.
    tiles = cython.declare(cython.int, visibility="public")
    cover = cython.declare(bytearray, visibility="public")
    hill = cython.declare(bytearray, visibility="public")
    # Neighbour k of tile t is `neighbour[t * degree + k]`, for k below `neighbours[t]`.
    degree = cython.declare(cython.int, visibility="public")
    neighbours = cython.declare(bytearray, visibility="public")
    neighbour = cython.declare(bytearray, visibility="public")
    distance = cython.declare(bytearray, visibility="public")
    rough = cython.declare(bytearray, visibility="public")
    # Tiles that change: the faces of tile t are `face_from[t]` to `face_from[t + 1]`; none in other games.
    faces = cython.declare(cython.int, visibility="public")
    face_from = cython.declare(bytearray, visibility="public")
    face_cover = cython.declare(bytearray, visibility="public")
    face_building = cython.declare(bytearray, visibility="public")
    face_fortified = cython.declare(bytearray, visibility="public")
    face_structure = cython.declare(bytearray, visibility="public")
    face_rough = cython.declare(bytearray, visibility="public")
    # Where in `state.city` the cells of each kind begin, and how many there are in all: none in other games.
    city_cells = cython.declare(cython.int, visibility="public")
    at_watch = cython.declare(cython.int, visibility="public")
    at_laid = cython.declare(cython.int, visibility="public")
    at_smoked = cython.declare(cython.int, visibility="public")
    at_face = cython.declare(cython.int, visibility="public")
    at_smoke = cython.declare(cython.int, visibility="public")
    at_field = cython.declare(cython.int, visibility="public")
    at_reused = cython.declare(cython.int, visibility="public")
    at_due = cython.declare(cython.int, visibility="public")
    at_mission = cython.declare(cython.int, visibility="public")
    # Can mines or overwatch meet whoever moves? And the deed of who keeps watch.
    hazards = cython.declare(cython.int, visibility="public")
    watch_deed = cython.declare(cython.int, visibility="public")
    # The set of all tiles, shared by all who could get to any of them.
    everywhere = cython.declare(bytearray, visibility="public")
    # Edges between neighbours: `edge_of[t * degree + k]` is the one towards neighbour k; its two tiles are
    # `edge_tile[2 * edge]`, the lower, and the next. They are things only where something can lie on them.
    edges = cython.declare(cython.int, visibility="public")
    edge_of = cython.declare(bytearray, visibility="public")
    edge_tile = cython.declare(bytearray, visibility="public")
    # Mines: the side that lays them (NONE where there are none) and what each of their two sides does.
    mine_owner = cython.declare(cython.int, visibility="public")
    mine_deed = cython.declare(bytearray, visibility="public")
    # Escape markers: `escape[side * tiles + tile]`.
    escape = cython.declare(bytearray, visibility="public")
    radio_tile = cython.declare(cython.int, visibility="public")
    radio_side = cython.declare(cython.int, visibility="public")

    # Where the numbers of things begin (cards begin at FIRST_CARD).
    first_action = cython.declare(cython.int, visibility="public")
    first_tile = cython.declare(cython.int, visibility="public")
    first_counter = cython.declare(cython.int, visibility="public")
    first_place = cython.declare(cython.int, visibility="public")
    first_place_action = cython.declare(cython.int, visibility="public")
    first_structure = cython.declare(cython.int, visibility="public")
    first_seat = cython.declare(cython.int, visibility="public")
    first_edge = cython.declare(cython.int, visibility="public")
    first_deck = cython.declare(cython.int, visibility="public")
    things = cython.declare(cython.int, visibility="public")

    # Goals, numbered side after side: those of a side are `goal_from[side]` to `goal_from[side + 1]`, its
    # main one first. Any of them wins.
    goal_from = cython.declare(bytearray, visibility="public")
    goal_side = cython.declare(bytearray, visibility="public")
    goal_kind = cython.declare(bytearray, visibility="public")
    goal_points = cython.declare(bytearray, visibility="public")
    # Whose escape or end counts for a goal: `goal_counter[goal * counters + counter]`.
    goal_counter = cython.declare(bytearray, visibility="public")
    # The tiles of a goal to occupy: `goal_tile[goal * tiles + tile]`. Mission points on tiles, and what gains
    # them: by trigger, and at the end of a round by tile (`gains_hold[side * tiles + tile]`).
    goal_tile = cython.declare(bytearray, visibility="public")
    tile_mission = cython.declare(bytearray, visibility="public")
    gains = cython.declare(bytearray, visibility="public")
    gains_hold = cython.declare(bytearray, visibility="public")
    # Does routing all enemy Riflemen win? By the side that would.
    full_rout = cython.declare(bytearray, visibility="public")
    # What a side's goals ask for, as far as its cards and the places aboard can give it: bits of CAN_….
    side_asks = cython.declare(bytearray, visibility="public")
    # Structures are scored by destroying them, or by holding their tiles.
    scores_ruins = cython.declare(bytearray, visibility="public")

    # The rows of the variant; `content/variants.toml` says what each means.
    hand_size = cython.declare(cython.int, visibility="public")
    target_distance = cython.declare(cython.int, visibility="public")
    low_hill = cython.declare(cython.int, visibility="public")
    friendly_fire = cython.declare(cython.int, visibility="public")
    single_soldiers = cython.declare(cython.int, visibility="public")
    last_resort = cython.declare(cython.int, visibility="public")
    hope = cython.declare(cython.int, visibility="public")
    enemy_helps = cython.declare(cython.int, visibility="public")
    weapons_count = cython.declare(cython.int, visibility="public")
    vehicles_named = cython.declare(cython.int, visibility="public")
    captors_count = cython.declare(cython.int, visibility="public")
    idle_cards = cython.declare(cython.int, visibility="public")
    idle_aboard = cython.declare(cython.int, visibility="public")
    beside_riflemen = cython.declare(cython.int, visibility="public")
    inspire_reuses = cython.declare(cython.int, visibility="public")
    routed_vehicles_gain = cython.declare(cython.int, visibility="public")
    withdraws = cython.declare(cython.int, visibility="public")
    standstill = cython.declare(cython.int, visibility="public")
    mines_a_unit = cython.declare(cython.int, visibility="public")
    smoke_a_unit = cython.declare(cython.int, visibility="public")
    smoke_cover = cython.declare(cython.int, visibility="public")
    # Where a casualty is looked for: zones in order, NONE at the end; seat after seat, for its own turn and
    # for another's (`search[(2 * seat + 1) * ZONES_SEARCHED:]`).
    search = cython.declare(bytearray, visibility="public")
    # Is there anything that is done without a decision (damage after an injury)?
    duties = cython.declare(cython.int, visibility="public")
    # What only some scenarios have: goals to escape for; and arrays, of what becomes of counters, and of the
    # tiles picked one after another.
    escapes = cython.declare(cython.int, visibility="public")
    fates = cython.declare(cython.int, visibility="public")
    chosen_tiles = cython.declare(cython.int, visibility="public")

    # The opening.
    start_initiative = cython.declare(cython.int, visibility="public")
    start_deck = cython.declare(bytearray, visibility="public")
    start_supply = cython.declare(bytearray, visibility="public")
    start_tile_of = cython.declare(bytearray, visibility="public")
    start_marker = cython.declare(bytearray, visibility="public")
    start_points = cython.declare(bytearray, visibility="public")
    start_mine = cython.declare(bytearray, visibility="public")
    start_city = cython.declare(bytearray, visibility="public")

    def __init__(self) -> None:
        pass
