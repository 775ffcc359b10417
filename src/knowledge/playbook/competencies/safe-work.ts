import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const safeWork: PlaybookCompetency = {
  id: 'safe-work',
  fit: {
    families: ['trades', 'plant'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'lockout',
        'permit to work',
        'permit-to-work',
        'work at height',
        'working at height',
        'work permits',
        'hot work',
        'confined space',
        'scaffold',
        'safe isolation',
        'toolbox talk',
        'rigging and lifting',
        'loler',
        'puwer',
        'lock-off',
        'lock off',
        'car top',
        'safe systems of work',
        'lifting gear',
      ],
      uk: [
        'наряд-допуск',
        'наряди-допуск',
        'нарядами-допуск',
        'нарядом-допуск',
        'роботи на висоті',
        'робіт на висоті',
        'роботу на висоті',
        'вогневі робот',
        'вогневих робіт',
        'риштуван',
        'стропальн',
        'стропуван',
        'газонебезпечн',
        'з електробезпеки не нижч',
      ],
    },
  },
  name: { en: 'Safe work on site and machines', uk: 'Безпечна робота на об’єкті та обладнанні' },
  definition: {
    en: 'Checks tools, gear and the workplace before starting, isolates and proves dead before touching, works at height and under permit as the job demands, stops when conditions change, and reports defects and near misses so that they are put right.',
    uk: 'Перед початком оглядає інструмент, пристрої та місце роботи, вимикає, замикає й перевіряє відсутність напруги й тиску, працює на висоті та за нарядом як належить, зупиняє роботу, коли умови змінилися, і повідомляє про несправності та небезпечні випадки.',
  },
  signals: {
    en: [
      'lockout',
      'tagout',
      'loto',
      'permit to work',
      'permit-to-work',
      'work permit',
      'work at height',
      'working at height',
      'safety harness',
      'scaffold',
      'confined space',
      'hot work',
      'safe isolation',
      'isolation procedure',
      'toolbox talk',
      'method statement',
      'ppe',
      'protective equipment',
      'near miss',
      'near-miss',
      'rigging',
      'lifting gear',
      'occupational safety',
      'health and safety',
      'iosh',
      'nebosh',
      'pre-use check',
      'safe working',
      'safe system of work',
      'safe systems of work',
      'lock-off',
      'lock off',
      'puwer',
    ],
    uk: [
      'наряд-допуск',
      'наряди-допуск',
      'наряду-допуск',
      'нарядом-допуск',
      'нарядів-допуск',
      'нарядами-допуск',
      'роботи на висоті',
      'робіт на висоті',
      'роботу на висоті',
      'охорони праці',
      'охорону праці',
      'охорона праці',
      'техніки безпеки',
      'техніку безпеки',
      'безпеки праці',
      'безпека робіт',
      'безпеки робіт',
      'безпечна робота',
      'безпечної роботи',
      'безпечне виконання робіт',
      'безпечного виконання робіт',
      'риштуван',
      'страхувальна прив',
      'страхувальної прив',
      'запобіжний пояс',
      'стропальн',
      'стропуван',
      'електробезпек',
      'вогневі робот',
      'вогневих робіт',
      'газонебезпечн',
      'засоби індивідуального захисту',
      'засобів індивідуального захисту',
      'знеструм',
      'переносні заземлення',
      'бирк',
    ],
  },
  searched: {
    en: ['lockout', 'permit to work', 'work at height', 'scaffolding', 'protective equipment', 'health and safety'],
    uk: [
      'наряд-допуск',
      'роботи на висоті',
      'охорона праці',
      'електробезпека',
      'риштування',
      'засоби індивідуального захисту',
    ],
  },
  traces: {
    en: [
      'safe',
      'hse',
      'ehs',
      'permit',
      'height',
      'lock',
      'isolat',
      'scaffold',
      'ladder',
      'harness',
      'crane',
      'lift',
      'weld',
      'volt',
      'electric',
      'machine',
      'tool',
      'site',
      'hazard',
      'risk',
      'accident',
      'inspect',
      'construct',
      'repair',
      'install',
      'mainten',
    ],
    uk: [
      'безпек',
      'безпеч',
      'охорон',
      'наряд',
      'допуск',
      'висот',
      'інструктаж',
      'риштув',
      'драбин',
      'кран',
      'строп',
      'зварюв',
      'електр',
      'напруг',
      'верстат',
      'інструмент',
      'обладнан',
      'устаткув',
      'монтаж',
      'ремонт',
      'обслугов',
      'небезпе',
      'ризик',
      'травм',
      'аварі',
      'огляд',
      'будів',
      'об’єкт',
    ],
  },
  bars: {
    junior: {
      shownBy: ['sw-failed-check', 'sw-guardrail-gone'],
      strong: {
        en: 'Checks gear and place before starting and tells the foreman of any defect at once',
        uk: 'Перед початком оглядає пристрої й місце та одразу каже майстрові про несправність',
      },
      exceptional: {
        en: 'Makes sure the next person cannot pick up the defective item: tagged, cut, locked away',
        uk: 'Робить так, щоб несправне не взяв наступний: бирка, перерізаний шнур, замок',
      },
    },
    middle: {
      shownBy: ['sw-stopped-job', 'sw-foreign-lock'],
      strong: {
        en: 'Stops when conditions differ from the permit, and has it reissued before going on',
        uk: 'Зупиняється, коли умови не ті, що в наряді, і далі працює лише за новим',
      },
      exceptional: {
        en: 'Finds a second energy source or fall hazard that the permit did not name',
        uk: 'Знаходить друге джерело енергії чи падіння, якого в наряді не було',
      },
    },
    senior: {
      shownBy: ['sw-near-miss', 'sw-stopped-job'],
      strong: {
        en: 'Changes the job itself, not only the warnings: from the ground, with a guard, without lifting',
        uk: 'Змінює саму роботу: із землі, з огородженням, без підіймання, а не лише попереджає',
      },
      exceptional: {
        en: 'Went back weeks later to see whether the crew still works the new way, and says what they saw',
        uk: 'За кілька тижнів перевіряє, чи бригада й далі працює по-новому, і каже, що побачено',
      },
    },
    lead: {
      shownBy: ['sw-desk-permits', 'sw-near-miss'],
      strong: {
        en: 'Goes on site to see whether paper and work agree, with a set number of checks a week',
        uk: 'Перевіряє на місці, чи папір збігається з роботою, і каже, скільки таких перевірок на тиждень',
      },
      exceptional: {
        en: 'Treats a rise in reported near misses as a gain, and shows that people are not punished for them',
        uk: 'Більше повідомлень про небезпечні випадки вважає здобутком і показує, що за них не карають',
      },
    },
  },
  questions: [
    {
      id: 'sw-stopped-job',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      crafts: 'every',
      topics: { en: ['safety', 'safe work', 'hse'], uk: ['безпек', 'охорони праці', 'охорона праці'] },
      text: {
        en: {
          ask: 'Tell me about a job you stopped or refused because of the unsafe way it was set up. What was the danger, how did the people waiting react, and how did it get finished?',
          whyAsked:
            'Rules are tested when a crew is waiting. The answer shows whether the candidate sees the danger, speaks up in time and finds a way to do the job.',
          keyPoints: [
            'The danger itself: live part, pressure, open edge, gas, suspended load, unshored trench',
            'What was said, to whom, and who pressed to carry on',
            'What was put right: isolation, guard, different gear, new permit',
            'How long it took and how the job ended',
          ],
          notRequired: ['Harm to anybody', 'Being proved right by the safety department'],
          anchors: [
            ['Says that a good worker copes with any conditions'],
            ['Noticed the danger and carried on, only more carefully', 'Left the site and told nobody why'],
            ['Names the danger and stopped before anyone was in it', 'Told the foreman and waited for the decision'],
            [
              'Proposed a safe way to do the job with the gear at hand',
              'Had the permit or the work plan changed first',
            ],
            [
              'Kept others out of the danger zone while it was being settled',
              'Got the same danger removed for future jobs as well',
            ],
          ],
          probes: [
            { text: 'What exactly could have happened, and to whom?', trigger: 'vague' },
            { text: 'What did the foreman or the customer say to that?', trigger: 'missing_point' },
            { text: 'How much time did it cost in the end?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Boasts of working live or unclipped to save time',
              jobReason: 'On a site others copy it, and one slip is enough to kill.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про роботу, яку ви зупинили або не почали, бо виконувати її так було небезпечно. Що було не так і як її врешті виконали?',
          whyAsked:
            'Правила перевіряються тоді, коли бригада чекає. Відповідь показує, чи бачить кандидат небезпеку, чи вчасно про неї каже і чи знаходить, як зробити роботу.',
          keyPoints: [
            'Сама небезпека: напруга, тиск, відкритий край, газ, вантаж угорі, траншея без кріплення',
            'Що сказано, кому і хто наполягав продовжувати',
            'Що виправлено: вимкнення, огородження, інші пристрої, новий наряд',
            'Скільки це тривало і чим закінчилося',
          ],
          notRequired: ['Щоб хтось справді постраждав', 'Підтвердження від служби охорони праці'],
          anchors: [
            ['Каже, що добрий робітник упорається за будь-яких умов'],
            ['Помічає небезпеку й працює далі, тільки обережніше', 'Іде з місця й нікому не пояснює чому'],
            ['Називає небезпеку й зупиняється, доки в ній ніхто не опинився', 'Каже майстрові й чекає його рішення'],
            [
              'Пропонує, як зробити безпечно тим, що є під рукою',
              'Домагається, щоб спершу змінили наряд або план робіт',
            ],
            [
              'Не пускає інших у небезпечну зону, доки питання не вирішено',
              'Домагається, щоб цієї небезпеки не було й на наступних роботах',
            ],
          ],
          probes: [
            { text: 'Що саме могло статися і з ким?', trigger: 'vague' },
            { text: 'Що вам відповів майстер чи замовник?', trigger: 'missing_point' },
            { text: 'Скільки часу це врешті забрало?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Хвалиться роботою під напругою чи без страхування заради швидкості',
              jobReason: 'На об’єкті це переймають інші, а для загибелі досить одного разу.',
            },
          ],
        },
      },
    },
    {
      id: 'sw-failed-check',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      crafts: 'every',
      topics: { en: ['tools', 'equipment check'], uk: ['інструмент'] },
      text: {
        en: {
          ask: 'When did a tool, a ladder, a sling or a machine last fail your pre-use check? Tell me what you saw and what happened to it.',
          whyAsked:
            'Defects are found in the two minutes before work. The answer shows whether the check is really made, and whether the defective item leaves the site.',
          keyPoints: [
            'The item and its defect: split cord, missing guard, bent rung, cut strand, worn brake, no test tag',
            'What they look at each time, and in what order',
            'How it was taken out of use so that nobody else could take it',
            'Who was told, and what was used instead',
          ],
          notRequired: ['A written checklist, if the firm has none'],
          anchors: [
            ['Never checks, since the storekeeper only gives out good tools'],
            ['Put it back where it had been', 'Mended it with tape and carried on'],
            ['Names the defect and took another tool', 'Reported it to the store or the foreman'],
            [
              'Runs through the check in a fixed order: cord, body, guard, brake, tag',
              'Marked it as defective and handed it in themselves',
            ],
            ['Checked other items from the same batch or owner', 'Found out why it broke and had the cause dealt with'],
          ],
          probes: [
            { text: 'Show me with your hands: what do you look at first?', trigger: 'too_general' },
            { text: 'Who could have picked it up after you?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Removes a guard or a dead-man switch because it is in the way',
              jobReason: 'The guard is all that stands between the hand and the moving part.',
            },
          ],
        },
        uk: {
          ask: 'Коли востаннє інструмент, драбина, строп чи машина не пройшли вашого огляду перед роботою? Розкажіть, що ви побачили і що з ними було далі.',
          whyAsked:
            'Несправності знаходять за дві хвилини до роботи. Відповідь показує, чи огляд справді роблять і чи зникає несправне з об’єкта.',
          keyPoints: [
            'Річ і що з нею не так: тріснутий шнур, немає кожуха, погнутий щабель, обірвані дроти каната, слабке гальмо, немає бирки випробування',
            'На що дивляться щоразу і в якому порядку',
            'Як річ вивели з ужитку, щоб її ніхто не взяв',
            'Кому сказано і чим працювали замість неї',
          ],
          notRequired: ['Письмовий перелік, якщо його на підприємстві немає'],
          anchors: [
            ['Не оглядає, бо комірник видає лише справне'],
            ['Кладе туди, де лежало', 'Замотує ізострічкою й працює далі'],
            ['Називає несправність і бере інший інструмент', 'Повідомляє комірника або майстра'],
            [
              'Оглядає у сталому порядку: шнур, корпус, кожух, гальмо, бирка',
              'Позначає як несправне й особисто здає на склад',
            ],
            [
              'Переглядає інші речі з тієї самої партії чи бригади',
              'З’ясовує, чому зламалося, і домагається, щоб причину прибрали',
            ],
          ],
          probes: [
            { text: 'Покажіть руками: на що ви дивитеся насамперед?', trigger: 'too_general' },
            { text: 'Хто міг узяти це після вас?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Знімає кожух чи блокує аварійну кнопку, бо вони заважають',
              jobReason: 'Саме кожух відділяє руку від рухомої частини.',
            },
          ],
        },
      },
    },
    {
      id: 'sw-near-miss',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      crafts: 'every',
      text: {
        en: {
          ask: 'Tell me about an accident or a near miss on one of your jobs: something fell, started up, slipped or sparked. How did you find out why, and what has been done differently since?',
          whyAsked:
            'Accidents repeat where nobody looks for causes. The answer shows whether the candidate goes beyond “be more careful”.',
          keyPoints: [
            'What happened, plainly, and the candidate’s own part in it',
            'First minutes: person, danger, scene left as it was',
            'Who reported it, and to whom',
            'Causes in the work: gear, order of steps, light, haste, two crews in one place',
            'The change, and whether it lasted',
          ],
          notRequired: ['That anybody was hurt', 'Names of people involved'],
          anchors: [
            ['Says that nothing has ever happened around them'],
            ['Blames the carelessness of the injured person', 'Kept quiet because the crew would lose its bonus'],
            ['Made the place safe and reported it the same day', 'Names one cause beyond the person’s own mistake'],
            [
              'Walked through the job again with those who were there',
              'Changed gear or the order of steps, not only the briefing',
            ],
            [
              'Reported a case that nobody would otherwise have known about',
              'Checked with figures or on the spot that it had not happened again',
            ],
          ],
          probes: [
            { text: 'What was your own part in it?', trigger: 'no_role' },
            { text: 'Leaving the person aside, what in the job made it possible?', trigger: 'missing_point' },
            { text: 'Who does it the new way today?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Had an accident on site passed off as one that happened at home',
              jobReason: 'The cause stays on site, and the injured person loses protection.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про пригоду або небезпечний випадок на вашій роботі: щось упало, запустилося, зірвалося чи іскрило. Як ви з’ясували причину і що відтоді робите інакше?',
          whyAsked:
            'Там, де причин не шукають, те саме стається вдруге. Відповідь показує, чи йде кандидат далі за «будьте уважніші».',
          keyPoints: [
            'Що сталося, прямо, і частка самого кандидата в цьому',
            'Перші хвилини: людина, небезпека, місце лишили як було',
            'Хто і кого повідомив',
            'Причини в роботі: пристрої, порядок дій, світло, поспіх, дві бригади на одному місці',
            'Зміна і чи вона втрималася',
          ],
          notRequired: ['Щоб хтось постраждав', 'Імена учасників'],
          anchors: [
            ['Каже, що поруч ніколи нічого не ставалося'],
            ['Пояснює все неуважністю потерпілого', 'Мовчить, щоб бригаду не позбавили премії'],
            ['Убезпечує місце й повідомляє того самого дня', 'Називає хоча б одну причину, крім помилки людини'],
            ['Ще раз проходить усю роботу з тими, хто там був', 'Змінює пристрої чи порядок дій, а не лише інструктаж'],
            [
              'Повідомляє про випадок, про який ніхто б інакше не дізнався',
              'Цифрами або на місці перевіряє, що це не повторюється',
            ],
          ],
          probes: [
            { text: 'Якою була ваша власна частка в цьому?', trigger: 'no_role' },
            { text: 'Крім самої людини, що в роботі зробило це можливим?', trigger: 'missing_point' },
            { text: 'Хто сьогодні працює по-новому?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Видає подію на роботі за побутову',
              jobReason: 'Причина лишається на об’єкті, а потерпілий утрачає захист.',
            },
          ],
        },
      },
    },
    {
      id: 'sw-foreign-lock',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      crafts: ['electrician', 'upkeep', 'production'],
      branch: { of: ['plant-electrics'], elsewhere: ['building-electrics'] },
      text: {
        en: {
          ask: 'A conveyor has to run in fifteen minutes. A fitter’s personal padlock is still on its isolator; their shift ended an hour ago and their phone is off. Bolt cutters are at hand. What do you do?',
          whyAsked:
            'A lock stands for a person who may be in the machine. The answer shows whether the candidate holds to that under time pressure.',
          keyPoints: [
            'The lock stays until the owner’s whereabouts are known',
            'A search for the owner: gate, changing room, colleagues, the whole length of the machine',
            'Only the person in charge decides on removal, under a written procedure, with a second person',
            'Machine walked and guards checked before start-up',
            'The owner is told before the next shift begins',
          ],
          notRequired: ['What the procedure is called in this plant'],
          anchors: [
            ['Cuts it off, since the shift is over'],
            ['Asks one colleague whether the fitter has gone home, then starts', 'Bridges the isolator to get going'],
            ['Leaves the lock and calls the shift supervisor', 'Searches the machine for people before anything else'],
            [
              'Has gate records or colleagues confirm that the owner has left',
              'Tells production plainly that the start time will not be met',
            ],
            [
              'Asks whether the repair behind the lock was even finished',
              'Wants a rule afterwards for handing over locks at shift change',
            ],
          ],
          probes: [
            { text: 'Where you have worked, who could have it cut off?', trigger: 'missing_point' },
            { text: 'The production manager says, “I take responsibility.” What now?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Would remove someone else’s lock without knowing where that person is',
              jobReason: 'Somebody inside the machine has no other protection.',
            },
          ],
        },
        uk: {
          ask: 'За п’ятнадцять хвилин має запрацювати конвеєр. На вимикачі висить особистий замок слюсаря, його зміна скінчилася годину тому, телефон вимкнено. Болторіз поруч. Що ви робите?',
          whyAsked:
            'Замок означає людину, яка може бути в машині. Відповідь показує, чи тримається цього кандидат, коли підганяє час.',
          keyPoints: [
            'Замок лишається, доки невідомо, де його власник',
            'Слюсаря шукають: прохідна, роздягальня, колеги, конвеєр по всій довжині',
            'Зняти замок вирішує лише відповідальна особа, за письмовим порядком і вдвох',
            'Перед пуском обходять машину й перевіряють огородження',
            'Слюсаря повідомляють до початку його наступної зміни',
          ],
          notRequired: ['Назва порядку на цьому підприємстві'],
          anchors: [
            ['Зрізає, бо зміна вже скінчилася'],
            ['Питає одного колегу, чи слюсар пішов, і запускає', 'Шунтує вимикач, щоб запустити'],
            ['Не чіпає замка й викликає начальника зміни', 'Найперше шукає людей у машині'],
            ['Підтверджує через прохідну чи колег, що слюсар вийшов', 'Прямо каже виробництву, що пуск затримається'],
            [
              'Питає, чи ремонт, заради якого повісили замок, узагалі закінчено',
              'Пропонує потім упорядкувати передавання замків між змінами',
            ],
          ],
          probes: [
            { text: 'Хто там, де ви працювали, може дозволити зрізати замок?', trigger: 'missing_point' },
            { text: 'Начальник виробництва каже: «Беру на себе». Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Знімає чужий замок, не знаючи, де його власник',
              jobReason: 'Той, хто всередині машини, іншого захисту не має.',
            },
          ],
        },
      },
    },
    {
      id: 'sw-guardrail-gone',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      crafts: ['electrician', 'builder', 'high-work', 'finisher', 'joiner'],
      branch: { of: ['building-electrics'], elsewhere: ['plant-electrics'] },
      topics: { en: ['height', 'scaffold'], uk: ['висот', 'риштув'] },
      text: {
        en: {
          ask: 'You need ten minutes on the fourth lift of a scaffold. Its tag is green and five days old, but a guardrail has been taken out to lift in bricks. The scaffolders are gone until tomorrow. What do you do?',
          whyAsked:
            'Falls come from short jobs on altered scaffolds. The answer shows whether the candidate trusts what they see over the tag.',
          keyPoints: [
            'The tag reflects the day of inspection; the scaffold has changed since',
            'Nobody goes up at that bay; the others are told or access is closed',
            'Foreman and scaffolder called; only a competent scaffolder puts the rail back',
            'Another way: platform, another bay, clipped to an approved anchor, or tomorrow',
          ],
          notRequired: ['Inspection intervals by heart'],
          anchors: [
            ['Goes up, since the tag is green'],
            ['Goes up and keeps away from the open edge', 'Wires a board across and works'],
            ['Stays down and tells the foreman about the missing rail', 'Finds other work until it is put back'],
            [
              'Closes the access or turns the tag so that nobody climbs',
              'Offers a mobile platform or another bay instead',
            ],
            [
              'Checks the whole scaffold for ties, boards and the load of bricks',
              'Asks how bricks will be lifted from now on without removing rails',
            ],
          ],
          probes: [
            { text: 'You have a harness with you. What would you hook it to?', trigger: 'missing_point' },
            { text: 'How do you make sure your mate doesn’t climb up after lunch?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Вам треба на десять хвилин на четвертий ярус риштувань. Бирка зелена, їй п’ять днів, але одне поручневе огородження зняли, щоб подати цеглу. Монтажники будуть завтра. Що ви робите?',
          whyAsked:
            'Падають під час коротких робіт на зміненому риштуванні. Відповідь показує, чи важить побачене більше за бирку.',
          keyPoints: [
            'Бирка свідчить про день огляду, а риштування відтоді змінили',
            'У цю секцію ніхто не йде, інших попереджено або доступ закрито',
            'Викликають майстра й монтажника: поручень ставить лише навчена людина',
            'Інший шлях: вишка, сусідня секція, кріплення до дозволеної точки або завтра',
          ],
          notRequired: ['Строки оглядів напам’ять'],
          anchors: [
            ['Піднімається, бо бирка зелена'],
            ['Піднімається й тримається подалі від краю', 'Прикручує дошку дротом і працює'],
            ['Лишається внизу й каже майстрові про знятий поручень', 'Береться до іншої роботи, доки його повернуть'],
            ['Закриває доступ або перевертає бирку, щоб ніхто не поліз', 'Пропонує пересувну вишку чи іншу секцію'],
            [
              'Оглядає все риштування: кріплення до стіни, настил, вагу цегли',
              'Питає, як далі подавати цеглу, не знімаючи огороджень',
            ],
          ],
          probes: [
            { text: 'Прив’язь у вас із собою. До чого ви її кріпите?', trigger: 'missing_point' },
            { text: 'Що ви робите, щоб напарник не поліз туди після обіду?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'sw-desk-permits',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 6,
      crafts: ['builder', 'electrician', 'safety-officer', 'upkeep', 'production', 'chief-of-works'],
      text: {
        en: {
          ask: 'You take over a section. All forty of last month’s permits were signed in the office at seven, none was closed, and the crews say “it’s only paper”. Output is behind plan. What do you do in the first two weeks?',
          whyAsked:
            'A permit system dies quietly. The answer shows whether the candidate can bring it back to life without stopping the section.',
          keyPoints: [
            'A look at the work itself: which jobs are really dangerous now',
            'Permits signed on the spot by those doing the job, and closed by them',
            'Fewer permits: only for work that needs one, so that they are taken seriously',
            'Asking the crews why it became just paper',
            'What is said to management about output, and how progress is checked',
          ],
          notRequired: ['This plant’s form'],
          anchors: [
            ['Carries on, since there have been no accidents'],
            ['Sends round a reminder that permits must be filled in', 'Fines the crews for unclosed permits'],
            [
              'Checks open permits on the spot, the most dangerous jobs first',
              'Has permits issued where the work is done',
            ],
            [
              'Takes routine work out of the permit system and says by what rule',
              'Trains permit issuers, and joins them for the first days',
            ],
            [
              'Names a figure to track: permits closed the same day, faults found on the spot',
              'Stops one job in full view, and explains the reason to management first',
            ],
          ],
          probes: [
            { text: 'Which permits do you look at on the first day?', trigger: 'vague' },
            { text: 'After a month, how would you tell that it’s no longer just paper?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Would have the missing closures signed afterwards to tidy the files',
              jobReason: 'The paperwork would then hide which equipment was never handed back safe.',
            },
          ],
        },
        uk: {
          ask: 'Ви приймаєте дільницю. Усі сорок нарядів за місяць підписано о сьомій у кабінеті, жодного не закрито, бригади кажуть: «То лише папір». План відстає. Що ви робите перші два тижні?',
          whyAsked:
            'Система нарядів вмирає тихо. Відповідь показує, чи вміє кандидат оживити її, не зупинивши дільниці.',
          keyPoints: [
            'Огляд самої роботи: які з робіт справді небезпечні зараз',
            'Наряд підписують на місці ті, хто працює, і вони ж його закривають',
            'Менше нарядів: лише на роботи, які їх потребують, щоб їх сприймали всерйоз',
            'Розмова з бригадами, чому це стало папером',
            'Що сказано керівництву про план і як перевіряють поступ',
          ],
          notRequired: ['Бланк цього підприємства'],
          anchors: [
            ['Нічого не міняє, бо досі все обходилося'],
            ['Розсилає нагадування, що наряди треба заповнювати', 'Штрафує бригади за незакриті наряди'],
            [
              'Перевіряє відкриті наряди на місці, спершу найнебезпечніші роботи',
              'Переносить видачу нарядів туди, де працюють',
            ],
            [
              'Виводить звичайні роботи з-під нарядів і каже, за яким правилом',
              'Навчає тих, хто видає наряди, і перші дні ходить із ними',
            ],
            [
              'Називає, що рахує: закриті того ж дня, недоліки, знайдені на місці',
              'Зупиняє одну роботу на очах у всіх, а керівництву пояснює причину ще до того',
            ],
          ],
          probes: [
            { text: 'Які наряди ви переглядаєте першого дня?', trigger: 'vague' },
            { text: 'Як за місяць ви побачите, що це вже не просто папір?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Дає підписати незакриті наряди заднім числом, щоб був лад у паперах',
              jobReason: 'Тоді папери приховують, яке обладнання так і не здали безпечним.',
            },
          ],
        },
      },
    },
    {
      id: 'sw-prove-dead',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 4,
      crafts: ['electrician', 'upkeep', 'mechanic'],
      branch: { of: ['plant-electrics'], elsewhere: ['building-electrics'] },
      topics: {
        en: ['isolation', 'lockout', 'loto', 'safety', 'safe work'],
        uk: ['електробезпек', 'перемикан', 'допуск', 'пбеес', 'безпек', 'охорони праці', 'охорона праці'],
      },
      text: {
        en: {
          ask: 'Take a pump or a machine you know. Walk me through everything you do from being told to repair it to putting your hands inside.',
          whyAsked:
            'Isolation is a fixed sequence in which one missed step kills. The answer shows whether the candidate has really done it.',
          keyPoints: [
            'The users told; the machine stopped the normal way',
            'Every source isolated: electricity, pressure, heat, springs, parts held up',
            'Own lock and tag at each point, the key kept on them',
            'Stored energy released: drained, vented, blocked, grounded (earthed)',
            'Proved: start button tried; tester checked on a live source before and after measuring',
          ],
          notRequired: ['Numbers of standards'],
          anchors: [
            ['Presses stop and starts work'],
            ['Switches off and thinks that is enough', 'Hangs a sign without a lock'],
            ['Locks the isolator and tries the start button', 'Tells the operators before stopping it'],
            [
              'Names that machine’s energy sources besides electricity',
              'Releases stored energy, and says how they know it is gone',
            ],
            [
              'Checks the tester on a known source before and after',
              'Names a supply to that machine that drawings or colleagues miss',
            ],
          ],
          probes: [
            { text: 'What can still move or flow once the switch is off?', trigger: 'missing_point' },
            { text: 'Three of you are working on it. How many locks are on it?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Візьміть насос або машину, яку ви добре знаєте. Опишіть усе, що ви робите від завдання на ремонт до тієї миті, коли ваші руки опиняються всередині.',
          whyAsked:
            'Вимкнення має сталий порядок, і один пропущений крок убиває. Відповідь показує, чи кандидат справді це робив.',
          keyPoints: [
            'Тих, хто на ній працює, попереджено; зупинено звичайним способом',
            'Відімкнено всі джерела: струм, тиск, тепло, пружини, підняті частини',
            'Власний замок і бирка в кожній точці, ключ із собою',
            'Накопичену енергію знято: злито, стравлено, підперто, розряджено',
            'Перевірено: проба пуску; покажчик напруги звірено на діючому джерелі до й після',
          ],
          notRequired: ['Номери стандартів'],
          anchors: [
            ['Натискає «стоп» і починає'],
            ['Вимикає й вважає, що цього досить', 'Вішає плакат без замка'],
            ['Замикає вимикач і пробує кнопку пуску', 'Попереджає операторів до зупинки'],
            ['Називає на цій машині джерела, крім струму', 'Знімає накопичену енергію й каже, з чого це видно'],
            [
              'Звіряє покажчик на відомому джерелі до вимірювання й після',
              'Називає живлення, про яке на цій машині забувають схеми чи колеги',
            ],
          ],
          probes: [
            { text: 'Що ще може рушити чи потекти, коли вимикач уже вимкнено?', trigger: 'missing_point' },
            { text: 'Працюєте втрьох. Скільки замків висить?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'sw-pump-plan-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 25,
      crafts: ['electrician', 'upkeep', 'mechanic'],
      text: {
        en: {
          ask: 'Write a one-page work plan: replace a 60-kilogram pump, 400-volt motor, hot water at 85 degrees and 3 bar, in a pit 2.5 metres deep with one ladder. Two people, four hours, a hoist marked 50 kilograms.',
          whyAsked:
            'A work plan shows what a person sees before starting. It also shows whether the order of steps would hold up on site.',
          keyPoints: [
            'The hoist is too weak for the pump, and an alternative is named',
            'Electricity, pressure and heat isolated, drained, cooled and proved, in the right working order',
            'The pit: air tested, someone stays above, a way to get a person out',
            'Burns, lifting and slipping: the gear named for this job',
            'Trial run, handing back, locks off last',
          ],
          notRequired: ['Any one firm’s form', 'Neat handwriting'],
          anchors: [
            ['Lists only tools'],
            ['Uses the hoist as it is', 'Writes “observe safety rules” where steps belong'],
            ['Isolates motor and water before opening a flange', 'Names the protection against hot water'],
            [
              'Notices the hoist and names another way to lift',
              'Treats the pit as a place with bad air and keeps one person above',
            ],
            [
              'States which finding would stop the work',
              'Includes cooling time in the four hours and says what is done meanwhile',
            ],
          ],
          probes: [
            { text: 'Which step in your plan is the most dangerous?', trigger: 'too_general' },
            { text: 'How do you know that the pipe is empty and cold?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Напишіть на аркуші план робіт: замінити насос вагою 60 кілограмів, двигун 400 вольтів, вода 85 градусів під тиском 3 бари, приямок 2,5 метра, одна драбина. Двоє людей, чотири години, таль на 50 кілограмів.',
          whyAsked:
            'План робіт показує, що людина бачить до початку. Видно й те, чи витримав би такий порядок дій на місці.',
          keyPoints: [
            'Таль заслабка для насоса, і названо щось інше',
            'Струм, тиск і тепло: відімкнено, злито, охолоджено, перевірено, саме до розбирання',
            'Приямок: повітря виміряно, хтось угорі, є як дістати людину',
            'Опіки, підіймання, слизьке: засоби захисту саме для цієї роботи',
            'Пробний пуск, здавання, замки знімають останніми',
          ],
          notRequired: ['Бланк якогось певного підприємства', 'Гарний почерк'],
          anchors: [
            ['Перелічує лише інструмент'],
            ['Бере таль як є', 'Замість кроків пише «дотримуватися правил безпеки»'],
            ['Відмикає двигун і воду до розбирання фланця', 'Називає захист від гарячої води'],
            [
              'Помічає таль і називає інший спосіб підняти',
              'Вважає приямок місцем із поганим повітрям і лишає людину вгорі',
            ],
            ['Пише, що саме зупиняє роботу', 'Закладає охолодження в чотири години й каже, що роблять тим часом'],
          ],
          probes: [
            { text: 'Який крок на вашому аркуші найнебезпечніший?', trigger: 'too_general' },
            { text: 'Звідки ви знаєте, що труба порожня й холодна?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
