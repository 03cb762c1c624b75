# Циркадианцы: слова, которые нужны только картинкам

circadians-picture-round = Раунд { $round } из { $rounds }
circadians-picture-battle = Битва: { $place }
circadians-picture-acts = Ходит { $name }
circadians-picture-waiting =
    { $count ->
        [one] Ждём { $count } игрока
        [few] Ждём { $count } игроков
       *[other] Ждём { $count } игроков
    }
circadians-picture-tracks = Цены и исследования
circadians-picture-supply = Запас
circadians-picture-hand = Ваша рука
circadians-picture-in-supply = в запасе
circadians-picture-relic = Реликвия { $number }: { $place }
circadians-picture-fame = слава
circadians-picture-deck = колода
circadians-picture-discard = сброс
circadians-picture-loot = жетоны добычи в запасе
circadians-picture-energy = энергия
circadians-picture-gems = самоцветы
circadians-picture-cards = карты
circadians-picture-land = суша
circadians-picture-regions = регионы
circadians-page-leaders = Лидеры
circadians-page-signs = Знаки
circadians-picture-fame-from = Слава { $have } из { $goal }: { $source }
circadians-picture-free = бесплатно
circadians-picture-area = область { $number }
circadians-picture-upgrade = С улучшением ({ $cost }): { $what }.
circadians-picture-values = Два значения работают в битве: левое — для того, что слева в выбранном секторе диска, правое — для того, что справа. X — сила на кубике, без кубика { $count }.
circadians-picture-no-cards = Карт нет
circadians-picture-locked = замок
circadians-legend-land = Местность
circadians-legend-pieces = Фигуры и жетоны
circadians-legend-phases = Фазы
circadians-legend-signs = Числа и знаки
circadians-legend-bog = Суша: здесь можно строить.
circadians-legend-cliffs = Суша: здесь можно строить.
circadians-legend-plains = Суша: здесь можно строить.
circadians-legend-lake = Только для тех, кого пускают свойства.
circadians-legend-mountain = Через эту сторону не пройти.
circadians-legend-tunnel = Оба входа — соседи.
circadians-legend-fighters = Сколько их здесь.
circadians-legend-leader = Золотой край: с улучшением.
circadians-legend-factory = Доход: энергия.
circadians-legend-outpost = Доход: карты.
circadians-legend-stronghold = Доход: самоцветы. Красная точка: ловушка.
circadians-legend-foundation = Здание на нём даёт этот бонус.
circadians-legend-relic = Светится реликвия этого раунда.
circadians-legend-loot = Что здесь даёт Производство; золотой край: жетон.
circadians-legend-price = Сколько стоит действие и кто установил цену. Серый: нейтральная цена.
circadians-legend-morale = Здесь лерьены подняли боевой дух.
circadians-legend-discover-phase = Энергия, карты и исследования.
circadians-legend-build-phase = Фундаменты и здания.
circadians-legend-harvest-phase = Энергия и добыча своих регионов.
circadians-legend-recruit-phase = Воины приходят на базу.
circadians-legend-move-phase = Подразделения идут по карте.
circadians-legend-energy = Оплачивает действия.
circadians-legend-gems = Открывает замки, оплачивает лидеров и улучшения.
circadians-legend-cards = Для битв и фаз.
circadians-legend-fame = Конец своей шкалы — победа.
circadians-legend-land-count = Решают после шестого раунда.
circadians-legend-lock = Его нужно оплатить.
circadians-legend-flare = Кто первым устанавливает цену.
circadians-legend-seal-name = Запечатано
circadians-legend-seal = Ответ дан и скрыт.
circadians-legend-relic-phase = Кто контролирует реликвию раунда, забирает её.
