"""What every test needs."""

import os
import signal

from hypothesis import settings

# Whoever runs in the background ignores Ctrl-C, and so does what it starts: tests that press it would wait.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Both speeds run the same tests, and the interpreted one is slow: time limits would only make them flaky.
settings.register_profile("dev", deadline=None)
# In CI a failure must be the change's fault, not the day's luck.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
