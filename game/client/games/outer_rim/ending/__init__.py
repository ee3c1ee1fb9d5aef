"""The end of Outer Rim, its story and its records."""
