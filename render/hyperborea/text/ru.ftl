# Гиперборея: слова, которые нужны только на картинках

hyperborea-picture-round = Раунд { $round }
hyperborea-picture-acts = Ходит { $name }
hyperborea-picture-choosing =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[other] Ждём { $count } игроков
    }
hyperborea-picture-over = У потерянных земель есть правитель
hyperborea-picture-last-turns = Последние ходы
hyperborea-picture-offer = Технологии на выбор
hyperborea-picture-points = Победные Очки сейчас
hyperborea-picture-supply = Общий резерв
hyperborea-picture-capital = Столица
hyperborea-picture-left = слева
hyperborea-picture-right = справа
hyperborea-picture-kept = Ваш жетон
hyperborea-picture-look = Вы смотрите

# Pages
hyperborea-picture-deck = { $name }: осталось { $count }
hyperborea-picture-available = доступные
hyperborea-picture-unused = неиспользованные
hyperborea-picture-bag = в мешочке
hyperborea-picture-tracks = Развитие
hyperborea-picture-tile = Тайл Фракции
hyperborea-page-points = Очки
hyperborea-page-cards = Мои карты
hyperborea-legend-land = Земли
hyperborea-legend-pieces = На карте
hyperborea-legend-cubes = Кубики
hyperborea-legend-effects = Эффекты
hyperborea-legend-desert = Пустыня
hyperborea-legend-desert-means = Шаг стоит 1 очко движения.
hyperborea-legend-forest = Лес
hyperborea-legend-forest-means = Войти стоит на 1 очко больше.
hyperborea-legend-swamp = Болото
hyperborea-legend-swamp-means = Выйти стоит на 1 очко больше.
hyperborea-legend-mountain = Горы
hyperborea-legend-mountain-means = И войти, и выйти стоит на 1 очко больше.
hyperborea-legend-outer = Туман
hyperborea-legend-outer-means = Здесь ещё никто не был.
hyperborea-legend-central = Центр
hyperborea-legend-central-means = Под туманом лучший тайл.
hyperborea-legend-city = Город
hyperborea-legend-city-means = Фигурка внутри применяет то, что он показывает.
hyperborea-legend-ruin = Руины
hyperborea-legend-ruin-means = Фигурка внутри берёт жетон.
hyperborea-legend-ghost = Призрак
hyperborea-legend-ghost-means = Стережёт город или руины, пока его не победят.
hyperborea-legend-figures = Фигурки
hyperborea-legend-figures-means = Сколько их этого цвета.
hyperborea-legend-walls = Крепости
hyperborea-legend-walls-means = Защищают фигурки в области.
hyperborea-legend-control = Контроль
hyperborea-legend-control-means = Толстый край: чья это область.
hyperborea-legend-home = Родной Регион
hyperborea-legend-home-means = Пунктир: чей это Регион.
hyperborea-legend-cube-green = Зелёный: движение
hyperborea-legend-cube-orange = Оранжевый: прогресс
hyperborea-legend-cube-red = Красный: война
hyperborea-legend-cube-yellow = Жёлтый: торговля
hyperborea-legend-cube-purple = Фиолетовый: рост
hyperborea-legend-cube-blue = Синий: наука
hyperborea-legend-cube-grey = Серый: отходы

hyperborea-key-points = очки
hyperborea-key-gems = Камни
hyperborea-key-figures = фигурки на карте + в резерве
hyperborea-key-fortresses = Крепости в запасе
hyperborea-key-cards = технологии
hyperborea-key-available = доступные кубики
hyperborea-key-unused = неиспользованные
hyperborea-key-bag = в мешочке
