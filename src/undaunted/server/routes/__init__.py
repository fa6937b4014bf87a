"""What is asked over HTTP: one file for each thing that can be asked about."""
