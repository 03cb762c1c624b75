# Рёдзен

ryozen-name = Рёдзен
ryozen-about = Отправляйте соратников вокруг вращающегося дворца, собирайте свет трёх лун и заслужите благосклонность Леди Феникс.

## Лобби
ryozen-option-mode = Дворец
ryozen-option-mode-about = Каков Дворец в центре поля
ryozen-option-mode-standard = Обычный режим
ryozen-option-mode-standard-about = Один Дворец для любого числа соратников: хорошо для первой партии
ryozen-seat-clan = Клан
ryozen-seat-clan-about = Только цвет: соратники у всех кланов одинаковы
ryozen-seat-clan-orange = Оранжевый клан
ryozen-seat-clan-orange-about = Только цвет
ryozen-seat-clan-purple = Фиолетовый клан
ryozen-seat-clan-purple-about = Только цвет
ryozen-seat-clan-green = Зелёный клан
ryozen-seat-clan-green-about = Только цвет
ryozen-seat-clan-blue = Синий клан
ryozen-seat-clan-blue-about = Только цвет
ryozen-part-board = Поле
ryozen-part-players = Игроки
ryozen-part-cards = Карточки и ряды

## Количества
ryozen-some-coin =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
ryozen-some-scroll =
    { $count ->
        [one] { $count } свиток
        [few] { $count } свитка
       *[other] { $count } свитков
    }
ryozen-some-lantern =
    { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[other] { $count } фонарей
    }
ryozen-some-coral =
    { $count ->
        [one] { $count } осколок коралловой луны
        [few] { $count } осколка коралловой луны
       *[other] { $count } осколков коралловой луны
    }
ryozen-some-agate =
    { $count ->
        [one] { $count } осколок агатовой луны
        [few] { $count } осколка агатовой луны
       *[other] { $count } осколков агатовой луны
    }
ryozen-some-jade =
    { $count ->
        [one] { $count } осколок нефритовой луны
        [few] { $count } осколка нефритовой луны
       *[other] { $count } осколков нефритовой луны
    }
ryozen-some-favour =
    { $count ->
        [one] { $count } очко благосклонности
        [few] { $count } очка благосклонности
       *[other] { $count } очков благосклонности
    }
ryozen-short-coral = коралл { $count }
ryozen-short-agate = агат { $count }
ryozen-short-jade = нефрит { $count }
ryozen-short-favour = благосклонность { $count }
ryozen-bundle = { $what }
ryozen-place = { $sector } { $slot }
ryozen-spot = { $name } { $face }
ryozen-at-hand = в руке
ryozen-at-pushed = вне игры до конца раунда

## Вопросы
ryozen-ask-clan = Какой клан возглавить?
ryozen-ask-where = Куда поместить соратника, кого и какой стороной?
ryozen-ask-ability = { $kin }: { $ability }
ryozen-ask-effect = { $sector }: { $effect }
ryozen-ask-palace = { $source }: что взять?
ryozen-ask-confirm = Это был последний ход Дня. До подтверждения его можно отменить.
ryozen-ask-gain = { $source }: какой ресурс получить?
ryozen-ask-gain-shard = { $source }: какой осколок луны получить?
ryozen-ask-pay = { $source }: чем заплатить?
ryozen-ask-strike = { $source }: по кому нанести удар?
ryozen-ask-flip = { $source }: какого соратника скрыть?
ryozen-ask-move = { $source }: кого и куда переместить?
ryozen-ask-explore = { $source }: исследовать деревню?
ryozen-ask-village-bonus = { $source }: бонус какой деревни взять?
ryozen-ask-buy-revelation = { $source }: какие карточки откровений приобрести?
ryozen-ask-reveal-kin = { $source }: раскрыть верхнего соратника стопки?
ryozen-ask-hire = { $source }: кого нанять и кто уступит место?
ryozen-ask-discard-event = { $source }: какое событие сбросить?
ryozen-ask-restore-event = { $source }: куда вернуть событие?
ryozen-ask-day-effect = { $source }: дневной эффект какого сектора?
ryozen-ask-night-reward = { $source }: ночная награда какого сектора выдаётся сейчас?
ryozen-ask-copy-ability = { $source }: чью способность применить?
ryozen-ask-choose = { $source }: что сделать?
ryozen-ask-seal-moment = { $source }: удар сейчас или после дневного эффекта?
ryozen-ask-mercy = Удар по сопернику нанесён. Применить карточку милосердия?
ryozen-ask-wall = Соратник получил удар ({ $kin }). На какую внешнюю стену он отправится?
ryozen-ask-owed-gain = Ночная награда, { $source }: какой ресурс получить?
ryozen-ask-owed-shard = Ночная награда, { $source }: какой осколок луны получить?
ryozen-ask-owed-both = Ночные награды, { $sources }: какие ресурс и осколок луны получить?
ryozen-ask-owed-lose = Печать Врат ({ $seat }): какой ресурс сбросить?
ryozen-ask-event = { $event }. { $effect } Что выбрать?

