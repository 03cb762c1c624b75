# Слова на картинках усіх ігор

picture-seat = Місце { $number }
picture-place = { $place }
picture-won = Перемагає { $name }
picture-nobody-won = Не переміг ніхто
picture-more = і ще { $count }
