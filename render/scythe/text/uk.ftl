# Коса: слова лише для картинок

scythe-picture-turn = Хід { $number }
scythe-picture-most-stars = зірок у лідера: { $count } із 6
scythe-picture-tile = Бонус споруд
scythe-picture-acts = Діє { $name }
scythe-picture-battle = Бій: { $place }
scythe-picture-waiting =
    { $count ->
        [one] чекаємо на { $count } гравця
       *[other] чекаємо на { $count } гравців
    }
scythe-picture-popularity = Популярність
scythe-picture-power = Сила
scythe-picture-triumphs = Шкала тріумфу
scythe-picture-decks = Колоди
scythe-picture-hand = Ваша рука
scythe-picture-score-coins = Монети
scythe-picture-score-stars = Зірки
scythe-picture-score-territories = Землі
scythe-picture-score-resources = Товари
scythe-picture-score-structures = Споруди
scythe-picture-score-total = Разом
