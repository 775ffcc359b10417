import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const engineeringPractice: PlaybookCompetency = {
  id: 'engineering-practice',
  fit: {
    families: ['software'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'software',
        'code review',
        'unit test',
        'automated test',
        'test automation',
        'ci/cd',
        'continuous integration',
        'devops',
        'kubernetes',
        'docker',
        'git',
        'source code',
        'codebase',
        'python',
        'typescript',
        'javascript',
        'java',
        'kotlin',
        'golang',
        'on-call',
        'postmortem',
      ],
      uk: [
        'програмного забезпеч',
        'код-рев',
        'рев’ю коду',
        'автотест',
        'модульні тест',
        'модульних тест',
        'ci/cd',
        'деплой',
        'кодов',
      ],
    },
  },
  name: { en: 'Engineering practice', uk: 'Інженерна практика' },
  definition: {
    en: 'Keeps software and data right in daily work: tests that mean something, useful reviews, safe releases, calm handling of incidents, systems that show what they are doing.',
    uk: 'Підтримує правильність програм і даних щодня: змістовні тести, корисні рев’ю, безпечні релізи, спокійна робота з інцидентами, системи, з яких видно, що вони роблять.',
  },
  signals: {
    en: [
      'unit test',
      'integration test',
      'automated test',
      'test coverage',
      'tdd',
      'code review',
      'ci/cd',
      'continuous integration',
      'continuous delivery',
      'deployment',
      'release',
      'incident',
      'on-call',
      'on call',
      'postmortem',
      'post-mortem',
      'monitoring',
      'observability',
      'alerting',
      'logging',
      'sre',
      'devops',
      'data quality',
      'reconcil',
      'debugging',
      'clean code',
      'refactor',
    ],
    uk: [
      'юніт-тест',
      'модульних тест',
      'модульні тест',
      'інтеграційн',
      'автотест',
      'автоматизоване тест',
      'автоматизованих тест',
      'покриття тест',
      'код-рев',
      'код рев',
      'code review',
      'ci/cd',
      'безперервної інтеграц',
      'безперервна інтеграц',
      'безперервного розгорт',
      'деплой',
      'розгортан',
      'реліз',
      'інцидент',
      'чергуван',
      'моніторинг',
      'спостережуван',
      'логуван',
      'сповіщен',
      'якості даних',
      'якість даних',
      'звірк',
      'налагоджен',
      'рефакторинг',
      'чистий код',
    ],
  },
  searched: {
    en: ['automated tests', 'code review', 'CI/CD', 'deployment', 'monitoring', 'incidents'],
    uk: ['автотести', 'код-рев’ю', 'CI/CD', 'деплой', 'моніторинг', 'інциденти'],
  },
  traces: {
    en: [
      'test',
      'review',
      'release',
      'deploy',
      'ci',
      'pipeline',
      'monitor',
      'incident',
      'on-call',
      'quality',
      'debug',
      'refactor',
      'observab',
      'alert',
      'log',
      'docker',
      'git',
    ],
    uk: [
      'тест',
      'рев’ю',
      'реліз',
      'деплой',
      'розгорт',
      'ci',
      'моніторинг',
      'інцидент',
      'чергув',
      'якіст',
      'якост',
      'налагодж',
      'рефактор',
      'git',
      'docker',
    ],
  },
  bars: {
    junior: {
      shownBy: ['practice-own-production-fault', 'practice-task-duration-parser'],
      strong: {
        en: 'Checks their own change by running it against an awkward input before handing it over',
        uk: 'Перед передачею перевіряє свою зміну на незручних вхідних даних',
      },
      exceptional: {
        en: 'Leaves a test or note that lets the next person find the same fault at once',
        uk: 'Лишає тест або нотатку, за якими наступна людина одразу знайде таку саму помилку',
      },
    },
    middle: {
      shownBy: ['practice-own-production-fault', 'practice-report-disagrees', 'practice-repair-wrong-records'],
      strong: {
        en: 'Proves the cause with evidence before fixing, and the fix with the same evidence afterwards',
        uk: 'Доводить причину фактами до виправлення, а виправлення тими самими фактами після',
      },
      exceptional: {
        en: 'Looks for the same fault elsewhere and reports what they found',
        uk: 'Шукає таку саму помилку в інших місцях і розповідає, що там виявлено',
      },
    },
    senior: {
      shownBy: ['practice-fixed-date-quality', 'practice-third-incident'],
      strong: {
        en: 'Weighs the risk to users against speed in numbers, and takes care to match',
        uk: 'Зважує в числах ризик для користувачів і швидкість та добирає відповідну ретельність',
      },
      exceptional: {
        en: 'Removes a whole kind of fault by changing tools or design, and shows it stayed away',
        uk: 'Усуває цілий вид помилок зміною інструментів чи дизайну й показує, що він не повернувся',
      },
    },
    lead: {
      shownBy: ['practice-fixed-date-quality', 'practice-own-production-fault'],
      strong: {
        en: 'Describes how the practice became a habit in several teams, and who keeps it going',
        uk: 'Описує, як практика стала звичкою кількох команд і хто її підтримує',
      },
      exceptional: {
        en: 'Shows a trend over months, such as failed releases or repair time, and what changed it',
        uk: 'Показує тренд за місяці, як-от невдалі релізи чи час відновлення, і що його зрушило',
      },
    },
  },
  questions: [
    {
      id: 'practice-flaky-test',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: ['phone_screening', 'technical', 'coding', 'panel'],
      minutes: 5,
      within: [
        'front-end',
        'back-end',
        'mobile',
        'testing',
        'data-engineering',
        'machine-learning',
        'embedded',
        'operations',
      ],
      topics: { en: ['ci/cd', 'ci', 'pipeline', 'automation'], uk: ['ci/cd', 'автотест', 'автоматизац'] },
      text: {
        en: {
          ask: 'One test fails about once in twenty builds, and everybody just starts the build again. You have an afternoon for it. What do you do?',
          whyAsked:
            'Ignored random failures teach a team to ignore real ones; the answer shows method in finding a hidden cause.',
          keyPoints: [
            'Considers that the product, not the test, may be at fault',
            'Makes it fail often: loops, shuffled order, load, a fixed random seed',
            'Checks the usual sources: time, order, shared data, waiting, network',
            'Fixes the cause instead of adding a longer wait or a retry',
            'If it must leave the build for now, it has an owner and a date, and the gap is known',
          ],
          notRequired: ['Finding the cause within the afternoon'],
          anchors: [
            ['Keeps restarting the build'],
            [
              'Adds a retry or a longer pause and considers it done',
              'Deletes the test without asking what it protects',
            ],
            [
              'Runs the test many times to reproduce the failure',
              'Names one or two likely causes, such as order or time',
            ],
            [
              'Narrows the cause down by changing one condition at a time',
              'Considers that the failure may be a real fault users hit too',
            ],
            [
              'Proves the fix with hundreds of runs and compares the failure rate',
              'Looks for the same pattern in other tests and says how to keep it out',
            ],
          ],
          probes: [
            { text: 'It never fails on your machine. What next?', trigger: 'missing_point' },
            { text: 'How many green runs would convince you?', trigger: 'no_result' },
            { text: 'What if the afternoon is over and you have no cause?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Один тест падає приблизно раз на двадцять збірок, і всі просто запускають збірку знову. У вас є пів дня на нього. Що ви зробите?',
          whyAsked:
            'Випадкові падіння, на які не зважають, привчають не зважати й на справжні; відповідь показує метод пошуку прихованої причини.',
          keyPoints: [
            'Припускає, що помилка може бути в продукті, а не в тесті',
            'Домагається частих падінь: цикл, довільний порядок, навантаження, фіксований seed генератора',
            'Перевіряє звичні джерела: час, порядок, спільні дані, очікування, мережу',
            'Усуває причину, а не додає довше очікування чи повтор',
            'Якщо тест тимчасово вилучено, є відповідальний і дата, а прогалина відома',
          ],
          notRequired: ['Знайти причину саме за пів дня'],
          anchors: [
            ['Далі перезапускає збірку'],
            ['Додає повтор або довшу паузу й вважає справу закритою', 'Видаляє тест, не з’ясувавши, що він захищає'],
            [
              'Запускає тест багато разів, щоб відтворити падіння',
              'Називає одну-дві ймовірні причини, наприклад порядок чи час',
            ],
            [
              'Звужує причину, змінюючи щоразу одну умову',
              'Зважає, що за падінням може стояти справжня помилка, яку бачать і користувачі',
            ],
            [
              'Доводить виправлення сотнями запусків і порівнює частку падінь',
              'Шукає таку саму ваду в інших тестах і каже, як її не допускати',
            ],
          ],
          probes: [
            { text: 'На вашій машині тест ніколи не падає. Що далі?', trigger: 'missing_point' },
            { text: 'Скільки успішних запусків вас переконає?', trigger: 'no_result' },
            { text: 'А якщо пів дня минуло, а причини немає?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'practice-friday-release',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: ['phone_screening', 'technical', 'behavioral', 'panel', 'final', 'system_design'],
      minutes: 6,
      within: ['back-end', 'operations'],
      topics: {
        en: ['incident', 'on-call', 'release', 'production'],
        uk: ['інцидент', 'чергуван', 'реліз', 'продакшн'],
      },
      text: {
        en: {
          ask: 'On Friday at five you released a change. Ten minutes later, failed requests have gone from 0.1 to 4 per cent, and two colleagues have left. What do you do in the next half hour?',
          whyAsked: 'The first half hour decides how much users lose; relief has to come before explanation.',
          keyPoints: [
            'Checks quickly that the rise matches the release, and what users notice',
            'Rolls back or switches off first, unless going back is itself dangerous',
            'Says so early in the agreed place: what is known, who is acting, when the next update comes',
            'Keeps evidence: logs, a copy of the state, a timeline',
            'Watches the figure return to normal, and deals with what failed meanwhile',
          ],
          notRequired: ['Finding the root cause the same evening'],
          anchors: [
            ['Waits, or leaves it until Monday'],
            ['Starts looking for the fault in the code while users keep hitting it', 'Tells nobody until it is over'],
            [
              'Rolls the release back and watches the error rate',
              'Informs the team in a channel, without saying when the next update will come',
            ],
            [
              'Asks before the rollback whether data or a migration makes it unsafe',
              'Separates stopping the damage from finding the cause, and gives each its time',
            ],
            [
              'Sets a deadline for each guess and a next step if the rollback does not help',
              'Repairs what failed in those minutes and names a safeguard that would have stopped the release',
            ],
          ],
          probes: [
            { text: 'The release contained a migration. Do you still roll back?', trigger: 'missing_point' },
            { text: 'Who do you tell, and what exactly?', trigger: 'vague' },
            { text: 'When do you consider it over?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Would hide that the release was the cause, or change the logs',
              jobReason: 'Others would search in the wrong place while users keep losing their work.',
            },
          ],
        },
        uk: {
          ask: 'У п’ятницю о п’ятій ви випустили зміну. За десять хвилин частка невдалих запитів зросла з 0,1 до 4 відсотків, а двоє колег уже пішли. Що ви робитимете наступні пів години?',
          whyAsked: 'Перші пів години визначають, скільки втратять користувачі; допомога має випередити пояснення.',
          keyPoints: [
            'Швидко перевіряє, чи зростання збігається з релізом і що бачать користувачі',
            'Спершу відкочує або вимикає, якщо сам відкат не небезпечний',
            'Рано пише в узгоджене місце: що відомо, хто діє, коли наступне повідомлення',
            'Зберігає сліди: журнали, знімок стану, хронологію',
            'Стежить, щоб показник повернувся до норми, і дбає про те, що встигло зламатися',
          ],
          notRequired: ['Першопричина того самого вечора'],
          anchors: [
            ['Чекає або відкладає до понеділка'],
            [
              'Береться шукати помилку в коді, поки запити користувачів падають',
              'Нікому не повідомляє, доки все не скінчиться',
            ],
            ['Відкочує реліз і стежить за часткою помилок', 'Пише команді в канал, але не каже, коли буде продовження'],
            [
              'Перед відкатом питає, чи не роблять його небезпечним дані або міграція',
              'Відокремлює зупинку шкоди від пошуку причини й дає кожному свій час',
            ],
            [
              'На кожну гіпотезу має строк і наступний крок, якщо відкат не допоможе',
              'Виправляє те, що зламалося за ці хвилини, і називає запобіжник, який спинив би реліз',
            ],
          ],
          probes: [
            { text: 'У релізі була міграція. Усе одно відкочуєте?', trigger: 'missing_point' },
            { text: 'Кому ви повідомите і що саме?', trigger: 'vague' },
            { text: 'Коли ви вважатимете, що все скінчилося?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Готовність приховати, що причиною став реліз, або змінити журнали.',
              jobReason: 'Інші шукатимуть не там, а користувачі тим часом втрачатимуть свою роботу.',
            },
          ],
        },
      },
    },
    {
      id: 'practice-own-production-fault',
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
        'administration',
      ],
      topics: { en: ['incident', 'ownership', 'quality'], uk: ['інцидент', 'якіст'] },
      text: {
        en: {
          ask: 'Tell me about a fault in production or in delivered data that came from your own change. What did you do, from spotting it to closing it?',
          whyAsked: 'How a person handles a fault of their own predicts how safe their next changes are.',
          keyPoints: [
            'What the change was and what it did to users or figures',
            'How it was noticed, and how long that took',
            'The order of steps: relief, cause, data repair, telling those affected',
            'What now prevents it, or shows it sooner',
          ],
          notRequired: ['A large incident', 'Having found it first'],
          anchors: [
            ['Names no fault of their own'],
            ['Describes the fault but not what they did', 'Ends the story with the corrected line of code'],
            [
              'Gives the steps in order: noticed, fixed, informed',
              'Names the cause and the effect on users in general terms',
            ],
            [
              'Says how many users, records or hours were affected and how that was counted',
              'Names the check that let it through and what was changed there',
            ],
            [
              'Shows that a later fault of this kind was caught by what they added',
              'Says how those relying on the result were told and their data put right',
            ],
          ],
          probes: [
            { text: 'What did you do yourself, and what did others do?', trigger: 'no_role' },
            { text: 'How many users or records were affected?', trigger: 'vague' },
            { text: 'What would stop the same change today?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Concealed the fault from the people affected by it',
              jobReason: 'Users and colleagues act on wrong results for as long as they do not know.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про помилку в продакшені чи переданих даних, яку спричинила ваша зміна. Що ви робили від моменту, коли її виявили, і до закриття?',
          whyAsked: 'Те, як людина дає раду власній помилці, показує, наскільки безпечними будуть її наступні зміни.',
          keyPoints: [
            'Якою була зміна й що вона зробила з користувачами чи числами',
            'Як помилку помітили й скільки часу це забрало',
            'Порядок кроків: допомога, причина, виправлення даних, повідомлення тим, кого зачепило',
            'Що тепер цьому запобігає або показує раніше',
          ],
          notRequired: ['Великий інцидент', 'Особисте виявлення помилки'],
          anchors: [
            ['Не наводить жодної своєї помилки'],
            ['Описує помилку, але не власні дії', 'Завершує розповідь виправленим рядком коду'],
            [
              'Викладає кроки за порядком: помічено, виправлено, повідомлено',
              'Називає причину та наслідок для користувачів загальними словами',
            ],
            [
              'Каже, скількох користувачів, записів чи годин це торкнулося і як це пораховано',
              'Називає перевірку, що пропустила помилку, і що в ній змінено',
            ],
            [
              'Показує, що додана перевірка згодом спіймала таку саму помилку',
              'Розповідає, як повідомили тих, хто спирався на результат, і виправили їхні дані',
            ],
          ],
          probes: [
            { text: 'Що зробили особисто ви, а що інші?', trigger: 'no_role' },
            { text: 'Скількох користувачів чи записів це торкнулося?', trigger: 'vague' },
            { text: 'Що сьогодні зупинило б таку зміну?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Приховування помилки від тих, кого вона зачепила.',
              jobReason: 'Поки користувачі й колеги не знають, вони діють на підставі хибних результатів.',
            },
          ],
        },
      },
    },
    {
      id: 'practice-huge-review',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: ['phone_screening', 'technical', 'coding', 'behavioral', 'panel', 'final'],
      minutes: 5,
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
      topics: { en: ['review', 'mentor', 'code quality'], uk: ['рев’ю', "рев'ю", 'ревю', 'менторс', 'якість код'] },
      text: {
        en: {
          ask: 'A colleague asks you to approve 1,800 changed lines by this evening. They mix a rename, a bug fix and a new feature. How do you handle the review?',
          whyAsked:
            'Reviews catch faults only when they can be read; this shows judgement between helping and waving through.',
          keyPoints: [
            'Asks what is urgent: often only the fix is',
            'Suggests splitting it: the mechanical rename apart, the fix first, the feature after',
            'If it must stay whole, reads by risk: data, money, permissions, interfaces, tests',
            'Says plainly what was and was not reviewed',
            'Separates comments that block from those that are a matter of taste',
          ],
          notRequired: ['Reading every line'],
          anchors: [
            ['Approves without reading, or does not respond'],
            ['Comments only on naming and layout', 'Refuses and leaves the colleague with no way forward'],
            ['Asks for smaller parts and explains why', 'Reads the logic of the fix and looks at its tests'],
            [
              'Finds out what is needed tonight and gets that part out separately',
              'Reads by risk and says in the review what was not read',
            ],
            [
              'Offers to help split it and shows how a tool can check the rename',
              'Agrees with the team afterwards how to keep such requests smaller',
            ],
          ],
          probes: [
            { text: 'The colleague says there is no time to split it. What now?', trigger: 'missing_point' },
            { text: 'Which parts would you read first, and why?', trigger: 'too_general' },
            { text: 'What would your approval mean in this case?', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Колега просить до вечора схвалити 1800 змінених рядків, де перемішані перейменування, виправлення помилки й нова функція. Як ви проведете рев’ю?',
          whyAsked:
            'Рев’ю ловить помилки, лише коли його можна прочитати; видно, як людина обирає між допомогою і формальною згодою.',
          keyPoints: [
            'Питає, що справді термінове: часто це лише виправлення',
            'Пропонує розділити: механічне перейменування окремо, спершу виправлення, потім функція',
            'Якщо треба цілком, читає за ризиком: дані, гроші, доступи, інтерфейси, тести',
            'Прямо каже, що переглянуто, а що ні',
            'Відрізняє зауваження, що блокують, від справи смаку',
          ],
          notRequired: ['Прочитати кожен рядок'],
          anchors: [
            ['Схвалює без читання або не відповідає'],
            ['Зауважує лише назви та форматування', 'Відмовляє й не пропонує колезі жодного виходу'],
            ['Просить менші частини й пояснює причину', 'Читає логіку виправлення й дивиться його тести'],
            [
              'З’ясовує, що потрібно сьогодні, і випускає цю частину окремо',
              'Читає за ризиком і пише в рев’ю, що лишилося непрочитаним',
            ],
            [
              'Пропонує допомогти з поділом і показує, як перевірити перейменування інструментом',
              'Потім домовляється з командою, як зменшити такі запити',
            ],
          ],
          probes: [
            { text: 'Колега каже, що розбивати немає часу. Що тоді?', trigger: 'missing_point' },
            { text: 'Які частини ви прочитаєте першими й чому?', trigger: 'too_general' },
            { text: 'Що в цьому разі означатиме ваше схвалення?', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'practice-report-disagrees',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'system_design', 'panel', 'final', 'phone_screening'],
      minutes: 7,
      within: ['data-engineering'],
      topics: { en: ['etl', 'data pipeline', 'reporting', 'warehouse'], uk: ['звітн', 'сховищ', 'etl'] },
      text: {
        en: {
          ask: 'Finance says that your report shows 8 per cent less revenue for yesterday than the payment provider does. The report is built nightly from several sources. How do you find the difference?',
          whyAsked:
            'Wrong figures cost trust before they cost money; the answer shows whether the search has an order.',
          keyPoints: [
            'First settles what each side counts: currency, time zone, tax, refunds, status',
            'Compares counts and sums at each step to find where they diverge',
            'Breaks the gap down by hour, source, currency or status, and checks individual payments as samples',
            'Looks for late records, duplicates, joins that lose or multiply rows, failed parts of the run',
            'Tells the report’s readers what is uncertain, then corrects and recalculates',
            'Adds a permanent check between the two totals',
          ],
          notRequired: ['Knowing a particular data tool'],
          anchors: [
            ['Offers no way to compare the two figures'],
            [
              'Runs the report again and hopes for a different figure',
              'Starts reading code without narrowing the gap down',
            ],
            [
              'Compares row counts between source and report',
              'Names likely causes, such as late records or time zones',
            ],
            [
              'Clarifies both definitions first, then finds the step where the totals diverge',
              'Follows a few payments from the provider through to the report',
            ],
            [
              'Explains the gap to the last cent or says how much remains unexplained',
              'Warns readers early, recalculates earlier days and adds an automatic comparison',
            ],
          ],
          probes: [
            { text: 'The counts agree, but the sums do not. What does that tell you?', trigger: 'missing_point' },
            { text: 'What do you tell finance in the first hour?', trigger: 'no_result' },
            { text: 'Which breakdown would you try first, and why?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Would adjust the figure by hand to make both totals agree',
              jobReason: 'The fault would remain, and accounts would rest on an invented number.',
            },
          ],
        },
        uk: {
          ask: 'Фінансисти кажуть, що у вашому звіті вчорашній дохід на 8 відсотків менший, ніж у платіжного провайдера. Звіт щоночі складають із кількох джерел. Як ви знайдете різницю?',
          whyAsked: 'Хибні числа спершу коштують довіри, а потім грошей; відповідь показує, чи є в пошуку порядок.',
          keyPoints: [
            'Спершу з’ясовує, що рахує кожна сторона: валюта, часовий пояс, податок, повернення, статус',
            'Порівнює кількості й суми на кожному кроці, щоб знайти, де вони розходяться',
            'Розкладає різницю за годинами, джерелами, валютами чи статусами й бере окремі платежі за зразки',
            'Шукає запізнілі записи, повтори, з’єднання, що гублять чи множать рядки, незавершені частини запуску',
            'Каже читачам звіту, що під сумнівом, потім виправляє й перераховує',
            'Додає постійну звірку двох підсумків',
          ],
          notRequired: ['Знання конкретного інструмента для даних'],
          anchors: [
            ['Не пропонує способу порівняти два числа'],
            ['Запускає звіт ще раз і сподівається на інше число', 'Береться читати код, не звузивши різниці'],
            [
              'Порівнює кількість рядків у джерелі та звіті',
              'Називає ймовірні причини, як-от запізнілі записи чи часові пояси',
            ],
            [
              'Спершу звіряє обидва означення, потім знаходить крок, де суми розходяться',
              'Простежує кілька окремих платежів від провайдера до звіту',
            ],
            [
              'Пояснює різницю до копійки або каже, яка частка лишилася непоясненою',
              'Рано попереджає читачів, перераховує попередні дні й додає автоматичну звірку',
            ],
          ],
          probes: [
            { text: 'Кількості збігаються, а суми ні. Про що це говорить?', trigger: 'missing_point' },
            { text: 'Що ви скажете фінансистам у першу годину?', trigger: 'no_result' },
            { text: 'Який розріз ви спробуєте першим і чому?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Готовність підправити число вручну, щоб підсумки збіглися.',
              jobReason: 'Помилка залишиться, а облік спиратиметься на вигадане число.',
            },
          ],
        },
      },
    },
    {
      id: 'practice-repair-wrong-records',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'coding', 'system_design', 'panel'],
      minutes: 7,
      within: ['back-end', 'data-engineering'],
      topics: { en: ['data quality', 'data integrity', 'repair'], uk: ['якість даних'] },
      text: {
        en: {
          ask: 'For two weeks a fault wrote wrong tax amounts into 300,000 orders; invoices have gone out. The code is fixed. How do you repair the data?',
          whyAsked:
            'A repair script runs once against real data with no second try; care here separates repair from a new fault.',
          keyPoints: [
            'Establishes exactly which records are wrong, by a rule others can check',
            'Agrees with finance or legal what may be corrected and what needs a new document',
            'Keeps the wrong values and records who changed what, when and why',
            'Tries it on a copy, then on a small part, with expected counts set in advance',
            'The script can be stopped and run again without correcting twice',
            'Follows copies of the data: reports, exports, caches, other services',
          ],
          notRequired: ['Tax knowledge'],
          anchors: [
            ['Sees nothing to repair once the code is right'],
            ['Runs one update over all orders of the two weeks', 'Mentions no copy, no count and no way back'],
            ['Selects the wrong records, makes a backup, then updates them', 'Tries the script on a small part first'],
            [
              'Writes down the expected counts and totals and stops if they differ',
              'Raises the issue of sent invoices and asks who decides about them',
            ],
            [
              'Makes the correction repeatable and traceable for each record, keeping the earlier value',
              'Follows the wrong amounts into reports and other services and checks totals there',
            ],
          ],
          probes: [
            {
              text: 'The script stops halfway. What state is the data in, and what do you do?',
              trigger: 'missing_point',
            },
            { text: 'How do you know which orders are wrong?', trigger: 'vague' },
            { text: 'Where else have those wrong amounts ended up?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Would overwrite issued invoices without recording it',
              jobReason: 'Customers and accounting would hold different documents under one number.',
            },
          ],
        },
        uk: {
          ask: 'Через помилку два тижні у 300 000 замовлень записували хибну суму податку, а рахунки вже надіслано. Код виправлено. Як ви виправите дані?',
          whyAsked:
            'Скрипт виправлення виконують над справжніми даними без другої спроби; обережність тут відрізняє ремонт від нової помилки.',
          keyPoints: [
            'Точно визначає хибні записи за правилом, яке можуть перевірити інші',
            'Узгоджує з фінансистами чи юристами, що можна виправити, а що потребує нового документа',
            'Зберігає хибні значення та фіксує, хто, що, коли й чому змінив',
            'Пробує на копії, потім на малій частині, знаючи наперед очікувані кількості',
            'Скрипт можна зупинити й запустити знову без подвійного виправлення',
            'Простежує копії даних: звіти, вивантаження, кеші, інші сервіси',
          ],
          notRequired: ['Знання податкових правил'],
          anchors: [
            ['Вважає, що після виправлення коду робити нічого'],
            [
              'Запускає одне оновлення на всі замовлення за два тижні',
              'Не згадує ні копії, ні підрахунку, ні шляху назад',
            ],
            ['Вибирає хибні записи, робить резервну копію, потім оновлює', 'Спершу пробує скрипт на малій частині'],
            [
              'Записує очікувані кількості й суми та зупиняється, якщо вони не збіглися',
              'Згадує надіслані рахунки й питає, хто про них вирішує',
            ],
            [
              'Робить виправлення повторюваним і простежуваним для кожного запису, зберігши попереднє значення',
              'Простежує хибні суми до звітів та інших сервісів і звіряє підсумки там',
            ],
          ],
          probes: [
            { text: 'Скрипт зупинився на половині. Який стан даних і що ви робите?', trigger: 'missing_point' },
            { text: 'Звідки ви знаєте, які замовлення хибні?', trigger: 'vague' },
            { text: 'Куди ще потрапили хибні суми?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Готовність переписати виставлені рахунки без жодного запису про це.',
              jobReason: 'Клієнти й бухгалтерія матимуть різні документи під одним номером.',
            },
          ],
        },
      },
    },
    {
      id: 'practice-choose-tests',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: ['phone_screening', 'technical', 'coding', 'panel'],
      minutes: 5,
      within: ['back-end', 'testing'],
      topics: { en: ['test', 'tdd', 'quality'], uk: ['тест', 'tdd', 'якіст'] },
      text: {
        en: {
          ask: 'You add a discount calculation that reads rules from the database and asks a delivery service for its fee. Which tests do you write, and what does each one prove?',
          whyAsked: 'Tests are chosen, not counted; the answer shows whether each one has a purpose and a price.',
          keyPoints: [
            'The calculation alone, with many cases: limits, rounding, combinations, no rule',
            'Reading the rules from a real database, because that is where queries go wrong',
            'A stand-in for the delivery service: answers, slow, refused, odd content',
            'One or two end-to-end runs, not every combination',
            'Has seen each test fail at least once',
          ],
          notRequired: ['Names of test libraries', 'A coverage target'],
          anchors: [
            ['Would only try it by hand, or names no test'],
            ['Names types of test without saying what any would show here', 'Tests only the ordinary case'],
            [
              'Tests the calculation at its limits and the whole flow once',
              'Replaces the delivery service and covers one way it can fail',
            ],
            [
              'Separates the calculation from reading the rules, and says what is proved where',
              'Names the cases that hurt: rounding, overlapping discounts, a missing fee',
            ],
            [
              'Says which fault each test would miss and what covers it',
              'Explains how the stand-in is kept true to the real delivery service',
            ],
          ],
          probes: [
            { text: 'Which of these tests would fail if rounding were wrong?', trigger: 'too_general' },
            { text: 'The delivery service changes its response. Which test notices?', trigger: 'missing_point' },
            { text: 'Which test would you leave out, and why?', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ви додаєте розрахунок знижки, який читає правила з бази й запитує вартість доставки в її сервісу. Які тести ви напишете й що доведе кожен із них?',
          whyAsked: 'Тести добирають, а не рахують; відповідь показує, чи має кожен свою мету й ціну.',
          keyPoints: [
            'Сам розрахунок на багатьох випадках: межі, округлення, поєднання, відсутність правила',
            'Читання правил на справжній базі, бо саме там помиляються запити',
            'Сервіс доставки замінено підставним: відповідь, затримка, відмова, дивний вміст',
            'Один-два наскрізні тести, а не всі комбінації',
            'Кожен тест хоч раз бачили червоним',
          ],
          notRequired: ['Назви бібліотек для тестів', 'Цільовий відсоток покриття'],
          anchors: [
            ['Перевіряє лише вручну або не називає жодного тесту'],
            ['Перелічує види тестів, але не каже, що вони тут покажуть', 'Перевіряє лише звичайний випадок'],
            ['Перевіряє розрахунок на межах і раз увесь шлях', 'Підміняє сервіс доставки й охоплює один його збій'],
            [
              'Відокремлює розрахунок від читання й каже, що де доводиться',
              'Називає болючі випадки: округлення, накладання знижок, відсутня вартість',
            ],
            [
              'Каже, яку помилку пропустить кожен тест і що це перекриває',
              'Пояснює, як підставний сервіс лишається схожим на справжній',
            ],
          ],
          probes: [
            { text: 'Який із цих тестів упаде за хибного округлення?', trigger: 'too_general' },
            { text: 'Сервіс доставки змінив відповідь. Який тест це помітить?', trigger: 'missing_point' },
            { text: 'Який тест ви не писали б і чому?', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'practice-noisy-alerts',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['senior', 'lead'],
      types: ['technical', 'system_design', 'panel', 'final', 'behavioral'],
      minutes: 6,
      within: ['operations', 'back-end', 'administration'],
      topics: { en: ['alert', 'sre', 'monitor', 'on-call'], uk: ['алерт', 'моніторинг', 'чергуван'] },
      text: {
        en: {
          ask: 'Last week the person on call received 140 alerts and acted on six of them. How would you change that over the next month?',
          whyAsked:
            'Alerts nobody acts on hide the one that matters and wear people out; this shows thinking from the user’s side.',
          keyPoints: [
            'Sorts the 140 by source and by what was done',
            'An alert wakes somebody only if users suffer or soon will, and there is something to do',
            'The rest become daytime tickets or charts, or go',
            'Most alerts are on what users notice, few on causes',
            'Each has an owner and a short instruction; the team reviews them weekly',
            'Follows up: share acted on, faults users reported first',
          ],
          notRequired: ['A particular monitoring product'],
          anchors: [
            ['Accepts the number as part of the job'],
            [
              'Raises all thresholds or mutes alerts wholesale',
              'Adds people to the on-call schedule instead of changing the alerts',
            ],
            ['Goes through the alerts and removes those nobody acts on', 'Groups repeated alerts with the same cause'],
            [
              'Sets a rule for what may wake a person and tests the list against it',
              'Moves alerts from causes to what users notice',
            ],
            [
              'Measures both sides: useless alerts, and faults no alert caught',
              'Gives teams the alerts for their own services, and a routine that keeps the list short',
            ],
          ],
          probes: [
            { text: 'How do you know you did not remove an important one?', trigger: 'missing_point' },
            { text: 'Give me an example of an alert that should wake you.', trigger: 'too_general' },
            { text: 'Which figure should look different after a month?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'За минулий тиждень черговий інженер отримав 140 сповіщень і відреагував на шість. Як ви зміните це за наступний місяць?',
          whyAsked:
            'Сповіщення, на які не реагують, ховають одне важливе й виснажують людей; видно, чи думають з боку користувача.',
          keyPoints: [
            'Розкладає всі 140 за джерелом і за тим, що було зроблено',
            'Будити можна, лише коли користувачам зле чи скоро буде й є що робити',
            'Решта стає завданням на робочий день, графіком або зникає',
            'Більшість сповіщень про те, що помічають користувачі, лише кілька про причини',
            'Кожне має відповідального й коротку інструкцію; команда щотижня їх переглядає',
            'Стежить за наслідком: частка корисних, збої, про які першими сказали користувачі',
          ],
          notRequired: ['Конкретний продукт для моніторингу'],
          anchors: [
            ['Вважає таку кількість частиною роботи'],
            ['Підвищує всі пороги або вимикає сповіщення гуртом', 'Додає людей у чергування, а сповіщень не змінює'],
            ['Переглядає сповіщення й прибирає ті, на які ніхто не реагує', 'Групує повтори з однієї причини'],
            [
              'Задає правило, що може розбудити людину, і звіряє з ним список',
              'Переносить сповіщення з причин на те, що помічають користувачі',
            ],
            [
              'Вимірює обидва боки: зайві сповіщення і збої, яких жодне не показало',
              'Віддає командам сповіщення їхніх сервісів і звичку тримати список коротким',
            ],
          ],
          probes: [
            { text: 'Звідки ви знаєте, що не прибрали важливе?', trigger: 'missing_point' },
            { text: 'Наведіть приклад сповіщення, яке має право вас розбудити.', trigger: 'too_general' },
            { text: 'Яке число має змінитися за місяць?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'practice-nothing-in-logs',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: ['phone_screening', 'technical', 'coding', 'system_design'],
      minutes: 5,
      within: ['back-end', 'operations'],
      topics: {
        en: ['observab', 'monitor', 'logging', 'debug'],
        uk: ['моніторинг', 'логуван', 'спостережуван', 'відлагодж'],
      },
      text: {
        en: {
          ask: 'Users report that exporting their data “sometimes never finishes”. The logs show nothing unusual. What would you add to the system so that the next case explains itself?',
          whyAsked:
            'Faults that leave no trace are the expensive ones; this shows what the person makes a system record.',
          keyPoints: [
            'An identifier that follows one export through all parts',
            'A record of each step: started, size, finished or failed, with duration',
            'A measure of exports that started but did not end within a set time',
            'No personal content in logs',
            'A time limit, so that “never” becomes a visible failure',
          ],
          notRequired: ['A tracing product'],
          anchors: [
            ['Waits for more reports, or changes code on a guess'],
            ['Adds log lines without saying what question they answer', 'Only asks users to try again'],
            [
              'Logs start and end of each step with an export identifier',
              'Looks for what the reported exports have in common',
            ],
            [
              'Counts exports that started but did not end, and alerts on them',
              'Sets a time limit so that a stuck export fails with a reason',
            ],
            [
              'Says for each likely cause which record would prove or rule it out',
              'Keeps users’ content out of the logs and the volume affordable, and says how',
            ],
          ],
          probes: [
            { text: 'Which log line would have told you today’s cause?', trigger: 'too_general' },
            { text: 'What must not be written into these logs?', trigger: 'missing_point' },
            { text: 'How do you count something that never ended?', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Користувачі скаржаться, що вивантаження їхніх даних «інколи взагалі не завершується». У журналах нічого незвичного. Що ви додасте в систему, щоб наступного разу вона сама показала причину?',
          whyAsked: 'Найдорожчі помилки не лишають слідів; відповідь показує, що саме людина змушує систему фіксувати.',
          keyPoints: [
            'Ідентифікатор, що супроводжує одне вивантаження крізь усі частини',
            'Запис кожного кроку: початок, обсяг, завершення чи збій, тривалість',
            'Показник вивантажень, що почалися й не завершилися вчасно',
            'Жодного особистого вмісту в журналах',
            'Ліміт часу, щоб нескінченне вивантаження ставало видимим збоєм',
          ],
          notRequired: ['Продукт для трасування'],
          anchors: [
            ['Чекає нових скарг або змінює код навмання'],
            [
              'Додає записи в журнал, не кажучи, на яке запитання вони відповідають',
              'Єдиним кроком просить користувачів спробувати ще раз',
            ],
            [
              'Записує початок і кінець кожного кроку з ідентифікатором вивантаження',
              'Шукає спільне між вивантаженнями, на які скаржилися',
            ],
            [
              'Рахує вивантаження, що почалися й не завершилися, і сповіщає про них',
              'Ставить ліміт часу, щоб вивантаження, яке зависло, падало з причиною',
            ],
            [
              'До кожної ймовірної причини каже, який запис її доведе чи відкине',
              'Не пускає вміст користувачів у журнали, стежить за їхнім обсягом і каже як',
            ],
          ],
          probes: [
            { text: 'Який рядок у журналі назвав би сьогоднішню причину?', trigger: 'too_general' },
            { text: 'Чого не можна писати в ці журнали?', trigger: 'missing_point' },
            { text: 'Як порахувати те, що ніколи не завершилося?', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'practice-fixed-date-quality',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      within: ['front-end', 'back-end', 'mobile', 'testing', 'data-engineering', 'machine-learning', 'embedded'],
      text: {
        en: {
          ask: 'Tell me about a release whose date could not move while the work was not ready. What did you do about its quality?',
          whyAsked:
            'Quality is decided under pressure; a real case shows what was protected, what was let go and who knew.',
          keyPoints: [
            'Why the date was fixed and what was not ready',
            'What could never be cut, such as data safety, and what could',
            'Who was told about the remaining risk and who decided',
            'Measures for the first days: switch, limited audience, monitoring',
            'What became of the technical debt afterwards',
          ],
          notRequired: ['The release having gone well'],
          anchors: [
            ['Names no such case and nothing comparable'],
            [
              'Says everyone worked longer, but nothing about what was cut or kept',
              'Describes a release with known faults that nobody outside the team knew about',
            ],
            [
              'Says what was postponed and what was still tested',
              'Mentions that someone in charge was told about the risks in general terms',
            ],
            [
              'Says how they ranked each part by harm to users and postponed what mattered least',
              'Says the remaining risks were put in writing and the person responsible decided',
            ],
            [
              'Describes the plan for the first days: a switch, a limited audience, a stop rule',
              'Says what happened to each postponed item and what it cost',
            ],
          ],
          probes: [
            { text: 'What was your own part in the decision?', trigger: 'no_role' },
            { text: 'Which check would you not have given up?', trigger: 'missing_point' },
            { text: 'What happened to the postponed work?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Reported checks as done that had not been run',
              jobReason: 'The release decision would rest on false information, and users would bear the harm.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про реліз, дату якого не можна було перенести, хоча робота не була готова. Що ви вирішили щодо якості?',
          whyAsked:
            'Якість вирішується під тиском; справжній випадок показує, що вберегли, чим поступилися й хто про це знав.',
          keyPoints: [
            'Чому дата була незмінною і що не було готове',
            'Чим не жертвували за жодних умов, як-от безпекою даних, а чим так',
            'Хто знав про ризик, що залишився, і хто вирішував',
            'Заходи на перші дні: вимикач, обмежене коло, спостереження',
            'Що згодом сталося з технічним боргом',
          ],
          notRequired: ['Щоб реліз пройшов добре'],
          anchors: [
            ['Не наводить такого чи схожого випадку'],
            [
              'Каже, що всі працювали довше, але не каже, що прибрали чи вберегли',
              'Розповідає про реліз із відомими вадами, про які поза командою не знав ніхто',
            ],
            [
              'Називає, що відклали, а що все ж перевірили',
              'Згадує, що загалом попередили відповідальну особу про ризики',
            ],
            [
              'Описує, як оцінили шкоду для користувачів від кожної частини й відклали найменш важливе',
              'Розповідає, що ризики виклали письмово і рішення ухвалила відповідальна особа',
            ],
            [
              'Описує план перших днів: вимикач, обмежене коло користувачів, умова зупинки',
              'Розповідає, що сталося з кожним відкладеним пунктом і чого це коштувало',
            ],
          ],
          probes: [
            { text: 'Якою була особисто ваша роль у рішенні?', trigger: 'no_role' },
            { text: 'Від якої перевірки ви не відмовилися б?', trigger: 'missing_point' },
            { text: 'Що сталося з відкладеною роботою?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Звітування про перевірки, яких не було.',
              jobReason: 'Рішення про реліз спиратиметься на неправду, а шкоду відчують користувачі.',
            },
          ],
        },
      },
    },
    {
      id: 'practice-comment-that-mattered',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      within: ['front-end', 'back-end', 'mobile', 'data-engineering', 'machine-learning', 'embedded', 'operations'],
      text: {
        en: {
          ask: 'Which review comment, given by you or to you, has improved the code or data most? Tell me what it said and what happened next.',
          whyAsked: 'Reviews are a daily tool; a real example shows whether they are used for substance or for taste.',
          keyPoints: [
            'The change being reviewed and its risk',
            'What the comment pointed out and how it was worded',
            'How it was settled, including any disagreement',
            'The result in the product, and anything made permanent',
          ],
          notRequired: ['A serious fault', 'Immediate agreement'],
          anchors: [
            ['Recalls no comment of substance, given or received'],
            ['Gives an example only about naming or layout', 'Says who was right, but not what the comment was about'],
            [
              'Describes the comment and the fault it prevented',
              'Says the change was made, but not how it was checked',
            ],
            [
              'Repeats how the comment was worded: observation, effect, suggestion',
              'Explains how a disagreement was settled by a test, an example or a number',
            ],
            [
              'Says how the comment became a check or shared rule, so nobody has to make it again',
              'Says what the other person did differently in later changes',
            ],
          ],
          probes: [
            { text: 'What did the comment say, as exactly as you remember?', trigger: 'vague' },
            { text: 'Did somebody disagree, and how did it end?', trigger: 'missing_point' },
            { text: 'What would have reached users without it?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Approvingly repeats a comment that mocked the author of the change',
              jobReason: 'People who are mocked in reviews stop showing their work early, and faults are found late.',
            },
          ],
        },
        uk: {
          ask: 'Яке зауваження на рев’ю, ваше чи до вас, найбільше поліпшило код або дані? Розкажіть, про що в ньому йшлося і що було далі.',
          whyAsked: 'Рев’ю трапляється щодня; справжній приклад показує, чи воно про суть, чи про смак.',
          keyPoints: [
            'Яку зміну переглядали та який у ній був ризик',
            'На що вказувало зауваження та як його сформулювали',
            'Як його узгодили, зокрема за незгоди',
            'Наслідок у продукті та що закріпили надовго',
          ],
          notRequired: ['Тяжка помилка', 'Миттєва згода'],
          anchors: [
            ['Не пригадує змістовного зауваження, свого чи чужого'],
            ['Наводить приклад лише про назви чи форматування', 'Каже, хто мав рацію, але не про що було зауваження'],
            ['Описує зауваження й помилку, якій воно запобігло', 'Каже, що зміну внесли, але не як її перевірили'],
            [
              'Відтворює зауваження: спостереження, наслідок, пропозиція',
              'Пояснює, як незгоду вирішили тестом, прикладом чи числом',
            ],
            [
              'Розповідає, як зауваження стало перевіркою чи правилом і його вже не треба повторювати',
              'Каже, що інша людина змінила у своїх наступних змінах',
            ],
          ],
          probes: [
            { text: 'Як звучало зауваження, якомога точніше?', trigger: 'vague' },
            { text: 'Чи хтось не погодився і чим це скінчилося?', trigger: 'missing_point' },
            { text: 'Що потрапило б до користувачів, якби не це зауваження?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Схвально переказує зауваження, у якому глузували з автора зміни.',
              jobReason: 'Ті, з кого глузують на рев’ю, не показують роботу рано, і помилки виявляють пізно.',
            },
          ],
        },
      },
    },
    {
      id: 'practice-third-incident',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['phone_screening', 'technical', 'behavioral', 'final', 'panel', 'system_design'],
      minutes: 7,
      within: ['operations', 'back-end', 'administration'],
      text: {
        en: {
          ask: 'A wrong configuration value has just caused the third outage in two months. After the first two, the agreed action was “be more careful”. You lead the discussion now. Where do you take it?',
          whyAsked:
            'Whether incidents come back is decided in the discussion afterwards; this shows if causes are sought in the system.',
          keyPoints: [
            'The facts of all three side by side, with a timeline, before causes',
            'Asks why the value could be entered, passed on and spread, not who typed it',
            'Barriers in the system: validation, gradual rollout, automatic rollback, configuration review',
            'A few actions, each with an owner, a date and a check that it works',
            'Time for these actions agreed with those who set priorities',
          ],
          notRequired: ['A particular incident review format'],
          anchors: [
            ['Has nothing to discuss beyond the repaired value'],
            [
              'Looks for the person who entered the value',
              'Adds a reminder, a training or one more approval, and stops there',
            ],
            [
              'Compares the three outages and finds what they have in common',
              'Suggests validating the value before it is used',
            ],
            [
              'Asks at each step why it was possible and why nobody saw it sooner',
              'Gives every action an owner, a date and a way to check its effect',
            ],
            [
              'Limits how far any wrong value can spread, and tests it with a deliberate one',
              'Says what will be postponed for these actions, and agrees it with whoever decides',
            ],
          ],
          probes: [
            { text: 'Somebody says it was plain carelessness. What do you say?', trigger: 'missing_point' },
            { text: 'Which of your actions would have stopped all three?', trigger: 'too_general' },
            { text: 'How can you tell in two months that it worked?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Wants to punish the person who entered the value',
              jobReason: 'People then hide mistakes, and the next outage takes longer to understand.',
            },
          ],
        },
        uk: {
          ask: 'Хибне значення в конфігурації щойно спричинило третю аварію за два місяці. Після перших двох вирішили «бути уважнішими». Тепер обговорення ведете ви. Куди ви його спрямуєте?',
          whyAsked: 'Чи повторяться інциденти, вирішує обговорення після них; видно, чи шукають причини в системі.',
          keyPoints: [
            'До причин зіставляє факти всіх трьох випадків із хронологією',
            'Питає, чому значення вдалося ввести, пропустити й поширити, а не хто його ввів',
            'Бар’єри в системі: валідація, поступове викочування, автоматичне повернення, рев’ю конфігурації',
            'Дій небагато, кожна має відповідального, дату й перевірку, що вона діє',
            'Час на ці дії узгоджено з тими, хто визначає пріоритети',
          ],
          notRequired: ['Певний формат розбору інцидентів'],
          anchors: [
            ['Не бачить, що обговорювати, крім виправленого значення'],
            [
              'Шукає людину, яка ввела значення',
              'Додає нагадування, навчання чи ще одне погодження й на цьому спиняється',
            ],
            ['Порівнює три аварії та знаходить у них спільне', 'Пропонує валідувати значення до використання'],
            [
              'На кожному кроці питає, чому це стало можливим і чому не помітили раніше',
              'Дає кожній дії відповідального, дату й спосіб перевірити наслідок',
            ],
            [
              'Обмежує поширення будь-якого хибного значення й випробовує це навмисно хибним',
              'Називає, що відкладуть заради цих дій, і узгоджує це з тим, хто вирішує',
            ],
          ],
          probes: [
            { text: 'Хтось каже, що це звичайна неуважність. Що ви відповісте?', trigger: 'missing_point' },
            { text: 'Який із ваших заходів зупинив би всі три аварії?', trigger: 'too_general' },
            { text: 'Як за два місяці ви побачите, що це спрацювало?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Прагне покарати людину, яка ввела значення.',
              jobReason: 'Тоді помилки приховують, і наступну аварію довше з’ясовують.',
            },
          ],
        },
      },
    },
    {
      id: 'practice-task-duration-parser',
      kind: 'task',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: ['coding', 'technical'],
      minutes: 15,
      within: [
        'front-end',
        'back-end',
        'mobile',
        'data-engineering',
        'machine-learning',
        'embedded',
        'testing',
        'operations',
      ],
      text: {
        en: {
          ask: 'Write a function that turns a typed duration such as “1h 30m”, “90m” or “2 h” into minutes. Start with the tests you think it needs.',
          whyAsked:
            'Unclear input is everyday work; the order and choice of tests show how a person makes a rule precise.',
          keyPoints: [
            'Asks or states what is allowed: order, spaces, capitals, zero, fractions, repeats',
            'Tests ordinary, limit and rejected input before the code',
            'Rejects what it does not understand, with an error that says what was wrong',
            'Code that is readable and extensible, e.g. to days',
          ],
          notRequired: ['A regular expression', 'Knowing library functions by heart'],
          anchors: [
            ['Delivers no function that handles any of the examples'],
            [
              'Handles only the examples; “abc” or an empty text yields a number',
              'Writes tests after the code that repeat the given examples',
            ],
            [
              'Handles the three forms and rejects plainly wrong input',
              'Tests cover the examples and at least two rejected inputs',
            ],
            [
              'States the open rules and fixes each with a test before the code',
              'Errors say which part of the input was not understood',
            ],
            [
              'Finds contradictory input, such as “30m 1h 30m”, and decides what to do, with a reason',
              'Generates many inputs or breaks the code on purpose to show the tests notice',
            ],
          ],
          probes: [
            { text: 'What should “1.5h” give, and where is that decided?', trigger: 'missing_point' },
            { text: 'What does the caller learn when you reject the input?', trigger: 'vague' },
            { text: 'What could you change in your code without any test noticing?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Напишіть функцію, що перетворює введену тривалість, наприклад «1h 30m», «90m» чи «2 h», на хвилини. Почніть із тестів, які вважаєте потрібними.',
          whyAsked:
            'Нечіткі вхідні дані трапляються щодня; порядок і вибір тестів показують, як людина уточнює правило.',
          keyPoints: [
            'Питає або каже, що дозволено: порядок, пробіли, великі літери, нуль, дроби, повтори',
            'До коду перевіряє звичайне, межове й недопустиме введення',
            'Відхиляє незрозуміле з помилкою, яка каже, що не так',
            'Код можна прочитати й розширити, наприклад днями',
          ],
          notRequired: ['Регулярний вираз', 'Знання бібліотечних функцій напам’ять'],
          anchors: [
            ['Не дає функції, що впорається бодай з одним прикладом'],
            [
              'Працює лише з прикладами; «abc» чи порожній текст дає якесь число',
              'Пише тести після коду, і вони повторюють дані приклади',
            ],
            [
              'Обробляє три форми й відхиляє явно хибне введення',
              'Тести охоплюють приклади й принаймні два недопустимі введення',
            ],
            [
              'Називає невизначені правила й до коду закріплює кожне тестом',
              'Помилка каже, яку частину введення не зрозуміли',
            ],
            [
              'Знаходить суперечливе введення, як-от «30m 1h 30m», і вирішує його з поясненням',
              'Генерує багато введень або навмисно ламає код, щоб показати, що тести це бачать',
            ],
          ],
          probes: [
            { text: 'Що має дати «1.5h» і де це вирішено?', trigger: 'missing_point' },
            { text: 'Що дізнається той, хто викликав функцію, якщо ви не приймаєте введене?', trigger: 'vague' },
            { text: 'Якої зміни у вашому коді не помітить жоден тест?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'practice-task-reconcile-payments',
      kind: 'task',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['coding', 'system_design', 'technical'],
      minutes: 30,
      within: ['back-end', 'data-engineering'],
      text: {
        en: {
          ask: 'You get two large files each day: our payments and the provider’s. Build a program that reports missing, extra and differing payments. Show its design, the core code and how you would check it.',
          whyAsked:
            'Reconciliation joins data correctness, memory limits, tests and operation in one small, real program.',
          keyPoints: [
            'Clarifies the key, the cut-off between days, rounding and duplicates',
            'Handles files larger than memory: sorted reading, partitions or a database',
            'Damaged rows are counted and reported, not skipped silently',
            'Control totals: every row read ends up in exactly one group',
            'A second run gives the same result, and a half-written file is recognised',
            'Tests with small files for each kind of difference',
          ],
          notRequired: ['A user interface', 'Full code for reading files'],
          anchors: [
            ['Has no comparison that finds a missing payment'],
            [
              'Loads everything and compares in nested loops, unaware of what that costs',
              'Finds only missing payments; extra or differing ones are not considered',
            ],
            [
              'Finds all three kinds of difference by key in small files',
              'Discusses large files when asked and names one workable approach',
            ],
            [
              'Settles key, duplicates and day cut-off before the code and tests each',
              'Bounds memory and counts damaged rows in the report',
            ],
            [
              'Proves completeness with totals: every row read falls into exactly one group',
              'Covers an unfinished file, a second run and who acts on differences by when',
            ],
          ],
          probes: [
            {
              text: 'A payment from 23:59 appears in the other file a day later. What is reported?',
              trigger: 'missing_point',
            },
            { text: 'One file has the same payment twice. What does your code do?', trigger: 'missing_point' },
            { text: 'How do you know the report left nothing out?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Щодня ви отримуєте два великі файли: наші платежі й платежі провайдера. Зробіть програму, що звітує про відсутні, зайві та відмінні платежі. Покажіть її будову, основний код і спосіб перевірки.',
          whyAsked:
            'Звірка поєднує в одній невеликій справжній програмі правильність даних, межі пам’яті, тести й експлуатацію.',
          keyPoints: [
            'Уточнює ключ, межу між днями, округлення й повтори',
            'Працює з файлами, більшими за пам’ять: читання впорядкованого, розбиття чи база даних',
            'Пошкоджені рядки рахує й показує у звіті, а не пропускає мовчки',
            'Контрольні підсумки: усе прочитане є рівно в одній групі',
            'Повторний запуск дає той самий результат, а недописаний файл розпізнається',
            'Тести з малими файлами для кожного виду різниці',
          ],
          notRequired: ['Інтерфейс користувача', 'Повний код читання файлів'],
          anchors: [
            ['Не має порівняння, яке знайшло б відсутній платіж'],
            [
              'Завантажує все й порівнює вкладеними циклами, не знаючи їхньої ціни',
              'Знаходить лише відсутні платежі; зайвих чи відмінних не розглядає',
            ],
            [
              'На малих файлах знаходить за ключем усі три види різниці',
              'Про великі файли говорить після запитання й називає один робочий спосіб',
            ],
            [
              'До коду визначає ключ, повтори й межу дня та перевіряє кожне тестом',
              'Обмежує пам’ять і показує у звіті кількість пошкоджених рядків',
            ],
            [
              'Доводить повноту підсумками: кожен прочитаний рядок є рівно в одній групі',
              'Передбачає недописаний файл, повторний запуск і те, хто та коли діє за звітом',
            ],
          ],
          probes: [
            {
              text: 'Платіж о 23:59 в іншому файлі з’явився на день пізніше. Що буде у звіті?',
              trigger: 'missing_point',
            },
            { text: 'В одному файлі платіж трапляється двічі. Що зробить ваш код?', trigger: 'missing_point' },
            { text: 'Звідки ви знаєте, що звіт нічого не пропустив?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
