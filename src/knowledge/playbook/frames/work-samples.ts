import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** The main task of an interview in a trade for which the playbook holds no task of its own. */
export const workSampleFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-task-plan-the-work',
    about: 'area',
    kind: 'task',
    difficulty: 'medium',
    minutes: 25,
    text: {
      en: {
        ask: 'A work sample on paper: next week you do “{area}” here for the first time. Take ten minutes to write down your steps, what each needs and how you check it. Then talk me through them.',
        whyAsked:
          'A work sample shows how somebody goes about the very work of this job, rather than how they speak of it.',
        keyPoints: [
          'Steps in a workable order, none of the necessary ones missing',
          'What must be known or at hand before each step',
          'Checks at the points where a mistake would be costly',
          'Which steps depend on others, and who they are',
          'What would make them stop or change the plan',
        ],
        notRequired: ['Knowing this company’s rules', 'Neat writing'],
        anchors: [
          ['Writes nothing that could be acted on'],
          ['Leaves out a step without which the work fails', 'Writes headings that would fit any work'],
          ['Has the main steps in an order that works', 'Names what is needed and one check'],
          [
            'Places a check before each step that cannot be undone',
            'Asks the interviewer for the two or three facts on which the plan turns',
          ],
          [
            'Names the step where the plan is most likely to fail and has a second way ready',
            'Tells which steps they would do differently for a small or a large case, and why',
          ],
        ],
        probes: [
          { text: 'Which step would you be least willing to drop, and why?', trigger: 'missing_point' },
          { text: 'In the middle of it something you need is missing. What do you do?', trigger: 'too_general' },
          { text: 'How do you know at the end that it is done well?', trigger: 'no_result' },
          { text: 'Where have you done it in this order yourself?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Leaves out a step that protects people or property, and holds to it when asked',
            jobReason: 'In this job the step would be left out on a working day as well.',
          },
        ],
      },
      uk: {
        ask: 'Завдання на папері: наступного тижня ви вперше в нас робите «{area}». За десять хвилин запишіть кроки, що потрібно для кожного і як ви його перевірите. Потім поясніть їх мені.',
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
          { text: 'Посеред роботи бракує чогось потрібного. Що ви зробите?', trigger: 'too_general' },
          { text: 'З чого наприкінці видно, що зроблено добре?', trigger: 'no_result' },
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
    minutes: 25,
    text: {
      en: {
        ask: 'You answer for “{area}”; others do the work. In ten minutes, write the checklist by which you accept or return it. Then apply it aloud to a case you know.',
        whyAsked: 'A checklist made on the spot shows which points of this work somebody knows to matter.',
        keyPoints: [
          'Points that can be answered by looking or measuring',
          'Limits: from where on the work is returned',
          'The points that matter most stand first',
          'An honest use of the list on a real piece of work',
          'What the list cannot catch',
        ],
        notRequired: ['Completeness', 'Official forms'],
        anchors: [
          ['Writes no point that could be checked'],
          ['Writes points such as “good quality” without a limit', 'Cannot apply the list to any real piece of work'],
          ['Writes several points that can be checked', 'Applies them to a piece of work and reaches a verdict'],
          [
            'Gives a limit for each important point and says where it comes from',
            'Finds a fault in a piece of their own by the list',
          ],
          [
            'Shortens the list to what decides, and gives the reason for each point dropped',
            'Improves the list after applying it, and says what it had missed',
          ],
        ],
        probes: [
          { text: 'Which point returns the work by itself?', trigger: 'missing_point' },
          { text: 'Two people apply your list. Where would they differ?', trigger: 'vague' },
          { text: 'What bad work would pass this list?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ви відповідаєте за «{area}», а роблять інші. За десять хвилин складіть перелік, за яким приймаєте роботу чи повертаєте. Потім застосуйте його вголос до знайомого вам випадку.',
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
          { text: 'За яким пунктом ви повернете роботу без розмов?', trigger: 'missing_point' },
          { text: 'Двоє перевіряють за вашим переліком. У чому вони розійдуться?', trigger: 'vague' },
          { text: 'Яка погана робота пройшла б за цим переліком?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
