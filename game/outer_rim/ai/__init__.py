"""The AI deck of the rulebook, and games as a seat may imagine them."""