## Ответы
ryozen-skip = Нет, спасибо
ryozen-use = Применить
ryozen-apply = Применить
ryozen-later = Позже
ryozen-reveal = Раскрыть
ryozen-end-turn = Закончить День
ryozen-paid-place = { $place } (цена: { $cost })
ryozen-place-revealed = { $place }: { $kin }
ryozen-place-cloaked = { $place }: { $kin }, скрытый
ryozen-place-only = { $what }, без дневного эффекта
ryozen-group-only = Без дневного эффекта
ryozen-group-revealed = { $kin }
ryozen-group-cloaked = { $kin }, скрытый
ryozen-offer-gate = фонарь, сбросить событие; Ночью 4 очка
ryozen-offer-capital = 2 свитка, Глашатай первый; Ночью 2 очка
ryozen-offer-outskirts = исследовать или строить; Ночью свиток
ryozen-offer-altar = бонус деревни; Ночью ресурс
ryozen-offer-springs = карточки откровений; Ночью фонарь
ryozen-offer-clan-house = раскрыть и нанять; Ночью монета
ryozen-group-cards-first = Сначала карточка откровения
ryozen-card-first = Сначала: { $card }
ryozen-summit-both = { $gain }, затем { $sector } за 1 фонарь
ryozen-lantern-sector = { $sector } за 1 фонарь
ryozen-kin-at-revealed = { $place }: { $kin } ({ $owner })
ryozen-kin-at-cloaked = { $place }: { $kin }, скрыт ({ $owner })
ryozen-kin-from = { $kin }, { $place }
ryozen-move-option = { $kin }: { $start } → { $place }
ryozen-explore-option =
    { $count ->
        [one] Исследовать { $count } деревню: { $village }
        [few] Исследовать { $count } деревни: { $village }
       *[other] Исследовать { $count } деревень: { $village }
    }
ryozen-explore-and-bonus = Исследовать: { $village }; бонус: { $bonus }
ryozen-build-option =
    { $count ->
        [0] Построить деревню { $space } (цена: { $cost })
       *[other] Исследовать { $count } и построить деревню { $space } (цена: { $cost })
    }
ryozen-build-altar-option =
    { $count ->
        [0] Построить путь к Алтарю (цена: { $cost })
       *[other] Исследовать { $count } и построить путь к Алтарю (цена: { $cost })
    }
ryozen-purchase-keep = { $card } ({ $price }): оставить
ryozen-purchase-favour = { $card } ({ $price }; +{ $favour }): сбросить
ryozen-group-cards =
    { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
       *[other] { $count } карточек
    }
ryozen-hire-group = { $kin } (цена: { $price })
ryozen-hire-option = { $kin } ({ $price }), замена: { $old } ({ $place })
ryozen-restore-option = { $event }: область { $space }
ryozen-no-mercy = Без милосердия
ryozen-mercy-option = { $card }, оплата: { $resource }

## Что дают варианты
ryozen-group-explore = Сначала исследовать: { $village }
ryozen-bonus-option = Бонус: { $village }
ryozen-discard-event = Сбросить событие
ryozen-avert-option = Сбросить: { $event }
ryozen-restore-event = Вернуть событие
ryozen-hint-able = { $ability } Влияние { $mine }, у соперника { $rival }
ryozen-hint-plain = { $offer }. Влияние { $mine }, у соперника { $rival }
ryozen-hint-only = днём ничего. Влияние { $mine }, у соперника { $rival }
ryozen-hint-cloaked = Ещё 1 монета; { $offer }. Влияние { $mine }, у соперника { $rival }
ryozen-hint-push = Сталкивает: { $kin } ({ $owner }). 1 ресурс, а за 1 фонарь ещё и выделенный сектор
ryozen-cloaking = Скрытый соратник
ryozen-hint-purse = Станет: { $what }
ryozen-hint-shards = Осколки луны, очков: { $before } → { $after }
ryozen-hint-both = { $purse }. { $shards }
ryozen-hint-struck = Уходит во Дворец. Влияние владельца { $before } → { $after }, лучшее из остальных { $rival }
ryozen-hint-struck-cloaked = Раскроется, но останется. Влияние владельца { $before } → { $after }, лучшее из остальных { $rival }
ryozen-hint-struck-wall = Уходит на внешнюю стену. Влияние владельца { $before } → { $after }, лучшее из остальных { $rival }
ryozen-hint-struck-out = Выбывает до конца раунда. Влияние владельца { $before } → { $after }, лучшее из остальных { $rival }
ryozen-hint-turned = Влияние там { $before } → { $after }, у соперника { $rival }
ryozen-hint-moved = Влияние там станет { $after }, у соперника { $rival }; на старом месте { $left }
ryozen-hint-wall = Сейчас без эффекта; Ночью 1 очко и влияние
ryozen-hint-build =
    { $favour ->
        [one] +{ $favour } очко. { $bonus }
        [few] +{ $favour } очка. { $bonus }
       *[other] +{ $favour } очков. { $bonus }
    }
ryozen-hint-build-altar =
    { $favour ->
        [one] +{ $favour } очко. Потом его бонус можно брать у Алтаря
        [few] +{ $favour } очка. Потом его бонус можно брать у Алтаря
       *[other] +{ $favour } очков. Потом его бонус можно брать у Алтаря
    }
