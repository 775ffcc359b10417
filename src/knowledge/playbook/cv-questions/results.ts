import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** About a line with a measured result. */
export const resultCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-result-how-measured',
    lines: ['result'],
    needs: 'figure',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'How was that figure measured, who measured it, and over what period?',
        whyAsked:
          'A figure is only as good as its measurement; the answer shows whether the candidate was close to it.',
        keyPoints: [
          'What was counted and where the number came from',
          'What it was compared with',
          'What else could have affected it',
        ],
        notRequired: ['The exact figure from memory'],
        anchors: [
          ['Cannot say where the figure comes from'],
          ['Only repeats the figure', 'Says the manager or a system supplied it'],
          ['Says what was counted and for how long', 'Gives the earlier value'],
          ['Names another cause that could have affected it', 'Says who else checked the count'],
          [
            'Explains how they separated other causes from their own work',
            'Names a figure that got worse at the same time',
          ],
        ],
        probes: [
          { text: 'What was it before you started?', trigger: 'missing_point' },
          { text: 'What else changed in that time?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Як цей показник вимірювали, хто і за який час?',
        whyAsked:
          'Показник вартий стільки, скільки його вимірювання; з відповіді видно, чи був кандидат до нього близький.',
        keyPoints: ['Що рахували й звідки взято число', 'Із чим порівнювали', 'Що ще могло на нього вплинути'],
        notRequired: ['Точне число з пам’яті'],
        anchors: [
          ['Не може сказати, звідки взявся показник'],
          ['Повторює саме число', 'Каже, що його дав керівник чи система'],
          ['Каже, що й за який час рахували', 'Називає попереднє значення'],
          ['Називає іншу причину, яка могла вплинути', 'Каже, хто ще перевіряв підрахунок'],
          [
            'Пояснює, як відокремлює вплив власної роботи від інших причин',
            'Називає показник, який тим часом погіршився',
          ],
        ],
        probes: [
          { text: 'Яким він був до того, як ви почали?', trigger: 'missing_point' },
          { text: 'Що ще змінилося за той час?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-result-your-part-of-it',
    lines: ['result'],
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'How much of that result would have happened without you?',
        whyAsked:
          'Results belong to several people; an honest account of shares shows what the candidate can repeat here.',
        keyPoints: [
          'What would have happened anyway',
          'What the candidate contributed, as actions',
          'Who else was needed',
        ],
        notRequired: ['A percentage share'],
        anchors: [
          ['Says all of it was theirs, without naming a step'],
          ['Says “we” throughout', 'Names a role, not an action'],
          ['Separates one step of their own from the work of others', 'Names the others who took part'],
          ['Says what would have gone differently without that step', 'Names help without which it would have failed'],
          [
            'Names a person who could have done it better, and says what they learned from that',
            'Says which part they could repeat elsewhere, and which not',
          ],
        ],
        probes: [
          { text: 'What did you do that nobody else would have done?', trigger: 'no_role' },
          { text: 'Who would disagree with you on this?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Скільки із цього результату було б і без вас?',
        whyAsked: 'Результат належить кільком людям; чесний поділ показує, що кандидат зможе повторити в нас.',
        keyPoints: ['Що відбувалося й без кандидата', 'Що додано власними діями', 'Хто ще був потрібен'],
        notRequired: ['Частка у відсотках'],
        anchors: [
          ['Каже, що все зроблено власноруч, не називаючи кроків'],
          ['Весь час каже «ми»', 'Називає посаду, а не дію'],
          ['Відділяє власний крок від роботи інших', 'Називає тих, хто брав участь'],
          ['Каже, що без цього кроку пішло б інакше', 'Називає допомогу, без якої не вийшло б'],
          [
            'Називає того, хто зробив би це краще, і чого в нього навчається',
            'Каже, що зможе повторити деінде, а що ні',
          ],
        ],
        probes: [
          { text: 'Що тут зробили ви і більше ніхто?', trigger: 'no_role' },
          { text: 'Хто б із вами тут не погодився?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-result-first-step',
    lines: ['result'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'Go back to the start: what did you do in the first week, and why that first?',
        whyAsked: 'The beginning shows how someone found a result before it looked obvious.',
        keyPoints: [
          'The situation on the first day',
          'What was looked at before acting',
          'The reason for the first step',
          'What it achieved',
        ],
        notRequired: ['A straight path to the goal'],
        anchors: [
          ['Cannot remember the beginning'],
          ['Tells only how it ended', 'Did as told, without a reason'],
          ['Names the first step and the reason for it', 'Says what was known at the time'],
          ['Says what they looked at before touching anything', 'Names a first attempt that led nowhere'],
          [
            'Names the sign that told them to change direction',
            'Says how they would find the right starting point faster today',
          ],
        ],
        probes: [
          { text: 'What did you not know at the time?', trigger: 'missing_point' },
          { text: 'What did you try that did not help?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Поверніться до початку: що ви зробили першого тижня і чому саме це?',
        whyAsked: 'З початку видно, як дійшли до результату, поки він ще не був очевидним.',
        keyPoints: [
          'Становище першого дня',
          'Що з’ясовано, перш ніж діяти',
          'Підстава для першого кроку',
          'Що він дав',
        ],
        notRequired: ['Прямий шлях до мети'],
        anchors: [
          ['Початку не пам’ятає'],
          ['Розповідає лише кінець', 'Виконує наказане, не пояснюючи'],
          ['Називає перший крок і його підставу', 'Каже, що на той час знали'],
          ['Називає, що перевіряє, перш ніж щось чіпати', 'Називає першу спробу, яка нічого не дала'],
          ['Каже, за якою ознакою вирішує змінити напрям', 'Каже, як тепер знайде правильний початок швидше'],
        ],
        probes: [
          { text: 'Чого ви тоді ще не знали?', trigger: 'missing_point' },
          { text: 'Що ви пробували і що не допомогло?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-result-what-it-cost',
    lines: ['result', 'change'],
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'What did that cost, in time, money or anything else, and was it worth it?',
        whyAsked: 'Nearly every gain has a cost somewhere; naming it shows judgement.',
        keyPoints: [
          'A price that was really paid',
          'Who paid it',
          'How the gain and the price were compared',
          'What they would decide today',
        ],
        notRequired: ['Figures for everything'],
        anchors: [
          ['Sees no price'],
          ['Names only their own overtime', 'Dismisses the price as small'],
          ['Names one price and who paid it', 'Says why it was accepted'],
          ['Compares gain and price on a common measure', 'Names a price that only showed later'],
          [
            'Changed or stopped part of it because the price was too high',
            'Says at what price it would have been wrong',
          ],
        ],
        probes: [
          { text: 'Who was worse off because of it?', trigger: 'missing_point' },
          { text: 'When did you notice the cost?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Чого вам це коштувало — часу, грошей чи ще чогось — і чи було воно того варте?',
        whyAsked: 'Майже за кожен виграш десь платять; назвати ціну означає бачити ціле.',
        keyPoints: ['Справжня ціна', 'Хто її заплатив', 'Як порівнювали виграш і ціну', 'Яке рішення було б тепер'],
        notRequired: ['Цифри до всього'],
        anchors: [
          ['Ціни не бачить'],
          ['Називає лише власний понаднормовий час', 'Відмахується: дрібниця'],
          ['Називає одну ціну і хто її поніс', 'Каже, чому на неї погодилися'],
          ['Порівнює виграш і ціну однією мірою', 'Називає ціну, яка виявилася згодом'],
          ['Змінює чи спиняє частину роботи через завелику ціну', 'Каже, від якої ціни це було б помилкою'],
        ],
        probes: [
          { text: 'Кому через це стало гірше?', trigger: 'missing_point' },
          { text: 'Коли ви помітили, чого це коштує?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-result-did-it-last',
    lines: ['result', 'change'],
    ended: true,
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What was left of that a year later, as far as you know?',
        whyAsked: 'What lasts was solved; what comes back was only put off.',
        keyPoints: ['What is known, and from whom', 'What held and what did not', 'Why'],
        notRequired: ['The result having lasted'],
        anchors: [
          ['Does not know and has never asked'],
          ['Assumes it lasted', 'Blames successors for what did not'],
          ['Knows roughly, and says from whom', 'Names one thing that lasted'],
          ['Explains why one part lasted and another did not', 'Had done something to make it last'],
          ['Went back to look and drew a conclusion', 'Has used that conclusion in later work, with an example'],
        ],
        probes: [
          { text: 'How do you know?', trigger: 'vague' },
          { text: 'What had you done to make it last?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що, наскільки ви знаєте, лишилося з того за рік?',
        whyAsked: 'Що лишається, те розв’язано; що повертається, те лише відсунуто.',
        keyPoints: ['Що відомо й від кого', 'Що втрималося, а що ні', 'Чому'],
        notRequired: ['Щоб усе втрималося'],
        anchors: [
          ['Не знає і не цікавиться'],
          ['Припускає, що все лишилося', 'Винуватить наступників'],
          ['Знає приблизно й каже, від кого', 'Називає одне, що втрималося'],
          ['Пояснює, чому одне втрималося, а інше ні', 'Робить щось заздалегідь, щоб трималося'],
          ['Повертається подивитися й робить висновок', 'Застосовує цей висновок далі й наводить приклад'],
        ],
        probes: [
          { text: 'Звідки ви це знаєте?', trigger: 'vague' },
          { text: 'Що ви зробили, щоб воно трималося?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-result-unlucky-version',
    lines: ['result'],
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'In what circumstances would the same effort have achieved far less?',
        whyAsked: 'People who know what a result depended on don’t promise it everywhere.',
        keyPoints: ['A condition that was already in place', 'How they recognised it', 'What would be different here'],
        notRequired: ['Modesty'],
        anchors: [
          ['Believes the result depended on nothing'],
          ['Names luck in general', 'Names only other people’s mistakes as a risk'],
          ['Names one condition it depended on', 'Says whether that condition is met here'],
          ['Says how they noticed that condition', 'Describes a case where the same effort achieved less'],
          [
            'Would test for that condition before starting here, and says how',
            'Has turned down a task because the condition was missing',
          ],
        ],
        probes: [
          { text: 'Would we have that here?', trigger: 'missing_point' },
          { text: 'Where has it failed to work?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'За яких обставин такі самі зусилля дали б значно менше?',
        whyAsked: 'Хто знає, від чого залежав результат, не обіцятиме його будь-де.',
        keyPoints: ['Умова, яка тоді була', 'З чого її видно', 'Що тут буде інакше'],
        notRequired: ['Скромність'],
        anchors: [
          ['Вважає, що результат ні від чого не залежить'],
          ['Каже про удачу взагалі', 'Називає небезпекою лише чужі помилки'],
          ['Називає одну умову, від якої залежало', 'Каже, чи є вона тут'],
          ['Каже, за чим помічає цю умову', 'Наводить випадок, коли такі самі зусилля дали менше'],
          [
            'Перевірить цю умову до початку й каже як',
            'Наводить завдання, від якого відмовляється через брак такої умови',
          ],
        ],
        probes: [
          { text: 'А в цій роботі таке є?', trigger: 'missing_point' },
          { text: 'Де у вас так не вийшло?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
