"""Campaigns on a server: who plays them, what each is shown, and where their games are played."""
