"""Encounters on the stage of Edge: zones, tokens, lights and motion."""
