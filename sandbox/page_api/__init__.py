"""What the page talks to: a socket with events, and requests that read and act as a person."""
