# Лорди Ксідіту

xidit-name = Лорди Ксідіту
xidit-about = Таємно сплануйте шість наказів, наймайте загони, відвертайте Загрози й переживіть три підрахунки: Багатство, Вплив, Репутація.

## Лобі
xidit-option-length = Тривалість
xidit-option-length-about = Скільки років триває гра
xidit-option-length-full = Повна гра, 12 років
xidit-option-length-full-about = По 72 накази, ревізія в роки 4, 8 і 12
xidit-option-length-short = Коротка гра, 9 років
xidit-option-length-short-about = По 54 накази, ревізія в роки 3, 6 і 9, тайлів менше; добре для першої партії
xidit-option-census = Ревізія армії
xidit-option-census-about = Як показують загони заради призів
xidit-option-census-batched = Усі п'ять типів одразу
xidit-option-census-batched-about = Один таємний вибір, одразу п'ять чисел: швидко
xidit-option-census-strict = По одному типу
xidit-option-census-strict-about = П'ять таємних виборів, кожен після розкриття попереднього: як у правилах, але повільно
xidit-option-first = Перший гравець
xidit-option-first-about = Хто починає перший рік; потім жетон щороку переходить далі
xidit-option-first-random = Випадково
xidit-option-first-random-about = За жеребом
xidit-option-first-host = Перше місце за столом
xidit-option-first-host-about = Той, хто сидить на першому місці
xidit-option-neutral = Нейтральний гравець
xidit-option-neutral-about = Четвертий учасник гри втрьох: він може вас пережити
xidit-option-neutral-normal = Звичайний
xidit-option-neutral-normal-about = Його жетони починають на поділках 6, 5 і 4
xidit-option-neutral-hard = Складний
xidit-option-neutral-hard-about = Його жетони починають на поділку вище: 7, 6 і 5
xidit-seat-colour = Колір
xidit-seat-colour-about = Лише колір: на гру не впливає
xidit-seat-colour-blue = Синій
xidit-seat-colour-blue-about = Лише колір: на гру не впливає
xidit-seat-colour-red = Червоний
xidit-seat-colour-red-about = Лише колір: на гру не впливає
xidit-seat-colour-green = Зелений
xidit-seat-colour-green-about = Лише колір: на гру не впливає
xidit-seat-colour-yellow = Жовтий
xidit-seat-colour-yellow-about = Лише колір: на гру не впливає
xidit-seat-colour-black = Чорний
xidit-seat-colour-black-about = Лише колір: на гру не впливає
xidit-part-map = Мапа
xidit-part-players = Гравці
xidit-part-tracks = Тайли, Титани й Зала слави

## Кількості
xidit-some-peasant =
    { $count ->
        [one] { $count } загін селян
        [few] { $count } загони селян
       *[other] { $count } загонів селян
    }
xidit-some-archer =
    { $count ->
        [one] { $count } загін лучників
        [few] { $count } загони лучників
       *[other] { $count } загонів лучників
    }
xidit-some-infantry =
    { $count ->
        [one] { $count } загін піхотинців
        [few] { $count } загони піхотинців
       *[other] { $count } загонів піхотинців
    }
xidit-some-cleric =
    { $count ->
        [one] { $count } загін священників
        [few] { $count } загони священників
       *[other] { $count } загонів священників
    }
