# Коса

scythe-name = Коса
scythe-about = Очольте фракцію в альтернативних 1920-х: рухайтеся, торгуйте, виробляйте, будуйте мехів і бийтеся таємними циферблатами; шоста зірка завершує гру, перемагає найбагатший.

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
scythe-option-bribes = Подарунки монетами
scythe-option-bribes-allowed = Дозволені
scythe-option-bribes-forbidden = Заборонені
scythe-option-sample_scoring_at_first_star = Пробний підрахунок за першої зірки
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
scythe-option-faction_assignment-about = Хто яку фракцію очолює
scythe-option-faction_assignment-random-about = Роздає бот; почати найшвидше
scythe-option-faction_assignment-choose-about = Гравці обирають по черзі, найбільший номер поля перший
scythe-option-player_mat_assignment-about = Кому яке поле: ціни, монети й хто починає
scythe-option-player_mat_assignment-random-about = Роздає бот
scythe-option-player_mat_assignment-in_seat_order-about = Номери йдуть за годинниковою стрілкою, і ходять за номерами
scythe-option-player_mat_assignment-choose-about = Гравці обирають один за одним
scythe-option-banned_pairs-about = Русвєт із полем «Промисловий» і Крим із полем «Патріотичний» надто сильні
scythe-option-banned_pairs-enforce-about = Цих двох пар не буває
scythe-option-banned_pairs-allow-about = Можлива будь-яка пара; годиться для перших партій
scythe-option-bribes-about = Чи можна дарувати одне одному монети
scythe-option-bribes-allowed-about = Монети можна дарувати будь-якої миті
scythe-option-bribes-forbidden-about = Як на турнірах: монет не передають
scythe-option-sample_scoring_at_first_star-about = З'явилася перша зірка — показують рахунок усіх
scythe-option-sample_scoring_at_first_star-off-about = Без пробного підрахунку
scythe-option-sample_scoring_at_first_star-on-about = Добре для перших партій: видно, що приносить гроші
scythe-option-delay_of_game-about = Скільки коштує дізнатися нинішній рахунок
scythe-option-delay_of_game-off-about = Дивитися можна коли завгодно
scythe-option-delay_of_game-on-about = Хто спитав, втрачає 2 популярності
scythe-option-coin_visibility-about = Хто бачить, скільки в кого монет
scythe-option-coin_visibility-public-about = Усі монети на видноті
scythe-option-coin_visibility-owner_only-about = До кінця гри кожен бачить лише свої

## Кількості
scythe-some-oil =
    { $count ->
        [one] { $count } нафта
        [few] { $count } нафти
       *[other] { $count } нафти
    }
scythe-some-metal =
    { $count ->
        [one] { $count } метал
        [few] { $count } металу
       *[other] { $count } металу
    }
scythe-some-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[other] { $count } дерева
    }
scythe-some-food =
    { $count ->
        [one] { $count } їжа
        [few] { $count } їжі
       *[other] { $count } їжі
    }
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
scythe-gain-power =
    { $count ->
        [one] { $count } сила
        [few] { $count } сили
       *[other] { $count } сили
    }
scythe-gain-popularity =
    { $count ->
        [one] { $count } популярність
        [few] { $count } популярності
       *[other] { $count } популярності
    }
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
scythe-ask-mat = Яке персональне поле взяти?
scythe-ask-faction = Яку фракцію очолити?
scythe-mat-chosen = { $seat } бере поле «{ $mat }».
scythe-faction-chosen = { $seat } очолює фракцію «{ $faction }».
scythe-seated = { $seat }: { $faction }, поле «{ $mat }».
scythe-set-up = Усе готово. Бонус споруд: «{ $tile }». Починає { $first }.
scythe-mats-random = Поля за порядком місць можливі лише з випадковими фракціями; їх роздано випадково.

## Хід
scythe-ask-section = Куди поставити жетон дії?
scythe-section = { $number }: { $top } / { $bottom }
scythe-section-factory = Карта Фабрики: { $card }
scythe-section-chosen = { $seat } обирає: { $top } / { $bottom }.
scythe-section-chosen-factory = { $seat } використовує карту Фабрики «{ $card }».
scythe-ask-top = { $action }: що вибрати?
scythe-skip-top = Пропустити верхню дію
scythe-choice-move =
    { $count ->
        [one] Перемістити { $count } юніт
        [few] Перемістити до { $count } юнітів
       *[other] Перемістити до { $count } юнітів
    }
scythe-choice-coins = Отримати ${ $count }
scythe-choice-power =
    { $count ->
        [one] $1: { $count } сила
        [few] $1: { $count } сили
       *[other] $1: { $count } сили
    }
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
scythe-choice-popularity =
    { $count ->
        [one] $1: { $count } популярність
        [few] $1: { $count } популярності
       *[other] $1: { $count } популярності
    }
scythe-choice-produce = Виробництво, територій: до { $count }
scythe-choice-less = Взяти лише частину: { $what }
scythe-less-coins = монети
scythe-less-power = сила
scythe-less-cards = карти бою
scythe-less-resources = ресурси
scythe-less-popularity = популярність
scythe-ask-less = Скільки чого взяти?
scythe-took-move =
    { $count ->
        [one] { $seat } переміщує { $count } юніт.
        [few] { $seat } переміщує до { $count } юнітів.
       *[other] { $seat } переміщує до { $count } юнітів.
    }
scythe-took-coins = { $seat }: прибуток ${ $count }.
scythe-took-power =
    { $count ->
        [one] { $seat } купує { $count } силу за $1.
        [few] { $seat } купує { $count } сили за $1.
       *[other] { $seat } купує { $count } сили за $1.
    }
scythe-took-resources =
    { $count ->
        [one] { $seat } купує { $count } будь-який ресурс за $1.
        [few] { $seat } купує { $count } будь-які ресурси за $1.
       *[other] { $seat } купує { $count } будь-яких ресурсів за $1.
    }
scythe-took-popularity =
    { $count ->
        [one] { $seat } купує { $count } популярність за $1.
        [few] { $seat } купує { $count } популярності за $1.
       *[other] { $seat } купує { $count } популярності за $1.
    }
