# Лорды Ксидита

xidit-name = Лорды Ксидита
xidit-about = Тайно спланируйте шесть команд, нанимайте отряды, предотвращайте Угрозы и переживите три подсчёта: Богатство, Влияние, Репутация.

## Лобби
xidit-option-length = Длительность
xidit-option-length-full = Полная игра, 12 лет
xidit-option-length-short = Короткая игра, 9 лет
xidit-option-census = Ревизия армии
xidit-option-census-batched = Все пять типов сразу
xidit-option-census-strict = По одному типу
xidit-option-first = Первый игрок
xidit-option-first-random = Случайно
xidit-option-first-host = Первое место за столом
xidit-option-neutral = Нейтральный игрок
xidit-option-neutral-normal = Обычный
xidit-option-neutral-hard = Сложнее
xidit-seat-colour = Цвет
xidit-seat-colour-blue = Синий
xidit-seat-colour-red = Красный
xidit-seat-colour-green = Зелёный
xidit-seat-colour-yellow = Жёлтый
xidit-seat-colour-black = Чёрный
xidit-part-map = Карта
xidit-part-players = Игроки
xidit-part-tracks = Тайлы, Титаны и Зал славы

## Количества
xidit-some-peasant =
    { $count ->
        [one] { $count } крестьянин
        [few] { $count } крестьянина
       *[other] { $count } крестьян
    }
xidit-some-archer =
    { $count ->
        [one] { $count } лучник
        [few] { $count } лучника
       *[other] { $count } лучников
    }
xidit-some-infantry =
    { $count ->
        [one] { $count } пехотинец
        [few] { $count } пехотинца
       *[other] { $count } пехотинцев
    }
xidit-some-cleric =
    { $count ->
        [one] { $count } священник
        [few] { $count } священника
       *[other] { $count } священников
    }
xidit-some-mage =
    { $count ->
        [one] { $count } боевой маг
        [few] { $count } боевых мага
       *[other] { $count } боевых магов
    }
xidit-some-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
xidit-some-bards =
    { $count ->
        [one] { $count } Бард
        [few] { $count } Барда
       *[other] { $count } Бардов
    }
xidit-some-guild_sections =
    { $count ->
        [one] { $count } секция Гильдии
        [few] { $count } секции Гильдии
       *[other] { $count } секций Гильдии
    }
xidit-units = { $units }
xidit-neutral-player = нейтральный игрок

## Вопросы
xidit-ask-hero = Где начинает ваш Герой?
xidit-ask-plan = Год { $year }: задайте шесть команд. Их можно менять, пока все не запечатают свои.
xidit-wheel = Команда { $number }
xidit-ask-rewards = { $city }: монет { $coins }, Бардов { $bards }, секций { $sections }. Какие награды вы берёте?
xidit-reward-option = { $rewards }
xidit-ask-bards =
    { $count ->
        [one] Куда идёт ваш Бард? (вокруг: { $city })
        [few] Куда идут { $count } ваших Барда? (вокруг: { $city })
       *[other] Куда идут { $count } ваших Бардов? (вокруг: { $city })
    }
xidit-bard-option = { $split }
xidit-bards-to = { $region }: { $count }
xidit-ask-guild = Какая Гильдия получит секцию?
xidit-ask-titan = { $city }: изгнать Титана?
xidit-titan-option =
    { $count ->
        [one] { $titan }, за { $count } отряд
        [few] { $titan }, за { $count } отряда
       *[other] { $titan }, за { $count } отрядов
    }
xidit-titan-decline = Нет, не трогать Титанов
xidit-ask-titan-units =
    { $count ->
        [one] { $titan } требует { $count } отряд. Какой?
        [few] { $titan } требует { $count } отряда. Какие?
       *[other] { $titan } требует { $count } отрядов. Какие?
    }
xidit-ask-neutral = Какой жетон нейтрального игрока сдвинуть вверх?
xidit-ask-census = Ревизия армии: сколько отрядов каждого типа вы показываете? Они вернутся к вам.
xidit-ask-census-type = Ревизия армии, { $unit }: сколько показываете? Они вернутся к вам.
xidit-hint-empty = тайла нет
xidit-hint-recruit = тайл Найма
xidit-hint-threat = Угроза
xidit-hint-rewards =
    Награды: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }, { $bards ->
        [one] { $bards } Бард
        [few] { $bards } Барда
       *[other] { $bards } Бардов
    }, { $sections ->
        [one] { $sections } секция
        [few] { $sections } секции
       *[other] { $sections } секций
    }
