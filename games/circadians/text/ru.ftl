# Циркадианцы: власть хаоса

## Лобби
circadians-name = Циркадианцы: власть хаоса
circadians-about = Шесть непохожих фракций назначают друг другу цены действий, тайно планируют битвы и спорят за реликвии и славу.
circadians-option-leaders = Лидеры
circadians-option-leaders-core = Из коробки
circadians-option-leaders-extended = Расширенный набор: трое из пяти
circadians-option-loot = Жетоны добычи
circadians-option-loot-core = Шесть
circadians-option-loot-extended = Восемь, с двумя дополнительными
circadians-option-factions = Фракции
circadians-option-factions-seats = Как выбрано до партии
circadians-option-factions-draft = По очереди, в случайном порядке
circadians-option-factions-random = Случайно
circadians-option-relics = Фундаменты под реликвиями
circadians-option-relics-closed = Закрыты, пока стоит реликвия
circadians-option-relics-open = Открыты для построек
circadians-seat-faction = Фракция
circadians-part-map = Карта
circadians-part-tracks = Шкалы, цены и хранилище
circadians-part-mats = Планшеты фракций
circadians-part-hand = Моя рука

## Количества
circadians-list = { $parts }
circadians-nothing = ничего
circadians-any-of = одно из: { $options }
circadians-home = база
circadians-some-energy =
    { $count ->
        [one] { $count } энергия
        [few] { $count } энергии
       *[other] { $count } энергии
    }
circadians-some-gems =
    { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
       *[other] { $count } самоцветов
    }
circadians-some-cards =
    { $count ->
        [one] { $count } карта тактики
        [few] { $count } карты тактики
       *[other] { $count } карт тактики
    }
circadians-some-research =
    { $count ->
        [one] { $count } исследование
        [few] { $count } исследования
       *[other] { $count } исследований
    }
circadians-some-fame =
    { $count ->
        [one] { $count } слава
        [few] { $count } славы
       *[other] { $count } славы
    }
circadians-some-recruit =
    { $count ->
        [one] { $count } очко вербовки
        [few] { $count } очка вербовки
       *[other] { $count } очков вербовки
    }
circadians-some-build =
    { $count ->
        [one] { $count } очко строительства
        [few] { $count } очка строительства
       *[other] { $count } очков строительства
    }
circadians-some-foundation =
    { $count ->
        [one] { $count } фундамент
        [few] { $count } фундамента
       *[other] { $count } фундаментов
    }
circadians-some-harvest =
    { $count ->
        [one] { $count } очко производства
        [few] { $count } очка производства
       *[other] { $count } очков производства
    }
circadians-some-move =
    { $count ->
        [one] { $count } очко перемещения
        [few] { $count } очка перемещения
       *[other] { $count } очков перемещения
    }
circadians-some-redeploy =
    { $count ->
        [one] { $count } передислокация
        [few] { $count } передислокации
       *[other] { $count } передислокаций
    }
circadians-some-deploy_leader = дислоцировать лидера
circadians-some-upgrade_leader = улучшить лидера
circadians-some-upgrade_attribute = улучшить качество
circadians-some-place_loot = разместить жетон добычи
circadians-some-place_loot_lake = жетон добычи на озеро
circadians-some-upgrade_loot = улучшить жетон добычи
circadians-some-boost_morale_base = жетон боевого духа на базу
circadians-some-leader_action = дислоцировать или улучшить лидера дешевле
circadians-some-build_paid = 1 очко строительства за 1 энергию
circadians-some-build_unlocked = 1 очко строительства, замки не важны
circadians-some-fighters =
    { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[other] { $count } воинов
    }

## Короткие ответы
circadians-do-act = Выполнить действие
circadians-do-pass = Пропустить ход
circadians-do-end = Закончить ход
circadians-do-stop = Хватит
circadians-do-done = Готово
circadians-do-none = Нет
circadians-do-yes = Да
circadians-do-no = Нет
circadians-do-home = На базу
circadians-do-stay = Остаться
circadians-do-deploy = Дислоцировать лидера
circadians-do-upgrade = Улучшить лидера
circadians-do-support = Вспомогательное действие
circadians-do-support-free = Вспомогательное действие бесплатно
circadians-do-ship = Перелететь на корабле
circadians-do-keep = Оставить
circadians-do-reroll = Перебросить
circadians-do-no-leaders = Без лидеров
circadians-do-leaders-home = Лидеры — на базу
circadians-do-upkeep = Заплатить
circadians-do-release = Отпустить
circadians-do-pay-gem = 1 самоцвет
circadians-do-pay-energy2 = 2 энергии
circadians-do-pay-energy1 = 1 энергия
circadians-do-pay-free = Бесплатно
circadians-do-pay-skip = Не платить: карта позволяет
circadians-do-row-strength = Ряд силы
circadians-do-row-fame = Ряд славы
circadians-do-income-all = Получить всё в обычном порядке
circadians-do-income-regions = Сначала: регионы
circadians-do-income-base = Сначала: доход базы
circadians-do-income-buildings = Сначала: здания
circadians-do-income-leaders = Сначала: лидеры
circadians-do-income-attributes = Сначала: качества
circadians-do-income-intel = Сначала: карта разведки
circadians-do-income-faction = Сначала: правила фракции
circadians-do-count-0 = Не считать крепости
circadians-do-count-1 = Считать 1 крепость
circadians-do-count-2 = Считать 2 крепости
circadians-do-count-3 = Считать 3 крепости
circadians-do-play = Разыграть: { $card }
circadians-do-use = Применить: { $leader }
circadians-do-give = Вернуть: { $card }

