# Коса

scythe-name = Коса
scythe-about = Очольте фракцію в інших 1920-х: рухайтеся, торгуйте, виробляйте, будуйте мехів і бийтеся таємними циферблатами; шоста зірка завершує гру, перемагає найбагатший.

## Лобі
scythe-option-faction_assignment = Фракції
scythe-option-faction_assignment-random = Роздати випадково
scythe-option-faction_assignment-choose = Обирають гравці
scythe-option-player_mat_assignment = Персональні поля
scythe-option-player_mat_assignment-random = Роздати випадково
scythe-option-player_mat_assignment-in_seat_order = За порядком місць (з випадковими фракціями)
scythe-option-player_mat_assignment-choose = Обирають гравці
scythe-option-banned_pairs = Заборонені пари
scythe-option-banned_pairs-enforce = Не роздаються
scythe-option-banned_pairs-allow = Дозволені
scythe-option-bribes = Подарунки монет
scythe-option-bribes-allowed = Дозволені
scythe-option-bribes-forbidden = Заборонені
scythe-option-sample_scoring_at_first_star = Пробний підрахунок при першій зірці
scythe-option-sample_scoring_at_first_star-off = Ні
scythe-option-sample_scoring_at_first_star-on = Так
scythe-option-delay_of_game = Затягування гри
scythe-option-delay_of_game-off = Прогноз безкоштовний
scythe-option-delay_of_game-on = Прогноз коштує 2 популярності
scythe-option-coin_visibility = Монети
scythe-option-coin_visibility-public = Видно всім
scythe-option-coin_visibility-owner_only = Видно лише власнику
scythe-part-map = Поле
scythe-part-tracks = Шкали
scythe-part-mats = Поля гравців

## Кількості
scythe-some-oil = { $count } нафти
scythe-some-metal = { $count } металу
scythe-some-wood = { $count } дерева
scythe-some-food = { $count } їжі
scythe-some-workers =
    { $count ->
        [one] { $count } працівник
        [few] { $count } працівники
       *[other] { $count } працівників
    }
scythe-some-mechs =
    { $count ->
        [one] { $count } мех
        [few] { $count } мехи
       *[other] { $count } мехів
    }
scythe-a-character = герой
scythe-goods = { $goods }
scythe-number = { $number }
scythe-group-tokens =
    { $count ->
        [0] нічого
        [one] { $count } жетон
        [few] { $count } жетони
       *[other] { $count } жетонів
    }
scythe-yes = Так
scythe-no = Ні
scythe-none = Нічого

## Винагороди
scythe-gain-coins = ${ $count }
scythe-gain-power = { $count } сили
scythe-gain-popularity = { $count } популярності
scythe-gain-combat_cards =
    { $count ->
        [one] { $count } карта бою
        [few] { $count } карти бою
       *[other] { $count } карт бою
    }
scythe-gain-worker =
    { $count ->
        [one] { $count } працівник
        [few] { $count } працівники
       *[other] { $count } працівників
    }
scythe-gain-resource_any =
    { $count ->
        [one] { $count } будь-який ресурс
        [few] { $count } будь-які ресурси
       *[other] { $count } будь-яких ресурсів
    }
scythe-gain-upgrade = апгрейд
scythe-gain-deploy = мех
scythe-gain-build = споруда
scythe-gain-enlist = рекрут
scythe-gain-produce = виробництво на 2 територіях

## Підготовка
scythe-ask-mat = Яке персональне поле ви берете?
scythe-ask-faction = Яку фракцію ви очолите?
scythe-mat-chosen = { $seat } бере поле «{ $mat }».
scythe-faction-chosen = { $seat } очолює фракцію «{ $faction }».
scythe-seated = { $seat }: { $faction }, поле «{ $mat }».
scythe-set-up = Усе готово. Бонус споруд: «{ $tile }». Починає { $first }.
scythe-mats-random = Поля за порядком місць можливі лише з випадковими фракціями; їх роздано випадково.

