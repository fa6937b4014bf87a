"""From the text of a solo card to its tree."""
