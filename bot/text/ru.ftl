# Что говорит бот, помимо игр.

## Языки

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
command-undo = отмена
command-undo-about = Отменить свой последний выбор
command-board = поле
command-board-about = Показать поле целиком или частями
command-hand = рука
command-hand-about = Поле с тем, что видно только вам
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
option-part = часть
option-part-about = Часть поля
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
lobby-taken = Кто-то успел раньше: уже занято.
lobby-started = Партия началась: { $thread }
lobby-cancelled = Никого не осталось: стол закрыт.
lobby-over = Эта партия уже началась или отменена.
lobby-already-in = Вы уже за этим столом.
lobby-not-in = Вы не за этим столом.
lobby-full = За столом нет мест.
lobby-no-bots = За этим столом нет ботов.
lobby-host-only = Это может только хозяин стола: { $user }
lobby-secret = Хеш секрета, из которого вместе со всеми, кто сядет за стол, получится зерно случайности: `{ $hash }`
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
table-undo = Отмена
table-hand = Мой вид

## Своя панель
own-waiting = Сейчас от вас ничего не требуется. Ждём: { $seats }.
own-over = Партия окончена.
own-idle = Сейчас от вас ничего не ждут.
own-closed = Этот вопрос закрыт.
own-no-longer-yours = Это место больше не ваше.
own-newer-message = Об этом есть сообщение поновее.
own-sealed = 🔏 Запечатано. Можно менять, пока все не закончат.
own-standing = Постоянные указания
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
typing-title = Напишите свой выбор
typing-label = Выбор
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
log-empty = Пока ничего не произошло.
status-seed = Хеш зерна случайности: { $hash }
note-seed = 🎲 Вся случайность этой партии идёт от одного зерна, заданного до начала. Его хеш: `{ $hash }`. В конце зерно будет показано: каждый сможет проверить, что его не подменили.

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
greeting-more = -# С друзьями: /партия новая. Всё остальное: /помощь.
greeting-your-table = Ваш стол готов: { $thread }
only-in-channels = Это работает в канале сервера.
greeting-your-table-already = Вы уже играете с ботами: { $thread } (#{ $match }). Когда та партия закончится или будет отменена там командой /голосование прекратить, можно начать другую.

## Конец
end-title = ## 🏁 Партия окончена
end-motion = Партия в движении
end-rematch = Реванш
end-export = Сохранить
end-seed = Зерно случайности: `{ $seed }`. Оно подходит к хешу, показанному в начале ({ $hash }). `slowtable replay` проверит каждое перемешивание.
end-seed-wrong = Зерно случайности `{ $seed }` не подходит к хешу, показанному в начале ({ $hash })!
end-origin = Оно получено из секрета `{ $secret }`, хеш которого стоял в лобби ({ $hash }), и из всех, кто сел за стол: `{ $tickets }`.
end-origin-wrong = Оно получено не из секрета, хеш которого стоял в лобби ({ $hash }), и не из тех, кто сел за стол: `{ $secret }`, `{ $tickets }`!
export-not-yet = Партию можно сохранить, когда она окончена: раньше файл выдал бы секреты.
export-here = Вот вся партия. `slowtable replay` сыграет её ещё раз и проверит.
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
command-vote-back-about = Вернуться дальше, чем может отмена
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
option-to-about = К какому состоянию
option-whose = чей
option-whose-about = Ваш или новых столов этого сервера
option-tongue-about = Какой язык
whose-me = Мой
whose-server = Сервера
help-title = ### Команды
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
vote-closed = Это голосование закрыто.
vote-for = Да
vote-against = Нет
vote-yes = **Принято.**
vote-no = **Отклонено.**
vote-over = **Время вышло.** Большинства не набралось, поэтому всё остаётся как есть.
vote-void = **Это уже невозможно**, поэтому ничего не меняется.
vote-cast = Ваш голос: { $choice }. Его можно изменить, пока голосование не закончено.
vote-how = -# Чего хочет больше половины людей за столом, то и делается сразу. Голосование кончается { $until }: без такого большинства всё останется как есть.
vote-missing = Ещё нет: { $users }
vote-ask-rewind = 🗳️ { $user } предлагает вернуться к тому, что было { $at }.
vote-ask-cancel = 🗳️ { $user } предлагает прекратить партию.
vote-done-rewind = Партия возвращена назад решением стола.
vote-done-cancel = Партия прекращена решением стола.
vote-done-over = 🗳️ Голосование кончилось без большинства: всё остаётся как есть. Спасибо всем, кто голосовал!
vote-no-such-state = Это состояние не сохранено. Выберите из подсказанных.
vote-ask-late = 🗳️ У { $user } вышло время ({ $since }). Что делать?
vote-late-how = -# Чего хочет больше половины остальных, то и делается сразу. Голоса считаются { $until }: без такого большинства решение снова получает полное время; если никто не голосовал, стол просто ждёт дальше.
vote-late-voted = Проголосовали: { $users }
vote-late-yours = Это голосование о вас. Нажмите «Мой ход» и ответьте: тогда оно закончится.
vote-late-absent = Сейчас за вас играет бот, поэтому голосуют остальные. Чтобы голосовать, вернитесь на своё место.
vote-late-wait = 🗳️ Голосование окончено: у { $user } есть ещё время.
vote-late-default = 🗳️ Голосование окончено: за { $user } сыгран ход по умолчанию из правил.
vote-late-bot = 🗳️ Голосование окончено: за { $user } решил бот.
vote-late-seat = 🗳️ Голосование окончено: за { $user } до возвращения играет бот.
vote-late-acted = 🗳️ Голосование окончено: ответ от { $user } получен. Спасибо!
vote-late-untold = 🗳️ Голосование окончено: стол больше не ждёт { $user }.
vote-late-void = 🗳️ Это голосование больше не нужно.

## Time: commands
command-me = я
command-me-about = Ваш часовой пояс, тихие часы и сводка
command-me-timezone = пояс
command-me-timezone-about = Где вы живёте, чтобы ваши часы были верны
command-me-quiet = тихо
command-me-quiet-about = Часы, когда вас никто не тревожит
command-me-digest = сводка
command-me-digest-about = Одно сообщение в день вместо отдельных (без часа: выключить)
command-me-settings = настройки
command-me-settings-about = Как всё настроено
command-remind = напоминать
command-remind-about = Как вам напоминать: где, как часто, не сейчас
command-away = отпуск
command-away-about = Уйти в отпуск и предупредить столы; без даты: вы вернулись
command-my = мои
command-my-about = Ваши партии
command-my-matches = партии
command-my-matches-about = Все ваши партии: чего ждут и как давно
command-my-changes = перемены
command-my-changes-about = Что произошло после вашего последнего хода
command-replace = замена
command-replace-about = Отдать место боту или другому игроку, или вернуть своё
command-resign = сдаться
command-resign-about = Покинуть партию насовсем; дальше играет бот
command-standing = наказы
command-standing-about = Ответить заранее: наказы, которые видите только вы
command-match-pause = пауза
command-match-pause-about = Остановить партию: без часов и напоминаний (ведущий)
command-match-resume = продолжить
command-match-resume-about = Продолжить после паузы (ведущий)
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
option-before-about = Сказать, когда походит игрок передо мной
option-until = до
option-until-about = Последний день, например 31.08.2030, или срок: 10д
option-stand-in = бот_вместо_меня
option-stand-in-about = Пусть пока за вас играет бот
option-seat = место
option-seat-about = Какое место (по умолчанию ваше)
option-player = игрок
option-player-about = Кто займёт место (никто не назван: кто захочет)
option-bot = бот
option-bot-about = Пусть играет бот
option-sure = точно
option-sure-about = Да, я действительно ухожу
option-orders = наказы
option-orders-about = Все наказы одной строкой
option-decision = решение
option-decision-about = Время на решение, например 24ч или 3д; выкл: без часов
option-bank = запас
option-bank-about = Время, которое каждое место может взять, когда решение длится дольше; выкл: нет
option-increment = добавка
option-increment-about = Сколько каждый ход места добавляет к его запасу, например 2ч; выкл: нисколько
option-late = опоздание
option-late-about = Что будет, когда время выйдет
option-rests = отдых
option-rests-about = Стоят ли часы в тихие часы и отпуска
option-reminders = напоминания
option-reminders-about = Первое напоминание через столько, если игрок не выбрал сам; выкл: 12 часов
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
ping-next = { $table }: игрок перед вами походил. Следующий ход ваш.
ping-ballot = 🗳️ { $table }: у кого-то вышло время, и стол голосует, что делать. Проголосуйте в ветке.
ping-poll = 🗳️ { $table }: за столом идёт голосование. Проголосуйте в ветке.
ping-taken = 🤖 { $table }: ваше время вышло, и вашим местом играет бот. Нажмите «Мой ход», и оно снова ваше.
ping-rests = 😴 { $table }: там никто не играет, и партия ждёт. Нажмите «Мой ход», и она продолжится.
ping-host = ⏳ { $table }: стол ждёт { $seats } ({ $since }). /замена отдаст место другому игроку или боту, /партия часы поставит срок, а /голосование прекратить закончит партию.
ping-more = … и ещё { $count }: /мои партии
note-stalled = ⏳ Стол ждёт { $seats } ({ $since }). { $host }, /замена отдаст место другому игроку или боту, а /партия часы поставит срок.
note-stalled-long = ⏳ Стол всё ещё ждёт { $seats } ({ $since }). /замена отдаст место другому игроку или боту. Если продолжать никто не хочет, /голосование прекратить закончит партию.
note-late = ⌛ У { $user } вышло время.
note-late-alone = ⌛ У { $user } вышло время. Больше никто здесь не играет и голосовать некому, поэтому стол просто ждёт.
note-away = 🏖️ { $user } в отпуске до { $until }.
note-back = 👋 { $user } снова здесь.
note-clock = ⏱️ { $user }: новые часы. { $clock }
note-clock-off = ⏱️ { $user }: часы выключены, спешить некуда.
news-bot-was-asked = У { $seat } вышло время; это решение принял бот.
news-bot-stood-in = За { $seat } играл бот.

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
me-warned = 👀 Вам скажут, когда походит игрок перед вами
me-unknown-zone = Я не знаю часового пояса «{ $zone }». Выберите из предложенных, например Europe/Kyiv, или напишите UTC+3.
me-quiet-not-understood = Я не понял эти часы. Напишите, например, 23:00-08:00 или «выкл».
me-quiet-too-long = Тихие часы не могут длиться больше { $hours } часов в день: до вас было бы не достучаться. Если дольше, есть /отпуск.
time-not-understood = Я не понял «{ $words }». Напишите срок, например 12ч, 3д или 2нед, или день: 31.03, завтра.
time-no-such-day = Такого дня нет: { $words }.
time-past = { $words } уже прошло. Выберите день впереди.
time-absurd = Это слишком много или слишком мало. Выберите от минуты до года.
remind-absurd = Выберите от часа до { $most } дней.
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
my-others = { $table }: ждём { $seats }
my-paused = { $table }: пауза
my-page = Страница { $page } из { $pages }
my-previous = Назад
my-next = Дальше
my-clock = · { $until }
changes-title = ### Что произошло после вашего последнего хода
changes-none = После вашего последнего хода ничего не произошло.

## Time: seats, pauses, clocks
seat-bot-late = 🤖 У { $user } вышло время: до возвращения играет бот.
seat-bot-voted = 🤖 У { $user } вышло время, и стол проголосовал: до возвращения играет бот.
seat-more-time = ⏳ Стол даёт { $user } ещё время: до { $ends }.
seat-bot-away = 🤖 { $user } в отпуске: до возвращения играет бот.
seat-bot-asked = 🤖 За { $user } до возвращения играет бот.
seat-rests-late = ⌛ { $user }: время вышло.
seat-rests-voted = ⌛ { $user }: время вышло, и стол решил посадить на это место бота.
seat-rests-away = 🏖️ { $user }: отпуск.
seat-rests-asked = 🤖 { $user }: место пока занимает бот.
match-rests = 😴 Теперь за столом никто не играет: боты остановились, и партия ждёт. Когда кто-нибудь вернётся, она продолжится с того же места.
seat-take-back = Я здесь
seat-back = 👋 { $user } снова играет.
seat-yours-again = Место снова ваше.
seat-no-stand-in = За вас не играет бот.
seat-given = 🪑 { $user } занимает место, которое было у { $former }.
seat-resigned = 🏳️ { $former } сдаётся. Дальше играет бот.
seat-offer = 🪑 { $user }, займёте место, которое было у { $former }?
seat-offer-all = 🪑 Кто займёт место, которое было у { $former }?
seat-offer-bot = 🪑 { $user }, займёте место бота?
seat-offer-all-bot = 🪑 Кто займёт место бота?
seat-take = Занять место
seat-yours = Место ваше. Нажмите в ветке «Мой ход», чтобы увидеть, чего ждут.
seat-not-for-you = Это место предложено { $user }.
seat-gone = Это место больше не предлагается.
replace-which = Какое место? Назовите его номер.
replace-no-such-seat = Есть места от 1 до { $most }.
replace-not-yours = Чужими местами распоряжается только ведущий: { $user }
replace-one-of = Боту или человеку: не обоим сразу.
replace-already-bot = Там уже играет бот.
replace-bot-plays = Теперь здесь играет бот. Хозяин места может вернуться в любой момент.
replace-cannot = Этот участник не может занять место: он уже там сидит или он не человек.
replace-offered = Я спросил в ветке.
resign-sure = Правила этих игр не предусматривают сдачу, поэтому до конца за вас играл бы бот, и результат был бы не ваш. Если вы только уезжаете, лучше /отпуск; /замена найдёт другого. Если вы точно уходите: /сдаться точно:True
resign-done = Вы покинули партию. Спасибо за игру!
match-paused = ⏸️ { $user } ставит партию на паузу. Часы стоят.
match-resumed = ▶️ { $user } продолжает партию.
match-clock-set = ⏱️ { $user } ставит новые часы.
pause-done = Партия на паузе.
pause-not-running = На паузу можно поставить только идущую партию.
resume-done = Партия продолжается.
resume-not-paused = Эта партия не на паузе.
clock-none = Часов нет.
clock-decision =
    { $decision ->
        [one] { $decision } час на решение.
        [few] { $decision } часа на решение.
       *[many] { $decision } часов на решение.
    }
clock-bank = Запас { $bank } ч на место; каждый ход места добавляет к его запасу { $increment } ч.
clock-both = { $decision } ч на решение, затем запас { $bank } ч на место; каждый ход места добавляет к его запасу { $increment } ч.
clock-late-nothing = Когда время выйдет, будут только напоминания.
clock-late-default = Когда время выйдет, играется ход по умолчанию из правил.
clock-late-bot = Когда время выйдет, решение примет бот.
clock-late-seat = Когда время выйдет, бот займёт место до возвращения игрока.
clock-late-vote = Когда время выйдет, остальные голосуют: ждать дальше, ход по умолчанию из правил, это решение примет бот или бот займёт место.
clock-rests = В тихие часы и отпуска часы стоят.
clock-never-rests = Часы идут и в тихие часы, и в отпуска.
clock-reminders = Первое напоминание через { $hours } ч.
clock-until-nothing = ⏱️ время выйдет { $ends }
clock-until-default = ⏱️ время выйдет { $ends }, тогда будет сделан выбор по умолчанию
clock-until-bot = ⏱️ время выйдет { $ends }, тогда решит бот
clock-until-seat = ⏱️ время выйдет { $ends }, тогда место займёт бот
clock-until-vote = ⏱️ время выйдет { $ends }, тогда стол проголосует
clock-left = 🏦 { $seat }: в запасе { $hours } ч { $minutes } мин
defaults-title = ### Новые столы на этом сервере
defaults-house = -# Для этого сервера ещё никто ничего не выбрал: так начинает сам бот.
defaults-not-allowed = Часы новых столов может выбрать только тот, кто управляет сервером.
standing-about = Это видите только вы. Показано то, что вы задали последним; некоторые игры со временем забывают наказы.
standing-set = Записано. На что есть наказ, на то отвечается сразу, и столу говорят, что ответ был дан заранее.
lobby-join-again = Занять ещё одно место
lobby-hot-seat = Можно играть и за несколько мест самому, по очереди у одного экрана.

## Ход заранее
command-prepare = заготовка
command-prepare-about = Подготовить следующий ход; он будет сыгран, когда придёт время
option-moves = ходы
option-moves-about = Выборы через точку с запятой; если пусто, откроется панель с кнопками
prepare-kept = Записано до вашего хода, никто другой не видит: { $moves }
prepare-played =
    { $count ->
        [one] Сразу сыгран { $count } записанный выбор.
        [few] Сразу сыграны { $count } записанных выбора.
       *[other] Сразу сыграно { $count } записанных выборов.
    }
prepare-impossible = Первый из этих выборов сейчас невозможен, поэтому ничего не записано.
prepare-open = Подготовить ход
prepare-about = Предположение о том, как всё будет к вашему ходу; видите его только вы. Выбранное здесь будет сыграно тогда, насколько возможно, и само остановится, как только откроется что-то новое.
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
