# Лорди Ксідіту

xidit-name = Лорди Ксідіту
xidit-about = Таємно сплануйте шість наказів, наймайте загони, відвертайте Загрози й переживіть три підрахунки: Багатство, Вплив, Репутація.

## Лобі
xidit-option-length = Тривалість
xidit-option-length-full = Повна гра, 12 років
xidit-option-length-short = Коротка гра, 9 років
xidit-option-census = Ревізія армії
xidit-option-census-batched = Усі п'ять типів одразу
xidit-option-census-strict = По одному типу
xidit-option-first = Перший гравець
xidit-option-first-random = Випадково
xidit-option-first-host = Перше місце за столом
xidit-option-neutral = Нейтральний гравець
xidit-option-neutral-normal = Звичайний
xidit-option-neutral-hard = Складніше
xidit-seat-colour = Колір
xidit-seat-colour-blue = Синій
xidit-seat-colour-red = Червоний
xidit-seat-colour-green = Зелений
xidit-seat-colour-yellow = Жовтий
xidit-seat-colour-black = Чорний
xidit-part-map = Мапа
xidit-part-players = Гравці
xidit-part-tracks = Тайли, Титани й Зала слави

## Кількості
xidit-some-peasant =
    { $count ->
        [one] { $count } селянин
        [few] { $count } селянини
       *[other] { $count } селян
    }
xidit-some-archer =
    { $count ->
        [one] { $count } лучник
        [few] { $count } лучники
       *[other] { $count } лучників
    }
xidit-some-infantry =
    { $count ->
        [one] { $count } піхотинець
        [few] { $count } піхотинці
       *[other] { $count } піхотинців
    }
xidit-some-cleric =
    { $count ->
        [one] { $count } священник
        [few] { $count } священники
       *[other] { $count } священників
    }
xidit-some-mage =
    { $count ->
        [one] { $count } бойовий маг
        [few] { $count } бойові маги
       *[other] { $count } бойових магів
    }
xidit-some-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[other] { $count } монет
    }
xidit-some-bards =
    { $count ->
        [one] { $count } Бард
        [few] { $count } Барди
       *[other] { $count } Бардів
    }
xidit-some-guild_sections =
    { $count ->
        [one] { $count } секція Гільдії
        [few] { $count } секції Гільдії
       *[other] { $count } секцій Гільдії
    }
xidit-units = { $units }
xidit-neutral-player = нейтральний гравець

## Питання
xidit-ask-hero = Де починає ваш Герой?
xidit-ask-plan = Рік { $year }: задайте шість наказів. Їх можна змінювати, доки всі не запечатають свої.
xidit-wheel = Наказ { $number }
xidit-ask-rewards = { $city }: монет { $coins }, Бардів { $bards }, секцій { $sections }. Які нагороди ви берете?
xidit-reward-option = { $rewards }
xidit-ask-bards =
    { $count ->
        [one] Куди йде ваш Бард? (навколо: { $city })
        [few] Куди йдуть { $count } ваші Барди? (навколо: { $city })
       *[other] Куди йдуть { $count } ваших Бардів? (навколо: { $city })
    }
xidit-bard-option = { $split }
xidit-bards-to = { $region }: { $count }
xidit-ask-guild = Яка Гільдія отримає секцію?
xidit-ask-titan = { $city }: вигнати Титана?
xidit-titan-option =
    { $count ->
        [one] { $titan }, за { $count } загін
        [few] { $titan }, за { $count } загони
       *[other] { $titan }, за { $count } загонів
    }
xidit-titan-decline = Ні, не чіпати Титанів
xidit-ask-titan-units =
    { $count ->
        [one] { $titan } вимагає { $count } загін. Який?
        [few] { $titan } вимагає { $count } загони. Які?
       *[other] { $titan } вимагає { $count } загонів. Які?
    }
xidit-ask-neutral = Який жетон нейтрального гравця посунути вгору?
xidit-ask-census = Ревізія армії: скільки загонів кожного типу ви показуєте? Вони повернуться до вас.
xidit-ask-census-type = Ревізія армії, { $unit }: скільки показуєте? Вони повернуться до вас.
xidit-hint-empty = тайла немає
xidit-hint-recruit = тайл Найму
xidit-hint-threat = Загроза
xidit-hint-rewards =
    Нагороди: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[other] { $coins } монет
    }, { $bards ->
        [one] { $bards } Бард
        [few] { $bards } Барди
       *[other] { $bards } Бардів
    }, { $sections ->
        [one] { $sections } секція
        [few] { $sections } секції
       *[other] { $sections } секцій
    }
