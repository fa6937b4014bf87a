"""Tables in PostgreSQL, for several servers at once; imported only where a host wants it.

What is asked and written is the same as of a SQLite file (`queries.py` and its neighbours). Here is what
differs: the connection, the schema, and who plays which table.
"""
