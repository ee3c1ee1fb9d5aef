"""The log of Outer Rim as a story."""
