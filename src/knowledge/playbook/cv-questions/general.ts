import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** Three for each competency that any role may need, each about the CV line shown beside it. */
export const generalCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-own-your-share',
    lines: ['result', 'change', 'built'],
    about: 'ownership-delivery',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'What were you personally responsible for there, and how did it turn out?',
        whyAsked: 'A CV line often describes what a team did; this asks for the candidate’s own share and its result.',
        keyPoints: [
          'The task or goal behind the line, in one or two sentences',
          'What was theirs to decide or do, and what belonged to others',
          'The result, and how they know it',
        ],
        notRequired: ['Confidential names or figures', 'Having led the work'],
        anchors: [
          ['Cannot say what the line refers to, or only reads it out again'],
          [
            'Says “we” throughout, even when asked for their own part',
            'Lists the duties behind the line, with no outcome',
          ],
          [
            'Names one part that was theirs and the steps they took',
            'Gives the outcome of the whole, without linking it to their own part',
          ],
          [
            'Separates their own decisions from those of others, with an example of each',
            'Gives the result of their part and where it could be seen',
          ],
          [
            'Corrects or narrows the line unprompted where it claims more than their share',
            'Says what their part made possible for others later, with a fact or figure',
          ],
        ],
        probes: [
          { text: 'Which decisions could you make without asking anyone?', trigger: 'no_role' },
          { text: 'What was different once your part was done?', trigger: 'no_result' },
          { text: 'Talk me through one week of that work.', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Admits, when asked, that they did not do work the line presents as their own',
            jobReason: 'Such lines help decide the level of task this person is given.',
          },
        ],
      },
      uk: {
        ask: 'За що в цьому відповідали саме ви і що з того вийшло?',
        whyAsked: 'Рядок резюме часто каже, що зробила команда; тут ідеться про власну частку та її результат.',
        keyPoints: [
          'Завдання чи мета за цим рядком, одним-двома реченнями',
          'Що вирішував чи робив сам кандидат, а що інші',
          'Підсумок і звідки про нього відомо',
        ],
        notRequired: ['Конфіденційні назви чи цифри', 'Керувати цією роботою'],
        anchors: [
          ['Не може сказати, про що цей рядок, або лише зачитує його ще раз'],
          [
            'Весь час каже «ми», навіть коли питають про власну участь',
            'Перелічує обов’язки, пов’язані з рядком, без жодного результату',
          ],
          [
            'Називає одну свою частину та кроки, зроблені в ній',
            'Називає загальний результат, не пов’язуючи його зі своєю частиною',
          ],
          [
            'Проводить межу між своїми й чужими рішеннями та наводить приклад кожного',
            'Називає результат своєї частини й де його було видно',
          ],
          [
            'Без підказки уточнює або звужує рядок там, де він обіцяє більше за власну частку',
            'Розповідає, що ця частина згодом дала іншим, і наводить факт чи цифру',
          ],
        ],
        probes: [
          { text: 'Які із цих рішень ви могли ухвалити, нікого не питаючи?', trigger: 'no_role' },
          { text: 'Що змінилося, коли ваша частина була готова?', trigger: 'no_result' },
          { text: 'Опишіть один тиждень цієї роботи.', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'На запитання визнає, що роботу, подану в рядку як власну, робив хтось інший',
            jobReason: 'За такими рядками вирішують, якої складності завдання доручати людині.',
          },
        ],
      },
    },
  },
  {
    id: 'cv-own-nearly-lost',
    lines: ['result', 'change', 'built'],
    about: 'ownership-delivery',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'When did that come closest to failing, and what did you do?',
        whyAsked: 'A CV shows what succeeded; how a result was saved when it was at risk shows who carried it.',
        keyPoints: [
          'What was at risk and how that came to light',
          'What they did themselves, and in what order',
          'Who was told, and when',
          'What was saved and what was lost',
        ],
        notRequired: ['A dramatic crisis; a tight spot will do'],
        anchors: [
          ['Says nothing ever went wrong, and names no tight spot even when helped'],
          [
            'Names a difficulty that others then dealt with',
            'Describes how hard it was, but not what they did about it',
          ],
          [
            'Names the risk and one thing they did about it',
            'Says it was finished in the end, but not what the rescue cost',
          ],
          [
            'Describes the first warning sign, their steps in order and who was told',
            'Says what they gave up to protect the most important part',
          ],
          [
            'Explains which options they turned down, and why',
            'Says what they could have noticed earlier and how they watch for it now',
          ],
        ],
        probes: [
          { text: 'Who would have been affected if it had failed?', trigger: 'missing_point' },
          { text: 'What did you do yourself on the day you noticed?', trigger: 'no_role' },
          { text: 'What could not be saved?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Коли ця робота мало не провалилася і що ви тоді зробили?',
        whyAsked: 'Резюме показує, що вдалося; з того, як результат урятували, видно, на кому він тримався.',
        keyPoints: [
          'Що опинилося під загрозою і як це виявилося',
          'Що зроблено особисто та в якому порядку',
          'Кому й коли про це сказали',
          'Що вдалося зберегти, а що втрачено',
        ],
        notRequired: ['Гучна криза (досить скрутної миті)'],
        anchors: [
          ['Каже, що там усе завжди йшло добре, і навіть із підказкою не пригадує скрути'],
          ['Називає труднощі, які потім долали інші', 'Описує, як було важко, але не власні дії'],
          ['Називає загрозу й одну власну дію у відповідь', 'Каже, що врешті все зроблено, але не чого це коштувало'],
          [
            'Називає першу ознаку загрози, свої кроки по черзі та кого повідомлено',
            'Каже, чим поступається, щоб уберегти найважливіше',
          ],
          ['Пояснює, які виходи відкинуто й чому', 'Каже, що можна було помітити раніше і як тепер за цим стежить'],
        ],
        probes: [
          { text: 'Кого зачепило б, якби це провалилося?', trigger: 'missing_point' },
          { text: 'Що зробили особисто ви того дня, коли це помітили?', trigger: 'no_role' },
          { text: 'А що врятувати все ж не вдалося?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-own-after-handover',
    lines: ['built', 'change'],
    ended: true,
    about: 'ownership-delivery',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 7,
    text: {
      en: {
        ask: 'How did it hold up once you were no longer looking after it?',
        whyAsked: 'Work that lasts without its maker was really delivered; work that doesn’t was only finished.',
        keyPoints: [
          'Who took it over, and what they were given',
          'What is still in use today, and what is not',
          'How the candidate knows',
          'What they would hand over differently',
        ],
        notRequired: ['That it is still in use', 'Contact with a former employer'],
        anchors: [
          ['Does not say what became of it and names nobody who took it over'],
          [
            'Assumes all is well, without having heard or looked',
            'Says it fell apart without them, and takes credit for that',
          ],
          ['Says who took it over and what they were shown or given in writing', 'Knows roughly what became of it'],
          [
            'Says what the successor could then do alone, and what they still had to ask',
            'Names one thing that lasted and one that did not, and how they know',
          ],
          [
            'Prepared the handover from the start, for example by sharing the work early, and says how',
            'Traces a loss after the handover to their own choice, and says how they hand over now',
          ],
        ],
        probes: [
          { text: 'How do you know what became of it?', trigger: 'vague' },
          { text: 'What did the next person ask you first?', trigger: 'missing_point' },
          { text: 'What is still there today?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Deliberately kept knowledge back to make themselves indispensable',
            jobReason: 'The team would come to a standstill whenever this person is away.',
          },
        ],
      },
      uk: {
        ask: 'Що було із цим далі, коли ви перестали цим займатися?',
        whyAsked: 'Якщо результат живе без автора, його справді передано; якщо ні, роботу лише закінчено.',
        keyPoints: [
          'Хто перейняв роботу і що для цього отримав',
          'Що з неї досі використовують, а що ні',
          'Звідки про це відомо',
          'Що тепер було б передано інакше',
        ],
        notRequired: ['Щоб результат досі використовували', 'Зв’язок із колишнім роботодавцем'],
        anchors: [
          ['Не каже, що з нею сталося, і не називає нікого, хто її перейняв'],
          [
            'Припускає, що все гаразд, хоча ні з ким не говорить і не перевіряє',
            'Каже, що без власної участі все розвалилося, і записує це собі в заслугу',
          ],
          [
            'Називає, хто перейняв роботу і що цій людині записано чи показано',
            'Приблизно знає, що з нею сталося далі',
          ],
          [
            'Розповідає, що наступник міг робити без допомоги, а про що ще мусив питати',
            'Називає одне, що збереглося, і одне, що ні, та звідки це відомо',
          ],
          [
            'Готує передачу від початку, наприклад рано ділиться роботою, і каже, як саме',
            'Пояснює втрату після передачі власним вибором і каже, як передає роботу тепер',
          ],
        ],
        probes: [
          { text: 'Звідки ви знаєте, що було далі?', trigger: 'vague' },
          { text: 'Про що вас найперше запитала людина, яка це перейняла?', trigger: 'missing_point' },
          { text: 'Що із цього лишилося досі?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Навмисне притримує знання, щоб робота без цієї людини не йшла',
            jobReason: 'Команда стоятиме щоразу, коли цієї людини немає на місці.',
          },
        ],
      },
    },
  },
  {
    id: 'cv-ps-hardest-obstacle',
    lines: ['result', 'change', 'built'],
    about: 'problem-solving',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'What puzzled you the longest there, and how did you get to the bottom of it?',
        whyAsked: 'Connects an achievement to the reasoning behind it, which a CV cannot show.',
        keyPoints: [
          'What made the problem tricky',
          'Which explanations or approaches were considered',
          'What evidence decided between them',
          'What was done, and how it was checked',
        ],
        notRequired: ['Explaining the field from scratch', 'A problem that looks big from outside'],
        anchors: [
          ['Names no problem connected with the line'],
          [
            'Names something laborious, not puzzling, such as long hours or a lot of data',
            'Gives the final answer at once, without how they got there',
          ],
          [
            'Explains the problem so that an outsider can follow, and the main steps',
            'Mentions one cause they looked into, and that the work then went on',
          ],
          [
            'Sets out two possible causes, and what spoke for and against each',
            'Shows the check that confirmed the answer',
          ],
          [
            'Singles out the observation or question that turned the search, and why it came early or late',
            'Says where the same insight later helped in different work',
          ],
        ],
        probes: [
          { text: 'What did you suspect at first, and what ruled it out?', trigger: 'missing_point' },
          { text: 'Who else worked on it, and what did you contribute?', trigger: 'no_role' },
          { text: 'Explain it to me as if I were from another department.', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що вас там найдовше спантеличувало і як ви докопалися до суті?',
        whyAsked: 'Показує міркування, які стоять за досягненням і яких із резюме не видно.',
        keyPoints: [
          'Що робило проблему заплутаною',
          'Які пояснення чи шляхи розглядали',
          'Які факти дали змогу вибрати між ними',
          'Що зробили і як перевірили',
        ],
        notRequired: ['Пояснювати галузь від самих основ', 'Проблема, яка здається великою збоку'],
        anchors: [
          ['Не називає жодної проблеми, пов’язаної з цим рядком'],
          [
            'Називає щось працемістке, а не незрозуміле, як-от багато годин чи даних',
            'Одразу називає готову відповідь, без шляху до неї',
          ],
          [
            'Пояснює проблему так, що зрозуміло й сторонньому, та основні кроки',
            'Згадує одну досліджену причину й те, що робота пішла далі',
          ],
          [
            'Викладає дві можливі причини та що свідчило за й проти кожної',
            'Показує перевірку, яка підтвердила відповідь',
          ],
          [
            'Виокремлює спостереження чи запитання, що переломило пошук, і чому воно з’явилося саме тоді',
            'Розповідає, де той самий висновок згодом допоміг в іншій роботі',
          ],
        ],
        probes: [
          { text: 'Що ви підозрювали спершу і що цьому суперечило?', trigger: 'missing_point' },
          { text: 'Хто ще над цим працював і що внесли саме ви?', trigger: 'no_role' },
          { text: 'Поясніть мені це так, ніби я з іншого відділу.', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-ps-road-not-taken',
    lines: ['result', 'change', 'built'],
    about: 'problem-solving',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'What was the biggest choice you had to make there, and why did you turn down the other options?',
        whyAsked: 'Reasons against the other options show judgement better than the choice itself.',
        keyPoints: [
          'The choice, and whose it was to make',
          'At least one alternative that was really possible',
          'What was compared: cost, risk, time, effect on people',
          'What came of it',
        ],
        notRequired: ['Having had the final say'],
        anchors: [
          ['Sees no choice in that work, not even in how their own tasks were done'],
          [
            'Names a choice where only one option was ever looked at',
            'Says only that it is always done this way, or that somebody wanted it',
          ],
          [
            'Names the choice, one alternative and the main reason against it',
            'Compares on one measure only, such as price or speed',
          ],
          [
            'Says what the rejected option would have done better',
            'Gives the facts used in the comparison and where they came from',
          ],
          [
            'Says which change in the facts would have made the rejected option right',
            'Compares expected and actual results, unfavourable points included',
          ],
        ],
        probes: [
          { text: 'What was the best argument for the option you turned down?', trigger: 'missing_point' },
          { text: 'Who made the final call, and what did you contribute?', trigger: 'no_role' },
          { text: 'How close did the result come to what you expected?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Який важливий вибір вам довелося там зробити і чому ви відкинули інші варіанти?',
        whyAsked: 'Доводи проти інших варіантів показують виваженість краще за сам вибір.',
        keyPoints: [
          'Який це був вибір і кому належало вирішувати',
          'Принаймні один варіант, який справді можна було взяти',
          'Що порівнювали: ціну, ризик, час, наслідки для людей',
          'Що із цього вийшло',
        ],
        notRequired: ['Право останнього слова'],
        anchors: [
          ['Не знаходить у тій роботі вибору, навіть у тому, як виконувати власні завдання'],
          [
            'Називає вибір, у якому розглядали лише один варіант',
            'Пояснює тим, що так заведено або що хтось так хотів',
          ],
          [
            'Називає вибір, один інший варіант і головний довід проти нього',
            'Порівнює лише за однією міркою, як-от ціна чи швидкість',
          ],
          ['Каже, що відкинутий варіант зробив би краще', 'Наводить факти, за якими порівнює варіанти, і звідки вони'],
          [
            'Каже, за якої зміни обставин відкинутий варіант став би правильним',
            'Порівнює очікуваний результат зі справжнім, не оминаючи невигідного',
          ],
        ],
        probes: [
          { text: 'Який був найсильніший аргумент за варіант, який ви відкинули?', trigger: 'missing_point' },
          { text: 'Хто вирішував остаточно і яка в цьому була ваша роль?', trigger: 'no_role' },
          { text: 'Наскільки результат збігся з очікуваним?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-ps-differently-today',
    lines: ['result', 'change', 'built'],
    about: 'problem-solving',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'If you had the same task again tomorrow, what would you do differently, and what tells you so?',
        whyAsked: 'Shows whether the candidate looks back at past work and decides better because of it.',
        keyPoints: [
          'One specific thing, not “everything” or “nothing”',
          'The fact or feedback behind it',
          'What it would cost or risk',
          'Whether it has been tried since',
        ],
        notRequired: ['Regret about the original work'],
        anchors: [
          ['Would do it all the same way and has not looked at how it turned out'],
          [
            'Wishes for more time, people or money, but would change no decision of their own',
            'Calls for better planning or communication, without pointing to anything in that work',
          ],
          [
            'Names one step they would change and what was wrong with it',
            'Backs the change with an impression, not a fact or feedback',
          ],
          [
            'Gives the result or feedback that changed their view',
            'Says what the new way would cost and why it would still pay off',
          ],
          [
            'Has tried the new way since and compares the two results',
            'Also names what they would keep despite criticism, with the facts for it',
          ],
        ],
        probes: [
          { text: 'At what point would you take the other route?', trigger: 'too_general' },
          { text: 'What made you see it that way?', trigger: 'missing_point' },
          { text: 'Where have you already done it the new way?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Якби завтра ви отримали таке саме завдання, що зробили б інакше? Розкажіть, на які факти ви спираєтеся.',
        whyAsked: 'Видно, чи людина повертається до зробленого й робить із нього кращі рішення.',
        keyPoints: [
          'Щось одне й конкретне, а не «все» чи «нічого»',
          'Факт або відгук, який до цього привів',
          'Чого це своєю чергою коштувало б і чим ризикувало',
          'Чи це відтоді випробувано',
        ],
        notRequired: ['Шкодувати про тодішню роботу'],
        anchors: [
          ['Каже, що зробить усе так само, хоча не знає, чим та робота обернулася'],
          [
            'Бажає більше часу, людей чи грошей, але жодного власного рішення не змінює',
            'Закликає до кращого планування чи спілкування, не вказуючи місця в тій роботі',
          ],
          [
            'Називає один крок, який слід змінити, і що в ньому не влаштовує',
            'Спирається на власне враження, а не на факт чи відгук',
          ],
          [
            'Наводить результат або відгук, який змінив погляд',
            'Називає ціну нового способу й чому він усе одно себе виправдає',
          ],
          [
            'Уже випробовує новий спосіб і порівнює обидва результати',
            'Називає й те, що лишає попри чужу критику, і факти на користь цього',
          ],
        ],
        probes: [
          { text: 'На якому етапі тієї роботи ви пішли б іншим шляхом?', trigger: 'too_general' },
          { text: 'Що привело вас до такої думки?', trigger: 'missing_point' },
          { text: 'Де ви вже спробували зробити по-новому?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
];
