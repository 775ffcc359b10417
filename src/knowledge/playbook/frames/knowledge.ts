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
        ask: 'Let us move on to “{area}”. What can you do on your own here today, what only with help, and how do you notice that you need it?',
        whyAsked: 'Newcomers who know where their knowledge ends ask in time; the examples show where that is.',
        keyPoints: [
          'Something they do alone, with the last occasion',
          'Something they do with help, and whose',
          'The sign by which they notice that they need it',
          'What they will learn next, and how',
        ],
        notRequired: ['Doing everything alone'],
        anchors: [
          ['Cannot name anything they do'],
          ['Says that they can do all of it and gives no occasion', 'Names only what they were taught, nothing done'],
          ['Names one thing of each, with an occasion for the first', 'Says whom they ask'],
          ['Names a sign seen in the work itself', 'Gives a case in which they asked in time'],
          [
            'Gives a case in which they asked too late, and what it cost',
            'Shows what has passed from “with help” to “alone” this year, and who let them',
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
          'The last time, with the question that was open',
          'A named source: standard, instructions, colleague, maker',
          'How they saw that it was true and in force',
          'What they did with the answer',
        ],
        notRequired: ['Knowing sources by number'],
        anchors: [
          ['Names no place to look'],
          ['Says “the internet” and cannot say what they found', 'Names a source and has never opened it'],
          ['Names the question, the source and the answer', 'Says what they did with it'],
          ['Says how they saw that it was current', 'Names a source that others trust and that was wrong'],
          [
            'Compared two sources, says where they differed and how it was settled',
            'Left the answer where the next person finds it',
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
          'What it is for, in words of everyday',
          'A case in which it was neglected',
          'What that led to, and for whom',
          'What would have prevented it',
        ],
        notRequired: ['Technical terms'],
        anchors: [
          ['Cannot say what it is for'],
          ['Gives a definition', 'Names a case that has little to do with it'],
          ['Says plainly what it is for', 'Gives a case and what it led to'],
          ['Names who bore the damage and how much it was', 'Says what would have prevented it'],
          ['Says where it may be relaxed without harm, and why', 'Names a case in which too much of it did harm'],
        ],
        probes: [
          { text: 'What would that manager ask you next?', trigger: 'too_general' },
          { text: 'How close were you to that case?', trigger: 'no_role' },
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
        whyAsked: 'People who know a subject know its usual trouble, see it early and have a habit that prevents it.',
        keyPoints: [
          'A trouble that really occurs, and how often',
          'What it leads to, and for whom',
          'The early sign',
          'The habit, with an occasion on which it helped',
        ],
        notRequired: ['Exact frequencies'],
        anchors: [
          ['Names nothing that goes wrong'],
          ['Advises care and attention, and no more', 'Names a trouble of any work, not of this one'],
          ['Names a trouble and a way to avoid it', 'Says what it leads to'],
          ['Names the sign that comes before it', 'Gives the occasion on which the habit helped'],
          [
            'Gives numbers: how often it was before the habit, and how often since',
            'Names a second trouble that the habit does not catch',
          ],
        ],
        probes: [
          { text: 'When did that last happen around you?', trigger: 'too_general' },
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
          'Only people who know a subject from the inside see the difference; the examples show how far that goes.',
        keyPoints: [
          'A difference that shows in the work, not in character',
          'One example of each',
          'What the seeming leads to later',
          'Where they were themselves deceived by it',
        ],
        notRequired: ['Being among the best'],
        anchors: [
          ['Sees no difference'],
          ['Names care, diligence or years and nothing of the work', 'Gives an example that fits any work'],
          ['Names a difference one could see in the work', 'Gives one example of their own'],
          ['Names a sign that an outsider would overlook', 'Says what the seeming costs later, and whom'],
          [
            'Tells how they were deceived once, and which test they have made since',
            'Names a test that takes minutes and what it found last',
          ],
        ],
        probes: [
          { text: 'What would I see if I stood next to you?', trigger: 'too_general' },
          { text: 'When did it only look right in your own work?', trigger: 'missing_point' },
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
          'A belief that people of the trade do hold',
          'The case or figure that spoke against it',
          'Where the belief is right after all',
          'What they do otherwise because of it',
        ],
        notRequired: ['Something nobody has said before'],
        anchors: [
          ['Names no such belief'],
          ['Names what only laymen believe', 'Says that it is wrong and has no case for it'],
          ['Names a belief and a case against it', 'Says what they do otherwise'],
          ['Gives the numbers or papers that showed it', 'Says where the belief does hold'],
          [
            'Says what would bring them back to it',
            'Names somebody of the trade who sees it otherwise, and that person’s best reason',
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
          'Two signs, of which one comes early',
          'Where each comes from, and how often',
          'The value at which something is done',
          'The last time it was reached, and what was done',
          'What the figures do not show',
        ],
        notRequired: ['A dashboard'],
        anchors: [
          ['Follows it by no sign'],
          ['Relies on complaints to hear of it', 'Names figures and no value at which to act'],
          ['Names two signs and where they come from', 'Names a value and what is done then'],
          ['Tells of the last time the value was reached', 'Has a sign that comes before the damage'],
          [
            'Gave up a figure because people began to work for the figure',
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
