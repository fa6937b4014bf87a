"""The solo opponent of Enemy Unknown: its cards as texts, what their words mean, and how they are resolved."""