ryozen-hint-reveal = Верхний тайл стопки ляжет на область { $slot }, цена { $price }; затем можно нанять
ryozen-hint-reveal-full = Ряд полон: { $kin } ({ $owner }) выходит из игры
ryozen-hint-hire-hand = Благосклонность +{ $favour }, в руку. { $ability }
ryozen-hint-hire-board = Благосклонность +{ $favour }, на поле. { $ability }
ryozen-hint-kept = цена: { $price }; обе остаются ради эффектов
ryozen-hint-cashed = цена: { $price }; сразу { $favour }
ryozen-hint-advisor-first = Глашатай на делении I: 3 очка благосклонности
ryozen-hint-advisor = Глашатай не на делении I: 2 свитка
ryozen-hint-later = Удар после дневного эффекта, если будет по кому
ryozen-hint-reward = { $reward } Влияние там { $mine }, у соперника { $rival }
ryozen-hint-end = Начинается Ночь: события слева направо, потом награды
ryozen-hint-apply-gate = 1 фонарь; событий не сбрасывать
ryozen-hint-apply-capital = 2 свитка, Глашатай на деление I
ryozen-hint-apply-sealed = Сначала печати, затем вопросы о частях
ryozen-hint-apply-for-seals = Ничего, кроме того, что дадут печати
ryozen-preview-turned = { $sector }: { $kin } раскроется, но останется
ryozen-preview-leaves = { $sector }: { $kin } уйдёт во Дворец, другие останутся
ryozen-preview-leaves-last = { $sector }: { $kin } уйдёт во Дворец, ночной награды там не будет
ryozen-final-draws = Откроется новое: отменить будет нельзя
ryozen-final-night = Больше никто не выбирает: Ночь может пойти дальше, и отменить будет нельзя
ryozen-final-end = Начинается Ночь: отменить будет нельзя
ryozen-loses-effect = Вы откажетесь от того, что даётся даром.
ryozen-reward-gate = 4 очка; за большинство осколок коралловой луны.
ryozen-reward-capital = 2 очка; за большинство осколок коралловой луны.
ryozen-reward-outskirts = 1 свиток; за большинство осколок нефритовой луны.
ryozen-reward-altar = 1 ресурс на выбор; за большинство осколок нефритовой луны.
ryozen-reward-springs = 1 фонарь; за большинство осколок агатовой луны.
ryozen-reward-clan-house = 1 монета; за большинство осколок агатовой луны.
ryozen-explore-more =
    { $count ->
        [one] Исследовать { $count } деревню
        [few] Исследовать { $count } деревни
       *[other] Исследовать { $count } деревень
    }

## Почему нельзя
ryozen-why-nothing = Сейчас ему нечего сделать.
ryozen-why-price = Нужно: { $price }; у вас: { $have }.
ryozen-why-none = Этого у вас нет.
ryozen-why-no-resource = Нужен ресурс, а у вас нет ни одного.
ryozen-why-palace = Соратников во Дворце нельзя ударить, перевернуть или переместить.
ryozen-why-own = Это ваш соратник, а нужен чужой.
ryozen-why-acting = По себе соратник не бьёт.
ryozen-why-not-revealed = Он скрыт, а нужен раскрытый.
ryozen-why-is-cloaked = Он уже скрыт.
ryozen-why-is-revealed = Он уже раскрыт.
ryozen-why-zone-same = Он не в этом секторе.
ryozen-why-zone-opposite = Он не в противоположном секторе.
ryozen-why-zone-adjacent = Он не в соседнем секторе.
ryozen-why-zone-own-cloaked-sector = В этом секторе нет вашего скрытого соратника.
ryozen-why-zone-each-highlighted = Сектор не выделен или удар там уже был.
ryozen-why-no-target = Нет соратника, до которого можно дотянуться.
ryozen-why-no-move = Некого переместить или некуда.
ryozen-why-taken = Занято: { $kin } ({ $owner }).
ryozen-why-closed = Сектор закрыт Стражем до следующего хода: { $seat }.
ryozen-why-alike = В секторе есть такое же свободное место, сначала занимают его.
ryozen-why-not-in-view = Эта сторона Дворца сейчас не видна с вашего места.
ryozen-why-one-card = В начале хода можно применить только одну карточку.
ryozen-why-all-built = Всё уже построено.
ryozen-why-not-last-village = Ваш Исследователь должен стоять на последней построенной деревне.
ryozen-why-nothing-ahead = Впереди вашего Исследователя столько деревень не построено.
ryozen-why-not-explored = Ваш Исследователь сюда ещё не дошёл.
ryozen-why-explorer-elsewhere = Следопыт берёт бонус только той деревни, где стоит ваш Исследователь.
ryozen-why-explorer-at-start = Ваш Исследователь на стартовой деревне, назад идти некуда.
ryozen-why-no-card = Ни одна карточка ряда вам не по карману.
ryozen-why-empty-pile = Ваша стопка клана пуста.
ryozen-why-other-clan = Это соратник другого клана: { $owner }.
ryozen-why-nothing-to-copy = В ряду нет вашего тайла, чью способность сейчас можно применить.
ryozen-why-not-adjacent = Этот сектор не соседний.
ryozen-why-not-highlighted = Этот сектор сейчас не выделен.
ryozen-why-no-event = В ряду не осталось событий.
ryozen-why-no-space = В ряду событий нет пустой области.
ryozen-why-nothing-discarded = Сброс событий пуст.
ryozen-why-space-taken = Там лежит другое событие: { $event }.
ryozen-why-too-little-favour = У вас только { $have }: недостающее отдают осколками.