xidit-hint-guild =
    { $count ->
        [one] там { $count } секція
        [few] там { $count } секції
       *[other] там { $count } секцій
    }
xidit-hint-neutral = з { $value } до { $next }

## Постійні вказівки
xidit-preference = { $order }
xidit-standing-rewards = Які нагороди брати, найкращі першими
xidit-standing-bards = Регіони для Бардів, найкращі першими
xidit-standing-titan = Яких Титанів виганяти, найкращі першими
xidit-standing-never = Жодних
xidit-stack-3 = Титан за 3 загони
xidit-stack-4 = Титан за 4 загони
xidit-stack-5 = Титан за 5 загонів
xidit-standing-titan-units = Чим платити за Титана
xidit-standing-weakest = Найслабшими
xidit-standing-strongest = Найсильнішими
xidit-standing-neutral = Які нейтральні жетони рухати, найкращі першими

## Що відбувається
xidit-set-up = Королівство розкладено. Перший гравець: { $first }. Порядок підрахунків: { $hall }.
xidit-hero-placed = { $seat } починає в місті { $city }.
xidit-year-begins = **Рік { $year } із { $years }.** Перший гравець: { $first }.
xidit-plan-revealed = { $seat }, план: { $plan }.
xidit-moved =
    { $colour ->
        [black] { $seat } йде чорною дорогою до міста { $city }.
        [red] { $seat } йде червоною дорогою до міста { $city }.
       *[blue] { $seat } йде блакитною дорогою до міста { $city }.
    }
xidit-no-road =
    { $colour ->
        [black] Для { $seat } немає чорної дороги: Герой лишається в місті { $city }.
        [red] Для { $seat } немає червоної дороги: Герой лишається в місті { $city }.
       *[blue] Для { $seat } немає блакитної дороги: Герой лишається в місті { $city }.
    }
xidit-waited = { $seat } очікує.
xidit-recruited =
    { $unit ->
        [peasant] { $seat } наймає селянина в місті { $city }.
        [archer] { $seat } наймає лучника в місті { $city }.
        [infantry] { $seat } наймає піхотинця в місті { $city }.
        [cleric] { $seat } наймає священника в місті { $city }.
       *[mage] { $seat } наймає бойового мага в місті { $city }.
    }
xidit-recruited-already = { $seat }: у місті { $city } цього року загін уже найнято, другого не можна.
xidit-empty-tile = { $seat } нікого не знаходить у місті { $city }; тайл іде у скид.
xidit-threat-not-met = { $seat } не має потрібних загонів проти Загрози в місті { $city }.
xidit-threat-after-titan = { $seat } не може відвернути Загрозу в місті { $city }: цього року тут вигнано Титана.
xidit-threat-ended = **{ $seat } відвертає Загрозу в місті { $city }**: { $threat }. Віддано: { $units }.
xidit-nothing-here = { $seat }: у місті { $city } робити нічого.
xidit-titan-declined = { $seat } не чіпає Титанів.
xidit-titan-banished = **{ $seat } виганяє Титана** з міста { $city }: { $titan }. Віддано: { $units }.
xidit-coins =
    { $count ->
        [one] { $seat } бере { $count } монету.
        [few] { $seat } бере { $count } монети.
       *[other] { $seat } бере { $count } монет.
    }
xidit-bards =
    { $count ->
        [one] { $seat } надсилає { $count } Барда в регіон «{ $region }».
       *[other] { $seat } надсилає { $count } Бардів у регіон «{ $region }».
    }
xidit-sections =
    { $count ->
        [one] { $seat } будує { $count } секцію Гільдії в місті { $city }.
        [few] { $seat } будує { $count } секції Гільдії в місті { $city }.
       *[other] { $seat } будує { $count } секцій Гільдії в місті { $city }.
    }
xidit-stored-built = { $seat } будує відкладену секцію в місті { $city }.
xidit-section-stored = { $seat } не має Гільдії з місцем і відкладає секцію за ширму.
xidit-no-sections-left = У { $seat } не лишилося секцій.
xidit-neutral-moved = { $seat } рухає нейтрального гравця: { $assessment } { $value }.
xidit-recruits-arrive =
    { $count ->
        [0] Тайл Найму лягає в місто { $city }, але Казармам нічим його наповнити.
       *[other] Новий Найм у місті { $city }: { $units }.
    }
