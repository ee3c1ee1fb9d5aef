"""The cards of Edge."""
