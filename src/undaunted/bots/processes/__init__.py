"""More processes for one search.

crew     those that a bot hires, as it sees them: gives them positions, adds up their findings
worker   what runs in such a process
pipe     what goes through the pipes between them; the server's thinkers use it too
"""