xidit-hint-guild =
    { $count ->
        [one] там { $count } секция
        [few] там { $count } секции
       *[other] там { $count } секций
    }
xidit-hint-neutral = с { $value } до { $next }

## Постоянные указания
xidit-preference = { $order }
xidit-standing-rewards = Какие награды брать, лучшие первыми
xidit-standing-bards = Регионы для Бардов, лучшие первыми
xidit-standing-titan = Каких Титанов изгонять, лучшие первыми
xidit-standing-never = Никаких
xidit-stack-3 = Титан за 3 отряда
xidit-stack-4 = Титан за 4 отряда
xidit-stack-5 = Титан за 5 отрядов
xidit-standing-titan-units = Чем платить за Титана
xidit-standing-weakest = Слабейшими
xidit-standing-strongest = Сильнейшими
xidit-standing-neutral = Какие нейтральные жетоны двигать, лучшие первыми

## Что происходит
xidit-set-up = Королевство разложено. Первый игрок: { $first }. Порядок подсчётов: { $hall }.
xidit-hero-placed = { $seat } начинает в городе { $city }.
xidit-year-begins = **Год { $year } из { $years }.** Первый игрок: { $first }.
xidit-plan-revealed = { $seat }, план: { $plan }.
xidit-moved =
    { $colour ->
        [black] { $seat } идёт по чёрной дороге в город { $city }.
        [red] { $seat } идёт по красной дороге в город { $city }.
       *[blue] { $seat } идёт по голубой дороге в город { $city }.
    }
xidit-no-road =
    { $colour ->
        [black] Для { $seat } нет чёрной дороги: Герой остаётся в городе { $city }.
        [red] Для { $seat } нет красной дороги: Герой остаётся в городе { $city }.
       *[blue] Для { $seat } нет голубой дороги: Герой остаётся в городе { $city }.
    }
xidit-waited = { $seat } ожидает.
xidit-recruited =
    { $unit ->
        [peasant] { $seat } нанимает крестьянина в городе { $city }.
        [archer] { $seat } нанимает лучника в городе { $city }.
        [infantry] { $seat } нанимает пехотинца в городе { $city }.
        [cleric] { $seat } нанимает священника в городе { $city }.
       *[mage] { $seat } нанимает боевого мага в городе { $city }.
    }
xidit-recruited-already = { $seat }: в городе { $city } в этом году уже нанят отряд, второй нельзя.
xidit-empty-tile = { $seat } никого не находит в городе { $city }; тайл уходит в сброс.
xidit-threat-not-met = { $seat } не имеет нужных отрядов против Угрозы в городе { $city }.
xidit-threat-after-titan = { $seat } не может предотвратить Угрозу в городе { $city }: в этом году здесь изгнан Титан.
xidit-threat-ended = **{ $seat } предотвращает Угрозу в городе { $city }**: { $threat }. Отданы: { $units }.
xidit-nothing-here = { $seat }: в городе { $city } делать нечего.
xidit-titan-declined = { $seat } не трогает Титанов.
xidit-titan-banished = **{ $seat } изгоняет Титана** из города { $city }: { $titan }. Отданы: { $units }.
xidit-coins =
    { $count ->
        [one] { $seat } берёт { $count } монету.
        [few] { $seat } берёт { $count } монеты.
       *[other] { $seat } берёт { $count } монет.
    }
xidit-bards =
    { $count ->
        [one] { $seat } отправляет { $count } Барда в регион «{ $region }».
       *[other] { $seat } отправляет { $count } Бардов в регион «{ $region }».
    }
xidit-sections =
    { $count ->
        [one] { $seat } строит { $count } секцию Гильдии в городе { $city }.
        [few] { $seat } строит { $count } секции Гильдии в городе { $city }.
       *[other] { $seat } строит { $count } секций Гильдии в городе { $city }.
    }
xidit-stored-built = { $seat } строит запасённую секцию в городе { $city }.
xidit-section-stored = { $seat } не имеет Гильдии с местом и откладывает секцию за ширму.
xidit-no-sections-left = У { $seat } не осталось секций.
xidit-neutral-moved = { $seat } двигает нейтрального игрока: { $assessment } { $value }.
xidit-recruits-arrive =
    { $count ->
        [0] Тайл Найма ложится в город { $city }, но Казармам нечем его наполнить.
       *[other] Новый Найм в городе { $city }: { $units }.
    }
