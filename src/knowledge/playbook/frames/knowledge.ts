import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** Knowledge of a focus area that no trade question covers, asked so that the candidate answers from their own work. */
export const knowledgeFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-alone-or-with-help',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'easy',
    levels: ['junior', 'middle'],
    minutes: 4,
    text: {
      en: {
        ask: 'Let us move on to “{area}”. What can you do on your own here today, what only with help, and how do you know when you need it?',
        whyAsked: 'Newcomers who know where their knowledge ends ask in time; the examples show where that point is.',
        keyPoints: [
          'Something they do alone, and when they last did',
          'Something they do with help, and whose',
          'The sign that tells them they need it',
          'What they will learn next, and how',
        ],
        notRequired: ['Doing everything alone'],
        anchors: [
          ['Cannot name anything they do'],
          [
            'Says they can do all of it but gives no example',
            'Names only what they were taught, nothing they have done',
          ],
          ['Names one thing of each kind, with an example of the first', 'Says who they ask'],
          ['Names a sign seen in the work itself', 'Describes a time they asked early enough'],
          [
            'Describes a time they asked too late, and what it cost',
            'Shows what has moved from “with help” to “alone” this year, and who approved it',
          ],
        ],
        probes: [
          { text: 'When did you last do it alone?', trigger: 'too_general' },
          { text: 'Who did you ask, and what exactly?', trigger: 'vague' },
          { text: 'What do you want to be able to do alone next?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Переходимо до теми «{area}». Що тут ви вже робите самі, що лише з допомогою і як розумієте, що вона потрібна?',
        whyAsked: 'Хто знає, де закінчується його знання, той питає вчасно; приклади показують, де саме це місце.',
        keyPoints: [
          'Щось, що робить самостійно, і коли востаннє',
          'Щось, що робить із допомогою, і чиєю',
          'Ознака, за якою помічає потребу в допомозі',
          'Чого навчиться далі і як',
        ],
        notRequired: ['Робити все самостійно'],
        anchors: [
          ['Не може назвати нічого, що робить'],
          ['Каже, що вміє все, і не наводить нагоди', 'Називає лише те, чого вчили, і нічого зробленого'],
          ['Називає по одному, для першого наводить нагоду', 'Каже, кого питає'],
          ['Називає ознаку, яку видно в самій роботі', 'Наводить випадок, коли запитує вчасно'],
          [
            'Наводить випадок, коли запитує запізно, і чого це коштувало',
            'Показує, що за цей рік перейшло з «із допомогою» до «сам», і хто це дозволив',
          ],
        ],
        probes: [
          { text: 'Коли ви востаннє робили це самі?', trigger: 'too_general' },
          { text: 'Кого ви спитали і про що саме?', trigger: 'vague' },
          { text: 'Що далі ви хочете навчитися робити самі?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-where-it-is-written',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'easy',
    levels: ['junior', 'middle'],
    minutes: 4,
    text: {
      en: {
        ask: 'Our next topic is “{area}”. Where do you look, or who do you ask, when you do not know what to do here? Tell me about the last time.',
        whyAsked: 'Knowing where to look or who to ask is half of any trade; the last time shows the habit.',
        keyPoints: [
          'The last time, and the question they had',
          'A named source: standard, instructions, colleague, manufacturer',
          'How they checked that it was correct and current',
          'What they did with the answer',
        ],
        notRequired: ['Knowing documents by number'],
        anchors: [
          ['Names nowhere to look'],
          ['Says “the internet” and cannot say what they found', 'Names a source they have never opened'],
          ['Names the question, the source and the answer', 'Says what they did with it'],
          ['Says how they knew it was current', 'Names a source that others trust but that was wrong'],
          [
            'Compared two sources; says where they differed and how it was settled',
            'Left the answer where the next person will find it',
          ],
        ],
        probes: [
          { text: 'What exactly was your question?', trigger: 'vague' },
          { text: 'How did you know that you could rely on it?', trigger: 'missing_point' },
          { text: 'What came of it?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Наша наступна тема: «{area}». Куди ви дивитеся чи кого питаєте, коли тут чогось не знаєте? Розкажіть, як це було востаннє.',
        whyAsked: 'Знати, де щось записано чи хто це знає, — половина фаху; останній раз показує звичку.',
        keyPoints: [
          'Останній раз і питання, яке тоді було відкрите',
          'Назване джерело: стандарт, вказівки, колега, виробник',
          'Як людина переконується, що воно правдиве й чинне',
          'Що зроблено з відповіддю',
        ],
        notRequired: ['Знати номери документів'],
        anchors: [
          ['Не називає, де подивитися'],
          ['Каже «в інтернеті», але не може сказати, що там знайшлося', 'Називає джерело, якого ніколи не відкриває'],
          ['Називає питання, джерело й відповідь', 'Каже, до чого придалася відповідь'],
          ['Каже, з чого видно, що воно чинне', 'Називає джерело, якому вірять, а воно помилялося'],
          [
            'Порівнює два джерела, каже, де вони розходяться і що переважило',
            'Лишає відповідь там, де її знайде наступна людина',
          ],
        ],
        probes: [
          { text: 'Що саме ви тоді спитали?', trigger: 'vague' },
          { text: 'Чому ви вирішили, що цьому можна довіряти?', trigger: 'missing_point' },
          { text: 'Що з того вийшло?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-why-it-matters-here',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'easy',
    minutes: 4,
    text: {
      en: {
        ask: 'Next is “{area}”. Explain to me, as if I managed another department, why your trade insists on this, and tell me about a time when it was neglected.',
        whyAsked: 'Plain words and an example from their own work show understanding that a definition does not.',
        keyPoints: [
          'What it is for, in everyday words',
          'A time when it was neglected',
          'What that led to, and for whom',
          'What would have prevented it',
        ],
        notRequired: ['Technical terms'],
        anchors: [
          ['Cannot say what it is for'],
          ['Gives a definition', 'Gives an example that has little to do with it'],
          ['Says in plain words what it is for', 'Gives an example and what it led to'],
          ['Names who suffered the damage and how great it was', 'Says what would have prevented it'],
          ['Says where it can be relaxed without harm, and why', 'Gives a case where too much of it did harm'],
        ],
        probes: [
          { text: 'What would that manager ask you next?', trigger: 'too_general' },
          { text: 'How were you involved in that case?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Тепер черга за темою «{area}». Поясніть мені, як керівникові з іншої галузі, навіщо цього вимагають у вашому фаху, і наведіть випадок, коли цим знехтували.',
        whyAsked: 'Прості слова й власний випадок показують розуміння, якого не покаже означення.',
        keyPoints: [
          'Для чого воно, звичайними словами',
          'Випадок, коли цим знехтували',
          'До чого це призвело і для кого',
          'Що цьому запобігло б',
        ],
        notRequired: ['Терміни'],
        anchors: [
          ['Не може сказати, для чого це'],
          ['Дає означення', 'Наводить випадок, який мало із цим пов’язаний'],
          ['Просто каже, для чого це', 'Наводить випадок і його наслідок'],
          ['Називає, хто поніс шкоду і яку', 'Каже, що цьому запобігло б'],
          ['Каже, де без шкоди можна послабити і чому', 'Наводить випадок, коли зашкодив надмір'],
        ],
        probes: [
          { text: 'Про що такий керівник спитав би далі?', trigger: 'too_general' },
          { text: 'Як той випадок стосувався вас?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-goes-wrong-first',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Let us consider “{area}”. What goes wrong most often, how do you see it coming, and what do you do to prevent it?',
        whyAsked:
          'People who know a subject know what usually goes wrong, see it early and have a habit that prevents it.',
        keyPoints: [
          'A problem that really occurs, and how often',
          'What it leads to, and for whom',
          'The early sign',
          'The habit, and a time when it helped',
        ],
        notRequired: ['Exact frequencies'],
        anchors: [
          ['Names nothing that goes wrong'],
          ['Only advises care and attention', 'Names a problem common to any work, not specific to this'],
          ['Names a problem and a way to avoid it', 'Says what it leads to'],
          ['Names the sign that comes before it', 'Describes a time when the habit helped'],
          [
            'Gives figures: how often it happened before the habit, and since',
            'Names a second problem that the habit does not catch',
          ],
        ],
        probes: [
          { text: 'When did that last happen where you work?', trigger: 'too_general' },
          { text: 'What would I see first?', trigger: 'vague' },
          { text: 'And if that does not work, what then?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Дійшли до теми «{area}». Що тут найчастіше йде не так, як ви помічаєте це заздалегідь і що звикли робити, щоб цього не сталося?',
        whyAsked:
          'Хто знає справу, той знає, що в ній зазвичай іде не так, помічає це рано і вже звик цьому запобігати.',
        keyPoints: [
          'Що справді йде не так і як часто',
          'До чого це веде і для кого',
          'Рання ознака',
          'Звичка й випадок, коли вона допомогла',
        ],
        notRequired: ['Точна частота'],
        anchors: [
          ['Не називає нічого, що йде не так'],
          ['Радить увагу й обережність, та й годі', 'Називає клопіт будь-якої роботи, а не цієї'],
          ['Називає клопіт і як його уникнути', 'Каже, до чого він веде'],
          ['Називає ознаку, що йому передує', 'Наводить випадок, коли звичка допомогла'],
          [
            'Наводить числа: як часто це траплялося без звички і як часто з нею',
            'Називає другий клопіт, якого ця звичка не ловить',
          ],
        ],
        probes: [
          { text: 'Коли таке востаннє сталося у вас на роботі?', trigger: 'too_general' },
          { text: 'Що мені впаде в око першим?', trigger: 'vague' },
          { text: 'А якщо ця звичка не допоможе, що тоді?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-well-or-seemingly-well',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'medium',
    levels: ['middle', 'senior', 'lead'],
    minutes: 5,
    text: {
      en: {
        ask: 'The topic now is “{area}”. Looking at someone’s work, how can you tell whether this is really right or only looks right? One example of each, please.',
        whyAsked:
          'Only people who know a subject from the inside see the difference; the examples show how deep that knowledge goes.',
        keyPoints: [
          'A difference that shows in the work, not in character',
          'One example of each',
          'What work that only looks right leads to later',
          'Where it fooled them too',
        ],
        notRequired: ['Being among the best'],
        anchors: [
          ['Sees no difference'],
          [
            'Mentions care, diligence or years of experience, but nothing about the work',
            'Gives an example that fits any work',
          ],
          ['Names a difference that is visible in the work', 'Gives one example of their own'],
          ['Names a sign that an outsider would miss', 'Says what work that only looks right costs later, and whom'],
          [
            'Tells how they were fooled once, and what check they have used since',
            'Names a check that takes minutes and what it last found',
          ],
        ],
        probes: [
          { text: 'If I stood next to you, what would I see?', trigger: 'too_general' },
          { text: 'When did your own work only look right?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Тема тепер така: «{area}». Ви дивитеся на чужу роботу. Як зрозуміти, чи тут усе справді гаразд, чи так лише здається? Наведіть по одному прикладу.',
        whyAsked: 'Різницю бачить лише той, хто знає справу зсередини; приклади показують, наскільки.',
        keyPoints: [
          'Різниця, яку видно в роботі, а не в характері',
          'По одному прикладу',
          'До чого згодом веде те, що лише здавалося гаразд',
          'Де кандидат і сам на це піймався',
        ],
        notRequired: ['Бути серед найкращих'],
        anchors: [
          ['Не бачить різниці'],
          [
            'Називає старанність чи стаж і нічого про саму роботу',
            'Наводить приклад, що підійшов би до будь-якої роботи',
          ],
          ['Називає різницю, яку можна побачити в роботі', 'Наводить один власний приклад'],
          ['Називає ознаку, якої не помітить стороння людина', 'Каже, скільки й кому згодом коштує позірний лад'],
          [
            'Розповідає, як і сам на це піймався, і яку відтоді має перевірку',
            'Називає перевірку на кілька хвилин і що вона виявила востаннє',
          ],
        ],
        probes: [
          { text: 'Якщо я стоятиму поруч із вами, як я це помічу?', trigger: 'too_general' },
          { text: 'А коли у вашій роботі лише здавалося, що все гаразд?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-believed-and-not-so',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'hard',
    levels: ['middle', 'senior', 'lead'],
    minutes: 5,
    text: {
      en: {
        ask: 'Now we come to “{area}”. What do many people in your trade believe about this that your own work has shown you is wrong, and what showed you?',
        whyAsked: 'A belief tested in real work is knowledge that no course teaches.',
        keyPoints: [
          'A belief that people in the trade really hold',
          'The case or figure that contradicted it',
          'Where the belief does hold',
          'What they do differently because of it',
        ],
        notRequired: ['Something nobody has said before'],
        anchors: [
          ['Names no such belief'],
          ['Names something only outsiders believe', 'Says it is wrong but has no example'],
          ['Names a belief and a case that contradicts it', 'Says what they do differently'],
          ['Gives the figures or documents that showed it', 'Says where the belief is right after all'],
          [
            'Says what would change their mind back',
            'Names someone in the trade who disagrees, and that person’s best reason',
          ],
        ],
        probes: [
          { text: 'How many such cases have you seen?', trigger: 'too_general' },
          { text: 'What do you do differently because of it?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Підходимо до теми «{area}». У що тут вірить багато ваших колег по фаху, а у вашій роботі виявилося, що це не так? Розкажіть, що саме це показало.',
        whyAsked: 'Переконання, перевірене власною роботою, — це знання, якого не дадуть на курсах.',
        keyPoints: [
          'Переконання, якого фахівці справді дотримуються',
          'Випадок чи число, що йому суперечить',
          'Де воно все-таки правильне',
          'Що людина через це робить інакше',
        ],
        notRequired: ['Щось, чого ніхто ще не казав'],
        anchors: [
          ['Не називає такого переконання'],
          ['Називає те, у що вірять лише нефахівці', 'Каже, що це не так, але не має випадку'],
          ['Називає переконання й випадок проти нього', 'Каже, що робить інакше'],
          ['Наводить числа чи папери, які це показали', 'Каже, де переконання таки слушне'],
          [
            'Каже, що змусило б до нього повернутися',
            'Називає когось із фаху, хто бачить це інакше, і найкращу його підставу',
          ],
        ],
        probes: [
          { text: 'Скільки таких випадків ви бачили?', trigger: 'too_general' },
          { text: 'Що ви через це робите інакше?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-followed-by-two-signs',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'hard',
    levels: ['senior', 'lead'],
    minutes: 5,
    text: {
      en: {
        ask: 'Let us look into “{area}”. Which two figures or signs tell you each month how this is going, and at what point have you stepped in?',
        whyAsked:
          'People who are accountable for something know how it is going before they are told, and when to act.',
        keyPoints: [
          'Two signs, one of them early',
          'Where each comes from, and how often',
          'The value at which they act',
          'The last time it was reached, and what was done',
          'What the figures do not show',
        ],
        notRequired: ['A dashboard'],
        anchors: [
          ['Has no sign to follow it by'],
          ['Finds out only from complaints', 'Names figures but no value at which to act'],
          ['Names two signs and where they come from', 'Names a value and what is done when it is reached'],
          ['Describes the last time the value was reached', 'Has a sign that appears before the damage'],
          [
            'Dropped a figure because people began working to the figure',
            'Says what they found that neither sign had shown, and how',
          ],
        ],
        probes: [
          { text: 'What was it last month?', trigger: 'vague' },
          { text: 'Why at that point and not earlier?', trigger: 'missing_point' },
          { text: 'What did you do when it got there?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Придивімося до теми «{area}». Які два числа чи дві ознаки щомісяця показують вам, чи тут усе гаразд, і за якого значення ви вже втручалися?',
        whyAsked:
          'Хто за щось відповідає, той знає стан справ раніше, ніж йому скажуть, і розуміє, коли вже час діяти.',
        keyPoints: [
          'Дві ознаки, одна з яких рання',
          'Звідки береться кожна і як часто',
          'Значення, за якого щось роблять',
          'Коли його востаннє досягнуто і що зроблено',
          'Чого ці числа не показують',
        ],
        notRequired: ['Дашборд'],
        anchors: [
          ['Не стежить за жодною ознакою'],
          ['Дізнається лише зі скарг', 'Називає числа, але не значення, за якого діяти'],
          ['Називає дві ознаки й звідки вони', 'Називає значення й що тоді роблять'],
          ['Розповідає, коли це значення востаннє досягнуто', 'Має ознаку, яка випереджає шкоду'],
          [
            'Відмовляється від числа, бо люди почали працювати на число',
            'Каже, що знайшлося попри обидві ознаки і як саме',
          ],
        ],
        probes: [
          { text: 'Яким воно було минулого місяця?', trigger: 'vague' },
          { text: 'Чому саме за цього значення, а не раніше?', trigger: 'missing_point' },
          { text: 'Що ви зробили, коли до цього дійшло?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
];
