"""Games to play, look at, take back, save and check; `undaunted` itself exports what most people need."""