## Что изменилось
ryozen-change-favour = благосклонность { $old } → { $new }
ryozen-change-coin = монеты { $old } → { $new }
ryozen-change-scroll = свитки { $old } → { $new }
ryozen-change-lantern = фонари { $old } → { $new }
ryozen-change-coral = осколки коралловой луны { $old } → { $new }
ryozen-change-agate = осколки агатовой луны { $old } → { $new }
ryozen-change-jade = осколки нефритовой луны { $old } → { $new }
ryozen-change-moved = { $kin }: { $start } → { $place }
ryozen-change-moved-cloaked = { $kin }, скрытый: { $start } → { $place }
ryozen-change-cloaked = { $kin } ({ $place }): скрыт
ryozen-change-revealed = { $kin } ({ $place }): раскрыт
ryozen-change-hired = нанят { $kin }, замена: { $old } ({ $place })
ryozen-change-card = новые карточки: { $cards }
ryozen-change-card-gone = больше нет карточек: { $cards }
ryozen-change-explorer = Исследователь: { $village }
ryozen-change-herald = Глашатай: деление { $old } → { $new }
ryozen-change-token = жетон первого игрока
ryozen-change-rival = { $seat }: { $changes }
ryozen-change-phase = раунд { $round }: { $phase }
ryozen-change-lit = теперь выделены: { $sectors }
ryozen-change-event = новые события: { $events }
ryozen-change-event-gone = событий больше нет: { $events }
ryozen-change-village = построено: { $village }
ryozen-change-closed = сектор закрыт Стражем: { $sector }
ryozen-change-revelations = новое у Источников: { $cards }
ryozen-change-tiles = новые в Доме кланов: { $tiles }
ryozen-change-tile = { $kin } ({ $owner })
ryozen-change-home =
    { $count ->
        [one] { $count } соратник возвращается в руку
        [few] { $count } соратника возвращаются в руку
       *[other] { $count } соратников возвращаются в руку
    }

## Наказы
ryozen-preference = { $order }
ryozen-standing = Наказы
ryozen-standing-gain = Какие ресурсы получать, в порядке предпочтения
ryozen-standing-pay = Какими ресурсами платить, по порядку
ryozen-standing-lose = Какие ресурсы терять, по порядку
ryozen-standing-shard = Какие осколки луны получать, в порядке предпочтения
ryozen-standing-wall = Внешняя стена для соратника после удара
ryozen-standing-lowest = С меньшим номером
ryozen-standing-highest = С большим номером

## Способности
ryozen-ability-apprentice = Нет способности.
ryozen-ability-philosopher = Приобретите 1 карточку откровения за её цену.
ryozen-ability-merchant = Получите 1 ресурс на выбор.
ryozen-ability-archer = Нанесите удар по соратнику в противоположном секторе.
ryozen-ability-bard = Скройте раскрытого соратника в соседнем секторе.
ryozen-ability-fighter = Нанесите удар по другому соратнику здесь.
ryozen-ability-trickster = Примените способность вашего соратника из ряда Дома кланов.
ryozen-ability-diplomat = Переместите сюда вашего соратника из соседнего сектора.
ryozen-ability-advisor = Глашатай на делении I: 3 очка благосклонности, иначе 2 свитка.
ryozen-ability-pathfinder = Исследуйте 1 деревню или возьмите бонус деревни вашего Исследователя.
ryozen-ability-seer = Сбросьте событие или верните последнее сброшенное.
ryozen-ability-mentor = Примените дневной эффект Дома кланов.
ryozen-ability-hermit = Примените дневной эффект соседнего сектора вместо здешнего.
ryozen-ability-guardian = Заплатите 1 монету: до вашего хода никто не входит в этот сектор.
ryozen-ability-organizer = Нанесите удар по соратнику в секторе, где есть ваш скрытый соратник.
ryozen-ability-night-agent = Заплатите 1 ресурс: получите 1 осколок луны цвета этого сектора.

## Дневные эффекты
ryozen-effect-gate = Получите 1 фонарь; можно сбросить событие.
ryozen-effect-capital = Получите 2 свитка; ваш Глашатай идёт на деление I.
ryozen-effect-outskirts = Исследуйте до 2 деревень или исследуйте до 1 и постройте одну.
ryozen-effect-altar = Исследуйте 1 деревню, затем возьмите бонус исследованной.
ryozen-effect-springs = Приобретите до 2 карточек откровений.
ryozen-effect-clan-house = Раскройте соратника своей стопки, затем наймите одного.
ryozen-effect-palace = 1 ресурс или за 1 фонарь применить эффект выделенного сектора; Дворец поворачивается.
ryozen-effect-outer-wall = Получите 1 ресурс; Дворец поворачивается.
ryozen-effect-embrasure = За 1 фонарь примените дневной эффект выделенного сектора; Дворец поворачивается.
ryozen-effect-summit = 1 ресурс, и можно за 1 фонарь применить эффект выделенного сектора; Дворец поворачивается.

## Бонусы деревень
ryozen-bonus-start-village = Получите 2 монеты.
ryozen-bonus-altar-tile = Заплатите 1 ресурс: получите 1 осколок луны на выбор.
ryozen-bonus-prosperville = Получите 1 монету, 1 свиток и 1 фонарь.
ryozen-bonus-craftsville = Получите 3 свитка.
ryozen-bonus-fire-cape = Получите 2 фонаря.
ryozen-bonus-river-shoal = Получите 1 очко благосклонности за каждые 2 ваши карточки откровений.
ryozen-bonus-stronghold = Получите 1 ресурс на выбор за каждую пустую область события.
ryozen-bonus-owl-cove = Бесплатно скройте одного своего раскрытого соратника.
ryozen-bonus-bandit-den = Верните последнее сброшенное событие: получите 3 очка благосклонности.
ryozen-bonus-bird-gorge = Получите 1 очко благосклонности за каждого своего соратника в выделенных секторах.
ryozen-bonus-town-hall = Примените дневной эффект Столицы.
ryozen-bonus-nomad-camp = Бесплатно переместите своего раскрытого соратника в другой сектор.
ryozen-bonus-moon-forge = Ваш Исследователь отходит на 1 деревню: получите 1 осколок луны на выбор.
ryozen-bonus-moon-harbour = Выдайте сейчас ночную награду выделенного сектора.

