# Циркадианцы: власть хаоса

## Лобби
circadians-name = Циркадианцы: власть хаоса
circadians-about = Шесть непохожих фракций устанавливают друг другу цены на действия, тайно планируют битвы и спорят за реликвии и славу.
circadians-option-leaders = Лидеры
circadians-option-leaders-core = Из коробки
circadians-option-leaders-extended = Выбор из всех лидеров фракции
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
circadians-seat-faction-circadians-about = 4 славы: улучшать качества. Воинов мало, но они сильны; корабль перелетает
circadians-seat-faction-ai-about = 18 славы: ранить воинов, хоть и проигрывая. Много дешёвых воинов, ловушки
circadians-seat-faction-zcharo-about = 20 славы: исследования. Двойные форпосты; победа лишь в конце проверки реликвий
circadians-seat-faction-leyrien-about = 14 славы: боевой дух на скалах и равнинах. Все болота для них соседние
circadians-seat-faction-jrayek-about = 5 славы: побеждать лидеров и рай-зу — зверей, которых призывают, а могут отнять
circadians-seat-faction-oxataya-about = 9 славы: выигрывать битвы. Ходят через озёра, лидеры держатся вместе
circadians-option-leaders-about = С какими лидерами играет фракция
circadians-option-leaders-core-about = По трое у фракции, у оксатайя четверо, как в коробке
circadians-option-leaders-extended-about = Каждый открыто выбирает троих из пяти, оксатайя — четверых из шести
circadians-option-loot-about = Жетоны, которые меняют добычу региона
circadians-option-loot-core-about = Шесть жетонов из коробки
circadians-option-loot-extended-about = Ещё Узел связи (дешёвые лидеры) и Мастерская (очки строительства)
circadians-option-factions-about = Как распределяются фракции
circadians-option-factions-seats-about = Каждый выбирает до партии, остальные — по порядку
circadians-option-factions-draft-about = По очереди в случайном порядке, первым вопросом партии
circadians-option-factions-random-about = Никто не выбирает
circadians-option-relics-about = Можно ли строить там, где стоит реликвия
circadians-option-relics-closed-about = Фундамент освободится, когда реликвию заберут
circadians-option-relics-open-about = Строить рядом с реликвией можно сразу; вдвоём строят больше
circadians-seat-faction-about = За кого вы играете и как побеждаете славой

## Количества
circadians-list = { $parts }
circadians-nothing = ничего
circadians-home = база
circadians-some-energy =
    { $count ->
        [one] { $count } энергия
        [few] { $count } энергии
        [many] { $count } энергии
       *[other] { $count } энергии
    }
circadians-some-gems =
    { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
        [many] { $count } самоцветов
       *[other] { $count } самоцветов
    }
circadians-some-cards =
    { $count ->
        [one] { $count } карта тактики
        [few] { $count } карты тактики
        [many] { $count } карт тактики
       *[other] { $count } карт тактики
    }
circadians-some-research =
    { $count ->
        [one] { $count } исследование
        [few] { $count } исследования
        [many] { $count } исследований
       *[other] { $count } исследований
    }
circadians-some-fame =
    { $count ->
        [one] { $count } слава
        [few] { $count } славы
        [many] { $count } славы
       *[other] { $count } славы
    }
circadians-some-recruit =
    { $count ->
        [one] { $count } очко вербовки
        [few] { $count } очка вербовки
        [many] { $count } очков вербовки
       *[other] { $count } очков вербовки
    }
circadians-some-build =
    { $count ->
        [one] { $count } очко строительства
        [few] { $count } очка строительства
        [many] { $count } очков строительства
       *[other] { $count } очков строительства
    }
circadians-some-foundation =
    { $count ->
        [one] { $count } фундамент
        [few] { $count } фундамента
        [many] { $count } фундаментов
       *[other] { $count } фундаментов
    }
circadians-some-harvest =
    { $count ->
        [one] { $count } очко производства
        [few] { $count } очка производства
        [many] { $count } очков производства
       *[other] { $count } очков производства
    }
circadians-some-move =
    { $count ->
        [one] { $count } очко перемещения
        [few] { $count } очка перемещения
        [many] { $count } очков перемещения
       *[other] { $count } очков перемещения
    }
circadians-some-redeploy =
    { $count ->
        [one] { $count } передислокация
        [few] { $count } передислокации
        [many] { $count } передислокаций
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
        [many] { $count } воинов
       *[other] { $count } воинов
    }
circadians-cost-energy =
    { $count ->
        [one] { $count } энергию
        [few] { $count } энергии
        [many] { $count } энергии
       *[other] { $count } энергии
    }
circadians-cost-gems =
    { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
        [many] { $count } самоцветов
       *[other] { $count } самоцветов
    }
circadians-cost-move =
    { $count ->
        [one] { $count } очко перемещения
        [few] { $count } очка перемещения
        [many] { $count } очков перемещения
       *[other] { $count } очков перемещения
    }
circadians-cost-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
circadians-cost-recruit =
    { $count ->
        [one] { $count } очко вербовки
        [few] { $count } очка вербовки
        [many] { $count } очков вербовки
       *[other] { $count } очков вербовки
    }
circadians-either = { $first } или { $second }

