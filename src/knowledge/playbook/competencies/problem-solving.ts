import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const problemSolving: PlaybookCompetency = {
  id: 'problem-solving',
  fit: 'every-job',
  name: { en: 'Problem solving and judgement', uk: 'Розв’язання проблем і виважені рішення' },
  definition: {
    en: 'Finds out what is really wrong, tests explanations against facts, weighs options with their costs, and checks that the remedy lasted.',
    uk: 'З’ясовує, що насправді не так, перевіряє пояснення фактами, зважує варіанти з їхньою ціною і переконується, що виправлення тримається.',
  },
  signals: {
    en: [
      'problem-solving',
      'problem solving',
      'solve problems',
      'solving problems',
      'troubleshoot',
      'root cause',
      'analytical',
      'analyse',
      'analyze',
      'analysis',
      'investigat',
      'diagnos',
      'debug',
      'hypothes',
      'critical thinking',
      'judgement',
      'judgment',
      'decision-making',
      'decision making',
      'trade-off',
    ],
    uk: [
      'розв’яз',
      "розв'яз",
      'вирішення проблем',
      'вирішувати проблеми',
      'вирішення завдань',
      'аналітичн',
      'аналіз',
      'діагност',
      'першопричин',
      'пошук причин',
      'усунення',
      'усував',
      'розслідув',
      'гіпотез',
      'критичне мислення',
      'критичного мислення',
      'ухвалення рішень',
      'ухвалювати рішення',
      'прийняття рішень',
      'приймати рішення',
    ],
  },
  searched: {
    en: ['problem solving', 'root cause', 'analysis', 'troubleshooting', 'diagnosis', 'decision making'],
    uk: ['розв’язання проблем', 'аналіз', 'діагностика', 'першопричина', 'гіпотеза', 'ухвалення рішень'],
  },
  traces: {
    en: [
      'solv',
      'fix',
      'diagnos',
      'analys',
      'analyz',
      'investigat',
      'troubleshoot',
      'root cause',
      'improv',
      'optimi',
      'reduc',
      'repair',
      'debug',
      'research',
    ],
    uk: [
      'виріш',
      'розв’яз',
      'усун',
      'усув',
      'діагност',
      'аналіз',
      'дослід',
      'розслід',
      'покращ',
      'поліпш',
      'оптиміз',
      'скоро',
      'зниз',
      'знизи',
      'ремонт',
      'налагодж',
      'виправ',
    ],
  },
  bars: {
    junior: {
      shownBy: ['ps-not-understood-at-first', 'ps-vague-report'],
      strong: {
        en: 'Separates what was seen from what was guessed, and checks one guess before acting',
        uk: 'Розрізняє побачене й припущене та перевіряє одне припущення, перш ніж діяти',
      },
      exceptional: {
        en: 'Says where their own knowledge ends and asks for help, giving facts and what has already been tried',
        uk: 'Каже, де закінчуються власні знання, і просить допомоги з фактами та переліком уже спробуваного',
      },
    },
    middle: {
      shownBy: ['ps-opposite-explanations', 'ps-missing-facts', 'ps-treated-the-symptom'],
      strong: {
        en: 'Tests at least two explanations or options against evidence before choosing one',
        uk: 'Звіряє з фактами щонайменше два пояснення чи варіанти, перш ніж вибрати',
      },
      exceptional: {
        en: 'Says which finding would have changed the choice, and goes looking for it',
        uk: 'Називає, яка знахідка змінила б вибір, і цілеспрямовано її шукає',
      },
    },
    senior: {
      shownBy: ['ps-removed-for-good', 'ps-treated-the-symptom'],
      strong: {
        en: 'Names the few facts that settle the matter and weighs the cost, risk and delay of each option',
        uk: 'Називає кілька вирішальних фактів і зважує ціну, ризик та затримку кожного варіанта',
      },
      exceptional: {
        en: 'Checks weeks later that the remedy holds and removes what let the trouble arise',
        uk: 'За кілька тижнів перевіряє, чи виправлення тримається, й усуває те, що породило проблему',
      },
    },
    lead: {
      shownBy: ['ps-removed-for-good', 'ps-favoured-idea-wrong'],
      strong: {
        en: 'Separates what must be decided now from what can wait, and says who decides each',
        uk: 'Відділяє те, що вирішувати зараз, від того, що зачекає, і називає, хто вирішує кожне',
      },
      exceptional: {
        en: 'Left their reasoning behind so that others solved the next such case without them, with an example',
        uk: 'Лишає хід думок так, що схожий випадок інші розв’язують самі, і наводить приклад',
      },
    },
  },
  questions: [
    {
      id: 'ps-not-understood-at-first',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'Tell me about something at work that puzzled you at first. How did you find out what was going on?',
          whyAsked: 'Shows the path from confusion to a tested explanation.',
          keyPoints: [
            'What was observed and why it was puzzling',
            'What they looked at or asked, and in what order',
            'How guesses were confirmed or ruled out',
            'What the explanation was and what was done about it',
          ],
          notRequired: ['A technical subject', 'Finding it out without help'],
          anchors: [
            ['Names no puzzle of their own, or says that nothing at work is unclear to them'],
            [
              'Handed it to someone else and cannot say what the explanation was',
              'Tried one thing after another until the trouble went away',
            ],
            [
              'Describes what was odd and two or three things they looked at',
              'Gives the explanation they reached, but not what made them believe it',
            ],
            [
              'Explains the order of their steps by what each was meant to confirm or rule out',
              'Says how they made sure, for example by making it happen again',
            ],
            [
              'Names a wrong guess, what it cost and what showed that it was wrong',
              'Left a note or a change that saved someone else the same search',
            ],
          ],
          probes: [
            { text: 'What was the very first thing you looked at, and why?', trigger: 'too_general' },
            { text: 'Which part did you find out yourself?', trigger: 'no_role' },
            { text: 'How did you know that your explanation was right?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про щось у роботі, що спершу поставило вас у глухий кут. Як ви з’ясували, у чому річ?',
          whyAsked: 'Показує шлях від нерозуміння до перевіреного пояснення.',
          keyPoints: [
            'Що спостерігали й чому це було незрозумілим',
            'Що й у якому порядку оглянули чи запитали',
            'Як підтвердили або відкинули здогад',
            'Яким виявилося пояснення і що з ним зробили',
          ],
          notRequired: ['Технічна тема', 'З’ясувати все без допомоги'],
          anchors: [
            ['Не називає жодної загадки або каже, що в роботі все й так зрозуміло'],
            [
              'Віддає питання комусь іншому й не може сказати, у чому була причина',
              'Пробує все підряд, доки клопіт не зникне',
            ],
            [
              'Описує, що було дивним, і дві-три речі, які вдалося оглянути',
              'Зрештою називає пояснення, але не те, що в ньому переконало',
            ],
            [
              'Пояснює порядок кроків тим, що кожен мав підтвердити чи виключити',
              'Розповідає, як у цьому впевнитися: наприклад, відтворює проблему навмисно',
            ],
            [
              'Називає хибний здогад, чого він коштував і що показало його хибність',
              'Лишає запис або зміну, яка вберегла іншу людину від таких самих пошуків',
            ],
          ],
          probes: [
            { text: 'На що ви подивилися найперше й чому саме на це?', trigger: 'too_general' },
            { text: 'Що із цього ви з’ясували самостійно?', trigger: 'no_role' },
            { text: 'Звідки ви знали, що ваше пояснення правильне?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ps-treated-the-symptom',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['middle', 'senior'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'Describe a problem that you had solved but that then came back. What did you do the second time?',
          whyAsked:
            'Everyone treats a symptom now and then; the second attempt shows what was learned about the cause.',
          keyPoints: [
            'What was done first and why it seemed enough',
            'What showed that it was back',
            'What was examined the second time but not the first',
            'How long it has held since',
          ],
          notRequired: ['That the first remedy was a mistake at the time'],
          anchors: [
            ['Says that their solutions last, and gives no case even when prompted'],
            [
              'Repeated the first remedy more thoroughly',
              'Heard from others that it was back and passed the matter on',
            ],
            [
              'Says what the first remedy missed and what the second one was',
              'Describes the new cause without the facts that pointed to it',
            ],
            [
              'Compares the two occurrences and works out what they had in common',
              'Tested the second remedy before relying on it, and says how',
            ],
            [
              'Explains what made the first remedy look successful, such as checking for too short a time',
              'Set a measure and a date for checking again, and says what it showed',
            ],
          ],
          probes: [
            { text: 'The first time, what made you think that it was solved?', trigger: 'missing_point' },
            { text: 'How long has it held now?', trigger: 'no_result' },
            { text: 'Who noticed that it was back, and how?', trigger: 'vague' },
          ],
          redFlags: [
            {
              text: 'Knew that the trouble was back and still reported it as solved',
              jobReason: 'Decisions get made on a state of affairs that does not exist.',
            },
          ],
        },
        uk: {
          ask: 'Опишіть ваше рішення, після якого та сама проблема повернулася. Як ви діяли вдруге?',
          whyAsked: 'Усі часом лікують симптом; друга спроба показує, що людина зрозуміла про причину.',
          keyPoints: [
            'Що зробили спершу й чому цього здавалося досить',
            'Що показало повернення проблеми',
            'Що вдруге дослідили з того, чого не досліджували раніше',
            'Як довго нове рішення тримається',
          ],
          notRequired: ['Щоб перше рішення на той час було помилкою'],
          anchors: [
            ['Каже, що власні рішення завжди тримаються, і навіть із підказкою не наводить випадку'],
            [
              'Повторює перше виправлення, тільки ретельніше',
              'Дізнається про повернення від інших і передає справу далі',
            ],
            [
              'Каже, що оминуло перше рішення і яким було друге',
              'Описує нову причину, але без фактів, які на неї вказали',
            ],
            [
              'Порівнює два випадки й робить висновок із того, що в них спільного',
              'Випробовує друге рішення, перш ніж на нього покластися, і каже, як саме',
            ],
            [
              'Пояснює, чому перше рішення здавалося вдалим, як-от через надто короткий огляд',
              'Установлює показник і дату повторної перевірки й розповідає, що вона дала',
            ],
          ],
          probes: [
            { text: 'Чому першого разу ви вважали, що все розв’язано?', trigger: 'missing_point' },
            { text: 'Скільки це вже тримається?', trigger: 'no_result' },
            { text: 'Хто й як помітив, що проблема повернулася?', trigger: 'vague' },
          ],
          redFlags: [
            {
              text: 'Знає, що проблема повернулася, але далі звітує про неї як про розв’язану',
              jobReason: 'Рішення ухвалюють, спираючись на стан, якого немає.',
            },
          ],
        },
      },
    },
    {
      id: 'ps-missing-facts',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'Tell me about a choice you had to make while important information was missing. How did you reach a decision?',
          whyAsked: 'Work rarely waits for full information; this shows how risk is judged and limited.',
          keyPoints: [
            'What had to be chosen, by when, and what was not known',
            'Which gaps could be closed in time and which could not',
            'What a wrong choice would have cost and whether it could be undone',
            'How it turned out and what that says about the choice',
          ],
          notRequired: ['That it turned out well'],
          anchors: [
            ['Names no choice of their own, or only one that was made for them'],
            ['Followed habit or the first idea and gives no reasons', 'Put it off until others chose or time ran out'],
            [
              'Names what was missing and the main reason for the choice',
              'Gives the outcome, without saying what they would have done had it failed',
            ],
            [
              'Says which missing fact mattered most and what they did to get it in time',
              'Compares what each option would cost if it proved wrong',
            ],
            [
              'Made the choice easy to reverse, or tried it on a small scale, and names the sign for turning back',
              'Judges the choice by what was known then, regardless of how it ended',
            ],
          ],
          probes: [
            { text: 'What was the most important thing you didn’t know?', trigger: 'vague' },
            { text: 'Why couldn’t it wait?', trigger: 'missing_point' },
            { text: 'How did it turn out in the end?', trigger: 'no_result' },
            { text: 'Which part of that choice was yours to make?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Presented guesses to those affected as established facts',
              jobReason: 'Others take risks in this role on the strength of such statements.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про вибір, який вам довелося зробити, коли бракувало важливих відомостей. Як ви до нього дійшли?',
          whyAsked: 'Робота рідко чекає на повні дані; видно, як людина оцінює й обмежує ризик.',
          keyPoints: [
            'Що треба було вибрати, до якого часу й чого не знали',
            'Що можна було вчасно дізнатися, а що ні',
            'Чого коштував би хибний вибір і чи можна було його скасувати',
            'Чим це завершилося і що це говорить про сам вибір',
          ],
          notRequired: ['Щоб усе склалося добре'],
          anchors: [
            ['Не наводить власного вибору або наводить лише той, що його зробили інші'],
            [
              'Діє за звичкою чи за першою думкою й не пояснює підстав',
              'Відкладає, доки не виберуть інші або не мине час',
            ],
            [
              'Називає, чого бракувало, і головну підставу вибору',
              'Розповідає, чим завершилося, але не каже, що було б у разі невдачі',
            ],
            [
              'Каже, який відсутній факт важив найбільше і що зроблено, щоб його вчасно здобути',
              'Порівнює, чого коштував би кожен варіант, якби виявився хибним',
            ],
            [
              'Робить вибір оборотним чи пробує в малому й називає ознаку, за якою відступить',
              'Оцінює вибір за тим, що було відомо тоді, окремо від того, чим він завершився',
            ],
          ],
          probes: [
            { text: 'Що було найважливішим із того, чого ви не знали?', trigger: 'vague' },
            { text: 'Чому не можна було зачекати?', trigger: 'missing_point' },
            { text: 'Чим це завершилося?', trigger: 'no_result' },
            { text: 'Що в цьому виборі залежало саме від вас?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Подає здогади тим, кого це стосується, як установлені факти',
              jobReason: 'На цій посаді інші ризикують, спираючись на такі слова.',
            },
          ],
        },
      },
    },
    {
      id: 'ps-removed-for-good',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: [],
      minutes: 7,
      text: {
        en: {
          ask: 'Tell me about a recurring failure or complaint that you put an end to. What convinced you that it was gone for good?',
          whyAsked: 'Senior people are paid for trouble that no longer happens; this asks for proof of it.',
          keyPoints: [
            'How often it happened and what it cost',
            'Why earlier attempts had not ended it',
            'Which condition was removed, and how it was found',
            'What was measured before and after, and for how long',
            'What the remedy itself cost',
          ],
          notRequired: ['That it can never happen again'],
          anchors: [
            ['Offers only one-off incidents, or trouble that others ended'],
            [
              'Got people to be more careful and considers the matter closed',
              'Concludes that it is gone because nobody has mentioned it since',
            ],
            [
              'Names the cause and the remedy, and says that cases became fewer',
              'Speaks of improvement without a count or a period',
            ],
            [
              'Traces several cases back to one condition and shows how it was proved',
              'Gives the count before and after over a stated period',
            ],
            [
              'Rules out other reasons for the drop, such as lower volume or a season',
              'Changed the set-up so that the mistake can no longer be made or shows up at once',
            ],
          ],
          probes: [
            { text: 'What else could explain the drop?', trigger: 'missing_point' },
            { text: 'How many cases were there before, and how many after?', trigger: 'no_result' },
            { text: 'Which parts of the search were yours?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про збій або скаргу, які повторювалися, доки ви не поклали цьому край. Що переконало вас, що їх більше немає?',
          whyAsked: 'Досвідчених людей цінують за проблеми, яких більше немає; тут потрібен доказ.',
          keyPoints: [
            'Як часто це траплялося й чого коштувало',
            'Чому попередні спроби не допомогли',
            'Яку умову усунули та як її знайшли',
            'Що міряли до і після та як довго',
            'Чого коштувало саме виправлення',
          ],
          notRequired: ['Щоб це вже ніколи не могло повторитися'],
          anchors: [
            ['Наводить лише поодинокі випадки або проблеми, які усунув хтось інший'],
            [
              'Закликає людей до уважності й вважає, що цим усе завершено',
              'Робить висновок, що все зникло, бо про це більше ніхто не згадував',
            ],
            [
              'Називає причину й виправлення та каже, що випадків поменшало',
              'Говорить про покращення без кількості й проміжку часу',
            ],
            [
              'Зводить кілька випадків до однієї умови й показує, як це доведено',
              'Називає кількість випадків до і після за визначений час',
            ],
            [
              'Виключає інші причини спаду, як-от менший обсяг чи сезон',
              'Змінює порядок так, що помилитися вже неможливо або помилку видно одразу',
            ],
          ],
          probes: [
            { text: 'Чим іще можна пояснити, що випадків поменшало?', trigger: 'missing_point' },
            { text: 'Скільки випадків було до і скільки після?', trigger: 'no_result' },
            { text: 'Які кроки пошуку зробили саме ви?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ps-favoured-idea-wrong',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      text: {
        en: {
          ask: 'Describe a time when the facts contradicted an idea that you had argued for. What happened next?',
          whyAsked: 'Judgement shows in how quickly and openly someone gives up a view that the facts do not support.',
          keyPoints: [
            'What they had argued for, and on what grounds',
            'Which facts went against it and how they came to light',
            'What they said to those they had persuaded',
            'What was done instead, and how it turned out',
          ],
          notRequired: ['That the idea was entirely wrong'],
          anchors: [
            ['Recalls no idea of theirs that the facts went against'],
            [
              'Explains the facts away and still treats the idea as right',
              'Gave in because of rank or votes, not because of the facts',
            ],
            [
              'Names the idea and the contrary facts, and says that they changed course',
              'Changed course quietly; those they had persuaded had to find out for themselves',
            ],
            [
              'Checked the contrary facts before accepting them and says how',
              'Told the people they had persuaded what was wrong and what should now be done',
            ],
            [
              'Had deliberately looked for such facts, or asked somebody to argue the other side',
              'Says how they now test an idea before arguing for it, with a later example',
            ],
          ],
          probes: [
            { text: 'How long did it take you to change course after the first fact against it?', trigger: 'vague' },
            { text: 'What did you say to the people you had already persuaded?', trigger: 'missing_point' },
            { text: 'How did the new course work out?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Held back or trimmed facts that went against their idea',
              jobReason: 'The employer would decide on a false picture and bear the cost.',
            },
          ],
        },
        uk: {
          ask: 'Опишіть випадок, коли факти заперечили ідею, яку ви відстоювали. Що було далі?',
          whyAsked:
            'Виваженість видно з того, як швидко й відкрито людина відмовляється від думки, якої факти не підтверджують.',
          keyPoints: [
            'Що відстоювали та на якій підставі',
            'Які факти цьому суперечили та як вони виявилися',
            'Що сказали тим, кого встигли переконати',
            'Що зробили натомість і чим це завершилося',
          ],
          notRequired: ['Щоб ідея була цілком хибною'],
          anchors: [
            ['Не пригадує жодної своєї ідеї, якій суперечили б факти'],
            [
              'Відкидає незручні факти й досі вважає ідею слушною',
              'Поступається через посаду чи більшість голосів, а не через факти',
            ],
            [
              'Називає ідею, факти проти неї та зміну курсу',
              'Змінює курс мовчки, тож переконані раніше дізнаються про це самі',
            ],
            [
              'Перевіряє незручні факти, перш ніж погодитися з ними, і каже, як саме',
              'Пояснює тим, кого встигло переконати, що було не так і що тепер робити',
            ],
            [
              'Навмисне шукає такі факти або просить когось відстоювати протилежне',
              'Називає, як тепер випробовує ідею до обговорення, з пізнішим прикладом',
            ],
          ],
          probes: [
            { text: 'Скільки минуло від першого незручного факту до зміни курсу?', trigger: 'vague' },
            { text: 'Що ви сказали тим, кого вже переконали?', trigger: 'missing_point' },
            { text: 'Що дав новий курс?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Приховує або підрізає факти, які свідчать проти власної ідеї',
              jobReason: 'Роботодавець вирішуватиме за хибною картиною і сам за це заплатить.',
            },
          ],
        },
      },
    },
    {
      id: 'ps-vague-report',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      text: {
        en: {
          ask: 'A customer writes only: “It’s stopped working.” You know nothing more. What are your first steps?',
          whyAsked: 'Every job gets reports like this; the first steps decide how long the rest takes.',
          keyPoints: [
            'Asks what was expected, what happened instead, and since when',
            'Finds out who else is affected and what has changed recently',
            'Tries to see the trouble for themselves',
            'Tells the customer what happens next, and when',
          ],
          notRequired: ['Knowing the product', 'Solving it in the interview'],
          anchors: [
            ['Proposes no step, or only to pass the message on'],
            [
              'Suggests a remedy, such as restarting, before finding out what happened',
              'Asks the customer for “more details” without saying which',
            ],
            [
              'Asks two or three precise questions about what happened',
              'Would look into it, but gets back to the customer only with a result',
            ],
            [
              'Asks what used to work, when it last did, and what has changed since',
              'Checks at once whether others are affected and lets that set the urgency',
            ],
            [
              'Picks questions by how much each answer narrows the search, and explains one',
              'Offers the customer a way to keep working meanwhile and says when they will hear more',
            ],
          ],
          probes: [
            { text: 'Which three questions would you send back?', trigger: 'too_general' },
            { text: 'What would tell you that this is urgent?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Клієнт пише лише: «Перестало працювати». Більше нічого не відомо. Якими будуть ваші перші кроки?',
          whyAsked:
            'Такі звернення трапляються в будь-якій роботі; від перших кроків залежить, скільки триватиме решта.',
          keyPoints: [
            'Запитати, чого очікували, що сталося натомість і відколи',
            'З’ясувати, кого ще це зачепило і що недавно змінилося',
            'Спробувати побачити проблему на власні очі',
            'Сказати клієнтові, що й коли буде далі',
          ],
          notRequired: ['Знати продукт', 'Розв’язати це під час співбесіди'],
          anchors: [
            ['Не пропонує жодного кроку або лише переслати звернення далі'],
            [
              'Радить засіб, як-от почати спочатку, ще не знаючи, що сталося',
              'Просить у клієнта «більше деталей», не кажучи, яких саме',
            ],
            [
              'Ставить два-три точні запитання про те, що сталося',
              'Обіцяє розібратися й озивається до клієнта лише з готовим результатом',
            ],
            [
              'Питає, що працювало раніше, коли востаннє і що відтоді змінилося',
              'Одразу перевіряє, чи зачепило інших, і за цим визначає терміновість',
            ],
            [
              'Добирає запитання за тим, наскільки відповідь звузить пошук, і пояснює одне з них',
              'Пропонує клієнтові, як працювати тим часом, і каже, коли озветься знову',
            ],
          ],
          probes: [
            { text: 'Які три запитання ви надішлете у відповідь?', trigger: 'too_general' },
            { text: 'Як ви зрозумієте, що справа термінова?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ps-opposite-explanations',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'Two experienced colleagues explain the same failure to you in opposite ways, and both sound plausible. How would you find out who is right?',
          whyAsked: 'Shows whether facts or seniority settle a question of fact.',
          keyPoints: [
            'Asks each what they have seen and what they are inferring',
            'Looks for something observable on which the two must differ',
            'Makes that observation or test, cheapest first',
            'Allows for both, or neither, being right',
          ],
          notRequired: ['Knowing the subject better than either of them'],
          anchors: [
            ['Has no way forward, or leaves it to the manager to rule'],
            [
              'Believes whoever has been there longer or speaks first',
              'Mixes both explanations so that nobody is contradicted',
            ],
            [
              'Asks both for their reasons and looks at the records',
              'Wants to test, but cannot say which result would support whom',
            ],
            [
              'Names one test whose result would differ depending on who is right',
              'Separates what each saw from what each concluded',
            ],
            [
              'Considers a third explanation and what would have to be seen if it were true',
              'Weighs the cost of the test against simply acting to cover both cases',
            ],
          ],
          probes: [
            { text: 'What exactly would you ask each of them?', trigger: 'vague' },
            { text: 'Which result would make you side with the first one?', trigger: 'too_general' },
            { text: 'What if the test shows nothing clear?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Двоє досвідчених колег протилежно пояснюють вам той самий збій, і обидва звучать переконливо. Як ви з’ясуєте, хто має рацію?',
          whyAsked: 'Видно, чим людина розв’язує спір про факти: фактами чи чиїмось становищем.',
          keyPoints: [
            'Запитати кожного, що він бачив, а що виснував',
            'Знайти спостереження, щодо якого пояснення мусять розійтися',
            'Перевірити саме це, почавши з найдешевшого',
            'Припускати, що праві обидва або жоден',
          ],
          notRequired: ['Знати тему краще за обох'],
          anchors: [
            ['Не бачить жодного шляху або каже, що має розсудити керівник'],
            ['Вірить тому, хто довше працює чи заговорив першим', 'Поєднує обидва пояснення, щоб нікому не суперечити'],
            [
              'Розпитує обох про підстави й дивиться записи',
              'Хоче перевірити, але не може сказати, який результат свідчив би за кого',
            ],
            [
              'Називає одну перевірку, результат якої залежить від того, хто має рацію',
              'Відділяє побачене кожним від того, що кожен із цього виснував',
            ],
            [
              'Розглядає третє пояснення й називає, що тоді мало б спостерігатися',
              'Порівнює ціну перевірки з ціною дії, яка годиться для обох випадків',
            ],
          ],
          probes: [
            { text: 'Що саме ви запитаєте в кожного з них?', trigger: 'vague' },
            { text: 'Який результат схилив би вас на бік першого?', trigger: 'too_general' },
            { text: 'А якщо перевірка не дасть ясності?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ps-workaround-or-proper',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'A proper solution would take three months; a workaround can be ready on Friday. What would you weigh before recommending one?',
          whyAsked: 'Speed against soundness is the most common trade-off at work; this shows what gets weighed.',
          keyPoints: [
            'What the trouble costs for every week it lasts',
            'What the workaround risks and what it costs to maintain',
            'Whether the workaround blocks or eases the proper solution',
            'Who would remove it, and when',
          ],
          notRequired: ['Making one particular choice'],
          anchors: [
            ['Names a preference with no reasons, or none at all'],
            [
              'Holds on principle that quick, or thorough, is always better',
              'Weighs only their own effort or interest in the work',
            ],
            [
              'Weighs time against quality and asks how urgent it is',
              'Names a drawback of the workaround in general terms',
            ],
            [
              'Asks for the weekly cost of the trouble and compares it with the price of each option',
              'Looks for a middle way, such as a workaround for the worst-hit group only',
            ],
            [
              'Ties the workaround to an end: an owner, a date or a sign that triggers its removal',
              'Says which single answer would reverse the recommendation',
            ],
          ],
          probes: [
            { text: 'Which figure would you ask for first?', trigger: 'too_general' },
            { text: 'What happens to the workaround in six months’ time?', trigger: 'missing_point' },
            { text: 'Give me your recommendation in two sentences.', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ґрунтовне рішення забере три місяці, а тимчасове можна зробити до п’ятниці. Що ви зважите, перш ніж порадити одне з них?',
          whyAsked: 'Швидкість чи ґрунтовність — найчастіший вибір у роботі; видно, що людина кладе на терези.',
          keyPoints: [
            'Чого коштує кожен тиждень, доки проблема триває',
            'Чим ризикує тимчасове рішення й чого коштує його підтримувати',
            'Чи заважає воно ґрунтовному, чи полегшує його',
            'Хто й коли його прибере',
          ],
          notRequired: ['Вибір на користь певного варіанта'],
          anchors: [
            ['Називає вподобання без підстав або не називає нічого'],
            [
              'Вважає за принцип, що швидко чи ґрунтовно краще завжди',
              'Зважує лише власні зусилля або цікавість роботи',
            ],
            [
              'Порівнює час і якість та питає, наскільки це терміново',
              'Називає ваду тимчасового рішення загальними словами',
            ],
            [
              'Питає про тижневу ціну проблеми й порівнює її з ціною обох шляхів',
              'Шукає середній шлях, як-от тимчасове рішення лише для тих, кому найгірше',
            ],
            [
              'Визначає кінець тимчасового рішення: відповідального, дату чи ознаку, за якою його приберуть',
              'Каже, яка одна відповідь перевернула б пораду',
            ],
          ],
          probes: [
            { text: 'Яку цифру ви спитаєте першою?', trigger: 'too_general' },
            { text: 'Що буде з тимчасовим рішенням за пів року?', trigger: 'missing_point' },
            { text: 'Сформулюйте вашу пораду двома реченнями.', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ps-figure-fell-overnight',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'A key figure for your department dropped by a fifth overnight, and management expects an explanation by noon. How do you use the morning?',
          whyAsked: 'Pressure invites the first plausible story; this shows whether the search stays honest.',
          keyPoints: [
            'First checks that the figure itself is right',
            'Splits the drop by time, place, customer or product to see where it sits',
            'Compares it with what changed the day before',
            'Limits the damage meanwhile, where that is possible',
            'Says at noon what is known, what is assumed and what comes next',
          ],
          notRequired: ['Finding the cause by noon'],
          anchors: [
            ['Makes no use of the morning other than asking for more time'],
            [
              'Settles on the likeliest story and gathers support for it',
              'Has everyone look at everything, in no order and with no division of work',
            ],
            [
              'Checks whether the figure is right and asks what has changed',
              'Would report whatever has been found by noon, without saying how sure it is',
            ],
            [
              'Splits the figure to find where the drop sits before asking why',
              'Divides up the morning: who checks what, and when they meet again',
            ],
            [
              'Reports separately what is known, assumed and open, with the decision each would call for',
              'Weighs a reversible precaution now against waiting until the cause is proved',
            ],
          ],
          probes: [
            { text: 'What is the first thing you look at, and what do you expect to see?', trigger: 'too_general' },
            { text: 'It’s noon and two explanations are left. What do you say?', trigger: 'missing_point' },
            { text: 'Which part of this would you do yourself?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Would give management an unproved cause as certain just to meet the deadline',
              jobReason: 'Costly countermeasures would be aimed at the wrong place.',
            },
          ],
        },
        uk: {
          ask: 'Ключовий показник вашого відділу за ніч упав на п’яту частину, і керівництво чекає на пояснення до полудня. Як ви використаєте ранок?',
          whyAsked: 'Тиск підштовхує до першої-ліпшої версії; видно, чи пошук лишається чесним.',
          keyPoints: [
            'Спершу переконатися, що сам показник правильний',
            'Розкласти спад за часом, місцем, клієнтами чи продуктами й побачити, де він стався',
            'Зіставити з тим, що змінилося напередодні',
            'Паралельно зменшувати шкоду, де це можливо',
            'Опівдні сказати, що відомо, що припущено і що далі',
          ],
          notRequired: ['Знайти причину до полудня'],
          anchors: [
            ['Не каже, на що піде ранок, окрім прохання дати більше часу'],
            [
              'Спиняється на найімовірнішій версії та збирає докази лише для неї',
              'Просить усіх дивитися все, без порядку й поділу роботи',
            ],
            [
              'Перевіряє, чи показник правильний, і питає, що змінилося',
              'Опівдні доповідає все знайдене, не кажучи, наскільки це певно',
            ],
            [
              'Розкладає показник, щоб знайти місце спаду, а тоді вже питає чому',
              'Ділить ранок: хто що перевіряє й коли всі збираються знову',
            ],
            [
              'Доповідає окремо відоме, припущене й нез’ясоване та яке рішення потрібне для кожного',
              'Порівнює оборотний запобіжний крок зараз з очікуванням, доки причину доведено',
            ],
          ],
          probes: [
            { text: 'На що ви подивитеся найперше і що сподіваєтеся побачити?', trigger: 'too_general' },
            { text: 'Полудень, а версій лишилося дві: що ви скажете?', trigger: 'missing_point' },
            { text: 'Що із цього ви робитимете особисто?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Готовність видати керівництву недоведену причину за певну, аби встигнути вчасно',
              jobReason: 'Дорогі заходи спрямують не туди, де виникла проблема.',
            },
          ],
        },
      },
    },
    {
      id: 'ps-cause-or-coincidence',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      text: {
        en: {
          ask: 'Results improved right after a change was made. How can you tell whether the change was the reason?',
          whyAsked: 'Much effort goes into changes that merely happened at the right moment.',
          keyPoints: [
            '“After” does not mean “because of”',
            'Other things that changed at the same time',
            'A comparison with those who did not get the change, or with earlier fluctuations',
            'Undoing or repeating the change where possible',
          ],
          notRequired: ['Statistical terms or formulas'],
          anchors: [
            ['Says that the improvement proves it, or gives no answer'],
            [
              'Would ask people whether they think the change helped',
              'Says that nobody can ever know, and stops there',
            ],
            ['Says that other causes are possible and names one', 'Would wait and see whether the improvement lasts'],
            [
              'Compares with a group or a period without the change, and names which',
              'Asks how much the results normally fluctuate',
            ],
            [
              'Gives a case from work where the obvious cause was not the real one',
              'Says how much proof this decision needs, and when a rough check will do',
            ],
          ],
          probes: [
            { text: 'Take a change in your own work. What would you compare?', trigger: 'too_general' },
            { text: 'What else might have caused it?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Одразу після певної зміни результати покращилися. Як зрозуміти, чи саме вона стала причиною?',
          whyAsked: 'Багато зусиль іде на зміни, які лише збіглися в часі з успіхом.',
          keyPoints: [
            '«Після» ще не означає «внаслідок»',
            'Інше, що змінилося тоді ж',
            'Порівняння з тими, кого зміна не торкнулася, або з колишніми коливаннями',
            'Скасувати або повторити зміну, якщо це можливо',
          ],
          notRequired: ['Статистичні терміни чи формули'],
          anchors: [
            ['Каже, що покращення це й доводить, або не дає відповіді'],
            [
              'Пропонує лише спитати людей, чи зміна, на їхню думку, допомогла',
              'Каже, що цього ніколи не дізнатися, і на тому зупиняється',
            ],
            ['Каже, що можливі інші причини, і називає одну', 'Пропонує зачекати й побачити, чи покращення тримається'],
            [
              'Порівнює з групою чи періодом без цієї зміни й називає, з якими саме',
              'Питає, наскільки результати коливаються у звичайний час',
            ],
            [
              'Наводить випадок із роботи, де очевидна причина виявилася не справжньою',
              'Каже, скільки доказів потребує це рішення й коли досить грубої перевірки',
            ],
          ],
          probes: [
            { text: 'Візьміть зміну у вашій роботі: що б ви порівняли?', trigger: 'too_general' },
            { text: 'Що ще могло це спричинити?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ps-too-big-at-once',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'When a problem is too big to tackle as a whole, how do you break it up and choose where to start?',
          whyAsked: 'The way a problem is split decides whether a team gets unstuck or just keeps busy.',
          keyPoints: [
            'States the goal before splitting it up',
            'Splits it so that the parts can be worked on and judged separately',
            'Starts where most is unknown or there is most to gain, and says which',
            'Reviews the split once something has been learned',
          ],
          notRequired: ['The name of a method', 'A diagram'],
          anchors: [
            ['Gives no way of splitting it, apart from starting somewhere'],
            [
              'Splits by who is free or by what is most familiar',
              'Recites a method by name but cannot apply it to a case',
            ],
            [
              'Splits into steps or areas and gives an example from their own work',
              'Begins with what is easiest or most visible, and says so',
            ],
            [
              'Says why the parts are split where they are, such as few links between them',
              'Picks the first part by risk or gain and says what its result will decide',
            ],
            [
              'Says how a first result made them split the problem differently, or drop a part',
              'Names the part deliberately left unsolved and what that costs',
            ],
          ],
          probes: [
            { text: 'Show me that on a problem you’ve had.', trigger: 'too_general' },
            { text: 'Why did you start with that part?', trigger: 'missing_point' },
            { text: 'What did you know after the first part that you hadn’t known before?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Коли проблема завелика, щоб братися за неї цілком, як ви її ділите й вибираєте, з якої частини почати?',
          whyAsked: 'Від того, як поділено проблему, залежить, чи команда зрушить із місця, чи лише матиме роботу.',
          keyPoints: [
            'Спершу назвати мету, а тоді ділити',
            'Ділити так, щоб над частинами можна було працювати й оцінювати їх окремо',
            'Почати там, де найбільше невідомого або найбільша користь, і сказати, що з двох',
            'Переглянути поділ, коли з’явилося нове знання',
          ],
          notRequired: ['Назва методу', 'Схема'],
          anchors: [
            ['Не пропонує способу поділу, окрім «із чогось почати»'],
            [
              'Ділить за тим, хто вільний або що найзнайоміше',
              'Називає метод, але не може застосувати його до випадку',
            ],
            [
              'Ділить на кроки чи ділянки й наводить приклад із власної роботи',
              'Починає з найлегшого чи найпомітнішого й прямо про це каже',
            ],
            [
              'Пояснює, чому ділить саме там, як-от через малу кількість зв’язків',
              'Вибирає першу частину за ризиком чи користю й каже, що вирішить її результат',
            ],
            [
              'Розповідає, як перший результат змусив поділити проблему інакше або відкинути частину',
              'Називає частину, яку свідомо лишає нерозв’язаною, і чого це коштує',
            ],
          ],
          probes: [
            { text: 'Покажіть це на проблемі, яку ви мали.', trigger: 'too_general' },
            { text: 'Чому ви почали саме із цієї частини?', trigger: 'missing_point' },
            { text: 'Що ви дізналися після першої частини, чого не знали раніше?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ps-doubled-complaints-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 15,
      text: {
        en: {
          ask: 'A shop’s complaints doubled in May. That month it changed its courier, ran a sale and rewrote its order e-mail. Plan on paper how you would find the cause, then walk me through it.',
          whyAsked: 'A small sample of real diagnosis: several possible causes, little time, nothing proved.',
          keyPoints: [
            'Checks the doubling: per order or in total, and counted the same way',
            'What each of the three would lead you to see if it were the cause',
            'Which data or people would tell them apart, cheapest first',
            'Other explanations beyond the three, or several at once',
            'What would be done for each outcome',
          ],
          notRequired: ['Knowledge of retail', 'A single right answer', 'Statistics'],
          anchors: [
            ['Names a culprit with no plan for checking, or writes nothing usable'],
            ['Would undo all three changes at once', 'Lists data to collect, without saying what it would show'],
            [
              'Goes through the three changes and names a check for each',
              'Takes the doubling as given, without looking at the number of orders',
            ],
            [
              'Asks first for complaints per order, and by topic and week',
              'Says for each change what they would see if it were the cause, and if it were not',
            ],
            [
              'Orders the checks by how much they rule out for their cost, and stops when enough is known',
              'Allows for two causes together or a fourth, and plans how that would show',
            ],
          ],
          probes: [
            { text: 'What if the number of orders doubled as well?', trigger: 'missing_point' },
            { text: 'Which check would you run first, and what would it rule out?', trigger: 'too_general' },
            { text: 'What would you tell the owner after one day?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'У травні скарг на магазин стало вдвічі більше. Того місяця він змінив кур’єра, провів розпродаж і переписав лист про замовлення. Складіть на папері план пошуку причини й поясніть його мені.',
          whyAsked: 'Невеликий зразок справжньої діагностики: кілька можливих причин, мало часу, нічого не доведено.',
          keyPoints: [
            'Перевірити саме подвоєння: на замовлення чи загалом і чи рахували однаково',
            'Що спостерігалося б, якби причиною була кожна з трьох змін',
            'Які дані чи люди допоможуть їх розрізнити, від найдешевшого',
            'Інші пояснення, крім трьох, або кілька водночас',
            'Що робити за кожного результату',
          ],
          notRequired: ['Знання торгівлі', 'Єдина правильна відповідь', 'Статистика'],
          anchors: [
            ['Називає винуватця без плану перевірки або не пише нічого придатного'],
            ['Пропонує скасувати всі три зміни одразу', 'Перелічує дані, які збере, але не каже, що вони покажуть'],
            [
              'Розглядає три зміни й для кожної називає перевірку',
              'Приймає подвоєння на віру, не глянувши на кількість замовлень',
            ],
            [
              'Спершу питає про кількість скарг на замовлення, за темами й тижнями',
              'Для кожної зміни каже, що було б видно, якби причиною була вона, а що — якби ні',
            ],
            [
              'Упорядковує перевірки за тим, скільки вони виключать за свою ціну, і вчасно спиняється',
              'Припускає дві причини разом або четверту й планує, як це виявиться',
            ],
          ],
          probes: [
            { text: 'А якщо замовлень теж стало вдвічі більше?', trigger: 'missing_point' },
            { text: 'Яку перевірку ви зробите першою і що вона виключить?', trigger: 'too_general' },
            { text: 'Що ви скажете власникові за день?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
