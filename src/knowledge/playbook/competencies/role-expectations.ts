import type { Bar, PlaybookCompetency } from '#knowledge/playbook/types.ts';

const everyLevel: readonly Bar[] = ['junior', 'middle', 'senior', 'lead'];

/** Whether the job and the candidate's wishes match: asked first in a phone screen and again in the final round. */
export const roleExpectations: PlaybookCompetency = {
  id: 'role-expectations',
  fit: 'every-job',
  name: { en: 'Expectations of the job', uk: 'Очікування від роботи' },
  definition: {
    en: 'Knows what this job consists of, wants the work itself, names what it takes to do it well and says openly what could go wrong.',
    uk: 'Знає, з чого складається ця робота, хоче саме її робити, називає, що для неї потрібно, і відкрито каже, що може піти не так.',
  },
  signals: {
    en: ['career goal', 'motivation letter', 'looking for a position'],
    uk: ['кар’єрна ціль', 'мотиваційний лист', 'шукаю посаду'],
  },
  searched: {
    en: ['career goal', 'motivation letter', 'looking for a position'],
    uk: ['кар’єрна ціль', 'мотиваційний лист', 'шукаю посаду'],
  },
  // Every CV contains one of these letters: expectations, which no CV has to state, are never reported as missing.
  traces: { en: ['a', 'e', 'i', 'o', 'u'], uk: ['а', 'е', 'и', 'о', 'і'] },
  bars: {
    junior: {
      shownBy: ['re-good-day', 're-not-as-told'],
      strong: {
        en: 'Links what they want to a task they have already done, even if only once',
        uk: 'Пов’язує бажане із завданням, яке вже має за плечима, хоча б одним',
      },
      exceptional: {
        en: 'Names what they cannot do yet and have begun to learn',
        uk: 'Називає, чого ще не вміє, і вже вчиться цього',
      },
    },
    middle: {
      shownBy: ['re-good-day', 're-not-as-told'],
      strong: {
        en: 'Names the conditions under which they worked well, and those under which they did not',
        uk: 'Називає умови, за яких робота йшла добре, і ті, за яких не йшла',
      },
      exceptional: {
        en: 'Once changed such a condition for themselves, and says how',
        uk: 'Наводить випадок, коли такі умови вдалося змінити власними силами, і каже як',
      },
    },
    senior: {
      shownBy: ['re-not-as-told', 're-worked-best-with'],
      strong: {
        en: 'Says what they would need to be told or given to answer for results on their own',
        uk: 'Каже, що мусить знати й отримати, щоб самостійно відповідати за результат',
      },
      exceptional: {
        en: 'Once corrected what a job was meant to achieve, with the agreement of those who set it',
        uk: 'Наводить випадок, коли мету роботи уточнено за згодою тих, хто її поставив',
      },
    },
    lead: {
      shownBy: ['re-not-as-told', 're-worked-best-with'],
      strong: {
        en: 'Speaks of what the people they lead would get out of it, not only of their own part',
        uk: 'Говорить про те, що це дасть підлеглим, а не лише про власну частку',
      },
      exceptional: {
        en: 'Names what they gave up in an earlier job so that others could take it over, and the result',
        uk: 'Називає, що в попередній роботі передано іншим, і що з того вийшло',
      },
    },
  },
  questions: [
    {
      id: 're-most-and-least',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: everyLevel,
      types: ['phone_screening', 'final', 'panel', 'behavioral', 'technical'],
      minutes: 4,
      text: {
        en: {
          ask: 'From what you’ve read about this job, which part of it are you looking forward to most, and which least?',
          whyAsked:
            'Anybody who names a part they like less has looked at the job; wishes that the job cannot meet come to light early.',
          keyPoints: [
            'Parts that really belong to this job',
            'A reason based on work they have done before',
            'An honest answer about the part they like less, and how they handle it',
          ],
          notRequired: ['Liking every part', 'Knowledge of the company'],
          anchors: [
            ['Cannot name a part of the job'],
            [
              'Names only the pay, the place or the company’s name',
              'Would gladly do everything, without giving a reason',
            ],
            ['Names one part of the job they like and one they like less', 'Gives a reason for the one they like'],
            [
              'Backs both with work they have done',
              'Says how they make sure that the part they like less is done well too',
            ],
            [
              'Asks about a part of the job that the posting leaves open',
              'Says how large a share of the part they like less would be too much for them',
            ],
          ],
          probes: [
            { text: 'When did you last do that part?', trigger: 'too_general' },
            { text: 'How do you get yourself to do the other one?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Як ви зрозуміли цю роботу з оголошення: яку її частину ви робили б найохочіше, а яку — найменш охоче?',
          whyAsked: 'Хто називає менш бажану частину, той придивився до роботи; нездійсненні бажання видно одразу.',
          keyPoints: [
            'Частини, які справді належать до цієї роботи',
            'Причина, узята з попередньої роботи',
            'Чесна відповідь про менш бажане і як із цим дають раду',
          ],
          notRequired: ['Любити кожну частину', 'Знання компанії'],
          anchors: [
            ['Не може назвати жодної частини роботи'],
            ['Називає лише зарплату, місце чи назву компанії', 'Охоче робитиме все, без пояснення'],
            ['Називає одну бажану й одну менш бажану частину', 'Пояснює, чому бажана подобається'],
            ['Підкріплює обидві власною роботою', 'Каже, як дбає, щоб менш бажане теж було зроблено добре'],
            [
              'Питає про частину роботи, про яку в оголошенні не сказано',
              'Називає, яка частка менш бажаного вже завелика',
            ],
          ],
          probes: [
            { text: 'Коли ви востаннє робили цю частину?', trigger: 'too_general' },
            { text: 'А як ви справляєтеся з другою?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 're-good-day',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: everyLevel,
      types: ['phone_screening', 'final', 'behavioral', 'panel'],
      minutes: 5,
      text: {
        en: {
          ask: 'Think of a recent working day that left you thinking, “more of these, please”. What did you do that day?',
          whyAsked:
            'A real day says more about what drives somebody than a stated motive, and can be compared with this job.',
          keyPoints: [
            'A specific day and its tasks',
            'What in the work itself made it good',
            'How often such days came',
            'How much of that this job would offer',
          ],
          notRequired: ['Success or praise on that day'],
          anchors: [
            ['Recalls no such day'],
            ['Speaks of colleagues or surroundings, not of the work', 'Names a kind of day but no task'],
            ['Names the day and one task that made it good', 'Says why they liked that task'],
            ['Separates the task from the circumstances', 'Finds a matching part in this job'],
            [
              'Says what they did to have such days more often',
              'Before being asked, names something they like that this job would not offer',
            ],
          ],
          probes: [
            { text: 'Hour by hour: what did you do?', trigger: 'vague' },
            { text: 'How often do you have a day like that now?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про недавній робочий день, після якого ви подумали: якби таких більше. Що ви того дня робили?',
          whyAsked:
            'Справжній день каже про спонуки більше, ніж заявлений мотив, і його можна прикласти до цієї роботи.',
          keyPoints: [
            'Певний день і його завдання',
            'Що в самій роботі було доброго',
            'Як часто такі дні траплялися',
            'Що з того є в цій роботі',
          ],
          notRequired: ['Успіх чи похвала того дня'],
          anchors: [
            ['Не пригадує такого дня'],
            ['Говорить про колег чи обстановку, а не про роботу', 'Описує взагалі, без завдання'],
            ['Називає день і завдання, яке його прикрасило', 'Каже, чим воно подобається'],
            ['Відділяє саме завдання від обставин', 'Знаходить схоже в пропонованій роботі'],
            [
              'Каже, що робить, щоб таких днів було більше',
              'Без запитання називає бажання, якого ця робота не здійснить',
            ],
          ],
          probes: [
            { text: 'Що ви робили, година за годиною?', trigger: 'vague' },
            { text: 'Як часто у вас тепер такі дні?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 're-to-learn-first',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: everyLevel,
      types: ['phone_screening', 'final', 'technical', 'panel', 'coding', 'system_design'],
      minutes: 4,
      text: {
        en: {
          ask: 'What would you have to learn or practise before you could do this job without help, and how would you go about it?',
          whyAsked: 'A true picture of their own gaps shows how long it will be until somebody can be relied on here.',
          keyPoints: [
            'A real gap, measured against this job',
            'A way of closing it, with a timescale',
            'Who or what they would need for that',
          ],
          notRequired: ['Having few gaps'],
          anchors: [
            ['Sees nothing to learn'],
            ['Names only the company’s tools or habits', 'Names a gap without a way of closing it'],
            ['Names one gap in the work itself and a first step', 'Gives a rough timescale'],
            ['Says how they have closed a gap like this before', 'Names what they would not do alone until then'],
            [
              'Names the gap that would do the most harm here, and begins with it',
              'Says how others would see that it is closed',
            ],
          ],
          probes: [
            { text: 'How did you learn the last new thing at work?', trigger: 'too_general' },
            { text: 'What would you leave to others until then?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Чого вам треба було б навчитися чи в чому вправлятися, щоб робити цю роботу без допомоги, і як ви за це взялися б?',
          whyAsked: 'Правдиве уявлення про власні прогалини показує, коли на людину можна буде покластися.',
          keyPoints: [
            'Справжня прогалина щодо цієї роботи',
            'Спосіб її закрити і строк',
            'Хто чи що для цього потрібне',
          ],
          notRequired: ['Мало прогалин'],
          anchors: [
            ['Не бачить, чого вчитися'],
            ['Називає лише інструменти чи звичаї компанії', 'Називає прогалину, але не спосіб її закрити'],
            ['Називає прогалину в самій роботі й перший крок', 'Називає приблизний строк'],
            [
              'Каже, як закриває такі прогалини зазвичай, на випадку',
              'Називає, чого до того часу не робитиме самостійно',
            ],
            [
              'Називає прогалину, яка нашкодила б найбільше, і починає з неї',
              'Каже, з чого інші побачать, що її закрито',
            ],
          ],
          probes: [
            { text: 'Як ви опанували останнє нове в роботі?', trigger: 'too_general' },
            { text: 'Що ви до того часу лишили б іншим?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 're-worked-best-with',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: everyLevel,
      types: ['final', 'behavioral', 'panel'],
      minutes: 5,
      text: {
        en: {
          ask: 'Think of the person you have done your best work for. What did they do, day by day, that let you do good work?',
          whyAsked:
            'Shows which kind of leadership the candidate needs, so that it can be compared with what this job offers.',
          keyPoints: [
            'What that person did, not their traits',
            'What it made possible in the candidate’s work',
            'What the candidate gave in return',
            'Which parts of it they could do without',
          ],
          notRequired: ['A manager (a client or a senior colleague counts)'],
          anchors: [
            ['Names nobody and nothing that anybody did'],
            ['Describes a pleasant person but nothing they did', 'Names only being left alone'],
            ['Names one habit of that person', 'Says what it was good for'],
            ['Links the habit to a result of their own', 'Says what they do themselves when it is missing'],
            [
              'Names a demand this person made that was uncomfortable but useful',
              'Has passed the habit on to somebody they guide',
            ],
          ],
          probes: [
            { text: 'Take me through one week with that person.', trigger: 'vague' },
            { text: 'And when you worked for the opposite kind of person, what did you do?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Згадайте людину, під чиїм керівництвом вам працювалося найкраще. Що вона день у день робила, щоб ви могли добре працювати?',
          whyAsked: 'Показує, якого керівництва потребує кандидат, щоб порівняти з тим, яке є тут.',
          keyPoints: [
            'Дії тієї людини, а не її риси',
            'Що це дало роботі кандидата',
            'Чим кандидат відповідав',
            'Без чого із цього можна обійтися',
          ],
          notRequired: ['Саме керівник (клієнт чи старша колега теж підходять)'],
          anchors: [
            ['Не називає ні людини, ні її дій'],
            ['Говорить про приємну людину без її дій', 'Називає лише те, що не заважали'],
            ['Називає одну звичку тієї людини', 'Каже, що вона давала'],
            ['Пов’язує звичку з власним результатом', 'Каже, як діє, коли такого бракує'],
            ['Називає вимогу тієї людини, незручну й корисну', 'Передає ту звичку тим, кого навчає'],
          ],
          probes: [
            { text: 'Опишіть один тиждень із цією людиною.', trigger: 'vague' },
            { text: 'А що ви робили за зовсім іншого керівника?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 're-not-as-told',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: everyLevel,
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'Tell me about a job or an assignment that turned out to be different from what you had been told. How did you deal with it?',
          whyAsked: 'No job is quite as described; how somebody met the difference shows how they will meet it here.',
          keyPoints: [
            'What had been said and what they found',
            'When it was raised, and with whom',
            'What was agreed, and what they did meanwhile',
            'What they have asked beforehand ever since',
          ],
          notRequired: ['Having stayed'],
          anchors: [
            ['Recalls no such case'],
            ['Only complains about those who told them', 'Put up with it and said nothing'],
            ['Names the difference and raised it with somebody', 'Did the work in the meantime'],
            ['Came with a proposal, not just a complaint', 'Says what was agreed and whether it was kept'],
            ['Names their own share in the misunderstanding', 'Asks us a question prompted by that experience'],
          ],
          probes: [
            { text: 'What was the first thing that didn’t fit?', trigger: 'vague' },
            { text: 'What came out of that conversation?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про роботу чи доручення, які виявилися не такими, як вам казали. Як ви з цим упоралися?',
          whyAsked: 'Робота ніколи не збігається з описом повністю; як людина це зустріла, так зустріне й тут.',
          keyPoints: [
            'Що казали і що виявилося',
            'Коли й кому про це сказано',
            'Про що домовлено і що тим часом роблено',
            'Про що кандидат відтоді питає заздалегідь',
          ],
          notRequired: ['Щоб людина там лишилася'],
          anchors: [
            ['Не має такого випадку'],
            ['Лише скаржиться на тих, хто обіцяв', 'Терпить і нікому не каже'],
            ['Називає розбіжність і те, кому про неї сказано', 'Тим часом виконує роботу'],
            ['Приходить із пропозицією, а не лише зі скаргою', 'Каже, про що домовлено і чи дотримано'],
            ['Називає власну частку в непорозумінні', 'Ставить нам запитання, яке випливає з того досвіду'],
          ],
          probes: [
            { text: 'Що не збіглося насамперед?', trigger: 'vague' },
            { text: 'Чим закінчилася розмова?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 're-after-three-months',
      kind: 'situational',
      difficulty: 'medium',
      levels: everyLevel,
      types: ['final', 'panel', 'technical', 'coding', 'system_design'],
      minutes: 5,
      text: {
        en: {
          ask: 'Three months after you start, we ask ourselves whether this is working out. What should we look at to decide, and what would you want to show by then?',
          whyAsked:
            'Sets expectations on both sides in things that can be seen, and shows what the candidate takes the job to be.',
          keyPoints: [
            'Things that can be seen or counted in this job',
            'What is realistic in three months, and what is not',
            'What they need from others for it',
          ],
          notRequired: ['Ambitious figures'],
          anchors: [
            ['Names nothing that could be looked at'],
            ['Names effort, being present or being liked', 'Promises what nobody could do in that time'],
            ['Names one visible result of this job', 'Puts it within three months'],
            ['Names who else could judge it, and on what basis', 'Says what would have to be in place and by when'],
            [
              'Names an early sign, after a month, that it is not working, and what happens then',
              'Includes something that is easy to leave out but matters later',
            ],
          ],
          probes: [
            { text: 'Which part of that could we see after a month?', trigger: 'too_general' },
            { text: 'What would we have to do to make that possible?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'За три місяці після початку ми спитаємо себе, чи все складається. На що нам дивитися і що ви хотіли б на той час показати?',
          whyAsked: 'Дає обом сторонам видимі орієнтири й показує, чим кандидат вважає цю роботу.',
          keyPoints: [
            'Те, що в цій роботі можна побачити чи порахувати',
            'Що за три місяці здійсненне, а що ні',
            'Що для цього потрібно від інших',
          ],
          notRequired: ['Амбітні цифри'],
          anchors: [
            ['Не називає нічого, на що можна подивитися'],
            ['Називає старання, присутність чи прихильність інших', 'Обіцяє те, чого за цей час ніхто не зробить'],
            ['Називає один видимий результат цієї роботи', 'Вкладає його у три місяці'],
            ['Називає, хто ще й за чим може це оцінити', 'Каже, що й до якого часу має бути готове'],
            [
              'Називає ранню ознаку, що не складається, і що тоді робити',
              'Згадує те, що легко пропустити, але що важитиме згодом',
            ],
          ],
          probes: [
            { text: 'Що із цього буде видно за місяць?', trigger: 'too_general' },
            { text: 'Що для цього маємо зробити ми?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 're-if-it-goes-wrong',
      kind: 'situational',
      difficulty: 'hard',
      levels: everyLevel,
      types: ['final', 'panel', 'behavioral', 'coding', 'system_design'],
      minutes: 6,
      text: {
        en: {
          ask: 'Imagine that a year from now we both agree this job was the wrong choice. What is most likely to have happened?',
          whyAsked:
            'Brings out the risks of this hire before it is made, while both sides can still do something about them.',
          keyPoints: [
            'A specific course of events in this job',
            'A sign that it was starting',
            'The candidate’s own part in it',
            'What could be agreed now to prevent it',
          ],
          notRequired: ['Confessing a personal weakness'],
          anchors: [
            ['Considers it impossible'],
            ['Names only what the company might do wrong', 'Names a risk that every job has'],
            ['Names one risk specific to this job', 'Says what they would do about it'],
            ['Backs it with their own experience', 'Names an early warning sign'],
            ['Names a risk in their own way of working', 'Proposes what to settle now, before anybody signs'],
          ],
          probes: [
            { text: 'What would be the first sign of it?', trigger: 'missing_point' },
            { text: 'When has something like that happened to you?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Уявіть, що за рік обидві сторони визнають цю роботу невдалим вибором. Що найімовірніше сталося?',
          whyAsked: 'Називає ризики цього вибору заздалегідь, доки обидві сторони ще можуть щось зробити.',
          keyPoints: [
            'Певний хід подій саме в цій роботі',
            'Ознака, за якою це почне виявлятися',
            'Власна частка кандидата в цьому',
            'Про що домовитися зараз, щоб цього не сталося',
          ],
          notRequired: ['Визнання особистої вади'],
          anchors: [
            ['Вважає це неможливим'],
            ['Називає лише те, що може зробити не так компанія', 'Називає ризик, який має будь-яка робота'],
            ['Називає один ризик саме цієї роботи', 'Каже, що робитиме із цим'],
            ['Пояснює його власним досвідом', 'Називає ознаку, за якою це видно рано'],
            ['Називає ризик, що криється у власному способі працювати', 'Пропонує, про що домовитися до підписання'],
          ],
          probes: [
            { text: 'Якою була б перша ознака?', trigger: 'missing_point' },
            { text: 'Коли щось подібне вже з вами траплялося?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 're-task-first-month',
      kind: 'task',
      difficulty: 'medium',
      levels: everyLevel,
      types: ['final', 'panel', 'behavioral', 'technical'],
      minutes: 25,
      text: {
        en: {
          ask: 'On one sheet, sketch your first month in this job, week by week: what you learn, who you meet, what you finish. You have ten minutes; then we’ll discuss it.',
          whyAsked: 'A month on paper shows what the candidate takes the job to be and in what order they get into it.',
          keyPoints: [
            'Tasks specific to this job',
            'What is finished, not just begun',
            'People to meet, with a purpose for each meeting',
            'What is left for later, with a reason',
          ],
          notRequired: ['Knowing the names and systems here'],
          anchors: [
            ['Writes nothing specific to this job'],
            ['Writes only “getting to know everything”', 'Fills every week with the same thing'],
            ['Has something finished by the end of the month', 'Names people to meet and why'],
            ['Begins with what others are waiting for', 'Says what each week depends on'],
            [
              'Plans a point at which to check the plan with us',
              'Names what they would not change in the first month, and why',
            ],
          ],
          probes: [
            { text: 'What will be different for others after this month?', trigger: 'no_result' },
            { text: 'Which week would you give up first?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'За десять хвилин запишіть свій перший місяць на цій роботі за тижнями: чого навчитеся, з ким зустрінетеся, що закінчите. Потім розкажіть.',
          whyAsked: 'Місяць на папері показує, чим кандидат вважає цю роботу і в якому порядку до неї стає.',
          keyPoints: [
            'Завдання саме цієї роботи',
            'Те, що буде закінчено, а не лише розпочато',
            'Люди й мета кожної зустрічі',
            'Що відкладено і чому',
          ],
          notRequired: ['Знання імен і систем компанії'],
          anchors: [
            ['Не записує нічого, що належало б до цієї роботи'],
            ['Записує лише «ознайомлення з усім»', 'Заповнює всі тижні однаково'],
            ['На кінець місяця має щось закінчене', 'Називає, з ким зустрітися й навіщо'],
            ['Починає з того, на що чекають інші', 'Каже, від чого залежить кожен тиждень'],
            ['Планує день, коли звірить план із нами', 'Називає, чого в перший місяць не змінюватиме, і чому'],
          ],
          probes: [
            { text: 'Що після цього місяця зміниться для інших?', trigger: 'no_result' },
            { text: 'Від якого тижня ви відмовилися б насамперед?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
