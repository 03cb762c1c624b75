"""What is said of choices before they are made: what they cost and bring, what is there, and what cannot be had."""
