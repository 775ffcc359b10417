import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const technicalDesign: PlaybookCompetency = {
  id: 'technical-design',
  fit: {
    families: ['software'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'software',
        'backend',
        'back-end',
        'frontend',
        'front-end',
        'microservice',
        'source code',
        'codebase',
        'web service',
        'rest api',
        'graphql',
        'kubernetes',
        'docker',
        'typescript',
        'javascript',
        'python',
        'java',
        'kotlin',
        'golang',
        'node.js',
        'react',
        'postgresql',
        'kafka',
        'distributed system',
      ],
      uk: [
        'програмного забезпеч',
        'бекенд',
        'фронтенд',
        'мікросервіс',
        'кодов',
        'вебсервіс',
        'веб-сервіс',
        'розподілен',
      ],
    },
  },
  name: { en: 'Technical design', uk: 'Технічне проєктування' },
  definition: {
    en: 'Chooses the shape of a system, a data model or an interface to meet stated needs, compares options by cost, and plans ahead for failure, growth and change.',
    uk: 'Обирає будову системи, модель даних чи інтерфейс під відомі потреби, порівнює варіанти за їхньою ціною й передбачає збої, зростання та зміни.',
  },
  signals: {
    en: [
      'architect',
      'system design',
      'technical design',
      'design doc',
      'microservice',
      'monolith',
      'distributed',
      'scalab',
      'high load',
      'high-load',
      'throughput',
      'latency',
      'api design',
      'rest api',
      'graphql',
      'grpc',
      'event-driven',
      'message queue',
      'kafka',
      'rabbitmq',
      'data model',
      'schema',
      'data warehouse',
      'data pipeline',
      'partition',
      'caching',
      'trade-off',
    ],
    uk: [
      'архітектур',
      'проєктуван',
      'проектуван',
      'мікросервіс',
      'моноліт',
      'розподілен',
      'масштабован',
      'високонавантажен',
      'високих навантажен',
      'пропускн',
      'інтеграці',
      'черги повідомлен',
      'брокер повідомлен',
      'подієв',
      'модель даних',
      'моделі даних',
      'моделюван',
      'схеми бази',
      'сховищ',
      'конвеєр',
      'кешуван',
      'компроміс',
      'api',
      'kafka',
      'rabbitmq',
      'graphql',
    ],
  },
  searched: {
    en: ['architecture', 'system design', 'microservices', 'scalability', 'data model', 'caching'],
    uk: ['архітектура', 'проєктування', 'мікросервіси', 'розподілені системи', 'модель даних', 'кешування'],
  },
  traces: {
    en: [
      'design',
      'architect',
      'system',
      'service',
      'api',
      'database',
      'sql',
      'cloud',
      'aws',
      'azure',
      'scal',
      'backend',
      'back-end',
      'platform',
      'integrat',
      'queue',
      'cache',
      'infrastructure',
      'built',
      'build',
    ],
    uk: [
      'проєкт',
      'проект',
      'архітект',
      'систем',
      'сервіс',
      'api',
      'баз дан',
      'баз даних',
      'sql',
      'хмар',
      'масштаб',
      'бекенд',
      'платформ',
      'інтеграц',
      'черга',
      'черги',
      'чергою',
      'чергам',
      'кеш',
      'інфраструктур',
      'розроб',
    ],
  },
  bars: {
    junior: {
      shownBy: ['design-slow-list-after-growth', 'design-field-meaning-change', 'design-task-expiring-cache'],
      strong: {
        en: 'Proposes the simplest design that works for the stated case and says what it leaves out',
        uk: 'Пропонує найпростіше рішення, що працює для описаного випадку, і каже, чого воно не охоплює',
      },
      exceptional: {
        en: 'Unprompted, finds a case that breaks the proposed design, and changes the design to handle it',
        uk: 'Без підказки знаходить випадок, який ламає запропоноване рішення, і змінює його',
      },
    },
    middle: {
      shownBy: ['design-own-tradeoff', 'design-proved-wrong', 'design-task-reminders'],
      strong: {
        en: 'Sets two workable options side by side and names the fact that decided between them',
        uk: 'Порівнює два робочі варіанти й називає факт, який визначив вибір',
      },
      exceptional: {
        en: 'Describes a measurement or small trial that tested the choice before others built on it',
        uk: 'Описує вимір або невеликий експеримент, що перевірив вибір, перш ніж на нього сперлися інші',
      },
    },
    senior: {
      shownBy: ['design-own-tradeoff', 'design-split-or-keep', 'design-live-column-change', 'design-task-reminders'],
      strong: {
        en: 'Ties the choice to numbers: load, growth, delay, money or the team’s time',
        uk: 'Прив’язує вибір до чисел: навантаження, зростання, затримки, грошей чи часу команди',
      },
      exceptional: {
        en: 'Names the condition under which the choice becomes wrong and how it would then be undone',
        uk: 'Називає умову, за якої вибір стане хибним, і те, як його тоді скасувати',
      },
    },
    lead: {
      shownBy: ['design-own-tradeoff', 'design-proved-wrong'],
      strong: {
        en: 'Says which teams the choice binds, how they were consulted and where the reasons are written down',
        uk: 'Каже, яких команд стосується рішення, як їх почули й де записано підстави',
      },
      exceptional: {
        en: 'Names a later benefit for other teams: what became cheaper, faster or safer, with a figure',
        uk: 'Наводить пізніший результат для інших команд: що подешевшало, пришвидшилося чи стало безпечнішим, у числах',
      },
    },
  },
  questions: [
    {
      id: 'design-repeated-events',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'system_design', 'coding', 'panel', 'final'],
      minutes: 7,
      within: ['back-end', 'data-engineering'],
      branch: { of: ['microservices', 'messaging'], elsewhere: ['monolith'] },
      topics: {
        en: ['idempot', 'payment', 'event', 'kafka', 'queue', 'rabbit', 'messag', 'event-driven', 'distributed'],
        uk: ['ідемпот', 'черга', 'черги', 'чергою', 'чергам', 'подій', 'розподілен', 'платеж'],
      },
      text: {
        en: {
          ask: 'Your service keeps account balances from payment events. Some events arrive twice, some hours late, some out of order. How do you design the handling so that every balance ends up right?',
          whyAsked:
            'Queues and webhooks deliver more than once and in any order; a design that assumes otherwise loses or invents money.',
          keyPoints: [
            'Each event carries an identifier assigned by its sender, and a unique constraint on it makes a repeat harmless',
            'Recording the event and changing the balance happen in one transaction',
            'Order comes from a sequence number or the event’s own time, not from arrival',
            'Late events are applied or corrected under a stated rule instead of being dropped',
            'Regular reconciliation with the payment source shows what the design missed',
          ],
          notRequired: ['Naming a particular broker or its settings'],
          anchors: [
            ['Does not say how a repeated event would be treated'],
            [
              'Relies on the queue to deliver each event exactly once',
              'Adds or subtracts on arrival and never comes back to late events',
            ],
            [
              'Stores processed event identifiers and skips repeats',
              'Handles late or reordered events only after the interviewer asks',
            ],
            [
              'Puts the duplicate check and the balance change in one transaction and says why',
              'Gives separate rules for repeated, late and out-of-order events',
            ],
            [
              'Walks through a crash between two steps and shows that the balance still ends up right',
              'Adds reconciliation with the source and says what a mismatch triggers',
            ],
          ],
          probes: [
            {
              text: 'The process dies right after the balance is written. What happens next?',
              trigger: 'missing_point',
            },
            { text: 'Where exactly is it recorded that an event has been handled?', trigger: 'vague' },
            { text: 'A refund arrives before its payment. What does your handler do?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Proposes dropping late payment events without a trace.',
              jobReason: 'Money would go missing from balances and nobody could find out why.',
            },
          ],
        },
        uk: {
          ask: 'Ваш сервіс веде баланси рахунків за подіями про платежі. Частина подій надходить двічі, частина із запізненням на години, частина не за порядком. Як ви побудуєте обробку, щоб кожен баланс зрештою був правильним?',
          whyAsked:
            'Черги й вебхуки доставляють події повторно та в довільному порядку; рішення, яке цього не враховує, губить або «додруковує» гроші.',
          keyPoints: [
            'Подія має ідентифікатор від відправника, а обмеження унікальності робить повтор нешкідливим',
            'Запис про подію та зміна балансу відбуваються в одній транзакції',
            'Порядок визначає порядковий номер або час самої події, а не момент надходження',
            'Для запізнілих подій є чітке правило: застосувати чи скоригувати, а не відкинути',
            'Регулярна звірка з платіжною системою показує те, чого рішення не врахувало',
          ],
          notRequired: ['Назва конкретного брокера чи його налаштувань'],
          anchors: [
            ['Не каже, що станеться з повторною подією'],
            [
              'Покладається на те, що черга доставить кожну подію рівно один раз',
              'Змінює баланс одразу після надходження й не повертається до запізнілих подій',
            ],
            [
              'Зберігає ідентифікатори оброблених подій і пропускає повтори',
              'Про запізнілі чи переставлені події говорить лише після запитання',
            ],
            [
              'Об’єднує перевірку на повтор і зміну балансу в одній транзакції та пояснює навіщо',
              'Дає окремі правила для повторних, запізнілих і переставлених подій',
            ],
            [
              'Розбирає падіння процесу між двома кроками й показує, що баланс усе одно зійдеться',
              'Додає звірку з джерелом і каже, що запускає виявлена розбіжність',
            ],
          ],
          probes: [
            { text: 'Процес упав одразу після запису балансу. Що буде далі?', trigger: 'missing_point' },
            { text: 'Де саме зафіксовано, що подію вже оброблено?', trigger: 'vague' },
            { text: 'Повернення коштів надійшло раніше за платіж. Що зробить обробник?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Пропонує безслідно відкидати запізнілі події про платежі.',
              jobReason: 'Гроші зникатимуть із балансів, і ніхто не зможе з’ясувати чому.',
            },
          ],
        },
      },
    },
    {
      id: 'design-slow-list-after-growth',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: ['phone_screening', 'technical', 'coding', 'system_design', 'panel'],
      minutes: 6,
      within: ['back-end'],
      topics: {
        en: ['postgres', 'mysql', 'sql', 'database', 'performance', 'slow'],
        uk: ['postgres', 'mysql', 'sql', 'баз даних', 'бази даних', 'запит', 'продуктивн'],
      },
      text: {
        en: {
          ask: 'A page listing a customer’s orders used to open in 100 ms. The table has grown to forty million rows, and the page now takes six seconds. How do you make it fast again?',
          whyAsked:
            'Data outgrows the first design in every product; this shows whether the person measures before changing.',
          keyPoints: [
            'Measures first: which query, with which parameters, for which customers',
            'Reads the execution plan and compares rows read with rows returned',
            'An index that fits both the filter and the sort order',
            'Paging that does not slow down with depth, and fewer columns or fewer queries per row',
            'Weighs what the fix costs in writes, storage or freshness, and measures again',
          ],
          notRequired: ['The exact syntax of one database', 'Moving to another database'],
          anchors: [
            ['Names no step for finding out where the time goes'],
            [
              'Proposes a cache or a bigger server before looking at the query',
              'Says “add an index” without saying on what or how to check it',
            ],
            [
              'Looks at the slow query and its plan before choosing a fix',
              'Chooses an index on the customer filter and measures the page again',
            ],
            [
              'Compares rows read with rows returned and derives the index from filter and sort together',
              'Names a cost of the fix, such as slower writes or building an index on a live table',
            ],
            [
              'Tests with the largest customer and a deep page, and explains why these break first',
              'Says how much growth the fix will bear and which signal will show the next limit early',
            ],
          ],
          probes: [
            { text: 'What exactly would you look at in the query plan?', trigger: 'too_general' },
            { text: 'It is fast for most customers and slow for three. What now?', trigger: 'missing_point' },
            { text: 'How do you know that your change worked?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Сторінка із замовленнями клієнта раніше відкривалася за 100 мс. Таблиця виросла до сорока мільйонів рядків, і тепер сторінка чекає шість секунд. Як ви повернете їй швидкість?',
          whyAsked:
            'У кожному продукті дані переростають перше рішення; відповідь показує, чи людина вимірює, перш ніж змінювати.',
          keyPoints: [
            'Спершу вимірювання: який саме запит, з якими параметрами, для яких клієнтів',
            'Читає план виконання й порівнює кількість прочитаних і повернутих рядків',
            'Індекс, що відповідає і фільтру, і сортуванню',
            'Посторінкове читання, яке не сповільнюється з глибиною; менше стовпців або запитів на рядок',
            'Зважує ціну рішення для записів, місця чи свіжості даних і вимірює знову',
          ],
          notRequired: ['Точний синтаксис однієї СУБД', 'Перехід на іншу базу даних'],
          anchors: [
            ['Не називає жодного кроку, щоб з’ясувати, куди йде час'],
            [
              'Пропонує кеш або потужніший сервер, не подивившись на запит',
              'Каже «додати індекс», але не каже, на що саме і як це перевірити',
            ],
            [
              'Дивиться на повільний запит і його план, перш ніж обрати рішення',
              'Обирає індекс за клієнтом і вимірює сторінку ще раз',
            ],
            [
              'Порівнює прочитані рядки з повернутими й виводить індекс із фільтра та сортування разом',
              'Називає ціну: повільніші записи або створення індексу на живій таблиці',
            ],
            [
              'Перевіряє на найбільшому клієнті й далекій сторінці та пояснює, чому вони зламаються першими',
              'Каже, яке зростання витримає рішення і який показник завчасно покаже нову межу',
            ],
          ],
          probes: [
            { text: 'На що саме ви подивитеся в плані запиту?', trigger: 'too_general' },
            { text: 'Для більшості клієнтів швидко, для трьох повільно. Що далі?', trigger: 'missing_point' },
            { text: 'Звідки ви знатимете, що зміна спрацювала?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-live-column-change',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'system_design', 'panel', 'coding'],
      minutes: 7,
      within: ['back-end', 'data-engineering'],
      topics: { en: ['migration', 'schema', 'zero downtime'], uk: ['міграц'] },
      text: {
        en: {
          ask: 'In a busy table, one text column for addresses must become five separate fields. The service can’t stop, and several versions of the code run during each release. How do you make the change?',
          whyAsked:
            'Schema changes under traffic are where good designs cause outages; the order of steps and a way back matter.',
          keyPoints: [
            'Expand first: add the new fields without locking the table, and keep the existing column',
            'Code writes both forms before any code reads the new one',
            'Existing rows are filled in small batches that can be stopped and repeated',
            'There is a rule for rows that cannot be split, and counts prove that both forms agree',
            'Reads switch over by a flag, and the old column goes only after a quiet period',
          ],
          notRequired: ['A particular migration tool'],
          anchors: [
            ['Gives no order of steps, or stops the service for the change'],
            [
              'Renames or replaces the column in one release',
              'Fills every row in one statement and mentions no effect on traffic',
            ],
            [
              'Adds fields, copies the data, switches reads, then removes the column, in that order',
              'Says that both versions of the code must work at the same time, without working out each step',
            ],
            [
              'States for each step which code versions run and why both stay correct',
              'Fills rows in small repeatable batches and compares both forms before switching',
            ],
            [
              'Names the point of no return and keeps a tested way back until then',
              'Has a rule for addresses that cannot be split and a count that decides whether to go on',
            ],
          ],
          probes: [
            {
              text: 'The release goes wrong after reads have been switched. How do you go back?',
              trigger: 'missing_point',
            },
            { text: 'How do you fill the existing rows without hurting traffic?', trigger: 'too_general' },
            { text: 'What tells you that the old column can be dropped?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Drops the source column in the same release that introduces the new fields.',
              jobReason: 'A fault found later could not be repaired, because the only true copy would be gone.',
            },
          ],
        },
        uk: {
          ask: 'У навантаженій таблиці один текстовий стовпець з адресою треба розділити на п’ять полів. Сервіс не можна зупиняти, а під час релізу водночас працюють кілька версій коду. Як ви проведете зміну?',
          whyAsked:
            'Саме зміни схеми під навантаженням перетворюють добрі рішення на аварії; важать порядок кроків і шлях назад.',
          keyPoints: [
            'Спершу розширення: нові поля без блокування таблиці, наявний стовпець лишається',
            'Код пише обидві форми, перш ніж якийсь код почне читати нову',
            'Наявні рядки заповнюють невеликими порціями, які можна зупинити й повторити',
            'Для адрес, які не розділяються, є правило, а підрахунки доводять, що форми збігаються',
            'Читання перемикають прапорцем, а стовпець прибирають лише після спокійного періоду',
          ],
          notRequired: ['Конкретний інструмент міграцій'],
          anchors: [
            ['Не описує порядку кроків або зупиняє сервіс заради зміни'],
            [
              'Перейменовує чи замінює стовпець одним релізом',
              'Заповнює всі рядки однією командою й не згадує про вплив на трафік',
            ],
            [
              'Додає поля, переносить дані, перемикає читання й лише тоді прибирає стовпець',
              'Каже, що обидві версії коду мають працювати разом, але кроків не розписує',
            ],
            [
              'Для кожного кроку називає версії коду в роботі й пояснює, чому обидві коректні',
              'Заповнює рядки малими повторюваними порціями та звіряє обидві форми до перемикання',
            ],
            [
              'Називає точку неповернення й до неї тримає перевірений шлях назад',
              'Має правило для адрес, що не розділяються, і поріг, який вирішує, чи йти далі',
            ],
          ],
          probes: [
            { text: 'Читання вже перемкнули, і реліз пішов не так. Як повертаєтеся?', trigger: 'missing_point' },
            { text: 'Як заповнити наявні рядки й не зашкодити трафіку?', trigger: 'too_general' },
            { text: 'Як ви зрозумієте, що попередній стовпець можна прибрати?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Видаляє вихідний стовпець у тому самому релізі, що вводить нові поля.',
              jobReason: 'Виявлену згодом помилку не вдасться виправити, бо єдиної правильної копії вже не буде.',
            },
          ],
        },
      },
    },
    {
      id: 'design-own-tradeoff',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      topics: { en: ['system design', 'architect', 'technical decision'], uk: ['проєктуван', 'архітектур'] },
      text: {
        en: {
          ask: 'Tell me about a technical decision of your own where you gave up something valuable to gain something else. How did you reach it?',
          whyAsked:
            'Design is choosing what to give up; a real case shows whether the costs were seen and checked later.',
          keyPoints: [
            'The situation, the constraints and the candidate’s own part',
            'At least one real alternative and what spoke in its favour',
            'What was given up, and who felt it',
            'What happened afterwards, preferably measured',
          ],
          notRequired: ['A large system', 'A decision that turned out right'],
          anchors: [
            ['Names no decision of their own'],
            ['Names the chosen technology but no alternative', 'Describes only the gain and cannot say what was lost'],
            [
              'Describes the options considered and one reason for the choice',
              'Names what was given up, but not how it showed later',
            ],
            [
              'Explains the alternative fairly and the constraint that ruled it out',
              'Says who bore the cost of the choice and how it was kept small',
            ],
            [
              'Compares what was expected with what happened, using a figure or an event',
              'Says which early sign would have made them reverse the decision',
            ],
          ],
          probes: [
            { text: 'Which part of the decision was yours, and which was the team’s?', trigger: 'no_role' },
            { text: 'What was the strongest argument for the other option?', trigger: 'missing_point' },
            { text: 'How did it look six months later?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про своє технічне рішення, у якому ви поступилися чимось цінним заради чогось іншого. Як ви до нього дійшли?',
          whyAsked:
            'Проєктувати означає обирати, чим поступитися; справжній випадок показує, чи ціну бачили й чи перевірили потім.',
          keyPoints: [
            'Обставини, обмеження та особиста роль',
            'Принаймні одна справжня альтернатива й аргументи за неї',
            'Чим поступилися та хто це відчув',
            'Що сталося згодом, бажано у вимірах',
          ],
          notRequired: ['Велика система', 'Рішення, яке виявилося правильним'],
          anchors: [
            ['Не наводить жодного свого рішення'],
            ['Називає обрану технологію, але жодної альтернативи', 'Говорить лише про виграш і не каже, що втрачено'],
            [
              'Описує розглянуті варіанти й одну причину вибору',
              'Називає, чим поступилися, але не як це позначилося згодом',
            ],
            [
              'Чесно викладає альтернативу й обмеження, через яке від неї відмовилися',
              'Каже, на кого лягла ціна рішення і як її зменшували',
            ],
            [
              'Порівнює очікуване з тим, що сталося, спираючись на число чи подію',
              'Називає ранню ознаку, через яку рішення довелося б скасувати',
            ],
          ],
          probes: [
            { text: 'Що в цьому рішенні вирішували особисто ви, а що команда?', trigger: 'no_role' },
            { text: 'Який аргумент за інший варіант був найсильнішим?', trigger: 'missing_point' },
            { text: 'Як це виглядало за пів року?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-work-outside-request',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: ['phone_screening', 'technical', 'coding', 'system_design'],
      minutes: 5,
      within: ['back-end'],
      text: {
        en: {
          ask: 'Before a registration request returns, it stores the account, sends a welcome e-mail, resizes a picture and reports to an analytics service. What would you move out of the request, and why?',
          whyAsked:
            'Deciding what a user must wait for is an everyday design choice, and each option fails differently.',
          keyPoints: [
            'Storing the account stays: the response depends on it',
            'E-mail, picture and analytics can follow later; if they fail, registration must not',
            'Pending work is stored durably, so that a restart loses nothing',
            'A retry must not send a second e-mail',
            'The user sees something sensible until the picture is ready',
          ],
          notRequired: ['Experience with a particular queue'],
          anchors: [
            ['Cannot say which of the steps the user has to wait for'],
            [
              'Moves everything or nothing, with no reason for each step',
              'Mentions only speed, not what happens if a step fails',
            ],
            [
              'Keeps the account inside and moves the other three, with a reason for each',
              'Says that a broken e-mail service must not block registration',
            ],
            [
              'Explains how moved work survives a process restart',
              'Adds retries and says how a second e-mail is prevented',
            ],
            [
              'Closes the gap between storing the account and queueing the work, and explains how',
              'Says what the user sees meanwhile and how a stuck job gets noticed',
            ],
          ],
          probes: [
            {
              text: 'The process restarts just after the response. What happens to the e-mail?',
              trigger: 'missing_point',
            },
            { text: 'Why does this step stay and that one go?', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Перш ніж відповісти, запит на реєстрацію зберігає обліковий запис, надсилає вітальний лист, стискає зображення й звітує в сервіс аналітики. Що ви винесете за межі запиту й чому?',
          whyAsked: 'Вирішувати, чого користувач має чекати, доводиться щодня, і кожен варіант відмовляє по-своєму.',
          keyPoints: [
            'Збереження облікового запису лишається: від нього залежить відповідь',
            'Лист, зображення й аналітика можуть зачекати, і їхній збій не має зривати реєстрацію',
            'Завдання зберігають надійно, щоб перезапуск нічого не загубив',
            'Повторна спроба не має надіслати два листи',
            'Поки зображення не готове, користувач бачить щось зрозуміле',
          ],
          notRequired: ['Досвід із конкретною чергою'],
          anchors: [
            ['Не каже, на які з кроків користувач має чекати'],
            [
              'Виносить усе або нічого й не пояснює окремих кроків',
              'Говорить лише про швидкість, а про збій кроку мовчить',
            ],
            [
              'Лишає збереження в запиті, виносить решту й пояснює кожен крок',
              'Каже, що несправна пошта не має блокувати реєстрацію',
            ],
            [
              'Пояснює, як винесена робота переживе перезапуск процесу',
              'Додає повторні спроби й каже, як не надіслати другий лист',
            ],
            [
              'Закриває проміжок між записом і постановкою в чергу та пояснює як',
              'Каже, що тим часом бачить користувач і як помітять завдання, що зависло',
            ],
          ],
          probes: [
            { text: 'Процес перезапустився одразу після відповіді. Що з листом?', trigger: 'missing_point' },
            { text: 'Чому цей крок лишається, а той ні?', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-field-meaning-change',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: ['technical', 'coding', 'system_design', 'panel', 'phone_screening'],
      minutes: 6,
      within: ['back-end'],
      topics: { en: ['api', 'rest', 'graphql', 'contract'], uk: ['api', 'rest', 'graphql'] },
      text: {
        en: {
          ask: 'An API field “price” has always meant the net price; now it must include tax. Three client applications use it, one maintained by an outside company. How do you make the change?',
          whyAsked:
            'Interfaces live longer than the code behind them; a silent change of meaning breaks people you cannot see.',
          keyPoints: [
            'A field’s meaning is not changed in place: a new field or version says what it holds',
            'Finds out who really reads the field, from logs as well as by asking',
            'Both forms are served for an agreed time',
            'Each client gets notice, an example and a date',
            'The old field is removed when measured use is zero or on the agreed end date',
          ],
          notRequired: ['A particular versioning scheme'],
          anchors: [
            ['Does not see that clients would be affected'],
            [
              'Changes the value in place and tells clients afterwards',
              'Says “make version two” without saying who moves when',
            ],
            [
              'Adds a new field beside “price” and keeps the first one for a time',
              'Informs all three clients before the change',
            ],
            [
              'Explains why a change of meaning is worse than a removed field: nothing fails loudly',
              'Uses request logs to find out who still reads the field',
            ],
            [
              'Plans dates, notices and a trial switch-off that shows who was missed',
              'Names a contract test or schema check that would catch the next change of this kind',
            ],
          ],
          probes: [
            { text: 'The outside company doesn’t answer. What then?', trigger: 'missing_point' },
            { text: 'When exactly do you remove the first field?', trigger: 'vague' },
            { text: 'What would a client see if you changed it in place?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Поле API «price» завжди означало ціну без податку, а тепер має містити податок. Його читають три клієнтські застосунки, один з них підтримує стороння компанія. Як ви проведете зміну?',
          whyAsked: 'Інтерфейси живуть довше за код; тиха зміна змісту ламає роботу людям, яких ви не бачите.',
          keyPoints: [
            'Зміст поля не змінюють на місці: нове поле чи версія прямо каже, що містить',
            'З’ясовує, хто насправді читає поле: і з журналів, і розпитавши команди',
            'Обидві форми віддають протягом узгодженого часу',
            'Кожен клієнт отримує попередження, приклад і дату',
            'Попереднє поле прибирають, коли його вже не читають або строк узгоджено',
          ],
          notRequired: ['Певна схема версіювання'],
          anchors: [
            ['Не бачить, що зміна зачепить клієнтів'],
            [
              'Змінює значення на місці й повідомляє клієнтів уже потім',
              'Каже «зробимо другу версію», але не каже, хто й коли переходить',
            ],
            ['Додає нове поле поруч із «price» і певний час тримає обидва', 'Попереджає всі три застосунки до зміни'],
            [
              'Пояснює, чому зміна змісту гірша за видалення поля: ніщо не падає помітно',
              'За журналами запитів з’ясовує, хто ще читає поле',
            ],
            [
              'Планує дати, попередження й пробне вимкнення, яке покаже, кого пропустили',
              'Називає контрактний тест чи перевірку схеми, що спіймає наступну таку зміну',
            ],
          ],
          probes: [
            { text: 'Стороння компанія не відповідає. Що тоді?', trigger: 'missing_point' },
            { text: 'Коли саме ви приберете перше поле?', trigger: 'vague' },
            { text: 'Що побачив би клієнт, якби ви змінили поле на місці?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-last-seat-twice',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: ['phone_screening', 'technical', 'coding', 'system_design', 'panel'],
      minutes: 6,
      within: ['back-end'],
      topics: { en: ['concurren', 'race', 'transaction'], uk: ['конкурентн', 'паралельн', 'транзакц'] },
      text: {
        en: {
          ask: 'Two people book the last seat on a flight within the same second, and both get a confirmation. How could a design let that happen, and what would you change?',
          whyAsked: 'Check-then-write is the most common concurrency fault; it passes every test with one user.',
          keyPoints: [
            'Both requests read “one seat free” before either wrote',
            'The guarantee belongs where the data is: a unique constraint, a conditional update or a lock',
            'A check in one process does not help when there are several instances',
            'The person who loses gets a clear answer, and payment is taken afterwards or reversed',
            'A test with parallel requests shows the fault and the fix',
          ],
          notRequired: ['Names of isolation levels'],
          anchors: [
            ['Does not link the fault to two requests running at once'],
            [
              'Adds another check in the code before the write',
              'Says “use a transaction” and cannot say what it would prevent here',
            ],
            [
              'Explains that both requests read the same free seat before writing',
              'Proposes a constraint or a lock that refuses the second booking',
            ],
            [
              'Shows the sequence of steps that fails, and why the fix makes it impossible',
              'Says what the second person sees and when payment is taken',
            ],
            [
              'Compares locking with a conditional update when many people book one flight',
              'Describes a parallel test that fails before the fix and passes after it',
            ],
          ],
          probes: [
            { text: 'The service runs as four instances. Does your fix still hold?', trigger: 'missing_point' },
            { text: 'What exactly happens to the second request?', trigger: 'vague' },
            { text: 'How would you prove that it’s fixed?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Двоє людей бронюють останнє місце на рейс протягом однієї секунди, і обоє отримують підтвердження. Як проєктне рішення могло це допустити й що б ви змінили?',
          whyAsked:
            '«Перевірив, потім записав» є найчастішою помилкою паралельності; з одним користувачем її не видно.',
          keyPoints: [
            'Обидва запити прочитали «є одне місце» до того, як хтось записав',
            'Гарантію дає місце зберігання даних: унікальність, умовне оновлення або блокування',
            'Перевірка в одному процесі не допоможе, коли екземплярів кілька',
            'Той, кому не вистачило, отримує зрозумілу відповідь, а оплату не беруть чи повертають',
            'Тест із паралельними запитами показує і помилку, і виправлення',
          ],
          notRequired: ['Назви рівнів ізоляції'],
          anchors: [
            ['Не пов’язує помилку з двома одночасними запитами'],
            [
              'Додає в код ще одну перевірку перед записом',
              'Каже «візьмемо транзакцію», але не пояснює, чого вона тут не допустить',
            ],
            [
              'Пояснює, що обидва запити прочитали те саме вільне місце до запису',
              'Пропонує обмеження або блокування, яке відхилить друге бронювання',
            ],
            [
              'Показує послідовність кроків, що дає збій, і чому з виправленням вона неможлива',
              'Каже, що побачить друга людина та коли знімають оплату',
            ],
            [
              'Порівнює блокування з умовним оновленням, коли бронювань на один рейс багато',
              'Описує паралельний тест, що падає до виправлення й проходить після',
            ],
          ],
          probes: [
            { text: 'Сервіс працює в чотирьох копіях. Чи спрацює там ваше виправлення?', trigger: 'missing_point' },
            { text: 'Що саме станеться з другим запитом?', trigger: 'vague' },
            { text: 'Як ви доведете, що виправлено?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-slow-supplier',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'system_design', 'panel', 'final', 'behavioral'],
      minutes: 7,
      within: ['back-end'],
      topics: { en: ['integrat', 'third-party', 'resilien', 'reliab'], uk: ['інтеграц', 'еквайринг', 'надійн'] },
      text: {
        en: {
          ask: 'Every checkout asks an outside service for the delivery price. One morning it takes twenty seconds to answer instead of 200 ms. How should your system have been designed for that morning?',
          whyAsked:
            'A slow dependency takes down more systems than a dead one; the answer shows planning for partial failure.',
          keyPoints: [
            'A time limit derived from how long a buyer will wait',
            'Limits on calls in flight, so that waiting calls do not exhaust the whole service',
            'After repeated failures, calls pause for a while instead of piling up',
            'A fallback agreed with the business: last known price, flat rate or an honest refusal',
            'Retries are few, spaced and only where repeating is harmless',
            'Someone notices: monitoring of the dependency and a rehearsed failure',
          ],
          notRequired: ['Names of libraries for this'],
          anchors: [
            ['Leaves the checkout waiting, or only plans to call the supplier'],
            [
              'Answers only with retries, which add load to the slow service',
              'Covers an unavailable service but not a slow one',
            ],
            [
              'Sets a time limit and shows a fallback price or message',
              'Says that checkout must carry on without the supplier',
            ],
            [
              'Explains how waiting calls use up threads or connections, and limits them',
              'Settles with the business which price is shown and who covers the difference',
            ],
            [
              'Derives limits from traffic and buyers’ patience with a rough calculation',
              'Describes a rehearsal that deliberately slows the dependency and what it must show',
            ],
          ],
          probes: [
            { text: 'Why does one slow call hurt pages that don’t use it?', trigger: 'missing_point' },
            { text: 'Who decides which price the buyer sees?', trigger: 'no_role' },
            { text: 'How do you choose the figure for the time limit?', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Під час кожного оформлення замовлення ви питаєте ціну доставки в зовнішнього сервісу. Одного ранку він відповідає за двадцять секунд замість 200 мс. Як треба було спроєктувати систему, щоб вона пережила такий ранок?',
          whyAsked:
            'Повільна залежність кладе більше систем, ніж недоступна; відповідь показує, чи продумано часткові відмови.',
          keyPoints: [
            'Ліміт часу, виведений з того, скільки покупець готовий чекати',
            'Обмеження одночасних викликів, щоб очікування не вичерпало весь сервіс',
            'Після низки збоїв виклики на час припиняють, а не накопичують',
            'Запасний варіант, узгоджений з бізнесом: остання відома ціна, фіксована ставка чи чесна відмова',
            'Повторів мало, з паузами й лише там, де повтор безпечний',
            'Хтось це бачить: є показник для залежності й проведене навчання',
          ],
          notRequired: ['Назви бібліотек для цього'],
          anchors: [
            ['Змушує покупця чекати або планує лише зателефонувати постачальникові'],
            [
              'Відповідає самими повторами, які ще більше навантажують повільний сервіс',
              'Розглядає недоступний сервіс, але не повільний',
            ],
            [
              'Ставить ліміт часу й показує запасну ціну чи повідомлення',
              'Каже, що оформлення має тривати й без постачальника',
            ],
            [
              'Пояснює, як очікування з’їдає потоки чи з’єднання, і обмежує їх',
              'Узгоджує з бізнесом, яку ціну показати й хто покриє різницю',
            ],
            [
              'Виводить ліміти з трафіку й терпіння покупця приблизним розрахунком',
              'Описує навчання, де залежність навмисно сповільнюють, і що воно має показати',
            ],
          ],
          probes: [
            { text: 'Чому один повільний виклик шкодить сторінкам, які його не роблять?', trigger: 'missing_point' },
            { text: 'Хто вирішує, яку ціну побачить покупець?', trigger: 'no_role' },
            { text: 'Як ви виберете, який поставити ліміт часу?', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-proved-wrong',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      within: [
        'front-end',
        'back-end',
        'mobile',
        'operations',
        'data-engineering',
        'machine-learning',
        'embedded',
        'security',
      ],
      text: {
        en: {
          ask: 'Tell me about something you designed that turned out to be wrong once people used it. What did you do then?',
          whyAsked:
            'Everyone gets a design wrong sometimes; what counts is how it was noticed, corrected and learned from.',
          keyPoints: [
            'What was designed and on what assumption',
            'How the fault showed and who noticed it',
            'What was done first for those affected, then for the design',
            'What has been done differently since',
          ],
          notRequired: ['A dramatic outage', 'A complete redesign'],
          anchors: [
            ['Says that no design of theirs ever needed correcting, or names none'],
            ['Says what broke and blames only others', 'Does not say what they themselves did about it'],
            [
              'Names the fault, their part in it and the correction made',
              'Says how it was noticed, but not the assumption behind it',
            ],
            [
              'Names the wrong assumption and the evidence that disproved it',
              'Separates quick relief for users from the later design change',
            ],
            [
              'Shows a later design in which the same assumption was tested before building',
              'Says how the finding reached others, and one thing they changed because of it',
            ],
          ],
          probes: [
            { text: 'Which assumption exactly was wrong?', trigger: 'vague' },
            { text: 'What did you personally change?', trigger: 'no_role' },
            { text: 'How did you know that the corrected version worked?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Knew that users’ data was damaged and told no one.',
              jobReason: 'Damage that is kept quiet grows, and others go on relying on wrong data.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про щось, що ви спроєктували і що виявилося хибним, коли цим почали користуватися. Що ви тоді зробили?',
          whyAsked: 'Кожен колись проєктує хибно; важить, як це помітили, виправили й чого навчилися.',
          keyPoints: [
            'Що було спроєктовано й на якому припущенні',
            'Як проявилася вада й хто її помітив',
            'Що зробили спершу для тих, кого це зачепило, а потім із рішенням',
            'Що відтоді роблять інакше',
          ],
          notRequired: ['Гучна аварія', 'Повне перепроєктування'],
          anchors: [
            ['Каже, що жодне рішення не потребувало виправлень, або не наводить випадку'],
            ['Розповідає, що зламалося, і шукає причину лише в інших', 'Не каже, що було зроблено особисто'],
            [
              'Називає ваду, свою роль і внесене виправлення',
              'Каже, як це помітили, але не називає припущення, що за цим стояло',
            ],
            [
              'Називає хибне припущення й факт, який його спростував',
              'Відокремлює швидку допомогу користувачам від подальшої зміни рішення',
            ],
            [
              'Наводить пізніше рішення, де таке припущення перевірили ще до розробки',
              'Розповідає, як висновок дійшов до інших і що вони через нього змінили',
            ],
          ],
          probes: [
            { text: 'Яке саме припущення було хибним?', trigger: 'vague' },
            { text: 'Що змінили особисто ви?', trigger: 'no_role' },
            { text: 'Звідки ви знали, що виправлений варіант працює?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Знає, що дані користувачів пошкоджено, і нікому про це не каже.',
              jobReason: 'Замовчана шкода зростає, а інші далі покладаються на хибні дані.',
            },
          ],
        },
      },
    },
    {
      id: 'design-split-or-keep',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['technical', 'system_design', 'panel', 'final', 'behavioral', 'phone_screening'],
      minutes: 8,
      within: ['back-end'],
      topics: {
        en: ['architect', 'microservice', 'legacy', 'monolith'],
        uk: ['архітектур', 'мікросервіс', 'легасі', 'моноліт'],
      },
      text: {
        en: {
          ask: 'Four teams share one code base and wait for each other’s releases. A colleague proposes splitting it into separate services. How would you reach a decision?',
          whyAsked:
            'Splitting is costly to reverse; the answer shows whether the cause is found before the remedy is chosen.',
          keyPoints: [
            'Finds where the waiting comes from: tests, releases, shared tables or unclear ownership',
            'Compares with cheaper remedies: module boundaries, faster checks, releasing parts independently',
            'Counts the new costs: network failure, data across boundaries, operations, debugging',
            'Follows data ownership and what changes together, not the organisation chart alone',
            'Starts with one part that can be put back, with a measure and a review date',
          ],
          notRequired: ['A preference for either architecture'],
          anchors: [
            ['Gives neither a way to decide nor a reason'],
            ['Decides at once, based on what is usual elsewhere', 'Lists advantages of one side only'],
            [
              'Names gains and costs of a split in this situation',
              'Suggests starting with one service, with no measure of success',
            ],
            [
              'Asks for figures on where teams wait and matches remedies to causes',
              'Draws boundaries by shared data and by what changes together',
            ],
            [
              'Sets a trial with a baseline, a target and a way back, and says who decides',
              'Says which finding would make them keep the shared code base',
            ],
          ],
          probes: [
            {
              text: 'Two teams write to the same orders table. What does that mean for a split?',
              trigger: 'missing_point',
            },
            { text: 'Which figures would you collect first?', trigger: 'too_general' },
            { text: 'How would you know after three months that it helped?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Чотири команди працюють в одній кодовій базі й чекають на релізи одна одної. Колега пропонує розділити її на окремі сервіси. Як ви вирішите, чи варто?',
          whyAsked: 'Розділення важко скасувати; відповідь показує, чи спершу шукають причину, а вже потім засіб.',
          keyPoints: [
            'З’ясовує, звідки очікування: тести, релізи, спільні таблиці чи нечітка відповідальність',
            'Порівнює з дешевшими засобами: межі модулів, швидші перевірки, незалежний реліз частин',
            'Рахує нові витрати: мережеві збої, дані через межі, експлуатацію, налагодження',
            'Іде за тим, хто відповідає за дані й що змінюється разом, а не лише за оргструктурою',
            'Починає з частини, яку можна повернути, з показником і датою оцінки',
          ],
          notRequired: ['Прихильність до однієї з архітектур'],
          anchors: [
            ['Не пропонує ні способу вирішити, ні аргументу'],
            ['Вирішує одразу, бо «так роблять усюди»', 'Перелічує переваги лише одного варіанта'],
            [
              'Називає вигоди й витрати розділення саме в цій ситуації',
              'Радить почати з одного сервісу, але без показника успіху',
            ],
            [
              'Просить дані, де саме чекають команди, і добирає засіб до причини',
              'Проводить межі за спільними даними й за тим, що змінюється разом',
            ],
            [
              'Ставить пробу з початковим виміром, метою і шляхом назад та каже, хто вирішує',
              'Каже, який висновок спонукав би лишити спільну кодову базу',
            ],
          ],
          probes: [
            {
              text: 'Дві команди пишуть в одну таблицю замовлень. Що це означає для розділення?',
              trigger: 'missing_point',
            },
            { text: 'Які дані ви зберете насамперед?', trigger: 'too_general' },
            { text: 'Як за три місяці ви знатимете, що це допомогло?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-plan-changed-by-comment',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'Tell me about a time when somebody’s comment made you change a technical plan before it was built. What had they seen that you hadn’t?',
          whyAsked:
            'A fault is cheapest to fix on paper; this shows whether the candidate shares plans early and weighs what they hear.',
          keyPoints: [
            'What the plan was and how it was presented',
            'What the comment said, and who made it',
            'How it was examined on its merits instead of being accepted or refused at once',
            'What changed in the plan and what that saved or cost',
          ],
          notRequired: ['A formal review process', 'A comment from a superior'],
          anchors: [
            ['Names no occasion when a plan was shown to anyone'],
            [
              'Mentions a comment but not what it changed',
              'Says that the plan changed because they were told to, and gives no other reason',
            ],
            [
              'Names the comment and the change made because of it',
              'Says that others saw the plan only after most of it was settled',
            ],
            [
              'Explains how the objection was tested: an example, a number, a small trial',
              'Says what would have gone wrong if the first plan had been built',
            ],
            [
              'Says how they asked beforehand for objections to a weak point, and what they heard',
              'Names a comment on the same plan that they turned down, and why',
            ],
          ],
          probes: [
            { text: 'What exactly did your first plan look like?', trigger: 'vague' },
            { text: 'How did you find out that the comment was right?', trigger: 'missing_point' },
            { text: 'How did the changed plan work out?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про випадок, коли через чиєсь зауваження ви змінили технічний план ще до розробки. Що ця людина побачила, а ви ні?',
          whyAsked: 'Найдешевше виправляти на папері; видно, чи показує людина плани рано й чи зважує почуте.',
          keyPoints: [
            'Яким був план і в якому вигляді його показали',
            'Суть зауваження й від кого воно надійшло',
            'Як перевірили його слушність, а не одразу прийняли чи відхилили',
            'Що змінилося в плані та що це заощадило чи чого коштувало',
          ],
          notRequired: ['Формальна процедура рев’ю', 'Зауваження від керівника'],
          anchors: [
            ['Не наводить випадку, коли хоч комусь показали план'],
            [
              'Розповідає про зауваження, але не про те, що воно змінило',
              'Каже, що план змінили на вимогу, і не наводить іншої підстави',
            ],
            [
              'Називає зауваження та зміну, зроблену через нього',
              'Описує, що план показали, коли більшість уже було вирішено',
            ],
            [
              'Пояснює, як перевірили заперечення: прикладом, числом, малою пробою',
              'Каже, що пішло б не так, якби розробили перший план',
            ],
            [
              'Розповідає, як заздалегідь просили заперечень щодо слабкого місця і що почули',
              'Називає зауваження до того самого плану, яке відхилили, і підстави',
            ],
          ],
          probes: [
            { text: 'Яким саме був ваш перший план?', trigger: 'vague' },
            { text: 'Як ви з’ясували, що зауваження слушне?', trigger: 'missing_point' },
            { text: 'Що вийшло зі зміненого плану?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-undo-anything',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      within: ['front-end', 'back-end', 'mobile'],
      text: {
        en: {
          ask: 'A product manager asks you to “let users undo anything” in your product within 30 days. What do you find out before you propose a design?',
          whyAsked:
            'A short request can hide months of work; this shows whether needs and limits are found before a design is drawn.',
          keyPoints: [
            'Which actions users really want to undo, as shown by complaints or support requests',
            'Actions with outside effects: e-mails sent, payments, other users’ later changes',
            'What must not come back, such as data that had to be erased',
            'A first small piece that covers most cases',
            'How to tell afterwards that the need is met',
          ],
          notRequired: ['A finished design', 'Knowledge of a particular storage technique'],
          anchors: [
            ['Asks nothing and proposes nothing'],
            [
              'Goes straight to a technique, such as keeping every version of everything',
              'Asks only about the deadline or the screens',
            ],
            [
              'Asks which actions matter most and for whom',
              'Notices that some actions, such as a sent e-mail, cannot be taken back',
            ],
            [
              'Sorts actions into easy, costly and impossible to undo, with an example of each',
              'Asks what happens when someone else has built on the undone change',
            ],
            [
              'Uses real requests to propose a first piece and says what share of cases it covers',
              'Raises the conflict between undo and required erasure, and who has to settle it',
            ],
          ],
          probes: [
            { text: 'Which action would be hardest to undo, and why?', trigger: 'too_general' },
            { text: 'Another user has edited the same record since. What then?', trigger: 'missing_point' },
            { text: 'What would you offer after two weeks of work?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Менеджер продукту просить «дати користувачам скасовувати будь-що» протягом 30 днів. Що ви з’ясуєте, перш ніж пропонувати технічне рішення?',
          whyAsked:
            'За коротким побажанням можуть ховатися місяці роботи; видно, чи потреби й межі з’ясовують до креслення.',
          keyPoints: [
            'Які дії користувачі справді хочуть повернути, за скаргами чи зверненнями в підтримку',
            'Дії з наслідками назовні: надіслані листи, платежі, пізніші зміни інших користувачів',
            'Що повертати не можна, наприклад дані, які належало стерти',
            'Перша мала частина, що закриває більшість випадків',
            'Як згодом дізнатися, що потребу задоволено',
          ],
          notRequired: ['Готове рішення', 'Знання певного способу зберігання'],
          anchors: [
            ['Нічого не питає й нічого не пропонує'],
            [
              'Одразу переходить до техніки, наприклад зберігати всі версії всього',
              'Питає лише про дедлайн чи макети екранів',
            ],
            ['Питає, які дії найважливіші й для кого', 'Помічає, що деякі дії, як-от надісланий лист, не повернути'],
            [
              'Ділить дії на легкі, дорогі й неможливі для скасування, кожну з прикладом',
              'Питає, що робити, коли на скасованій зміні хтось уже збудував своє',
            ],
            [
              'За справжніми зверненнями пропонує першу частину й каже, яку частку випадків вона закриє',
              'Вказує на суперечність між скасуванням і обов’язковим стиранням та каже, хто її вирішує',
            ],
          ],
          probes: [
            { text: 'Яку дію було б найважче скасувати й чому?', trigger: 'too_general' },
            { text: 'Інший користувач уже змінив цей запис. Що тоді?', trigger: 'missing_point' },
            { text: 'Що ви показали б за два тижні роботи?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-task-expiring-cache',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: ['coding', 'technical'],
      minutes: 20,
      within: ['front-end', 'back-end', 'mobile', 'data-engineering', 'machine-learning', 'embedded'],
      text: {
        en: {
          ask: 'In a language of your choice, write an in-memory cache with get and put: entries expire after a given time, and at most N are kept. Explain your choices as you write.',
          whyAsked:
            'A small component with two competing rules shows choice of data structure, interface design and care over edge cases.',
          keyPoints: [
            'Clarifies what happens at the limit and whether reading extends an entry’s life',
            'A structure in which get and put do not scan every entry',
            'An expired entry is never returned, even before it is removed',
            'Time is passed in from outside, so that tests need not wait',
            'Covers replacing a key, a zero limit and the moment of expiry in tests or examples',
          ],
          notRequired: ['Thread safety unless asked for', 'Code that compiles first time'],
          anchors: [
            ['Writes no working part of get or put'],
            [
              'Implements only one of the two rules',
              'Starts writing without settling what happens when the cache is full',
            ],
            [
              'Both rules work in the ordinary case, with a scan of entries somewhere',
              'Explains which entry is removed when the cache is full',
            ],
            [
              'Chooses a structure that avoids scanning and states the cost of each operation',
              'Passes the clock in and tests expiry without waiting',
            ],
            [
              'Finds where the two rules interact, such as expired entries pushing out live ones, and handles it',
              'Says what changes for concurrent use or far more entries, and what that costs',
            ],
          ],
          probes: [
            { text: 'What does put do when the key is already there?', trigger: 'missing_point' },
            { text: 'What does one get cost with a million entries?', trigger: 'vague' },
            { text: 'Show me the test for an entry that expires right now.', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Будь-якою мовою програмування напишіть кеш у пам’яті з операціями get і put: записи застарівають після заданого часу, і зберігається щонайбільше N записів. Пояснюйте вибір під час роботи.',
          whyAsked:
            'Невеликий компонент із двома правилами, що конкурують, показує вибір структур даних, інтерфейс і увагу до меж.',
          keyPoints: [
            'Уточнює, що відбувається на межі й чи продовжує читання строк запису',
            'Структура, за якої get і put не переглядають усі записи',
            'Застарілий запис не повертається навіть до видалення',
            'Час передають ззовні, щоб тестам не доводилося чекати',
            'Перевіряє заміну ключа, нульовий ліміт і саму мить застарівання',
          ],
          notRequired: ['Потокобезпечність, якщо про неї не питали', 'Код, що компілюється з першого разу'],
          anchors: [
            ['Не пише жодної робочої частини get чи put'],
            ['Реалізує лише одне з двох правил', 'Починає писати, не визначивши, що робити з повним кешем'],
            [
              'Обидва правила діють у звичайному випадку, але десь переглядаються всі записи',
              'Пояснює, який запис видаляється, коли кеш повний',
            ],
            [
              'Обирає структуру без повного перегляду й називає вартість кожної операції',
              'Передає годинник ззовні й перевіряє застарівання без очікування',
            ],
            [
              'Помічає взаємодію правил, коли застарілі записи витісняють живі, й обробляє її',
              'Каже, що зміниться за паралельної роботи чи значно більшого обсягу й чого це коштує',
            ],
          ],
          probes: [
            { text: 'Що робить put, коли ключ уже є?', trigger: 'missing_point' },
            { text: 'Скільки коштує один get за мільйона записів?', trigger: 'vague' },
            { text: 'Покажіть тест для запису, що застаріває саме зараз.', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'design-task-reminders',
      kind: 'task',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['system_design', 'technical', 'panel'],
      minutes: 35,
      within: ['back-end', 'data-engineering', 'operations'],
      text: {
        en: {
          ask: 'Design a service that sends two million users one reminder a day at the local hour each has chosen, never twice. Sketch its parts, its data and what it does when something fails.',
          whyAsked:
            'Simple to state, hard at the edges: time zones, peaks, repeats and partial failure meet in one small system.',
          keyPoints: [
            'Asks about channels, acceptable delay and peaks before drawing',
            'Estimates the peak: most users pick a few hours, so one minute may hold a large share',
            'Local time is stored as zone and hour; there is a rule for clock changes in spring and autumn',
            'One record per user per day makes a second sending impossible or detectable',
            'Work is split among workers, and a dead worker’s share is picked up',
            'Sending-provider limits, and a rule for reminders that are too late to be useful',
          ],
          notRequired: ['Names of cloud products', 'Exact capacity figures'],
          anchors: [
            ['Draws no working path from the chosen hour to a sent reminder'],
            [
              'One timer loops over all users; peaks and failure are not mentioned',
              'Starts drawing without asking about acceptable delay, peaks or channels',
            ],
            [
              'Has storage, a scheduler, a queue and workers that cover a normal day',
              'Deals with time zones or repeats after a hint from the interviewer',
            ],
            [
              'Calculates the peak minute and sizes the sending path from it',
              'Shows, with a stored key per user per day, why a restart sends nothing twice',
            ],
            [
              'Walks through a crash between sending and recording, and names what cannot be guaranteed',
              'Covers clock changes, provider limits and late reminders, with a measure for each',
            ],
          ],
          probes: [
            {
              text: 'A worker dies after sending but before recording. What does the user get?',
              trigger: 'missing_point',
            },
            { text: 'How many reminders fall in the busiest minute?', trigger: 'too_general' },
            { text: 'A user changes the hour at 08:59. What happens at nine?', trigger: 'missing_point' },
            { text: 'How do you notice that one zone was skipped today?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Спроєктуйте сервіс, що раз на день надсилає двом мільйонам користувачів нагадування в обрану місцеву годину й ніколи двічі. Накресліть частини, дані та поведінку під час збоїв.',
          whyAsked:
            'Умова проста, краї складні: часові пояси, піки, повтори й часткові збої сходяться в одній невеликій системі.',
          keyPoints: [
            'До креслення питає про канали, припустиме запізнення й піки',
            'Оцінює пік: більшість обирає кілька годин, тож на одну хвилину припадає велика частка',
            'Місцевий час зберігає як пояс і годину; для переведення годинників є правило',
            'Запис на користувача й день унеможливлює або виявляє повторне надсилання',
            'Роботу поділено між обробниками, і частку того, що впав, переймає інший',
            'Ліміти провайдера та правило для нагадувань, які вже запізно надсилати',
          ],
          notRequired: ['Назви хмарних продуктів', 'Точні числа потужності'],
          anchors: [
            ['Не показує робочого шляху від обраної години до надісланого нагадування'],
            [
              'Один таймер перебирає всіх користувачів; про піки та збої не йдеться',
              'Починає креслити, не спитавши про запізнення, піки чи канали',
            ],
            [
              'Має сховище, планувальник, чергу й обробники для звичайного дня',
              'Про часові пояси чи повтори говорить після підказки',
            ],
            [
              'Обчислює найвантаженішу хвилину й за нею розраховує шлях надсилання',
              'За ключем «користувач і день» показує, чому перезапуск нічого не надішле двічі',
            ],
            [
              'Розбирає падіння між надсиланням і записом та каже, чого гарантувати не можна',
              'Охоплює переведення годинників, ліміти провайдера й запізнення, до кожного має показник',
            ],
          ],
          probes: [
            { text: 'Обробник упав після надсилання, але до запису. Що отримає користувач?', trigger: 'missing_point' },
            { text: 'Скільки нагадувань припадає на найвантаженішу хвилину?', trigger: 'too_general' },
            { text: 'О 08:59 користувач змінив годину. Що буде о дев’ятій?', trigger: 'missing_point' },
            { text: 'Як ви помітите, що сьогодні один пояс пропущено?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
