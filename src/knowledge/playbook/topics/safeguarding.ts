import type { Bar, JobFamily, Localized, TopicQuestion } from '#knowledge/playbook/types.ts';

const every: readonly Bar[] = ['junior', 'middle', 'senior', 'lead'];
const education: readonly JobFamily[] = ['education'];
const health: readonly JobFamily[] = ['health'];
const childSafety: Localized<readonly string[]> = {
  en: ['safeguard', 'child protect', 'child safe', 'disclos', 'welfare', 'duty of care', 'abuse', 'neglect'],
  uk: [
    'захист діт',
    'захист дит',
    'захист підліт',
    'захисту діт',
    'безпека діт',
    'безпеки діт',
    'безпека дит',
    'насильств',
    'права дитин',
  ],
};

/** What to do when a child or another vulnerable person may be at risk of harm. */
export const safeguardingTopics: readonly TopicQuestion[] = [
  {
    id: 'sg-said-while-painting',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    branch: { of: ['kindergarten'], elsewhere: ['school', 'adult-learning'] },
    families: education,
    crafts: ['early-years'],
    name: { en: 'Safeguarding', uk: 'Безпека та захист дітей' },
    topics: childSafety,
    text: {
      en: {
        ask: 'A four-year-old says while painting: “When I’m bad I get locked in the dark.” The child is being picked up in ten minutes; you are alone with eleven others. What do you say and do?',
        whyAsked:
          'A small child says such a thing once and in passing; what the adult does in those minutes decides whether anybody helps.',
        keyPoints: [
          'Stays calm, answers kindly and lets the child carry on',
          'Asks one open question at most; does not press, repeat it in front of others or promise secrecy',
          'Gets a colleague to take the group and tells the designated person before the handover',
          'Leaves talking to the family to whoever is responsible for it',
          'Writes down the child’s exact words, the time and the situation the same day',
        ],
        notRequired: ['The names of the authorities'],
        anchors: [
          ['Takes it for a made-up story and does nothing'],
          ['Asks whoever is at the door what is behind it', 'Waits to see whether the child says it again'],
          ['Tells the designated person before the child goes home', 'Writes down what was said'],
          [
            'Answers with one kind sentence and asks nothing leading',
            'Keeps what was said apart from what is only guessed',
          ],
          [
            'Asks in writing what followed, and knows where to turn outside when nobody acts',
            'Names what to watch for in the following days: sleep, play, fear of one person',
          ],
        ],
        probes: [
          { text: 'Tell me what you say to the child, word for word.', trigger: 'vague' },
          { text: 'The designated person is away until tomorrow. What now?', trigger: 'missing_point' },
          { text: 'What exactly do you put in your note?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Clears it up at the door before telling anybody else',
            jobReason: 'The child may be punished the same evening, and nobody else finds out.',
          },
        ],
      },
      uk: {
        ask: 'Чотирирічна дитина каже, малюючи: «Коли я погано поводжуся, мене замикають у темряві». За десять хвилин по неї прийдуть, а в групі, крім вас, немає нікого з дорослих. Що ви кажете й робите?',
        whyAsked:
          'Мала дитина каже про таке один раз і мимохідь; від того, що зробить дорослий за ці хвилини, залежить, чи їй допоможуть.',
        keyPoints: [
          'Сприймає спокійно, по-доброму відповідає дитині й дає їй малювати далі',
          'Питає щонайбільше раз і відкрито; не тисне, не переказує при інших, не обіцяє мовчати',
          'Кличе до групи колегу й повідомляє відповідальну особу до того, як дитину заберуть',
          'Розмову з рідними дитини лишає відповідальній особі',
          'Того ж дня записує слова дитини дослівно, час і обставини',
        ],
        notRequired: ['Назви служб напам’ять'],
        anchors: [
          ['Вважає це вигадкою й нічого не робить'],
          ['Розпитує того, хто прийшов по дитину', 'Відкладає, доки це не прозвучить ще раз'],
          ['Повідомляє відповідальну особу, доки дитина не пішла додому', 'Записує почуте'],
          ['Відповідає одним добрим реченням і нічого не підказує', 'Відділяє сказане від власних здогадів'],
          [
            'Письмово питає, що зроблено далі, і знає, куди звернутися поза закладом, коли не діють',
            'Називає, за чим стежитиме наступними днями: сон, гра, страх перед кимось',
          ],
        ],
        probes: [
          { text: 'Скажіть мені те речення, яке почує дитина.', trigger: 'vague' },
          { text: 'Відповідальної особи немає до завтра. Що тоді?', trigger: 'missing_point' },
          { text: 'Що саме ви напишете у своєму записі?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'З’ясовує все на порозі з тим, хто прийшов по дитину',
            jobReason: 'Того ж вечора дитину можуть покарати, і більше ніхто про це не дізнається.',
          },
        ],
      },
    },
  },
  {
    id: 'sg-message-at-eleven',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families: education,
    crafts: ['youth-worker'],
    name: { en: 'Safeguarding of young people', uk: 'Безпека та захист підлітків' },
    topics: childSafety,
    text: {
      en: {
        ask: 'A fifteen-year-old from your group writes to you at eleven at night: “I can’t bear it here any more. Don’t tell anybody, you’re the only one I trust.” What do you do between now and noon tomorrow?',
        whyAsked:
          'Trust and duty meet in one message; the answer shows whether the young person is kept safe and the worker stays a worker.',
        keyPoints: [
          'Answers soon, calmly and briefly; does not promise secrecy and says why',
          'Finds out whether there is danger tonight; if so, calls emergency help and whoever is on duty',
          'Tells the designated person at once or first thing, following house rules',
          'Keeps to agreed channels: no continuing private chat, no meeting alone',
          'Keeps the messages, notes times, and stays in touch as before',
        ],
        notRequired: ['Therapy by message'],
        anchors: [
          ['Promises to keep it between the two of them'],
          ['Leaves it until the group next meets', 'Drives there alone at night'],
          ['Asks whether there is danger tonight', 'Tells the designated person the next morning'],
          [
            'Says in plain words who will be told and why',
            'Moves the conversation to a channel the organisation knows about',
          ],
          [
            'Agrees what happens at nine in the morning and keeps to it',
            'Asks afterwards what was done, and goes further if nothing was',
          ],
        ],
        probes: [
          { text: 'Tell me your first reply, word for word.', trigger: 'vague' },
          { text: 'The reply is: then forget it. What do you do?', trigger: 'missing_point' },
          { text: 'Who exactly do you tell, and when?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Becomes the only one who knows and carries on in private messages',
            jobReason: 'Everything depends on one adult, and nobody can help when that adult cannot.',
          },
        ],
      },
      uk: {
        ask: 'Об одинадцятій вечора вам пише п’ятнадцятирічний учасник вашої групи: «Я тут більше не витримую. Нікому не кажіть, довіряю тільки вам». Що ви робите до завтрашнього полудня?',
        whyAsked:
          'В одному повідомленні сходяться довіра й обов’язок; видно, чи підліток буде в безпеці, а працівник лишиться працівником.',
        keyPoints: [
          'Відповідає скоро, спокійно й коротко; не обіцяє таємниці й пояснює чому',
          'З’ясовує, чи є небезпека цієї ночі; якщо є, екстрена допомога й черговий',
          'Повідомляє відповідальну особу одразу або зранку, як заведено в закладі',
          'Тримається узгоджених каналів: без приватного листування й зустрічей наодинці',
          'Зберігає повідомлення, записує час і лишається на зв’язку, як досі',
        ],
        notRequired: ['Розрада в листуванні'],
        anchors: [
          ['Обіцяє, що це лишиться між ними двома'],
          ['Відкладає до наступної зустрічі групи', 'Їде туди вночі сам'],
          ['Питає, чи є небезпека цієї ночі', 'Зранку повідомляє відповідальну особу'],
          ['Прямо каже, хто про це дізнається і навіщо', 'Переводить розмову в канал, про який знають у закладі'],
          [
            'Домовляється з підлітком, що буде о дев’ятій ранку, і дотримує слова',
            'Потім питає, що зроблено, і звертається далі, якщо нічого',
          ],
        ],
        probes: [
          { text: 'Напишіть мені свою першу відповідь дослівно.', trigger: 'vague' },
          { text: 'Вам відповідають: тоді забудьте. Що ви робите?', trigger: 'missing_point' },
          { text: 'Кого саме ви повідомите й коли?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Лишається єдиним, хто знає, і далі листується приватно',
            jobReason: 'Підліток залежить від одного дорослого, і допомогти нікому, коли той не може.',
          },
        ],
      },
    },
  },
  {
    id: 'sg-marks-on-the-arms',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    branch: { of: ['care-home', 'home-care'], elsewhere: ['hospital', 'outpatient-clinic'] },
    families: health,
    crafts: ['carer'],
    name: { en: 'Protecting people who depend on care', uk: 'Захист людей, які залежать від догляду' },
    topics: {
      en: [
        'safeguard',
        'protecting people',
        'depend on care',
        'vulnerable adult',
        'adult protect',
        'abuse',
        'neglect',
        'duty of care',
        'dignity',
      ],
      uk: [
        'захист підопічн',
        'захист людей',
        'залежать від догляд',
        'захист літн',
        'безпека підопічн',
        'насильств',
        'гідн',
        'занедбан',
      ],
    },
    text: {
      en: {
        ask: 'You are helping somebody wash and see finger marks on both upper arms. “That was the one at night. Say nothing, or it gets worse.” Your shift ends in fifteen minutes. What do you do?',
        whyAsked:
          'People who depend on care cannot walk away from it; the answer shows whether the person is protected when a colleague is suspected.',
        keyPoints: [
          'Looks after the person first: believed, safe now, checked for pain, the marks seen by somebody qualified',
          'Does not promise silence; says who will be told and why',
          'Reports before leaving, bypassing the suspected colleague, following house rules',
          'Writes down the words, place and size of the marks and the time, without guesses',
          'Asks how the coming night will be made safe and what the person wants',
        ],
        notRequired: ['Proof of who did it'],
        anchors: [
          ['Keeps silent because they were asked to'],
          ['Asks the colleague first what happened', 'Leaves it to the next shift'],
          ['Reports to the person in charge before going home', 'Writes the marks down'],
          ['Kindly tells the person why it cannot stay a secret', 'Asks who is on duty tonight and has it changed'],
          [
            'Goes to the next level or the outside body when the person in charge is involved or does nothing',
            'Comes back to the person next day and says what was done',
          ],
        ],
        probes: [
          { text: 'How exactly do you answer that “say nothing”?', trigger: 'vague' },
          { text: 'The person in charge says: old skin bruises easily. What now?', trigger: 'missing_point' },
          { text: 'What does your report say, word for word?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Warns the colleague before reporting',
            jobReason: 'Stories can be agreed on, and the person is alone with them at night.',
          },
        ],
      },
      uk: {
        ask: 'Допомагаючи вмитися, ви бачите на обох плечах сліди від пальців. «То та, що вночі. Мовчіть, бо буде гірше». До кінця вашої зміни п’ятнадцять хвилин. Що ви робите?',
        whyAsked:
          'Хто залежить від догляду, не може від нього піти; видно, чи людину захистять, коли йдеться про колегу.',
        keyPoints: [
          'Спершу дбає про людину: вірить їй, питає про біль, кличе того, хто має оглянути',
          'Не обіцяє мовчати; каже, хто про це дізнається і навіщо',
          'Повідомляє до кінця зміни, оминаючи ту колегу, як заведено в закладі',
          'Записує слова, місце й розмір слідів і час, без здогадів',
          'Дбає, щоб цієї ночі було безпечно, і зважає на бажання самої людини',
        ],
        notRequired: ['Доказ, хто це зробив'],
        anchors: [
          ['Мовчить, бо так просили'],
          ['Спершу питає колегу, що сталося', 'Лишає це наступній зміні'],
          ['Повідомляє старшу особу до кінця зміни', 'Записує сліди'],
          ['По-доброму пояснює, чому це не може лишитися таємницею', 'Питає, хто чергує вночі, і просить заміни'],
          [
            'Звертається вище або назовні, коли старша особа причетна чи нічого не робить',
            'Наступного дня повертається до людини й каже, що зроблено',
          ],
        ],
        probes: [
          { text: 'Скажіть мені речення у відповідь на «мовчіть».', trigger: 'vague' },
          { text: 'Старша каже: у літніх синці від усього. Що тоді?', trigger: 'missing_point' },
          { text: 'Що саме ви напишете у своєму записі?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Попереджає колегу ще до того, як повідомити',
            jobReason: 'Про слова можна домовитися, а людина лишається з нею вночі.',
          },
        ],
      },
    },
  },
];
