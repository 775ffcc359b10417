import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** The main task for a trade without a task of its own in the playbook. */
export const workSampleFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-task-plan-the-work',
    about: 'area',
    kind: 'task',
    difficulty: 'medium',
    minutes: 25,
    text: {
      en: {
        ask: 'A work sample on “{area}”. Next week you do this here for the first time. In ten minutes, write down your steps, what each needs and how you check it. Then talk me through them.',
        whyAsked:
          'A work sample shows how someone does the actual work of this job, rather than how they talk about it.',
        keyPoints: [
          'Steps in a workable order, with none of the necessary ones missing',
          'What must be known or to hand before each step',
          'Checks at the points where a mistake would be costly',
          'Which steps depend on other people, and on whom',
          'What would make them stop or change the plan',
        ],
        notRequired: ['Knowing this company’s rules', 'Neat writing'],
        anchors: [
          ['Writes nothing anyone could act on'],
          ['Leaves out a step without which the work fails', 'Writes headings that would fit any work'],
          ['Has the main steps in an order that works', 'Names what is needed and one check'],
          [
            'Puts a check before each step that cannot be undone',
            'Asks the interviewer for the two or three facts the plan turns on',
          ],
          [
            'Names the step where the plan is most likely to fail and has an alternative ready',
            'Says which steps they would do differently for a small or large case, and why',
          ],
        ],
        probes: [
          { text: 'Which step would you be least willing to drop, and why?', trigger: 'missing_point' },
          { text: 'Halfway through, something you need is missing. What do you do?', trigger: 'too_general' },
          { text: 'How do you know at the end that it has been done well?', trigger: 'no_result' },
          { text: 'Where have you done it in this order yourself?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Leaves out a step that protects people or property, and insists on this when asked',
            jobReason: 'In this job, the step would be left out on a working day too.',
          },
        ],
      },
      uk: {
        ask: 'Завдання на папері: «{area}». Наступного тижня у вас тут перша така справа. За десять хвилин запишіть кроки, що потрібно для кожного і як ви його перевірите. Потім поясніть їх мені.',
        whyAsked: 'Зразок роботи показує, як людина береться саме до цієї справи, а не як про неї розповідає.',
        keyPoints: [
          'Кроки в придатному порядку, жодного потрібного не пропущено',
          'Що треба знати або мати перед кожним кроком',
          'Перевірки там, де помилка дорога',
          'Які кроки залежать від інших людей і від кого саме',
          'Що змусило б зупинитися чи змінити план',
        ],
        notRequired: ['Знання правил саме цієї компанії', 'Гарний запис'],
        anchors: [
          ['Не записує нічого, за чим можна діяти'],
          ['Пропускає крок, без якого справа не вдасться', 'Записує заголовки, придатні для будь-якої роботи'],
          ['Має головні кроки в придатному порядку', 'Називає потрібне й одну перевірку'],
          [
            'Ставить перевірку перед кожним кроком, якого не скасувати',
            'Питає в інтерв’юера про два-три факти, від яких залежить план',
          ],
          [
            'Називає крок, де план найімовірніше зірветься, і має запасний шлях',
            'Каже, які кроки робитиме інакше в малій і великій справі та чому',
          ],
        ],
        probes: [
          { text: 'Від якого кроку ви відмовилися б в останню чергу і чому?', trigger: 'missing_point' },
          { text: 'Посеред роботи виявляється, що чогось бракує. Що ви зробите?', trigger: 'too_general' },
          { text: 'Як наприкінці зрозуміти, що зроблено добре?', trigger: 'no_result' },
          { text: 'Де ви самі вже робили це в такому порядку?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Пропускає крок, який береже людей чи майно, і наполягає на цьому після запитання',
            jobReason: 'На цій роботі такий крок буде пропущено й у звичайний робочий день.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-task-accept-or-reject',
    about: 'area',
    kind: 'task',
    difficulty: 'medium',
    levels: ['middle', 'senior', 'lead'],
    minutes: 25,
    text: {
      en: {
        ask: 'The task is about “{area}”. Someone shows you work where this is what counts. In ten minutes, write the checklist for accepting or returning it. Then apply it out loud to a case you know.',
        whyAsked: 'A checklist made on the spot shows which points of this work someone knows to be important.',
        keyPoints: [
          'Points that can be answered by looking or measuring',
          'Limits: the point at which work is returned',
          'The most important points come first',
          'An honest use of the list on a real piece of work',
          'What the list cannot catch',
        ],
        notRequired: ['A complete list', 'Official forms'],
        anchors: [
          ['Writes no point that can be checked'],
          ['Writes points such as “good quality” without a limit', 'Cannot apply the list to any real piece of work'],
          ['Writes several points that can be checked', 'Applies them to a piece of work and reaches a verdict'],
          [
            'Gives a limit for each important point and says where it comes from',
            'Finds a fault in their own work with the list',
          ],
          [
            'Cuts the list to what is decisive, with a reason for each point dropped',
            'Improves the list after applying it, and says what it had missed',
          ],
        ],
        probes: [
          { text: 'Which point alone would send the work back?', trigger: 'missing_point' },
          { text: 'Two people apply your list. Where would they differ?', trigger: 'vague' },
          { text: 'What bad work would pass this list?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Завдання про таке: «{area}». Вам показують роботу, у якій саме це найважливіше. За десять хвилин складіть перелік, за яким ви її приймете чи повернете. Потім перевірте за ним уголос знайомий вам випадок.',
        whyAsked: 'Перелік, складений на місці, показує, що людина вважає в цій роботі вирішальним.',
        keyPoints: [
          'Пункти, на які відповідають, подивившись чи вимірявши',
          'Межа, за якою роботу повертають',
          'Найважливіше стоїть першим',
          'Чесне застосування до справжньої роботи',
          'Чого перелік не виявить',
        ],
        notRequired: ['Повнота', 'Офіційні бланки'],
        anchors: [
          ['Не записує жодного пункту, який можна перевірити'],
          ['Записує «якісно», «вчасно» без межі', 'Не може застосувати перелік до справжньої роботи'],
          ['Записує кілька пунктів, які можна перевірити', 'Застосовує їх до роботи й доходить висновку'],
          ['До кожного важливого пункту має межу й каже, звідки вона', 'Знаходить за переліком ваду у власній роботі'],
          [
            'Скорочує перелік до вирішального й пояснює кожен викреслений пункт',
            'Поліпшує перелік після застосування й каже, чого в ньому бракувало',
          ],
        ],
        probes: [
          { text: 'Через який пункт ви повернете роботу без розмов?', trigger: 'missing_point' },
          { text: 'Двоє перевіряють за вашим переліком. У чому вони розійдуться?', trigger: 'vague' },
          { text: 'Яка погана робота все одно пройшла б за цим переліком?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-task-questions-before-work',
    about: 'area',
    kind: 'task',
    difficulty: 'easy',
    levels: ['junior', 'middle'],
    minutes: 25,
    text: {
      en: {
        ask: 'Your first assignment here: “{area}”. That is all you are told. In ten minutes, note the questions you need answered, the most important first. I will answer them; then tell me your first three steps.',
        whyAsked:
          'The questions someone asks before starting show what they already know about the work, even with little practice.',
        keyPoints: [
          'Questions that would each change the work',
          'An order of importance, with the reason',
          'Steps that use the answers',
          'What they do when there is no answer',
          'What they would show to somebody, and when',
        ],
        notRequired: ['Experience in our organisation', 'Many questions'],
        anchors: [
          ['Notes down no question'],
          ['Notes down questions that would fit any assignment', 'Names steps that do not use the answers'],
          ['Notes down three questions about the subject', 'Names three steps in an order that works'],
          ['Says what the answer to each question changes', 'Has a step where they show what they have so far'],
          [
            'Asks about the unusual case, and knows it from experience',
            'Says which answer they would doubt, and how they would check it',
          ],
        ],
        probes: [
          { text: 'If you could ask only one, which would it be, and why?', trigger: 'missing_point' },
          { text: 'What do you do when nobody knows that?', trigger: 'too_general' },
          { text: 'Which of these have you really had to ask?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ваше перше доручення: «{area}». Більше вам нічого не сказали. За десять хвилин запишіть запитання, на які вам потрібна відповідь, починаючи з найважливішого. Я відповім, а ви назвете перші три кроки.',
        whyAsked: 'Запитання перед початком показують, що людина вже знає про справу, хоч практики ще мало.',
        keyPoints: [
          'Запитання, кожне з яких змінило б роботу',
          'Порядок за вагою, з підставою',
          'Кроки, які спираються на відповіді',
          'Що робити, коли відповіді немає',
          'Що й коли буде показано комусь',
        ],
        notRequired: ['Досвід у нас', 'Багато запитань'],
        anchors: [
          ['Не занотовує жодного запитання'],
          ['Занотовує запитання, придатні для будь-якого доручення', 'Називає кроки, які не спираються на відповіді'],
          ['Занотовує три запитання по суті', 'Називає три кроки в придатному порядку'],
          ['Про кожне запитання каже, що змінить відповідь', 'Має крок, на якому показує вже зроблене'],
          [
            'Питає про випадок, не схожий на звичайний, бо вже мав із таким справу',
            'Каже, якій відповіді не вірить одразу і як її перевірить',
          ],
        ],
        probes: [
          { text: 'Якщо можна лише одне запитання, то яке і чому?', trigger: 'missing_point' },
          { text: 'А якщо відповіді ніхто не знає, що зробите?', trigger: 'too_general' },
          { text: 'Про що із цього ви справді колись питали на роботі?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-task-note-for-a-substitute',
    about: 'area',
    kind: 'task',
    difficulty: 'medium',
    minutes: 25,
    text: {
      en: {
        ask: 'This exercise concerns “{area}”. You are away for two weeks from tomorrow. In ten minutes, write down what your stand-in needs to know about this in your present work. Then go through it with me.',
        whyAsked:
          'What someone puts on a one-page handover shows what they do, what they see as risky and who they think of.',
        keyPoints: [
          'What is under way, how far it has got and what is due when',
          'What must not be forgotten, and the damage if it is',
          'Who to ask about what, by job and not only by name',
          'What may be decided without asking, and what may not',
          'Where to find the documents or things needed',
        ],
        notRequired: ['Confidential details of the present employer', 'Full sentences'],
        anchors: [
          ['Writes nothing the stand-in could act on'],
          ['Writes what they do, without dates or places', 'Leaves out something due within the two weeks'],
          ['Names what is due and when', 'Names a person to ask and a place to look'],
          ['Says what to do if the riskiest item goes wrong', 'Marks what the stand-in may decide alone'],
          [
            'Asks me to repeat it and corrects the part I misunderstood',
            'Adds what an earlier stand-in had not understood, and what it led to',
          ],
        ],
        probes: [
          { text: 'I am covering for you, and it is the third day: what do I do first?', trigger: 'vague' },
          { text: 'What would cost most if I forgot it?', trigger: 'missing_point' },
          { text: 'How did it go when you were last away?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Leaves out a known danger to avoid looking bad, and admits it when asked',
            jobReason: 'The stand-in would walk into it without warning.',
          },
        ],
      },
      uk: {
        ask: 'Вправа про таке: «{area}». Від завтра вас не буде два тижні. За десять хвилин напишіть тому, хто вас замінить, що тут треба знати з вашої теперішньої роботи. Потім пройдемо це разом.',
        whyAsked:
          'Що людина передає на одній сторінці, те показує, що вона робить, що вважає ризиком і про кого думає.',
        keyPoints: [
          'Що триває, на якому воно етапі й до коли має бути',
          'Чого не можна забути і яка від цього шкода',
          'Кого про що питати, за посадою, а не лише на ім’я',
          'Що можна вирішити без запитань, а що ні',
          'Де лежать потрібні папери чи речі',
        ],
        notRequired: ['Таємниці теперішнього роботодавця', 'Повні речення'],
        anchors: [
          ['Не пише нічого, за чим хтось міг би діяти'],
          ['Пише, що робить, без дат і місць', 'Пропускає те, що припадає на ці два тижні'],
          ['Називає, що й до коли має бути', 'Називає, кого спитати і де подивитися'],
          ['Про найризикованіше каже, що робити, коли піде не так', 'Позначає, що заступник вирішує сам'],
          [
            'Просить мене повторити й виправляє місце, яке я зрозумів не так',
            'Додає, чого не зрозуміла попередня заміна і до чого це призвело',
          ],
        ],
        probes: [
          { text: 'Я вас замінюю третій день. Що мені робити насамперед?', trigger: 'vague' },
          { text: 'Що коштуватиме найдорожче, якщо забути?', trigger: 'missing_point' },
          { text: 'А як усе пройшло, коли вас востаннє не було?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Не згадує відомої небезпеки, щоб не виглядати гірше, і сам про це каже',
            jobReason: 'Хто замінює, потрапить у неї без попередження.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-task-course-of-a-failure',
    about: 'area',
    kind: 'task',
    difficulty: 'hard',
    levels: ['middle', 'senior', 'lead'],
    minutes: 25,
    text: {
      en: {
        ask: 'The exercise is on “{area}”. Choose a case from your own work where this went wrong. In ten minutes, draw what happened, in order, with the causes. Then show me where it could have been stopped.',
        whyAsked:
          'People who can draw a failure with its timeline and causes looked for causes, not for someone to blame.',
        keyPoints: [
          'Events in chronological order, with hours or days',
          'Who knew what at each point',
          'Causes behind the first one, including how the work was organised',
          'The earliest point at which it could have been stopped, and at what cost',
          'What was changed afterwards',
        ],
        notRequired: ['A major failure', 'Names of people or companies'],
        anchors: [
          ['Has no case to draw'],
          ['Draws one cause: a person', 'Leaves out their own part'],
          ['Draws at least four events in order', 'Shows one point where it could have been stopped'],
          ['Goes two causes further back than the first', 'Marks what was not known at the time'],
          [
            'Shows which changes since would have stopped it, and which would not',
            'Marks where they are only guessing, and says how to find out',
          ],
        ],
        probes: [
          { text: 'Why did nobody see it at this point?', trigger: 'missing_point' },
          { text: 'Where are you in this drawing?', trigger: 'no_role' },
          { text: 'What has been different since?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Вправа: «{area}». Згадайте свій випадок, коли саме це не вдалося. За десять хвилин накресліть схему: що за чим відбувалося і що до чого призвело. Потім покажіть, де це можна було зупинити.',
        whyAsked: 'Хто може накреслити невдачу за годинами й причинами, той шукав причин, а не винного.',
        keyPoints: [
          'Події за часом, із годинами чи днями',
          'Що й кому в кожну мить було відомо',
          'Причини, що стоять за першою, зокрема в самій організації роботи',
          'Найраніше місце, де можна було зупинити, і якою ціною',
          'Що після цього змінено',
        ],
        notRequired: ['Велика невдача', 'Імена людей чи назви фірм'],
        anchors: [
          ['Не має випадку, який накреслити'],
          ['Креслить одну причину: людину', 'Оминає власну частку'],
          ['Креслить щонайменше чотири події по порядку', 'Показує одне місце, де можна було спинити'],
          ['Іде на дві причини далі від першої', 'Позначає, чого тоді ще не знали'],
          [
            'Показує, яка з пізніших змін це спинила б, а яка ні',
            'Позначає, де має лише здогад, і каже, як це з’ясувати',
          ],
        ],
        probes: [
          { text: 'Чому тут ніхто нічого не помітив?', trigger: 'missing_point' },
          { text: 'А де на цій схемі ви?', trigger: 'no_role' },
          { text: 'Що відтоді змінилося?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-task-page-for-the-management',
    about: 'area',
    kind: 'task',
    difficulty: 'hard',
    levels: ['senior', 'lead'],
    minutes: 25,
    text: {
      en: {
        ask: 'A paper on “{area}”. In ten minutes, draft the page that shows our management each month where we stand on this. Fill in a bad month with made-up numbers, and say what you would do.',
        whyAsked: 'A one-page report shows what someone steers by, and a bad month shows what they do about it.',
        keyPoints: [
          'A few figures, each with its target and last month’s value',
          'One figure that gives early warning',
          'What lies behind the bad month, with guesses marked as such',
          'Two actions, each with an owner and a date',
          'What management is asked to decide',
        ],
        notRequired: ['Our real figures', 'An attractive layout'],
        anchors: [
          ['Writes no figure and no action'],
          ['Fills the page with everything that can be counted', 'Reports the bad month without an action'],
          ['Has a few figures with a target for each', 'Names an action for the bad month'],
          ['Says where each figure comes from and who could skew it', 'Gives each action a name and a date'],
          [
            'Asks management for one decision and names the price of each answer',
            'Describes a bad month of their own: figure, action, figure three months later',
          ],
        ],
        probes: [
          { text: 'Which figure would you cut first?', trigger: 'missing_point' },
          { text: 'What you did makes no difference: when do you notice?', trigger: 'no_result' },
          { text: 'What have you actually reported like this?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Робота на папері: «{area}». За десять хвилин накидайте сторінку, з якої керівництво щомісяця бачитиме, як ідуть справи. Упишіть поганий місяць із вигаданими числами й скажіть, що зробите.',
        whyAsked: 'Сторінка звіту показує, за чим людина керує, а поганий місяць — що вона із цим робить.',
        keyPoints: [
          'Кілька чисел, кожне з метою й минулим місяцем',
          'Одне число, що попереджає рано',
          'Що стоїть за поганим місяцем, здогад позначено як здогад',
          'Два заходи з відповідальним і датою',
          'Що має вирішити керівництво',
        ],
        notRequired: ['Наші справжні числа', 'Гарне оформлення'],
        anchors: [
          ['Не пише ні числа, ні заходу'],
          ['Заповнює сторінку всім, що можна порахувати', 'Показує поганий місяць без жодного заходу'],
          ['Має кілька чисел, кожне з метою', 'Називає захід на поганий місяць'],
          ['Каже, звідки кожне число і хто може його прикрасити', 'Кожному заходу дає відповідального й дату'],
          [
            'Просить керівництво про одне рішення й називає ціну кожної відповіді',
            'Розповідає про свій поганий місяць: число, захід, число за три місяці',
          ],
        ],
        probes: [
          { text: 'Яке число ви прибрали б першим?', trigger: 'missing_point' },
          { text: 'Якщо захід нічого не дає, коли ви це помітите?', trigger: 'no_result' },
          { text: 'Про що ви справді так звітували?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
];
