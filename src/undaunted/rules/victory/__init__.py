"""Who has won, and who no longer can."""