## Вопросы
circadians-ask-faction = Выберите фракцию.
circadians-ask-base = Где ваша база?
circadians-ask-open = Какие два региона останутся открытыми?
circadians-ask-leaders = Выберите лидеров: { $count }.
circadians-ask-start = Какой лидер начинает и где?
circadians-ask-start-fighters = Сколько из { $count } воинов начинают в { $region }? Остальные — в другом регионе.
circadians-ask-price = Назначьте цену фазе действий.
circadians-ask-advance = Продвинуться по шкале «{ $track }»?
circadians-ask-summon = Призвать на базу: { $rhyzu }?
circadians-ask-cards = Разыграть карту тактики?
circadians-ask-token = Какой жетон забрать из хранилища?
circadians-ask-act = { $phase }: выполнить действие (цена { $price }) или пропустить?
circadians-ask-support = Вспомогательное действие: { $gain }. Цена: { $cost }.
circadians-ask-lock = Чем оплатить замок?
circadians-ask-research = Исследование: какая шкала?
circadians-ask-reward = Выберите одно.
circadians-ask-offer = { $gain }. Цена: { $cost }.
circadians-ask-foundation = Какой фундамент построить и где?
circadians-ask-loot = Какой жетон добычи и куда?
circadians-ask-loot-upgrade = Какой жетон добычи улучшить?
circadians-ask-arrive = Сколько из { $count } новобранцев появятся в { $region }?
circadians-ask-deploy = Какого лидера дислоцировать?
circadians-ask-place-leader = { $leader }: где появиться?
circadians-ask-upgrade = Кого улучшить?
circadians-ask-leader-action = Дислоцировать или улучшить лидера?
circadians-ask-company = { $origin } → { $target }: кто идёт?
circadians-ask-fighters = { $origin } → { $target }: сколько воинов?
circadians-ask-redeploy = Передислокация: откуда и куда?
circadians-ask-docks = Между какими регионами встанет корабль?
circadians-ask-free-move = Бесплатное перемещение, { $leader }?
circadians-ask-battle = Какая битва следующая?
circadians-ask-plan = Битва в { $region }, противник { $seat }: ваш план.
circadians-ask-reroll = На кубике сила { $strength }, защита { $defense }. Перебросить?
circadians-ask-companions = Кто отступает с воинами?
circadians-ask-retreat = Куда отступить?
circadians-ask-income = Ваш доход (число регионов: { $count }).
circadians-ask-exchange = Сколько самоцветов крепостей ({ $count }) обменять на исследования?
circadians-ask-delta = Число регионов: больше или меньше?
circadians-ask-attribute = Какое качество улучшить?
circadians-ask-intel = Чью карту разведки забрать?
circadians-ask-boost = Где поднять боевой дух?
circadians-ask-row-take = Жетон боевого духа для { $region }: с какого ряда?
circadians-ask-row-return = Жетон боевого духа из { $region }: на какой ряд?
circadians-ask-upkeep = { $rhyzu }: заплатить ({ $cost }) или отпустить?
circadians-ask-relic-cards = Проверка реликвий: какие карты разыграть?
circadians-ask-keep = Какие подразделения останутся, не больше { $count }?
circadians-ask-discard =
    { $count ->
        [one] Сбросьте { $count } карту.
        [few] Сбросьте { $count } карты.
       *[other] Сбросьте { $count } карт.
    }
circadians-ask-build =
    { $count ->
        [one] Строительство: осталось { $count } очко.
        [few] Строительство: осталось { $count } очка.
       *[other] Строительство: осталось { $count } очков.
    }
circadians-ask-harvest =
    { $count ->
        [one] Производство: осталось { $count } очко.
        [few] Производство: осталось { $count } очка.
       *[other] Производство: осталось { $count } очков.
    }
circadians-ask-recruit =
    { $count ->
        [one] Вербовка: осталось { $count } очко.
        [few] Вербовка: осталось { $count } очка.
       *[other] Вербовка: осталось { $count } очков.
    }
circadians-ask-move =
    { $count ->
        [one] Перемещение: осталось { $count } очко.
        [few] Перемещение: осталось { $count } очка.
       *[other] Перемещение: осталось { $count } очков.
    }

## Варианты
circadians-hint-lock = нужно оплатить замок
circadians-hint-token = { $token ->
        [p1] забрать хранилище, взять карту
        [p2] продвинуться по этой шкале
        [p1_2p] забрать хранилище
        [p2_2p] забрать хранилище
       *[other] без эффекта
    }
