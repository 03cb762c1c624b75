# Що каже бот, окрім ігор.

## Команди (імена: малі літери, без пробілів)
command-match = партія
command-match-about = Почати партію та стежити за нею
command-match-new = нова
command-match-new-about = Відкрити стіл для нової партії в цьому каналі
command-match-status = стан
command-match-status-about = Чий хід
command-match-start = почати
command-match-start-about = Почати партію (господар столу)
command-play = хід
command-play-about = Зробити вибір словами; усе можливе підказується
command-plan = план
command-plan-about = Запечатати таємні накази словами
command-dial = диск
command-dial-about = Запечатати диск бою та карти словами
command-fist = кулак
command-fist-about = Запечатати приховані числа словами
command-undo = крок-назад
command-undo-about = Скасувати свій останній вибір
command-board = поле
command-board-about = Показати сторінку поля
command-hand = рука
command-hand-about = Те, що видно лише вам
command-log = журнал
command-log-about = Що сталося нещодавно
option-game = гра
option-game-about = Яка гра
option-language = мова
option-language-about = Мова столу
option-match = партія
option-match-about = Номер партії (типово: цієї гілки або ваша)
option-choice = вибір
option-choice-about = Що ви обираєте
option-page = сторінка
option-page-about = Сторінка: мапа, гравці, позначення, усе одразу…
option-size = розмір
option-size-about = Розмір картинки або словами
size-normal = Звичайний
size-full = Великий
size-text = Словами

## Лобі
lobby-host = Господар столу: { $user }
lobby-count =
    { $count ->
        [one] { $count } гравець; грати можна від { $low } до { $high }.
        [few] { $count } гравці; грати можна від { $low } до { $high }.
       *[other] { $count } гравців; грати можна від { $low } до { $high }.
    }
lobby-join = Сісти
lobby-leave = Встати
lobby-addbot = Додати бота
lobby-dropbot = Прибрати бота
lobby-options = Налаштування
lobby-seat = Моє місце
lobby-start = Почати
lobby-seating = Розсадка
lobby-seating-random = Місця випадково
lobby-seating-joined = Місця в порядку приходу
lobby-clock-decision = Час на рішення
lobby-clock-late = Коли час вийде
lobby-options-title = ### Налаштування
lobby-seat-title = ### За кого ви граєте?
lobby-seat-chosen = Обрано.
lobby-taken = Це вже обрали.
lobby-started = Партія почалася: { $thread }
lobby-cancelled = Нікого не лишилося: стіл закрито.
lobby-over = Ця партія вже почалася або її скасовано.
lobby-already-in = Ви вже за цим столом.
lobby-not-in = Ви не за цим столом.
lobby-full = Вільних місць за столом немає.
lobby-no-bots = За цим столом немає ботів.
lobby-host-only = Це може лише господар столу: { $user }
lobby-secret = Геш секрету, з якого разом з усіма, хто сяде за стіл, вийде початкове число (seed): `{ $hash }`
lobby-too-few =
    { $missing ->
        [one] Бракує { $missing } гравця: грати можна від { $low } до { $high }.
        [few] Бракує { $missing } гравців: грати можна від { $low } до { $high }.
       *[other] Бракує { $missing } гравців: грати можна від { $low } до { $high }.
    }
lobby-clash = Кілька місць обрали те саме: { $what }. Це може дістатися лише одному; оберіть наново кнопкою «Моє місце».
lobby-no-thread = ⚠️ Не вдалося відкрити гілку для цієї партії, тому вона не почалася. Перевірте, чи дозволено мені створювати тут публічні гілки, і натисніть «Почати» ще раз.
lobby-many-lobbies =
    { $count ->
        [one] У вас уже відкрито { $count } стіл. Спершу почніть партію або закрийте його.
        [few] У вас уже відкрито { $count } столи. Спершу почніть партію за одним із них або закрийте його.
       *[other] У вас уже відкрито { $count } столів. Спершу почніть партію за одним із них або закрийте його.
    }
lobby-many-lobbies-here =
    { $count ->
        [one] На цьому сервері вже відкрито { $count } стіл, більше не можна. Сядьте за нього або зачекайте, доки партія почнеться.
        [few] На цьому сервері вже відкрито { $count } столи, більше не можна. Сядьте за один із них або зачекайте, доки якась партія почнеться.
       *[other] На цьому сервері вже відкрито { $count } столів, більше не можна. Сядьте за один із них або зачекайте, доки якась партія почнеться.
    }
lobby-many-matches =
    { $count ->
        [one] Ви вже ведете { $count } партію. Дограйте її, перш ніж відкрити новий стіл.
        [few] Ви вже ведете { $count } партії. Дограйте одну з них, перш ніж відкрити новий стіл.
       *[other] Ви вже ведете { $count } партій. Дограйте одну з них, перш ніж відкрити новий стіл.
    }
lobby-many-demos = У вас уже є стіл із ботами (#{ $match }).
lobby-too-fast =
    { $count ->
        [one] За останню годину ви відкрили { $count } стіл. Зачекайте трохи.
        [few] За останню годину ви відкрили { $count } столи. Зачекайте трохи.
       *[other] За останню годину ви відкрили { $count } столів. Зачекайте трохи.
    }
lobby-elsewhere = У гілці партію зіграти не можна, тому стіл відкрито в каналі { $channel }: { $link }

## Де можна грати
place-no-server = Для партії потрібен канал на сервері: там у неї буде своя гілка. Скористайтеся командою там.
place-no-text-channel = Для партії потрібен текстовий канал: там у неї буде своя гілка. Скористайтеся командою в текстовому каналі цього сервера.
place-not-yours = У партії буде своя гілка, а писати в { $channel } вам не можна. Скористайтеся командою в текстовому каналі, де ви можете писати.
place-permissions = У { $channel } провести партію не вийде: мені бракує прав ({ $permissions }). Їх може надати той, хто керує сервером.
place-gone = Каналу тієї партії більше немає, або я його не бачу. Відкрийте новий стіл в іншому каналі: /партія нова
permission-view-channel = Переглядати канали
permission-read-message-history = Читати історію повідомлень
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-create-public-threads = Створювати публічні гілки
permission-embed-links = Вбудовувати посилання
permission-attach-files = Прикріплювати файли

## Стіл
table-choosing = 🤫 Таємно обирають: { $seats }
table-sealed = 🔏 { $seat }: запечатано (квитанція { $receipt })
table-turn = ▶️ { $seat }, ваш хід.
table-asked = ▶️ { $seat }: { $question }
table-paused = ⏸️ Партію призупинено.
table-rests = 😴 Зараз за столом ніхто не грає, і партія чекає. Вона продовжиться, щойно хтось повернеться: кнопка «Мій хід».
table-my-move = Мій хід
table-undo = Крок назад
table-hand = Мій вигляд
table-same-board = -# Поле не змінилося: воно вище.

## Своя панель
own-waiting = Зараз від вас нічого не потрібно. Чекаємо на: { $seats }.
own-over = Партію завершено.
own-idle = Зараз від вас нічого не чекають.
own-closed = Це питання закрито.
own-no-longer-yours = Це місце більше не ваше.
own-newer-message = Про це є новіше повідомлення.
own-sealed = 🔏 Запечатано. Можна змінювати, доки всі не закінчать.
own-sealed-former = 🔏 Запечатано попереднім власником місця. До розкриття цього не прочитати; вибір лишається чинним, або запечатайте замість нього свій.
own-on-the-map = На мапі
own-standing = Накази
panel-choose = Оберіть…
panel-none = Нічого з цього
panel-group = Що саме?
panel-count =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[other] { $count } варіантів
    }