xidit-threat-appears = Новая Угроза в городе { $city }.
xidit-threat-discard-turned =
    { $count ->
        [one] Сброс Угроз ({ $count } тайл) становится стопкой Найма.
        [few] Сброс Угроз ({ $count } тайла) становится стопкой Найма.
       *[other] Сброс Угроз ({ $count } тайлов) становится стопкой Найма.
    }
xidit-recruit-discard-turned =
    { $count ->
        [one] Сброс Найма ({ $count } тайл) становится стопкой Угроз.
        [few] Сброс Найма ({ $count } тайла) становится стопкой Угроз.
       *[other] Сброс Найма ({ $count } тайлов) становится стопкой Угроз.
    }
xidit-titans-awaken =
    { $count ->
        [0] Пробуждение Титанов, но будить больше некого.
        [one] **Пробуждается Титан**: { $titans }.
       *[other] **Пробуждаются Титаны**: { $titans }.
    }
xidit-reinforcements =
    { $count ->
        [one] Прибывает Подкрепление: { $count } тайл замешан в стопку Угроз.
        [few] Прибывает Подкрепление: { $count } тайла замешаны в стопку Угроз.
       *[other] Прибывает Подкрепление: { $count } тайлов замешаны в стопку Угроз.
    }
xidit-census-begins = **Ревизия армии, год { $year }.**
xidit-census-shown = { $seat } показывает: { $units }.
xidit-census-won =
    { $count ->
        [one] { $unit }: больше всех показывает { $seats }.
       *[other] { $unit }: больше всех показывают { $seats }.
    }
xidit-census-nobody = { $unit }: никто не показывает ни одного отряда.
xidit-assessment-begins = **Зал славы: { $assessment }**
xidit-assessed = { $place }. { $party }: { $score }
xidit-tie-units = Ничья: у { $party } больше отрядов, чем у { $below }.
xidit-tie-seat = Ничья: { $party } ближе к Первому игроку, чем { $below }.
xidit-tie-neutral = Ничья: { $below } уступает ({ $party } выше).
xidit-eliminated = { $party } выбывает.
xidit-winner = 🏆 **{ $party } — спаситель Королевства!**
xidit-neutral-wins = Нейтральный игрок пережил всех: победителя нет.
xidit-won-last-active = Единственный активный после третьего подсчёта (XID-11.17)
xidit-won-neutral = Последним активным остался нейтральный игрок (XID-12.18)

## Поле словами
xidit-words-year =
    { $phase ->
        [heroes] Год { $year } из { $years }: Герои занимают места. Первый игрок: { $first }.
        [orders] Год { $year } из { $years }: тайные команды. Первый игрок: { $first }.
        [execution] Год { $year } из { $years }: выполняется команда { $order }. Первый игрок: { $first }.
        [census] Год { $year } из { $years }: ревизия армии. Первый игрок: { $first }.
       *[end] Партия окончена: прошло { $years } лет.
    }
xidit-words-recruit = { $city }: Найм, осталось: { $units }
xidit-words-recruit-empty = { $city }: тайл Найма пуст
xidit-words-threat = { $city }: Угроза ({ $threat }), нужны { $units }; { $rewards }
xidit-words-rewards = { $rewards }
xidit-words-next = Следующий Найм: { $recruit }. Следующая Угроза: { $threat }.
xidit-words-stacks = Стопка Найма { $recruits }, стопка Угроз { $threats }; сбросы { $recruit_discard } и { $threat_discard }.
xidit-words-titan = Пробуждённый Титан: { $titan }, отрядов нужно { $count }; { $rewards }
xidit-words-lair-asleep = Все Титаны дремлют: { $count }.
xidit-words-barracks = Казармы: { $units }
xidit-words-barracks-empty = Казармы пусты.
xidit-words-guild = Гильдия в городе { $city }: { $seat }, { $sections }
xidit-words-region = { $region } ({ $first }/{ $second }): { $bards }
xidit-words-bards-of = { $seat } { $count }
xidit-words-blank = Пустые регионы: { $regions }
xidit-words-hall = Зал славы: { $hall }
xidit-words-neutral = Нейтральный игрок: { $columns }
xidit-words-neutral-column = { $assessment } { $value }
xidit-words-seat = { $seat } ({ $colour }): Герой в городе { $city }, на карте { $built }, в запасе { $supply }
xidit-words-seat-no-hero = { $seat } ({ $colour }): Герой ещё не выставлен
xidit-words-plan = { $seat }, план: { $plan }
xidit-words-screen = За вашей ширмой: { $things }
xidit-words-screen-units = Ваши отряды: { $units }
xidit-words-screen-no-units = Отрядов у вас нет.
xidit-words-stored =
    { $count ->
        [one] { $count } отложенная секция
        [few] { $count } отложенные секции
       *[other] { $count } отложенных секций
    }
