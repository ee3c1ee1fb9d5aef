"""Setting up Edge."""
