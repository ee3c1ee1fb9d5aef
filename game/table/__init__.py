"""What every game at this table shares. No pygame, and no game, in here."""
