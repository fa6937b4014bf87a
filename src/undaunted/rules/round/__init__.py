"""The round: drawing, bidding, taking turns, playing a card."""
