# Words that stand in every game's pictures

picture-seat = Seat { $number }
picture-won = { $name } wins
