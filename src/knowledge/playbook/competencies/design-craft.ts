import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const designCraft: PlaybookCompetency = {
  id: 'design-craft',
  fit: {
    families: ['design'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'figma',
        'user interface design',
        'ui design',
        'ux design',
        'wireframe',
        'prototyp',
        'usability test',
        'design system',
        'brand identity',
        'typography',
        'illustrations',
        'layouts for print',
        'adobe illustrator',
        'photoshop',
        'indesign',
      ],
      uk: [
        'figma',
        'дизайн інтерфейс',
        'дизайну інтерфейс',
        'вайрфрейм',
        'прототипуванн',
        'юзабіліті',
        'дизайн-систем',
        'айдентик',
        'фірмового стил',
        'фірмовий стил',
        'типографік',
        'illustrator',
        'photoshop',
        'indesign',
        'додрукарськ',
        'макетів до друку',
      ],
    },
  },
  name: { en: 'Design craft', uk: 'Майстерність дизайну' },
  definition: {
    en: 'Finds out what a design has to do and for whom, explores several directions before choosing one, shows it early to those who will use it, works out states and edge cases, and hands over so that it is built or printed as intended.',
    uk: 'З’ясовує, що і для кого має робити дизайн, шукає кілька рішень, перш ніж обрати одне, рано показує його тим, хто користуватиметься, опрацьовує стани й крайні випадки та передає так, щоб зробили чи надрукували, як задумано.',
  },
  signals: {
    en: [
      'figma',
      'sketch app',
      'wireframe',
      'ui design',
      'ux design',
      'ui/ux',
      'ux/ui',
      'ux research',
      'user flow',
      'usability',
      'design system',
      'visual identity',
      'brand identity',
      'typograph',
      'adobe illustrator',
      'photoshop',
      'indesign',
      'after effects',
      'motion design',
      'graphic design',
      'print-ready',
      'prepress',
      'storyboard',
      'information architecture',
      'style guide',
      'design review',
    ],
    uk: [
      'figma',
      'вайрфрейм',
      'ui/ux',
      'ux/ui',
      'ux-',
      'дизайн інтерфейс',
      'дизайну інтерфейс',
      'юзабіліті',
      'дизайн-систем',
      'дизайн-рев’ю',
      'айдентик',
      'фірмовий стил',
      'фірмового стил',
      'брендбук',
      'типографік',
      'верстка макет',
      'верстки макет',
      'графічний дизайн',
      'графічного дизайн',
      'моушн',
      'розкадров',
      'додрукарськ',
      'ілюстрац',
      'вебдизайн',
      'веб-дизайн',
      'illustrator',
    ],
  },
  searched: {
    en: ['Figma', 'wireframes', 'usability', 'design system', 'typography', 'graphic design'],
    uk: ['Figma', 'вайрфрейми', 'юзабіліті', 'дизайн-система', 'айдентика', 'графічний дизайн'],
  },
  traces: {
    en: [
      'design',
      'figma',
      'sketch',
      'adobe',
      'photoshop',
      'illustrat',
      'prototyp',
      'wirefram',
      'interface',
      'brand',
      'logo',
      'layout',
      'typograph',
      'visual',
      'animation',
      'motion',
      'print',
      'drawing',
      'portfolio',
      'behance',
      'dribbble',
    ],
    uk: [
      'дизайн',
      'figma',
      'ілюстр',
      'прототип',
      'макет',
      'інтерфейс',
      'бренд',
      'логотип',
      'верстк',
      'типограф',
      'візуал',
      'анімац',
      'графі',
      'друк',
      'малюн',
      'портфоліо',
      'художн',
      'banner',
      'банер',
    ],
  },
  bars: {
    junior: {
      shownBy: ['dc-your-own-piece', 'dc-long-names', 'dc-make-it-pop'],
      strong: {
        en: 'Links a visual decision to what the viewer has to find, read or do there',
        uk: 'Пов’язує візуальне рішення з тим, що глядач має там знайти, прочитати чи зробити',
      },
      exceptional: {
        en: 'Points out the weakest spot of their own work before being asked, and how they would test it',
        uk: 'Без запитання вказує найслабше місце власної роботи і як перевірити його',
      },
    },
    middle: {
      shownBy: ['dc-your-own-piece', 'dc-watched-them-fail', 'dc-make-it-pop'],
      strong: {
        en: 'Compares at least two options by what each makes easier and harder',
        uk: 'Порівнює принаймні два рішення за тим, що кожне полегшує і що ускладнює',
      },
      exceptional: {
        en: 'Gives up a solution they liked because of what they saw with users, and says what that was',
        uk: 'Відмовляється від улюбленого рішення через побачене в користувачів і каже, що саме побачено',
      },
    },
    senior: {
      shownBy: ['dc-built-differently', 'dc-two-brands-one-system'],
      strong: {
        en: 'Agrees with those who build or print what is fixed, what is flexible and who decides',
        uk: 'Узгоджує з тими, хто розробляє чи друкує, що незмінне, чим можна поступитися і хто вирішує',
      },
      exceptional: {
        en: 'Changes a common part so that a whole kind of mistake becomes impossible',
        uk: 'Змінює спільний елемент так, що цілий різновид помилок стає неможливим',
      },
    },
    lead: {
      shownBy: ['dc-built-differently', 'dc-two-brands-one-system'],
      strong: {
        en: 'Says by what rule designers may depart from the common parts, and how that feeds back',
        uk: 'Каже, за яким правилом можна відходити від спільних елементів і як це повертається до них',
      },
      exceptional: {
        en: 'Measures whether people use the common parts: share of screens or layouts, time, detached copies',
        uk: 'Рахує, чи користуються спільним: частка екранів чи макетів, час, від’єднані копії',
      },
    },
  },
  questions: [
    {
      id: 'dc-your-own-piece',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 8,
      topics: {
        en: ['typograph', 'illustrat', 'motion', 'portfolio', 'visual', 'ui design', 'ui/', 'concept', 'brand'],
        uk: ['типограф', 'композиц', 'моушн', 'брендбук', 'ілюстр', 'портфоліо', 'візуал', 'айдент', 'ui', 'концепц'],
      },
      text: {
        en: {
          ask: 'Take one piece from your portfolio and describe how it looked in the second week, not at the end. What directions were on the table, and why did you drop the others?',
          whyAsked:
            'A finished picture hides the thinking. The way from several directions to one shows judgement and whose work it was.',
          keyPoints: [
            'What the piece had to do and for whom',
            'At least two directions, described clearly enough to picture',
            'The arguments for and against each',
            'Limits: time, brand, technology, paper',
            'Their own part among others’',
          ],
          notRequired: ['A well-known client', 'Slides'],
          anchors: [
            ['Describes the final look but not how they got there'],
            ['Had one idea and refined it', 'Explains choices only by taste or fashion'],
            ['Describes two directions and a reason for choosing one', 'Says who it was for'],
            [
              'Shows how the content or task decided between the directions',
              'Says what was lost with the direction that was dropped',
            ],
            [
              'Brought back part of a dropped direction later, and says what made it right then',
              'Names a choice they would reverse today after seeing it in use',
            ],
          ],
          probes: [
            { text: 'Which part of this did you make yourself?', trigger: 'no_role' },
            { text: 'What did it look like in use a few months later?', trigger: 'no_result' },
            { text: 'Who was against it, and what was the argument?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Passes off others’ work or a generated picture as their own design',
              jobReason: 'The employer pays for that skill, and may be sued over the rights.',
            },
          ],
        },
        uk: {
          ask: 'Візьміть одну роботу з портфоліо й опишіть, якою вона була на другому тижні, а не наприкінці. Які напрями ви розглядали і чому відкинули решту?',
          whyAsked:
            'Готова картинка приховує міркування. Шлях від кількох напрямів до одного показує судження і чия це робота.',
          keyPoints: [
            'Що й для кого мала робити ця робота',
            'Щонайменше два напрями, описані так, що їх можна уявити',
            'Що було за й проти кожного',
            'Обмеження: час, бренд, технологія, папір',
            'Власна частка серед чужої',
          ],
          notRequired: ['Відомий замовник', 'Слайди'],
          anchors: [
            ['Описує остаточний вигляд, а шляху до нього немає'],
            ['Має одну ідею і шліфує її', 'Пояснює вибір лише смаком чи модою'],
            ['Описує два напрями і причину обрати один', 'Називає, для кого це'],
            [
              'Показує, як вибір між напрямами визначили зміст чи завдання',
              'Називає, що втрачено з відкинутим напрямом',
            ],
            [
              'Згодом повертає частину відкинутого й каже, чому тоді це стало доречним',
              'Називає власне рішення, від якого тепер варто відмовитися, судячи з роботи в користуванні',
            ],
          ],
          probes: [
            { text: 'Яку частину тут зробили особисто ви?', trigger: 'no_role' },
            { text: 'Як це виглядало в роботі за кілька місяців?', trigger: 'no_result' },
            { text: 'Хто був проти і з яким аргументом?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Видає чужу роботу чи згенероване зображення за власний дизайн',
              jobReason: 'Роботодавець платить саме за цю руку й може відповідати за порушені права.',
            },
          ],
        },
      },
    },
    {
      id: 'dc-watched-them-fail',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      branch: { of: ['screen-design', 'graphic-design'], elsewhere: ['interior-design'] },
      topics: {
        en: ['information arch', 'research', 'usab', 'user test', 'ux'],
        uk: ['дослідж', 'юзабіл', 'ux'],
      },
      text: {
        en: {
          ask: 'When did you last watch somebody struggle with your layout, screen, sign or package? Tell me what their hands and eyes did, and what you changed after that.',
          whyAsked:
            'Designs fail silently until someone is watched. The answer shows whether the candidate goes to see and what they do with it.',
          keyPoints: [
            'Who it was and what they wanted to do',
            'Observed behaviour: wrong place, pausing, going back, misreading',
            'The cause in the design',
            'The change, and another look with other people',
            'What was left as it was, and why',
          ],
          notRequired: ['A lab or many people'],
          anchors: [
            ['Has never watched anybody use the work'],
            ['Asked whether people liked it', 'Explained to the person how it was meant to work'],
            ['Describes one observed stumble and what they changed', 'Let the person carry on without help'],
            [
              'Watched several people and separated a pattern from one person’s habit',
              'Names the word, size, order or contrast that caused it',
            ],
            [
              'The change failed too: says how a second round showed that',
              'Got builders, editors or the client to watch, and says what that led to',
            ],
          ],
          probes: [
            { text: 'What had you asked the person to do, word for word?', trigger: 'missing_point' },
            { text: 'How did the next people do?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Коли ви востаннє бачили, як хтось спіткнувся об ваш макет, екран, вказівник чи упаковку? Опишіть, що робили руки й очі цієї людини і що ви після того змінили.',
          whyAsked:
            'Дизайн підводить мовчки, доки за кимось не поспостерігають. Відповідь показує, чи йде кандидат дивитися і що з цим робить.',
          keyPoints: [
            'Хто це був і що хотів зробити',
            'Побачене: не те місце, пауза, повернення, хибне прочитання',
            'Причина в самому дизайні',
            'Зміна і ще одна перевірка на інших людях',
            'Що лишили як було і чому',
          ],
          notRequired: ['Лабораторія чи багато людей'],
          anchors: [
            ['Ніколи не дивиться, як користуються роботою'],
            ['Питає, чи людям подобається', 'Пояснює людині, як було задумано'],
            ['Описує одне побачене спотикання і що змінено', 'Дає людині діяти далі без підказок'],
            [
              'Спостерігає за кількома й відрізняє закономірність від звички однієї людини',
              'Називає слово, розмір, порядок чи контраст, які це спричинили',
            ],
            [
              'Зміна теж не допомагає: каже, як це показала друга перевірка',
              'Залучає до спостереження розробників, редакторів чи замовника й каже, що це зрушило',
            ],
          ],
          probes: [
            { text: 'Що саме і якими словами ви попросили зробити?', trigger: 'missing_point' },
            { text: 'Як упоралися наступні люди?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'dc-built-differently',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      branch: { of: ['screen-design', 'graphic-design'], elsewhere: ['interior-design'] },
      topics: {
        en: ['packag', 'develop', 'handoff', 'hand-off', 'handover', 'engineer', 'print'],
        uk: ['поліграф', 'пакуван', 'розроб', 'передач', 'друк'],
      },
      text: {
        en: {
          ask: 'Think of a layout that came back from the developers or the printers looking different from your file. What instructions were missing, and what do you hand over with a file today?',
          whyAsked:
            'A design counts as it is made. The answer shows whether the candidate knows how it is made and shares the blame for the gap.',
          keyPoints: [
            'The difference: spacing, colour, font, states, trim, screens not designed',
            'What the file did not say',
            'Conversations with those who made it, before and after',
            'What was corrected and what was accepted',
            'Today’s handover: states, variables, proof, walk-through',
          ],
          notRequired: ['Writing code'],
          anchors: [
            ['Blames developers or printers and hands over as before'],
            ['Sends a list of every pixel that differs', 'Hears about the difference from the customer'],
            ['Says what was missing from the file', 'Checked a build or proof before release'],
            [
              'Separates differences that harm use from those nobody notices',
              'Names limits of the medium to ask about at the outset',
            ],
            [
              'Changed the design because the maker’s solution was better, and can say how',
              'Gives the number of queries or reprints before and after the new handover',
            ],
          ],
          probes: [
            { text: 'Which state or size had not been designed?', trigger: 'missing_point' },
            { text: 'What did you do differently with the next file?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Пригадайте свій дизайн, який вийшов із розробки чи друкарні помітно іншим, ніж у файлі. На якому етапі це сталося і як ви передаєте макети тепер?',
          whyAsked:
            'Дизайн важить таким, яким його зроблено. Відповідь показує, чи знає кандидат, як це роблять, і чи ділить відповідальність за розбіжність.',
          keyPoints: [
            'Розбіжність: відступи, колір, шрифт, стани, обріз, ненамальовані екрани',
            'Чого файл не сказав',
            'Розмови з виконавцями до і після',
            'Що виправили, а що прийняли',
            'Теперішнє передавання: стани, змінні, кольоропроба, спільний перегляд',
          ],
          notRequired: ['Уміння програмувати'],
          anchors: [
            ['Винуватить розробників чи друкарню й передає, як раніше'],
            ['Надсилає перелік кожного зсунутого пікселя', 'Дізнається про розбіжність від замовника'],
            ['Називає, чого бракувало у файлі', 'Дивиться збірку чи пробний відбиток до випуску'],
            [
              'Ділить відхилення на ті, що шкодять користуванню, і ті, яких ніхто не помітить',
              'Називає обмеження матеріалу чи екрана, про які питає ще на початку',
            ],
            [
              'Змінює дизайн, бо рішення виконавця краще, і може сказати чим',
              'Називає кількість уточнень чи передруків до й після нового порядку',
            ],
          ],
          probes: [
            { text: 'Який стан чи розмір не було намальовано?', trigger: 'missing_point' },
            { text: 'Що саме ви зробили інакше в наступному файлі?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'dc-long-names',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      branch: { of: ['screen-design'], elsewhere: ['graphic-design', 'interior-design'] },
      topics: {
        en: ['mobile', 'landing', 'figma', 'layout', 'ui design', 'responsive', 'edge case'],
        uk: ['мобільн', 'лендинг', 'figma', 'адаптив', 'верстк', 'таблиц'],
      },
      text: {
        en: {
          ask: 'Your card layout is approved with “Anna Lee” and a perfect photo. Then the real data come in: names of forty letters, every third photo missing, prices in four currencies. Release is on Thursday, today is Tuesday. How do you go about it?',
          whyAsked:
            'Layouts break on real content. The answer shows whether a designer works with the content or asks it to behave.',
          keyPoints: [
            'Tries the layout with the worst real cases at once',
            'Rules: wrap, shorten, reduce, omit, and which of them for which content',
            'A missing picture has its own state',
            'What must be legible at the smallest size',
            'Agreed with developer and client what goes in by Thursday',
          ],
          notRequired: ['A finished design'],
          anchors: [
            ['Asks for shorter names'],
            ['Makes the type smaller until everything fits', 'Truncates names, whatever is lost'],
            ['Takes the longest names into the layout', 'Designs a state without a photo'],
            [
              'Decides by content: surname stays, second line wraps, price is never cut',
              'Tells the developer the rule rather than one drawing',
            ],
            [
              'Asks how many names are longer than two lines, and designs for that',
              'Changes the approval itself: from now on only with real content',
            ],
          ],
          probes: [
            { text: 'What does the card with no photo show?', trigger: 'vague' },
            { text: 'The client insists on the approved look. What now?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Макет картки погоджено з «Анна Лі» й бездоганним фото. Приходять справжні дані: імена на сорок літер, кожного третього фото немає, ціни в чотирьох валютах. Випуск у четвер, сьогодні вівторок. Як дієте?',
          whyAsked:
            'Макети ламаються об справжній вміст. Відповідь показує, чи дизайнер працює з вмістом, чи просить його бути зручним.',
          keyPoints: [
            'Одразу випробувати макет на найгірших справжніх даних',
            'Правила: перенести, скоротити, зменшити, прибрати, і що для якого вмісту',
            'Відсутнє фото має власний стан',
            'Що має читатися на найменшому розмірі',
            'Погоджено з розробником і замовником, що встигають до четверга',
          ],
          notRequired: ['Готовий малюнок'],
          anchors: [
            ['Просить коротших імен'],
            ['Зменшує кегль, доки все влізе', 'Обрізає імена крапками, хоч би що зникло'],
            ['Бере в макет найдовші імена', 'Малює стан без фото'],
            [
              'Вирішує за вмістом: прізвище лишається, другий рядок переноситься, ціну не ріжуть',
              'Дає розробникові правило, а не один малюнок',
            ],
            [
              'Просить розподіл: скільки довших за два рядки, і проєктує для цього',
              'Змінює саме погодження: відтепер лише зі справжнім вмістом',
            ],
          ],
          probes: [
            { text: 'Що показує картка без фото?', trigger: 'vague' },
            { text: 'Замовник наполягає на погодженому вигляді. Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'dc-make-it-pop',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      topics: {
        en: ['feedback', 'stakeholder', 'client', 'present'],
        uk: ['правк', 'замовник', 'клієнт', 'презентац'],
      },
      text: {
        en: {
          ask: 'Third round. The client writes: “It still does not speak to me. Make our colour bigger, more air, a bit more wow.” More colour and more air clash, and it has to go out in four days. How do you answer?',
          whyAsked:
            'Feedback comes as a remedy and hides the complaint. The answer shows how a designer finds it without giving in or digging in.',
          keyPoints: [
            'Finds out what does not work: what people should notice, think, do',
            'Turns the wishes into a question that can be decided',
            'Shows two versions with one difference each',
            'Reminds them of the agreed aim and the days left',
            'A limit on rounds, set politely',
          ],
          notRequired: ['Winning against the client'],
          anchors: [
            ['Makes the colour bigger and sends it'],
            ['Explains to the client why they are wrong', 'Sends five versions to choose from'],
            ['Rings up and asks what is missing', 'Puts the version next to the agreed aim'],
            [
              'Shows the work where it will be seen, at real size and distance',
              'Says what must be settled by tomorrow to keep the date',
            ],
            [
              'Notices that somebody behind the client decides, and gets them involved',
              'Shows both to three people within an hour and reports what they saw first',
            ],
          ],
          probes: [
            { text: 'What is your first question on the phone?', trigger: 'vague' },
            { text: 'They say “I will know it when I see it”. What do you do?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Третє коло правок. Замовник пише: «Все одно не чіпляє. Більше нашого кольору, більше повітря, трохи більше вау». Колір і повітря суперечать одне одному, здача за чотири дні. Як ви відповісте?',
          whyAsked:
            'Відгук приходить у вигляді рецепта й приховує сам закид. Відповідь показує, як дизайнер його знаходить, не здаючись і не впираючись.',
          keyPoints: [
            'З’ясувати, що не діє: що люди мають помітити, подумати, зробити',
            'Перекласти побажання на питання, яке можна вирішити',
            'Показати дві версії, кожна з однією відмінністю',
            'Нагадати про погоджену мету й решту днів',
            'Межа правок, сказана доброзичливо',
          ],
          notRequired: ['Перемога над замовником'],
          anchors: [
            ['Додає кольору й надсилає'],
            ['Пояснює замовникові, чому той помиляється', 'Надсилає п’ять версій на вибір'],
            ['Телефонує й питає, чого бракує', 'Кладе версію поруч із погодженою метою'],
            [
              'Показує роботу там, де її бачитимуть, у справжньому розмірі й з відстані',
              'Називає, що треба вирішити до завтра, щоб устигнути',
            ],
            [
              'Помічає, що за замовником вирішує хтось інший, і запрошує його до розмови',
              'За годину показує обидві трьом людям і приносить, що вони помітили першим',
            ],
          ],
          probes: [
            { text: 'Про що ви спитаєте телефоном насамперед?', trigger: 'vague' },
            { text: 'Вам кажуть: «Побачу, тоді знатиму». Що ви робите?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'dc-two-brands-one-system',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      branch: { of: ['screen-design'], elsewhere: ['graphic-design', 'interior-design'] },
      topics: {
        en: ['design system', 'component', 'library', 'consisten'],
        uk: ['дизайн-систем', 'дизайн систем', 'компонент', 'ui kit'],
      },
      text: {
        en: {
          ask: 'Two brands have merged. Five designers maintain two libraries; there are nineteen buttons, and each team swears by its own. The board wants “one look” by summer, the product teams want no delay. You take this over. What happens in the first month?',
          whyAsked:
            'A common system is won by the order of work and consent rather than by drawing. The answer shows where a designer begins and what they leave alone.',
          keyPoints: [
            'An inventory from the running product, not from the libraries',
            'What really has to be shared: foundation, names, most-used parts',
            'A first part small enough to finish, with a team that needs it',
            'Who decides on changes, and how they are announced',
            'What stays different between the brands',
          ],
          notRequired: ['A tool for tokens'],
          anchors: [
            ['Draws a new library alone and announces it'],
            ['Takes the larger brand’s library for everyone', 'Starts with the button because everyone talks about it'],
            [
              'Makes an inventory and groups parts that do the same job',
              'Involves designers of both brands and a developer',
            ],
            [
              'Starts with colours, type and spacing under common names',
              'Ties the move to releases that are due anyway',
            ],
            [
              'Tells the board what “one look” will not cover by summer, and what that saves',
              'Retires old parts with a date and a way to see who still uses them',
            ],
          ],
          probes: [
            { text: 'Which part is done first, and who uses it?', trigger: 'vague' },
            { text: 'One team builds a twentieth button. What happens?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Два бренди об’єдналися. П’ятеро дизайнерів ведуть дві бібліотеки, кнопок дев’ятнадцять. Правління хоче «єдиний вигляд» до літа, продуктові команди не хочуть затримок. Ви це очолюєте. Що відбувається першого місяця?',
          whyAsked:
            'Спільну систему здобувають черговістю робіт і згодою, а не малюванням. Відповідь показує, з чого дизайнер починає і чого не чіпає.',
          keyPoints: [
            'Опис наявного з діючого продукту, а не з бібліотек',
            'Що справді має бути єдиним: основа, назви, найуживаніше',
            'Перша частина, досить мала, щоб її закінчити, з командою, якій вона потрібна',
            'Хто вирішує про зміни і як про них повідомляють',
            'Що між брендами лишається різним',
          ],
          notRequired: ['Інструмент для токенів'],
          anchors: [
            ['Самостійно малює новий набір елементів і оголошує його'],
            ['Бере для всіх набір елементів більшого бренду', 'Починає з кнопки, бо про неї всі говорять'],
            ['Описує наявне й групує те, що робить те саме', 'Залучає дизайнерів обох брендів і розробника'],
            [
              'Починає з кольорів, шрифту й відступів під спільними назвами',
              'Прив’язує перехід до випусків, які однаково заплановано',
            ],
            [
              'Каже правлінню, чого «єдиний вигляд» до літа не охопить і що це заощадить',
              'Виводить старі елементи з ужитку до певної дати й бачить, хто ще їх використовує',
            ],
          ],
          probes: [
            { text: 'Яка частина готова першою і хто нею користується?', trigger: 'vague' },
            { text: 'Одна команда робить двадцяту кнопку. Що тоді?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'dc-grey-on-white',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      branch: { of: ['screen-design'], elsewhere: ['graphic-design', 'interior-design'] },
      topics: { en: ['accessib', 'wcag', 'form'], uk: ['доступн', 'wcag', 'інклюзивн'] },
      text: {
        en: {
          ask: 'A form has pale grey labels inside the fields, errors marked only by a red border, and a light green “Pay” button with white text. Go through what is wrong with each for the people who use it, and what you would draw instead.',
          whyAsked:
            'Readable and usable for all is a craft with known measures. The answer shows whether the candidate knows them and the reasons.',
          keyPoints: [
            'Contrast of small text at least 4.5 to 1, of large text and controls 3 to 1',
            'Labels inside vanish as soon as you type',
            'Not everyone sees red alone: a text and a symbol by the field',
            'The error says what to do and keeps what was typed',
            'Focus, touch size, reading by a screen reader',
          ],
          notRequired: ['The clause number of a standard'],
          anchors: [
            ['Thinks it looks clean'],
            ['Says only that the grey is too pale', 'Replaces red with another colour'],
            ['Puts labels above and darkens text and button', 'Adds a text to the error'],
            ['Gives the contrast figures and checks with a tool', 'Says what is lost while typing and after an error'],
            [
              'Goes through the form by keyboard and with a screen reader',
              'Fixes it in the common part, so that no form can have it again',
            ],
          ],
          probes: [
            { text: 'What contrast do you aim for, and how do you measure it?', trigger: 'missing_point' },
            { text: 'What exactly does the error text say?', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'У формі блідо-сірі підписи всередині полів, помилки позначено лише червоною рамкою, а кнопка «Сплатити» світло-зелена з білим текстом. Поясніть, чим кожне з цього шкодить користувачам і що ви намалюєте натомість.',
          whyAsked:
            'Читне й зручне для всіх є ремеслом із відомими мірками. Відповідь показує, чи знає їх кандидат і чи розуміє причини.',
          keyPoints: [
            'Контраст дрібного тексту щонайменше 4,5 до 1, великого тексту й елементів 3 до 1',
            'Підписи всередині зникають, щойно почати вводити',
            'Самого червоного бачать не всі: потрібні текст і знак біля поля',
            'Помилка каже, що зробити, і зберігає введене',
            'Фокус, розмір для дотику, читання екранним диктором',
          ],
          notRequired: ['Пункт стандарту'],
          anchors: [
            ['Вважає, що вигляд чистий і все гаразд'],
            ['Називає лише те, що сірий заблідий', 'Замінює червоний іншим кольором'],
            ['Виносить підписи над поля, темнить текст і кнопку', 'Додає до помилки текст'],
            ['Називає цифри контрасту й перевіряє інструментом', 'Каже, що губиться під час уведення й після помилки'],
            [
              'Проходить форму самою клавіатурою, з увімкненим екранним диктором',
              'Розв’язує це у спільному елементі, щоб у жодній формі не повторилося',
            ],
          ],
          probes: [
            { text: 'Який контраст вам потрібен і чим ви його вимірюєте?', trigger: 'missing_point' },
            { text: 'Що саме написано в тексті помилки?', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'dc-timetable-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 30,
      branch: { of: ['screen-design', 'graphic-design'], elsewhere: ['interior-design'] },
      text: {
        en: {
          ask: 'A bus timetable: forty departures, three kinds of day, six footnotes, one small table. In twenty minutes sketch two different versions for somebody at the stop who wants to know when to leave, then choose one and tell me what you would test first.',
          whyAsked:
            'A sketch on paper shows thinking without tools. The task shows what is put first, what is left out and how doubt is handled.',
          keyPoints: [
            'The passenger’s question comes before the data',
            'Two versions that differ in structure, not style',
            'Hierarchy: what can be seen at one metre, in the dark, in a hurry',
            'Special cases: Sundays, last bus, notes',
            'One doubt and how to test it today',
          ],
          notRequired: ['Neat drawing', 'A digital solution'],
          anchors: [
            ['Makes the same table prettier'],
            ['Draws one version in two styles', 'Leaves out the data that does not fit'],
            ['Sketches two structures and says which is quicker to read', 'Puts the next departure or the hour first'],
            ['Groups the days and deals with the footnotes', 'Says who the chosen version serves worse'],
            [
              'Tests both sketches on the interviewer with a question and a watch',
              'Questions the medium: what belongs on the sign and what elsewhere',
            ],
          ],
          probes: [
            { text: 'What do people read first here, and why that?', trigger: 'missing_point' },
            { text: 'The sign has to be half the size. What goes?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розклад автобуса: сорок рейсів, три види днів, шість приміток, одна дрібна таблиця. За двадцять хвилин накидайте два різні рішення для людини на зупинці, яка хоче знати, коли їхати, оберіть одне й скажіть, що перевірите насамперед.',
          whyAsked:
            'Ескіз на папері показує міркування без інструментів. Завдання показує, що ставлять першим, що прибирають і як дають раду сумнівам.',
          keyPoints: [
            'Запитання пасажира передує даним',
            'Два рішення, відмінні будовою, а не стилем',
            'Ієрархія: що видно з метра, у темряві, поспіхом',
            'Особливі випадки: неділя, останній автобус, примітки',
            'Один сумнів і як його перевірити сьогодні',
          ],
          notRequired: ['Охайний малюнок', 'Цифрове рішення'],
          anchors: [
            ['Робить ту саму таблицю гарнішою'],
            ['Малює одне рішення у двох стилях', 'Прибирає дані, які не влізли'],
            ['Накидає дві будови й каже, яку швидше прочитати', 'Ставить першим найближчий рейс або годину'],
            ['Групує дні й дає раду приміткам', 'Називає, кому обране рішення служить гірше'],
            [
              'Випробовує обидва ескізи на співрозмовнику із запитанням і годинником',
              'Ставить під питання саму табличку: що має бути на ній, а що деінде',
            ],
          ],
          probes: [
            { text: 'Що тут читають першим і чому саме це?', trigger: 'missing_point' },
            { text: 'Вказівник стає вдвічі меншим. Що зникне?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
