"""What the keywords of a card come to in a position: which action is ordered, and how its questions are answered."""
