import type { Bar, JobFamily, Localized, TopicQuestion } from '#knowledge/playbook/types.ts';

const every: readonly Bar[] = ['junior', 'middle', 'senior', 'lead'];
const experienced: readonly Bar[] = ['middle', 'senior', 'lead'];
const families: readonly JobFamily[] = ['people'];
const recruiting: Localized<readonly string[]> = {
  en: ['recruit', 'talent', 'sourcer', 'sourcing', 'headhunt', 'staffing', 'full-cycle', 'vacanc'],
  uk: ['рекрут', 'підбор', 'підбір', 'добору', 'сорсер', 'сорсинг', 'ресерчер', 'recruit', 'talent', 'sourc'],
};
const advising: Localized<readonly string[]> = {
  en: ['hr ', 'hrbp', 'human res', 'people partner', 'people manager', 'people ops', 'people operations', 'personnel'],
  uk: ['hr', 'кадр', 'персонал', 'people', 'ейчар'],
};

/** Work of recruiters and HR. */
export const peopleAndHiringTopics: readonly TopicQuestion[] = [
  {
    id: 'ph-eighty-messages',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families,
    jobs: recruiting,
    name: { en: 'Sourcing', uk: 'Пошук кандидатів' },
    topics: {
      en: [
        'sourc',
        'boolean',
        'x-ray',
        'linkedin',
        'headhunt',
        'direct search',
        'executive search',
        'outreach',
        'passive',
        'talent pool',
        'talent pipeline',
        'talent mapping',
        'pipeline',
        'cold',
      ],
      uk: [
        'сорс',
        'пошук',
        'булев',
        'хедхант',
        'хантинг',
        'холодн',
        'пасивн',
        'база кандидат',
        'бази кандидат',
        'linkedin',
        'djinni',
        'boolean',
        'sourc',
        'x-ray',
      ],
    },
    text: {
      en: {
        ask: 'You have written to eighty people about a hard-to-fill job. Six answered, nobody is interested. The manager’s search profile has nine must-haves. It is Tuesday; what do you change by Friday?',
        whyAsked:
          'A dead search has a cause in the list, the message, the profile or the market; a sourcer finds out which before writing to eighty more.',
        keyPoints: [
          'Breaks down the eighty: right people, message opened, reasons for the six refusals',
          'Searches by what such people do and where they are found: employers, tools, licences, groups, events, not by title alone',
          'Rewrites it: first line about the person’s work, then pay range, the task and a small next step',
          'Counts how many reachable people meet all nine must-haves and takes that figure to the manager',
          'Adds referrals, former finalists and a second message after several days',
        ],
        notRequired: ['Inside knowledge of that trade'],
        anchors: [
          ['Would write to eighty more in the same words'],
          ['Posts the vacancy on one more job board and waits', 'Blames the market without opening the list again'],
          [
            'Rewrites the message and sends it in small batches',
            'Tries other titles and employers than in the first search',
          ],
          [
            'Says a search string aloud, with synonyms and exclusions',
            'Asks the six for their reasons and sorts the replies',
          ],
          [
            'Shows the manager how the pool grows with each must-have dropped',
            'Tests two messages on similar groups and names the reply rate that means stop',
          ],
        ],
        probes: [
          { text: 'Say the first two sentences of the new message.', trigger: 'vague' },
          { text: 'Which words go into the search, and which do you exclude?', trigger: 'too_general' },
          { text: 'How will you know on Friday that it was the message and not the list?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Hides the pay or embellishes the work to get replies',
            jobReason: 'The truth comes out at the offer, after weeks of everybody’s time.',
          },
        ],
      },
      uk: {
        ask: 'На вакансію, яку важко закрити, ви написали вісімдесятьом людям. Відповіли шестеро, нікому не цікаво. У профілі від менеджера дев’ять обов’язкових вимог. Сьогодні вівторок; що ви зміните до п’ятниці?',
        whyAsked:
          'У мертвого пошуку є причина: список, лист, профіль або ринок; сорсер з’ясовує її, перш ніж писати ще вісімдесятьом.',
        keyPoints: [
          'Розбирає ті вісімдесят: чи ті люди, чи відкрито лист, чому відмовили шестеро',
          'Шукає за тим, що такі люди роблять і де бувають: компанії, інструменти, допуски, спільноти, події, а не лише за посадою',
          'Пише наново: перший рядок про роботу людини, далі вилка, завдання і маленький наступний крок',
          'Рахує, скільки людей на ринку мають усі дев’ять вимог, і йде з цифрою до менеджера',
          'Додає рекомендації, колишніх фіналістів і повторне звернення через кілька днів',
        ],
        notRequired: ['Знання того фаху зсередини'],
        anchors: [
          ['Пише ще вісімдесятьом тими самими словами'],
          ['Розміщує вакансію ще на одному сайті й чекає', 'Нарікає на ринок і списку наново не відкриває'],
          ['Переписує лист і надсилає малими порціями', 'Шукає за іншими назвами посад і компаніями'],
          [
            'Промовляє рядок пошуку із синонімами й виключеннями',
            'Питає в тих шістьох причину й розкладає відповіді за групами',
          ],
          [
            'Показує менеджеру, як росте вибірка без кожної з вимог',
            'Звіряє два листи на схожих групах і називає поріг, за яким зупиняється',
          ],
        ],
        probes: [
          { text: 'Скажіть перші два речення нового листа.', trigger: 'vague' },
          { text: 'Які слова підуть у пошук, а які ви виключите?', trigger: 'too_general' },
          { text: 'Як у п’ятницю зрозумієте, що річ була в листі, а не у списку?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Ховає зарплату або прикрашає роботу, аби відповідали',
            jobReason: 'Правда спливе на офері, коли витрачено тижні всіх учасників.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-screen-twenty-five',
    kind: 'knowledge',
    difficulty: 'easy',
    levels: ['junior', 'middle', 'senior'],
    types: [],
    minutes: 5,
    families,
    jobs: recruiting,
    name: { en: 'Screening and interviews', uk: 'Скринінг та інтерв’ю' },
    topics: {
      en: [
        'screen',
        'interview',
        'pre-screen',
        'prescreen',
        'phone screen',
        'assessment',
        'evaluat',
        'selection',
        'competency',
        'structured',
        'scorecard',
        'cv review',
        'shortlist',
      ],
      uk: [
        'скринінг',
        'інтерв',
        'співбесід',
        'оцінка кандидат',
        'оцінки кандидат',
        'оцінюванн',
        'відбір',
        'відбор',
        'компетенц',
        'резюме',
        'телефонн',
        'первинн',
        'screen',
        'interview',
      ],
    },
    text: {
      en: {
        ask: 'You have twenty-five minutes on the phone with a candidate: all the CV says about the last job is one fine line with “30%” in it. How do you divide the call, and what does your note to the manager say?',
        whyAsked:
          'Screening decides who is never seen; it must clear up the few things that rule somebody out or in, and leave facts behind.',
        keyPoints: [
          'Agrees with the manager beforehand on three or four points to clear up',
          'Unpacks the 30%: from what to what, where, over what time, what the candidate did',
          'Covers the hard facts early: pay, shifts, start date, reason for looking',
          'Keeps some minutes for the candidate’s questions and names the next step and day',
          'Notes what was said, separately from their own impression, with a recommendation',
        ],
        notRequired: ['A named interview method'],
        anchors: [
          ['Chats and sees whether there is a click'],
          ['Has the whole CV told from the beginning', 'Writes “communicative, motivated” into the note'],
          ['Asks everyone for this vacancy the same set of questions', 'Settles pay and start date within the call'],
          [
            'Digs into the 30% until the figure and the candidate’s part are clear',
            'Writes the candidate’s words against each agreed criterion',
          ],
          [
            'Keeps one open doubt for the manager’s interview, with a question to settle it',
            'Compares screening notes with who later passed, and drops a question that revealed nothing',
          ],
        ],
        probes: [
          { text: 'Ask me about that 30 per cent, as you would on the phone.', trigger: 'vague' },
          { text: 'The manager has one minute. What does your note say?', trigger: 'too_general' },
          { text: 'They want a fifth more than the range. Do you carry on talking?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Asks about children or family plans to judge availability',
            jobReason: 'It is unlawful in many places and says nothing about whether they can work the shifts.',
          },
        ],
      },
      uk: {
        ask: 'Двадцять п’ять хвилин телефоном із кандидатом: про останню роботу в резюме один гарний рядок із «30%» і більше нічого. Як ви розподілите розмову і що потім буде у вашій нотатці для менеджера?',
        whyAsked:
          'Скринінг вирішує, кого взагалі не побачать; він має з’ясувати кілька вирішальних речей і лишити факти.',
        keyPoints: [
          'Заздалегідь домовляється з менеджером про три-чотири пункти, які треба з’ясувати',
          'Розкриває ті 30%: з чого до чого, де, за який час, що зроблено самим кандидатом',
          'Рано проходить тверді умови: гроші, графік, вихід, чому шукає роботу',
          'Лишає час на запитання кандидата, називає наступний крок і день',
          'Записує сказане окремо від власного враження і додає рекомендацію',
        ],
        notRequired: ['Назва певної методики інтерв’ю'],
        anchors: [
          ['Просто розмовляє і дивиться, чи «заіскрило»'],
          ['Просить переказати все резюме спочатку', 'Пише в нотатці «комунікабельний, мотивований»'],
          ['Ставить усім на цю вакансію той самий набір запитань', 'З’ясовує гроші й дату виходу ще в розмові'],
          [
            'Розпитує про 30%, доки не ясні цифра і власний внесок',
            'Пише слова кандидата навпроти кожного узгодженого критерію',
          ],
          [
            'Лишає менеджеру один сумнів і запитання, яке його зніме',
            'Звіряє нотатки з тими, хто пройшов далі, і прибирає запитання, що нічого не дало',
          ],
        ],
        probes: [
          { text: 'Розпитайте мене про ті 30 відсотків, як телефоном.', trigger: 'vague' },
          { text: 'Менеджер має хвилину. Що він прочитає у вашій нотатці?', trigger: 'too_general' },
          { text: 'Очікування на п’яту частину вищі за вилку. Говорите далі?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Питає про особисте, щоб оцінити готовність до графіка',
            jobReason: 'Це дискримінація, і про роботу за графіком воно нічого не каже.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-brief-turned',
    kind: 'behavioral',
    difficulty: 'hard',
    levels: experienced,
    types: [],
    minutes: 7,
    families,
    jobs: recruiting,
    name: { en: 'Working with hiring managers', uk: 'Робота із замовником вакансії' },
    topics: {
      en: [
        'hiring manager',
        'stakeholder',
        'intake',
        'business partner',
        'partnering',
        'full-cycle',
        'full cycle',
        'end-to-end',
        'recruit',
        'talent acquisition',
        'workforce plan',
        'headcount',
        'vacanc',
      ],
      uk: [
        'замовник',
        'менеджер',
        'стейкхолдер',
        'керівник',
        'бізнес-партнер',
        'повний цикл',
        'повного цикл',
        'закриття ваканс',
        'зняття',
        'бриф',
        'підбір',
        'підбор',
        'рекрут',
        'hiring',
        'stakeholder',
        'замовником вакан',
        'замовниками вакан',
      ],
    },
    text: {
      en: {
        ask: 'Tell me about a manager’s hiring brief you got changed after the search had started. What did you put on the table, what did the manager give up, and who did you hire in the end?',
        whyAsked:
          'Long searches mostly fail at the brief; recruiters who only pass on CVs never find out, those who advise bring proof.',
        keyPoints: [
          'Gives the brief at the start: must-haves, pay, team, and why it could not be met',
          'Brought proof: market count, pay data, profiles side by side, reasons from those who declined',
          'Chose when and how to talk, offered two or three trade-offs instead of a complaint',
          'Put the new criteria in writing with the interviewers',
          'Says what it did to the days open, the hire and their first months',
        ],
        notRequired: ['A senior or technical vacancy'],
        anchors: [
          ['Has never talked to a manager about a brief'],
          ['Kept sending CVs until the manager gave in', 'Lowered a criterion without telling anybody'],
          ['Says which must-have was dropped and how the manager was asked', 'Names the person hired and the date'],
          [
            'Brought counted profiles or pay figures to that conversation',
            'Showed the manager calibration CVs and had each choice explained',
          ],
          [
            'Asked what the hire should deliver in six months, and cut the must-haves on that basis',
            'Now opens each search with an agreed rule on when to review the brief',
          ],
        ],
        probes: [
          { text: 'What was the manager’s objection, and how did you answer it?', trigger: 'vague' },
          { text: 'How was the person you hired doing after half a year?', trigger: 'no_result' },
          { text: 'Which part of it did you propose yourself?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Screened people out by sex or birth year at a manager’s wish, without objecting',
            jobReason: 'It exposes the firm and keeps able people off the list.',
          },
        ],
      },
      uk: {
        ask: 'Згадайте замовника, якому ви змінили профіль вакансії вже під час пошуку. Що ви йому показали, чим він поступився і кого зрештою найняли?',
        whyAsked:
          'Довгі пошуки зазвичай ламаються на профілі; хто лише передає резюме, цього не помітить, а хто радить, той приносить докази.',
        keyPoints: [
          'Початковий профіль: вимоги, гроші, команда і чому він нездійсненний',
          'Докази: підрахунок ринку, зарплатні дані, профілі поруч, причини відмов',
          'Обирає час і спосіб розмови, дає два-три варіанти розміну замість скарги',
          'Записує нові критерії разом із тими, хто інтерв’ює',
          'Що це дало: строк закриття, найнята людина, її перші місяці',
        ],
        notRequired: ['Топова чи технічна вакансія'],
        anchors: [
          ['Ніколи не говорить із замовником про профіль'],
          ['Надсилає резюме, доки замовник сам не здасться', 'Потай послаблює вимогу й нікому не каже'],
          ['Розповідає, від якої вимоги відмовилися і як про це питали', 'Називає, кого найнято і коли'],
          [
            'Приносить на розмову пораховані профілі або дані про зарплати',
            'Кладе перед замовником калібрувальні резюме і просить пояснити кожен вибір',
          ],
          [
            'Питає, що людина має зробити за пів року, і від цього скорочує вимоги',
            'Тепер кожен пошук починає з домовленості, коли профіль переглянуть',
          ],
        ],
        probes: [
          { text: 'Що заперечував замовник і що ви відповіли?', trigger: 'vague' },
          { text: 'Як ця людина працювала за пів року?', trigger: 'no_result' },
          { text: 'Що з того запропонували саме ви?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'На бажання замовника мовчки відсіює за статтю чи роками',
            jobReason: 'Це ризик для компанії, і здібні люди не потрапляють у список.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-friday-counter-offer',
    kind: 'situational',
    difficulty: 'medium',
    levels: experienced,
    types: [],
    minutes: 5,
    families,
    jobs: recruiting,
    name: { en: 'Offers and closing', uk: 'Офер і закриття' },
    topics: {
      en: ['offer', 'clos', 'negotiat', 'counter', 'pre-clos', 'acceptance', 'reference', 'background check'],
      uk: [
        'офер',
        'оффер',
        'контрофер',
        'пропозиц',
        'перемов',
        'переговор',
        'рекомендац',
        'закриття кандидат',
        'offer',
      ],
    },
    text: {
      en: {
        ask: 'A candidate accepted on Wednesday. On Friday at 17:00 she calls: her employer is adding 15 per cent and a title. Your range leaves 3 per cent, and you turned the runner-up down yesterday. How does this call go?',
        whyAsked:
          'Offers are won or lost on what was learned weeks before; the call shows whether the recruiter listens, presses or pays.',
        keyPoints: [
          'Thanks her for calling and asks what has changed, apart from money',
          'Returns to the reasons for leaving that she gave in the first conversation',
          'Is open about the range; moves only what can move: start, review date, scope, a talk with the manager',
          'Agrees a day for the decision, without an ultimatum',
          'Tells the manager the same evening and sees what can be saved with the runner-up',
        ],
        notRequired: ['Changing her mind'],
        anchors: [
          ['Would say a promise is a promise'],
          ['Offers the 3 per cent in the first minute', 'Runs down the employer making the counter-offer'],
          ['Asks for her reasons and by when she will decide', 'Lets the manager know that evening'],
          [
            'Has her compare both jobs on what made her look around',
            'Brings in the future manager for a call at the weekend or on Monday',
          ],
          [
            'Had rehearsed a counter-offer with her before making the offer',
            'Keeps runners-up warm until the first day, and says what that means in practice',
          ],
        ],
        probes: [
          { text: 'She says: it’s really just the money. How do you respond?', trigger: 'vague' },
          { text: 'How do you talk to the runner-up now?', trigger: 'missing_point' },
          { text: 'What should you have asked her three weeks ago?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Promises a rise or a role nobody has approved',
            jobReason: 'She joins, does not get it and leaves, and the manager never trusts a word again.',
          },
        ],
      },
      uk: {
        ask: 'У середу кандидатка прийняла офер. П’ятниця, 17:00, вона дзвонить: роботодавець додає 15 відсотків і нову посаду. У вашій вилці лишилося 3, а другому фіналістові вчора відмовили. Як піде ця розмова?',
        whyAsked:
          'Офер виграють чи втрачають тим, що з’ясовано за тижні до нього; розмова показує, чи рекрутер слухає, тисне, чи лише платить.',
        keyPoints: [
          'Дякує за дзвінок і питає, що змінилося, крім грошей',
          'Повертається до причин, які кандидатка назвала в першій розмові',
          'Чесно каже про межу; рухає те, що можна: вихід, дату перегляду, задачі, розмову з менеджером',
          'Домовляється про день рішення без ультиматуму',
          'Того ж вечора повідомляє менеджера і дивиться, що можна врятувати з другим фіналістом',
        ],
        notRequired: ['Щоб кандидатка повернулася'],
        anchors: [
          ['Каже, що слово треба тримати'],
          ['Віддає ті 3 відсотки на першій хвилині', 'Лає роботодавця, який зробив контрофер'],
          ['Питає причини і до якого дня вирішить', 'Того ж вечора каже про дзвінок менеджеру'],
          [
            'Просить порівняти обидва місця за тим, через що почався пошук',
            'Залучає майбутнього керівника до дзвінка у вихідні чи понеділок',
          ],
          [
            'Програє з кандидаткою контрофер ще до того, як робити свій',
            'Тримає зв’язок із другими фіналістами до першого робочого дня і каже як саме',
          ],
        ],
        probes: [
          { text: 'Вона каже: справді лише гроші. Що ви скажете далі?', trigger: 'vague' },
          { text: 'Як тепер говорите з другим фіналістом?', trigger: 'missing_point' },
          { text: 'Про що треба було спитати її три тижні тому?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Обіцяє підвищення чи роль, яких ніхто не погодив',
            jobReason: 'Людина вийде, не отримає обіцяного й піде, а менеджер більше не повірить.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-funnel-two-of-five',
    kind: 'situational',
    difficulty: 'medium',
    levels: experienced,
    types: [],
    minutes: 6,
    families,
    jobs: recruiting,
    name: { en: 'Recruiting numbers and candidate experience', uk: 'Показники найму і досвід кандидата' },
    topics: {
      en: [
        'metric',
        'kpi',
        'report',
        'analytic',
        'funnel',
        'time to hire',
        'time-to-hire',
        'time to fill',
        'conversion',
        'data-driven',
        'ats',
        'applicant track',
        'greenhouse',
        'candidate exp',
        'employer brand',
        'feedback',
      ],
      uk: [
        'показник',
        'метрик',
        'kpi',
        'звіт',
        'аналітик',
        'воронк',
        'конверс',
        'строк закрит',
        'ats',
        'peopleforce',
        'досвід кандидат',
        'досвіду кандидат',
        'бренд роботодав',
        'hr-бренд',
        'зворотн',
        'фідбек',
      ],
    },
    text: {
      en: {
        ask: 'Last quarter: 210 applications, 60 screened, 24 sent to managers, 9 interviewed, 5 offers, 2 accepted; 71 days to hire. Candidates complain: “Three weeks without a word.” Where do you look first, and what would you show the directors?',
        whyAsked:
          'Figures only help where somebody reads the step, the waiting and the person behind them; a candidate’s three weeks of silence is such a figure.',
        keyPoints: [
          'Reads conversion by step: 24 to 9 and 5 to 2 stand out, not the 210',
          'Splits by vacancy, manager and source before judging, since 5 offers are few',
          'Measures waiting days per step and finds whose desk the three weeks were spent on',
          'Asks the three who declined, and those who dropped out, for their reasons',
          'Shows few figures and the decision wanted: feedback within so many days, who is answerable',
        ],
        notRequired: ['A particular recruiting system'],
        anchors: [
          ['Would ask for more applications'],
          ['Reads out the figures without a conclusion', 'Quotes an industry average as the target'],
          ['Names the step with the greatest loss', 'Wants a reply deadline for managers'],
          [
            'Says five offers are too few for a percentage and asks the people',
            'Separates working days from waiting days in the 71',
          ],
          [
            'Turns the waiting into a cost: vacancy days, repeated searches, lost finalists',
            'Checks first whether statuses were set in the system on the day they happened',
          ],
        ],
        probes: [
          { text: 'Twenty-four sent, nine seen. What could be three reasons for that?', trigger: 'too_general' },
          { text: 'Which single slide do you show?', trigger: 'vague' },
          { text: 'What do you tell tomorrow to those who have been waiting three weeks?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Would close and reopen vacancies to shorten the days',
            jobReason: 'The directors then plan with figures that hide where people are lost.',
          },
        ],
      },
      uk: {
        ask: 'За квартал: 210 відгуків, 60 скринінгів, 24 передані менеджерам, 9 інтерв’ю, 5 оферів, 2 прийняті; 71 день на закриття. Кандидати пишуть: «Три тижні тиші». Куди дивитеся насамперед і що покажете керівництву?',
        whyAsked: 'Цифри допомагають, коли за ними бачать етап, очікування й людину; три тижні тиші — теж показник.',
        keyPoints: [
          'Читає конверсію за етапами: вирізняються 24 до 9 і 5 до 2, а не 210',
          'Перш ніж судити, ділить за вакансіями, менеджерами й джерелами, бо п’ять оферів — мало',
          'Міряє дні очікування на кожному етапі й знаходить, на чиєму столі лежали три тижні',
          'Питає причини у трьох, хто відмовився, і в тих, хто зник',
          'Показує кілька цифр із потрібним рішенням: відповідь за стільки-то днів і хто за неї відповідає',
        ],
        notRequired: ['Певна система рекрутингу'],
        anchors: [
          ['Просить більше відгуків'],
          ['Зачитує цифри без висновку', 'Бере середнє по ринку за ціль'],
          ['Називає етап із найбільшою втратою', 'Хоче строку відповіді для менеджерів'],
          ['Каже, що п’ять оферів замало для відсотків, і питає самих людей', 'Розділяє в 71 дні роботу й очікування'],
          [
            'Переводить очікування у втрати: дні вакансії, повторні пошуки, фіналісти',
            'Спершу звіряє, чи статуси в системі ставили того дня, коли все сталося',
          ],
        ],
        probes: [
          {
            text: 'Передали двадцять чотири, поговорили з дев’ятьма. Назвіть три можливі причини.',
            trigger: 'too_general',
          },
          { text: 'Який один слайд ви покажете?', trigger: 'vague' },
          { text: 'Що завтра почують від вас ті, хто чекає три тижні?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Закриває й відкриває вакансії наново, щоб скоротити строк',
            jobReason: 'Керівництво планує за цифрами, які ховають місце втрат.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-order-dated-first',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    jobs: {
      en: ['hr ', 'human res', 'personnel', 'people ops', 'people operations', 'payroll', 'generalist', 'hr admin'],
      uk: ['кадр', 'кдп', 'hr', 'персонал', 'діловод'],
    },
    name: { en: 'Personnel records and labour law', uk: 'Кадрове діловодство і трудове право' },
    topics: {
      en: [
        'personnel',
        'hr admin',
        'hr record',
        'record',
        'document',
        'labour law',
        'labor law',
        'employment law',
        'legislation',
        'complian',
        'contract',
        'hris',
        'payroll',
        'leave',
        'terminat',
        'dismiss',
      ],
      uk: [
        'кадров',
        'кдп',
        'діловодств',
        'документ',
        'трудов',
        'законодавств',
        'кзпп',
        'наказ',
        'відпуст',
        'звільнен',
        'прийом',
        'прийнятт',
        'табел',
        'особов',
        'bas',
        '1с',
        'hris',
      ],
    },
    text: {
      en: {
        ask: 'It is the 14th, payroll closes tomorrow. A department head brings you a move to a higher grade and asks you to date it the 1st: “She’s been doing the job since then.” What do you do today?',
        whyAsked:
          'Records must say what happened and when; managers press hardest just before payroll, and a wrong date resurfaces in disputes and inspections.',
        keyPoints: [
          'Does not backdate; asks what was really agreed with the employee, and since when',
          'Checks the basis: consent, vacancy at that grade in the staff plan, pay, approval, terms that change',
          'Finds a lawful route for the past two weeks: extra pay for additional duties, a bonus, decided by an authorised person',
          'Draws up the contract change and other papers with true dates, signed before they take effect',
          'Agrees with payroll what still goes in this month, and writes to the head what was decided',
        ],
        notRequired: ['The number of a law’s article'],
        anchors: [
          ['Would put the date the head asks for'],
          ['Refuses and sends the head away with nothing', 'Puts it through payroll first and does the papers later'],
          ['Keeps the true date and explains why', 'Asks for the employee’s consent and the vacant position'],
          [
            'Shows a clean way to pay for the two weeks’ work',
            'Names which papers and system entries one such transfer triggers',
          ],
          [
            'Finds others already working in roles without papers',
            'Sets managers a monthly cut-off and a one-page request that prevents this',
          ],
        ],
        probes: [
          { text: 'The head says: the director agrees, just do it. What do you tell them?', trigger: 'vague' },
          { text: 'Which papers have to exist before the employee starts in the new role?', trigger: 'too_general' },
          { text: 'How does she get paid for those two weeks?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Signs in an employee’s place or draws up papers after the fact',
            jobReason: 'In a dispute such a paper does not stand up, and neither does the firm.',
          },
        ],
      },
      uk: {
        ask: 'Сьогодні 14-те, завтра закривають зарплату. Начальник відділу приносить переведення на вищу посаду й просить наказ першим числом: «Вона ж відтоді там працює». Що ви робите сьогодні?',
        whyAsked:
          'Кадрові документи мають казати, що й коли було; тиснуть якраз перед зарплатою, а неправильна дата вертається у спорі та на перевірці.',
        keyPoints: [
          'Заднім числом не робить; з’ясовує, про що й відколи насправді домовлено з працівницею',
          'Перевіряє підстави: заява чи згода, вільна одиниця у штатному розписі, оклад, погодження, нові умови',
          'Шукає законний спосіб за два тижні: доплата за суміщення чи премія, за рішенням того, хто має право',
          'Готує наказ і зміни до договору зі справжніми датами, ознайомлення під підпис',
          'Узгоджує з бухгалтерією, що ще увійде в цей місяць, і пише начальникові, як вирішили',
        ],
        notRequired: ['Номер статті закону'],
        anchors: [
          ['Ставить ту дату, яку просять'],
          ['Відмовляє і більше нічим не допомагає', 'Спершу проводить у зарплаті, а папери потім'],
          ['Лишає справжню дату й пояснює чому', 'Питає згоду працівниці й вільну одиницю'],
          [
            'Показує чистий спосіб оплатити два тижні вже зробленої роботи',
            'Називає, які документи й записи тягне за собою один наказ',
          ],
          [
            'Знаходить інших, хто вже працює на посаді без документів',
            'Вводить для керівників щомісячний строк і коротку заявку, щоб так не ставалося',
          ],
        ],
        probes: [
          { text: 'Вам кажуть: директор не проти, просто зробіть. Що відповісте?', trigger: 'vague' },
          { text: 'Які документи мають бути до того, як людина стає до нової роботи?', trigger: 'too_general' },
          { text: 'Як їй заплатять за ті два тижні?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Підписує за працівника або складає документи заднім числом',
            jobReason: 'У спорі такий папір не встоїть, а з ним і компанія.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-reservation-expires',
    kind: 'situational',
    difficulty: 'hard',
    levels: experienced,
    types: [],
    minutes: 6,
    families,
    jobs: {
      en: ['military', 'mobilis', 'mobiliz', 'reservation of', 'call-up'],
      uk: ['військов', 'бронюван', 'мобіліз', 'кадров', 'кдп', 'тцк'],
    },
    name: { en: 'Military records and reservation', uk: 'Військовий облік і бронювання' },
    topics: {
      en: ['military', 'reserv', 'mobilis', 'mobiliz', 'conscript', 'call-up', 'critical enterprise'],
      uk: [
        'військов',
        'бронюван',
        'бронь',
        'заброньов',
        'мобіліз',
        'призов',
        'тцк',
        'резервіст',
        'критичн',
        'облік військ',
      ],
    },
    text: {
      en: {
        ask: 'The official reservation of seven repair technicians ends in sixteen days. Two have since changed position, one’s records do not match the state register, and the firm’s critical status ends even earlier. What do you do, in what order?',
        whyAsked:
          'Expired reservations stop plants overnight; the work is a chain of dates, lists and matching data where one wrong line costs a person.',
        keyPoints: [
          'Starts with the firm’s critical status, since the list rests on it; asks what criteria and reports it needs',
          'Checks each of the seven: position, hours, pay, personnel data against the military document and register',
          'Has the person concerned clear up the mismatch, with a deadline and help',
          'Counts the quota across all liable staff before naming who is on the list',
          'Keeps director, shop head and the seven informed; reports staff changes in time; plans cover for a gap',
        ],
        notRequired: ['Numbers of resolutions and forms'],
        anchors: [
          ['Would wait for the authority to write'],
          ['Sends the old list again unchanged', 'Leaves the technician to discover the mismatch'],
          [
            'Starts with the critical status and the dates',
            'Compares positions and personal data for each of the seven',
          ],
          [
            'Recounts the quota, including those hired and dismissed since',
            'Names which changes must be reported externally, and within how many days',
          ],
          [
            'Keeps an expiry calendar with early reminders, and a deputy who can file',
            'Agrees rules with the director on who is listed, kept in writing and explained to staff',
          ],
        ],
        probes: [
          { text: 'Where exactly can one person’s data differ?', trigger: 'too_general' },
          { text: 'The status comes two days late. What happens on those two days?', trigger: 'missing_point' },
          { text: 'Which of these steps have you done yourself?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Would list people in positions they do not hold',
            jobReason: 'It is a false statement to the state, and a check takes the reservation away from everybody.',
          },
        ],
      },
      uk: {
        ask: 'За шістнадцять днів спливає бронювання семи ремонтників. Двоє відтоді змінили посади, в одного дані не збігаються з реєстром, а статус критичності підприємства закінчується ще раніше. У якому порядку дієте?',
        whyAsked:
          'Прострочений строк за ніч зупиняє дільницю; це ланцюг дат, списків і звірених даних, де один хибний рядок спиняє все.',
        keyPoints: [
          'Спершу статус критичності, бо на ньому тримається список: критерії, довідки, хто подає',
          'Перевіряє кожного з сімох: посада, зарплата, дані проти реєстру',
          'Розбіжність усуває через самого працівника, зі строком і допомогою',
          'Перераховує квоту від усіх військовозобов’язаних, перш ніж складати список',
          'Тримає в курсі директора, начальника дільниці й тих сімох; вчасно подає зміни; готує заміну на час розриву',
        ],
        notRequired: ['Номери постанов і додатків'],
        anchors: [
          ['Чекає листа згори'],
          ['Подає старий список без змін', 'Про розбіжність працівник дізнається сам'],
          ['Починає зі статусу критичності й дат', 'Звіряє посади й особисті дані кожного з сімох'],
          [
            'Наново рахує квоту, з прийнятими й звільненими за цей час',
            'Називає, про які зміни треба повідомити ТЦК і за скільки днів',
          ],
          [
            'Веде календар строків із запасом і має заступника, який уміє подати список',
            'Має погоджені з директором письмові правила, кого бронюють, і пояснює їх людям',
          ],
        ],
        probes: [
          { text: 'Де саме можуть розійтися дані однієї людини?', trigger: 'too_general' },
          { text: 'Статус прийшов на два дні пізніше. Що робите ці два дні?', trigger: 'missing_point' },
          { text: 'Які з цих кроків ви робили власноруч?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Вносить людей на посади, яких вони не обіймають',
            jobReason: 'Це неправдиві дані державі; після перевірки бронь втрачають усі.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-five-on-monday',
    kind: 'situational',
    difficulty: 'easy',
    levels: ['junior', 'middle', 'senior'],
    types: [],
    minutes: 5,
    families,
    name: { en: 'Onboarding', uk: 'Адаптація новачків' },
    topics: {
      en: [
        'onboard',
        'induct',
        'orientation',
        'new hire',
        'new starter',
        'newcomer',
        'probation',
        'adaptation',
        'first day',
      ],
      uk: ['адаптац', 'онбординг', 'новач', 'новобран', 'випробувальн', 'введення в посад', 'наставниц', 'onboard'],
    },
    text: {
      en: {
        ask: 'Five people start on Monday. It is Thursday noon: two laptops will not arrive, one manager is away all next week, and one new colleague has not signed the contract. What do you do before Friday evening?',
        whyAsked:
          'Most who leave in probation decide in the first weeks; the answer shows whether somebody sees the first day through a newcomer’s eyes.',
        keyPoints: [
          'Starts with the unsigned contract: calls and asks what is holding it up, since it may be a refusal',
          'Finds stand-in laptops or plans for days without one, access ordered in time',
          'Has the absent manager name a deputy, first tasks and a call in week one',
          'Writes to all five: time, place, who meets them, what to bring',
          'Sets check-ins for the end of week one and of the first month',
        ],
        notRequired: ['Welcome presents'],
        anchors: [
          ['Leaves it to IT and to the managers'],
          ['Puts two newcomers in a corner to read instructions', 'Finds out about the unsigned contract on Monday'],
          ['On Thursday calls the one who has not signed', 'Finds a stand-in for the manager who is away'],
          [
            'Agrees with the absent manager what the newcomer should have done by Friday',
            'Goes through the first day hour by hour for each of the five',
          ],
          [
            'Works out from earlier starts how many days ahead laptops must be ordered',
            'Names the week-one question that shows early who will leave',
          ],
        ],
        probes: [
          { text: 'What does the newcomer without a manager do on Monday at eleven?', trigger: 'too_general' },
          { text: 'Make the call to the one who has not signed. I am that person.', trigger: 'vague' },
          { text: 'Which check-in has kept somebody from leaving?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Lets somebody start work without a signed contract',
            jobReason: 'Any accident, pay issue or dispute then involves a person not employed on paper.',
          },
        ],
      },
      uk: {
        ask: 'У понеділок виходять п’ятеро. Зараз четвер, полудень: двох ноутбуків не буде, один керівник увесь тиждень у відпустці, одна людина ще не підписала документів. Що ви робите до вечора п’ятниці?',
        whyAsked:
          'Хто йде на випробувальному, зазвичай вирішує в перші тижні; видно, чи хтось дивиться на перший день очима новачка.',
        keyPoints: [
          'Починає з непідписаних документів: дзвонить і питає, що заважає, бо це може бути відмова',
          'Шукає ноутбуки на заміну або план на дні без них, доступи замовляє вчасно',
          'Домовляється з відсутнім керівником про заступника, перші задачі й дзвінок на тижні',
          'Пише всім п’ятьом: час, місце, хто зустріне, що взяти',
          'Призначає зустрічі наприкінці першого тижня й першого місяця',
        ],
        notRequired: ['Подарунки новачкам'],
        anchors: [
          ['Лишає це айтівцям і керівникам'],
          ['Саджає двох новачків читати інструкції', 'Про непідписане дізнається в понеділок'],
          ['Ще в четвер дзвонить тому, хто не підписав', 'Знаходить, хто замінить керівника у відпустці'],
          [
            'Узгоджує з відсутнім керівником, що новачок зробить до п’ятниці',
            'Проходить перший день погодинно для кожного з п’ятьох',
          ],
          [
            'За попередніми виходами рахує, за скільки днів замовляти ноутбук',
            'Називає запитання першого тижня, яке рано показує, хто піде',
          ],
        ],
        probes: [
          { text: 'Що в понеділок об одинадцятій робить новачок без керівника?', trigger: 'too_general' },
          { text: 'Подзвоніть мені як тому, хто не підписав.', trigger: 'vague' },
          { text: 'Кого така розмова в перші тижні втримала від звільнення?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Допускає до роботи без оформлення',
            jobReason: 'Травма, зарплата чи спір застануть людину, якої за документами немає.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-told-in-confidence',
    kind: 'situational',
    difficulty: 'hard',
    levels: experienced,
    types: [],
    minutes: 6,
    families,
    jobs: advising,
    name: { en: 'Employee relations and policies', uk: 'Конфлікти й кадрові політики' },
    topics: {
      en: [
        'employee relation',
        'conflict',
        'grievance',
        'disciplin',
        'investigat',
        'complaint',
        'mediat',
        'polic',
        'procedure',
        'handbook',
        'confidential',
        'culture',
        'hrbp',
        'hr business',
        'er ',
      ],
      uk: [
        'конфлікт',
        'відносин',
        'взаємин',
        'скарг',
        'дисципл',
        'розслідуван',
        'медіац',
        'політик',
        'процедур',
        'регламент',
        'правил',
        'конфіденц',
        'культур',
        'клімат',
        'комунікац',
      ],
    },
    text: {
      en: {
        ask: 'An employee tells you “just between us” that the head of her section shouts and throws things at people. She wants nothing done. In May somebody else left that section without saying why. What do you tell her, and what next?',
        whyAsked:
          'Here trust and the duty to protect others collide; promises made in the first minute decide whether the firm can still act.',
        keyPoints: [
          'Says before hearing more what can stay confidential and what cannot',
          'Gathers facts: dates, words, witnesses, what was thrown; what she fears and wants',
          'Explains that thrown things endanger others, so it cannot stay between the two of them',
          'Chooses a first step that does not point to her: exit talks, a walk round, records, talks with everyone',
          'Follows the complaint rules: who investigates, hears the section head too, protects against retaliation',
        ],
        notRequired: ['A written policy of this firm'],
        anchors: [
          ['Promises silence and leaves it at that'],
          ['Goes to the section head with her name the same day', 'Tells her to put it in writing or forget it'],
          ['Tells her full confidentiality cannot be promised', 'Notes incidents with date and witness'],
          [
            'Uses the leaver and other traces so that the case does not depend on her alone',
            'Gives her steps to choose from and says which will be taken anyway',
          ],
          [
            'Plans who hears the section head, somebody with no stake in the section',
            'Comes back to her after weeks and checks shifts and ratings for retaliation',
          ],
        ],
        probes: [
          { text: 'She says: if you do anything, I’ll resign. What do you say?', trigger: 'missing_point' },
          { text: 'What exactly do you write down, and who can read it?', trigger: 'too_general' },
          { text: 'The director says: he gets results, leave him alone. What then?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Decides who is right before hearing both',
            jobReason: 'The finding does not hold, and the next person with a complaint stays silent.',
          },
        ],
      },
      uk: {
        ask: 'Працівниця каже вам «тільки між нами», що керівник відділу кричить і кидає в людей що під рукою. Просить нічого не робити. У травні звідти мовчки звільнилася інша. Що ви їй скажете і що далі?',
        whyAsked:
          'Тут стикаються довіра й обов’язок захистити інших; обіцяне в першу хвилину вирішує, чи компанія ще зможе діяти.',
        keyPoints: [
          'Ще до подробиць каже, що може лишитися між ними, а що ні',
          'Збирає факти: дати, слова, хто бачив, що саме летіло; чого вона боїться і чого хоче',
          'Пояснює, що кинуті речі небезпечні для інших, тому це не може лишитися тільки між двома',
          'Обирає перший крок, що не вказує на неї: вихідні інтерв’ю, обхід, записи, розмови з усіма',
          'Іде за порядком розгляду скарг: хто перевіряє, слухає й керівника, захищає від помсти',
        ],
        notRequired: ['Письмова політика цієї компанії'],
        anchors: [
          ['Обіцяє мовчати й на цьому кінець'],
          ['Того ж дня йде до керівника відділу з її ім’ям', 'Каже: пишіть заяву або забудьте'],
          ['Прямо каже, що повного мовчання не обіцяє', 'Записує випадки з датою і свідками'],
          [
            'Бере звільнення в травні та інші сліди, щоб усе не трималося на ній',
            'Дає їй вибір кроків і каже, який зробить у будь-якому разі',
          ],
          [
            'Планує, як вислухає керівника людина, не зацікавлена у відділі',
            'За кілька тижнів повертається до неї і дивиться графіки й премії, чи немає помсти',
          ],
        ],
        probes: [
          { text: 'Вона каже: зробите щось — звільнюся. Що відповісте?', trigger: 'missing_point' },
          { text: 'Що саме ви записуєте і хто може це прочитати?', trigger: 'too_general' },
          { text: 'Директор каже: він дає результат, не чіпайте. Що тоді?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Вирішує, хто правий, не вислухавши обох',
            jobReason: 'Такий висновок не встоїть, а наступна людина зі скаргою промовчить.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-four-per-cent',
    kind: 'situational',
    difficulty: 'hard',
    levels: ['senior', 'lead'],
    types: [],
    minutes: 6,
    families,
    jobs: {
      en: [
        'compensation',
        'benefit',
        'reward',
        'payroll',
        'c&b',
        'hrbp',
        'human res',
        'hr manag',
        'hr business',
        'hr direct',
      ],
      uk: ['c&b', 'мотивац', 'компенсац', 'винагород', 'зарплат', 'оплат праці', 'оплати праці', 'hr-', 'hrbp', 'hrd'],
    },
    name: { en: 'Pay and benefits', uk: 'Оплата і пільги' },
    topics: {
      en: [
        'compens',
        'benefit',
        'reward',
        'pay ',
        'remunerat',
        'salar',
        'c&b',
        'grading',
        'job evaluation',
        'bonus',
        'incentive',
        'motivation',
        'budget',
        'performance review',
      ],
      uk: [
        'компенсац',
        'пільг',
        'оплат',
        'зарплат',
        'заробітн',
        'винагород',
        'грейд',
        'мотивац',
        'преміюв',
        'бонус',
        'фонд оплати',
        'c&b',
        'бюджет',
        'соцпакет',
      ],
    },
    text: {
      en: {
        ask: 'A survey puts your forty specialists 12 per cent below the market. The budget is 4 per cent of their pay. Your three best earners demand more, eight long-serving people earn less than newcomers. How do you divide the money?',
        whyAsked:
          'There is never enough money for all; the answer shows a pay system with reasons, or an envelope for whoever shouts.',
        keyPoints: [
          'Questions the survey first: jobs matched, region, size, base or total pay, month',
          'Places all forty in a range by grade; sees who is lowest, and who is critical or about to leave',
          'Fixes the eight first or in stages, since unequal pay for equal work is the larger risk',
          'Does not give everybody the same 4 per cent, and says what that would do',
          'Sets a second step, cost over two years, and gives managers words for the conversations',
        ],
        notRequired: ['A named grading system'],
        anchors: [
          ['Gives everybody the same 4 per cent'],
          ['Pays the three who threaten to leave', 'Takes the 12 per cent as given and asks for triple the budget'],
          ['Looks at each person’s place within a range', 'Raises the eight before others'],
          [
            'Checks how the survey matched the jobs before quoting it',
            'Shows the split in money: how much to whom, and from when',
          ],
          [
            'Weighs the cost of replacing somebody against closing that person’s gap',
            'Tests the result for unexplained differences between groups before it goes out',
          ],
        ],
        probes: [
          { text: 'What do you say to the three who get nothing extra?', trigger: 'vague' },
          { text: 'What about the survey could make the 12 per cent wrong?', trigger: 'too_general' },
          { text: 'What is still open after this round, and when will it be settled?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Makes secret side deals outside the ranges',
            jobReason: 'They become known, and each one starts the next round of demands.',
          },
        ],
      },
      uk: {
        ask: 'За оглядом ринку сорок ваших людей на одній посаді отримують на 12 відсотків менше. Бюджет — 4 відсотки їхнього фонду. Троє найкраще оплачуваних вимагають більше, восьмеро давніх мають менше за новачків. Як поділите гроші?',
        whyAsked:
          'На всіх грошей не стане ніколи; видно, чи є система оплати з поясненнями, чи конверт тому, хто кричить.',
        keyPoints: [
          'Спершу сумнівається в огляді: чи ті посади, регіон, розмір, оклад чи весь дохід, який місяць',
          'Розкладає всіх сорок у вилки за грейдами; бачить, хто найнижче, хто критичний, хто може піти',
          'Першими або поетапно вирівнює вісьмох, бо різна оплата за однакову роботу — більший ризик',
          'Не роздає всім по 4 відсотки й пояснює, до чого це призвело б',
          'Ставить другий крок, рахує на два роки, дає керівникам слова для розмов',
        ],
        notRequired: ['Певна система грейдів'],
        anchors: [
          ['Дає всім однакові 4 відсотки'],
          ['Платить трьом, які погрожують піти', 'Приймає 12 відсотків на віру й просить утричі більший бюджет'],
          ['Дивиться на місце кожного у вилці', 'Першими піднімає тих вісьмох'],
          [
            'Перевіряє, як в огляді зіставлено посади, перш ніж на нього посилатися',
            'Показує поділ у грошах: кому скільки і з якого місяця',
          ],
          [
            'Порівнює ціну заміни людини з ціною закриття її розриву',
            'До оголошення перевіряє, чи немає непояснених різниць між групами',
          ],
        ],
        probes: [
          { text: 'Що ви скажете трьом, які нічого не отримають?', trigger: 'vague' },
          { text: 'Через що в огляді 12 відсотків можуть бути хибними?', trigger: 'too_general' },
          { text: 'Що лишиться невирішеним після цього перегляду і до коли?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Домовляється з окремими людьми потай поза вилками',
            jobReason: 'Про це дізнаються, і кожна така угода запускає нові вимоги.',
          },
        ],
      },
    },
  },
  {
    id: 'ph-training-at-work',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: experienced,
    types: [],
    minutes: 6,
    families,
    jobs: {
      en: ['training', 'learning', 'l&d', 'development of', 'talent development', 'hrbp', 'human res', 'hr '],
      uk: ['навчан', 'розвит', 'l&d', 'тренер', 'тренінг', 'hr'],
    },
    name: { en: 'Training and development', uk: 'Навчання і розвиток' },
    topics: {
      en: [
        'training',
        'learning',
        'l&d',
        'development',
        'needs analysis',
        'coach',
        'mentor',
        'succession',
        'lms',
        'workshop',
        'performance manag',
        'career',
      ],
      uk: [
        'навчан',
        'розвит',
        'l&d',
        'тренінг',
        'тренер',
        'коуч',
        'ментор',
        'кадровий резерв',
        'кадрового резерв',
        'lms',
        'оцінка персонал',
        'оцінки персонал',
        'кар’єр',
        'атестац',
      ],
    },
    text: {
      en: {
        ask: 'Choose one training you ordered or ran yourself. What problem on the shop floor or in the office was it meant to solve, and two months later, what did people really do differently?',
        whyAsked:
          'Full rooms and good marks prove nothing; training earns its money in what somebody does at work weeks later.',
        keyPoints: [
          'Says where the request came from, and whether the answer was training or tools, rules or staffing',
          'Says what people should be able to do afterwards, and where they stood before',
          'Explains the format: practice on real cases, on the shift, in-house or outside trainer, cost per head',
          'Describes the line manager’s part before and after',
          'Measured it at work: errors, calls, observation, samples; says what was stopped or changed',
        ],
        notRequired: ['A big budget or a learning platform'],
        anchors: [
          ['Has booked courses and counts the seats'],
          ['Judges by the forms filled in at the door', 'Held it because money was left in the budget'],
          ['Names the need, the group and the format chosen', 'Asked managers later what had changed'],
          [
            'Found out on the spot what people did wrong before choosing a course',
            'Has a figure from work before and after, with its limits',
          ],
          [
            'Turned down a requested training because the cause lay elsewhere, and says where',
            'Compared with a group or shift that had not been trained',
          ],
        ],
        probes: [
          { text: 'What did one of the participants do differently, for example?', trigger: 'vague' },
          { text: 'Which figure moved, and what else could have moved it?', trigger: 'no_result' },
          { text: 'What did you do yourself, and what did the trainer do?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Has attendance at mandatory training signed for people who were not there',
            jobReason: 'After an accident the firm and the untrained person are left with a false sheet.',
          },
        ],
      },
      uk: {
        ask: 'Оберіть одне навчання, яке ви замовили чи провели. Яку проблему в цеху чи офісі воно мало розв’язати і яка звичка учасників за два місяці справді змінилася?',
        whyAsked:
          'Повна зала й добрі оцінки нічого не доводять; навчання окуповується тим, що людина робить на місці за кілька тижнів.',
        keyPoints: [
          'Звідки запит і чи справді бракувало навчання, а не інструментів, правил чи людей',
          'Що люди мали вміти після і як було до',
          'Вибір форми: практика на своїх випадках, на зміні, внутрішній чи зовнішній тренер, ціна на людину',
          'Роль безпосереднього керівника до й після',
          'Вимір на роботі: помилки, дзвінки, спостереження, зразки; що скасовано чи змінено',
        ],
        notRequired: ['Великий бюджет або навчальна платформа'],
        anchors: [
          ['Замовляє курси й рахує місця'],
          ['Судить за анкетами на виході із зали', 'Навчає, бо лишилися гроші в бюджеті'],
          ['Називає потребу, групу й обрану форму', 'Потім питає керівників, що змінилося'],
          [
            'На місці дивиться, що саме роблять не так, і лише тоді обирає курс',
            'Має робочу цифру до й після і каже, в чому вона непевна',
          ],
          [
            'Розповідає, як курс не замовили, бо причина була інша, і називає її',
            'Порівнює з групою чи зміною, яку не навчали',
          ],
        ],
        probes: [
          { text: 'Що, наприклад, робить інакше хтось з учасників?', trigger: 'vague' },
          { text: 'Яка цифра змінилася і що ще могло її змінити?', trigger: 'no_result' },
          { text: 'Що тут зробили ви, а що тренер?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Збирає підписи про обов’язкове навчання в тих, кого на ньому не було',
            jobReason: 'Після нещасного випадку компанія і ненавчена людина лишаються з неправдивим аркушем.',
          },
        ],
      },
    },
  },
];
