import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/**
 * Cases from experience about a focus area that no trade question covers. Recruiters enter a skill, a standard, a tool,
 * a quality, a wish or a group of people. The area therefore gets a sentence of its own, and the question after it says
 * “this” or “here”, which fits any of them.
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
        ask: 'Let us talk about “{area}”. When did this last really matter in your work, what was at stake, and what did you do?',
        whyAsked: 'A recent case can’t be picked for effect: it shows how someone works on an ordinary day.',
        keyPoints: [
          'When and where it was, and what depended on it',
          'The steps, in the order they were taken',
          'Which of them were the candidate’s own',
          'How it ended, and what showed that',
        ],
        notRequired: ['A large or difficult case'],
        anchors: [
          ['Has no example of it and names nothing close'],
          [
            'Speaks of it in general, without a single example',
            'Gives an example, but the steps belong to “we” or to others',
          ],
          ['Gives the example and its main steps in order', 'Says what became of it'],
          [
            'Gives details only somebody who was there would know: figures, names of things, who waited for what',
            'Says how they made sure it was right',
          ],
          [
            'Points out what was unusual about this case and what they changed because of it',
            'Proves the result with something another person could look up',
          ],
        ],
        probes: [
          { text: 'Which of these steps did you take yourself?', trigger: 'no_role' },
          { text: 'How did you know it was right?', trigger: 'no_result' },
          { text: 'When was that, and how often does it come up?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Claims the work as their own, yet cannot say what the first step was',
            jobReason: 'Anyone doing this work here has to start it without being told how.',
          },
        ],
      },
      uk: {
        ask: 'Поговорімо про таке: «{area}». Коли у вашій роботі від цього востаннє справді щось залежало? Розкажіть, що було на кону і що ви зробили.',
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
          { text: 'Як ви зрозуміли, що зробили все правильно?', trigger: 'no_result' },
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
    id: 'frame-first-time-alone',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'easy',
    levels: ['junior'],
    minutes: 5,
    text: {
      en: {
        ask: 'Let us turn to “{area}”. Tell me about the first time this was up to you, at work or in training: how did you go about it, and who checked it?',
        whyAsked:
          'Early on, there is a first time for everything; how it was prepared and checked shows how someone learns.',
        keyPoints: [
          'A real first time, with the place and month',
          'What they found out or were shown beforehand',
          'What they did themselves, from start to finish',
          'What the person who checked it said',
          'What they did differently the second time',
        ],
        notRequired: ['Paid work', 'That it went well'],
        anchors: [
          ['Gives no example, from work or training'],
          ['Says what one should do, not what was done', 'Only watched and names no step of their own'],
          ['Gives the example and two steps of their own', 'Says who checked it'],
          ['Repeats what was said about it, including the criticism', 'Says what they asked before they began'],
          [
            'Did one thing differently the next time and says what that changed, with a number or a time',
            'Names the point where they should have stopped to ask',
          ],
        ],
        probes: [
          { text: 'What did you have to ask before you began?', trigger: 'missing_point' },
          { text: 'Which part was yours, and which was the other person’s?', trigger: 'no_role' },
          { text: 'What went differently the second time?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Перейдімо до теми «{area}». Згадайте, коли це вперше залежало саме від вас, на роботі чи під час навчання. Як ви взялися до справи і хто вас перевіряв?',
        whyAsked:
          'У того, хто починає, усе колись уперше; підготовка й перевірка того разу показують, як людина вчиться.',
        keyPoints: [
          'Справжній перший раз, із місцем і місяцем',
          'Що людина з’ясувала чи побачила перед тим',
          'Що зроблено самостійно, від початку до кінця',
          'Що сказали під час перевірки',
          'Що другого разу зроблено інакше',
        ],
        notRequired: ['Оплачувана робота', 'Щоб усе вдалося'],
        anchors: [
          ['Не називає жодної нагоди ні на роботі, ні під час навчання'],
          ['Каже, як належить робити, а не як було зроблено', 'Лише спостерігає, жодного власного кроку'],
          ['Називає нагоду й два власні кроки', 'Каже, хто перевіряв'],
          ['Переказує, що сказали про роботу, і зауваження теж', 'Називає, про що запитує перед початком'],
          [
            'Наступного разу робить щось інакше й каже, що це змінило, числом або часом',
            'Називає місце, де треба було зупинитися й запитати',
          ],
        ],
        probes: [
          { text: 'Про що вам довелося спитати, перш ніж почати?', trigger: 'missing_point' },
          { text: 'Що робили ви, а що хтось інший?', trigger: 'no_role' },
          { text: 'А що вдруге пішло інакше?', trigger: 'no_result' },
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
    levels: ['junior', 'middle'],
    minutes: 5,
    text: {
      en: {
        ask: 'Next: “{area}”. What do you do differently in this now than a year ago, and what made you change?',
        whyAsked: 'People learn from the work they really do; what made them change shows whether the work was theirs.',
        keyPoints: [
          'Something specific, not a course title',
          'The occasion when it was learned',
          'What was done before, and what is done now',
        ],
        notRequired: ['A certificate'],
        anchors: [
          ['Names nothing new'],
          ['Names a course or a book but no use of it', 'Names something anyone in the field knows from the start'],
          ['Names one thing and the occasion it came from', 'Says how they have used it since'],
          [
            'Says what it replaced and why that was worse',
            'Learned it by looking for a cause or asking the right person',
          ],
          [
            'Shows what it has saved since: time, a figure, repeated work',
            'Names what they still do not know about it, and how they will find out',
          ],
        ],
        probes: [
          { text: 'How did you do it before?', trigger: 'missing_point' },
          { text: 'When did you last use it?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Далі таке: «{area}». Що тут ви тепер робите інакше, ніж рік тому, і що вас до цього підштовхнуло?',
        whyAsked: 'Хто над чимось працює, той на цьому вчиться; нагода показує, чи робота була власна.',
        keyPoints: [
          'Щось конкретне, а не назва курсу',
          'Що саме до цього підштовхнуло',
          'Як робили раніше і як роблять тепер',
        ],
        notRequired: ['Сертифікат'],
        anchors: [
          ['Не називає нічого нового'],
          ['Називає курс чи книжку, але не вжиток', 'Називає те, що у фаху знають від початку'],
          ['Називає одну річ і нагоду', 'Називає, де це відтоді знадобилося'],
          ['Каже, що це замінило і чим воно було гірше', 'Дізнається, шукаючи причину чи питаючи потрібну людину'],
          [
            'Показує, що це відтоді заощадило: час, кількість, повторну роботу',
            'Каже, чого тут і досі не знає і як з’ясує',
          ],
        ],
        probes: [
          { text: 'Як ви робили це раніше?', trigger: 'missing_point' },
          { text: 'Коли вам це востаннє знадобилося?', trigger: 'no_result' },
        ],
        redFlags: [],
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
        ask: 'Now “{area}”. When has this given you the most trouble so far? Take me from the first sign to what you do differently today.',
        whyAsked:
          'Anyone who really works with something has had trouble with it; how they noticed and fixed it shows how well they know it.',
        keyPoints: [
          'One real case and what it led to',
          'How and when it was noticed, and by whom',
          'What was done at once, and what the cause was',
          'What has been done differently since',
        ],
        notRequired: ['A serious mistake', 'Sole responsibility for it'],
        anchors: [
          ['Says it has never given any trouble'],
          ['Tells only of other people’s mistakes', 'Names the trouble but not what it led to'],
          ['Names the trouble, their own part in it and how it was put right', 'Says who was told about it'],
          [
            'Separates what stopped the harm at once from what removed the cause',
            'Names the sign that could have been seen earlier',
          ],
          [
            'Shows that it has not happened again, and how they know',
            'Describes another case where the new habit caught the same thing in time',
          ],
        ],
        probes: [
          { text: 'How long had it been wrong before somebody noticed?', trigger: 'missing_point' },
          { text: 'What was your own part in it?', trigger: 'no_role' },
          { text: 'What exactly do you do differently today?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Covered it up so that people relying on the work did not find out',
            jobReason: 'Others act on this work; what is hidden reaches them too late to be put right.',
          },
        ],
      },
      uk: {
        ask: 'Тепер таке: «{area}». Із чим тут у вас було найбільше клопоту? Розкажіть, як ви це помітили, і далі аж до того, що тепер робите інакше.',
        whyAsked:
          'Хто справді із цим працював, той мав із цим і клопіт; із того, як його помітили й усунули, видно, чи людина це знає.',
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
            'Наводить інший випадок, коли нова звичка вчасно спинила те саме',
          ],
        ],
        probes: [
          { text: 'Скільки це тривало, перш ніж хтось помітив?', trigger: 'missing_point' },
          { text: 'А що з цього залежало від вас?', trigger: 'no_role' },
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
    id: 'frame-result-before-and-after',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: ['middle', 'senior', 'lead'],
    minutes: 6,
    text: {
      en: {
        ask: 'The next subject is “{area}”. What have you achieved in it that someone else could count or check? Tell me how things were before, what you did, and how they were afterwards.',
        whyAsked:
          'Someone who only stood nearby can’t describe the situation before, their own part and a countable result.',
        keyPoints: [
          'The situation before, as a figure or something visible',
          'What exactly the candidate did, and over what period',
          'Who else played a part',
          'The situation afterwards, measured in the same way',
          'What else may have caused the difference',
        ],
        notRequired: ['A large figure', 'Figures an employer keeps confidential'],
        anchors: [
          ['Names no result'],
          ['Names effort or praise instead of a result', 'Gives a figure but cannot say how it was counted'],
          ['Gives the situation before and after', 'Names two steps of their own'],
          [
            'Measures before and after in the same way, and says where the figure came from',
            'Separates their own part from that of others, by name or job',
          ],
          [
            'Names what else could explain the difference, and what argues against that',
            'Knows what the figure was six months later, and why',
          ],
        ],
        probes: [
          { text: 'Who counted it, and how?', trigger: 'no_result' },
          { text: 'What would have happened without you?', trigger: 'no_role' },
          { text: 'How are things today?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Offers a figure, then changes it when asked how it was counted',
            jobReason: 'Decisions here are based on figures that this person reports.',
          },
        ],
      },
      uk: {
        ask: 'Наступна тема: «{area}». Який ваш результат тут може порахувати чи перевірити хтось інший? Розкажіть, як було спочатку, що зробили саме ви і як стало.',
        whyAsked: 'Як було, власна частка і як стало, та ще й із числом: цього не розкаже той, хто лише стояв поруч.',
        keyPoints: [
          'Стан до того, числом або тим, що можна побачити',
          'Що саме зроблено власноруч і за який час',
          'Хто ще був до цього причетний',
          'Стан після, виміряний так само',
          'Що ще могло спричинити різницю',
        ],
        notRequired: ['Велике число', 'Дані, які роботодавець не розголошує'],
        anchors: [
          ['Не називає результату'],
          ['Замість результату називає зусилля чи похвалу', 'Називає число, але не каже, як його пораховано'],
          ['Називає стан до і після', 'Називає два власні кроки'],
          [
            'Рахує до і після однаково й каже, звідки взято число',
            'Відділяє свою частку від чужої, називаючи, хто що робив',
          ],
          [
            'Називає, чим іще можна пояснити різницю і що цьому суперечить',
            'Знає, яким число було за пів року, і чому',
          ],
        ],
        probes: [
          { text: 'Хто це рахував і як?', trigger: 'no_result' },
          { text: 'А що було б без вас?', trigger: 'no_role' },
          { text: 'А як із цим тепер?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Називає число, а після запитання, як його пораховано, міняє його',
            jobReason: 'За числами, які подає ця людина, тут ухвалюють рішення.',
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
    levels: ['middle', 'senior', 'lead'],
    minutes: 6,
    text: {
      en: {
        ask: 'One part of this job is “{area}”. Tell me about a decision on this that was yours and could have gone either way. What spoke for each side, and how did it turn out?',
        whyAsked: 'Following rules is learned quickly; weighing options shows who understands the subject.',
        keyPoints: [
          'A decision that was really open, and what depended on it',
          'What spoke for each option, with facts',
          'Why this one, and who was consulted first',
          'What came of it, including what did not go as hoped',
        ],
        notRequired: ['That the decision was right'],
        anchors: [
          ['Names no decision of their own'],
          ['Names a decision with only one sensible option', 'Gives an opinion instead of reasons'],
          ['Names both options and a reason for each', 'Says what came of it, and for whom'],
          [
            'Gives the fact that tipped the balance, and where it came from',
            'Says what was given up by deciding this way',
          ],
          [
            'Had agreed in advance what sign would make them turn back',
            'Says what they would decide today, and what new knowledge makes the difference',
          ],
        ],
        probes: [
          { text: 'Who was against it, and what was their best argument?', trigger: 'missing_point' },
          { text: 'What did you not know at the time?', trigger: 'too_general' },
          { text: 'How could you tell whether it was the right decision?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ця робота має й такий бік: «{area}». Розкажіть про рішення, яке тут ухвалювали саме ви, коли можна було зробити і так, і так. Які були доводи за кожен варіант і що з того вийшло?',
        whyAsked: 'Виконувати вчаться швидко; уміння зважити показує, хто розуміє справу.',
        keyPoints: [
          'Справді відкрите рішення і що від нього залежало',
          'Доводи за кожен варіант, із фактами',
          'Чому саме цей і кого перед тим вислухано',
          'Що вийшло, зокрема де не так, як хотілося',
        ],
        notRequired: ['Щоб рішення було правильним'],
        anchors: [
          ['Не називає жодного власного рішення'],
          ['Називає рішення, у якому був лише один можливий шлях', 'Замість підстав висловлює думку'],
          ['Називає обидва шляхи й підставу для кожного', 'Каже, що з того вийшло і для кого'],
          ['Називає факт, який переважив, і звідки він узявся', 'Каже, від чого довелося відмовитися'],
          ['Наперед визначає, за якою ознакою поверне назад', 'Каже, як вирішує тепер і яке знання це змінило'],
        ],
        probes: [
          { text: 'Хто був проти і який у них був найсильніший довід?', trigger: 'missing_point' },
          { text: 'Чого ви тоді не знали?', trigger: 'too_general' },
          { text: 'Як ви дізналися, чи рішення було правильне?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-seen-in-others-work',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: ['middle', 'senior', 'lead'],
    minutes: 5,
    text: {
      en: {
        ask: 'Our next subject: “{area}”. Tell me about a time when you noticed a colleague getting this wrong. How could you tell, and what did you say to them?',
        whyAsked: 'Seeing what is wrong in someone else’s work takes more knowledge than doing your own.',
        keyPoints: [
          'What the colleague was doing or leaving out',
          'The sign that showed it',
          'What they said to the colleague, and when',
          'What came of it, for the work and between the two of them',
        ],
        notRequired: ['Being the colleague’s manager'],
        anchors: [
          ['Has never looked at a colleague’s work'],
          ['Saw that “something” was wrong but names no sign', 'Redid the work without a word'],
          ['Says what was wrong and told the colleague', 'Says what the colleague did about it'],
          ['Names a sign that others had missed', 'Asked first and let the colleague find the cause'],
          ['Looked for a second case like it and found one', 'Says what they learned from the colleague in return'],
        ],
        probes: [
          { text: 'Say it to me the way you said it to them.', trigger: 'vague' },
          { text: 'What would have happened if you had not looked?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ще одна тема: «{area}». Згадайте, коли ви помітили, що хтось із колег тут помиляється. Як ви це зрозуміли і що сказали?',
        whyAsked: 'Щоб побачити хибу в чужій роботі, треба знати більше, ніж для власної.',
        keyPoints: [
          'Що колега робив не так чи пропускав',
          'Ознака, за якою це видно',
          'Що сказано колезі і коли',
          'Що з того вийшло для справи й для стосунків між ними',
        ],
        notRequired: ['Бути керівником'],
        anchors: [
          ['Чужої роботи ніколи не переглядає'],
          ['Каже, що «щось було не так», без ознаки', 'Мовчки переробляє'],
          ['Називає, що було не так, і каже про це колезі', 'Каже, що людина із цим зробила'],
          ['Називає ознаку, повз яку інші пройшли', 'Спершу питає й дає колезі самому дійти до причини'],
          ['Шукає другий такий випадок і знаходить його', 'Каже, чого й сам кандидат при цьому навчається'],
        ],
        probes: [
          { text: 'Скажіть мені це так, як сказали тоді.', trigger: 'vague' },
          { text: 'Що сталося б, якби ви цього не помітили?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-others-work-otherwise-since',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'hard',
    levels: ['senior', 'lead'],
    minutes: 6,
    text: {
      en: {
        ask: 'This one concerns “{area}”. What do other people do differently today because of you? Start with what was wrong, and end with what was left of the change a year later.',
        whyAsked: 'At this level, people are expected to change how others work, and a year shows whether it lasted.',
        keyPoints: [
          'What was wrong, and what showed it',
          'Who had to change something, and who was against it',
          'What was tried first, and on how small a scale',
          'What was left a year later, and how they know',
        ],
        notRequired: ['Formal authority over those people'],
        anchors: [
          ['Names nothing that others do differently'],
          ['Names a rule they issued, not what people did with it', 'Cannot say what it was like before'],
          ['Says what was wrong, what was changed and for whom', 'Names someone who was against it, and why'],
          [
            'Tried it on a small scale first and says what was changed after that',
            'Gives a figure for before and after',
          ],
          [
            'Says what had to be dropped again, and what that taught them',
            'Set it up to last without them, and can tell how they know',
          ],
        ],
        probes: [
          { text: 'Who was against it, and what did you do about that?', trigger: 'missing_point' },
          { text: 'Which part of it was your idea, and which was somebody else’s?', trigger: 'no_role' },
          { text: 'How do you know they still do it?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ідеться про таке: «{area}». Що ваші колеги почали завдяки вам робити інакше? Розкажіть, що було не так раніше, хто був проти і що з того лишилося досі.',
        whyAsked: 'На цьому рівні чекають, що людина змінить роботу інших, а рік показує, чи зміна втрималася.',
        keyPoints: [
          'Що було не так і звідки це відомо',
          'Кому довелося щось змінити і хто був проти',
          'Що спробували спочатку, у малому обсязі',
          'Що лишилося за рік і звідки це відомо',
        ],
        notRequired: ['Формальна влада над цими людьми'],
        anchors: [
          ['Не називає нічого, що інші роблять інакше'],
          ['Називає виданий припис, а не те, що люди з ним робили', 'Не може сказати, як було до того'],
          ['Називає, що було не так, що змінено й для кого', 'Називає того, хто був проти, і його підставу'],
          ['Спершу пробує на малому й каже, що після цього виправлено', 'Наводить число до і число після'],
          [
            'Каже, від чого довелося знову відмовитися і чого це навчило',
            'Лишає все так, що воно тримається без кандидата, і каже, звідки це знає',
          ],
        ],
        probes: [
          { text: 'Хто був проти і що ви із цим зробили?', trigger: 'missing_point' },
          { text: 'Що з того придумали ви, а що хтось інший?', trigger: 'no_role' },
          { text: 'Звідки ви знаєте, що так роблять і досі?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
];
