### The short rule help of Stalingrad. What ends in -city takes the place of another game's text there.


## Its own

rule-withdraw =
    At the start of your turn, before you play any card, you may withdraw.
    The enemy wins at once.
    Hunkering down is playing a card: after that it is too late for this turn.

rule-return =
    If the enemy has no Bomber in hand, discard pile or deck, the card that took Antiair may go back to your supply.
    You may as well leave it in your play area.

rule-rout =
    A unit that is hit and has no card in play area, hand, discard pile or deck is routed: it stays on the board, out of action.
    The attacker may move it, then and whenever it is hit again, to an adjacent tile with a marker of its own side; if it was suppressed, it is readied.
    Nobody sets off a mine or is fired at that way, and tunnels do not count.
    A routed unit does not keep the enemy from taking Control; Bolster or Support of one of its cards ends the rout.

rule-hazard =
    Before a step of a movement action, an enemy mine on the edge goes off: 1 die, without cover, range or smoke. After a casualty the unit stays, its action ends, and the mine is spent; else the mine stays.
    Then every enemy Machine Gunner who keeps watch over the tile fires: Suppress 3 at the unit where it still stands. Who is suppressed stays there, and the action ends.
    Mines against personnel are for units on foot, mines against armour for vehicles; vehicles need not fear a watch.

rule-buildings =
    A tile with a structural defence is a building: its higher cover counts against attackers on other tiles, the lower one against those inside.
    Antitank, Demo and Bomb can hit it: a die must reach the structural defence plus the range. It then shows its next face at once, until it is destroyed and can be damaged no more.
    Fortified cover counts for whoever controls the tile; of several covers the highest that applies does.
    Vehicles do not enter tiles marked as impassable.

rule-tunnels =
    For movement all tiles with an open tunnel lie next to each other, but not for range, and not for vehicles.
    Nobody is driven through one, and no mine lies in it.
    A tunnel has a structural defence of 7; Antitank, Demo or Bomb that hits it closes it for good.

rule-mission =
    Mission points are gained in the ways that the scenario names, or lie on tiles and count for whoever controls these.
    Who has as many as the goal asks for wins at once.

rule-antiair =
    The enemy removes that many Bombers from the game: from the hand, else the discard pile, else the deck.
    If there are fewer, all of them go; if there is none, your Antiair card may return to your supply.

rule-assault =
    Take a movement action of this card; then you may take a combat action of it.
    The movement must be possible, and if a mine or a watch ends it, the Assault ends with it.

rule-reposition =
    Take a combat action of this card; then you may take a movement action of it.
    The combat action must be possible.

rule-explore =
    Set aside a Fog of War from your hand and draw a card, as Recon does; then the unit may Scout up to that many tiles.
    You need a Fog of War in hand to do it.

rule-force =
    Choose up to that many other cards in your play area, one after the other, and take an action of each, upgraded ones too.
    Never an Inspire or Force action, and no card twice.
    When all are done, the counters of the chosen cards are suppressed; vehicles are not.

rule-overwatch =
    Put the marker of this Machine Gunner on any tile, or move it to another.
    When an enemy on foot is about to move onto that tile, the unit fires Suppress 3 at it; who is suppressed does not get there.
    The marker is removed when the Machine Gunner moves, suffers a casualty, or is suppressed or routed.

rule-smoke =
    Put smoke on the unit's tile: it adds 2 to the defence of every unit there, besides cover and range.
    Not against mines and Demo, and not for buildings or tunnels.
    One marker a tile, two for each unit in a game; they stay.

rule-support =
    Take up to that many cards from your supply into your hand, and play them this turn if you like; never Fog of War.
    If one of them belongs to a routed unit, that unit is no longer routed.

rule-area-suppress =
    Choose a tile in reach. Every enemy unit there that is no vehicle is attacked like by Suppress, one after the other.
    Whoever is hit is suppressed; nobody loses a card.

rule-demo =
    An attack on an enemy vehicle, a building or a tunnel, with the range added but neither cover nor smoke.
    The first number is the dice against a vehicle, the second against a building or a tunnel.

rule-flame =
    An Attack. Whoever is hit loses a card, and you may then move that unit to an adjacent tile with a marker of its own side.
    If it was suppressed, it is readied by the move; no mine and no watch harms it, and it is moved only once.


## Where other games have another rule

rule-turn-city =
    The side with the initiative takes its whole turn first, then the other side does.
    At its very start you may withdraw, which gives the enemy the victory.
    Then you play cards from your hand one at a time, each for one of its actions, to ready its suppressed unit, or to hunker down.
    End the turn whenever you like: the cards you played and those still in your hand all go to your discard pile.

