# Слова на картинках всех игр

picture-seat = Место { $number }
picture-won = Побеждает { $name }