## Хід
scythe-turn = Хід { $number }: { $seat }.
scythe-ask-section = Куди поставити жетон дії?
scythe-section = { $number }: { $top } / { $bottom }
scythe-section-factory = Карта Фабрики: { $card }
scythe-section-chosen = { $seat } обирає: { $top } / { $bottom }.
scythe-section-chosen-factory = { $seat } використовує карту Фабрики «{ $card }».
scythe-ask-top = { $action }: що ви робите?
scythe-skip-top = Пропустити верхню дію
scythe-choice-move =
    { $count ->
        [one] Перемістити { $count } юніт
       *[other] Перемістити до { $count } юнітів
    }
scythe-choice-coins = Отримати ${ $count }
scythe-choice-power = $1: { $count } сили
scythe-choice-cards =
    { $count ->
        [one] $1: взяти { $count } карту бою
        [few] $1: взяти { $count } карти бою
       *[other] $1: взяти { $count } карт бою
    }
scythe-choice-resources =
    { $count ->
        [one] $1: { $count } будь-який ресурс
        [few] $1: { $count } будь-які ресурси
       *[other] $1: { $count } будь-яких ресурсів
    }
scythe-choice-popularity = $1: { $count } популярності
scythe-choice-produce = Виробництво, територій: до { $count }
scythe-choice-less = Взяти лише частину: { $what }
scythe-less-coins = монети
scythe-less-power = сила
scythe-less-cards = карти бою
scythe-less-resources = ресурси
scythe-less-popularity = популярність
scythe-ask-less = Скільки чого ви берете?
scythe-took-move =
    { $count ->
        [one] { $seat } переміщує { $count } юніт.
       *[other] { $seat } переміщує до { $count } юнітів.
    }
scythe-took-coins = { $seat } бере монети.
scythe-took-power = { $seat } купує { $count } сили.
scythe-took-cards =
    { $count ->
        [one] { $seat } купує { $count } карту бою.
        [few] { $seat } купує { $count } карти бою.
       *[other] { $seat } купує { $count } карт бою.
    }
scythe-took-resources =
    { $count ->
        [one] { $seat } купує { $count } будь-який ресурс.
        [few] { $seat } купує { $count } будь-які ресурси.
       *[other] { $seat } купує { $count } будь-яких ресурсів.
    }
scythe-took-popularity = { $seat } купує { $count } популярності.
scythe-took-produce =
    { $count ->
        [one] { $seat } виробляє на { $count } території.
        [few] { $seat } виробляє щонайбільше на { $count } територіях.
       *[other] { $seat } виробляє щонайбільше на { $count } територіях.
    }
scythe-ask-bottom = Нижня дія?
scythe-take-bottom =
    { $coins ->
        [0] { $action } за { $cost }
       *[other] { $action } за { $cost } (дає ${ $coins })
    }
scythe-factory-move = Перемістити один юніт до 2 кроків
scythe-skip-bottom = Пропустити нижню дію
scythe-bottom-taken = { $seat } виконує: { $action }.
scythe-factory-moves = { $seat } переміщує юніт за картою Фабрики.
scythe-ask-end = Щось іще чи завершити хід?
scythe-end-turn = Завершити хід

## Переміщення
scythe-ask-unit =
    { $count ->
        [one] Який юніт рухається? Лишився { $count } рух.
        [few] Який юніт рухається? Лишилося { $count } рухи.
       *[other] Який юніт рухається? Лишилося { $count } рухів.
    }
scythe-unit-character = Герой, { $place }
scythe-unit-mech =
    { $count ->
        [one] Мех, { $place }
       *[other] Мех (з { $count }), { $place }
    }
scythe-unit-worker =
    { $count ->
        [one] Працівник, { $place }
       *[other] Працівник (з { $count }), { $place }
    }
scythe-stop-moving = Більше нікого не рухати
scythe-the-character = Герой
scythe-the-mech = Мех
scythe-the-worker = Працівник
scythe-ask-step =
    { $count ->
        [one] { $unit }, { $place }: куди? Лишився { $count } крок; { $load }.
        [few] { $unit }, { $place }: куди? Лишилося { $count } кроки; { $load }.
       *[other] { $unit }, { $place }: куди? Лишилося { $count } кроків; { $load }.
    }