circadians-token = Цена { $total }: вам { $faction }, в запас { $bank }
circadians-slot-discover = Открытия
circadians-slot-build = Строительство, получить 1 самоцвет
circadians-slot-harvest = Производство
circadians-slot-recruit = Вербовка, получить 2 энергии
circadians-slot-move_first = Перемещение, вы первые, взять 1 карту
circadians-slot-move_last = Перемещение, вы последние
circadians-build-foundation = { $foundation } в { $region }
circadians-build-building = { $building } в { $region }: { $bonus }
circadians-no-bonus = без бонуса
circadians-no-foundation = без фундамента
circadians-harvest-option = { $region }: { $loot }
circadians-loot-option = { $token } в { $region }
circadians-recruit-home = { $count } из последней области на базу
circadians-recruit-area = { $count } из области { $area } в следующую
circadians-recruit-fast = Быстрое продвижение: { $count } из области 1 на базу
circadians-recruit-trade = Обменять очки: { $count } раз
circadians-route = { $origin } → { $target }
circadians-route-slip = { $origin } → { $target }, без удержания
circadians-route-from = Откуда: { $origin }
circadians-docks = { $a } и { $b }
circadians-start-option = { $leader } в { $region }
circadians-battle-option = { $region }, противник { $seat }
circadians-field-sector = Сектор диска
circadians-field-card = Карта тактики
circadians-plan-card = { $card } ({ $left } / { $right })
circadians-no-card = без карты
circadians-delta = { $count ->
        [1] На один больше
       *[other] На один меньше
    }

## Ответы заранее
circadians-standing-most = { $phase }: до какой цены выполнять действие?
circadians-standing-ask = Спросить меня
circadians-standing-never = Всегда пропускать
circadians-standing-up-to = Пропускать, если дороже { $count }
circadians-standing-income = Доход
circadians-standing-auto = Обычный порядок, не спрашивая
circadians-standing-region = План битвы в регионе
circadians-standing-opponent = против кого
circadians-standing-seat = { $seat }
circadians-standing-role = если битву выбирает
circadians-standing-role-me = я
circadians-standing-role-opponent = противник

## Что произошло
circadians-plays = { $seat } играет за фракцию «{ $faction }».
circadians-base = { $seat } занимает { $site }; открыты { $a } и { $b }.
circadians-leaders = { $seat } берёт лидеров: { $leaders }.
circadians-round = Раунд { $round } из { $rounds }. Ракетница: { $flare }.
circadians-phase-begins = Раунд { $round }: { $phase }.
circadians-priced = { $seat } назначает цену { $total }: { $slot }.
circadians-priced-neutral = Нейтральная цена { $total }: { $slot }.
circadians-vault-emptied = { $seat } без жетонов и забирает все из хранилища.
circadians-vault-taken = { $seat } забирает жетоны из хранилища: { $tokens }.
circadians-summoned = { $seat } призывает: { $rhyzu }.
circadians-flare = Ракетница переходит: { $seat }.
circadians-acts = { $seat } действует: { $phase }.
circadians-passed = { $seat } пропускает: { $phase }.
circadians-price-paid = { $seat } платит { $count } энергии, из них { $share } получает { $pricer }.
circadians-neutral-paid = { $seat } платит { $count } энергии.
circadians-paid = { $seat } платит: { $cost }.
circadians-lock = { $seat } открывает замок: { $cost }.
circadians-gained-energy = { $seat }: +{ $count } энергии.
circadians-advanced = { $seat }: «{ $track }», столбец { $column }.
circadians-advance-lost = { $seat } не может продвинуться: «{ $track }».
circadians-fame = { $seat }: +{ $count } славы, теперь { $fame }.
circadians-reshuffled = Сброс перемешан в новую колоду.
circadians-drew-cards = Вы взяли: { $cards }.
circadians-discarded = { $seat } сбрасывает: { $card }.
circadians-played = { $seat } разыгрывает: { $card }.
circadians-not-paid = { $seat } показывает карту «{ $card }», но заплатить за неё уже нечем: она остаётся на руке.
circadians-foundation-built = { $seat } строит фундамент в { $region }: { $foundation }.
circadians-built = { $seat } строит в { $region }: { $building }.
circadians-harvested = { $seat } собирает добычу в { $region }.
circadians-loot-placed = { $seat } размещает в { $region } жетон добычи: { $token }.
circadians-loot-upgraded = { $seat } улучшает жетон добычи в { $region }: { $token }.
circadians-deployed = { $seat } дислоцирует: { $leader }, { $place }.
circadians-leader-upgraded = { $seat } улучшает: { $leader }.
circadians-leader-home = { $seat }: { $leader } — на базу.
circadians-moved = { $seat } перемещает { $origin } → { $target }: { $units }.
circadians-redeployed = { $seat } передислоцирует { $origin } → { $target }: { $units }.
circadians-trap = Ловушка в { $region } ранит воина: { $seat }.
circadians-ship = Корабль ({ $seat }) теперь между { $a } и { $b }.
circadians-boosted = { $seat } поднимает боевой дух в { $region } ({ $row }).
circadians-morale-lost = { $seat } теряет боевой дух в { $region } ({ $row }).
circadians-battle = Битва в { $region }: { $seat } против { $opponent }.
circadians-announce = { $seat } до планов: сила { $strength }, атака { $attack }, защита { $defense }, самоцветы { $gems }, карты { $cards }.
circadians-announce-abilities = { $seat }, способности: { $abilities }.
circadians-ability = { $name } ({ $effects })
circadians-plan-sealed = Ваш сохранённый план боя запечатан: { $region }. Его можно изменить, пока вторая сторона не запечатала свой.
circadians-plan-dropped = Сохранённый план боя отменён: { $region }, соперник { $seat }. Раунд окончен, либо карта, самоцвет или отряды уже не те.
circadians-plan = { $seat }: { $sector }, { $card }.
circadians-rolled = { $seat }: на кубике сила { $strength }, защита { $defense }.
circadians-strength = Сила { $mine } ({ $seat }) против { $theirs } ({ $opponent }). Победа: { $victor }.
circadians-stole-energy = { $seat } забирает { $count } энергии у { $victim }.
circadians-stole-gems = { $seat } забирает самоцветы у { $victim }: { $count }.
circadians-intel-taken = { $seat } забирает: { $card }.
circadians-intel-given = { $seat } возвращает: { $card }.
circadians-card-taken = { $seat } забирает на руку: { $card }.
circadians-retreated = { $seat } отступает: { $place }.
circadians-commands = { $seat } теперь командует: { $rhyzu }.
circadians-leader-rescued = { $leader } ({ $seat }) уходит на базу.
circadians-leader-defeated = { $leader } ({ $seat }) терпит разгром.
circadians-destroyed = { $seat } теряет в { $region }: { $building }.
circadians-attribute-upgraded = { $seat } улучшает: { $attribute }.
circadians-rearmed = { $seat } перезаряжает ловушки.
circadians-released = { $seat } отпускает: { $rhyzu }.
circadians-relic = { $seat } забирает реликвию { $number } в { $region }.
circadians-relic-gone = { $region } никто не контролирует: реликвия { $number } выходит из игры.
circadians-won-fame = Победа славой: { $seats }.
circadians-won-relics = Все реликвии под контролем, победа: { $seats }.
circadians-won-land = Больше всего суши, победа: { $seats }.
circadians-score-fame = Слава
circadians-score-goal = Цель
circadians-score-land = Регионы суши
circadians-score-relics = Реликвии
circadians-gained-gems =
    { $count ->
        [one] { $seat }: +{ $count } самоцвет.
        [few] { $seat }: +{ $count } самоцвета.
       *[other] { $seat }: +{ $count } самоцветов.
    }
