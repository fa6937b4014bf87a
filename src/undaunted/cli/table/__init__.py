"""The game in the terminal: who sits down, what they are asked, told and shown, and how it ends."""
