import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** About a line that names people led or taught. */
export const leadingCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-led-one-person',
    lines: ['led'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'Pick one of those people: what could they do by the end that they could not do at the start?',
        whyAsked: 'Good leadership shows in what one person became able to do.',
        keyPoints: [
          'One person, without the name',
          'Where they stood at the start',
          'What the candidate did, week by week',
          'What they can do now, and who says so',
        ],
        notRequired: ['Everyone having grown'],
        anchors: [
          ['Has no specific person in mind'],
          ['Talks only about the group', 'Credits a course or talent'],
          ['Describes one person and one step taken with them', 'Says what improved'],
          [
            'Names an approach that did not work with that person',
            'Let them do it alone from a certain point, and says when',
          ],
          [
            'Shows the result in a task that person now does without help',
            'Changed their own way of leading because of that person',
          ],
        ],
        probes: [
          { text: 'What did you do in the first week?', trigger: 'vague' },
          { text: 'How do you know?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Візьміть когось одного із цих людей. Що ця людина наприкінці вміла, а спочатку ще ні?',
        whyAsked: 'Керівництво видно з того, що навчилася робити одна людина.',
        keyPoints: [
          'Одна людина, без імені',
          'Із чого починала',
          'Що тиждень за тижнем робилося',
          'Що вона вміє тепер і хто це підтвердить',
        ],
        notRequired: ['Щоб зросли всі'],
        anchors: [
          ['Не має на думці нікого певного'],
          ['Говорить лише про групу', 'Пояснює курсами чи талантом'],
          ['Описує одну людину й один крок із нею', 'Каже, що покращилося'],
          ['Називає підхід, який із цією людиною не спрацював', 'Каже, коли саме довіряє їй працювати без нагляду'],
          [
            'Підтверджує завданням, яке ця людина тепер виконує без допомоги',
            'Змінює через неї власний спосіб керувати',
          ],
        ],
        probes: [
          { text: 'Що ви робили першого тижня?', trigger: 'vague' },
          { text: 'Звідки ви це знаєте?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-led-not-delivering',
    lines: ['led'],
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'Tell me about a time when one of them was not doing well enough. What did you do?',
        whyAsked: 'Everyone who leads people meets this; the answer shows clarity and fairness.',
        keyPoints: [
          'What was not good enough, with facts',
          'What the person was told, and when',
          'The help offered and the limits set',
          'How it ended',
        ],
        notRequired: ['A happy ending'],
        anchors: [
          ['Says everybody was good'],
          ['Did the work for them', 'Waited, or passed the matter upwards'],
          ['Spoke to the person and named what was lacking', 'Agreed on a next step'],
          ['Asked about the cause before judging', 'Set a date and reviewed the work then'],
          ['Names their own part in the problem', 'Decided what the rest of the group should know'],
        ],
        probes: [
          { text: 'What exactly did you say?', trigger: 'vague' },
          { text: 'What had changed a month later?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть про когось із них, хто певний час працював недостатньо добре. Що ви зробили?',
        whyAsked: 'Таке трапляється кожному, хто керує; відповідь показує ясність і справедливість.',
        keyPoints: [
          'Що саме було недостатнім, у фактах',
          'Що й коли сказано людині',
          'Допомога та межі',
          'Чим закінчилося',
        ],
        notRequired: ['Щасливий кінець'],
        anchors: [
          ['Каже, що всі працювали добре'],
          ['Виконує роботу замість людини', 'Чекає або передає справу нагору'],
          ['Говорить із людиною й називає, чого бракує', 'Узгоджує наступний крок'],
          ['Питає про причину, перш ніж судити', 'Призначає день і тоді дивиться роботу'],
          ['Називає власну частку в цьому', 'Узгоджує, що має знати решта групи'],
        ],
        probes: [
          { text: 'Що саме ви тоді сказали цій людині?', trigger: 'vague' },
          { text: 'А що змінилося за місяць?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-led-what-you-gave-up',
    lines: ['led'],
    needs: 'managed',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What did you stop doing yourself because others took it over, and how did you hand it over?',
        whyAsked: 'Leading means handing work over and still being accountable for it.',
        keyPoints: [
          'A task that was really handed over',
          'How the person was prepared',
          'What was still checked',
          'What came of it',
        ],
        notRequired: ['Handing over everything'],
        anchors: [
          ['Handed nothing over'],
          ['Handed over only the unpleasant work', 'Handed it over and took it back'],
          ['Names a task and who took it over', 'Says how it was explained'],
          ['Agreed in advance what would be checked, and when', 'Held back when it was done differently'],
          [
            'The other person now does it better, and they say how that shows',
            'Names a task that must not be handed over, and why',
          ],
        ],
        probes: [
          { text: 'What got worse at first?', trigger: 'missing_point' },
          { text: 'What did you still check?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Яку свою роботу ви там передали іншим і як саме передавали?',
        whyAsked: 'Керувати означає віддавати роботу й далі за неї відповідати.',
        keyPoints: [
          'Завдання, яке справді передано',
          'Як підготовлено людину',
          'Що й далі перевіряли',
          'Що з того вийшло',
        ],
        notRequired: ['Передати все'],
        anchors: [
          ['Нічого не передає'],
          ['Передає лише неприємне', 'Передає й забирає назад'],
          ['Називає завдання і хто його перейняв', 'Каже, як пояснює роботу'],
          ['Заздалегідь домовляється, що й коли перевірятиме', 'Не втручається, коли роблять інакше'],
          ['Інша людина робить це тепер краще, і видно, з чого', 'Називає завдання, якого не можна передавати, і чому'],
        ],
        probes: [
          { text: 'Що спочатку виходило гірше?', trigger: 'missing_point' },
          { text: 'Що ви й далі перевіряли?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-led-disputed-order',
    lines: ['led'],
    needs: 'managed',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'Tell me about a decision of yours that those people disagreed with. What happened?',
        whyAsked: 'Shows how someone uses authority when people disagree.',
        keyPoints: [
          'The decision and why it was disputed',
          'How the objection was heard',
          'What was kept or changed',
          'How it affected the work afterwards',
        ],
        notRequired: ['Having been right'],
        anchors: [
          ['Can think of no disagreement'],
          ['Insisted and closed the matter', 'Gave in at once, without a reason'],
          ['Names the objection and the reason for the decision', 'Explained it to them'],
          ['Changed part of it because of the objection', 'Came back to it after trying it out'],
          ['Had said in advance what would make them reverse it', 'Names one decision they reversed in this way'],
        ],
        probes: [
          { text: 'What was their best argument?', trigger: 'missing_point' },
          { text: 'What happened to the work?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть про своє рішення, із яким ці люди не погодилися. Що було далі?',
        whyAsked: 'Показує, як людина користується владою, коли їй заперечують.',
        keyPoints: [
          'Рішення і чому його оскаржували',
          'Як вислухано заперечення',
          'Що лишено чи змінено',
          'Як це позначилося на роботі',
        ],
        notRequired: ['Щоб рішення було правильним'],
        anchors: [
          ['Не пригадує незгоди'],
          ['Наполягає й закриває розмову', 'Одразу відступає без пояснення'],
          ['Називає заперечення й підставу рішення', 'Пояснює її людям'],
          ['Змінює частину через заперечення', 'Повертається до справи, коли її випробувано'],
          ['Заздалегідь називає, що змусить скасувати рішення', 'Наводить рішення, скасоване саме так'],
        ],
        probes: [
          { text: 'Який їхній довід був найсильнішим?', trigger: 'missing_point' },
          { text: 'Як це позначилося на роботі?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-led-without-you',
    lines: ['led'],
    needs: 'managed',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What happened in that group when you were away for two weeks?',
        whyAsked: 'A group that stops without its leader was driven, not led.',
        keyPoints: [
          'What carried on by itself',
          'What stopped, and what they were asked',
          'What had been prepared',
          'What was changed afterwards',
        ],
        notRequired: ['Nothing having gone wrong'],
        anchors: [
          ['Was never away, or does not know'],
          ['Says with pride that nothing worked', 'Could be reached the whole time'],
          ['Says what carried on and what waited', 'Had named a deputy'],
          [
            'Had settled who would decide what in the meantime',
            'Learned of a mistake and left it to those who had made it',
          ],
          ['Used the absence to find what depended on them alone', 'Removed that dependence, and says how'],
        ],
        probes: [
          { text: 'Who decided then?', trigger: 'missing_point' },
          { text: 'What did they ask you first afterwards?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Як ішли справи у вашій групі, коли вас не було два тижні?',
        whyAsked: 'Якщо без керівника група зупиняється, нею не керували, її лише підганяли.',
        keyPoints: [
          'Що йшло й без керівника',
          'Що спинилося або про що питали',
          'Що підготовлено заздалегідь',
          'Що потім змінено',
        ],
        notRequired: ['Щоб усе йшло гладко'],
        anchors: [
          ['Не знає, що було за відсутності'],
          ['Із гордістю каже, що нічого не працювало', 'Весь час лишається на зв’язку'],
          ['Називає, що йшло, а що чекало', 'Призначає заступника'],
          ['Узгоджує, хто тим часом що вирішує', 'Дізнається про помилку й лишає виправлення тим, хто її зробив'],
          [
            'Використовує відсутність, щоб знайти, що тримається на одній людині',
            'Змінює роботу так, щоб вона йшла й без кандидата, і каже як',
          ],
        ],
        probes: [
          { text: 'Хто тоді вирішував?', trigger: 'missing_point' },
          { text: 'Про що вас спитали насамперед, коли ви повернулися?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
];
