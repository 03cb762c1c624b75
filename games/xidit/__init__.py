"""Lords of Xidit: heroes with planned orders, hidden hoards, and three assessments that eliminate."""