xidit-some-mage =
    { $count ->
        [one] { $count } загін бойових магів
        [few] { $count } загони бойових магів
       *[other] { $count } загонів бойових магів
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
xidit-few-mage =
    { $count ->
        [1] бойові маги
       *[other] бойові маги ×{ $count }
    }
xidit-few-cleric =
    { $count ->
        [1] священники
       *[other] священники ×{ $count }
    }
xidit-few-infantry =
    { $count ->
        [1] піхотинці
       *[other] піхотинці ×{ $count }
    }
xidit-few-archer =
    { $count ->
        [1] лучники
       *[other] лучники ×{ $count }
    }
xidit-few-peasant =
    { $count ->
        [1] селяни
       *[other] селяни ×{ $count }
    }
xidit-some-rewards =
    { $coins ->
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
xidit-units = { $units }
xidit-neutral-player = нейтральний гравець

## Питання
xidit-ask-hero = Де починає Герой?
xidit-ask-plan = Рік { $year }: складіть план із шести наказів. Його можна змінювати, доки всі не запечатають свої.
xidit-wheel = Наказ { $number }
xidit-short-black = чорна
xidit-short-red = червона
xidit-short-blue = блакитна
xidit-short-city = місто
xidit-short-wait = очікування
xidit-ask-rewards =
    { $city }: { $coins ->
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
    }. Які дві нагороди взяти й куди підуть Барди?
xidit-reward-option = { $rewards }
xidit-reward-group = { $kinds }
xidit-ask-bards =
    { $count ->
        [1] Куди йде Бард? (навколо: { $city })
        [one] Куди йде { $count } Бард? (навколо: { $city })
        [few] Куди йдуть { $count } Барди? (навколо: { $city })
       *[other] Куди йдуть { $count } Бардів? (навколо: { $city })
    }
xidit-bard-option = { $split }
xidit-bards-to = { $region } { $count }
xidit-reward-bards-to =
    { $count ->
        [one] Бард ({ $split })
        [few] Барди ({ $split })
       *[other] Барди ({ $split })
    }
xidit-reward-built =
    { $count ->
        [one] { $count } секція Гільдії в місті { $city }
        [few] { $count } секції Гільдії в місті { $city }
       *[other] { $count } секцій Гільдії в місті { $city }
    }
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
xidit-ask-census = Ревізія армії: скільки загонів кожного типу ви показуєте? Хто покаже найбільше, отримає приз за цей тип. Загони повернуться до вас.
xidit-ask-census-type = Ревізія армії, { $unit }: скільки показуєте? Приз тому, хто покаже найбільше: { $prize }. Загони повернуться до вас.
xidit-census-field = { $unit } ({ $prize })
xidit-census-bards = Куди виграних Бардів (порожньо: спитати)
xidit-census-guild = Куди виграну секцію (порожньо: спитати)
xidit-hint-empty = тайла немає
xidit-hint-recruit = Найм: { $units }
xidit-hint-recruit-empty = порожній тайл Найму
xidit-hint-threat = Загроза: { $units }
xidit-hint-start = { $there } · поруч тайлів Найму: { $near }
xidit-hint-order-black = Чорною дорогою до міста на іншому її кінці
xidit-hint-order-red = Червоною дорогою до міста на іншому її кінці
xidit-hint-order-blue = Блакитною дорогою до міста на іншому її кінці
xidit-hint-order-city = Найняти, відвернути Загрозу чи вигнати Титана: залежно від того, що буде в місті
xidit-hint-order-wait = Герой на цьому кроці нічого не робить
xidit-hint-titan-decline =
    { $count ->
        [one] { $count } загін лишається у вас, наказ нічого не дає
        [few] { $count } загони лишаються у вас, наказ нічого не дає
       *[other] { $count } загонів лишаються у вас, наказ нічого не дає
    }
xidit-hint-units-left =
    { $count ->
        [0] У вас не лишиться загонів
       *[other] У вас лишаться: { $units }
    }
xidit-why-blank = Закрито порожнім жетоном: у цій партії Бардам туди не можна
xidit-why-far = Не межує з містом { $city }, де стоїть ваш Герой
xidit-why-not-printed = На тайлі такої нагороди немає
xidit-why-no-bards = У вас не лишилося Бардів
xidit-why-all-blank = Усі регіони довкола міста { $city } закриті
xidit-why-other-guild = У місті { $city } вже стоїть Гільдія ({ $seat })
xidit-why-full-guild = У вашій Гільдії в місті { $city } вже чотири секції
xidit-why-no-sections = У запасі не лишилося секцій
xidit-why-hero = Там уже стоїть Герой: { $seat }
xidit-why-titan-units =
    { $count ->
        [one] Потрібен { $count } загін, бракує: { $lacking }
        [few] Потрібно { $count } загони, бракує: { $lacking }
       *[other] Потрібно { $count } загонів, бракує: { $lacking }
    }
xidit-why-titan-dormant = Дрімає: доки не пробудиться, вигнати не можна
xidit-why-no-unit = Таких загонів у вас немає
xidit-why-last-space = Жетон стоїть на останній поділці
xidit-final-goes-on = накази одразу виконуються далі
xidit-final-end = одразу починаються підрахунки
xidit-loses-sections =
    { $count ->
        [one] { $count } секція цієї нагороди не вміститься, її не буде збудовано
        [few] { $count } секції цієї нагороди не вмістяться, їх не буде збудовано
       *[other] { $count } секцій цієї нагороди не вмістяться, їх не буде збудовано
    }
xidit-preview-order = { $number }. { $what }
xidit-preview-moved = → { $city } ({ $there })
xidit-preview-no-road =
    { $colour ->
        [black] з міста { $city } немає чорної дороги: наказ пропаде
        [red] з міста { $city } немає червоної дороги: наказ пропаде
       *[blue] з міста { $city } немає блакитної дороги: наказ пропаде
    }
xidit-preview-recruited =
    { $unit ->
        [peasant] найм у місті { $city }: селяни
        [archer] найм у місті { $city }: лучники
        [infantry] найм у місті { $city }: піхотинці
        [cleric] найм у місті { $city }: священники
       *[mage] найм у місті { $city }: бойові маги
    }
xidit-preview-recruited-already = у місті { $city } найм раз на рік: нічого не дасть
xidit-preview-empty-tile = { $city }: наймати нікого, тайл іде у скид
xidit-preview-threat-not-met = { $city }: бракує загонів проти Загрози, нічого не дасть
xidit-preview-threat-after-titan = { $city }: після Титана Загрозу цього року не відвернути
xidit-preview-threat-ended = ви відвертаєте Загрозу в місті { $city } (віддати: { $units }): дві нагороди
xidit-preview-nothing-here = { $city }: робити там нічого
xidit-preview-titan = { $city }: можна вигнати Титана
xidit-preview-unknown = передбачити не можна: усе залежить від тайла, якого ніхто не бачив
xidit-preview-threat-ready = Загроза: { $units }; загони є
xidit-preview-threat-lacking = Загроза: { $units }; бракує: { $lacking }
xidit-preview-threat-without = Загроза: { $units }; таких загонів у вас немає
xidit-preview-end = Рік закінчується в місті { $city }. Усе це — якщо ніхто не випередить.
xidit-stride = { $way } { $city }: { $what }
xidit-stride-recruit =
    { $unit ->
        [peasant] найм, селяни
        [archer] найм, лучники
        [infantry] найм, піхотинці
        [cleric] найм, священники
       *[mage] найм, бойові маги
    }
xidit-stride-threat = відвернути Загрозу
xidit-stride-titan = вигнати Титана
xidit-preview-standing = Через /накази можна обрати нагороди вже зараз, щоб на вас ніхто не чекав.
xidit-change-units = { $unit } { $before } → { $after }
xidit-change-coins = Монети { $before } → { $after }
xidit-change-bards = Барди за ширмою { $before } → { $after }
xidit-change-stored = Відкладені секції { $before } → { $after }
xidit-change-hero = { $seat }: { $from } → { $to }
xidit-change-guild = { $seat }: Гільдія в місті { $city } { $before } → { $after }
xidit-change-sung = { $region }, Барди: { $seat } { $before } → { $after }
xidit-change-neutral = Нейтральний гравець, { $assessment } { $before } → { $after }
xidit-change-new-recruit = Новий Найм, { $city }: { $units }
xidit-change-new-threat = Нова Загроза, { $city }: { $units }
xidit-change-recruits = Найм, { $city }, лишилося: { $units }
xidit-change-gone = Більше немає тайла: { $cities }
xidit-change-awake = Пробуджено: { $titan }
xidit-change-banished = Вигнано: { $titan }
xidit-change-year = Починається рік { $year }; Перший гравець: { $first }
xidit-change-phase =
    { $phase ->
        [heroes] Герої займають місця
        [orders] Складаються таємні накази
        [census] Ревізія армії
       *[execution] Виконується наказ { $order }
    }
xidit-change-out = { $assessment }, вибування: { $parties }
xidit-hint-claim = { $gains }
xidit-gain-wealth = Багатство { $before } → { $after }
xidit-gain-influence = Вплив { $before } → { $after }
xidit-gain-reputation = Репутація { $before } → { $after } без Бастіону
xidit-gain-bastion = до Бастіону: { $count }
xidit-hint-region = Ліра { $first } і { $second }; попереду (Бардів { $most }): { $seats }
xidit-hint-region-silent = Ліра { $first } і { $second }; там ще ніхто не співає
xidit-hint-region-bastion = Ліра { $first } і { $second }; до кінця приховано в Бастіоні
xidit-hint-rewards = Дає дві нагороди з трьох: { $rewards }
xidit-hint-guild = Секцій там: { $count } → { $after }
xidit-hint-neutral = { $value } → { $next }; підрахунок номер { $column }

## Накази, дані заздалегідь
xidit-standing-closed = Накази наперед можна давати, доки складаються плани на рік і їх ще не відкрито. Зараз не час.
xidit-preference = { $order }
xidit-standing-rewards = Які нагороди брати
xidit-standing-two = { $one } і { $two }
xidit-standing-third = Замість недоступного: { $kind }
xidit-standing-bards = Регіони для Бардів у порядку переваги
xidit-standing-spread = Як розміщувати Бардів (порожньо: усіх у перший регіон)
xidit-standing-spread-all = По одному в ці регіони по черзі
xidit-standing-spread-hint = Три Барди і два регіони: двоє в перший, один у другий
xidit-standing-region = Ліра { $first } і { $second }
xidit-standing-titan = Яких Титанів виганяти, у порядку переваги
xidit-standing-never = Жодних
xidit-standing-never-hint = Від кожного Титана відмовитися без питання
xidit-stack-3 = Титан за 3 загони
xidit-stack-4 = Титан за 4 загони
xidit-stack-5 = Титан за 5 загонів
xidit-standing-titan-units = Чим платити за Титана
xidit-standing-weakest = Найслабшими
xidit-standing-strongest = Найсильнішими
xidit-standing-neutral = Які нейтральні жетони рухати, у порядку переваги

## Що відбувається
xidit-set-up = Мапа Королівства готова. Перший гравець: { $first }. Порядок підрахунків: { $hall }.
xidit-hero-placed = { $seat } починає в місті { $city }.
xidit-heading-year = **Рік { $year } із { $years }.** Перший гравець: { $first }.
xidit-plan-revealed = { $seat }, план: { $plan }.
xidit-heading-order =
    { $count ->
        [0] **Наказ { $number }**
       *[other] **Наказ { $number }:** { $moves }
    }
xidit-moves = { $moves }
xidit-moved = { $seat } → { $city }
xidit-no-road =
    { $colour ->
        [black] { $seat }: чорної дороги звідси немає, Герой лишається в місті { $city }.
        [red] { $seat }: червоної дороги звідси немає, Герой лишається в місті { $city }.
       *[blue] { $seat }: блакитної дороги звідси немає, Герой лишається в місті { $city }.
    }
xidit-recruited =
    { $unit ->
        [peasant] { $seat } наймає загін селян у місті { $city }.
        [archer] { $seat } наймає загін лучників у місті { $city }.
        [infantry] { $seat } наймає загін піхотинців у місті { $city }.
        [cleric] { $seat } наймає загін священників у місті { $city }.
       *[mage] { $seat } наймає загін бойових магів у місті { $city }.
    }
xidit-recruited-already = { $seat }: у місті { $city } цього року загін уже найнято, другого не можна.
xidit-empty-tile = { $seat } нікого не знаходить у місті { $city }; тайл іде у скид.
xidit-threat-not-met = { $seat }: бракує загонів, щоб відвернути Загрозу в місті { $city }.
xidit-threat-after-titan = { $seat } не може відвернути Загрозу в місті { $city }: цього року тут вигнано Титана.
xidit-threat-ended = **{ $seat } відвертає Загрозу в місті { $city }**: { $threat }. Віддано: { $units }.
xidit-nothing-here = { $seat }: у місті { $city } робити нічого.
xidit-titan-declined = { $seat } не чіпає Титанів.
xidit-titan-banished = **{ $seat } виганяє Титана** з міста { $city }: { $titan }. Віддано: { $units }.
xidit-rewarded = { $seat } отримує: { $rewards }.
xidit-stored-built = { $seat } будує відкладену секцію в місті { $city }.
xidit-section-stored = { $seat }: добудовувати нічого, секція йде за ширму.
xidit-no-sections-left = { $seat }: секцій не лишилося.
xidit-neutral-moved = { $seat } рухає нейтрального гравця: { $assessment } { $value }.
xidit-recruits-arrive =
    { $count ->
        [0] Тайл Найму лягає в місто { $city }, але в Казармах немає потрібних загонів.
       *[other] Новий Найм у місті { $city }: { $units }.
    }
xidit-threat-appears = Нова Загроза в місті { $city }: { $threat }. Потрібно: { $units }; нагороди: { $rewards }.
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
        [few] **Пробуджуються Титани**: { $titans }.
       *[other] **Пробуджуються Титани**: { $titans }.
    }
xidit-reinforcements =
    { $count ->
        [one] Прибуває Підкріплення: { $count } тайл замішано у стос Загроз.
        [few] Прибуває Підкріплення: { $count } тайли замішано у стос Загроз.
       *[other] Прибуває Підкріплення: { $count } тайлів замішано у стос Загроз.
    }
xidit-heading-census = **Ревізія армії, рік { $year }**
xidit-census-line = { $unit }: { $shown }. Приз ({ $prize }): { $seats }.
xidit-census-shown = { $seat } { $count }
xidit-census-nobody = { $unit }: ніхто не показує жодного загону.
xidit-prize-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[other] { $count } монет
    }