## Карточки откровений
ryozen-card-strategic-manoeuvres = В начале хода: за 1 монету переместите своего соратника в другой сектор.
ryozen-card-offering-of-wealth = В начале хода: нанесите удар по своему соратнику, получите 1 монету.
ryozen-card-offering-of-wisdom = В начале хода: нанесите удар по своему соратнику, получите 1 свиток.
ryozen-card-offering-of-spirits = В начале хода: нанесите удар по своему соратнику, получите 1 фонарь.
ryozen-card-offering-of-the-phoenix = В начале хода: нанесите удар по своему соратнику, получите 2 очка благосклонности.
ryozen-card-seal-of-the-outskirts = Когда вы применяете дневной эффект Окраины, получите 2 очка благосклонности.
ryozen-card-disguise = В начале хода: за 1 свиток скройте своего раскрытого соратника.
ryozen-card-prayer-of-the-coral-moon = В начале хода: 1 или 2 фонаря за столько же осколков коралловой луны; сбросьте карточку.
ryozen-card-prayer-of-the-agate-moon = В начале хода: 1 или 2 фонаря за столько же осколков агатовой луны; сбросьте карточку.
ryozen-card-prayer-of-the-jade-moon = В начале хода: 1 или 2 фонаря за столько же осколков нефритовой луны; сбросьте карточку.
ryozen-card-seal-of-the-capital = Когда вы применяете дневной эффект Столицы, получите 1 ресурс на выбор.
ryozen-card-seal-of-the-palace = Прежде чем применить дневной эффект Дворца, получите 1 монету.
ryozen-card-seal-of-the-springs = Когда вы применяете дневной эффект Источников, получите 1 очко благосклонности за каждую карточку.
ryozen-card-seal-of-the-gate = Прежде чем вы примените дневной эффект Врат, соперники сбрасывают по 1 ресурсу.
ryozen-card-seal-of-the-altar = Когда вы применяете дневной эффект Алтаря, нанесите удар по соратнику соперника.
ryozen-card-seal-of-the-clan-house = Прежде чем применить дневной эффект Дома кланов, раскройте ещё один тайл стопки.
ryozen-card-coral-mercy = После удара по соратнику соперника: за 1 ресурс получите 1 осколок коралловой луны.
ryozen-card-agate-mercy = После удара по соратнику соперника: за 1 ресурс получите 1 осколок агатовой луны.
ryozen-card-jade-mercy = После удара по соратнику соперника: за 1 ресурс получите 1 осколок нефритовой луны.
ryozen-card-rainbow = В начале хода: 1 очко благосклонности за каждый вид глифа у вас; сбросьте карточку.

## События
ryozen-does-breach-in-the-wall = Потеряйте 1 монету, 1 свиток и 1 фонарь.
ryozen-does-uprising = Потеряйте 1 очко благосклонности за каждую исследованную деревню, даже стартовую.
ryozen-does-fire-in-the-clan-house = Сбросьте 1 карточку откровения.
ryozen-does-bandit-raid = Нанесите удар по своему раскрытому соратнику в секторе.
ryozen-does-suspicious-rumours = Раскройте одного своего скрытого соратника.
ryozen-does-ominous-shadows = Потеряйте 1 очко благосклонности за каждый выделенный сектор с вашим соратником.
ryozen-does-coral-eclipse = Нет осколков коралловой луны: получите один. Иначе потеряйте один.
ryozen-does-agate-eclipse = Нет осколков агатовой луны: получите один. Иначе потеряйте один.
ryozen-does-jade-eclipse = Нет осколков нефритовой луны: получите один. Иначе потеряйте один.
ryozen-does-curse-of-shadow = Нанесите удар по своему соратнику в каждом выделенном секторе.
ryozen-does-palace-banquet = Потеряйте 1 ресурс на выбор за каждого своего соратника во Дворце.
ryozen-does-public-brawl = Потеряйте 1 очко благосклонности за каждого раскрытого Подмастерья на поле.
ryozen-does-lunar-curse = Потеряйте 1 осколок луны за каждый выделенный сектор с вашим соратником.
ryozen-does-sun-glare = Потеряйте 1 очко благосклонности за каждый сектор с вашим соратником.
ryozen-does-lunar-festival = Потеряйте 1 фонарь за каждого соратника в выделенных секторах.
ryozen-does-invisible-presence = Раскройте всех своих скрытых соратников в выделенных секторах.
ryozen-does-ceremony-of-three-lights = Соратники во всех трёх выделенных секторах: потеряйте 3 очка благосклонности.
ryozen-does-mist-of-oblivion = За каждую карточку откровения: сбросьте её или потеряйте 1 очко. Отметьте, что сбросить.
ryozen-does-flood = Ваш Исследователь отходит на 1 деревню.
ryozen-does-earthquake = За каждого соратника на поле: потеряйте 1 осколок луны или 1 очко благосклонности.

