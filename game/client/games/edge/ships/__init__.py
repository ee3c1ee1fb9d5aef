"""Battles of ships on the stage of Edge."""
