"""More processes for one search.

crew      the worker processes of a bot, as the bot sees them: hand out positions, add up findings
worker    the program of such a process
pipe      the messages between them; the server's thinkers use it too
spawning  how every child process of the package is started
"""
