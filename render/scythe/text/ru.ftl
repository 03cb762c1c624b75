# Серп: слова только для картинок

scythe-picture-most-stars = Звёзд у лидера: { $count } из 6
scythe-picture-acts = Действует { $name }
scythe-picture-battle = Бой: { $place }
scythe-picture-waiting =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[other] Ждём { $count } игроков
    }
scythe-picture-popularity = Популярность
scythe-picture-power = Сила
scythe-picture-triumphs = Шкала триумфа
scythe-picture-decks = Колоды
scythe-picture-hand = Ваша рука
scythe-picture-score-coins = Монеты
scythe-picture-score-stars = Звёзды
scythe-picture-score-territories = Земли
scythe-picture-score-resources = Ресурсы
scythe-picture-score-structures = Здания
scythe-picture-score-total = Всего

# Pages
scythe-picture-round = Раунд { $number }
scythe-picture-bonus = Бонус: { $tile }
scythe-picture-dial = сила на диске
scythe-picture-can-pay = хватает: { $have } из { $cost }
scythe-picture-cannot-pay = есть { $have } из { $cost }
scythe-picture-deck-combat = карты боя
scythe-picture-deck-discard = сброс
scythe-picture-deck-encounters = встречи
scythe-picture-deck-objectives = цели
scythe-picture-deck-factory = Фабрика
scythe-page-hand = Рука
scythe-page-mats = Планшеты
scythe-short-nordic = Нордика
scythe-short-rusviet = Русвет
scythe-short-crimea = Крым
scythe-short-saxony = Саксония
scythe-short-polania = Полания
scythe-legend-land = Земли
scythe-legend-pieces = Фигуры
scythe-legend-signs = Числа
scythe-legend-makes-oil = Рабочие добывают нефть.
scythe-legend-makes-metal = Рабочие добывают металл.
scythe-legend-makes-wood = Рабочие заготавливают дерево.
scythe-legend-makes-food = Рабочие выращивают еду.
scythe-legend-makes-worker = Здесь появляются новые рабочие.
scythe-legend-makes-nothing = Ничего не производит. Пройти можно только со способностью меха.
scythe-legend-factory-means = Первый визит даёт карту Фабрики. В конце считается за три территории.
scythe-legend-character = Герой
scythe-legend-character-means = Сражается, носит ресурсы, участвует во встречах.
scythe-legend-mech = Мех
scythe-legend-mech-means = Сражается, возит рабочих и ресурсы.
scythe-legend-worker = Рабочий
scythe-legend-worker-means = Производит ресурсы и держит землю, но не сражается.
scythe-legend-structure = Здание
scythe-legend-structure-means = Удерживает территорию, на которой стоит.
scythe-legend-goods = Ресурсы
scythe-legend-goods-means = Ими владеет тот, кто контролирует территорию.
scythe-legend-encounter = Встреча
scythe-legend-encounter-means = Герой, пришедший сюда, берёт карту встречи.
scythe-legend-star = Звезда
scythe-legend-star-means = Чья-то шестая звезда завершает партию.
scythe-legend-tunnel = Туннель
scythe-legend-tunnel-means = Все туннели — соседи друг другу.
scythe-legend-printed = На карте
scythe-legend-river = Река
scythe-legend-river-means = Перейти её можно только со способностью, иначе — в обход.
scythe-legend-base = База
scythe-legend-base-means = Здесь начинает герой, сюда отступают проигравшие бой. Это не территория.
scythe-page-signs = Фигуры и числа
scythe-legend-power = Сила
scythe-legend-power-means = Тратится на диске в бою.
scythe-legend-popularity = Популярность
scythe-legend-popularity-means = От неё зависит, сколько принесут звёзды, земли и ресурсы.
scythe-legend-coins = Монеты
scythe-legend-coins-means = Побеждает тот, у кого их больше.
scythe-legend-cards = Карты боя
scythe-legend-cards-means = Добавляются к силе на диске.
scythe-legend-upgrades = Улучшения
scythe-legend-upgrades-means = Верхнее действие даёт больше, нижнее стоит меньше.
scythe-legend-recruits = Рекруты
scythe-legend-recruits-means = Дают бонус сразу и потом, когда сосед выполняет это действие.

scythe-key-coins = монеты
scythe-key-power = сила
scythe-key-popularity = популярность
scythe-key-cards = карты боя
scythe-key-upgrades = улучшения
scythe-key-mechs = мехи
scythe-key-structures = здания
scythe-key-recruits = рекруты
scythe-key-workers = рабочие
scythe-key-oil = нефть
scythe-key-metal = металл
scythe-key-wood = дерево
scythe-key-food = еда
scythe-key-territories = территории
