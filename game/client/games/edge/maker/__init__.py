"""Making heroes of one's own."""
