"""What is done before anybody waits."""

import subprocess
import sys

SAID = """
import gc
import undaunted.messages as messages
from undaunted.server.warming import warm_up
warm_up()
print(messages._texts.cache_info().currsize == len(messages.languages()), gc.get_freeze_count() > 10_000)
young, older, oldest = gc.get_threshold()
print(young <= 1_000, young * older * oldest >= 5_000_000)
"""


def test_all_words_are_read_and_nothing_that_stays_is_looked_through_again() -> None:
    """And what is new often, a little at a time: nobody is answered meanwhile.

    In a process of its own: it changes how the whole process looks after its memory.
    """
    done = subprocess.run([sys.executable, "-c", SAID], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True"] * 4
