"""Several processes that share one store: each plays the tables it holds, and knows the way to all others.

`routing.py` tells which table or campaign an address names, `forwarding.py` hands on what another process has
to answer, `passing.py` is how; `door.py` is where the others come in, and `peers.py` being one of several:
signs of life, taking over from the dead, starting again when taken for dead.
"""
