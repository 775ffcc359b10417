import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** About what an earlier round left open, which is shown beside the question. */
export const followUpTemplate: CvQuestionTemplate = {
  id: 'cv-left-open-earlier',
  lines: [],
  kind: 'behavioral',
  difficulty: 'medium',
  minutes: 6,
  text: {
    en: {
      ask: 'I will name one point from your earlier conversation with us. Which of your cases comes closest to it, and what was your part?',
      whyAsked: 'An earlier round left this open; a real case settles it more fairly than an impression.',
      keyPoints: [
        'A piece of work relevant to the open point',
        'The candidate’s own part in it',
        'What it shows, and what it does not',
      ],
      notRequired: ['Agreeing with the earlier impression'],
      anchors: [
        ['Gives nothing relevant to the open point'],
        ['Repeats what was said in the earlier round', 'Disputes the point without giving an example'],
        ['Gives a piece of work relevant to it', 'Names their own part in that work'],
        ['Uses the case to show what they can do on this point', 'Says plainly which part of the point remains open'],
        [
          'Gives a second, different case that confirms the first',
          'Says how the open part could be tested before a decision',
        ],
      ],
      probes: [
        { text: 'Which part of that did you do yourself?', trigger: 'no_role' },
        { text: 'Which part of it would you do differently today?', trigger: 'missing_point' },
      ],
      redFlags: [],
    },
    uk: {
      ask: 'Хочу повернутися до одного пункту нашої попередньої розмови, зараз я його назву. Яка ваша робота до нього найближча, що зробили ви самі й чим закінчилося?',
      whyAsked: 'Попередня зустріч лишила це відкритим; з’ясувати на випадку справедливіше, ніж за враженням.',
      keyPoints: [
        'Робота, яка стосується відкритого пункту',
        'Власна частка кандидата в ній',
        'Що вона доводить, а чого ні',
      ],
      notRequired: ['Згода з попереднім враженням'],
      anchors: [
        ['Не наводить нічого, що стосувалося б відкритого пункту'],
        ['Повторює сказане минулого разу', 'Заперечує пункт, не наводячи випадку'],
        ['Наводить роботу, яка стосується пункту', 'Називає в тій роботі власну частку'],
        ['Показує на випадку, що саме вміє', 'Прямо каже, що в цьому пункті лишається відкритим'],
        ['Наводить ще один випадок іншого роду, який підтверджує перший', 'Каже, як до рішення можна перевірити решту'],
      ],
      probes: [
        { text: 'Що із цього зробили ви самі?', trigger: 'no_role' },
        { text: 'Що з того ви тепер зробили б інакше?', trigger: 'missing_point' },
      ],
      redFlags: [],
    },
  },
};
