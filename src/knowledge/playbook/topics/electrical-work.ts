import type { Bar, JobFamily, TopicQuestion } from '#knowledge/playbook/types.ts';

const every: readonly Bar[] = ['junior', 'middle', 'senior', 'lead'];
const families: readonly JobFamily[] = ['trades', 'plant'];

/** Work of electricians, on site and in plants. */
export const electricalWorkTopics: readonly TopicQuestion[] = [
  {
    id: 'el-contactor-does-not-pull-in',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 6,
    families,
    crafts: ['electrician', 'upkeep', 'mechanic', 'plumber', 'vehicle-mechanic'],
    name: { en: 'Fault finding', uk: 'Пошук несправностей' },
    topics: {
      en: [
        'automation',
        'industrial',
        'machinery',
        'fault find',
        'fault-find',
        'faultfind',
        'troubleshoot',
        'diagnos',
        'breakdown',
        'reactive',
        'control circuit',
        'repair',
      ],
      uk: [
        'автоматик',
        'квпіа',
        'кіпіа',
        'верстат',
        'пошук несправ',
        'несправност',
        'діагност',
        'усунення',
        'схем',
        'аварійн',
        'ремонт',
      ],
    },
    text: {
      en: {
        ask: 'Think of the last installation or machine that would not start for no obvious reason. Take me from your first question there to the cause: what you measured, at which points, and what each reading ruled out.',
        whyAsked: 'Shows whether they trace a fault along the circuit or change parts until it runs.',
        keyPoints: [
          'Asks the user what happened before, and looks: switches, protective devices, overload, guards, lamps',
          'Checks supply and protective device before anything deeper',
          'Measures along the circuit and halves it, rather than swapping parts',
          'Finds out why the part failed, and never bridges a safety contact or a protective device',
        ],
        notRequired: ['A particular make of control gear'],
        anchors: [
          ['Names no measurement at all'],
          ['Resets or swaps parts until it runs', 'Bridges a protective device to get it going'],
          [
            'Looks at switches, overload and fuse before measuring',
            'Measures against the drawing and names the points',
          ],
          [
            'Halves the circuit and says what each reading would mean',
            'With a tripped device, finds what tripped it before closing it again',
          ],
          [
            'Names a cause that only shows when warm, wet or moving, and how to catch it',
            'Marks the drawing or the log so that the next person starts ahead',
          ],
        ],
        probes: [
          {
            text: 'Which reading surprised you, and what did it tell you?',
            trigger: 'too_general',
          },
          { text: 'A protective device had tripped. Did you just reset it and leave?', trigger: 'missing_point' },
          {
            text: 'Somebody wants the protection bridged until morning. What do you say?',
            trigger: 'missing_point',
          },
        ],
        redFlags: [
          {
            text: 'Would bypass a safety switch or a protective device to keep things running',
            jobReason: 'Somebody’s hand may be where nothing switches off any more.',
          },
        ],
      },
      uk: {
        ask: 'Згадайте останню установку чи машину, що не запускалася, а причини не було видно. Розкажіть, як ви йшли від першого запитання до причини: що й у яких точках міряли і що виключав кожен показ.',
        whyAsked: 'Показує, чи несправність шукають по колу, чи міняють деталі, доки не запрацює.',
        keyPoints: [
          'Питає, що було перед відмовою, й оглядає: вимикачі, захисні апарати, теплове реле, сигнальні лампи',
          'Спершу перевіряє живлення й захисний апарат',
          'Міряє вздовж кола, ділячи його навпіл, а не міняє деталі',
          'З’ясовує, чому деталь відмовила, і не ставить перемичок на блокування чи захист',
        ],
        notRequired: ['Досвід з апаратурою певного виробника'],
        anchors: [
          ['Не називає жодного вимірювання'],
          ['Міняє деталі чи скидає захист, доки не запуститься', 'Обходить захист, аби працювало'],
          ['До вимірювань оглядає вимикачі, теплове реле й запобіжник', 'Звіряє покази зі схемою й називає точки'],
          [
            'Ділить коло навпіл і каже, що означатиме кожен показ',
            'Коли спрацював захист, знаходить чому, перш ніж увімкнути знову',
          ],
          [
            'Називає причину, яка видна лише на гарячому, мокрому чи в русі, і як її спіймати',
            'Робить позначку на схемі, щоб той, хто прийде потім, не починав заново',
          ],
        ],
        probes: [
          { text: 'Який показ вас здивував і що ви з нього зрозуміли?', trigger: 'too_general' },
          { text: 'Вибило захист. Ви просто ввімкнули й пішли?', trigger: 'missing_point' },
          { text: 'Вас просять обійти захист до ранку. Що ви скажете?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Готовий обійти блокування чи захист, аби не стояло',
            jobReason: 'Там, де вже нічого не вимкнеться, може бути чиясь рука.',
          },
        ],
      },
    },
  },
  {
    id: 'el-drive-trips',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    branch: { of: ['plant-electrics'] },
    families,
    crafts: ['electrician'],
    name: { en: 'Motors and drives', uk: 'Двигуни та частотні перетворювачі' },
    topics: {
      en: ['vfd', 'vsd', 'drive', 'inverter', 'motor', 'frequency convert'],
      uk: ['частотн', 'перетворювач', 'двигун', 'привод'],
    },
    text: {
      en: {
        ask: 'A frequency drive stops with a ground (earth) fault as soon as its motor starts. How do you find out whether it is the drive, the cable or the motor, and what must you not do with the insulation tester?',
        whyAsked: 'One wrong step here destroys the drive or injures somebody; the order shows who has done it.',
        keyPoints: [
          'Isolates, waits for the DC link to discharge and proves it dead',
          'Disconnects motor and cable from the drive before any insulation test',
          'Tests cable and motor separately, and checks the terminal box for water',
          'Saves or notes the parameters before a drive is changed',
        ],
        notRequired: ['Knowing one make’s menu by heart'],
        anchors: [
          ['Would reset it and see'],
          ['Replaces the drive on suspicion', 'Tests insulation with the drive still connected'],
          [
            'Disconnects the motor and lets the drive run without it',
            'Waits for the discharge before touching terminals',
          ],
          [
            'Separates cable from motor and names the readings that decide',
            'Looks for water, a chafed cable or a bad gland where the plant is washed down',
          ],
          [
            'Reads the fault history and the load at the trip, and draws a conclusion',
            'Transfers parameters and checks motor data and direction before handing over',
          ],
        ],
        probes: [
          { text: 'What reading would make you condemn the motor?', trigger: 'too_general' },
          { text: 'You fit a new drive of the same type. What do you set first?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Puts the insulation tester on the drive’s own terminals',
            jobReason: 'The test voltage destroys the drive, and the line stands idle until a new one arrives.',
          },
        ],
      },
      uk: {
        ask: 'Частотник вибиває «замикання на землю», щойно запускається двигун. Як ви з’ясуєте, винен перетворювач, кабель чи двигун, і чого при цьому не можна робити мегаомметром?',
        whyAsked: 'Один хибний крок тут нищить перетворювач або травмує; порядок показує, хто це справді робить.',
        keyPoints: [
          'Вимикає, чекає розряду ланки постійного струму й перевіряє відсутність напруги',
          'Від’єднує двигун і кабель від перетворювача до будь-якого вимірювання ізоляції',
          'Міряє кабель і двигун окремо, дивиться, чи немає води в клемній коробці',
          'Зберігає чи записує параметри, перш ніж міняти перетворювач',
        ],
        notRequired: ['Меню певної марки напам’ять'],
        anchors: [
          ['Скидає помилку й дивиться, що буде'],
          ['Міняє перетворювач наосліп', 'Міряє ізоляцію, не від’єднавши перетворювача'],
          ['Від’єднує двигун і пускає перетворювач без нього', 'Чекає на розряд, перш ніж торкатися клем'],
          [
            'Відділяє кабель від двигуна й називає покази, які вирішують',
            'Шукає воду, перетертий кабель чи сальник там, де обладнання миють',
          ],
          [
            'Читає журнал помилок і навантаження в мить спрацювання та робить висновок',
            'Переносить параметри, перевіряє дані двигуна й напрям обертання до здачі',
          ],
        ],
        probes: [
          { text: 'За яких показів ви забракуєте двигун?', trigger: 'too_general' },
          { text: 'Ви ставите такий самий новий перетворювач. Що вводите першим?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Подає напругу мегаомметра на клеми перетворювача',
            jobReason: 'Випробна напруга нищить перетворювач, і лінія стоїть, доки не привезуть новий.',
          },
        ],
      },
    },
  },
  {
    id: 'el-generator-runs-no-load',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    crafts: ['electrician'],
    name: { en: 'Standby power', uk: 'Резервне живлення' },
    topics: {
      en: ['generator', 'genset', 'ats', 'standby', 'ups', 'emergency power', 'backup power'],
      uk: ['генератор', 'авр', 'резервн', 'дгу', 'безперебійн', 'дбж'],
    },
    text: {
      en: {
        ask: 'Grid power is gone. The generator has started, but the changeover has not taken the load, and things that must not stop have stopped. What do you check and do, in what order?',
        whyAsked: 'Two sources on one board kill people and machines; that is forgotten precisely in a hurry.',
        keyPoints: [
          'Checks the generator’s voltage and frequency before loading it',
          'Checks the changeover’s mode switch, interlock and faults',
          'Switches by hand only when the grid side is definitely open and locked',
          'Brings loads on step by step, vital ones first, and writes it down',
        ],
        notRequired: ['The wiring of a particular changeover'],
        anchors: [
          ['Would switch over by hand at once'],
          ['Forgets that grid power may come back', 'Puts the full load on at once'],
          ['Checks the output and the mode switch', 'Knows that both sources must never be closed together'],
          ['Locks the grid side open before switching by hand', 'Orders the loads by what must not stop'],
          [
            'Plans the return: grid steady, generator cooled down, changeover tested',
            'Names a load test that would have shown the fault beforehand',
          ],
        ],
        probes: [
          { text: 'What happens when grid power comes back while you switch by hand?', trigger: 'missing_point' },
          { text: 'Which load do you bring on first, and which last?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Would feed the board without making sure the grid side is open',
            jobReason: 'Backfeed reaches people working on a line they believe is dead.',
          },
        ],
      },
      uk: {
        ask: 'Місто вимкнули. Генератор завівся, але АВР навантаження не перекинув, і стоїть те, чому стояти не можна. Що ви перевіряєте й робите і в якому порядку?',
        whyAsked: 'Два джерела на одній шині вбивають людей і техніку, а поспіх — саме той час, коли про це забувають.',
        keyPoints: [
          'Перевіряє напругу й частоту генератора, перш ніж навантажувати',
          'Дивиться на перемикач режиму, блокування та аварії АВР',
          'Перемикає вручну лише тоді, коли ввід від мережі точно вимкнено й заблоковано',
          'Вмикає споживачів по черзі, найважливіших першими, і записує в журнал',
        ],
        notRequired: ['Схема певного АВР напам’ять'],
        anchors: [
          ['Одразу перемикає вручну'],
          ['Не думає, що мережа може повернутися', 'Дає все навантаження відразу'],
          ['Перевіряє параметри генератора й режим АВР', 'Знає, що обидва джерела разом вмикати не можна'],
          ['Блокує ввід від мережі, перш ніж перемикати вручну', 'Розставляє споживачів за тим, що не може стояти'],
          [
            'Продумує зворотний шлях: мережа стала, охолодження, перевірка АВР',
            'Називає випробування під навантаженням, яке показало б ваду заздалегідь',
          ],
        ],
        probes: [
          { text: 'Що буде, коли мережа повернеться, доки ви перемикаєте вручну?', trigger: 'missing_point' },
          { text: 'Що ви вмикаєте першим, а що останнім?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Живить щит, не переконавшись, що ввід від мережі вимкнено',
            jobReason: 'Зустрічна подача сягає тих, хто працює на лінії, яку вважає знеструмленою.',
          },
        ],
      },
    },
  },
  {
    id: 'el-test-result-doubted',
    kind: 'knowledge',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    branch: { of: ['building-electrics'], elsewhere: ['plant-electrics'] },
    families,
    crafts: ['electrician'],
    name: { en: 'Inspection and testing', uk: 'Випробування та вимірювання' },
    topics: {
      en: [
        '18th',
        'bs 7671',
        'wiring rules',
        'nec',
        'code',
        'testing',
        'inspection',
        '2391',
        'eicr',
        'certif',
        'compliance',
        'regulation',
      ],
      uk: ['випробув', 'вимірюв', 'ізоляц', 'заземлен', 'пуе', 'птеес', 'протокол', 'норм'],
    },
    text: {
      en: {
        ask: 'You have fitted a new circuit for outlets in a building that stays in use. Which tests do you do before it goes live, in what order, and which result would stop you from energising it?',
        whyAsked: 'The order protects the tester; the numbers show who tests and who only fills in the sheet.',
        keyPoints: [
          'Dead tests first: continuity of the protective conductor, insulation resistance, polarity',
          'Live tests after: loop impedance, residual current device, function',
          'Compares readings with the limit for that protective device',
          'Refuses to energise when a reading fails, tells whoever is waiting and records it',
        ],
        notRequired: ['Clause numbers', 'Another country’s limits'],
        anchors: [
          ['Would switch on and see whether it works'],
          ['Names tests in no order', 'Copies typical values into the sheet'],
          [
            'Puts dead tests before live ones',
            'Names insulation resistance, continuity and the residual current device',
          ],
          [
            'Says which reading is compared with which limit and why',
            'Protects electronics and other users of the building during the test',
          ],
          [
            'Explains a reading that passes but is still suspicious',
            'Says how they would prove that somebody else’s certificate is false',
          ],
        ],
        probes: [
          { text: 'Insulation is low. How do you find where?', trigger: 'missing_point' },
          { text: 'The customer needs power by two o’clock and one reading fails. What do you do?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Would enter readings that were never taken',
            jobReason: 'People rely on the certificate when they touch the installation.',
          },
        ],
      },
      uk: {
        ask: 'Ви проклали нову розеткову групу в будівлі, яка працює. Які перевірки робите до подання напруги, у якому порядку і який результат вас спинить?',
        whyAsked: 'Порядок береже того, хто міряє; цифри показують, хто міряє, а хто лише заповнює протокол.',
        keyPoints: [
          'Спершу без напруги: цілість захисного провідника, опір ізоляції, полярність',
          'Потім під напругою: петля фаза — нуль, пристрій захисного відключення, робота',
          'Порівнює покази з межею для цього захисного апарата',
          'Коли показ поганий, напруги не подає, попереджає тих, хто чекає, і записує',
        ],
        notRequired: ['Номери пунктів правил', 'Норми іншої країни'],
        anchors: [
          ['Вмикає й дивиться, чи працює'],
          ['Називає перевірки без порядку', 'Вписує в протокол звичні цифри'],
          [
            'Перевірки без напруги ставить перед перевірками під напругою',
            'Називає ізоляцію, цілість провідника й захисне відключення',
          ],
          ['Каже, який показ із якою межею порівнює і чому', 'На час перевірки береже електроніку й людей у будівлі'],
          [
            'Пояснює показ, який у нормі, а все-таки підозрілий',
            'Каже, як довести, що чужий протокол не відповідає дійсності',
          ],
        ],
        probes: [
          { text: 'Ізоляція низька. Як ви знайдете місце?', trigger: 'missing_point' },
          { text: 'Замовникові потрібна напруга на другу годину, а один замір поганий. Що робите?', trigger: 'vague' },
        ],
        redFlags: [
          {
            text: 'Вписав би покази, яких не міряв',
            jobReason: 'На протокол покладаються ті, хто торкається установки.',
          },
        ],
      },
    },
  },
  {
    id: 'el-maintenance-skipped',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    branch: { of: ['building-electrics'], elsewhere: ['plant-electrics'] },
    families,
    crafts: ['electrician', 'upkeep', 'mechanic', 'plumber'],
    name: { en: 'Planned maintenance', uk: 'Планове обслуговування' },
    topics: {
      en: ['ppm', 'planned', 'preventive', 'preventative', 'maintenance plan', 'reactive', 'cmms', 'uptime', 'mobile'],
      uk: ['ппр', 'планов', 'обслуговуван', 'профілакт', 'чергов', 'безперебійн'],
    },
    text: {
      en: {
        ask: 'You have five planned visits today, one of them a month overdue. At nine a breakdown call comes in that will eat up four hours. How do you rearrange the day, and what do you write down?',
        whyAsked:
          'Breakdowns always push planned work aside; the answer shows who decides by risk and who just ticks the sheet.',
        keyPoints: [
          'Asks what the breakdown puts at risk before setting off',
          'Postpones what can wait by risk and deadline, not by distance',
          'Tells those whose visit is postponed, with a new date',
          'Records truthfully what was done and what was not',
        ],
        notRequired: ['A particular maintenance program'],
        anchors: [
          ['Would do whatever the last caller wants'],
          ['Rushes all six and shortens the checks', 'Marks visits as done that were only a quick look'],
          ['Puts the breakdown and the overdue visit first', 'Calls those who will wait'],
          [
            'Asks three things about the breakdown that decide its priority',
            'Makes the plant safe first where the repair has to wait for parts',
          ],
          [
            'Links the breakdown to a planned check that missed it',
            'Names which planned checks find faults and which never have',
          ],
        ],
        probes: [
          { text: 'Which check on your rounds would you never shorten?', trigger: 'too_general' },
          { text: 'The system wants every task closed tonight. What do you enter?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Signs off maintenance that was not carried out',
            jobReason: 'The next failure hits people who believe the plant was checked.',
          },
        ],
      },
      uk: {
        ask: 'На сьогодні п’ять планових оглядів, один прострочено на місяць. О дев’ятій аварійний виклик, який забере чотири години. Як ви перебудуєте день і що запишете?',
        whyAsked:
          'Аварії завжди витісняють планову роботу; відповідь показує, хто вирішує за ризиком, а хто лише ставить галочки.',
        keyPoints: [
          'До виїзду питає, чим загрожує аварія',
          'Відкладає за ризиком і строком, а не за відстанню',
          'Попереджає тих, кого відклав, і називає нову дату',
          'Записує зроблене й незроблене так, як є',
        ],
        notRequired: ['Певна програма обліку робіт'],
        anchors: [
          ['Робить те, чого хоче останній, хто подзвонив'],
          ['Намагається встигнути все й скорочує перевірки', 'Закриває огляди, які лише переглянув'],
          ['Першими ставить аварію і прострочений огляд', 'Дзвонить тим, хто чекатиме'],
          [
            'Ставить про аварію три запитання, від яких залежить її місце',
            'Спершу робить безпечно там, де ремонт чекає на деталі',
          ],
          [
            'Пов’язує аварію з плановою перевіркою, яка її пропустила',
            'Каже, які планові перевірки знаходять вади, а які — ніколи',
          ],
        ],
        probes: [
          { text: 'Яку перевірку на обході ви б ніколи не скоротили?', trigger: 'too_general' },
          { text: 'Програма вимагає закрити всі завдання до вечора. Що ви впишете?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Підписує обслуговування, якого не було',
            jobReason: 'Наступну відмову зустрінуть люди, певні, що обладнання перевірено.',
          },
        ],
      },
    },
  },
  {
    id: 'el-board-in-use',
    kind: 'knowledge',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    crafts: ['electrician'],
    name: { en: 'Installation work', uk: 'Монтажні роботи' },
    topics: {
      en: [
        'lighting',
        'domestic',
        'rewire',
        'ev charg',
        'fire alarm',
        'data cabling',
        'install',
        'wiring',
        'panel',
        'switchboard',
        'containment',
        'cable',
        'drawing',
        'blueprint',
        'first fix',
        'conduit',
      ],
      uk: ['слабкострум', 'прокладан', 'монтаж', 'щит', 'кабел', 'проводк', 'креслен', 'освітлен', 'читання схем'],
    },
    text: {
      en: {
        ask: 'What was the last board you wired or altered? Take me from the drawing to switching on, and tell me where the drawing and the building did not match.',
        whyAsked:
          'Drawings are never quite right; anyone who really installs knows where they differ from the building and what happens then.',
        keyPoints: [
          'Takes load, cable size and protection from the drawing and checks them',
          'Plans routes, labels and order before drilling the first hole',
          'Resolves differences in writing with whoever is responsible for the design',
          'Tests, labels and corrects the drawing before handing over',
        ],
        notRequired: ['A large board'],
        anchors: [
          ['Has wired none and cannot say where to begin'],
          ['Follows the drawing even where it cannot be right', 'Changes it on site and tells nobody'],
          ['Names that board’s cable, protection and labels', 'Asks before departing from the drawing'],
          ['Says why a cable or breaker was the size it was', 'Names the mistake a first glance would have missed'],
          [
            'Leaves drawings and labels that a stranger can work from at night',
            'Says what the change did to load, heat or selectivity upstream',
          ],
        ],
        probes: [
          { text: 'How did you choose the cable?', trigger: 'too_general' },
          { text: 'Who signed off the change?', trigger: 'missing_point' },
          { text: 'Which part did you do with your own hands?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Згадайте щит, який ви збирали чи переробляли. Як ви йшли від креслення до подання напруги і де креслення не зійшлося з будівлею?',
        whyAsked:
          'Креслення ніколи не буває зовсім точним; хто монтує, той знає, де воно розходиться зі стіною і що тоді робити.',
        keyPoints: [
          'Читає з креслення навантаження, переріз і захист та перевіряє їх',
          'Продумує трасу, маркування й порядок до першого отвору',
          'Розбіжність узгоджує з тим, хто відповідає за проєкт, письмово',
          'Перевіряє, підписує й виправляє схему до здачі',
        ],
        notRequired: ['Великий щит'],
        anchors: [
          ['Щитів не збирає і не каже, з чого почати'],
          ['Робить за кресленням навіть там, де воно хибне', 'Змінює на місці й нікому не каже'],
          ['Називає кабель, захист і маркування того щита', 'Питає, перш ніж відступити від креслення'],
          ['Пояснює, чому саме такий переріз чи автомат', 'Називає помилку, якої не видно з першого погляду'],
          [
            'Лишає схему й підписи, за якими чужа людина впорається вночі',
            'Каже, що зміна дала навантаженню, нагріву чи селективності вище',
          ],
        ],
        probes: [
          { text: 'Як ви вибирали кабель?', trigger: 'too_general' },
          { text: 'Хто погодив зміну?', trigger: 'missing_point' },
          { text: 'Що з того ви робили власноруч?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'el-client-wants-more',
    kind: 'situational',
    difficulty: 'easy',
    levels: every,
    types: [],
    minutes: 4,
    branch: { of: ['building-electrics'], elsewhere: ['plant-electrics'] },
    families,
    crafts: ['electrician'],
    name: { en: 'Working at the customer’s', uk: 'Робота в замовника' },
    topics: {
      en: ['client', 'customer', 'tenant', 'occupied', 'on site', 'communication'],
      uk: ['клієнт', 'замовник', 'мешкан', 'виїзд', 'спілкув'],
    },
    text: {
      en: {
        ask: 'You come to replace a light for a customer or a tenant. They say: “While you’re here: that outlet sparks, and we’d like one more by the window.” What do you do and say?',
        whyAsked:
          'At the customer’s you are electrician, safety officer and office in one; small favours are where it goes wrong.',
        keyPoints: [
          'Treats the sparking outlet as a danger and makes it safe at once',
          'Says openly what is part of the order and what is not',
          'Clears extra work with the office before starting it',
          'Tells the customer what was done, what is outstanding, and by when',
        ],
        notRequired: ['Sales experience'],
        anchors: [
          ['Would do as told without a thought'],
          ['Refuses everything not on the sheet', 'Quietly adds the second outlet on the side'],
          ['Makes the sparking outlet safe', 'Asks the office about the extra one'],
          ['Explains the danger in words a layperson understands', 'Writes both down, with a photo or a reading'],
          [
            'Considers what the spark says about the rest of the circuit',
            'Leaves the customer with a date, a name and no surprises on the invoice',
          ],
        ],
        probes: [
          { text: 'They insist: it is only ten minutes. What do you tell them?', trigger: 'vague' },
          { text: 'You cannot repair it today. How do you leave it?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Leaves a known danger live because it was not on the order',
            jobReason: 'The customer’s people touch it as soon as the van has gone.',
          },
        ],
      },
      uk: {
        ask: 'Ви прийшли до замовника чи мешканця замінити світильник. Вам кажуть: «Поки ви тут: ота розетка іскрить, і поставте ще одну біля вікна». Що ви робите й кажете?',
        whyAsked:
          'У замовника електрик сам собі й майстер, і інженер з безпеки, і контора; на дрібних проханнях усе й ламається.',
        keyPoints: [
          'Вважає іскріння небезпекою й одразу робить безпечно',
          'Прямо каже, що входить у замовлення, а що ні',
          'Додаткову роботу погоджує з диспетчером чи майстром до початку',
          'Каже замовникові, що зроблено, що лишилося й до якого строку',
        ],
        notRequired: ['Досвід продажу послуг'],
        anchors: [
          ['Робить усе, що попросять, не думаючи'],
          ['Відмовляє в усьому, чого немає в наряді', 'Ставить розетку потихеньку'],
          ['Робить розетку, що іскрить, безпечною', 'Про додаткову питає майстра'],
          ['Пояснює небезпеку зрозумілими словами', 'Записує обидві справи, з фото чи показом'],
          ['Думає, що іскріння каже про решту лінії', 'Лишає замовникові строк, ім’я і жодних несподіванок у рахунку'],
        ],
        probes: [
          { text: 'Вам кажуть: та там на десять хвилин. Що ви відповісте?', trigger: 'vague' },
          { text: 'Сьогодні полагодити не можна. У якому стані ви це лишите?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Лишає відому небезпеку під напругою, бо її не було в наряді',
            jobReason: 'Люди замовника торкнуться її, щойно поїде машина.',
          },
        ],
      },
    },
  },
  {
    id: 'el-alone-at-night',
    kind: 'situational',
    difficulty: 'medium',
    levels: every,
    types: [],
    minutes: 5,
    families,
    crafts: ['electrician', 'upkeep', 'mechanic'],
    name: { en: 'Alone on shift', uk: 'Самостійно на зміні' },
    topics: {
      en: [
        'alone',
        'shift',
        'on-call',
        'on call',
        'night',
        'out of hours',
        'independen',
        'autonom',
        'priorit',
        'pressure',
      ],
      uk: ['сам', 'самостійн', 'зміні', 'зміна', 'нічн', 'чергуван', 'пріорит', 'стресост', 'відповідальн'],
    },
    text: {
      en: {
        ask: 'Three in the morning, you are the only one of your trade on duty. Two things fail together: one stops work, one spoils something by morning. The manager wants the first. What do you do, and when do you get help?',
        whyAsked:
          'On a night shift nobody else sets priorities; the answer shows the order chosen and the limits kept.',
        keyPoints: [
          'First asks whether people or property are in danger',
          'Ranks by what cannot wait and tells the manager so',
          'Gives an honest time estimate, then updates it',
          'Knows which work is never done alone, and whom to call when',
        ],
        notRequired: ['Knowledge of this site'],
        anchors: [
          ['Would wait until morning'],
          ['Takes whoever shouts loudest first', 'Takes on work that needs two people'],
          ['Does first what would spoil first and says why', 'Calls the person on standby after a while'],
          ['Looks for one cause behind both failures', 'Before starting, sets a time after which help is called'],
          ['Buys time for one while working on the other', 'Leaves a handover the day shift can carry on from'],
        ],
        probes: [
          { text: 'The manager shouts. What exactly do you say?', trigger: 'vague' },
          { text: 'Which job would you never do alone, whatever the pressure?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Would work live or alone on a dangerous job to please the manager',
            jobReason: 'At night nobody is there to switch off or to call for help.',
          },
        ],
      },
      uk: {
        ask: 'Третя ночі, з вашого фаху на чергуванні ви одні. Разом відмовили дві речі: через одну стоїть робота, через другу до ранку щось зіпсується. Начальник вимагає першу. Що ви робите і коли комусь дзвоните?',
        whyAsked:
          'Уночі порядок більше ніхто не визначить; відповідь показує пріоритети й межі, яких людина тримається.',
        keyPoints: [
          'Спершу з’ясовує, чи в небезпеці люди або майно',
          'Ставить на перше місце те, що не може чекати, і каже про це начальникові',
          'Називає чесний строк і потім уточнює його',
          'Знає, чого самому не роблять, кому й коли дзвонити',
        ],
        notRequired: ['Знання цього об’єкта'],
        anchors: [
          ['Чекає ранку'],
          ['Береться за те, за що гучніше кричать', 'Робить сам роботу, на яку треба двоє'],
          ['Береться за те, що зіпсується, і пояснює чому', 'За якийсь час дзвонить черговому'],
          ['Шукає одну причину обох відмов', 'Ще до початку призначає строк, після якого кличе допомогу'],
          ['Виграє час для одного, доки працює з іншим', 'Лишає запис, за яким денна зміна може продовжити'],
        ],
        probes: [
          { text: 'Начальник кричить. Що саме ви йому скажете?', trigger: 'vague' },
          { text: 'Якої роботи ви не робитимете без напарника, хоч би як на вас тиснули?', trigger: 'missing_point' },
        ],
        redFlags: [
          {
            text: 'Задля начальника готовий працювати під напругою сам',
            jobReason: 'Уночі нікому вимкнути струм чи покликати допомогу.',
          },
        ],
      },
    },
  },
];
