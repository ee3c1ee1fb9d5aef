"""Content packs: reading them, the player's own, and what is wrong with them."""
