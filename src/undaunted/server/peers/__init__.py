"""Several processes that share one store: each plays the tables it holds, and knows the way to all others.

    routing.py      which table or campaign an address names
    forwarding.py   what another process has to answer is handed on to it
    passing.py      how: requests and sockets as they came
    door.py         where the other processes come in, and what they may ask
    peers.py        being one of several: signs of life, taking over from the dead, starting again when taken for dead
"""
