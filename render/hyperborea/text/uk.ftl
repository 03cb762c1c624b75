# Гіперборея: слова, потрібні лише на малюнках

hyperborea-picture-round = Раунд { $round }
hyperborea-picture-acts = Ходить { $name }
hyperborea-picture-choosing =
    { $count ->
        [one] Чекаємо на { $count } гравця
        [few] Чекаємо на { $count } гравців
       *[other] Чекаємо на { $count } гравців
    }
hyperborea-picture-over = Втрачені землі мають володаря
hyperborea-picture-last-turns = Останні ходи
hyperborea-picture-offer = Технології на вибір
hyperborea-picture-points = Переможні Очки зараз
hyperborea-picture-supply = Запас
hyperborea-picture-capital = Столиця
hyperborea-picture-left = ліворуч
hyperborea-picture-right = праворуч
hyperborea-picture-kept = Ваш жетон
hyperborea-picture-look = Ви дивитеся

# Pages
hyperborea-picture-deck = { $name }: лишилося { $count }
hyperborea-picture-available = доступні
hyperborea-picture-unused = невикористані
hyperborea-picture-bag = у мішечку
hyperborea-picture-tracks = Розвиток
hyperborea-picture-tile = Тайл Фракції
hyperborea-page-points = Очки
hyperborea-page-cards = Мої карти
hyperborea-legend-land = Землі
hyperborea-legend-pieces = На мапі
hyperborea-legend-cubes = Кубики
hyperborea-legend-effects = Ефекти
hyperborea-legend-desert = Пустеля
hyperborea-legend-desert-means = Крок коштує 1 очко руху.
hyperborea-legend-forest = Ліс
hyperborea-legend-forest-means = Увійти коштує на 1 очко більше.
hyperborea-legend-swamp = Болото
hyperborea-legend-swamp-means = Вийти коштує на 1 очко більше.
hyperborea-legend-mountain = Гори
hyperborea-legend-mountain-means = І ввійти, і вийти коштує на 1 очко більше.
hyperborea-legend-outer = Туман
hyperborea-legend-outer-means = Тут ще ніхто не був.
hyperborea-legend-central = Центр
hyperborea-legend-central-means = Під туманом найкращий тайл.
hyperborea-legend-city = Місто
hyperborea-legend-city-means = Фігурка всередині застосовує те, що воно показує.
hyperborea-legend-ruin = Руїни
hyperborea-legend-ruin-means = Фігурка всередині бере жетон.
hyperborea-legend-ghost = Привид
hyperborea-legend-ghost-means = Займає місто чи руїни, доки його не здолають.
hyperborea-legend-figures = Фігурки
hyperborea-legend-figures-means = Скільки їх цього кольору.
hyperborea-legend-walls = Фортеці
hyperborea-legend-walls-means = Захищають фігурки в області.
hyperborea-legend-control = Контроль
hyperborea-legend-control-means = Товстий край: чия це область.
hyperborea-legend-home = Рідний Регіон
hyperborea-legend-home-means = Пунктир: чий це Регіон.
hyperborea-legend-cube-green = Зелений: рух
hyperborea-legend-cube-orange = Помаранчевий: прогрес
hyperborea-legend-cube-red = Червоний: війна
hyperborea-legend-cube-yellow = Жовтий: торгівля
hyperborea-legend-cube-purple = Фіолетовий: зростання
hyperborea-legend-cube-blue = Синій: наука
hyperborea-legend-cube-grey = Сірий: відходи

hyperborea-key-points = очки
hyperborea-key-gems = Камені
hyperborea-key-figures = фігурки на мапі + у резерві
hyperborea-key-fortresses = Фортеці в запасі
hyperborea-key-cards = технології
hyperborea-key-available = доступні кубики
hyperborea-key-unused = невикористані
hyperborea-key-bag = у мішечку