scythe-step-to = { $place }
scythe-stop-here = Зупинитися тут
scythe-load = вантаж: { $load }
scythe-load-empty = без вантажу
scythe-load-all = Взяти все із собою
scythe-load-none = Нічого не брати
scythe-load-custom = Обрати вантаж…
scythe-ask-load = Що несе цей юніт?
scythe-field-workers = Працівники
scythe-field-moved = Працівники, які вже рухалися
scythe-moved =
    { $unit ->
        [character] { $seat }: герой { $origin } → { $place }, { $load }.
        [mech] { $seat }: мех { $origin } → { $place }, { $load }.
       *[worker] { $seat }: працівник { $origin } → { $place }, { $load }.
    }
scythe-driven-off =
    { $count ->
        [one] { $seat } проганяє { $count } працівника ({ $other }): { $place }.
       *[other] { $seat } проганяє { $count } працівників ({ $other }): { $place }.
    }

## Отримання й оплата
scythe-gained-coins = { $seat }: +${ $count }.
scythe-gained-power = { $seat }: +{ $count } сили.
scythe-gained-popularity = { $seat }: +{ $count } популярності.
scythe-paid-coins = { $seat } платить ${ $count }.
scythe-paid-power = { $seat } платить { $count } сили.
scythe-paid-popularity = { $seat } платить { $count } популярності.
scythe-paid-card = { $seat } скидає карту бою зі значенням { $value }.
scythe-drew =
    { $count ->
        [one] { $seat } бере { $count } карту бою.
        [few] { $seat } бере { $count } карти бою.
       *[other] { $seat } бере { $count } карт бою.
    }
scythe-drew-cards = Ви взяли: { $cards }.
scythe-workers =
    { $count ->
        [one] { $seat }: { $count } новий працівник, { $place }.
        [few] { $seat }: { $count } нові працівники, { $place }.
       *[other] { $seat }: { $count } нових працівників, { $place }.
    }
scythe-resources = { $seat } отримує { $goods }: { $place }.
scythe-ask-kinds =
    { $count ->
        [one] Який ресурс ви берете?
        [few] Які { $count } ресурси ви берете?
       *[other] Які { $count } ресурсів ви берете?
    }
scythe-ask-place = Куди покласти { $goods }?
scythe-split = По одному…
scythe-ask-produce = Де ви виробляєте?
scythe-field-sites =
    { $count ->
        [one] Територія
       *[other] Території (до { $count })
    }
scythe-field-mill = І Млин ({ $place })
scythe-field-amounts = Скільки
scythe-amounts-all = Усе
scythe-amounts-choose = Я оберу
scythe-ask-amount = { $place }: скільки виробити (до { $count })?
scythe-ask-pay = Якими жетонами платите? Лишилося: { $goods }.
scythe-pay-auto = Решту автоматично
scythe-pay-card = Примус: скинути карту бою зі значенням { $value }
scythe-coerced = { $seat } застосовує Примус: карта бою { $value } замість жетона.
scythe-spent = { $seat } витрачає { $goods }: { $place }.
scythe-ongoing = { $seat } отримує бонус мобілізації ({ $recruit }).