circadians-drew =
    { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[other] { $seat } берёт { $count } карт.
    }
circadians-recruited =
    { $count ->
        [one] { $seat }: { $count } воин, { $place }.
        [few] { $seat }: { $count } воина, { $place }.
       *[other] { $seat }: { $count } воинов, { $place }.
    }
circadians-arrived =
    { $count ->
        [one] { $seat }: из них { $count } в { $place }.
        [few] { $seat }: из них { $count } в { $place }.
       *[other] { $seat }: из них { $count } в { $place }.
    }
circadians-trained =
    { $count ->
        [one] { $seat }: { $count } воин в область { $area }.
        [few] { $seat }: { $count } воина в область { $area }.
       *[other] { $seat }: { $count } воинов в область { $area }.
    }
circadians-wounded =
    { $count ->
        [one] { $seat }: ранен { $count } воин, на базу { $saved }.
        [few] { $seat }: ранены { $count } воина, на базу { $saved }.
       *[other] { $seat }: ранены { $count } воинов, на базу { $saved }.
    }
circadians-lost-fighters =
    { $count ->
        [one] { $seat } теряет { $count } воина.
        [few] { $seat } теряет { $count } воинов.
       *[other] { $seat } теряет { $count } воинов.
    }
circadians-driven-home =
    { $count ->
        [one] { $seat }: { $count } воин уходит на базу.
        [few] { $seat }: { $count } воина уходят на базу.
       *[other] { $seat }: { $count } воинов уходят на базу.
    }
circadians-more-fighters =
    { $count ->
        [one] { $seat }: ещё { $count } воин для вербовки.
        [few] { $seat }: ещё { $count } воина для вербовки.
       *[other] { $seat }: ещё { $count } воинов для вербовки.
    }

## Эффекты: моменты
circadians-at = { $moment }: { $what }
circadians-per = { $what } { $per }
circadians-when = { $what }, если { $conditions }
circadians-no-ability = без свойства
circadians-at-price-placed = Установление цен
circadians-at-discover-turn = ваш ход в Открытиях
circadians-at-harvest-turn = ваш ход в Производстве
circadians-at-recruit-turn = ваш ход в Вербовке
circadians-at-recruit-act = ваша Вербовка
circadians-at-recruit-end = конец Вербовки
circadians-at-move-act = ваше Перемещение
circadians-at-move-act_end = конец вашего Перемещения
circadians-at-move-end = конец Перемещения
circadians-at-build-act = ваше Строительство
circadians-at-build-placed = при постройке
circadians-at-battle-stats = битва
circadians-at-battle-before = до планирования
circadians-at-battle-plan = планирование
circadians-at-battle-strength = после шага 1
circadians-at-battle-after_wounds = после ранений
circadians-at-battle-retreat = отступая
circadians-at-battle-after = после битвы
circadians-at-income = Доход
circadians-at-upgrade = при улучшении
circadians-at-opponent_passed = противник пропускает ход
circadians-at-opponent_acted = противник выполняет действие
circadians-at-relic-check = Проверка реликвий
circadians-at-relic-claim = забирая реликвию
circadians-at-relic-not_claimed = не забирая реликвию

