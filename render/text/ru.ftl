# Слова на картинках всех игр

picture-seat = Место { $number }
picture-won = Побеждает { $name }

# Кнопки страниц

picture-page-map = Карта
picture-page-seats = Игроки
picture-page-tracks = Шкалы
picture-page-market = Рынок
picture-page-mat = Мой планшет
picture-page-cards = Карты
picture-page-legend = Обозначения
picture-page-all = Всё сразу
