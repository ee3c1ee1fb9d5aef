"""What every game on this table shares on the screen; a game's own board builds on it."""
