"""Tests of Free Captain."""
