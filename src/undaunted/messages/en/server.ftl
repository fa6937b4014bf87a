### What the server says: refusals, and a few sentences beside the game.

## Refusals, by code

refused-bad-message = This could not be understood: { $what }
refused-bad-token = That is not the key to a seat of this table.
refused-bad-invitation = This invitation does not fit any seat of this table.
refused-bad-name = A name has up to { $most } letters, digits and signs that can be seen.
refused-busy = The server cannot do this right now. Try again in a moment.
refused-failed = Something went wrong in the server. It has been noted there.
refused-full = All seats of this table are taken. You can watch.
refused-gone = This table cannot be played any more: { $why ->
    [content] the scenario has changed since it was opened, and what it was opened with was not kept.
    [missing] its scenario is no longer there, and what it was opened with was not kept.
    [rules] it was opened under a version of the rules that this server does not know.
    [damaged] what was kept of its scenario is damaged.
    *[journal] its record does not hold.
}
refused-illegal = That cannot be done now.
refused-invited-only = This seat is kept for somebody with an invitation.
refused-method = This address cannot be used in that way.
refused-no-bot = There is no bot that may be called { $bot } here. One thinks for a second at most, in one process.
refused-no-guide = There is no guided game called { $guide }.
refused-no-page = There is nothing at this address.
refused-no-scenario = There is no scenario called { $scenario }.
refused-no-seat = There is no seat called { $seat } at this table.
refused-no-table = There is no such table. Its link may be cut short.
refused-not-joined = Join a table first.
refused-not-yours = That seat is not yours.
refused-key-expired = This link has expired. Have a new one made on the device you play on.
refused-key-unknown = This link fits no seat of this table. It may be cut short.
refused-key-used = This link has been used already. Have a new one made on the device you play on.
refused-no-advice = Advice is off at this table: people play each other here, and not everybody agreed to it.
refused-only-here = This is told only to the computer on which the server runs.
refused-rematch-offered = A rematch is waiting for you already.
refused-over = The game is over.
refused-running = The game still runs. Its log can be read when it has ended.
refused-stale = The table has moved on meanwhile. Look again and choose.
refused-taken = Somebody sits on this seat already.
refused-too-big = That is more than this server reads at once.
refused-too-fast = Not so fast. Try again in a moment.
refused-too-many-undos = So much has been taken back at this table that nothing more can be. Play on: every decision that stands allows for another.
refused-journal-full = This game has gone on for so long that no more of it is kept. It can only be given up.
refused-too-many-tables = { $most } tables opened from here are not finished yet. Finish or leave one first.
refused-no-talk = There is no talk at this table.
refused-talk-empty = Say something: this line is empty.
refused-talk-not-text = There is nothing in this line that could be read. Only plain text can be said.
refused-talk-over = The game ended a while ago. What was said can be read, and no more be added to.
refused-talk-too-fast = Not so fast: this was not said. Try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
refused-talk-too-long = A line has { $most } characters at most, and this one { $count }.
refused-talk-watching = Whoever watches reads along. Only those who sit at the table can speak.
refused-bad-number = This is not the number that was promised for this seat.
refused-still-here = Whoever is waited for is here: the number will come.
refused-waiting = Not everybody has sat down yet.

## Beside the game

# $seats: the sides whose seats are free
server-waits-for-people =
    { $count ->
        [one] Waiting for somebody to play { $seats }.
       *[other] Waiting for people to play { $seats }.
    }
server-waits-for-numbers = Waiting for { $seats }: the cards are dealt when everybody’s number for the dice is there.
server-may-pick = This can be picked.

## The command

serve-listening = Undaunted is served at { $address } (Ctrl-C ends it)
serve-taken = port { $port }: found in use by another program, expected a free one: try --port { $next }
serve-no-host = { $host }: found no such address on this machine, expected one of its own, such as 127.0.0.1
serve-one-file = --processes: found a file, which one server has for itself, expected --store postgresql://…
