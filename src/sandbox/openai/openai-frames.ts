/** Sentence templates of the stand-in model: its own, so that its plans differ from the playbook's. */

export interface Frames {
  readonly competencies: readonly {
    readonly name: string;
    readonly definition: string;
    /** `{topic}` is replaced by something that the position mentions */
    readonly asks: readonly string[];
  }[];
  readonly task: string;
  /** `{quote}` is replaced by a line of the CV */
  readonly cvAsks: readonly string[];
  /** what the candidate looks at; only for the second core question */
  readonly handout: readonly string[];
  readonly whyAsked: string;
  readonly keyPoints: readonly string[];
  readonly notRequired: readonly string[];
  readonly behaviours: {
    readonly nothing: readonly string[];
    readonly insufficient: readonly string[];
    readonly adequate: readonly string[];
    readonly strong: readonly string[];
    readonly exceptional: readonly string[];
  };
  readonly exampleAnswer: string;
  readonly decidingFact: string;
  readonly probes: readonly { readonly text: string; readonly trigger: string; readonly listensFor: string }[];
  /** questions of a candidate: the first is answered by a line of the position, `{quote}`; the others are not */
  readonly candidateQuestions: readonly string[];
  readonly candidateAnswer: string;
  /** `{said}` is heard in an answer about `{matter}` */
  readonly about: string;
  readonly redFlag: { readonly text: string; readonly jobReason: string };
  readonly strength: string;
  readonly area: string;
  readonly absence: string;
  readonly searchedFor: readonly string[];
  readonly highlight: string;
  /**
   * what this person is asked after the first of these core questions, and told before the others: `{quote}` is
   * replaced by a line of the CV
   */
  readonly followUps: readonly string[];
  /** a point to settle: `{quote}` is replaced by a line of the CV, `{other}` by one that it is compared with */
  readonly toSettle: string;
  readonly toPrepare: string;
  readonly furtherWhen: string;
  readonly beforeOffer: string;
  readonly toDecide: string;
  readonly toSettleOfTwo: string;
  /** for a person without a CV */
  readonly toSettleOfNote: string;
  readonly listensFor: string;
  readonly weighsMost: string;
  readonly noWhen: readonly string[];
  readonly topics: readonly string[];
  /** the stock phrase in which a chatty model wraps every `{ask}` */
  readonly stock: string;
  /** guesses, figures and names that are in no CV */
  readonly falseClaims: readonly string[];
  readonly forbidden: string;
  /** for omitted items: `{number}` is replaced by the item's number */
  readonly reworded: string;
  readonly invented: string;
}

