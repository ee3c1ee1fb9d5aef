"""The fonts of Rimward's packages, and those that stand in for letters they lack."""
