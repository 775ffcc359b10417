import type { Bar, JobFamily, TopicQuestion } from '#knowledge/playbook/types.ts';

const every: readonly Bar[] = ['junior', 'middle', 'senior', 'lead'];
const families: readonly JobFamily[] = ['health'];

/** Bedside work of nurses and carers. */
export const nursingTopics: readonly TopicQuestion[] = [
  {
    id: 'nu-numbers-drift',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families,
    crafts: ['nurse'],
    name: { en: 'The deteriorating patient', uk: 'Погіршення стану пацієнта' },
    topics: {
      en: [
        'icu',
        'high dependency',
        'deteriorat',
        'early warning',
        'news',
        'acute',
        'critical',
        'emergenc',
        'assessment',
        'observation',
        'sepsis',
        'vital',
        'clinical',
      ],
      uk: [
        'погіршен',
        'інтенсивн',
        'реаніма',
        'невідклад',
        'екстрен',
        'критичн',
        'моніторинг',
        'спостереж',
        'вітальн',
        'оцінка стан',
      ],
    },
    text: {
      en: {
        ask: 'Three in the morning: your patient with pneumonia is breathing 26 a minute, saturation has gone from 94 to 87, pulse 118, newly confused. What do you do in the next ten minutes, and what do you say on the phone?',
        whyAsked:
          'Patients decline hours before they collapse; recognising it, acting and calling clearly are what save them.',
        keyPoints: [
          'Stays with her, calls for help, works through airway, breathing, circulation, consciousness',
          'Treats the new confusion as a sign in its own right and scores the whole picture',
          'Starts what they are allowed to: position, oxygen as prescribed for this patient, access, glucose',
          'Calls with the situation, figures and a clear request, then repeats readings and notes times',
        ],
        notRequired: ['A named early-warning score'],
        anchors: [
          ['Would repeat the readings at the next round'],
          ['Calls, but can give no figures', 'Takes one measure and waits'],
          ['Works through the patient in a set order', 'Calls the doctor with readings and the change'],
          [
            'Names confusion and breathing rate as the alarming ones',
            'Says what they are asking of the doctor and by when',
          ],
          [
            'Escalates over the doctor’s head by the set route when nobody comes',
            'Makes sure somebody is watching the other patients meanwhile',
          ],
        ],
        probes: [
          { text: 'I am the doctor on call. Make the call now.', trigger: 'vague' },
          { text: 'The doctor says: in an hour. What now?', trigger: 'missing_point' },
          { text: 'Who looks after your other patients in these ten minutes?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Leaves the patient alone or waits for the next round',
            jobReason: 'Such a patient can stop breathing well before then.',
          },
        ],
      },
      uk: {
        ask: 'Третя ночі: у вашої пацієнтки з пневмонією 26 дихань, сатурація впала з 94 до 87, пульс 118, і вона раптом не орієнтується. Що ви робите в найближчі десять хвилин і як звучить ваш дзвінок лікареві?',
        whyAsked: 'Стан псується за години до катастрофи; помітити, діяти й чітко покликати — саме це рятує.',
        keyPoints: [
          'Лишається поруч, кличе допомогу, йде за порядком: дихальні шляхи, дихання, кровообіг, свідомість',
          'Сплутаність вважає окремою тривожною ознакою й оцінює всю картину',
          'Починає дозволене: положення, кисень за призначенням, доступ до вени, глюкоза',
          'Дзвонить із показниками й чітким проханням, повторює виміри, записує час',
        ],
        notRequired: ['Назва певної шкали'],
        anchors: [
          ['Повторює виміри під час наступного обходу'],
          ['Дзвонить, але без показників', 'Робить одне й чекає'],
          ['Оглядає пацієнтку в усталеному порядку', 'Дзвонить лікареві з показниками і тим, що змінилося'],
          ['Називає сплутаність і частоту дихання найтривожнішими', 'Каже, чого просить від лікаря і до якого часу'],
          [
            'Коли ніхто не йде, звертається вище за встановленим порядком',
            'Думає про решту пацієнтів: хто за ними глядить',
          ],
        ],
        probes: [
          { text: 'Я черговий лікар. Скажіть мені це зараз, як телефоном.', trigger: 'vague' },
          { text: 'Лікар відповідає: прийду за годину. Що далі?', trigger: 'missing_point' },
          { text: 'Хто в ці десять хвилин біля інших ваших пацієнтів?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Лишає пацієнтку саму або чекає наступного обходу',
            jobReason: 'Дихання може спинитися значно раніше.',
          },
        ],
      },
    },
  },
  {
    id: 'nu-relative-shouts',
    kind: 'situational',
    difficulty: 'easy',
    levels: every,
    types: [],
    minutes: 5,
    families,
    crafts: ['nurse', 'carer'],
    name: { en: 'Talking with patients and relatives', uk: 'Розмова з пацієнтами та родичами' },
    topics: {
      en: [
        'relativ',
        'famil',
        'communicat',
        'patient care',
        'compassion',
        'bedside',
        'person-cent',
        'patient experience',
      ],
      uk: ['родич', 'спілкування з пацієнт', 'комунікація з пацієнт', 'емпат', 'етик', 'пацієнтоорієнт'],
    },
    text: {
      en: {
        ask: 'A relative stops you at the door: “Nobody tells us anything. Just tell me if she is dying.” The doctor cannot be reached until noon; you know that a result was bad. What exactly do you say and do?',
        whyAsked:
          'Relatives ask whoever is there; the answer shows kindness, truth and the limits of one’s role all at once.',
        keyPoints: [
          'Takes them aside, sits down and asks what they know',
          'Says what a nurse may say: how she is now, what is being done',
          'Neither gives the result nor lies about it',
          'Arranges a time for the doctor to talk, once the patient has consented',
        ],
        notRequired: ['Finding words of comfort'],
        anchors: [
          ['Sends them to the doctor and walks on'],
          ['Says all will be well', 'Gives the result there at the door'],
          ['Listens in private and says how the patient is now', 'Promises to get the doctor'],
          [
            'Says openly that there is a result and who will explain it',
            'Asks whether the patient wants her family told',
          ],
          [
            'Gives a time and comes back then, even without news',
            'Writes down what was said so that the next shift says the same',
          ],
        ],
        probes: [
          {
            text: 'The relative says: you know, I can see it in your face. What do you say?',
            trigger: 'missing_point',
          },
          { text: 'The patient has asked that nobody be told. What now?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Passes on medical results that are not theirs to give',
            jobReason:
              'The patient’s confidence is broken, and the family hears it with nobody to answer their questions.',
          },
        ],
      },
      uk: {
        ask: 'Біля дверей вас зупиняє родич пацієнтки: «Нам нічого не кажуть. Скажіть прямо: вона помирає». Лікаря не буде до обіду, а ви знаєте, що результат поганий. Що саме ви скажете і зробите?',
        whyAsked: 'Родичі питають того, хто поруч; у відповіді водночас видно людяність, правду й межі своєї ролі.',
        keyPoints: [
          'Відводить убік, сідає поруч, питає, що він уже знає',
          'Каже те, що може сказати медсестра: який стан зараз і що роблять',
          'Результату не розкриває і не обманює',
          'Домовляється про розмову з лікарем на певний час і питає згоди пацієнтки',
        ],
        notRequired: ['Слова, що втішать'],
        anchors: [
          ['Відсилає до лікаря і йде далі'],
          ['Каже, що все буде добре', 'Розповідає результат тут-таки, біля дверей'],
          ['Слухає без сторонніх і каже, який стан зараз', 'Обіцяє покликати лікаря'],
          ['Прямо каже, що результат є і хто його пояснить', 'Питає, чи хоче пацієнтка, щоб родина знала'],
          [
            'Називає час і приходить тоді, навіть коли новин немає',
            'Записує сказане, щоб наступна зміна казала те саме',
          ],
        ],
        probes: [
          { text: 'Він каже: ви ж знаєте, я бачу. Що відповісте?', trigger: 'missing_point' },
          { text: 'Пацієнтка просила нікому не казати. Що тоді?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Повідомляє результати, яких повідомляти не має права',
            jobReason: 'Порушено таємницю, а родина чує новину без жодних пояснень.',
          },
        ],
      },
    },
  },
  {
    id: 'nu-discharge-at-two',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    branch: { of: ['hospital', 'home-care'], elsewhere: ['outpatient-clinic', 'care-home'] },
    families,
    crafts: ['nurse'],
    name: { en: 'Discharge', uk: 'Виписка' },
    topics: {
      en: [
        'transition of care',
        'discharge',
        'care plan',
        'rehab',
        'home care',
        'patient education',
        'mdt',
        'multidisciplin',
      ],
      uk: ['переведення пацієнт', 'виписк', 'реабіліт', 'паліатив', 'план догляд', 'навчання пацієнт', 'догляд вдома'],
    },
    text: {
      en: {
        ask: 'Mrs K, 84, lives alone and is due to leave your care at two today. She is a little forgetful and has two new medicines; her relatives say she cannot cope. How do you go about it?',
        whyAsked:
          'Unsafe discharges come back within days; the answer shows who plans with the patient and who only clears the bed.',
        keyPoints: [
          'Asks what Mrs K herself wants and can do: stairs, cooking, medicines',
          'Involves those needed: doctor, social worker, whoever will care for her there',
          'Goes through the medicines and has her repeat them',
          'Clearly tells whoever presses when it is not safe, and writes down why',
        ],
        notRequired: ['Knowing the local services'],
        anchors: [
          ['Would let her go because two o’clock was the plan'],
          ['Sides with the relatives without asking the patient', 'Leaves it all to the doctor'],
          ['Speaks to the patient and relatives', 'Arranges medicines, letter and transport'],
          ['Has her show that she can do it, rather than asking', 'Names who will see her in the first days at home'],
          [
            'Starts planning on the first day of care and says what that changes',
            'Names signs that mean she should come back, and leaves them in writing',
          ],
        ],
        probes: [
          { text: 'You are asked for the third time when she will be gone. What do you say?', trigger: 'vague' },
          { text: 'How do you know she has understood the new medicines?', trigger: 'too_general' },
        ],
        redFlags: [
          { text: 'Never asks the patient herself', jobReason: 'It is her life at home that the plan has to fit.' },
        ],
      },
      uk: {
        ask: 'Сьогодні о чотирнадцятій пацієнтка, 84 роки, має повернутися додому, де живе сама. Дещо забудькувата, два нові препарати; родичі кажуть, що не впорається. Як ви це готуєте?',
        whyAsked:
          'Після непідготовленого переходу за кілька днів повертаються; видно, хто планує разом із пацієнткою, а хто лише звільняє місце.',
        keyPoints: [
          'Питає саму пацієнтку, чого вона хоче і що може: сходи, їжа, ліки',
          'Залучає потрібних: лікаря, соціального працівника, тих, хто доглядатиме далі',
          'Проходить ліки й просить повторити своїми словами',
          'Прямо каже, коли виписувати небезпечно, і записує чому',
        ],
        notRequired: ['Знання місцевих служб'],
        anchors: [
          ['Відпускає, бо так заплановано'],
          ['Стає на бік родичів, не спитавши пацієнтки', 'Усе лишає лікареві'],
          ['Говорить і з пацієнткою, і з родичами', 'Готує ліки, виписку й дорогу'],
          ['Просить показати, а не лише сказати, що вміє', 'Називає, хто буде поруч у перші дні вдома'],
          ['Починає готувати з першого дня і каже, що це міняє', 'Лишає письмово ознаки, за яких треба повертатися'],
        ],
        probes: [
          { text: 'Вас утретє питають, коли вона поїде. Що ви відповісте?', trigger: 'vague' },
          { text: 'Як ви перевірите, що про нові ліки вас зрозуміли?', trigger: 'too_general' },
        ],
        redFlags: [
          { text: 'Жодного разу не питає саму пацієнтку', jobReason: 'Удома жити їй, і план має підходити їй.' },
        ],
      },
    },
  },
  {
    id: 'nu-ampoule-missing',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    crafts: ['nurse'],
    name: { en: 'Controlled drugs and records', uk: 'Облік ліків і документація' },
    topics: {
      en: ['controlled', 'narcot', 'opioid', 'drug account', 'record', 'document', 'chart', 'stock'],
      uk: ['в міс', 'наркот', 'облік', 'документ', 'психотроп', 'журнал', 'записи', 'листк', 'мис'],
    },
    text: {
      en: {
        ask: 'At handover the count of a controlled drug is one dose short. The colleague going off says: “I gave it at four and forgot to write it down, just enter it for me.” What do you do?',
        whyAsked:
          'Records are only worth something when nobody writes what they have not seen; this is where colleagues pressure each other.',
        keyPoints: [
          'Recounts together, with the chart and the waste',
          'Does not make entries for anyone else, and does not accept the count as it stands',
          'Has the colleague make a late entry, marked as such, with time and witness',
          'Reports it to whoever is in charge before the shift ends, and asks after the patient',
        ],
        notRequired: ['A particular place’s forms'],
        anchors: [
          ['Would enter it as asked'],
          ['Takes over and hopes it turns up', 'Accuses the colleague in front of others'],
          ['Recounts and refuses to make the entry for somebody else', 'Tells the person in charge'],
          ['Compares chart, patient and waste before concluding', 'Keeps the colleague there until it is settled'],
          [
            'Asks what was given to whom, since a second dose may follow',
            'Names a change to the routine that would have shown it at four',
          ],
        ],
        probes: [
          { text: 'She is in tears and asks you not to report it. What do you say?', trigger: 'missing_point' },
          { text: 'What does a late entry have to look like?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Signs for something they have not done or seen',
            jobReason: 'A dose given twice, or stolen, stays invisible.',
          },
        ],
      },
      uk: {
        ask: 'Під час передавання зміни бракує однієї дози препарату суворого обліку. Колега, яка йде додому, каже: «Я о четвертій дала й забула записати, впиши за мене». Що ви робите?',
        whyAsked:
          'Облік чогось вартий лише тоді, коли ніхто не пише того, чого не бачив; саме тут колеги тиснуть одна на одну.',
        keyPoints: [
          'Перераховує разом, зі звіркою листка призначень і порожніх упаковок чи ампул',
          'За іншу не пише і залишок у такому вигляді не приймає',
          'Запізнілий запис робить сама колега, із зазначенням часу і при свідкові',
          'Повідомляє того, хто відповідає за зміну, до її кінця й питає про пацієнта',
        ],
        notRequired: ['Бланки певного закладу'],
        anchors: [
          ['Вписує, як просять'],
          ['Приймає зміну й сподівається, що знайдеться', 'Звинувачує колегу при всіх'],
          ['Перераховує і відмовляється писати за іншу', 'Повідомляє старшу сестру'],
          ['До висновків звіряє листок, пацієнта й порожнє паковання', 'Просить колегу не йти, доки не з’ясовано'],
          [
            'Питає, кому й що введено, бо можуть увести вдруге',
            'Називає зміну в порядку, яка показала б це ще о четвертій',
          ],
        ],
        probes: [
          { text: 'Вона плаче і просить не доповідати. Що ви скажете?', trigger: 'missing_point' },
          { text: 'Яким має бути запізнілий запис?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Підписує те, чого не робить і не бачить',
            jobReason: 'Подвійна доза чи крадіжка лишається непомітною.',
          },
        ],
      },
    },
  },
  {
    id: 'nu-drip-arm-swells',
    kind: 'situational',
    difficulty: 'easy',
    levels: every,
    types: [],
    minutes: 4,
    families,
    crafts: ['nurse'],
    name: { en: 'Injections and infusions', uk: 'Ін’єкції та інфузії' },
    topics: {
      en: [
        'infusion',
        'cannul',
        'venepunct',
        'injection',
        'phlebotom',
        'line care',
        'catheter',
        'procedure',
        'iv therapy',
        'iv drug',
        'technical skill',
      ],
      uk: [
        'інфуз',
        'ін’єкц',
        "ін'єкц",
        'внутрішньовен',
        'катетер',
        'маніпуляц',
        'забір кров',
        'процедур',
        'венозн',
        'крапельн',
      ],
    },
    text: {
      en: {
        ask: 'Half an hour into an antibiotic drip the patient’s arm is swollen around the cannula and she says it burns. Two more drips are due. What do you do, from this moment until the next dose is in?',
        whyAsked: 'Routine procedures do harm when a first sign is missed; the order of steps shows a practised hand.',
        keyPoints: [
          'Stops the drip at once and checks arm, drug and patient, also for allergy',
          'Removes the cannula unless the drug calls for another step, raises the arm, marks the area',
          'Tells the doctor which drug and how much went in',
          'Sites a new line elsewhere, flushes it, and writes both down',
        ],
        notRequired: ['The treatment for each drug by heart'],
        anchors: [
          ['Would slow the drip down and come back later'],
          ['Removes the needle and tells nobody', 'Puts the next line lower in the same arm'],
          ['Stops, removes and chooses another vein', 'Records time and site'],
          ['Asks which drugs damage tissue and need another step', 'Looks for signs of allergy before going on'],
          [
            'Says how often they check a running line, and for which signs',
            'Agrees with the doctor how late the dose may be',
          ],
        ],
        probes: [
          { text: 'How would you tell an allergy from a line that has slipped?', trigger: 'missing_point' },
          { text: 'You have missed the second vein too. What now?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Lets the drip run on to avoid a new puncture',
            jobReason: 'Some drugs destroy the tissue they leak into.',
          },
        ],
      },
      uk: {
        ask: 'За пів години крапельниці з антибіотиком рука пацієнтки навколо катетера набрякла, вона каже, що пече. Попереду ще дві крапельниці. Що ви робите від цієї миті й до наступної дози?',
        whyAsked: 'Звичайна маніпуляція шкодить, коли пропускають першу ознаку; порядок дій показує вправні руки.',
        keyPoints: [
          'Одразу зупиняє і дивиться на руку, препарат і пацієнтку, зокрема чи це не алергія',
          'Видаляє катетер, якщо препарат не потребує іншого кроку, піднімає руку, позначає межі',
          'Каже лікареві, який препарат і скільки ввійшло',
          'Ставить новий доступ в іншому місці, промиває і записує обидва',
        ],
        notRequired: ['Дії щодо кожного препарату напам’ять'],
        anchors: [
          ['Сповільнює крапельницю й обіцяє підійти згодом'],
          ['Витягує катетер і нікому не каже', 'Ставить новий у ту саму руку нижче'],
          ['Зупиняє, видаляє й вибирає іншу вену', 'Записує час і місце'],
          ['Питає, чи цей препарат не шкодить тканинам', 'До продовження дивиться, чи немає висипу й задишки'],
          ['Каже, як часто і за якими ознаками оглядає доступ', 'Погоджує з лікарем, на скільки можна відкласти дозу'],
        ],
        probes: [
          { text: 'Як ви відрізните алергію від зміщеного катетера?', trigger: 'missing_point' },
          { text: 'Друга вена не вдалася. Що далі?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Лишає крапельницю йти, щоб не колоти знову',
            jobReason: 'Деякі препарати нищать тканини, у які витікають.',
          },
        ],
      },
    },
  },
  {
    id: 'nu-wound-on-day-four',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    crafts: ['nurse'],
    name: { en: 'Wounds and care after surgery', uk: 'Рани та післяопераційний догляд' },
    topics: {
      en: ['wound', 'post-op', 'postop', 'surg', 'dressing', 'theatre', 'pressure', 'recovery', 'drain', 'pain'],
      uk: [
        'догляд за',
        'операційн',
        'рани',
        'ран',
        'перев’яз',
        "перев'яз",
        'післяопер',
        'хірург',
        'пролежн',
        'дренаж',
        'біль',
        'знебол',
      ],
    },
    text: {
      en: {
        ask: 'A patient’s wound is four days old: the edge is red and warm, twice as much has come through the dressing as yesterday, and she feels tired. Take me through your next quarter of an hour.',
        whyAsked:
          'The nurse sees the wound before anybody else; the answer shows who reads it and who only changes the gauze.',
        keyPoints: [
          'Looks at colour, smell and amount, at the skin around it and the whole patient, and takes a full set of readings',
          'Reads tiredness together with the other signs, not on its own',
          'Calls the doctor with figures and the change since yesterday',
          'Keeps the dressing clean, marks the redness, and writes down the time and amount',
        ],
        notRequired: ['A diagnosis'],
        anchors: [
          ['Changes the dressing and goes on'],
          ['Reports a red wound and nothing else', 'Waits for the next planned visit or round'],
          ['Takes temperature, pulse and pressure and looks at what came out', 'Calls the doctor within the hour'],
          ['Says what blood, pus or a foul smell would each mean here', 'Gives yesterday’s figures alongside today’s'],
          [
            'Says what they leave alone until the doctor has decided, and why',
            'Names the sign that would make them call the emergency team instead',
          ],
        ],
        probes: [
          { text: 'What would the wound have to look like for you to run?', trigger: 'too_general' },
          { text: 'What do you write in the notes?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Рані пацієнта чотири дні: на перев’язці край червоний і теплий, пов’язка промокла вдвічі більше, ніж учора, сам він «просто втомлений». На що ви дивитеся і що кому доповідаєте?',
        whyAsked: 'Медсестра бачить рану першою; відповідь показує, хто її читає, а хто лише міняє серветку.',
        keyPoints: [
          'Дивиться на колір, запах і кількість, на шкіру навколо й на всього пацієнта, знімає всі показники',
          'Утому бере разом з іншими ознаками, а не саму по собі',
          'Кличе лікаря з цифрами і зміною від учора',
          'Береже чистоту рани, позначає межі почервоніння, записує час і кількість',
        ],
        notRequired: ['Діагноз'],
        anchors: [
          ['Міняє пов’язку і йде далі'],
          ['Доповідає лише про почервоніння', 'Чекає планового огляду'],
          ['Міряє температуру, пульс, тиск і роздивляється виділення', 'Кличе лікаря тієї ж години'],
          ['Каже, що означали б тут кров, гній чи різкий запах', 'Називає вчорашні цифри поруч із сьогоднішніми'],
          ['Каже, чого не робить до рішення лікаря, і пояснює чому', 'Називає ознаку, за якої кличе екстрену допомогу'],
        ],
        probes: [
          { text: 'Якою має бути рана, щоб ви побігли?', trigger: 'too_general' },
          { text: 'Що ви запишете?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
];
