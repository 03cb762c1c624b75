# Что говорит бот, помимо игр.

## Команды (имена: строчные, без пробелов)
command-match = партия
command-match-about = Начать партию и следить за ней
command-match-new = новая
command-match-new-about = Открыть стол для новой партии в этом канале
command-match-status = статус
command-match-status-about = Чей ход
command-match-start = начать
command-match-start-about = Начать партию (хозяин стола)
command-play = ход
command-play-about = Сделать выбор словами; всё возможное подсказывается
command-plan = план
command-plan-about = Запечатать тайные команды словами
command-dial = диск
command-dial-about = Запечатать диск боя и карты словами
command-fist = кулак
command-fist-about = Запечатать скрытые числа словами
command-undo = шаг-назад
command-undo-about = Отменить свой последний выбор
command-board = поле
command-board-about = Показать страницу поля
command-hand = рука
command-hand-about = То, что видно только вам
command-log = журнал
command-log-about = Что произошло недавно
option-game = игра
option-game-about = Какая игра
option-language = язык
option-language-about = Язык стола
option-match = партия
option-match-about = Номер партии (по умолчанию: этой ветки или ваша)
option-choice = выбор
option-choice-about = Что вы выбираете
option-page = страница
option-page-about = Страница: карта, игроки, обозначения, всё сразу…
option-size = размер
option-size-about = Размер картинки или словами
size-normal = Обычный
size-full = Большой
size-text = Словами

## Лобби
lobby-host = Хозяин стола: { $user }
lobby-count =
    { $count ->
        [one] { $count } игрок; играть можно от { $low } до { $high }.
        [few] { $count } игрока; играть можно от { $low } до { $high }.
       *[other] { $count } игроков; играть можно от { $low } до { $high }.
    }
lobby-join = Сесть
lobby-leave = Встать
lobby-addbot = Добавить бота
lobby-dropbot = Убрать бота
lobby-options = Настройки
lobby-seat = Моё место
lobby-start = Начать
lobby-seating = Рассадка
lobby-seating-random = Места случайно
lobby-seating-joined = Места в порядке прихода
lobby-clock-decision = Время на решение
lobby-clock-late = Когда время выйдет
lobby-options-title = ### Настройки
lobby-seat-title = ### За кого вы играете?
lobby-seat-chosen = Выбрано.
lobby-taken = Это уже выбрали.
lobby-started = Партия началась: { $thread }
lobby-cancelled = Никого не осталось: стол закрыт.
lobby-over = Эта партия уже началась или отменена.
lobby-already-in = Вы уже за этим столом.
lobby-not-in = Вы не за этим столом.
lobby-full = За столом нет мест.
lobby-no-bots = За этим столом нет ботов.
lobby-host-only = Это может только хозяин стола: { $user }
lobby-secret = Хеш секрета, из которого вместе со всеми, кто сядет за стол, получится начальное число (seed): `{ $hash }`
lobby-too-few =
    { $missing ->
        [one] Не хватает { $missing } игрока: играть можно от { $low } до { $high }.
        [few] Не хватает { $missing } игроков: играть можно от { $low } до { $high }.
       *[other] Не хватает { $missing } игроков: играть можно от { $low } до { $high }.
    }
lobby-clash = Несколько мест выбрали одно и то же: { $what }. Это может достаться только одному; выберите заново кнопкой «Моё место».
lobby-no-thread = ⚠️ Не удалось открыть ветку для этой партии, поэтому она не началась. Проверьте, что мне разрешено создавать здесь публичные ветки, и нажмите «Начать» ещё раз.
lobby-many-lobbies =
    { $count ->
        [one] У вас уже открыт { $count } стол. Сначала начните партию или закройте его.
        [few] У вас уже открыто { $count } стола. Сначала начните партию за одним из них или закройте его.
       *[other] У вас уже открыто { $count } столов. Сначала начните партию за одним из них или закройте его.
    }
lobby-many-lobbies-here =
    { $count ->
        [one] На этом сервере уже открыт { $count } стол, больше нельзя. Сядьте за него или подождите, пока партия начнётся.
        [few] На этом сервере уже открыто { $count } стола, больше нельзя. Сядьте за один из них или подождите, пока какая-нибудь партия начнётся.
       *[other] На этом сервере уже открыто { $count } столов, больше нельзя. Сядьте за один из них или подождите, пока какая-нибудь партия начнётся.
    }
lobby-many-matches =
    { $count ->
        [one] Вы уже ведёте { $count } партию. Доиграйте её, прежде чем открыть новый стол.
        [few] Вы уже ведёте { $count } партии. Доиграйте одну из них, прежде чем открыть новый стол.
       *[other] Вы уже ведёте { $count } партий. Доиграйте одну из них, прежде чем открыть новый стол.
    }
