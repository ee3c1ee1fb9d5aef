"""Everything printed: cards, boards, tokens and their pictures."""
