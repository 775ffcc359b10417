import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** Cases from experience about one focus area: what somebody has done shows what they can do. */
export const pastWorkFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-last-time',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Part of this job is “{area}”. Take me through your most recent piece of it, from what set it off to how it ended.',
        whyAsked:
          'The most recent occasion cannot be chosen for its shine: it shows how the work is done on an ordinary day.',
        keyPoints: [
          'When and where it was, and what set it off',
          'The steps in the order in which they were taken',
          'Which of them were the candidate’s own',
          'How it was checked, and what came out of it',
        ],
        notRequired: ['A large or difficult occasion', 'The same tools as here'],
        anchors: [
          ['Has not done it and names nothing near it'],
          [
            'Speaks of how it is usually done, without one occasion',
            'Names the occasion, but the steps stay with “we” or with others',
          ],
          ['Gives the occasion and its main steps in order', 'Says what the result was'],
          [
            'Gives details that only a person who was there knows: quantities, papers, who waited for what',
            'Says how they made sure that it was right before it left their hands',
          ],
          [
            'Points out where this occasion differed from the usual and what they changed because of it',
            'Shows the result by something another person could look up',
          ],
        ],
        probes: [
          { text: 'Which of these steps did you do with your own hands?', trigger: 'no_role' },
          { text: 'What did you check before you called it finished?', trigger: 'no_result' },
          { text: 'When was that, and how often do you do it?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Claims the work as their own, yet cannot say what the first step was',
            jobReason: 'Whoever takes the work over here has to begin it alone.',
          },
        ],
      },
      uk: {
        ask: 'Частиною цієї роботи є «{area}». Проведіть мене крізь свою найсвіжішу роботу такого роду: із чого почалося й чим закінчилося.',
        whyAsked: 'Останній випадок не вибереш за його виграшністю: він показує, як людина працює звичайного дня.',
        keyPoints: [
          'Коли й де це було і з чого почалося',
          'Кроки в тому порядку, у якому їх зроблено',
          'Власні кроки кандидата серед них',
          'Як перевірено і що вийшло',
        ],
        notRequired: ['Великий чи складний випадок', 'Ті самі інструменти, що й у нас'],
        anchors: [
          ['Не має такого випадку й нічого близького не називає'],
          [
            'Описує, як це зазвичай роблять, без жодного випадку',
            'Називає випадок, але кроки лишаються за «ми» або за іншими',
          ],
          ['Називає випадок і головні кроки по порядку', 'Каже, який був результат'],
          [
            'Згадує подробиці, відомі лише тому, хто там був: кількості, папери, хто на що чекав',
            'Каже, як переконується, що все правильно, перш ніж віддати роботу далі',
          ],
          [
            'Показує, чим цей випадок відрізнявся від звичайного і що через це змінено',
            'Підтверджує результат тим, що може перевірити й інша людина',
          ],
        ],
        probes: [
          { text: 'Які із цих кроків ви робили власноруч?', trigger: 'no_role' },
          { text: 'Що ви перевірили, перш ніж вважати роботу закінченою?', trigger: 'no_result' },
          { text: 'Коли це було і як часто ви це робите?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Називає роботу своєю, але не може сказати, яким був перший крок',
            jobReason: 'Той, хто перейме цю роботу в нас, починатиме її без підказки.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-came-out-wrong',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'Think of “{area}” and of an occasion when your own work there did not come out as it should have. What happened, and what did you do next?',
        whyAsked:
          'Who really does this work has had it go wrong; how they noticed and put it right shows their control of it.',
        keyPoints: [
          'One real occasion with its consequence',
          'How and when it was noticed, and by whom',
          'What was done at once to limit the harm',
          'What caused it, as far as it was found',
          'What has been done differently since',
        ],
        notRequired: ['A grave mistake', 'Sole responsibility for it'],
        anchors: [
          ['Says that nothing has ever gone wrong in this work'],
          ['Tells only of other people’s mistakes', 'Names the mistake but not what it led to'],
          ['Names their own mistake and what they did to correct it', 'Says who was told about it'],
          [
            'Separates what stopped the harm at once from what removed the cause',
            'Names the check that should have caught it and did not',
          ],
          [
            'Shows that the same thing has not happened since, and how they know',
            'Changed the way others do this work too, not just their own habit',
          ],
        ],
        probes: [
          { text: 'How long had it been wrong before somebody noticed?', trigger: 'missing_point' },
          { text: 'What was your own share in it?', trigger: 'no_role' },
          { text: 'What do you do differently today because of it?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Covered the mistake up so that those who relied on the work did not learn of it',
            jobReason: 'Others act on this work; a hidden mistake reaches them too late to be put right.',
          },
        ],
      },
      uk: {
        ask: 'Згадайте випадок, коли у справі «{area}» ваша власна робота вийшла не такою, як мала. Що сталося і що ви зробили далі?',
        whyAsked:
          'Хто справді це робить, у того щось та й не вдавалося; те, як це помічено й виправлено, показує, чи людина володіє справою.',
        keyPoints: [
          'Один справжній випадок і його наслідок',
          'Як і коли це помічено і ким',
          'Що зроблено відразу, щоб зменшити шкоду',
          'Що було причиною, наскільки її з’ясовано',
          'Що відтоді роблять інакше',
        ],
        notRequired: ['Тяжка помилка', 'Щоб відповідальність була лише на кандидатові'],
        anchors: [
          ['Каже, що в цій роботі ніколи нічого не йшло не так'],
          ['Розповідає лише про чужі помилки', 'Називає помилку, але не те, до чого вона призвела'],
          ['Називає власну помилку й те, як її виправлено', 'Каже, кому про неї повідомлено'],
          [
            'Відрізняє те, що відразу спинило шкоду, від того, що усунуло причину',
            'Називає перевірку, яка мала б це виявити й не виявила',
          ],
          [
            'Показує, що таке більше не повторювалося, і звідки це відомо',
            'Змінює не лише власну звичку, а й те, як цю роботу роблять інші',
          ],
        ],
        probes: [
          { text: 'Скільки часу минуло, поки це хтось помітив?', trigger: 'missing_point' },
          { text: 'Якою була саме ваша частка в цьому?', trigger: 'no_role' },
          { text: 'Що ви тепер через це робите інакше?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Приховує помилку від тих, хто покладається на цю роботу',
            jobReason: 'Інші діють на підставі цієї роботи; прихована помилка доходить до них запізно.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-hardest-to-get-right',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'Of everything you have done under the heading “{area}”, which piece was the hardest to get right? Tell me what made it hard and how you got there.',
        whyAsked: 'The upper limit of what somebody has managed says more about a demanding job than their average.',
        keyPoints: [
          'What made it harder than the usual case',
          'Which ways were considered and why one was taken',
          'What nearly failed, and what saved it',
          'The outcome, and who judged it',
        ],
        notRequired: ['Success in the end', 'Working alone'],
        anchors: [
          ['Finds no piece that was harder than the others'],
          [
            'Calls it hard because there was much of it or little time',
            'Describes the difficulty, but a colleague or the manager solved it',
          ],
          ['Names what was difficult about the matter itself', 'Tells the way they took and its outcome'],
          [
            'Weighs the way taken against one that was rejected, with the reason',
            'Names the moment when it could have failed and what they did then',
          ],
          [
            'Explains which part of the difficulty they would recognise earlier today, and by what sign',
            'Has used what was learned in a later piece and says with what effect',
          ],
        ],
        probes: [
          { text: 'What would an easy piece of the same work have looked like?', trigger: 'too_general' },
          { text: 'Which way did you consider and drop?', trigger: 'missing_point' },
          { text: 'Who judged the result, and what did they say?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'З усього, що ви робили у справі «{area}», що було найважче зробити правильно? Розкажіть, у чому була складність і як ви з нею впоралися.',
        whyAsked: 'Для вимогливої роботи межа того, з чим людина впоралася, важить більше, ніж її звичайний день.',
        keyPoints: [
          'Чим це було важче за звичайний випадок',
          'Які шляхи розглянуто й чому вибрано один',
          'Що ледь не зірвалося і що врятувало справу',
          'Чим закінчилося і хто це оцінив',
        ],
        notRequired: ['Успішне завершення', 'Робота без помічників'],
        anchors: [
          ['Не знаходить нічого, що було б важчим за решту'],
          [
            'Називає важким те, чого було багато або на що бракувало часу',
            'Описує складність, але розв’язав її колега чи керівник',
          ],
          ['Називає, що було складного в самій справі', 'Розповідає про свій шлях і чим він закінчився'],
          [
            'Порівнює обраний шлях із відкинутим і називає причину',
            'Називає мить, коли все могло зірватися, і свої дії в ній',
          ],
          [
            'Пояснює, яку частину складності тепер видно раніше і за якою ознакою',
            'Застосовує здобуте в пізнішій роботі й каже, з яким наслідком',
          ],
        ],
        probes: [
          { text: 'Яким був би легкий випадок такої самої роботи?', trigger: 'too_general' },
          { text: 'Який шлях ви розглянули й відкинули?', trigger: 'missing_point' },
          { text: 'Хто оцінював результат і що сказав?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-runs-differently-now',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'What about “{area}” is done differently somewhere today because of you? Describe how it was before, what you did and how it is now.',
        whyAsked: 'A lasting change shows that somebody understands the work well enough to improve it.',
        keyPoints: [
          'The earlier way and what was wrong with it',
          'The candidate’s own step, not just a wish',
          'How those concerned came to work the new way',
          'What is better, and how that was seen',
        ],
        notRequired: ['A change in the whole company', 'A position of authority'],
        anchors: [
          ['Has changed nothing and sees nothing worth a change'],
          ['Names an idea that was proposed and not carried out', 'Names a change that others had ordered'],
          ['Names one change, what it replaced and their own step', 'Says that it is still in use'],
          [
            'Tells how those who had to work the new way were brought along',
            'Compares before and after in time, cost, mistakes or complaints',
          ],
          [
            'Names what the change made worse, and what was done about that',
            'Others have taken the change over without being asked to',
          ],
        ],
        probes: [
          { text: 'Who had to be convinced, and by what?', trigger: 'missing_point' },
          { text: 'How do you know that it is better now?', trigger: 'no_result' },
          { text: 'Which part of it would not have happened without you?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Що у справі «{area}» десь сьогодні роблять інакше завдяки вам? Опишіть, як було раніше, що зробили ви і як стало.',
        whyAsked: 'Тривка зміна показує, що людина розуміє справу настільки, щоб її поліпшити.',
        keyPoints: [
          'Як було раніше і що в цьому було не так',
          'Власний крок кандидата, а не лише побажання',
          'Як люди перейшли на новий порядок',
          'Що стало кращим і з чого це видно',
        ],
        notRequired: ['Зміна на всю компанію', 'Керівна посада'],
        anchors: [
          ['Нічого не змінює і не бачить, що варто було б змінити'],
          ['Називає пропозицію, яку не втілено', 'Називає зміну, яку наказали інші'],
          ['Називає одну зміну, що вона замінила і власний крок', 'Каже, що так роблять досі'],
          [
            'Розповідає, як перейшли на новий порядок ті, кого це стосувалося',
            'Порівнює «до» й «після» за часом, коштами, помилками чи скаргами',
          ],
          ['Називає, що через зміну погіршилося і що із цим зроблено', 'Зміну без нагадувань перейняли й інші'],
        ],
        probes: [
          { text: 'Кого довелося переконувати і чим?', trigger: 'missing_point' },
          { text: 'З чого ви бачите, що тепер краще?', trigger: 'no_result' },
          { text: 'Чого без вас би не сталося?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-until-nobody-checked',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'How did you learn “{area}”? Take me from your first attempts to the point where nobody checked your work any more.',
        whyAsked: 'The way a skill was learned shows how deep it goes, and how the next one will be learned.',
        keyPoints: [
          'What was learned from whom or from what',
          'An early mistake or gap and how it was closed',
          'Who decided that checking was no longer needed, and on what grounds',
          'What is still checked or asked today',
        ],
        notRequired: ['A course or a certificate', 'Many years of it'],
        anchors: [
          ['Cannot say how or when it was learned'],
          ['Lists courses or years without a piece of work', 'Learned it by watching and has not done it alone yet'],
          ['Names steps of learning, each with a piece of work', 'Says from when on they did it alone'],
          [
            'Names a gap that showed in practice and how they closed it',
            'Names the person or the test that released their work',
          ],
          [
            'Says where their skill ends today and what they ask for beyond that',
            'Has brought another person to the same point and says how',
          ],
        ],
        probes: [
          { text: 'Which part took you longest to learn?', trigger: 'too_general' },
          { text: 'Who looked at your first pieces of work, and what did they find?', trigger: 'missing_point' },
          { text: 'What would you still not do without asking?', trigger: 'vague' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Як ви навчилися того, що стоїть за словами «{area}»? Проведіть мене від перших спроб до дня, коли вашу роботу перестали перевіряти.',
        whyAsked: 'З того, як здобуто вміння, видно, наскільки воно глибоке і як людина опановуватиме наступне.',
        keyPoints: [
          'Чого, від кого чи з чого навчено',
          'Рання помилка чи прогалина і як її закрито',
          'Хто і на якій підставі вирішив, що перевіряти вже не треба',
          'Що й тепер перевіряють або про що питають',
        ],
        notRequired: ['Курси чи сертифікат', 'Багато років такої роботи'],
        anchors: [
          ['Не може сказати, як і коли цього навчено'],
          ['Перелічує курси чи роки без жодної роботи', 'Лише спостерігає за іншими, самостійно ще не робить'],
          ['Називає етапи навчання, кожен із прикладом роботи', 'Каже, відколи працює без нагляду'],
          [
            'Називає прогалину, яка виявилася на практиці, і як її закрито',
            'Називає людину чи перевірку, після якої роботу довірено повністю',
          ],
          [
            'Каже, де сьогодні межа власного вміння і до кого звертається далі',
            'Доводить до такого самого рівня іншу людину й каже, як саме',
          ],
        ],
        probes: [
          { text: 'Чого вчитися довелося найдовше?', trigger: 'too_general' },
          { text: 'Хто дивився ваші перші роботи і що в них знайшов?', trigger: 'missing_point' },
          { text: 'За що ви й досі не взялися б, не спитавши?', trigger: 'vague' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-who-relied-on-it',
    about: 'area',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Who relied most recently on what you did in “{area}”, and what did they tell you about it? Give me that case.',
        whyAsked: 'The person who has to work with a result is its best judge; knowing their view shows care for it.',
        keyPoints: [
          'A particular person or group and what they needed it for',
          'What was agreed with them beforehand',
          'What they said, approving or not',
          'What the candidate did with it',
        ],
        notRequired: ['Praise', 'A written review'],
        anchors: [
          ['Does not know who used the work'],
          ['Names a user but has never heard their view', 'Reports praise in general words'],
          ['Names the person and what they needed it for', 'Repeats one thing they said about it'],
          [
            'Had agreed with them beforehand on what “good” would mean',
            'Repeats a critical remark and says what they changed because of it',
          ],
          [
            'Went and saw how the result was used, and found something nobody had told them',
            'Names a case in which the user was wrong, and how the two settled it',
          ],
        ],
        probes: [
          { text: 'What would they have liked to be different?', trigger: 'missing_point' },
          { text: 'How did you learn what they thought?', trigger: 'vague' },
          { text: 'What did you change afterwards?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Хто нещодавно покладався на вашу роботу у справі «{area}» і що вам про неї сказав? Розкажіть про цей випадок.',
        whyAsked: 'Найкраще результат оцінює той, хто ним користується; знати його думку означає дбати про справу.',
        keyPoints: [
          'Певна людина чи група і навіщо їм це було потрібно',
          'Про що з ними домовлено заздалегідь',
          'Що вони сказали, схвально чи ні',
          'Що з почутого зроблено',
        ],
        notRequired: ['Похвала', 'Письмовий відгук'],
        anchors: [
          ['Не знає, хто користувався цією роботою'],
          ['Називає користувача, але ніколи не чує його думки', 'Переказує похвалу загальними словами'],
          ['Називає людину й те, навіщо їй це було потрібно', 'Повторює щось із того, що вона сказала'],
          [
            'Заздалегідь домовляється, що означатиме «добре»',
            'Повторює критичне зауваження й каже, що через нього змінено',
          ],
          [
            'Дивиться на місці, як користуються результатом, і знаходить те, чого ніхто не казав',
            'Називає випадок, коли користувач помилявся, і як вони дійшли згоди',
          ],
        ],
        probes: [
          { text: 'Що вони хотіли б бачити іншим?', trigger: 'missing_point' },
          { text: 'Як ви дізналися, що вони думають?', trigger: 'vague' },
          { text: 'Що ви після цього змінили?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
];
