# Що каже бот, окрім ігор.

## Мови
language-en = Англійська
language-ru = Російська
language-uk = Українська

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
command-undo = скасувати
command-undo-about = Скасувати свій останній вибір
command-board = поле
command-board-about = Показати поле цілком або частинами
command-hand = рука
command-hand-about = Поле з тим, що видно лише вам
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
option-part = частина
option-part-about = Частина поля
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
lobby-options-title = ### Налаштування
lobby-seat-title = ### За кого ви граєте?
lobby-seat-chosen = Обрано.
lobby-taken = Хтось встиг раніше: уже зайнято.
lobby-started = Партія почалася: { $thread }
lobby-cancelled = Нікого не лишилося: стіл закрито.
lobby-over = Ця партія вже почалася або скасована.
lobby-already-in = Ви вже за цим столом.
lobby-not-in = Ви не за цим столом.
lobby-full = За столом немає місць.
lobby-no-bots = За цим столом немає ботів.
lobby-host-only = Це може лише господар столу: { $user }

## Стіл
table-choosing = 🤫 Таємно обирають: { $seats }
table-sealed = 🔏 { $seat }: запечатано (квитанція { $receipt })
table-turn = ▶️ { $seat }, ваш хід.
table-asked = ▶️ { $seat }: { $question }
table-paused = ⏸️ Партію призупинено.
table-my-move = Мій хід
table-undo = Скасувати
table-hand = Мій вигляд

## Своя панель
own-waiting = Зараз від вас нічого не потрібно. Чекаємо: { $seats }.
own-over = Партію завершено.
own-sealed = 🔏 Запечатано. Можна змінювати, доки всі не закінчать.
own-standing = Постійні вказівки
panel-choose = Оберіть…
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
typing-title = Напишіть свій вибір
typing-label = Вибір
typing-hint = Як у підказках команди /хід

## Новини
news-more =
    { $count ->
        [one] … і ще { $count } рядок: /журнал
        [few] … і ще { $count } рядки: /журнал
       *[other] … і ще { $count } рядків: /журнал
    }
news-time-ran-out = { $seat }: час вийшов, зіграно типовий хід.
log-empty = Поки нічого не сталося.
status-seed = Геш зерна випадковості: { $hash }

## Нотатки
note-dms-closed = { $user }, я не можу написати вам особисто. Натисніть тут «Мій хід»: побачите лише ви.
trouble-thread-gone = Гілка партії № { $match } зникла, і показувати її поле більше ніде.
trouble-permission = Мені не можна писати в гілку партії № { $match }. Дайте мені право надсилати повідомлення й файли; я спробую ще раз.

## Відповіді
no-such-match = Незрозуміло, про яку партію мова. Використайте команду в гілці партії або вкажіть її номер.
which-match = Підходить кілька партій. Вкажіть номер: { $numbers }
not-started = Ця партія ще не почалася.
not-at-this-table = Ви не за цим столом, але дивитися можна.
not-your-seat = Це чужий вибір.
control-outdated = Ця кнопка зі старої версії. Візьміть новіше повідомлення.
something-broke = У мене щось зламалося; у партії нічого не змінилося. Спробуйте ще раз.

## Перша хвилина
greeting = ## Ласкаво просимо до Slowtable
    Великі настільні ігри без поспіху: партія живе в гілці днями й тижнями, кожен ходить, коли має час, а правила знаю я.
greeting-now = **Зіграти зараз проти ботів** — натисніть на гру:
greeting-more = -# З друзями: /партія нова. Усе інше: /допомога.
greeting-your-table = Ваш стіл готовий: { $thread }
only-in-channels = Це працює в каналі сервера.

## Кінець
end-title = ## 🏁 Партію завершено
end-motion = Партія в русі
end-rematch = Реванш
end-export = Зберегти
end-seed = Зерно випадковості: `{ $seed }`. Воно відповідає гешу, показаному на початку ({ $hash }). `slowtable replay` перевірить кожне перемішування.
end-seed-wrong = Зерно випадковості `{ $seed }` не відповідає гешу, показаному на початку ({ $hash })!
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
command-vote-back-about = Повернутися далі, ніж може скасування
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
option-tongue-about = Яка мова
whose-me = Моя
whose-server = Сервера
help-title = ### Команди
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
vote-opened = Питання поставлено столу.
vote-closed = Це голосування закрито.
vote-for = Так
vote-against = Ні
vote-yes = **Ухвалено.**
vote-no = **Відхилено.**
vote-missing = Ще ні: { $users }
vote-ask-rewind = 🗳️ { $user } пропонує повернутися до того, що було { $at }.
vote-ask-cancel = 🗳️ { $user } пропонує припинити партію.
vote-done-rewind = Стіл повернувся назад.
vote-done-cancel = Стіл припинив партію.
vote-no-such-state = Цей стан не збережено. Оберіть із підказаних.