scythe-took-produce =
    { $count ->
        [one] { $seat } виробляє на { $count } території.
        [few] { $seat } виробляє щонайбільше на { $count } територіях.
       *[other] { $seat } виробляє щонайбільше на { $count } територіях.
    }
scythe-ask-bottom = Нижня дія?
scythe-take-bottom =
    { $coins ->
        [0] { $action }, ціна: { $cost }
       *[other] { $action }, ціна: { $cost } (дає ${ $coins })
    }
scythe-factory-move = Перемістити один юніт до 2 кроків
scythe-skip-bottom = Пропустити нижню дію
scythe-bottom-taken = { $seat } виконує: { $action }.
scythe-factory-moves = { $seat } переміщує юніт за картою Фабрики.
scythe-ask-end = Щось іще чи завершити хід?
scythe-end-turn = Завершити хід
scythe-heading-turn = **{ scythe-turn }**
scythe-turn = Раунд { $number } · { $seat }
scythe-took-cards =
    { $count ->
        [one] { $seat } купує { $count } карту бою за $1.
        [few] { $seat } купує { $count } карти бою за $1.
       *[other] { $seat } купує { $count } карт бою за $1.
    }

## Переміщення
scythe-ask-unit =
    { $count ->
        [one] Який юніт рухається? Лишилося { $count } переміщення.
        [few] Який юніт рухається? Лишилося { $count } переміщення.
       *[other] Який юніт рухається? Лишилося { $count } переміщень.
    }
scythe-unit-character = Герой, { $place }
scythe-unit-mech =
    { $count ->
        [1] Мех, { $place }
       *[other] Мех (один із { $count }), { $place }
    }
scythe-unit-worker =
    { $count ->
        [1] Працівник, { $place }
       *[other] Працівник (один із { $count }), { $place }
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
        [character] { $seat }: герой, { $origin } → { $place }, { $load }.
        [mech] { $seat }: мех, { $origin } → { $place }, { $load }.
       *[worker] { $seat }: працівник, { $origin } → { $place }, { $load }.
    }
scythe-moved-empty =
    { $unit ->
        [character] { $seat }: герой, { $origin } → { $place }.
        [mech] { $seat }: мех, { $origin } → { $place }.
       *[worker] { $seat }: працівник, { $origin } → { $place }.
    }
scythe-driven-off =
    { $count ->
        [one] { $seat } проганяє { $count } працівника ({ $other }): { $place }.
        [few] { $seat } проганяє { $count } працівників ({ $other }): { $place }.
       *[other] { $seat } проганяє { $count } працівників ({ $other }): { $place }.
    }

## Отримання й оплата
scythe-gained-coins = { $seat }: +${ $count }.
scythe-gained-power =
    { $count ->
        [one] { $seat }: +{ $count } сила.
        [few] { $seat }: +{ $count } сили.
       *[other] { $seat }: +{ $count } сили.
    }
scythe-gained-popularity =
    { $count ->
        [one] { $seat }: +{ $count } популярність.
        [few] { $seat }: +{ $count } популярності.
       *[other] { $seat }: +{ $count } популярності.
    }
scythe-paid-coins = { $seat } платить ${ $count }.
scythe-paid-power =
    { $count ->
        [one] { $seat } платить { $count } силу.
        [few] { $seat } платить { $count } сили.
       *[other] { $seat } платить { $count } сили.
    }
scythe-paid-popularity =
    { $count ->
        [one] { $seat } платить { $count } популярність.
        [few] { $seat } платить { $count } популярності.
       *[other] { $seat } платить { $count } популярності.
    }
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
scythe-resources = { $seat } отримує: { $goods } ({ $place }).
scythe-ask-kinds =
    { $count ->
        [1] Який ресурс взяти?
        [one] Який { $count } ресурс взяти?
        [few] Які { $count } ресурси взяти?
       *[other] Які { $count } ресурсів взяти?
    }
scythe-ask-place = Куди покласти: { $goods }?
scythe-split = По одному…
scythe-ask-produce = Де виробляти?
scythe-field-sites =
    { $count ->
        [1] Територія
        [one] Території (до { $count })
        [few] Території (до { $count })
       *[other] Території (до { $count })
    }
scythe-field-mill = І Млин ({ $place })
scythe-field-amounts = Скільки
scythe-amounts-all = Усе
scythe-amounts-choose = Я оберу
scythe-ask-amount = { $place }: скільки виробити (до { $count })?
scythe-ask-pay = Якими жетонами заплатити? Лишилося: { $goods }.
scythe-pay-auto = Решту автоматично
scythe-pay-card = Примус: скинути карту бою зі значенням { $value }
scythe-coerced = { $seat } застосовує Примус: карта бою { $value } замість жетона.
scythe-spent = { $seat } витрачає: { $goods } ({ $place }).
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
scythe-recruit-upgrade = рекрут Апгрейду (1 сила)
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
scythe-lost-power =
    { $count ->
        [one] { $seat }: −{ $count } сила.
        [few] { $seat }: −{ $count } сили.
       *[other] { $seat }: −{ $count } сили.
    }
scythe-lost-popularity =
    { $count ->
        [one] { $seat }: −{ $count } популярність.
        [few] { $seat }: −{ $count } популярності.
       *[other] { $seat }: −{ $count } популярності.
    }
scythe-scouted = { $seat } забирає карту { $card } у гравця { $other }.
scythe-ask-commit = Бій, { $place }, суперник { $other }: виставте силу на циферблаті й додайте карти.
scythe-ask-dial = Бій, { $place }, суперник { $other }: виставте силу на циферблаті.
scythe-field-dial = Циферблат сили
scythe-field-cards =
    { $count ->
        [one] До { $count } карти бою
        [few] До { $count } карт бою
       *[other] До { $count } карт бою
    }