panel-number = Скільки?
panel-type = Написати
panel-seal = Запечатати
panel-confirm = Підтвердити
panel-reset = Скинути
panel-pick = Обрати
panel-sure = Так, однаково
panel-on-board = На полі
panel-locked = не можна скасувати
panel-not-possible = Зараз не можна
panel-why-not = Чому не можна? ({ $count })
outlook-more = і ще { $count }
outlook-chance = далі вирішує випадок
outlook-reveal = далі відкриється приховане
outlook-others = далі вирішують інші
outlook-end = партія на цьому закінчиться
play-more = … і ще { $count }: друкуйте далі
typing-title = Напишіть свій вибір
typing-label = Вибір
typing-example = Наприклад: { $example }
typing-hint = Як у підказках команди /хід

## Новини
news-more =
    { $count ->
        [one] … і ще { $count } рядок: /журнал
        [few] … і ще { $count } рядки: /журнал
       *[other] … і ще { $count } рядків: /журнал
    }
news-time-ran-out = { $seat }: час вийшов, зіграно хід за замовчуванням.
news-prepared = { $seat }: хід підготовлено заздалегідь.
log-earlier = Раніше
log-later = Пізніше
log-page = Сторінка { $page } з { $pages }
log-empty = Поки нічого не сталося.
status-seed = Геш початкового числа (seed): { $hash }
note-seed = 🎲 Уся випадковість цієї партії походить від одного початкового числа (seed), заданого ще до початку. Його геш: `{ $hash }`. Наприкінці число буде показано: кожен зможе перевірити, що його не підмінили.

## Нотатки
note-dms-closed = { $user }, я не можу написати вам особисто. Натисніть тут «Мій хід»: побачите лише ви.
trouble-thread-gone = Гілку партії № { $match } видалили. Партія триває в { $thread }.
trouble-thread-locked = Гілку партії № { $match } заблоковано й закрито. Партія триває в { $thread }.
trouble-channel-gone = Каналу партії № { $match } більше немає, мені ніде показувати її поле.
trouble-permission = Мені не можна писати в гілку партії № { $match }. Дайте мені право надсилати повідомлення й файли; я спробую ще раз.
trouble-lost = Discord не приймає повідомлення в гілку партії № { $match } (помилка { $code }). Сама партія ціла й триває: /поле покаже її як є. Повідомте, будь ласка, того, хто мене запустив.

## Відповіді
no-such-match = Незрозуміло, про яку партію йдеться. Скористайтеся командою в гілці партії або вкажіть її номер.
which-match = Підходить кілька партій. Вкажіть номер: { $numbers }
not-started = Ця партія ще не почалася.
not-at-this-table = Ви не за цим столом, але дивитися можна.
not-your-seat = Це чужий вибір.
control-outdated = Ця кнопка зі старої версії. Візьміть її в новішому повідомленні.
something-broke = У мене щось зламалося; у партії нічого не змінилося. Спробуйте ще раз.
press-again = Я трохи забарився. Натисніть ще раз, будь ласка.

## Перша хвилина
greeting = ## Ласкаво просимо до Slowtable
    Великі настільні ігри без поспіху: партія живе в гілці днями й тижнями, кожен ходить, коли має час, а правила знаю я.
