"""What several games need, without a special case for any of them."""
