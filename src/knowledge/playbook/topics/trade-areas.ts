import type { Bar, TopicQuestion } from '#knowledge/playbook/types.ts';

const every: readonly Bar[] = ['junior', 'middle', 'senior', 'lead'];

/** Areas of single trades that recruiters name often: care, marketing, design, software, teaching, finance, law. */
export const tradeAreaTopics: readonly TopicQuestion[] = [
  {
    id: 'ar-found-on-the-floor',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families: ['health'],
    jobs: {
      en: ['nurs', 'midwi', 'care', 'ward', 'resident'],
      uk: ['медсест', 'медична сест', 'медичної сест', 'догляд', 'санітар', 'реабіліт', 'геріатр'],
    },
    name: { en: 'Falls and care of older people', uk: 'Падіння та догляд за літніми людьми' },
    topics: {
      en: [
        'falls',
        'fall prevent',
        'fall risk',
        'dementia',
        'older people',
        'older adult',
        'elderly',
        'geriatric',
        'frail',
        'aged care',
        'confusion',
        'delirium',
        'alzheimer',
      ],
      uk: [
        'падін',
        'деменц',
        'літніх люд',
        'літніми люд',
        'людей похилого',
        'людьми похилого',
        'похилого вік',
        'геріатр',
        'делір',
        'альцгеймер',
        'сплутан',
      ],
    },
    text: {
      en: {
        ask: 'A resident with dementia sits on the floor beside the bed: “I only slipped, pull me up.” Nobody saw it. What do you do in the next half hour, and what is different by tomorrow?',
        whyAsked:
          'The lift is what everybody does; the look before it and the search for the reason after it decide whether there is a next fall.',
        keyPoints: [
          'Looks before lifting: pain, head, hip, wrist, breathing, how awake compared with yesterday, blood thinners',
          'Does not pull up alone; chooses hoist, helpers or waiting for the doctor by what was found',
          'Tells the one in charge and the family, truthfully that it was not seen, and keeps looking in at set times',
          'Searches the reason: toilet, new medicine, shoes, light, call bell out of reach, thirst, infection',
          'Changes one or two things today and writes them into the plan for every shift',
        ],
        notRequired: ['A scoring sheet by name'],
        anchors: [
          ['Would help them up and say nothing, since nothing happened'],
          ['Lifts first and asks afterwards', 'Writes “found on the floor” and nothing more'],
          ['Checks for injury and calls a second person', 'Reports it and watches afterwards'],
          [
            'Asks about blood thinners and a blow to the head, and says what that changes',
            'Looks for what the person wanted when they got up',
          ],
          [
            'Lists what two earlier falls had in common: hour, place, reason',
            'Says why a rail or a strap is not the answer here, and what is offered instead',
          ],
        ],
        probes: [
          { text: 'What do you look at first, before a hand is laid on?', trigger: 'vague' },
          { text: 'In the night they seem drowsier than usual. What now?', trigger: 'missing_point' },
          { text: 'How will you know in a month that it helped?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Ties or shuts the person in so that it does not happen again',
            jobReason: 'It takes their freedom and strength, and people fall worse when they get free.',
          },
        ],
      },
      uk: {
        ask: 'Пацієнтка з деменцією сидить на підлозі біля ліжка: «Та я просто сповзла, підніміть». Ніхто не бачив. Що ви робите в найближчі пів години і що завтра має бути інакше?',
        whyAsked: 'Підняти вміють усі; чи буде наступне падіння, вирішують огляд до того і пошук причини після.',
        keyPoints: [
          'Спершу дивиться: біль, голова, стегно, зап’ястя, дихання, чи не млявіша, ніж учора, чи приймає розріджувачі крові',
          'Сам не тягне; вибирає підйомник, помічників чи чекання на лікаря за тим, що видно',
          'Повідомляє відповідального й родину, чесно каже, що не бачили, і далі навідується у визначений час',
          'Шукає причину: туалет, новий препарат, взуття, світло, дзвінок не під рукою, спрага, інфекція',
          'Того ж дня щось міняє і пише у план для всіх змін',
        ],
        notRequired: ['Назва шкали'],
        anchors: [
          ['Допомагає встати й мовчить, бо нічого не сталося'],
          ['Спершу піднімає, а тоді питає', 'Пише «знайдено на підлозі», і все'],
          ['Оглядає, чи немає ушкоджень, і кличе когось на поміч', 'Доповідає і потім спостерігає'],
          ['Питає про розріджувачі крові й удар головою і каже, що це міняє', 'З’ясовує, по що людина вставала'],
          [
            'Називає, що спільного було у двох попередніх падінь: година, місце, причина',
            'Пояснює, чому не бильця й не пасок, і що пропонує натомість',
          ],
        ],
        probes: [
          { text: 'На що ви дивитеся, перш ніж торкнутися?', trigger: 'vague' },
          { text: 'Уночі вона сонніша, ніж звичайно. Що тоді?', trigger: 'missing_point' },
          { text: 'Звідки за місяць знатимете, що допомогло?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Прив’язує чи зачиняє, щоб такого не повторилося',
            jobReason: 'Це забирає волю й силу, а вирвавшись, падають ще гірше.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-from-bed-to-chair',
    kind: 'situational',
    difficulty: 'easy',
    levels: every,
    types: [],
    minutes: 5,
    families: ['health'],
    jobs: {
      en: [
        'nurs',
        'midwi',
        'care',
        'ward',
        'resident',
        'physio',
        'porter',
        'paramedic',
        'support work',
        'healthcare assist',
      ],
      uk: [
        'медсест',
        'медична сест',
        'медичної сест',
        'догляд',
        'санітар',
        'реабіліт',
        'фізіотерап',
        'ерготерап',
        'парамедик',
      ],
    },
    name: { en: 'Moving and handling people', uk: 'Переміщення пацієнтів' },
    topics: {
      en: [
        'moving and handl',
        'manual handl',
        'patient handl',
        'people handl',
        'patient transfer',
        'transfers',
        'hoist',
        'lifting patient',
        'mobility',
        'mobilis',
        'mobiliz',
        'repositioning',
      ],
      uk: ['переміщен', 'підйомник', 'перекладан', 'позиціонув', 'пересаджув', 'мобілізац', 'вертикаліз'],
    },
    text: {
      en: {
        ask: 'A heavy patient must go from bed to chair. The plan says two helpers and a hoist; the hoist is in use for half an hour. Your colleague says: “We two can do it.” What do you do?',
        whyAsked:
          'Backs and hips are hurt in such a minute; the answer shows whether the plan, the person and the colleague are all taken seriously.',
        keyPoints: [
          'Asks what the person can do today: stand, hold, follow a request, pain, fear',
          'Keeps to the plan or has it changed by whoever may, not by being in a hurry',
          'Uses the half hour: slide sheet, position in bed, something to eat, a word about when',
          'With the hoist: right sling and size, brakes, legs spread, one gives the word, talks to the person throughout',
          'Tells who plans the equipment that it was missing, and how often',
        ],
        notRequired: ['Names of makers'],
        anchors: [
          ['Would lift with the colleague at once'],
          ['Refuses and leaves the person waiting without a word', 'Looks at the hoist and never at the person'],
          ['Waits for the hoist and tells the person why', 'Checks sling, brakes and skin'],
          [
            'Asks the person to help with what they can, and says with which words',
            'Answers the colleague with a reason and without a quarrel',
          ],
          [
            'Asks whether the plan still fits, since the person may do more or less than when it was written',
            'Has the waiting recorded, with counts, until a second hoist or another hour was found',
          ],
        ],
        probes: [
          { text: 'Say me the words you give before and during the transfer.', trigger: 'vague' },
          { text: 'The person’s knees give way halfway. What do you do?', trigger: 'missing_point' },
          { text: 'When was such a plan last changed because of you?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Lifts by the arms or clothing',
            jobReason: 'Shoulders come out and skin tears, and the helper’s back goes with it.',
          },
        ],
      },
      uk: {
        ask: 'Важкого пацієнта треба пересадити з ліжка в крісло. За планом двоє помічників і підйомник; він зайнятий ще пів години, колега каже: «Та вдвох упораємося». Що ви робите?',
        whyAsked:
          'Саме в таку хвилину шкодять спині й стегнам; видно, чи зважають і на план, і на людину, і на колегу.',
        keyPoints: [
          'Питає, що людина може сьогодні: стояти, триматися, виконати прохання, чи болить, чи боїться',
          'Тримається плану або просить змінити його того, хто має право, а не міняє через поспіх',
          'Використовує ці пів години: ковзне простирадло, положення в ліжку, їжа, слово про те, коли',
          'З підйомником: правильна підвіска й розмір, гальма, розсунуті опори, команду дає одна людина, весь час говорить із пацієнтом',
          'Каже тому, хто відповідає за обладнання, що його бракує і як часто',
        ],
        notRequired: ['Назви виробників'],
        anchors: [
          ['Одразу піднімає з колегою'],
          ['Відмовляється й мовчки лишає чекати', 'Дивиться на підйомник, а на людину ні'],
          ['Чекає на підйомник і пояснює чому', 'Перевіряє підвіску, гальма й шкіру'],
          ['Просить людину допомогти, чим може, і каже якими словами', 'Відповідає колезі поясненням, без сварки'],
          [
            'Питає, чи план ще годиться, бо людина може вже більше або менше',
            'Веде лік таким чеканням, доки знайдено другий підйомник чи іншу годину',
          ],
        ],
        probes: [
          { text: 'Скажіть слова, які ви вимовляєте до й під час пересаджування.', trigger: 'vague' },
          { text: 'На півдорозі в людини підгинаються коліна. Що ви робите?', trigger: 'missing_point' },
          { text: 'Коли такий план востаннє змінили завдяки вам?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Піднімає за руки чи одяг',
            jobReason: 'Це вивихнуті плечі, подерта шкіра і зірвана спина того, хто піднімає.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-last-days',
    kind: 'behavioral',
    difficulty: 'hard',
    levels: ['middle', 'senior', 'lead'],
    types: [],
    minutes: 6,
    families: ['health'],
    jobs: {
      en: ['nurs', 'care', 'ward', 'resident', 'palliat', 'hospice', 'physician', 'doctor'],
      uk: ['медсест', 'медична сест', 'медичної сест', 'догляд', 'паліат', 'хоспіс', 'лікар'],
    },
    name: { en: 'Care at the end of life', uk: 'Паліативна допомога' },
    topics: {
      en: [
        'end of life',
        'end-of-life',
        'palliat',
        'hospice',
        'dying',
        'terminal care',
        'symptom control',
        'bereave',
        'advance care',
      ],
      uk: ['паліатив', 'хоспіс', 'вмира', 'кінець житт', 'кінця житт', 'наприкінці житт', 'знебол', 'останні дні'],
    },
    text: {
      en: {
        ask: 'Think of a person you cared for in their last days. By which signs could you tell that few were left, which care was stopped, which added, and in what words was the family told?',
        whyAsked:
          'Much that is routine hurts in the last days; what was left off and what was said shows who cares for the person and not for the list.',
        keyPoints: [
          'Names signs seen over days: sleeping, not swallowing, breathing, skin, turning away from food',
          'Asked or knew what the person wanted, and where that was written',
          'Had burdening routine stopped by whoever may decide, and kept mouth, skin, position and company',
          'Watched pain and restlessness when words were gone, and gave or asked for what was prescribed in time',
          'Told the family in plain words what they would see, and when to call',
        ],
        notRequired: ['Having found the right words each time'],
        anchors: [
          ['Says that there is nothing more to do then'],
          ['Went on with every check as on other days', 'Kept out of the family’s way'],
          ['Names signs and called the doctor or the family in time', 'Kept mouth, skin and position in care'],
          [
            'Tells what was stopped, who decided it and why',
            'Quotes what was said to the family about breathing or eating',
          ],
          [
            'Had medicine for the bad hour ready before it came',
            'Tells what was done for those left behind, colleagues too, in the days after',
          ],
        ],
        probes: [
          { text: 'What exactly did you say when they asked “how long”?', trigger: 'vague' },
          { text: 'How did you see pain when no answer came?', trigger: 'missing_point' },
          { text: 'What did you do yourself, and what did the doctor decide?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Holds back prescribed relief for fear that it hastens the end, and asks nobody',
            jobReason: 'The person suffers, and nobody who could decide ever learns of it.',
          },
        ],
      },
      uk: {
        ask: 'Згадайте людину, за якою ви доглядали в її останні дні. Як ви помітили, що днів лишилося мало, що перестали робити, що додали і що сказали родині?',
        whyAsked:
          'Багато звичного в останні дні мучить; з того, що облишено і що сказано, видно, дбають про людину чи про список.',
        keyPoints: [
          'Називає ознаки за кілька днів: сон, ковтання, дихання, шкіра, відмова від їжі',
          'Питає чи знає, чого хотіла сама людина і де це записано',
          'Просить того, хто має право, скасувати обтяжливе і береже рот, шкіру, положення, присутність',
          'Стежить за болем і неспокоєм, коли слів уже немає, вчасно дає чи просить призначене',
          'Просто каже родині, що вони побачать і коли кликати',
        ],
        notRequired: ['Щоразу точні слова'],
        anchors: [
          ['Каже, що тоді вже нічого не зробиш'],
          ['Робить усі виміри, як завжди', 'Уникає родини'],
          ['Називає ознаки й вчасно кличе лікаря чи рідних', 'Доглядає за ротом, шкірою, положенням'],
          ['Каже, що скасовано, хто вирішив і чому', 'Наводить, що сказано родині про дихання чи їжу'],
          ['Має ліки на важку годину ще до неї', 'Розповідає, що зроблено для рідних і колег у дні після того'],
        ],
        probes: [
          { text: 'Що саме ви відповіли, коли спитали «скільки ще»?', trigger: 'vague' },
          { text: 'Як ви бачили біль, коли відповіді вже не було?', trigger: 'missing_point' },
          { text: 'Що робили ви, а що вирішував лікар?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Не дає призначеного знеболення, бо боїться наблизити кінець, і нікого не питає',
            jobReason: 'Людина страждає, а ті, хто міг вирішити, про це не дізнаються.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-leaving-in-month-four',
    kind: 'situational',
    difficulty: 'medium',
    levels: ['middle', 'senior', 'lead'],
    types: [],
    minutes: 6,
    families: ['people'],
    name: { en: 'Turnover and retention', uk: 'Плинність і утримання' },
    topics: {
      en: [
        'turnover',
        'retention',
        'attrition',
        'engagement',
        'employee engagement',
        'staff survey',
        'exit interview',
        'stay interview',
        'employee satisfaction',
        'wellbeing',
        'well-being',
      ],
      uk: [
        'плинн',
        'утриман',
        'утримув',
        'залучен',
        'лояльність персонал',
        'вихідні інтерв',
        'вихідних інтерв',
        'опитування персонал',
        'задоволеність персонал',
        'вигоран',
      ],
    },
    text: {
      en: {
        ask: 'One job, sixty people: twenty-six left in a year, fourteen of them in months three to five. Exit forms say “better offer”. The director wants a pay survey. What do you look at before that, and what do you try first?',
        whyAsked:
          'A cluster in certain months has a cause that no form names; the answer shows who reads the pattern before spending money.',
        keyPoints: [
          'Breaks leavers down by month, manager, shift, source of hire and what was promised, not only by the total',
          'Asks what happens in month three: end of training, first bad schedule, probation talk, real pay after bonuses',
          'Speaks with leavers some weeks later and with people now in months two to five',
          'Reckons one leaver’s cost, so that a step can be weighed against it',
          'Tries one step with one group for a set time, with a figure that would prove it wrong',
        ],
        notRequired: ['Knowledge of this trade'],
        anchors: [
          ['Would order the pay survey at once'],
          ['Proposes fruit, parties or a values day', 'Believes the exit forms as written'],
          ['Splits the leavers by months and managers', 'Speaks with those who stay'],
          [
            'Compares what was promised in hiring with what month three looks like',
            'Names a pilot group, a term and the figure to watch',
          ],
          [
            'Finds that one manager or source explains a third, and says how that is brought up',
            'Says what result would make the pay survey necessary after all',
          ],
        ],
        probes: [
          { text: 'Which three questions do you ask somebody who left eight weeks ago?', trigger: 'vague' },
          {
            text: 'One manager loses twice as many as the others. How do you open that talk?',
            trigger: 'missing_point',
          },
          { text: 'By when must the figure have moved, and to what?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Reveals who said what in a confidential talk',
            jobReason: 'Nobody speaks openly again, and the next cause stays unknown.',
          },
        ],
      },
      uk: {
        ask: 'Одна посада, шістдесят людей: за рік пішло двадцять шестеро, чотирнадцятеро з них на третьому — п’ятому місяці. В анкетах «краща пропозиція». Директор хоче огляд зарплат. Що ви подивитеся до того і що спробуєте спершу?',
        whyAsked:
          'У скупчення в певні місяці є причина, якої не називає жодна анкета; видно, хто читає картину, перш ніж витрачати гроші.',
        keyPoints: [
          'Розкладає тих, хто пішов, за місяцем, керівником, зміною, джерелом найму й обіцяним, а не лише загалом',
          'Питає, що стається на третьому місяці: кінець навчання, перший невдалий графік, розмова про випробування, справжні гроші',
          'Говорить із тими, хто пішов, за кілька тижнів і з тими, хто зараз на другому — п’ятому місяці',
          'Рахує ціну одного звільнення, щоб було з чим порівняти захід',
          'Пробує одне з однією групою на визначений час, із цифрою, яка це спростує',
        ],
        notRequired: ['Знання цієї галузі'],
        anchors: [
          ['Одразу замовляє огляд зарплат'],
          ['Пропонує фрукти, свята чи день цінностей', 'Вірить анкетам, як написано'],
          ['Розкладає за місяцями й керівниками', 'Розмовляє з тими, хто лишається'],
          ['Порівнює обіцяне під час найму з тим, яким є третій місяць', 'Називає пробну групу, строк і показник'],
          [
            'Знаходить, що третину пояснює один керівник чи джерело, і каже, як про це заговорить',
            'Каже, який результат таки потребуватиме огляду зарплат',
          ],
        ],
        probes: [
          { text: 'Які три запитання ви поставите тому, хто пішов вісім тижнів тому?', trigger: 'vague' },
          { text: 'В одного керівника йде вдвічі більше. Як ви почнете цю розмову?', trigger: 'missing_point' },
          { text: 'До якого числа і до якої цифри має змінитися?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Розголошує, хто що сказав у довірливій розмові',
            jobReason: 'Більше ніхто не говоритиме відверто, і наступна причина лишиться невідомою.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-make-it-pop',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families: ['design'],
    name: { en: 'Visual design and critique', uk: 'Візуальний дизайн і критика' },
    topics: {
      en: [
        'visual',
        'ui design',
        'typograph',
        'layout',
        'brand identity',
        'branding',
        'graphic',
        'illustration',
        'composition',
        'aesthetics',
        'critique',
        'feedback',
        'design review',
        'iconograph',
        'art direct',
        'print',
        'packaging',
      ],
      uk: [
        'візуальн',
        'типограф',
        'верстк',
        'композиц',
        'айдентик',
        'брендинг',
        'графіч',
        'ілюстрац',
        'критик',
        'зворотний зв',
        'зворотного зв',
        'рев’ю дизайн',
        'стиль',
        'поліграф',
        'упаков',
        'пакуван',
      ],
    },
    text: {
      en: {
        ask: 'Show me in words a piece of yours that came back with “I don’t like it”. What was it for, what was really meant, what did you change in type, colour or layout, and what stayed?',
        whyAsked:
          'Taste is no argument; turning “I don’t like it” into something one can decide shows craft and a steady hand.',
        keyPoints: [
          'Says what the piece had to do, for whom and where it was seen',
          'Asked until the dislike became a thing: reading order, tone, weight, contrast, likeness to a rival',
          'Changed named things: size, spacing, grid, number of weights, a colour and its role',
          'Kept something with a reason tied to the task, and showed it side by side',
          'Tells how it was used in the end, and how it held at other sizes or media',
        ],
        notRequired: ['That the client was pleased'],
        anchors: [
          ['Says that clients have no taste'],
          ['Changed everything that was asked, one thing after another', 'Defended it by taste or fashion'],
          ['Names the purpose and one change with its reason', 'Showed two versions instead of arguing'],
          [
            'Translates the dislike into a property one can see',
            'Gives the rule of the layout: grid, scale, contrast of sizes',
          ],
          [
            'Tells what the sending back made better, and says so without being asked',
            'Tried the piece on somebody who did not know it, and what they read first',
          ],
        ],
        probes: [
          { text: 'What did one see first, second and third in it?', trigger: 'vague' },
          { text: 'What in the piece was yours and what came from a template or colleague?', trigger: 'no_role' },
          { text: 'Where does it stand today?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Used pictures, type or another’s work without a licence',
            jobReason: 'The client pays for it after publication, and the piece has to be withdrawn.',
          },
        ],
      },
      uk: {
        ask: 'Опишіть словами вашу роботу, яку повернули зі словами «мені не подобається». Для чого вона була, що насправді малося на увазі, що ви змінили у шрифті, кольорі чи компонуванні і що лишили?',
        whyAsked:
          'Смак — не довід; з того, як «не подобається» стало чимось, про що можна вирішити, видно ремесло і тверду руку.',
        keyPoints: [
          'Каже, що робота мала зробити, для кого і де її бачили',
          'Розпитує, доки нелюбов стане річчю: порядок читання, тон, вага, контраст, схожість на конкурента',
          'Міняє назване: розмір, відступи, сітка, кількість накреслень, колір і його роль',
          'Щось лишає з поясненням від завдання й показує поруч',
          'Розповідає, як це зрештою використали і як воно трималося в інших розмірах',
        ],
        notRequired: ['Щоб замовник був у захваті'],
        anchors: [
          ['Каже, що замовники не мають смаку'],
          ['Міняє все, що просять, одне за одним', 'Боронить роботу смаком чи модою'],
          ['Називає мету і одну зміну з поясненням', 'Замість сперечатися показує два варіанти'],
          [
            'Переводить «не подобається» у властивість, яку видно',
            'Називає правило компонування: сітка, шкала, контраст розмірів',
          ],
          [
            'Каже, що повернення зробило кращим, і каже без запитання',
            'Пробує роботу на людині, яка її не знає, і що та прочитала першим',
          ],
        ],
        probes: [
          { text: 'Що в ній бачили першим, другим і третім?', trigger: 'vague' },
          { text: 'Що там ваше, а що із шаблону чи від колеги?', trigger: 'no_role' },
          { text: 'Де ця робота тепер?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Бере зображення, шрифти чи чужу роботу без ліцензії',
            jobReason: 'Замовник заплатить уже після публікації, і роботу доведеться відкликати.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-leads-nobody-calls',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families: ['marketing'],
    name: { en: 'Leads and demand', uk: 'Ліди й попит' },
    topics: {
      en: [
        'lead gen',
        'leads',
        'lead quality',
        'demand gen',
        'b2b market',
        'funnel',
        'inbound',
        'account-based',
        'abm',
        'lead nurtur',
        'lead manag',
        'sales enable',
        'pipeline',
        'sales align',
      ],
      uk: [
        'лідоген',
        'лід',
        'лідів',
        'ліди',
        'генерація лід',
        'генерації лід',
        'якість лід',
        'воронк',
        'попит',
        'b2b',
        'заявк',
      ],
    },
    text: {
      en: {
        ask: 'You brought 400 leads this quarter, a third more than planned. Sales has called 150 of them and says: “Rubbish, twelve were worth a talk.” The director asks you both in. What do you bring to that meeting?',
        whyAsked:
          'Two departments with two truths is daily bread; what is counted before the meeting shows whether somebody owns the result or the number.',
        keyPoints: [
          'Follows the 400 by source to call, talk, offer and sale, and looks at the 250 nobody called',
          'Asks how soon the 150 were called and what the twelve had in common',
          'Settles with sales in writing what counts as a lead, who calls by when, and what comes back to marketing',
          'Stops or mends the source that brings most names and fewest talks',
          'Names a figure that both are measured by from now on',
        ],
        notRequired: ['A given system for leads'],
        anchors: [
          ['Brings the 400 and the plan'],
          ['Says that sales does not know how to call', 'Promises fewer but better ones, without a cause'],
          ['Breaks the leads down by source and outcome', 'Asks what the twelve had in common'],
          [
            'Shows how the chance of a talk falls with the hours until the call',
            'Writes one sentence that says what a lead is, and tests it on ten cases',
          ],
          [
            'Listens to five calls beforehand and quotes what people thought they had asked for',
            'Gives up a part of the own number for the common one, and says which',
          ],
        ],
        probes: [
          { text: 'Which table do you put on the wall, with which columns?', trigger: 'vague' },
          {
            text: 'A source brings names for a tenth of the price and no talks. What happens to it?',
            trigger: 'missing_point',
          },
          { text: 'What must the figure be in three months, and who owns it?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Counts downloads and old contacts as new leads',
            jobReason: 'Sales wastes weeks on them, and the budget goes where nothing comes from.',
          },
        ],
      },
      uk: {
        ask: 'За квартал ви привели 400 лідів, на третину більше за план. Продаж обдзвонив 150 і каже: «Сміття, поговорити вдалося з дванадцятьма». Директор кличе вас обох. З чим ви прийдете на цю зустріч?',
        whyAsked:
          'Два відділи з двома правдами — щоденна справа; з підрахованого до зустрічі видно, людина відповідає за результат чи за цифру.',
        keyPoints: [
          'Простежує 400 за джерелом до дзвінка, розмови, пропозиції, продажу й дивиться на 250, яким не дзвонили',
          'Питає, як швидко дзвонили тим 150 і що спільного в дванадцятьох',
          'Письмово домовляється з продажем, що вважати лідом, хто й до коли дзвонить і що повертається в маркетинг',
          'Спиняє чи лагодить джерело, яке дає найбільше імен і найменше розмов',
          'Називає цифру, за якою відтоді міряють обидва відділи',
        ],
        notRequired: ['Певна система для лідів'],
        anchors: [
          ['Приносить 400 і план'],
          ['Каже, що продаж не вміє дзвонити', 'Обіцяє менше, зате кращих, без причини'],
          ['Розкладає ліди за джерелом і результатом', 'Питає, що спільного в дванадцятьох'],
          [
            'Показує, як шанс на розмову падає з годинами до дзвінка',
            'Пише одне речення, що таке лід, і пробує його на десяти випадках',
          ],
          [
            'До зустрічі слухає п’ять дзвінків і цитує, що люди, на їхню думку, залишали',
            'Віддає частину власної цифри заради спільної і каже яку',
          ],
        ],
        probes: [
          { text: 'Яку таблицю ви покажете і з якими стовпцями?', trigger: 'vague' },
          { text: 'Джерело дає імена вдесятеро дешевше, а розмов немає. Що з ним буде?', trigger: 'missing_point' },
          { text: 'Якою має бути цифра за три місяці і чия вона?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Рахує завантаження й старі контакти як нові ліди',
            jobReason: 'Продаж марнує на них тижні, а гроші йдуть туди, звідки нічого не приходить.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-brief-to-outsiders',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: ['middle', 'senior', 'lead'],
    types: [],
    minutes: 6,
    families: ['marketing', 'design'],
    name: { en: 'Agencies and contractors', uk: 'Агенції й підрядники' },
    topics: {
      en: [
        'agenc',
        'contractor',
        'freelanc',
        'outsourc',
        'vendor',
        'brief',
        'briefing',
        'supplier',
        'production manag',
        'partner manag',
        'external partner',
      ],
      uk: [
        'агенці',
        'агентств',
        'підрядник',
        'фріланс',
        'аутсорс',
        'бриф',
        'постановка завдан',
        'постановки завдан',
        'партнер',
        'зовнішн',
      ],
    },
    text: {
      en: {
        ask: 'Take a piece of work by an agency or freelancer that came back wrong at first. Quote your brief, name whatever was missing in it, and compare both rounds in days and money.',
        whyAsked:
          'What comes back wrong mostly went out vague; the case shows whether somebody changes the brief, the feedback or only the agency.',
        keyPoints: [
          'Quotes the brief: aim, for whom, one message, what must not be, date, sum, who decides',
          'Finds the missing part, and says whose it was',
          'Gave feedback once, gathered from everybody, on the aim and not on taste',
          'Agreed rounds, price of changes and ownership of files beforehand',
          'Measured the result and says whether they worked together again',
        ],
        notRequired: ['A large agency'],
        anchors: [
          ['Says that agencies cannot be relied on'],
          ['Sent comments from five people, as they came', 'Did it alone in the end and counts that as a success'],
          ['Names what was missing in the brief', 'Gathered the feedback into one list'],
          ['Shows the first sentence of the brief before and after', 'Gives days and money of both rounds'],
          [
            'Had the contractor say the task back before starting',
            'Ended a cooperation by facts, with files, access and rights secured',
          ],
        ],
        probes: [
          { text: 'Read me the aim as it stood in the brief.', trigger: 'vague' },
          { text: 'Who else commented, and how did you deal with that?', trigger: 'no_role' },
          { text: 'What did it bring in the end, in figures?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Has free trial work done by several and uses it without paying',
            jobReason: 'Good people refuse to work for the firm, and the rights stay with them.',
          },
        ],
      },
      uk: {
        ask: 'Візьміть роботу агенції чи фрилансера, яку перший раз віддали не такою. Що було у вашому брифі, чого в ньому бракувало і чим друге коло відрізнялося за днями й грошима?',
        whyAsked:
          'Не таке повертається переважно з нечіткого завдання; видно, людина міняє бриф, зауваження чи лише підрядника.',
        keyPoints: [
          'Наводить бриф: мета, для кого, одна думка, чого не має бути, дата, сума, хто вирішує',
          'Знаходить, чого бракувало, і каже, чиє це',
          'Дає зауваження один раз, зібрані від усіх, про мету, а не про смак',
          'Заздалегідь домовляється про кола правок, ціну змін і права на файли',
          'Міряє результат і каже, чи працювали разом далі',
        ],
        notRequired: ['Велика агенція'],
        anchors: [
          ['Каже, що на підрядників не можна покластися'],
          ['Пересилає зауваження п’ятьох людей, як приходять', 'Зрештою робить усе сам і вважає це успіхом'],
          ['Називає, чого бракувало в брифі', 'Зводить зауваження в один перелік'],
          ['Показує перше речення брифа до і після', 'Називає дні й гроші обох кіл'],
          [
            'Просить підрядника переказати завдання до початку',
            'Завершує співпрацю на фактах, забравши файли, доступи й права',
          ],
        ],
        probes: [
          { text: 'Прочитайте мету так, як вона стояла в брифі.', trigger: 'vague' },
          { text: 'Хто ще мав зауваження і що ви з цим зробили?', trigger: 'no_role' },
          { text: 'Що це зрештою дало, у цифрах?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Просить кількох зробити пробну роботу задарма й користується нею',
            jobReason: 'Добрі фахівці відмовляться від такої фірми, а права лишаються в них.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-week-one-of-campaign',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families: ['marketing'],
    name: { en: 'Planning a campaign', uk: 'Планування кампанії' },
    topics: {
      en: [
        'campaign',
        'marketing plan',
        'content plan',
        'launch',
        'go-to-market',
        'gtm',
        'promotion',
        'integrated',
        'calendar',
        'media plan',
        'project',
      ],
      uk: [
        'кампані',
        'маркетинговий план',
        'маркетингового план',
        'контент-план',
        'запуск',
        'виведення на ринок',
        'виведення продукт',
        'просуван',
        'акці',
        'промо',
        'медіаплан',
      ],
    },
    text: {
      en: {
        ask: 'Take the last campaign or launch you planned. Which one thing should people do, which channels ran in which week, and how did the plan look different after week one?',
        whyAsked:
          'Plans are alike; the first week tells who looks, who may change something, and whether an aim was fixed that could be missed.',
        keyPoints: [
          'Names aim, audience and the figure that would have meant failure',
          'Gives the run by weeks: channels, money, texts, who had to deliver what',
          'Tested one doubtful thing before the start',
          'Read week one by the aim and not by reach, and changed one thing with a reason',
          'Says what the end figure was and what is planned otherwise since',
        ],
        notRequired: ['A large budget'],
        anchors: [
          ['Lists channels and no aim'],
          ['Ran it to the end as planned, whatever came', 'Judges it by reach and likes'],
          ['Names aim, weeks and the end figure', 'Changed something in the first week and says why'],
          [
            'Tested a message or page beforehand, and quotes what fell out',
            'Separates what the campaign brought from what would have come anyway',
          ],
          [
            'Had agreed beforehand at which figure it is stopped, and by whom',
            'Shows the next plan with the lesson in it',
          ],
        ],
        probes: [
          { text: 'What stood in week two, day by day?', trigger: 'vague' },
          { text: 'Which part was yours, and what came from others?', trigger: 'no_role' },
          { text: 'What did one result cost in the end?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Changes the aim afterwards to the figure that turned out well',
            jobReason: 'The next budget is planned on a success that was none.',
          },
        ],
      },
      uk: {
        ask: 'Візьміть останню кампанію чи запуск, які ви планували. Що одне мали зробити люди, що йшло в який тиждень, що ви побачили в перший тиждень поза планом і що змінили?',
        whyAsked:
          'Плани схожі; з першого тижня видно, хто дивиться, хто може щось змінити і чи була мета, якої можна не досягти.',
        keyPoints: [
          'Називає мету, аудиторію і цифру, яка означала б невдачу',
          'Розкладає за тижнями: канали, гроші, тексти, хто що мав дати',
          'До початку перевіряє щось одне сумнівне',
          'Перший тиждень читає за метою, а не за охопленням, і обґрунтовано міняє щось одне',
          'Називає кінцеву цифру і що відтоді планує інакше',
        ],
        notRequired: ['Великий бюджет'],
        anchors: [
          ['Перелічує канали без мети'],
          ['Веде до кінця за планом, хоч би що', 'Судить за охопленням і вподобаннями'],
          ['Називає мету, тижні й кінцеву цифру', 'У перший тиждень щось міняє і каже чому'],
          [
            'Заздалегідь перевіряє текст чи сторінку і каже, що відпало',
            'Відділяє те, що дала кампанія, від того, що прийшло б і так',
          ],
          ['Наперед домовляється, за якої цифри спиняють і хто', 'Показує наступний план, у якому враховано цей урок'],
        ],
        probes: [
          { text: 'Що було в другому тижні, день за днем?', trigger: 'vague' },
          { text: 'Що з цього ваше, а що від інших?', trigger: 'no_role' },
          { text: 'Скільки зрештою коштував один результат?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Потім міняє мету на ту цифру, яка вийшла гарною',
            jobReason: 'Наступний бюджет планують за успіхом, якого не було.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-debt-paid-down',
    kind: 'behavioral',
    difficulty: 'hard',
    levels: ['middle', 'senior', 'lead'],
    types: [],
    minutes: 6,
    families: ['software'],
    name: { en: 'Technical debt and legacy code', uk: 'Технічний борг і старий код' },
    topics: {
      en: [
        'technical debt',
        'tech debt',
        'legacy',
        'refactor',
        'maintainab',
        'code ownership',
        'old code',
        'rewrite',
        'code health',
        'clean architecture',
      ],
      uk: [
        'технічний борг',
        'технічного борг',
        'техборг',
        'легасі',
        'legacy',
        'рефактор',
        'старий код',
        'старого код',
        'підтримуван',
        'супровід код',
      ],
    },
    text: {
      en: {
        ask: 'Tell me about a part of the code that everybody avoided and that you made workable without a full rewrite. Where did you begin, how did you keep everything running, and which changes became quicker?',
        whyAsked:
          'Complaining about old code is easy; changing it in use shows where somebody cuts, how they secure it and what they leave alone.',
        keyPoints: [
          'Names why it was avoided: no tests, hidden state, one author, slow builds, fear on release days',
          'Chose the place by cost: how often it is touched, which faults come from it',
          'Secured behaviour first: characterisation tests, logs compared, a switch between old and new',
          'Went in steps that each could be released, beside other work',
          'Shows an effect: lead time, faults, time to understand, somebody new who changed it',
        ],
        notRequired: ['A pattern by name'],
        anchors: [
          ['Would rewrite it all in another language'],
          ['Tidied names and files, no effect to show', 'Did it in a branch of its own for months'],
          ['Wrote tests around it before changing it', 'Released it in several steps'],
          [
            'Says which parts were left ugly on purpose, and why',
            'Compares old and new on real traffic or data before switching',
          ],
          [
            'Shows by figures that changes there became quicker or faults fewer',
            'Won the time for it with an argument the product side repeated afterwards',
          ],
        ],
        probes: [
          { text: 'What was the first commit, and what did it make possible?', trigger: 'vague' },
          { text: 'What did you find out that nobody had known the code did?', trigger: 'missing_point' },
          { text: 'Who has changed it since then, and how long did that take?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Removes odd-looking behaviour without asking who relies on it',
            jobReason: 'Somebody’s invoices or exports stop, and nobody connects it with the tidy-up.',
          },
        ],
      },
      uk: {
        ask: 'Розкажіть про частину коду, яку всі обходили і яку ви зробили придатною до змін без повного переписування. З чого ви почали, звідки знали, що нічого не зламано, і що кому стало швидше?',
        whyAsked:
          'Нарікати на старий код легко; з його зміни на ходу видно, де людина ріже, чим страхується і чого не чіпає.',
        keyPoints: [
          'Каже, чому його обходили: без тестів, прихований стан, один автор, повільна збірка, страх релізів',
          'Вибирає місце за ціною: як часто чіпають, які баги звідти',
          'Спершу закріплює поведінку: тести на наявне, порівняння логів, перемикач між старим і новим',
          'Іде кроками, кожен з яких можна випустити, поруч з іншою роботою',
          'Показує наслідок: час змін, баги, час на розуміння, новачок, який там щось змінив',
        ],
        notRequired: ['Назва патерну'],
        anchors: [
          ['Переписує все іншою мовою'],
          ['Наводить лад у назвах і файлах, а наслідку не показує', 'Місяцями робить це в окремій гілці'],
          ['До змін обкладає код тестами', 'Випускає кількома кроками'],
          ['Каже, що свідомо лишає негарним і чому', 'До перемикання порівнює старе й нове на справжніх даних'],
          [
            'Цифрами показує, що зміни там пришвидшилися чи багів поменшало',
            'Домагається часу на це доводом, який потім повторює продукт',
          ],
        ],
        probes: [
          { text: 'Яким був перший коміт і що він дав змогу зробити?', trigger: 'vague' },
          { text: 'Що код робив, а ніхто про це не знав?', trigger: 'missing_point' },
          { text: 'Хто його відтоді міняв і скільки це забрало?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Прибирає дивну поведінку, не питаючи, хто на неї спирається',
            jobReason: 'У когось стануть рахунки чи вивантаження, і ніхто не пов’яже це з прибиранням.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-two-weeks-said',
    kind: 'behavioral',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families: ['software', 'data', 'design', 'product'],
    name: { en: 'Estimates and delivery', uk: 'Оцінки й строки розробки' },
    topics: {
      en: [
        'estimat',
        'deliver on time',
        'delivery',
        'sprint',
        'scrum',
        'agile',
        'planning',
        'deadline',
        'story point',
        'velocity',
        'kanban',
        'backlog refin',
      ],
      uk: [
        'оцінка завдан',
        'оцінювання завдан',
        'оцінка задач',
        'оцінки завдан',
        'естимац',
        'спринт',
        'scrum',
        'скрам',
        'agile',
        'аджайл',
        'строки',
        'терміни розроб',
        'канбан',
        'планування спринт',
      ],
    },
    text: {
      en: {
        ask: 'Recall a task you put at days that turned into weeks. Which piece had nobody seen, on what day could you have known, whom did you tell in which words, and how are such tasks cut today?',
        whyAsked:
          'Everybody misses estimates; the day it was said aloud and the way the next one is cut show who can be planned with.',
        keyPoints: [
          'Gives figures: said, real, and the piece that made the difference',
          'Knows the first sign and its day, and when it was told',
          'Told with choices: less, later, or help, and what each costs',
          'Cuts so that something can be seen or used within days, the riskiest part first',
          'Compares estimates with what came, over several tasks',
        ],
        notRequired: ['A method of estimating by name'],
        anchors: [
          ['Says that estimates are always wrong anyway'],
          ['Doubles every figure since then', 'Told it on the last day'],
          ['Names the hidden piece and the day it was seen', 'Told the team before the date and gave a new one'],
          ['Offered two ways out with their price', 'Tries the unknown part for a day before giving a figure'],
          [
            'Shows own estimates beside real times over months, and in which kind they miss',
            'Refused a date with a reason, and offered a smaller thing by then that was taken',
          ],
        ],
        probes: [
          { text: 'What was said, and what did it take, in days?', trigger: 'vague' },
          { text: 'Which part of the delay was yours to see?', trigger: 'no_role' },
          { text: 'How far off was your latest one?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Calls it nearly done for weeks',
            jobReason: 'Others plan releases and promises on it, and the choice to cut is lost.',
          },
        ],
      },
      uk: {
        ask: 'Згадайте завдання, яке ви оцінили в дні, а воно розтяглося на тижні. Якого шматка ніхто не бачив, коли про це можна було знати, кому і якими словами ви сказали і як такі завдання ділите тепер?',
        whyAsked:
          'В оцінках помиляються всі; з дня, коли про це сказано, і з наступного поділу видно, з ким можна планувати.',
        keyPoints: [
          'Називає числа: сказано, вийшло і шматок, що дав різницю',
          'Знає першу ознаку, її день і коли про це сказано',
          'Каже з вибором: менше, пізніше чи допомога і чого коштує кожне',
          'Ділить так, щоб за кілька днів було що побачити, найризикованіше перше',
          'Порівнює оцінки з тим, що вийшло, за кількома завданнями',
        ],
        notRequired: ['Назва методу оцінювання'],
        anchors: [
          ['Каже, що оцінки однаково хибні'],
          ['Відтоді подвоює кожну цифру', 'Каже про це в останній день'],
          ['Називає прихований шматок і день, коли його видно', 'Каже команді до строку й дає новий'],
          ['Пропонує два виходи з ціною', 'Перш ніж назвати цифру, день пробує невідоме'],
          [
            'Показує власні оцінки поруч зі справжнім часом за кілька місяців і де вони хиблять',
            'Відмовляється від дати з поясненням і пропонує менше, і на це пристають',
          ],
        ],
        probes: [
          { text: 'Скільки днів було сказано і скільки вийшло?', trigger: 'vague' },
          { text: 'Яку частину затримки могли побачити саме ви?', trigger: 'no_role' },
          { text: 'На скільки хибила ваша остання оцінка?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Тижнями каже «майже готово»',
            jobReason: 'Інші планують на це релізи й обіцянки, і скоротити вже не встигнуть.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-mock-at-half',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families: ['education'],
    jobs: {
      en: ['teacher', 'teaching', 'school', 'pupil', 'classroom', 'tutor', 'lecturer'],
      uk: ['вчител', 'учител', 'викладач', 'школ', 'репетитор', 'педагог'],
    },
    name: { en: 'Preparing for an exam', uk: 'Підготовка до іспиту' },
    topics: {
      en: [
        'exam',
        'test prep',
        'assessment prep',
        'sat',
        'gcse',
        'a-level',
        'a level',
        'ielts',
        'toefl',
        'revision',
        'standardised test',
        'standardized test',
        'results of pupil',
        'attainment',
      ],
      uk: [
        'нмт',
        'зно',
        'дпа',
        'іспит',
        'екзамен',
        'ielts',
        'підготовка до тест',
        'підготовки до тест',
        'контрольн',
        'пробн',
        'олімпіад',
      ],
    },
    text: {
      en: {
        ask: 'Eight weeks before the exam the trial paper gives your 24 learners half the marks on average. A third lose them on reading the task, a third on one topic, five wrote almost nothing. How do you plan these weeks?',
        whyAsked:
          'Doing paper after paper trains what already works; the plan shows who reads the scripts and teaches three different things at once.',
        keyPoints: [
          'Reads the scripts by kind of loss before planning, and shows the learners their own',
          'Gives the eight weeks a shape: what is taught anew, when the next check is, what is dropped',
          'Teaches reading the task as a skill: underline the verb, say it back, plan two minutes',
          'Works on the weak topic with short returns over weeks, not in one block',
          'Speaks with the five singly, finds whether it is knowledge, fear, time or absence, and starts where marks are near',
        ],
        notRequired: ['The syllabus of one country'],
        anchors: [
          ['Sets past papers every week and marks them'],
          ['Repeats the whole course from the beginning', 'Works with the middle and writes off the five'],
          ['Sorts the losses into kinds and plans for each', 'Sets a second mock with a date'],
          [
            'Says what a lesson looks like with three groups in it',
            'Gives the five a first goal they can reach in two weeks',
          ],
          [
            'Shows from an earlier group which step brought how many marks',
            'Says what is left out on purpose, and what that may cost',
          ],
        ],
        probes: [
          { text: 'Lesson one of week one: what does each of the 24 do?', trigger: 'vague' },
          { text: 'The parents want extra past papers every evening. What do you answer?', trigger: 'missing_point' },
          { text: 'In week four the average is the same. What do you change?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Coaches or corrects work that has to be the learner’s own',
            jobReason: 'The result is void, and the learner pays for it.',
          },
        ],
      },
      uk: {
        ask: 'За вісім тижнів до іспиту пробний дав вашим 24 учням у середньому половину балів. Третина губить їх на читанні умови, третина на одній темі, п’ятеро майже нічого не здали. Якими будуть ці вісім тижнів?',
        whyAsked:
          'Розв’язуючи тест за тестом, тренують те, що вже виходить; з плану видно, хто читає роботи і вчить трьох різних речей водночас.',
        keyPoints: [
          'До планування розбирає роботи за видами втрат і показує учням їхні',
          'Дає восьми тижням форму: що вчимо заново, коли наступна перевірка, що відкидаємо',
          'Вчить читати умову як уміння: підкреслити дієслово, переказати, дві хвилини на план',
          'До слабкої теми вертається потроху тижнями, а не одним блоком',
          'Говорить із п’ятьма нарізно: знання, страх, час чи пропуски; починає там, де бали близько',
        ],
        notRequired: ['Програма однієї країни'],
        anchors: [
          ['Щотижня дає торішні тести й перевіряє'],
          ['Повторює весь курс спочатку', 'Працює із середніми, а на п’ятьох махає рукою'],
          ['Розкладає втрати за видами і планує під кожен', 'Призначає другий пробний на певну дату'],
          ['Описує урок, на якому працюють три групи', 'Дає п’ятьом першу мету, досяжну за два тижні'],
          [
            'Показує на попередній групі, який крок скільки балів дав',
            'Каже, що свідомо пропускає і чого це може коштувати',
          ],
        ],
        probes: [
          { text: 'Перший урок першого тижня: що робить кожен із 24?', trigger: 'vague' },
          { text: 'Батьки хочуть щовечора ще тестів. Що ви відповісте?', trigger: 'missing_point' },
          { text: 'На четвертому тижні середнє те саме. Що ви зміните?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Допомагає на роботі, яка має бути самостійною',
            jobReason: 'Результат скасують, і заплатить за це учень.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-who-pays-and-approves',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families: ['finance'],
    name: { en: 'Internal controls', uk: 'Внутрішній контроль' },
    topics: {
      en: [
        'internal control',
        'control environment',
        'segregation',
        'fraud',
        'approval',
        'authoris',
        'authoriz',
        'four-eyes',
        'four eyes',
        'risk',
        'sox',
        'policies',
        'procure-to-pay',
        'expense report',
        'expense claim',
      ],
      uk: [
        'внутрішній контрол',
        'внутрішнього контрол',
        'контрольні процед',
        'розподіл обов’яз',
        'розмежуван',
        'шахрайств',
        'погоджен',
        'авторизац',
        'ризик',
        'авансов',
      ],
    },
    text: {
      en: {
        ask: 'In your new office of three, one person enters suppliers, posts bills and prepares the payments; the director approves the list by phone. Nothing has ever gone wrong. What do you change with the same three people, and what first?',
        whyAsked:
          'Small offices cannot separate everything; the choice shows who knows where money really leaves and what a control costs.',
        keyPoints: [
          'Starts with the point where money leaves: who may change bank details and who releases',
          'Separates entry of suppliers from payment, or has changes confirmed by a second person over a known number',
          'Gives the approver something to look at: the bills, the changes since last time, the largest sums',
          'Adds a check after the event: statement against ledger by somebody who does not pay',
          'Says what is accepted as a risk, and writes it down',
        ],
        notRequired: ['A framework by name'],
        anchors: [
          ['Changes nothing, since nothing has gone wrong'],
          ['Wants more people or a new program first', 'Puts signatures on everything'],
          ['Takes payment and supplier data apart', 'Has the director see bills and not only a list'],
          [
            'Names two ways in which money could leave today, and which step shuts each',
            'Reckons minutes a week for each control',
          ],
          [
            'Checks the past year for doubled bills, changed accounts and payments at odd hours',
            'Says how the person now doing it all is told, without being accused',
          ],
        ],
        probes: [
          { text: 'Walk one bill from the post to the bank. Who touches it?', trigger: 'vague' },
          { text: 'The director says: I trust her, leave it. What do you answer?', trigger: 'missing_point' },
          { text: 'How would you know in half a year that it works?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Signs or releases with a colleague’s password when they are away',
            jobReason: 'Nobody can be held to account or cleared afterwards.',
          },
        ],
      },
      uk: {
        ask: 'У новій бухгалтерії вас троє: одна людина заводить постачальників, проводить рахунки й готує платежі, директор погоджує перелік телефоном. Досі нічого не траплялося. Що ви зміните тими самими трьома людьми і з чого почнете?',
        whyAsked:
          'У малій бухгалтерії всього не розділиш; з вибору видно, хто знає, де справді виходять гроші і чого коштує контроль.',
        keyPoints: [
          'Починає там, де виходять гроші: хто може змінити реквізити і хто відправляє платіж',
          'Відділяє заведення постачальників від платежів або просить другу людину підтвердити зміну за відомим номером',
          'Дає тому, хто погоджує, що дивитися: рахунки, зміни від минулого разу, найбільші суми',
          'Додає перевірку потім: виписка проти обліку, робить той, хто не платить',
          'Каже, який ризик приймають, і записує це',
        ],
        notRequired: ['Назва стандарту'],
        anchors: [
          ['Нічого не міняє, бо нічого не траплялося'],
          ['Спершу просить більше людей чи нову програму', 'Ставить підписи на все'],
          ['Розділяє платежі й дані постачальників', 'Просить директора дивитися рахунки, а не лише перелік'],
          [
            'Називає два шляхи, якими гроші могли б піти, і крок, що закриває кожен',
            'Рахує хвилини на тиждень для кожної перевірки',
          ],
          [
            'Переглядає рік на подвійні рахунки, змінені реквізити й платежі в дивний час',
            'Каже, як сказати це людині, яка досі робила все, і не образити',
          ],
        ],
        probes: [
          { text: 'Проведіть один рахунок від отримання до банку. Хто його торкається?', trigger: 'vague' },
          { text: 'Директор каже: я їй довіряю, лишіть. Що ви відповісте?', trigger: 'missing_point' },
          { text: 'Звідки за пів року знатимете, що працює?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Підписує чи відправляє під паролем колеги, коли того немає',
            jobReason: 'Потім нікого не можна ні звинуватити, ні виправдати.',
          },
        ],
      },
    },
  },
  {
    id: 'ar-two-line-question',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families: ['legal'],
    name: { en: 'Advising and research', uk: 'Консультування й правовий аналіз' },
    topics: {
      en: [
        'legal advice',
        'advis',
        'advice',
        'consult',
        'legal research',
        'research',
        'legal opinion',
        'opinion',
        'case law',
        'memo',
        'client communic',
        'legal support',
        'legislation',
        'regulatory change',
      ],
      uk: [
        'консультув',
        'консультац',
        'правовий аналіз',
        'правового аналіз',
        'юридичний аналіз',
        'правовий висновок',
        'правових виснов',
        'юридичний супровід',
        'судова практик',
        'судової практик',
        'законодавств',
        'роз’яснен',
        'юридична підтримк',
      ],
    },
    text: {
      en: {
        ask: 'Two lines by mail from sales: “May we do this, client signs today”, with eleven pages attached. It lies outside your usual field. How do you spend the next three hours, and what does your answer look like?',
        whyAsked:
          'Business needs an answer it can act on; the three hours show what is asked back, where one looks and how doubt is put.',
        keyPoints: [
          'Asks back within minutes: what “this” is, what the client wants, what happens if it waits until tomorrow',
          'Reads for the points that bind today: duty, money, liability, term, way out, law and place',
          'Looks in the valid text and recent decisions, and says of what date; asks somebody of that field',
          'Answers at the top: yes, no, or yes if; then the reason, in words for sales',
          'Says what was not checked, how sure it is, and who carries the decision',
        ],
        notRequired: ['Knowing the answer by heart'],
        anchors: [
          ['Answers by feeling, as it is urgent'],
          ['Writes eight pages with no answer in front', 'Says no to be on the safe side'],
          ['Asks back about purpose and date', 'Reads the clauses on money, liability and ending'],
          [
            'Gives the answer in the first line, with the condition that makes it yes',
            'Names a source and its date, and whom they rang',
          ],
          [
            'Offers a wording that lets the client sign today and leaves the doubtful part open',
            'Keeps the answer findable and tells sales what to send along next time',
          ],
        ],
        probes: [
          { text: 'Dictate me the first three lines of your answer.', trigger: 'vague' },
          { text: 'A comment you found says yes, a newer decision no. What do you write?', trigger: 'missing_point' },
          { text: 'When did such an answer of yours turn out wrong, and what followed?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Cites a rule or decision without having read it',
            jobReason: 'It may be repealed or invented, and the firm acts on it with your name beneath.',
          },
        ],
      },
      uk: {
        ask: 'Два рядки від продажу: «Чи можна так, клієнт підписує сьогодні», а в додатку одинадцять сторінок. Це не зовсім ваша галузь. На що підуть найближчі три години і який вигляд матиме відповідь?',
        whyAsked:
          'Бізнесові потрібна відповідь, за якою можна діяти; за ці три години видно, що перепитують, де шукають і як кажуть про сумнів.',
        keyPoints: [
          'За кілька хвилин перепитує: що саме «так», чого хоче клієнт, що буде, якщо до завтра',
          'Читає те, що зв’язує сьогодні: обов’язок, гроші, відповідальність, строк, вихід, право й місце',
          'Дивиться чинну редакцію і свіжу практику, називає дату; питає того, хто в цій галузі',
          'Відповідає нагорі: так, ні або так, якщо; далі причина, словами для продажу',
          'Каже, чого не перевірено, наскільки певно і чиє рішення',
        ],
        notRequired: ['Відповідь напам’ять'],
        anchors: [
          ['Відповідає на відчуття, бо терміново'],
          ['Пише вісім сторінок, а відповіді на початку немає', 'Про всяк випадок каже «ні»'],
          ['Перепитує про мету й дату', 'Читає пункти про гроші, відповідальність і розірвання'],
          [
            'Дає відповідь у першому рядку, з умовою, за якої вона «так»',
            'Називає джерело, його дату і з ким радиться',
          ],
          [
            'Пропонує формулювання, з яким клієнт підпише сьогодні, а сумнівне лишиться відкритим',
            'Зберігає відповідь так, щоб знайти, і каже продажу, що надсилати наступного разу',
          ],
        ],
        probes: [
          { text: 'Продиктуйте перші три рядки вашої відповіді.', trigger: 'vague' },
          { text: 'Коментар каже «так», новіше рішення — «ні». Що ви напишете?', trigger: 'missing_point' },
          { text: 'Коли така ваша відповідь виявилася хибною і що було далі?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Посилається на норму чи рішення, не прочитавши',
            jobReason: 'Вони можуть бути скасовані чи вигадані, а діятимуть за вашим підписом.',
          },
        ],
      },
    },
  },
];
