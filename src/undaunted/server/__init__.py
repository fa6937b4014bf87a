"""The game over the network: tables, live play by WebSocket, and their keeping. `serve` starts it."""