const en: Frames = {
  competencies: [
    {
      name: 'Sound judgement',
      definition: 'Decides with the facts at hand, names what is uncertain, and comes back when the facts change.',
      asks: [
        'Recall a decision about {topic} where the facts were incomplete. How did you settle it?',
        'Which trade-off around {topic} would you make differently today?',
        'Suppose two requirements for {topic} contradict each other on Monday morning. Where do you begin?',
        'Talk through the riskiest assumption you ever accepted in a project.',
      ],
    },
    {
      name: 'Care in the craft',
      definition: 'Checks own work before others rely on it and keeps it good when time is short.',
      asks: [
        'Step by step, how would you check that {topic} works before others rely on it?',
        'What is the smallest change you made to {topic} that had the largest effect?',
        'How do you keep quality steady when a deadline moves closer?',
        'Explain a detail of {topic} that newcomers usually get wrong.',
      ],
    },
    {
      name: 'Carrying work through',
      definition: 'Finishes what was promised, says early what slips, and hands over in order.',
      asks: [
        'Tell us about a commitment that slipped. When did you say so?',
        'Pick something you finished although the plan fell apart halfway. What kept it going?',
        'How would you organise your first month with {topic} here?',
        'Describe handing unfinished work over to another person.',
      ],
    },
    {
      name: 'Learning from results',
      definition: 'Looks at what work achieved and changes habits because of it.',
      asks: [
        'What did a failed attempt teach you about {topic}?',
        'Name feedback that changed how you work. What do you do now?',
        'By which signs do you find out whether {topic} achieved its purpose?',
        'Which habit did you drop after seeing its consequences?',
      ],
    },
    {
      name: 'Clear communication',
      definition: 'Makes a matter plain to the person in front and notices when it did not arrive.',
      asks: [
        'Explain {topic} as you would to a colleague from finance.',
        'Recall a disagreement in writing that got worse. How did it end?',
        'What words would you use to say that {topic} will take twice as long?',
        'Describe notes or documents of yours that others still use.',
      ],
    },
    {
      name: 'Use for the customer',
      definition: 'Knows who uses the work, learns from them, and leaves out what nobody needs.',
      asks: [
        'Think of one user who was stuck because of {topic}. What did you learn from that person?',
        'By what measure do you choose between ten requests from different customers?',
        'Suppose the use of {topic} drops by half overnight. What do you look at?',
        'Tell us about something you removed because nobody needed it.',
      ],
    },
  ],
  task: 'Work on this aloud: sketch how {topic} would have to change for ten times the volume, and say what you would check first.',
  cvAsks: [
    'You wrote “{quote}”. Which part of it was yours alone?',
    'About “{quote}”: what nearly stopped it?',
    'Take “{quote}”. By what did you see that it had worked?',
    'If you repeated “{quote}” today, what would you leave out?',
    'Behind “{quote}” there was somebody who disagreed. What did you say to that person?',
    'From “{quote}”, name the one step that took the longest. Why that one?',
  ],
  handout: ['Example: orders today 120', 'Pickers here 8 of 10', 'Lorry leaves at 04:00'],
  whyAsked: 'A concrete case shows how the person acts, which a general opinion does not.',
  keyPoints: [
    'The starting point and its limits',
    'What the person did, in order',
    'What came of it and how it was seen',
  ],
  notRequired: ['Names of former clients'],
  behaviours: {
    nothing: ['Names no case and no step'],
    insufficient: ['Stays with general rules', 'Leaves open what was done personally'],
    adequate: ['Describes one case with own steps', 'Says how it ended'],
    strong: ['Gives the reason for each main step', 'Names what was given up for it'],
    exceptional: ['Shows a figure from before and after', 'Names the limit of the solution unprompted'],
  },
  exampleAnswer: 'I wrote down what we knew, chose the step that could be undone, and said what it would cost us.',
  decidingFact: 'The price of the chosen step is said aloud',
  probes: [
    {
      text: 'What exactly did you do yourself?',
      trigger: 'no_role',
      listensFor: 'A step of their own, told apart from those of the team',
    },
    { text: 'How did it end?', trigger: 'no_result', listensFor: 'An outcome that somebody else could have seen' },
  ],
  candidateQuestions: ['What will I work with in the first months?', 'Whom would I ask when I am stuck?'],
  candidateAnswer: 'The position says: “{quote}”.',
  about: '{said} (“{matter}”)',
  redFlag: {
    text: 'Blames others for every setback of the case',
    jobReason: 'The role needs people who look for causes in their own work as well.',
  },
  strength: 'Names concrete work of this kind',
  area: 'The result of this work is not stated',
  absence: 'The CV does not mention the starting point, mentoring or accessibility.',
  searchedFor: ['mentoring programme', 'wcag'],
  highlight: 'Worth a closer look: {quote}',
  followUps: ['Your CV says “{quote}”. Who else worked on it?', 'Your CV says “{quote}”: take that as the case.'],
  toSettle: 'Your CV says “{quote}”. Does that hold until today?',
  toPrepare: 'Agree with the team which of the named tools is used here.',
  furtherWhen: 'The case was told without its result: a short call about that alone.',
  beforeOffer: 'See the papers that were named, with the date until which they hold.',
  toDecide: 'What was done alone in the work that the CV names. The tools of the trade are shown.',
  toSettleOfNote: 'One thing was left open last time: from which day could you begin?',
  toSettleOfTwo: 'Beside “{quote}” stands “{other}”: which of the two came first?',
  listensFor: 'An own share, told apart from that of others',
  weighsMost: 'Judgement and care decide; a good talk elsewhere does not make up for a gap there.',
  noWhen: ['No own decision is named in any case', 'Work is passed on without any check of its own'],
  stock:
    'Tell me about a time when you had to answer this for yourself: {ask}. What did you do, and what was the result?',
  falseClaims: [
    'Probably led everybody who worked on it',
    'Cut the cost by 73 per cent',
    'Did the same at Google with Terraform',
  ],
  topics: ['the main product', 'the daily work', 'the team’s processes'],
  forbidden: 'How old are you, and do you plan to have children soon?',
  reworded: 'Which step came first in case {number}?',
  invented: 'Personally won the national championship of invented achievements',
};

