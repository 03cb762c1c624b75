# Слова на картинках усіх ігор

picture-seat = Місце { $number }
picture-won = Перемагає { $name }

# Кнопки сторінок

picture-page-map = Мапа
picture-page-seats = Гравці
picture-page-tracks = Шкали
picture-page-market = Ринок
picture-page-mat = Мій планшет
picture-page-cards = Карти
picture-page-legend = Позначення
picture-page-all = Усе одразу
