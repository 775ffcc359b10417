import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** About a line that names something created or introduced. */
export const makingCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-built-first-use',
    lines: ['built'],
    needs: 'made',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'What happened when someone used it for the first time without your help?',
        whyAsked: 'First use is the honest test of what someone has made.',
        keyPoints: [
          'Who used it, and what for',
          'What they did differently from expected',
          'What was changed because of it',
        ],
        notRequired: ['Success on first use'],
        anchors: [
          ['Does not know who used it'],
          ['Explains how it was meant to be used', 'Says users had to be trained'],
          ['Names a first user and what they did', 'Names one thing that was corrected'],
          [
            'Was there or got a report, and says what surprised them',
            'Separates faults in the product from what had not been explained',
          ],
          ['Had planned that first use so as to learn from it', 'Removed something because nobody needed it'],
        ],
        probes: [
          { text: 'What did they do that you had not expected?', trigger: 'missing_point' },
          { text: 'What did you change?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що сталося, коли цим уперше скористалися без вашої допомоги?',
        whyAsked: 'Перше користування — чесна перевірка зробленого.',
        keyPoints: ['Хто і для чого користувався', 'Що робили не так, як очікувалося', 'Що через це змінено'],
        notRequired: ['Успіх із першого разу'],
        anchors: [
          ['Не знає, хто цим користувався'],
          ['Пояснює, як цим належало користуватися', 'Каже, що людей треба було навчити'],
          ['Називає першого користувача та його дії', 'Називає одне виправлення'],
          [
            'Бачить це на власні очі або дізнається й каже, що здивувало',
            'Відрізняє вади самої речі від того, чого не пояснено',
          ],
          ['Планує перше користування так, щоб із нього щось дізнатися', 'Прибирає те, що нікому не було потрібне'],
        ],
        probes: [
          { text: 'Що вони зробили такого, чого ви не чекали?', trigger: 'missing_point' },
          { text: 'Що ви після цього змінили?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-built-left-out',
    lines: ['built'],
    needs: 'made',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What did you leave out on purpose, and who missed it later?',
        whyAsked: 'Leaving things out is the harder half of making something.',
        keyPoints: [
          'Something people wanted that was left out',
          'The reasons, and who was told',
          'Whether it was missed',
        ],
        notRequired: ['Having been right'],
        anchors: [
          ['Left nothing out'],
          ['Left out what there was no time for', 'Did not know what people wanted'],
          ['Names one thing left out and a reason', 'Told those who had wanted it'],
          ['Compared its use with its cost', 'Names somebody who missed it, and what was done about that'],
          [
            'Says at what point they would add it',
            'Left it out in a way that lets it be added later without a rebuild',
          ],
        ],
        probes: [
          { text: 'Who had asked for it?', trigger: 'missing_point' },
          { text: 'What did you say to them?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що ви свідомо не стали робити і кому цього потім бракувало?',
        whyAsked: 'Відмовитися від зайвого — важча половина будь-якого задуму.',
        keyPoints: ['Бажане, від якого відмовилися', 'Чому відмовилися і кому про це сказано', 'Чи цього бракувало'],
        notRequired: ['Щоб рішення було правильним'],
        anchors: [
          ['Ні від чого не відмовляється'],
          ['Відмовляється від того, на що не стало часу', 'Не знає, чого від цього хотіли'],
          ['Називає одну відмову й підставу', 'Каже про неї тим, хто цього хотів'],
          ['Порівнює користь із ціною', 'Називає того, кому бракувало, і що тоді зроблено'],
          ['Каже, від якої миті це додасть', 'Відмовляється так, щоб потім можна було додати без переробки'],
        ],
        probes: [
          { text: 'Хто про це просив?', trigger: 'missing_point' },
          { text: 'Що ви тим людям відповіли?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-built-why-not-ready-made',
    lines: ['built'],
    needs: 'made',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'What could you have bought or taken over instead, and why did you not?',
        whyAsked: 'Making something new is justified only by comparison with what already exists.',
        keyPoints: [
          'A real alternative',
          'What it would have cost and saved',
          'Who looked at it, and when',
          'What they think of it today',
        ],
        notRequired: ['Having looked at everything'],
        anchors: [
          ['Knows of no other option'],
          ['Says theirs was simply better', 'Found the alternative only afterwards'],
          ['Names an alternative and one reason against it', 'Looked at it before starting'],
          ['Compares the later work each would cause', 'Tried the alternative on a small part'],
          [
            'Says when the ready-made option would be right',
            'Has gone back to a ready-made option elsewhere, and says why',
          ],
        ],
        probes: [
          { text: 'What would it have saved you?', trigger: 'missing_point' },
          { text: 'Who decided?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що можна було взяти готове і чому ви цього не зробили?',
        whyAsked: 'Робити нове варто лише порівняно з тим, що вже є.',
        keyPoints: [
          'Справжня альтернатива',
          'Чого вона коштувала б і що заощадила б',
          'Хто й коли її розглядав',
          'Що про неї думають тепер',
        ],
        notRequired: ['Огляд усього, що є'],
        anchors: [
          ['Іншого способу не знає'],
          ['Каже, що свій був просто кращий', 'Дізнається про інший лише потім'],
          ['Називає інший спосіб і один довід проти', 'Розглядає його до початку'],
          ['Порівнює обидва за подальшою роботою з ними', 'Пробує інший спосіб на малому'],
          ['Називає випадок, коли готове було б правильним', 'Деінде вертається до готового й каже чому'],
        ],
        probes: [
          { text: 'Що ви заощадили б, якби взяли готове?', trigger: 'missing_point' },
          { text: 'Хто вирішував?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
];
