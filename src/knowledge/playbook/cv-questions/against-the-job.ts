import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** Compares a CV line with the job: with a focus area, or with the duty that the CV covers least. */
export const againstTheJobCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-job-area-carries-over',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    beside: 'area',
    isFirst: true,
    kind: 'situational',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'What from that work would help you with it here, and what would not?',
        whyAsked:
          'Work done elsewhere carries over only in part; candidates who can name that part understand both jobs.',
        keyPoints: [
          'A part that carries over, and why',
          'A part that does not: other tools, rules, size or people',
          'What they would have to find out before the first week',
        ],
        notRequired: ['Knowing our organisation', 'The same tools as here'],
        anchors: [
          ['Sees nothing in that work relevant to the area'],
          ['Says it is the same everywhere', 'Repeats the line without naming any part of the work'],
          ['Names a part that carries over, and why', 'Names one difference between there and here'],
          [
            'Names the difference most likely to cause their first mistake here',
            'Uses an example from that work to show how that part is done',
          ],
          [
            'Asks the one thing the comparison depends on, and says what each answer would change',
            'Describes an earlier move like this, and what it took to settle in',
          ],
        ],
        probes: [
          { text: 'What is different here, from what you know so far?', trigger: 'missing_point' },
          { text: 'Which step did you do with your own hands?', trigger: 'no_role' },
          { text: 'Tell me about one day when you needed that.', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що з тієї роботи придасться тут, а що ні?',
        whyAsked: 'Досвід з іншого місця підходить частково; хто вміє назвати цю частину, той розуміє обидві роботи.',
        keyPoints: [
          'Що придасться і чому',
          'Що не придасться: інші інструменти, правила, обсяг чи люди',
          'Що треба з’ясувати ще до першого тижня',
        ],
        notRequired: ['Знання нашої організації', 'Ті самі інструменти, що тут'],
        anchors: [
          ['Не бачить у тій роботі нічого дотичного'],
          ['Каже, що всюди однаково', 'Повторює рядок і не називає нічого конкретного'],
          ['Називає, що придасться і чому', 'Називає одну відмінність між тією роботою і цією'],
          [
            'Називає відмінність, через яку тут сталася б перша помилка',
            'Показує на випадку з тієї роботи, як саме це робиться',
          ],
          [
            'Питає про головне, від чого залежить порівняння, і каже, що змінить кожна відповідь',
            'Наводить подібний перехід у минулому й чого він коштував',
          ],
        ],
        probes: [
          { text: 'Що, наскільки вам відомо, тут інакше?', trigger: 'missing_point' },
          { text: 'Які кроки там виконували саме ви?', trigger: 'no_role' },
          { text: 'Згадайте день, коли це стало в пригоді.', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-area-hardest-case',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    beside: 'area',
    isFirst: true,
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'Which case in that work tested you most? Take me through it from start to finish, with what you did yourself.',
        whyAsked: 'This line is the kind of work the job needs; its hardest case shows how far the skill goes.',
        keyPoints: [
          'One case, with place and time',
          'What made it hard',
          'The candidate’s own steps, in order',
          'How it ended, and who could say so',
        ],
        notRequired: ['A happy ending', 'Names of customers or colleagues'],
        anchors: [
          ['Cannot recall a case from that work'],
          ['Says what is usually done, without one case', 'Says “we” throughout and names no step of their own'],
          ['Gives a case and what made it difficult', 'Names two steps of their own and how it ended'],
          [
            'Describes the moment of choice and the reason for it',
            'Ends with a figure, a date or a person who could confirm',
          ],
          [
            'Says what they misjudged at first and what made them notice',
            'Shows a habit that came out of the case, and when they last used it',
          ],
        ],
        probes: [
          { text: 'What exactly was hard about it?', trigger: 'vague' },
          { text: 'Which of these steps were yours?', trigger: 'no_role' },
          { text: 'How did it end, and how do you know?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Яка справа в тій роботі далася вам найважче? Розкажіть про неї від початку до кінця, крок за кроком.',
        whyAsked: 'Рядок називає роботу, яка потрібна на цій посаді; найважчий випадок показує межу вміння.',
        keyPoints: [
          'Один випадок, де й коли',
          'Що було важким',
          'Власні кроки кандидата по порядку',
          'Чим закінчилося і хто може це підтвердити',
        ],
        notRequired: ['Щасливий кінець', 'Імена клієнтів чи колег'],
        anchors: [
          ['Не пригадує жодного випадку з тієї роботи'],
          ['Розповідає, як зазвичай роблять, а не про випадок', 'Усюди каже «ми», власного кроку не називає'],
          ['Наводить випадок і чим він важкий', 'Називає два власні кроки й чим закінчилося'],
          ['Називає мить вибору й чому вибір саме такий', 'Завершує цифрою, датою чи тим, хто може підтвердити'],
          [
            'Називає, у чому спершу помиляється і за чим це помічає',
            'Показує звичку, що з’явилася після випадку, і коли вона знадобилася востаннє',
          ],
        ],
        probes: [
          { text: 'Що саме там було важким?', trigger: 'vague' },
          { text: 'Які із цих кроків зробили ви?', trigger: 'no_role' },
          { text: 'Чим закінчилося і звідки ви це знаєте?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-duty-new-to-you',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    beside: 'duty',
    kind: 'situational',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'How close have you come to doing this, and which part of it would you still have to learn?',
        whyAsked: 'The CV says little about this duty; the answer shows how close the candidate has come to it.',
        keyPoints: [
          'What in their earlier work is close to the duty',
          'What would be new, said openly',
          'How they would learn it, and with whose help',
        ],
        notRequired: ['Having done exactly this before'],
        anchors: [
          ['Sees no connection and no way in'],
          ['Claims to know it all but gives no example', 'Names a course or a book as their only preparation'],
          ['Names a task that is close to the duty', 'Says what would be new'],
          [
            'Names the part of the duty that is harder than it sounds',
            'Names a first step for the first week, and who they would ask',
          ],
          [
            'Describes growing into a new duty, and how long it took',
            'Says what would show both sides after a month that it is going well',
          ],
        ],
        probes: [
          { text: 'What is the closest you have come to it, and when?', trigger: 'vague' },
          { text: 'What would you need from us in the first weeks?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що схоже на це ви вже робили, а чого поки що не доводилося?',
        whyAsked:
          'У резюме про цей обов’язок сказано мало; відповідь показує, наскільки близько кандидат до нього підходить.',
        keyPoints: [
          'Що в попередній роботі близьке до цього обов’язку',
          'Що було б новим, сказано прямо',
          'Як і з чиєю допомогою увійти в цю справу',
        ],
        notRequired: ['Такий самий досвід у минулому'],
        anchors: [
          ['Не бачить ні зв’язку, ні способу почати'],
          ['Каже, що все це знає, але випадку не наводить', 'Зводить підготовку до курсу чи книжки'],
          ['Називає завдання, близьке до цього обов’язку', 'Каже, що було б новим'],
          [
            'Називає ту частину обов’язку, яка важча, ніж здається',
            'Називає перший крок на перший тиждень і кого спитає',
          ],
          [
            'Наводить випадок, коли опановує новий обов’язок, і скільки це триває',
            'Каже, з чого за місяць обом буде видно, що справа йде',
          ],
        ],
        probes: [
          { text: 'Що з вашого досвіду найближче до цього і коли це було?', trigger: 'vague' },
          { text: 'Що вам буде потрібно від нас у перші тижні?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-which-change-counted',
    lines: ['result', 'change'],
    isFirst: true,
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'Of everything that was done, what helped most, and how do you know?',
        whyAsked: 'Only someone who knows what brought a result about can repeat it.',
        keyPoints: [
          'Two or three things that were done',
          'The one that counted most',
          'What set it apart from the others, or from chance',
          'What the candidate did themselves',
        ],
        notRequired: ['A controlled trial', 'Having had the idea'],
        anchors: [
          ['Cannot say what brought it about'],
          ['Names everything at once and ranks nothing', 'Takes the timing alone as proof'],
          ['Names the one thing that counted most', 'Gives a reason why this counted and not something else'],
          ['Compares it with a time, place or group without it', 'Says which measure made no difference'],
          [
            'Names another explanation, and whether it could be ruled out',
            'Says where the same was tried again, and what came of it',
          ],
        ],
        probes: [
          { text: 'What would have happened without it?', trigger: 'missing_point' },
          { text: 'Which part of it did you do yourself?', trigger: 'no_role' },
          { text: 'What did you try that made no difference?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що з усього зробленого допомогло найбільше і звідки ви знаєте, що саме це?',
        whyAsked: 'Повторити результат може лише той, хто знає, завдяки чому він з’явився.',
        keyPoints: [
          'Дві-три речі, які зроблено',
          'Та, що важила найбільше',
          'Як її відрізнити від інших чи від випадку',
          'Що із цього зробив сам кандидат',
        ],
        notRequired: ['Чистий експеримент', 'Авторство ідеї'],
        anchors: [
          ['Не може сказати, що привело до результату'],
          ['Називає все одразу й нічого не зважує', 'За доказ має лише збіг у часі'],
          ['Називає те, що важило найбільше', 'Наводить підставу, чому саме це'],
          ['Порівнює з часом, місцем чи групою, де цього не було', 'Каже, який захід нічого не дав'],
          [
            'Називає інше пояснення і як його вдалося чи не вдалося відкинути',
            'Розповідає, де це ж пробували ще раз і що вийшло',
          ],
        ],
        probes: [
          { text: 'Що було б, якби цього не зробили?', trigger: 'missing_point' },
          { text: 'Що із цього зробили ви самі?', trigger: 'no_role' },
          { text: 'А що ви пробували, але воно нічого не дало?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-who-had-the-say',
    lines: ['led'],
    isFirst: true,
    kind: 'knowledge',
    difficulty: 'easy',
    minutes: 4,
    text: {
      en: {
        ask: 'What could you decide about these people on your own, and what needed approval?',
        whyAsked:
          'Leading can mean deciding on pay and dismissal, or only organising the day’s work; this job needs one of the two.',
        keyPoints: [
          'How many people, and what they did',
          'What the candidate decided alone: tasks, shifts, leave, pay, hiring, warnings',
          'What others decided',
          'One such decision',
        ],
        notRequired: ['Full disciplinary authority'],
        anchors: [
          ['Cannot say what was theirs to decide'],
          ['Says “everything” but gives no example of a decision', 'Describes helping and calls it leading'],
          ['Separates what was theirs to decide from what was not', 'Describes one decision of their own'],
          [
            'Describes an unpopular decision and the reason for it',
            'Says when they went to their own manager, and why',
          ],
          [
            'Names an authority they asked for and got, or gave away, and why',
            'Says what this job would add to it, and how they would begin',
          ],
        ],
        probes: [
          { text: 'Who decided on leave, pay and warnings?', trigger: 'missing_point' },
          { text: 'Tell me about the last decision like that.', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Які рішення щодо цих людей ви ухвалювали самі, а які мав погодити хтось інший?',
        whyAsked: 'Керувати може означати оплату й звільнення або лише роботу на день; тут потрібне одне з двох.',
        keyPoints: [
          'Скільки людей і що вони робили',
          'Що кандидат вирішував сам: завдання, зміни, відпустки, оплата, добір, зауваження',
          'Що вирішували інші',
          'Одне таке рішення',
        ],
        notRequired: ['Повні дисциплінарні повноваження'],
        anchors: [
          ['Не може сказати, що вирішує сам чи сама'],
          ['Каже «усе», але рішення не наводить', 'Говорить про допомогу й називає її керівництвом'],
          ['Розділяє, що вирішує сам чи сама, а що ні', 'Наводить одне власне рішення'],
          ['Наводить рішення, яке комусь не сподобалося, і його підставу', 'Каже, коли й чому йде до свого керівника'],
          [
            'Називає повноваження, яке просить і отримує чи віддає, і навіщо',
            'Каже, що з того тут стане ширшим і з чого почне',
          ],
        ],
        probes: [
          { text: 'Хто вирішував щодо відпусток, оплати й зауважень?', trigger: 'missing_point' },
          { text: 'Розкажіть про останнє таке рішення.', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-what-it-changed',
    lines: ['built', 'change'],
    isFirst: true,
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What did that change in people’s daily work, and how could you tell?',
        whyAsked: 'New things are introduced everywhere; what counts is who worked differently afterwards.',
        keyPoints: [
          'Who it affected, and how they worked before',
          'What they did differently afterwards',
          'How it was seen: use, figures, complaints',
          'What had to be corrected',
        ],
        notRequired: ['Figures for everything', 'Everyone being happy with it'],
        anchors: [
          ['Cannot say what it changed for anybody'],
          ['Describes the thing itself but not its use', 'Takes its introduction as success'],
          ['Says who it affected and what they did differently', 'Names one sign that showed it'],
          ['Went to see it in use and corrected something', 'Says who carried on in the old way, and why'],
          [
            'Measured or counted before and after, and gives both',
            'Names an effect nobody had intended, and what was done about it',
          ],
        ],
        probes: [
          { text: 'Who refused to go along with it, and why?', trigger: 'missing_point' },
          { text: 'What did you see when you went and looked?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що після цього змінилося в щоденній роботі тих, кого це стосувалося, і як ви про це дізналися?',
        whyAsked: 'Упроваджують нове всюди; важить, хто після цього справді працює інакше.',
        keyPoints: [
          'Кого це стосувалося і як вони працювали раніше',
          'Що після того робили інакше',
          'З чого це видно: користування, цифри, скарги',
          'Що довелося виправити',
        ],
        notRequired: ['Цифри до всього', 'Щоб усі були задоволені'],
        anchors: [
          ['Не може сказати, що це для когось змінило'],
          ['Описує саму річ, а не користування нею', 'Має за успіх сам факт запровадження'],
          ['Називає, кого це стосується і що тепер робиться інакше', 'Називає одну ознаку, з якої це видно'],
          ['Дивиться, як цим користуються, і щось виправляє', 'Називає, хто працює по-старому і чому'],
          [
            'Міряє чи рахує до і після та наводить обидва числа',
            'Називає наслідок, якого не чекали, і що із цим зроблено',
          ],
        ],
        probes: [
          { text: 'Хто цього не прийняв і чому?', trigger: 'missing_point' },
          { text: 'Що ви побачили, коли пішли й подивилися самі?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-how-much-of-it',
    lines: ['routine'],
    isFirst: true,
    kind: 'knowledge',
    difficulty: 'easy',
    minutes: 4,
    text: {
      en: {
        ask: 'How much of that did you do in a usual week, and which part took the most skill?',
        whyAsked: 'A line about daily work may mean an hour a month or the whole job.',
        keyPoints: [
          'An amount: pieces, cases, people, hours',
          'The part that takes the most skill',
          'What the candidate did alone, and what under guidance',
        ],
        notRequired: ['Exact figures'],
        anchors: [
          ['Cannot say how often it came up'],
          ['Says “a lot” and gives no amount', 'Names the most time-consuming part as the hardest'],
          ['Gives a rough amount', 'Names the part that takes skill, and why'],
          ['Names a mistake beginners make in that part', 'Says what they did alone and what somebody checked'],
          [
            'Gives the amount in a bad week and what they left waiting',
            'Says how they would teach that part, and how they would see it has been learned',
          ],
        ],
        probes: [
          { text: 'Roughly how many in a week?', trigger: 'vague' },
          { text: 'What did you do alone, and what did others check?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Скільки такої роботи у вас було за звичайний тиждень і де в ній потрібне найбільше вміння?',
        whyAsked: 'За рядком про щоденну роботу може стояти година на місяць або вся робота.',
        keyPoints: [
          'Обсяг: штуки, випадки, люди, години',
          'Частина, яка потребує найбільшого вміння',
          'Що кандидат робив сам, а що під наглядом',
        ],
        notRequired: ['Точні цифри'],
        anchors: [
          ['Не може сказати, як часто це траплялося'],
          ['Каже «багато», обсягу не називає', 'Найважчим називає те, що просто довге'],
          ['Називає приблизний обсяг', 'Називає частину, яка потребує вміння, і чому'],
          ['Називає помилку, яку там роблять новачки', 'Каже, що робить без нагляду, а що хтось перевіряє'],
          [
            'Називає обсяг у важкий тиждень і що тоді відкладає',
            'Каже, як навчити цього іншу людину і з чого видно, що вона навчилася',
          ],
        ],
        probes: [
          { text: 'Скільки приблизно за тиждень?', trigger: 'vague' },
          { text: 'Що ви робили самі, а що перевіряли інші?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-figure-before-and-after',
    lines: ['result'],
    needs: 'figure',
    isFirst: true,
    kind: 'knowledge',
    difficulty: 'easy',
    minutes: 4,
    text: {
      en: {
        ask: 'What exactly was counted there, over what period, and who could confirm it?',
        whyAsked: 'A figure on paper is worth only as much as what it counts; a short answer settles that.',
        keyPoints: [
          'What was counted, and by whom',
          'Where it stood before, and how long the change took',
          'How much of it was the candidate’s doing',
        ],
        notRequired: ['Documents', 'Confidential amounts'],
        anchors: [
          ['Cannot say what the figure counts'],
          ['Repeats the figure but not its source', 'Confuses the team’s figure with their own'],
          ['Says what was counted, and over what period', 'Says who kept the figure'],
          ['Says what the figure leaves out', 'Separates their own part from that of others'],
          [
            'Names what else changed at the time and could have caused it',
            'Describes a time the figure misled, and how it was noticed',
          ],
        ],
        probes: [
          { text: 'Where did the figure come from?', trigger: 'vague' },
          { text: 'What was it before?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що саме там рахували, за який час і хто може це підтвердити?',
        whyAsked: 'Цифра в резюме означає рівно те, що за нею рахували; це можна з’ясувати кількома словами.',
        keyPoints: [
          'Що рахували і хто',
          'Скільки було спочатку і за який час змінилося',
          'Що із цього заслуга кандидата',
        ],
        notRequired: ['Документи', 'Конфіденційні суми'],
        anchors: [
          ['Не може сказати, що рахує ця цифра'],
          ['Повторює цифру без джерела', 'Плутає показник команди з власним'],
          ['Каже, що рахували і за який час', 'Називає, хто вів цей показник'],
          ['Каже, чого цифра не показує', 'Відділяє власну частку від чужої'],
          [
            'Називає, що ще змінилося за той час і могло на це вплинути',
            'Наводить випадок, коли цифра вводила в оману, і за чим це помічено',
          ],
        ],
        probes: [
          { text: 'Звідки ця цифра?', trigger: 'vague' },
          { text: 'Скільки було до того?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-same-result-here',
    lines: ['result', 'change', 'built'],
    isFirst: true,
    kind: 'situational',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'Suppose we asked you for the same here: what would you look at first, and what could get in the way?',
        whyAsked: 'A result from elsewhere counts here only as far as the same conditions exist here.',
        keyPoints: [
          'What they would look at before promising anything',
          'A condition behind the earlier result that may be missing here',
          'A first step small enough to undo',
        ],
        notRequired: ['Knowing our figures', 'A promise'],
        anchors: [
          ['Would do the same again without looking first'],
          ['Promises the result but names no condition', 'Asks for people and money first of all'],
          ['Names what they would look at first', 'Names one thing that could get in the way'],
          ['Names a condition the earlier result depended on', 'Says which early sign would make them stop'],
          [
            'Says where the same did not work, and explains the difference',
            'Gives a first step, when they would take it and with whom',
          ],
        ],
        probes: [
          { text: 'Which of those conditions would you check with us?', trigger: 'missing_point' },
          { text: 'What would you do in the first two weeks?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Уявіть, що нам потрібен такий самий результат. На що подивитеся насамперед і що може завадити?',
        whyAsked: 'Результат з іншого місця повториться тут лише настільки, наскільки тут є ті самі умови.',
        keyPoints: [
          'На що подивитися, перш ніж щось обіцяти',
          'Умова того результату, якої тут може не бути',
          'Перший крок, який легко повернути назад',
        ],
        notRequired: ['Знання наших цифр', 'Обіцянка'],
        anchors: [
          ['Зробить те саме ще раз, не дивлячись'],
          ['Обіцяє результат, але умов не називає', 'Насамперед просить людей і грошей'],
          ['Називає, на що подивиться насамперед', 'Називає одне, що може завадити'],
          ['Називає умову, від якої залежав той результат', 'Каже, яка рання ознака змусить зупинитися'],
          ['Розповідає, де таке не вийшло, і пояснює різницю', 'Називає перший крок, його дату і з ким його зробить'],
        ],
        probes: [
          { text: 'Яку із цих умов ви перевірите в нас?', trigger: 'missing_point' },
          { text: 'Що зробите за перші два тижні?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-job-not-as-planned',
    lines: ['routine'],
    isFirst: true,
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Pick a day there when something went wrong. What gave it away, and what did you do in the first hour?',
        whyAsked: 'Daily work looks the same on every CV; a day when it went wrong shows who understands it.',
        keyPoints: [
          'One day, with what was at stake',
          'How it was noticed',
          'The first steps, and who was told',
          'How it ended and what was changed afterwards',
        ],
        notRequired: ['A large loss', 'It being their fault'],
        anchors: [
          ['Cannot think of anything that went wrong'],
          ['Says what is done in general, without one day', 'Waited for somebody else to notice'],
          ['Describes the day and what they did first', 'Says who they told, and when'],
          ['Says what they protected first, and why', 'Says how it ended, with a figure, a time or a person'],
          ['Names an early sign that had been there for days', 'Shows what is done differently since, and by whom'],
        ],
        probes: [
          { text: 'How did you notice it?', trigger: 'vague' },
          { text: 'What did you do about it yourself?', trigger: 'no_role' },
          { text: 'How did it end?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Згадайте день, коли там щось пішло не так. Як ви про це дізналися і що зробили в першу ж годину?',
        whyAsked: 'Щоденна робота в усіх резюме схожа; день, коли щось пішло не так, показує, хто її розуміє.',
        keyPoints: [
          'Один день і чим він загрожував',
          'Як це помітили',
          'Перші кроки й кого попередили',
          'Чим закінчилося і що потім змінили',
        ],
        notRequired: ['Великі втрати', 'Власна провина'],
        anchors: [
          ['Не знає нічого, що пішло б не так'],
          ['Розповідає, як роблять узагалі, а не про один день', 'Чекає, доки помітить хтось інший'],
          ['Наводить день і свій перший крок', 'Називає, кого й коли попереджає'],
          ['Каже, що вберегти насамперед і чому', 'Завершує цифрою, часом чи людиною, яка може підтвердити'],
          ['Називає ознаку, яка була вже за кілька днів до того', 'Показує, що відтоді роблять інакше і хто саме'],
        ],
        probes: [
          { text: 'Як ви це помітили?', trigger: 'vague' },
          { text: 'Що з того зробили ви самі?', trigger: 'no_role' },
          { text: 'Чим це закінчилося?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
];
