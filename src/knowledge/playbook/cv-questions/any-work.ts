import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/**
 * About a line that names the candidate's own work, whatever its result: usable when the line's kind is hard to tell.
 */
export const anyWorkCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-work-whose-part',
    lines: ['result', 'change', 'built', 'led'],
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Which parts of that did you do yourself, and which did other people do?',
        whyAsked: 'A CV line rarely says who did what; those who can tell the parts apart were there.',
        keyPoints: [
          'Their own steps, in order',
          'Who did the rest, and what it was',
          'What would have failed without either',
        ],
        notRequired: ['Having done most of it'],
        anchors: [
          ['Cannot say what they did in it'],
          ['Says “we” throughout, even when asked', 'Claims all of it and mentions nobody else'],
          ['Names their own steps', 'Names one other person and their part'],
          ['Separates the parts without being pressed', 'Names a step of theirs that others relied on'],
          ['Credits the idea to the person who had it', 'Says what they learned to do themselves as a result'],
        ],
        probes: [
          { text: 'Who else could tell me about it, and what would they say you did?', trigger: 'no_role' },
          { text: 'What was the first thing you did?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Яку частину цього зробили саме ви, а яку — інші?',
        whyAsked: 'Рядок резюме рідко каже, хто що робив; хто вміє це розділити, той там був.',
        keyPoints: ['Власні кроки по порядку', 'Хто і що зробив з решти', 'Що не вдалося б без однієї із частин'],
        notRequired: ['Щоб власна частина була більшою'],
        anchors: [
          ['Не може сказати, що в цьому робить особисто'],
          ['Навіть на уточнення каже «ми»', 'Усе приписує собі й нікого не називає'],
          ['Називає власні кроки', 'Називає ще одну людину та її частину'],
          ['Розмежовує частини без підказки', 'Наводить свій крок, на який спиралися інші'],
          ['Називає, кому насправді належить задум', 'Каже, що завдяки цьому тепер робить без допомоги'],
        ],
        probes: [
          { text: 'Кого ще можна про це спитати і що ця людина скаже про вашу частину?', trigger: 'no_role' },
          { text: 'Що ви там зробили найперше?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-work-hardest-moment',
    lines: ['result', 'change', 'built', 'led'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Tell me about the point where that was hardest to keep going, and what you did.',
        whyAsked: 'What held someone up, and what they did about it, shows more than the outcome.',
        keyPoints: ['A specific moment', 'What stood in the way', 'What was done that day', 'What happened next'],
        notRequired: ['A dramatic story'],
        anchors: [
          ['Says it was never hard'],
          ['Complains about the circumstances but names no step', 'Waited until it passed'],
          ['Names the moment and one step', 'Says how it ended'],
          ['Says what they tried first and why it was not enough', 'Says who they asked, and for what'],
          ['Has since prepared for such moments, and says how', 'Names what they would now give up earlier'],
        ],
        probes: [
          { text: 'What did you do that same day?', trigger: 'vague' },
          { text: 'How did it go from there?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть про момент, коли рухатися далі було найважче, і що ви тоді зробили.',
        whyAsked: 'Що саме людину стримує і що вона тоді робить, показує більше за результат.',
        keyPoints: ['Певний момент', 'Що стояло на заваді', 'Що зроблено того дня', 'Як ішло далі'],
        notRequired: ['Драматична історія'],
        anchors: [
          ['Каже, що важко не було ніколи'],
          ['Нарікає на обставини й не називає жодного кроку', 'Чекає, доки минеться'],
          ['Називає момент і один крок', 'Каже, чим це закінчилося'],
          ['Розповідає, чого спробує спершу і чому цього замало', 'Називає, кого й про що просить'],
          ['Відтоді готується до такого моменту й каже як', 'Називає, від чого тепер відмовиться раніше'],
        ],
        probes: [
          { text: 'Що ви зробили саме того дня?', trigger: 'vague' },
          { text: 'І що було далі?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-work-how-you-knew',
    lines: ['result', 'change', 'built'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'How could you tell whether it had done any good?',
        whyAsked: 'People who follow the effect of their work correct it in time.',
        keyPoints: [
          'What was looked at, and when',
          'What it was compared with',
          'What it did not show',
          'What they did as a result',
        ],
        notRequired: ['A figure for everything'],
        anchors: [
          ['Never looked'],
          ['Says everybody was happy', 'Names praise as the only sign'],
          ['Names one sign and where it was seen', 'Says what it was like before'],
          ['Compared it with earlier or with a similar case', 'Asked the people affected'],
          ['Names an unwanted effect, and what was done about it', 'Says what else could explain the effect'],
        ],
        probes: [
          { text: 'What was it like before?', trigger: 'missing_point' },
          { text: 'Who noticed it first?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Як ви зрозуміли, що від цього є користь?',
        whyAsked: 'Хто стежить за наслідком своєї роботи, той вчасно її виправляє.',
        keyPoints: ['На що й коли дивилися', 'Із чим порівнювали', 'Чого це не показує', 'Що було далі'],
        notRequired: ['Показник для всього'],
        anchors: [
          ['Не дивиться на наслідок узагалі'],
          ['Каже, що всі були задоволені', 'Єдиною ознакою називає похвалу'],
          ['Називає одну ознаку і де її видно', 'Каже, як було раніше'],
          ['Порівнює з часом до того або зі схожим випадком', 'Розпитує тих, кого це стосується'],
          ['Називає небажаний наслідок і що з ним зроблено', 'Каже, чим іще можна пояснити такий наслідок'],
        ],
        probes: [
          { text: 'А як було до того?', trigger: 'missing_point' },
          { text: 'Хто помітив це першим?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-work-again-here',
    lines: ['result', 'change', 'built', 'led'],
    kind: 'situational',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What would you repeat in this job just as it was, and what would you change?',
        whyAsked: 'What worked in one place has to be adapted to the next.',
        keyPoints: ['What carries over, and why', 'What is different here', 'What they would ask or check first'],
        notRequired: ['Full knowledge of our company'],
        anchors: [
          ['Sees no link to this job'],
          ['Would do everything just as before', 'Talks only about the old workplace'],
          ['Names one thing to repeat and one to change', 'Gives a reason for each'],
          ['Asks about our conditions before deciding', 'Names what made it work there and may be missing here'],
          ['Would try it on a small scale first, and says how to judge it', 'Says when they would leave it alone'],
        ],
        probes: [
          { text: 'What would you need to know about us first?', trigger: 'missing_point' },
          { text: 'Why would that work here as well?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що із цього ви повторили б на цій посаді, а що зробили б інакше?',
        whyAsked: 'Те, що вдалося в одному місці, в іншому доводиться пристосовувати.',
        keyPoints: ['Що можна перенести і чому', 'Що тут інакше', 'Про що спершу запитати чи що перевірити'],
        notRequired: ['Докладне знання нашої компанії'],
        anchors: [
          ['Не бачить зв’язку із цією посадою'],
          ['Зробить усе точно так само', 'Говорить лише про попереднє місце'],
          ['Називає одне, що повторить, і одне, що змінить', 'Для кожного наводить підставу'],
          ['Розпитує про наші умови, перш ніж вирішити', 'Називає, що допомогло там і чого тут може не бути'],
          ['Спершу спробує в малому й каже, за чим судитиме', 'Називає, коли за це не візьметься'],
        ],
        probes: [
          { text: 'Що вам спершу треба дізнатися про нас?', trigger: 'missing_point' },
          { text: 'Чому це спрацює й тут?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-work-first-idea',
    lines: ['result', 'change', 'built', 'led'],
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 5,
    text: {
      en: {
        ask: 'What turned out differently from what you had planned, and why?',
        whyAsked: 'The path from the first idea to the last shows who learns as they work.',
        keyPoints: [
          'The first idea',
          'What spoke against it',
          'Who or what brought the change',
          'What was done instead',
        ],
        notRequired: ['A wrong first idea'],
        anchors: [
          ['Recalls no idea of their own'],
          ['Did as told and asked nothing', 'Says the first idea was simply right'],
          ['Names the first idea and one change to it', 'Says what caused the change'],
          ['Had looked for evidence against the idea', 'Says what the change cost and who paid for it'],
          [
            'Kept what was good in the first idea, and says what that was',
            'Names a sign that would have changed their mind sooner',
          ],
        ],
        probes: [
          { text: 'What was wrong with the first plan?', trigger: 'missing_point' },
          { text: 'When exactly did you change course?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що ви спочатку задумували інакше і чому змінили план?',
        whyAsked: 'Шлях від першого задуму до останнього показує, хто вчиться під час роботи.',
        keyPoints: [
          'Перший задум',
          'Що показало, що він не годиться',
          'Хто чи що змінило напрям',
          'Що зроблено натомість',
        ],
        notRequired: ['Щоб перший задум був хибним'],
        anchors: [
          ['Не пригадує власного задуму'],
          ['Робить, як сказали, і нічого не питає', 'Каже, що перший задум просто був правильний'],
          ['Називає перший задум та одну зміну в ньому', 'Каже, чому так сталося'],
          ['Шукає, що свідчить проти задуму', 'Називає, чого зміна коштувала і кому'],
          ['Лишає з першого задуму добре й каже що', 'Називає ознаку, за якою варто було звернути раніше'],
        ],
        probes: [
          { text: 'Що показало, що перший задум не спрацює?', trigger: 'missing_point' },
          { text: 'Коли саме ви змінили план?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-work-too-little-of',
    lines: ['result', 'led'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Where were you short of time, people or money, and what did you drop because of it?',
        whyAsked: 'Time, people and money are short in every job; the answer shows how someone divides them.',
        keyPoints: [
          'What was short, and how much',
          'What was done first because of it',
          'Who was told or asked',
          'What it cost',
        ],
        notRequired: ['Having got more'],
        anchors: [
          ['Says nothing was ever short'],
          ['Worked longer and left it at that', 'Waited for others to solve it'],
          ['Says what was short and what they did', 'Told the person who could help'],
          ['Chose what to leave undone, and says by what rule', 'Borrowed, shared or found another way'],
          ['Showed the shortage in figures, and something changed', 'Says what the makeshift solution cost later'],
        ],
        probes: [
          { text: 'Why did you drop that and not something else?', trigger: 'missing_point' },
          { text: 'Who did you tell?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Чого вам там бракувало — часу, людей чи грошей — і від чого через це довелося відмовитися?',
        whyAsked: 'Часу, рук і засобів бракує в кожній роботі; видно, як людина їх розподіляє.',
        keyPoints: [
          'Чого й наскільки бракувало',
          'Що через це зроблено першим',
          'Кого попереджено чи запитано',
          'Ціна',
        ],
        notRequired: ['Щоб вдалося отримати більше'],
        anchors: [
          ['Каже, що не бракувало нічого й ніколи'],
          ['Працює довше, та й усе', 'Чекає, доки виправить хтось інший'],
          ['Називає, чого бракувало, і свій крок', 'Звертається до того, хто може допомогти'],
          ['Вибирає, чого не робити, і називає правило', 'Позичає, ділить або знаходить інший спосіб'],
          ['Показує нестачу в цифрах, і щось змінюється', 'Називає, чого тимчасовий вихід коштував потім'],
        ],
        probes: [
          { text: 'Чому ви відмовилися саме від цього?', trigger: 'missing_point' },
          { text: 'Кому ви про це сказали?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-work-warn-the-next',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    kind: 'situational',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'If someone new took that over tomorrow, what would you warn them about first?',
        whyAsked: 'Anyone who has done the work knows where it goes wrong.',
        keyPoints: [
          'One place where it goes wrong',
          'How to notice it in time',
          'What to do then',
          'A case of their own',
        ],
        notRequired: ['Written instructions'],
        anchors: [
          ['Can think of nothing to warn about'],
          ['Gives advice that fits any work', 'Tells them to ask somebody else'],
          ['Names one place and what to do', 'Gives a reason from their own work'],
          ['Names the warning sign', 'Describes a time it went wrong'],
          ['Has made it harder to go wrong, and says how', 'Names a warning they were given that was no use'],
        ],
        probes: [
          { text: 'When did that last happen to you?', trigger: 'too_general' },
          { text: 'How would they spot it?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Якби завтра за це взявся новачок, про що ви попередили б насамперед?',
        whyAsked: 'Хто робив цю роботу, той знає, де вона зривається.',
        keyPoints: ['Одне місце, де щось іде не так', 'Як це вчасно помітити', 'Що тоді робити', 'Власний випадок'],
        notRequired: ['Письмова інструкція'],
        anchors: [
          ['Не має від чого застерегти'],
          ['Дає пораду, що годиться для будь-якої роботи', 'Відсилає запитати в когось іншого'],
          ['Називає одне місце й що робити', 'Наводить підставу з власної роботи'],
          ['Називає ознаку, за якою це помітно', 'Розповідає випадок, коли це зірвалося'],
          ['Подбав чи подбала, щоб зірватися було важче', 'Називає почуте колись застереження, яке не допомогло'],
        ],
        probes: [
          { text: 'Коли це востаннє траплялося з вами?', trigger: 'too_general' },
          { text: 'Як новачок це помітить?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
];
