import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/**
 * Cases from experience about a focus area that no question of a trade knows. A recruiter types a skill, a standard, a
 * tool, a quality or a relationship: each ask can be said with any of them.
 */
export const pastWorkFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-mattered-most-recently',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: '“{area}” is part of this job. When did it last really matter in your work, what was at stake, and what did you do?',
        whyAsked: 'A recent case cannot be prepared for its shine: it shows how somebody works on an ordinary day.',
        keyPoints: [
          'When and where it was, and what hung on it',
          'The steps in the order in which they were taken',
          'Which of them were the candidate’s own',
          'How it ended, and how one could see that',
        ],
        notRequired: ['A large or difficult case'],
        anchors: [
          ['Knows no case of it and names nothing near it'],
          ['Speaks of it in general, without one case', 'Names a case, but the steps stay with “we” or with others'],
          ['Gives the case and its main steps in order', 'Says what became of it'],
          [
            'Gives details that only somebody who was there knows: figures, names of things, who waited for what',
            'Says how they made sure that it was right',
          ],
          [
            'Points out what was unlike the usual case and what they changed because of it',
            'Shows the result by something another person could look up',
          ],
        ],
        probes: [
          { text: 'Which of these steps did you take yourself?', trigger: 'no_role' },
          { text: 'How did you know that it was right?', trigger: 'no_result' },
          { text: 'When was that, and how often does it come up?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Claims the work as their own, yet cannot say what the first step was',
            jobReason: 'Whoever does this work here has to begin it without being told how.',
          },
        ],
      },
      uk: {
        ask: 'Частина цієї роботи — «{area}». Коли це востаннє справді важило у вашій роботі? Розкажіть, що було на кону і що ви зробили.',
        whyAsked: 'Недавній випадок не підготуєш заздалегідь: він показує, як людина працює звичайного дня.',
        keyPoints: [
          'Коли й де це було і що від цього залежало',
          'Кроки в тому порядку, у якому їх зроблено',
          'Власні кроки кандидата серед них',
          'Чим закінчилося і з чого це видно',
        ],
        notRequired: ['Великий чи складний випадок'],
        anchors: [
          ['Не має такого випадку й нічого близького не називає'],
          ['Говорить узагалі, без жодного випадку', 'Називає випадок, але кроки лишаються за «ми» або за іншими'],
          ['Називає випадок і головні кроки по порядку', 'Каже, чим закінчилося'],
          [
            'Згадує подробиці, відомі лише тому, хто там був: цифри, назви, хто на що чекав',
            'Каже, як переконується, що все правильно',
          ],
          [
            'Показує, чим цей випадок відрізнявся від звичайного і що через це змінено',
            'Підтверджує результат тим, що може перевірити й інша людина',
          ],
        ],
        probes: [
          { text: 'Які із цих кроків ви зробили самі?', trigger: 'no_role' },
          { text: 'З чого ви знали, що все правильно?', trigger: 'no_result' },
          { text: 'Коли це було і як часто таке трапляється?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Називає роботу своєю, але не може сказати, яким був перший крок',
            jobReason: 'Хто робитиме це в нас, починатиме без підказки.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-gave-most-trouble',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'Where has “{area}” given you the most trouble so far? Tell me about that case, from the first sign to what you do differently today.',
        whyAsked:
          'Who really has to do with something has had trouble with it; how it was noticed and mended shows how well they know it.',
        keyPoints: [
          'One real case and what it led to',
          'How and when it was noticed, and by whom',
          'What was done at once, and what was the cause',
          'What has been done differently since',
        ],
        notRequired: ['A grave mistake', 'Sole responsibility for it'],
        anchors: [
          ['Says that it has never given any trouble'],
          ['Tells only of other people’s mistakes', 'Names the trouble but not what it led to'],
          ['Names the trouble, their own share and how it was put right', 'Says who was told about it'],
          [
            'Separates what stopped the harm at once from what removed the cause',
            'Names the sign that could have been seen earlier',
          ],
          [
            'Shows that it has not come back since, and how they know',
            'Changed how others work too, not just their own habit',
          ],
        ],
        probes: [
          { text: 'How long had it been wrong before somebody noticed?', trigger: 'missing_point' },
          { text: 'What was your own share in it?', trigger: 'no_role' },
          { text: 'What exactly do you do differently today?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Covered it up so that those who relied on the work did not learn of it',
            jobReason: 'Others act on this work; what is hidden reaches them too late to be put right.',
          },
        ],
      },
      uk: {
        ask: '«{area}»: де ви досі мали із цим найбільше клопоту? Розкажіть про той випадок від першої ознаки до того, що ви тепер робите інакше.',
        whyAsked:
          'Хто справді має із чимось справу, той мав із цим і клопіт; як його помічено й усунено, показує, чи людина це знає.',
        keyPoints: [
          'Один справжній випадок і його наслідок',
          'Як, коли й хто це помітив',
          'Що зроблено одразу і яка була причина',
          'Що відтоді роблять інакше',
        ],
        notRequired: ['Серйозна помилка', 'Одноосібна відповідальність за неї'],
        anchors: [
          ['Каже, що клопоту із цим ніколи не було'],
          ['Розповідає лише про чужі помилки', 'Називає клопіт, але не його наслідок'],
          ['Називає, що сталося, свою частку і як виправлено', 'Каже, кого про це повідомлено'],
          [
            'Відрізняє те, що одразу спинило шкоду, від того, що усунуло причину',
            'Називає ознаку, яку можна було побачити раніше',
          ],
          [
            'Показує, що відтоді це не повторюється, і звідки це відомо',
            'Міняє не лише свою звичку, а й те, як працюють інші',
          ],
        ],
        probes: [
          { text: 'Скільки це тривало, перш ніж хтось помітив?', trigger: 'missing_point' },
          { text: 'Яка в цьому ваша частка?', trigger: 'no_role' },
          { text: 'Що саме ви тепер робите інакше?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Приховує те, що сталося, від тих, хто покладається на цю роботу',
            jobReason: 'За цією роботою діють інші; приховане доходить до них запізно.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-decision-of-your-own',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'Tell me about a decision on “{area}” that was yours to make and could have gone either way: what spoke for each, and what came of it.',
        whyAsked: 'Following is learned quickly; weighing shows who understands the matter.',
        keyPoints: [
          'A decision that was really open, and what hung on it',
          'What spoke for each way, with facts',
          'Why this one, and who was heard before',
          'What came of it, also where it was not as hoped',
        ],
        notRequired: ['That the decision was right'],
        anchors: [
          ['Names no decision of their own'],
          ['Names a decision that had only one sensible way', 'Gives an opinion in place of reasons'],
          ['Names both ways and a reason for each', 'Says what came of it'],
          ['Gives the fact that tipped the balance, and where it came from', 'Says what was given up by deciding so'],
          [
            'Had settled beforehand by what sign to turn back',
            'Says what they would decide today, and which knowledge makes the difference',
          ],
        ],
        probes: [
          { text: 'Who was against it, and what was their best argument?', trigger: 'missing_point' },
          { text: 'What did you not know at that time?', trigger: 'too_general' },
          { text: 'How did you see whether it was the right one?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: '«{area}»: розкажіть про рішення, яке ухвалювали саме ви і коли можна було і так, і так. Що говорило за кожне і що з того вийшло?',
        whyAsked: 'Виконувати вчаться швидко; уміння зважити показує, хто розуміє справу.',
        keyPoints: [
          'Справді відкрите рішення і що від нього залежало',
          'Що говорило за кожен шлях, із фактами',
          'Чому саме цей і кого перед тим вислухано',
          'Що вийшло, зокрема де не так, як хотілося',
        ],
        notRequired: ['Щоб рішення було правильним'],
        anchors: [
          ['Не називає жодного власного рішення'],
          ['Називає рішення, у якому був лише один можливий шлях', 'Замість підстав висловлює думку'],
          ['Називає обидва шляхи й підставу для кожного', 'Каже, що з того вийшло'],
          ['Називає факт, який переважив, і звідки він узявся', 'Каже, від чого довелося відмовитися'],
          ['Наперед визначає, за якою ознакою поверне назад', 'Каже, як вирішує тепер і яке знання це змінило'],
        ],
        probes: [
          { text: 'Хто був проти і який мав найкращий довід?', trigger: 'missing_point' },
          { text: 'Чого ви тоді не знали?', trigger: 'too_general' },
          { text: 'З чого ви побачили, чи рішення правильне?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-learned-in-the-last-year',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Something about “{area}” that you know today and did not know two years ago: what is it, and on which occasion did it come to you?',
        whyAsked: 'Whoever works at something learns from it; the occasion shows whether the work was theirs.',
        keyPoints: [
          'Something particular, not a course title',
          'The occasion on which it was learned',
          'What was done before, and what is done now',
        ],
        notRequired: ['A certificate'],
        anchors: [
          ['Names nothing new'],
          [
            'Names a course or a book without any use of it',
            'Names something anybody in the field knows from the start',
          ],
          ['Names one thing and the occasion', 'Names a use of it since'],
          [
            'Says what it replaced and why that was worse',
            'Learned it by looking for a cause or asking the right person',
          ],
          [
            'Passed it on so that others work by it',
            'Names what they still do not know there, and how they will find out',
          ],
        ],
        probes: [
          { text: 'How did you do it before?', trigger: 'missing_point' },
          { text: 'When did you last use it?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: '«{area}»: що ви за останні рік-два дізналися про це такого, чого раніше не знали? Розкажіть, за якої нагоди і що ви із цим тепер робите.',
        whyAsked: 'Хто над чимось працює, той на цьому вчиться; нагода показує, чи робота була власна.',
        keyPoints: [
          'Щось конкретне, а не назва курсу',
          'Нагода, за якої це з’ясувалося',
          'Як робили раніше і як роблять тепер',
        ],
        notRequired: ['Сертифікат'],
        anchors: [
          ['Не називає нічого нового'],
          ['Називає курс чи книжку, але не вжиток', 'Називає те, що у фаху знають від початку'],
          ['Називає одну річ і нагоду', 'Називає, де це відтоді знадобилося'],
          ['Каже, що це замінило і чим воно було гірше', 'Дізнається, шукаючи причину чи питаючи потрібну людину'],
          ['Передає далі так, що за цим працюють інші', 'Каже, чого тут і досі не знає і як з’ясує'],
        ],
        probes: [
          { text: 'Як ви робили це раніше?', trigger: 'missing_point' },
          { text: 'Коли це востаннє вам знадобилося?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-checked-for-somebody-else',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Think of a colleague whom you helped with “{area}” or whose work on it you checked. What did you find, and what did you say to them?',
        whyAsked: 'Seeing what is not right in another’s work needs more knowledge than doing one’s own.',
        keyPoints: [
          'What was there to check or to help with',
          'What was found, and by what',
          'The words to the colleague',
          'What came of it',
        ],
        notRequired: ['Being the superior'],
        anchors: [
          ['Has never looked at another’s work'],
          ['Finds that all was well, without saying how that was seen', 'Did the work over without a word'],
          ['Names what was found and told the colleague', 'Says what the colleague did with it'],
          ['Names the sign by which it was found', 'Lets the colleague find the cause'],
          ['Found a second case of the same kind elsewhere', 'Says what they learned from the colleague in return'],
        ],
        probes: [
          { text: 'Say it to me as you said it to them.', trigger: 'vague' },
          { text: 'What would have happened if you had not looked?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Згадайте когось, кому ви допомагали у справі «{area}» або чию роботу перевіряли. Що ви побачили і що сказали тій людині?',
        whyAsked: 'Щоб побачити хибу в чужій роботі, треба знати більше, ніж для власної.',
        keyPoints: [
          'У чому треба було допомогти чи що перевірити',
          'Що виявлено і за чим',
          'Слова до тієї людини',
          'Що з того вийшло',
        ],
        notRequired: ['Бути керівником'],
        anchors: [
          ['Чужої роботи ніколи не переглядає'],
          ['Каже, що все було гаразд, але не каже, з чого це видно', 'Мовчки переробляє'],
          ['Називає виявлене і те, що сказано', 'Каже, що людина із цим зробила'],
          ['Називає ознаку, за якою це видно', 'Дає людині самій дійти до причини'],
          ['Знаходить таке саме ще десь', 'Каже, чого й сам кандидат при цьому навчається'],
        ],
        probes: [
          { text: 'Скажіть мені це так, як сказали тоді.', trigger: 'vague' },
          { text: 'Що сталося б, якби ви не подивилися?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
];
