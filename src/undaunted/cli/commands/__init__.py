"""The commands of the command line, a file each, and what several of them share."""