xidit-prize-bards =
    { $count ->
        [one] { $count } Бард
        [few] { $count } Барди
       *[other] { $count } Бардів
    }
xidit-prize-guild_bonus =
    { $count ->
        [one] { $count } секція Гільдії
        [few] { $count } секції Гільдії
       *[other] { $count } секцій Гільдії
    }
xidit-heading-assessment = **Зала слави: { $assessment }**
xidit-assessed =
    { $place }. { $party }: { $score }{ $count ->
        [0] {""}
        [1] {""}
       *[other] {" "}= { $sum }
    }
xidit-summand = { $score } ({ $of })
xidit-plus = { $a } + { $b }
xidit-no-sum = 0
xidit-tie-units = Нічию вирішила кількість загонів: { $party } — більше, { $below } — менше.
xidit-tie-seat = Нічия: { $party } ближче до Першого гравця, ніж { $below }.
xidit-tie-neutral = Нічия: { $below } поступається ({ $party } вище).
xidit-eliminated = { $party } вибуває.
xidit-neutral-eliminated = Нейтральний гравець вибуває.
xidit-winner = 🏆 **{ $party } — рятівник Королівства!**
xidit-neutral-wins = Нейтральний гравець пережив усіх: переможця немає.
xidit-won-last-active = Єдиний активний після третього підрахунку
xidit-won-neutral = Останнім активним лишився нейтральний гравець

