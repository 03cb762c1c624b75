# Слова на картинках всех игр

picture-seat = Место { $number }
picture-place = { $place }
picture-won = Побеждает { $name }
picture-nobody-won = Не победил никто
picture-more = и ещё { $count }
