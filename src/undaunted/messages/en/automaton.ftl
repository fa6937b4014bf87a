### Solo play: what the automated opponent does by itself.


## Buttons and questions

button-roll = Roll a die
button-stop-order = No more of this card
prompt-order = What does { FORM($card, "the") } do?
option-deck = Bolster from deck { $deck } ({ $left } left)
rule-solo =
    The opponent plays by itself. It has no hand: the top card of its deck is its bid, and stays in its play area if it wins.
    On its turn it lines up three cards in order of initiative, four if it is hard, and does with each what its solo card says.
    Who is suppressed is readied instead; a Fog of War is discarded.
    It loses cards from its discard pile, then its deck, then its bolster decks. While you have the initiative, each hit that costs a card also costs a card of that unit on its next turn.


## Refusals

reason-deck-of-automaton = The bolster decks are the automated opponent's: choose from your own supply.


## The log

event-bid-kept = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] keeps
       *[plural] keep
    } { FORM($card, "the") } in the play area.
event-lined-up = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] lines
       *[plural] line
    } up: { $cards }.
event-flipped = { FORM($card, "The") }, set aside before, is turned over.
event-tagged = { FORM($unit, "The") } is marked: it will cost a card of the next turn.
event-tag-paid =
    { FORM($unit, "The") } was hit before: { $paid ->
        [yes] { FORM($card, "the") } is discarded.
       *[no] no card of it is there to be discarded.
    }
event-fog-passed = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] discards
       *[plural] discard
    } a Fog of War.
event-set-aside = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] sets
       *[plural] set
    } a card aside, face down.
event-rolled = { FORM($seat, "The") } { FORM($seat, "number") ->
        [singular] rolls
       *[plural] roll
    } a { $die }.
event-resolved =
    { $again ->
        [yes] { FORM($card, "The") } has been resolved once, and will be again.
       *[no] { $readied ->
            [yes] { FORM($card, "The") } was suppressed: the card readied the unit, and no more.
           *[no] { FORM($card, "The") } has been resolved.
        }
    }
event-turned = { FORM($card, "The") } is turned sideways, and will be resolved twice.


## At the table

# $deck: a squad's letter, or `command`.
deck-name = Bolster deck { $deck }
deck-command = Command
deck-support = Support
deck-raiders = Raiders
about-bolster-deck = Cards that the solo opponent brings in when it bolsters, the top one first. Face down and shuffled.
about-line-title = Line of cards
about-line = The cards of the solo opponent's turn: it resolves them from left to right, the highest initiative first.
about-face-down-title = Set aside
about-face-down = Drawn for Recon: it lies face down until the solo opponent's next turn, and joins the line then.
about-tags-title = Marked units
about-tags = Hit while you had the initiative: each marker costs the solo opponent one card of that unit on its next turn.


## The terminal

title-line = Line
screen-face-down = face down
input-why = w why
key-why = w: why the solo opponent did what it did in its last turn
legend-tagged = A unit of the solo opponent with a plus (RA+) was hit: it costs a card on its next turn.
title-why = Why?
why-none = The solo opponent has resolved no card yet, or nobody plays alone.