## Поле словами
xidit-words-year =
    { $phase ->
        [heroes] Рік { $year } із { $years }: Герої займають місця. Перший гравець: { $first }.
        [orders] Рік { $year } із { $years }: таємні накази. Перший гравець: { $first }.
        [execution] Рік { $year } із { $years }: виконується наказ { $order }. Перший гравець: { $first }.
        [census] Рік { $year } із { $years }: ревізія армії. Перший гравець: { $first }.
       *[end] Партію завершено. Минуло років: { $years }.
    }
xidit-words-recruit = { $city }: Найм, лишилося: { $units }
xidit-words-recruit-empty = { $city }: тайл Найму порожній
xidit-words-threat = { $city }: Загроза ({ $threat }), потрібно: { $units }; нагороди: { $rewards }
xidit-words-rewards = { $rewards }
xidit-words-next = Наступний Найм: { $recruit }. Наступна Загроза: { $threat }.
xidit-words-stacks = Стос Найму { $recruits }, стос Загроз { $threats }; скид Найму { $recruit_discard }, скид Загроз { $threat_discard }.
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
xidit-alt-waiting = Чекаємо на: { $seats }.
xidit-alt-heroes = Герої: { $heroes }.
xidit-alt-hero = { $seat } — { $city }
xidit-alt-threats =
    { $count ->
        [0] Загрози: { $cities }.
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
xidit-quick-7 = Загони, монети й Барди лежать за ширмою; скільки їх, бачите лише ви.
xidit-quick-8 = У деякі роки ревізія армії винагороджує тих, хто показав найбільше загонів кожного типу.
xidit-quick-9 = Коли стоси закінчуються, пробуджуються Титани: у будь-якому місті без тайла одного можна вигнати за будь-які загони.
xidit-quick-10 = Наприкінці три підрахунки (їхній порядок у кожній партії свій) по черзі вибивають останніх; перемагає єдиний, хто лишився.

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
xidit-region-violet_fens = Лілові мочарі
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

## Довідник (/картка)
xidit-kind-unit = загін
xidit-kind-titan = Титан
xidit-kind-tile-standard = тайл міста, 4–5 гравців
xidit-kind-tile-crown = тайл міста, 3 гравці
xidit-kind-city = місто
xidit-kind-region = регіон
xidit-card-unit = Сила { $strength } з 5; у коробці: { $count }.
xidit-card-census = За більшість на ревізії армії: { $reward }.
xidit-card-any-units = Вимагає будь-яких загонів: { $count }.
xidit-card-rewards = Нагороди, дві з трьох: { $rewards }.
xidit-card-city = Місто: { $city }.
xidit-card-recruit = Найм: { $units }.
xidit-card-threat = Загроза вимагає: { $units }.
xidit-card-road = { $road }: { $city }.
xidit-card-regions = Регіони навколо: { $regions }.
xidit-card-lyres = Ліри наприкінці: { $first } за найбільше Бардів, { $second } за друге місце.
xidit-card-cities = Міста навколо: { $cities }.
xidit-where-awake = пробуджений, можна вигнати
xidit-where-threat = Загроза, { $city }
xidit-where-recruit = Найм, { $city }: { $units }
xidit-where-bards = Барди: { $bards }
xidit-where-barracks = у Казармах лишилося: { $count }
