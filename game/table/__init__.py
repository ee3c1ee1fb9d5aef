"""Code shared by all games. No pygame and no specific game in here."""
