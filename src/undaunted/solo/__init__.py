"""The solo opponent of Enemy Unknown: its cards as texts, what they mean, and how they are resolved."""
