"""Facts worked out for the table of Outer Rim."""