## Нижній ряд
scythe-ask-upgrade = Який кубик і куди?
scythe-upgrade-option = { $cube } → { $bottom }
scythe-upgraded = { $seat } робить апгрейд: { $cube } → { $bottom }.
scythe-cube-cube_move = Переміщення: +1 юніт
scythe-cube-cube_gain_coins = Прибуток: +$1
scythe-cube-cube_bolster_power = Підтримка: +1 сила
scythe-cube-cube_bolster_cards = Підтримка: +1 карта
scythe-cube-cube_produce = Виробництво: +1 територія
scythe-cube-cube_trade_popularity = Торгівля: +1 популярність
scythe-ask-deploy = Який мех і де?
scythe-deploy-option = { $ability }, { $place }
scythe-deployed = { $seat } розгортає меха: { $place }, { $ability }.
scythe-ask-build = Яка споруда і де?
scythe-build-option = { $structure }, { $place }
scythe-built = { $seat } будує: { $structure }, { $place }.
scythe-ask-enlist = Який рекрут і на який бонус?
scythe-enlist-option = { $recruit }; одразу { $bonus }
scythe-enlisted = { $seat } мобілізує: { $recruit }; одразу { $bonus }.
scythe-recruit-upgrade = рекрут Апгрейда (1 сила)
scythe-recruit-deploy = рекрут Розгортання ($1)
scythe-recruit-build = рекрут Будівництва (1 популярність)
scythe-recruit-enlist = рекрут Мобілізації (1 карта бою)

## Бій
scythe-ask-combat = Який бій наступний?
scythe-combat = Бій, { $place }: { $seat } нападає на гравця { $other }.
scythe-ask-ability = Застосувати: { $ability }?
scythe-use = Застосувати
scythe-decline = Ні
scythe-ability-used = { $seat } застосовує: { $ability } (проти: { $other }).
scythe-ability-declined = { $seat } не застосовує: { $ability }.
scythe-lost-power = { $seat }: −{ $count } сили.
scythe-lost-popularity = { $seat }: −{ $count } популярності.
scythe-scouted = { $seat } забирає карту { $card } у гравця { $other }.
scythe-ask-commit = Бій, { $place }, суперник { $other }: задайте циферблат сили й додайте карти.
scythe-ask-dial = Бій, { $place }, суперник { $other }: задайте циферблат сили.
scythe-field-dial = Циферблат сили
scythe-field-cards =
    { $count ->
        [one] До { $count } карти бою
       *[other] До { $count } карт бою
    }
scythe-card = Карта бою { $value }
scythe-committed = { $seat }: циферблат сили { $dial }, карти { $cards }, разом { $total }.
scythe-combat-won = { $seat } перемагає гравця { $other }: { $place }.
scythe-ask-retreat = { $place }: куди відступають ваші юніти?
scythe-retreat-workers-home = { $place }, працівники додому
scythe-retreated = { $seat } відступає: { $place }.

## Зустрічі
scythe-encounter = У гравця { $seat } зустріч, { $place }: «{ $card }».
scythe-ask-encounter = { $card }: що ви робите?
scythe-encounter-free = { $label }: { $gains }
scythe-encounter-coins = { $label }: заплатити ${ $cost }, отримати { $gains }
scythe-encounter-popularity = { $label }: втратити { $cost } популярності, дістати { $gains }
scythe-encounter-part = { $label }, лише частину…
scythe-encounter-enough = Без другого варіанта
scythe-encounter-chosen = { $seat } обирає: «{ $option }».

## Фабрика
scythe-factory-visit =
    { $count ->
        [one] { $seat } приходить на Фабрику й дивиться { $count } карту.
        [few] { $seat } приходить на Фабрику й дивиться { $count } карти.
       *[other] { $seat } приходить на Фабрику й дивиться { $count } карт.
    }
scythe-ask-factory-card = Яку карту Фабрики ви берете?
scythe-factory-card = { $seat } бере карту Фабрики «{ $card }».
scythe-ask-factory-top = { $card }: виконати верхню дію?
scythe-factory-take = Взяти: { $gains }
scythe-factory-take-card = Скинути карту бою { $value }: { $gains }
scythe-factory-part = Частково: { $gains }
scythe-factory-part-card = Скинути карту бою { $value }, частково: { $gains }
scythe-factory-used = { $seat } використовує «{ $card }».
scythe-about-factory_01 = $1 і 1 карта бою: виробництво на 2 територіях
scythe-about-factory_02 = 1 популярність: мобілізація або апгрейд
scythe-about-factory_03 = 1 карта бою: 2 популярності
scythe-about-factory_04 = 1 карта бою: $3
scythe-about-factory_05 = 1 сила: 2 популярності
scythe-about-factory_06 = 1 сила: $3
scythe-about-factory_07 = 1 популярність: мех або споруда
scythe-about-factory_08 = 1 карта бою: 3 будь-які ресурси
scythe-about-factory_09 = $2: апгрейд і 1 популярність
scythe-about-factory_10 = $2: мех і 1 сила
scythe-about-factory_11 = $2: споруда і 1 популярність
scythe-about-factory_12 = $2: рекрут і 1 сила