## Короткие ответы
circadians-do-act = Выполнить действие
circadians-do-act-both = Основное и вспомогательное
circadians-do-act-only = Только основное действие
circadians-do-later = Дождаться своей очереди
circadians-do-pass = Пропустить ход
circadians-do-end = Закончить ход
circadians-do-stop = Закончить
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
circadians-do-income-last = Получить всё, регионы последними
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
circadians-do-no-cards = Не разыгрывать карт
circadians-do-harvest-all = Всё сразу
circadians-do-choose = выбрать, кто идёт
circadians-do-income-all-with = Всё как обычно; база: { $gain }
circadians-do-income-last-with = Всё, регионы в конце; база: { $gain }

## Вопросы
circadians-ask-faction = Выберите фракцию.
circadians-ask-base = Где будет база и какие два региона останутся открытыми?
circadians-ask-leaders = Выберите лидеров: { $count }.
circadians-ask-start = Какой лидер начинает и как стоят воины?
circadians-ask-price = Установите цену на действие в одной из фаз.
circadians-ask-advance = Продвинуться по шкале «{ $track }»?
circadians-ask-summon = Призвать на базу: { $rhyzu }?
circadians-ask-cards = Разыграть карту тактики?
circadians-then-no-card = После неё без карт
circadians-ask-token = Какой жетон забрать из хранилища?
circadians-ask-act = { $phase }: выполнить действие (цена { $price }) или пропустить?
circadians-ask-act-free = { $phase }: выполнить действие бесплатно или пропустить?
circadians-ask-support = Вспомогательное действие: { $gain } за { $cost }?
circadians-ask-lock = Чем оплатить замок?
circadians-ask-research = Исследование: какая шкала?
circadians-ask-reward = Выберите одно.
circadians-ask-offer = { $gain } за { $cost }?
circadians-ask-foundation = Какой фундамент построить и где?
circadians-ask-loot = Какой жетон добычи и куда?
circadians-ask-loot-upgrade = Какой жетон добычи улучшить?
circadians-ask-arrive =
    { $count ->
        [one] { $count } новобранец: сколько появится в { $region }?
        [few] { $count } новобранца: сколько появится в { $region }?
        [many] { $count } новобранцев: сколько появится в { $region }?
       *[other] { $count } новобранцев: сколько появится в { $region }?
    }
circadians-ask-deploy = Какого лидера дислоцировать?
circadians-ask-place-leader = { $leader }: где появиться?
circadians-ask-upgrade = Кого улучшить?
circadians-ask-leader-action = Дислоцировать или улучшить лидера?
circadians-ask-company = { $origin } → { $target }: кто идёт?
circadians-ask-redeploy = Передислокация: откуда и куда?
circadians-ask-docks = Между какими регионами встанет корабль?
circadians-ask-free-move = Бесплатное перемещение, { $leader }?
circadians-ask-battle = Какая битва следующая?
circadians-ask-plan = Битва в { $region }, противник { $seat }: ваш план.
circadians-ask-reroll = На кубике сила { $strength }, защита { $defense }. Перебросить?
circadians-ask-companions = Кто отступает с воинами?
circadians-ask-retreat = Куда отступить?
circadians-ask-income =
    { $count ->
        [one] Доход ({ $count } регион): в каком порядке?
        [few] Доход ({ $count } региона): в каком порядке?
        [many] Доход ({ $count } регионов): в каком порядке?
       *[other] Доход ({ $count } регионов): в каком порядке?
    }
circadians-ask-exchange = Сколько самоцветов крепостей ({ $count }) обменять на исследования?
circadians-ask-delta = Число регионов: больше или меньше?
circadians-ask-attribute = Какое качество улучшить?
circadians-ask-intel = Чью карту разведки забрать?
circadians-ask-boost = Где поднять боевой дух?
circadians-ask-row-take = Жетон боевого духа для { $region }: из какого ряда?
circadians-ask-row-return = Жетон боевого духа из { $region }: в какой ряд?
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
        [one] Вербовка: осталось { $count } очко, воинов дома: { $home }.
        [few] Вербовка: осталось { $count } очка, воинов дома: { $home }.
        [many] Вербовка: осталось { $count } очков, воинов дома: { $home }.
       *[other] Вербовка: осталось { $count } очков, воинов дома: { $home }.
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
circadians-token = Цена { $total }: фракции { $faction }, в запас { $bank }
circadians-slot-discover = Цена { $total }: Открытия
circadians-slot-build = Цена { $total }: Строительство, 1 самоцвет
circadians-slot-harvest = Цена { $total }: Производство
circadians-slot-recruit = Цена { $total }: Вербовка, 2 энергии
circadians-slot-move_first = Цена { $total }: Перемещение, первый ход, 1 карта
circadians-slot-move_last = Цена { $total }: Перемещение, последний ход
circadians-build-foundation = { $foundation } в { $region }
circadians-build-building = { $building } в { $region }: { $bonus }
circadians-no-bonus = без бонуса
circadians-no-foundation = без фундамента
circadians-loot-option = { $token } в { $region }
circadians-recruit-home = { $count } домой
circadians-recruit-area = { $count } из области { $area } в следующую
circadians-recruit-fast = Быстрое продвижение: { $count } домой
circadians-recruit-trade =
    { $count ->
        [one] Обменять очки { $count } раз
        [few] Обменять очки { $count } раза
        [many] Обменять очки { $count } раз
       *[other] Обменять очки { $count } раз
    }
