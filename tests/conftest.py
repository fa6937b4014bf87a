"""What every test needs."""

import os

from hypothesis import settings

# Both speeds run the same tests, and the interpreted one is slow: time limits would only make them flaky.
settings.register_profile("dev", deadline=None)
# In CI a failure must be the change's fault, not the day's luck.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
