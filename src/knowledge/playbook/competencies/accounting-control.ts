import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const accountingControl: PlaybookCompetency = {
  id: 'accounting-control',
  fit: {
    families: ['finance'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'month-end clos',
        'month end clos',
        'monthly clos',
        'bank reconcil',
        'reconcil',
        'general ledger',
        'accounts payable',
        'accounts receivable',
        'balance sheet',
        'trial balance',
        'vat return',
        'tax return',
        'financial statements',
        'bookkeep',
        'ifrs',
        'gaap',
        'journal entries',
      ],
      uk: [
        'закриття місяц',
        'закриття період',
        'акти звірк',
        'актів звірк',
        'звірки з контрагент',
        'звірку з контрагент',
        'первинні документ',
        'первинних документ',
        'первинної документ',
        'податкової звітн',
        'податкову звітн',
        'фінансової звітн',
        'фінансову звітн',
        'бухгалтерськ',
        'дебіторськ',
        'кредиторськ',
        'податкові наклад',
        'податкових наклад',
        'мсфз',
        'клієнт-банк',
        'основних засоб',
      ],
    },
  },
  name: { en: 'Accounting and control', uk: 'Облік і контроль' },
  definition: {
    en: 'Books each item in the right period with a document behind it, reconciles until the difference is explained, closes on time, keeps paying, booking and checking in different hands, and refuses an entry without substance.',
    uk: 'Відображає кожну операцію в належному періоді й на підставі документа, звіряє, доки різницю пояснено, закриває період вчасно, розділяє оплату, облік і перевірку та відмовляє в проведенні того, чого не було.',
  },
  signals: {
    en: [
      'accountant',
      'accounting',
      'bookkeep',
      'month-end clos',
      'month end clos',
      'reconcil',
      'general ledger',
      'ledger',
      'accounts payable',
      'accounts receivable',
      'balance sheet',
      'trial balance',
      'journal entr',
      'vat return',
      'vat',
      'tax return',
      'financial statements',
      'ifrs',
      'gaap',
      'payroll',
      'accrual',
      'depreciation',
      'fixed assets',
      'internal control',
      'audit',
      'invoices',
    ],
    uk: [
      'бухгалт',
      'закриття місяц',
      'закриття період',
      'звірк',
      'звірян',
      'первинні документ',
      'первинних документ',
      'первинної документ',
      'податкова звітн',
      'податкової звітн',
      'податкову звітн',
      'фінансова звітн',
      'фінансової звітн',
      'фінансову звітн',
      'дебіторськ',
      'кредиторськ',
      'податкові наклад',
      'податкових наклад',
      'мсфз',
      'п(с)бо',
      'нарахування заробітн',
      'нарахування зарплат',
      'основних засоб',
      'основні засоби',
      'амортизац',
      'оборотно-сальдов',
      'головна книга',
      'головної книг',
      'аудит',
      'клієнт-банк',
      'пдв',
      'інвентаризац',
    ],
  },
  searched: {
    en: ['accounting', 'reconciliation', 'general ledger', 'balance sheet', 'month-end closing', 'audit'],
    uk: ['бухгалтерський', 'звірка', 'первинні документи', 'фінансова звітність', 'закриття місяця', 'аудит'],
  },
  traces: {
    en: [
      'account',
      'book',
      'ledger',
      'financ',
      'tax',
      'vat',
      'audit',
      'invoice',
      'payment',
      'payroll',
      'budget',
      'balance',
      'bank',
      'treasur',
      'reconcil',
      'report',
      'cost',
      'econom',
      'sap',
      'excel',
      'cash',
      'statement',
    ],
    uk: [
      'бухг',
      'облік',
      'фінанс',
      'подат',
      'пдв',
      'аудит',
      'рахун',
      'оплат',
      'платіж',
      'платеж',
      'зарплат',
      'заробітн',
      'баланс',
      'банк',
      'бюджет',
      'казнач',
      'звір',
      'звіт',
      'витрат',
      'економ',
      'кошторис',
      '1с',
      'bas',
      'медок',
      'm.e.doc',
      'excel',
      'кас',
      'наклад',
      'інвентар',
      'акт',
    ],
  },
  bars: {
    junior: {
      shownBy: ['ac-longest-difference', 'ac-new-bank-details'],
      strong: {
        en: 'Goes from the entry to the document and back before changing a figure',
        uk: 'Перш ніж змінити цифру, іде від проведення до документа й назад',
      },
      exceptional: {
        en: 'Stops a payment or entry that lacks a document, even when somebody senior wants it now',
        uk: 'Зупиняє платіж чи проведення без документа, хоч би хто зі старших підганяв',
      },
    },
    middle: {
      shownBy: ['ac-own-wrong-entry', 'ac-december-shipment'],
      strong: {
        en: 'Says which period and which reported figures an error affects, with the amount',
        uk: 'Каже, якого періоду й яких рядків звітності торкається помилка, і на яку суму',
      },
      exceptional: {
        en: 'Checks earlier periods for the same error without being asked to',
        uk: 'Без нагадування перевіряє, чи немає тієї самої помилки в попередніх періодах',
      },
    },
    senior: {
      shownBy: ['ac-shorter-close', 'ac-one-pair-of-hands'],
      strong: {
        en: 'Moves a check to where the error arises: at the order, the contract card, the import',
        uk: 'Переносить перевірку туди, де помилка виникає: у замовлення, картку договору, імпорт',
      },
      exceptional: {
        en: 'Drops a control that caught nothing, and says how many hours it had cost',
        uk: 'Скасовує контроль, який нічого не ловив, і каже, скільки годин він коштував',
      },
    },
    lead: {
      shownBy: ['ac-one-pair-of-hands', 'ac-december-shipment'],
      strong: {
        en: 'Separates who sets up, who pays and who checks, even where there are few people',
        uk: 'Розділяє, хто заводить, хто платить і хто перевіряє, навіть коли людей мало',
      },
      exceptional: {
        en: 'Names a control over their own access and entries too, and who reviews it',
        uk: 'Називає контроль і над власними правами та проведеннями і хто його здійснює',
      },
    },
  },
  questions: [
    {
      id: 'ac-longest-difference',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 6,
      topics: {
        en: ['bookkeep', 'reconcil', 'balance sheet', 'ledger', 'bank rec', 'recs'],
        uk: ['акти звірк', 'банк', 'звір', 'реєстр', 'залишк на рахунк'],
      },
      text: {
        en: {
          ask: 'Which reconciliation took you the longest to get right: bank, supplier, stock or tax? Tell me how you narrowed the difference down and what was behind it.',
          whyAsked:
            'Reconciling is the accountant’s daily proof. The answer shows whether the candidate narrows down methodically or searches line by line.',
          keyPoints: [
            'What was compared with what, and how large the difference was',
            'How it was narrowed: by date, document type, halving, doubled amounts, division by nine for swapped digits',
            'The cause: exchange rate, a document in another period, a double entry, a wrong contract',
            'The correcting entry, and the document behind it',
            'What keeps it from coming back',
          ],
          notRequired: ['A large amount', 'A particular program'],
          anchors: [
            ['Has never found a difference, or leaves that to the program'],
            ['Wrote the difference off as rounding without finding a cause', 'Ticked lines until it turned up'],
            ['Names the cause and the document behind it', 'Corrected it in the right period'],
            [
              'Narrowed it down by date or document type before looking at lines',
              'Asked the other side for their account statement and compared in both directions',
            ],
            [
              'Recognised the kind of error from the amount itself, and says how',
              'Found a second difference, with the opposite sign, hidden by the first',
            ],
          ],
          probes: [
            { text: 'Which totals did you compare, step by step?', trigger: 'vague' },
            { text: 'What entry did you post in the end?', trigger: 'no_result' },
            { text: 'Why had it not shown up a month earlier?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Makes differences vanish with an entry to “other” and no document',
              jobReason: 'Theft and errors hide in exactly such entries.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про різницю у звірці, яку ви шукали найдовше: банк, постачальник, склад чи податки. Як ви до неї підбиралися і що за нею стояло?',
          whyAsked:
            'Звірка є щоденним доказом роботи бухгалтера. Відповідь показує, чи звужує кандидат пошук методом, чи перебирає рядок за рядком.',
          keyPoints: [
            'Що з чим порівнювали і якою була різниця',
            'Як звужували: за датою, видом документа, навпіл, подвоєні суми, ділення на дев’ять при переставлених цифрах',
            'Причина: курс, документ в іншому періоді, подвійне проведення, не той договір',
            'Виправне проведення і на якому документі воно тримається',
            'Що не дає цьому повторитися',
          ],
          notRequired: ['Велика сума', 'Певна програма'],
          anchors: [
            ['Ніколи не шукає різниць або лишає це програмі'],
            ['Списує різницю на округлення без причини', 'Відмічає рядки, доки не трапиться'],
            ['Називає причину й документ за нею', 'Виправляє в належному періоді'],
            [
              'Спершу звужує за датою чи видом документа, а вже тоді дивиться рядки',
              'Просить в іншої сторони картку рахунка й порівнює в обидва боки',
            ],
            [
              'Упізнає вид помилки за самою сумою й каже як',
              'Знаходить другу різницю з протилежним знаком, яку ховала перша',
            ],
          ],
          probes: [
            { text: 'Як крок за кроком зменшувалася ця різниця?', trigger: 'vague' },
            { text: 'Яке проведення ви врешті зробили?', trigger: 'no_result' },
            { text: 'Чому цього не помітили місяцем раніше?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Прибирає різниці проведенням на «інші» без документа',
              jobReason: 'Саме в таких проведеннях ховаються крадіжки й помилки.',
            },
          ],
        },
      },
    },
    {
      id: 'ac-own-wrong-entry',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      topics: { en: ['accuracy', 'attention to detail'], uk: ['точніст', 'уважніст'] },
      text: {
        en: {
          ask: 'Tell me about an entry or figure of yours that proved wrong only after the period was closed or the return filed. Walk me through the next few hours, and how you corrected it.',
          whyAsked:
            'Errors in closed periods test honesty more than skill. The answer shows who was told, how soon, and whether the correction is documented.',
          keyPoints: [
            'The error, plainly: account, amount, period, who relied on the figure',
            'The effect on tax, pay, a bank covenant or a decision, worked out first',
            'Chief accountant or director told before the correction',
            'The correction: corrected return or entry in the current period, with a note that explains it',
            'The check added since',
          ],
          notRequired: ['A penalty', 'An error involving a large amount'],
          anchors: [
            ['Says no such error has ever occurred'],
            ['Quietly put it right the following month', 'Mentions only what the program or a colleague did wrong'],
            ['Told their manager the same day and corrected it by the rules', 'Names the account and the amount'],
            ['Worked out the effect before anybody asked', 'Left a note that lets an auditor follow the correction'],
            [
              'Went through similar entries and says how many were wrong',
              'Told the people who had used the wrong figure',
            ],
          ],
          probes: [
            { text: 'How many hours was it before anybody else knew?', trigger: 'vague' },
            { text: 'Which line in the reports changed, and by how much?', trigger: 'missing_point' },
            { text: 'What check has there been since then?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Reopened a closed period to change it without leaving a trace',
              jobReason: 'Reports already issued no longer match the books, and nobody can tell why.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про власну помилку, яка виявилася вже після закриття періоду чи подання звіту. Що ви робили в перші години і як її виправили?',
          whyAsked:
            'Помилки в закритих періодах перевіряють чесність більше, ніж уміння. Відповідь показує, кому й коли сказано і чи задокументовано виправлення.',
          keyPoints: [
            'Помилка прямо: рахунок, сума, період, хто спирався на цифру',
            'Наслідок для податків, зарплати, умов банку чи рішення, порахований спершу',
            'Головному бухгалтерові чи директорові сказано до виправлення',
            'Виправлення: уточнений звіт або проведення поточного періоду з бухгалтерською довідкою',
            'Яку перевірку додано',
          ],
          notRequired: ['Штраф', 'Помилка на велику суму'],
          anchors: [
            ['Каже, що такого не траплялося'],
            ['Мовчки виправляє наступного місяця', 'Розповідає лише про помилки програми чи колег'],
            ['Того ж дня каже керівникові й виправляє за правилами', 'Називає рахунок і суму'],
            ['Рахує наслідок, перш ніж хтось запитає', 'Лишає довідку, за якою аудитор простежить виправлення'],
            [
              'Переглядає подібні проведення й каже, скільки було хибних',
              'Повідомляє тих, хто користувався хибною цифрою',
            ],
          ],
          probes: [
            { text: 'Скільки годин минуло, доки дізнався хтось іще?', trigger: 'vague' },
            { text: 'Який рядок звітності змінився і на скільки?', trigger: 'missing_point' },
            { text: 'Яка перевірка з’явилася після цього?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Відкриває закритий період і змінює його без сліду',
              jobReason: 'Подані звіти вже не сходяться з обліком, і ніхто не знає чому.',
            },
          ],
        },
      },
    },
    {
      id: 'ac-shorter-close',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      topics: {
        en: ['deadline', 'month-end', 'month end', 'close', 'closing', 'reporting deadlines'],
        uk: ['строк', 'дедлайн', 'закритт'],
      },
      text: {
        en: {
          ask: 'Tell me about a month-end close that you made shorter or calmer. Which day was it finished on before and after, and what exactly did you change?',
          whyAsked:
            'A late close means decisions based on guesses. The answer shows whether the candidate sees the close as a chain of steps and can prove a gain.',
          keyPoints: [
            'Working day of close before and after',
            'Where time was lost: late documents, stock, intercompany, manual tables, waiting for one person',
            'What was moved earlier in the month, or estimated below a limit',
            'Agreement with sales, stores and purchasing on dates for documents',
            'Whether later corrections went up or down',
          ],
          notRequired: ['New software'],
          anchors: [
            ['Has no closing schedule'],
            ['Worked longer evenings', 'Closed earlier but left corrections to the next month without counting them'],
            [
              'Gives the days before and after and one step that was changed',
              'Made a list of closing steps with names and days',
            ],
            [
              'Moved reconciliations into the month',
              'Agreed a day with another department for its documents and held it to that',
            ],
            [
              'Shows from the number and value of later corrections that nothing was lost',
              'Set an amount below which items are estimated, and gives the reason for it',
            ],
          ],
          probes: [
            { text: 'Which step was holding up which?', trigger: 'too_general' },
            { text: 'How much of that was your doing?', trigger: 'no_role' },
            { text: 'How many corrections came in the month after?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про закриття місяця, яке ви зробили коротшим або спокійнішим. На який день закривали до того й після і що саме ви змінили?',
          whyAsked:
            'Пізнє закриття означає рішення навмання. Відповідь показує, чи бачить кандидат у закритті ланцюг кроків і чи може довести виграш.',
          keyPoints: [
            'Робочий день закриття до і після',
            'Де губився час: пізні документи, склад, розрахунки між своїми фірмами, ручні таблиці, очікування однієї людини',
            'Що перенесено в середину місяця або оцінено за порогом',
            'Домовленості з продажем, складом і закупівлями про дати документів',
            'Чи побільшало потім виправлень',
          ],
          notRequired: ['Нова програма'],
          anchors: [
            ['Не має графіка закриття'],
            ['Сидить довше вечорами', 'Закриває раніше, а виправлення лишає на потім і не рахує'],
            ['Називає дні до й після та один змінений крок', 'Складає перелік кроків закриття з іменами й днями'],
            [
              'Переносить звірки в середину місяця',
              'Домовляється з іншим відділом про день для документів і домагається його',
            ],
            [
              'Кількістю й сумою пізніших виправлень показує, що нічого не втрачено',
              'Визначає суму, нижче якої оцінюють, і обґрунтовує її',
            ],
          ],
          probes: [
            { text: 'Що саме на що чекало?', trigger: 'too_general' },
            { text: 'Що з цього зробили ви?', trigger: 'no_role' },
            { text: 'Скільки виправлень було наступного місяця?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ac-new-bank-details',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      topics: {
        en: ['payable', 'supplier pay', 'payment', 'invoice'],
        uk: ['постачальник', 'платеж', 'оплат', 'клієнт-банк'],
      },
      text: {
        en: {
          ask: 'A supplier you know emails an invoice for 480 thousand with a new bank account. The director writes from the road: “Pay today, or they stop delivering.” The bank’s cut-off is in forty minutes. What do you do?',
          whyAsked:
            'Payment fraud lives on haste and rank. The answer shows whether the candidate checks by a second channel and how they hold the line.',
          keyPoints: [
            'New details confirmed by calling the number on file, not the one in the email',
            'The director’s message confirmed by voice too',
            'Order, delivery note and contract compared with the invoice',
            'Master data changed by somebody other than the person who pays',
            'Without confirmation, no payment today; the supplier is told when it will come',
          ],
          notRequired: ['Names of fraud schemes'],
          anchors: [
            ['Pays because the director said so'],
            ['Replies to the same email to ask whether it is right', 'Pays to the old account without asking anybody'],
            [
              'Calls the supplier at a number from earlier papers',
              'Compares the invoice with the order and the delivery',
            ],
            ['Calls the director and says why the payment waits', 'Has a second person change or approve the account'],
            [
              'Checks the sender’s address and warns the bank and colleagues about the attempt',
              'Names the next cut-off and offers the supplier proof of the payment order',
            ],
          ],
          probes: [
            { text: 'The director is annoyed and cannot be reached by phone. What now?', trigger: 'too_general' },
            { text: 'Where do you get the number you call?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Would sign in with a colleague’s key to be on time',
              jobReason: 'Two signatures by the same hand are no check at all.',
            },
          ],
        },
        uk: {
          ask: 'Знайомий постачальник надсилає рахунок на 480 тисяч із новими реквізитами. Директор пише з дороги: «Платіть сьогодні, бо спинять відвантаження». До кінця банківського дня сорок хвилин. Що ви робите?',
          whyAsked:
            'Платіжне шахрайство живе поспіхом і посадами. Відповідь показує, чи перевіряє кандидат іншим каналом і як тримає межу.',
          keyPoints: [
            'Нові реквізити підтверджують дзвінком на номер із договору, а не з листа',
            'Повідомлення директора теж підтверджують голосом',
            'Замовлення, накладну й договір порівняно з рахунком',
            'Реквізити змінює не той, хто платить',
            'Без підтвердження сьогодні не платять; постачальникові кажуть, коли',
          ],
          notRequired: ['Назви шахрайських схем'],
          anchors: [
            ['Платить, бо так сказав директор'],
            ['Перепитує у відповідь на той самий лист', 'Платить на старий рахунок і нікого не питає'],
            ['Телефонує постачальникові за номером із давніших паперів', 'Порівнює рахунок із замовленням і накладною'],
            ['Телефонує директорові й каже, чому платіж чекає', 'Дає змінити чи підтвердити реквізити другій людині'],
            [
              'Дивиться на адресу відправника й попереджає банк і колег про спробу',
              'Називає наступний час оплати й пропонує постачальникові підтвердження',
            ],
          ],
          probes: [
            { text: 'Директор роздратований і не бере слухавки. Що тоді?', trigger: 'too_general' },
            { text: 'Звідки ви берете номер, на який телефонуєте?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Підписує ключем колеги, щоб устигнути',
              jobReason: 'Два підписи однією рукою не перевіряють нічого.',
            },
          ],
        },
      },
    },
    {
      id: 'ac-december-shipment',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      branch: { of: ['goods'] },
      topics: {
        en: ['gaap', 'ifrs', 'frs', 'revenue', 'standards'],
        uk: ['мсфз', 'стандарт', 'дохід', 'доход', 'нп(с)бо', 'псбо'],
      },
      text: {
        en: {
          ask: 'On 30 December the sales director brings you a delivery note for 1.2 million, signed by the customer and dated today. The goods leave the warehouse on 5 January. Without it the bank’s condition for the loan is not met. What do you do?',
          whyAsked:
            'Pressure to book early comes to every accountant. The answer shows whether substance counts for more than a signed paper, and what else is offered.',
          keyPoints: [
            'What has really passed: control and risk, and the contract’s delivery terms',
            'The stock is still there, and a count would show it',
            'Not booked in December, and said so plainly, with the reason',
            'Alternatives: talk to the bank before year end, a real delivery tomorrow, part shipment',
            'A written note on the matter, and who it goes to if pressed',
          ],
          notRequired: ['The number of an accounting standard'],
          anchors: [
            ['Books it because the paper is signed'],
            ['Refuses without an explanation', 'Books it and reverses it in January'],
            [
              'Asks for the contract and warehouse documents and books by them',
              'Takes the matter to the finance director',
            ],
            [
              'Explains what the sale depends on in that contract',
              'Suggests speaking to the bank now and brings the figures',
            ],
            [
              'Asks which other December notes are dated like this, and checks them',
              'Says at what point they would go to the owners or auditors',
            ],
          ],
          probes: [
            { text: 'The finance director says “book it, I will answer for it”. What now?', trigger: 'too_general' },
            { text: 'Which document settles it for you?', trigger: 'missing_point' },
            { text: 'How do you put it to the sales director?', trigger: 'vague' },
          ],
          redFlags: [
            {
              text: 'Would book it as long as somebody senior orders it in writing',
              jobReason: 'The report is false all the same, and the bank lends on the strength of it.',
            },
          ],
        },
        uk: {
          ask: '30 грудня директор із продажу приносить видаткову накладну на 1,2 мільйона, підписану клієнтом сьогоднішнім числом. Товар поїде зі складу 5 січня. Без цієї накладної порушено умову кредиту в банку. Що ви робите?',
          whyAsked:
            'Провести раніше просять кожного бухгалтера. Відповідь показує, чи суть важить більше за підписаний папір і що пропонують натомість.',
          keyPoints: [
            'Що справді перейшло: контроль, ризики, умови поставки в договорі',
            'Товар ще на складі, і це покаже інвентаризація',
            'У грудні не проводять і прямо кажуть чому',
            'Інші шляхи: розмова з банком до кінця року, справжнє відвантаження завтра, відвантаження частинами',
            'Письмова записка і кому вона йде, якщо тиснуть',
          ],
          notRequired: ['Номер стандарту'],
          anchors: [
            ['Проводить, бо папір підписано'],
            ['Відмовляє без пояснень', 'Проводить, а в січні сторнує'],
            ['Просить договір і складські документи та проводить за ними', 'Несе питання фінансовому директорові'],
            ['Пояснює, від чого в цьому договорі залежить дохід', 'Пропонує говорити з банком зараз і готує цифри'],
            [
              'Питає, які ще накладні грудня датовано так само, і перевіряє їх',
              'Каже, коли звертається до власників чи аудиторів',
            ],
          ],
          probes: [
            { text: 'Фінансовий директор каже: «Проводьте, відповідаю я». Що далі?', trigger: 'too_general' },
            { text: 'Який документ для вас вирішальний?', trigger: 'missing_point' },
            { text: 'Як саме ви скажете це директорові з продажу?', trigger: 'vague' },
          ],
          redFlags: [
            {
              text: 'Проводить, аби хтось зі старших наказав письмово',
              jobReason: 'Звіт усе одно хибний, а банк за ним позичає гроші.',
            },
          ],
        },
      },
    },
    {
      id: 'ac-one-pair-of-hands',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 6,
      topics: { en: ['internal control', 'controls', 'compliance'], uk: ['внутрішн контрол', 'внутрішній контрол'] },
      text: {
        en: {
          ask: 'You take over the finances of a firm where for twelve years one trusted bookkeeper has set up suppliers, entered invoices, made payments and reconciled the bank. You cannot hire anybody. Which checks do you bring in, and in what order?',
          whyAsked:
            'Small firms lose most where one person does everything. The answer shows whether a lead can build checks with few hands and without suspicion.',
          keyPoints: [
            'Payment release and supplier master data separated from booking, first of all',
            'Bank statement seen by somebody else, straight from the bank',
            'Checks by the owner or another department: new suppliers, round amounts, amounts just below a limit',
            'A look back at a sample before access rights are changed',
            'How the bookkeeper is told: it protects them too',
          ],
          notRequired: ['An audit firm'],
          anchors: [
            ['Changes nothing because there is trust'],
            ['Takes away all access rights at once', 'Asks the bookkeeper to check their own work more carefully'],
            ['Puts payment release in other hands', 'Checks the supplier list for duplicates'],
            [
              'Compares suppliers’ bank accounts with those on the payroll',
              'Gives the owner one short list a week, and says what is on it',
            ],
            [
              'Has somebody else do the work during leave, and says what that reveals',
              'Says how they will know that a check is really made and not just signed',
            ],
          ],
          probes: [
            { text: 'What do you bring in this week, and what next quarter?', trigger: 'vague' },
            { text: 'What do you say to the bookkeeper, word for word?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ви приймаєте фінанси фірми, де одна бухгалтерка, якій усі довіряють, дванадцять років заводить постачальників, проводить рахунки, платить і звіряє банк. Наймати нікого не можна. Які перевірки ви вводите і в якому порядку?',
          whyAsked:
            'Малі фірми втрачають найбільше там, де все робить одна людина. Відповідь показує, чи вміє керівник побудувати контроль малими силами й без підозр.',
          keyPoints: [
            'Передусім відділити підпис платежів і картки постачальників від проведень',
            'Виписку бачить хтось інший, просто з банку',
            'Перевірки власника чи іншого відділу: нові постачальники, круглі суми, суми трохи нижче межі',
            'Вибірка за минуле, перш ніж міняти права',
            'Як це сказано бухгалтерці: це захищає і її',
          ],
          notRequired: ['Аудиторська фірма'],
          anchors: [
            ['Нічого не міняє, бо є довіра'],
            ['Одразу забирає всі права', 'Просить уважніше перевіряти власну роботу'],
            ['Передає підпис платежів в інші руки', 'Переглядає перелік постачальників на повтори'],
            [
              'Порівнює рахунки постачальників із зарплатними',
              'Дає власникові короткий перелік щотижня й каже, що в ньому',
            ],
            [
              'На час відпустки дає цю роботу іншому й каже, що так виявляється',
              'Каже, з чого видно, що перевірку роблять, а не лише підписують',
            ],
          ],
          probes: [
            { text: 'Що ви вводите цього тижня, а що наступного кварталу?', trigger: 'vague' },
            { text: 'Що ви кажете бухгалтерці дослівно?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ac-which-month',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      topics: { en: ['accrual', 'prepay', 'journal'], uk: ['нарахувань і резерв', 'періодизац', 'проведен'] },
      text: {
        en: {
          ask: 'You are closing December. Insurance of 12 thousand was paid on 1 October for a year, December’s electricity bill has not come, and a customer prepaid 30 thousand for January. Explain what you book and what the balance sheet shows.',
          whyAsked:
            'Periods are the heart of a close. The answer shows whether the candidate thinks in when a thing belongs, not in when it was paid.',
          keyPoints: [
            'Insurance: 3 thousand is the expense for October to December, 9 thousand stays as prepaid',
            'Electricity: estimated by meter or past bills and accrued in December',
            'Prepayment: a liability of 30 thousand, no income yet',
            'The estimate is compared with the bill in January',
          ],
          notRequired: ['Account numbers', 'Tax treatment in a given country'],
          anchors: [
            ['Books each item when money moves'],
            ['Takes the prepayment as income', 'Leaves electricity to January because there is no bill'],
            ['Leaves 9 thousand as prepaid and shows the calculation', 'Shows the 30 thousand as owed to the customer'],
            [
              'Says how the electricity is estimated and which document supports it',
              'Gives the January entries as well',
            ],
            [
              'Names the amount above which estimating is worth it, and who sets it',
              'Says how VAT or another tax may fall in a different month from the income',
            ],
          ],
          probes: [
            { text: 'How do you get to that figure?', trigger: 'vague' },
            { text: 'The bill in January is 400 higher. What do you do?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ви закриваєте грудень. 1 жовтня сплачено 12 тисяч страховки за рік, рахунок за світло за грудень не надійшов, клієнт передплатив 30 тисяч за січень. Поясніть, що ви проводите і що буде в балансі.',
          whyAsked:
            'Періоди є суттю закриття. Відповідь показує, чи думає кандидат про те, до якого часу належить операція, а не коли пішли гроші.',
          keyPoints: [
            'Страховка: 3 тисячі є витратами жовтня–грудня, 9 тисяч лишаються витратами майбутніх періодів',
            'Світло: оцінено за лічильником чи минулими рахунками й нараховано в грудні',
            'Передплата: зобов’язання на 30 тисяч, доходу ще немає',
            'У січні оцінку порівнюють із рахунком',
          ],
          notRequired: ['Номери рахунків', 'Оподаткування в певній країні'],
          anchors: [
            ['Проводить усе тоді, коли рухаються гроші'],
            ['Показує передплату як дохід', 'Лишає світло на січень, бо рахунка немає'],
            [
              'Лишає 9 тисяч на майбутні періоди й показує розрахунок',
              'Показує 30 тисяч як зобов’язання перед клієнтом',
            ],
            ['Каже, як оцінює світло і на якому документі це тримається', 'Називає й січневі проведення'],
            [
              'Називає суму, від якої варто оцінювати, і хто її визначає',
              'Каже, чому ПДВ чи інший податок може припасти на інший місяць, ніж дохід',
            ],
          ],
          probes: [
            { text: 'Як ви отримали цю суму?', trigger: 'vague' },
            { text: 'Рахунок у січні на 400 більший. Що ви робите?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ac-bank-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 25,
      text: {
        en: {
          ask: 'Month end: books 121,150, bank 118,400. Bank only: customer paid 5400, fees 150. Books only: payment order 3600, cash paid in 6200. A payment of 8200 is booked as 2800. Reconcile, write the entries, and say what you would look into.',
          whyAsked:
            'A bank reconciliation shows order, arithmetic and suspicion in half an hour. It is close to what the job asks on its first day.',
          keyPoints: [
            'Both sides come to 121,000',
            'Entries only for what the books lack or have wrong: 5,400, 150 and the 5,400 underpaid',
            'The 3,600 and the 6,200 get no entry, but a date by which they must reach the bank',
            'The two amounts of 5,400 are kept apart, not set off against each other',
            'Cash in transit is looked into first',
          ],
          notRequired: ['Account numbers', 'A spreadsheet'],
          anchors: [
            ['Writes the difference of 2,750 to other expenses'],
            [
              'Sets the two 5,400 amounts against each other',
              'Makes entries for items that are only waiting for the bank',
            ],
            ['Arrives at 121,000 on both sides', 'Writes the three entries with the right sign'],
            [
              'Says which document each entry needs',
              'Explains why bank items are split into timing differences and errors',
            ],
            [
              'Asks who booked 2,800 for 8,200 and whether the supplier’s account agrees',
              'Names a date after which uncredited cash is a matter for the director',
            ],
          ],
          probes: [
            { text: 'Which side do you start with, and why?', trigger: 'too_general' },
            { text: 'Which of these items could hide a theft?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Кінець місяця: облік 121 150, банк 118 400. Лише в банку: оплата клієнта 5400, комісія 150. Лише в обліку: платіжка 3600, здана готівка 6200. Платіж 8200 проведено як 2800. Зведіть, напишіть проведення й скажіть, що перевірите.',
          whyAsked:
            'Звірка банку за пів години показує лад, арифметику й обачність. Це близьке до того, що робитимуть першого ж дня.',
          keyPoints: [
            'Обидві сторони сходяться на 121 000',
            'Проведення лише на те, чого в обліку бракує чи що хибне: 5400, 150 і недопроведені 5400',
            'На 3600 і 6200 проведень немає, але є дата, до якої банк має їх показати',
            'Дві суми по 5400 розрізнено, а не згорнуто',
            'Готівку в дорозі перевіряють першою',
          ],
          notRequired: ['Номери рахунків', 'Електронна таблиця'],
          anchors: [
            ['Відносить різницю 2750 на інші витрати'],
            ['Згортає дві суми по 5400', 'Робить проведення на те, що лише чекає банку'],
            ['Сходиться на 121 000 з обох боків', 'Пише три проведення з правильним знаком'],
            [
              'До кожного проведення каже, який потрібен документ',
              'Пояснює, чому ділить різниці на часові й помилкові',
            ],
            [
              'Питає, хто провів 2800 замість 8200 і чи сходиться звірка з постачальником',
              'Називає день, після якого незарахована готівка стає справою директора',
            ],
          ],
          probes: [
            { text: 'З якого боку ви починаєте і чому?', trigger: 'too_general' },
            { text: 'За якою з цих сум могла б ховатися крадіжка?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