circadians-route = { $origin } → { $target }
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
circadians-base-option = { $site }; открыты { $a } и { $b }
circadians-split = { $a }: { $first }, { $b }: { $second }
circadians-field-leader = Лидер
circadians-field-fighters = Воины
circadians-advance-option = { $track } { $column }: { $gain }
circadians-advance-option-bare = { $track } { $column }
circadians-recruit-group-home = Из последней области домой
circadians-recruit-group-area = Из области { $area } в следующую
circadians-recruit-group-fast = Быстрое продвижение
circadians-recruit-group-trade = Обмен очков
circadians-arrive-option = { $region }: { $here }, дома: { $rest }
circadians-build-place = { $building } в { $region }
circadians-sending = { $origin } → { $target }: { $units }
circadians-sending-slip = { $origin } → { $target }, без удержания: { $units }

## Ответы заранее
circadians-standing-closed = Наказы можно дать, когда разложены планшеты.
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
circadians-standing-auto-energy = Обычный порядок, не спрашивая; база: 2 энергии
circadians-standing-auto-gem = Обычный порядок, не спрашивая; база: 1 самоцвет
circadians-standing-unasked = Не спрашивать, что бы ни было на руке
circadians-standing-broke = Пропускать, где нечем платить
circadians-standing-priced = Без карт после установления цены
circadians-standing-relic = Без карт при проверке реликвий

## Что произошло
circadians-plays = { $seat } играет за фракцию «{ $faction }».
circadians-base = { $seat } занимает { $site }; открыты { $a } и { $b }.
circadians-leaders = { $seat } берёт лидеров: { $leaders }.
circadians-round = **Раунд { $round } из { $rounds }.** Ракетница: { $flare }.
circadians-phase-begins = **Раунд { $round }: { $phase }.**
circadians-change-phase = Раунд { $round }: { $phase }
circadians-phases-begin = **Раунд { $round }: { $phases }. Фракции играют одновременно.**
circadians-priced = { $seat } устанавливает цену { $total }: { $phase }.
circadians-priced-neutral = Нейтральная цена { $total }: { $slot }.
circadians-vault-emptied = { $seat }: жетонов нет, все возвращаются из хранилища.
circadians-vault-taken = { $seat } забирает жетоны цен из хранилища: { $tokens }.
circadians-summoned = { $seat } призывает: { $rhyzu }.
circadians-flare = Ракетница переходит: { $seat }.
circadians-acts = { $seat } действует: { $phase }.
circadians-supports = { $seat } выполняет вспомогательное действие.
circadians-passed = { $seat } пропускает: { $phase }.
circadians-price-paid =
    { $share ->
        [0] { $seat } платит { $cost }.
       *[other] { $seat } платит { $cost }; { $pricer } получает { $share }.
    }
circadians-neutral-paid = { $seat } платит { $cost }.
circadians-paid = { $seat } платит { $cost }.
circadians-lock = { $seat } открывает замок за { $cost }.
circadians-gained-energy =
    { $count ->
        [one] { $seat }: +{ $count } энергия.
        [few] { $seat }: +{ $count } энергии.
        [many] { $seat }: +{ $count } энергии.
       *[other] { $seat }: +{ $count } энергии.
    }