rule-ready-city =
    A suppressed unit cannot act: play one of its cards to ready it instead of taking an action.
    The action Ready turns one of your suppressed counters, a routed one too, to its ready side; with a squad's letter only one of that squad.
    Hunkering down does not make a unit ready.

rule-spawn-city =
    A combat card whose counter is off the board brings it in as it takes an action: beside a Rifleman of the same squad, or beside any of yours if it has no squad.
    The Rifleman may be suppressed or routed. A vehicle joins one on a tile that vehicles can enter.
    The action then follows from that tile in the same play; without such a Rifleman there is none.

rule-casualty-city =
    A unit that is hit loses one card to its owner's casualty pile, face down.
    It comes from the play area, else the hand, else the discard pile, else the deck; where several fit in one place, the owner chooses.
    The enemy may count that pile, but not look at it.
    With no card left in any of them the unit is routed; cards in the supply are never touched.

rule-victory-city =
    Each side wins by a goal of its scenario: to control objective points, to rout units, to gain or control mission points, to occupy tiles.
    Unless the scenario says otherwise, it also wins when all enemy Riflemen on the board are routed.
    Victory is checked after every change and ends the game at once; if both would win together, the side whose turn it is wins.
    After 40 rounds in a row in which nothing but cards has changed the game is a draw, unless both sides want to play on; in a campaign the holder of the initiative wins it.

rule-odds-city =
    Total defence = the number on the target's counter + the cover of its tile + the range in tiles + 2 for smoke.
    A building has a higher cover against attackers on other tiles, and a fortified tile one for whoever controls it: the highest that applies counts.
    Roll as many ten-sided dice as the action's number: the attack hits if any die equals or beats the total, and a 0 always hits.
    So one die hits with 11 minus the total chances in ten, and never with fewer than one in ten.

rule-move-city =
    Move the unit up to that many tiles, one adjacent tile at a time; through an open tunnel to the tile of any other.
    Every tile it enters must carry your marker, scouted or controlled; vehicles enter no impassable ones and no tunnels.
    Enemies do not block the way, but their mines and those who keep watch may stop it.

rule-guide-city =
    Choose one of your counters on the board, neither suppressed nor routed, and move it up to that many tiles; with a squad's letter only one of that squad.
    Every tile it enters must carry your marker, scouted or controlled; vehicles enter no impassable ones.
    An Antitank Gun cannot be guided.

rule-bolster-city =
    Take up to that many cards from your supply into your discard pile; they reach your hand after the next reshuffle.
    Where the action names a squad, only cards of that squad may be taken.
    If one of them belongs to a routed unit, that unit is no longer routed.
    Fog of War is never bolstered.

rule-control-city =
    The unit takes control of its tile: your marker there is turned to its controlled side, and the tile's points are yours.
    Your marker must already be on the tile.
    If the enemy controlled the tile, their marker goes back to scouted.
    It is forbidden only when the enemy controls the tile and has a unit on it that is not routed.

rule-inspire-city =
    Choose up to that many other cards in your play area, one after the other, and take an action of each, as if you played it once more.
    Never an upgraded action, marked +, and never an Inspire or Force; no card twice.
    Where the action names a squad, only cards of that squad may be chosen.
    Its unit must be able to act: a suppressed one is not.

rule-mine-city =
    Lay up to that many mines on edges of the unit's tile, either side up: against personnel or against vehicles.
    An edge holds one mine, whoever's it is, and a unit lays four in a game.
    An enemy who would cross is attacked first with 1 die, without cover, range or smoke: after a casualty it stays where it was, its action ends and the mine is spent; else the mine stays.

rule-antitank-city =
    An attack on an enemy vehicle, a building or a tunnel.
    A vehicle is hit by reaching its armour plus cover, range and smoke; a building or a tunnel by reaching its structural defence plus the range.
    The first number is the dice against a vehicle, the second against a building or a tunnel.

rule-bomb-city =
    Choose any tile. Every unit there that is no vehicle, your own too, and a building or tunnel are attacked, one after the other.
    Cover and smoke count for units, range does not; a building that is damaged shows its new face for the attacks that follow.
    The first number is the dice against units, the second against a building or a tunnel.

rule-grenade-city =
    Choose a tile in reach. Every enemy unit there that is no vehicle is attacked, one after the other; your own are safe.
    Cover, range and smoke count as for an Attack.

