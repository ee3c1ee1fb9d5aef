"""Cards, boards, tokens and their pictures."""