## Что происходит
ryozen-first-player = Первый игрок: { $seat }.
ryozen-clan-chosen = { $seat }: { $clan }.
ryozen-set-up = Поле готово. Выделенные секторы: { $sectors }.
ryozen-heading-round = **Раунд { $round } из { $rounds }, День.** Первый игрок: { $first }.
ryozen-events-predicted = Предсказанные события: { $events }.
ryozen-events-shuffled = Сброшенные события образуют новую колоду.
ryozen-revelations-shuffled = Сброшенные карточки откровений образуют новую колоду.
ryozen-revelation-shown = Новая карточка у Источников: { $card }.
ryozen-placed = { $seat } помещает соратника: { $kin }, { $place }.
ryozen-placed-cloaked = { $seat } помещает скрытого соратника: { $kin }, { $place }.
ryozen-ability = { $seat } применяет способность: { $kin }.
ryozen-copied = { $seat } копирует способность: { $kin }.
ryozen-day-effect = { $seat } применяет дневной эффект: { $sector }.
ryozen-bonus = { $seat } берёт бонус деревни: { $village }.
ryozen-gained = { $seat }: +{ $what }.
ryozen-gained-from = { $seat }: +{ $what } ({ $source }).
ryozen-at-night = { $place } ночью
ryozen-lost = { $seat }: −{ $what }.
ryozen-lost-from = { $seat }: −{ $what } ({ $source }).
ryozen-paid = { $seat } платит, цена: { $what }.
ryozen-struck = Удар: { $kin } ({ $seat }), { $place }, отправляется во Дворец.
ryozen-struck-cloaked = Удар: { $kin } ({ $seat }), { $place }, теперь раскрыт, но остаётся на месте.
ryozen-on-wall = { $kin } ({ $seat }) отправляется на стену: { $place }.
ryozen-pushed = { $kin } ({ $seat }) выбывает до конца раунда.
ryozen-turned-cloaked = { $kin } ({ $seat }), { $place }: теперь скрыт.
ryozen-turned-revealed = { $kin } ({ $seat }), { $place }: теперь раскрыт.
ryozen-moved = { $seat } перемещает соратника: { $kin }, { $start } → { $place }.
ryozen-explored = { $seat }: Исследователь доходит до деревни { $village }.
ryozen-built = **{ $seat } строит деревню** { $space }: { $village }.
ryozen-built-altar = **{ $seat } строит путь к Алтарю.**
ryozen-explorer-back = { $seat }: Исследователь отходит назад, теперь: { $village }.
ryozen-card-kept = { $seat } оставляет карточку: { $card }.
ryozen-card-cashed = { $seat } сбрасывает карточку ради благосклонности: { $card }.
ryozen-card-used = { $seat } применяет карточку: { $card }.
ryozen-card-discarded = { $seat } сбрасывает карточку: { $card }.
ryozen-tile-revealed = { $seat } раскрывает соратника в Доме кланов: { $kin }, область { $slot }.
ryozen-tile-laid = { $seat } кладёт соратника в Дом кланов: { $kin }, область { $slot }.
ryozen-tile-leaves = { $kin } ({ $seat }) покидает Дом кланов и игру.
ryozen-hired = **{ $seat } нанимает соратника**: { $kin }, замена: { $old } ({ $place }).
ryozen-event-averted = { $seat } сбрасывает событие: { $event }.
ryozen-event-restored = { $seat } возвращает событие: { $event }, область { $space }.
ryozen-herald-first = { $seat }: Глашатай занимает деление I.
ryozen-palace-turns = Дворец поворачивается. Выделенные секторы: { $sectors }.
ryozen-blocked = { $seat } закрывает сектор до своего следующего хода: { $sector }.
ryozen-heading-night = **Ночь { $round }.** События разыгрываются слева направо.
ryozen-heading-sector = **{ $sector }** ({ $strength }), бонус за большинство: { $seat }.
ryozen-night-strength = { $seat } { $count }
ryozen-event-hits = { $seat }: событие — { $event }.
ryozen-night-reward-now = { $seat } выдаёт ночную награду сейчас: { $sector }.
ryozen-token = { $seat } берёт жетон первого игрока.
ryozen-heading-dawn = Рассвет: соратники возвращаются. Первый игрок: { $first }.
ryozen-heading-end = **Конец игры.** Благосклонность на треке, за осколки луны и за ресурсы:
ryozen-scored = { $seat }: { $total } = { $track } на треке + { $shards } за осколки луны + { $resources } за ресурсы.
ryozen-winner =
    { $total ->
        [one] **Благосклонность Леди Феникс достаётся: { $seat }, { $total } очко.**
        [few] **Благосклонность Леди Феникс достаётся: { $seat }, { $total } очка.**
       *[other] **Благосклонность Леди Феникс достаётся: { $seat }, { $total } очков.**
    }
ryozen-won-favour = Больше всего благосклонности
ryozen-won-herald = Равная благосклонность, лучше деление на треке Столицы
ryozen-score-track = Трек благосклонности
ryozen-score-shards = Осколки луны
ryozen-score-resources = Ресурсы
ryozen-score-total = Всего

## Поле словами
ryozen-phase-setup = подготовка
ryozen-phase-day = День
ryozen-phase-night = Ночь
ryozen-phase-dawn = Рассвет
ryozen-phase-end = конец
ryozen-words-round = Раунд { $round } из { $rounds }, { $phase }. Первый игрок: { $first }.
ryozen-words-turn = Сейчас ходит { $seat }.
ryozen-words-waiting = Ждём: { $seats }.
ryozen-words-over =
    { $total ->
        [one] Партия окончена. Побеждает { $seat }, { $total } очко.
        [few] Партия окончена. Побеждает { $seat }, { $total } очка.
       *[other] Партия окончена. Побеждает { $seat }, { $total } очков.
    }