## Эффекты: условия
circadians-if-initiator = битву выбрали вы
circadians-if-not_initiator = битву выбрал противник
circadians-if-victory = вы победили
circadians-if-defeat = вы проиграли
circadians-if-retreated = вы отступаете
circadians-if-not_retreated = вы не выбрали Отступление
circadians-if-own_leader = там ваш лидер
circadians-if-no_own_leader = там нет вашего лидера
circadians-if-opp_leader = там лидер противника
circadians-if-opp_leader_or_rhyzu = у противника лидер или Рай-зу
circadians-if-only_own_leader = без других лидеров и Рай-зу
circadians-if-opp_rhyzu = у противника Рай-зу
circadians-if-any_rhyzu = сражается Рай-зу
circadians-if-own_building = там ваше здание
circadians-if-building_here = оно стоит там
circadians-if-stronghold_here = она стоит там
circadians-if-stronghold_reach = она там или рядом
circadians-if-opp_building = там здание противника
circadians-if-fewer_units = у вас меньше подразделений
circadians-if-fighters_5_plus = у вас 5 и более воинов
circadians-if-relic_region = там реликвия
circadians-if-in_relic_region = в регионе с реликвией
circadians-if-fewer_relics = у вас меньше реликвий
circadians-if-die_rolled = вы бросали кубик
circadians-if-used_card = вы применили карту
circadians-if-wounded_enemy = есть раненые враги
circadians-if-no_enemy_wounded = раненых врагов нет
circadians-if-terrain_bog = это болото
circadians-if-terrain_cliffs = это скала
circadians-if-terrain_plains = это равнина
circadians-if-terrain_cliffs_or_plains = это скала или равнина
circadians-if-morale_here = там поднят боевой дух
circadians-if-not_adjacent_to_ship = не у корабля
circadians-if-vs_card_faction = против этой фракции
circadians-if-own_priced_phase = цену назначили вы
circadians-per-round = × номер раунда
circadians-per-opp_buildings = за каждое здание противника
circadians-per-own_leaders = за каждого вашего лидера там
circadians-per-other_own_leaders = за каждого другого вашего лидера там
circadians-per-own_attack_div_2 = за каждые 2 атаки
circadians-per-own_relics = за каждую вашу реликвию
circadians-per-enemy_wounded = за каждого раненого врага
circadians-per-morale_fame = за каждое открытое очко ряда славы

## Эффекты: действия
circadians-morale-strength = силы за открытую клетку ряда силы
circadians-op-stat = { $sign } { $stat }
circadians-op-stat-opponent = противник { $sign } { $stat }
circadians-op-gain = { $gain }
circadians-op-exchange = { $gain } за { $cost }
circadians-op-convert = самоцветы крепостей можно обменять на исследования
circadians-op-steal = забрать у противника до: { $what }
circadians-op-wound = ранить ещё { $count }, защита не спасает
circadians-op-redirect-wounded = до { $count } ваших раненых — на базу
circadians-op-redirect-this_leader = уходит на базу, а не в запас
circadians-op-redirect-own_leaders = ваши лидеры — на базу, а не в запас
circadians-op-lose_fighters = потерять половину своих воинов там
circadians-op-cancel_card = свойство карты противника отменяется
circadians-op-take_used_card = забрать применённую карту противника
circadians-op-die_also_attack = сила кубика — ещё и атака
circadians-op-reroll_die = можно перебросить кубик
circadians-op-wins_ties = при равенстве победа ваша
circadians-op-opponent_reveals_first = противник планирует первым и открыто
circadians-op-own_attacks_first = ваши атаки — до шага 1
circadians-op-dial_access = { $sector } без условия
circadians-op-dial_no_gem = сектора с кубиком без самоцвета
circadians-op-block_opponent_select = противники не выбирают битвы здесь
circadians-op-pin_value = при удержании считается за { $count }
circadians-op-fighter_strength = сила каждого воина { $count }
circadians-op-stack_leader = может делить регион с другими лидерами
circadians-op-retreat_with_fighters = лидеры могут уйти с воинами
circadians-op-redeploy = 1 передислокация
circadians-op-redeploy-here = 1 передислокация оттуда
circadians-op-free_move-none = 1 бесплатное перемещение в одиночку
circadians-op-free_move-fighters = 1 бесплатное перемещение с воинами
circadians-op-free_move_from = перемещения из озера бесплатны
circadians-op-temp_upgrade = { $track }: на этот ход столбцом дальше
circadians-op-free_action = действие без оплаты
circadians-op-points = +{ $what }
circadians-op-discount-support_gems = вспомогательное действие дешевле на { $count } самоцвет
circadians-op-discount-lock = не платить за 1 замок
circadians-op-discount-fast_track = 3 быстрых продвижения без энергии
circadians-op-discount-deploy_energy = дислокация без энергии
circadians-op-discount-upgrade_energy = улучшение дешевле на { $count } энергии
circadians-op-support_bonus = вспомогательное действие даёт ещё { $gain }
circadians-op-free_support = вспомогательное действие бесплатно
circadians-op-double_location = бонус за расположение дважды
circadians-op-lock_alt = замки за { $cost }
circadians-op-lock_alt-free = замки бесплатны
circadians-op-hand_limit = предел руки { $count }
circadians-op-building_limit = до { $count } форпостов в регионе
circadians-op-no_fast_track = без быстрого продвижения
circadians-op-region_count = число регионов { $sign }
circadians-op-region_count-choose = число регионов +1 или −1
circadians-op-vault_take = забрать 1 жетон из хранилища
circadians-op-vault_take-all = забрать все жетоны из хранилища
circadians-op-advance_priced_track = продвинуться по шкале этой фазы
circadians-op-draw_then_discard = взять { $draw }, затем сбросить { $discard }
circadians-op-boost_morale = поднять боевой дух
circadians-op-trap = ловушка ранит одного вошедшего воина
circadians-op-rearm_trap = ловушки перезаряжаются
circadians-op-home_ship = ваш дом — корабль
circadians-op-move_ship = перелёт корабля ({ $cost })
circadians-op-take_intel = забрать карту разведки противника
circadians-op-take_intel-any = забрать любую карту разведки
circadians-op-give_intel = вернуть карты разведки: +1 регион за каждую
circadians-op-recruit_to = новобранцы могут появляться в крепостях
circadians-op-add_fighters = ещё { $count } воинов для вербовки
circadians-op-rhyzu_upkeep = платить за Рай-зу или отпускать их
circadians-op-upkeep_discount = содержание Рай-зу дешевле на { $count }
circadians-op-upkeep_free = Рай-зу без содержания
circadians-op-upgrade_rhyzu = улучшить 1 Рай-зу
circadians-op-command_to_victor = командование получает победитель
circadians-op-forbid = не входит в озёра
circadians-op-mountain_to_lakes = горы и к озёрам
circadians-op-keep_units = до { $count } подразделений могут остаться
circadians-op-allow-harvest_here = регион даёт добычу
circadians-op-allow-harvest_any_building = добыча в регионах с любым зданием
circadians-op-allow-harvest_controlled_region = добыча в одном регионе без здания
circadians-op-allow-harvest_dock_region = добыча в одном регионе у корабля без здания
circadians-op-allow-build_without_foundation = строить без фундамента
circadians-op-allow-deploy_to_controlled_region = лидер может появиться в контролируемом регионе
circadians-op-allow-ignore_pin = одно перемещение без удержания
circadians-op-allow-cross_mountain = одно перемещение через гору
circadians-op-allow-enter_lakes = может входить в озёра
circadians-op-allow-loot_on_lakes = жетоны добычи на озёрах
circadians-op-allow-harvest_lakes = добыча в озёрах с жетоном
circadians-op-adjacency-all_bogs = все болота соседние
circadians-op-adjacency-all_lakes = озёра соседние
circadians-op-adjacency-base_to_outposts = регион соседний с базой
circadians-op-adjacency-base_to_own_buildings = регионы со зданиями соседние с базой
circadians-op-adjacency-home_counts_as_bog = база считается болотом
circadians-op-adjacency-home_to_lakes = база соседняя с обоими озёрами
circadians-op-adjacency-strongholds_count_as_bogs = крепости считаются болотами