## Цілі, зірки, кінець
scythe-reveal-option = Відкрити ціль: { $objective }
scythe-objective-revealed = { $seat } відкриває ціль: «{ $objective }».
scythe-star =
    { $count ->
        [1] { $seat } ставить першу зірку: { $space }.
       *[other] { $seat } ставить зірку { $count }: { $space }.
    }
scythe-game-over = У гравця { $seat } шість зірок. Гру завершено!
scythe-taken-back = Бою не буде ({ $place }): юніти гравця { $seat } повертаються, { $origin }.
scythe-final = { $place }: { $seat }, ${ $total }.
scythe-projection = { $seat }: зараз було б ${ $total }.
scythe-projection-without-coins = { $seat }: зараз було б ${ $total } і ще монети на руках.
scythe-projection-paid = { $seat } просить прогноз: { $count } популярності.
scythe-projection-sure = Показати нинішній рахунок?
scythe-gift = { $seat } дарує гравцеві { $other } ${ $count }.
scythe-gift-to = { $seat }
scythe-gift-receiver = Кому
scythe-gift-coins = Скільки монет
scythe-won = Найбільше монет
scythe-won-tie = Монет порівну, вирішили додаткові показники
scythe-won-shared = Усе порівну: спільна перемога
scythe-score-coins = Монети
scythe-score-stars = Зірки
scythe-score-territories = Території
scythe-score-resources = Ресурси
scythe-score-structures = Споруди
scythe-score-total = Разом
scythe-about-higher_ground_advantage = Наприкінці ходу: контроль 3 гір або більше
scythe-about-underworld_advantage = Наприкінці ходу: контроль 3 тунелів або більше (Шахта не рахується)
scythe-about-harvest_advantage = Наприкінці ходу: контроль 3 ферм або більше
scythe-about-northern_advantage = Наприкінці ходу: контроль 3 тундр або більше
scythe-about-king_of_the_hill = Наприкінці ходу: контроль Фабрики, ні в кого немає більше сили
scythe-about-send_one_back_as_a_warning = Цього ходу ви прогнали чужого працівника й маєте 7 сили або більше
scythe-about-machine_over_muscle = Карта Фабрики, щонайменше 1 мех, не більше 3 працівників
scythe-about-roll_up_your_sleeves = Не більше $2, щонайменше 4 працівники й 7 популярності
scythe-about-stockpile_for_the_winter = Наприкінці ходу: територія з 9 ресурсами або більше, є всі чотири види
scythe-about-woodland_advantage = Наприкінці ходу: контроль 3 лісів або більше
scythe-about-population_advantage = Наприкінці ходу: контроль 3 сіл або більше
scythe-about-get_rich_or_cry_trying = Наприкінці ходу: $20 або більше
scythe-about-foundations_of_the_empire = 6 ваших фігур або більше на одній території
scythe-about-hedge_your_bets = Наприкінці ходу: апгрейд, мех, споруда, рекрут і по одному кожного ресурсу
scythe-about-balanced_workforce = Працівників стільки ж, скільки рекрутів
scythe-about-a_wolf_among_the_sheep = Наприкінці ходу: герой, рівно 1 мех, рівно 1 працівник і 5 ресурсів або більше на одній території
scythe-about-divide_and_conquer = Наприкінці ходу: немає карти Фабрики, контроль 2 територій поруч із Фабрикою
scythe-about-become_a_beloved_pacifist = 0 сили, 13 популярності або більше, 5 працівників або більше
scythe-about-shore_up_the_shore = Наприкінці ходу: контроль 5 територій навколо одного озера
scythe-about-create_a_permanent_foothold = 3 споруди, 7 популярності, немає мехів
scythe-about-monopolize_the_market = Наприкінці ходу: 9 жетонів одного ресурсу
scythe-about-technological_breakthrough = Карта Фабрики й жодного апгрейду
scythe-about-achieve_tactical_mastery = 8 карт бою й зірка за бій

