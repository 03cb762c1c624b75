# Коса: слова лише для картинок

scythe-picture-most-stars = Зірок у лідера: { $count } із 6
scythe-picture-acts = Діє { $name }
scythe-picture-battle = Бій: { $place }
scythe-picture-waiting =
    { $count ->
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
       *[other] Чекаємо на { $count } гравців
    }
scythe-picture-popularity = Популярність
scythe-picture-power = Сила
scythe-picture-triumphs = Шкала тріумфу
scythe-picture-decks = Колоди
scythe-picture-hand = Ваша рука
scythe-picture-score-coins = Монети
scythe-picture-score-stars = Зірки
scythe-picture-score-territories = Землі
scythe-picture-score-resources = Ресурси
scythe-picture-score-structures = Споруди
scythe-picture-score-total = Разом

# Pages
scythe-picture-round = Раунд { $number }
scythe-picture-bonus = Бонус: { $tile }
scythe-picture-dial = сила на циферблаті
scythe-picture-can-pay = вистачає: { $have } із { $cost }
scythe-picture-cannot-pay = є { $have } із { $cost }
scythe-picture-deck-combat = бій
scythe-picture-deck-discard = скид
scythe-picture-deck-encounters = зустрічі
scythe-picture-deck-objectives = цілі
scythe-picture-deck-factory = Фабрика
scythe-page-hand = Рука
scythe-page-mats = Поля гравців
scythe-short-nordic = Нордика
scythe-short-rusviet = Русвєт
scythe-short-crimea = Крим
scythe-short-saxony = Саксонія
scythe-short-polania = Поланія
scythe-legend-land = Території
scythe-legend-pieces = Фігури
scythe-legend-signs = Числа
scythe-legend-makes-oil = Працівники видобувають нафту.
scythe-legend-makes-metal = Працівники видобувають метал.
scythe-legend-makes-wood = Працівники заготовляють дерево.
scythe-legend-makes-food = Працівники вирощують їжу.
scythe-legend-makes-worker = Тут з'являються нові працівники.
scythe-legend-makes-nothing = Нічого не виробляє. Пройти можна лише зі здібністю меха.
scythe-legend-factory-means = Перший візит дає карту Фабрики. Наприкінці вважається трьома територіями.
scythe-legend-character = Герой
scythe-legend-character-means = Б'ється, носить ресурси, бере участь у зустрічах.
scythe-legend-mech = Мех
scythe-legend-mech-means = Б'ється, возить працівників і ресурси.
scythe-legend-worker = Працівник
scythe-legend-worker-means = Виробляє ресурси й тримає територію, але не б'ється.
scythe-legend-structure = Споруда
scythe-legend-structure-means = Утримує територію, на якій стоїть.
scythe-legend-goods = Ресурси
scythe-legend-goods-means = Ними володіє той, хто контролює територію.
scythe-legend-encounter = Зустріч
scythe-legend-encounter-means = Герой, що прийшов сюди, бере карту.
scythe-legend-star = Зірка
scythe-legend-star-means = Чиясь шоста зірка завершує партію.
scythe-legend-tunnel = Тунель
scythe-legend-tunnel-means = Усі тунелі — сусіди один одному.
scythe-legend-printed = На мапі
scythe-legend-river = Річка
scythe-legend-river-means = Без здібності меха її не перейти: юніти йдуть в обхід.
scythe-legend-base = База
scythe-legend-base-means = Тут починає герой, сюди відступають ті, хто програв бій. Це не територія.
scythe-page-signs = Фігури й числа
scythe-legend-power = Сила
scythe-legend-power-means = Витрачається на циферблаті в бою.
scythe-legend-popularity = Популярність
scythe-legend-popularity-means = Від неї залежить, скільки принесуть зірки, території й ресурси.
scythe-legend-coins = Монети
scythe-legend-coins-means = Перемагає той, у кого їх найбільше.
scythe-legend-cards = Карти бою
scythe-legend-cards-means = Додаються до сили на циферблаті.
scythe-legend-upgrades = Апгрейди
scythe-legend-upgrades-means = Верхня дія дає більше, нижня коштує менше.
scythe-legend-recruits = Рекрути
scythe-legend-recruits-means = Дають бонус одразу й потім, коли сусід виконує цю дію.

scythe-key-coins = монети
scythe-key-power = сила
scythe-key-popularity = популярність
scythe-key-cards = карти бою
scythe-key-upgrades = апгрейди
scythe-key-mechs = мехи
scythe-key-structures = споруди
scythe-key-recruits = рекрути
scythe-key-workers = працівники
scythe-key-oil = нафта
scythe-key-metal = метал
scythe-key-wood = дерево
scythe-key-food = їжа
scythe-key-territories = території
