"""What the keywords of a card come to: which action is ordered, and how its questions are answered."""
