## The browser: what all its pages say

web-title = Undaunted
web-close = Close
web-retry = Try again
web-to-lobby = To the lobby
web-to-rules = Rules
web-loading = Unfolding the map…
web-language = Language
web-language-en = English
web-language-fr = Français
web-table-light = Light table
web-table-dark = Dark table

## When something is the matter

web-trouble-offline-title = No word from the server
web-trouble-offline-text = It does not answer. Is it running, and are you connected? Your games are kept safe there.
web-trouble-odd-title = That was not understood
web-trouble-odd-text = The server gave an answer that this page does not understand. Loading it again may help.
web-trouble-broken-title = This page has stumbled
web-trouble-broken-text = Something went wrong in this page, not in your game: it is safe on the server. Load the page again to go on.
web-trouble-nowhere-title = Off the map
web-trouble-nowhere-text = There is nothing at this address.
web-trouble-gone-title = This table is gone
web-trouble-gone-text = There is no table at this address, or no longer.
web-trouble-full-title = Every seat is taken
web-trouble-full-text = Somebody was faster. You are welcome to watch.
web-trouble-over-title = This game is over
web-trouble-over-text = You came after the last shot. The replay shows how it went.
web-trouble-else-title = Somebody else’s seat
web-trouble-else-text = This browser does not hold the key to that seat. You are welcome to watch.
web-trouble-key-title = This invitation does not fit
web-trouble-key-text = The link is not complete, or it has been used already. Ask for a new one.
web-trouble-running-title = The game still runs
web-trouble-running-text = This opens when the game is over.
web-trouble-seated-title = You already sit here
web-trouble-seated-text = This browser holds a seat at this table. For a second player, open the link in another browser.
web-trouble-busy-title = One moment
web-trouble-busy-text = The server has its hands full. Try again in a little while.
