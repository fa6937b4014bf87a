"""Random legal play over scenarios and generated packs, looking for anything that should never happen."""
