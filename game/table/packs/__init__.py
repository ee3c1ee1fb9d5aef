"""Content packs: loading, the player's own packs, and messages about their problems."""
