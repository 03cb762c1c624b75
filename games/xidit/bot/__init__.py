"""The bot that fills a seat."""