scythe-card = Карта бою { $value }
scythe-committed = { $seat }: { $total } = циферблат { $dial } + карти { $cards }.
scythe-combat-won = { $seat } перемагає гравця { $other }: { $place }.
scythe-ask-retreat = { $place }: куди відступають юніти?
scythe-retreat-workers-home = { $place }, працівники додому
scythe-retreated = { $seat } відступає: { $place }.
scythe-committed-no-cards = { $seat }: { $total } = циферблат { $dial }, без карт.

## Зустрічі
scythe-encounter = У гравця { $seat } зустріч, { $place }: «{ $card }».
scythe-ask-encounter = { $card }: що зробити?
scythe-encounter-free = { $label }: { $gains }
scythe-encounter-coins = { $label }: заплатити ${ $cost }; натомість: { $gains }
scythe-encounter-popularity = { $label }: популярність −{ $cost }; натомість: { $gains }
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
scythe-ask-factory-card = Яку карту Фабрики взяти?
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
        [1] { $seat } кладе першу зірку: { $space }.
        [2] { $seat } кладе другу зірку: { $space }.
        [3] { $seat } кладе третю зірку: { $space }.
        [4] { $seat } кладе четверту зірку: { $space }.
        [5] { $seat } кладе п'яту зірку: { $space }.
       *[other] { $seat } кладе шосту зірку: { $space }.
    }
scythe-game-over = У гравця { $seat } шість зірок. Гру завершено!
scythe-taken-back = Бою не буде ({ $place }): юніти гравця { $seat } повертаються, { $origin }.
scythe-final = { $place }. { $seat }: ${ $total }.
scythe-projection = { $seat }: зараз було б ${ $total }.
scythe-projection-without-coins = { $seat }: зараз було б ${ $total } і ще монети на руках.
scythe-projection-paid = { $seat } платить за прогноз, популярність: { $count }.
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
scythe-story-without-coins = Разом без монет
scythe-about-higher_ground_advantage = Наприкінці ходу: контроль 3 гір або більше
scythe-about-underworld_advantage = Наприкінці ходу: контроль 3 тунелів або більше (без Шахти)
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
scythe-about-peoples_army = Із працівником у бою можна додати на одну карту більше.
scythe-about-wayfare = Перехід на свою або будь-яку порожню базу.
scythe-about-scout = Перед боєм: взяти випадкову карту бою суперника.
scythe-about-underpass = Ваші гори й усі тунелі суміжні між собою.
scythe-about-disarm = Перед боєм на тунелі чи вашій Шахті: суперник втрачає 2 сили.
scythe-about-submerge = Герой і мехи заходять на озера й ходять з озера на озеро.
scythe-about-camaraderie = Популярність не втрачається за працівників, що відступили після вашої перемоги в наступі.
scythe-about-monument = 1 популярність за кожної Підтримки
scythe-about-mill = Ще одне місце виробництва; Млин сам дає один ресурс
scythe-about-mine = Власний тунель
scythe-about-armory = 1 сила за кожної Торгівлі

## Накази
scythe-standing = Накази
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
scythe-always-end = Завершувати мої ходи одразу
scythe-standing-end-ask = Питати мене
scythe-standing-end-at_once = Завершувати одразу
scythe-standing-reveal = Виконані цілі
scythe-standing-reveal-ask = Відкриваю особисто
scythe-standing-reveal-auto = Відкривати одразу
scythe-standing-combat-off-about = Про кожен циферблат спитають вас
scythe-standing-combat-timeout-about = Спитають вас; наказ діє, коли час вийшов
scythe-standing-combat-at_once-about = Стіл на вас не чекає
scythe-standing-dial-all-about = До 7, скільки є сили
scythe-standing-which-highest-about = Щоб перемогти
scythe-standing-which-lowest-about = Щоб зберегти найкращі
scythe-standing-abilities-yes-about = Роззброєння й Розвідка безкоштовні, Артилерія коштує 1 силу
scythe-standing-abilities-no-about = Про Артилерію однаково спитають, якщо наказ не «одразу»
scythe-standing-retreat-home-about = Завжди на рідну базу
scythe-standing-retreat-lake-about = На суміжне озеро без суперників
scythe-standing-bonuses-accept-about = Кожен бонус ваших рекрутів
scythe-standing-bonuses-decline-about = Заради цілей, де треба мало
scythe-standing-coins-accept-about = Усі монети нижніх дій
scythe-standing-coins-decline-about = Заради цілей, де треба мало монет
scythe-standing-end-ask-about = Хід завершується, коли скажете ви
scythe-standing-end-at_once-about = Чекати не треба; цілі кінця ходу відкриваються лише самі
scythe-standing-reveal-ask-about = Мить обираєте ви
scythe-standing-reveal-auto-about = Щойно одну виконано

## Поле словами
scythe-words-setup = Обираються фракції та поля.
scythe-words-turn = Раунд { $number }, діє { $seat }.
scythe-words-over =
    { $number ->
        [one] Гру завершено, усього { $number } раунд.
        [few] Гру завершено, усього { $number } раунди.
       *[other] Гру завершено, усього { $number } раундів.
    }
scythe-words-tile = Бонус споруд: { $tile }
scythe-words-place = { $place }: { $things }
scythe-words-pieces = { $seat } ({ $pieces })
scythe-words-tokens = Жетони зустрічей: { $places }
scythe-words-encounter = Відкрита зустріч: { $card }
scythe-words-battle = Бій, { $place }: { $seat } — { $other }
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
scythe-quick-1 = Ви ведете фракцію в альтернативних 1920-х; перемагає той, у кого наприкінці найбільше монет.
scythe-quick-2 = У свій хід поставте жетон дії на іншу секцію, ніж минулого разу; виконайте верхню дію, потім нижню: будь-яку або обидві.
scythe-quick-3 = Верхні дії: рухати юнітів або взяти монету, підсилитися, торгувати заради ресурсів чи популярності, виробляти там, де працівники.
scythe-quick-4 = Нижні дії коштують ресурсів із ваших територій: апгрейд, мех, споруда, рекрут.
scythe-quick-5 = Річки й озера стримують вас, доки мехи не відкриють героєві та мехам нові шляхи; тунелі з'єднують далекі місця.
scythe-quick-6 = Мехи возять працівників, кожен юніт несе ресурси; самотніх працівників проганяють, але це коштує популярності.
scythe-quick-7 = Де зустрічаються герої та мехи, там бій: обидва таємно виставляють силу на циферблаті й додають карти; за нічиєї перемагає той, хто наступає, переможений іде додому.
scythe-quick-8 = Герой має зустрічі з трьома варіантами й бере карту на Фабриці: це п'ята секція на майбутнє.
scythe-quick-9 = Зірки дають за 6 апгрейдів, 4 мехів, 4 споруди, 4 рекрутів, 8 працівників, ціль, два бої, найвищу популярність і найвищу силу.
scythe-quick-10 = Шоста зірка будь-кого одразу завершує гру; зірки, території та пари ресурсів дорожчі за більшої популярності.

