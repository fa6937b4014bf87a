"""Movement and support actions."""
