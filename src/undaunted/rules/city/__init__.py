"""What only the embattled city has: faces of tiles, routing, hazards on the way, orders given once more."""
