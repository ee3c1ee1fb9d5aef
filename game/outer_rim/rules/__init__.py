"""The rules of Outer Rim, one module for each part of the rulebook."""