lobby-many-demos = У вас уже есть стол с ботами (#{ $match }).
lobby-too-fast =
    { $count ->
        [one] За последний час вы открыли { $count } стол. Подождите немного.
        [few] За последний час вы открыли { $count } стола. Подождите немного.
       *[other] За последний час вы открыли { $count } столов. Подождите немного.
    }
lobby-elsewhere = В ветке партию сыграть нельзя, поэтому стол открыт в канале { $channel }: { $link }

## Где можно играть
place-no-server = Для партии нужен канал на сервере: там у неё будет своя ветка. Используйте команду там.
place-no-text-channel = Для партии нужен текстовый канал: там у неё будет своя ветка. Используйте команду в текстовом канале этого сервера.
place-not-yours = У партии будет своя ветка, а писать в { $channel } вам нельзя. Используйте команду в текстовом канале, где вы можете писать.
place-permissions = В { $channel } партию провести не получится: мне не хватает прав ({ $permissions }). Их может выдать тот, кто управляет сервером.
place-gone = Канала той партии больше нет, или мне он не виден. Откройте новый стол в другом канале: /партия новая
permission-view-channel = Просматривать каналы
permission-read-message-history = Читать историю сообщений
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-embed-links = Встраивать ссылки
permission-attach-files = Прикреплять файлы

## Стол
table-choosing = 🤫 Тайно выбирают: { $seats }
table-sealed = 🔏 { $seat }: запечатано (квитанция { $receipt })
table-turn = ▶️ { $seat }, ваш ход.
table-asked = ▶️ { $seat }: { $question }
table-paused = ⏸️ Партия на паузе.
table-rests = 😴 Сейчас за столом никто не играет, и партия ждёт. Она продолжится, как только кто-нибудь вернётся: кнопка «Мой ход».
table-my-move = Мой ход
table-undo = Шаг назад
table-hand = Мой вид
table-same-board = -# Поле не изменилось: оно выше.

## Своя панель
own-waiting = Сейчас от вас ничего не требуется. Ждём: { $seats }.
own-over = Партия окончена.
own-idle = Сейчас от вас ничего не ждут.
own-closed = Этот вопрос закрыт.
own-no-longer-yours = Это место больше не ваше.
own-newer-message = Об этом есть сообщение поновее.
own-sealed = 🔏 Запечатано. Можно менять, пока все не закончат.
own-sealed-former = 🔏 Запечатано прежним владельцем места. До раскрытия это не прочесть: выбор останется в силе, если вы не запечатаете свой.
own-on-the-map = На карте
own-standing = Наказы
panel-choose = Выберите…
panel-none = Ничего из этого
panel-group = Что именно?
panel-count =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
panel-number = Сколько?
panel-type = Написать
panel-seal = Запечатать
panel-confirm = Подтвердить
panel-reset = Сбросить
panel-pick = Выбрать
panel-sure = Да, всё равно
panel-on-board = На поле
panel-locked = нельзя отменить
panel-not-possible = Сейчас нельзя
panel-why-not = Почему нельзя? ({ $count })
outlook-more = и ещё { $count }
outlook-chance = дальше решает случай
outlook-reveal = дальше откроется скрытое
outlook-others = дальше решают другие
outlook-end = партия на этом закончится
play-more = … и ещё { $count }: печатайте дальше
typing-title = Напишите свой выбор
typing-label = Выбор
typing-example = Например: { $example }
typing-hint = Как в подсказках команды /ход

## Новости
news-more =
    { $count ->
        [one] … и ещё { $count } строка: /журнал
        [few] … и ещё { $count } строки: /журнал
       *[other] … и ещё { $count } строк: /журнал
    }
news-time-ran-out = { $seat }: время вышло, сыгран ход по умолчанию.
news-prepared = { $seat }: ход подготовлен заранее.
log-earlier = Раньше
log-later = Позже
log-page = Страница { $page } из { $pages }
log-empty = Пока ничего не произошло.
status-seed = Хеш начального числа (seed): { $hash }
note-seed = 🎲 Вся случайность этой партии идёт от одного начального числа (seed), заданного до начала. Его хеш: `{ $hash }`. В конце число будет показано: каждый сможет проверить, что его не подменили.

## Заметки
note-dms-closed = { $user }, я не могу написать вам лично. Нажмите здесь «Мой ход»: увидите только вы.
trouble-thread-gone = Ветку партии № { $match } удалили. Партия продолжается в { $thread }.
trouble-thread-locked = Ветка партии № { $match } заблокирована и закрыта. Партия продолжается в { $thread }.
trouble-channel-gone = Канала партии № { $match } больше нет, мне негде показывать её поле.
trouble-permission = Мне нельзя писать в ветку партии № { $match }. Дайте мне право отправлять сообщения и файлы; я попробую ещё раз.
trouble-lost = Discord не принимает сообщение в ветку партии № { $match } (ошибка { $code }). Сама партия цела и продолжается: /поле покажет её как есть. Сообщите, пожалуйста, тому, кто меня запустил.

## Ответы
no-such-match = Непонятно, о какой партии речь. Используйте команду в ветке партии или укажите её номер.
which-match = Подходит несколько партий. Укажите номер: { $numbers }
not-started = Эта партия ещё не началась.
not-at-this-table = Вы не за этим столом, но смотреть можно.
not-your-seat = Это чужой выбор.
control-outdated = Эта кнопка из старой версии. Возьмите сообщение поновее.
something-broke = У меня что-то сломалось; в партии ничего не изменилось. Попробуйте ещё раз.
press-again = Я немного замешкался. Нажмите ещё раз, пожалуйста.

## Первая минута
greeting = ## Добро пожаловать в Slowtable
    Большие настольные игры без спешки: партия живёт в ветке днями и неделями, каждый ходит, когда есть время, а правила знаю я.
greeting-now = **Сыграть сейчас против ботов** — нажмите на игру:
greeting-more = -# С друзьями: { $new }. Всё остальное: { $help }.
greeting-your-table = Ваш стол готов: { $thread }
only-in-channels = Это работает в канале сервера.
greeting-your-table-already = Вы уже играете с ботами: { $thread } (#{ $match }). Когда та партия закончится или будет отменена там командой /голосование прекратить, можно начать другую.

## Конец
end-title = ## 🏁 Партия окончена
end-motion = Партия в движении
end-rematch = Реванш
end-export = Сохранить
end-seed = Начальное число (seed): `{ $seed }`. Оно подходит к хешу, показанному в начале ({ $hash }). Каждое перемешивание можно проверить программой: `slowtable replay`.
end-seed-wrong = Начальное число (seed) `{ $seed }` не подходит к хешу, показанному в начале ({ $hash })!
end-origin = Оно получено из секрета `{ $secret }`, хеш которого стоял в лобби ({ $hash }), и из всех, кто сел за стол: `{ $tickets }`.
end-origin-wrong = Оно получено не из секрета, хеш которого стоял в лобби ({ $hash }), и не из тех, кто сел за стол: `{ $secret }`, `{ $tickets }`!
export-not-yet = Партию можно сохранить, когда она окончена: раньше файл выдал бы секреты.
export-here = Вот вся партия. Программа `slowtable replay` разыграет её заново и проверит.
rematch-open = Новый стол открыт: { $link }

## Ещё команды
command-match-join = сесть
command-match-join-about = Занять место за столом
command-match-leave = встать
command-match-leave-about = Освободить место до начала партии
command-match-options = настройки
command-match-options-about = Показать или изменить настройки
command-match-cancel = закрыть
command-match-cancel-about = Закрыть стол до начала партии
command-match-export = сохранить
command-match-export-about = Получить оконченную партию файлом
command-match-seals = печати
command-match-seals-about = Проверить квитанции запечатанных выборов
command-rules = правила
command-rules-about = Справка по правилам
command-rules-find = найти
command-rules-find-about = Искать в правилах по словам или номеру
command-rules-now = сейчас
command-rules-now-about = Правила того, что решается сейчас
command-rules-quick = кратко
command-rules-quick-about = Игра в десяти предложениях
command-vote = голосование
command-vote-about = Спросить весь стол
command-vote-back = назад
command-vote-back-about = Вернуться дальше, чем позволяет «Шаг назад»
command-vote-cancel = прекратить
command-vote-cancel-about = Прекратить партию
command-help = помощь
command-help-about = С чего начать, и все команды
command-language = язык
command-language-about = Выбрать свой язык или язык сервера
command-stats = статистика
command-stats-about = Что вы сыграли и выиграли
option-words = слова
option-words-about = Слова или номер правила, например 5.9
option-to = куда
option-to-about = К какому моменту
option-whose = чей
option-whose-about = Ваш или новых столов этого сервера
option-tongue = язык
option-tongue-about = Какой язык
whose-me = Мой
whose-server = Сервера
help-title = ## Как это устроено
language-set-me = Ваш язык теперь: { $tongue }.
language-set-server = Язык новых столов здесь: { $tongue }.
language-not-allowed = Язык сервера может выбрать только тот, кто им управляет.
stats-line = { $game }: сыграно { $finished }, выиграно { $won }, идёт { $playing }
stats-best = 🏆 { $game }: { $winners }
stats-none = Вы ещё ничего не сыграли. /помощь покажет, с чего начать.
rules-nothing = По запросу «{ $words }» правил не нашлось.
lobby-joined = Вы за столом.
lobby-left = Вы встали из-за стола.
cancelled = Стол закрыт.
cancel-by-vote = Партия уже идёт: /голосование прекратить спросит всех.
seals-none = Запечатанных выборов ещё не открывали.
seals-how = -# Квитанция — начало SHA-256 от того, что стоит за ней.
vote-opened = Голосование начато.
vote-one-at-a-time = Стол уже голосует: вопросы решаются по одному.
vote-too-often = За день вы предлагали это уже трижды. Сделайте перерыв.
vote-closed = Это голосование закрыто.
vote-for = Да
vote-against = Нет
vote-yes = **Принято.**
vote-no = **Отклонено.**
vote-over = **Время вышло.** Большинства не набралось, поэтому всё остаётся как есть.
vote-void = **Это уже невозможно**, поэтому ничего не меняется.
vote-cast = Ваш голос: { $choice }. Его можно изменить, пока голосование не закончено.
vote-how = -# Как только за одно и то же проголосует больше половины людей за столом, так и будет. Голосование кончается { $until }: без такого большинства всё останется как есть.
vote-missing = Ещё нет: { $users }
vote-ask-rewind = 🗳️ { $user } предлагает вернуться к тому, что было { $at }.
vote-ask-cancel = 🗳️ { $user } предлагает прекратить партию.
vote-ask-seat-bot = 🗳️ { $user } предлагает: до возвращения игрока { $owner } на этом месте играет бот.
vote-ask-seat-to = 🗳️ { $user } предлагает отдать место, на котором играет { $owner }. Новый игрок: { $to }.
vote-seat-how = -# Решает больше половины остальных, но не меньше двух человек; если владелец места опаздывает, двух не нужно. Кто в отпуске, может не голосовать. Голосование кончается { $until }.
vote-seat-yours = Это голосование о вашем месте, поэтому решают остальные. Вернуться можно при любом исходе: после бота когда угодно, после другого игрока — пока он не сделал ход.
vote-done-rewind = Партия возвращена назад решением стола.
vote-done-cancel = Партия прекращена решением стола.
vote-done-over = 🗳️ Голосование кончилось без большинства: всё остаётся как есть. Спасибо всем, кто голосовал!
vote-no-such-state = Этот момент не сохранился. Выберите из подсказок.
vote-ask-late = 🗳️ { $user }: время вышло ({ $since }). Что делать?
vote-late-how = -# Как только за одно и то же проголосует больше половины остальных, так и будет. Голоса считаются { $until }: без такого большинства время на решение даётся заново; если никто не голосовал, стол просто ждёт дальше.
vote-late-voted = Проголосовали: { $users }
vote-late-yours = Это голосование о вас. Нажмите «Мой ход» и ответьте: тогда оно закончится.
vote-late-absent = Сейчас за вас играет бот, поэтому голосуют остальные. Чтобы голосовать, вернитесь на своё место.
vote-late-wait = 🗳️ Голосование окончено: { $user } получает ещё время.
vote-late-default = 🗳️ Голосование окончено. { $user }: сыгран ход по умолчанию из правил.
vote-late-bot = 🗳️ Голосование окончено. { $user }: это решение принял бот.
vote-late-seat = 🗳️ Голосование окончено. { $user }: до возвращения играет бот.
vote-late-acted = 🗳️ Голосование окончено. { $user }: ответ получен. Спасибо!
vote-late-untold = 🗳️ Голосование окончено. { $user }: стол больше не ждёт.
vote-late-void = 🗳️ Это голосование больше не нужно.

## Time: commands
command-me = я
command-me-about = Ваш часовой пояс, тихие часы и сводка
command-me-timezone = часовой-пояс
command-me-timezone-about = Ваш часовой пояс, чтобы время показывалось верно
command-me-quiet = тихие-часы
command-me-quiet-about = Часы, когда вас никто не тревожит
command-me-digest = сводка
command-me-digest-about = Одно сообщение в день вместо отдельных (если не указать час: выключить)
command-me-settings = настройки
command-me-settings-about = Как всё настроено
command-remind = напоминать
command-remind-about = Как вам напоминать: где, как часто или пока никак
command-away = отпуск
command-away-about = Уйти в отпуск и предупредить столы; без даты: вы вернулись
command-my = мои
command-my-about = Ваши партии
command-my-matches = партии
command-my-matches-about = Все ваши партии: чего ждут и как давно
command-my-changes = что-нового
command-my-changes-about = Что произошло после вашего последнего хода
command-replace = замена
command-replace-about = Предложить место, отдать его боту или вернуть своё
command-resign = сдаться
command-resign-about = Покинуть партию насовсем; дальше играет бот
command-standing = наказы
command-standing-about = Ответить заранее: наказы, которые видите только вы
command-match-pause = пауза
command-match-pause-about = Остановить партию: без часов и напоминаний (хозяин стола)
command-match-resume = продолжить
command-match-resume-about = Продолжить после паузы (хозяин стола)
command-match-clock = часы
command-match-clock-about = Сколько времени на решение и что будет потом
command-match-defaults = сервер
command-match-defaults-about = Часы сервера для новых столов (для тех, кто им управляет)
option-zone = пояс
option-zone-about = Город или имя пояса, например Europe/Kyiv
option-hours = часы
option-hours-about = Например 23:00-08:00, или выкл
option-hour = час
option-hour-about = Час вашего дня, от 0 до 23
option-interval = интервал
option-interval-about = Как часто, например 6ч или 2д; обычно: как принято за столом; выкл: никогда
option-where = где
option-where-about = Где напоминать
option-snooze = отложить
option-snooze-about = Пока ничего, например 3ч или 2д; выкл: отменить
option-before = заранее
option-before-about = Сказать, когда начнётся ход перед моим (если порядок известен)
option-until = до
option-until-about = Последний день, например 31.08.2030, или срок: 10д
option-stand-in = бот_вместо_меня
option-stand-in-about = Пусть пока за вас играет бот
option-seat = место
option-seat-about = Какое место (по умолчанию ваше)
option-player = игрок
option-player-about = Кто займёт место (если не указать: кто захочет)
option-bot = бот
option-bot-about = Пусть играет бот
option-withdraw = отозвать
option-withdraw-about = Отозвать предложение места
answer-yes = Да
option-sure = точно
option-sure-about = Да, я действительно ухожу
option-orders = наказы
option-orders-about = Все наказы одной строкой
option-decision = решение
option-decision-about = Время на решение, например 24ч или 3д; выкл: без часов
option-bank = запас
option-bank-about = Запас времени каждого места сверх времени на решение; выкл: без запаса
option-increment = добавка
option-increment-about = Сколько времени добавляет в запас каждый ход, например 2ч; выкл: нисколько
option-late = опоздание
option-late-about = Что будет, когда время выйдет
option-rests = стоят_ночью
option-rests-about = Стоят ли часы в тихие часы и отпуска
option-reminders = напоминания
option-reminders-about = Через сколько первое напоминание, если игрок не выбрал сам; выкл: 12 часов
remind-dm = Личным сообщением
remind-thread = В ветке партии
remind-off = Нигде
late-nothing = Только напоминания
late-default = Ход по умолчанию из правил
late-bot = Это решение примет бот
late-seat = Бот займёт место до возвращения игрока
late-vote = Стол голосует
late-wait = Ждать дальше

## Time: pings
ping-still-choosing = ещё идёт тайный выбор
ping-your-turn = ваш ход
ping-one = ▶️ Ваш ход
ping-done = ✅ { $table }: готово
ping-again = ⏰ Вашего хода всё ещё ждут
ping-soon = ⌛ Ваше время скоро выйдет
ping-tables =
    { $count ->
        [one] ⏰ Вас ждёт { $count } стол
        [few] ⏰ Вас ждут { $count } стола
       *[many] ⏰ Вас ждут { $count } столов
    }
ping-line = { $table }: { $asked } ({ $since })
ping-late = { $table }: ваше время вышло; { $asked } ({ $since })
ping-next = { $table }: начался ход перед вашим. Следующий ход ваш.
ping-ballot = 🗳️ { $table }: у кого-то вышло время, и стол голосует, что делать. Проголосуйте в ветке.
ping-poll = 🗳️ { $table }: за столом идёт голосование. Проголосуйте в ветке.
ping-unseat = 🗳️ { $table }: остальные голосуют, кому играть на вашем месте. Загляните в ветку.
ping-taken = 🤖 { $table }: ваше время вышло, и на вашем месте играет бот. Нажмите «Мой ход», и оно снова ваше.
ping-taken-table = 🤖 { $table }: остальные решили посадить на ваше место бота. Нажмите «Мой ход», и оно снова ваше.
ping-rests = 😴 { $table }: там никто не играет, и партия ждёт. Нажмите «Мой ход», и она продолжится.
ping-host = ⏳ { $table }: стол ждёт: { $seats } ({ $since }). /замена: остальные голосуют за бота или другого игрока на этом месте; /партия часы: хозяин стола ставит срок; /голосование прекратить: партия заканчивается.
ping-more = … и ещё { $count }: /мои партии
snooze-hour = На час
snooze-evening = До вечера
snooze-morning = До утра
note-stalled = ⏳ Стол ждёт: { $seats } ({ $since }). /замена: остальные голосуют за бота или другого игрока на этом месте; /партия часы: хозяин стола ставит срок.
note-stalled-long = ⏳ Стол всё ещё ждёт: { $seats } ({ $since }). /замена: остальные голосуют за бота или другого игрока на этом месте. Если продолжать никто не хочет: /голосование прекратить.
note-late = ⌛ { $user }: время вышло.
note-late-alone = ⌛ { $user }: время вышло. Больше никто здесь не играет и голосовать некому, поэтому стол просто ждёт.
note-away = 🏖️ { $user } в отпуске до { $until }.
note-back = 👋 { $user } снова здесь.
note-clock = ⏱️ { $user }: новые часы. { $clock }
note-clock-off = ⏱️ { $user }: часы выключены, спешить некуда.
news-bot-was-asked = { $seat }: время вышло, это решение принял бот.
news-bot-stood-in = { $seat }: вместо игрока ходил бот.

## Time: settings
me-zone = 🌍 Часовой пояс: { $zone } (там сейчас { $now })
me-quiet = 🌙 Тихие часы: с { $begins } до { $ends }
me-quiet-none = 🌙 Тихих часов нет
me-digest = 📬 Сводка в { $hour } вместо отдельных сообщений
me-digest-none = 📬 Без сводки
me-remind-dm = 🔔 Напоминания личным сообщением
me-remind-thread = 🔔 Напоминания в ветке
me-remind-off = 🔕 Без напоминаний
me-dms-refused = ⚠️ Discord не даёт мне вам писать, поэтому я пишу в ветку. Когда откроете личные сообщения: /напоминать где
me-every =
    { $hours ->
        [1] ⏰ Каждый час
        [one] ⏰ Каждые { $hours } час
        [few] ⏰ Каждые { $hours } часа
       *[many] ⏰ Каждые { $hours } часов
    }
me-every-usual = ⏰ Как принято за столом (обычно через 12 часов, потом ежедневно)
me-snoozed = 😴 Без напоминаний до { $until }
me-away = 🏖️ В отпуске до { $until }
me-warned = 👀 Вам скажут, когда начнётся ход перед вашим (если порядок известен)
me-unknown-zone = Я не знаю часового пояса «{ $zone }». Выберите из предложенных, например Europe/Kyiv, или напишите UTC+3.
me-quiet-not-understood = Я не понял эти часы. Напишите, например, 23:00-08:00 или «выкл».
me-quiet-too-long =
    { $hours ->
        [one] Тихие часы не могут длиться дольше { $hours } часа в день: до вас было бы не достучаться. Для отдыха подольше есть /отпуск.
        [few] Тихие часы не могут длиться дольше { $hours } часов в день: до вас было бы не достучаться. Для отдыха подольше есть /отпуск.
       *[other] Тихие часы не могут длиться дольше { $hours } часов в день: до вас было бы не достучаться. Для отдыха подольше есть /отпуск.
    }
time-not-understood = Я не понял «{ $words }». Напишите срок, например 12ч, 3д или 2нед, или день: 31.03, завтра.
time-no-such-day = Такого дня нет: { $words }.
time-past = { $words } уже прошло. Выберите день впереди.
time-absurd = Это слишком много или слишком мало. Выберите от минуты до года.
remind-absurd =
    { $most ->
        [one] Выберите от часа до { $most } дня.
        [few] Выберите от часа до { $most } дней.
       *[other] Выберите от часа до { $most } дней.
    }
away-not = Вы не в отпуске. Чтобы уйти, назовите последний день: /отпуск до
away-set =
    { $count ->
        [0] Вы в отпуске до { $until }. Хорошего отдыха!
        [one] Вы в отпуске до { $until }, { $count } стол предупреждён. Хорошего отдыха!
        [few] Вы в отпуске до { $until }, { $count } стола предупреждены. Хорошего отдыха!
       *[many] Вы в отпуске до { $until }, { $count } столов предупреждены. Хорошего отдыха!
    }
away-back = С возвращением!
my-none = У вас нет начатых партий. Как начать, подскажет /помощь.
my-others = { $table }: ждём: { $seats }
my-paused = { $table }: пауза
my-page = Страница { $page } из { $pages }
my-previous = Назад
my-next = Дальше
my-clock = · { $until }
changes-title = ### Что произошло после вашего последнего хода
changes-none = После вашего последнего хода ничего не произошло.

## Time: seats, pauses, clocks
seat-bot-late = 🤖 { $user }: время вышло, до возвращения играет бот.
seat-bot-voted = 🤖 { $user }: время вышло, и стол проголосовал: до возвращения играет бот.
seat-more-time = ⏳ { $user } получает ещё время: до { $ends }.
seat-bot-away = 🤖 { $user } в отпуске: до возвращения играет бот.
seat-bot-asked = 🤖 { $user }: до возвращения играет бот.
seat-rests-late = ⌛ { $user }: время вышло.
seat-rests-voted = ⌛ { $user }: время вышло, и стол решил посадить на это место бота.
seat-rests-away = 🏖️ { $user }: отпуск.
seat-rests-asked = 🤖 { $user }: место пока занимает бот.
match-rests = 😴 Теперь за столом никто не играет: боты остановились, и партия ждёт. Когда кто-нибудь вернётся, она продолжится с того же места.
seat-take-back = Я здесь
seat-back = 👋 { $user } снова играет.
seat-yours-again = Место снова ваше.
seat-no-stand-in = За вас не играет бот.
seat-given = 🪑 { $user } занимает место игрока { $former }.
seat-resigned = 🏳️ { $former } сдаётся. Дальше играет бот.
seat-offer = 🪑 Займёт ли { $user } место, на котором играет { $former }?
seat-offer-all = 🪑 Кто займёт место, на котором играет { $former }?
seat-offer-bot = 🪑 Займёт ли { $user } место бота?
seat-offer-all-bot = 🪑 Кто займёт место бота?
seat-take = Занять место
seat-yours = Место ваше. Нажмите в ветке «Мой ход», чтобы увидеть, чего ждут.
seat-not-for-you = Это место предложено не вам.
seat-gone = Это место больше не предлагается.
seat-rival = Вы уже играете за этим столом: второе место здесь не занять.
seat-restored = 👋 { $user } возвращается на своё место, которое занимал игрок { $former }.
seat-restore = Вернуть место
seat-too-late = Уже нельзя: на этом месте с тех пор сделан ход.
seat-bot-table = 🤖 { $user }: стол проголосовал, до возвращения играет бот.
seat-rests-table = 🤖 { $user }: стол решил посадить на это место бота.
host-passed = 👑 Теперь хозяин стола: { $user }.
letter-seat-taken = { $table }: ваше место теперь занимает { $by }. Пока там никто не сделал ход, его можно вернуть.
letter-seat-back = { $table }: { $by } снова на своём месте, ведь вы ещё не сделали там ход. Спасибо, что выручили!
letter-seat-offered = 🪑 { $table }: вам предлагают место, до { $until }. Занять его можно в ветке.
offer-ask-all = Предложить место любому желающему?
offer-ask-one = Предложить место игроку { $user }?
offer-what-owned = Предложение будет в ветке семь дней, если вы его не отзовёте и не сделаете ход. Кто займёт место, будет видеть всё, что с него видно; запечатанное вами останется тайной до раскрытия. Бот играет только до вашего возвращения.
offer-what-bot = Предложение будет в ветке семь дней, если вы его не отзовёте.
offer-do = Предложить
offer-bot = Пусть играет бот
offer-cancel = Отмена
offer-withdraw = Отозвать
offer-nothing = Ничего не изменилось.
offer-until = До { $until }.
offer-taken = Место занимает { $user }.
offer-withdrawn = Предложение отозвано.
offer-expired = Вовремя никто не откликнулся.
offer-moved = Владелец места играет дальше.
offer-gone = Предложение больше не действует.
replace-no-such-seat = Есть места от 1 до { $most }.
replace-not-yours = Предлагать можно только своё место.
replace-one-of = Либо бот, либо человек: не оба сразу.
replace-already-bot = Там уже играет бот.
replace-bot-plays = Теперь здесь играет бот. Хозяин места может вернуться в любой момент.
replace-cannot = Этот участник не может занять место: он уже там сидит или он не человек.
replace-offered = Предложил место в ветке.
replace-withdrawn = Предложение отозвано, всё остаётся как есть.
replace-too-often = За день это место предлагали уже трижды. Сделайте перерыв.
replace-rival = Этот игрок уже за столом: второе место здесь не занять.
replace-host-only = Место бота предлагает хозяин стола: { $user }
replace-how = Это место игрока { $user }. /замена место:{ $seat } с параметром «бот» спросит остальных, играть ли там боту, а с параметром «игрок» — отдать ли место другому.
replace-alone = Чужим местом в одиночку не распоряжаются. Когда его владелец заставит стол ждать слишком долго, это станет возможно.
replace-asked = Место принадлежит тому, кто на нём играет, поэтому я спросил остальных: они голосуют в ветке.
resign-sure = Сдаться по правилам нельзя, поэтому до конца за вас играл бы бот, и результат был бы не ваш. Если вы только уезжаете, лучше /отпуск; /замена найдёт другого. Если вы точно уходите: /сдаться точно:Да
resign-done = Вы покинули партию. Спасибо за игру!
match-paused = ⏸️ { $user } ставит партию на паузу. Часы стоят.
match-resumed = ▶️ { $user } продолжает партию.
match-clock-set = ⏱️ { $user } ставит новые часы.
pause-done = Партия на паузе.
pause-not-running = На паузу можно поставить только идущую партию.
resume-done = Партия продолжается.
resume-not-paused = Эта партия не на паузе.
clock-none = Часов нет.
clock-hours = { $count } ч
clock-days = { $count } дн.
clock-decision-days =
    { $days ->
        [one] { $days } день на решение.
        [few] { $days } дня на решение.
       *[many] { $days } дней на решение.
    }
clock-decision =
    { $decision ->
        [one] { $decision } час на решение.
        [few] { $decision } часа на решение.
       *[many] { $decision } часов на решение.
    }
clock-bank = Запас { $bank } на место; за каждый ход к нему прибавляется { $increment }.
clock-both = { $decision } на решение, затем запас { $bank } на место; за каждый ход к нему прибавляется { $increment }.
clock-late-nothing = Когда время выйдет, будут только напоминания.
clock-late-default = Когда время выйдет, играется ход по умолчанию из правил.
clock-late-bot = Когда время выйдет, решение примет бот.
clock-late-seat = Когда время выйдет, бот займёт место до возвращения игрока.
clock-late-vote = Когда время выйдет, остальные голосуют: ждать дальше, ход по умолчанию из правил, это решение примет бот или бот займёт место.
clock-rests = В тихие часы и отпуска часы стоят.
clock-never-rests = Часы идут и в тихие часы, и в отпуска.
clock-reminders = Первое напоминание через { $hours } ч.
clock-until-nothing = ⏱️ срок: { $ends }
clock-until-default = ⏱️ срок: { $ends }, потом будет сделан выбор по умолчанию
clock-until-bot = ⏱️ срок: { $ends }, потом решит бот
clock-until-seat = ⏱️ срок: { $ends }, потом место займёт бот
clock-until-vote = ⏱️ срок: { $ends }, потом стол проголосует
clock-banked = 🏦 запас { $hours } ч { $minutes } мин учтён
clock-left = 🏦 { $seat }: в запасе { $hours } ч { $minutes } мин
defaults-title = ### Новые столы на этом сервере
defaults-house = -# Для этого сервера ещё никто ничего не выбрал: так начинает сам бот.
defaults-not-allowed = Часы новых столов может выбрать только тот, кто управляет сервером.
standing-about = Это видите только вы. Показано то, что вы задали последним; некоторые игры со временем забывают наказы.
standing-set = Записано. Где есть наказ, ответ даётся сразу, и стол узнаёт, что он был дан заранее.
lobby-join-again = Занять ещё одно место
lobby-hot-seat = Можно играть и за несколько мест самому, по очереди у одного экрана.

## Ход заранее
command-prepare = заготовка
command-prepare-about = Подготовить следующий ход; он будет сыгран, когда придёт время
option-moves = ходы
option-moves-about = Выборы через точку с запятой; если пусто, откроется панель с кнопками
prepare-kept = Записано до вашего хода, кроме вас никто не видит: { $moves }
prepare-played =
    { $count ->
        [one] Сразу сыгран { $count } записанный выбор.
        [few] Сразу сыграны { $count } записанных выбора.
       *[other] Сразу сыграно { $count } записанных выборов.
    }
prepare-impossible = Первый из этих выборов сейчас невозможен, поэтому ничего не записано.
prepare-open = Заготовка
prepare-about = Так, вероятно, всё будет к вашему ходу; видите это только вы. Выбранное здесь сыграется само, когда дойдёт до вас, и остановится, как только откроется что-то новое.
prepare-nothing = Пока ничего не подготовлено.
prepare-earlier =
    { $count ->
        [one] -# … до этого ещё { $count } выбор
        [few] -# … до этого ещё { $count } выбора
       *[other] -# … до этого ещё { $count } выборов
    }
prepare-probably = Вероятно, вас спросят:
prepare-doubtful = ⚠️ Скорее всего, это будет невозможно, и то, что дальше, сыграно не будет. Уберите это, чтобы продолжить.
prepare-until-news = Здесь откроется что-то новое, поэтому заготовка кончается.
prepare-unforeseen = Что спросят дальше, предвидеть нельзя.
prepare-back = Убрать последнее
prepare-clear = Очистить
prepare-close = Готово
prepare-ready =
    { $count ->
        [one] 📝 К вашему ходу подготовлен { $count } выбор.
        [few] 📝 К вашему ходу подготовлены { $count } выбора.
       *[other] 📝 К вашему ходу подготовлено { $count } выборов.
    }
prepare-your-turn = ▶️ Вас спрашивают прямо сейчас: сначала ответьте на это.
stopped-gone = ⚠️ Подготовленное больше невозможно: { $choice }
stopped-other = ⚠️ Подготовленное не сыграно: сначала нужно ответить на другой вопрос. Предполагалось: { $choice }
stopped-news = ⚠️ Открылось кое-что новое, поэтому подготовленное дальше не сыграно. Следующим было: { $choice }
stopped-rest = Осталось из подготовленного:
stopped-more = … и ещё { $count }
stopped-go-on = Продолжить по плану
stopped-drop = Забыть план

## Что набирают люди: слова через пробел; звёздочка после основы заменяет любое окончание
typed-minutes = м мин минут*
typed-hours = ч час*
typed-days = д дн день дня дней сут*
typed-weeks = н нед недел*
typed-months = мес месяц*
typed-years = г год года лет
typed-today = сегодня
typed-tomorrow = завтра
typed-off = нет выкл выключ* никогда -
typed-usual = обычно обычный стол

## Обучение: правила
learn-how-to-play = Как играть
rules-contents =
    { $count ->
        [one] Правила: { $count } раздел. Читайте:
        [few] Правила: { $count } коротких раздела. Читайте по порядку или выберите раздел:
       *[other] Правила: { $count } коротких разделов. Читайте по порядку или выберите раздел:
    }
rules-sections = Разделы { $first }–{ $last }
rules-begin = Читать
rules-in-short = Кратко
rules-previous = Назад
rules-next = Дальше
rules-to-contents = Содержание
rules-also = Нашлось ещё…
rules-no-book = Правил этой игры здесь пока нет.
rules-no-advice = Об этом вопросе пока ничего не написано.
rules-secret-now = Сейчас от вас ничего не требуется, а тайный выбор других — их секрет. Все правила: /правила читать.
rules-which-game = Какая игра?
command-rules-read = читать
command-rules-read-about = Читать правила раздел за разделом

## Обучение: компоненты
command-card = карта
command-card-about = Карта, фракция, тайл или другой компонент по названию
option-card = название
option-card-about = Название на любом языке
card-now = **Сейчас:** { $where }
cards-named-here = 🔎 Подробнее о том, что здесь названо
card-unknown = Компонента с названием «{ $words }» не нашлось.
card-source-rulebook = По правилам игры.
card-source-public = Как в печатном издании.
card-source-house = Реконструкция: самого компонента под рукой не было. Владелец коробки может её исправить.
card-source-part = Отчасти реконструкция: под рукой было не всё, что на нём напечатано. Владелец коробки может её исправить.

## Обучение: подсказки
coach-again = Что это?
coach-off = Без подсказок
coach-is-off = 🔕 Подсказок больше не будет. Кнопка «Что это?» по-прежнему расскажет о вопросе; `/я подсказки` вернёт их.
command-me-coach = подсказки
command-me-coach-about = Подсказки, когда решение встречается впервые
option-coach = подсказки
option-coach-about = Включить или выключить
switch-on = Включить
switch-off = Выключить
me-coach-on = 💡 Когда вид решения встречается вам впервые, я его объясняю.
me-coach-off = 💡 Подсказки выключены.

## Приветствие и помощь
greeting-facts =
    игроков: { $low }–{ $high } · около { $minutes } мин · { $weight }
greeting-play = Играть
greeting-weight-light = попроще
greeting-weight-medium = средняя
greeting-weight-heavy = сложная
help-turn =
    1. { $new } открывает стол: друзья и боты садятся, хозяин стола нажимает «Начать», и у партии появляется ветка.
    2. Когда наступит ваш ход, я сообщу. Нажмите в ветке «Мой ход» или ответьте в личных сообщениях: предлагается только то, что можно.
    3. Каждый ходит, когда есть время. Не знаете игру? { $rules }
help-games = Игры
help-all = Все команды
help-start = Начать
help-play = Играть
help-look = Посмотреть
help-time = Время и тишина
help-people = Люди за столом
reconstructed = Реконструкции (печатных под рукой не было): { $kinds }. Подробнее о каждой: /карта.

## Обучение: уроки
lesson-learn = Урок
lesson-begins = Ваш урок готов: { $thread }. Десять-пятнадцать минут; его можно бросить и продолжить в любое время.
lesson-goes-on = Ваш урок продолжается здесь: { $thread }
lesson-hint = Подсказка
lesson-leave = Выйти из урока
lesson-left = Вы вышли из урока; партия идёт дальше без заданий. Кнопка «Урок» вернёт вас к нему. Партию ({ $game }) можно прекратить в её ветке: /голосование прекратить.
lesson-no-task = Сейчас задания нет.
lesson-finished = **Урок окончен: вы знаете, как играть ({ $game }).** Партия идёт дальше, уже без заданий. Доиграйте её или прекратите: /голосование прекратить.
lesson-gone = **Дальше вы играете сами.** Задания на этом кончаются; правила ({ $game }) всегда под кнопкой «Как играть».

## Обучение: советы бота
command-hint = совет
command-hint-about = Что сделал бы на вашем месте бот, и почему
hint-would = 🤖 Бот выбрал бы: **{ $choice }**
hint-why = 💡 { $advice }
hint-used = 🤖 { $user } берёт совет у бота.
hint-forbidden = Этот стол играет без советов. Кнопка «Что это?» на вашей панели по-прежнему объяснит вопрос.
lobby-hints = Советы бота
lobby-hints-allowed = Советы разрешены
lobby-hints-allowed-about = /совет скажет, что сделал бы бот; стол узнаёт о каждом
lobby-hints-forbidden = Без советов
lobby-hints-forbidden-about = Спрашивать бота нельзя никому

## Столы сервера и кто за ними
command-match-list = столы
command-match-list-about = Открытые столы и идущие партии этого сервера
list-title = ### Столы этого сервера
list-none = На этом сервере пока нет столов. Открыть свой: { $new }
list-open = 🪑 { $table } · открыт { $since } · занято { $count }, нужно от { $low } до { $high } · { $people }
list-open-private = 🔒 { $table } · закрытый, открыт { $since } · занято { $count }, нужно от { $low } до { $high } · { $people }
list-running = ▶️ { $table } · { $people } · ход: { $seats } ({ $since })
list-playing = ▶️ { $table } · { $people }
list-paused = ⏸️ { $table } · { $people } · пауза, { $since }
list-rests = 😴 { $table } · { $people } · партия отдыхает
list-join = Сесть за стол…
my-lobby = { $table }: ещё не началась
lobby-private = Этот стол закрытый: за него садятся только те, кого пригласил хозяин стола.
lobby-removed = Хозяин стола освободил ваше место. Есть и другие столы: /партия столы
list-watch = Следить…
command-match-invite = пригласить
command-match-invite-about = Пригласить за стол, пока партия не началась
command-match-kick = освободить
command-match-kick-about = Освободить чужое место до начала партии (хозяин стола)
command-match-private = закрытый
command-match-private-about = Пускать за стол только приглашённых (хозяин стола)
command-match-host = хозяин
command-match-host-about = Передать стол другому игроку; кого попросили, этой же командой соглашается
command-match-rename = название
command-match-rename-about = Дать столу название (хозяин стола)
command-match-language = язык
command-match-language-about = Язык стола (хозяин стола)
command-match-watch = следить
command-match-watch-about = Узнать, когда закончится партия, в которой вы не играете
option-guest = игрок
option-guest-about = Кого вы приглашаете
option-person = игрок
option-person-about = О ком речь
option-private = закрытый
option-private-about = Вкл.: только приглашённые; выкл.: все, кто видит канал
option-name = название
option-name-about = До 40 букв; если не указать, нынешнее название убирается
lobby-invite = Пригласить
lobby-manage = Управление
lobby-whom = Кого пригласить?
lobby-invite-about = ### Приглашение
    Я напишу этому человеку, когда его можно беспокоить; он сможет сесть за стол или отказаться.
lobby-invited = Приглашение отправлено: { $user }
lobby-guests = Приглашены: { $users }
lobby-heir = Предложено стать хозяином стола: { $user }
lobby-is-private = Стол закрытый: сесть могут только приглашённые.
lobby-is-open = Сесть может каждый, кто видит этот канал.
lobby-manage-title = ### Ваш стол
lobby-kick = Освободить место…
lobby-kicked = Место снова свободно, я вежливо об этом сообщу: { $user }
lobby-heir-menu = Передать стол…
lobby-tongue = Язык стола…
lobby-rename = Назвать стол
lobby-name = Название
lobby-private-on = Сделать закрытым
lobby-private-off = Открыть для всех
lobby-close = Закрыть стол
lobby-already-there = Уже за этим столом: { $user }
lobby-not-there = За этим столом не играет: { $user }
lobby-already-invited = Приглашение уже отправлено: { $user }
lobby-declined = Ответ был «нет», второй раз я не спрашиваю: { $user }
lobby-many-guests =
    { $count ->
        [one] С одного стола можно отправить { $count } приглашение, и оно отправлено.
        [few] С одного стола можно отправить { $count } приглашения, и они отправлены.
       *[other] С одного стола можно отправить { $count } приглашений, и они отправлены.
    }
lobby-no-guest = Сыграть здесь не получится: это не участник сервера, который видит этот канал: { $user }
lobby-not-invited = Вас не приглашали за этот стол, или приглашение больше не действует.
lobby-host-already = Это и есть хозяин стола: { $user }
lobby-not-asked = Вопрос закрыт: хозяин стола спросил кого-то другого или передумал.
lobby-long-name =
    { $count ->
        [one] В названии стола может быть не больше { $count } буквы.
       *[other] В названии стола может быть не больше { $count } букв.
    }
lobby-many-watchers =
    { $count ->
        [one] За этим столом уже следит { $count } человек, больше нельзя.
        [few] За этим столом уже следят { $count } человека, больше нельзя.
       *[other] За этим столом уже следят { $count } человек, больше нельзя.
    }
lobby-plays = Вы играете за этим столом и так обо всём узнаете.
lobby-declined-now = Вы отказались. { $table }
answer-accept = Сесть за стол
answer-decline = Нет, спасибо
answer-heiryes = Да
answer-heirno = Нет, спасибо
host-asked = Предложено стать хозяином стола: { $user }. Пока нет согласия, хозяин — вы.
host-yours = 👑 Теперь хозяин стола — вы. { $table }
host-declined-now = Хозяин стола остаётся прежним. { $table }
host-is = Хозяин стола: { $user }
table-renamed = ✏️ Новое название стола: { $name }
table-renamed-done = Название изменено. В заголовке ветки оно может появиться через несколько минут.
table-speaks = 🌐 Теперь этот стол говорит по-русски.
table-speaks-done = Язык стола выбран.
letter-invited = ✉️ Вас приглашают за стол: { $table }. Приглашает { $user }
letter-removed = { $table }: хозяин стола освободил ваше место до начала партии. Не расстраивайтесь: другие столы покажет /партия столы, а свой откроет /партия новая.
letter-host-asked = 👑 { $table }: вам предлагают стать хозяином стола. Сейчас хозяин — { $user }. Хозяин может поставить партию на паузу и задать часы.
letter-host-declined = 👑 { $table }: { $user } не хочет быть хозяином стола. Хозяин по-прежнему вы.
letter-ended = 🏁 { $table }: партия, за которой вы следили, закончена. Победа: { $winners }
letter-ended-off = 🏁 { $table }: партия, за которой вы следили, отменена.
watch-watch = Сообщить о конце
watch-unwatch = Не сообщать
watch-on = 👀 Вы следите за столом { $table }. Когда партия закончится, я напишу.
watch-begun = 👀 Вы следите за столом { $table }. Когда партия закончится, я напишу.
watch-ended = О конце партии { $table } я не напишу. Смотреть в ветке по-прежнему можно.
