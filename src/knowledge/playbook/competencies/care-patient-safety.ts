import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const carePatientSafety: PlaybookCompetency = {
  id: 'care-patient-safety',
  fit: {
    families: ['health'],
    title: { en: [], uk: [] },
    posting: {
      en: ['patient care', 'patient safety', 'nursing care', 'medication', 'ward', 'infection control', 'vital signs'],
      uk: [
        'догляд за пацієнт',
        'безпек пацієнт',
        'безпеки пацієнт',
        'сестринськ',
        'відділенн',
        'лікарських засоб',
        'інфекційн контрол',
        'інфекційного контрол',
      ],
    },
  },
  name: { en: 'Care and patient safety', uk: 'Догляд і безпека пацієнтів' },
  definition: {
    en: 'Notices early when a patient is getting worse and calls for help in time, gives medicines and care without mix-ups, hands over so that nothing is lost, prevents infection and falls, and reports near misses.',
    uk: 'Рано помічає погіршення стану пацієнта й вчасно кличе на допомогу, дає ліки й доглядає без помилок і плутанини, передає зміну без утрат, запобігає інфекціям і падінням та повідомляє про небезпечні випадки.',
  },
  signals: {
    en: [
      'patient',
      'nursing',
      'hospital ward',
      'medication',
      'triage',
      'vital signs',
      'handover',
      'infection control',
      'hand hygiene',
      'wound',
      'catheter',
      'cannul',
      'pressure ulcer',
      'early warning score',
      'news2',
      'sbar',
      'fall prevention',
      'resuscitation',
      'care plan',
      'incident report',
    ],
    uk: [
      'пацієнт',
      'сестринськ',
      'медсестр',
      'лікарськ',
      'ліків',
      'ліками',
      'призначення лікар',
      'вітальн',
      'життєвих показник',
      'передач зміни',
      'передача зміни',
      'передаванн зміни',
      'інфекційн',
      'гігієн рук',
      'гігієна рук',
      'догляд за ран',
      'перев’язк',
      'катетер',
      'пролежн',
      'реанімац',
      'план догляду',
      'тріаж',
    ],
  },
  searched: {
    en: ['patients', 'nursing', 'medication', 'vital signs', 'handover', 'infection control'],
    uk: ['пацієнти', 'сестринський', 'лікарський', 'вітальні', 'інфекційний', 'передача зміни'],
  },
  traces: {
    en: [
      'patient',
      'nurs',
      'ward',
      'clinic',
      'hospital',
      'medic',
      'care',
      'health',
      'surg',
      'therap',
      'midwi',
      'triage',
      'emergency',
      'resident',
      'wound',
      'injection',
      'vaccin',
    ],
    uk: [
      'пацієнт',
      'сестр',
      'медич',
      'клінік',
      'лікар',
      'догляд',
      'хірург',
      'терап',
      'акуш',
      'невідклад',
      'швидк',
      'підопічн',
      'рана',
      'рани',
      'ін’єкц',
      'щеплен',
      'вакцин',
      'палат',
    ],
  },
  bars: {
    junior: {
      shownBy: ['cp-got-worse', 'cp-two-bells'],
      strong: {
        en: 'Measures again and calls a senior colleague before the picture is complete',
        uk: 'Вимірює ще раз і кличе старшого колегу, не чекаючи, доки картина стане повною',
      },
      exceptional: {
        en: 'Names the reading at which they would call whatever else they are doing',
        uk: 'Називає показник, за якого кличе на допомогу, хоч би що саме тоді робить',
      },
    },
    middle: {
      shownBy: ['cp-got-worse', 'cp-own-near-miss', 'cp-doubtful-order'],
      strong: {
        en: 'Gives readings, times and a request concisely when calling a doctor',
        uk: 'Викликаючи лікаря, одразу називає показники, час і те, про що просить',
      },
      exceptional: {
        en: 'Escalates when the first call brings no action, and says after how many minutes',
        uk: 'Звертається на щабель вище, коли перший виклик нічого не дає, і каже, через скільки хвилин',
      },
    },
    senior: {
      shownBy: ['cp-own-near-miss', 'cp-handover-lost'],
      strong: {
        en: 'Looks for what in the shift’s work let the slip happen, not only for who made it',
        uk: 'Шукає, що в роботі зміни допустило промах, а не лише хто його зробив',
      },
      exceptional: {
        en: 'Got one step of the shift’s routine changed and checked weeks later that it held',
        uk: 'Домагається зміни одного кроку в роботі зміни й за кілька тижнів перевіряє, чи він тримається',
      },
    },
    lead: {
      shownBy: ['cp-handover-lost', 'cp-short-staffed'],
      strong: {
        en: 'Decides in advance what is left out first when staff are short, and who decides it',
        uk: 'Заздалегідь визначає, чим жертвують першим, коли бракує рук, і хто це вирішує',
      },
      exceptional: {
        en: 'Shows from counts of falls, sores or errors whether the ward became safer',
        uk: 'Показує за кількістю падінь, пролежнів чи помилок, чи стало у відділенні безпечніше',
      },
    },
  },
  questions: [
    {
      id: 'cp-got-worse',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 7,
      crafts: ['nurse', 'carer', 'doctor'],
      topics: {
        en: [
          'deteriorat',
          'news',
          'acute',
          'intensive',
          'critical',
          'emergenc',
          'stroke',
          'post-operative',
          'postoperative',
        ],
        uk: ['погіршен', 'інтенсивн', 'невідклад', 'реаніма', 'екстрен', 'критичн', 'інсульт', 'післяопераційн'],
      },
      text: {
        en: {
          ask: 'Tell me about a patient whose condition got worse on your shift. What did you notice first, and what did you do in the next ten minutes?',
          whyAsked:
            'Early signs are small and come at busy moments. The answer shows whether the candidate sees them, measures and gets help in time.',
          keyPoints: [
            'The first sign: breathing, skin, speech, restlessness, a changed reading',
            'What was measured again and compared with before',
            'Who the candidate called, when, and in what words',
            'What was done until help came: position, oxygen as allowed, staying with the patient',
            'How the patient was afterwards',
          ],
          notRequired: ['A resuscitation (a quiet deterioration is as good)', 'A diagnosis'],
          anchors: [
            ['Recalls no patient who got worse, or says doctors deal with that'],
            ['Noticed only when the monitor or a relative raised the alarm', 'Waited for the next round of readings'],
            ['Names a sign and took a full set of readings', 'Called the doctor and stayed within reach'],
            [
              'Compared the readings with earlier ones and named what had changed',
              'Started with airway, breathing and position while help was on its way',
            ],
            [
              'Sensed a change before the numbers showed it, and says what it was',
              'Told the team afterwards what would have shown it an hour earlier',
            ],
          ],
          probes: [
            { text: 'Roughly what were the readings before, and what were they then?', trigger: 'vague' },
            { text: 'Which of those things did you do yourself?', trigger: 'no_role' },
            { text: 'What exactly did you say on the phone to the doctor?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Left the patient alone to finish another task after seeing the change',
              jobReason: 'A patient who is getting worse can stop breathing within minutes.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про пацієнта, якому на вашій зміні стало гірше. Що ви помітили першим і що робили наступні десять хвилин?',
          whyAsked:
            'Ранні ознаки непомітні й трапляються в найзайнятіший час. Відповідь показує, чи бачить їх кандидат, чи вимірює і чи вчасно кличе на допомогу.',
          keyPoints: [
            'Перша ознака: дихання, шкіра, мовлення, неспокій, показник, що змінився',
            'Що виміряно повторно й порівняно з попереднім',
            'Кого кандидат покликав, коли і якими словами',
            'Що зроблено до приходу допомоги: положення, кисень у дозволених межах, хтось поруч',
            'Що було з пацієнтом далі',
          ],
          notRequired: ['Випадок із реанімацією (тихе погіршення теж підходить)', 'Встановлений діагноз'],
          anchors: [
            ['Не пригадує такого пацієнта або каже, що за цим стежать лікарі'],
            ['Помічає, лише коли спрацьовує монітор чи кличуть родичі', 'Чекає наступного планового вимірювання'],
            ['Називає ознаку й знімає всі показники', 'Кличе лікаря й залишається поблизу'],
            [
              'Порівнює показники з попередніми й називає, що саме змінилося',
              'Починає з дихальних шляхів, дихання й положення, поки йде допомога',
            ],
            [
              'Відчуває зміну раніше, ніж її показують цифри, і каже, за чим саме',
              'Потім пояснює колегам, що показало б це годиною раніше',
            ],
          ],
          probes: [
            { text: 'Якими приблизно були показники до цього і в ту мить?', trigger: 'vague' },
            { text: 'Що з цього зробили особисто ви?', trigger: 'no_role' },
            { text: 'Що саме ви сказали лікареві телефоном?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Помітивши зміну, залишає пацієнта самого, щоб закінчити іншу роботу',
              jobReason: 'Пацієнт, якому гіршає, може перестати дихати за лічені хвилини.',
            },
          ],
        },
      },
    },
    {
      id: 'cp-own-near-miss',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 7,
      crafts: ['nurse', 'doctor', 'dentist', 'pharmacist'],
      topics: { en: ['patient safety', 'incident'], uk: ['безпека пацієнт'] },
      text: {
        en: {
          ask: 'Tell me about a medicine or a procedure where you made a mistake or stopped just short of one. What led to it, and what happened afterwards?',
          whyAsked:
            'Everybody who gives medicines has come close to an error. The answer shows whether they own it, report it and learn from it.',
          keyPoints: [
            'The slip itself, named plainly: patient, dose, route, time or drug',
            'What was done for the patient first',
            'Who was told, and how soon',
            'The report, and what in the work made the slip likely',
            'What is done differently since',
          ],
          notRequired: ['Harm to a patient', 'Details that identify a patient'],
          anchors: [
            ['Says they have never come close to an error'],
            ['Describes a colleague’s error instead of their own', 'Told nobody because nothing had happened'],
            ['Names the slip and told the doctor or nurse in charge', 'Watched the patient for effects'],
            [
              'Told the patient or made sure they were told',
              'Names the look-alike packaging, interruption or unclear order behind it',
            ],
            [
              'Reported a near miss that nobody else had seen',
              'Had the cause removed: stored apart, labelled, double-checked, and followed it through',
            ],
          ],
          probes: [
            { text: 'Which of the checks did it get past?', trigger: 'missing_point' },
            { text: 'How long was it before somebody else knew?', trigger: 'vague' },
            { text: 'What on your ward is different today because of it?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Altered or left out an entry in the records to hide the slip',
              jobReason: 'The next person treats the patient according to the records.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про випадок із ліками чи процедурою, коли ви помилилися або зупинилися за мить до помилки. Чому так вийшло і що було потім?',
          whyAsked:
            'Кожен, хто дає ліки, був близько до помилки. Відповідь показує, чи її визнають, чи про неї повідомляють і чи роблять висновки.',
          keyPoints: [
            'Сам промах, названий прямо: пацієнт, доза, шлях уведення, час або препарат',
            'Що передусім зроблено для пацієнта',
            'Кому і як швидко про це сказано',
            'Повідомлення про випадок і що в роботі зробило промах імовірним',
            'Що відтоді роблять інакше',
          ],
          notRequired: ['Шкода пацієнтові', 'Подробиці, за якими можна впізнати пацієнта'],
          anchors: [
            ['Каже, що ніколи не було нічого близького до помилки'],
            ['Розповідає про чужу помилку замість власної', 'Нікому не каже, бо нічого ж не сталося'],
            ['Називає промах і повідомляє лікаря або старшу сестру', 'Спостерігає за пацієнтом, чи є наслідки'],
            [
              'Повідомляє пацієнта або дбає, щоб його повідомили',
              'Називає схожу упаковку, відволікання чи нечіткий запис, що стояли за цим',
            ],
            [
              'Повідомляє про небезпечний випадок, якого ніхто більше не бачив',
              'Домагається усунення причини: окреме місце, позначка, подвійна перевірка, і бачить, що це тримається',
            ],
          ],
          probes: [
            { text: 'Яка з перевірок це пропустила?', trigger: 'missing_point' },
            { text: 'Скільки минуло часу, доки дізнався ще хтось?', trigger: 'vague' },
            { text: 'Що через це змінили у вашому відділенні?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Змінює або пропускає запис у документації, щоб приховати промах',
              jobReason: 'Наступна людина лікує пацієнта за цими записами.',
            },
          ],
        },
      },
    },
    {
      id: 'cp-handover-lost',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 6,
      crafts: ['nurse', 'carer', 'doctor'],
      branch: { of: ['hospital', 'care-home', 'home-care'], elsewhere: ['outpatient-clinic'] },
      topics: { en: ['handover', 'team', 'colleague'], uk: ['передаван', 'передач зміни', 'команд'] },
      text: {
        en: {
          ask: 'Tell me about something important that got lost between two shifts or two wards. How did it come to light, and what was done about it?',
          whyAsked:
            'Many care errors start at handover. The answer shows how the candidate hands over, and what they do when it fails.',
          keyPoints: [
            'What was lost: an allergy, a pending result, a drug already given, a fall risk',
            'What it did or could have done to the patient',
            'How the handover was done: where, how long, with which list',
            'What the candidate did for the patient at once',
            'What was changed, and whether it lasted',
          ],
          notRequired: ['A named handover method'],
          anchors: [
            ['Sees no risk in how shifts are handed over'],
            ['Blames the colleague and goes no further', 'Hands over from memory and considers that enough'],
            ['Put right what was missing and told the colleague', 'Describes a fixed order in which they hand over'],
            [
              'Has the person taking over repeat the critical points',
              'Goes to the bedside with the colleague for patients at risk',
            ],
            [
              'Checked a number of handovers to see what is lost most often',
              'Got one list used by all shifts, and says what it changed',
            ],
          ],
          probes: [
            { text: 'In what order do you hand over a patient who came in an hour ago?', trigger: 'too_general' },
            { text: 'What did it mean for the patient?', trigger: 'no_result' },
            { text: 'What was your part in the change?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про щось важливе, що загубилося між двома змінами чи відділеннями. Як це виявилося і що з цим зробили?',
          whyAsked:
            'Багато помилок у догляді народжується під час передавання зміни. Відповідь показує, як кандидат передає пацієнтів і що робить, коли це не вдалося.',
          keyPoints: [
            'Що загубилося: алергія, очікуваний результат, уже введений препарат, ризик падіння',
            'Чим це обернулося або могло обернутися для пацієнта',
            'Як передавали зміну: де, скільки часу, за яким переліком',
            'Що кандидат одразу зробив для пацієнта',
            'Що змінили і чи це втрималося',
          ],
          notRequired: ['Назва методу передавання'],
          anchors: [
            ['Не бачить ризику в тому, як передають зміну'],
            ['Звинувачує колегу, і на цьому все', 'Передає з пам’яті й вважає це достатнім'],
            ['Виправляє пропущене й каже про це колезі', 'Називає сталий порядок, у якому передає пацієнтів'],
            ['Просить того, хто приймає, повторити найважливіше', 'До пацієнтів із ризиком підходить разом із колегою'],
            [
              'Перевіряє низку передавань, щоб побачити, що губиться найчастіше',
              'Домагається єдиного переліку для всіх змін і каже, що це дало',
            ],
          ],
          probes: [
            { text: 'У якому порядку ви передаєте пацієнта, який надійшов годину тому?', trigger: 'too_general' },
            { text: 'Чим це обернулося для пацієнта?', trigger: 'no_result' },
            { text: 'Що з цього змінили особисто ви?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cp-two-bells',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      crafts: ['nurse'],
      branch: { of: ['hospital'], elsewhere: ['outpatient-clinic', 'care-home', 'home-care'] },
      topics: {
        en: ['triage', 'night shift', 'priorit', 'time manage', 'workload', 'multitask'],
        uk: ['нічн', 'пріоритет', 'навантажен', 'багатозадач', 'стрес'],
      },
      text: {
        en: {
          ask: 'Three calls at once: a post-operative patient feels “odd”, another needs the toilet and is unsteady, a relative is angry at the desk. You are alone for ten minutes. What do you do?',
          whyAsked:
            'Nobody in care has hands for everything. The answer shows how the candidate prioritises, and what they do for those who wait.',
          keyPoints: [
            'The patient after surgery first: a look and readings take a minute',
            'The unsteady patient must not get up alone: a word, a bell, a helper, a bedpan',
            'The relative gets a sentence and a time',
            'Help is called early',
            'A return to each of them',
          ],
          notRequired: ['Reciting a rule by heart'],
          anchors: [
            ['Goes by the order of the calls or by who is loudest'],
            [
              'Picks one and forgets what may happen to the others meanwhile',
              'Reassures the patient after surgery from the door',
            ],
            [
              'Goes to the patient after surgery and takes readings',
              'Asks the other patient to stay seated until somebody comes',
            ],
            [
              'Says in a sentence each why this one is first and what makes the next one safe',
              'Calls a colleague from elsewhere before it becomes urgent',
            ],
            [
              'Names the finding that would reverse the order',
              'Deals afterwards with why two patients were left ringing, such as rounds or bell in reach',
            ],
          ],
          probes: [
            { text: 'What do you look at in the first thirty seconds?', trigger: 'vague' },
            { text: 'What exactly do you say to the patient who wants to get up?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Три виклики водночас: пацієнтові після операції «якось не так», інший хоче до туалету й хитається, на посту сердиться родич. Десять хвилин ви самі. Що робите?',
          whyAsked:
            'Рук на все не вистачає нікому. Відповідь показує, за чим кандидат визначає черговість і що робить для тих, хто чекає.',
          keyPoints: [
            'Спершу пацієнт після операції: погляд і показники забирають хвилину',
            'Той, хто хитається, не має вставати сам: слово, дзвінок, помічник, судно',
            'Родичеві одне речення й час',
            'Допомогу кличуть завчасно',
            'Повернення до кожного з них',
          ],
          notRequired: ['Завчене правило'],
          anchors: [
            ['Іде за порядком викликів або до того, хто найгучніший'],
            [
              'Обирає одного й забуває, що тим часом може статися з іншими',
              'Заспокоює пацієнта після операції з порога',
            ],
            ['Іде до пацієнта після операції й знімає показники', 'Просить другого посидіти, доки хтось прийде'],
            [
              'Одним реченням пояснює, чому цей перший і що убезпечить наступного',
              'Кличе колегу з іншого місця раніше, ніж стане терміново',
            ],
            [
              'Називає знахідку, яка змінила б черговість',
              'Потім дбає про причину, чому двоє дзвонили непоміченими: обходи, дзвінок під рукою',
            ],
          ],
          probes: [
            { text: 'На що ви дивитеся в перші тридцять секунд?', trigger: 'vague' },
            { text: 'Що саме ви скажете тому, хто хоче встати?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cp-doubtful-order',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      crafts: ['nurse'],
      branch: { of: ['nurse'], elsewhere: ['carer'] },
      topics: { en: ['medic', 'drug', 'prescri'], uk: ['ліки', 'ліків', 'лікарськ', 'медикамент', 'призначен'] },
      text: {
        en: {
          ask: 'A doctor has ordered a dose that looks ten times too high to you. The doctor is operating, and the pharmacy says “give it as written”. The dose is due in twenty minutes. What do you do?',
          whyAsked:
            'The nurse is the last check before the patient. The answer shows whether doubt holds up against rank and hurry.',
          keyPoints: [
            'The dose is not given while there is doubt',
            'A check of order, patient, weight, kidney function and a reference',
            'A call to the operating room or another doctor who can decide',
            'A clear question: which dose, and for what reason',
            'A record of the doubt, the answer and the delay',
          ],
          notRequired: ['The usual dose of any particular drug'],
          anchors: [
            ['Gives it because the doctor is responsible'],
            ['Gives the usual dose on their own authority', 'Leaves the matter to the next shift'],
            ['Holds the dose back and tries to reach the doctor', 'Looks the dose up before calling'],
            [
              'Goes to another doctor who can decide when the first cannot be reached',
              'Says the doubt in one sentence with the figures',
            ],
            [
              'Weighs what waiting does to this patient, and says when waiting is the greater risk',
              'Reports it so that the prescribing screen or the pharmacy’s check is reviewed',
            ],
          ],
          probes: [
            { text: 'What do you say to them, word for word?', trigger: 'vague' },
            { text: 'The second doctor is annoyed and repeats the dose. What now?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Would carry out any order that is written down',
              jobReason: 'Wrong orders are caught at the bedside or not at all.',
            },
          ],
        },
        uk: {
          ask: 'Лікар призначив дозу, яка здається вам удесятеро завеликою. Він в операційній, аптека каже: «Давайте, як написано». Уводити за двадцять хвилин. Що ви робите?',
          whyAsked:
            'Медсестра є останньою перевіркою перед пацієнтом. Відповідь показує, чи витримує сумнів тиск посади й поспіху.',
          keyPoints: [
            'Дозу не вводять, доки є сумнів',
            'Перевірка запису, пацієнта, ваги, роботи нирок і довідника',
            'Дзвінок до операційної або іншому лікареві, який може вирішити',
            'Чітке запитання: яка доза і з якої причини',
            'Запис про сумнів, відповідь і затримку',
          ],
          notRequired: ['Звичайна доза якогось певного препарату'],
          anchors: [
            ['Уводить, бо відповідає лікар'],
            ['Уводить звичайну дозу на власний розсуд', 'Залишає питання наступній зміні'],
            ['Не вводить і намагається зв’язатися з лікарем', 'Перш ніж дзвонити, звіряє дозу з довідником'],
            [
              'Звертається до іншого лікаря, який може вирішити, коли першого не дістати',
              'Викладає сумнів одним реченням із цифрами',
            ],
            [
              'Зважує, що зробить із цим пацієнтом чекання, і каже, коли воно небезпечніше',
              'Повідомляє про випадок, щоб переглянули програму призначень або перевірку в аптеці',
            ],
          ],
          probes: [
            { text: 'Що ви кажете дослівно?', trigger: 'vague' },
            { text: 'Другий лікар роздратовано повторює ту саму дозу. Що далі?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Виконує будь-яке призначення, аби було записане',
              jobReason: 'Хибне призначення помічають біля ліжка пацієнта або не помічають зовсім.',
            },
          ],
        },
      },
    },
    {
      id: 'cp-short-staffed',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 6,
      crafts: ['nurse'],
      branch: { of: ['hospital'], elsewhere: ['outpatient-clinic', 'care-home', 'home-care'] },
      topics: { en: ['shift lead', 'in charge', 'leadership', 'coordinat'], uk: ['керуван', 'старш'] },
      text: {
        en: {
          ask: 'You are in charge of a night shift with twenty-eight patients. Two of your four colleagues are missing, and one of those who are here is new. What do you decide in the first half hour?',
          whyAsked:
            'Short shifts are where care becomes unsafe. The answer shows whether the candidate chooses what is left out, or lets it happen.',
          keyPoints: [
            'A look at who is at risk: recent operations, confusion, drips, falls',
            'What is done for all, what only for some, and what is left for the day',
            'Who the new colleague looks after, and with whom',
            'A call for help with figures, and to whom',
            'What is recorded about the shortage',
          ],
          notRequired: ['A fixed ratio of staff to patients'],
          anchors: [
            ['Expects everybody simply to work faster'],
            ['Divides up the patients by number alone', 'Tells nobody that the shift is short'],
            [
              'Puts patients at risk near the desk or with the more experienced',
              'Asks the on-call manager for more staff',
            ],
            [
              'Names the tasks that are dropped, and why this does no harm until morning',
              'Sets fixed times at which the team meets for two minutes',
            ],
            [
              'Says at what point they would refuse admissions, and who must be told',
              'Hands the list of what was left undone to the morning shift and the manager',
            ],
          ],
          probes: [
            { text: 'Which task would you leave out first?', trigger: 'vague' },
            { text: 'What do you let the new colleague do alone, and what not?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Would sign for checks that nobody had time to make',
              jobReason: 'The next shift relies on readings that were never taken.',
            },
          ],
        },
        uk: {
          ask: 'Ви ведете нічну зміну, двадцять вісім пацієнтів, двох із чотирьох колег немає, одна з присутніх працює перший тиждень. Що ви вирішуєте за перші пів години?',
          whyAsked:
            'Саме на неповних змінах догляд стає небезпечним. Відповідь показує, чи кандидат сам обирає, чим поступитися, чи воно стається саме.',
          keyPoints: [
            'Хто в зоні ризику: щойно після операції, сплутаність, крапельниці, падіння',
            'Що роблять для всіх, що лише для декого, а що чекає до ранку',
            'За ким доглядає нова колега і з ким у парі',
            'Запит на допомогу з цифрами, і до кого саме',
            'Що записують про нестачу людей',
          ],
          notRequired: ['Норматив кількості пацієнтів на медсестру'],
          anchors: [
            ['Просто всі працюють швидше'],
            ['Ділить пацієнтів лише за кількістю', 'Нікому не повідомляє, що зміна неповна'],
            [
              'Пацієнтів із ризиком розміщує ближче до поста або доручає досвідченішим',
              'Просить у чергового керівника людей',
            ],
            [
              'Називає, чого цієї ночі не роблять і чому до ранку це не зашкодить',
              'Призначає час, коли зміна збирається на дві хвилини',
            ],
            [
              'Каже, за якої межі відмовляє в нових надходженнях і хто має це почути',
              'Передає ранковій зміні й керівникові перелік того, чого не зроблено',
            ],
          ],
          probes: [
            { text: 'Від чого ви відмовитеся насамперед?', trigger: 'vague' },
            { text: 'Що нова колега робить сама, а чого ні?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Підписує перевірки, на які ні в кого не було часу',
              jobReason: 'Наступна зміна покладається на показники, яких ніхто не знімав.',
            },
          ],
        },
      },
    },
    {
      id: 'cp-isolation-room',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      crafts: ['nurse', 'carer'],
      branch: { of: ['hospital', 'care-home'], elsewhere: ['outpatient-clinic', 'home-care'] },
      topics: {
        en: ['infect', 'hygien', 'steril', 'asep', 'infection'],
        uk: ['інфекц', 'асептик', 'стериліз', 'санітарн', 'стерильн', 'інфекційн'],
      },
      text: {
        en: {
          ask: 'A patient with diarrhoea that may be infectious shares a room with two others. Walk me through what you do from the first suspicion until the results are back.',
          whyAsked:
            'Infection spreads by hands in the hours before a result. The answer shows whether precautions begin with the suspicion.',
          keyPoints: [
            'Separate room or bed space and the patient’s own toilet, before the result',
            'Gloves and apron, and hands washed with soap and water, as alcohol does not kill spores',
            'A sample, and doctor and infection control informed',
            'Room cleaned, and items kept in it',
            'The two room-mates watched, the patient told why',
          ],
          notRequired: ['The name of the germ'],
          anchors: [
            ['Waits for the result before doing anything'],
            ['Puts on gloves and leaves the patient where they are', 'Relies on alcohol rub alone'],
            ['Moves the patient or sets the bed apart and sends a sample', 'Washes hands with soap after each contact'],
            [
              'Gives the patient their own toilet and equipment',
              'Tells cleaners, kitchen and visitors what they have to do',
            ],
            [
              'Follows up who was in contact, on this ward and the one before',
              'Explains to the patient in plain words why, so that they take part',
            ],
          ],
          probes: [
            {
              text: 'When you leave the room, in what order do gloves, apron and hand washing come?',
              trigger: 'missing_point',
            },
            { text: 'There is no free room. What now?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Пацієнт із проносом, можливо заразним, лежить у палаті ще з двома. Опишіть, що ви робите від першої підозри й до отримання результатів.',
          whyAsked: 'Інфекція поширюється руками ще до результату. Відповідь показує, чи починаються заходи з підозри.',
          keyPoints: [
            'Окрема палата або відгороджене місце і власний туалет ще до результату',
            'Рукавички й фартух, руки миють водою з милом, бо спирт не знищує спор',
            'Зразок на аналіз, повідомлення лікареві та інфекційному контролю',
            'Прибирання палати й речі, що з неї не виносять',
            'Нагляд за двома сусідами, пояснення пацієнтові',
          ],
          notRequired: ['Назва збудника'],
          anchors: [
            ['Нічого не робить до результату'],
            ['Вдягає рукавички й залишає пацієнта там, де він лежить', 'Покладається на сам лише спиртовий антисептик'],
            ['Переводить пацієнта або відгороджує ліжко й надсилає зразок', 'Миє руки з милом після кожного контакту'],
            [
              'Дає пацієнтові окремий туалет і окреме приладдя',
              'Каже прибиральницям, кухні та відвідувачам, що мають робити вони',
            ],
            [
              'З’ясовує, хто контактував із пацієнтом тут і в попередньому відділенні',
              'Простими словами пояснює пацієнтові, навіщо це, щоб він допомагав',
            ],
          ],
          probes: [
            {
              text: 'У якому порядку ви знімаєте рукавички й фартух та миєте руки, коли виходите?',
              trigger: 'missing_point',
            },
            { text: 'Вільної палати немає. Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cp-handover-sheet-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 25,
      crafts: ['nurse', 'doctor'],
      text: {
        en: {
          ask: 'Four patients. A: breathing 16, then 20, now 24; pulse 84, 98, 112. B: allergic to penicillin, co-amoxiclav ordered. C: in pain, nothing given for six hours. D: going home tomorrow. Hand them over to me in the order I should see them.',
          whyAsked:
            'Handover is daily work and cannot be judged from talk about it. The task shows what the candidate sees in readings and how they pass it on.',
          keyPoints: [
            'The patient whose breathing and pulse creep up is found and comes first',
            'For each patient: who, why here, now, what next',
            'The order that conflicts with the allergy is noticed',
            'Says plainly what is not known',
            'One clear request to the person taking over',
          ],
          notRequired: ['Knowing this hospital’s forms', 'Completeness (what matters first is enough)'],
          anchors: [
            ['Repeats the four in the order they were given'],
            ['Misses the patient who is getting worse', 'Gives opinions instead of readings'],
            ['Puts the right patient first and gives the readings', 'Uses the same structure for all four'],
            ['Notices the order that conflicts with the allergy', 'Names the trend, not only the last figure'],
            [
              'Says what to measure and when, and at what figure to call',
              'Asks the listener to repeat the two points that must not be lost',
            ],
          ],
          probes: [
            { text: 'What made you put this one first?', trigger: 'missing_point' },
            { text: 'What would you still want to know before you go home?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Четверо пацієнтів. А: дихання 16, 20, тепер 24; пульс 84, 98, 112. Б: алергія на пеніцилін, призначено амоксиклав. В: болить, шість годин без знеболення. Г: завтра додому. Передайте їх мені, як нічній зміні, починаючи з того, до кого йти першого.',
          whyAsked:
            'Передавати зміну доводиться щодня, і з розмов про це нічого не видно. Завдання показує, що кандидат бачить у показниках і як це передає.',
          keyPoints: [
            'Пацієнта, в якого помалу зростають дихання й пульс, знайдено й названо першим',
            'Про кожного: хто, чому тут, як зараз, що далі',
            'Помічено призначення, що не узгоджується з алергією',
            'Про невідоме сказано, що воно невідоме',
            'Одне чітке прохання до того, хто приймає зміну',
          ],
          notRequired: ['Знання бланків цієї лікарні', 'Повнота (досить найважливішого)'],
          anchors: [
            ['Повторює всіх чотирьох у названому порядку'],
            ['Не помічає пацієнта, якому гіршає', 'Висловлює думки там, де є показники'],
            ['Ставить першим потрібного пацієнта й називає показники', 'Дотримується одного порядку для всіх чотирьох'],
            ['Помічає призначення, що суперечить алергії пацієнта', 'Називає зміну в часі, а не лише останню цифру'],
            [
              'Каже, що й коли вимірювати та за якої цифри кликати',
              'Просить слухача повторити два пункти, які не можна загубити',
            ],
          ],
          probes: [
            { text: 'Чому ви поставили його першим?', trigger: 'missing_point' },
            { text: 'Що ви ще хотіли б знати, перш ніж піти додому?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
