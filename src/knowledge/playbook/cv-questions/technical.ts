import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

export const technicalCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-design-deliberate-shortcut',
    lines: ['built', 'change', 'result'],
    about: 'technical-design',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'Which technical shortcut did you take there on purpose, and what did it cost later?',
        whyAsked:
          'Every real design leaves something out; knowing what, and what it cost, shows who really worked on it and watched the result.',
        keyPoints: [
          'What was left out or simplified, and what that gained',
          'The limit that led to it: time, money, people, knowledge',
          'Who knew about it and how it was recorded',
          'A cost that showed later, or why there was none, and how it was dealt with',
        ],
        notRequired: ['The employer’s confidential figures', 'Having decided alone'],
        anchors: [
          ['Names nothing that was left out or simplified in that work'],
          ['Lists the technologies used instead of a shortcut', 'Describes the team’s results but not their own part'],
          [
            'Names a shortcut in that work and what it gained',
            'Describes its cost in general words, such as “more maintenance”',
          ],
          [
            'Names the limit that led to the shortcut and what a full solution would have needed',
            'Says when and how the cost showed, who felt it and what was done about it',
          ],
          [
            'Names the sign, agreed in advance, for removing the shortcut, and what came of it',
            'Weighs what the shortcut saved against its later cost, in days, money or faults',
          ],
        ],
        probes: [
          { text: 'What was your part in that decision?', trigger: 'no_role' },
          { text: 'What would the full solution have looked like?', trigger: 'missing_point' },
          { text: 'How did the cost show up?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Says the work on this line was done by others',
            jobReason: 'The CV presents this work as the candidate’s own, and the role needs someone who has done it.',
          },
        ],
      },
      uk: {
        ask: 'Що ви в тому технічному рішенні свідомо спростили чи пропустили і чим це обернулося згодом?',
        whyAsked:
          'Кожне справжнє рішення щось лишає осторонь; хто знає, що саме й чого це коштувало, той справді над ним працював і бачив наслідки.',
        keyPoints: [
          'Що лишили осторонь або спростили й що це дало',
          'Обмеження, яке до цього привело: час, гроші, люди, знання',
          'Хто про це знав і де це записали',
          'Ціна, яка проявилася згодом, або чому її не було, і що з нею зробили',
        ],
        notRequired: ['Конфіденційні числа роботодавця', 'Одноосібне рішення'],
        anchors: [
          ['Не називає нічого, що в тій роботі спростили чи лишили осторонь'],
          [
            'Замість спрощення перелічує використані технології',
            'Говорить про результати команди, а власної частки не називає',
          ],
          [
            'Називає спрощення в тій роботі та що воно дало',
            'Описує ціну загальними словами, наприклад «складніша підтримка»',
          ],
          [
            'Називає обмеження, що привело до спрощення, і чого потребувало б повне рішення',
            'Каже, коли та як проявилася ціна, хто її відчув і що з нею зробили',
          ],
          [
            'Називає заздалегідь визначену ознаку, за якою спрощення мали замінити, і що з того вийшло',
            'Зіставляє заощаджене з пізнішою ціною в днях, грошах чи помилках',
          ],
        ],
        probes: [
          { text: 'Якою була особисто ваша роль у цьому?', trigger: 'no_role' },
          { text: 'Яким було б повне рішення?', trigger: 'missing_point' },
          { text: 'У чому саме це дало про себе знати?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Каже, що роботу з цього рядка виконали інші.',
            jobReason: 'Резюме подає цю роботу як власну, а на посаді потрібна людина, яка справді її робила.',
          },
        ],
      },
    },
  },
  {
    id: 'cv-design-tenfold-load',
    lines: ['built', 'change', 'result'],
    about: 'technical-design',
    kind: 'situational',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'If its users or data grew tenfold in a month, what would break first, and how would you prepare?',
        whyAsked:
          'People who know a system can say where its limits are; the question starts from one the candidate names.',
        keyPoints: [
          'Present size in rough numbers: users, requests, rows, delay',
          'The first limit, and why it comes before others',
          'How the guess would be checked: measurement or load test',
          'The cheapest step that buys time, and the change needed after it',
        ],
        notRequired: ['Exact figures', 'The system being large'],
        anchors: [
          ['Names no part of that work that could reach a limit'],
          ['Answers “add servers” without naming what fills up', 'Gives no size for the present system, even roughly'],
          ['Names one likely bottleneck in that system and a remedy', 'Gives rough present numbers when asked'],
          [
            'Calculates from present numbers which part reaches its limit first',
            'Separates a step that buys time from the change that lasts',
          ],
          [
            'Describes a test on that system that would prove the guess wrong',
            'Names the limit that comes after the first one is gone, and when to stop investing',
          ],
        ],
        probes: [
          { text: 'Roughly how many requests or rows was it then?', trigger: 'vague' },
          { text: 'How do you know this part fails before the others?', trigger: 'missing_point' },
          { text: 'What would you do in the first week?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Якби користувачів чи даних за місяць стало вдесятеро більше, що не витримало б першим і як би ви підготувалися?',
        whyAsked:
          'Хто знає систему, той може сказати, де її межа; запитання починається із системи, яку назвав сам кандидат.',
        keyPoints: [
          'Теперішній розмір приблизно: користувачі, запити, рядки, затримка',
          'Перша межа й пояснення, чому вона настане раніше за інші',
          'Як перевірити здогад: вимір чи навантажувальний тест',
          'Найдешевший крок, що дає час, і зміна, потрібна після нього',
        ],
        notRequired: ['Точні числа', 'Велика система'],
        anchors: [
          ['Не називає жодної частини тієї роботи, що може сягнути межі'],
          [
            'Відповідає «додати серверів», не кажучи, що саме вичерпається',
            'Не називає розміру системи навіть приблизно',
          ],
          ['Називає одне ймовірне вузьке місце тієї системи й засіб', 'Дає приблизні теперішні числа після запитання'],
          [
            'З теперішніх чисел обчислює, яка частина сягне межі першою',
            'Відрізняє крок, що дає час, від зміни надовго',
          ],
          [
            'Описує випробування тієї системи, яке могло б спростувати здогад',
            'Називає наступну межу після першої й момент, коли вкладати далі не варто',
          ],
        ],
        probes: [
          { text: 'Скільки приблизно запитів чи рядків тоді було?', trigger: 'vague' },
          { text: 'Звідки ви знаєте, що ця частина відмовить раніше за інші?', trigger: 'missing_point' },
          { text: 'Що ви зробили б у перший тиждень?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-design-follow-one-record',
    lines: ['built', 'change', 'result'],
    about: 'technical-design',
    kind: 'knowledge',
    difficulty: 'medium',
    minutes: 7,
    text: {
      en: {
        ask: 'Take one request or record and walk me through that system with it, including a step that can fail.',
        whyAsked:
          'Following one item through a real system shows how far the candidate’s own understanding of it reaches.',
        keyPoints: [
          'Where the item enters, which parts it passes through, and where it ends',
          'What is stored on the way, and which part is the source of truth',
          'A step that fails: what is lost, repeated or seen by the user',
          'Which parts the person built, and which they know from others',
        ],
        notRequired: ['A drawing', 'Knowing every part in depth'],
        anchors: [
          ['Describes no path for an item through that system'],
          [
            'Names components but not what passes between them',
            'Knows only their own part and does not say what lies next to it',
          ],
          [
            'Follows the item from entry to end through the main parts',
            'Names a step that can fail, with its effect in general terms',
          ],
          [
            'Says at each boundary what is passed on, stored or confirmed',
            'Explains what a user would see if the chosen step failed, and how it recovers',
          ],
          [
            'Points out where that design could lose or duplicate an item, and what guards against it',
            'Separates clearly what they know, what they assume and how they would check it',
          ],
        ],
        probes: [
          { text: 'Which of these parts did you build?', trigger: 'no_role' },
          { text: 'What happens if this step fails halfway through?', trigger: 'missing_point' },
          { text: 'What does one of those look like?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Візьміть один запит або запис і розкажіть, як він проходить через ту систему і на якому кроці може статися збій.',
        whyAsked: 'Шлях одного запису крізь справжню систему показує, як далеко сягає розуміння самої людини.',
        keyPoints: [
          'Де запис входить, крізь які частини йде й де завершує шлях',
          'Що зберігається на цьому шляху і яку частину вважають джерелом істини',
          'Крок, що не вдався: що губиться, повторюється чи видно користувачеві',
          'Що людина створила сама, а що знає від інших',
        ],
        notRequired: ['Схема', 'Глибоке знання кожної частини'],
        anchors: [
          ['Не описує жодного шляху запису крізь ту систему'],
          [
            'Називає компоненти, але не те, що між ними передається',
            'Знає лише свою частину й не каже, що з нею межує',
          ],
          [
            'Проводить запис від входу до кінця через головні частини',
            'Називає крок, що може не вдатися, а наслідок лише загально',
          ],
          [
            'На кожній межі каже, що передано, збережено чи підтверджено',
            'Пояснює, що побачить користувач після збою обраного кроку і як усе відновиться',
          ],
          [
            'Показує місце, де те рішення могло загубити чи подвоїти запис, і запобіжник',
            'Чітко розділяє, що знає, що припускає і як би це перевірити',
          ],
        ],
        probes: [
          { text: 'Які з цих частин створили ви?', trigger: 'no_role' },
          { text: 'Що буде, якщо саме цей крок обірветься посередині?', trigger: 'missing_point' },
          { text: 'Який вигляд має один такий запис?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-practice-proof-before-release',
    lines: ['built', 'change', 'result'],
    about: 'engineering-practice',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'How did you know it worked before other people relied on it, and what did your checks miss?',
        whyAsked:
          'Everyone delivers; this shows how the candidate convinced themselves and others that what they delivered was right.',
        keyPoints: [
          'The checks made: tests, comparison, trial with a few users, review',
          'Which risk each check was meant to cover',
          'Something that slipped through, or a known open risk',
          'What was added to the checks afterwards',
        ],
        notRequired: ['Full automation', 'A serious fault'],
        anchors: [
          ['Names no check made before that work was used'],
          [
            'Relies on a tester or reviewer without checks of their own',
            'Says everything worked but gives no evidence',
          ],
          ['Describes the tests or trial for that work', 'Names one thing that was missed, but not what followed'],
          [
            'Matches each check to the risk it was meant to cover in that work',
            'Explains how the missed fault got through and which check covers it now',
          ],
          [
            'Describes a comparison with an independent source, such as the previous system’s figures',
            'Shows that the added check later stopped a similar fault',
          ],
        ],
        probes: [
          { text: 'Which of these checks did you make yourself?', trigger: 'no_role' },
          { text: 'What could have been wrong without anyone noticing?', trigger: 'missing_point' },
          { text: 'What changed in your checks after that?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Як ви переконалися, що все працює, перш ніж цим почали користуватися інші, і що ваші перевірки пропустили?',
        whyAsked: 'Результат дає кожен; тут видно, як людина переконала себе та інших, що зроблене правильно.',
        keyPoints: [
          'Проведені перевірки: тести, порівняння, проба на малому колі користувачів, рев’ю',
          'Який ризик мала закрити кожна перевірка',
          'Що проскочило або який ризик свідомо лишили відкритим',
          'Що додали до перевірок згодом',
        ],
        notRequired: ['Повна автоматизація', 'Велика помилка'],
        anchors: [
          ['Не називає жодної перевірки до початку використання'],
          [
            'Покладається на тестувальника чи рев’ювера без своїх перевірок',
            'Каже, що все працювало, але підтверджень не наводить',
          ],
          ['Описує тести або пробу, зроблені для тієї роботи', 'Називає щось пропущене, але не каже, що було далі'],
          [
            'До кожної перевірки називає ризик, який вона закривала в тій роботі',
            'Пояснює, чому помилка змогла пройти і яка перевірка стежить за цим тепер',
          ],
          [
            'Розповідає про звірку з незалежним джерелом, як-от числами попередньої системи',
            'Показує, що додана перевірка потім спинила таку помилку',
          ],
        ],
        probes: [
          { text: 'Які з цих перевірок провели ви особисто?', trigger: 'no_role' },
          { text: 'Яка помилка могла лишитися непоміченою?', trigger: 'missing_point' },
          { text: 'Що після цього змінилося у ваших перевірках?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-practice-noticing-trouble',
    lines: ['built', 'change', 'result'],
    about: 'engineering-practice',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'Once that was in use, how did you find out when something was wrong with it? Give me a real case.',
        whyAsked:
          'Anything really used fails at some point; the story shows how close the candidate was to its operation and its users.',
        keyPoints: [
          'What failed, for whom and for how long',
          'What revealed it: a metric, a user, chance',
          'Relief for users first, then the cause, then data repair',
          'The person’s own steps, and a lasting change',
        ],
        notRequired: ['An outage (a wrong figure or a slow page counts too)', 'Having been on call'],
        anchors: [
          ['Recalls no failure, nor how one would have been noticed'],
          ['Describes a failure but not how it was noticed or ended', 'Knows of it only from hearsay'],
          [
            'Says what failed, how it was noticed and what ended it',
            'Names their own step and a general effect on users',
          ],
          [
            'Gives the length and extent of that failure, and where the numbers come from',
            'Names the evidence that separated the cause from a wrong first guess',
          ],
          [
            'Names what would have shown it hours earlier, and says that it is now in place',
            'Says how affected users or data were followed up to the last case',
          ],
        ],
        probes: [
          { text: 'What did you do yourself in the first hour?', trigger: 'no_role' },
          { text: 'How long had it been going on before anyone knew?', trigger: 'vague' },
          { text: 'What has been different since then?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Як ви дізнавалися, що з цим щось не так, коли воно вже працювало? Наведіть справжній випадок.',
        whyAsked:
          'Те, чим справді користуються, колись та й відмовить; розповідь показує близькість до експлуатації й користувачів.',
        keyPoints: [
          'Що відмовило, для кого й на який час',
          'Що це показало: показник, користувач, випадок',
          'Спершу полегшення для користувачів, потім причина, потім виправлення даних',
          'Особисті дії людини та зміна, що залишилася',
        ],
        notRequired: ['Велика аварія (хибне число чи повільна сторінка теж підходить)', 'Досвід чергувань'],
        anchors: [
          ['Не пригадує збою і не каже, як його помітили б'],
          ['Розповідає про збій, але не як його помітили чи завершили', 'Знає про подію лише з чужих слів'],
          [
            'Каже, що відмовило, як це помітили й чим усе скінчилося',
            'Називає свій крок і загальний наслідок для користувачів',
          ],
          [
            'Називає тривалість і розмах того збою та джерело цих чисел',
            'Називає факт, що відрізнив причину від першого хибного здогаду',
          ],
          [
            'Називає, що показало б збій на години раніше, і каже, що відтоді це є',
            'Розповідає, як подбали про всіх користувачів чи дані, аж до останнього випадку',
          ],
        ],
        probes: [
          { text: 'Що ви особисто робили в першу годину?', trigger: 'no_role' },
          { text: 'Скільки це тривало, перш ніж хтось дізнався?', trigger: 'vague' },
          { text: 'Що відтоді змінилося?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-practice-riskiest-to-change',
    lines: ['built', 'change', 'result'],
    about: 'engineering-practice',
    kind: 'knowledge',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Which part of that was the riskiest to change, and what protected the next person who had to?',
        whyAsked: 'Those who maintained a system know its weak spot; how they protected it shows their daily practice.',
        keyPoints: [
          'One concrete part, and what a wrong change to it would do',
          'Why it was dangerous: hidden rule, many users, poor visibility, no way back',
          'What protected it: tests, types, data checks, gradual release, a note',
          'What was missing, and a first step to close that gap',
        ],
        notRequired: ['Complete test coverage', 'Owning that part'],
        anchors: [
          ['Names no part of that work as riskier than the rest'],
          ['Calls a part dangerous without saying what could go wrong', 'Names “being careful” as the only protection'],
          ['Names the part and the harm a wrong change would do', 'Mentions a test or review that existed for it'],
          [
            'Explains which rule or dependency made that part dangerous, using a real change',
            'Says which wrong change its protection catches and which one it lets through',
          ],
          [
            'Says how that part was made safer and how later changes to it went',
            'Describes somebody else changing it without help, and what that showed to be missing',
          ],
        ],
        probes: [
          { text: 'What did you add yourself to protect it?', trigger: 'no_role' },
          { text: 'What bad change would nothing have caught?', trigger: 'missing_point' },
          { text: 'Give me one real change to that part. How did it go?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Яку частину тієї роботи було найнебезпечніше змінювати і що захищало від помилки того, хто брався за це після вас?',
        whyAsked:
          'Хто підтримував систему, той знає її небезпечне місце; захист довкола нього показує щоденну практику.',
        keyPoints: [
          'Одна конкретна частина та що зробила б її хибна зміна',
          'Чому вона небезпечна: приховане правило, багато залежних, погана видимість, немає шляху назад',
          'Що її захищало: тести, типи, перевірки даних, поступовий реліз, нотатка',
          'Чого бракувало й перший крок, щоб закрити цю прогалину',
        ],
        notRequired: ['Повне покриття тестами', 'Щоб ця частина була власною роботою'],
        anchors: [
          ['Не називає в тій роботі частини, ризикованішої за решту'],
          ['Називає частину небезпечною, але не каже, що могло піти не так', 'Єдиним захистом називає «бути уважним»'],
          ['Називає частину й шкоду, яку зробила б хибна зміна', 'Згадує тест або рев’ю, яке для неї було'],
          [
            'На справжній зміні пояснює, яке правило чи залежність робили частину небезпечною',
            'Каже, яку хибну зміну захист спіймає, а яку пропустить',
          ],
          [
            'Розповідає, як цю частину зробили безпечнішою і як пройшли наступні зміни в ній',
            'Описує, як її без допомоги змінила інша людина і чого, як виявилося, бракувало',
          ],
        ],
        probes: [
          { text: 'Який із цих запобіжників додали особисто ви?', trigger: 'no_role' },
          { text: 'Яку хибну зміну ніщо б не зупинило?', trigger: 'missing_point' },
          { text: 'Згадайте одну таку зміну. Як вона пройшла?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