## Короткі шляхи
scythe-act-move = Переміщення
scythe-act-bolster = Підтримка
scythe-act-trade = Торгівля
scythe-act-produce = Виробництво
scythe-section-top = { $number }: { $top }
scythe-section-other = { $number }: інші варіанти…
scythe-quick-move =
    { $count ->
        [one] { $number } Перемістити { $count } юніт
        [few] { $number } Перемістити до { $count } юнітів
       *[other] { $number } Перемістити до { $count } юнітів
    }
scythe-quick-coins = { $number } Прибуток: ${ $count }
scythe-quick-power =
    { $count ->
        [one] { $number } Підтримка: { $count } сила за $1
        [few] { $number } Підтримка: { $count } сили за $1
       *[other] { $number } Підтримка: { $count } сили за $1
    }
scythe-quick-cards =
    { $count ->
        [one] { $number } Підтримка: { $count } карта бою за $1
        [few] { $number } Підтримка: { $count } карти бою за $1
       *[other] { $number } Підтримка: { $count } карт бою за $1
    }
scythe-quick-resources =
    { $count ->
        [one] { $number } Торгівля: { $count } будь-який ресурс за $1
        [few] { $number } Торгівля: { $count } будь-які ресурси за $1
       *[other] { $number } Торгівля: { $count } будь-яких ресурсів за $1
    }
scythe-quick-popularity =
    { $count ->
        [one] { $number } Торгівля: { $count } популярність за $1
        [few] { $number } Торгівля: { $count } популярності за $1
       *[other] { $number } Торгівля: { $count } популярності за $1
    }
scythe-quick-produce =
    { $count ->
        [one] { $number } Виробництво на { $count } території…
        [few] { $number } Виробництво на { $count } територіях…
       *[other] { $number } Виробництво на { $count } територіях…
    }
scythe-quick-produce-all = { $number } Виробити все
scythe-produce-choose = Обрати докладно…
scythe-yield = { $what } ({ $place })
scythe-unit-steps = { $unit }: крок за кроком…
scythe-by-steps = Крок за кроком…
scythe-unit-laden = { $unit }, з вантажем
scythe-going = { $unit } { $origin } → { $place }
scythe-going-with = { $unit } { $origin } → { $place }, вантаж: { $load }
scythe-goods-to = { $goods } → { $place }
scythe-group-to = Куди: { $place }
scythe-take-other = { $action }, ціна: { $cost }. Лише монети або обрати жетони…
scythe-take-group = Крок за кроком
scythe-skip-and-end = Пропустити й завершити хід

## Чому ні
scythe-no-workplace = жоден ваш працівник не стоїть на вашому суходолі
scythe-lacks-coins = потрібно ${ $need }, у вас ${ $have }
scythe-lacks-power =
    { $need ->
        [one] потрібна { $need } сила, у вас { $have }
        [few] потрібно { $need } сили, у вас { $have }
       *[other] потрібно { $need } сили, у вас { $have }
    }
scythe-lacks-popularity =
    { $need ->
        [one] потрібна { $need } популярність, у вас { $have }
        [few] потрібно { $need } популярності, у вас { $have }
       *[other] потрібно { $need } популярності, у вас { $have }
    }
scythe-lacks-combat_cards = потрібна карта бою, а у вас її немає
scythe-lacks-oil =
    { $need ->
        [one] потрібна { $need } нафта, у вас { $have }
        [few] потрібно { $need } нафти, у вас { $have }
       *[other] потрібно { $need } нафти, у вас { $have }
    }
scythe-lacks-metal =
    { $need ->
        [one] потрібен { $need } метал, у вас { $have }
        [few] потрібно { $need } металу, у вас { $have }
       *[other] потрібно { $need } металу, у вас { $have }
    }
scythe-lacks-wood =
    { $need ->
        [one] потрібне { $need } дерево, у вас { $have }
        [few] потрібно { $need } дерева, у вас { $have }
       *[other] потрібно { $need } дерева, у вас { $have }
    }
scythe-lacks-food =
    { $need ->
        [one] потрібна { $need } їжа, у вас { $have }
        [few] потрібно { $need } їжі, у вас { $have }
       *[other] потрібно { $need } їжі, у вас { $have }
    }
scythe-no-same-section = її обрано минулого ходу
scythe-no-factory-card = ваш герой ще не був на Фабриці
scythe-no-production = жоден ваш працівник не стоїть там, де можна виробляти
scythe-no-incomplete = ще не виконано. { $about }
scythe-no-end-only = виконано; відкрити можна наприкінці ходу
scythe-no-worker-there = там немає вашого працівника
scythe-no-lake = озеро: потрібна здібність меха
scythe-no-lake-worker = озеро: працівників туди возять лише мехи
scythe-no-river = заважає річка: потрібна здібність
scythe-no-opponents = працівники не заходять туди, де стоять чужі юніти
scythe-no-contested = там буде бій
scythe-no-moved = у цій дії вже рухався
scythe-no-way = навколо лише річки й озера
scythe-no-cube = уже переставлено
scythe-no-box = немає вільного квадрата
scythe-no-mech = уже розгорнуто
scythe-no-structure = уже збудовано
scythe-no-site = там уже стоїть споруда
scythe-no-recruit = уже мобілізовано
scythe-no-bonus = уже отримано
scythe-no-control = ви її не контролюєте
scythe-no-coercion = цього ходу вже застосовано
scythe-no-twice = уже обрано
scythe-no-riding = працівників возять лише мехи
scythe-no-worker-left = на полі більше немає працівників
scythe-no-terrain = там нічого не виробляють
scythe-no-mill = Млин зараз там нічого не дає
scythe-no-dial =
    { $have ->
        [0] у вас немає сили
       *[other] сили у вас { $have }
    }