xidit-words-my-plan = Ваш запечатанный план: { $plan }
xidit-words-column = { $assessment }: { $ranking }
xidit-words-ranked = { $party } { $score }
xidit-alt-year = Поле «Лордов Ксидита», год { $year } из { $years }; Первый игрок: { $first }.
xidit-alt-waiting = Ждём: { $seats }.
xidit-alt-heroes = Герои: { $heroes }.
xidit-alt-hero = { $seat } — { $city }
xidit-alt-threats =
    { $count ->
        [one] Пробуждён { $count } Титан; Угрозы: { $cities }.
        [few] Пробуждено { $count } Титана; Угрозы: { $cities }.
       *[other] Пробуждено { $count } Титанов; Угрозы: { $cities }.
    }
xidit-alt-end = Зал славы: { $places }.
xidit-alt-place = { $place }. { $seat }

## В десяти предложениях
xidit-quick-1 = Ваш Герой странствует по королевству из 21 города, соединённых чёрными, красными и голубыми дорогами.
xidit-quick-2 = Каждый год все тайно планируют шесть команд: пойти по одной из трёх дорог, действовать в городе или ждать.
xidit-quick-3 = Планы открываются вместе и выполняются по одной команде, начиная с Первого игрока по часовой стрелке.
xidit-quick-4 = Действие в городе с Наймом даёт один отряд, всегда слабейший из оставшихся; раз в год в каждом городе.
xidit-quick-5 = Действие в городе с Угрозой отдаёт нужные отряды, и вы берёте две из трёх наград.
xidit-quick-6 = Монеты идут в Богатство, секции Гильдии — во Влияние, Барды в регионах вокруг вас — в Репутацию.
xidit-quick-7 = Всё, чем вы владеете, лежит за ширмой; итоги видите только вы.
xidit-quick-8 = В некоторые годы ревизия армии награждает тех, кто показал больше всех отрядов каждого типа.
xidit-quick-9 = Когда стопки кончаются, пробуждаются Титаны: в любом городе без тайла одного можно изгнать за любые отряды.
xidit-quick-10 = В конце три подсчёта выбивают последних по Богатству, Влиянию и Репутации; побеждает последний оставшийся.

## Названия компонентов

