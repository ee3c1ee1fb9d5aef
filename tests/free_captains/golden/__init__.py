"""Whole games of Free Captain, written down."""
