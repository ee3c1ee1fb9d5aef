"""Tests of the screens of Outer Rim."""
