"""The end of Edge, its story and its records."""
