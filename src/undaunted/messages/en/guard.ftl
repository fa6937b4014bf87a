### What stands at the server's door: refusals before any table is reached, and the page without a client.

guard-bad-host = This server is not known by that name. Open it by the address it printed when it started.
guard-bad-origin = A page of another site may not do this.
guard-too-big = That is more than this server reads at once.
guard-too-fast =
    Too many requests at once. Try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
guard-too-fast-message = Not so fast: this was not done. Try again in a moment.
guard-too-many = Too many connections are open. Close one, or try again in a little while.
guard-metrics-local = The figures of this server can be read on its own machine only.
guard-only-get = This address can only be read.
guard-not-found = There is nothing at this address.
guard-unbuilt-title = Undaunted is running
guard-unbuilt = The server is up, but its pages have not been built. In the project's folder this builds them and starts a game:
