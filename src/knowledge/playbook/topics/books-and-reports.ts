import type { Bar, JobFamily, TopicQuestion } from '#knowledge/playbook/types.ts';

const every: readonly Bar[] = ['junior', 'middle', 'senior', 'lead'];
const families: readonly JobFamily[] = ['finance'];

/** Work of accountants. */
export const booksAndReportsTopics: readonly TopicQuestion[] = [
  {
    id: 'at-count-against-ledger',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    branch: { of: ['goods'] },
    families,
    name: { en: 'Stock and cost', uk: 'Запаси та собівартість' },
    topics: {
      en: ['inventor', 'stock', 'standard cost', 'costing', 'cost accounting', 'cogs', 'manufactur', 'margin'],
      uk: ['собіварт', 'запас', 'склад', 'товар', 'матеріал', 'тмц', 'інвентариз', 'виробнич', 'калькул', 'витрат'],
    },
    text: {
      en: {
        ask: 'The stock count is 46 thousand below the ledger, purchase prices are up eight per cent this quarter, and margin looks better than ever. Where do you look first, and what do you book before the month closes?',
        whyAsked: 'Stock is where errors of price, quantity and cut-off meet; the answer shows who can separate them.',
        keyPoints: [
          'Separates quantity, price and cut-off before booking anything',
          'Checks receipts and shipments around the count, items in transit and on loan',
          'Compares the cost on the shelf with recent invoices and with what it will sell for',
          'Books what is proven, accrues or reserves the rest, and says who approves it',
        ],
        notRequired: ['A given costing method'],
        anchors: [
          ['Would book the whole difference as a loss'],
          ['Looks for one error and stops at the first', 'Trusts the ledger and asks for a new count'],
          ['Checks cut-off and counts the largest items again', 'Sees that old cost prices flatter the margin'],
          [
            'Splits the difference into price and quantity with an example',
            'Names items that sell for less than they cost, and the reserve for them',
          ],
          [
            'Explains the effect on margin to the plant or shop in two sentences',
            'Names a control that would have shown it in week one',
          ],
        ],
        probes: [
          { text: 'The warehouse says the count is wrong. How do you settle that?', trigger: 'vague' },
          { text: 'What entry do you make tonight, and which document backs it up?', trigger: 'missing_point' },
          { text: 'What did you do yourself in the last cost update you were part of?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Would carry the difference forward to keep the margin',
            jobReason: 'The next count doubles it, and auditors and lenders have relied on the figure.',
          },
        ],
      },
      uk: {
        ask: 'Інвентаризація дала на 46 тисяч менше, ніж в обліку, закупівельні ціни за квартал зросли на вісім відсотків, а маржа — найкраща за рік. Де ви шукаєте спершу і що проводите до закриття місяця?',
        whyAsked: 'У запасах сходяться помилки ціни, кількості й дати; відповідь показує, хто вміє їх розділити.',
        keyPoints: [
          'Розділяє кількість, ціну й дату, перш ніж щось проводити',
          'Перевіряє надходження й відвантаження навколо дати, товар у дорозі та на відповідальному зберіганні',
          'Порівнює облікову ціну з останніми накладними та з ціною продажу',
          'Проводить доведене, на решту створює резерв і каже, хто це затверджує',
        ],
        notRequired: ['Певний метод оцінки запасів'],
        anchors: [
          ['Списує всю різницю'],
          ['Знаходить одну помилку й на ній спиняється', 'Вірить обліку й просить перерахувати'],
          ['Перевіряє дати й перераховує найдорожче', 'Бачить, що маржу прикрашає стара собівартість'],
          [
            'Розкладає різницю на ціну й кількість із прикладом',
            'Називає товар, дешевший за свою собівартість, і резерв на нього',
          ],
          [
            'Двома реченнями пояснює керівникові складу чи цеху, що сталося з маржею',
            'Називає контроль, який показав би це ще першого тижня',
          ],
        ],
        probes: [
          { text: 'Склад каже, що помилилися ті, хто рахував. Як ви це вирішите?', trigger: 'vague' },
          { text: 'Яке проведення ви зробите сьогодні й на підставі якого документа?', trigger: 'missing_point' },
          { text: 'Що ви робили самі, коли востаннє переглядали собівартість?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Перенесе різницю на потім, щоб не псувати маржі',
            jobReason: 'Наступна інвентаризація її подвоїть, а на цифру вже спираються банк і аудитори.',
          },
        ],
      },
    },
  },
  {
    id: 'at-new-system-opening',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    name: { en: 'Accounting software', uk: 'Облікові програми' },
    topics: {
      en: [
        'erp',
        'migration',
        'system',
        'sage',
        'netsuite',
        'sap',
        'xero',
        'quickbooks',
        'dynamics',
        'oracle',
        'automation',
        'software',
      ],
      uk: ['bas', 'бас', '1с', 'm.e.doc', 'медок', 'програм', 'автоматиз', 'erp', 'sap', 'вчасно', 'перехід'],
    },
    text: {
      en: {
        ask: 'In six weeks the ledger moves to another program. Open items, stock and fixed assets have to come across. Which totals would you reconcile before and after, and what would you refuse to bring over?',
        whyAsked:
          'System moves fail on old balances nobody can explain; accountants, not consultants, know which ones.',
        keyPoints: [
          'Trial balance, open items by partner and by age, stock by item, assets with depreciation',
          'Cleans up old, duplicate or unexplained items beforehand',
          'Tests the move on a copy, and closes one month in both systems where possible',
          'Sets the cut-off day, says who enters what on it, and keeps the old program readable',
        ],
        notRequired: ['Experience with the same program'],
        anchors: [
          ['Sees it as a matter for IT'],
          ['Compares only the grand total', 'Would bring over everything and clean up later'],
          ['Reconciles open items and stock with the ledger', 'Asks for a trial run'],
          [
            'Names which of their own balances would not survive the check',
            'Sets the day and the last document in the old program',
          ],
          [
            'Names an error that totals do not show, such as VAT codes or duplicate partners',
            'Says how to make the first close in the new program checkable',
          ],
        ],
        probes: [
          {
            text: 'The totals agree, yet debtors complain about wrong reminders. What happened?',
            trigger: 'missing_point',
          },
          { text: 'What do you do by hand today that your current program could do?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'За шість тижнів облік переходить в іншу програму: залишки з контрагентами, запаси, основні засоби. Які підсумки ви звірите до й після і чого не стали б переносити?',
        whyAsked: 'Перехід ламається на старих залишках, яких ніхто не пояснить; знає їх бухгалтер, а не впроваджувач.',
        keyPoints: [
          'Оборотка, борги за контрагентами та строками, запаси за позиціями, засоби з амортизацією',
          'До перенесення чистить старе, подвоєне й нез’ясоване',
          'Пробує на копії, а якщо можна, місяць веде у двох програмах',
          'Визначає дату, хто що вводить того дня, і лишає стару програму для перегляду',
        ],
        notRequired: ['Досвід саме з цією програмою'],
        anchors: [
          ['Вважає це справою програмістів'],
          ['Звіряє лише загальний підсумок', 'Переносить усе, а чиститиме потім'],
          ['Звіряє розрахунки й запаси з обороткою', 'Просить пробного перенесення'],
          [
            'Називає залишки зі своєї практики, які не пройшли б звірки',
            'Призначає день і останній документ у старій програмі',
          ],
          [
            'Наводить помилку, якої підсумки не показують: коди ПДВ, подвоєні контрагенти',
            'Каже, як зробити перше закриття в новій програмі таким, що його можна перевірити',
          ],
        ],
        probes: [
          {
            text: 'Підсумки зійшлися, а клієнти скаржаться на хибні акти звірки. Що сталося?',
            trigger: 'missing_point',
          },
          { text: 'Що ви у своїй програмі робите руками, хоча вона вміє сама?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'at-auditor-asks-again',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    name: { en: 'Audit and inspection', uk: 'Аудит і перевірки' },
    topics: {
      en: ['audit', 'pbc', 'year-end', 'year end', 'external', 'compliance', 'sox', 'statutory'],
      uk: ['аудит', 'перевірк', 'річн', 'комплаєнс', 'податков перевір', 'фінансов звіт'],
    },
    text: {
      en: {
        ask: 'The auditors ask for the third time for support for a provision of 90 thousand. All you have on file is an email from the former director. Fieldwork ends on Friday. What do you do, starting today?',
        whyAsked:
          'Audits test whether a figure can be proved, not only whether it is right; the answer shows work on evidence and honesty.',
        keyPoints: [
          'Finds out what the provision is for and whether the reason still holds',
          'Builds support from contracts, letters, later payments or their own calculation',
          'Tells the auditors early what exists and what does not',
          'Corrects or releases it where nothing supports it, with approval',
        ],
        notRequired: ['Audit experience'],
        anchors: [
          ['Would send the email again and hope'],
          ['Writes a memo that only repeats the figure', 'Waits until the auditors decide'],
          ['Looks for contracts and later payments', 'Speaks to the auditors before Friday'],
          ['Recalculates the amount and gives the range', 'Takes it to whoever approves entries before it is changed'],
          [
            'Keeps a list of what was asked, by whom, and when it was answered',
            'Says what in the monthly close would keep such an item from ageing',
          ],
        ],
        probes: [
          { text: 'The director says: back-date a note. How do you answer?', trigger: 'missing_point' },
          { text: 'What do your own schedules look like, and could an outsider follow them?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Would create a document with an earlier date',
            jobReason: 'It turns an open item into a false record under the firm’s name.',
          },
        ],
      },
      uk: {
        ask: 'Аудитори втретє просять підтвердити резерв на 90 тисяч. У справі лише лист колишнього директора. Робота аудиторів завершується в п’ятницю. Як ви дієте від сьогодні?',
        whyAsked:
          'Перевірка питає, чи можна цифру показати, а не лише чи вона правильна; видно роботу з доказами й чесність.',
        keyPoints: [
          'З’ясовує, на що цей резерв і чи є ще підстава',
          'Збирає підтвердження: договори, листи, пізніші платежі, власний розрахунок',
          'Рано каже аудиторам, що є, а чого немає',
          'Виправляє чи сторнує за погодженням, коли підстави немає',
        ],
        notRequired: ['Досвід роботи в аудиті'],
        anchors: [
          ['Надсилає того самого листа ще раз'],
          ['Пише довідку, яка лише повторює цифру', 'Чекає, що вирішать аудитори'],
          ['Шукає договори й пізніші платежі', 'Говорить з аудиторами до п’ятниці'],
          ['Рахує суму заново й називає межі', 'До зміни йде до того, хто затверджує проведення'],
          [
            'Веде перелік: що просили, хто, коли дано відповідь',
            'Каже, що в закритті місяця не дало б такій сумі застарітися',
          ],
        ],
        probes: [
          { text: 'Директор каже: зробіть довідку заднім числом. Що ви відповісте?', trigger: 'missing_point' },
          { text: 'Як ви робите розшифровки, щоб їх зрозуміла стороння людина?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Складе документ заднім числом',
            jobReason: 'Відкрите питання стає неправдивим записом, під яким стоїть назва фірми.',
          },
        ],
      },
    },
  },
  {
    id: 'at-pay-run-query',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families,
    name: { en: 'Payroll', uk: 'Розрахунок заробітної плати' },
    topics: {
      en: ['payroll', 'wage', 'salar', 'holiday pay', 'sick pay', 'timesheet', 'deduction', 'benefit'],
      uk: [
        'зарплат',
        'заробітн',
        'зп',
        'нарахуван',
        'лікарнян',
        'відпуск',
        'мобілізов',
        'табел',
        'єсв',
        'пдфо',
        'утриман',
        'середн',
      ],
    },
    text: {
      en: {
        ask: 'Pay day is tomorrow. An employee brings this month’s slip: “Nine days sick plus overtime, and I get less than last month.” How do you check it, and what do you do if the error is yours?',
        whyAsked:
          'People notice pay errors the same evening; the answer shows method, rules and how one speaks to them.',
        keyPoints: [
          'Goes back to timesheet, sick note and overtime order, not to the total',
          'Rebuilds gross pay step by step: days, average, rates, supplements, deductions',
          'Checks whether the same error hit others, before paying',
          'Corrects it with a trace, and tells the person the sum and the date',
        ],
        notRequired: ['Knowing a given year’s rates by heart'],
        anchors: [
          ['Would tell the employee the program is right'],
          ['Compares the totals of two months', 'Pays a round sum and sorts it out later'],
          ['Checks timesheet and sick note against the slip', 'Explains each line to the employee'],
          ['Rebuilds the average and says what belongs in it', 'Looks for others in the same situation'],
          [
            'Follows the correction through taxes and returns already filed',
            'Names a check before the pay run that catches this kind of error',
          ],
        ],
        probes: [
          { text: 'The overtime order arrived after the cut-off. What now?', trigger: 'missing_point' },
          { text: 'How do you calculate the average here, and what is left out of it?', trigger: 'too_general' },
          { text: 'Forty people have the same error. What do you do first?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Tells others what a named person earns',
            jobReason: 'Pay is confidential, and the office loses the trust it depends on.',
          },
        ],
      },
      uk: {
        ask: 'Завтра виплата. Працівник показує розрахунковий лист: «Дев’ять днів лікарняного, та ще й понаднормові, а на руки менше, ніж того місяця». Як ви це перевірите і що зробите, якщо помилка ваша?',
        whyAsked:
          'Помилку в зарплаті люди бачать того ж вечора; видно метод, знання правил і те, як із людьми говорять.',
        keyPoints: [
          'Іде до табеля, листка непрацездатності й наказу, а не до підсумку',
          'Відновлює нарахування крок за кроком: дні, середня, ставки, доплати, утримання',
          'До виплати дивиться, чи не зачепило те саме інших',
          'Виправляє так, щоб лишився слід, і називає людині суму й дату',
        ],
        notRequired: ['Ставки певного року напам’ять'],
        anchors: [
          ['Каже працівникові, що програма не помиляється'],
          ['Порівнює підсумки двох місяців', 'Дає круглу суму, а розбереться потім'],
          ['Звіряє табель і лікарняний із розрахунковим листом', 'Пояснює людині кожен рядок'],
          ['Перераховує середню й каже, що до неї входить', 'Шукає інших із таким самим випадком'],
          [
            'Простежує виправлення до податків і вже поданої звітності',
            'Називає перевірку до виплати, яка ловить такі помилки',
          ],
        ],
        probes: [
          { text: 'Наказ про понаднормові прийшов, коли табель уже закрито. Що тоді?', trigger: 'missing_point' },
          { text: 'Як ви тут рахуєте середню і що до неї не входить?', trigger: 'too_general' },
          { text: 'Та сама помилка в сорока людей. Що робите спершу?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Обговорює з іншими, хто скільки отримує',
            jobReason: 'Ці дані конфіденційні, і бухгалтерія втрачає довіру, на якій працює.',
          },
        ],
      },
    },
  },
  {
    id: 'at-return-before-deadline',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    name: { en: 'Taxes and returns', uk: 'Податки та звітність' },
    topics: {
      en: ['vat', 'tax', 'sales tax', 'return', 'filing', 'hmrc', 'irs', 'gst'],
      uk: ['пдв', 'податк', 'звітн', 'єсв', 'пдфо', 'декларац', 'подання', 'фоп', 'єдин'],
    },
    text: {
      en: {
        ask: 'Two days before the return is due, the tax in your ledger and on the invoices differs by 18 thousand. The manager says: “File it, we will correct it next time.” What do you do in those two days?',
        whyAsked: 'Returns are signed statements; the answer shows how they find the cause and what they will sign.',
        keyPoints: [
          'Narrows it down: by month, rate, partner, document, manual entries',
          'Checks credit notes, advances, imports and late invoices first',
          'Files what is proven on time and corrects the rest as the rules allow',
          'Writes down the difference, its cause and who decided what',
        ],
        notRequired: ['Quoting paragraphs of the law'],
        anchors: [
          ['Would file whatever the manager says'],
          ['Forces the return to match the ledger with one entry', 'Misses the deadline looking for the last penny'],
          ['Splits the difference by rate and partner', 'Tells the manager the risk'],
          ['Names the usual causes and the report that shows each', 'Files on time and keeps a list of what is open'],
          [
            'Compares the interest or fines the error costs with a late correction',
            'Names the monthly check that keeps it from happening again',
          ],
        ],
        probes: [
          {
            text: 'You find that it comes from a supplier’s incorrect invoice. What do you do now?',
            trigger: 'missing_point',
          },
          { text: 'How big a difference would stop you from signing?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Would file a figure they know to be wrong without saying so',
            jobReason: 'The firm is fined for the return, and the signature on it is theirs.',
          },
        ],
      },
      uk: {
        ask: 'До подання декларації два дні, а податок в обліку й за документами різниться на 18 тисяч. Керівник каже: «Подавайте, потім уточнимо». Що ви робите ці два дні?',
        whyAsked: 'Звітність — це підписане твердження; видно, як людина шукає причину і під чим підписується.',
        keyPoints: [
          'Звужує: за місяцем, ставкою, контрагентом, документом, ручними проведеннями',
          'Спершу дивиться коригування, аванси, імпорт, нереєстровані чи запізнілі документи',
          'Доведене подає вчасно, решту уточнює так, як дозволяють правила',
          'Записує різницю, причину і хто що вирішив',
        ],
        notRequired: ['Номери статей'],
        anchors: [
          ['Подає, як сказав керівник'],
          ['Одним проведенням підганяє облік під декларацію', 'Пропускає строк, шукаючи останню копійку'],
          ['Ділить різницю за ставками й контрагентами', 'Каже керівникові про ризик'],
          ['Називає типові причини і звіт, що показує кожну', 'Подає вчасно й веде перелік відкритого'],
          [
            'Порівнює, скільки коштує помилка і скільки — пізніше уточнення',
            'Називає щомісячну звірку, після якої таке не повторюється',
          ],
        ],
        probes: [
          { text: 'Виявляється, винна помилка в документі постачальника. Що далі?', trigger: 'missing_point' },
          { text: 'За якої різниці ви не підписали б?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Подає завідомо хибну цифру й нікому про це не каже',
            jobReason: 'Штрафи платить підприємство, а підпис стоїть її чи його.',
          },
        ],
      },
    },
  },
  {
    id: 'at-director-asks-why',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    name: { en: 'Reports for management', uk: 'Управлінська звітність' },
    topics: {
      en: [
        'reports for management',
        'management account',
        'budget',
        'forecast',
        'variance',
        'reporting',
        'cash flow',
        'cashflow',
        'analysis',
        'business partner',
        'operations',
        'excel',
        'commercial',
      ],
      uk: ['бюджет', 'управлінськ', 'прогноз', 'аналіз', 'грошов', 'фінмодел', 'план-факт', 'excel', 'відхилен'],
    },
    text: {
      en: {
        ask: 'Sales are five per cent above budget, profit ten below. The director, who is not an accountant, wants half a page by four o’clock: why, and what to do. How do you get there in three hours?',
        whyAsked:
          'Figures help only when somebody can act on them; the answer shows analysis under time pressure and plain words.',
        keyPoints: [
          'Splits it into price, volume, mix, cost and one-offs, largest first',
          'Asks the people in the business about the one or two large movements',
          'Separates what is known from what is assumed',
          'Ends with a proposal and what it would bring',
        ],
        notRequired: ['Knowing a particular spreadsheet function'],
        anchors: [
          ['Would send the profit and loss account as it stands'],
          ['Lists all differences, large and small', 'Blames one department without asking'],
          ['Finds the two largest causes and puts figures on them', 'Asks sales or production before writing'],
          ['Shows the mix or price effect behind the better sales', 'Says how certain each cause is'],
          [
            'Turns it into one decision with its effect on profit',
            'Shows how the file is built so that somebody else can check it',
          ],
        ],
        probes: [
          { text: 'Give me that half page in three sentences.', trigger: 'vague' },
          { text: 'How do you check your own sheet before you send it?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Продажі на п’ять відсотків вищі за план, прибуток на десять нижчий. Директорка, яка не бухгалтер, просить до четвертої пів сторінки: чому і що робити. Як ви зробите це за три години?',
        whyAsked: 'Цифри корисні лише тоді, коли за ними можна діяти; видно аналіз у стислий час і просту мову.',
        keyPoints: [
          'Розкладає на ціну, обсяг, структуру, витрати й разове, починаючи з найбільшого',
          'Питає людей у підрозділах про одне-два найбільші відхилення',
          'Відділяє відоме від припущення',
          'Завершує пропозицією і тим, що вона дасть',
        ],
        notRequired: ['Певна функція Excel'],
        anchors: [
          ['Надсилає звіт про прибутки як є'],
          ['Перелічує всі відхилення поспіль', 'Звинувачує підрозділ, не спитавши'],
          ['Знаходить дві найбільші причини і дає на них цифри', 'До написання питає продажі чи виробництво'],
          ['Показує за кращими продажами структуру або ціну', 'Каже, наскільки певна кожна причина'],
          [
            'Зводить усе до одного рішення з його впливом на прибуток',
            'Показує, як зроблено файл, щоб його перевірив інший',
          ],
        ],
        probes: [
          { text: 'Скажіть мені ці пів сторінки трьома реченнями.', trigger: 'vague' },
          { text: 'Як ви перевіряєте власну таблицю, перш ніж віддати?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'at-customer-does-not-pay',
    kind: 'situational',
    difficulty: 'easy',
    levels: every,
    types: [],
    minutes: 5,
    families: ['finance', 'sales'],
    name: { en: 'Debtors', uk: 'Дебіторська заборгованість' },
    topics: {
      en: ['receivable', 'credit control', 'collection', 'debtor', 'overdue', 'payment discipline', 'sales ledger'],
      uk: ['дебітор', 'заборгован', 'прострочен', 'відтермінув', 'борг'],
    },
    text: {
      en: {
        ask: 'A customer who makes up a tenth of your sales is 40 days late and has just placed a large order. Twice they said “We pay on Friday”. What do you say on the phone, and does the order go out?',
        whyAsked: 'Money comes to those who ask early and precisely, without falling out with the customer.',
        keyPoints: [
          'Checks first that our own invoice, delivery and claims are in order',
          'Speaks to the person who decides on payment, and gets a sum and a date',
          'Ties the new order to a part payment, a limit or security',
          'Agrees with sales and management who decides, and puts the promise in writing',
        ],
        notRequired: ['Experience in court'],
        anchors: [
          ['Would wait for one more Friday'],
          ['Sends another reminder by email', 'Ships everything to avoid giving offence'],
          ['Calls and asks for a date and a sum', 'Holds the order until something is paid'],
          ['Finds out why they are not paying and responds to that', 'Offers a plan: part now, the rest on set dates'],
          [
            'Reads the customer’s condition from other signs and sets a limit',
            'Names a case where the money came and the customer stayed',
          ],
        ],
        probes: [
          { text: 'I am the customer: “Our own buyers aren’t paying us.” Go on.', trigger: 'vague' },
          { text: 'Your sales manager wants to ship. Who decides, and on what basis?', trigger: 'missing_point' },
          { text: 'Tell me about the largest debt you collected yourself.', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Keeps shipping on credit without telling anybody',
            jobReason: 'The loss grows with each delivery, and nobody has decided to bear it.',
          },
        ],
      },
      uk: {
        ask: 'Клієнт, який дає десяту частину продажів, прострочив на 40 днів і щойно зробив велике замовлення. «У п’ятницю заплатимо» чули вже двічі. Що ви з’ясуєте, що скажете телефоном і чи поїде товар?',
        whyAsked: 'Гроші повертає той, хто питає рано й точно, але не рве з клієнтом.',
        keyPoints: [
          'Спершу перевіряє, чи з нашого боку гаразд: накладні, поставка, претензії',
          'Говорить із тим, хто вирішує про оплату, й отримує суму та дату',
          'Пов’язує нове замовлення з частковою оплатою, лімітом чи забезпеченням',
          'Погоджує з продажами й керівником, хто вирішує, і фіксує обіцянку',
        ],
        notRequired: ['Досвід судових справ'],
        anchors: [
          ['Ще раз чекає п’ятниці'],
          ['Надсилає черговий лист', 'Відвантажує все, щоб не образити'],
          ['Дзвонить, просить суму й дату', 'Притримує товар, доки не буде оплати'],
          ['З’ясовує причину несплати й відповідає саме на неї', 'Пропонує графік: частина тепер, решта за датами'],
          [
            'За іншими ознаками оцінює стан клієнта й ставить ліміт',
            'Наводить випадок, коли гроші повернуто, а клієнт лишився',
          ],
        ],
        probes: [
          { text: 'Я клієнт: «Нам самим не платять». Продовжуйте.', trigger: 'vague' },
          { text: 'Керівник продажів хоче відвантажити. Хто вирішує і на підставі чого?', trigger: 'missing_point' },
          { text: 'Яку найбільшу прострочену суму ви повернули самі?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Відвантажує в борг далі, нікого не попередивши',
            jobReason: 'Збиток росте з кожною поставкою, а рішення нести його ніхто не ухвалював.',
          },
        ],
      },
    },
  },
];