xidit-threat-appears = Нова Загроза в місті { $city }.
xidit-threat-discard-turned =
    { $count ->
        [one] Скид Загроз ({ $count } тайл) стає стосом Найму.
        [few] Скид Загроз ({ $count } тайли) стає стосом Найму.
       *[other] Скид Загроз ({ $count } тайлів) стає стосом Найму.
    }
xidit-recruit-discard-turned =
    { $count ->
        [one] Скид Найму ({ $count } тайл) стає стосом Загроз.
        [few] Скид Найму ({ $count } тайли) стає стосом Загроз.
       *[other] Скид Найму ({ $count } тайлів) стає стосом Загроз.
    }
xidit-titans-awaken =
    { $count ->
        [0] Пробудження Титанів, але будити більше нікого.
        [one] **Пробуджується Титан**: { $titans }.
       *[other] **Пробуджуються Титани**: { $titans }.
    }
xidit-reinforcements =
    { $count ->
        [one] Прибуває Підкріплення: { $count } тайл замішано у стос Загроз.
        [few] Прибуває Підкріплення: { $count } тайли замішано у стос Загроз.
       *[other] Прибуває Підкріплення: { $count } тайлів замішано у стос Загроз.
    }
xidit-census-begins = **Ревізія армії, рік { $year }.**
xidit-census-shown = { $seat } показує: { $units }.
xidit-census-won =
    { $count ->
        [one] { $unit }: найбільше показує { $seats }.
       *[other] { $unit }: найбільше показують { $seats }.
    }
xidit-census-nobody = { $unit }: ніхто не показує жодного загону.
xidit-assessment-begins = **Зала слави: { $assessment }**
xidit-assessed = { $place }. { $party }: { $score }
xidit-tie-units = Нічия: { $party } має більше загонів, ніж { $below }.
xidit-tie-seat = Нічия: { $party } ближче до Першого гравця, ніж { $below }.
xidit-tie-neutral = Нічия: { $below } поступається ({ $party } вище).
xidit-eliminated = { $party } вибуває.
xidit-winner = 🏆 **{ $party } — рятівник Королівства!**
xidit-neutral-wins = Нейтральний гравець пережив усіх: переможця немає.
xidit-won-last-active = Єдиний активний після третього підрахунку (XID-11.17)
xidit-won-neutral = Останнім активним лишився нейтральний гравець (XID-12.18)

## Поле словами
xidit-words-year =
    { $phase ->
        [heroes] Рік { $year } із { $years }: Герої займають місця. Перший гравець: { $first }.
        [orders] Рік { $year } із { $years }: таємні накази. Перший гравець: { $first }.
        [execution] Рік { $year } із { $years }: виконується наказ { $order }. Перший гравець: { $first }.
        [census] Рік { $year } із { $years }: ревізія армії. Перший гравець: { $first }.
       *[end] Партію завершено: минуло { $years } років.
    }
xidit-words-recruit = { $city }: Найм, лишилося: { $units }
xidit-words-recruit-empty = { $city }: тайл Найму порожній
xidit-words-threat = { $city }: Загроза ({ $threat }), потрібні { $units }; { $rewards }
xidit-words-rewards = { $rewards }
xidit-words-next = Наступний Найм: { $recruit }. Наступна Загроза: { $threat }.
xidit-words-stacks = Стос Найму { $recruits }, стос Загроз { $threats }; скиди { $recruit_discard } і { $threat_discard }.
xidit-words-titan = Пробуджений Титан: { $titan }, загонів потрібно { $count }; { $rewards }
xidit-words-lair-asleep = Усі Титани дрімають: { $count }.
xidit-words-barracks = Казарми: { $units }
xidit-words-barracks-empty = Казарми порожні.
xidit-words-guild = Гільдія в місті { $city }: { $seat }, { $sections }
xidit-words-region = { $region } ({ $first }/{ $second }): { $bards }
xidit-words-bards-of = { $seat } { $count }
xidit-words-blank = Порожні регіони: { $regions }
xidit-words-hall = Зала слави: { $hall }
xidit-words-neutral = Нейтральний гравець: { $columns }
xidit-words-neutral-column = { $assessment } { $value }
xidit-words-seat = { $seat } ({ $colour }): Герой у місті { $city }, на мапі { $built }, у запасі { $supply }
xidit-words-seat-no-hero = { $seat } ({ $colour }): Героя ще не виставлено
xidit-words-plan = { $seat }, план: { $plan }
xidit-words-screen = За вашою ширмою: { $things }
xidit-words-screen-units = Ваші загони: { $units }
xidit-words-screen-no-units = Загонів у вас немає.
xidit-words-stored =
    { $count ->
        [one] { $count } відкладена секція
        [few] { $count } відкладені секції
       *[other] { $count } відкладених секцій
    }
