import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/**
 * For interviews with fewer questions than focus areas: one question makes the candidate talk about each of several
 * areas.
 */
export const severalAreasFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-one-case-of-each',
    about: 'areas',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 6,
    text: {
      en: {
        ask: 'I would like a recent example from your own work for each of these: {areas}. When was it, and what did you do yourself?',
        whyAsked: 'Quickly shows what the candidate really does in each, through cases rather than a list.',
        keyPoints: [
          'An example for each, and when it was',
          'The candidate’s own steps in each',
          'How each ended',
          'Which of them they know least, said openly',
        ],
        notRequired: ['Equal experience in all of them'],
        anchors: [
          ['Gives no example for any of them'],
          ['Says “all of them, daily” and describes none', 'Describes one and skips the rest'],
          ['Gives an example for each, in outline', 'Says which they know least'],
          [
            'Gives, for each, a step of their own and how it ended',
            'Says what they would have to learn for the one they know least',
          ],
          [
            'Uses one example to show how they depend on each other',
            'Backs each with a result somebody else could confirm',
          ],
        ],
        probes: [
          { text: 'And the other one: when was that, and what was your part?', trigger: 'missing_point' },
          { text: 'What did you do yourself?', trigger: 'no_role' },
          { text: 'How did it turn out?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Наведіть, будь ласка, недавній приклад із вашої роботи на кожну з тем: {areas}. Коли це було і що ви зробили самі?',
        whyAsked: 'За короткий час показує на випадках, а не в переліку, що людина справді робить у кожній темі.',
        keyPoints: [
          'Випадок на кожну тему, із часом',
          'Власні кроки кандидата в кожному випадку',
          'Чим кожен закінчився',
          'Що із цього найменш знайоме, сказано прямо',
        ],
        notRequired: ['Однаковий досвід у всьому'],
        anchors: [
          ['Не наводить жодного випадку'],
          ['Каже «все, щодня», але нічого не описує', 'Розповідає про одне й оминає решту'],
          ['Коротко наводить випадок на кожне', 'Каже, що найменш знайоме'],
          ['У кожному називає свій крок і чим закінчилося', 'Про найменш знайоме каже, чого довелося б навчитися'],
          [
            'Показує на одному випадку, як вони залежать одне від одного',
            'Підтверджує кожне результатом, який може засвідчити хтось інший',
          ],
        ],
        probes: [
          { text: 'А в другій темі: коли це було і що робили ви?', trigger: 'missing_point' },
          { text: 'Що в цьому робили ви самі?', trigger: 'no_role' },
          { text: 'Як воно закінчилося?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-what-goes-wrong-in-each',
    about: 'areas',
    kind: 'knowledge',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Please take these one at a time: {areas}. What usually gets in the way with each, and how do you head it off?',
        whyAsked: 'People who know a subject know what usually goes wrong and have a habit that prevents it.',
        keyPoints: [
          'For each, a problem that really occurs',
          'What it leads to, and for whom',
          'For each, a habit or check against it',
          'A time when it was needed',
        ],
        notRequired: ['Figures'],
        anchors: [
          ['Names no problem in any of them'],
          ['Says only that one has to be careful', 'Answers for one and leaves out the rest'],
          ['Names, for each, a problem and a way to avoid it', 'Says what it leads to in one of them'],
          ['Describes a time when the habit was needed', 'Says who suffers the damage in each'],
          ['Names the early warning sign in each', 'Says which of their habits others have adopted'],
        ],
        probes: [
          { text: 'And in the other one?', trigger: 'missing_point' },
          { text: 'When did that last happen where you work?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Візьмімо ці теми по черзі: {areas}. Що в кожній найчастіше йде не так і як ви цьому запобігаєте?',
        whyAsked: 'Хто знає справу, той знає, де в ній зазвичай бувають збої, і звик їм запобігати.',
        keyPoints: [
          'У кожній темі те, що справді йде не так',
          'До чого це веде і для кого',
          'У кожній темі звичка чи перевірка, що цьому запобігає',
          'Випадок, коли вона знадобилася',
        ],
        notRequired: ['Цифри'],
        anchors: [
          ['Не називає нічого, що йде не так'],
          ['Каже, що треба бути уважним', 'Відповідає про одне, решту оминає'],
          ['Про кожне називає клопіт і як його уникнути', 'Про одне каже, до чого це веде'],
          ['Наводить випадок, коли звичка знадобилася', 'Каже, хто в кожному платить за шкоду'],
          [
            'Називає в кожному ранню ознаку, за якою клопіт видно заздалегідь',
            'Каже, яку із цих звичок перейняли інші',
          ],
        ],
        probes: [
          { text: 'А в другій темі?', trigger: 'missing_point' },
          { text: 'Коли таке востаннє сталося у вас на роботі?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-first-month-in-each',
    about: 'areas',
    kind: 'situational',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Imagine your first month here, when these are yours: {areas}. What would you do first in each, and how would we both know it is going well?',
        whyAsked:
          'First steps and signs of success show what someone knows about each before they know the organisation.',
        keyPoints: [
          'A first step in each that comes from knowing the subject',
          'What has to be asked before that',
          'A sign of success in each that both sides can see',
          'An order among them, with a reason',
        ],
        notRequired: ['Knowledge of our processes'],
        anchors: [
          ['Has no first step for any of them'],
          ['Would read the documents and wait', 'Has a step for one and generalities for the rest'],
          ['Names a first step in each', 'Names a sign of success for at least one'],
          ['Says what they would need to know from us before each step', 'Gives signs that can be counted or shown'],
          [
            'Bases the first steps on a case where they began like this',
            'Says what would make them change the order after a week',
          ],
        ],
        probes: [
          { text: 'And in the other one, what is the first step?', trigger: 'missing_point' },
          { text: 'What would you need to know from us before that?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Уявіть свій перший місяць у нас. Ви відповідаєте за такі теми: {areas}. Що ви зробите спочатку в кожній і як ми з вами побачимо, що все йде добре?',
        whyAsked: 'Перші кроки й ознаки успіху показують, що людина знає про кожну тему, ще не знаючи організації.',
        keyPoints: [
          'У кожній темі перший крок, який іде від знання справи',
          'Що перед тим треба спитати',
          'У кожній темі ознака успіху, яку видно обом',
          'Порядок між темами і чому саме такий',
        ],
        notRequired: ['Знання наших процесів'],
        anchors: [
          ['Не має першого кроку в жодному'],
          ['Прочитає документи й чекатиме', 'Має крок для одного, про решту говорить загально'],
          ['Називає перший крок у кожному', 'Називає ознаку успіху хоча б для одного'],
          ['Каже, що має дізнатися від нас перед кожним кроком', 'Наводить ознаки, які можна порахувати чи показати'],
          [
            'Виводить перші кроки з випадку, коли вже доводилося так починати',
            'Каже, що змусило б за тиждень змінити порядок',
          ],
        ],
        probes: [
          { text: 'А який перший крок у другій темі?', trigger: 'missing_point' },
          { text: 'Що вам перед тим треба дізнатися від нас?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