## Поле словами
circadians-words-round = Раунд { $round } из 6, { $phase }. Ракетница: { $flare }.
circadians-words-setup = Подготовка.
circadians-words-prices = Цены: { $prices }.
circadians-words-price = { $phase } { $total } ({ $seat })
circadians-words-price-neutral = { $phase } { $total } (нейтральная)
circadians-words-region = { $region }, { $terrain }: { $what }.
circadians-words-base = { $region }, база ({ $seat }): { $what }.
circadians-words-relic = реликвия { $number }
circadians-words-loot = добыча: { $loot }
circadians-words-token = { $token } ({ $loot })
circadians-words-free = свободных фундаментов { $count }
circadians-words-building = { $building } ({ $seat })
circadians-words-trap = заряженная ловушка
circadians-words-morale = боевой дух
circadians-words-units = { $seat }: { $units }
circadians-words-empty = пусто
circadians-words-mountains = Горы: { $sides }.
circadians-words-tunnels = Тоннели: { $sides }.
circadians-words-side = { $a }–{ $b }
circadians-words-docks = Корабль у { $a } и { $b }.
circadians-words-corner = Жетоны добычи в запасе: { $tokens }.
circadians-words-deck = Колода { $deck }, сброс { $discard }.
circadians-words-seat = { $seat } ({ $faction }): энергия { $energy }, самоцветы { $gems }, слава { $fame } из { $goal }, карты { $cards }, регионы { $regions }, суша { $land }, реликвии { $relics }.
circadians-words-mat = { $seat }: шкалы { $tracks }; области вербовки { $areas }; база: { $home }; жетоны цены { $supply }, хранилище { $vault }.
circadians-words-reserve = { $seat }, лидеры в запасе: { $leaders }.
circadians-words-upgraded = { $seat }, улучшено: { $names }.
circadians-words-foundations = { $seat }, построены фундаменты: { $names }.
circadians-words-intel = { $seat } держит: { $cards }.
circadians-words-known = { $seat }, известные карты: { $cards }.
circadians-words-rows = Жетоны боевого духа на планшете: ряд силы { $strength }, ряд славы { $fame }.
circadians-words-battle = Битва в { $region }: { $seat } против { $opponent }.
circadians-words-hand = Ваша рука: { $cards }.
circadians-words-card = { $card } { $left }/{ $right }
circadians-words-plan = Ваш запечатанный план: { $sector }, { $card }.
circadians-alt-seats = Слава: { $seats }.
circadians-alt-seat = { $seat } ({ $faction }) { $fame } из { $goal }, суша { $land }
circadians-alt-relics = Реликвии на карте: { $relics }.
circadians-alt-relic = { $number } в { $region }

