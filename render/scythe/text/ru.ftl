# Серп: слова только для картинок

scythe-picture-turn = Ход { $number }
scythe-picture-most-stars = звёзд у лидера: { $count } из 6
scythe-picture-tile = Бонус за здания
scythe-picture-acts = Действует { $name }
scythe-picture-battle = Бой: { $place }
scythe-picture-waiting =
    { $count ->
        [one] ждём { $count } игрока
       *[other] ждём { $count } игроков
    }
scythe-picture-popularity = Популярность
scythe-picture-power = Сила
scythe-picture-triumphs = Шкала триумфа
scythe-picture-decks = Колоды
scythe-picture-hand = Ваша рука
scythe-picture-score-coins = Монеты
scythe-picture-score-stars = Звёзды
scythe-picture-score-territories = Земли
scythe-picture-score-resources = Товары
scythe-picture-score-structures = Здания
scythe-picture-score-total = Всего
