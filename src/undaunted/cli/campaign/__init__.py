"""A whole campaign in the terminal: its file, its pages, and the desk between two games."""
