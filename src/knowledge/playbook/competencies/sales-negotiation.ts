import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const salesNegotiation: PlaybookCompetency = {
  id: 'sales-negotiation',
  fit: {
    families: ['sales'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'sales pipeline',
        'sales target',
        'sales quota',
        'sales plan',
        'cold call',
        'cold outreach',
        'lead generation',
        'close deals',
        'closing deals',
        'negotiat',
        'prospecting',
        'upsell',
        'cross-sell',
        'objection handling',
        'new business',
      ],
      uk: [
        'план продаж',
        'плану продаж',
        'планів продаж',
        'воронки продаж',
        'воронку продаж',
        'холодні дзвінк',
        'холодних дзвінк',
        'укладання угод',
        'укладення угод',
        'закриття угод',
        'пошук клієнт',
        'пошук нових клієнт',
        'комерційні пропозиц',
        'комерційних пропозиц',
        'переговори з клієнт',
        'переговорів з клієнт',
        'з запереченнями',
        'із запереченнями',
        'допродаж',
      ],
    },
  },
  name: { en: 'Sales and negotiation', uk: 'Продажі та переговори' },
  definition: {
    en: 'Finds out what a customer needs, who decides and when, keeps a pipeline in which each deal has a next step, forecasts from what customers do, gives discounts only in exchange for something, and promises only what can be delivered.',
    uk: 'З’ясовує, що потрібно клієнтові, хто й коли вирішує, веде угоди так, щоб кожна мала наступний крок, прогнозує за діями клієнтів, поступається ціною лише в обмін і обіцяє те, що можна виконати.',
  },
  signals: {
    en: [
      'sales',
      'selling',
      'negotiat',
      'prospecting',
      'cold call',
      'cold outreach',
      'lead generation',
      'upsell',
      'cross-sell',
      'closing deals',
      'closed deals',
      'account executive',
      'b2b',
      'deal size',
      'win rate',
      'objection handling',
      'commercial offer',
      'key account',
      'new business',
      'business development',
      'quota attain',
    ],
    uk: [
      'продаж',
      'продавец',
      'продавч',
      'перемовин',
      'переговор',
      'холодні дзвінк',
      'холодних дзвінк',
      'комерційну пропозиц',
      'комерційні пропозиц',
      'комерційних пропозиц',
      'закриття угод',
      'укладання угод',
      'укладення угод',
      'допродаж',
      'з запереченнями',
      'із запереченнями',
      'лідогенерац',
      'ключових клієнт',
      'ключовими клієнт',
      'залучення клієнт',
      'залучення нових клієнт',
      'пошук клієнт',
      'пошук нових клієнт',
      'середній чек',
      'середнього чек',
      'торговий представник',
    ],
  },
  searched: {
    en: ['sales', 'selling', 'negotiation', 'cold calls', 'lead generation', 'key accounts'],
    uk: ['продажі', 'переговори', 'перемовини', 'холодні дзвінки', 'комерційні пропозиції', 'закриття угод'],
  },
  traces: {
    en: [
      'sale',
      'sell',
      'sold',
      'negotia',
      'customer',
      'client',
      'deal',
      'contract',
      'crm',
      'pipeline',
      'lead',
      'prospect',
      'quota',
      'target',
      'revenue',
      'account',
      'offer',
      'tender',
      'discount',
      'price',
      'commerc',
      'retail',
      'shop',
      'store',
      'cash',
      'market',
    ],
    uk: [
      'прода',
      'торг',
      'перегов',
      'перемов',
      'клієнт',
      'покуп',
      'замовник',
      'угод',
      'договір',
      'договор',
      'контракт',
      'воронк',
      'лід',
      'план',
      'виручк',
      'дохід',
      'пропозиц',
      'тендер',
      'знижк',
      'цін',
      'комерц',
      'магазин',
      'кас',
      'чек',
      'партнер',
      'ринок',
      'ринк',
      'збут',
      'crm',
    ],
  },
  bars: {
    junior: {
      shownBy: ['sn-silent-after-offer', 'sn-asked-for-less'],
      strong: {
        en: 'Leaves each contact with a next step agreed by the customer, and its date',
        uk: 'Після кожної розмови має узгоджений із клієнтом наступний крок і його день',
      },
      exceptional: {
        en: 'Drops a customer who will not buy, and says which sign told them',
        uk: 'Відпускає клієнта, який не купить, і каже, за якою ознакою це видно',
      },
    },
    middle: {
      shownBy: ['sn-lost-sure-deal', 'sn-asked-for-less', 'sn-longest-deal'],
      strong: {
        en: 'Names each person who had a say, and what each of them wanted',
        uk: 'Називає кожного, хто мав голос, і чого кожен хотів',
      },
      exceptional: {
        en: 'Brought in an influential person whom their contact had kept out of the talks',
        uk: 'Залучає людину з правом голосу, про яку співрозмовник мовчав',
      },
    },
    senior: {
      shownBy: ['sn-longest-deal', 'sn-quarter-end'],
      strong: {
        en: 'Weighs a concession by its cost in money over the life of the contract',
        uk: 'Рахує поступку в грошах за весь строк договору',
      },
      exceptional: {
        en: 'Walks away from a deal at a limit set beforehand, or says exactly where that limit is',
        uk: 'Виходить з угоди на заздалегідь визначеній межі або точно каже, де вона',
      },
    },
    lead: {
      shownBy: ['sn-old-pipeline', 'sn-quarter-end'],
      strong: {
        en: 'Puts deals in or out of the forecast by what the buyer did, by the same rule for all sellers',
        uk: 'Зараховує угоду до прогнозу за діями покупця, однаково для всіх продавців',
      },
      exceptional: {
        en: 'Compares past forecasts with actual results, and corrects for the error',
        uk: 'Порівнює минулі прогнози з надходженнями й поправляє новий на цю похибку',
      },
    },
  },
  questions: [
    {
      id: 'sn-longest-deal',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 8,
      branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
      topics: {
        en: ['complex sale', 'enterprise', 'b2b sale', 'deal', 'closing'],
        uk: ['складн продаж', 'b2b', 'угод'],
      },
      text: {
        en: {
          ask: 'Choose your longest sale of the past two years. Take me from first contact to signature: who decided, who nearly blocked it, and what did you do about it?',
          whyAsked:
            'A long sale is won by knowing who decides and keeping things moving. The answer separates what the candidate did from what merely happened.',
          keyPoints: [
            'Where the customer came from and which loss or need made them start looking',
            'Who had a say: user, budget holder, purchasing, lawyer, and whoever was against it',
            'The steps agreed, with dates and what was sent or shown',
            'The moment it stalled, and the candidate’s own move',
            'Amount, margin or term, and what became of it after signature',
          ],
          notRequired: ['A famous customer', 'The customer’s name'],
          anchors: [
            ['Names no sale that took more than one conversation'],
            [
              'Talks about the product’s merits and little about the buyer',
              'Knew only one contact and waited for their answer',
            ],
            [
              'Names the person who decided and the need behind the purchase',
              'Gives the order of steps with rough dates',
            ],
            [
              'Knew who was against it and dealt with their reason',
              'Agreed a plan to signature with the customer’s own dates in it',
            ],
            [
              'Worked out with the customer, in the customer’s own figures, what waiting costs',
              'Says which of their own steps was useless and has since been dropped',
            ],
          ],
          probes: [
            { text: 'Who at the customer could have said no at the last moment?', trigger: 'missing_point' },
            {
              text: 'Which steps did you take yourself, and which did your manager or an engineer take?',
              trigger: 'no_role',
            },
            { text: 'How did the final amount compare with your first offer?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Won it by promising a feature or a date that they knew could not be kept',
              jobReason: 'The firm pays for it in refunds, penalties and lost renewals.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про найдовший свій продаж за останні два роки, від першого контакту до підпису: хто вирішував, що мало не зірвало угоду і що ви зробили.',
          whyAsked:
            'Довгу угоду виграє той, хто знає, хто вирішує, і не дає їй стати. Відповідь показує, що зробив кандидат, а що склалося саме.',
          keyPoints: [
            'Звідки взявся клієнт і яка втрата чи потреба змусила його шукати',
            'Хто мав голос: користувач, власник бюджету, закупівлі, юрист, і хто був проти',
            'Узгоджені кроки з датами, що надсилали й показували',
            'Де все стало і що зробив сам кандидат',
            'Сума, маржа чи строк, і що було після підпису',
          ],
          notRequired: ['Відомий клієнт', 'Назва клієнта'],
          anchors: [
            ['Не називає жодної угоди, довшої за одну розмову'],
            [
              'Розповідає про переваги товару й мало про покупця',
              'Знає лише одного співрозмовника й чекає на його відповідь',
            ],
            ['Називає того, хто вирішував, і потребу за купівлею', 'Викладає порядок кроків із приблизними датами'],
            [
              'Знає, хто був проти, і працює з його причиною',
              'Узгоджує план до підпису, у якому є дати самого клієнта',
            ],
            [
              'Разом із клієнтом рахує в його цифрах, скільки коштує чекання',
              'Каже, який власний крок виявився зайвим і більше не робиться',
            ],
          ],
          probes: [
            { text: 'Хто в клієнта міг сказати «ні» останньої миті?', trigger: 'missing_point' },
            { text: 'Що робили ви, а що керівник чи інженер?', trigger: 'no_role' },
            { text: 'Якою була кінцева сума порівняно з першою пропозицією?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Здобуває угоду обіцянкою функції чи строку, яких свідомо не виконати',
              jobReason: 'Фірма платить за це поверненнями, штрафами й утраченими клієнтами.',
            },
          ],
        },
      },
    },
    {
      id: 'sn-lost-sure-deal',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
      topics: { en: ['lost', 'pipeline', 'resilien'], uk: ['воронк'] },
      text: {
        en: {
          ask: 'Tell me about an order you had counted on for the month and didn’t get. At what point could you have seen it coming?',
          whyAsked:
            'Forecasts fail through wishful thinking. The answer shows whether the candidate can tell a buyer’s actions from friendly words and learns from a loss.',
          keyPoints: [
            'What made it seem certain: words, or something the buyer had done',
            'The real reason, asked of the buyer rather than guessed',
            'The earlier sign: a date moved, a silent decision maker, purchasing not met, a competitor at work',
            'When the forecast was corrected and who was told',
            'What is now checked before a deal counts',
          ],
          notRequired: ['A large amount'],
          anchors: [
            ['Says that deals they count on always come in'],
            ['Gives price as the reason without having asked', 'Kept it in the forecast until the last day'],
            ['Asked the buyer for the reason and can state it', 'Names one sign that was overlooked'],
            [
              'Changed one question or step in later deals because of it',
              'Told the manager of the doubt while the deal could still be replaced',
            ],
            [
              'Stayed in touch with the lost buyer, and says what came of it',
              'Reviewed several losses and found what they had in common',
            ],
          ],
          probes: [
            { text: 'What had the buyer done, not said, that made you count on it?', trigger: 'too_general' },
            { text: 'How did you find out the real reason?', trigger: 'missing_point' },
            { text: 'Which deal has gone differently because of this one?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про замовлення, на яке ви розраховували цього місяця й не отримали. Коли це вже можна було помітити?',
          whyAsked:
            'Прогнози псує надія. Відповідь показує, чи відрізняє кандидат дії покупця від приязних слів і чи вчиться на втраті.',
          keyPoints: [
            'На чому трималася певність: на словах чи на тому, що покупець зробив',
            'Справжня причина, почута від покупця, а не вгадана',
            'Рання ознака: перенесена дата, мовчання того, хто вирішує, закупівлі без участі, конкурент',
            'Коли виправлено прогноз і кому про це сказано',
            'Що тепер перевіряють, перш ніж рахувати угоду',
          ],
          notRequired: ['Велика сума'],
          anchors: [
            ['Каже, що все, на що розраховує, завжди здійснюється'],
            ['Пояснює ціною, хоча клієнта не питає', 'Тримає угоду в прогнозі до останнього дня'],
            ['Питає в покупця причину й називає її', 'Називає одну ознаку, яку проґавлено'],
            [
              'Через це змінює одне запитання чи крок у наступних угодах',
              'Каже керівникові про сумнів, доки угоду ще можна чимось замінити',
            ],
            [
              'Лишається на зв’язку з утраченим покупцем і каже, що з того вийшло',
              'Переглядає кілька втрат і знаходить, що в них спільного',
            ],
          ],
          probes: [
            { text: 'Що покупець зробив, а не сказав, щоб ви на це розраховували?', trigger: 'too_general' },
            { text: 'Як ви дізналися справжню причину?', trigger: 'missing_point' },
            { text: 'Яку наступну угоду ви через це вели інакше?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'sn-asked-for-less',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
      topics: {
        en: ['negotiat', 'price', 'pricing', 'margin', 'objection', 'discount'],
        uk: ['перегов', 'цін', 'заперечен', 'знижк', 'марж'],
      },
      text: {
        en: {
          ask: 'Tell me about a customer who said “too expensive” and still bought. What did you find out, what did you give, and what did you get for it?',
          whyAsked:
            'A discount is the most expensive answer to those words. The answer shows whether the candidate asks before giving and trades rather than gives in.',
          keyPoints: [
            'What “expensive” was compared with: budget, competitor, last price, habit',
            'The question asked before any figure was mentioned',
            'What was given: scope, term, delivery, service, price',
            'What came in return: volume, prepayment, a longer contract, a faster signature',
            'The final price and margin',
          ],
          notRequired: ['A discount of zero'],
          anchors: [
            ['Gives the discount as soon as it is asked for'],
            ['Repeats the product’s advantages', 'Sends the customer to the manager for a better price'],
            ['Asked what the price was compared with', 'Gave a smaller package or different payment terms'],
            [
              'Got something in return for each concession',
              'Showed the cost of the cheaper choice in the customer’s own terms',
            ],
            [
              'Knew their own limit and the customer’s alternative before the talk',
              'Held the price for the next order as well, and says how',
            ],
          ],
          probes: [
            { text: 'What was the first thing you said after “too expensive”?', trigger: 'vague' },
            { text: 'What did you get in exchange?', trigger: 'missing_point' },
            {
              text: 'How far could you go without asking, and whose approval did you need beyond that?',
              trigger: 'no_role',
            },
          ],
          redFlags: [
            {
              text: 'Invented another buyer or an expiring price to pressure the customer',
              jobReason: 'Once found out, it costs the firm the customer and its reputation.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про клієнта, який сказав «дорого», але все-таки купив. Що ви з’ясували, чим поступилися і що отримали за це?',
          whyAsked:
            'Знижка є найдорожчою відповіддю на це слово. Відповідь показує, чи питає кандидат, перш ніж дати, і чи обмінює, а не здає.',
          keyPoints: [
            'З чим порівнювали: бюджет, конкурент, минула ціна, звичка',
            'Запитання, поставлене до будь-якої цифри',
            'Чим поступилися: обсяг, строк, доставка, сервіс, ціна',
            'Що отримали: кількість, передплата, довший договір, швидший підпис',
            'Кінцева ціна й маржа',
          ],
          notRequired: ['Нульова знижка'],
          anchors: [
            ['Дає знижку, щойно просять'],
            ['Повторює переваги товару', 'Відсилає клієнта до керівника по кращу ціну'],
            ['Питає, з чим клієнт порівнює', 'Пропонує менший пакет або інші умови оплати'],
            ['За кожну поступку отримує щось навзаєм', 'Показує ціну дешевшого вибору мовою клієнта'],
            [
              'До розмови знає свою межу і яку альтернативу має клієнт',
              'Утримує ціну й на наступне замовлення та каже як',
            ],
          ],
          probes: [
            { text: 'Що ви сказали найпершим після «дорого»?', trigger: 'vague' },
            { text: 'Що ви отримали навзаєм?', trigger: 'missing_point' },
            { text: 'До якої межі ви могли поступатися самі й кого питали далі?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Вигадує іншого покупця чи «ціну до завтра», щоб натиснути',
              jobReason: 'Коли це виявиться, фірма втратить і клієнта, і довіру.',
            },
          ],
        },
      },
    },
    {
      id: 'sn-silent-after-offer',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 5,
      branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
      topics: { en: ['follow-up', 'follow up', 'closing'], uk: ['дотиск', 'закриття угод', 'комерційн пропозиц'] },
      text: {
        en: {
          ask: 'You sent an offer twelve days ago. Your contact wrote “Looks good, we’ll come back to you”, and hasn’t answered two emails since. It’s a third of your monthly target. What do you do today?',
          whyAsked:
            'Most offers die in silence. The answer shows whether the candidate can do better than “just checking in”.',
          keyPoints: [
            'What is known: who decides, when they need it, what has changed there',
            'Another channel or person, with something of use to the customer',
            'A message that makes “no” easy and asks one thing',
            'A limit: when it leaves the forecast, and what replaces it',
          ],
          notRequired: ['A particular number of follow-ups'],
          anchors: [
            ['Waits, since the customer promised to come back'],
            ['Sends a third email like the first two', 'Offers a discount nobody asked for'],
            ['Calls instead of writing and asks what has changed', 'Asks when they need it by'],
            [
              'Brings something new: a calculation, a delivery slot, an answer to an open point',
              'Approaches a second person without going behind the first one’s back',
            ],
            [
              'Writes a message that lets the customer close the matter, and quotes it',
              'Works out what new enquiries are needed today to replace that third',
            ],
          ],
          probes: [
            { text: 'Say the first two sentences of your call.', trigger: 'vague' },
            { text: 'When do you stop counting on it?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Дванадцять днів тому ви надіслали пропозицію. Відповіли: «Виглядає добре, повернемося до вас», а далі мовчать на два листи. Це третина вашого місячного плану. Що ви робите сьогодні?',
          whyAsked:
            'Більшість пропозицій гине в тиші. Відповідь показує, чи має кандидат інший хід, крім «чи є новини».',
          keyPoints: [
            'Що відомо: хто вирішує, на коли це потрібно, що в них змінилося',
            'Інший канал або інша людина і щось корисне для клієнта',
            'Повідомлення, на яке легко відповісти «ні» і в якому одне прохання',
            'Межа: коли це виходить із прогнозу і чим його замінити',
          ],
          notRequired: ['Певна кількість нагадувань'],
          anchors: [
            ['Чекає, бо клієнт обіцяв повернутися'],
            ['Надсилає третій лист, такий самий як перші', 'Пропонує знижку, про яку не просили'],
            ['Телефонує замість писати й питає, що змінилося', 'Питає, на яку дату це потрібно'],
            [
              'Має для клієнта щось нове: розрахунок, вікно доставки, відповідь на відкрите питання',
              'Виходить на другу людину так, щоб перша про це знала',
            ],
            [
              'Пише так, щоб клієнт міг закрити питання, і наводить цей текст',
              'Рахує, скільки нових звернень треба вже сьогодні, щоб перекрити цю третину',
            ],
          ],
          probes: [
            { text: 'Скажіть перші два речення вашого дзвінка.', trigger: 'vague' },
            { text: 'Коли ви перестаєте на це розраховувати?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'sn-quarter-end',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
      topics: { en: ['target', 'quota', 'discount'], uk: ['план продаж', 'виконання план'] },
      text: {
        en: {
          ask: 'It’s the last day of the quarter and you’re eight per cent short. A buyer will sign today for twenty-five per cent off. Your limit is ten. Next month you negotiate with their sister company. What do you do?',
          whyAsked:
            'The last day sets next year’s prices. The answer shows whether the candidate sees beyond the target and has something else to trade.',
          keyPoints: [
            'What the discount costs: margin, this contract’s renewal, the sister company, other customers',
            'Why the buyer needs it today, if they do',
            'Trades other than price: scope, term, prepayment, start date, a review after a year',
            'Who can decide above ten per cent, and what they are told',
            'Willingness to end the quarter short',
          ],
          notRequired: ['This firm’s discount rules'],
          anchors: [
            ['Signs, since the target comes first'],
            ['Refuses and ends the conversation', 'Signs and squares it with the manager afterwards'],
            ['Offers ten in return for a condition', 'Takes the figures to the manager before answering'],
            [
              'Offers a trade that costs less than the discount, and works it out',
              'Asks what makes today important to the buyer',
            ],
            [
              'Works out what the sister company would demand given this price',
              'Tells the manager of the shortfall, with the deals that will cover it next month',
            ],
          ],
          probes: [
            { text: 'What do you say to the buyer in the next five minutes?', trigger: 'vague' },
            { text: 'The manager says, “Sign it.” What do you tell them?', trigger: 'too_general' },
            { text: 'What does the fifteen per cent cost over three years?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Would put the discount into a side letter that accounting does not see',
              jobReason: 'Hidden conditions falsify the firm’s books and bind it unawares.',
            },
          ],
        },
        uk: {
          ask: 'Останній день кварталу, вам бракує восьми відсотків плану. Покупець підпише сьогодні зі знижкою двадцять п’ять. Ваша межа десять. За місяць про ціну домовлятиметься їхня сестринська компанія. Що ви робите?',
          whyAsked:
            'Останній день визначає ціни на рік. Відповідь показує, чи бачить кандидат далі за план і чи має що обміняти.',
          keyPoints: [
            'Чого коштує знижка: маржа, продовження договору, сестринська компанія, інші клієнти',
            'Чому покупцеві треба саме сьогодні, якщо треба',
            'Обмін, крім ціни: обсяг, строк, передплата, дата старту, перегляд за рік',
            'Хто вирішує понад десять відсотків і що йому кажуть',
            'Готовність закрити квартал без цих відсотків',
          ],
          notRequired: ['Правила знижок у цій фірмі'],
          anchors: [
            ['Підписує, бо план понад усе'],
            ['Відмовляє й закінчує розмову', 'Підписує, а з керівником домовляється потім'],
            ['Пропонує десять за певної умови', 'Іде до керівника з цифрами, перш ніж відповісти'],
            ['Пропонує обмін, дешевший за знижку, і рахує його', 'Питає, чому покупцеві важливий саме цей день'],
            [
              'Рахує, чого з такою ціною зажадає сестринська компанія',
              'Каже керівникові про нестачу й називає угоди, що її перекриють за місяць',
            ],
          ],
          probes: [
            { text: 'Що ви кажете покупцеві в найближчі п’ять хвилин?', trigger: 'vague' },
            { text: 'Керівник каже: «Підписуй». Що ви відповідаєте?', trigger: 'too_general' },
            { text: 'Скільки коштують ці п’ятнадцять відсотків за три роки?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Ховає знижку в окремій угоді, якої не бачить бухгалтерія',
              jobReason: 'Приховані умови спотворюють облік і зв’язують фірму без її відома.',
            },
          ],
        },
      },
    },
    {
      id: 'sn-old-pipeline',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 6,
      branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
      topics: { en: ['forecast', 'pipeline'], uk: ['прогноз', 'воронк'] },
      text: {
        en: {
          ask: 'You take over five sellers. Target 300 thousand; open deals 900 thousand, half over four months old with no next step. Two sellers bring in almost everything. How do you spend the first month?',
          whyAsked:
            'A fat pipeline can be empty. The answer shows whether a leader cleans it up by facts and knows where the team’s sales are really lost.',
          keyPoints: [
            'Deals reviewed one by one with each seller: the buyer’s last action, next step, decision maker',
            'Dead ones closed, and the true coverage of the target stated',
            'Where deals are lost: few contacts, weak first meetings, late offers, price',
            'What the two do differently, as seen on their calls',
            'New figures for management, and when',
          ],
          notRequired: ['A particular CRM'],
          anchors: [
            ['Tells everybody to make more calls'],
            [
              'Puts the three weaker sellers on notice at once',
              'Trusts the figure, since it is three times the target',
            ],
            ['Closes deals that have no next step after a deadline', 'Sits in on calls and meetings of all five'],
            [
              'Says what share of the open amount is likely to remain, and how they worked it out',
              'Finds the step at which each seller’s deals stall',
            ],
            [
              'Warns management early that the quarter is at risk, with two ways forward',
              'Changes what new deals must have before they can be entered',
            ],
          ],
          probes: [
            { text: 'What do you ask a seller about each deal?', trigger: 'vague' },
            { text: 'How would the figures look different after that month?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ви приймаєте п’ятьох продавців. План 300 тисяч, відкритих угод на 900, половина старша за чотири місяці без наступного кроку. Майже все приносять двоє. Як ви проводите перший місяць?',
          whyAsked:
            'Повна воронка може бути порожньою. Відповідь показує, чи чистить керівник за фактами і чи знає, де насправді губляться продажі.',
          keyPoints: [
            'Кожну угоду переглянуто з продавцем: остання дія покупця, наступний крок, хто вирішує',
            'Мертві закрито, названо справжнє покриття плану',
            'Де губляться угоди: мало контактів, слабкі перші зустрічі, пізні пропозиції, ціна',
            'Що двоє роблять інакше, видно на їхніх дзвінках',
            'Нові цифри для керівництва і коли',
          ],
          notRequired: ['Певна CRM'],
          anchors: [
            ['Ставить усім більше дзвінків'],
            ['Одразу погрожує трьом слабшим звільненням', 'Вірить цифрі, бо вона втричі більша за план'],
            [
              'Закриває угоди без наступного кроку після названого строку',
              'Сидить на дзвінках і зустрічах усіх п’ятьох',
            ],
            [
              'Каже, яка частка відкритої суми реальна і як це пораховано',
              'Для кожного продавця знаходить крок, на якому стають угоди',
            ],
            [
              'Рано каже керівництву, що квартал під загрозою, і дає два шляхи',
              'Змінює, що має бути в угоди, перш ніж її можна завести',
            ],
          ],
          probes: [
            { text: 'Яке запитання ви ставите продавцеві про кожну угоду?', trigger: 'vague' },
            { text: 'Що за місяць буде інакше в цифрах?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'sn-send-your-price',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 4,
      branch: { of: ['goods'], elsewhere: ['shop', 'services-sale'] },
      topics: {
        en: ['listen', 'question', 'inbound', 'enquir', 'needs', 'discovery', 'qualif', 'consult'],
        uk: ['слухан', 'вхідн', 'потреб', 'консульт', 'кваліфік'],
      },
      text: {
        en: {
          ask: 'An enquiry comes in: “Please send your price for 200 pieces.” What do you want to know before you quote, and how do you find out without annoying the buyer?',
          whyAsked:
            'An offer made without questions is compared on price alone. The answer shows whether the candidate qualifies the enquiry, and with which questions.',
          keyPoints: [
            'Use and need: what for, instead of what, what happens if nothing is bought',
            'The date needed, and what it depends on',
            'Who decides and who else has been asked',
            'Budget or a price range, offered to get one back',
            'A quick first answer, so that the buyer is not kept waiting',
          ],
          notRequired: ['The name of a qualification method'],
          anchors: [
            ['Sends the price list straight away'],
            ['Asks only about the budget', 'Sends a long questionnaire'],
            ['Asks about use and date before pricing', 'Calls the same day with two or three questions'],
            [
              'Gives a range first, and asks what would change it',
              'Asks how they will compare the offers and who does it',
            ],
            [
              'Says which answers would make them not quote at all',
              'Offers a choice between two sizes of the solution, and says why',
            ],
          ],
          probes: [
            { text: 'Ask me those questions as you would on the phone.', trigger: 'vague' },
            { text: 'The buyer replies, “Just the price, please.” What then?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Надходить запит: «Надішліть, будь ласка, ціну на 200 штук». Що ви хочете знати до пропозиції і як це з’ясовуєте, не дратуючи покупця?',
          whyAsked:
            'Пропозицію навмання порівнюють лише за ціною. Відповідь показує, чи з’ясовує кандидат потребу і якими запитаннями.',
          keyPoints: [
            'Для чого: що буде замість чого, що станеться, якщо не куплять',
            'На коли, і від чого залежить ця дата',
            'Хто вирішує і кого ще питають',
            'Бюджет або діапазон ціни, названий, щоб почути у відповідь',
            'Швидка перша відповідь, щоб покупець не чекав',
          ],
          notRequired: ['Назва методу кваліфікації'],
          anchors: [
            ['Одразу надсилає прайс'],
            ['Питає лише про бюджет', 'Надсилає анкету на багато полів'],
            ['Питає про застосування й дату до ціни', 'Телефонує того ж дня з двома-трьома запитаннями'],
            ['Спершу дає діапазон і питає, що його змінило б', 'Питає, як порівнюватимуть пропозиції і хто це робить'],
            ['Каже, за яких відповідей не пропонує зовсім', 'Дає на вибір два обсяги рішення й пояснює навіщо'],
          ],
          probes: [
            { text: 'Поставте ці запитання так, як поставили б телефоном.', trigger: 'vague' },
            { text: 'Покупець відповідає: «Просто ціну, будь ласка». Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'sn-forecast-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 25,
      branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
      text: {
        en: {
          ask: 'Target 100, closed 40, six weeks left. Deals: A 50, verbal yes, purchasing not met; B 30, trial running; C 20, silent for 40 days; D 15, contract with their lawyer. Write your forecast and each next step, then role-play A’s call with me.',
          whyAsked:
            'Forecasting and the next call are a seller’s daily work. The task shows how figures, next steps and talking to a buyer fit together.',
          keyPoints: [
            'A figure with reasons, not the sum of all deals',
            'D is the surest, C does not count, A depends on purchasing',
            'For each deal, a step by the buyer, with a date',
            'The gap to 100 stated, and what is done about it now',
            'In the call: asks about purchasing and the steps to signature',
          ],
          notRequired: ['One right figure', 'Knowledge of the product'],
          anchors: [
            ['Adds up all the deals'],
            ['Counts A in full on the verbal yes', 'Writes “follow up” for every deal'],
            ['Leaves C out and gives a range', 'Names a different step for each deal'],
            ['Asks in the call who signs, what they need, and by when', 'Agrees what counts as success in B’s trial'],
            [
              'Shows with figures how many new deals would come too late for the six weeks',
              'In the call, secures a meeting with purchasing that the contact will attend',
            ],
          ],
          probes: [
            { text: 'Why this figure and not ten more?', trigger: 'too_general' },
            { text: 'What would make you take A out altogether?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'План 100, закрито 40, лишилося шість тижнів. Угоди: А 50, усне «так», закупівель не бачили; Б 30, триває проба; В 20, мовчать 40 днів; Г 15, договір у їхнього юриста. Напишіть прогноз, наступні кроки й розіграйте дзвінок щодо А.',
          whyAsked:
            'Прогноз і наступний дзвінок є щоденною роботою продавця. Завдання показує, як поєднано цифри, кроки й розмову з покупцем.',
          keyPoints: [
            'Число з поясненням, а не сума всіх угод',
            'Г найпевніша, В не рахується, А залежить від закупівель',
            'Для кожної крок покупця з днем',
            'Названо розрив до 100 і що з ним робити вже тепер',
            'У дзвінку: питання про закупівлі й шлях до підпису',
          ],
          notRequired: ['Одне правильне число', 'Знання товару'],
          anchors: [
            ['Додає всі угоди'],
            ['Рахує А повністю за усним «так»', 'Для кожної пише «нагадати»'],
            ['Не рахує В і дає діапазон', 'Для кожної угоди називає інший крок'],
            [
              'У дзвінку питає, хто підписує, що для цього треба і на який день',
              'Для проби Б узгоджує, що вважати успіхом',
            ],
            [
              'Показує цифрами, скільки нових угод уже не встигнуть за шість тижнів',
              'У дзвінку домовляється про зустріч із закупівлями за участю співрозмовника',
            ],
          ],
          probes: [
            { text: 'Чому саме це число, а не на десять більше?', trigger: 'too_general' },
            { text: 'Що змусило б вас зовсім прибрати А?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
