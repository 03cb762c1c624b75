# Лорды Ксидита

xidit-name = Лорды Ксидита
xidit-about = Тайно спланируйте шесть команд, нанимайте отряды, предотвращайте Угрозы и переживите три подсчёта: Богатство, Влияние, Репутация.

## Лобби
xidit-option-length = Длительность
xidit-option-length-about = Сколько лет длится игра
xidit-option-length-full = Полная игра, 12 лет
xidit-option-length-full-about = По 72 команды, ревизия в годы 4, 8 и 12
xidit-option-length-short = Короткая игра, 9 лет
xidit-option-length-short-about = По 54 команды, ревизия в годы 3, 6 и 9, тайлов меньше; хорошо для первой партии
xidit-option-census = Ревизия армии
xidit-option-census-about = Как показывают отряды ради призов
xidit-option-census-batched = Все пять типов сразу
xidit-option-census-batched-about = Один тайный выбор, сразу пять чисел: быстро
xidit-option-census-strict = По одному типу
xidit-option-census-strict-about = Пять тайных выборов, каждый после раскрытия прошлого: как в правилах, но медленно
xidit-option-first = Первый игрок
xidit-option-first-about = Кто начинает первый год; потом жетон каждый год переходит дальше
xidit-option-first-random = Случайно
xidit-option-first-random-about = По жребию
xidit-option-first-host = Первое место за столом
xidit-option-first-host-about = Тот, кто сидит на первом месте
xidit-option-neutral = Нейтральный игрок
xidit-option-neutral-about = Четвёртый участник игры втроём: он может вас пережить
xidit-option-neutral-normal = Обычный
xidit-option-neutral-normal-about = Его жетоны начинают на делениях 6, 5 и 4
xidit-option-neutral-hard = Сложный
xidit-option-neutral-hard-about = Его жетоны начинают на деление выше: 7, 6 и 5
xidit-seat-colour = Цвет
xidit-seat-colour-about = Только цвет: на игру не влияет
xidit-seat-colour-blue = Синий
xidit-seat-colour-blue-about = Только цвет: на игру не влияет
xidit-seat-colour-red = Красный
xidit-seat-colour-red-about = Только цвет: на игру не влияет
xidit-seat-colour-green = Зелёный
xidit-seat-colour-green-about = Только цвет: на игру не влияет
xidit-seat-colour-yellow = Жёлтый
xidit-seat-colour-yellow-about = Только цвет: на игру не влияет
xidit-seat-colour-black = Чёрный
xidit-seat-colour-black-about = Только цвет: на игру не влияет
xidit-part-map = Карта
xidit-part-players = Игроки
xidit-part-tracks = Тайлы, Титаны и Зал славы

## Количества
xidit-some-peasant =
    { $count ->
        [one] { $count } отряд крестьян
        [few] { $count } отряда крестьян
       *[other] { $count } отрядов крестьян
    }
xidit-some-archer =
    { $count ->
        [one] { $count } отряд лучников
        [few] { $count } отряда лучников
       *[other] { $count } отрядов лучников
    }
xidit-some-infantry =
    { $count ->
        [one] { $count } отряд пехотинцев
        [few] { $count } отряда пехотинцев
       *[other] { $count } отрядов пехотинцев
    }
xidit-some-cleric =
    { $count ->
        [one] { $count } отряд священников
        [few] { $count } отряда священников
       *[other] { $count } отрядов священников
    }
