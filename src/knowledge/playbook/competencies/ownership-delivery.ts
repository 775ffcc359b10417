import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const ownershipDelivery: PlaybookCompetency = {
  id: 'ownership-delivery',
  fit: 'every-job',
  name: { en: 'Ownership and delivery', uk: 'Відповідальність за результат' },
  definition: {
    en: 'Takes work from promise to result: agrees what done means, warns early about slips, closes loose ends and answers for the outcome.',
    uk: 'Доводить роботу від обіцянки до результату: узгоджує, що вважати готовим, рано попереджає про зриви, закриває хвости й відповідає за те, що вийшло.',
  },
  signals: {
    en: [
      'ownership',
      'end-to-end',
      'end to end',
      'accountab',
      'deadline',
      'deliver',
      'on time',
      'responsib',
      'follow-through',
      'follow through',
      'initiative',
      'proactive',
      'autonom',
      'independent',
      'self-starter',
      'launch',
      'shipped',
    ],
    uk: [
      'відповідальн',
      'відповідав',
      'відповідаєте',
      'дедлайн',
      'строк',
      'терміни',
      'вчасн',
      'самостійн',
      'ініціатив',
      'проактивн',
      'доводити до',
      'довести до',
      'до кінця',
      'під ключ',
      'повний цикл',
      'запуск',
      'запусти',
      'впровад',
    ],
  },
  searched: {
    en: ['ownership', 'end-to-end', 'accountability', 'deadlines', 'delivery', 'initiative'],
    uk: ['відповідальність', 'дедлайн', 'ініціатива', 'самостійність', 'запуск', 'впровадження'],
  },
  traces: {
    en: [
      'deliver',
      'launch',
      'complet',
      'deadline',
      'on time',
      'project',
      'responsib',
      'own',
      'led',
      'lead',
      'manag',
      'plan',
      'organis',
      'organiz',
      'coordinat',
      'built',
      'implement',
      'migrat',
    ],
    uk: [
      'запуст',
      'запуск',
      'завер',
      'строк',
      'термін',
      'вчасно',
      'проєкт',
      'проект',
      'відповіда',
      'керу',
      'керів',
      'управл',
      'організ',
      'координ',
      'план',
      'впровад',
      'створ',
      'побудув',
      'провів',
      'провел',
    ],
  },
  bars: {
    junior: {
      shownBy: ['own-promised-date', 'own-date-about-to-slip'],
      strong: {
        en: 'Says who they warn about a slip, how early, and what new date they give',
        uk: 'Каже, кого попереджає про затримку, наскільки рано та яку нову дату називає',
      },
      exceptional: {
        en: 'Spots a loose end outside their own task, passes it to a named person and checks that it was closed',
        uk: 'Помічає хвіст поруч зі своїм завданням, передає його конкретній людині й перевіряє, що його закрито',
      },
    },
    middle: {
      shownBy: ['own-promised-date', 'own-date-about-to-slip'],
      strong: {
        en: 'Splits their own piece of work into steps, each with a date and a test for “done”',
        uk: 'Ділить свою ділянку на кроки, і кожен має дату та ознаку готовності',
      },
      exceptional: {
        en: 'Links their piece to what users got from it, and checks again after handover',
        uk: 'Пов’язує свою ділянку з тим, що отримали користувачі, і перевіряє це після передачі',
      },
    },
    senior: {
      shownBy: ['own-result-through-others', 'own-fell-short'],
      strong: {
        en: 'Tracks promises from people outside the team by name and date, and steps in before they slip',
        uk: 'Відстежує обіцянки людей з інших команд за іменем і датою та втручається до зриву',
      },
      exceptional: {
        en: 'Cuts or swaps scope for stated reasons and backs the outcome with a figure',
        uk: 'Скорочує або змінює обсяг, називає причини й підтверджує результат цифрою',
      },
    },
    lead: {
      shownBy: ['own-result-through-others', 'own-fell-short'],
      strong: {
        en: 'Gives every part one named owner and a check date, and answers for the whole',
        uk: 'Для кожної частини називає одного відповідального й дату перевірки, а сам результат бере на себе',
      },
      exceptional: {
        en: 'Turns a slip into a changed team rule and compares figures before and after',
        uk: 'Після зриву змінює правило роботи команди й порівнює цифри до і після',
      },
    },
  },
  questions: [
    {
      id: 'own-promised-date',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'Tell me about a piece of work you had promised by a certain date. How did you get it done by then?',
          whyAsked: 'Shows how a promise is turned into steps and kept.',
          keyPoints: [
            'What was promised, to whom and by when',
            'How the work was split into steps and checked along the way',
            'What got in the way and how it was handled',
            'Whether it was accepted, and by whom',
          ],
          notRequired: ['A large project; a small task will do', 'That everything went to plan'],
          anchors: [
            ['Names no piece of work of their own, or only says that they always deliver'],
            [
              'Names the work but not who was waiting for it or since when',
              'Retells what was done day by day, with no plan and no checks along the way',
            ],
            [
              'Names the promise, the date and the main steps they took',
              'Says that it was handed over, but not how it was received',
            ],
            [
              'Names steps with their own dates and how they compared progress with them',
              'Names one obstacle, what they did about it, and whether the date held or was renegotiated',
            ],
            [
              'Agreed at the start how the result would be accepted, and says how it then was',
              'Names what they planned badly and a later piece of work that they planned better',
            ],
          ],
          probes: [
            { text: 'Who was waiting for it, and what exactly had you told them?', trigger: 'vague' },
            { text: 'Which of those steps did you do yourself?', trigger: 'no_role' },
            { text: 'What did they say when they got it?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Calls the work finished although the person waiting for it could not use it',
              jobReason: 'Others plan around what this person reports as done.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про роботу, яку ви пообіцяли зробити до певної дати. Як ви довели її до кінця?',
          whyAsked: 'Показує, як обіцянка перетворюється на кроки та як її дотримують.',
          keyPoints: [
            'Що було обіцяно, кому й на коли',
            'Як роботу поділено на кроки й перевірено дорогою',
            'Що завадило та що з цим зроблено',
            'Чи прийняли результат і хто саме',
          ],
          notRequired: ['Великий проєкт (досить невеликого завдання)', 'Щоб усе пішло за планом'],
          anchors: [
            ['Не наводить жодної власної роботи або лише каже, що завжди все здає вчасно'],
            [
              'Називає роботу, але не каже, хто її чекав і до якої дати',
              'Переказує день за днем, що робилося, без плану й перевірок дорогою',
            ],
            [
              'Називає обіцянку, дату й основні власні кроки',
              'Каже, що роботу передано, але не згадує, як її прийняли',
            ],
            [
              'Називає проміжні дати й те, як звіряє з ними хід роботи',
              'Описує одну перешкоду, свої дії та чи втримано дату або узгоджено нову',
            ],
            [
              'На початку узгоджує, як прийматимуть результат, і розповідає, як його справді прийняли',
              'Називає, що спланувалося погано, і пізнішу роботу, де це вже враховано',
            ],
          ],
          probes: [
            { text: 'Хто чекав на цю роботу і що саме ви цій людині сказали?', trigger: 'vague' },
            { text: 'Які із цих кроків зробили особисто ви?', trigger: 'no_role' },
            { text: 'Що вам відповіли, коли отримали роботу?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Називає роботу завершеною, хоча той, хто її чекав, не зміг нею скористатися',
              jobReason: 'Інші планують свою роботу з огляду на те, що людина звітує як готове.',
            },
          ],
        },
      },
    },
    {
      id: 'own-date-about-to-slip',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'Describe a time when you saw that you would miss an agreed deadline. What did you do from that moment on?',
          whyAsked: 'A late warning costs more than a late result; this shows when and how the person speaks up.',
          keyPoints: [
            'What made the slip visible and how long before the deadline',
            'Who was told, when, and what they were offered',
            'What was cut, moved or given to others',
            'When it was finished and what that meant for those waiting',
          ],
          notRequired: ['That the original deadline was met after all'],
          anchors: [
            ['Says they have never been late and cannot name a close call either'],
            [
              'Told people on or after the due date, or was asked first',
              'Explains the slip only by what others failed to do',
            ],
            [
              'Warned before the due date and gave a new one',
              'Says why it slipped, but not what they changed to limit the damage',
            ],
            [
              'Names the sign that revealed the slip and warned within a day or two of seeing it',
              'Offered a choice, such as less now or all of it later, and kept the new date',
            ],
            [
              'Asked those waiting what the delay would disrupt for them and rearranged the work around that',
              'Points to a check added afterwards that caught a later slip sooner',
            ],
          ],
          probes: [
            { text: 'How many days before the deadline did you tell them?', trigger: 'vague' },
            { text: 'What did the delay cost the people who were waiting?', trigger: 'no_result' },
            { text: 'What would have shown you the slip a week earlier?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Deliberately kept the delay to themselves until somebody else found it',
              jobReason: 'A hidden slip leaves customers and colleagues no time to adapt.',
            },
          ],
        },
        uk: {
          ask: 'Опишіть випадок, коли ви зрозуміли, що не вкладаєтеся в узгоджений строк. Що ви робили від тієї миті?',
          whyAsked: 'Пізнє попередження коштує дорожче за пізній результат; видно, коли і як людина про це каже.',
          keyPoints: [
            'За якою ознакою стало видно затримку й за скільки днів до строку',
            'Кого попередили, коли та що запропонували',
            'Що скоротили, перенесли або віддали іншим',
            'Коли роботу завершено і як це позначилося на тих, хто чекав',
          ],
          notRequired: ['Щоб початковий строк зрештою втримали'],
          anchors: [
            ['Каже, що ніколи не запізнюється, і не наводить навіть близького випадку'],
            [
              'Повідомляє в день здачі чи пізніше або лише після чужого запитання',
              'Пояснює затримку тільки тим, чого не зробили інші',
            ],
            [
              'Попереджає до настання строку й називає нову дату',
              'Пояснює причину, але не каже, чим зменшено шкоду від затримки',
            ],
            [
              'Називає ознаку затримки й попереджає за день-два після того, як її помічено',
              'Пропонує вибір, як-от частину зараз чи все пізніше, і дотримує нової дати',
            ],
            [
              'Питає в тих, хто чекає, що зламає їм затримка, і перебудовує роботу під відповідь',
              'Показує перевірку, яку додано згодом і яка раніше виявила наступну затримку',
            ],
          ],
          probes: [
            { text: 'За скільки днів до строку ви про це сказали?', trigger: 'vague' },
            { text: 'Чого затримка коштувала тим, хто чекав?', trigger: 'no_result' },
            { text: 'Що могло б показати вам затримку на тиждень раніше?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Свідомо мовчить про затримку, доки її не виявить хтось інший',
              jobReason: 'Прихована затримка не лишає клієнтам і колегам часу підлаштуватися.',
            },
          ],
        },
      },
    },
    {
      id: 'own-nobodys-job',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['middle', 'senior'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'Tell me about something that was nobody’s job but kept hurting the work. How did you deal with it?',
          whyAsked: 'Much is lost between roles; this shows whether the person closes such gaps and at what price.',
          keyPoints: [
            'What the gap was and who it hurt',
            'Why they took it up, and what they put aside for it',
            'Who they agreed it with',
            'Who looks after it now',
          ],
          notRequired: ['Doing it all alone', 'A formal mandate'],
          anchors: [
            ['Says that such things are for the manager to solve and names no case'],
            [
              'Complained or mentioned it once and left it at that',
              'Quietly fixed one instance; it came back, or nobody knew',
            ],
            [
              'Took it on and describes the steps that stopped it for a while',
              'Says who it helped, but not how much or how often',
            ],
            [
              'Says how often it happened and what it cost, and why that was worth their time',
              'Agreed with the people involved who would do what, and the trouble stopped',
            ],
            [
              'Handed it to a permanent owner or routine and can say that it still works',
              'Names what they put aside for it and how they cleared that with those affected',
            ],
          ],
          probes: [
            { text: 'How did you know it was worth your time?', trigger: 'missing_point' },
            { text: 'Which part was yours, and what did others do?', trigger: 'no_role' },
            { text: 'Who takes care of it today?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про щось, за що ніхто не відповідав, хоча це весь час шкодило роботі. Як ви із цим упоралися?',
          whyAsked: 'Багато чого губиться між ролями; видно, чи закриває людина такі прогалини та якою ціною.',
          keyPoints: [
            'У чому була прогалина й кому вона шкодила',
            'Чому за неї взялися та що заради цього відклали',
            'З ким це узгодили',
            'Хто стежить за цим тепер',
          ],
          notRequired: ['Робити все самотужки', 'Офіційне доручення'],
          anchors: [
            ['Каже, що таке має вирішувати керівник, і не наводить жодного випадку'],
            [
              'Скаржиться або раз згадує про це й на тому зупиняється',
              'Мовчки виправляє один випадок; він повторюється або про це ніхто не знає',
            ],
            [
              'Береться за справу й описує кроки, які на якийсь час її припинили',
              'Каже, кому стало легше, але без масштабу й частоти',
            ],
            [
              'Каже, як часто це траплялося, чого коштувало й чому було варте часу',
              'Домовляється з причетними, хто що робить, і клопіт припиняється',
            ],
            [
              'Передає справу постійному відповідальному чи в усталений порядок і знає, що це діє досі',
              'Називає, що заради цього відкладено та як це узгоджено з тими, кого зачепило',
            ],
          ],
          probes: [
            { text: 'Як ви зрозуміли, що це варте вашого часу?', trigger: 'missing_point' },
            { text: 'Яку частину зробили ви, а яку інші?', trigger: 'no_role' },
            { text: 'Хто опікується цим сьогодні?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'own-result-through-others',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: [],
      minutes: 7,
      text: {
        en: {
          ask: 'Tell me about an outcome you were responsible for that depended on people who didn’t report to you. How did you get them to come through?',
          whyAsked: 'At this level most results cross team boundaries; authority alone does not deliver them.',
          keyPoints: [
            'The outcome and who depended on whom',
            'What each side was asked for, and what it gained',
            'How promises were followed up between meetings',
            'How a broken promise was handled',
            'The final outcome, in numbers if there are any',
          ],
          notRequired: ['A formal project role'],
          anchors: [
            ['Names only work that they could do without anybody else'],
            [
              'Waited for the others and reported upwards that they were late',
              'Lists meetings held, but not who promised what',
            ],
            [
              'Names the people and what each had to contribute',
              'Chased them with reminders until it came; describes the result in general terms',
            ],
            [
              'Found out what held each side back and changed the request or the order accordingly',
              'Describes one broken promise, when they noticed, and what they did the same week',
            ],
            [
              'Had a fallback ready for the riskiest dependency and says what would have triggered it',
              'Gives the outcome in figures and what the other teams have said or done differently since',
            ],
          ],
          probes: [
            { text: 'Why should that team have put your request first?', trigger: 'missing_point' },
            { text: 'What did you personally do when the first promise was broken?', trigger: 'no_role' },
            { text: 'How far was the result from what you had promised?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Got compliance through threats or by misreporting what others had agreed to',
              jobReason: 'The role needs the same people to cooperate again next time.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про результат, за який відповідали ви, хоча він залежав від людей поза вашим підпорядкуванням. Як ви домоглися, щоб вони зробили своє?',
          whyAsked: 'На цьому рівні більшість результатів виходить за межі команди, і самих повноважень замало.',
          keyPoints: [
            'Який був результат і хто від кого залежав',
            'Про що просили кожну сторону й що вона від цього мала',
            'Як стежили за обіцянками між зустрічами',
            'Що робили, коли обіцянку порушено',
            'Чим усе завершилося, у цифрах, якщо вони є',
          ],
          notRequired: ['Офіційна роль керівника проєкту'],
          anchors: [
            ['Наводить лише роботу, яку можна було зробити без інших'],
            [
              'Чекає на інших і доповідає нагору, що вони спізнюються',
              'Перелічує зустрічі, але не каже, хто що обіцяв',
            ],
            [
              'Називає людей і внесок, якого чекали від кожного',
              'Нагадує, доки не отримає своє; про результат говорить загально',
            ],
            [
              'З’ясовує, що стримує кожну сторону, і відповідно змінює прохання чи порядок робіт',
              'Описує одну порушену обіцянку, коли це помічено і що зроблено того ж тижня',
            ],
            [
              'Має запасний варіант для найризикованішої залежності й називає, коли його вмикає',
              'Наводить результат у цифрах і те, що інші команди відтоді роблять інакше',
            ],
          ],
          probes: [
            { text: 'Чому та команда мала б узятися за ваше прохання насамперед?', trigger: 'missing_point' },
            { text: 'Що зробили особисто ви, коли першу обіцянку порушили?', trigger: 'no_role' },
            { text: 'Наскільки результат розійшовся з тим, за що ви відповідали?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Домагається свого погрозами або перекручує те, на що погодилися інші',
              jobReason: 'На цій посаді ті самі люди мають захотіти співпрацювати знову.',
            },
          ],
        },
      },
    },
    {
      id: 'own-fell-short',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: [],
      minutes: 8,
      text: {
        en: {
          ask: 'Describe a project or launch of yours that clearly fell short of its goal. What was your own part in that?',
          whyAsked: 'Owning a poor outcome, with facts, comes before improving it.',
          keyPoints: [
            'The goal and how far short it fell',
            'Which of their decisions contributed, and why they seemed right at the time',
            'What they told those affected, and when',
            'What they repaired and what they changed in later work',
          ],
          notRequired: ['A happy ending', 'Taking the blame for what others decided'],
          anchors: [
            ['Names no shortfall, or one in which they had no part'],
            [
              'Admits the shortfall in general terms and spends the answer on circumstances',
              'Names no decision of theirs that could have gone differently',
            ],
            [
              'States the goal, the gap and one mistake of their own',
              'Says what was learned, but names no change that anybody could see',
            ],
            [
              'Takes one decision apart: what they knew, what they assumed, what it led to',
              'Says what they told the people affected and what they repaired first',
            ],
            [
              'Separates their own share from the circumstances, with facts for both',
              'Points to a later project where the new practice prevented the same loss',
            ],
          ],
          probes: [
            {
              text: 'Which single decision would you take back, and what did you know at the time?',
              trigger: 'too_general',
            },
            { text: 'How far short of the goal did it end up, in numbers?', trigger: 'no_result' },
            { text: 'Who told the people affected, and how?', trigger: 'no_role' },
            { text: 'Where has that change made a difference since?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Blames the whole failure on named colleagues, even when asked for their own share',
              jobReason: 'Anyone who answers for results must be able to examine their own decisions.',
            },
          ],
        },
        uk: {
          ask: 'Опишіть ваш проєкт або запуск, який помітно не досяг мети. У чому була саме ваша частка?',
          whyAsked: 'Перш ніж покращувати невдалий результат, за нього треба відповісти, і то фактами.',
          keyPoints: [
            'Якою була мета й наскільки її не досягнуто',
            'Які власні рішення до цього призвели та чому тоді здавалися правильними',
            'Що й коли сказано тим, кого це зачепило',
            'Що виправлено і що змінено в наступній роботі',
          ],
          notRequired: ['Щасливе завершення', 'Брати на себе вину за чужі рішення'],
          anchors: [
            ['Не називає жодної невдачі або наводить таку, що сталася без власної участі'],
            [
              'Загалом визнає невдачу, але всю відповідь говорить про обставини',
              'Не називає жодного свого рішення, яке могло бути іншим',
            ],
            [
              'Називає мету, розрив із нею та одну власну помилку',
              'Каже, чого це навчило, але не наводить видимої зміни',
            ],
            [
              'Розбирає одне рішення: що було відомо, що припущено, до чого це призвело',
              'Каже, що пояснено людям, яких це зачепило, і що виправлено насамперед',
            ],
            [
              'Відокремлює свою частку від умов і наводить факти для обох',
              'Указує на пізніший проєкт, де змінений підхід уберіг від такої самої втрати',
            ],
          ],
          probes: [
            { text: 'Яке одне рішення ви б скасували і що ви тоді знали?', trigger: 'too_general' },
            { text: 'Наскільки нижче від мети все завершилося, у цифрах?', trigger: 'no_result' },
            { text: 'Хто повідомив людям, яких це зачепило, і як саме?', trigger: 'no_role' },
            { text: 'Де ця зміна відтоді себе показала?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Перекладає всю невдачу на названих колег, навіть коли питають про власну частку',
              jobReason: 'Хто відповідає за результат, має вміти розібрати власні рішення.',
            },
          ],
        },
      },
    },
    {
      id: 'own-handover-silence',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      text: {
        en: {
          ask: 'Your part is finished, but the colleague who has to build on it hasn’t replied for two days. What do you do next?',
          whyAsked: 'Shows whether responsibility stops at “sent” or at “used”.',
          keyPoints: [
            'Makes sure that the handover arrived and can be used',
            'Tries another way of reaching the colleague or their team',
            'Tells whoever depends on the whole if the schedule is at risk',
          ],
          notRequired: ['Doing the colleague’s work'],
          anchors: [
            ['Says their part is done and the rest is not their concern'],
            [
              'Keeps waiting or sends the same message again',
              'Complains to a manager at once, before trying to reach the colleague',
            ],
            [
              'Uses a second way to reach the colleague, such as a call or a visit',
              'Mentions the overall deadline only when asked',
            ],
            [
              'Checks whether something missing in the handover itself would explain the silence',
              'Sets a time after which they ask the team who else can take it over',
            ],
            [
              'Works out when the silence starts to put the whole at risk and warns before that',
              'Prepares the next step so the colleague or a stand-in can start within minutes',
            ],
          ],
          probes: [
            { text: 'When exactly would you stop waiting?', trigger: 'vague' },
            { text: 'Who else would need to know, and why?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Свою частину ви завершили, але колега, який має працювати з нею далі, два дні не відповідає. Що ви зробите?',
          whyAsked: 'Видно, чи відповідальність закінчується на «надіслано», чи на «використано».',
          keyPoints: [
            'Переконатися, що передане дійшло і придатне до роботи',
            'Спробувати інший спосіб зв’язку з колегою чи його командою',
            'Попередити того, хто відповідає за ціле, якщо строк під загрозою',
          ],
          notRequired: ['Виконувати роботу за колегу'],
          anchors: [
            ['Каже, що своє зроблено, а решта цієї людини не стосується'],
            [
              'Далі чекає або повторно надсилає те саме повідомлення',
              'Одразу скаржиться керівникові, не спробувавши зв’язатися з колегою',
            ],
            ['Шукає колегу іншим шляхом: телефонує або підходить', 'Загальний строк згадує лише після уточнення'],
            [
              'Перевіряє, чи в переданому не бракує чогось, що пояснило б мовчання',
              'Визначає час, після якого питає в команди, хто ще може це підхопити',
            ],
            [
              'Рахує, коли мовчання почне загрожувати цілому, і попереджає раніше',
              'Готує наступний крок так, щоб колега чи заміна почали за кілька хвилин',
            ],
          ],
          probes: [
            { text: 'Коли саме ви перестанете чекати?', trigger: 'vague' },
            { text: 'Кому ще треба про це знати й чому?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'own-late-requirement',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'It’s two days before delivery, and the client or colleague who ordered the work adds a requirement. How do you handle it?',
          whyAsked: 'Late changes are normal; this shows whether the promise is renegotiated openly.',
          keyPoints: [
            'Finds out why it is needed and what happens without it',
            'Estimates its effect on date, quality and other work',
            'Offers options and lets the right person choose',
            'Records what was agreed',
          ],
          notRequired: ['Saying yes', 'Knowing a formal change procedure'],
          anchors: [
            ['Gives no course of action beyond “it depends”'],
            [
              'Accepts at once and plans to work longer, without looking at the effect',
              'Refuses at once because the scope was agreed',
            ],
            ['Asks what is wanted and estimates the extra effort', 'Gives one answer, yes or no, with a reason'],
            [
              'Asks what goes wrong without it, then offers at least two options with the cost of each',
              'Says who decides, and tells everyone else who is waiting',
            ],
            [
              'Finds a smaller version that meets the need by the date and says what it leaves out',
              'Checks why it came up so late and names a step that would bring it up sooner',
            ],
          ],
          probes: [
            { text: 'What exactly would you say to them?', trigger: 'vague' },
            { text: 'What if they insist on both the date and the extra work?', trigger: 'missing_point' },
            { text: 'What would you leave out, and how would you choose it?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Would silently drop agreed checks to make room for the addition',
              jobReason: 'The recipient would rely on quality that is no longer there.',
            },
          ],
        },
        uk: {
          ask: 'За два дні до здачі замовник або колега, для якого ви це робите, додає нову вимогу. Як ви вчините?',
          whyAsked: 'Пізні зміни — звична річ; видно, чи людина відкрито переглядає домовленість.',
          keyPoints: [
            'З’ясувати, навіщо це і що буде без цього',
            'Оцінити вплив на дату, якість та іншу роботу',
            'Запропонувати варіанти й дати вибрати тому, хто має вирішувати',
            'Зафіксувати, про що домовилися',
          ],
          notRequired: ['Погоджуватися', 'Знати формальну процедуру змін'],
          anchors: [
            ['Не пропонує дій, окрім «залежить від ситуації»'],
            [
              'Одразу погоджується й розраховує працювати довше, не оцінивши наслідків',
              'Одразу відмовляє, бо роботу вже узгоджено',
            ],
            ['Питає, що саме потрібно, й оцінює додаткову роботу', 'Дає одну відповідь, так чи ні, і пояснює її'],
            [
              'Питає, що станеться без цього, і пропонує щонайменше два варіанти з їхньою ціною',
              'Каже, хто ухвалює рішення, і попереджає решту, хто чекає на роботу',
            ],
            [
              'Знаходить менший варіант, що закриває потребу вчасно, і каже, чого в ньому немає',
              'З’ясовує, чому вимога з’явилася так пізно, і називає крок, який виявить її раніше',
            ],
          ],
          probes: [
            { text: 'Що саме ви скажете цій людині?', trigger: 'vague' },
            { text: 'А якщо вона наполягає і на даті, і на додатковій вимозі?', trigger: 'missing_point' },
            { text: 'Від чого ви відмовитеся і як це виберете?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Готовність мовчки пропустити узгоджені перевірки, щоб устигнути нове',
              jobReason: 'Замовник покладатиметься на якість, якої вже немає.',
            },
          ],
        },
      },
    },
    {
      id: 'own-inherited-work',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'You inherit half-finished work whose author has moved to another team. How would you spend your first week on it?',
          whyAsked:
            'Taking over someone else’s promises is routine; this shows how the candidate makes them their own.',
          keyPoints: [
            'What was promised to whom, and whether that still stands',
            'What really works, as checked by themselves',
            'A talk with the author while memories are fresh',
            'A new plan and date, told to those waiting',
          ],
          notRequired: ['Starting over', 'Finishing anything in that week'],
          anchors: [
            ['Would not know where to begin and names no first step'],
            [
              'Carries on where the documents stop, trusting what they say about the state of the work',
              'Wants to redo everything before finding out what was promised',
            ],
            [
              'Reads what there is and talks to the author',
              'Lists what is left, without asking who is waiting for what',
            ],
            [
              'Checks the state by trying things out and lists where it differs from what was reported',
              'Asks those waiting what they were promised and confirms or changes it by the end of the week',
            ],
            [
              'Ranks the unknowns by the damage they could do and looks into the worst first',
              'Says openly which inherited promises they will drop, and who must agree',
            ],
          ],
          probes: [
            { text: 'What would you do on the very first day?', trigger: 'too_general' },
            { text: 'Who would you talk to besides the author, and about what?', trigger: 'missing_point' },
            { text: 'What would exist by Friday that didn’t exist on Monday?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Вам дісталася наполовину зроблена робота, автор якої перейшов до іншої команди. Як ви проведете з нею перший тиждень?',
          whyAsked: 'Переймати чужі обіцянки доводиться часто; видно, як вони стають своїми.',
          keyPoints: [
            'Що й кому було обіцяно та чи це досі чинне',
            'Що справді працює, перевірено на власні очі',
            'Розмова з автором, доки знання свіжі',
            'Новий план і дата, повідомлені тим, хто чекає',
          ],
          notRequired: ['Починати все спочатку', 'Завершити щось за цей тиждень'],
          anchors: [
            ['Не знає, з чого почати, і не називає жодного першого кроку'],
            [
              'Продовжує з місця, де уриваються записи, і вірить їм на слово',
              'Хоче все переробити, не з’ясувавши, що було обіцяно',
            ],
            ['Читає те, що є, і розмовляє з автором', 'Складає перелік решти робіт, але не питає, хто на що чекає'],
            [
              'Перевіряє стан на ділі й виписує, де він розходиться зі звітами',
              'Питає тих, хто чекає, що їм обіцяли, і до кінця тижня підтверджує це або змінює',
            ],
            [
              'Упорядковує невідоме за можливою шкодою і починає з найгіршого',
              'Прямо каже, від чого з успадкованих обіцянок відмовиться і хто має погодитися',
            ],
          ],
          probes: [
            { text: 'Що ви зробите першого ж дня?', trigger: 'too_general' },
            { text: 'З ким, окрім автора, ви поговорите і про що?', trigger: 'missing_point' },
            { text: 'Що з’явиться до п’ятниці, чого не було в понеділок?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'own-three-promises-two-hands',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'Three of your team’s commitments fall due in the same week, and you have people for two. How do you choose which one gives way?',
          whyAsked: 'Keeping a team’s word sometimes means breaking one promise well.',
          keyPoints: [
            'Compares what a delay does to each recipient, not who is loudest',
            'Looks for partial delivery or outside help first',
            'Decides early and names who must agree',
            'Personally tells those who lose out, with a new date',
          ],
          notRequired: ['Saving all three'],
          anchors: [
            ['Says the team will manage all three and gives no way of choosing'],
            ['Chooses by who asks loudest or ranks highest', 'Spreads people across all three and hopes for the best'],
            [
              'Ranks the three by one clear criterion, such as money or contract',
              'Says the losing side must be told, but not when or what',
            ],
            [
              'Weighs what a week’s delay would break in each case and whether it can be undone',
              'Speaks to the losing side before the week starts, with a reason and a new date',
            ],
            [
              'Delivers the most needed part of the third and says how they would identify it',
              'Explains how the team came to promise too much and what they will change in taking on work',
            ],
          ],
          probes: [
            { text: 'What would you need to know about each of the three?', trigger: 'missing_point' },
            { text: 'Tell me as if I were the one losing out.', trigger: 'too_general' },
            { text: 'What would you check a week later?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Would let the losing side find out on the due date',
              jobReason: 'It takes away their chance to limit the damage and breaks trust in later dates.',
            },
          ],
        },
        uk: {
          ask: 'На один тиждень припадають три зобов’язання вашої команди, а людей вистачає на два. Як ви виберете, чим поступитися?',
          whyAsked: 'Щоб команда тримала слово, часом треба правильно порушити одну обіцянку.',
          keyPoints: [
            'Порівняти, що затримка означає для кожного замовника, а не хто голосніший',
            'Спершу пошукати часткову здачу або допомогу ззовні',
            'Вирішити рано й назвати, хто має погодитися',
            'Особисто сказати тим, хто програє, і назвати нову дату',
          ],
          notRequired: ['Урятувати всі три'],
          anchors: [
            ['Каже, що команда впорається з трьома, і не пропонує способу вибрати'],
            [
              'Вибирає за тим, хто найгучніше просить або вищий за посадою',
              'Розподіляє людей на всі три й сподівається на краще',
            ],
            [
              'Упорядковує три зобов’язання за одним чітким критерієм, як-от гроші чи договір',
              'Каже, що тих, хто програє, слід попередити, але не коли й чим саме',
            ],
            [
              'Для кожного зважує, що зламає тиждень затримки й чи можна це виправити',
              'Говорить із тими, хто програє, до початку тижня, з причиною та новою датою',
            ],
            [
              'Здає найпотрібнішу частину третього й пояснює, як її визначає',
              'Пояснює, чому команда наобіцяла забагато і що змінить, коли братиме нову роботу',
            ],
          ],
          probes: [
            { text: 'Що вам треба знати про кожне з трьох?', trigger: 'missing_point' },
            { text: 'Скажіть це мені так, ніби програю саме я.', trigger: 'too_general' },
            { text: 'На що ви подивитеся через тиждень?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Готовність лишити тих, хто програє, у невіданні до самого дня здачі',
              jobReason: 'Це забирає в них змогу зменшити шкоду й підриває віру в наступні дати.',
            },
          ],
        },
      },
    },
    {
      id: 'own-meaning-of-done',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      text: {
        en: {
          ask: 'Before you start on a request, how do you make sure that both sides mean the same thing by “done”?',
          whyAsked: 'Most rework comes from a result that only one side considered finished.',
          keyPoints: [
            'Asks what the result will be used for and by whom',
            'Names checks that anybody could repeat',
            'Says what is left out',
            'Confirms it in writing or by example before starting',
          ],
          notRequired: ['The terms of any one method'],
          anchors: [
            ['Says that the request itself is clear enough and names no step'],
            ['Relies on asking again once the work is ready', 'Names only the date as something to agree'],
            [
              'Lists questions about content, format and date that they ask first',
              'Repeats the request in their own words and waits for a yes',
            ],
            [
              'Turns the request into checks, with an example from their own field',
              'Says what they list as not included, and why that matters',
            ],
            [
              'Showed a small sample early because words alone hid a difference, and describes the case',
              'Asks how the result will be used and shows how the answer changed the checks',
            ],
          ],
          probes: [
            { text: 'Take a request you know of. What would the checks be?', trigger: 'too_general' },
            { text: 'What would you say is not included?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Як, перш ніж узятися за чиєсь прохання, ви переконуєтеся, що обидві сторони однаково розуміють слово «готово»?',
          whyAsked: 'Найчастіше переробляють те, що завершеним вважала лише одна сторона.',
          keyPoints: [
            'Запитати, хто й для чого використає результат',
            'Назвати перевірки, які може повторити будь-хто',
            'Сказати, що сюди не входить',
            'Ще до початку підтвердити це письмово або на прикладі',
          ],
          notRequired: ['Терміни певної методології'],
          anchors: [
            ['Каже, що прохання й так зрозуміле, і не називає жодного кроку'],
            ['Розраховує все уточнити, коли робота вже буде готова', 'Називає лише дату як те, що слід узгодити'],
            [
              'Перелічує, що питає спершу про зміст, формат і дату',
              'Переказує прохання своїми словами й чекає на підтвердження',
            ],
            [
              'Перетворює побажання на перевірки й наводить приклад зі своєї сфери',
              'Каже, що окремо називає тим, що не входить, і чому це важливо',
            ],
            [
              'Рано показує невеликий зразок, бо слова приховали розбіжність, і наводить випадок',
              'Питає, як використають результат, і показує, як відповідь змінила перевірки',
            ],
          ],
          probes: [
            { text: 'Візьміть знайоме вам прохання: якими були б перевірки?', trigger: 'too_general' },
            { text: 'Про що ви сказали б, що воно сюди не входить?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'own-green-status-drift',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'What tells you that a project is drifting off course while its reports still say that all is well?',
          whyAsked: 'People who answer for a result have to see trouble before the report does.',
          keyPoints: [
            'Signs in the work itself: things started but not closed, repeated rework',
            'Signs in how people talk: “almost ready” for weeks, no demonstrations',
            'Signs from the recipient: questions that stop or multiply',
            'What they check once they see such a sign',
          ],
          notRequired: ['A particular tracking tool'],
          anchors: [
            ['Names no sign apart from the report itself or the missed date'],
            [
              'Names general feelings, such as low energy, but nothing to look at',
              'Would only ask people to report more often',
            ],
            [
              'Names two signs that can be seen or counted',
              'Says they would then ask the people concerned, but not what they would ask to see',
            ],
            [
              'Names signs from both the work and the recipients, and why each precedes a slip',
              'Gives a case in which one of them proved right, and what they checked next',
            ],
            [
              'Names a sign that once misled them and how they recognise false alarms',
              'Explains why people keep sending good reports, and what they do to hear bad news early',
            ],
          ],
          probes: [
            { text: 'Where have you seen that sign yourself?', trigger: 'too_general' },
            { text: 'What would you ask to be shown?', trigger: 'missing_point' },
            { text: 'What happened after you noticed it?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'За якими ознаками ви бачите, що проєкт збивається з курсу, хоча у звітах досі пишуть, що все гаразд?',
          whyAsked: 'Хто відповідає за результат, має помітити біду раніше, ніж вона потрапить у звіт.',
          keyPoints: [
            'Ознаки в самій роботі: багато розпочато й не закрито, те саме переробляють',
            'Ознаки в розмовах: тижнями «майже готово», нічого не показують',
            'Ознаки в замовника: запитання зникають або множаться',
            'Що перевіряють, помітивши таку ознаку',
          ],
          notRequired: ['Певний інструмент для відстеження завдань'],
          anchors: [
            ['Не називає ознак, окрім самого звіту чи зірваної дати'],
            [
              'Називає загальні відчуття, як-от млявість, але нічого, що можна побачити',
              'Пропонує лише частіше звітувати',
            ],
            [
              'Називає дві ознаки, які можна побачити або порахувати',
              'Каже, що розпитає людей, але не називає, що попросить показати',
            ],
            [
              'Називає ознаки і в роботі, і в замовників та чому кожна передує зриву',
              'Наводить випадок, коли ознака справдилася, і що перевірено далі',
            ],
            [
              'Називає ознаку, яка колись підвела, і як відрізняє хибні тривоги',
              'Пояснює, чому люди звітують гарно, і що робить, щоб погані новини надходили рано',
            ],
          ],
          probes: [
            { text: 'Де ви самі бачили таку ознаку?', trigger: 'too_general' },
            { text: 'Що ви попросите вам показати?', trigger: 'missing_point' },
            { text: 'Що було після того, як ви це помітили?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'own-delivery-plan-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 15,
      text: {
        en: {
          ask: 'Your manager writes: “Please replace our customer feedback form by the end of next month.” Ask me what you need, then sketch a delivery plan aloud.',
          whyAsked: 'A small sample of the real work: turning one loose sentence into a promise that can be kept.',
          keyPoints: [
            'Asks about the purpose and what counts as done before planning',
            'Steps in an order that brings something usable or testable early',
            'People outside the team whose approval or help is needed, with dates',
            'Main risks, with the sign that would reveal each',
            'How and when the manager hears about progress',
          ],
          notRequired: ['Knowing forms or any software', 'A drawn chart', 'Exact estimates'],
          anchors: [
            ['Produces no steps, or only says that they would start'],
            ['Lists tasks without order, dates or anyone responsible', 'Does not ask why the form should be replaced'],
            [
              'Asks about purpose or users and puts the steps in a workable order',
              'Fits the steps into the time, but leaves no reserve and names no risk',
            ],
            [
              'Agrees what counts as replaced, such as the old form closed and answers kept',
              'Names two risks with early signs and puts the riskiest step first',
            ],
            [
              'Carves out a usable first version that proves the point weeks before the end, and says what it leaves out',
              'Includes the time after the switch: who watches, what is measured, how to go back',
            ],
          ],
          probes: [
            { text: 'What could make this plan fail, and when would you notice?', trigger: 'missing_point' },
            { text: 'Which date would you promise me today, and why that one?', trigger: 'vague' },
            { text: 'Half the time is gone and a third is done. What changes?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Керівник пише: «Замініть, будь ласка, нашу форму відгуків клієнтів до кінця наступного місяця». Запитайте в мене все потрібне, а тоді вголос накидайте план робіт.',
          whyAsked:
            'Невеликий зразок справжньої роботи: перетворити одне нечітке речення на обіцянку, яку можна виконати.',
          keyPoints: [
            'Перед плануванням запитати про мету й ознаки готовності',
            'Такий порядок кроків, щоб рано з’явилося щось придатне до перевірки',
            'Люди поза командою, чия згода чи допомога потрібна, з датами',
            'Головні ризики й ознака, за якою кожен стане видно',
            'Як і коли керівник дізнається про хід роботи',
          ],
          notRequired: ['Знати форми чи будь-яку програму', 'Намальований графік', 'Точні оцінки'],
          anchors: [
            ['Не називає кроків або лише каже, що почне працювати'],
            ['Перелічує завдання без порядку, дат і відповідальних', 'Нічого не питає про те, навіщо замінювати форму'],
            [
              'Питає про мету чи користувачів і ставить кроки в робочий порядок',
              'Укладає кроки в час, але без запасу й без жодного ризику',
            ],
            [
              'Узгоджує, що вважати заміною, наприклад: стару форму закрито, відповіді збережено',
              'Називає два ризики з ранніми ознаками й ставить найризикованіший крок першим',
            ],
            [
              'Виділяє першу придатну версію за тижні до строку й каже, чого в ній немає',
              'Планує час після заміни: хто стежить, що міряють, як повернутися назад',
            ],
          ],
          probes: [
            { text: 'Через що цей план може зірватися і коли ви це помітите?', trigger: 'missing_point' },
            { text: 'Яку дату ви пообіцяли б мені сьогодні й чому саме цю?', trigger: 'vague' },
            { text: 'Минула половина часу, а зроблено третину: що ви зміните?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
