import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** For a candidate without a CV: these fill the minutes that CV questions would have. */
export const withoutCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'no-cv-nearest-work',
    lines: [],
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 6,
    text: {
      en: {
        ask: 'Which of your earlier jobs prepared you best for this one? Tell me where it was, and about one piece of work that you saw through yourself.',
        whyAsked: 'Without a CV, this brings out the closest experience in the candidate’s own words.',
        keyPoints: [
          'A job or task, with place and time',
          'How it resembles the work here',
          'The candidate’s own part',
          'What came of it',
        ],
        notRequired: ['The same title', 'An unbroken career'],
        anchors: [
          ['Names no work relevant to this job'],
          ['Lists employers but no task', 'Says what the company did, not what they did'],
          ['Names one task like those here, and their part in it', 'Says roughly how long and how often'],
          ['Says how it was like this job and how it was not', 'Gives a result that somebody else could confirm'],
          [
            'Names the hardest part of that work and how they came to master it',
            'Uses it to say what they would do first here, and why',
          ],
        ],
        probes: [
          { text: 'What did an ordinary week there look like?', trigger: 'vague' },
          { text: 'What part of this did you do alone?', trigger: 'no_role' },
          { text: 'What came of it?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Яка попередня робота найкраще підготувала вас до цієї? Скажіть, де це було, і опишіть одну справу, яку ви там довели до кінця самі.',
        whyAsked: 'Без резюме це дає найближчий досвід словами самого кандидата.',
        keyPoints: [
          'Робота чи завдання, де й коли',
          'Що в ній схоже на роботу тут',
          'Власна частка кандидата',
          'Що з того вийшло',
        ],
        notRequired: ['Така сама посада', 'Безперервний стаж'],
        anchors: [
          ['Не називає роботи, дотичної до цієї'],
          ['Перелічує роботодавців, а не завдання', 'Розповідає, що робила організація, а не вони самі'],
          ['Називає одне схоже завдання і свою частку', 'Каже приблизно, як довго і як часто'],
          [
            'Каже, у чому воно схоже на роботу тут, а в чому ні',
            'Називає результат, який може підтвердити хтось інший',
          ],
          ['Називає найважче в тій роботі і як цього навчитися', 'Виводить із неї, з чого почне тут і чому'],
        ],
        probes: [
          { text: 'Яким був там звичайний тиждень?', trigger: 'vague' },
          { text: 'Що із цього ви робили самостійно?', trigger: 'no_role' },
          { text: 'Що з того вийшло?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'no-cv-duty-prepared-for',
    lines: [],
    beside: 'duty',
    kind: 'situational',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'Where have you done something like it, and which part would you be learning from us?',
        whyAsked: 'The posting names this duty; the answer shows how close the candidate has come to it.',
        keyPoints: [
          'What in their earlier work is close to the duty',
          'What would be new, said openly',
          'How they would learn it, and with whose help',
        ],
        notRequired: ['Having done exactly this before'],
        anchors: [
          ['Sees no connection and no way in'],
          ['Says it will come with time', 'Repeats the sentence from the posting'],
          ['Names earlier work that is close to it', 'Says which part they have never done'],
          [
            'Says what is harder about it than the sentence suggests',
            'Describes an occasion from that work, with their own step in it',
          ],
          [
            'Says how they took on an unfamiliar duty before, and how long it took',
            'Names the check that would catch the first mistakes',
          ],
        ],
        probes: [
          { text: 'What is the closest you have come to it, and when?', trigger: 'vague' },
          { text: 'What would you need from us in the first weeks?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Де вам траплялося щось подібне і чого довелося б учитися вже в нас?',
        whyAsked:
          'Цей обов’язок названо в оголошенні; відповідь показує, наскільки близько кандидат до нього підходить.',
        keyPoints: [
          'Що в попередній роботі близьке до цього обов’язку',
          'Що було б новим, сказано прямо',
          'Як і з чиєю допомогою увійти в цю справу',
        ],
        notRequired: ['Такий самий досвід у минулому'],
        anchors: [
          ['Не бачить ні зв’язку, ні способу почати'],
          ['Каже, що з часом навчиться', 'Повторює речення з оголошення'],
          ['Називає попередню роботу, близьку до цієї', 'Каже, до чого ще не доходила черга'],
          ['Каже, що тут важче, ніж випливає з речення', 'Наводить випадок із тієї роботи і власний крок у ньому'],
          [
            'Розповідає про незнайомий обов’язок у минулому й скільки часу пішло на навчання',
            'Називає перевірку, яка виявить перші помилки',
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
    id: 'no-cv-new-in-this-job',
    lines: [],
    kind: 'situational',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'What in this job have you not done before, and how would you get on top of it in the first month?',
        whyAsked: 'Everyone brings a gap to a new job; those who can name it close it sooner.',
        keyPoints: [
          'A part of the job that is really new to them',
          'How they have learned something similar before',
          'A first step, and who they would ask',
        ],
        notRequired: ['Knowing the organisation'],
        anchors: [
          ['Names nothing new and asks nothing'],
          ['Says they learn quickly and leaves it there', 'Names something that has little to do with the job'],
          ['Names a part that would be new', 'Gives a first step towards it'],
          ['Describes how they learned something like it before', 'Says what could go wrong until it is learned'],
          [
            'Says what would show us after a month that it has been learned',
            'Asks for the one thing that would make the start safer, and says why',
          ],
        ],
        probes: [
          { text: 'How did you learn something like it before?', trigger: 'vague' },
          { text: 'What could go wrong until then?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що з того, що ви вже знаєте про цю роботу, було б для вас новим і як ви опанували б це за перший місяць?',
        whyAsked: 'На новому місці кожному чогось бракує; хто вміє це назвати, той швидше надолужить.',
        keyPoints: [
          'Те в роботі, що справді було б новим',
          'Як кандидат уже опановував подібне',
          'Перший крок і кого він спитає',
        ],
        notRequired: ['Знання організації'],
        anchors: [
          ['Нового не називає і нічого не питає'],
          ['Каже лише, що швидко вчиться', 'Називає те, що мало стосується цієї роботи'],
          ['Називає те, що було б новим', 'Називає перший крок до нього'],
          ['Розповідає, як опановує подібне', 'Каже, що може піти не так, доки не навчиться'],
          [
            'Каже, з чого за місяць буде видно, що навчання вдалося',
            'Просить про одне, що зробить початок безпечнішим, і пояснює чому',
          ],
        ],
        probes: [
          { text: 'Як ви раніше опановували щось подібне?', trigger: 'vague' },
          { text: 'Що за цей час може піти не так?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'no-cv-what-a-manager-would-name',
    lines: [],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'If I rang your last customers or managers, which achievement would they mention first, and how much of it was down to you?',
        whyAsked:
          'A result is easier to check from the point of view of those who received the work than in the candidate’s own words.',
        keyPoints: [
          'One piece of work, and when it was',
          'What it did for the people it was for',
          'The candidate’s own part',
          'How they know it was valued',
        ],
        notRequired: ['An award', 'A large project'],
        anchors: [
          ['Names no piece of work'],
          ['Names praise but no work', 'Describes a team’s work without a part of their own'],
          ['Names a piece of work and what it achieved', 'Names their own part'],
          ['Gives a figure, date or quote that could confirm it', 'Says what those people would criticise in it'],
          [
            'Names what they would leave out or do sooner today',
            'Says where it continued after them, or was taken over',
          ],
        ],
        probes: [
          { text: 'How do you know they valued it?', trigger: 'vague' },
          { text: 'Which part did you do yourself?', trigger: 'no_role' },
          { text: 'What came of it?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Якщо зателефонувати вашим останнім замовникам чи керівникам, про яке досягнення вони згадають першим і яка ваша частка в ньому?',
        whyAsked: 'Результат очима тих, хто його отримує, легше перевірити, ніж у власних словах.',
        keyPoints: [
          'Одна робота й коли вона була',
          'Що вона дала тим, для кого зроблена',
          'Власна частка кандидата',
          'З чого відомо, що її оцінили',
        ],
        notRequired: ['Нагорода', 'Великий обсяг'],
        anchors: [
          ['Не називає жодної роботи'],
          ['Називає похвалу, а не роботу', 'Розповідає про роботу команди без власної частки'],
          ['Називає роботу і що вона дала', 'Називає власну частку'],
          ['Наводить цифру, дату чи речення, якими це можна підтвердити', 'Каже, що ці люди в ній критикували б'],
          ['Каже, що тепер не робитиме або зробить раніше', 'Розповідає, де цю роботу продовжують чи переймають'],
        ],
        probes: [
          { text: 'Звідки ви знаєте, що вашу роботу оцінили?', trigger: 'vague' },
          { text: 'Що з того зробили ви самі?', trigger: 'no_role' },
          { text: 'Що з того вийшло?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
];
