## Rules: what `?` shows. Short, exact, one sentence a line.

rule-bid =
    Both players choose one card from their hand in secret, then the two are revealed together.
    The higher initiative number takes the initiative, which means taking the first turn of this round.
    On a tie, whoever held the initiative keeps it.
    Both cards are discarded; Fog of War may be bid too, and a player with no card bids 0.

rule-turn =
    The side with the initiative takes its whole turn first, then the other side does.
    In your turn you play cards from your hand one at a time; each card is used for one of its actions or to hunker down.
    End the turn whenever you like: the cards you played and those still in your hand all go to your discard pile.
    Nothing in hand is kept for the next round.

rule-draw =
    At the start of a round each player draws four cards.
    When a card is due and your deck is empty, your discard pile is shuffled to make a new deck.
    Cards in the play area are never shuffled in.
    If deck and discard pile are both empty, nothing is drawn.

rule-stop =
    An action with "up to" a number may be ended early, even before doing anything.
    The card stays in the play area all the same.

rule-undo =
    You may take back decisions one by one, as far as the last die roll, card draw or reveal of your turn.
    What chance or your opponent has shown cannot be unseen, so undo never goes past it.

rule-hunker-down =
    Instead of taking an action, return the card to your supply.
    It is out of your deck until somebody bolsters it again.
    The unit does nothing: it is neither placed on the board nor readied.
    Fog of War cannot hunker down.

rule-ready =
    A suppressed unit cannot act.
    If you play its card for an action, the unit becomes ready instead; the action is not taken and the card goes to the play area.
    Hunkering down is allowed but does not make the unit ready.

rule-spawn =
    A combat card whose counter is off the board brings it back as it takes an action: place the counter, ready, on a tile with a spawn marker that serves it.
    The action then follows from that tile in the same play.
    Hunkering down places nothing.
    A counter removed by a casualty can return this way once its cards are bolstered again.

rule-fog-of-war =
    Fog of War clogs your deck: it can be bid for initiative and nothing else.
    You take one for each new tile you scout, and one when the enemy conceals, for as long as your supply has any.
    Only Recon removes it from the game; otherwise it is discarded at the end of your turn and comes round again.

rule-casualty =
    A unit that is hit loses one card from the game.
    Its owner searches the hand, then the discard pile, then the deck, and removes the first card of that unit found; with different cards to choose from in that place, the owner chooses.
    If the owner is the one taking the turn, the play area is searched before the hand.
    When no card is found, the counter leaves the board; cards in the supply are never touched.

rule-victory =
    Each side wins by the goal its scenario gives it: a number of objective points, pinning the enemy, escaping or neutralising.
    Victory is checked after every change and ends the game at once, even in mid-turn.
    If both sides would win at the same moment, the side whose turn it is wins.
    After 40 rounds in a row in which nothing but cards has changed the game is a draw, unless both sides want to play on; an announcement comes 10 rounds before.

rule-pin =
    A side is pinned while it has no Rifleman counter on the board.
    If your goal is to pin the enemy, that moment wins the game for you.
    Where both sides play for points and both are pinned together, the side with more objective points wins; a tie goes to the holder of the initiative.

rule-beyond-all-hope =
    A side that can no longer reach its goal by any means is beyond all hope.
    If its enemy has to pin or neutralise it, that enemy wins at once.
    Otherwise its enemy wins as soon as it is ahead on points; if that enemy is pinned or beyond hope too, more points wins, and a tie goes to the holder of the initiative.
    A side whose goal is to pin is never beyond hope.

rule-radio =
    While the side named by the scenario controls the radio tile, a unit of that side standing there may take Control again to make the tile worth 1 point more.
    There is no limit, and an enemy unit on the tile does not prevent it.
    The Control that first takes the tile adds nothing.
    Whoever controls the tile scores its whole value; the other side cannot raise it.

rule-odds =
    Total defence = the number on the target's counter + the cover of its tile + the range in tiles.
    Range is 0 on the same tile; a hill gives 3 cover, but only 1 against an attacker who is also on a hill.
    Roll as many ten-sided dice as the action's number: the attack hits if any die equals or beats the total, and a 0 always hits.
    So one die hits with 11 minus the total chances in ten, and never with fewer than one in ten.

rule-move =
    Move the unit up to that many tiles, one adjacent tile at a time.
    Every tile it enters must carry your marker, scouted or controlled.
    Enemies do not block the way, and any number of counters may share a tile.

rule-guide =
    Choose one of your ready counters on the board and move it up to that many tiles, one adjacent tile at a time.
    Every tile it enters must carry your marker, scouted or controlled.
    Guiding the Mortar removes your target marker.

rule-scout =
    Move the unit up to that many tiles, one adjacent tile at a time, onto any tiles.
    Each tile entered that lacks your marker gets one, scouted side up, and costs one Fog of War from your supply into your discard pile.
    When the supply has no Fog of War left, the marker is placed at no cost.

rule-stalk =
    Move the unit up to that many tiles, one adjacent tile at a time, onto any tiles, scouted or not.
    No marker is placed and no Fog of War is taken.

rule-bolster =
    Take up to that many cards from your supply into your discard pile; they reach your hand after the next reshuffle.
    Where the action names a squad, only cards of that squad may be taken.
    Fog of War is never bolstered.

rule-command =
    Draw up to that many cards, one at a time, and play them this turn like any others.
    You may stop after each card.
    If the deck runs out, the discard pile is shuffled into a new one; the play area is not.

rule-conceal =
    Your opponent takes a Fog of War from their supply into their discard pile.
    You may conceal even when they have none left; then nothing happens.

rule-control =
    The unit takes control of its tile: your marker there is turned to its controlled side, and the tile's objective points are yours.
    Your marker must already be on the tile.
    If the enemy controlled the tile, their marker goes back to scouted.
    It is forbidden only when the enemy both controls the tile and has a unit on it.

rule-inspire =
    Return up to that many combat cards from your play area to your hand; you may play them again this turn.
    Where the action names a squad, only cards of that squad may be returned.
    Command cards cannot be inspired, this card included.

rule-recon =
    Remove one Fog of War in your hand from the game, then draw a card.
    You need a Fog of War in hand to do it.
    If the deck is empty, the discard pile is shuffled first.

rule-target =
    Put your target marker on a tile three or more tiles away from your Mortar, or move it to another such tile.
    It must be a different tile from the one it marks now.
    The marker is removed when the Mortar moves or its counter leaves the board.

rule-attack =
    Choose any enemy counter on the board and roll as many dice as the action's number.
    The attack hits if any die equals or beats the target's defence + cover + range; a 0 always hits.
    A hit causes one casualty, however many dice succeed.

rule-suppress =
    Choose any enemy counter on the board and roll as for an Attack.
    A hit causes no casualty: the unit is turned to its suppressed side, and its next action only makes it ready.
    A unit already suppressed may be shot at again, to no effect.

rule-blast =
    Needs your target marker on the board, with at least one counter on its tile.
    Every counter on that tile, your own included, is attacked separately with as many dice as the action's number.
    The total defence is the counter's number + cover, with no range added; a hill gives 1 cover.
    Each hit causes one casualty.