rule-attack-city =
    Choose an enemy counter in reach that is no vehicle and roll as many dice as the action's number.
    The attack hits if any die equals or beats the target's defence + cover + range, and smoke; a 0 always hits.
    A hit causes one casualty, however many dice succeed.

rule-suppress-city =
    Choose an enemy counter in reach that is no vehicle and roll as for an Attack.
    A hit causes no casualty: the unit is turned to its suppressed side, and one of its cards must be played to ready it.
    A unit already suppressed may be shot at again, to no effect.


## What explains itself

# A place of the city: its name, its number, the face that is up.
about-place-of-city = { $name }, { $tile } (face { $face })
about-tank-city = A vehicle with armour. Only Antitank, Demo and mines against armour can hit it: a die must reach its armour plus what the tile and the range add.
about-played-city = What you have played this turn. Inspire and Force can let a card from here act once more.
about-removed-title-city = Fallen and set aside
about-removed-city = The casualty pile, which only its owner may look at; and Fog of War and Bombers that are out of the game.
about-supply-city = Cards set aside: they are not in your deck until Bolster or Support brings them in. Everyone may look.
now-building = Building: cover { $building } against attackers on other tiles, { $cover } against those on the same one.
now-fortified = Fortified: cover { $cover } for units of the side that controls it.
now-structural = Antitank, Demo and Bomb can damage it: a die must reach { $defence } plus the range.
now-smoke = Smoke: adds 2 to the defence of every unit here, but not against mines and Demo.
now-tunnel-open = An open tunnel: units on foot can go from here to any other.
now-tunnel-destroyed = The tunnel here is destroyed.
now-watched = { FORM($unit, "The") } keeps watch over it: Suppress 3 at every enemy on foot who is about to enter.
now-mission-here =
    { $points ->
        [one] 1 mission point lies here, for whoever controls the tile.
       *[other] { $points } mission points lie here, for whoever controls the tile.
    }
now-gains =
    { $points ->
        [one] { FORM($side, "The") }: 1 mission point at the end of every round in which they control it.
       *[other] { FORM($side, "The") }: { $points } mission points at the end of every round in which they control it.
    }
now-to-occupy = { FORM($side, "The") } must occupy it.
now-rough-city = Impassable: no vehicle enters.
# $outside: the cover against attackers on other tiles
now-defends-city =
    Here: defence { $defence }, cover { $cover }{ $walls ->
        [no] { "" }
       *[yes] { " " }({ $outside } against attackers on other tiles)
    }{ $smoke ->
        [0] { "" }
       *[other] , smoke { $smoke }
    }, plus the range.
now-armoured-city =
    Here: armour { $defence }, cover { $cover }{ $walls ->
        [no] { "" }
       *[yes] { " " }({ $outside } against attackers on other tiles)
    }{ $smoke ->
        [0] { "" }
       *[other] , smoke { $smoke }
    }, plus the range; against Demo neither cover nor smoke. It is never suppressed.
now-is-routed = Routed: { FORM($unit, "the") } is out of action until Bolster or Support takes one of its cards from the supply. Whoever hits it may move it.
now-keeps-watch = Keeps watch over { FORM($tile, "the") }.
now-razed-city = Destroyed by { FORM($side, "the") }.
# $grade: regular, reserve or upgraded; $code: the designation
now-soldier =
    { $grade ->
        [reserve] This is { $name }, { $code }: a reserve, weaker in one thing than the regular card.
        [upgraded] This is { $name }, { $code }: upgraded, stronger in one thing than the regular card.
       *[regular] This is { $name }, { $code }.
    }
now-off-board-city = { FORM($unit, "The") } is off the board: with an action of this card it arrives beside one of your Riflemen.
now-arrives-city = { FORM($unit, "The") } is off the board and arrives beside one of your Riflemen first.
now-is-suppressed-city = Suppressed: one of the cards of { FORM($unit, "the") } must be played to ready it.
now-readies = It could ready { $things }.
now-smoke-left =
    { $count ->
        [0] No smoke is left to lay.
        [one] One smoke marker is left to lay.
       *[other] { $count } smoke markers are left to lay.
    }
now-over-mines-city = Past mines and those who keep watch, with the chance to be stopped: { $things }.
now-mine-personnel-city = A mine against personnel: 1 die at any enemy on foot before he crosses.
now-mine-armour-city = A mine against armour: 1 die at any enemy vehicle before it crosses.
now-mines-own-city = It is yours: your own side never sets it off.
now-mines-of-city = It belongs to { FORM($side, "the") }, who never set it off.
