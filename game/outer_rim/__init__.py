"""Outer Rim: content models, state, and one module for each part of the rules."""