xidit-words-my-plan = Ваш запечатаний план: { $plan }
xidit-words-column = { $assessment }: { $ranking }
xidit-words-ranked = { $party } { $score }
xidit-alt-year = Поле «Лордів Ксідіту», рік { $year } із { $years }; Перший гравець: { $first }.
xidit-alt-waiting = Чекаємо: { $seats }.
xidit-alt-heroes = Герої: { $heroes }.
xidit-alt-hero = { $seat } — { $city }
xidit-alt-threats =
    { $count ->
        [one] Пробуджено { $count } Титана; Загрози: { $cities }.
        [few] Пробуджено { $count } Титанів; Загрози: { $cities }.
       *[other] Пробуджено { $count } Титанів; Загрози: { $cities }.
    }
xidit-alt-end = Зала слави: { $places }.
xidit-alt-place = { $place }. { $seat }

## У десяти реченнях
xidit-quick-1 = Ваш Герой мандрує королівством із 21 міста, з'єднаних чорними, червоними та блакитними дорогами.
xidit-quick-2 = Щороку всі таємно планують шість наказів: піти однією з трьох доріг, діяти в місті або чекати.
xidit-quick-3 = Плани відкриваються разом і виконуються по одному наказу, починаючи з Першого гравця за годинниковою стрілкою.
xidit-quick-4 = Дія в місті з Наймом дає один загін, завжди найслабший із тих, що лишилися; раз на рік у кожному місті.
xidit-quick-5 = Дія в місті із Загрозою віддає потрібні загони, і ви берете дві з трьох нагород.
xidit-quick-6 = Монети йдуть у Багатство, секції Гільдії — у Вплив, Барди в регіонах навколо вас — у Репутацію.
xidit-quick-7 = Усе, чим ви володієте, лежить за ширмою; підсумки бачите лише ви.
xidit-quick-8 = У деякі роки ревізія армії винагороджує тих, хто показав найбільше загонів кожного типу.
xidit-quick-9 = Коли стоси закінчуються, пробуджуються Титани: у будь-якому місті без тайла одного можна вигнати за будь-які загони.
xidit-quick-10 = Наприкінці три підрахунки вибивають останніх за Багатством, Впливом і Репутацією; перемагає останній, хто лишився.

## Назви компонентів

