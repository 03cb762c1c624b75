"""`make soak`: bot and sandbox in processes of their own, people who play all games at once, and everything that can go
wrong going wrong; afterwards what was promised is looked at."""
