"""The chapters of a scenario's table, each filled by a file of its own."""