scythe-no-more-cards = по карті за кожного героя та меха там: { $count }
scythe-no-lake-taken = там чужі юніти
scythe-no-taken = зайнято: { $seat }
scythe-no-banned = заборонена пара з тим, що ви маєте
scythe-no-needed = тоді іншим лишилася б заборонена пара

## Підказки
scythe-hint-and = { $first }; { $then }
scythe-purse-coins = монети { $before } → { $after }
scythe-purse-power = сила { $before } → { $after }
scythe-purse-popularity = популярність { $before } → { $after }
scythe-purse-combat_cards = карти бою { $before } → { $after }
scythe-then-can =
    { $coins ->
        [0] потім { $action } ({ $cost })
       *[other] потім { $action } ({ $cost }, дає ${ $coins })
    }
scythe-then-cannot = { $action }: { $why }
scythe-top-cannot = { $action }: { $why }
scythe-hint-move = кожен юніт на один крок, зі Швидкістю далі
scythe-hint-produce = оберете, де виробляють працівники
scythe-hint-steps = пропустити верх, узяти менше або йти крок за кроком
scythe-hint-factory = { $about }; потім перемістити юніт
scythe-hint-stop = рух завершено
scythe-hint-unit-steps =
    { $count ->
        [one] { $count } крок; можна обрати вантаж
        [few] кроків до { $count }; вантаж можна міняти дорогою
       *[other] кроків до { $count }; вантаж можна міняти дорогою
    }
scythe-hint-stop-here = юніт лишається тут
scythe-hint-load-none = лишає тут усе, що може лишитися
scythe-hint-load-custom = вкажете, скільки чого взяти
scythe-at-nothing = там нікого й нічого немає
scythe-at-combat = бій, { $other }: сила { $power }, карти { $cards }
scythe-at-workers =
    { $count ->
        [one] проганяє { $count } працівника ({ $other }): −{ $count } популярність
        [few] проганяє { $count } працівників ({ $other }): −{ $count } популярності
       *[other] проганяє { $count } працівників ({ $other }): −{ $count } популярності
    }
scythe-at-encounter = зустріч: один варіант із трьох
scythe-at-factory = карта Фабрики на вибір із { $count }
scythe-at-structure = { $structure } ({ $other })
scythe-at-own-structure = { $structure }, ваша споруда
scythe-at-goods = лежить: { $goods }
scythe-at-own = ваші: { $pieces }
scythe-makes-metal = порожньо; працівники дають метал
scythe-makes-food = порожньо; працівники дають їжу
scythe-makes-wood = порожньо; працівники дають дерево
scythe-makes-oil = порожньо; працівники дають нафту
scythe-makes-worker = порожньо; працівники дають нових працівників
scythe-hint-end = почнеться хід наступного гравця
scythe-hint-skip-bottom = нічого не платити й не отримувати
scythe-hint-take = обрати, чим платити, або взяти лише монети й бонуси
scythe-hint-factory-move = карта Фабрики рухає один юніт до 2 кроків
scythe-hint-factory-top = верхня дія карти
scythe-hint-pay-card = карта бою замість одного жетона
scythe-hint-pay-auto = спершу звідти, де немає ваших героя й мехів
scythe-hint-none = нічого не відбувається
scythe-hint-upgrade = { $bottom }: { $resource } { $before } → { $after }, назавжди
scythe-hint-structure = { $about }; бонус споруд ${ $before } → ${ $after }
scythe-hint-recruit-upgrade = потім 1 сила за кожен Апгрейд ваш або сусіда
scythe-hint-recruit-deploy = потім $1 за кожне Розгортання ваше або сусіда
scythe-hint-recruit-build = потім 1 популярність за кожне Будівництво ваше або сусіда
scythe-hint-recruit-enlist = потім 1 карта бою за кожну Мобілізацію вашу або сусіда
scythe-hint-lies = усе з'являється на цій території
scythe-hint-lost = пропаде: { $parts }
scythe-hint-enough = зустріч завершено
scythe-hint-pays = вистачить на: { $actions }
scythe-hint-stock = стане: { $goods }
scythe-hint-split = кожен жетон на свою територію
scythe-hint-site =
    { $count ->
        [one] працює { $count } працівник
        [few] працюють працівники: { $count }
       *[other] працюють працівники: { $count }
    }
scythe-hint-site-mill = працює Млин
scythe-hint-produce-choose = інші території, менше територій або менше чогось
scythe-hint-amounts-all = усе, що можна виробити
scythe-hint-amounts-choose = вкажете, скільки на кожній території
scythe-hint-card = з найбільшим циферблатом: разом { $total }
scythe-hint-combat = { $other }: сила { $power }, карти { $cards }; у вас: сила { $own }, карт до { $limit }
scythe-hint-ability = ви платите 1 силу; сила суперника { $before } → { $after }
scythe-hint-retreat-home = на базі безпечно; звідти почнете знову
scythe-hint-retreat-lake = герой і мехи лишаються поруч; працівники йдуть додому
scythe-hint-retreat-all = усі лишаються поруч; мехи везуть працівників
scythe-hint-mat = № { $number }: популярність { $popularity }, ${ $coins }; Виробництво / { $produce }, Переміщення / { $move }
scythe-hint-faction = { $about } Сила { $power }, карти бою { $cards }.
scythe-dial-at = Циферблат { $number }
scythe-a-factory-card = Карта Фабрики
scythe-loses-moves = Ще жоден юніт не рухався: усе Переміщення пропаде.
scythe-final-star = це шоста зірка: гра завершується
scythe-final-draw = береться карта бою
scythe-final-card = карту бою скидають відкрито
scythe-final-reveal = ціль побачать усі
scythe-final-combat = починається бій
scythe-final-encounter = відкривається карта зустрічі
scythe-final-factory = ви побачите карти Фабрики
scythe-final-driven = працівники йдуть додому
scythe-final-retreat = бій завершується
scythe-final-ability = бій триває
scythe-hint-price = ціна: { $cost }
scythe-final-scores = з першою зіркою показують нинішній рахунок
scythe-final-dealt = роздаються карти