ryozen-words-highlighted = Выделенные секторы: { $sectors }.
ryozen-words-sector = { $sector }: { $kin }.
ryozen-words-sector-lit = { $sector } (выделен): { $kin }.
ryozen-words-closed = { $sector }: сектор закрывает Страж ({ $seat }).
ryozen-words-nobody = никого
ryozen-words-revealed = { $place }, { $kin } ({ $owner })
ryozen-words-cloaked = { $place }, { $kin }, скрыт ({ $owner })
ryozen-words-in-palace = { $kin } ({ $owner })
ryozen-words-free =
    { $count ->
        [one] свободно { $count } место
        [few] свободно { $count } места
       *[other] свободно { $count } мест
    }
ryozen-words-events = Предсказанные события: { $events }.
ryozen-words-event = { $space }. { $event }
ryozen-words-event-pile =
    { $deck ->
        [one] Колода событий: { $deck } карточка; сверху в сбросе: { $top }.
        [few] Колода событий: { $deck } карточки; сверху в сбросе: { $top }.
       *[other] Колода событий: { $deck } карточек; сверху в сбросе: { $top }.
    }
ryozen-words-nothing = пусто
ryozen-words-revelations = Откровения у Источников: { $cards }.
ryozen-words-revelation = { $card } (цена { $price }, сброс { $favour })
ryozen-words-row = Ряд Дома кланов: { $tiles }.
ryozen-words-tile = { $kin }, { $owner } ({ $price }, { $favour })
ryozen-words-villages = Деревни: { $villages }.
ryozen-words-village = { $space }. { $village }
ryozen-words-village-with = { $space }. { $village } (Исследователи: { $seats })
ryozen-words-next-village = Следующая постройка: { $village }, область { $space } (цена: { $cost }), { $favour }.
ryozen-words-heralds = Трек Столицы с деления I: { $seats }.
ryozen-words-player = **{ $seat }**, { $clan }: { $favour }; { $resources }; { $shards }.
ryozen-words-hand = В руке: { $kin }.
ryozen-words-hand-empty = В руке никого.
ryozen-words-cards = Карточки откровений: { $cards }.
ryozen-words-pushed = Вне игры до конца раунда: { $kin }.
ryozen-words-pile =
    { $count ->
        [one] В стопке клана { $count } соратник.
        [few] В стопке клана { $count } соратника.
       *[other] В стопке клана { $count } соратников.
    }
ryozen-words-lead = Впереди { $seat }: { $favour }.

## Правила в десяти предложениях
ryozen-quick-1 = Побеждает тот, у кого больше благосклонности после трёх раундов; в каждом есть День и Ночь.
ryozen-quick-2 = Днём вы за ход помещаете одного соратника на свободное место сектора или во Дворец, пока руки не опустеют.
ryozen-quick-3 = Раскрытый соратник даёт 1 влияние и может применить способность; скрытый стоит монету и даёт 2 влияния, но без способности.
ryozen-quick-4 = Затем можно применить дневной эффект этого места: фонари, свитки, деревни, карточки, новые соратники.
ryozen-quick-5 = Во Дворце вы берёте ресурс или за фонарь применяете дневной эффект одного из трёх выделенных секторов; затем Дворец поворачивается.
ryozen-quick-6 = Скрытый соратник после удара раскрывается, раскрытый отправляется во Дворец.
ryozen-quick-7 = Ночью четыре предсказанных события слева направо касаются всех; от некоторых можно избавиться днём у Врат.
ryozen-quick-8 = Затем каждый сектор награждает всех, у кого там есть соратники, а большинство влияния приносит осколок луны; ничьи решает Глашатай.
ryozen-quick-9 = Дворец даёт благосклонность за каждого соратника и осколок на выбор; у кого там больше всех, тот берёт жетон первого игрока.
ryozen-quick-10 = В конце три осколка одного цвета приносят 9 очков, три разных — 6, а каждые три ресурса — 3.

## Названия компонентов

