import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const marketing: PlaybookCompetency = {
  id: 'marketing',
  fit: {
    families: ['marketing'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'marketing campaign',
        'advertising campaign',
        'marketing strategy',
        'content plan',
        'content calendar',
        'search engine optim',
        'paid search',
        'paid social',
        'email campaign',
        'e-mail campaign',
        'landing page',
        'media plan',
        'media buying',
        'press release',
        'brand awareness',
        'lead generation',
        'advertising budget',
      ],
      uk: [
        'рекламні кампан',
        'рекламних кампан',
        'маркетингов',
        'контент-план',
        'пошукової оптимізац',
        'таргетован',
        'контекстної реклам',
        'контекстна реклам',
        'email-розсил',
        'імейл-розсил',
        'посадкових сторін',
        'посадкової сторін',
        'посадкові сторін',
        'медіаплан',
        'пресреліз',
        'прес-реліз',
        'впізнаваності бренд',
        'лідогенерац',
        'рекламного бюджет',
        'рекламним бюджет',
      ],
    },
  },
  name: { en: 'Marketing', uk: 'Маркетинг' },
  definition: {
    en: 'Finds out who buys and why, turns that into a message, an offer and a choice of channels, spends the budget where it brings customers, measures what would not have come by itself, and stops what does not work.',
    uk: 'З’ясовує, хто й чому купує, перетворює це на повідомлення, пропозицію й вибір каналів, витрачає бюджет там, де він приводить клієнтів, міряє те, чого без реклами не було б, і спиняє те, що не діє.',
  },
  signals: {
    en: [
      'marketing',
      'advertis',
      'ad campaign',
      'google ads',
      'meta ads',
      'facebook ads',
      'linkedin ads',
      'seo',
      'ppc',
      'smm',
      'content plan',
      'copywrit',
      'landing page',
      'brand awareness',
      'brand strategy',
      'lead generation',
      'email campaign',
      'e-mail campaign',
      'newsletter',
      'media plan',
      'media buying',
      'press release',
      'public relations',

      'cost per lead',
      'click-through',
      'influencer',
    ],
    uk: [
      'маркетинг',
      'рекламн',
      'рекламу',
      'рекламою',
      'реклами',
      'таргет',
      'seo',
      'smm',
      'контент-план',
      'копірайт',
      'лендинг',
      'посадкова',
      'посадкової',
      'впізнаваність бренд',
      'впізнаваності бренд',
      'бренд-стратег',
      'лідогенерац',
      'розсилк',
      'медіаплан',
      'пресреліз',
      'прес-реліз',
      'зв’язки з громадськ',
      'вартість ліда',
      'вартості ліда',
      'блогер',
      'інфлюенсер',
      'просуванн',
    ],
  },
  searched: {
    en: ['marketing', 'advertising', 'SEO', 'landing page', 'lead generation', 'newsletter'],
    uk: ['маркетинг', 'рекламні кампанії', 'таргетинг', 'контент-план', 'розсилки', 'просування'],
  },
  traces: {
    en: [
      'market',
      'advert',
      'campaign',
      'brand',
      'seo',
      'ppc',
      'smm',
      'social media',
      'content',
      'copy',
      'ads',
      'media',
      'promot',
      'newsletter',
      'audience',
      'traffic',
      'conversion',
      'lead',
      'blog',
      'press',
      'event',
      'launch',
      'growth',
    ],
    uk: [
      'маркет',
      'реклам',
      'кампан',
      'бренд',
      'seo',
      'smm',
      'соцмереж',
      'контент',
      'текст',
      'медіа',
      'промо',
      'розсил',
      'аудитор',
      'трафік',
      'конверс',
      'лід',
      'блог',
      'прес',
      'акці',
      'просув',
      'публікац',
    ],
  },
  bars: {
    junior: {
      shownBy: ['mk-campaign-by-numbers', 'mk-clicks-no-orders'],
      strong: {
        en: 'Follows the numbers step by step from view to purchase and says where people drop off',
        uk: 'Простежує цифри крок за кроком від показу до покупки й називає, де вони обриваються',
      },
      exceptional: {
        en: 'Doubts one of their own numbers: counted twice, wrong tag, wrong period, too few cases',
        uk: 'Сумнівається у власній цифрі: подвійний підрахунок, не та мітка, не той період, замало випадків',
      },
    },
    middle: {
      shownBy: ['mk-campaign-by-numbers', 'mk-what-buyers-said', 'mk-angry-post'],
      strong: {
        en: 'Quotes customers’ own words and shows where they appear in the copy or the answer',
        uk: 'Наводить слова самих клієнтів і показує, де вони стоять у тексті чи відповіді',
      },
      exceptional: {
        en: 'Says beforehand at which figure it would be stopped, and keeps to that',
        uk: 'Заздалегідь каже, за якої цифри справу спинять, і дотримується цього',
      },
    },
    senior: {
      shownBy: ['mk-stopped-spending', 'mk-budget-cut'],
      strong: {
        en: 'Tells sales that came through advertising from those that would have come anyway, and says how',
        uk: 'Відрізняє продажі від реклами від тих, що були б і без неї, і каже як',
      },
      exceptional: {
        en: 'Proves it with a switched-off region, a held-back group or a pause, giving its outcome or its plan',
        uk: 'Доводить це вимкненим регіоном, контрольною групою чи паузою, з результатом або планом',
      },
    },
    lead: {
      shownBy: ['mk-stopped-spending', 'mk-budget-cut'],
      strong: {
        en: 'Talks to the board in margin and payback per customer, not in reach and clicks',
        uk: 'Говорить із правлінням про маржу й окупність клієнта, а не про охоплення й кліки',
      },
      exceptional: {
        en: 'Names what pays back only after a year and how it is protected from this quarter’s target',
        uk: 'Називає, що окупається лише за рік і як це вберегти від плану на квартал',
      },
    },
  },
  questions: [
    {
      id: 'mk-campaign-by-numbers',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 7,
      topics: { en: ['lead gen', 'campaign', 'paid', 'performance'], uk: ['лідоген', 'кампан', 'реклам'] },
      text: {
        en: {
          ask: 'Pick a campaign, mailing or series of posts you worked on and take me through its numbers: who it was for, what it cost, what came out at each step. Which number surprised you?',
          whyAsked:
            'A campaign is remembered for its pictures and judged by its numbers. The answer shows whether the candidate knows them and can read them.',
          keyPoints: [
            'Audience and offer in one sentence',
            'Cost or hours, reach, clicks, leads or orders',
            'The step with the greatest loss',
            'How orders were attributed to it',
            'What was changed while it was running',
          ],
          notRequired: ['A large budget', 'Paid channels (a newsletter will do)'],
          anchors: [
            ['Describes the creative but knows no numbers'],
            ['Gives reach and likes, nothing more', 'Credits the campaign with all of that month’s sales'],
            [
              'Gives the cost and the result, with the cost per lead or order',
              'Names one thing changed while it was running',
            ],
            [
              'Compares it with an earlier or parallel campaign of the same kind',
              'Follows leads through to purchase and says how many were worthless',
            ],
            [
              'Found that tracking had miscounted and gives the corrected figure',
              'Says what the surprise changed in later campaigns',
            ],
          ],
          probes: [
            { text: 'What did one order cost, and what does one bring in?', trigger: 'missing_point' },
            { text: 'What did you set up or write yourself?', trigger: 'no_role' },
            { text: 'What was left of it a quarter later?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Bought followers, reviews or clicks to make the report look better',
              jobReason: 'Money is then steered by false numbers, and customers spot fake reviews.',
            },
          ],
        },
        uk: {
          ask: 'Оберіть кампанію, розсилку чи серію дописів, над якою працювали, і розкажіть про неї в цифрах: для кого, скільки коштувала, що дав кожен крок. Яка цифра вас здивувала?',
          whyAsked:
            'Кампанію пам’ятають за картинками, а судять за цифрами. Відповідь показує, чи кандидат їх знає й уміє читати.',
          keyPoints: [
            'Аудиторія і пропозиція одним реченням',
            'Гроші чи години, охоплення, кліки, ліди або замовлення',
            'Крок із найбільшою втратою',
            'Як замовлення віднесли саме до неї',
            'Що змінили, поки вона тривала',
          ],
          notRequired: ['Великий бюджет', 'Платні канали (досить розсилки)'],
          anchors: [
            ['Описує креатив і не знає жодної цифри'],
            ['Називає охоплення й уподобання, і це все', 'Відносить до кампанії всі продажі місяця'],
            ['Називає витрати й результат із вартістю ліда чи замовлення', 'Називає одну річ, змінену дорогою'],
            [
              'Порівнює з попередньою чи паралельною кампанією того самого роду',
              'Простежує ліди до покупки й каже, скільки було марних',
            ],
            [
              'Виявляє, що аналітика рахувала хибно, і наводить виправлену цифру',
              'Каже, що ця несподіванка змінила в наступних кампаніях',
            ],
          ],
          probes: [
            { text: 'Скільки коштувало одне замовлення і скільки воно приносить?', trigger: 'missing_point' },
            { text: 'Що ви налаштували чи написали самі?', trigger: 'no_role' },
            { text: 'Що з цього лишилося за квартал?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Купує підписників, відгуки чи кліки, щоб прикрасити звіт',
              jobReason: 'Тоді грошима керують хибні цифри, а вигадані відгуки клієнти помічають.',
            },
          ],
        },
      },
    },
    {
      id: 'mk-what-buyers-said',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      topics: {
        en: ['market research', 'product marketing', 'position', 'customer insight', 'copy', 'messag', 'brand'],
        uk: ['дослідження ринк', 'позиціонув', 'копірайт', 'текст', 'бренд'],
      },
      text: {
        en: {
          ask: 'When did something a buyer said or did make you rewrite your copy, an offer or a whole positioning? Give me the sentence before and the sentence after.',
          whyAsked:
            'Good messages come from customers rather than from meetings. The answer shows whether the candidate listens at the source and what came of it.',
          keyPoints: [
            'Where it was heard: calls, reviews, support, interviews, search queries',
            'How many said it, not just one',
            'Both sentences',
            'Who had to be convinced internally',
            'What the change achieved, and how it was compared',
          ],
          notRequired: ['Formal research'],
          anchors: [
            ['Writes from the product description or the boss’s wishes'],
            ['Cites a persona that nobody has ever spoken to', 'Changed words to taste and saw no difference'],
            ['Names the buyers’ words and the copy they changed', 'Says where such words are regularly collected'],
            [
              'Checked with several buyers, including one who did not buy',
              'Compared old and new copy on the same audience',
            ],
            [
              'Dropped a feature the company is proud of from the message, because no buyer cared',
              'Also changed what sales says, and describes what came of it there',
            ],
          ],
          probes: [
            { text: 'How many people did you hear that from?', trigger: 'vague' },
            { text: 'How did you know that the new sentence was better?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Коли слова чи вчинок покупця змусили вас переписати текст, пропозицію чи все позиціювання? Наведіть речення до і речення після.',
          whyAsked:
            'Добрі повідомлення народжуються з розмов із клієнтами, а не з нарад. Відповідь показує, чи слухають першоджерело й що це дало.',
          keyPoints: [
            'Де це почуто: дзвінки, відгуки, підтримка, інтерв’ю, пошукові запити',
            'Скільки людей так казали, а не одна',
            'Обидва речення',
            'Кого всередині довелося переконувати',
            'Що дала зміна і як її порівняли',
          ],
          notRequired: ['Формальне дослідження'],
          anchors: [
            ['Пише з опису продукту чи побажань керівника'],
            ['Посилається на портрет клієнта, з яким ніхто не говорив', 'Змінює слова на смак і не бачить різниці'],
            ['Називає слова покупців і текст, який вони змінили', 'Каже, де такі слова збирають постійно'],
            [
              'Перевіряє на кількох покупцях, зокрема на тому, хто не купив',
              'Порівнює старий і новий текст на тій самій аудиторії',
            ],
            [
              'Прибирає з повідомлення властивість, якою пишається компанія, бо покупцям вона байдужа',
              'Разом із цим змінює слова продавців і каже, що це там дало',
            ],
          ],
          probes: [
            { text: 'Від скількох людей ви це почули?', trigger: 'vague' },
            { text: 'Звідки відомо, що нове речення краще?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'mk-stopped-spending',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      topics: { en: ['budget', 'roi', 'channel', 'attribution'], uk: ['бюджет', 'канал', 'окупн'] },
      text: {
        en: {
          ask: 'Tell me about a channel, partner or format you stopped spending on although its report looked good. What made you doubt it, and what happened to sales afterwards?',
          whyAsked:
            'Platforms report their own success. The answer shows whether the candidate tests what advertising adds and accepts the consequences.',
          keyPoints: [
            'What the report claimed and who produced it',
            'The doubt: brand searches, retargeting of buyers, last click, repeat customers',
            'The test: pause, region, group without advertising',
            'Total sales, before and after',
            'What was done with the money',
          ],
          notRequired: ['A statistical model'],
          anchors: [
            ['Has never stopped anything that had a good report'],
            ['Stopped it because the budget was cut', 'Judges by the last click alone'],
            ['Names the doubt and paused the spending for a time', 'Looked at total sales, not only the channel’s own'],
            [
              'Compared with a region or group where it kept running',
              'Allowed for season, price or stock in the comparison',
            ],
            [
              'Turned part of it back on, because a share of the effect was real, and gives that share',
              'Persuaded the agency or a colleague whose figures shrank as a result',
            ],
          ],
          probes: [
            { text: 'How long was it off, and was that long enough?', trigger: 'missing_point' },
            { text: 'What did the other channels do meanwhile?', trigger: 'too_general' },
            { text: 'Who made that decision, you or your manager?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про канал, партнера чи формат, на який ви перестали витрачати, хоча звіт про нього був добрим. Що викликало сумнів і що потім було з продажами?',
          whyAsked:
            'Платформи самі звітують про власний успіх. Відповідь показує, чи перевіряє кандидат, що додає реклама, і чи приймає наслідки.',
          keyPoints: [
            'Що стверджував звіт і хто його склав',
            'Сумнів: брендові запити, ремаркетинг на покупців, останній клік, постійні клієнти',
            'Перевірка: пауза, регіон, група без реклами',
            'Продажі загалом до і після',
            'Куди пішли гроші',
          ],
          notRequired: ['Статистична модель'],
          anchors: [
            ['Ніколи не спиняє того, що хвалить звіт'],
            ['Спиняє лише тому, що врізали бюджет', 'Судить тільки за останнім кліком'],
            ['Називає сумнів і ставить канал на паузу', 'Дивиться на всі продажі, а не лише на продажі каналу'],
            ['Порівнює з регіоном чи групою, де реклама тривала', 'Зважає в порівнянні на сезон, ціну чи залишки'],
            [
              'Частину вмикає знову, бо якась частка ефекту справжня, і називає цю частку',
              'Переконує агенцію чи колегу, чия цифра від цього зменшилася',
            ],
          ],
          probes: [
            { text: 'Як довго він був вимкнений і чи цього вистачило?', trigger: 'missing_point' },
            { text: 'Що тим часом робили інші канали?', trigger: 'too_general' },
            { text: 'Хто це вирішив, ви чи керівник?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'mk-clicks-no-orders',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      branch: { elsewhere: ['social-media'] },
      topics: {
        en: ['ppc', 'conversion', 'landing', 'google ads', 'paid search'],
        uk: ['конверсі', 'контекст', 'ppc', 'google ads'],
      },
      text: {
        en: {
          ask: 'Since Monday the ads have brought twice as many clicks at half the price, yet orders have fallen from forty a day to twelve. It’s Wednesday, 10 o’clock. What do you look at, and in what order?',
          whyAsked:
            'Cheap clicks without orders happen to everybody. The answer shows whether the search is orderly and the spending is stopped in time.',
          keyPoints: [
            'What changed on Monday: audience, placement, automatic bidding, page, price, stock',
            'A test order of their own, on a phone too: do page, form and payment work',
            'Where the clicks come from: placements, countries, devices, queries',
            'Whether orders are missing or just not counted: a check against the shop’s own list',
            'Spending capped or the new part paused meanwhile',
          ],
          notRequired: ['A particular advertising system'],
          anchors: [
            ['Waits for the algorithm to learn'],
            ['Changes copy, picture and audience all at once', 'Looks only inside the advertising account'],
            ['Places an order and compares with the shop’s list of orders', 'Looks at what was changed on Monday'],
            ['Splits clicks by placement, device and country', 'Pauses the suspect part and leaves the rest running'],
            [
              'Before looking, names for each possible cause the number that would prove it',
              'Works out what the three days cost and which alarm would have shown it on Monday night',
            ],
          ],
          probes: [
            { text: 'Why does that come first?', trigger: 'vague' },
            { text: 'The shop’s own list shows thirty-eight orders. What now?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'З понеділка оголошення дають удвічі більше кліків за пів ціни, а замовлень замість сорока на день дванадцять. Середа, десята ранку. На що і в якому порядку ви дивитеся?',
          whyAsked:
            'Дешеві кліки без замовлень трапляються в усіх. Відповідь показує, чи впорядкований пошук і чи вчасно спиняють витрати.',
          keyPoints: [
            'Що змінилося в понеділок: аудиторія, майданчики, автоставки, сторінка, ціна, залишки',
            'Власне пробне замовлення, зокрема з телефона: чи діють сторінка, форма, оплата',
            'Звідки кліки: майданчики, країни, пристрої, запити',
            'Замовлень немає чи їх лише не пораховано: звірити зі списком крамниці',
            'Тим часом обмежити витрати або спинити нову частину',
          ],
          notRequired: ['Певна рекламна система'],
          anchors: [
            ['Чекає, доки алгоритм навчиться'],
            ['Змінює все одразу: текст, картинку й аудиторію', 'Дивиться лише в рекламний кабінет'],
            ['Робить пробне замовлення й звіряє зі списком крамниці', 'Дивиться, що змінили в понеділок'],
            ['Ділить кліки за майданчиком, пристроєм і країною', 'Спиняє підозрілу частину, решту лишає працювати'],
            [
              'Для кожної можливої причини ще до перевірки називає цифру, що її доведе',
              'Рахує, чого коштували три дні і яке сповіщення показало б це ввечері понеділка',
            ],
          ],
          probes: [
            { text: 'Чому саме це перше?', trigger: 'vague' },
            { text: 'У списку крамниці тридцять вісім замовлень. Що тоді?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'mk-angry-post',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      topics: {
        en: ['smm', 'social media', 'community', 'reputation'],
        uk: ['smm', 'соцмереж', 'репутац', 'ком’юніт'],
      },
      text: {
        en: {
          ask: 'Friday, six in the evening: a customer’s video about your broken product has two hundred thousand views, and your scheduled post “Loved by everyone” goes out at seven. You can’t reach your manager. What do you do?',
          whyAsked:
            'When the public is angry, the first hour counts. The answer shows what is stopped, what is said and what is left to those who decide.',
          keyPoints: [
            'Scheduled posts and running ads stopped first',
            'Facts: is it ours, how many such cases, is anybody in danger',
            'A short, human reply with a next step and a time, no excuses',
            'Who may speak when the boss cannot be reached',
            'Comments left up, support prepared',
          ],
          notRequired: ['A ready-made crisis plan'],
          anchors: [
            ['Waits until Monday'],
            ['Deletes comments or asks for the video to be removed', 'Posts a long defence of the product'],
            ['Stops the seven o’clock post', 'Writes to the customer and asks what happened'],
            [
              'Replies under the video in two sentences, saying when the next update will come',
              'Gets facts from support or production before explaining anything',
            ],
            [
              'Considers whether the product is dangerous and, if so, who stops its sale tonight',
              'Names the signs for staying silent, replying once or apologising publicly',
            ],
          ],
          probes: [
            { text: 'What exactly do you write?', trigger: 'vague' },
            { text: 'Who else hears about it tonight?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Would reply with invented customer praise or from fake accounts',
              jobReason: 'It gets found out, and turns a product fault into a fraud by the company.',
            },
          ],
        },
        uk: {
          ask: 'П’ятниця, вісімнадцята: відео клієнта про ваш зламаний товар має двісті тисяч переглядів, а о дев’ятнадцятій вийде запланований допис «Нас люблять усі». Керівник поза зв’язком. Що ви робите?',
          whyAsked:
            'Коли люди обурені публічно, важить перша година. Відповідь показує, що спиняють, що кажуть і що лишають тим, хто вирішує.',
          keyPoints: [
            'Спершу спиняють заплановані дописи й активну рекламу',
            'Факти: чи це наше, скільки таких випадків, чи є комусь небезпека',
            'Коротка людяна відповідь із наступним кроком і часом, без виправдань',
            'Хто може говорити, коли керівника не дістати',
            'Коментарі лишають, підтримку готують',
          ],
          notRequired: ['Готовий кризовий план'],
          anchors: [
            ['Чекає до понеділка'],
            ['Видаляє коментарі чи вимагає прибрати відео', 'Публікує довгий захист товару'],
            ['Спиняє допис о дев’ятнадцятій', 'Пише клієнтові й питає, що сталося'],
            [
              'Відповідає під відео двома реченнями й називає час наступного повідомлення',
              'Перш ніж пояснювати, дізнається факти в підтримки чи виробництва',
            ],
            [
              'Зважає, чи товар не небезпечний, і хто тоді спинить продаж цього ж вечора',
              'Називає ознаки, за якими мовчати, відповісти раз чи перепросити прилюдно',
            ],
          ],
          probes: [
            { text: 'Що саме ви пишете?', trigger: 'vague' },
            { text: 'Хто ще дізнається про це сьогодні?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Готовність відповісти вигаданими похвалами чи з підставних акаунтів',
              jobReason: 'Це викривають, і хиба товару стає обманом з боку компанії.',
            },
          ],
        },
      },
    },
    {
      id: 'mk-budget-cut',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      topics: { en: ['budget'], uk: ['бюджет'] },
      text: {
        en: {
          ask: 'The yearly budget of 300,000 is cut by forty per cent from next month; the target for new customers stays. Search takes half, social a third, the trade fair and the magazine the rest. What do you propose, and what would you refuse?',
          whyAsked:
            'A cut shows whether somebody knows what each part of the budget does. The answer shows how choices are made and explained upwards.',
          keyPoints: [
            'What each part brings at the margin, not on average',
            'What cannot be cancelled and by when',
            'What works without money: own list, pages, partners, price',
            'What the target then really becomes, with figures',
            'What is protected because it takes effect late',
          ],
          notRequired: ['An exact split (how it is worked out matters)'],
          anchors: [
            ['Cuts every part by forty per cent'],
            ['Keeps whatever has the best report and asks nothing further', 'Promises the target unchanged'],
            ['Ranks the parts by cost per new customer', 'Asks which contracts can still be cancelled'],
            [
              'Cuts within a channel where the last money spent brings least',
              'Gives the board two versions: this budget with this number of customers',
            ],
            [
              'Asks what a new customer brings in over a year before trading channels off against each other',
              'Says how they would notice after six weeks that the wrong thing was cut, and what then',
            ],
          ],
          probes: [
            { text: 'How many fewer customers would that be, and how do you get to that number?', trigger: 'vague' },
            { text: 'The director loves the magazine. What do you say?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Річний бюджет 300 тисяч із наступного місяця врізають на сорок відсотків, план нових клієнтів лишається. Половина йде на пошук, третина на соцмережі, решта на виставку й журнал. Що запропонуєте і від чого відмовитеся?',
          whyAsked:
            'Скорочення показує, чи знає людина, що робить кожна частина бюджету. Відповідь показує, як обирають і як кажуть про це нагору.',
          keyPoints: [
            'Що дає остання гривня в кожній частині, а не в середньому',
            'Чого вже не скасувати й до якого дня',
            'Що діє без грошей: власна база, сторінки, партнери, ціна',
            'Яким тоді насправді буде план, із цифрами',
            'Що бережуть, бо воно діє пізніше',
          ],
          notRequired: ['Точний поділ (важить розрахунок)'],
          anchors: [
            ['Врізає кожну частину на сорок відсотків'],
            ['Лишає те, про що найкращий звіт, і далі не питає', 'Обіцяє виконати план без змін'],
            ['Розставляє частини за вартістю нового клієнта', 'Питає, які договори ще можна розірвати'],
            [
              'Ріже всередині каналу там, де останні гроші дають найменше',
              'Дає правлінню дві версії: такий бюджет і стільки клієнтів',
            ],
            [
              'Перш ніж міняти канали місцями, питає, що новий клієнт приносить за рік',
              'Каже, за чим через шість тижнів видно, що врізали не те, і що робити тоді',
            ],
          ],
          probes: [
            { text: 'На скільки клієнтів менше і звідки це число?', trigger: 'vague' },
            { text: 'Директор любить журнал. Що ви скажете?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'mk-subject-line-test',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      topics: { en: ['test', 'experiment', 'a/b', 'email'], uk: ['тест', 'експеримент', 'a/b', 'розсил', 'гіпотез'] },
      text: {
        en: {
          ask: 'There are two subject lines for a mailing to 20,000 subscribers; a colleague sent each to fifty and says: “Eleven opens against eight, so we take the first.” How would you have set up this comparison, and what would you measure?',
          whyAsked:
            'Small tests mislead people every day. The answer shows whether the candidate knows when a difference is chance and which measure matters.',
          keyPoints: [
            'Eleven against eight out of fifty can easily be chance; such a difference takes hundreds or thousands',
            'Random split, same time, one thing changed',
            'Opens are unreliable: mail programs load pictures automatically',
            'Clicks or orders decide; unsubscribes are watched',
            'A stopping rule set beforehand',
          ],
          notRequired: ['A formula'],
          anchors: [
            ['Takes the first, because eleven is more than eight'],
            ['Would keep sending until one wins', 'Sends one in the morning and the other in the evening'],
            ['Says that fifty is too few and wants a larger random split', 'Looks at clicks as well as opens'],
            ['Explains why open counts are inflated today', 'Fixes sample size and duration before sending'],
            [
              'Says how big a difference would matter for orders, and whether the test is worth it',
              'Keeps a log of tests, so that lucky winners are checked again',
            ],
          ],
          probes: [
            { text: 'What would make you believe a difference?', trigger: 'missing_point' },
            { text: 'You have only six hundred subscribers. What then?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Дві теми листа для розсилки на 20 тисяч підписників. Колега надсилає кожну п’ятдесятьом і каже: «Одинадцять відкрили проти восьми, беремо першу». Як би ви провели це порівняння й що вимірювали б?',
          whyAsked:
            'Малі тести щодня вводять в оману. Відповідь показує, чи знає кандидат, коли різниця випадкова і який показник важить.',
          keyPoints: [
            'Одинадцять проти восьми з п’ятдесяти легко буває випадково, для такої різниці потрібні сотні чи тисячі',
            'Випадковий поділ, той самий час, змінено одне',
            'Відкриття ненадійні: поштові програми завантажують картинки самі',
            'Вирішують кліки чи замовлення, стежать за відписками',
            'Правило завершення встановлено наперед',
          ],
          notRequired: ['Формула'],
          anchors: [
            ['Бере першу, бо одинадцять більше за вісім'],
            ['Надсилає ще раз, доки хтось не виграє', 'Одну тему надсилає вранці, другу ввечері'],
            [
              'Каже, що п’ятдесяти замало, і хоче більшого випадкового поділу',
              'Дивиться не лише на відкриття, а й на кліки',
            ],
            ['Пояснює, чому кількість відкриттів нині завищена', 'Визначає обсяг і тривалість до надсилання'],
            [
              'Каже, від якої різниці це важить для замовлень і чи вартий тест зусиль',
              'Веде щоденник тестів, щоб випадкових переможців перевірити ще раз',
            ],
          ],
          probes: [
            { text: 'Що змусило б вас повірити в різницю?', trigger: 'missing_point' },
            { text: 'У вас лише шістсот підписників. Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'mk-page-and-ad-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 30,
      text: {
        en: {
          ask: 'Reviews of a repair service: “came the same day”, “pricey, but it held”, “two hours late”, “nobody rang back”. Its advert: “Quality since 1998”. Write a headline, two sentences and a call to action for one kind of customer; then say where it runs.',
          whyAsked:
            'Writing for one buyer and saying how to judge the result is daily work. The task shows both in half an hour.',
          keyPoints: [
            'One kind of customer chosen and named',
            'The worry from the reviews is in the copy, in their words',
            'Nothing promised that the reviews refute',
            'The channel fits the moment of need',
            'A measure, a figure and a rule for stopping',
          ],
          notRequired: ['A slogan', 'Layout'],
          anchors: [
            ['Praises the service in general terms'],
            ['Addresses everybody at once', 'Makes a promise that two reviews contradict'],
            ['Takes its main point from the reviews', 'Names a channel and a measure'],
            [
              'Turns the reviews’ recurring objection into the offer',
              'Gives the cost per order at which it would be stopped',
            ],
            [
              'Tells the company what must change in the service before this can be advertised',
              'Adds a second version that differs in one idea, to learn from the comparison',
            ],
          ],
          probes: [
            { text: 'Which review made you choose this headline?', trigger: 'missing_point' },
            { text: 'After a week: three hundred clicks, two orders. What do you do?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Відгуки про сервіс ремонту: «приїхали того ж дня», «дорого, але тримає», «на дві години пізніше», «не передзвонили». Оголошення: «Якість із 1998 року». Напишіть заголовок, два речення й заклик для одного типу клієнтів, тоді скажіть, де його показати.',
          whyAsked:
            'Писати для одного покупця й казати, як це оцінити, доводиться щодня. Завдання показує те й те за пів години.',
          keyPoints: [
            'Обрано й названо один тип клієнтів',
            'Тривога з відгуків є в тексті їхніми словами',
            'Не обіцяно того, що відгуки спростовують',
            'Канал відповідає миті, коли виникає потреба',
            'Показник, цифра і правило, коли спинити',
          ],
          notRequired: ['Слоган', 'Макет'],
          anchors: [
            ['Хвалить сервіс загальними словами'],
            ['Звертається до всіх одразу', 'Обіцяє те, чому суперечать два відгуки'],
            ['Бере головну думку з відгуків', 'Називає канал і показник'],
            [
              'Перетворює повторюване у відгуках заперечення на пропозицію',
              'Називає вартість замовлення, за якої спинить показ',
            ],
            [
              'Каже, що сервіс має змінити, перш ніж таке рекламувати',
              'Додає другу версію, відмінну однією думкою, щоб навчитися з порівняння',
            ],
          ],
          probes: [
            { text: 'Який відгук підказав цей заголовок?', trigger: 'missing_point' },
            { text: 'За тиждень триста кліків і два замовлення. Що ви робите?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
