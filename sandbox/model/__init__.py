"""Discord's objects in Discord's own shapes: encoding one gives the payload a client expects."""
