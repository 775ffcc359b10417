import type { Bar, JobFamily, TopicQuestion } from '#knowledge/playbook/types.ts';

const every: readonly Bar[] = ['junior', 'middle', 'senior', 'lead'];
const families: readonly JobFamily[] = ['sales'];

/** Work of people who sell. */
export const salesWorkTopics: readonly TopicQuestion[] = [
  {
    id: 'st-last-new-customer',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
    families,
    name: { en: 'New business', uk: 'Нові клієнти' },
    topics: {
      en: [
        'new business',
        'prospect',
        'cold',
        'hunting',
        'lead gen',
        'outbound',
        'acquisition',
        'new customer',
        'new client',
        'territory',
      ],
      uk: ['холодн', 'нових', 'нові клієнт', 'пошук', 'залучен', 'лідоген', 'активн продаж', 'розвиток територ'],
    },
    text: {
      en: {
        ask: 'Take the newest customer on your list that you found yourself. How did you come across them, what were your opening words, and how many tries did it take to get the first order, and for how much?',
        whyAsked:
          'Many sellers live on customers they were given; one recent win, told with figures, shows who still hunts.',
        keyPoints: [
          'Says why this firm, and how they found the right person',
          'Quotes the first words, and the response',
          'Says how many tries and weeks until the first order',
          'Gives the value of the order, and what the customer buys today',
        ],
        notRequired: ['A large customer'],
        anchors: [
          ['Cannot name one that was their own'],
          ['Describes an enquiry that came by itself', 'Gives a story without times or figures'],
          ['Names the customer, the person and the first contact', 'Gives the size of the first order'],
          ['Says what they had found out before the first call', 'Names the number of calls that led to one meeting'],
          [
            'Says what they changed after a failed try, and what it did to the success rate',
            'Names a customer they dropped early, and the sign that told them',
          ],
        ],
        probes: [
          { text: 'Say your first sentence to me as you said it that day.', trigger: 'vague' },
          {
            text: 'How many new ones have you had in the last twelve months, and how many did you find yourself?',
            trigger: 'no_result',
          },
          { text: 'Who else had a hand in it?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Presents inherited customers as won',
            jobReason: 'The plan counts on new ones, and nobody will bring them.',
          },
        ],
      },
      uk: {
        ask: 'Візьміть останнього клієнта, якого привели ви і який доти у вашої фірми не купував. Як ви на нього вийшли, що сказали, щоб домогтися зустрічі, і на яку суму було перше замовлення?',
        whyAsked: 'Багато хто живе з переданої бази; один свіжий клієнт із цифрами показує, хто справді шукає сам.',
        keyPoints: [
          'Чому саме ця фірма і як знайдено потрібну людину',
          'Перші слова і відповідь на них',
          'Скільки спроб і тижнів минуло до замовлення',
          'Сума замовлення і що клієнт купує тепер',
        ],
        notRequired: ['Великий клієнт'],
        anchors: [
          ['Не називає жодного свого'],
          ['Розповідає про звернення, яке прийшло саме', 'Розповідає без строків і сум'],
          ['Називає клієнта, людину й перший контакт', 'Називає суму першого замовлення'],
          ['Каже, що з’ясовує до першого дзвінка', 'Знає, скільки дзвінків дають одну зустріч'],
          [
            'Каже, що після невдачі міняє і як це позначилося на результаті',
            'Називає клієнта, від якого рано відмовляється, і за якою ознакою',
          ],
        ],
        probes: [
          { text: 'Скажіть мені перше речення, як того дня.', trigger: 'vague' },
          { text: 'Скільки нових за останній рік і скільки з них знайшли ви самі?', trigger: 'no_result' },
          { text: 'Хто ще до цього доклав рук?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Видає переданих клієнтів за своїх',
            jobReason: 'План розраховано на нових, а привести їх не буде кому.',
          },
        ],
      },
    },
  },
  {
    id: 'st-price-rise-call',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    branch: { of: ['business-customers'], elsewhere: ['shop'] },
    families,
    name: { en: 'Price and terms', uk: 'Ціна та умови' },
    topics: {
      en: ['price', 'pricing', 'margin', 'negotiat', 'discount', 'objection', 'terms', 'profitab'],
      uk: ['цін', 'марж', 'перегов', 'знижк', 'заперечен', 'умов', 'торг'],
    },
    text: {
      en: {
        ask: 'From the first of the month your prices go up six per cent. Your largest buyer says: “I have an offer four per cent below yours. Hold the old price or I move half.” Take me through the call.',
        whyAsked:
          'Each point given away comes straight out of profit; the answer shows preparation, trade-offs and a limit.',
        keyPoints: [
          'Asks about the other offer: quantity, quality, delivery, terms',
          'Explains the rise with causes the buyer can check',
          'Trades: volume, contract length, date, specification; nothing for nothing',
          'Knows the limit and who may go below it, and ends with a next step',
        ],
        notRequired: ['Always keeping the customer'],
        anchors: [
          ['Would keep the old price'],
          ['Meets in the middle at once', 'Repeats that the price is the price'],
          ['Asks about the other offer and explains the rise', 'Offers a smaller step'],
          [
            'Gives something only in return for something, with figures',
            'Knows what a point of margin on this customer is worth',
          ],
          [
            'Has thought through before the call what may be lost, and gives the figure',
            'Turns it into another deal: mix, contract length, supply, with profit kept',
          ],
        ],
        probes: [
          { text: 'I am the buyer and say nothing for ten seconds. What do you do?', trigger: 'vague' },
          { text: 'At what point do you let that half go?', trigger: 'missing_point' },
          {
            text: 'Tell me about a price rise you put through yourself: what stayed, and what did you lose?',
            trigger: 'too_general',
          },
        ],
        redFlags: [
          {
            text: 'Grants a discount beyond their limit and reports it afterwards',
            jobReason: 'Other customers hear of it, and the price list is worth nothing.',
          },
        ],
      },
      uk: {
        ask: 'З першого числа ваші ціни зростають на шість відсотків. Найбільший покупець каже: «У мене пропозиція на чотири нижча за вашу. Лишайте стару ціну, або половину заберу». Як ви поведете цю розмову?',
        whyAsked: 'Кожен відданий відсоток — це прибуток; видно підготовку, вміння мінятися й межу.',
        keyPoints: [
          'Розпитує про ту пропозицію: обсяг, якість, доставка, оплата',
          'Пояснює підвищення причинами, які покупець може перевірити',
          'Міняється: обсяг, строк, дата, специфікація; нічого задарма',
          'Знає межу й того, хто може її переступити, завершує наступним кроком',
        ],
        notRequired: ['Утримати клієнта за будь-яку ціну'],
        anchors: [
          ['Лишає стару ціну'],
          ['Одразу сходиться посередині', 'Повторює, що ціна є ціна'],
          ['Розпитує про конкурента й пояснює підвищення', 'Пропонує менший крок'],
          ['Поступається лише в обмін, із цифрами', 'Знає, скільки коштує один відсоток на цьому клієнтові'],
          [
            'До розмови рахує, що можна втратити, і називає суму',
            'Зводить до іншої угоди: асортимент, строк, графік, зі збереженим прибутком',
          ],
        ],
        probes: [
          { text: 'Я покупець і десять секунд мовчу. Що ви робите?', trigger: 'vague' },
          { text: 'За якої умови ви відпустите цю половину?', trigger: 'missing_point' },
          { text: 'Розкажіть про підвищення, яке провели ви: що лишилося, що втрачено?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Дає знижку понад свою межу й повідомляє потім',
            jobReason: 'Про неї дізнаються інші, і прайс уже нічого не вартий.',
          },
        ],
      },
    },
  },
  {
    id: 'st-key-account-quiet',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    branch: { of: ['business-customers'], elsewhere: ['shop'] },
    families,
    name: { en: 'Existing customers', uk: 'Наявні клієнти' },
    topics: {
      en: [
        'key account',
        'account manage',
        'retention',
        'relationship',
        'upsell',
        'cross-sell',
        'existing',
        'customer base',
        'growth',
        'farming',
      ],
      uk: [
        'наявні клієнти',
        'ключов',
        'утриман',
        'ведення',
        'супровід',
        'допродаж',
        'лояльн',
        'стосунк',
        'клієнтськ баз',
        'довгостроков',
      ],
    },
    text: {
      en: {
        ask: 'Which of your customers grew most while you looked after them, and which one shrank or left? Put the two side by side: what they bought before and after, and what you did differently.',
        whyAsked:
          'Keeping and growing accounts is judged by figures per customer; the one lost says as much as the one won.',
        keyPoints: [
          'Gives figures for both, before and after',
          'Says who decided at the customer, and how many people they knew there',
          'Names the first signs of the loss, and when they were seen',
          'Says what was changed with other customers because of it',
        ],
        notRequired: ['A customer saved against all odds'],
        anchors: [
          ['Knows no figures for their own customers'],
          ['Talks only about the success', 'Puts the loss down to price and nothing else'],
          ['Gives both with rough figures', 'Names one step of their own behind the growth'],
          ['Names the sign of the loss that was visible early', 'Separates the market’s growth from their own share'],
          [
            'Shows the plan by which all accounts have been watched since',
            'Says what they gave up with small customers to make the large one grow',
          ],
        ],
        probes: [
          { text: 'How much of that growth was price, and how much was volume?', trigger: 'no_result' },
          { text: 'When did you first know that they might leave?', trigger: 'vague' },
          { text: 'Who else there, besides your contact, would have fought for you?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Який клієнт найбільше виріс, відколи його ведете ви, а який зменшив закупівлі чи пішов? Порівняйте їх: скільки купували до й після і що ви робили по-різному.',
        whyAsked: 'Утримання й ріст міряють цифрами на клієнта; втрачений каже не менше за здобутого.',
        keyPoints: [
          'Цифри обох, до й після',
          'Хто в клієнта вирішував і скількох людей там знали',
          'Перші ознаки втрати і коли їх помічено',
          'Що через це змінено в роботі з іншими',
        ],
        notRequired: ['Клієнт, урятований усупереч усьому'],
        anchors: [
          ['Не знає цифр своїх клієнтів'],
          ['Розповідає лише про успіх', 'Утрату пояснює самою ціною'],
          ['Наводить обох із приблизними цифрами', 'Називає один свій крок, що дав ріст'],
          ['Називає ранню ознаку втрати', 'Відділяє ріст ринку від власного внеску'],
          [
            'Показує порядок, за яким відтоді стежить за всіма',
            'Каже, від чого відмовляється в малих, щоб виріс великий',
          ],
        ],
        probes: [
          { text: 'Скільки в цьому зростанні дала ціна, а скільки обсяг?', trigger: 'no_result' },
          { text: 'Коли ви вперше зрозуміли, що клієнт може піти?', trigger: 'vague' },
          { text: 'Хто там, крім вашого контакту, став би на ваш бік?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'st-crm-forecast',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
    families,
    name: { en: 'Pipeline and forecast', uk: 'Воронка і прогноз' },
    topics: {
      en: ['forecast', 'pipeline', 'crm', 'reporting', 'planning', 'salesforce', 'hubspot', 'target', 'quota'],
      uk: ['crm', 'воронк', 'прогноз', 'звітн', 'план', 'bitrix', 'срм', 'аналітик'],
    },
    text: {
      en: {
        ask: 'It is the tenth of the month: target 100, invoiced 35. The open list shows four deals of 20, each “80 per cent”. What do you ask about each deal, and what figure do you give your management today?',
        whyAsked: 'A forecast drives stock and cash; the answer shows who knows their deals and who repeats a hope.',
        keyPoints: [
          'Asks about each: decision maker, next step with date, money and rival',
          'Counts running orders separately from deals',
          'Gives a range with a firm commitment, and what would change it',
          'Says what is being done today about the gap',
        ],
        notRequired: ['A particular program'],
        anchors: [
          ['Would add it all up'],
          ['Takes 80 per cent of each', 'Says you just feel it'],
          ['Removes a deal with no next step', 'Gives a lower figure than the list'],
          ['Gives a fact for each deal that supports its chances', 'Compares with how such deals ended before'],
          [
            'Knows how far off their last forecasts were, and why',
            'Tells management early that it will be missed, with a plan',
          ],
        ],
        probes: [
          { text: 'A colleague is always too hopeful. How do you allow for that?', trigger: 'missing_point' },
          { text: 'How far off were you in the last three months?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Keeps dead deals on the list to make it look full',
            jobReason: 'Stock and people are planned for orders that do not come.',
          },
        ],
      },
      uk: {
        ask: 'Десяте число: план 100, відвантажено 35. У списку чотири угоди по 20, кожна «80 відсотків». Які запитання ви ставите до кожної й яку цифру сьогодні подаєте нагору?',
        whyAsked: 'За прогнозом закуповують і планують гроші; видно, хто знає свої угоди, а хто повторює надію.',
        keyPoints: [
          'Питає про кожну: хто вирішує, наступний крок із датою, гроші, конкурент',
          'Поточні замовлення рахує окремо від угод',
          'Дає межі, тверду цифру і те, що її змінить',
          'Каже, що робить сьогодні для недобору',
        ],
        notRequired: ['Певна програма'],
        anchors: [
          ['Складає все докупи'],
          ['Бере по 80 відсотків від кожної', 'Каже, що це відчувають'],
          ['Викреслює угоду без наступного кроку', 'Дає цифру, меншу за список'],
          [
            'До кожної угоди наводить факт, на якому тримається шанс',
            'Порівнює з тим, чим такі угоди закінчувалися раніше',
          ],
          ['Знає, на скільки й чому помиляється у своїх прогнозах', 'Рано каже нагору про недобір і дає план'],
        ],
        probes: [
          { text: 'Колега завжди надто оптимістичний. Як ви це врахуєте?', trigger: 'missing_point' },
          { text: 'На скільки ви помилилися за останні три місяці?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Тримає у списку мертві угоди, щоб він був повний',
            jobReason: 'Товар і людей планують під замовлення, яких не буде.',
          },
        ],
      },
    },
  },
  {
    id: 'st-rep-behind-plan',
    kind: 'situational',
    difficulty: 'hard',
    levels: ['middle', 'senior', 'lead'],
    types: [],
    minutes: 6,
    branch: { of: ['business-customers', 'services-sale'], elsewhere: ['shop'] },
    families,
    name: { en: 'Leading sellers', uk: 'Керування продавцями' },
    topics: {
      en: ['managing', 'team', 'reps', 'coach', 'lead', 'field', 'people'],
      uk: ['керуван', 'команд', 'управлін', 'навчання менедж', 'мотивац', 'наставн', 'підлегл'],
    },
    text: {
      en: {
        ask: 'You have two sellers: one has been at 60 per cent of plan for three months, trying hard; one is at 110, visits nobody new and puts nothing in the system. What do you do with each this month?',
        whyAsked:
          'Leading sellers means acting on behaviour before figures fall; the strong seller who goes their own way is the harder test.',
        keyPoints: [
          'Goes on customer visits with both before judging either',
          'Finds which step fails for the first and practises it',
          'Tells the second what is not optional, and why',
          'Sets dates and figures, and says what follows if they are missed',
        ],
        notRequired: ['Having dismissed somebody'],
        anchors: [
          ['Would leave both to their figures'],
          ['Threatens one and praises the other', 'Sends the first on a course'],
          ['Talks to both and sets targets', 'Rides along with the first'],
          [
            'Names the step in the sale that fails and how it is practised',
            'Names the risk of customers known only to one person',
          ],
          [
            'Says how the rest of the team sees it and what they tell them',
            'Describes a case of each kind and how it ended',
          ],
        ],
        probes: [
          { text: 'The strong one says: my figures speak for me. How do you answer?', trigger: 'vague' },
          { text: 'At what point do you let the first one go?', trigger: 'missing_point' },
          { text: 'Who did you last bring up to plan, and how long did it take?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Leaves the strong one alone as long as the figures hold',
            jobReason: 'When they go, their customers go too, and the others have learned that rules are for the weak.',
          },
        ],
      },
      uk: {
        ask: 'Двоє ваших менеджерів: один третій місяць на 60 відсотках плану, хоча старається; другий на 110, але нових не шукає і в систему нічого не пише. Що ви робите з кожним найближчі чотири тижні?',
        whyAsked:
          'Керувати продавцями — це діяти, поки цифри ще не впали; сильний, який робить що хоче, — важче випробування.',
        keyPoints: [
          'Перш ніж судити, їде з кожним до клієнтів',
          'Знаходить, який крок не виходить у першого, і тренує саме його',
          'Каже другому, що не обговорюється і чому',
          'Призначає строки й цифри та каже, що буде далі',
        ],
        notRequired: ['Досвід звільнень'],
        anchors: [
          ['Лишає обох на їхні цифри'],
          ['Одному погрожує, другого хвалить', 'Посилає першого на тренінг'],
          ['Говорить з обома й ставить цілі', 'Їде з першим на зустрічі'],
          [
            'Називає крок продажу, який не виходить, і як його тренує',
            'Називає ризик клієнтів, відомих лише одній людині',
          ],
          ['Каже, як це бачить решта команди і що їй пояснює', 'Наводить по одному випадку з кінцівкою'],
        ],
        probes: [
          { text: 'Сильний каже: мої цифри — моя відповідь. Що ви скажете?', trigger: 'vague' },
          { text: 'Коли ви розпрощаєтеся з першим?', trigger: 'missing_point' },
          { text: 'Кого ви востаннє довели до плану і за який час?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Не чіпає сильного, доки тримаються цифри',
            jobReason: 'Він піде разом із клієнтами, а інші вже засвоять, що правила не для всіх.',
          },
        ],
      },
    },
  },
];
