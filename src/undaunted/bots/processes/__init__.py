"""More processes for one search, and what goes between them."""
