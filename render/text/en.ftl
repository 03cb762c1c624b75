# Words that stand in every game's pictures

picture-seat = Seat { $number }
picture-place = { $place }
picture-won = { $name } wins
picture-nobody-won = Nobody wins
picture-more = and { $count } more