## Десять предложений
circadians-quick-1 = Шесть фракций, у каждой свой путь к славе; кто первым пройдёт свою шкалу славы, победит.
circadians-quick-2 = Или контролируйте регионы всех оставшихся реликвий при проверке и победите сразу.
circadians-quick-3 = Раундов не больше шести; если никто не победил, побеждает тот, у кого больше суши.
circadians-quick-4 = Каждый раунд вы назначаете цену одной фазе: вы действуете в ней бесплатно, другие платят или пропускают.
circadians-quick-5 = Открытия двигают маркеры по шкалам; Строительство ставит фундаменты и здания на вашей суше.
circadians-quick-6 = Производство даёт энергию и добычу; Вербовка приводит воинов и лидеров на базу; Перемещение их отправляет.
circadians-quick-7 = Где встретились две фракции, будет битва: каждая тайно выбирает сектор диска и, если хочет, карту тактики.
circadians-quick-8 = Победит большая сила; атака сверх защиты ранит до четырёх воинов; побеждённые уходят на базу.
circadians-quick-9 = Доход зависит от числа регионов; с шестью и более можно улучшить качество.
circadians-quick-10 = Кто контролирует реликвию с номером раунда, забирает её с исследованием и наградой.

## Названия компонентов

circadians-phase-price = Установление цен
circadians-phase-discover = Открытия
circadians-phase-build = Строительство
circadians-phase-harvest = Производство
circadians-phase-recruit = Вербовка
circadians-phase-move = Перемещение
circadians-phase-combat = Бой
circadians-phase-income = Доход
circadians-phase-relic = Проверка реликвий
circadians-faction-circadians = Циркадианцы
circadians-faction-ai = ИИ
circadians-faction-zcharo = Скаро
circadians-faction-leyrien = Лерьены
circadians-faction-jrayek = Джрайеки
circadians-faction-oxataya = Оксатайя
circadians-seat-faction-circadians = Циркадианцы
circadians-seat-faction-ai = ИИ
circadians-seat-faction-zcharo = Скаро
circadians-seat-faction-leyrien = Лерьены
circadians-seat-faction-jrayek = Джрайеки
circadians-seat-faction-oxataya = Оксатайя
circadians-leader-sable = Сэйбл
circadians-leader-akira = Акира
circadians-leader-renzo = Рензо
circadians-leader-zoey = Зоуи
circadians-leader-melvan = Мелван
circadians-leader-adecai = Адекай
circadians-leader-injura = Инджура
circadians-leader-xiao = Сяо
circadians-leader-phoros = Форос
circadians-leader-demo = Демо
circadians-leader-oachra = Оахра
circadians-leader-cahzor = Казор
circadians-leader-zucalah = Зукала
circadians-leader-ejax = Эджакс
circadians-leader-urzo = Урзо
circadians-leader-niruveh = Нируве
circadians-leader-eeyla = Ийла
circadians-leader-vehlac = Велак
circadians-leader-ivi = Иви
circadians-leader-rylach = Рилак
circadians-leader-jayen = Джайен
circadians-leader-ikryla = Икрила
circadians-leader-lynke = Линк
circadians-leader-vahla = Вала
circadians-leader-kajali = Каджали
circadians-leader-uryk = Урик
circadians-leader-halke = Халке
circadians-leader-katarin = Катарин
circadians-leader-tovati = Товати
circadians-leader-azaru = Азару
circadians-leader-xanya = Ксанья
circadians-leader-rhan = Ран
circadians-leader-onari = Онари
circadians-leader-latanja = Латанья
circadians-attribute-covert = Скрытность
circadians-attribute-militarized = Военизированность
circadians-attribute-tactical = Тактическое мышление
circadians-attribute-mobile = Мобильность
circadians-attribute-perceptive = Проницательность
circadians-attribute-cunning = Хитрость
circadians-attribute-copious = Многочисленность
circadians-attribute-destructive = Разрушительность
circadians-attribute-ominous = Зловещность
circadians-attribute-proficient = Умелость
circadians-attribute-seclusive = Замкнутость
circadians-attribute-resilient = Стойкость
circadians-attribute-tenacious = Упорство
circadians-attribute-expeditious = Стремительность
circadians-attribute-optimistic = Оптимизм
circadians-attribute-spirited = Воодушевление
circadians-attribute-protective = Покровительство
circadians-attribute-aggressive = Агрессивность
circadians-attribute-assertive = Напористость
circadians-attribute-hostile = Враждебность
circadians-attribute-fortified = Укреплённость
circadians-attribute-resourceful = Находчивость
circadians-attribute-subterranean = Подземная жизнь
circadians-attribute-symbiotic = Симбиоз
circadians-attribute-volatile = Изменчивость
circadians-card-price_gouging = Завышение цен
circadians-card-back_channel = Тайный канал
circadians-card-insider_knowledge = Инсайд
circadians-card-early_warning = Раннее оповещение
circadians-card-overload = Перегрузка
circadians-card-field_notes = Полевые заметки
circadians-card-breakthrough = Прорыв
circadians-card-analysis = Анализ
circadians-card-salvaged_data = Трофейные данные
circadians-card-shared_insight = Обмен знаниями
circadians-card-prototype = Прототип
circadians-card-home_ground = Родные стены
circadians-card-entrenchment = Укрепления
circadians-card-demolition = Подрыв
circadians-card-prefabrication = Сборные модули
circadians-card-surveyors = Землемеры
circadians-card-scaffolding = Строительные леса
circadians-card-siege_works = Осадные работы
circadians-card-concentrated_fire = Сосредоточенный огонь
circadians-card-windfall = Нежданная удача
circadians-card-deep_drilling = Глубокое бурение
circadians-card-raiding_party = Налётчики
circadians-card-scavengers = Мародёры
circadians-card-gem_cutter = Огранщик
circadians-card-supply_lines = Линии снабжения
circadians-card-outnumbered = В меньшинстве
circadians-card-fresh_troops = Свежие силы
circadians-card-call_to_arms = Призыв к оружию
circadians-card-field_medics = Полевые медики
circadians-card-rallying_cry = Боевой клич
circadians-card-mercenaries = Наёмники
circadians-card-heroic_rescue = Героическое спасение
circadians-card-fighting_withdrawal = Отход с боем
circadians-card-rapid_redeploy = Быстрая переброска
circadians-card-forced_march = Марш-бросок
circadians-card-slip_away = Ускользание
circadians-card-flanking = Обход с фланга
circadians-card-mountain_pass = Горный перевал
circadians-card-forward_command = Передовой штаб
circadians-card-ambush = Засада
circadians-card-census = Перепись
circadians-card-annexation = Аннексия
circadians-card-dividends = Дивиденды
circadians-card-tribute = Дань
circadians-card-evolution = Эволюция
circadians-card-night_watch = Ночной дозор
circadians-card-living_legend = Живая легенда
circadians-card-relic_guard = Страж реликвии
circadians-card-desecration = Осквернение
circadians-card-resonance = Резонанс
circadians-sector-retreat = Отступление
circadians-sector-die_left = Риск (кубик слева)
circadians-sector-die_right = Риск (кубик справа)
circadians-sector-charge = Натиск
circadians-sector-assault = Наступление
circadians-sector-guard = Оборона
circadians-personal-research = Архив
circadians-personal-unlock = Обход
circadians-personal-harvest = Добыча
circadians-personal-hand = Командный пункт
circadians-personal-adjacent = Площадка
circadians-loot-loot_research = Раскоп
circadians-loot-loot_recruit = Плац
circadians-loot-loot_gems = Жила самоцветов
circadians-loot-loot_energy = Энергоколодец
circadians-loot-loot_card = Пост прослушивания
circadians-loot-loot_training = Полигон
circadians-loot-loot_command = Узел связи
circadians-loot-loot_works = Мастерская
circadians-intel-ai = Разведка: ИИ
circadians-intel-zcharo = Разведка: скаро
circadians-intel-leyrien = Разведка: лерьены
circadians-intel-jrayek = Разведка: джрайеки
circadians-intel-oxataya = Разведка: оксатайя
circadians-resource-energy = Энергия
circadians-resource-gems = Самоцвет
circadians-resource-cards = Карта тактики
circadians-resource-fame = Слава
circadians-resource-research = Исследование
circadians-points-build = Очко строительства
circadians-points-foundation = Строительство фундамента
circadians-points-harvest = Очко производства
circadians-points-recruit = Очко вербовки
circadians-points-move = Очко перемещения
circadians-points-redeploy = Передислокация
circadians-points-upgrade_attribute = Улучшение качества
circadians-points-upgrade_leader = Улучшение лидера
circadians-points-deploy_leader = Дислокация лидера
circadians-points-place_loot = Разместить жетон добычи
circadians-points-upgrade_loot = Улучшить жетон добычи
circadians-points-boost_morale = Поднять боевой дух
circadians-unit-fighter = Воин
circadians-unit-leader = Лидер
circadians-unit-rhyzu = Рай-зу
circadians-building-factory = Завод
circadians-building-outpost = Форпост
circadians-building-stronghold = Крепость
circadians-piece-foundation = Фундамент
circadians-piece-relic = Реликвия
circadians-piece-mountain = Гора
circadians-piece-tunnel = Тоннель
circadians-piece-loot_token = Жетон добычи
circadians-piece-price_token = Жетон цены
circadians-piece-flare_gun = Ракетница
circadians-piece-vault = Хранилище
circadians-piece-lock = Замок
circadians-piece-combat_dial = Боевой диск
circadians-piece-drop_ship = Корабль
circadians-piece-intel_card = Карта разведки
circadians-piece-morale_token = Жетон боевого духа
circadians-piece-trap_token = Жетон ловушки
circadians-terrain-bog = Болото
circadians-terrain-cliffs = Скала
circadians-terrain-plains = Равнина
circadians-terrain-lake = Озеро
circadians-terrain-base = База фракции
circadians-terrain-site = Регион базирования или фрагмента
circadians-stat-strength = Сила
circadians-stat-attack = Атака
circadians-stat-defense = Защита
circadians-region-a1 = A1
circadians-region-a2 = A2
circadians-region-a3 = A3
circadians-region-b1 = B1
circadians-region-b2 = B2
circadians-region-b3 = B3
circadians-region-b4 = B4
circadians-region-c1 = C1
circadians-region-c2 = C2
circadians-region-c3 = C3
circadians-region-c4 = C4
circadians-region-c5 = C5
circadians-region-d1 = D1
circadians-region-d2 = D2
circadians-region-d3 = D3
circadians-region-d4 = D4
circadians-region-d5 = D5
circadians-region-e1 = E1
circadians-region-e2 = E2
circadians-region-e3 = E3
circadians-region-e4 = E4
circadians-region-e5 = E5
circadians-region-f1 = F1
circadians-region-f2 = F2
circadians-region-f3 = F3
circadians-region-f4 = F4
