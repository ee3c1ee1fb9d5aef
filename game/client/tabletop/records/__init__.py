"""Records, honors and saved games."""
