import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const recruitingRelations: PlaybookCompetency = {
  id: 'recruiting-relations',
  fit: {
    families: ['people'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'full-cycle recruit',
        'full cycle recruit',
        'end-to-end recruit',
        'talent acquisition',
        'sourcing candidates',
        'source candidates',
        'screen candidates',
        'screening candidates',
        'applicant tracking',
        'employee relations',
        'employer brand',
        'exit interview',
        'personnel records',
        'hr policies',
        'time to hire',
      ],
      uk: [
        'підбір персонал',
        'підбору персонал',
        'добір персонал',
        'добору персонал',
        'пошук кандидат',
        'пошуку кандидат',
        'закриття вакансі',
        'первинні співбесід',
        'первинних співбесід',
        'кадрового діловодств',
        'кадрове діловодств',
        'адаптація нових працівник',
        'адаптації нових працівник',
        'адаптація персонал',
        'адаптації персонал',
        'бренд роботодавц',
        'трудових відносин',
        'плинності кадр',
        'вихідні інтерв’ю',
      ],
    },
  },
  name: { en: 'Recruiting and employee relations', uk: 'Добір і відносини з працівниками' },
  definition: {
    en: 'Turns a request for a person into a few testable criteria, finds and keeps candidates, sees that all are judged alike, brings offers to a yes, and looks into complaints and departures so that facts decide.',
    uk: 'Перетворює побажання керівника на кілька вимог, які можна перевірити, знаходить і утримує кандидатів, дбає про однакове оцінювання, доводить пропозиції до згоди, а скарги й звільнення розбирає за фактами.',
  },
  signals: {
    en: [
      'recruiter',
      'recruitment',
      'full-cycle recruit',
      'talent acquisition',
      'sourcing candidates',
      'sourced candidates',
      'headhunt',
      'boolean search',
      'applicant tracking',
      'time to hire',
      'time-to-hire',
      'time to fill',
      'offer acceptance',
      'employer brand',
      'employee relations',
      'hr business partner',
      'hr manager',
      'hr generalist',
      'human resources',
      'exit interview',
      'grievance',
      'personnel records',
      'vacancies',
    ],
    uk: [
      'рекрут',
      'підбір персонал',
      'підбору персонал',
      'добір персонал',
      'добору персонал',
      'пошук кандидат',
      'пошуку кандидат',
      'закриття вакансі',
      'вакансі',
      'сорсинг',
      'хедхант',
      'воронка кандидат',
      'кадрове діловодств',
      'кадрового діловодств',
      'кадровик',
      'управління персонал',
      'адаптація персонал',
      'адаптації персонал',
      'адаптація нових працівник',
      'бренд роботодавц',
      'трудових відносин',
      'трудові відносин',
      'плинність кадр',
      'плинності кадр',
      'плинність персонал',
      'вихідні інтерв’ю',
    ],
  },
  searched: {
    en: ['recruiter', 'recruitment', 'talent acquisition', 'human resources', 'employee relations', 'vacancies'],
    uk: ['рекрутинг', 'добір персоналу', 'пошук кандидатів', 'вакансії', 'управління персоналом', 'трудові відносини'],
  },
  traces: {
    en: [
      'recruit',
      'hr-',
      'hrbp',
      'hr manager',
      'human resource',
      'talent',
      'hiring',
      'hired',
      'vacanc',
      'candidate',
      'interview',
      'onboard',
      'personnel',
      'people partner',
      'sourc',
      'headhunt',
      'staffing',
      'employee',
      'grievance',
      'turnover',
      'applicant',
    ],
    uk: [
      'рекрут',
      'hr-',
      'hrbp',
      'hr manager',
      'персонал',
      'кадр',
      'вакансі',
      'кандидат',
      'співбесід',
      'інтерв’ю',
      'найм',
      'найня',
      'адаптац',
      'онбординг',
      'добір',
      'підбір',
      'підбор',
      'добор',
      'сорс',
      'працівник',
      'плинн',
      'ейчар',
      'звільнен',
    ],
  },
  bars: {
    junior: {
      shownBy: ['rr-long-open-vacancy', 'rr-silent-manager'],
      strong: {
        en: 'Tells candidates where they stand on an agreed day, even when there is nothing new',
        uk: 'У названий день каже кандидатам, на якому вони етапі, навіть коли новин немає',
      },
      exceptional: {
        en: 'Gives figures for each step of the search and names the step at which it lost people',
        uk: 'Називає кількість людей на кожному кроці пошуку і крок, на якому їх утрачали',
      },
    },
    middle: {
      shownBy: ['rr-long-open-vacancy', 'rr-offer-turned-down', 'rr-one-of-us'],
      strong: {
        en: 'Brings the manager back to criteria agreed before the search, with an example from the case',
        uk: 'Повертає керівника до вимог, погоджених до пошуку, з прикладом із самого випадку',
      },
      exceptional: {
        en: 'Changes one step of the process and says what will show whether that was right',
        uk: 'Змінює один крок процесу й каже, за чим буде видно, чи це правильно',
      },
    },
    senior: {
      shownBy: ['rr-complaint-about-manager', 'rr-five-resignations'],
      strong: {
        en: 'Hears the parties separately, writes down facts and keeps them apart from guesses',
        uk: 'Вислуховує сторони окремо, записує факти й відділяє їх від здогадів',
      },
      exceptional: {
        en: 'Tells a superior plainly how their own conduct adds to the problem, with dates and cases',
        uk: 'Прямо каже вищому керівникові, що до цього додають його власні дії, з датами й випадками',
      },
    },
    lead: {
      shownBy: ['rr-five-resignations', 'rr-one-of-us'],
      strong: {
        en: 'Sets a rule for all teams, such as scores written before the discussion, and says who checks it',
        uk: 'Установлює правило для всіх команд, скажімо бали до обговорення, і називає, хто за цим стежить',
      },
      exceptional: {
        en: 'Works out what the loss or the wrong hire costs and weighs it against the price of the remedy',
        uk: 'Рахує, чого коштує втрата чи хибний вибір, і порівнює з ціною рішення',
      },
    },
  },
  questions: [
    {
      id: 'rr-long-open-vacancy',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      topics: {
        en: ['sourc', 'pipeline', 'hard-to-fill', 'full-cycle', 'recruit'],
        uk: ['сорс', 'підбір', 'закриття ваканс', 'рекрут'],
      },
      text: {
        en: {
          ask: 'Tell me about a vacancy you were filling that stayed open for months. At which step were you losing people, and how did you change the search?',
          whyAsked:
            'Hard vacancies show a recruiter’s craft. The answer shows whether the candidate read the search by its numbers and put the request itself to the test.',
          keyPoints: [
            'The role, the market for it and how long it was open',
            'Figures by step: approached, replied, spoken to, presented, offered',
            'The step that lost people, and why',
            'What was changed: criteria, pay, channel, message, how fast the manager responded',
            'How it ended',
          ],
          notRequired: ['Having filled it', 'A senior role'],
          anchors: [
            ['Recalls no such search, or blames the market and stops there'],
            ['Reposted the advert and waited', 'Sent more and more profiles without asking why they were rejected'],
            ['Says roughly how many people got through each step', 'Tried another channel or another message'],
            [
              'Went back to the manager with the rejected profiles and got a requirement dropped or the pay changed',
              'Tested two messages and kept the one that got replies',
            ],
            [
              'Showed the manager how many such people were within reach, so that the request was changed in week one',
              'Filled it from a group nobody had thought of and says how they did a few months on',
            ],
          ],
          probes: [
            {
              text: 'Out of a hundred you wrote to, how many replied and how many got to the manager?',
              trigger: 'vague',
            },
            { text: 'What did you say to the manager, and what changed after that?', trigger: 'no_result' },
            { text: 'Which steps in that search were yours?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Attracted people with pay or duties that the job did not have',
              jobReason: 'They leave within weeks, and the search starts again with a damaged reputation.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про вакансію, яка у вас найдовше залишалася відкритою. На якому етапі відпадали люди і що ви змінили?',
          whyAsked:
            'На важких вакансіях видно фах рекрутера. Відповідь показує, чи читають пошук за цифрами й чи перевіряють сам запит.',
          keyPoints: [
            'Роль, ринок для неї і скільки вона була відкрита',
            'Цифри за кроками: написали, відповіли, поговорили, показали, запропонували',
            'Крок, на якому втрачали, і чому',
            'Що змінили: вимоги, оплату, канал, повідомлення, швидкість керівника',
            'Чим це закінчилося',
          ],
          notRequired: ['Щоб вакансію закрили', 'Висока посада'],
          anchors: [
            ['Не пригадує такого пошуку або винуватить ринок, і на цьому все'],
            ['Знову публікує оголошення й чекає', 'Надсилає дедалі більше резюме, не питаючи, чому відмовляють'],
            ['Приблизно називає, скільки людей було на кожному кроці', 'Пробує інший канал чи інше повідомлення'],
            [
              'Повертається до керівника з відхиленими резюме й домагається зміни вимоги чи оплати',
              'Випробовує два повідомлення й лишає те, на яке відповідають',
            ],
            [
              'Показує керівникові, скільки таких людей узагалі досяжні, і запит змінюють у перший тиждень',
              'Знаходить людину серед тих, про кого не думали, й розповідає про її роботу за кілька місяців',
            ],
          ],
          probes: [
            { text: 'Зі ста, кому ви написали, скільки відповіли й скільки дійшли до керівника?', trigger: 'vague' },
            { text: 'Що ви сказали керівникові і що після цього змінилося?', trigger: 'no_result' },
            { text: 'Які з цих кроків робили ви?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Приваблює людей оплатою чи обов’язками, яких насправді немає',
              jobReason: 'Вони йдуть за кілька тижнів, і пошук починається знову з гіршим ім’ям.',
            },
          ],
        },
      },
    },
    {
      id: 'rr-offer-turned-down',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 6,
      topics: { en: ['offer', 'closing', 'candidate experience', 'declined offer'], uk: ['офер', 'закриття кандидат'] },
      text: {
        en: {
          ask: 'Think of a candidate who turned down your offer or dropped out just before it. What were their reasons, when could you have known them, and what did you do differently next time?',
          whyAsked:
            'A lost offer costs weeks. The answer shows whether motives are asked about and heard early, or learned from the refusal.',
          keyPoints: [
            'The stage, and what had been said so far about pay, start date and other offers',
            'The stated reason and the real one',
            'Signs that were there',
            'What was tried, and what was left alone',
            'What changed in later conversations',
          ],
          notRequired: ['Winning the candidate back'],
          anchors: [
            ['Says that people simply go for higher pay'],
            ['Found out about the other offer from the refusal', 'Pressured the candidate with a short deadline'],
            ['Asked for the reason in a call and can state it', 'Has asked about other applications ever since'],
            [
              'Asks in the first conversation what the person would leave for and what they would stay for',
              'Discusses pay and a possible counter-offer before the offer is made',
            ],
            [
              'Followed up months later and learned something that changed the role or the process',
              'Advised a candidate against an offer that did not suit them, and says how the vacancy was filled',
            ],
          ],
          probes: [
            { text: 'How many days passed between the last interview and the offer?', trigger: 'missing_point' },
            { text: 'How have your offers gone since?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Invented a rival candidate or a deadline to force a yes',
              jobReason: 'A forced yes is withdrawn before the first day, and word gets round.',
            },
          ],
        },
        uk: {
          ask: 'Пригадайте кандидата, який відхилив вашу пропозицію або зник перед нею. Чому так вийшло, коли про це вже можна було дізнатися і що ви відтоді робите інакше?',
          whyAsked:
            'Втрачена пропозиція коштує тижнів. Відповідь показує, чи питають про мотиви рано й чи чують їх, чи дізнаються з відмови.',
          keyPoints: [
            'Етап і що доти сказали про оплату, дату виходу та інші пропозиції',
            'Названа причина і справжня',
            'Ознаки, які вже були',
            'Що спробували, а що облишили',
            'Що змінилося в подальших розмовах',
          ],
          notRequired: ['Щоб кандидата вдалося повернути'],
          anchors: [
            ['Каже, що люди просто обирають вищу оплату'],
            ['Про іншу пропозицію дізнається з відмови', 'Тисне на кандидата коротким терміном'],
            ['Називає почуту причину й розпитує про неї телефоном', 'Відтоді питає про інші процеси'],
            [
              'У першій розмові питає, заради чого людина піде, а заради чого залишиться',
              'Говорить про оплату й можливу контрпропозицію раніше за саму пропозицію',
            ],
            [
              'За кілька місяців зв’язується знову й дізнається те, що змінює роль або процес',
              'Відраджує кандидата від пропозиції, що йому не підходить, і каже, як потім закрито вакансію',
            ],
          ],
          probes: [
            { text: 'Скільки днів минуло від останньої співбесіди до пропозиції?', trigger: 'missing_point' },
            { text: 'Як відтоді приймають ваші пропозиції?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Вигадує суперника чи крайній термін, щоб вирвати згоду',
              jobReason: 'Вирвану згоду забирають ще до першого дня, і про це розповідають іншим.',
            },
          ],
        },
      },
    },
    {
      id: 'rr-complaint-about-manager',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 8,
      branch: { of: ['hr-partner'], elsewhere: ['recruiting'] },
      topics: {
        en: ['employee relation', 'conflict', 'grievance', 'disciplin'],
        uk: ['конфлікт', 'скарг', 'трудові спор'],
      },
      text: {
        en: {
          ask: 'Think of an employee’s complaint against a manager or colleague that landed on your desk. How was it looked into, and what was decided?',
          whyAsked:
            'A badly handled complaint harms both sides. The answer shows how facts are gathered, who is protected meanwhile and who decides.',
          keyPoints: [
            'What the complaint was about, as conduct rather than labels',
            'What was promised about confidentiality and what could not be',
            'Both sides and witnesses heard separately, documents and messages checked',
            'Protection from retaliation in the meantime',
            'Who decided what, and how both sides were told',
          ],
          notRequired: ['Names or details that identify the people', 'That the complaint proved justified'],
          anchors: [
            ['Sends the employee back to sort it out with the manager'],
            ['Told the manager who had complained before anything was clear', 'Decided after hearing one side'],
            ['Heard both sides and made a written record', 'Told the employee what would happen next and by when'],
            [
              'Kept what was seen apart from what was assumed, with dates',
              'Checked weeks later whether the person who complained was being cut out of work',
            ],
            [
              'Stepped aside or brought in somebody neutral, being too close to one side',
              'Found the same pattern in departures or earlier complaints and had it dealt with',
            ],
          ],
          probes: [
            { text: 'What did you tell the employee about confidentiality, word for word?', trigger: 'missing_point' },
            { text: 'How were the two working together three months later?', trigger: 'no_result' },
            { text: 'What did you decide, and what did the director decide?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Persuaded the employee to withdraw the complaint to keep things quiet',
              jobReason: 'The harm goes on, and nobody else will report it.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про скаргу працівника на керівника чи колегу, яка потрапила до вас. Як ви з’ясовували, що сталося насправді, і що вирішили?',
          whyAsked:
            'Погано розібрана скарга шкодить обом сторонам. Відповідь показує, як збирають факти, кого тим часом захищають і хто вирішує.',
          keyPoints: [
            'На що скаржилися: дії, а не ярлики',
            'Що обіцяли про нерозголошення, а чого обіцяти не могли',
            'Обидві сторони й свідків вислухано окремо, переглянуто листування',
            'Захист від помсти на цей час',
            'Хто що вирішив і як про це дізналися обидві сторони',
          ],
          notRequired: ['Імена чи подробиці, за якими можна впізнати людей', 'Щоб скарга підтвердилася'],
          anchors: [
            ['Відсилає працівника домовлятися з керівником самостійно'],
            ['Каже керівникові, хто поскаржився, ще до з’ясування', 'Вирішує, вислухавши одну сторону'],
            ['Вислуховує обидві сторони й записує', 'Каже працівникові, що буде далі й до якого дня'],
            [
              'Відділяє побачене від припущень, із датами',
              'За кілька тижнів перевіряє, чи того, хто скаржився, не відсувають від роботи',
            ],
            [
              'Відходить від розгляду або кличе нейтральну людину, бо надто близько до однієї зі сторін',
              'Знаходить ту саму закономірність у звільненнях чи давніших скаргах і домагається рішення',
            ],
          ],
          probes: [
            { text: 'Що дослівно ви сказали працівникові про нерозголошення?', trigger: 'missing_point' },
            { text: 'Як ці двоє працюють через три місяці?', trigger: 'no_result' },
            { text: 'Що вирішили ви, а що директор?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Умовляє працівника відкликати скаргу, щоб не здіймати галасу',
              jobReason: 'Шкода триває, і більше ніхто про неї не скаже.',
            },
          ],
        },
      },
    },
    {
      id: 'rr-silent-manager',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      topics: { en: ['hiring manager', 'stakeholder', 'business partner'], uk: ['наймаюч', 'замовник', 'керівник'] },
      text: {
        en: {
          ask: 'A hiring manager saw three candidates on Tuesday. It’s Friday noon and you’ve heard nothing. The strongest candidate has to answer another offer by ten on Monday. How do you spend this afternoon?',
          whyAsked:
            'Searches are lost between interview and answer. The answer shows how the candidate gets a manager moving and keeps applicants honestly informed.',
          keyPoints: [
            'A call or visit to the manager today, with one question to decide',
            'What the other offer involves: date, role, whether it can wait',
            'The candidate told the truth about where things stand',
            'The other two kept informed as well',
            'No promise of an offer that has not been approved',
          ],
          notRequired: ['An answer by Monday at any price'],
          anchors: [
            ['Sends the manager one more e-mail and goes home'],
            [
              'Tells the candidate that an offer is as good as certain',
              'Waits for all three reviews before doing anything',
            ],
            ['Calls the manager and says what will be lost on Monday', 'Tells the candidate when they will hear'],
            [
              'Asks the manager for yes, no or one open doubt, and settles who can clear that doubt up',
              'Starts the pay approval before the yes',
            ],
            [
              'Asks the candidate what would make them ask the other company for two more days',
              'Makes an answer within a day a condition of the next search, agreed with the manager',
            ],
          ],
          probes: [
            { text: 'What do you tell the candidate at four o’clock, if there’s still no word?', trigger: 'vague' },
            { text: 'And what about the other two?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'У вівторок керівник поговорив із трьома кандидатами. П’ятниця, полудень, відповіді немає. Найсильніший має до десятої понеділка відповісти на іншу пропозицію. Як ви проведете цей день?',
          whyAsked:
            'Пошук програють між співбесідою й відповіддю. Відповідь показує, як зрушують керівника і що чесно кажуть кандидатам.',
          keyPoints: [
            'Дзвінок або візит до керівника сьогодні, з одним питанням на рішення',
            'Що означає інша пропозиція: дата, роль, чи можна відсунути',
            'Кандидат чує правду про стан справ',
            'Двоє інших теж щось чують',
            'Не обіцяють пропозиції, якої не погоджено',
          ],
          notRequired: ['Відповідь до понеділка за будь-яку ціну'],
          anchors: [
            ['Пише керівникові ще один лист і йде додому'],
            ['Каже кандидатові, що пропозиція майже певна', 'Чекає на всі три відгуки, перш ніж щось робити'],
            [
              'Телефонує керівникові й каже, що буде втрачено в понеділок',
              'Каже кандидатові, коли той отримає відповідь',
            ],
            [
              'Просить у керівника так, ні або один сумнів і з’ясовує, хто цей сумнів зніме',
              'Запускає погодження оплати ще до згоди',
            ],
            [
              'Питає кандидата, заради чого той попросив би в іншої компанії два дні',
              'Домовляється з керівником про відповідь за добу як умову наступного пошуку',
            ],
          ],
          probes: [
            { text: 'Що ви скажете кандидатові о шістнадцятій, коли відповіді ще немає?', trigger: 'vague' },
            { text: 'А двом іншим?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'rr-one-of-us',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      topics: {
        en: ['interview', 'assess', 'selection', 'diversity', 'bias'],
        uk: ['співбесід', 'інтерв’ю', 'оцінюван', 'відбір'],
      },
      text: {
        en: {
          ask: 'After four interviews the score sheets put candidate A ahead on every criterion. In the final discussion the manager says: “True, but B is one of us. I’ll take B.” You’re leading the discussion. How do you go on?',
          whyAsked:
            'This is where hiring becomes fair or does not. The answer shows whether a recruiter can lead a superior back to evidence.',
          keyPoints: [
            'A question, not a reproach: what conduct or answer lies behind “one of us”',
            'Back to the criteria agreed beforehand',
            'If a criterion was missing, it is named and checked for both candidates',
            'What the record of the decision will say',
            'Who decides, and when the recruiter escalates',
          ],
          notRequired: ['Legal terms', 'Overruling the manager'],
          anchors: [
            ['Lets it stand, since the manager has to work with the person'],
            ['Rewrites the sheets to suit the choice', 'Lectures about bias and loses the manager'],
            ['Asks what “one of us” means for the work', 'Reads out the agreed criteria again'],
            [
              'Proposes one more check of the open point, the same for A and B',
              'Has the reasons for the choice recorded next to the scores',
            ],
            [
              'Reviews with the manager how earlier “one of us” hires turned out',
              'From the next search on, has scores handed in before the discussion, and explains why',
            ],
          ],
          probes: [
            { text: 'What is the first thing you say back?', trigger: 'vague' },
            { text: 'The manager sticks with B. What do you do with the sheets?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Would change scores afterwards to fit the decision',
              jobReason: 'A false record cannot defend the decision, and A can contest it.',
            },
          ],
        },
        uk: {
          ask: 'Після чотирьох співбесід за оцінками кандидат A попереду за кожною вимогою. На підсумковій розмові керівник каже: «Так, але B свій, візьму B». Розмову ведете ви. Як ви її продовжите?',
          whyAsked:
            'Саме тут добір стає чесним або ні. Відповідь показує, чи здатний рекрутер повернути керівника до фактів.',
          keyPoints: [
            'Запитання, а не докір: які дії чи відповідь стоять за словом «свій»',
            'Повернення до погоджених вимог',
            'Якщо вимоги бракувало, її називають і перевіряють в обох',
            'Що буде написано в протоколі рішення',
            'Хто вирішує і коли рекрутер іде вище',
          ],
          notRequired: ['Юридичні терміни', 'Скасування рішення керівника'],
          anchors: [
            ['Погоджується, бо з людиною працювати керівникові'],
            ['Переписує оцінки під вибір', 'Читає лекцію про упередження і втрачає керівника'],
            ['Питає, що означає «свій» у роботі', 'Ще раз зачитує погоджені вимоги'],
            [
              'Пропонує ще одну перевірку відкритого питання, однакову для A і B',
              'Просить записати причини вибору поруч з оцінками',
            ],
            [
              'Дивиться разом із керівником, як працювали попередні «свої»',
              'Від наступного пошуку збирає оцінки до розмови й пояснює навіщо',
            ],
          ],
          probes: [
            { text: 'Якою фразою ви відповісте?', trigger: 'vague' },
            { text: 'Керівник усе одно хоче B. Що ви робите з оцінками?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Готовність потім змінити оцінки, щоб вони відповідали рішенню',
              jobReason: 'Неправдивий протокол не захистить рішення, і A може його оскаржити.',
            },
          ],
        },
      },
    },
    {
      id: 'rr-five-resignations',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      branch: { of: ['hr-partner'], elsewhere: ['recruiting'] },
      topics: { en: ['retention', 'turnover', 'attrition', 'engagement'], uk: ['плинн', 'утриман', 'залучен'] },
      text: {
        en: {
          ask: 'In a department of twenty-four, five people resigned within three months. Its head says: “It’s the pay. Give us ten per cent.” You have two weeks to advise the board. How do you go about it?',
          whyAsked:
            'The first explanation for a wave of departures is often just the easiest to give. The answer shows how causes are found and a remedy costed.',
          keyPoints: [
            'Who left: length of service, role, shift, superior, and who stayed',
            'Conversations with leavers and some who stayed, held by somebody they can be frank with',
            'Pay compared with the market for these very jobs',
            'The cost of a departure against the cost of ten per cent',
            'One recommendation, including what it does not solve',
          ],
          notRequired: ['A survey tool'],
          anchors: [
            ['Asks the board for the ten per cent'],
            ['Relies on the reasons given in exit forms', 'Starts a campaign across the whole company at once'],
            ['Talks to leavers and compares pay with the market', 'Looks at what the five had in common'],
            [
              'Asks those who stayed what nearly made them go',
              'Gives the board the cost per departure and says how it was worked out',
            ],
            [
              'Separates what the five have in common from what all twenty-four share',
              'Says what the head must personally change, and how the board would see it in three months',
            ],
          ],
          probes: [
            { text: 'What do you ask somebody who has already left?', trigger: 'vague' },
            { text: 'Suppose the head is the cause. How do you put it to the board?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'У підрозділі з двадцяти чотирьох людей за три місяці заяви подали п’ятеро. Керівник каже: «Річ в оплаті, дайте десять відсотків». За два тижні маєте дати пораду правлінню. Як дієте?',
          whyAsked:
            'Перше пояснення хвилі звільнень часто найлегше вимовити. Відповідь показує, як шукають причини й рахують ціну рішення.',
          keyPoints: [
            'Хто пішов: стаж, роль, зміна, безпосередній керівник, і хто залишився',
            'Розмови з тими, хто пішов, і з частиною тих, хто лишився, там, де можна бути відвертим',
            'Оплата проти ринку саме для цих посад',
            'Ціна одного звільнення проти ціни десяти відсотків',
            'Одна порада і чого вона не розв’яже',
          ],
          notRequired: ['Інструмент для опитувань'],
          anchors: [
            ['Просить у правління десять відсотків'],
            ['Покладається на причини з анкет під час звільнення', 'Одразу починає програму для всієї компанії'],
            ['Розмовляє з тими, хто пішов, і порівнює оплату з ринком', 'Дивиться, що в цих п’ятьох спільного'],
            [
              'Питає тих, хто лишився, через що вони мало не пішли',
              'Подає правлінню ціну одного звільнення й каже, як її пораховано',
            ],
            [
              'Відділяє спільне для п’ятьох від того, що є в усіх двадцяти чотирьох',
              'Каже, що має змінити сам керівник і як правління побачить це за три місяці',
            ],
          ],
          probes: [
            { text: 'Про що ви питаєте людину, яка вже пішла?', trigger: 'vague' },
            { text: 'Припустімо, річ у керівникові. Як ви скажете це правлінню?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'rr-nine-answers',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      branch: { of: ['volume-hiring'], elsewhere: ['tech-hiring'] },
      topics: { en: ['sourc', 'blue-collar', 'volume', 'high-volume', 'mass'], uk: ['масов', 'робітнич', 'джерел'] },
      text: {
        en: {
          ask: 'You need a warehouse shift leader in a town of sixty thousand. Two adverts brought nine applications, none suitable. Where and how would you look now, and how would you tell which source is worth the money?',
          whyAsked:
            'Waiting for applications is only part of recruiting. The answer shows knowledge of sources and whether they are compared by results.',
          keyPoints: [
            'Who does this or similar work today, and where: neighbouring firms, deputies, own staff',
            'Channels this group really uses: chat groups, a notice at the gate, referrals, job centre, database search',
            'The advert itself: pay, shifts, transport, plain words',
            'A first message that gives a reason to reply',
            'Per source: suitable people and hires against cost and hours, not number of replies',
          ],
          notRequired: ['Search operators by heart', 'Costly tools'],
          anchors: [
            ['Extends the adverts for a month'],
            ['Lists channels without saying who from this trade uses them', 'Judges a source by the number of replies'],
            ['Searches databases and asks for referrals', 'Rewrites the advert to include pay and shifts'],
            ['Lists nearby firms with such shifts and looks for deputies there', 'Counts suitable people per source'],
            [
              'Asks current shift leaders where they would look and what would make them move',
              'Proposes training one of their own workers, with how long it takes and who covers meanwhile',
            ],
          ],
          probes: [
            { text: 'What does your first message say?', trigger: 'missing_point' },
            {
              text: 'One source brings twenty replies, another three. Which do you keep, and what else do you need to know?',
              trigger: 'too_general',
            },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Потрібен начальник складської зміни в місті на шістдесят тисяч. Два оголошення дали дев’ять відгуків, жодного підхожого. Опишіть, де і як шукатимете тепер і як визначите, яке джерело варте грошей.',
          whyAsked: 'Чекати відгуків замало. Відповідь показує, чи знають джерела й чи порівнюють їх за результатом.',
          keyPoints: [
            'Хто робить цю чи подібну роботу сьогодні і де: сусідні підприємства, заступники, свої люди',
            'Канали, де ця група справді є: чати, оголошення на прохідній, рекомендації, служба зайнятості, бази резюме',
            'Саме оголошення: оплата, графік, довезення, прості слова',
            'Перше повідомлення з причиною відповісти',
            'За джерелом: підхожі люди й прийняті проти грошей і годин, а не кількість відгуків',
          ],
          notRequired: ['Пошукові оператори напам’ять', 'Дорогі інструменти'],
          anchors: [
            ['Подовжує оголошення ще на місяць'],
            ['Перелічує канали, не кажучи, хто з цього фаху там є', 'Оцінює джерело за кількістю відгуків'],
            ['Шукає в базах і просить рекомендацій', 'Переписує оголошення, додає оплату й графік'],
            [
              'Складає перелік сусідніх підприємств із такими змінами й шукає там заступників',
              'Рахує підхожих людей за джерелом',
            ],
            [
              'Питає теперішніх начальників зміни, де шукали б вони і що змусило б перейти',
              'Пропонує навчити когось зі своїх: скільки це триватиме й хто тим часом підстрахує',
            ],
          ],
          probes: [
            { text: 'Що написано у вашому першому повідомленні?', trigger: 'missing_point' },
            {
              text: 'Одне джерело дало двадцять відгуків, інше три. Яке лишите і що ще треба знати?',
              trigger: 'too_general',
            },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'rr-fifteen-musts-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 30,
      text: {
        en: {
          ask: 'I’m a manager and want a storekeeper with a degree, ten years’ experience, three languages, night work and junior pay. Take five minutes, then hold the intake meeting with me and end with at most five criteria, each with its check.',
          whyAsked:
            'A bad intake spoils the whole search. The task shows whether wishes are turned into work to be done and things that can be checked.',
          keyPoints: [
            'Asks what the person must have achieved after six months',
            'Points out requirements that contradict each other or the pay',
            'Requirements that say nothing about the work are struck out, with a reason',
            'Each criterion has a check: work sample, question, certificate',
            'Agreed at the end: pay, steps, days allowed for an answer',
          ],
          notRequired: ['Knowledge of this trade', 'The manager’s full agreement'],
          anchors: [
            ['Writes it all down and promises to search'],
            ['Deletes requirements as they see fit', 'Asks about the wording but not about the work'],
            ['Sorts “must have” from “can be learned”, together with the manager', 'Ends with five criteria or fewer'],
            ['Gets from each requirement to the task behind it', 'Says who checks each criterion and at which step'],
            [
              'Shows with a figure how many people within reach one requirement rules out',
              'Has the manager describe the best and weakest people who held this job, and draws a criterion from it',
            ],
          ],
          probes: [
            { text: 'I insist on the ten years’ experience. What do you say?', trigger: 'missing_point' },
            { text: 'Sum up what we have agreed.', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Я керівник і хочу комірника з вищою освітою, десятьма роками практики, трьома мовами, нічними змінами й оплатою новачка. П’ять хвилин підготуйтеся, а тоді проведіть зі мною зустріч щодо запиту й завершіть не більш як п’ятьма вимогами та способом перевірити кожну.',
          whyAsked:
            'Погано знятий запит псує весь пошук. Завдання показує, чи перетворюють побажання на роботу, яку слід зробити, і на те, що можна перевірити.',
          keyPoints: [
            'Питає, чого людина має досягти за пів року',
            'Названо вимоги, що суперечать одна одній або оплаті',
            'Вимоги, що нічого не кажуть про роботу, викреслено з поясненням',
            'Кожна вимога має перевірку: зразок роботи, запитання, посвідчення',
            'Наприкінці погоджено оплату, етапи, дні на відповідь',
          ],
          notRequired: ['Знання цього фаху', 'Повна згода керівника'],
          anchors: [
            ['Записує все й обіцяє шукати'],
            ['Викреслює вимоги на свій смак', 'Питає про формулювання, а не про роботу'],
            ['Разом із керівником ділить на обов’язкове й те, чого можна навчити', 'Завершує п’ятьма або менше'],
            [
              'Від кожної вимоги доходить до завдання, що за нею стоїть',
              'Для кожної називає, хто й на якому етапі її перевіряє',
            ],
            [
              'Цифрою показує, скількох досяжних людей коштує одна вимога',
              'Просить описати найкращого й найслабшого на цій посаді й виводить звідти вимогу',
            ],
          ],
          probes: [
            { text: 'Я наполягаю на десяти роках практики. Що ви відповісте?', trigger: 'missing_point' },
            { text: 'Підсумуйте, про що ми домовилися.', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