ryozen-sector-gate = Врата
ryozen-sector-capital = Столица
ryozen-sector-outskirts = Окраина
ryozen-sector-altar = Алтарь
ryozen-sector-springs = Источники
ryozen-sector-clan_house = Дом кланов
ryozen-sector-palace = Дворец Феникса
ryozen-kin-apprentice = Подмастерье
ryozen-kin-philosopher = Философ
ryozen-kin-merchant = Торговец
ryozen-kin-archer = Лучник
ryozen-kin-bard = Бард
ryozen-kin-fighter = Воин
ryozen-kin-trickster = Фокусник
ryozen-kin-diplomat = Дипломат
ryozen-kin-advisor = Советник
ryozen-kin-pathfinder = Следопыт
ryozen-kin-seer = Ясновидец
ryozen-kin-mentor = Наставник
ryozen-kin-hermit = Отшельник
ryozen-kin-guardian = Страж
ryozen-kin-organizer = Организатор
ryozen-kin-night_agent = Ночной агент
ryozen-village-start_village = Стартовая деревня
ryozen-village-altar_tile = Тайл Алтаря
ryozen-village-prosperville = Благополис
ryozen-village-craftsville = Мастервила
ryozen-village-fire_cape = Огненный мыс
ryozen-village-river_shoal = Речная отмель
ryozen-village-stronghold = Оплот
ryozen-village-owl_cove = Совиная бухта
ryozen-village-bandit_den = Бандитское логово
ryozen-village-bird_gorge = Птичье ущелье
ryozen-village-town_hall = Ратуша
ryozen-village-nomad_camp = Лагерь кочевников
ryozen-village-moon_forge = Лунная кузница
ryozen-village-moon_harbour = Лунная гавань
ryozen-revelation-strategic_manoeuvres = Стратегические манёвры
ryozen-revelation-offering_of_wealth = Подношение богатства
ryozen-revelation-offering_of_wisdom = Подношение мудрости
ryozen-revelation-offering_of_spirits = Подношение духов
ryozen-revelation-offering_of_the_phoenix = Подношение Феникса
ryozen-revelation-seal_of_the_outskirts = Печать Окраины
ryozen-revelation-disguise = Маскировка
ryozen-revelation-prayer_of_the_coral_moon = Молитва коралловой луны
ryozen-revelation-prayer_of_the_agate_moon = Молитва агатовой луны
ryozen-revelation-prayer_of_the_jade_moon = Молитва нефритовой луны
ryozen-revelation-seal_of_the_capital = Печать Столицы
ryozen-revelation-seal_of_the_palace = Печать Дворца
ryozen-revelation-seal_of_the_springs = Печать Источников
ryozen-revelation-seal_of_the_gate = Печать Врат
ryozen-revelation-seal_of_the_altar = Печать Алтаря
ryozen-revelation-seal_of_the_clan_house = Печать Дома кланов
ryozen-revelation-coral_mercy = Коралловое милосердие
ryozen-revelation-agate_mercy = Агатовое милосердие
ryozen-revelation-jade_mercy = Нефритовое милосердие
ryozen-revelation-rainbow = Радуга
ryozen-glyph-stratagem = Око
ryozen-glyph-offering = Пламя
ryozen-glyph-seal = Кольцо
ryozen-glyph-prayer = Луна
ryozen-glyph-mercy = Клинок
ryozen-glyph-rainbow = Перо
ryozen-event-breach_in_the_wall = Брешь в стене
ryozen-event-uprising = Восстание
ryozen-event-fire_in_the_clan_house = Пожар в Доме кланов
ryozen-event-bandit_raid = Бандитский налёт
ryozen-event-suspicious_rumours = Подозрительные слухи
ryozen-event-ominous_shadows = Зловещие тени
ryozen-event-coral_eclipse = Коралловое затмение
ryozen-event-agate_eclipse = Агатовое затмение
ryozen-event-jade_eclipse = Нефритовое затмение
ryozen-event-curse_of_shadow = Проклятие тени
ryozen-event-palace_banquet = Дворцовый банкет
ryozen-event-public_brawl = Публичная потасовка
ryozen-event-lunar_curse = Лунное проклятие
ryozen-event-sun_glare = Блики солнца
ryozen-event-lunar_festival = Лунный фестиваль
ryozen-event-invisible_presence = Невидимое присутствие
ryozen-event-ceremony_of_three_lights = Церемония трёх огней
ryozen-event-mist_of_oblivion = Туман забвения
ryozen-event-flood = Наводнение
ryozen-event-earthquake = Землетрясение
ryozen-clan-orange = Оранжевый клан
ryozen-clan-purple = Фиолетовый клан
ryozen-clan-green = Зелёный клан
ryozen-clan-blue = Синий клан
ryozen-spot-kind-outer_wall = Внешняя стена
ryozen-spot-kind-embrasure = Бойница
ryozen-spot-kind-summit = Вершина
ryozen-side-of-board-south = Юг
ryozen-side-of-board-west = Запад
ryozen-side-of-board-north = Север
ryozen-side-of-board-east = Восток
ryozen-resource-coin = Монета
ryozen-resource-scroll = Свиток
ryozen-resource-lantern = Фонарь
ryozen-shard-coral = Осколок коралловой луны
ryozen-shard-agate = Осколок агатовой луны
ryozen-shard-jade = Осколок нефритовой луны
ryozen-option-mode-phoenix_palace = Режим «Дворец Феникса»
ryozen-option-mode-phoenix_palace-about = Девять мест со своими эффектами; доступны только видимые стороны

## Справочник (/карта)
ryozen-kind-kin = соратник
ryozen-kind-sector = сектор
ryozen-kind-village = деревня
ryozen-kind-revelation = карточка откровения
ryozen-kind-event = событие
ryozen-catalogue-night = Ночная награда: { $reward }; за большинство: { $bonus }.
ryozen-catalogue-any = 1 ресурс на выбор
ryozen-catalogue-night-palace = Ночная награда: 1 очко благосклонности за каждого своего соратника там и 1 осколок луны на выбор; за большинство: жетон первого игрока.
ryozen-catalogue-kin = Тайлов в клане: { $count }, в начале: { $starting }.
ryozen-catalogue-price = Цена: { $price }.
ryozen-catalogue-free = Цена: ничего.
ryozen-catalogue-discard = Если сбросить, а не оставить: { $favour }.
ryozen-catalogue-glyph = Глиф: { $glyph }. Экземпляров: { $count }.
ryozen-where-kin = { $seat } ({ $place })
ryozen-where-row = { $seat } (ряд Дома кланов)
ryozen-where-list = { $places }
ryozen-where-built = на треке деревень, область { $space }
ryozen-where-next = строится следующей
ryozen-where-springs = лежит у Источников
ryozen-where-event = предсказано, область { $space }
ryozen-where-highlighted = выделен