## Що змінилося і до чого веде форма
scythe-change-of = { $seat }: { $what }
scythe-change-token = зустріч відбулася: { $place }
scythe-change-turn = хід: { $seat }
scythe-change-star = зірка: { $space }
scythe-change-mat = поле: { $mat }
scythe-change-upgrade = апгрейд: { $cube }
scythe-change-cost = { $action }, ціна: { $before } → { $after }
scythe-change-recruit = новий { $recruit }
scythe-change-workers =
    { $count ->
        [one] { $count } працівник → { $place }
        [few] { $count } працівники → { $place }
       *[other] { $count } працівників → { $place }
    }
scythe-change-stock = { $what }: { $before } → { $after }
scythe-change-territories = території: { $before } → { $after }
scythe-preview-side = { $seat }: сила { $power }, карти бою { $cards }, додати можна { $limit }
scythe-preview-total = У вас разом: { $total }. Лишиться сили: { $left }.
scythe-preview-most = { $seat }: щонайбільше { $most }.
scythe-preview-most-against = Суперник може зібрати до { $most }: перемога не напевно.
scythe-preview-safe = Хоч би що виставив суперник, ви перемагаєте.
scythe-preview-tie-mine = Ви наступаєте: нічия ваша.
scythe-preview-tie-theirs = Ви захищаєтеся: за нічиєї перемагає той, хто наступає.
scythe-preview-makes = Буде вироблено: { $goods }

## Назви компонентів