## Здібності та споруди
scythe-about-swim = Працівники переходять річки.
scythe-about-relentless = Можна повторити секцію персонального поля.
scythe-about-coercion = Раз на хід карта бою замінює один ресурс.
scythe-about-dominate = Скільки завгодно зірок за цілі й бої.
scythe-about-meander = Два варіанти в кожній зустрічі.
scythe-about-nordic_riverwalk = Герой і мехи переходять річки в ліси й гори.
scythe-about-rusviet_riverwalk = Герой і мехи переходять річки на ферми й у села.
scythe-about-crimea_riverwalk = Герой і мехи переходять річки на ферми й у тундри.
scythe-about-saxony_riverwalk = Герой і мехи переходять річки в ліси й гори.
scythe-about-polania_riverwalk = Герой і мехи переходять річки в села й гори.
scythe-about-nordic_speed = Герой і мехи йдуть на крок далі.
scythe-about-rusviet_speed = Герой і мехи йдуть на крок далі.
scythe-about-crimea_speed = Герой і мехи йдуть на крок далі.
scythe-about-saxony_speed = Герой і мехи йдуть на крок далі.
scythe-about-polania_speed = Герой і мехи йдуть на крок далі.
scythe-about-seaworthy = Герой і мехи заходять на озера й сходять з них; відступати можна на озеро.
scythe-about-artillery = Перед боєм: заплатити 1 силу, суперник втрачає 2.
scythe-about-township = Фабрика й ваші села суміжні між собою.
scythe-about-peoples_army = Із працівником у бою можна на карту бою більше.
scythe-about-wayfare = Перехід на свою або будь-яку порожню базу.
scythe-about-scout = Перед боєм: взяти випадкову карту бою суперника.
scythe-about-underpass = Ваші гори й усі тунелі суміжні між собою.
scythe-about-disarm = Перед боєм на тунелі чи вашій Шахті: суперник втрачає 2 сили.
scythe-about-submerge = Герой і мехи заходять на озера й ходять з озера на озеро.
scythe-about-camaraderie = Популярність не втрачається за працівників, що відступили після вашої атаки.
scythe-about-monument = 1 популярність за кожної Підтримки
scythe-about-mill = Ще одне місце виробництва; Млин сам виробляє один
scythe-about-mine = Власний тунель
scythe-about-armory = 1 сила за кожної Торгівлі

## Вказівки наперед
scythe-standing = Вказівки наперед
scythe-standing-combat = Наказ на бій
scythe-standing-combat-off = Немає
scythe-standing-combat-timeout = Коли мій час вийде
scythe-standing-combat-at_once = Одразу
scythe-standing-dial = Циферблат сили
scythe-standing-dial-all = Скільки можу
scythe-standing-cards = Карти бою
scythe-standing-which = Які карти
scythe-standing-which-highest = Найстарші
scythe-standing-which-lowest = Наймолодші
scythe-standing-abilities = Бойові здібності
scythe-standing-abilities-yes = Застосовувати
scythe-standing-abilities-no = Не застосовувати
scythe-standing-retreat = Відступ
scythe-standing-retreat-home = Додому
scythe-standing-retreat-lake = На озеро, якщо можна
scythe-standing-bonuses = Бонуси мобілізації
scythe-standing-bonuses-accept = Брати
scythe-standing-bonuses-decline = Не брати
scythe-standing-coins = Монети поля
scythe-standing-coins-accept = Брати
scythe-standing-coins-decline = Не брати
scythe-standing-end = Кінець моїх ходів
scythe-standing-end-ask = Питати мене
scythe-standing-end-at_once = Завершувати одразу
scythe-standing-reveal = Виконані цілі
scythe-standing-reveal-ask = Відкриваю сам
scythe-standing-reveal-auto = Відкривати одразу