greeting-now = **Зіграти зараз проти ботів** — натисніть на гру:
greeting-more = -# З друзями: { $new }. Усе інше: { $help }.
greeting-your-table = Ваш стіл готовий: { $thread }
only-in-channels = Це працює в каналі сервера.
greeting-your-table-already = Ви вже граєте з ботами: { $thread } (#{ $match }). Коли та партія закінчиться або її буде скасовано там командою /голосування припинити, можна почати іншу.

## Кінець
end-title = ## 🏁 Партію завершено
end-motion = Партія в русі
end-rematch = Реванш
end-export = Зберегти
end-seed = Початкове число (seed): `{ $seed }`. Воно відповідає гешу, показаному на початку ({ $hash }). Кожне перемішування можна перевірити програмою: `slowtable replay`.
end-seed-wrong = Початкове число (seed) `{ $seed }` не відповідає гешу, показаному на початку ({ $hash })!
end-origin = Його отримано із секрету `{ $secret }`, геш якого стояв у лобі ({ $hash }), та з усіх, хто сів за стіл: `{ $tickets }`.
end-origin-wrong = Його отримано не із секрету, геш якого стояв у лобі ({ $hash }), і не з тих, хто сів за стіл: `{ $secret }`, `{ $tickets }`!
export-not-yet = Партію можна зберегти, коли її завершено: раніше файл видав би секрети.
export-here = Ось уся партія. `slowtable replay` зіграє її ще раз і перевірить.
rematch-open = Новий стіл відкрито: { $link }

## Ще команди
command-match-join = сісти
command-match-join-about = Зайняти місце за столом
command-match-leave = встати
command-match-leave-about = Звільнити місце до початку партії
command-match-options = налаштування
command-match-options-about = Показати або змінити налаштування
command-match-cancel = закрити
command-match-cancel-about = Закрити стіл до початку партії
command-match-export = зберегти
command-match-export-about = Отримати завершену партію файлом
command-match-seals = печатки
command-match-seals-about = Перевірити квитанції запечатаних виборів
command-rules = правила
command-rules-about = Довідка з правил
command-rules-find = знайти
command-rules-find-about = Шукати в правилах за словами чи номером
command-rules-now = зараз
command-rules-now-about = Правила того, що вирішується зараз
command-rules-quick = коротко
command-rules-quick-about = Гра в десяти реченнях
command-vote = голосування
command-vote-about = Спитати весь стіл
command-vote-back = назад
command-vote-back-about = Повернутися далі, ніж можна кроками назад
command-vote-cancel = припинити
command-vote-cancel-about = Припинити партію
command-help = допомога
command-help-about = З чого почати, і всі команди
command-language = мова
command-language-about = Обрати свою мову або мову сервера
command-stats = статистика
command-stats-about = Що ви зіграли й виграли
option-words = слова
option-words-about = Слова або номер правила, наприклад 5.9
option-to = куди
option-to-about = До якого стану
option-whose = чия
option-whose-about = Ваша чи нових столів цього сервера
option-tongue = мова
option-tongue-about = Яка мова
whose-me = Моя
whose-server = Сервера
help-title = ## Як це влаштовано
language-set-me = Ваша мова тепер: { $tongue }.
language-set-server = Мова нових столів тут: { $tongue }.
language-not-allowed = Мову сервера може обрати лише той, хто ним керує.
stats-line = { $game }: зіграно { $finished }, виграно { $won }, триває { $playing }
stats-best = 🏆 { $game }: { $winners }
stats-none = Ви ще нічого не зіграли. /допомога покаже, з чого почати.
rules-nothing = За запитом «{ $words }» правил не знайшлося.
lobby-joined = Ви за столом.
lobby-left = Ви встали з-за столу.
cancelled = Стіл закрито.
cancel-by-vote = Партія вже триває: /голосування припинити спитає всіх.
seals-none = Запечатаних виборів ще не відкривали.
seals-how = -# Квитанція — початок SHA-256 від того, що стоїть за нею.
vote-opened = Голосування розпочато.
vote-one-at-a-time = Стіл уже голосує: питання вирішуються по одному.
vote-too-often = За день ви пропонували це вже тричі. Зробіть перерву.
vote-closed = Це голосування закрито.
vote-for = Так
vote-against = Ні
vote-yes = **Ухвалено.**
vote-no = **Відхилено.**
vote-over = **Час вийшов.** Більшості не набралося, тож усе лишається як є.
vote-void = **Це вже неможливо**, тож нічого не змінюється.
vote-cast = Ваш голос: { $choice }. Його можна змінити, доки голосування не закінчено.
vote-how = -# Чого хоче більше половини людей за столом, те й робиться одразу. Голосування закінчується { $until }: без такої більшості все лишиться як є.
vote-missing = Ще ні: { $users }
vote-ask-rewind = 🗳️ { $user } пропонує повернутися до того, що було { $at }.
vote-ask-cancel = 🗳️ { $user } пропонує припинити партію.
vote-ask-seat-bot = 🗳️ { $user } пропонує: нехай на місці, де грає { $owner }, до повернення грає бот.
vote-ask-seat-to = 🗳️ { $user } пропонує віддати місце, на якому грає { $owner }. Новий гравець: { $to }.
vote-seat-how = -# Вирішує більше половини решти, але щонайменше двоє людей, якщо тільки власник місця не запізнюється; хто у відпустці, може не голосувати. Голосування закінчується { $until }.
vote-seat-yours = Це голосування про ваше місце, тож вирішує решта. Повернутися можна за будь-якого рішення: після бота коли завгодно, після іншого гравця — доки він не зробив ходу.
vote-done-rewind = Партію повернуто назад рішенням столу.
vote-done-cancel = Партію припинено рішенням столу.
vote-done-over = 🗳️ Голосування закінчилося без більшості: усе лишається як є. Дякуємо всім, хто голосував!
vote-no-such-state = Цей стан не збережено. Оберіть із підказаних.
vote-ask-late = 🗳️ { $user }: час вийшов ({ $since }). Що робити?
vote-late-how = -# Чого хоче більше половини решти, те й робиться одразу. Голоси рахують { $until }: без такої більшості рішення знову дістає повний час; якщо ніхто не голосував, стіл просто чекає далі.
vote-late-voted = Проголосували: { $users }
vote-late-yours = Це голосування про вас. Натисніть «Мій хід» і дайте відповідь: тоді воно закінчиться.
vote-late-absent = Зараз за вас грає бот, тож голосує решта. Щоб голосувати, поверніться на своє місце.
vote-late-wait = 🗳️ Голосування закінчено: { $user } має ще час.
vote-late-default = 🗳️ Голосування закінчено. { $user }: зіграно хід за замовчуванням із правил.
vote-late-bot = 🗳️ Голосування закінчено. { $user }: це рішення ухвалив бот.
vote-late-seat = 🗳️ Голосування закінчено. { $user }: до повернення грає бот.
vote-late-acted = 🗳️ Голосування закінчено. { $user }: відповідь отримано. Дякуємо!
vote-late-untold = 🗳️ Голосування закінчено. { $user }: стіл більше не чекає.
vote-late-void = 🗳️ Це голосування більше не потрібне.

## Time: commands
command-me = я
command-me-about = Ваш часовий пояс, тихі години та зведення
command-me-timezone = часовий-пояс
command-me-timezone-about = Де ви живете, щоб ваші години були правильні
command-me-quiet = тихі-години
command-me-quiet-about = Години, коли вас ніхто не турбує
command-me-digest = зведення
command-me-digest-about = Одне повідомлення на день замість окремих (без години: вимкнути)
command-me-settings = налаштування
command-me-settings-about = Як усе налаштовано
command-remind = нагадувати
command-remind-about = Як вам нагадувати: де, як часто, не зараз
command-away = відпустка
command-away-about = Піти у відпустку й попередити столи; без дати: ви повернулися
command-my = мої
command-my-about = Ваші партії
command-my-matches = партії
command-my-matches-about = Усі ваші партії: на що чекають і як давно
command-my-changes = що-нового
command-my-changes-about = Що сталося після вашого останнього ходу
command-replace = заміна
command-replace-about = Запропонувати місце, віддати його боту або повернути своє
command-resign = здатися
command-resign-about = Залишити партію назавжди; далі грає бот
command-standing = накази
command-standing-about = Відповісти заздалегідь: накази, які бачите лише ви
command-match-pause = пауза
command-match-pause-about = Зупинити партію: без годинника й нагадувань (господар столу)
command-match-resume = продовжити
command-match-resume-about = Продовжити після паузи (господар столу)
command-match-clock = годинник
command-match-clock-about = Скільки часу на рішення і що буде потім
command-match-defaults = сервер
command-match-defaults-about = Годинник сервера для нових столів (для тих, хто ним керує)
option-zone = пояс
option-zone-about = Місто або назва поясу, наприклад Europe/Kyiv
option-hours = години
option-hours-about = Наприклад 23:00-08:00, або вимк
option-hour = година
option-hour-about = Година вашого дня, від 0 до 23
option-interval = інтервал
option-interval-about = Як часто, наприклад 6г або 2д; зазвичай: як заведено за столом; вимк: ніколи
option-where = де
option-where-about = Де нагадувати
option-snooze = відкласти
option-snooze-about = Поки нічого, наприклад 3г або 2д; вимк: скасувати
option-before = заздалегідь
option-before-about = Сказати, коли почнеться хід перед моїм (якщо порядок відомий)
option-until = до
option-until-about = Останній день, наприклад 31.08.2030, або строк: 10д
option-stand-in = бот_замість_мене
option-stand-in-about = Нехай поки за вас грає бот
option-seat = місце
option-seat-about = Яке місце (типово ваше)
option-player = гравець
option-player-about = Хто займе місце (нікого не названо: хто захоче)
option-bot = бот
option-bot-about = Нехай грає бот
option-withdraw = відкликати
option-withdraw-about = Відкликати пропозицію місця
answer-yes = Так
option-sure = точно
option-sure-about = Так, я справді йду
option-orders = накази
option-orders-about = Усі накази одним рядком
option-decision = рішення
option-decision-about = Час на рішення, наприклад 24г або 3д; вимк: без годинника
option-bank = запас
option-bank-about = Час, який кожне місце може взяти, коли рішення триває довше; вимк: немає
option-increment = додаток
option-increment-about = Скільки кожен хід місця додає до його запасу, наприклад 2г; вимк: нічого
option-late = запізнення
option-late-about = Що буде, коли час вийде
option-rests = стоїть_уночі
option-rests-about = Чи стоїть годинник у тихі години та відпустки
option-reminders = нагадування
option-reminders-about = Перше нагадування через стільки, якщо гравець не обрав сам; вимк: 12 годин
remind-dm = Особистим повідомленням
remind-thread = У гілці партії
remind-off = Ніде
late-nothing = Лише нагадування
late-default = Хід за замовчуванням із правил
late-bot = Це рішення ухвалить бот
late-seat = Бот займе місце до повернення гравця
late-vote = Стіл голосує
late-wait = Чекати далі

## Time: pings
ping-still-choosing = ще триває таємний вибір
ping-your-turn = ваш хід
ping-one = ▶️ Ваш хід
ping-done = ✅ { $table }: готово
ping-again = ⏰ На ваш хід досі чекають
ping-soon = ⌛ Ваш час скоро вийде
ping-tables =
    { $count ->
        [one] ⏰ На вас чекає { $count } стіл
        [few] ⏰ На вас чекають { $count } столи
       *[many] ⏰ На вас чекають { $count } столів
    }
ping-line = { $table }: { $asked } ({ $since })
ping-last = { $table }: решта вже запечатали свій вибір, стіл чекає лише на вас. Поспішати не треба ({ $since })
ping-late = { $table }: ваш час вийшов; { $asked } ({ $since })
ping-next = { $table }: почався хід перед вашим. Наступний хід ваш.
ping-ballot = 🗳️ { $table }: у когось вийшов час, і стіл голосує, що робити. Проголосуйте в гілці.
ping-poll = 🗳️ { $table }: за столом триває голосування. Проголосуйте в гілці.
ping-unseat = 🗳️ { $table }: решта голосує, кому грати на вашому місці. Зазирніть до гілки.
ping-taken = 🤖 { $table }: ваш час вийшов, і на вашому місці грає бот. Натисніть «Мій хід», і воно знову ваше.
ping-taken-table = 🤖 { $table }: решта вирішила посадити на ваше місце бота. Натисніть «Мій хід», і воно знову ваше.
ping-rests = 😴 { $table }: там ніхто не грає, і партія чекає. Натисніть «Мій хід», і вона продовжиться.
ping-host = ⏳ { $table }: стіл чекає на: { $seats } ({ $since }). Через /заміна решта може проголосувати за бота чи іншого гравця на цьому місці, через /партія годинник господар столу поставить строк, а /голосування припинити закінчить партію.
ping-more = … і ще { $count }: /мої партії
snooze-hour = На годину
snooze-evening = До вечора
snooze-morning = До ранку
note-stalled = ⏳ Стіл чекає на: { $seats } ({ $since }). Через /заміна решта може проголосувати за бота чи іншого гравця на цьому місці; через /партія годинник господар столу поставить строк.
note-stalled-long = ⏳ Стіл усе ще чекає на: { $seats } ({ $since }). Через /заміна решта може проголосувати за бота чи іншого гравця на цьому місці. Якщо продовжувати ніхто не хоче, /голосування припинити закінчить партію.
note-late = ⌛ { $user }: час вийшов.
note-late-alone = ⌛ { $user }: час вийшов. Більше ніхто тут не грає й голосувати нікому, тож стіл просто чекає.
note-away = 🏖️ { $user } у відпустці до { $until }.
note-back = 👋 { $user } знову тут.
note-clock = ⏱️ { $user }: новий годинник. { $clock }
note-clock-off = ⏱️ { $user }: годинник вимкнено, поспішати нікуди.
news-bot-was-asked = { $seat }: час вийшов, це рішення ухвалив бот.
news-bot-stood-in = { $seat }: грав бот.

## Time: settings
me-zone = 🌍 Часовий пояс: { $zone } (там зараз { $now })
me-quiet = 🌙 Тихі години: з { $begins } до { $ends }
me-quiet-none = 🌙 Тихих годин немає
me-digest = 📬 Зведення о { $hour } замість окремих повідомлень
me-digest-none = 📬 Без зведення
me-remind-dm = 🔔 Нагадування особистим повідомленням
me-remind-thread = 🔔 Нагадування в гілці
me-remind-off = 🔕 Без нагадувань
me-dms-refused = ⚠️ Discord не дає мені вам писати, тому я пишу в гілку. Коли відкриєте особисті повідомлення: /нагадувати де
me-every =
    { $hours ->
        [1] ⏰ Щогодини
        [one] ⏰ Кожну { $hours } годину
        [few] ⏰ Кожні { $hours } години
       *[many] ⏰ Кожні { $hours } годин
    }
me-every-usual = ⏰ Як заведено за столом (зазвичай через 12 годин, потім щодня)
me-snoozed = 😴 Без нагадувань до { $until }
me-away = 🏖️ У відпустці до { $until }
me-warned = 👀 Вам скажуть, коли почнеться хід перед вашим (якщо порядок відомий)
me-unknown-zone = Я не знаю часового поясу «{ $zone }». Оберіть із запропонованих, наприклад Europe/Kyiv, або напишіть UTC+3.
me-quiet-not-understood = Я не зрозумів ці години. Напишіть, наприклад, 23:00-08:00 або «вимк».
me-quiet-too-long =
    { $hours ->
        [one] Тихі години не можуть тривати понад { $hours } годину на день: до вас було б не достукатися. Для довшого відпочинку є /відпустка.
        [few] Тихі години не можуть тривати понад { $hours } години на день: до вас було б не достукатися. Для довшого відпочинку є /відпустка.
       *[other] Тихі години не можуть тривати понад { $hours } годин на день: до вас було б не достукатися. Для довшого відпочинку є /відпустка.
    }
time-not-understood = Я не зрозумів «{ $words }». Напишіть строк, наприклад 12г, 3д або 2тиж, або день: 31.03, завтра.
time-no-such-day = Такого дня немає: { $words }.
time-past = { $words } уже минуло. Оберіть день попереду.
time-absurd = Це забагато або замало. Оберіть від хвилини до року.
remind-absurd =
    { $most ->
        [one] Оберіть від години до { $most } дня.
        [few] Оберіть від години до { $most } днів.
       *[other] Оберіть від години до { $most } днів.
    }
away-not = Ви не у відпустці. Щоб піти, назвіть останній день: /відпустка до
away-set =
    { $count ->
        [0] Ви у відпустці до { $until }. Гарного відпочинку!
        [one] Ви у відпустці до { $until }, { $count } стіл попереджено. Гарного відпочинку!
        [few] Ви у відпустці до { $until }, { $count } столи попереджено. Гарного відпочинку!
       *[many] Ви у відпустці до { $until }, { $count } столів попереджено. Гарного відпочинку!
    }
away-back = З поверненням!
my-none = У вас немає розпочатих партій. Як почати, підкаже /допомога.
my-others = { $table }: чекаємо на: { $seats }
my-paused = { $table }: пауза
my-page = Сторінка { $page } з { $pages }
my-previous = Назад
my-next = Далі
my-clock = · { $until }
changes-title = ### Що сталося після вашого останнього ходу
changes-none = Після вашого останнього ходу нічого не сталося.

## Time: seats, pauses, clocks
seat-bot-late = 🤖 { $user }: час вийшов, до повернення грає бот.
seat-bot-voted = 🤖 { $user }: час вийшов, і стіл проголосував: до повернення грає бот.
seat-more-time = ⏳ { $user }: стіл дає ще час, до { $ends }.
seat-bot-away = 🤖 { $user } у відпустці: до повернення грає бот.
seat-bot-asked = 🤖 { $user }: до повернення грає бот.
seat-rests-late = ⌛ { $user }: час вийшов.
seat-rests-voted = ⌛ { $user }: час вийшов, і стіл вирішив посадити на це місце бота.
seat-rests-away = 🏖️ { $user }: відпустка.
seat-rests-asked = 🤖 { $user }: місце поки займає бот.
match-rests = 😴 Тепер за столом ніхто не грає: боти зупинилися, і партія чекає. Коли хтось повернеться, вона продовжиться з того самого місця.
seat-take-back = Я тут
seat-back = 👋 { $user } знову грає.
seat-yours-again = Місце знову ваше.
seat-no-stand-in = За вас не грає бот.
seat-given = 🪑 { $user } займає місце гравця { $former }.
seat-resigned = 🏳️ { $former } здається. Далі грає бот.
seat-offer = 🪑 Чи займе { $user } місце, на якому грає { $former }?
seat-offer-all = 🪑 Хто займе місце, на якому грає { $former }?
seat-offer-bot = 🪑 Чи займе { $user } місце бота?
seat-offer-all-bot = 🪑 Хто займе місце бота?
seat-take = Зайняти місце
seat-yours = Місце ваше. Натисніть у гілці «Мій хід», щоб побачити, на що чекають.
seat-not-for-you = Це місце запропоновано не вам.
seat-gone = Це місце більше не пропонується.
seat-rival = Ви вже граєте за цим столом: друге місце тут не зайняти.
seat-restored = 👋 { $user } повертається на своє місце, яке займав гравець { $former }.
seat-restore = Повернути місце
seat-too-late = Уже не можна: на цьому місці відтоді зроблено хід.
seat-bot-table = 🤖 { $user }: стіл проголосував, до повернення грає бот.
seat-rests-table = 🤖 { $user }: стіл вирішив посадити на це місце бота.
host-passed = 👑 Тепер господар столу: { $user }.
letter-seat-taken = { $table }: ваше місце тепер займає { $by }. Доки там ніхто не зробив ходу, його можна повернути.
letter-seat-back = { $table }: { $by } знову на своєму місці, адже ви там ще не ходили. Дякуємо, що виручили!
letter-seat-offered = 🪑 { $table }: вам пропонують місце, до { $until }. Зайняти його можна в гілці.
offer-ask-all = Запропонувати місце будь-кому охочому?
offer-ask-one = Запропонувати місце гравцеві { $user }?
offer-what-owned = Пропозиція буде в гілці сім днів, якщо ви її не відкличете й не зробите ходу. Хто займе місце, бачитиме все, що з нього видно; запечатане вами лишиться таємницею до розкриття. Бот грає лише до вашого повернення.
offer-what-bot = Пропозиція буде в гілці сім днів, якщо ви її не відкличете.
offer-do = Запропонувати
offer-bot = Нехай грає бот
offer-cancel = Скасувати
offer-withdraw = Відкликати
offer-nothing = Нічого не змінилося.
offer-until = До { $until }.
offer-taken = Місце займає { $user }.
offer-withdrawn = Пропозицію відкликано.
offer-expired = Вчасно ніхто не відгукнувся.
offer-moved = Власник місця грає далі.
offer-gone = Пропозиція більше не діє.
replace-no-such-seat = Є місця від 1 до { $most }.
replace-not-yours = Пропонувати можна лише своє місце.
replace-one-of = Боту чи людині: не обом одразу.
replace-already-bot = Там уже грає бот.
replace-bot-plays = Тепер тут грає бот. Власник місця може повернутися будь-коли.
replace-cannot = Цей учасник не може зайняти місце: він уже там сидить або він не людина.
replace-offered = Місце запропоновано в гілці.
replace-withdrawn = Пропозицію відкликано, усе лишається як є.
replace-too-often = За день це місце пропонували вже тричі. Зробіть перерву.
replace-rival = Цей гравець уже за столом: друге місце тут не зайняти.
replace-host-only = Місце бота пропонує господар столу: { $user }
replace-how = Це місце гравця { $user }. /заміна місце:{ $seat } з параметром «бот» запитає решту, чи грати там боту, а з параметром «гравець» — чи віддати місце іншому.
replace-alone = Чужим місцем наодинці не розпоряджаються. Коли його власник змусить стіл чекати надто довго, це стане можливо.
replace-asked = Місце належить тому, хто на ньому грає, тож я запитав решту: вони голосують у гілці.
resign-sure = Здатися за правилами не можна, тож до кінця за вас грав би бот, і результат був би не ваш. Якщо ви лише їдете, краще /відпустка; /заміна знайде іншого. Якщо ви точно йдете: /здатися точно:Так
resign-done = Ви залишили партію. Дякуємо за гру!
match-paused = ⏸️ { $user } ставить партію на паузу. Годинник стоїть.
match-resumed = ▶️ { $user } продовжує партію.
match-clock-set = ⏱️ { $user } ставить новий годинник.
pause-done = Партія на паузі.
pause-not-running = На паузу можна поставити лише партію, що триває.
resume-done = Партія продовжується.
resume-not-paused = Ця партія не на паузі.
clock-none = Годинника немає.
clock-hours = { $count } год
clock-days = { $count } дн.
clock-decision-days =
    { $days ->
        [one] { $days } день на рішення.
        [few] { $days } дні на рішення.
       *[many] { $days } днів на рішення.
    }
clock-decision =
    { $decision ->
        [one] { $decision } година на рішення.
        [few] { $decision } години на рішення.
       *[many] { $decision } годин на рішення.
    }
clock-bank = Запас { $bank } на місце; кожен хід місця додає до його запасу { $increment }.
clock-both = { $decision } на рішення, потім запас { $bank } на місце; кожен хід місця додає до його запасу { $increment }.
clock-late-nothing = Коли час вийде, будуть лише нагадування.
clock-late-default = Коли час вийде, буде зіграно хід за замовчуванням із правил.
clock-late-bot = Коли час вийде, рішення ухвалить бот.
clock-late-seat = Коли час вийде, бот займе місце до повернення гравця.
clock-late-vote = Коли час вийде, решта голосує: чекати далі, хід за замовчуванням із правил, це рішення ухвалить бот або бот займе місце.
clock-rests = У тихі години та відпустки годинник стоїть.
clock-never-rests = Годинник іде й у тихі години, і у відпустки.
clock-reminders = Перше нагадування через { $hours } год.
clock-until-nothing = ⏱️ строк: { $ends }
clock-until-default = ⏱️ строк: { $ends }, потім буде зроблено вибір за замовчуванням
clock-until-bot = ⏱️ строк: { $ends }, потім вирішить бот
clock-until-seat = ⏱️ строк: { $ends }, потім місце займе бот
clock-until-vote = ⏱️ строк: { $ends }, потім стіл проголосує
clock-banked = 🏦 запас { $hours } год { $minutes } хв враховано
clock-left = 🏦 { $seat }: у запасі { $hours } год { $minutes } хв
defaults-title = ### Нові столи на цьому сервері
defaults-house = -# Для цього сервера ще ніхто нічого не обрав: так починає сам бот.
defaults-not-allowed = Годинник нових столів може обрати лише той, хто керує сервером.
standing-about = Це бачите лише ви. Показано те, що ви задали востаннє; деякі ігри з часом забувають накази.
standing-set = Записано. Там, де є наказ, відповідь дається одразу, а столу повідомляють, що її дано заздалегідь.
lobby-join-again = Зайняти ще одне місце
lobby-hot-seat = Можна грати й за кілька місць самому, по черзі біля одного екрана.

## Хід заздалегідь
command-prepare = заготовка
command-prepare-about = Підготувати наступний хід; його буде зіграно, коли настане час
option-moves = ходи
option-moves-about = Вибори через крапку з комою; якщо порожньо, відкриється панель із кнопками
prepare-kept = Записано до вашого ходу, ніхто інший не бачить: { $moves }
prepare-played =
    { $count ->
        [one] Одразу зіграно { $count } записаний вибір.
        [few] Одразу зіграно { $count } записані вибори.
       *[other] Одразу зіграно { $count } записаних виборів.
    }
prepare-impossible = Перший із цих виборів зараз неможливий, тому нічого не записано.
prepare-open = Заготовка
prepare-about = Припущення про те, як усе буде до вашого ходу; бачите його лише ви. Обране тут буде зіграно тоді, наскільки можливо, і само зупиниться, щойно відкриється щось нове.
prepare-nothing = Поки нічого не підготовлено.
prepare-earlier =
    { $count ->
        [one] -# … перед цим ще { $count } вибір
        [few] -# … перед цим ще { $count } вибори
       *[other] -# … перед цим ще { $count } виборів
    }
prepare-probably = Імовірно, вас запитають:
prepare-doubtful = ⚠️ Найімовірніше, це буде неможливо, і те, що далі, зіграно не буде. Приберіть це, щоб продовжити.
prepare-until-news = Тут відкриється щось нове, тому заготовка закінчується.
prepare-unforeseen = Що запитають далі, передбачити не можна.
prepare-back = Прибрати останнє
prepare-clear = Очистити
prepare-close = Готово
prepare-ready =
    { $count ->
        [one] 📝 До вашого ходу підготовлено { $count } вибір.
        [few] 📝 До вашого ходу підготовлено { $count } вибори.
       *[other] 📝 До вашого ходу підготовлено { $count } виборів.
    }
prepare-your-turn = ▶️ Вас запитують просто зараз: спершу дайте відповідь на це.
stopped-gone = ⚠️ Підготовлене більше неможливе: { $choice }
stopped-other = ⚠️ Підготовлене не зіграно: спершу треба відповісти на інше запитання. Задумано було: { $choice }
stopped-news = ⚠️ Відкрилося дещо нове, тому підготовлене далі не зіграно. Наступним було: { $choice }
stopped-rest = Лишилося з підготовленого:
stopped-more = … і ще { $count }
stopped-go-on = Продовжити за планом
stopped-drop = Забути план

## Що набирають люди: слова через пропуск; зірочка після основи замінює будь-яке закінчення
typed-minutes = х хв хвилин*
typed-hours = г год годин*
typed-days = д дн день дня дні днів доб* діб
typed-weeks = т тиж тижд* тижн*
typed-months = міс місяц*
typed-years = р рік роки року років
typed-today = сьогодні
typed-tomorrow = завтра
typed-off = ні немає вимк вимкн* ніколи -
typed-usual = зазвичай звично стіл

## Навчання: правила
learn-how-to-play = Як грати
rules-contents =
    { $count ->
        [one] Правила: { $count } розділ. Читайте:
        [few] Правила: { $count } короткі розділи. Читайте поспіль або оберіть розділ:
       *[other] Правила: { $count } коротких розділів. Читайте поспіль або оберіть розділ:
    }
rules-sections = Розділи { $first }–{ $last }
rules-begin = Читати
rules-in-short = Стисло
rules-previous = Назад
rules-next = Далі
rules-to-contents = Зміст
rules-also = Знайшлося ще…
rules-no-book = Правил цієї гри тут поки немає.
rules-no-advice = Про це питання поки нічого не написано.
rules-secret-now = Зараз від вас нічого не потрібно, а таємний вибір інших — їхній секрет. Усі правила: /правила читати.
rules-which-game = Яка гра?
command-rules-read = читати
command-rules-read-about = Читати правила розділ за розділом

## Навчання: компоненти
command-card = картка
command-card-about = Картка, фракція, тайл чи інший компонент за назвою
option-card = назва
option-card-about = Назва будь-якою мовою
card-now = **Зараз:** { $where }
cards-named-here = 🔎 Докладніше про те, що тут названо
card-unknown = Компонента з назвою «{ $words }» не знайшлося.
card-source-rulebook = За правилами гри.
card-source-public = Як видано.
card-source-house = Реконструкція: самого компонента під рукою не було. Власник коробки може її виправити.
card-source-part = Почасти реконструкція: під рукою було не все, що на ньому надруковано. Власник коробки може її виправити.

## Навчання: підказки
coach-again = Що це?
coach-off = Без підказок
coach-is-off = 🔕 Підказок більше не буде. Кнопка «Що це?» і далі розкаже про питання; `/я підказки` поверне їх.
command-me-coach = підказки
command-me-coach-about = Підказки, коли рішення трапляється вперше
option-coach = підказки
option-coach-about = Увімкнути або вимкнути
switch-on = Увімкнути
switch-off = Вимкнути
me-coach-on = 💡 Коли вид рішення трапляється вам уперше, я його пояснюю.
me-coach-off = 💡 Підказки вимкнено.

## Вітання й допомога
greeting-facts =
    гравців: { $low }–{ $high } · близько { $minutes } хв · { $weight }
greeting-play = Грати
greeting-weight-light = простіша
greeting-weight-medium = середня
greeting-weight-heavy = складна
help-turn =
    1. { $new } відкриває стіл: друзі й боти сідають, господар столу натискає «Почати», і партія отримує гілку.
    2. Коли настане ваш хід, я повідомлю. Натисніть у гілці «Мій хід» або дайте відповідь в особистих повідомленнях: пропонується лише те, що можна.
    3. Кожен ходить, коли має час. Не знаєте гри? { $rules }
help-games = Ігри
help-all = Усі команди
help-start = Почати
help-play = Грати
help-look = Подивитися
help-time = Час і тиша
help-people = Люди за столом
reconstructed = Реконструкції (друкованих під рукою не було): { $kinds }. Докладніше про кожну: /картка.

## Навчання: уроки
lesson-learn = Урок
lesson-begins = Ваш урок готовий: { $thread }. Десять-п'ятнадцять хвилин; його можна залишити й продовжити будь-коли.
lesson-goes-on = Ваш урок триває тут: { $thread }
lesson-hint = Підказка
lesson-leave = Вийти з уроку
lesson-left = Ви вийшли з уроку; партія триває без завдань. Кнопка «Урок» поверне вас до нього. Партію ({ $game }) можна припинити в її гілці: /голосування припинити.
lesson-no-task = Зараз завдання немає.
lesson-finished = **Урок закінчено. Тепер ви вмієте грати: { $game }.** Партія триває, вже без завдань. Дограйте її або припиніть: /голосування припинити.
lesson-gone = **Далі ви граєте самі.** Завдання на цьому закінчуються; правила ({ $game }) завжди під кнопкою «Як грати».

## Навчання: поради бота
command-hint = порада
command-hint-about = Що зробив би на вашому місці бот, і чому
hint-would = 🤖 Бот обрав би: **{ $choice }**
hint-why = 💡 { $advice }
hint-used = 🤖 { $user } бере пораду в бота.
hint-forbidden = Цей стіл грає без порад. Кнопка «Що це?» на вашій панелі й далі пояснить питання.
lobby-hints = Поради бота
lobby-hints-allowed = Поради дозволено
lobby-hints-allowed-about = /порада скаже, що зробив би бот; стіл дізнається про кожну
lobby-hints-forbidden = Без порад
lobby-hints-forbidden-about = Питати бота не можна нікому

## Столи сервера і хто за ними
command-match-list = столи
command-match-list-about = Відкриті столи й партії, що тривають на цьому сервері
list-title = ### Столи цього сервера
list-none = На цьому сервері ще немає столів. Відкрити свій: { $new }
list-open = 🪑 { $table } · відкрито { $since } · зайнято { $count }, треба від { $low } до { $high } · { $people }
list-open-private = 🔒 { $table } · закритий, відкрито { $since } · зайнято { $count }, треба від { $low } до { $high } · { $people }
list-running = ▶️ { $table } · { $people } · хід: { $seats } ({ $since })
list-playing = ▶️ { $table } · { $people }
list-paused = ⏸️ { $table } · { $people } · пауза, { $since }
list-rests = 😴 { $table } · { $people } · партія чекає
list-join = Сісти за стіл…
my-lobby = { $table }: ще не почалася
lobby-private = Цей стіл закритий: за нього сідають лише ті, кого запросив господар столу.
lobby-removed = Господар столу звільнив ваше місце. Є й інші столи: /партія столи
list-watch = Стежити…
command-match-invite = запросити
command-match-invite-about = Запросити за стіл, поки партія не почалася
command-match-kick = звільнити
command-match-kick-about = Звільнити чуже місце до початку партії (господар столу)
command-match-private = закритий
command-match-private-about = Пускати за стіл лише запрошених (господар столу)
command-match-host = господар
command-match-host-about = Передати стіл іншому гравцеві; кого попросили, погоджується цією ж командою
command-match-rename = назва
command-match-rename-about = Дати столу назву (господар столу)
command-match-language = мова
command-match-language-about = Мова столу (господар столу)
command-match-watch = стежити
command-match-watch-about = Дізнатися, коли скінчиться партія, у якій ви не граєте
option-guest = гравець
option-guest-about = Кого ви запрошуєте
option-person = гравець
option-person-about = Про кого йдеться
option-private = закритий
option-private-about = Увімк.: лише запрошені; вимк.: усі, хто бачить канал
option-name = назва
option-name-about = До 40 літер; якщо не вказати, теперішню назву буде прибрано
lobby-invite = Запросити
lobby-manage = Керування
lobby-whom = Кого запросити?
lobby-invite-about = ### Запрошення
    Я напишу цій людині, коли її можна турбувати; вона зможе сісти за стіл або відмовитися.
lobby-invited = Запрошення надіслано: { $user }
lobby-guests = Запрошено: { $users }
lobby-heir = Запропоновано стати господарем столу: { $user }
lobby-is-private = Стіл закритий: сісти можуть лише запрошені.
lobby-is-open = Сісти може кожен, хто бачить цей канал.
lobby-manage-title = ### Ваш стіл
lobby-kick = Звільнити місце…
lobby-kicked = Місце знову вільне, я ввічливо про це повідомлю: { $user }
lobby-heir-menu = Передати стіл…
lobby-tongue = Мова столу…
lobby-rename = Назвати стіл
lobby-name = Назва
lobby-private-on = Зробити закритим
lobby-private-off = Відкрити для всіх
lobby-close = Закрити стіл
lobby-already-there = Уже за цим столом: { $user }
lobby-not-there = За цим столом не грає: { $user }
lobby-already-invited = Запрошення вже надіслано: { $user }
lobby-declined = Відповідь була «ні», удруге я не питаю: { $user }
lobby-many-guests =
    { $count ->
        [one] З одного столу можна надіслати { $count } запрошення, і його вже надіслано.
        [few] З одного столу можна надіслати { $count } запрошення, і їх уже надіслано.
       *[other] З одного столу можна надіслати { $count } запрошень, і їх уже надіслано.
    }
lobby-no-guest = Зіграти тут не вийде, бо цього каналу не бачить: { $user }
lobby-not-invited = Вас не запрошували за цей стіл, або запрошення вже не діє.
lobby-host-already = Це і є господар столу: { $user }
lobby-not-asked = Питання закрите: господар столу запитав когось іншого або передумав.
lobby-long-name =
    { $count ->
        [one] У назві столу може бути щонайбільше { $count } літера.
        [few] У назві столу може бути щонайбільше { $count } літери.
       *[other] У назві столу може бути щонайбільше { $count } літер.
    }
lobby-many-watchers =
    { $count ->
        [one] За цим столом уже стежить { $count } людина, більше не можна.
        [few] За цим столом уже стежать { $count } людини, більше не можна.
       *[other] За цим столом уже стежать { $count } людей, більше не можна.
    }
lobby-plays = Ви граєте за цим столом і так про все дізнаєтеся.
lobby-declined-now = Ви відмовилися. { $table }
answer-accept = Сісти за стіл
answer-decline = Ні, дякую
answer-heiryes = Так
answer-heirno = Ні, дякую
host-asked = Запропоновано стати господарем столу: { $user }. Поки немає згоди, господар — ви.
host-yours = 👑 Тепер господар столу — ви. { $table }
host-declined-now = Господар столу лишається той самий. { $table }
host-is = Господар столу: { $user }
table-renamed = ✏️ Нова назва столу: { $name }
table-renamed-done = Назву змінено. У заголовку гілки вона може з'явитися за кілька хвилин.
table-speaks = 🌐 Тепер цей стіл говорить українською.
table-speaks-done = Мову столу обрано.
letter-invited = ✉️ Вас запрошують за стіл: { $table }. Запрошує { $user }
letter-removed = { $table }: господар столу звільнив ваше місце до початку партії. Не засмучуйтеся: інші столи покаже /партія столи, а свій відкриє /партія нова.
letter-host-asked = 👑 { $table }: вам пропонують стати господарем столу. Зараз господар — { $user }. Господар може поставити партію на паузу й задати годинник.
letter-host-declined = 👑 { $table }: { $user } не хоче бути господарем столу. Господар і далі ви.
letter-ended = 🏁 { $table }: партію, за якою ви стежили, закінчено. Перемога: { $winners }
letter-ended-off = 🏁 { $table }: партію, за якою ви стежили, скасовано.
watch-watch = Повідомити про кінець
watch-unwatch = Не повідомляти
watch-on = 👀 Ви стежите за столом { $table }. Коли партія скінчиться, я напишу.
watch-begun = 👀 Ви стежите за столом { $table }. Коли партія скінчиться, я напишу.
watch-ended = Про кінець партії { $table } я не напишу. Дивитися в гілці й далі можна.