scythe-encounter-1-goodwill = Пропустити зграю
scythe-encounter-1-deal = Купити гусей
scythe-encounter-1-force = Відібрати ферму
scythe-encounter-2-goodwill = Виконати наказ
scythe-encounter-2-deal = Підвезти селянина
scythe-encounter-2-force = Пригрозити лавиною
scythe-encounter-3-goodwill = Допомогти пастуху
scythe-encounter-3-deal = Оплатити вечерю
scythe-encounter-3-force = Підстерегти меха
scythe-encounter-4-goodwill = Зробити знімок
scythe-encounter-4-deal = Найняти найманця
scythe-encounter-4-force = Відкрити стрілянину
scythe-encounter-5-goodwill = Порибалити
scythe-encounter-5-deal = Викупити меха
scythe-encounter-5-force = Напасти в сутінках
scythe-encounter-6-goodwill = Дати погратися
scythe-encounter-6-deal = Навчити ведмедя
scythe-encounter-6-force = Вполювати ведмедя
scythe-encounter-7-goodwill = Виявити шану
scythe-encounter-7-deal = Розповісти байку
scythe-encounter-7-force = Напасти вночі
scythe-encounter-8-goodwill = Побалакати з місцевими
scythe-encounter-8-deal = Запастися пальним
scythe-encounter-8-force = Обдурити вартового
scythe-encounter-9-goodwill = Допомогти з деталлю
scythe-encounter-9-deal = Оплатити проєкт
scythe-encounter-9-force = Вкрасти пальне
scythe-encounter-10-goodwill = Посвітити ліхтарем
scythe-encounter-10-deal = Купити меха
scythe-encounter-10-force = Заманити й пограбувати
scythe-encounter-11-goodwill = Зібрати яблука
scythe-encounter-11-deal = Укласти угоду
scythe-encounter-11-force = Вигнати господиню
scythe-encounter-12-goodwill = Звалити дерево
scythe-encounter-12-deal = Найняти будівельників
scythe-encounter-12-force = Пригрозити пожежею
scythe-encounter-13-goodwill = Приєднатися
scythe-encounter-13-deal = Піддатися в змаганні
scythe-encounter-13-force = Пограбувати склад
scythe-encounter-14-goodwill = Полагодити паркан
scythe-encounter-14-deal = Розібрати уламки
scythe-encounter-14-force = Розігнати свиней
scythe-encounter-15-goodwill = Покататися
scythe-encounter-15-deal = Торгувати з караваном
scythe-encounter-15-force = Пограбувати мандрівників
scythe-encounter-16-goodwill = Допомогти з посівом
scythe-encounter-16-deal = Витягти плуг
scythe-encounter-16-force = Набрати силоміць
scythe-encounter-17-goodwill = Похвалити рушницю
scythe-encounter-17-deal = Найняти ветерана
scythe-encounter-17-force = Викрасти меха
scythe-encounter-18-goodwill = Пополювати
scythe-encounter-18-deal = Відігнати кабанів
scythe-encounter-18-force = Нацькувати на село
scythe-encounter-19-goodwill = Поділитися звістками
scythe-encounter-19-deal = Купити корову
scythe-encounter-19-force = Пустити чутку
scythe-encounter-20-goodwill = Поспостерігати
scythe-encounter-20-deal = Роздати монети
scythe-encounter-20-force = Зрубати дерево
scythe-encounter-21-goodwill = Врятувати корову
scythe-encounter-21-deal = Перехопити керування
scythe-encounter-21-force = Перевірити вагу меха
scythe-encounter-22-goodwill = Дати пораду
scythe-encounter-22-deal = Сторгувати руду
scythe-encounter-22-force = Перерізати трос
scythe-encounter-23-goodwill = Загубити папери
scythe-encounter-23-deal = Вручити повістку
scythe-encounter-23-force = Забрати господарство
scythe-encounter-24-goodwill = Скласти план
scythe-encounter-24-deal = Викупити надлишки
scythe-encounter-24-force = Забрати меха
scythe-encounter-25-goodwill = Зібрати набої
scythe-encounter-25-deal = Підкупити вчених
scythe-encounter-25-force = Шпигувати
scythe-encounter-26-goodwill = Поборотися на руках
scythe-encounter-26-deal = Пригостити всіх
scythe-encounter-26-force = Поцупити ключі
scythe-encounter-27-goodwill = Знайти деталь
scythe-encounter-27-deal = Купити брухт
scythe-encounter-27-force = Забрати готового меха
scythe-encounter-28-goodwill = Підвезти новобранця
scythe-encounter-28-deal = Найняти родину
scythe-encounter-28-force = Зайняти хату
scythe-hex-home_nordic = База Нордики
scythe-hex-home_rusviet = База Русвєту
scythe-hex-home_togawa = База Тоґави
scythe-hex-home_crimea = База Криму
scythe-hex-home_saxony = База Саксонії
scythe-hex-home_polania = База Поланії
scythe-hex-home_albion = База Альбіону
scythe-hex-a1 = Гори A1
scythe-hex-a2 = Ферма A2
scythe-hex-a3 = Село A3
scythe-hex-a4 = Ліс A4
scythe-hex-a5 = Тундра A5
scythe-hex-a6 = Село A6
scythe-hex-b1 = Озеро B1
scythe-hex-b2 = Тундра B2
scythe-hex-b3 = Озеро B3
scythe-hex-b4 = Тундра B4
scythe-hex-b5 = Гори B5
scythe-hex-b6 = Ферма B6
scythe-hex-b7 = Ферма B7
scythe-hex-c1 = Ліс C1
scythe-hex-c2 = Гори C2
scythe-hex-c3 = Ліс C3
scythe-hex-c4 = Озеро C4
scythe-hex-c5 = Ліс C5
scythe-hex-c6 = Село C6
scythe-hex-d1 = Ферма D1
scythe-hex-d2 = Село D2
scythe-hex-d3 = Озеро D3
scythe-hex-d4 = Фабрика D4
scythe-hex-d5 = Гори D5
scythe-hex-d6 = Тундра D6
scythe-hex-d7 = Гори D7
scythe-hex-e1 = Ліс E1
scythe-hex-e2 = Ліс E2
scythe-hex-e3 = Ферма E3
scythe-hex-e4 = Тундра E4
scythe-hex-e5 = Озеро E5
scythe-hex-e6 = Село E6
scythe-hex-e7 = Озеро E7
scythe-hex-f1 = Гори F1
scythe-hex-f2 = Село F2
scythe-hex-f3 = Село F3
scythe-hex-f4 = Тундра F4
scythe-hex-f5 = Ліс F5
scythe-hex-f6 = Гори F6
scythe-hex-f7 = Тундра F7
scythe-hex-g1 = Тундра G1
scythe-hex-g2 = Озеро G2
scythe-hex-g3 = Ферма G3
scythe-hex-g4 = Гори G4
scythe-hex-g5 = Село G5
scythe-hex-g6 = Ферма G6
scythe-hex-h1 = Село H1
scythe-faction-nordic = Нордичні королівства
scythe-faction-rusviet = Русвєтський союз
scythe-faction-crimea = Кримське ханство
scythe-faction-saxony = Саксонська імперія
scythe-faction-polania = Республіка Поланія
scythe-character-nordic = Бйорн і Мокс
scythe-character-rusviet = Ольга і Чанґа
scythe-character-crimea = Зехра і Кар
scythe-character-saxony = Ґюнтер, Нахт і Таґ
scythe-character-polania = Анна і Войтек
scythe-ability-swim = Плавання
scythe-ability-relentless = Невтомність
scythe-ability-coercion = Примус
scythe-ability-dominate = Панування
scythe-ability-meander = Блукання
scythe-ability-nordic_riverwalk = Переправа
scythe-ability-seaworthy = Мореплавство
scythe-ability-artillery = Артилерія
scythe-ability-nordic_speed = Швидкість
scythe-ability-rusviet_riverwalk = Переправа
scythe-ability-township = Селища
scythe-ability-peoples_army = Народна армія
scythe-ability-rusviet_speed = Швидкість
scythe-ability-crimea_riverwalk = Переправа
scythe-ability-wayfare = Мандри
scythe-ability-scout = Розвідка
scythe-ability-crimea_speed = Швидкість
scythe-ability-saxony_riverwalk = Переправа
scythe-ability-underpass = Підземний хід
scythe-ability-disarm = Роззброєння
scythe-ability-saxony_speed = Швидкість
scythe-ability-polania_riverwalk = Переправа
scythe-ability-submerge = Занурення
scythe-ability-camaraderie = Братерство
scythe-ability-polania_speed = Швидкість
scythe-bonus-enlist_power = 2 сили
scythe-bonus-enlist_coins = 2 монети
scythe-bonus-enlist_popularity = 2 популярності
scythe-bonus-enlist_combat_cards = 2 карти бою
scythe-top-move = Переміщення / Прибуток
scythe-top-bolster = Підтримка
scythe-top-trade = Торгівля
scythe-top-produce = Виробництво
scythe-bottom-upgrade = Апгрейд
scythe-bottom-deploy = Розгортання
scythe-bottom-build = Будівництво
scythe-bottom-enlist = Мобілізація
scythe-mat-industrial = Промисловий
scythe-mat-engineering = Інженерний
scythe-mat-patriotic = Патріотичний
scythe-mat-mechanical = Механічний
scythe-mat-agricultural = Аграрний
scythe-structure-monument = Монумент
scythe-structure-mill = Млин
scythe-structure-mine = Шахта
scythe-structure-armory = Арсенал
scythe-tile-bonus_tunnels_adjacent = Поруч із тунелями
scythe-tile-bonus_lakes_adjacent = Поруч з озерами
scythe-tile-bonus_encounters_adjacent = Поруч із зустрічами
scythe-tile-bonus_on_tunnels = На тунелях
scythe-tile-bonus_longest_line = У ряд
scythe-tile-bonus_farms_tundras = На фермах і тундрах
scythe-encounter-encounter_01 = Гуси на дорозі
scythe-encounter-encounter_02 = Засніжений перевал
scythe-encounter-encounter_03 = Вівці на схилі
scythe-encounter-encounter_04 = Солдати на фото
scythe-encounter-encounter_05 = Табір біля води
scythe-encounter-encounter_06 = Ведмеді в снігу
scythe-encounter-encounter_07 = Північний бівак
scythe-encounter-encounter_08 = Олені біля заводу
scythe-encounter-encounter_09 = Винахідник
scythe-encounter-encounter_10 = Мех у тумані
scythe-encounter-encounter_11 = Яблуневий сад
scythe-encounter-encounter_12 = Лісоруби
scythe-encounter-encounter_13 = Сільське свято
scythe-encounter-encounter_14 = Зламаний паркан
scythe-encounter-encounter_15 = Річковий пором
scythe-encounter-encounter_16 = Посівна
scythe-encounter-encounter_17 = Відставний солдат
scythe-encounter-encounter_18 = Дикі кабани
scythe-encounter-encounter_19 = Перегін худоби
scythe-encounter-encounter_20 = Дитячі ігри
scythe-encounter-encounter_21 = Некерований мех
scythe-encounter-encounter_22 = Стара шахта
scythe-encounter-encounter_23 = Повістка
scythe-encounter-encounter_24 = Лісовий патруль
scythe-encounter-encounter_25 = Таємна лабораторія
scythe-encounter-encounter_26 = Придорожній шинок
scythe-encounter-encounter_27 = Стурбований фермер
scythe-encounter-encounter_28 = Проводи
scythe-factory-factory_01 = Нічна зміна
scythe-factory-factory_02 = Таємне бюро
scythe-factory-factory_03 = Мирний парад
scythe-factory-factory_04 = Продаж зброї
scythe-factory-factory_05 = Скорочення війська
scythe-factory-factory_06 = Наймана варта
scythe-factory-factory_07 = Реквізиція
scythe-factory-factory_08 = Обоз постачання
scythe-factory-factory_09 = Науковий грант
scythe-factory-factory_10 = Складальна лінія
scythe-factory-factory_11 = Громадські роботи
scythe-factory-factory_12 = Призовний пункт
scythe-objective-higher_ground_advantage = Перевага висоти
scythe-objective-underworld_advantage = Підземна перевага
scythe-objective-harvest_advantage = Щедрий урожай
scythe-objective-northern_advantage = Північна перевага
scythe-objective-king_of_the_hill = Цар гори
scythe-objective-send_one_back_as_a_warning = Відіслати з попередженням
scythe-objective-machine_over_muscle = Машини замість м'язів
scythe-objective-roll_up_your_sleeves = Засукати рукави разом із народом
scythe-objective-stockpile_for_the_winter = Запаси на зиму
scythe-objective-woodland_advantage = Лісова перевага
scythe-objective-population_advantage = Перевага населення
scythe-objective-get_rich_or_cry_trying = Розбагатіти за всяку ціну
scythe-objective-foundations_of_the_empire = Підвалини імперії
scythe-objective-hedge_your_bets = Підстрахуватися
scythe-objective-balanced_workforce = Збалансована робоча сила
scythe-objective-a_wolf_among_the_sheep = Вовк серед овець
scythe-objective-divide_and_conquer = Розділяй і володарюй
scythe-objective-become_a_beloved_pacifist = Улюблений пацифіст
scythe-objective-shore_up_the_shore = Утримати береги
scythe-objective-create_a_permanent_foothold = Постійний плацдарм
scythe-objective-monopolize_the_market = Монополія на ринку
scythe-objective-technological_breakthrough = Технологічний прорив
scythe-objective-achieve_tactical_mastery = Тактична майстерність
scythe-triumph-upgrades = Усі апгрейди
scythe-triumph-mechs = Усі мехи
scythe-triumph-structures = Усі споруди
scythe-triumph-recruits = Усі рекрути
scythe-triumph-workers = Усі працівники
scythe-triumph-objective = Ціль
scythe-triumph-combat_1 = Перемога в бою I
scythe-triumph-combat_2 = Перемога в бою II
scythe-triumph-popularity = Найвища популярність
scythe-triumph-power = Найвища сила
scythe-terrain-mountain = Гори
scythe-terrain-farm = Ферма
scythe-terrain-forest = Ліс
scythe-terrain-tundra = Тундра
scythe-terrain-village = Село
scythe-terrain-lake = Озеро
scythe-terrain-factory = Фабрика
scythe-resource-oil = Нафта
scythe-resource-metal = Метал
scythe-resource-wood = Дерево
scythe-resource-food = Їжа

