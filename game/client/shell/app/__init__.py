"""The application: the loop, errors, reports, the audit of layouts, and the rules help."""
