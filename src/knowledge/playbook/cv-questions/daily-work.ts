import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** About a line that names routine work. */
export const dailyWorkCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-daily-ordinary-day',
    lines: ['routine'],
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Take me through an ordinary day of that work, from what is waiting in the morning to what is done when you leave.',
        whyAsked: 'An ordinary day shows the extent of the work better than its title.',
        keyPoints: [
          'Tasks, in order and number',
          'Who the work comes from and who receives it',
          'What is checked, and by whom',
        ],
        notRequired: ['A full list'],
        anchors: [
          ['Cannot describe a day'],
          ['Recites a list of duties', 'Describes what the department does'],
          ['Describes a day and its tasks', 'Says how many and for whom'],
          ['Names the part that needs most care, and why', 'Says what is left for the next person, and in what state'],
          [
            'Shows how they changed the day’s order so that less goes wrong',
            'Says what they would notice first if a colleague did it badly',
          ],
        ],
        probes: [
          { text: 'How many of those a day?', trigger: 'vague' },
          { text: 'Who checks it after you?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть про звичайний день на цій роботі: з чого він починається і що зроблено до вечора.',
        whyAsked: 'Звичайний день показує обсяг роботи краще за її назву.',
        keyPoints: ['Завдання, їхній порядок і кількість', 'Хто дає і хто отримує роботу', 'Що й хто перевіряє'],
        notRequired: ['Повний перелік'],
        anchors: [
          ['Не може описати дня'],
          ['Переказує посадові обов’язки', 'Описує роботу відділу'],
          ['Описує день та його завдання', 'Каже, скільки їх і для кого'],
          ['Називає, що потребує найбільшої уваги і чому', 'Каже, що і в якому стані лишає наступному'],
          [
            'Показує, як змінює порядок дня, щоб менше йшло не так',
            'Називає, що помітить насамперед, якщо колега робить погано',
          ],
        ],
        probes: [
          { text: 'Скільки такого набирається за день?', trigger: 'vague' },
          { text: 'Хто перевіряє після вас?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-daily-when-it-piled-up',
    lines: ['routine'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Tell me about a day when far more came in than could be done. What did you let wait?',
        whyAsked: 'Under pressure you see what someone considers important.',
        keyPoints: [
          'The day and the amount',
          'What was done first, and by what rule',
          'Who was told',
          'How they caught up on the rest',
        ],
        notRequired: ['Having done it all'],
        anchors: [
          ['Can think of no such day'],
          ['Worked longer, and that was all', 'Did it in the order it came in'],
          ['Says what came first and what waited', 'Told somebody'],
          ['Gives the rule they chose by', 'Asked for help before it was too late'],
          [
            'Prepared for the next such day, and says what effect that had',
            'Names something they were wrong to leave, and what it cost',
          ],
        ],
        probes: [
          { text: 'How did you choose?', trigger: 'too_general' },
          { text: 'What happened to the rest?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть про день, коли роботи було значно більше, ніж можна встигнути. Що ви відклали?',
        whyAsked: 'Коли роботи забагато, видно, що людина вважає важливим.',
        keyPoints: [
          'Який це був день і скільки роботи',
          'Що робили першим і чому',
          'Кого попереджено',
          'Як надолужено решту',
        ],
        notRequired: ['Встигнути все'],
        anchors: [
          ['Такого дня не має'],
          ['Працює довше, та й годі', 'Робить у порядку надходження'],
          ['Називає, що пішло першим, а що чекало', 'Попереджає когось'],
          ['Називає правило вибору', 'Просить допомоги, поки не пізно'],
          ['Готується до наступного такого дня й каже, що це дало', 'Називає помилково відкладене і чого це коштувало'],
        ],
        probes: [
          { text: 'Як ви вибирали, що відкласти?', trigger: 'too_general' },
          { text: 'Що сталося з відкладеним?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-daily-found-by-you',
    lines: ['routine'],
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Tell me about someone else’s mistake that you caught in that work. What did you do about it?',
        whyAsked: 'People who do daily work with open eyes find what others missed.',
        keyPoints: ['A specific mistake and how it showed', 'What was done, with whom', 'What it would have led to'],
        notRequired: ['A large mistake'],
        anchors: [
          ['Has never found one'],
          ['Passed it on as it was', 'Corrected it without telling anyone'],
          ['Names a mistake and how it was put right', 'Told the person it came from'],
          ['Checked whether it had happened elsewhere', 'Says what it would have led to'],
          [
            'Got a check introduced that finds such things, and names one it has found',
            'Says how the person took it, and what they did about that',
          ],
        ],
        probes: [
          { text: 'How did you notice it?', trigger: 'vague' },
          { text: 'Did it happen again?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть про чужу помилку, яку ви помітили в цій роботі. Що ви зробили?',
        whyAsked: 'Хто працює уважно, той знаходить пропущене іншими.',
        keyPoints: ['Певна помилка і як вона виявилася', 'Що й з ким зроблено', 'До чого вона призвела б'],
        notRequired: ['Велика помилка'],
        anchors: [
          ['Жодної не виявляє'],
          ['Передає далі, як є', 'Мовчки виправляє'],
          ['Називає помилку і як її виправлено', 'Каже тому, від кого вона'],
          ['Дивиться, чи немає такої деінде', 'Каже, до чого вона призвела б'],
          [
            'Запроваджує перевірку, що знаходить таке, і наводить знахідку',
            'Розповідає, як на це зреагували і що зроблено далі',
          ],
        ],
        probes: [
          { text: 'Як ви її помітили?', trigger: 'vague' },
          { text: 'Чи вона повторювалася?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-daily-rule-that-did-not-fit',
    lines: ['routine'],
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'When did a rule or procedure not fit the case in front of you, and what did you do?',
        whyAsked: 'Between blindly following rules and ignoring them lies judgement; a real case shows it.',
        keyPoints: [
          'The rule and what it is for',
          'What made the case different',
          'Who they asked',
          'What was put in writing',
        ],
        notRequired: ['Having broken the rule'],
        anchors: [
          ['Knows no rule for that work'],
          ['Followed it even though it did harm', 'Bypassed it without telling anybody'],
          ['Names the rule, the case and what was done', 'Asked somebody responsible'],
          ['Says what the rule protects, and kept to that', 'Left a record so that others could follow the decision'],
          [
            'Took the case to those who make the rule, and says what came of it',
            'Describes a time they kept to a rule under pressure',
          ],
        ],
        probes: [
          { text: 'What is that rule for?', trigger: 'missing_point' },
          { text: 'Who knew about it?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть про випадок, коли правило чи порядок не підходили. Що ви зробили?',
        whyAsked: 'Між сліпою слухняністю і свавіллям є здоровий глузд; його видно на конкретному випадку.',
        keyPoints: ['Правило й для чого воно', 'Чим цей випадок відрізнявся', 'Кого спитали', 'Що записано'],
        notRequired: ['Щоб правило порушили'],
        anchors: [
          ['Не знає правил тієї роботи'],
          ['Дотримується, хоча це шкодить', 'Обходить, нікому не кажучи'],
          ['Називає правило, випадок і свої дії', 'Питає відповідальну особу'],
          ['Каже, що правило береже, і цього дотримується', 'Лишає запис, щоб рішення було зрозуміле іншим'],
          [
            'Доносить випадок до тих, хто складає правила, і каже, що вийшло',
            'Наводить випадок, коли дотримано правила попри тиск',
          ],
        ],
        probes: [
          { text: 'Для чого це правило?', trigger: 'missing_point' },
          { text: 'Хто про це знав?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-daily-better-than-at-first',
    lines: ['routine'],
    current: true,
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What do you do better in that work today than in your first months, and how can you tell?',
        whyAsked: 'Growth in ordinary work shows how someone will learn the next job.',
        keyPoints: ['One specific part', 'How it was done at first', 'What made the difference'],
        notRequired: ['Praise'],
        anchors: [
          ['Sees no difference'],
          ['Says only that it goes faster', 'Names courses, not work'],
          ['Names one part and how it changed', 'Says when that was'],
          ['Names the remark or mishap that showed them', 'Backs it up with something countable'],
          [
            'Says what they still do badly, and what they are doing about it',
            'Has shortened the same path for a newcomer',
          ],
        ],
        probes: [
          { text: 'What did it look like at first?', trigger: 'vague' },
          { text: 'Who noticed?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що в цій роботі ви тепер робите краще, ніж у перші місяці, і з чого це видно?',
        whyAsked: 'Зростання у звичайній роботі показує, як людина опанує наступну.',
        keyPoints: ['Щось одне й певне', 'Як було спочатку', 'Завдяки чому це змінилося'],
        notRequired: ['Похвала'],
        anchors: [
          ['Різниці не бачить'],
          ['Каже лише, що стало швидше', 'Називає курси, а не роботу'],
          ['Називає одне і як воно змінилося', 'Каже, коли це було'],
          ['Називає зауваження чи невдачу, яка це показала', 'Підкріплює чимось, що можна порахувати'],
          ['Каже, що й досі виходить погано і що із цим робить', 'Скорочує такий самий шлях новачкові'],
        ],
        probes: [
          { text: 'Як це було спочатку?', trigger: 'vague' },
          { text: 'Хто це помітив?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-found-how-noticed',
    lines: ['routine', 'change', 'built', 'result'],
    needs: 'found',
    isFirst: true,
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'What made you look there, and what did you do before you told anyone?',
        whyAsked: 'A discovery is luck or method; what was looked at, and how it was checked, shows which.',
        keyPoints: [
          'What was looked at, and why there',
          'The sign that did not fit',
          'How they made sure before speaking up',
          'Who was told, and what followed',
        ],
        notRequired: ['Having looked for it on purpose'],
        anchors: [
          ['Cannot say how it came to light'],
          ['Says somebody else pointed it out', 'Reported it at once without checking'],
          ['Names the sign that did not fit', 'Checked in one more place before reporting it'],
          ['Says which harmless explanation they ruled out, and how', 'Says who had to know first, and why'],
          ['Went on to look for the same thing elsewhere', 'Changed what is checked, so that it shows sooner'],
        ],
        probes: [
          { text: 'Which harmless explanation did you rule out first?', trigger: 'missing_point' },
          { text: 'Who else had seen it and walked past?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Чому ви придивилися саме до цього і що зробили, перш ніж комусь сказати?',
        whyAsked: 'Помічають випадково або завдяки методу; із того, що оглядали і як перевіряли, видно, як було тут.',
        keyPoints: [
          'Що оглядали й чому саме це',
          'Ознака, яка не сходилася',
          'Як у цьому переконалися, перш ніж сказати',
          'Кому повідомили і що було далі',
        ],
        notRequired: ['Щоб шукали навмисно'],
        anchors: [
          ['Не може сказати, як це виявилося'],
          ['Каже, що на це вказав хтось інший', 'Повідомляє одразу, не перевіривши'],
          ['Називає ознаку, яка не сходилася', 'Перевіряє це ще в одному місці, перш ніж казати'],
          ['Каже, яке безневинне пояснення відкинуто і як', 'Називає, кому треба було знати першому й чому'],
          ['Шукає далі те саме в інших місцях', 'Змінює те, що перевіряють, щоб таке було видно раніше'],
        ],
        probes: [
          { text: 'Яке просте пояснення ви відкинули першим?', trigger: 'missing_point' },
          { text: 'Хто бачив те саме й не звернув уваги?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
