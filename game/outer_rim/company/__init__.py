"""Jobs with partners, robberies, company, and looks at the secrets of others (UB-092 to UB-096)."""
