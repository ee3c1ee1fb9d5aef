"""Screen parts shared by every game; a game's own board builds on them."""