xidit-some-mage =
    { $count ->
        [one] { $count } отряд боевых магов
        [few] { $count } отряда боевых магов
       *[other] { $count } отрядов боевых магов
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
xidit-few-mage =
    { $count ->
        [1] боевые маги
       *[other] боевые маги ×{ $count }
    }
xidit-few-cleric =
    { $count ->
        [1] священники
       *[other] священники ×{ $count }
    }
xidit-few-infantry =
    { $count ->
        [1] пехотинцы
       *[other] пехотинцы ×{ $count }
    }
xidit-few-archer =
    { $count ->
        [1] лучники
       *[other] лучники ×{ $count }
    }
xidit-few-peasant =
    { $count ->
        [1] крестьяне
       *[other] крестьяне ×{ $count }
    }
xidit-some-rewards =
    { $coins ->
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
xidit-units = { $units }
xidit-neutral-player = нейтральный игрок

## Вопросы
xidit-ask-hero = Где начинает Герой?
xidit-ask-plan = Год { $year }: задайте шесть команд. Их можно менять, пока все не запечатают свои.
xidit-wheel = Команда { $number }
xidit-short-black = чёрная
xidit-short-red = красная
xidit-short-blue = голубая
xidit-short-city = город
xidit-short-wait = ожидание
xidit-ask-rewards =
    { $city }: { $coins ->
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
    }. Какие две награды взять и куда пойдут Барды?
xidit-reward-option = { $rewards }
xidit-reward-group = { $kinds }
xidit-ask-bards =
    { $count ->
        [1] Куда идёт Бард? (вокруг: { $city })
        [one] Куда идёт { $count } Бард? (вокруг: { $city })
        [few] Куда идут { $count } Барда? (вокруг: { $city })
       *[other] Куда идут { $count } Бардов? (вокруг: { $city })
    }
xidit-bard-option = { $split }
xidit-bards-to = { $region } { $count }
xidit-reward-bards-to =
    { $count ->
        [one] Бард: { $split }
        [few] Барды: { $split }
       *[other] Барды: { $split }
    }
xidit-reward-built =
    { $count ->
        [one] { $count } секция Гильдии в городе { $city }
        [few] { $count } секции Гильдии в городе { $city }
       *[other] { $count } секций Гильдии в городе { $city }
    }
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
xidit-ask-census = Ревизия армии: сколько отрядов каждого типа вы показываете? Кто покажет больше всех, получит приз за этот тип. Отряды вернутся к вам.
xidit-ask-census-type = Ревизия армии, { $unit }: сколько показываете? Приз тому, кто покажет больше всех: { $prize }. Отряды вернутся к вам.
xidit-census-field = { $unit } ({ $prize })
xidit-census-bards = Куда выигранных Бардов (пусто: спросить)
xidit-census-guild = Куда выигранную секцию (пусто: спросить)
xidit-hint-empty = тайла нет
xidit-hint-recruit = Найм: { $units }
xidit-hint-recruit-empty = пустой тайл Найма
xidit-hint-threat = Угроза: { $units }
xidit-hint-start = { $there } · рядом тайлов Найма: { $near }
xidit-hint-order-black = По чёрной дороге в город на другом её конце
xidit-hint-order-red = По красной дороге в город на другом её конце
xidit-hint-order-blue = По голубой дороге в город на другом её конце
xidit-hint-order-city = Нанять, предотвратить Угрозу или изгнать Титана: смотря что будет в городе
xidit-hint-order-wait = На этом шаге Герой ничего не делает
xidit-hint-titan-decline =
    { $count ->
        [one] { $count } отряд остаётся у вас, команда ничего не даёт
        [few] { $count } отряда остаются у вас, команда ничего не даёт
       *[other] { $count } отрядов остаются у вас, команда ничего не даёт
    }
xidit-hint-units-left =
    { $count ->
        [0] У вас не останется отрядов
       *[other] У вас останется: { $units }
    }
xidit-why-blank = Закрыт пустым жетоном: в этой партии Бардам туда нельзя
xidit-why-far = Не граничит с городом { $city }, где стоит ваш Герой
xidit-why-not-printed = На тайле такой награды нет
xidit-why-no-bards = У вас не осталось Бардов
xidit-why-all-blank = Все регионы вокруг города { $city } закрыты
xidit-why-other-guild = В городе { $city } уже стоит Гильдия ({ $seat })
xidit-why-full-guild = В вашей Гильдии в городе { $city } уже четыре секции
xidit-why-no-sections = В запасе не осталось секций
xidit-why-hero = Там уже стоит Герой: { $seat }
xidit-why-titan-units =
    { $count ->
        [one] Нужен { $count } отряд, не хватает: { $lacking }
        [few] Нужно { $count } отряда, не хватает: { $lacking }
       *[other] Нужно { $count } отрядов, не хватает: { $lacking }
    }
xidit-why-titan-dormant = Дремлет: пока не пробудится, изгнать нельзя
xidit-why-no-unit = Таких отрядов у вас нет
xidit-why-last-space = Жетон стоит на последнем делении
xidit-final-goes-on = команды сразу выполняются дальше
xidit-final-end = сразу начинаются подсчёты
xidit-loses-sections =
    { $count ->
        [one] { $count } секция этой награды не поместится и не будет построена
        [few] { $count } секции этой награды не поместятся и не будут построены
       *[other] { $count } секций этой награды не поместятся и не будут построены
    }
xidit-preview-order = { $number }. { $what }
xidit-preview-moved = → { $city } ({ $there })
xidit-preview-no-road =
    { $colour ->
        [black] из города { $city } нет чёрной дороги: команда пропадёт
        [red] из города { $city } нет красной дороги: команда пропадёт
       *[blue] из города { $city } нет голубой дороги: команда пропадёт
    }
xidit-preview-recruited =
    { $unit ->
        [peasant] найм в городе { $city }: крестьяне
        [archer] найм в городе { $city }: лучники
        [infantry] найм в городе { $city }: пехотинцы
        [cleric] найм в городе { $city }: священники
       *[mage] найм в городе { $city }: боевые маги
    }
xidit-preview-recruited-already = в городе { $city } найм раз в год: ничего не даст
xidit-preview-empty-tile = { $city }: нанимать некого, тайл уходит
xidit-preview-threat-not-met = { $city }: не хватает отрядов против Угрозы, ничего не даст
xidit-preview-threat-after-titan = { $city }: после Титана Угрозу в этом году не предотвратить
xidit-preview-threat-ended = предотвращается Угроза в городе { $city } (отдать: { $units }): две награды
xidit-preview-nothing-here = { $city }: делать там нечего
xidit-preview-titan = { $city }: можно изгнать Титана
xidit-preview-unknown = предсказать нельзя: всё зависит от тайла, которого никто не видел
xidit-preview-threat-ready = Угроза: { $units }; отряды есть
xidit-preview-threat-lacking = Угроза: { $units }; не хватает: { $lacking }
xidit-preview-threat-without = Угроза: { $units }; таких отрядов у вас нет
xidit-preview-end = Год заканчивается в городе { $city }. Всё это — если никто не опередит.
xidit-stride = { $way } { $city }: { $what }
xidit-stride-recruit =
    { $unit ->
        [peasant] найм, крестьяне
        [archer] найм, лучники
        [infantry] найм, пехотинцы
        [cleric] найм, священники
       *[mage] найм, боевые маги
    }
xidit-stride-threat = предотвратить Угрозу
xidit-stride-titan = изгнать Титана
xidit-preview-standing = В наказах (/наказы) можно выбрать награды уже сейчас, чтобы никто вас не ждал.
xidit-change-units = { $unit } { $before } → { $after }
xidit-change-coins = Монеты { $before } → { $after }
xidit-change-bards = Барды за ширмой { $before } → { $after }
xidit-change-stored = Отложенные секции { $before } → { $after }
xidit-change-hero = { $seat }: { $from } → { $to }
xidit-change-guild = { $seat }: Гильдия в городе { $city } { $before } → { $after }
xidit-change-sung = { $region }, Барды: { $seat } { $before } → { $after }
xidit-change-neutral = Нейтральный игрок, { $assessment } { $before } → { $after }
xidit-change-new-recruit = Новый Найм, { $city }: { $units }
xidit-change-new-threat = Новая Угроза, { $city }: { $units }
xidit-change-recruits = Найм, { $city }, осталось: { $units }
xidit-change-gone = Тайла больше нет: { $cities }
xidit-change-awake = Пробуждён: { $titan }
xidit-change-banished = Изгнан: { $titan }
xidit-change-year = Начинается год { $year }; Первый игрок: { $first }
xidit-change-phase =
    { $phase ->
        [heroes] Герои занимают места
        [orders] Составляются тайные команды
        [census] Ревизия армии
       *[execution] Выполняется команда { $order }
    }
xidit-change-out = { $assessment }, выбывание: { $parties }
xidit-hint-claim = { $gains }
xidit-gain-wealth = Богатство { $before } → { $after }
xidit-gain-influence = Влияние { $before } → { $after }
xidit-gain-reputation = Репутация { $before } → { $after } без Бастиона
xidit-gain-bastion = в Бастион: { $count }
xidit-hint-region = Лира { $first } и { $second }; впереди (Бардов { $most }): { $seats }
xidit-hint-region-silent = Лира { $first } и { $second }; там ещё никто не поёт
xidit-hint-region-bastion = Лира { $first } и { $second }; до конца скрыто в Бастионе
xidit-hint-rewards = Даёт две награды из трёх: { $rewards }
xidit-hint-guild = Секций там: { $count } → { $after }
xidit-hint-neutral = { $value } → { $next }; подсчёт номер { $column }

## Наказы
xidit-standing-closed = Наказы можно давать, пока составляются планы на год и ещё не открыты. Сейчас не время.
xidit-preference = { $order }
xidit-standing-rewards = Какие награды брать
xidit-standing-two = { $one } и { $two }
xidit-standing-third = Вместо недоступного: { $kind }
xidit-standing-bards = Регионы для Бардов в порядке предпочтения
xidit-standing-spread = Как размещать Бардов (пусто: всех в первый регион)
xidit-standing-spread-all = По одному в эти регионы по очереди
xidit-standing-spread-hint = Три Барда и два региона: двое в первый, один во второй
xidit-standing-region = Лира { $first } и { $second }
xidit-standing-titan = Каких Титанов изгонять, в порядке предпочтения
xidit-standing-never = Никаких
xidit-standing-never-hint = От каждого Титана отказаться без вопроса
xidit-stack-3 = Титан за 3 отряда
xidit-stack-4 = Титан за 4 отряда
xidit-stack-5 = Титан за 5 отрядов
xidit-standing-titan-units = Чем платить за Титана
xidit-standing-weakest = Слабейшими
xidit-standing-strongest = Сильнейшими
xidit-standing-neutral = Какие нейтральные жетоны двигать, в порядке предпочтения

## Что происходит
xidit-set-up = Карта Королевства готова. Первый игрок: { $first }. Порядок подсчётов: { $hall }.
xidit-hero-placed = { $seat } начинает в городе { $city }.
xidit-heading-year = **Год { $year } из { $years }.** Первый игрок: { $first }.
xidit-plan-revealed = { $seat }, план: { $plan }.
xidit-heading-order =
    { $count ->
        [0] **Команда { $number }**
       *[other] **Команда { $number }:** { $moves }
    }
xidit-moves = { $moves }
xidit-moved = { $seat } → { $city }
xidit-no-road =
    { $colour ->
        [black] { $seat }: чёрной дороги отсюда нет, Герой остаётся в городе { $city }.
        [red] { $seat }: красной дороги отсюда нет, Герой остаётся в городе { $city }.
       *[blue] { $seat }: голубой дороги отсюда нет, Герой остаётся в городе { $city }.
    }
xidit-recruited =
    { $unit ->
        [peasant] { $seat } нанимает отряд крестьян в городе { $city }.
        [archer] { $seat } нанимает отряд лучников в городе { $city }.
        [infantry] { $seat } нанимает отряд пехотинцев в городе { $city }.
        [cleric] { $seat } нанимает отряд священников в городе { $city }.
       *[mage] { $seat } нанимает отряд боевых магов в городе { $city }.
    }
xidit-recruited-already = { $seat }: в городе { $city } в этом году уже нанят отряд, второй нельзя.
xidit-empty-tile = { $seat } никого не находит в городе { $city }; тайл уходит в сброс.
xidit-threat-not-met = { $seat }: не хватает отрядов, чтобы предотвратить Угрозу в городе { $city }.
xidit-threat-after-titan = { $seat } не может предотвратить Угрозу в городе { $city }: в этом году здесь изгнан Титан.
xidit-threat-ended = **{ $seat } предотвращает Угрозу в городе { $city }**: { $threat }. Отдано: { $units }.
xidit-nothing-here = { $seat }: в городе { $city } делать нечего.
xidit-titan-declined = { $seat } не трогает Титанов.
xidit-titan-banished = **{ $seat } изгоняет Титана** из города { $city }: { $titan }. Отдано: { $units }.
xidit-rewarded = { $seat } получает: { $rewards }.
xidit-stored-built = { $seat } строит отложенную секцию в городе { $city }.
xidit-section-stored = { $seat }: достраивать нечего, секция уходит за ширму.
xidit-no-sections-left = { $seat }: секций не осталось.
xidit-neutral-moved = { $seat } двигает нейтрального игрока: { $assessment } { $value }.
xidit-recruits-arrive =
    { $count ->
        [0] Тайл Найма ложится в город { $city }, но в Казармах нет нужных отрядов.
       *[other] Новый Найм в городе { $city }: { $units }.
    }
xidit-threat-appears = Новая Угроза в городе { $city }: { $threat }. Требуется: { $units }; награды: { $rewards }.
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
        [few] **Пробуждаются Титаны**: { $titans }.
       *[other] **Пробуждаются Титаны**: { $titans }.
    }
xidit-reinforcements =
    { $count ->
        [one] Прибывает Подкрепление: { $count } тайл замешан в стопку Угроз.
        [few] Прибывает Подкрепление: { $count } тайла замешаны в стопку Угроз.
       *[other] Прибывает Подкрепление: { $count } тайлов замешаны в стопку Угроз.
    }
xidit-heading-census = **Ревизия армии, год { $year }**
xidit-census-line = { $unit }: { $shown }. Приз ({ $prize }): { $seats }.
xidit-census-shown = { $seat } { $count }
xidit-census-nobody = { $unit }: никто не показывает ни одного отряда.
xidit-prize-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
xidit-prize-bards =
    { $count ->
        [one] { $count } Бард
        [few] { $count } Барда
       *[other] { $count } Бардов
    }
xidit-prize-guild_bonus =
    { $count ->
        [one] { $count } секция Гильдии
        [few] { $count } секции Гильдии
       *[other] { $count } секций Гильдии
    }
xidit-heading-assessment = **Зал славы: { $assessment }**
xidit-assessed =
    { $place }. { $party }: { $score }{ $count ->
        [0] {""}
        [1] {""}
       *[other] {" "}= { $sum }
    }
xidit-summand = { $score } ({ $of })
xidit-plus = { $a } + { $b }
xidit-no-sum = 0
xidit-tie-units = Ничья решена числом отрядов: { $party } — больше, { $below } — меньше.
xidit-tie-seat = Ничья: { $party } ближе к Первому игроку, чем { $below }.
xidit-tie-neutral = Ничья: { $below } уступает ({ $party } выше).
xidit-eliminated = { $party } выбывает.
xidit-neutral-eliminated = Нейтральный игрок выбывает.
xidit-winner = 🏆 **{ $party } — спаситель Королевства!**
xidit-neutral-wins = Нейтральный игрок пережил всех: победителя нет.
xidit-won-last-active = Единственный активный после третьего подсчёта
xidit-won-neutral = Последним активным остался нейтральный игрок

## Поле словами
xidit-words-year =
    { $phase ->
        [heroes] Год { $year } из { $years }: Герои занимают места. Первый игрок: { $first }.
        [orders] Год { $year } из { $years }: тайные команды. Первый игрок: { $first }.
        [execution] Год { $year } из { $years }: выполняется команда { $order }. Первый игрок: { $first }.
        [census] Год { $year } из { $years }: ревизия армии. Первый игрок: { $first }.
       *[end] Партия окончена. Прошло лет: { $years }.
    }
xidit-words-recruit = { $city }: Найм, осталось: { $units }
xidit-words-recruit-empty = { $city }: тайл Найма пуст
xidit-words-threat = { $city }: Угроза ({ $threat }), требуется: { $units }; награды: { $rewards }
xidit-words-rewards = { $rewards }
xidit-words-next = Следующий Найм: { $recruit }. Следующая Угроза: { $threat }.
xidit-words-stacks = Стопка Найма { $recruits }, стопка Угроз { $threats }; сброс Найма { $recruit_discard }, сброс Угроз { $threat_discard }.
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
        [0] Угрозы: { $cities }.
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
xidit-quick-5 = Действие в городе с Угрозой отдаёт нужные отряды, а вы берёте две награды из трёх.
xidit-quick-6 = Монеты идут в Богатство, секции Гильдии — во Влияние, Барды в регионах вокруг вас — в Репутацию.
xidit-quick-7 = Отряды, монеты и Барды лежат за ширмой; сколько их, видите только вы.
xidit-quick-8 = В некоторые годы ревизия армии награждает тех, кто показал больше всех отрядов каждого типа.
xidit-quick-9 = Когда стопки кончаются, пробуждаются Титаны: в любом городе без тайла одного можно изгнать за любые отряды.
xidit-quick-10 = В конце три подсчёта (их порядок в каждой партии свой) по очереди выбивают последних; побеждает единственный оставшийся.

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

## Справочник (/карта)
xidit-kind-unit = отряд
xidit-kind-titan = Титан
xidit-kind-tile-standard = тайл города, 4–5 игроков
xidit-kind-tile-crown = тайл города, 3 игрока
xidit-kind-city = город
xidit-kind-region = регион
xidit-card-unit = Сила { $strength } из 5; в коробке: { $count }.
xidit-card-census = За большинство на ревизии армии: { $reward }.
xidit-card-any-units = Требует любых отрядов: { $count }.
xidit-card-rewards = Награды, две из трёх: { $rewards }.
xidit-card-city = Город: { $city }.
xidit-card-recruit = Найм: { $units }.
xidit-card-threat = Угроза требует: { $units }.
xidit-card-road = { $road }: { $city }.
xidit-card-regions = Регионы вокруг: { $regions }.
xidit-card-lyres = Лиры в конце: { $first } за большинство Бардов, { $second } за второе место.
xidit-card-cities = Города вокруг: { $cities }.
xidit-where-awake = пробуждён, можно изгнать
xidit-where-threat = Угроза, { $city }
xidit-where-recruit = Найм, { $city }: { $units }
xidit-where-bards = Барды: { $bards }
xidit-where-barracks = в Казармах осталось: { $count }