xidit-city-1 = 1 Велмар
xidit-city-2 = 2 Острель
xidit-city-3 = 3 Карсис
xidit-city-4 = 4 Тандор
xidit-city-5 = 5 Мерроу
xidit-city-6 = 6 Халгард
xidit-city-7 = 7 Норвик
xidit-city-8 = 8 Эсгар
xidit-city-9 = 9 Люмерис
xidit-city-10 = 10 Бракка
xidit-city-11 = 11 Исвар
xidit-city-12 = 12 Соллан
xidit-city-13 = 13 Горвель
xidit-city-14 = 14 Данмер
xidit-city-15 = 15 Оренн
xidit-city-16 = 16 Селдри
xidit-city-17 = 17 Аргентис
xidit-city-18 = 18 Пиррос
xidit-city-19 = 19 Вашти
xidit-city-20 = 20 Эльваст
xidit-city-21 = 21 Заранд
xidit-region-crown_vale = Коронная долина
xidit-region-snowy_reach = Снежный предел
xidit-region-green_marches = Зелёные рубежи
xidit-region-golden_steppe = Золотая степь
xidit-region-elder_woods = Старый лес
xidit-region-orchard_downs = Садовые холмы
xidit-region-grey_crags = Серые утёсы
xidit-region-violet_fens = Лиловые топи
xidit-region-ember_cape = Пепельный мыс
xidit-unit-peasant = Крестьяне-ополченцы
xidit-unit-archer = Лучники
xidit-unit-infantry = Пехотинцы
xidit-unit-cleric = Священники
xidit-unit-mage = Боевые маги
xidit-titan-titan_moss = Мшистый титан
xidit-titan-titan_cloud = Облачный титан
xidit-titan-titan_river = Речной титан
xidit-titan-titan_storm = Грозовой титан
xidit-titan-titan_mountain = Горный титан
xidit-titan-titan_night = Ночной титан
xidit-threat-standard_01 = Терновый огр
xidit-threat-standard_02 = Пещерный змей
xidit-threat-standard_03 = Каменный вепрь
xidit-threat-standard_04 = Морской змей
xidit-threat-standard_05 = Стая гарпий
xidit-threat-standard_06 = Ледяной тролль
xidit-threat-standard_07 = Волчья стая
xidit-threat-standard_08 = Каменный голем
xidit-threat-standard_09 = Теневой дракон
xidit-threat-standard_10 = Гигантский паук
xidit-threat-standard_11 = Морозный дух
xidit-threat-standard_12 = Песчаный скорпион
xidit-threat-standard_13 = Болотная ведьма
xidit-threat-standard_14 = Болотная гидра
xidit-threat-standard_15 = Минотавр
xidit-threat-standard_16 = Грифон
xidit-threat-standard_17 = Снежная обезьяна
xidit-threat-standard_18 = Огненная саламандра
xidit-threat-standard_19 = Жабий король
xidit-threat-standard_20 = Пепельный феникс
xidit-threat-standard_21 = Лавовое чудище
xidit-threat-crown_01 = Терновый огр
xidit-threat-crown_02 = Пещерный змей
xidit-threat-crown_03 = Каменный вепрь
xidit-threat-crown_04 = Морской змей
xidit-threat-crown_05 = Стая гарпий
xidit-threat-crown_06 = Ледяной тролль
xidit-threat-crown_07 = Волчья стая
xidit-threat-crown_08 = Каменный голем
xidit-threat-crown_09 = Теневой дракон
xidit-threat-crown_10 = Гигантский паук
xidit-threat-crown_11 = Морозный дух
xidit-threat-crown_12 = Песчаный скорпион
xidit-threat-crown_13 = Болотная ведьма
xidit-threat-crown_14 = Болотная гидра
xidit-threat-crown_15 = Минотавр
xidit-threat-crown_16 = Грифон
xidit-threat-crown_17 = Снежная обезьяна
xidit-threat-crown_18 = Огненная саламандра
xidit-assessment-wealth = Богатство
xidit-assessment-influence = Влияние
xidit-assessment-reputation = Репутация
xidit-reward-coins = Монеты
xidit-reward-bards = Барды
xidit-reward-guild_sections = Секции Гильдии магов
xidit-colour-blue = Синий
xidit-colour-red = Красный
xidit-colour-green = Зелёный
xidit-colour-yellow = Жёлтый
xidit-colour-black = Чёрный
xidit-colour-grey = Серый
xidit-order-black = Перемещение: чёрная дорога
xidit-order-red = Перемещение: красная дорога
xidit-order-blue = Перемещение: голубая дорога
xidit-order-city = Действие в городе
xidit-order-wait = Ожидание
xidit-road-black = Чёрная дорога
xidit-road-red = Красная дорога
xidit-road-blue = Голубая дорога
xidit-city-name-1 = Велмар
xidit-city-name-2 = Острель
xidit-city-name-3 = Карсис
xidit-city-name-4 = Тандор
xidit-city-name-5 = Мерроу
xidit-city-name-6 = Халгард
xidit-city-name-7 = Норвик
xidit-city-name-8 = Эсгар
xidit-city-name-9 = Люмерис
xidit-city-name-10 = Бракка
xidit-city-name-11 = Исвар
xidit-city-name-12 = Соллан
xidit-city-name-13 = Горвель
xidit-city-name-14 = Данмер
xidit-city-name-15 = Оренн
xidit-city-name-16 = Селдри
xidit-city-name-17 = Аргентис
xidit-city-name-18 = Пиррос
xidit-city-name-19 = Вашти
xidit-city-name-20 = Эльваст
xidit-city-name-21 = Заранд
