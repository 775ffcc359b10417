import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** A short interview has fewer questions than the position has focus areas: one question offers several. */
export const severalAreasFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-most-recent-of-these',
    about: 'areas',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'These belong to the job: {areas}. Take the one you did most recently and tell me about that piece of work from start to finish.',
        whyAsked: 'Shows in little time which of these the candidate really does, by a case and not by a list.',
        keyPoints: [
          'Which one was chosen, and when it was done',
          'The steps and the candidate’s own part',
          'The result and how it was checked',
          'What can be said of the others: done, seen or new',
        ],
        notRequired: ['Experience in all of them'],
        anchors: [
          ['Has done none of them and says so without a near example'],
          ['Says “all of them” and describes none', 'Chooses one but tells only what the department did'],
          ['Describes one piece of work with its steps', 'Says honestly which of the others are new'],
          [
            'Gives the result of that piece of work and how it was checked',
            'Names for a second one the last time and the extent',
          ],
          [
            'Shows how the chosen one depends on another in the list, by that case',
            'Says what of their experience carries over to the one that is new, and what does not',
          ],
        ],
        probes: [
          { text: 'And the others: when did you last do each of them?', trigger: 'missing_point' },
          { text: 'What did you do in it yourself?', trigger: 'no_role' },
          { text: 'How did it turn out?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'До цієї роботи належать {areas}. Виберіть те, що ви робили найпізніше, і розкажіть про ту роботу від початку до кінця.',
        whyAsked: 'За короткий час показує, що із цього кандидат справді робить, на випадку, а не в переліку.',
        keyPoints: [
          'Що вибрано й коли це було',
          'Кроки та власна частка кандидата',
          'Результат і як його перевірено',
          'Що з решти знайоме, а що нове',
        ],
        notRequired: ['Досвід у всьому переліченому'],
        anchors: [
          ['Нічого із цього не має за плечима й нічого близького не називає'],
          ['Каже «все», але нічого не описує', 'Вибирає одне, але розповідає лише про роботу відділу'],
          ['Описує одну роботу з її кроками', 'Чесно каже, що з решти для нього нове'],
          [
            'Називає результат тієї роботи й те, як його перевірено',
            'Про друге з переліку каже, коли й скільки це робить',
          ],
          [
            'На тому випадку показує, як вибране залежить від іншого в переліку',
            'Каже, що з досвіду придасться в новому, а що ні',
          ],
        ],
        probes: [
          { text: 'А решта: коли ви востаннє робили кожне із цього?', trigger: 'missing_point' },
          { text: 'Що в цій роботі зробили саме ви?', trigger: 'no_role' },
          { text: 'Чим усе закінчилося?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-strongest-of-these',
    about: 'areas',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Of {areas}, which do you do best today? Prove it to me by one piece of work of yours.',
        whyAsked: 'The claim is the candidate’s, and so is the proof: a quick test of both skill and judgement of it.',
        keyPoints: [
          'One clear choice with a piece of work behind it',
          'What was demanding about that piece',
          'A result that others could see',
          'Where they stand in the rest of the list',
        ],
        notRequired: ['Being strong in more than one'],
        anchors: [
          ['Makes no choice and gives no piece of work'],
          [
            'Chooses one and supports it by years or courses alone',
            'Gives a piece of work that belongs to another area',
          ],
          ['Chooses one and describes a fitting piece of work', 'Names the weakest one in the list too'],
          [
            'Shows what in that piece a less practised person would have got wrong',
            'Supports the claim by a result that somebody else judged',
          ],
          [
            'Explains by which sign they would notice that they are not as good as they think',
            'Has taken somebody else to that level, and says what it took',
          ],
        ],
        probes: [
          { text: 'Which of them is your weakest, and what do you do about it?', trigger: 'missing_point' },
          { text: 'Who besides you would say so, and why?', trigger: 'no_result' },
          { text: 'What was hard about that piece of work?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Перед вами перелік: {areas}. Що із цього ви сьогодні вмієте найкраще? Доведіть це однією своєю роботою.',
        whyAsked: 'І твердження, і доказ належать кандидатові: це швидка проба і вміння, і його самооцінки.',
        keyPoints: [
          'Один чіткий вибір і робота, що за ним стоїть',
          'Що в тій роботі було вимогливого',
          'Результат, який бачили інші',
          'Наскільки знайоме решта переліку',
        ],
        notRequired: ['Сильні сторони більш ніж в одному'],
        anchors: [
          ['Нічого не вибирає й жодної роботи не наводить'],
          ['Вибирає одне й підкріплює лише роками чи курсами', 'Наводить роботу з іншої царини'],
          ['Вибирає одне й описує відповідну роботу', 'Називає також найслабше з переліку'],
          [
            'Показує, де в тій роботі помилилася б менш досвідчена людина',
            'Підкріплює сказане результатом, який оцінив хтось інший',
          ],
          [
            'Пояснює, за якою ознакою зрозуміє, що вміє гірше, ніж думає',
            'Доводить до цього рівня когось іншого й каже, чого це потребує',
          ],
        ],
        probes: [
          { text: 'Що із цього ви вмієте найменше і що із цим робите?', trigger: 'missing_point' },
          { text: 'Хто, крім вас, сказав би так само і чому?', trigger: 'no_result' },
          { text: 'Що в тій роботі було важким?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-where-to-begin-of-these',
    about: 'areas',
    kind: 'situational',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'In your first month here you would meet {areas}. Where would you begin, and what would you need to know from us first?',
        whyAsked: 'Order and questions show how well the candidate already knows this kind of work.',
        keyPoints: [
          'An order, with the reason for it',
          'Questions that only somebody of the trade asks',
          'What can be done at once and what needs learning',
        ],
        notRequired: ['A complete plan'],
        anchors: [
          ['Has neither an order nor a question'],
          ['Would begin with whatever comes first', 'Asks only about tools and working hours'],
          ['Gives an order with one reason', 'Asks one question about the work itself'],
          [
            'Begins where waiting would do most harm, and says what harm',
            'Asks for facts on which the order would turn',
          ],
          [
            'Names what they would try in the first week to test their order',
            'Says which of these they would not touch alone yet, and who should be there',
          ],
        ],
        probes: [
          { text: 'What would make you change that order?', trigger: 'missing_point' },
          { text: 'Which of them have you already done, and where?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'У перший місяць у нас на вас чекають {areas}. З чого ви почнете і що вам треба спершу від нас дізнатися?',
        whyAsked: 'Порядок і запитання показують, наскільки кандидат уже знає таку роботу.',
        keyPoints: [
          'Порядок і його причина',
          'Запитання, які поставить лише фахівець',
          'Що можна робити відразу, а чого треба вчитися',
        ],
        notRequired: ['Повний план'],
        anchors: [
          ['Не має ні порядку, ні запитань'],
          ['Почне з того, що трапиться', 'Питає лише про інструменти й робочі години'],
          ['Називає порядок і одну причину', 'Ставить одне запитання про саму роботу'],
          ['Починає там, де зволікання найшкідливіше, і каже чому', 'Питає про факти, від яких залежить порядок'],
          [
            'Називає, що спробує в перший тиждень, щоб перевірити свій порядок',
            'Каже, до чого поки не візьметься без напарника і хто має бути поряд',
          ],
        ],
        probes: [
          { text: 'Що змусило б вас змінити цей порядок?', trigger: 'missing_point' },
          { text: 'Що із цього ви вже робили і де?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-costly-small-mistakes',
    about: 'areas',
    kind: 'knowledge',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'Think of {areas}. In which of them does a small mistake cost most, and how does one notice it in time?',
        whyAsked: 'Knowing where the danger sits is what separates practice from acquaintance.',
        keyPoints: [
          'A choice with a mistake that really happens',
          'Who bears the cost, and when',
          'A sign or check that works in time',
        ],
        notRequired: ['Figures'],
        anchors: [
          ['Names no mistake in any of them'],
          ['Says that every mistake is costly', 'Names a mistake without its consequence'],
          ['Names a mistake, its cost and a check', 'Chooses one area with a reason'],
          [
            'Follows the mistake from its beginning to the person who pays for it',
            'Names a check that costs less than the mistake',
          ],
          [
            'Compares two of the areas by cost and by how likely the mistake is',
            'Tells of one they caught or missed, and what was changed after it',
          ],
        ],
        probes: [
          { text: 'Who notices it if you do not?', trigger: 'missing_point' },
          { text: 'When did you last see that mistake?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Подумайте про таке: {areas}. Де із цього мала помилка коштує найдорожче і як її вчасно помітити?',
        whyAsked: 'Знати, де ховається небезпека, – це й відрізняє досвід від поверхового знайомства.',
        keyPoints: [
          'Вибір і помилка, яка справді трапляється',
          'Хто й коли за неї платить',
          'Ознака чи перевірка, яка спрацює вчасно',
        ],
        notRequired: ['Цифри'],
        anchors: [
          ['Не називає помилки в жодному з них'],
          ['Каже, що кожна помилка дорога', 'Називає помилку без наслідку'],
          ['Називає помилку, її ціну й перевірку', 'Вибирає одне й пояснює чому'],
          ['Простежує помилку від початку до того, хто за неї платить', 'Називає перевірку, дешевшу за помилку'],
          [
            'Порівнює дві справи за ціною помилки та її імовірністю',
            'Розповідає про спійману чи пропущену помилку й що після неї змінено',
          ],
        ],
        probes: [
          { text: 'Хто її помітить, якщо не ви?', trigger: 'missing_point' },
          { text: 'Коли ви востаннє бачили таку помилку?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
