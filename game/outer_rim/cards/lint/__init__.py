"""Checks of content that the models cannot make."""
