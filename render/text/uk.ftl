# Слова на картинках усіх ігор

picture-seat = Місце { $number }
picture-won = Перемагає { $name }