xidit-city-1 = 1 Велмар
xidit-city-2 = 2 Острель
xidit-city-3 = 3 Карсіс
xidit-city-4 = 4 Тандор
xidit-city-5 = 5 Мерроу
xidit-city-6 = 6 Галгард
xidit-city-7 = 7 Норвік
xidit-city-8 = 8 Есгар
xidit-city-9 = 9 Люмеріс
xidit-city-10 = 10 Бракка
xidit-city-11 = 11 Ісвар
xidit-city-12 = 12 Соллан
xidit-city-13 = 13 Горвель
xidit-city-14 = 14 Данмер
xidit-city-15 = 15 Оренн
xidit-city-16 = 16 Селдрі
xidit-city-17 = 17 Аргентіс
xidit-city-18 = 18 Піррос
xidit-city-19 = 19 Вашті
xidit-city-20 = 20 Ельваст
xidit-city-21 = 21 Заранд
xidit-region-crown_vale = Коронна долина
xidit-region-snowy_reach = Сніжна межа
xidit-region-green_marches = Зелені рубежі
xidit-region-golden_steppe = Золотий степ
xidit-region-elder_woods = Старий ліс
xidit-region-orchard_downs = Садові пагорби
xidit-region-grey_crags = Сірі скелі
xidit-region-violet_fens = Лілові топи
xidit-region-ember_cape = Попелястий мис
xidit-unit-peasant = Селяни-ополченці
xidit-unit-archer = Лучники
xidit-unit-infantry = Піхотинці
xidit-unit-cleric = Священники
xidit-unit-mage = Бойові маги
xidit-titan-titan_moss = Моховий титан
xidit-titan-titan_cloud = Хмарний титан
xidit-titan-titan_river = Річковий титан
xidit-titan-titan_storm = Грозовий титан
xidit-titan-titan_mountain = Гірський титан
xidit-titan-titan_night = Нічний титан
xidit-threat-standard_01 = Терновий огр
xidit-threat-standard_02 = Печерний змій
xidit-threat-standard_03 = Кам'яний вепр
xidit-threat-standard_04 = Морський змій
xidit-threat-standard_05 = Зграя гарпій
xidit-threat-standard_06 = Крижаний троль
xidit-threat-standard_07 = Вовча зграя
xidit-threat-standard_08 = Кам'яний голем
xidit-threat-standard_09 = Тіньовий дракон
xidit-threat-standard_10 = Велетенський павук
xidit-threat-standard_11 = Морозний дух
xidit-threat-standard_12 = Піщаний скорпіон
xidit-threat-standard_13 = Болотяна відьма
xidit-threat-standard_14 = Болотяна гідра
xidit-threat-standard_15 = Мінотавр
xidit-threat-standard_16 = Грифон
xidit-threat-standard_17 = Снігова мавпа
xidit-threat-standard_18 = Вогняна саламандра
xidit-threat-standard_19 = Жаб'ячий король
xidit-threat-standard_20 = Попелястий фенікс
xidit-threat-standard_21 = Лавове чудовисько
xidit-threat-crown_01 = Терновий огр
xidit-threat-crown_02 = Печерний змій
xidit-threat-crown_03 = Кам'яний вепр
xidit-threat-crown_04 = Морський змій
xidit-threat-crown_05 = Зграя гарпій
xidit-threat-crown_06 = Крижаний троль
xidit-threat-crown_07 = Вовча зграя
xidit-threat-crown_08 = Кам'яний голем
xidit-threat-crown_09 = Тіньовий дракон
xidit-threat-crown_10 = Велетенський павук
xidit-threat-crown_11 = Морозний дух
xidit-threat-crown_12 = Піщаний скорпіон
xidit-threat-crown_13 = Болотяна відьма
xidit-threat-crown_14 = Болотяна гідра
xidit-threat-crown_15 = Мінотавр
xidit-threat-crown_16 = Грифон
xidit-threat-crown_17 = Снігова мавпа
xidit-threat-crown_18 = Вогняна саламандра
xidit-assessment-wealth = Багатство
xidit-assessment-influence = Вплив
xidit-assessment-reputation = Репутація
xidit-reward-coins = Монети
xidit-reward-bards = Барди
xidit-reward-guild_sections = Секції Гільдії магів
xidit-colour-blue = Синій
xidit-colour-red = Червоний
xidit-colour-green = Зелений
xidit-colour-yellow = Жовтий
xidit-colour-black = Чорний
xidit-colour-grey = Сірий
xidit-order-black = Рух: чорна дорога
xidit-order-red = Рух: червона дорога
xidit-order-blue = Рух: блакитна дорога
xidit-order-city = Дія в місті
xidit-order-wait = Очікування
xidit-road-black = Чорна дорога
xidit-road-red = Червона дорога
xidit-road-blue = Блакитна дорога
xidit-city-name-1 = Велмар
xidit-city-name-2 = Острель
xidit-city-name-3 = Карсіс
xidit-city-name-4 = Тандор
xidit-city-name-5 = Мерроу
xidit-city-name-6 = Галгард
xidit-city-name-7 = Норвік
xidit-city-name-8 = Есгар
xidit-city-name-9 = Люмеріс
xidit-city-name-10 = Бракка
xidit-city-name-11 = Ісвар
xidit-city-name-12 = Соллан
xidit-city-name-13 = Горвель
xidit-city-name-14 = Данмер
xidit-city-name-15 = Оренн
xidit-city-name-16 = Селдрі
xidit-city-name-17 = Аргентіс
xidit-city-name-18 = Піррос
xidit-city-name-19 = Вашті
xidit-city-name-20 = Ельваст
xidit-city-name-21 = Заранд