## Довідник (/картка)
scythe-kind-faction = фракція
scythe-kind-ability = здібність фракції
scythe-kind-mech = здібність меха
scythe-kind-mat = поле гравця
scythe-kind-structure = споруда
scythe-kind-tile = бонус споруд
scythe-kind-encounter = зустріч
scythe-kind-factory = карта Фабрики
scythe-kind-objective = ціль
scythe-card-character = Герой: { $character }.
scythe-card-start-faction = На початку: сила { $power }, карти бою { $cards }.
scythe-card-ability = **{ $name }**: { $about }
scythe-card-of-faction = { $name } ({ $faction })
scythe-card-start-mat = На початку: популярність { $popularity }, монети { $coins }.
scythe-card-section = { $top } / { $bottom }: { $resource } × { $cost } (після апгрейдів щонайменше { $least }), ${ $coins }
scythe-tile-about-adjacent_hexes = Наприкінці: різні такі гекси поруч із вашими спорудами.
scythe-tile-about-own_hexes = Наприкінці: ваші споруди на таких гексах.
scythe-tile-about-longest_line = Наприкінці: ваші споруди на одній прямій без пропусків.
scythe-card-bonus = { $count }: ${ $coins }
scythe-card-bonuses = Скільки їх і скільки платять: { $bonuses }.
scythe-where-built = { $seat } ({ $place })
scythe-where-list = { $places }
scythe-where-tile = діє в цій партії
scythe-where-open = лежить відкритою