const uk: Frames = {
  competencies: [
    {
      name: 'Зважені рішення',
      definition: 'Вирішує за наявними фактами, називає невідоме й повертається до рішення, коли факти змінилися.',
      asks: [
        'Пригадайте рішення щодо теми «{topic}», коли бракувало даних. Як ви його ухвалили?',
        'Який компроміс у роботі з «{topic}» ви сьогодні зробили б інакше?',
        'Уявіть: дві вимоги до «{topic}» суперечать одна одній. З чого почнете?',
        'Розкажіть про найризикованіше припущення, яке ви прийняли в проєкті.',
      ],
    },
    {
      name: 'Ретельність у роботі',
      definition: 'Перевіряє зроблене, перш ніж на нього сперлися інші, і тримає якість, коли бракує часу.',
      asks: [
        'Крок за кроком: як ви перевірите, що «{topic}» працює як слід?',
        'Яка найменша зміна у «{topic}» дала у вас найбільший ефект?',
        'Як ви втримуєте якість, коли термін наближається?',
        'Поясніть деталь «{topic}», у якій зазвичай помиляються новачки.',
      ],
    },
    {
      name: 'Доведення до кінця',
      definition: 'Завершує обіцяне, рано каже про затримку й передає справи впорядковано.',
      asks: [
        'Розкажіть про обіцянку, яку не вдалося виконати вчасно. Коли ви про це повідомили?',
        'Згадайте справу, яку ви завершили, хоча план розсипався на півдорозі. Що її врятувало?',
        'Як ви організували б свій перший місяць із «{topic}»?',
        'Опишіть, як ви передавали незавершену роботу іншій людині.',
      ],
    },
    {
      name: 'Навчання на результатах',
      definition: 'Дивиться, чого досягла робота, і через це змінює звички.',
      asks: [
        'Чого вас навчила невдала спроба з «{topic}»?',
        'Назвіть відгук, що змінив ваш спосіб роботи. Що ви робите тепер?',
        'За якими ознаками видно, що «{topic}» виконує своє призначення?',
        'Від якої звички ви відмовилися, побачивши її наслідки?',
      ],
    },
    {
      name: 'Зрозуміле пояснення',
      definition: 'Робить справу ясною для співрозмовника й помічає, коли його не зрозуміли.',
      asks: [
        'Поясніть «{topic}» так, ніби говорите з колегою з бухгалтерії.',
        'Пригадайте листування, у якому суперечка загострилася. Чим воно скінчилося?',
        'Якими словами ви скажете, що «{topic}» триватиме вдвічі довше?',
        'Опишіть свої нотатки чи документи, якими досі користуються інші.',
      ],
    },
    {
      name: 'Користь для клієнта',
      definition: 'Знає, хто користується роботою, вчиться в цих людей і прибирає непотрібне.',
      asks: [
        'Згадайте користувача, якому «{topic}» завадило в роботі. Що ви від нього дізналися?',
        'За якою міркою ви обираєте між десятьма запитами різних клієнтів?',
        'Уявіть: користування «{topic}» за ніч упало вдвічі. На що подивитеся?',
        'Розкажіть про те, що ви прибрали, бо воно нікому не було потрібне.',
      ],
    },
  ],
  task: 'Поміркуйте вголос: накресліть, як має змінитися «{topic}» за вдесятеро більшого обсягу, і скажіть, що перевірите насамперед.',
  cvAsks: [
    'Ви написали: «{quote}». Яка частина цього була саме вашою?',
    'Щодо «{quote}»: що ледь не зупинило цю справу?',
    'Візьмімо «{quote}». З чого ви побачили, що це спрацювало?',
    'Якби ви повторювали «{quote}» сьогодні, від чого відмовилися б?',
    'За «{quote}» хтось мав іншу думку. Що ви сказали цій людині?',
    'Який крок у «{quote}» забрав найбільше часу й чому саме він?',
  ],
  handout: ['Приклад: замовлень сьогодні 120', 'Комплектувальників 8 із 10', 'Машина вирушає о 04:00'],
  whyAsked: 'Конкретний випадок показує, як людина діє; загальна думка цього не показує.',
  keyPoints: [
    'Початковий стан і обмеження',
    'Що людина зробила й у якому порядку',
    'Що з того вийшло і як це побачили',
  ],
  notRequired: ['Назви колишніх клієнтів'],
  behaviours: {
    nothing: ['Не називає ні випадку, ні кроку'],
    insufficient: ['Обмежується загальними правилами', 'Не каже, що зроблено особисто'],
    adequate: ['Описує один випадок зі своїми кроками', 'Каже, чим він скінчився'],
    strong: ['Пояснює причину кожного головного кроку', 'Називає, чим довелося поступитися'],
    exceptional: ['Наводить число до і після', 'Сама людина називає межі розв’язку'],
  },
  exampleAnswer: 'Я записав усе відоме, обрав крок, який можна скасувати, і сказав, чим за нього доведеться заплатити.',
  decidingFact: 'Ціну обраного кроку названо вголос',
  probes: [
    {
      text: 'Що саме зробили ви особисто?',
      trigger: 'no_role',
      listensFor: 'Власний крок, відокремлений від зробленого командою',
    },
    { text: 'Чим це скінчилося?', trigger: 'no_result', listensFor: 'Наслідок, який міг побачити хтось інший' },
  ],
  candidateQuestions: ['З чим я працюватиму в перші місяці?', 'До кого звертатися, коли справа зупинилася?'],
  candidateAnswer: 'В описі посади сказано: «{quote}».',
  about: '{said} («{matter}»)',
  redFlag: {
    text: 'У кожній невдачі випадку звинувачує інших',
    jobReason: 'Роль потребує людей, які шукають причини й у власній роботі.',
  },
  strength: 'Називає конкретну роботу такого роду',
  area: 'Результат цієї роботи не названо',
  absence: 'У резюме не згадано обмежень, початкового стану, наставництва й доступності.',
  searchedFor: ['програма наставництва', 'wcag'],
  highlight: 'Варто придивитися: {quote}',
  followUps: [
    'У резюме сказано: «{quote}». Хто ще над цим працював?',
    'У резюме сказано: «{quote}». Візьміть цей випадок.',
  ],
  toSettle: 'У резюме сказано: «{quote}». Чи це й досі так?',
  toPrepare: 'Узгодити з командою, який із названих інструментів тут використовують.',
  furtherWhen: 'Про випадок розказано, а про результат ні: короткий дзвінок саме про це.',
  beforeOffer: 'Побачити названі документи й дату, до якої вони чинні.',
  toDecide: 'Що з названого в резюме зроблено самостійно. Знаряддя праці видно.',
  toSettleOfNote: 'Минулого разу лишилося незрозумілим: з якого дня ви могли б почати?',
  toSettleOfTwo: 'Поруч із «{quote}» стоїть «{other}»: що з цього було раніше?',
  listensFor: 'Власна частка, відокремлена від чужої',
  weighsMost: 'Вирішують судження й ретельність; добра розмова про інше не заступає прогалини тут.',
  noWhen: ['У жодному випадку не названо власного рішення', 'Робота йде далі без жодної власної перевірки'],
  stock:
    'Розкажіть про випадок, коли вам довелося відповісти на це самостійно: {ask}. Що ви зробили і який був результат?',
  falseClaims: [
    'Мабуть, керувала всіма, хто над цим працював',
    'Зменшила витрати на 73 відсотки',
    'Робила те саме в Google з Terraform',
  ],
  topics: ['основний продукт', 'щоденна робота', 'процеси команди'],
  forbidden: 'Скільки вам років і чи плануєте ви найближчим часом дітей?',
  reworded: 'Який крок був першим у випадку {number}?',
  invented: 'Особисто виграв національний чемпіонат вигаданих досягнень',
};

export const frames = { en, uk } as const;