circadians-advanced = { $seat }: «{ $track }», столбец { $column }.
circadians-advance-lost = { $seat } не может продвинуться: «{ $track }».
circadians-fame =
    { $count ->
        [one] { $seat }: +{ $count } слава, теперь { $fame } из { $goal }.
        [few] { $seat }: +{ $count } славы, теперь { $fame } из { $goal }.
        [many] { $seat }: +{ $count } славы, теперь { $fame } из { $goal }.
       *[other] { $seat }: +{ $count } славы, теперь { $fame } из { $goal }.
    }
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
circadians-moved = { $seat } перемещает ({ $origin } → { $target }): { $units }.
circadians-redeployed = { $seat } передислоцирует ({ $origin } → { $target }): { $units }.
circadians-trap = Ловушка в { $region } ранит воина: { $seat }.
circadians-ship = Корабль ({ $seat }) теперь между { $a } и { $b }.
circadians-boosted = { $seat } поднимает боевой дух в { $region } (ряд: { $row }).
circadians-morale-lost = { $seat } теряет боевой дух в { $region } (ряд: { $row }).
circadians-battle = **Битва в { $region }: { $seat } — { $opponent }.**
circadians-announce = { $seat } до планов: сила { $strength }, атака { $attack }, защита { $defense }, самоцветы { $gems }, карты { $cards }.
circadians-announce-abilities = { $seat }, свойства: { $abilities }.
circadians-ability = { $name } ({ $effects })
circadians-plan-sealed = Ваш сохранённый план битвы запечатан: { $region }. Его можно изменить, пока противник не запечатал свой.
circadians-plan-dropped = Сохранённый план битвы отменён: { $region }, противник { $seat }. Раунд окончен, либо карта, самоцвет или подразделения уже не те.
circadians-plan = { $seat }: { $sector }, { $card }.
circadians-rolled = { $seat }: на кубике сила { $strength }, защита { $defense }.
circadians-tie-initiator = Силы равны: побеждает фракция, начавшая битву.
circadians-tie-ability = Силы равны: исход решает свойство карты.
circadians-strength = Сила { $mine } : { $theirs } ({ $seat } — { $opponent }). Победа: { $victor }.
circadians-stole-energy = { $seat } забирает { $cost }; { $victim }: −{ $count }.
circadians-stole-gems = { $seat } забирает { $cost }; { $victim }: −{ $count }.
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
circadians-won-fame = Победа по славе: { $seats }.
circadians-won-relics = Все реликвии под контролем, победа: { $seats }.
circadians-won-land = Больше всего суши, победа: { $seats }.
circadians-score-fame = Слава
circadians-score-goal = Цель
circadians-score-land = Регионы суши
circadians-score-relics = Реликвии
circadians-story-fame = Слава, % от цели
circadians-story-relics = Реликвии на карте под контролем
circadians-gained-gems =
    { $count ->
        [one] { $seat }: +{ $count } самоцвет.
        [few] { $seat }: +{ $count } самоцвета.
        [many] { $seat }: +{ $count } самоцветов.
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
        [one] { $seat }: ранен { $count } воин.
        [few] { $seat }: ранены { $count } воина.
        [many] { $seat }: ранено { $count } воинов.
       *[other] { $seat }: ранено { $count } воинов.
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
circadians-saved =
    { $count ->
        [one] { $seat }: { $count } раненый уходит на базу.
        [few] { $seat }: { $count } раненых уходят на базу.
        [many] { $seat }: { $count } раненых уходят на базу.
       *[other] { $seat }: { $count } раненых уходят на базу.
    }
circadians-token-name = цена { $total }
circadians-priced-move_first = { $seat } устанавливает цену { $total }: { $phase }, ходит первым.
circadians-priced-move_last = { $seat } устанавливает цену { $total }: { $phase }, ходит последним.
circadians-sum-strength = { $seat }: сила { $total } = { $parts }.
circadians-sum-attack = { $seat }: атака { $attack } = { $by }; { $other }: защита { $defense } = { $against }.
circadians-sum-part = { $value } ({ $what })
circadians-sum-plus = { $first } + { $then }
circadians-sum-minus = { $first } − { $then }
circadians-sum-nothing = 0
circadians-sum-fighters = воины
circadians-sum-die = кубик

## Эффекты: моменты
circadians-at = { $moment }: { $what }
circadians-per = { $what } { $per }
circadians-when = { $what }, если { $conditions }
circadians-no-ability = без свойства
circadians-at-price-placed = установив цену
circadians-at-discover-turn = ваш ход в открытиях
circadians-at-harvest-turn = ваш ход в производстве
circadians-at-recruit-turn = ваш ход в вербовке
circadians-at-recruit-act = ваша вербовка
circadians-at-recruit-end = конец вербовки
circadians-at-move-act = ваше перемещение
circadians-at-move-act_end = конец вашего перемещения
circadians-at-move-end = конец перемещения
circadians-at-build-act = ваше строительство
circadians-at-build-placed = при постройке
circadians-at-battle-stats = битва
circadians-at-battle-before = до планирования
circadians-at-battle-plan = планирование
circadians-at-battle-strength = после шага 1
circadians-at-battle-after_wounds = после ранений
circadians-at-battle-retreat = отступая
circadians-at-battle-after = после битвы
circadians-at-income = доход
circadians-at-upgrade = при улучшении
circadians-at-opponent_passed = противник пропускает ход
circadians-at-opponent_acted = противник выполняет действие
circadians-at-relic-check = проверка реликвий
circadians-at-relic-claim = забирая реликвию
circadians-at-relic-not_claimed = не забирая реликвию
circadians-at-discover-act = ваши открытия
circadians-at-discover-pass = пропуская открытия
circadians-at-build-pass = пропуская строительство
circadians-at-harvest-act = ваше производство
circadians-at-harvest-pass = пропуская производство
circadians-at-recruit-pass = пропуская вербовку
circadians-at-move-pass = пропуская перемещение
circadians-at-battle-select = выбор битв
circadians-at-battle-reveal = раскрывая планы
circadians-at-battle-order = в битве
circadians-at-battle-wounds = шаг 2
circadians-at-battle-removal = шаг 3

## Эффекты: условия
circadians-if-initiator = битву начала эта фракция
circadians-if-not_initiator = битву начал противник
circadians-if-victory = битва выиграна
circadians-if-defeat = битва проиграна
circadians-if-retreated = выбрано отступление
circadians-if-not_retreated = отступление не выбрано
circadians-if-own_leader = там есть свой лидер
circadians-if-no_own_leader = там нет своего лидера
circadians-if-opp_leader = там лидер противника
circadians-if-opp_leader_or_rhyzu = у противника лидер или рай-зу
circadians-if-only_own_leader = других своих лидеров и рай-зу там нет
circadians-if-opp_rhyzu = у противника рай-зу
circadians-if-any_rhyzu = сражается рай-зу
circadians-if-own_building = там есть своё здание
circadians-if-building_here = оно стоит там
circadians-if-stronghold_here = она стоит там
circadians-if-stronghold_reach = она там или рядом
circadians-if-opp_building = там здание противника
circadians-if-fewer_units = своих подразделений меньше
circadians-if-fighters_5_plus = своих воинов 5 или больше
circadians-if-relic_region = там реликвия
circadians-if-in_relic_region = лидер в регионе с реликвией
circadians-if-fewer_relics = своих реликвий меньше
circadians-if-die_rolled = брошен свой кубик
circadians-if-used_card = использована карта тактики
circadians-if-wounded_enemy = противник ранен
circadians-if-no_enemy_wounded = никто из противников не ранен
circadians-if-terrain_bog = это болото
circadians-if-terrain_cliffs = это скала
circadians-if-terrain_plains = это равнина
circadians-if-terrain_cliffs_or_plains = это скала или равнина
circadians-if-morale_here = там поднят боевой дух
circadians-if-not_adjacent_to_ship = регион не у корабля
circadians-if-vs_card_faction = противник — эта фракция
circadians-if-own_priced_phase = цену установили вы
circadians-per-round = × номер раунда
circadians-per-opp_buildings = за каждое здание противника
circadians-per-own_leaders = за каждого своего лидера там
circadians-per-other_own_leaders = за каждого другого своего лидера там
circadians-per-own_attack_div_2 = за каждые 2 атаки
circadians-per-own_relics = за каждую свою реликвию
circadians-per-enemy_wounded = за каждого раненого противника
circadians-per-morale_fame = за каждое открытое очко ряда славы

## Эффекты: действия
circadians-morale-strength = к силе за открытую клетку ряда силы
circadians-op-stat = { $sign } { $stat }
circadians-op-stat-opponent = противник: { $sign } { $stat }
circadians-op-gain = { $gain }
circadians-op-exchange = { $gain } за { $cost }
circadians-op-convert = самоцветы крепостей можно обменять на исследования
circadians-op-steal = забрать у противника, не больше: { $what }
circadians-op-wound = ранить ещё { $count }, защита не спасает
circadians-op-redirect-wounded =
    { $count ->
        [one] до { $count } своего раненого — на базу
        [few] до { $count } своих раненых — на базу
        [many] до { $count } своих раненых — на базу
       *[other] до { $count } своих раненых — на базу
    }
circadians-op-redirect-this_leader = уходит на базу, а не в запас
circadians-op-redirect-own_leaders = свои лидеры — на базу, а не в запас
circadians-op-lose_fighters = потерять половину своих воинов там
circadians-op-cancel_card = свойство карты противника отменяется
circadians-op-take_used_card = забрать использованную карту противника
circadians-op-die_also_attack = сила кубика — ещё и атака
circadians-op-reroll_die = можно перебросить кубик
circadians-op-wins_ties = победа при равной силе
circadians-op-opponent_reveals_first = противник планирует первым и открыто
circadians-op-own_attacks_first = свои атаки — до шага 1
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
circadians-op-discount-support_gems =
    { $count ->
        [one] вспомогательное действие дешевле на { $count } самоцвет
        [few] вспомогательное действие дешевле на { $count } самоцвета
       *[other] вспомогательное действие дешевле на { $count } самоцветов
    }
circadians-op-discount-lock = не платить за 1 замок
circadians-op-discount-fast_track = 3 быстрых продвижения без энергии
circadians-op-discount-deploy_energy = дислокация без энергии
circadians-op-discount-upgrade_energy =
    { $count ->
        [one] улучшение дешевле на { $count } энергию
        [few] улучшение дешевле на { $count } энергии
       *[other] улучшение дешевле на { $count } энергии
    }
circadians-op-support_bonus = вспомогательное действие даёт ещё { $gain }
circadians-op-free_support = вспомогательное действие бесплатно
circadians-op-double_location = бонус за расположение дважды
circadians-op-lock_alt = замки за { $cost }
circadians-op-hand_limit = предел руки { $count }
circadians-op-building_limit =
    { $count ->
        [one] до { $count } форпоста в регионе
        [few] до { $count } форпостов в регионе
       *[other] до { $count } форпостов в регионе
    }
circadians-op-no_fast_track = без быстрого продвижения
circadians-op-region_count = число регионов { $sign }
circadians-op-region_count-choose = число регионов +1 или −1
circadians-op-vault_take = забрать 1 жетон из хранилища
circadians-op-vault_take-all = забрать все жетоны из хранилища
circadians-op-advance_priced_track = продвинуться по шкале этой фазы
circadians-op-draw_then_discard = взять { $draw }, затем сбросить { $discard }
circadians-op-boost_morale = поднять боевой дух
circadians-op-trap = ловушка ранит одного вошедшего
circadians-op-rearm_trap = перезарядка
circadians-op-home_ship = дом — корабль
circadians-op-move_ship = перелёт корабля за { $cost }
circadians-op-take_intel = взять карту разведки противника
circadians-op-take_intel-any = взять любую такую карту
circadians-op-give_intel = вернуть карты разведки: +1 регион за каждую
circadians-op-recruit_to = новобранцы могут появляться в крепостях
circadians-op-add_fighters =
    { $count ->
        [one] ещё { $count } воин для вербовки
        [few] ещё { $count } воина для вербовки
       *[other] ещё { $count } воинов для вербовки
    }
circadians-op-rhyzu_upkeep = платить за рай-зу или отпускать их
circadians-op-upkeep_discount = содержание рай-зу дешевле на { $count }
circadians-op-upkeep_free = рай-зу без содержания
circadians-op-upgrade_rhyzu = улучшить 1 рай-зу
circadians-op-command_to_victor = командование получает победитель
circadians-op-forbid = не входит в озёра
circadians-op-mountain_to_lakes = при подготовке горы ставят и между базой и озёрами
circadians-op-keep_units =
    { $count ->
        [one] { $count } подразделение может остаться
        [few] до { $count } подразделений могут остаться
       *[other] до { $count } подразделений могут остаться
    }
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
circadians-to-strength = к силе
circadians-to-attack = к атаке
circadians-to-defense = к защите
circadians-op-move_ship-free = бесплатный перелёт корабля
circadians-op-lock_alt-research = замки шкал исследований за { $cost }
circadians-op-lock_alt-research-free = замки шкал исследований бесплатны
circadians-op-boost_morale-controlled =
    { $count ->
        [one] поднять боевой дух в { $count } регионе под контролем
        [few] поднять боевой дух в { $count } регионах под контролем
        [many] поднять боевой дух в { $count } регионах под контролем
       *[other] поднять боевой дух в { $count } регионах под контролем
    }
circadians-op-redeploy-few =
    { $count ->
        [one] передислоцировать оттуда { $count } воина
        [few] передислоцировать оттуда до { $count } воинов
        [many] передислоцировать оттуда до { $count } воинов
       *[other] передислоцировать оттуда до { $count } воинов
    }

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
circadians-words-battle = Битва в { $region }: { $seat } — { $opponent }.
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
circadians-quick-4 = Каждый раунд вы устанавливаете цену на действие в одной фазе: вы действуете в ней бесплатно, другие платят или пропускают ход.
circadians-quick-5 = Открытия двигают маркеры по шкалам; Строительство ставит фундаменты и здания на вашей суше.
circadians-quick-6 = Производство даёт энергию и добычу; Вербовка приводит воинов и лидеров на базу; Перемещение их отправляет.
circadians-quick-7 = Где встретились две фракции, будет битва: каждая тайно выбирает сектор диска и, если хочет, карту тактики.
circadians-quick-8 = Победит большая сила; атака сверх защиты ранит до четырёх воинов; побеждённые уходят на базу.
circadians-quick-9 = Доход зависит от числа регионов; с шестью и более можно улучшить качество.
circadians-quick-10 = Кто контролирует реликвию с номером раунда, забирает её с исследованием и наградой.

## Подсказки
circadians-final-draws = будут взяты карты или что-то откроется
circadians-final-ends = ход закончится, и дальше пойдут другие
circadians-final-over = партия закончится
circadians-hint-and = { $first }; { $then }
circadians-hint-free = бесплатно
circadians-hint-land = { $terrain }, { $loot }
circadians-land-bog = болото
circadians-land-cliffs = скала
circadians-land-plains = равнина
circadians-land-lake = озеро
circadians-land-base = база
circadians-lower-factory = завод
circadians-lower-outpost = форпост
circadians-lower-stronghold = крепость
circadians-hint-number = { $faction } { $count }
circadians-hint-there = { $faction }: { $what }
circadians-hint-home = дома: { $units }
circadians-hint-relic = реликвия { $number }
circadians-hint-own = ваших { $count }
circadians-hint-leader = { $strength }/{ $attack }/{ $defense }: { $ability }
circadians-why-energy = нужно энергии: { $need }, есть { $have }
circadians-why-gems = нужно самоцветов: { $need }, есть { $have }
circadians-final-foundations = начальные фундаменты лягут случайно
circadians-hint-beside = { $region }: { $what }
circadians-why-taken = за неё играет другой
circadians-why-site-count =
    { $count ->
        [one] при { $count } фракции здесь нет места для базы
        [few] при { $count } фракциях здесь нет места для базы
        [many] при { $count } фракциях здесь нет места для базы
       *[other] при { $count } фракциях здесь нет места для базы
    }
circadians-why-site-taken = занято: { $faction }
circadians-hint-left = останется энергии { $energy }, самоцветов { $gems }
circadians-hint-nothing = ничего не изменится
circadians-hint-discard = уйдёт в сброс
circadians-hint-column = отныне: { $main }
circadians-hint-no-research = исследование пропадёт
circadians-loses-research = исследование
circadians-loses-free-action = бесплатное действие: цену этой фазы установили вы
circadians-hint-priced = вам бесплатно: { $main }
circadians-hint-summon = { $strength }/{ $attack }/{ $defense }; содержание каждый доход: { $upkeep }
circadians-hint-no-summon = останется в запасе
circadians-hint-keep-cards = карты останутся на руке
circadians-hint-act = цена { $total }, из них { $share } — { $faction }: { $main }
circadians-hint-act-neutral = цена { $total }: { $main }
circadians-hint-act-free = без оплаты: { $main }
circadians-hint-act-both = затем { $gain } за { $cost }, если хватит; ход закончится
circadians-hint-act-only = действовать; ход закончится без вспомогательного действия
circadians-hint-pass = ничего не стоит и ничего не даёт
circadians-hint-later = пусть сначала сыграют все, чья очередь раньше; потом вопрос вернётся
circadians-hint-end = больше ничего в этот ход
circadians-hint-gain-energy = сейчас { $count }
circadians-hint-gain-gems = замки, лидеры, кубики; сейчас { $count }
circadians-hint-gain-cards = для битв и фаз; на руке { $count }
circadians-hint-gain-research = столбец вперёд по шкале
circadians-hint-gain-recruit = воины ближе к дому
circadians-hint-gain-foundation = фундамент с планшета навсегда открывает свойство
circadians-hint-gain-upgrade_attribute = за его самоцветы; сейчас { $count }
circadians-why-lock-energy = нужно 2 энергии
circadians-why-lock-gem = нет самоцвета
circadians-why-lock-bypass = нужен фундамент «Обход»
circadians-why-card-phase = это карта фазы «{ $phase }»
circadians-why-card-new = взята в этой же фазе
circadians-why-card-window = не в этот момент фазы
circadians-why-card-price = нечем оплатить действие
circadians-why-card-lock = нечем оплатить замок
circadians-why-track-end = уже в последнем столбце
circadians-why-track-lock = нечем оплатить замок
circadians-why-priced = цену установили: { $faction }
circadians-why-token-vault = в хранилище; его вернёт цена 1
circadians-why-token-barred = забран из хранилища в этом раунде
circadians-why-token-supply = уже в вашем запасе
circadians-why-supported = вспомогательное действие — раз в ход
circadians-why-no-research = все шкалы пройдены или закрыты замком
circadians-why-no-foundation = нет фундамента на планшете или места на вашей суше
circadians-why-no-upgrade_attribute = нет качества, на которое хватит самоцветов
circadians-why-no-deploy_leader = в запасе нет лидера, на которого хватит самоцветов
circadians-why-no-upgrade_leader = некого улучшить: все улучшены или не хватает самоцветов
circadians-why-no-place_loot = нет жетона добычи или места для него
circadians-hint-stop = оставшиеся очки пропадут
circadians-hint-factory = в регионе можно вести производство; доход: { $income }
circadians-hint-outpost = +2 к силе там, регион соседний с домом; доход: { $income }
circadians-hint-stronghold = доход: { $income }
circadians-hint-no-foundation = фундамент не строится
circadians-loses-foundation = фундамент без очка строительства
circadians-hint-loot = { $loot } вместо: { $instead }
circadians-hint-no-loot = жетоны добычи не меняются
circadians-loses-loot = жетон добычи за этот столбец
circadians-hint-leader-energy = энергия: { $count }, самоцветы по карте
circadians-hint-recruit-all = все очки, сначала ближайшие к дому
circadians-hint-recruit =
    { $count ->
        [one] останется { $count } очко
        [few] останется { $count } очка
        [many] останется { $count } очков
       *[other] останется { $count } очков
    }
circadians-why-build-twice = здание этого типа там уже есть
circadians-why-build-terrain = только на скале или равнине
circadians-why-build-beside = рядом другая ваша крепость
circadians-why-build-all = все уже на поле
circadians-why-build-lock = нечем оплатить замок
circadians-why-build-relic = фундамент под реликвией
circadians-why-build-full = там нет свободного фундамента
circadians-why-build-three = там уже три фундамента
circadians-why-build-built = уже построен
circadians-why-harvest-done = в этом раунде уже было
circadians-why-harvest-loot = там нет добычи
circadians-why-harvest-building = нет подходящего здания
circadians-why-loot-token = там уже есть жетон
circadians-why-loot-lake = только на озеро
circadians-why-loot-flipped = жетон уже улучшен
circadians-why-loot-control = не под вашим контролем
circadians-why-deployed = уже в игре: { $place }
circadians-why-leader = там другой ваш лидер
circadians-why-upgraded = уже улучшен
circadians-why-commanded = под чужим командованием
circadians-why-area = в этой области никого нет
circadians-why-no-fast = у вашей фракции нет быстрого продвижения
circadians-why-recruit = нужно очков: { $need }, есть { $have }
circadians-why-contested = там противник
circadians-hint-trade = { $gain } за { $cost }
circadians-hint-stay = остаются: { $units }
circadians-hint-stay-nobody = никто не остаётся
circadians-hint-nobody = все остаются на месте
circadians-hint-stop-moving = все остаются на местах
circadians-hint-ship =
    { $count ->
        [one] новые регионы у корабля за { $count } очко
        [few] новые регионы у корабля за { $count } очка
        [many] новые регионы у корабля за { $count } очков
       *[other] новые регионы у корабля за { $count } очков
    }
circadians-hint-ship-stays = регионы у корабля прежние
circadians-why-route-closed = этот регион не в игре
circadians-why-route-base = на базу не перемещаются
circadians-why-route-lake = озеро
circadians-why-route-mountain = между ними гора
circadians-why-route-dock = корабль стоит не там
circadians-why-route-pinned = ваших удерживает противник
circadians-why-route-leader = два лидера не могут остаться вместе
circadians-why-route-relic = не из региона текущей реликвии
circadians-why-route-presence = вас там нет
circadians-why-crowded = { $region }: сначала разведите лидеров
circadians-why-no-ship = у вашей фракции нет корабля
circadians-why-ship-moved = в этот ход корабль уже перелетал
circadians-why-ship-point = нет очка перемещения
circadians-why-ship-docks = вас нет там, куда он мог бы перелететь
circadians-why-docked = корабль уже там
circadians-final-die = будет брошен кубик или что-то перемешано
circadians-final-open = план откроется сразу
circadians-hint-sides = сила { $my-strength } : { $their-strength }, атака { $my-attack } : { $their-attack }, защита { $my-defense } : { $their-defense }
circadians-hint-sector-retreat = оба числа — защита; вы уходите и проигрываете, лидеры целы
circadians-hint-sector-die_left = 1 самоцвет: кубик на 2–5 силы; правое число — сила
circadians-hint-sector-die_right = 1 самоцвет: кубик на 2–5 силы; левое число — сила
circadians-hint-sector-charge = оба числа — атака
circadians-hint-sector-assault = левое число — атака, правое — сила
circadians-hint-sector-guard = левое число — сила, правое — защита
circadians-hint-no-card = оба числа 1; при отступлении ещё −2 защиты
circadians-hint-keep = считается этот результат
circadians-hint-reroll = 2–5 силы; считается новый результат, даже худший
circadians-hint-leaders-home = целы и дома, не разгромлены
circadians-hint-companions = вместе с воинами: { $places }
circadians-hint-no-boost = жетон не выкладывается
circadians-loses-boost = подъём боевого духа
circadians-hint-row-strength = сила в регионах с боевым духом: { $before } → { $after }
circadians-hint-row-fame = слава за каждый доход: { $before } → { $after }
circadians-hint-release = в запас; снова призовёт цена { $total }
circadians-hint-no-attribute = качества не меняются
circadians-loses-attribute = улучшение качества
circadians-hint-bracket =
    регионов { $count }: { $times ->
        [1] { $gain }
       *[other] дважды { $gain }
    }
circadians-hint-income-all = регионы, база, здания, лидеры, качества, разведка, фракция
circadians-hint-income-last = база, здания, лидеры, качества, разведка, фракция; потом регионы
circadians-hint-income-leaders = что приносят лидеры
circadians-hint-income-ai = ловушки перезаряжаются
circadians-hint-income-leyrien = слава за боевой дух
circadians-hint-income-jrayek = за чужих рай-зу вы получаете, за своих платите
circadians-hint-go-home = домой: { $units }
circadians-why-battle-blocked = лидер там не даёт выбрать эту битву
circadians-why-sector-gem = нужен самоцвет
circadians-why-sector-charge = нужны 4 воина и ни одного лидера
circadians-why-companion = лидеров берут с собой только Зоуи и «Ускользание»
circadians-why-boost-terrain = только на скале или равнине
circadians-why-boost-token = там уже есть жетон
circadians-why-boost-presence = вас там нет
circadians-why-intel-held = она уже у вас
circadians-why-income-taken = уже получено
circadians-why-card-no-claim = только для забирающего реликвию
circadians-why-card-claim = не для забирающего реликвию
circadians-why-track-priced = только шкала фазы, где установлена цена
circadians-why-summon = приходит с ценой { $total }
circadians-why-summoned = уже в игре
circadians-why-loot-gone = лежит в { $region }
circadians-why-loot-none = там нет жетона добычи
circadians-why-no-stronghold = там нет вашей крепости
circadians-why-battle-others = не ваша битва

## Что изменилось
circadians-change-of = { $seat }: { $what }
circadians-change-fame = слава { $before } → { $after }
circadians-change-energy = энергия { $before } → { $after }
circadians-change-gems = самоцветы { $before } → { $after }
circadians-change-cards = карты { $before } → { $after }
circadians-change-track = { $track }: столбец { $before } → { $after }
circadians-change-area = область вербовки { $area }: { $before } → { $after }
circadians-change-regions = число регионов { $before } → { $after }
circadians-change-upgraded = улучшено: { $what }
circadians-change-foundation = построен фундамент: { $what }
circadians-change-tokens = из хранилища: { $tokens }
circadians-change-fighters = воины, { $place }: { $before } → { $after }
circadians-change-leader = { $leader }: { $place }
circadians-change-destroyed = разрушено в { $region }: { $building }
circadians-change-morale-up = боевой дух поднят в { $region }
circadians-change-morale-down = боевой дух потерян в { $region }

## План битвы, пока он составляется
circadians-preview-mine = У вас сейчас: сила { $strength }, атака { $attack }, защита { $defense }.
circadians-preview-theirs = { $faction } сейчас: сила { $strength }, атака { $attack }, защита { $defense }; самоцветы { $gems }, карты { $cards }.
circadians-preview-plan = С этим планом: сила { $strength }, атака { $attack }, защита { $defense }.
circadians-preview-stats = сила { $strength }, атака { $attack }, защита { $defense }
circadians-preview-reach-mine = Противник может набрать силы: { $strength }; при равенстве победа ваша.
circadians-preview-reach-theirs = Противник может набрать силы: { $strength }; при равенстве победа его.

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

## Справочник (/карта)
circadians-kind-faction = фракция
circadians-kind-leader = лидер
circadians-kind-rhyzu = рай-зу
circadians-kind-attribute = качество
circadians-kind-tactics = карта тактики
circadians-kind-personal = личный фундамент
circadians-kind-loot = жетон добычи
circadians-catalogue-faction = Фракция: { $faction }.
circadians-catalogue-fame = Слава: { $from }; для победы нужно { $goal }.
circadians-fame-from-attribute_upgraded = за каждое улучшенное качество
circadians-fame-from-enemy_fighter_wounded = за раненых воинов противника
circadians-fame-from-research_gained = за исследования
circadians-fame-from-morale_income = за боевой дух, в фазе дохода
circadians-fame-from-victory = за победы в битвах
circadians-fame-from-victory_over_leader_or_rhyzu = за победы над лидерами и рай-зу
circadians-catalogue-leaders = Лидеров в игре: { $count }.
circadians-catalogue-stronghold = Крепость: { $effects }.
circadians-catalogue-rules = Своё правило: { $effects }.
circadians-catalogue-phase = Фаза: { $phase }.
circadians-catalogue-free = бесплатно
circadians-catalogue-base = Сила { $strength }, атака { $attack }, защита { $defense }; дислокация: { $cost }; { $effects }.
circadians-catalogue-upgraded = **С улучшением** ({ $upgrade }): сила { $strength }, атака { $attack }, защита { $defense }; дислокация: { $cost }; { $effects }.
circadians-catalogue-before = В начале: { $effects }.
circadians-catalogue-after = **С улучшением** ({ $cost }): { $effects }.
circadians-catalogue-at-once = Сразу при улучшении: { $effects }.
circadians-catalogue-values = Значения: { $left } слева, { $right } справа.
circadians-catalogue-battle = ⚔️ { $effects }.
circadians-catalogue-play = Разыгрывается в фазе «{ $phase }»: { $effects }.
circadians-catalogue-lock = Розыгрыш закрыт замком: 1 самоцвет.
circadians-catalogue-lasting = После постройки: { $effects }.
circadians-catalogue-reward = Сразу: { $reward }.
circadians-catalogue-loot = Производство: { $reward }.
circadians-catalogue-loot-upgraded = **С улучшением**: { $reward }.
circadians-where-list = { $places }
circadians-where-region = { $seat } ({ $region })
circadians-where-home = { $seat } (дома)
circadians-where-reserve = { $seat } (в запасе)
