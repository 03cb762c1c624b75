# Циркадіанці: слова, потрібні лише картинкам

circadians-picture-round = Раунд { $round } з { $rounds }
circadians-picture-battle = Битва: { $place }
circadians-picture-acts = Ходить { $name }
circadians-picture-waiting =
    { $count ->
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
       *[other] Чекаємо на { $count } гравців
    }
circadians-picture-tracks = Ціни та дослідження
circadians-picture-supply = Запас
circadians-picture-hand = Ваша рука
circadians-picture-in-supply = у запасі
circadians-picture-relic = Реліквія { $number }: { $place }
circadians-picture-fame = слава
circadians-picture-deck = колода
circadians-picture-discard = скид
circadians-picture-loot = жетони видобутку в запасі
circadians-picture-energy = енергія
circadians-picture-gems = самоцвіти
circadians-picture-cards = карти
circadians-picture-land = суходіл
circadians-picture-regions = регіони
circadians-page-leaders = Лідери
circadians-page-signs = Знаки
circadians-picture-fame-from = Слава { $have } з { $goal }: { $source }
circadians-picture-free = задарма
circadians-picture-area = область { $number }
circadians-picture-upgrade = З покращенням ({ $cost }): { $what }.
circadians-picture-values = Два значення діють у битві: ліве — для того, що ліворуч в обраному секторі диска, праве — для того, що праворуч. X — сила на кубику, без кубика { $count }.
circadians-picture-no-cards = Карт немає
circadians-picture-locked = замок
circadians-legend-land = Місцевість
circadians-legend-pieces = Фігури й жетони
circadians-legend-phases = Фази
circadians-legend-signs = Числа та знаки
circadians-legend-bog = Суходіл: тут можна будувати.
circadians-legend-cliffs = Суходіл: тут можна будувати.
circadians-legend-plains = Суходіл: тут можна будувати.
circadians-legend-lake = Лише для тих, кого пускають властивості.
circadians-legend-mountain = Через цей бік не пройти.
circadians-legend-tunnel = Обидва входи — сусіди.
circadians-legend-fighters = Скільки їх тут.
circadians-legend-leader = Золотий край: з покращенням.
circadians-legend-factory = Дохід: енергія.
circadians-legend-outpost = Дохід: карти.
circadians-legend-stronghold = Дохід: самоцвіти. Червона крапка: пастка.
circadians-legend-foundation = Будівля на ньому дає цей бонус.
circadians-legend-relic = Світиться реліквія цього раунду.
circadians-legend-loot = Що тут дає Виробництво; золотий край: жетон.
circadians-legend-price = Скільки коштує дія та хто встановив ціну. Сірий: нейтральна ціна.
circadians-legend-morale = Тут лер'єни підняли бойовий дух.
circadians-legend-discover-phase = Дослідження: кроки шкалами.
circadians-legend-build-phase = Фундаменти та будівлі.
circadians-legend-harvest-phase = Енергія та видобуток бази й регіонів із заводами.
circadians-legend-recruit-phase = Воїни приходять на базу.
circadians-legend-move-phase = Підрозділи йдуть мапою.
circadians-legend-energy = Оплачує дії.
circadians-legend-gems = Відкриває замки, оплачує лідерів і покращення.
circadians-legend-cards = Для битв і фаз.
circadians-legend-fame = Кінець своєї шкали — перемога.
circadians-legend-land-count = Вирішують після шостого раунду.
circadians-legend-lock = Його треба оплатити.
circadians-legend-flare = Хто першим встановлює ціну.
circadians-legend-seal-name = Запечатано
circadians-legend-seal = Відповідь дано й приховано.
circadians-legend-relic-phase = Реліквію раунду забирає той, хто контролює її регіон.
