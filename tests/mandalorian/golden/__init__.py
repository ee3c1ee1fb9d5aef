"""Whole games of the missions, written down."""