## Поле словами
scythe-words-setup = Обираються фракції та поля.
scythe-words-turn = Хід { $number }, діє { $seat }.
scythe-words-over =
    { $number ->
        [one] Гру завершено, усього { $number } хід.
        [few] Гру завершено, усього { $number } ходи.
       *[other] Гру завершено, усього { $number } ходів.
    }
scythe-words-tile = Бонус споруд: { $tile }
scythe-words-place = { $place }: { $things }
scythe-words-pieces = { $seat } ({ $pieces })
scythe-words-tokens = Жетони зустрічей: { $places }
scythe-words-encounter = Відкрита зустріч: { $card }
scythe-words-battle = Бій, { $place }: { $seat } проти { $other }
scythe-words-player = { $seat }: { $faction }, { $mat }; сила { $power }, популярність { $popularity }, монети { $coins }, карти бою { $cards }
scythe-words-hidden = приховані
scythe-words-costs = { $seat }, ціни: { $costs }
scythe-words-cost = { $action } { $count }
scythe-words-stars = { $seat }, зірки: { $items }
scythe-words-mechs = { $seat }, мехи: { $items }
scythe-words-recruits = { $seat }, рекрути: { $items }
scythe-words-upgrades = { $seat }, апгрейди: { $items }
scythe-words-factory-card = { $seat }, карта Фабрики: { $card }
scythe-words-decks = Колоди: бій { $combat } (скид { $discard }), зустрічі { $encounters }, цілі { $objectives }, Фабрика { $factory }
scythe-words-hand = Ваші карти бою: { $cards }
scythe-words-objective = Ваша ціль: { $objective } ({ $about })
scythe-words-seen = Карти, які ви бачили на Фабриці: { $cards }
scythe-words-sealed = Ви запечатали: циферблат сили { $dial }, карти { $cards }
scythe-words-fortune = Ваш статок зараз: ${ $count }
scythe-alt-place = { $place }: { $seat }
scythe-alt-end = Підсумкові місця: { $places }.
scythe-alt-stars = { $seat } { $count }
scythe-alt-triumph = Зірки: { $stars }.
scythe-alt-territories = { $seat } { $count }
scythe-alt-board = Території: { $held }.

## Правила в десяти реченнях
scythe-quick-1 = Ви ведете фракцію в інших 1920-х; перемагає той, у кого наприкінці найбільше монет.
scythe-quick-2 = У свій хід поставте жетон дії на іншу секцію, ніж минулого разу; виконайте верхню дію, потім нижню: будь-яку або обидві.
scythe-quick-3 = Верхні дії: рухати юнітів або взяти монету, підсилитися, торгувати заради ресурсів чи популярності, виробляти там, де працівники.
scythe-quick-4 = Нижні дії коштують ресурсів із ваших територій: апгрейд, мех, споруда, рекрут.
scythe-quick-5 = Річки й озера стримують вас, доки мехи не відкриють героєві та мехам нові шляхи; тунелі з'єднують далекі місця.
scythe-quick-6 = Мехи возять працівників, кожен юніт несе ресурси; самотніх працівників проганяють, але це коштує популярності.
scythe-quick-7 = Де стрічаються герої та мехи, там бій: обидва таємно задають циферблат і додають карти; за нічиєї перемагає той, хто наступає, переможений іде додому.
scythe-quick-8 = Герой має зустрічі з трьома варіантами й бере карту на Фабриці: це п'ята секція на майбутнє.
scythe-quick-9 = Зірки дають за 6 апгрейдів, 4 мехів, 4 споруди, 4 рекрутів, 8 працівників, ціль, два бої, найвищу популярність і найвищу силу.
scythe-quick-10 = Шоста зірка будь-кого одразу завершує гру; зірки, території та пари ресурсів дорожчі за більшої популярності.
