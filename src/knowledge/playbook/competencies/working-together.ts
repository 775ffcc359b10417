import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const workingTogether: PlaybookCompetency = {
  id: 'working-together',
  fit: 'every-job',
  name: { en: 'Working together', uk: 'Співпраця' },
  definition: {
    en: 'Passes on what others need to do their part, settles disagreements on the facts, gives and takes feedback, works across team boundaries and helps colleagues get better at their work.',
    uk: 'Передає іншим те, що їм потрібно для роботи, розв’язує суперечності на основі фактів, дає і приймає зворотний зв’язок, працює через межі команд і допомагає колегам зростати у своїй справі.',
  },
  signals: {
    en: [
      'teamwork',
      'team work',
      'across teams',
      'team member',
      'collaborat',
      'communicat',
      'stakeholder',
      'cross-functional',
      'feedback',
      'mentor',
      'coach',
      'onboarding',
      'code review',
      'pair programming',
      'facilitat',
      'conflict',
      'negotiat',
      'workshop',
      'knowledge sharing',
      'presentation',
      'liais',
    ],
    uk: [
      'в команді',
      'у команді',
      'командна роб',
      'командної роб',
      'між командами',
      'з командами',
      'співпрац',
      'комунікац',
      'взаємоді',
      'зацікавлен',
      'зворотн',
      'наставни',
      'менторс',
      'онбординг',
      'узгодж',
      'домовлен',
      'фасиліт',
      'конфлікт',
      'переговор',
      'презентац',
      'обмін досвід',
      'міжкомандн',
      'крос-функц',
    ],
  },
  searched: {
    en: ['teamwork', 'collaboration', 'communication', 'stakeholders', 'mentoring', 'code review'],
    uk: ['командна робота', 'співпраця', 'комунікація', 'наставництво', 'презентація', 'переговори'],
  },
  traces: {
    en: [
      'team',
      'colleague',
      'mentor',
      'train',
      'taught',
      'coach',
      'collaborat',
      'cooperat',
      'together',
      'cross-functional',
      'stakeholder',
      'pair',
      'led',
      'lead',
      'meeting',
      'workshop',
      'review',
    ],
    uk: [
      'команд',
      'колег',
      'наставн',
      'навч',
      'ментор',
      'співпра',
      'спільн',
      'разом',
      'взаємод',
      'стейкхолдер',
      'зустріч',
      'нарад',
      'керів',
      'тренінг',
      'бригад',
      'рев’ю',
    ],
  },
  bars: {
    junior: {
      shownBy: ['wt-ask-for-help', 'wt-opposite-instructions'],
      strong: {
        en: 'Says early when stuck or late, and names what they tried before asking',
        uk: 'Рано повідомляє про затримку чи труднощі й називає власні спроби до прохання про допомогу',
      },
      exceptional: {
        en: 'Leaves a note or an example so that the next newcomer need not ask the same thing',
        uk: 'Залишає нотатку чи приклад, щоб наступному новачку не довелося питати те саме',
      },
    },
    middle: {
      shownBy: ['wt-hard-message-to-colleague', 'wt-argued-against-decision'],
      strong: {
        en: 'Settles disputed points directly with the person concerned, without waiting for a manager',
        uk: 'Вирішує спірне безпосередньо з тим, кого це стосується, не чекаючи на керівника',
      },
      exceptional: {
        en: 'Changes one of the team’s shared routines after a single case, and says what got better',
        uk: 'Після одного випадку змінює спільний порядок роботи команди й каже, що покращилося',
      },
    },
    senior: {
      shownBy: ['wt-repaired-cooperation', 'wt-argued-against-decision'],
      strong: {
        en: 'Brings people from at least two teams to one decision, and names what each side gave up',
        uk: 'Приводить людей щонайменше двох команд до одного рішення й називає, чим поступилася кожна сторона',
      },
      exceptional: {
        en: 'Shows that others now do it without them: a named person took over and got a result',
        uk: 'Показує, що інші тепер роблять це самі: конкретна людина перейняла справу й дала результат',
      },
    },
    lead: {
      shownBy: ['wt-repaired-cooperation', 'wt-someone-grew'],
      strong: {
        en: 'Explains which agreement, role or meeting they set up so that teams can work things out themselves',
        uk: 'Пояснює, яку домовленість, роль чи зустріч запроваджено, щоб команди домовлялися самі',
      },
      exceptional: {
        en: 'Compares before and after across several teams: hand-overs, waiting time or repeated disputes',
        uk: 'Порівнює «до» і «після» для кількох команд: передавання роботи, очікування, повторні суперечки',
      },
    },
  },
  questions: [
    {
      id: 'wt-explain-to-another-trade',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'Tell me about the last time you explained something from your work to someone whose job is quite different. How did you make sure they could use it?',
          whyAsked:
            'Most work passes through people with other backgrounds. The answer shows whether the candidate starts from what the listener has to do and checks that the message got through.',
          keyPoints: [
            'Who the listener was and what they had to do or decide',
            'What was left out or reworded for this listener',
            'An example, sketch or comparison from the listener’s own work',
            'A check of understanding, such as having the listener sum up or name their next step',
            'What the listener then did with it',
          ],
          notRequired: ['A large audience or slides', 'A technically difficult topic'],
          anchors: [
            ['Names no occasion, or describes the topic without mentioning a listener'],
            [
              'Repeats what was explained, not what the listener needed it for',
              'Takes a nod or silence as understanding',
            ],
            [
              'Names the listener and what they had to decide or do',
              'Says which terms or details were replaced or left out',
            ],
            [
              'Asked first what the listener knew and chose an example from their work',
              'Had the listener say it back or try it, and corrected one misunderstanding',
            ],
            [
              'Says what the listener then did unaided, and how the candidate found out',
              'Turned the explanation into something others reused, such as a page or a template',
            ],
          ],
          probes: [
            {
              text: 'What words did you use? Say it to me the way you said it then.',
              trigger: 'vague',
            },
            { text: 'What did they do with it the next day?', trigger: 'no_result' },
            { text: 'How did you notice what they hadn’t understood?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Blames the listener for being slow and names nothing they themselves changed',
              jobReason: 'People who depend on this work would stop asking and carry on with wrong assumptions.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть, коли ви востаннє пояснювали щось зі своєї роботи людині зовсім іншого фаху. Як ви переконалися, що вона зможе цим скористатися?',
          whyAsked:
            'Більшість справ проходить через людей з іншим досвідом. Відповідь показує, чи виходить кандидат із того, що має зробити слухач, і чи перевіряє, що його зрозуміли.',
          keyPoints: [
            'Хто слухав і що ця людина мала зробити або вирішити',
            'Що для неї пропущено або сказано інакше',
            'Приклад, схема чи порівняння з роботи самого слухача',
            'Перевірка розуміння: переказ своїми словами або наступний крок слухача',
            'Що слухач потім із цим зробив',
          ],
          notRequired: ['Велика аудиторія чи слайди', 'Складна технічна тема'],
          anchors: [
            ['Не називає жодного випадку або описує лише тему, без слухача'],
            ['Переказує пояснене, а не те, навіщо воно слухачеві', 'Кивок чи мовчання вважає ознакою розуміння'],
            [
              'Називає слухача й те, що він мав вирішити чи зробити',
              'Каже, які терміни або подробиці було замінено чи пропущено',
            ],
            [
              'Спершу дізнається, що слухач уже знає, і бере приклад із його роботи',
              'Просить переказати чи спробувати й виправляє виявлене непорозуміння',
            ],
            [
              'Розповідає, що слухач потім зробив сам і звідки це відомо',
              'Перетворює пояснення на річ для інших: сторінку, шаблон, пам’ятку',
            ],
          ],
          probes: [
            { text: 'Якими словами ви це сказали? Повторіть мені так, як тоді.', trigger: 'vague' },
            { text: 'Що ця людина зробила з цим наступного дня?', trigger: 'no_result' },
            { text: 'Як ви помітили, чого саме вона не зрозуміла?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Звинувачує слухача в нетямущості й не називає нічого, що варто змінити у своєму поясненні',
              jobReason: 'Ті, хто залежить від цієї роботи, перестануть питати й діятимуть за хибними припущеннями.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-ask-for-help',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: ['phone_screening', 'technical', 'behavioral', 'coding', 'panel'],
      minutes: 5,
      text: {
        en: {
          ask: 'Describe a task you were stuck on until a colleague helped. Take me through it, from the first obstacle to the moment you asked.',
          whyAsked:
            'Asking too late costs days; asking unprepared costs the colleague’s time. The answer shows how the candidate weighs the two.',
          keyPoints: [
            'How long they tried alone and why they stopped there',
            'What they had tried, and what each attempt showed',
            'Why they chose this colleague and not another',
            'A question narrow enough to answer, with the facts attached',
            'What they could do on their own afterwards',
          ],
          notRequired: ['Having solved it without help', 'A senior colleague as the helper'],
          anchors: [
            ['Says they never need help, or recalls no such task'],
            [
              'Waited until the due date had passed or somebody noticed',
              'Handed over the whole problem: “It doesn’t work”',
            ],
            [
              'Tried alone for a while and asked before the due date',
              'Says what they told the colleague about the problem',
            ],
            [
              'Had set a limit for trying alone, and kept to it',
              'Came with what they had tried and ruled out, and one precise question',
            ],
            [
              'Handled the next similar problem alone, and says how',
              'Wrote the answer down where the next person would look for it',
            ],
          ],
          probes: [
            { text: 'How long were you stuck before you asked?', trigger: 'vague' },
            { text: 'What exactly did you write or say to your colleague?', trigger: 'too_general' },
            { text: 'What happened the next time you met the same kind of problem?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Hid being stuck by reporting progress that had not been made',
              jobReason: 'Others plan around reported progress; a false report passes the delay on to them.',
            },
          ],
        },
        uk: {
          ask: 'Опишіть завдання, яке не просувалося, доки вам не допоміг хтось із колег. Розкажіть по порядку: від першої перешкоди до прохання про допомогу.',
          whyAsked:
            'Просити запізно означає втратити дні, просити без підготовки означає забрати час колеги. Відповідь показує, як кандидат зважує одне й друге.',
          keyPoints: [
            'Скільки тривали самостійні спроби й чому саме стільки',
            'Що було спробувано і що показала кожна спроба',
            'Чому саме цей колега, а не інший',
            'Запитання, на яке можна відповісти, і факти до нього',
            'Що відтоді вдається робити без допомоги',
          ],
          notRequired: ['Розв’язати все без допомоги', 'Щоб допомагав хтось досвідченіший'],
          anchors: [
            ['Каже, що допомога ніколи не потрібна, або не пригадує такого завдання'],
            ['Чекає, доки мине строк або хтось помітить', 'Віддає колезі всю проблему цілком: «не працює»'],
            [
              'Певний час пробує самостійно й звертається ще до настання строку',
              'Може переказати, як колезі було описано проблему',
            ],
            [
              'Заздалегідь обмежує час на самостійні спроби й дотримується цього',
              'Приходить із переліком спроб, відкинутих причин і одним точним запитанням',
            ],
            [
              'Розповідає, як наступну подібну проблему подолано вже без допомоги',
              'Записує відповідь там, де її шукатиме наступна людина',
            ],
          ],
          probes: [
            { text: 'Скільки часу минуло, перш ніж ви звернулися?', trigger: 'vague' },
            { text: 'Що саме ви написали або сказали колезі?', trigger: 'too_general' },
            { text: 'Що було, коли така проблема трапилася знову?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Приховує, що робота стоїть, і звітує про поступ, якого немає',
              jobReason: 'Інші планують за звітом: неправдивий звіт перекладає затримку на них.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-argued-against-decision',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'Tell me about a decision at work that you thought was wrong and argued against. Take me through it, from your first objection to the end.',
          whyAsked:
            'Disagreement voiced in time and based on facts prevents mistakes. The answer also shows what the candidate does when the decision stands.',
          keyPoints: [
            'The decision, who made it and what harm the candidate expected',
            'The other side’s reasons, fairly told',
            'Facts or a small trial, rather than opinion',
            'The right person, time and place for raising it',
            'What they did once the decision was final',
          ],
          notRequired: ['Having won the argument', 'Having been right in the end'],
          anchors: [
            ['Names no decision, or says they always go along with others'],
            ['Complained to others, not to those making the decision', 'Cannot say why the other side wanted it'],
            [
              'Raised it with the person deciding and gave at least one reason',
              'Says how it was settled and carried the decision out',
            ],
            [
              'States the other side’s best reason and answers it with facts',
              'Proposed another way and said what it would cost',
            ],
            [
              'Agreed with the other side which result would show who was right, and checked it later',
              'Names what they themselves overlooked and would argue differently today',
            ],
          ],
          probes: [
            { text: 'What was the other side’s best reason?', trigger: 'missing_point' },
            { text: 'What did you say yourself, and to whom?', trigger: 'no_role' },
            { text: 'How did you work with it once the decision was made?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Agreed openly and then worked against the decision',
              jobReason: 'A team cannot deliver when agreed decisions are quietly undone.',
            },
          ],
        },
        uk: {
          ask: 'Згадайте робоче рішення, яке ви вважали хибним і проти якого висловилися. Розкажіть усе по порядку, від першого заперечення до кінця.',
          whyAsked:
            'Незгода, висловлена вчасно й на основі фактів, запобігає помилкам. Відповідь також показує, що робить кандидат, коли рішення лишилося незмінним.',
          keyPoints: [
            'Яке це було рішення, хто його ухвалив і якої шкоди очікував кандидат',
            'Доводи іншої сторони, викладені чесно',
            'Факти або невелика перевірка замість самої думки',
            'Слушно обрані людина, час і місце для розмови',
            'Дії після того, як рішення стало остаточним',
          ],
          notRequired: ['Перемога в суперечці', 'Щоб час довів правоту кандидата'],
          anchors: [
            ['Не називає жодного рішення або каже, що завжди погоджується'],
            ['Скаржиться іншим, а не тим, хто вирішує', 'Не може сказати, навіщо це було іншій стороні'],
            [
              'Каже про це тому, хто вирішує, і наводить щонайменше один довід',
              'Розповідає, чим усе завершилося, і виконує ухвалене',
            ],
            [
              'Називає найсильніший довід іншої сторони й відповідає на нього фактами',
              'Пропонує інший шлях і називає його ціну',
            ],
            [
              'Домовляється, який результат покаже, хто має рацію, і згодом це перевіряє',
              'Називає власний недогляд і каже, які доводи сьогодні були б кращими',
            ],
          ],
          probes: [
            { text: 'Який довід іншої сторони був найсильнішим?', trigger: 'missing_point' },
            { text: 'Що сказали особисто ви і кому?', trigger: 'no_role' },
            { text: 'Як ви працювали далі, коли рішення лишилося?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Погоджується вголос, а потім діє всупереч рішенню',
              jobReason: 'Команда не дасть результату, якщо узгоджене потай скасовують.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-feedback-taken',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'Think of a comment about your work that was unpleasant to hear but that you now find useful. What did you do in the weeks after it?',
          whyAsked:
            'Agreeing with feedback is easy; changing a habit is not. The answer shows what the candidate did with it and whether others could see the change.',
          keyPoints: [
            'What was said, in the other person’s words',
            'Questions asked to understand it, using a concrete case',
            'One thing done differently, and from when',
            'A way of telling whether the change lasted',
          ],
          notRequired: ['Agreement with every part of the comment', 'Feedback from a formal review'],
          anchors: [
            ['Recalls no comment, or names praise in disguise'],
            [
              'Recalls the comment but only explains why it was unfair',
              'Promises “to pay attention” but names no change',
            ],
            ['Repeats the comment plainly and accepts part of it', 'Names one thing they have done differently since'],
            [
              'Asked for an example or a second opinion before deciding what to change',
              'Changed a settled routine and can show it in later work',
            ],
            [
              'Went back to ask the person whether the change was noticeable, and quotes the answer',
              'Now asks for comments at a fixed point in the work, and names what that has caught',
            ],
          ],
          probes: [
            { text: 'What were the person’s words, as you remember them?', trigger: 'vague' },
            { text: 'Where would I have seen the difference in your work a month later?', trigger: 'no_result' },
            { text: 'Which part of it did you not accept, and why?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Avoided or cut off the person who made the comment',
              jobReason: 'Colleagues would stop pointing out mistakes while they are still cheap to fix.',
            },
          ],
        },
        uk: {
          ask: 'Згадайте зауваження до вашої роботи, яке було неприємно чути, але тепер ви вважаєте його корисним. Що ви робили в наступні тижні?',
          whyAsked:
            'Погодитися із зауваженням легко, змінити звичку складніше. Відповідь показує, що кандидат із ним зробив і чи побачили зміну інші.',
          keyPoints: [
            'Що було сказано, словами тієї людини',
            'Запитання, щоб зрозуміти зауваження на конкретному прикладі',
            'Одна річ, яку змінено в роботі, і з якого часу',
            'Спосіб перевірити, чи зміна втрималася',
          ],
          notRequired: ['Згода з кожним словом зауваження', 'Зауваження саме з офіційного оцінювання'],
          anchors: [
            ['Не пригадує жодного зауваження або називає приховану похвалу'],
            [
              'Переказує зауваження, але лише доводить його несправедливість',
              'Обіцяє «звертати увагу», зміни не називає',
            ],
            ['Прямо переказує зауваження й визнає його частину', 'Називає одну річ, яка відтоді змінилася в роботі'],
            [
              'Просить приклад або ще одну думку, перш ніж вирішити, що змінювати',
              'Змінює усталений порядок і може показати це на пізнішій роботі',
            ],
            [
              'Повертається спитати цю людину, чи помітна зміна, і передає її відповідь',
              'Тепер просить зауважень на певному етапі роботи й називає, що це виявило',
            ],
          ],
          probes: [
            { text: 'Що сказала та людина, наскільки пам’ятаєте?', trigger: 'vague' },
            { text: 'Де у вашій роботі за місяць можна було б побачити різницю?', trigger: 'no_result' },
            { text: 'Яку частину ви не прийняли і чому?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Уникає людини, яка зробила зауваження, або припиняє з нею розмовляти',
              jobReason: 'Колеги перестануть указувати на помилки, доки їх ще дешево виправити.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-hard-message-to-colleague',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: ['behavioral', 'final', 'panel'],
      minutes: 6,
      text: {
        en: {
          ask: 'Describe a time when you told a colleague that something they did was making work harder for others. How did that conversation go?',
          whyAsked:
            'Problems between people grow when nobody names them. The answer shows whether the candidate speaks directly, about behaviour and its effect, and follows up.',
          keyPoints: [
            'What the colleague did and its effect, as the candidate saw it',
            'A private talk soon after it happened',
            'Time for the colleague’s own account before any demand',
            'An agreed change, with a date',
            'What happened afterwards',
          ],
          notRequired: ['Involving a manager', 'A complete success'],
          anchors: [
            ['Has never raised such a thing, or says only what others should have done'],
            [
              'Passed it to a manager or dropped hints in a group, without speaking to the person',
              'Judges the person, not what they did',
            ],
            ['Spoke to the person alone and named what they had done', 'Says how the colleague reacted'],
            [
              'Gave one recent example and its effect on specific work, then asked for the other view',
              'Agreed on a concrete change and came back to it',
            ],
            [
              'Learned of a cause on their own or the team’s side, and changed that too',
              'Shows that the problem stopped and that the two kept working together',
            ],
          ],
          probes: [
            { text: 'What was the first thing you said?', trigger: 'vague' },
            { text: 'What did your colleague say to that?', trigger: 'missing_point' },
            { text: 'What was different two weeks later?', trigger: 'no_result' },
            { text: 'What did you do yourself, and what did others do?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Confronted the colleague in front of others to put pressure on them',
              jobReason: 'Public blame makes people hide mistakes that the team needs to hear about.',
            },
          ],
        },
        uk: {
          ask: 'Опишіть випадок, коли ви сказали колезі, що його чи її дії ускладнюють роботу іншим. Розкажіть крок за кроком, як ішла ця розмова.',
          whyAsked:
            'Труднощі між людьми зростають, коли про них мовчать. Відповідь показує, чи говорить кандидат прямо, про дії та їхні наслідки, і чи доводить справу до кінця.',
          keyPoints: [
            'Що зробив колега і до чого це призвело, з власних спостережень',
            'Розмова віч-на-віч невдовзі після події',
            'Можливість для колеги пояснити, перш ніж щось вимагати',
            'Узгоджена зміна та її строк',
            'Що було потім',
          ],
          notRequired: ['Посада керівника', 'Повний успіх'],
          anchors: [
            ['Каже, що такого не було, або розповідає лише, що мали зробити інші'],
            ['Передає керівникові чи натякає при всіх, не поговоривши з людиною', 'Оцінює людину, а не вчинок'],
            ['Говорить наодинці й називає, що саме було зроблено', 'Розповідає, як колега відреагував'],
            [
              'Наводить один свіжий приклад із наслідком для роботи, а тоді питає про інший погляд',
              'Домовляється про конкретну зміну й повертається до неї',
            ],
            [
              'Виявляє причину й у власних діях чи в команді та усуває її теж',
              'Показує, що проблема зникла, а спільна робота тривала',
            ],
          ],
          probes: [
            { text: 'Якою була ваша перша фраза?', trigger: 'vague' },
            { text: 'Що на це відповів колега?', trigger: 'missing_point' },
            { text: 'Що змінилося за два тижні?', trigger: 'no_result' },
            { text: 'Що зробили ви, а що інші?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Дорікає колезі при інших, щоб натиснути',
              jobReason: 'Після прилюдних докорів люди приховують помилки, про які команда має знати.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-other-team-has-no-time',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      text: {
        en: {
          ask: 'Your work this month depends on a change that only another team can make. Their lead answers that it is not in their plan until next quarter. What do you do?',
          whyAsked:
            'Work across teams fails over priorities more often than over skill. The answer shows whether the candidate looks for an exchange before applying pressure.',
          keyPoints: [
            'What the other team is busy with, and why that comes first for them',
            'The cost of waiting, in terms both sides accept',
            'Smaller or different solutions: part of it, doing the work for them, a workaround',
            'Who can decide between the two goals, approached openly and together',
            'Early warning to those waiting for the candidate’s own work',
          ],
          notRequired: ['Keeping the original date', 'Knowledge of our organisation'],
          anchors: [
            ['Waits, or says that it is the other team’s problem'],
            ['Goes straight to a superior to force it', 'Repeats the request more urgently with no new facts'],
            ['Asks for the reasons and explains why the date matters', 'Names one fallback, such as a smaller change'],
            [
              'Compares the cost of waiting with the cost to the other team before choosing a route',
              'Offers something in exchange: their own time, a narrower request or a later date for part of it',
            ],
            [
              'Takes it to both managers together with the other lead: facts, options, one proposal',
              'Adds how such a clash would be spotted before the next planning round',
            ],
          ],
          probes: [
            { text: 'What would you want to know from their lead first?', trigger: 'missing_point' },
            { text: 'They still say no. What is your next step?', trigger: 'too_general' },
            { text: 'Who would you tell about the delay, and when?', trigger: 'vague' },
          ],
          redFlags: [
            {
              text: 'Would get the change made without the other team’s knowledge',
              jobReason: 'A team answers for its own area; a hidden change breaks things that only it can see.',
            },
          ],
        },
        uk: {
          ask: 'Ваша робота цього місяця залежить від зміни, яку може внести лише інша команда. Її керівник відповідає, що до наступного кварталу це не заплановано. Що ви робите?',
          whyAsked:
            'Робота між командами частіше зривається через пріоритети, ніж через брак умінь. Відповідь показує, чи шукає кандидат обмін, перш ніж тиснути.',
          keyPoints: [
            'Чим зайнята інша команда і чому для неї це важливіше',
            'Ціна очікування, зрозуміла обом сторонам',
            'Менші або інші шляхи: частина зміни, зробити за них, обійтися без неї',
            'Хто може обрати між двома цілями; звернення відкрите й спільне',
            'Завчасне попередження тих, хто чекає на роботу кандидата',
          ],
          notRequired: ['Утримати початкову дату', 'Знання нашої структури'],
          anchors: [
            ['Чекає або каже, що це клопіт іншої команди'],
            ['Одразу йде до вищого керівника, щоб змусити', 'Повторює прохання наполегливіше, без нових фактів'],
            ['Питає про причини й пояснює, чому важлива дата', 'Називає один запасний шлях, як-от меншу зміну'],
            [
              'Порівнює ціну очікування з ціною для іншої команди, перш ніж обрати шлях',
              'Пропонує щось натомість: власний час, вужчий запит чи пізніший строк для частини',
            ],
            [
              'Разом із тим керівником звертається вище: факти, варіанти, одна пропозиція',
              'Додає, як помітити такий збіг ще до наступного планування',
            ],
          ],
          probes: [
            { text: 'Про що ви насамперед дізналися б у керівника тієї команди?', trigger: 'missing_point' },
            { text: 'Вони знову відмовляють. Ваш наступний крок?', trigger: 'too_general' },
            { text: 'Кого й коли ви попередили б про затримку?', trigger: 'vague' },
          ],
          redFlags: [
            {
              text: 'Готовність внести зміну без відома іншої команди',
              jobReason: 'Команда відповідає за свою ділянку: прихована зміна ламає те, що видно лише їй.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-unspoken-objection',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: ['behavioral', 'final', 'panel'],
      minutes: 5,
      text: {
        en: {
          ask: 'Your group has just agreed on a plan. After the meeting a colleague tells you privately about a serious flaw that they didn’t mention there. What do you do?',
          whyAsked:
            'Groups lose what their members keep to themselves. The answer shows whether the candidate gets the objection heard, protects trust and improves how the group decides.',
          keyPoints: [
            'Understanding the flaw and how sure the colleague is',
            'Getting it to the group soon, through the colleague or with their consent',
            'Finding out what kept the colleague from speaking up',
            'A change in how the group gathers objections',
          ],
          notRequired: ['Involving a manager', 'A particular method of running meetings'],
          anchors: [
            ['Does nothing, because the plan has been agreed'],
            [
              'Tells the colleague they should have spoken up, and leaves it at that',
              'Presents it as their own or names the colleague without asking',
            ],
            [
              'Asks the colleague about the flaw and urges them to raise it',
              'Makes sure the group hears of it before work begins',
            ],
            [
              'Agrees with the colleague who will raise it and how, and offers to back them',
              'First checks how serious it is, to choose between a note and a new meeting',
            ],
            [
              'Asks what made speaking up hard and looks at their own part in that',
              'Names one change for the next decision, such as written objections before the discussion',
            ],
          ],
          probes: [
            { text: 'Your colleague asks you not to tell anyone. What now?', trigger: 'missing_point' },
            { text: 'How exactly would the group hear of it, and when?', trigger: 'vague' },
            { text: 'What would you change about the next meeting?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Група щойно погодила план. Після зустрічі колега наодинці розповідає вам про серйозну ваду плану, про яку на зустрічі ніхто не сказав. Що ви робите?',
          whyAsked:
            'Група втрачає те, про що її учасники мовчать. Відповідь показує, чи донесе кандидат заперечення, збереже довіру й поліпшить те, як група вирішує.',
          keyPoints: [
            'З’ясувати, у чому вада і наскільки колега в цьому певен',
            'Швидко донести це до групи: сам колега або за його згоди',
            'Дізнатися, що завадило висловитися',
            'Змінити те, як група збирає заперечення',
          ],
          notRequired: ['Посада керівника', 'Певний спосіб проведення зустрічей'],
          anchors: [
            ['Не робить нічого, бо план уже погоджено'],
            [
              'Каже колезі, що треба було говорити, і на цьому все',
              'Видає думку за свою або без дозволу називає колегу',
            ],
            ['Розпитує про ваду й заохочує колегу сказати про неї', 'Дбає, щоб група дізналася до початку роботи'],
            [
              'Домовляється з колегою, хто і як скаже, і пропонує підтримку',
              'Спершу з’ясовує вагу вади, щоб обрати між листом і новою зустріччю',
            ],
            [
              'Питає, що заважало говорити, і розглядає власну роль у цьому',
              'Називає одну зміну на наступний раз, як-от письмові заперечення до розмови',
            ],
          ],
          probes: [
            { text: 'Колега просить нікому не казати. Що тоді?', trigger: 'missing_point' },
            { text: 'Як саме і коли про це дізнається група?', trigger: 'vague' },
            { text: 'Що ви змінили б на наступній зустрічі?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'wt-opposite-instructions',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: ['phone_screening', 'technical', 'behavioral', 'coding', 'panel'],
      minutes: 5,
      text: {
        en: {
          ask: 'Two colleagues, both senior to you, ask for opposite things on the same task, and neither knows about the other. What do you do?',
          whyAsked:
            'Everyone gets contradictory requests. The answer shows whether the candidate brings the contradiction into the open early instead of silently picking a side.',
          keyPoints: [
            'What each of them needs it for',
            'Pausing the part of the task that depends on the answer and carrying on with the rest',
            'Bringing the two together, or telling each about the other',
            'A clear way to decide, and who decides',
            'A note to both on what was settled',
          ],
          notRequired: ['Deciding between the two alone', 'Knowledge of the formal hierarchy'],
          anchors: [
            ['Says that this never happens, or does not know'],
            ['Does what the last or the loudest one asked', 'Does both or neither, and tells nobody'],
            ['Tells both that their requests contradict each other', 'Asks them or a manager to decide'],
            [
              'First asks each of them for the purpose, to see whether the two really conflict',
              'Brings both into one short talk and sums up the contradiction in a sentence',
            ],
            [
              'Offers a proposal that serves both purposes, or names the cost of each choice',
              'Confirms the outcome to both in writing and asks who assigns such tasks from now on',
            ],
          ],
          probes: [
            { text: 'Tell me, word for word, what you would write to the two of them.', trigger: 'vague' },
            { text: 'Neither gives way. What is your next step?', trigger: 'missing_point' },
            { text: 'When did something like that last happen to you?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Would tell each of them that it is being done their way',
              jobReason: 'Both plan around a false promise, and the clash comes when the work is finished.',
            },
          ],
        },
        uk: {
          ask: 'Двоє колег, обидва вищі за вас посадою, просять протилежного в тому самому завданні й не знають одне про одного. Що ви зробите?',
          whyAsked:
            'Суперечливі прохання дістаються кожному. Відповідь показує, чи виносить кандидат суперечність на обговорення рано, а не обирає сторону мовчки.',
          keyPoints: [
            'Для чого це потрібно кожному з них',
            'Зупинити залежну від відповіді частину й робити решту',
            'Звести обох разом або сказати кожному про іншого',
            'Зрозуміло, як і хто вирішує',
            'Запис для обох про те, що вирішено',
          ],
          notRequired: ['Самостійний вибір між двома', 'Знання формальної ієрархії'],
          anchors: [
            ['Каже, що такого не буває, або не знає'],
            ['Робить те, що просив останній або наполегливіший', 'Робить обидва варіанти чи жодного й нікому не каже'],
            ['Каже обом, що їхні прохання суперечать одне одному', 'Просить їх або керівника вирішити'],
            [
              'Спершу питає кожного про мету: чи справді одне виключає інше',
              'Зводить обох на коротку розмову й викладає суперечність одним реченням',
            ],
            [
              'Пропонує рішення, що слугує обом цілям, або називає ціну кожного вибору',
              'Письмово підтверджує підсумок обом і питає, хто далі ставить такі завдання',
            ],
          ],
          probes: [
            { text: 'Скажіть уголос, що ви їм напишете.', trigger: 'vague' },
            { text: 'Ніхто не поступається. Який ваш наступний крок?', trigger: 'missing_point' },
            { text: 'Коли з вами востаннє таке було?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Готовність сказати кожному, що все робиться так, як він просив',
              jobReason: 'Обоє розраховують на неправдиву обіцянку, а зіткнення настає, коли роботу вже зроблено.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-someone-grew',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'coding', 'behavioral', 'final', 'panel'],
      minutes: 6,
      text: {
        en: {
          ask: 'Tell me about someone who can do something today that they couldn’t do before they worked with you. What did you do to get them there?',
          whyAsked:
            'Helping others grow shows in what they can do alone. The answer separates deliberate teaching from merely being available.',
          keyPoints: [
            'What the person could not do at first, and how it showed',
            'A goal agreed with the person',
            'Real tasks of rising difficulty, with help gradually withdrawn',
            'Feedback at agreed points',
            'What the person now does alone',
          ],
          notRequired: ['A formal mentoring role', 'A training course'],
          anchors: [
            ['Names no person, or only says that people come to them for advice'],
            ['Did the hard parts for the person', 'Says that the person “grew” but not how'],
            ['Names the skill and what they showed or explained', 'Says what the person can do now'],
            [
              'Began from what the person found hard and chose tasks to match',
              'Says when they stepped back, and what mistakes they let the person make',
            ],
            [
              'Changed how they taught after something did not work, and says why',
              'The person now teaches others or owns an area, with an example',
            ],
          ],
          probes: [
            { text: 'How did you find out exactly what was missing?', trigger: 'missing_point' },
            { text: 'What was your part in it, and what was down to their own effort?', trigger: 'no_role' },
            { text: 'What do they do without you now?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Withholds knowledge so that others stay dependent on them',
              jobReason: 'Work stops whenever that one person is away.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про людину, яка сьогодні вміє те, чого не вміла до роботи з вами. Що ви для цього робили?',
          whyAsked:
            'Допомогу в розвитку видно з того, що людина робить сама. Відповідь відрізняє свідоме навчання від готовності просто бути поруч.',
          keyPoints: [
            'Чого людина не вміла спочатку і в чому це проявлялося',
            'Мета, узгоджена з цією людиною',
            'Справжні завдання зі зростанням складності й дедалі меншою допомогою',
            'Зворотний зв’язок у домовлений час',
            'Що людина тепер робить сама',
          ],
          notRequired: ['Офіційна роль наставника', 'Навчальна програма'],
          anchors: [
            ['Не називає нікого або лише каже, що колеги приходять по пораду'],
            ['Складне робить замість людини', 'Каже, що людина «зросла», але не в чому'],
            ['Називає вміння й те, що було показано чи пояснено', 'Каже, що людина вміє тепер'],
            [
              'Починає з того, що людині дається важко, і добирає відповідні завдання',
              'Розповідає, коли перестає втручатися і які помилки дозволяє зробити',
            ],
            [
              'Змінює спосіб навчання, коли щось не спрацювало, і пояснює чому',
              'Людина тепер учить інших або відповідає за ділянку, є приклад',
            ],
          ],
          probes: [
            { text: 'Як ви з’ясували, чого саме бракує?', trigger: 'missing_point' },
            { text: 'Що зробили саме ви, крім зусиль самої людини?', trigger: 'no_role' },
            { text: 'Що вона тепер робить без вас?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Приховує знання, щоб інші не могли без цього обійтися',
              jobReason: 'Робота спиняється щоразу, коли цієї людини немає на місці.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-note-of-a-decision',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'A team has just made a decision in a meeting. What should the written note contain, so that someone who wasn’t there can act on it six months later?',
          whyAsked:
            'Unwritten decisions get argued again or carried out in two ways. The answer shows whether the candidate knows what later readers will be missing.',
          keyPoints: [
            'The decision itself in one sentence, with the date and who made it',
            'The reason, and the facts known at the time',
            'Options rejected, and why',
            'Who does what by when',
            'What would make the team reconsider',
            'Kept where people will look for it',
          ],
          notRequired: ['A particular template or tool', 'Minutes of the whole discussion'],
          anchors: [
            ['Sees no need for a note, or names nothing it should contain'],
            [
              'Names only the decision, or a record of everything that was said',
              'Does not say why a reader would need it',
            ],
            ['Names the decision, the reason and who does what', 'Says where the note is kept'],
            [
              'Adds rejected options and the reasons, to spare the team a second round',
              'Writes for one reader with one task, and gives an example',
            ],
            [
              'Names the condition under which the decision lapses, and who watches for it',
              'Distinguishes small decisions from those worth a note, by how hard they are to undo',
            ],
          ],
          probes: [
            { text: 'Take a decision you know of. What would the note say?', trigger: 'too_general' },
            { text: 'What would that reader still have to ask you?', trigger: 'missing_point' },
            { text: 'Which decisions would you not write down?', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Команда щойно ухвалила рішення на зустрічі. Що має бути в записі, щоб людина, якої там не було, могла за ним діяти через пів року?',
          whyAsked:
            'Через незаписані рішення сперечаються вдруге або виконують їх по-різному. Відповідь показує, чи знає кандидат, чого бракуватиме пізнішому читачеві.',
          keyPoints: [
            'Саме рішення одним реченням, дата і хто його ухвалив',
            'Причина й відомі на той час факти',
            'Відхилені варіанти та чому їх відхилили',
            'Хто, що і до якого строку робить',
            'За яких умов рішення треба переглянути',
            'Місце, де його шукатимуть',
          ],
          notRequired: ['Певний шаблон чи інструмент', 'Протокол усієї розмови'],
          anchors: [
            ['Не бачить потреби в записі або не називає, що в ньому має бути'],
            ['Називає лише рішення або запис усього сказаного', 'Не пояснює, навіщо це читачеві'],
            ['Називає рішення, причину і хто що робить', 'Каже, де зберігати запис'],
            [
              'Додає відхилені варіанти з причинами, щоб не обговорювати їх удруге',
              'Пише для одного читача з одним завданням і показує на прикладі',
            ],
            [
              'Називає умову, за якої рішення втрачає чинність, і хто за цим стежить',
              'Відрізняє дрібні рішення від вартих запису: за тим, як важко їх скасувати',
            ],
          ],
          probes: [
            { text: 'Візьміть відоме вам рішення. Що було б у записі?', trigger: 'too_general' },
            { text: 'Про що читачеві все одно довелося б вас питати?', trigger: 'missing_point' },
            { text: 'Яких рішень ви не записували б?', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'wt-repaired-cooperation',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['behavioral', 'final', 'panel', 'system_design'],
      minutes: 7,
      text: {
        en: {
          ask: 'Tell me about a working relationship with a person or a team that had broken down and that you helped to restore. How did you choose where to start?',
          whyAsked:
            'Some work has to be done with people who no longer trust each other. The answer shows whether the candidate finds the cause in the work and acts on it.',
          keyPoints: [
            'How the breakdown showed in the work',
            'The other side’s view, heard from them directly',
            'The candidate’s own share in it',
            'A first small promise, made and kept',
            'Signs that the cooperation lasted',
          ],
          notRequired: ['Friendship', 'Acting as a neutral mediator'],
          anchors: [
            ['Recalls no such case, or broke off contact and left it at that'],
            ['Describes only what the others did wrong', 'Waited for a manager or a transfer to end it'],
            ['Spoke with the other side and names their complaint', 'Describes one step that made the work easier'],
            [
              'Found a cause in roles, hand-overs or goals, and changed it',
              'Admitted their own share to the other side, and says in what words',
            ],
            [
              'Shows that trust survived a later test: trouble came, and the two sides handled it together',
              'Explains why the first step was chosen over others that seemed quicker',
            ],
          ],
          probes: [
            { text: 'How would the other side tell this story?', trigger: 'missing_point' },
            { text: 'Which of those steps did you take yourself?', trigger: 'no_role' },
            { text: 'How did you know that it would last?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Speaks of former colleagues with contempt and names no share of their own',
              jobReason: 'People who see no share of their own have nothing to change in the next conflict.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про робочі стосунки з людиною чи командою, що розладналися, але з вашою допомогою відновилися. Як ви вирішили, з чого почати?',
          whyAsked:
            'Деякі справи доводиться робити з тими, хто вже не довіряє одне одному. Відповідь показує, чи знаходить кандидат причину в роботі й чи усуває її.',
          keyPoints: [
            'У чому розлад було видно в роботі',
            'Погляд іншої сторони, почутий від неї самої',
            'Власна частка кандидата в тому, що сталося',
            'Перша невелика обіцянка, якої дотримано',
            'Ознаки того, що співпраця не розладналася знову',
          ],
          notRequired: ['Дружба', 'Роль нейтрального посередника'],
          anchors: [
            ['Не пригадує такого або розповідає про розрив, який так і лишився'],
            ['Розповідає лише про те, що було не так з іншими', 'Чекає, що все вирішить керівник або переведення'],
            [
              'Розмовляє з іншою стороною й називає її нарікання',
              'Описує один крок, після якого стало легше працювати',
            ],
            [
              'Знаходить причину в ролях, передаванні роботи чи цілях і змінює саме її',
              'Визнає свою частку перед іншою стороною й каже, якими словами',
            ],
            [
              'Доводить довіру пізнішим випробуванням: скруту сторони подолали разом',
              'Пояснює, чому обрано саме цей перший крок замість начебто швидших',
            ],
          ],
          probes: [
            { text: 'Як цю історію розповіла б інша сторона?', trigger: 'missing_point' },
            { text: 'Що зробили для цього особисто ви?', trigger: 'no_role' },
            { text: 'Як ви зрозуміли, що це надовго?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Зневажливо говорить про колишніх колег і не називає жодної своєї частки',
              jobReason: 'Хто не бачить своєї частки, тому нема що змінювати в наступному конфлікті.',
            },
          ],
        },
      },
    },
    {
      id: 'wt-task-one-plan-for-two-teams',
      kind: 'task',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['behavioral', 'final', 'panel'],
      minutes: 15,
      text: {
        en: {
          ask: 'Sales has announced a feature for May; the team building it plans July. Tomorrow you have an hour with both. Take ten minutes to plan that hour, then talk me through it.',
          whyAsked:
            'A work sample of bringing two teams to one plan: what the candidate prepares, whose interests they see and how the hour ends in something binding.',
          keyPoints: [
            'Facts gathered beforehand: what was promised to whom, why July',
            'A goal for the hour that can be checked at the end of it',
            'Both sides’ interests, stated without blame',
            'Options between the two dates: a smaller May version, selected customers, another date',
            'Who decides if no agreement is reached',
            'Actions with names and dates, and a message to the customers',
          ],
          notRequired: ['Technical details of the feature', 'A polished document'],
          anchors: [
            ['Produces no plan for the hour'],
            ['Plans to tell one side to give in', 'Fills the hour with status reports and no decision'],
            ['Gives an agenda with time for both views and for options', 'Ends with a list of who does what'],
            [
              'Finds out beforehand, in short talks, what can be delivered in May and what was promised',
              'Brings two or three options, with the cost of each for customers and for the builders',
            ],
            [
              'Names who decides in a deadlock, and by which criterion accepted by both sides beforehand',
              'Includes a message to customers and a rule for future announcements, agreed by both',
            ],
          ],
          probes: [
            { text: 'Who would you speak to before the hour, and about what?', trigger: 'missing_point' },
            { text: 'After 40 minutes nobody has budged. What do you do?', trigger: 'too_general' },
            { text: 'What will be written down when the hour is over?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Plans to promise May to customers whatever the builders say',
              jobReason: 'A date that cannot be kept harms customers and the next agreement between the teams.',
            },
          ],
        },
        uk: {
          ask: 'Відділ продажів оголосив нову функцію на травень, а команда розробки планує липень. Завтра у вас година з обома. За десять хвилин напишіть план цієї години, а тоді поясніть його мені.',
          whyAsked:
            'Це завдання на зразок справжньої роботи: як звести дві команди до одного плану, що підготувати, чиї інтереси побачити і як завершити годину зобов’язаннями.',
          keyPoints: [
            'Факти до зустрічі: що й кому обіцяно, звідки взявся липень',
            'Мета години, яку наприкінці можна перевірити',
            'Інтереси обох сторін без звинувачень',
            'Варіанти між датами: менша версія в травні, обрані клієнти, інша дата',
            'Хто вирішує, якщо згоди не буде',
            'Дії з іменами й датами, повідомлення клієнтам',
          ],
          notRequired: ['Технічні подробиці функції', 'Вишуканий документ'],
          anchors: [
            ['Не складає жодного плану'],
            ['Планує сказати одній зі сторін, що вона має поступитися', 'Заповнює годину звітами, без рішення'],
            ['Дає порядок зустрічі з часом на обидва погляди й варіанти', 'Завершує переліком, хто що робить'],
            [
              'До зустрічі короткими розмовами з’ясовує, що реально в травні й що обіцяно',
              'Приносить два-три варіанти з ціною кожного для клієнтів і для розробки',
            ],
            [
              'Називає, хто вирішує в глухому куті і за яким наперед узгодженим критерієм',
              'Передбачає повідомлення клієнтам і спільне правило для майбутніх анонсів',
            ],
          ],
          probes: [
            { text: 'З ким і про що ви поговорили б до зустрічі?', trigger: 'missing_point' },
            { text: 'Минуло 40 хвилин, ніхто не поступився. Що робите?', trigger: 'too_general' },
            { text: 'Що буде записано, коли година мине?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Планує обіцяти клієнтам травень, хоч би що сказала розробка',
              jobReason: 'Нездійсненна дата шкодить клієнтам і наступним домовленостям між командами.',
            },
          ],
        },
      },
    },
  ],
};
