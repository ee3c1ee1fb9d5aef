"""Reasons why an intent is impossible now, in a sentence with figures and clause."""
