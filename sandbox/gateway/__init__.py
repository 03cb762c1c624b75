"""The gateway: identify, heartbeat, events with sequence numbers, resume with replay."""
