## The browser: fair play, other devices, sound, and what comes after a game

## An invitation

web-fair-copied = The link is in your clipboard.
web-fair-copy = Copy link
web-fair-invitation = Invitation link
web-fair-invite-text = A secret that works once: send it to whoever is to take this seat.
web-fair-qr-show = Show as a QR code
web-fair-qr-hide = Hide the QR code
web-fair-qr-invitation = QR code of the invitation
web-fair-local = “localhost” means this computer: the link works on it and nowhere else.
web-fair-local-open = Others on your network use this address instead.
web-fair-local-closed = Nobody else can come in yet. Stop the server and start it so; the table stays, and a link for others appears here:
web-fair-local-firewall = If it does not open there, a firewall on this computer may be in the way. For friends elsewhere, see “Serving games” in the documentation.
web-fair-address = Address

## A seat on another device

web-fair-carry = Play on another device
web-fair-carry-text = Scan this with your phone or tablet, or open the link there. It takes your seat along, hand and all, so show it to nobody. You can go on playing here, too.
web-fair-carry-once = It works once, for { $minutes } minutes.
web-fair-carry-qr = QR code that takes your seat along
web-fair-carry-link = Link that takes your seat along
web-fair-carry-used = The link is only good for one device. Make another for the next one.
web-fair-carry-new = Make a new one
web-fair-take-title = Play on here
web-fair-take-text = This takes your seat at the table along to this device. The other one keeps it as well.
web-fair-take = Take my seat
web-fair-take-have = You sit at this table in this browser already.

## Advice among people

web-fair-advice-off = Advice is off: you are playing against people, and not everybody at this table agreed to it. Whoever opens a table can propose it there.
web-fair-advice-propose = Allow advice for everybody at this table
web-fair-advice-propose-text = Whoever takes a seat is told, and agrees by sitting down. Otherwise there is none.
web-fair-advice-agree = Advice is allowed at this table, for everybody. Taking the seat, you agree to that.
web-fair-advice-none = There is no advice at this table: everybody plays by their own wits.

## Sound and notices

web-fair-sound = Sound
web-fair-vibration = Vibration
web-fair-notice = Notify me
web-fair-on = On
web-fair-off = Off
web-fair-notice-ask = When it is my turn
web-fair-notice-denied = Your browser does not let this page notify you. You can allow it in the browser’s settings for this site.
web-fair-notice-insecure = Browsers allow notices only at https addresses and on this computer.
web-fair-notice-text = While this page is in the background.
web-fair-notice-turn = It is your turn
web-fair-notice-over = The game is over

## After a game

web-fair-points = Points, round by round
web-fair-chart = { $side } went from { $first } to { $last } points in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
web-fair-round-short = R{ $round }
web-fair-to-round = Go to round
web-fair-luck = The dice
web-fair-luck-side = { $side }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
} from { $shots ->
    [one] one attack
   *[other] { $shots } attacks
}
web-fair-luck-expected = expected
web-fair-luck-none = no attacks
web-fair-luck-good = { $by } more than luck owed them
web-fair-luck-bad = { $by } fewer than luck owed them
web-fair-luck-even = just what was to be expected
web-fair-losses = Losses
web-fair-losses-side = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}, { $units ->
    [0] no counter
    [one] one counter
   *[other] { $units } counters
}
web-fair-lucky = Against the odds
web-fair-stroke = { $text } ({ $percent } %)
web-fair-look-again = See it in the replay
web-fair-again = Play again
web-fair-again-swapped = Again, other side
web-fair-next = Next: { $title }
web-fair-stronger = Against { $bot }, who is stronger
web-fair-weaker = Against { $bot }, who is weaker
web-fair-offered = { $name } would like to play again.
web-fair-offered-nameless = A rematch is offered to you.
web-fair-accept = Play the rematch
web-fair-offered-own = The rematch waits for the others.
web-fair-to-rematch = To the rematch
web-fair-offer-text = The others see your offer here, and when they come back.
web-fair-show-ending = How it ended
web-fair-aside = Look at the board
# Were the dice those that were promised?
web-fair-dice-title = Fair dice
web-fair-dice-text = All dice and draws come from a secret seed of the server, and from numbers that players mix in. This is its fingerprint, given before the first card; the seed itself is told when the game ends, so that anyone can check.
web-fair-verify = Were the dice fair?
web-fair-verify-text = This seed, with the numbers that were mixed in, made every roll and draw. Save the log and check it yourself:
web-fair-log-file = Save the log of this game
web-fair-dice-kept = { $rolls ->
    [0] The seed of this game is the one that was promised at the start (fingerprint { $hash }…).
    [one] The dice were those that were promised at the start (fingerprint { $hash }…): this browser worked out the one roll again. The cards drawn are checked by the command below.
   *[other] The dice were those that were promised at the start (fingerprint { $hash }…): this browser worked out all { $rolls } rolls again. The cards drawn are checked by the command below.
}
web-fair-dice-own = A number of your own was mixed in, so nobody can have chosen them.
web-fair-dice-others = Mixed in were numbers of: { $seats }.
web-fair-dice-alone = The server alone chose the seed.
web-fair-dice-undealt = The people at this table put numbers of their own into the dice before the cards are dealt.
web-fair-dice-broken = These are not the dice that were promised.
web-fair-dice-fault-fingerprint = At the start the server showed another fingerprint.
web-fair-dice-fault-reseeded = The seed was changed in the midst of the game.
web-fair-dice-fault-seed = The seed that is told now does not fit its fingerprint.
web-fair-dice-fault-number = Where your own number should stand, another one does.
web-fair-dice-fault-promise = Numbers that were promised before yours was told were changed afterwards.
web-fair-dice-fault-roll = A roll does not follow from the seed.
web-fair-dice-shown = Shown at the start:
web-fair-dice-now = Told now:
web-fair-deal = Deal without waiting
web-fair-deal-text = Each player’s browser puts a number into the dice, so that nobody can choose them. You can wait until it is here, or play without it.
web-fair-lost = Play without my number
web-fair-lost-text = Your browser promised a number for the dice, and this device does not have it. If another of your devices does, open the table there. Otherwise play without it: the game’s log will say that it was never told.

## Keys

web-fair-key-digits = choose a card, an action or a button, as numbered
web-fair-key-arrows = go about the board
web-fair-key-enter = choose what is marked
web-fair-key-tab = to the next thing
web-fair-key-space = Space
web-fair-key-undo = undo
web-fair-key-end-turn = end the turn
web-fair-key-stop = stop here
web-fair-key-hunker-down = hunker down
web-fair-key-log = what happened
web-fair-key-advice = advice
web-fair-key-rules = the rule behind the question
web-fair-key-talk = talk to the others
web-fair-key-menu = menu
web-fair-key-fit = the whole board
web-fair-key-pause = pause the film, or go on
web-fair-key-repeat = show the last turn again
web-fair-key-keys = this list
web-fair-key-skip = skip the film
web-fair-key-view = show the board as a list, or as a picture
web-fair-key-question = to the question
web-fair-key-close = close

## A draw that is near

web-fair-draw-in = { $rounds ->
        [one] Draw after this round
       *[other] Draw in { $rounds } rounds
    }
web-fair-draw-in-about = Nothing but cards has changed for a long time. Anything that changes on the board, in a supply or among the casualties puts an end to the count.
