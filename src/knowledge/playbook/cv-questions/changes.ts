import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** About a line that names a change. */
export const changeCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-change-who-resisted',
    lines: ['change'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'Who was against it at first, and what were they right about?',
        whyAsked: 'Changes fail when no one listens to the people who have reasons against them.',
        keyPoints: [
          'A specific person or group',
          'Their reason, in their own terms',
          'What was changed because of it',
          'Where they stood in the end',
        ],
        notRequired: ['Everyone agreeing'],
        anchors: [
          ['Says nobody was against it'],
          ['Calls the others unwilling', 'Went over their heads'],
          ['Says who was against it and why', 'Says what was done about it'],
          ['Names something they were right about', 'Changed the plan because of it'],
          ['Won over an opponent, who then carried it forward', 'Names a doubt that later proved right'],
        ],
        probes: [
          { text: 'What did you change because of them?', trigger: 'missing_point' },
          { text: 'How did they see it afterwards?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Хто спершу був проти і в чому ці люди мали рацію?',
        whyAsked: 'Зміни зриваються через людей, чиїх доводів ніхто не вислухав.',
        keyPoints: [
          'Певна людина чи група',
          'Чому вона була проти, її словами',
          'Що через це змінено',
          'Як вона ставилася наприкінці',
        ],
        notRequired: ['Щоб усі погодилися'],
        anchors: [
          ['Каже, що проти не було нікого'],
          ['Називає інших неохочими', 'Діє через їхні голови'],
          ['Називає, хто й чому був проти', 'Каже, що із цим зроблено'],
          ['Називає, у чому вони мали рацію', 'Змінює через це план'],
          ['Перетворює противника на того, хто веде справу далі', 'Називає сумнів, який згодом підтвердився'],
        ],
        probes: [
          { text: 'Що ви через них змінили?', trigger: 'missing_point' },
          { text: 'Як вони ставилися до цього потім?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-change-before-it',
    lines: ['change'],
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'What were things like before that, and who had the most trouble with it?',
        whyAsked: 'Those who know the old situation well have earned the change.',
        keyPoints: [
          'The old way, step by step',
          'Who it caused trouble for, and how',
          'Why nobody had changed it before',
        ],
        notRequired: ['A bad predecessor'],
        anchors: [
          ['Cannot describe the earlier situation'],
          ['Says it was simply old or bad', 'Knows it from hearsay only'],
          ['Describes the earlier way of working', 'Says who had trouble with it'],
          ['Had seen the trouble first-hand or measured it', 'Names what was good about the old way'],
          ['Explains what kept the old way alive', 'Kept part of it on purpose'],
        ],
        probes: [
          { text: 'Give me one example of that trouble.', trigger: 'vague' },
          { text: 'Why had nobody changed it before?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть, як усе було до цієї зміни: кому це заважало і чим саме?',
        whyAsked: 'Хто добре знає попередній стан, той розуміє, що змінює.',
        keyPoints: ['Попередній порядок крок за кроком', 'Кому він шкодив і чим', 'Чому його раніше не змінили'],
        notRequired: ['Поганий попередник'],
        anchors: [
          ['Не може описати попереднього стану'],
          ['Каже лише, що було застаріле чи погане', 'Знає про нього тільки з розповідей'],
          ['Описує попередній порядок', 'Називає, кому він заважав'],
          ['Знає клопіт із власного досвіду або підрахунку', 'Називає, що в старому було добре'],
          ['Пояснює, що тримало старий порядок', 'Частину старого лишає свідомо'],
        ],
        probes: [
          { text: 'Наведіть один такий приклад.', trigger: 'vague' },
          { text: 'Чому цього ніхто не змінив раніше?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-change-half-way',
    lines: ['change'],
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'When did you have to decide whether to carry on or go back?',
        whyAsked: 'Every change reaches a point of doubt; how it was handled shows nerve and method.',
        keyPoints: [
          'The point and what was at stake',
          'What was known and unknown',
          'Who decided, and on what grounds',
          'What going back would have meant',
        ],
        notRequired: ['Carrying on having been right'],
        anchors: [
          ['Can think of no such point'],
          ['Carried on because it was planned', 'Left the decision to others without being asked to'],
          ['Names the point and the choice', 'Gives one reason for it'],
          ['Names the sign agreed in advance for going back', 'Warned those affected of the risk'],
          ['Had prepared a way back in advance', 'Reviews the decision with what is known today'],
        ],
        probes: [
          { text: 'What would have made you go back?', trigger: 'missing_point' },
          { text: 'Who decided?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть про момент, коли треба було вирішити: іти далі чи повертатися назад.',
        whyAsked: 'У будь-якої зміни буває хвилина сумніву; те, як її пройшли, показує витримку й метод.',
        keyPoints: [
          'Який це був момент і що стояло на кону',
          'Що було відомо, а що ні',
          'Хто й на якій підставі вирішував',
          'Що означало б повернення',
        ],
        notRequired: ['Щоб рішення йти далі було правильним'],
        anchors: [
          ['Не знає такої миті'],
          ['Іде далі, бо так заплановано', 'Лишає вибір іншим без пояснення'],
          ['Називає мить і вибір', 'Наводить одну підставу'],
          ['Називає ознаку повернення, узгоджену заздалегідь', 'Попереджає про ризик тих, кого це стосується'],
          ['Готує шлях назад іще до початку', 'Переглядає вибір з огляду на відоме тепер'],
        ],
        probes: [
          { text: 'Що змусило б вас повернутися?', trigger: 'missing_point' },
          { text: 'Хто вирішував?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-change-signs-it-was-needed',
    lines: ['change'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What told you that something had to change, before anyone asked for it?',
        whyAsked: 'Noticing a need early is rarer than meeting it.',
        keyPoints: ['A sign, and where it was seen', 'What was done to make sure', 'Who was won over, and how'],
        notRequired: ['Being the first to see it'],
        anchors: [
          ['Changed it because they were told to'],
          ['Mentions a feeling but no sign', 'Names a complaint everyone knew about'],
          ['Names a sign and their first step', 'Says who they told'],
          ['Made sure by counting or asking before speaking up', 'Names a sign that pointed the other way'],
          ['Names a need they noticed and rightly left alone', 'Has watched for that sign since, and says how'],
        ],
        probes: [
          { text: 'Where did you see it first?', trigger: 'vague' },
          { text: 'What did others think at the time?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Як ви зрозуміли, що треба щось міняти, ще до того, як вам про це сказали?',
        whyAsked: 'Вчасно помітити потребу вдається рідше, ніж її задовольнити.',
        keyPoints: ['Ознака і де її помічено', 'Як у ній переконалися', 'Кого й чим залучено'],
        notRequired: ['Щоб помітити першим'],
        anchors: [
          ['Змінює, бо так наказали'],
          ['Говорить про відчуття без ознаки', 'Називає скаргу, про яку знали всі'],
          ['Називає ознаку і свій перший крок', 'Каже, кому про це повідомляє'],
          [
            'Переконується підрахунком чи розпитуванням, перш ніж казати',
            'Називає ознаку, яка свідчила про протилежне',
          ],
          ['Називає потребу, яку помічає й слушно лишає', 'Відтоді стежить за цією ознакою й каже як'],
        ],
        probes: [
          { text: 'Де ви побачили це вперше?', trigger: 'vague' },
          { text: 'А що тоді думали інші?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
];
