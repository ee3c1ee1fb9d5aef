"""Tests of the expansion Unfinished Business."""
