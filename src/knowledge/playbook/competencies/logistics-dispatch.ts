import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const logisticsDispatch: PlaybookCompetency = {
  id: 'logistics-dispatch',
  fit: {
    families: ['logistics'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'route planning',
        'freight',
        'waybill',
        'consignment note',
        'warehouse operat',
        'loading and unloading',
        'order picking',
        'fleet manage',
        'stock count',
        'stocktak',
        'customs clearance',
        'coordinate carriers',
        'coordinating carriers',
        'work with carriers',
        'receiving goods',
        'shipments',
        'forklift',
      ],
      uk: [
        'маршрутні лист',
        'маршрутних лист',
        'планування маршрут',
        'вантажоперевез',
        'вантажних перевез',
        'перевезення вантаж',
        'товарно-транспортн',
        'складської логістик',
        'складські операц',
        'складських операц',
        'завантаження та розвантаження',
        'навантаження та розвантаження',
        'навантажувально-розвантаж',
        'комплектування замовлень',
        'комплектація замовлень',
        'автопарк',
        'митного оформлення',
        'митне оформлення',
        'перевізник',
        'приймання товар',
        'відвантаження товар',
        'навантажувач',
      ],
    },
  },
  name: { en: 'Logistics and dispatch', uk: 'Логістика й диспетчеризація' },
  definition: {
    en: 'Gets goods to the right place complete, undamaged and on time: plans loads, routes and stock with figures, checks goods against papers at every handover, and when a run goes wrong warns early and finds another way.',
    uk: 'Доправляє вантаж куди треба, повним, цілим і вчасно: планує завантаження, маршрути й запаси за цифрами, звіряє товар із документами на кожному передаванні, а коли рейс збивається, рано попереджає й шукає інший шлях.',
  },
  signals: {
    en: [
      'logistics',
      'freight',
      'waybill',
      'consignment',
      'route planning',
      'dispatcher',
      'vehicle dispatch',
      'vehicle fleet',
      'fleet manage',
      'warehouse work',
      'warehouse operat',
      'warehouse manager',
      'warehouse clerk',
      'storekeep',
      'forklift',
      'stocktak',
      'stock count',
      'order picking',
      'pallet',
      'haulage',
      'customs clearance',
      'incoterms',
      'tachograph',
      'courier',
      'procurement',
      'supply chain',
      'shipment',
      'loading dock',
      'lorry',
    ],
    uk: [
      'логістик',
      'вантажоперевез',
      'вантажних перевез',
      'вантажні перевез',
      'перевезення вантаж',
      'перевезень',
      'перевізник',
      'товарно-транспортн',
      'ттн',
      'маршрутні лист',
      'планування маршрут',
      'диспетчер',
      'автопарк',
      'складськ',
      'на складі',
      'завскладом',
      'комірни',
      'навантажувач',
      'інвентаризація склад',
      'інвентаризації склад',
      'комплектування замовлень',
      'комплектація замовлень',
      'палет',
      'експедит',
      'митне оформлення',
      'митного оформлення',
      'тахограф',
      'кур’єр',
      'закупівл',
      'відвантаж',
      'фура',
    ],
  },
  searched: {
    en: ['logistics', 'freight', 'route planning', 'dispatcher', 'pallets', 'shipments', 'supply chain'],
    uk: ['логістика', 'перевезень', 'диспетчер', 'складський', 'палети', 'відвантаження', 'закупівлі'],
  },
  traces: {
    en: [
      'logist',
      'warehouse',
      'transport',
      'deliver',
      'driver',
      'driving',
      'truck',
      'lorry',
      'freight',
      'cargo',
      'courier',
      'stock',
      'inventory',
      'supply',
      'supplier',
      'procure',
      'purchas',
      'dispatch',
      'fleet',
      'route',
      'ship',
      'forklift',
      'customs',
      'storage',
      'goods',
      'pallet',
    ],
    uk: [
      'логіст',
      'склад',
      'транспорт',
      'доставк',
      'достав',
      'водій',
      'водіння',
      'вантаж',
      'кур’єр',
      'запас',
      'постач',
      'закуп',
      'диспетч',
      'автопарк',
      'маршрут',
      'рейс',
      'перевез',
      'експедит',
      'митн',
      'товар',
      'палет',
      'автомоб',
      'комірн',
      'накладн',
    ],
  },
  bars: {
    junior: {
      shownBy: ['lg-late-on-the-road', 'lg-leaning-pallet'],
      strong: {
        en: 'Reports what is wrong at once with count, place and time, while it can still be put right',
        uk: 'Одразу повідомляє, що не так, з кількістю, місцем і часом, поки це ще можна виправити',
      },
      exceptional: {
        en: 'Brings proof unasked: photos showing the seal number, temperature or time',
        uk: 'Без нагадування дає доказ: фото з номером пломби, температурою чи часом',
      },
    },
    middle: {
      shownBy: ['lg-late-on-the-road', 'lg-driver-out-of-hours'],
      strong: {
        en: 'Gives the receiver a new time, with the reason, before being asked',
        uk: 'Називає одержувачеві новий час і причину раніше, ніж той запитає',
      },
      exceptional: {
        en: 'Compares two solutions in money and hours within minutes, and says what each puts at risk',
        uk: 'За кілька хвилин порівнює два виходи в грошах і годинах та каже, чим ризикує кожен',
      },
    },
    senior: {
      shownBy: ['lg-cheaper-or-faster', 'lg-border-closed'],
      strong: {
        en: 'Works with figures per run or line: vehicle fill, empty kilometres, days of cover',
        uk: 'Спирається на цифри рейсу чи позиції: заповнення кузова, порожній пробіг, дні запасу',
      },
      exceptional: {
        en: 'Says what the gain cost elsewhere, for instance more damage or less reserve, and how it was contained',
        uk: 'Називає, чого виграш коштував деінде, скажімо більше бою чи менше резерву, і як це втримали',
      },
    },
    lead: {
      shownBy: ['lg-driver-out-of-hours', 'lg-border-closed'],
      strong: {
        en: 'Decides by a known rule which customer, item or run comes first when not all can',
        uk: 'Вирішує за відомим усім правилом, який клієнт, позиція чи рейс перший, коли на всіх не вистачає',
      },
      exceptional: {
        en: 'Names a second carrier, driver or source kept ready for this, and tried on real loads',
        uk: 'Називає другого перевізника, водія чи джерело, яких тримають на цей випадок і випробували в роботі',
      },
    },
  },
  questions: [
    {
      id: 'lg-late-on-the-road',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 6,
      crafts: ['driver', 'transport-planner'],
      branch: { of: ['transport'], elsewhere: ['warehouse'] },
      topics: { en: ['on-time', 'delay', 'on time', 'delivery', 'problem'], uk: ['вчасн', 'запізнен', 'доставк'] },
      text: {
        en: {
          ask: 'Tell me about a run, a delivery or an order that was going to arrive late while it was in your hands. When did you know, and what did you do from then on?',
          whyAsked:
            'Delays are daily business; the harm depends on when the receiver learns of them. The answer shows early warning and a search for another way.',
          keyPoints: [
            'The first sign: traffic, queue, breakdown, unpicked order, missing paper',
            'Time left between knowing and the delivery window',
            'Who the candidate told, and the new time they gave',
            'Options tried: another vehicle, part delivery, a later window, another order of stops',
            'When it arrived and what it cost',
          ],
          notRequired: ['The delivery arriving on time after all', 'Long hauls (a city round will do)'],
          anchors: [
            ['Says lateness is the driver’s or the customer’s problem'],
            ['Told nobody until the receiver called', 'Gave a time that was a hope rather than a calculation'],
            ['Called the receiver or the dispatcher with a new time', 'Got the goods there the same or the next day'],
            [
              'Rearranged the other stops so that one late drop did not become five',
              'Asked which part of the load was urgent and sent that ahead',
            ],
            [
              'Saw it in the tracking, the queue or the picking screen before anybody reported it',
              'Changed departure, slot or checklist afterwards, and gives that run’s later delays',
            ],
          ],
          probes: [
            { text: 'What time did you give them, and how had you worked it out?', trigger: 'vague' },
            { text: 'What did the late arrival cost in the end?', trigger: 'no_result' },
            { text: 'What did you decide there, and what did the dispatcher or manager decide?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Made up time by speeding, by skipping a rest or by leaving the load unsecured',
              jobReason: 'A tired driver or a loose load kills people; no window is worth that.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про рейс, доставку чи замовлення, які мали запізнитися, поки ними займалися ви. Коли ви про це дізналися і що робили відтоді?',
          whyAsked:
            'Затримки трапляються щодня, а шкода залежить від того, коли про них дізнається одержувач. Відповідь показує, чи попереджають рано і чи шукають інший шлях.',
          keyPoints: [
            'Перша ознака: затор, черга, поломка, незібране замовлення, брак документа',
            'Скільки часу лишалося до вікна доставки',
            'Кого кандидат попередив і який назвав новий час',
            'Що спробували: інше авто, доставка частинами, пізніше вікно, інший порядок точок',
            'Коли вантаж прибув і чого це коштувало',
          ],
          notRequired: ['Щоб доставку вдалося врятувати', 'Далекі рейси (досить розвезення містом)'],
          anchors: [
            ['Каже, що запізнення стосуються водія чи клієнта'],
            ['Нікому не каже, доки не зателефонує одержувач', 'Називає час навмання, без розрахунку'],
            ['Телефонує одержувачеві чи диспетчерові з новим часом', 'Доставляє вантаж того самого або наступного дня'],
            [
              'Змінює порядок решти точок, щоб одне запізнення не стало п’ятьма',
              'Питає, яка частина вантажу термінова, і відправляє її вперед',
            ],
            [
              'Бачить затримку з трекінгу, черги чи екрана комплектування ще до повідомлень',
              'Потім змінює час виїзду, вікно чи перелік перевірок і називає подальші запізнення рейсу',
            ],
          ],
          probes: [
            { text: 'Який час ви назвали і як його порахували?', trigger: 'vague' },
            { text: 'Чого врешті коштувало запізнення?', trigger: 'no_result' },
            { text: 'Що з цього вирішили ви, а що диспетчер чи керівник?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Надолужує час перевищенням швидкості, скороченим відпочинком або незакріпленим вантажем',
              jobReason: 'Втомлений водій чи незакріплений вантаж убиває, і жодне вікно доставки того не варте.',
            },
          ],
        },
      },
    },
    {
      id: 'lg-stock-difference',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      crafts: ['warehouse', 'buyer', 'transport-planner'],
      branch: { of: ['warehouse', 'shipper'], elsewhere: ['carrier'] },
      topics: {
        en: ['stock', 'inventory', 'wms', 'cycle count', 'discrepanc'],
        uk: ['інвентар', 'wms', 'залишк', 'нестач', 'облік'],
      },
      text: {
        en: {
          ask: 'Tell me about goods on the shelf, in the van or on the dock that did not agree with the system or the papers. How did you track the difference down?',
          whyAsked:
            'Differences between goods and papers grow until somebody follows them up. The answer shows whether the cause was found or only the figure corrected.',
          keyPoints: [
            'What was missing or surplus: item, quantity, batch, value',
            'A recount, including neighbouring locations and similar items',
            'The movements traced: receipt, put-away, picking, returns, damaged goods',
            'The cause: unit of measure, double booking, wrong label, theft',
            'What was corrected in the goods, the system and the work',
          ],
          notRequired: ['A full stock count', 'A particular warehouse system'],
          anchors: [
            ['Says small differences are normal and nobody looks into them'],
            ['Adjusted the figure so that it agreed', 'Suspected a colleague and looked no further'],
            ['Counted again and checked the neighbouring locations', 'Compared receipts and issues for the item'],
            [
              'Found that pieces and boxes, or two similar labels, had been mixed up',
              'Had the correction approved by another person, with the reason in writing',
            ],
            [
              'Counted other items that go through the same step, and found the pattern',
              'Gives the count accuracy before and after changing the step',
            ],
          ],
          probes: [
            { text: 'Which movement did you look at first, and why that one?', trigger: 'missing_point' },
            { text: 'How big was it, and how much of it did you never explain?', trigger: 'no_result' },
            { text: 'Who else worked on it with you?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Covered a shortage by booking goods from another customer or batch',
              jobReason: 'The shortage moves to somebody else, and a recalled batch can no longer be traced.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про товар на полиці, в авто чи на рампі, який не збігався з системою або документами. Як ви знаходили, звідки взялася розбіжність?',
          whyAsked:
            'Розбіжності між товаром і документами ростуть, доки хтось не простежить їх. Відповідь показує, чи знайдено причину, чи лише виправлено цифру.',
          keyPoints: [
            'Чого бракувало чи що було зайвим: позиція, кількість, номер серії, сума',
            'Перерахунок, зокрема сусідніх комірок і схожих позицій',
            'Простежені рухи: приймання, розміщення, комплектування, повернення, бій',
            'Причина: одиниця виміру, подвійне проведення, не та етикетка, крадіжка',
            'Що виправлено в товарі, у системі та в роботі',
          ],
          notRequired: ['Повна інвентаризація', 'Певна складська система'],
          anchors: [
            ['Каже, що дрібні розбіжності звичні й ніхто їх не з’ясовує'],
            ['Підганяє цифру, щоб зійшлося', 'Підозрює колегу й далі не шукає'],
            ['Перераховує й оглядає сусідні місця', 'Порівнює прихід і видачу цієї позиції'],
            [
              'Виявляє, що сплутали штуки з коробками чи дві схожі етикетки',
              'Погоджує коригування з іншою людиною, з письмовою причиною',
            ],
            [
              'Рахує інші позиції, що проходять той самий крок, і знаходить закономірність',
              'Називає точність обліку до й після зміни цього кроку',
            ],
          ],
          probes: [
            { text: 'Який рух ви перевірили першим і чому саме його?', trigger: 'missing_point' },
            { text: 'Якою була розбіжність і скільки так і не пояснено?', trigger: 'no_result' },
            { text: 'Хто ще цим займався, крім вас?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Перекриває нестачу товаром іншого клієнта чи іншої партії',
              jobReason: 'Нестача переходить на іншого, а відкликану серію товару вже не простежити.',
            },
          ],
        },
      },
    },
    {
      id: 'lg-cheaper-or-faster',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      crafts: ['driver', 'transport-planner', 'warehouse', 'buyer', 'forwarder'],
      topics: { en: ['cost', 'optimi', 'kpi', 'efficien', 'continuous'], uk: ['витрат', 'оптиміз', 'вартіст'] },
      text: {
        en: {
          ask: 'What did you change in routes, loading, stock or carriers that got goods moving cheaper or faster? Take me from the figures that made you act to the figures a few months later.',
          whyAsked:
            'Everyone in logistics talks about optimising. Figures before and after, and the price of the gain, show whether it happened.',
          keyPoints: [
            'The starting figure: cost per drop, fill, empty kilometres, days of stock, picks per hour',
            'Where the loss really arose',
            'The change, and who had to work differently',
            'The figure afterwards, over several months',
            'What got worse, and how that was monitored',
          ],
          notRequired: ['Route optimisation software', 'A large effect'],
          anchors: [
            ['Talks about optimising but names no change'],
            [
              'Pushed the carrier’s price down and calls that the improvement',
              'Gives a saving but cannot say how it was calculated',
            ],
            ['Gives one figure before and after', 'Explains what waste it removed'],
            [
              'Tried it on one route, zone or item group before extending it',
              'Separates their own effect from season, fuel price or volume',
            ],
            [
              'Dropped part of the change because drivers or pickers showed it did not work, and says which',
              'Names a saving they turned down because service would have suffered',
            ],
          ],
          probes: [
            { text: 'How was that figure calculated?', trigger: 'vague' },
            { text: 'What did it look like half a year on?', trigger: 'no_result' },
            { text: 'Whose idea was it, and what did you do yourself?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Яка ваша зміна в маршрутах, завантаженні, запасах чи перевізниках здешевила або пришвидшила рух товару? Розкажіть, які цифри до неї спонукали і якими вони стали за кілька місяців.',
          whyAsked:
            'Про оптимізацію в логістиці говорять усі. Цифри до і після та ціна виграшу показують, чи вона відбулася.',
          keyPoints: [
            'Початкова цифра: вартість точки, заповнення, порожній пробіг, дні запасу, зборів за годину',
            'Де насправді виникала втрата',
            'Сама зміна і кому довелося працювати інакше',
            'Цифра потому за кілька місяців',
            'Що стало гірше і як за цим стежили',
          ],
          notRequired: ['Програма для оптимізації маршрутів', 'Велика економія'],
          anchors: [
            ['Говорить про оптимізацію, не називаючи жодної зміни'],
            [
              'Збиває ціну перевізника й називає це поліпшенням',
              'Називає економію, але не може сказати, як її рахували',
            ],
            ['Називає одну цифру до і після', 'Пояснює, яку втрату прибрано'],
            [
              'Спершу випробовує на одному маршруті, зоні чи групі товарів',
              'Відділяє власний ефект від сезону, ціни пального чи обсягу',
            ],
            [
              'Відмовляється від частини зміни, бо водії чи комплектувальники показали, що вона не діє, і каже від якої',
              'Називає економію, від якої відмовилися, бо за неї заплатив би сервіс',
            ],
          ],
          probes: [
            { text: 'Як рахували цю цифру?', trigger: 'vague' },
            { text: 'Як це працювало за пів року?', trigger: 'no_result' },
            { text: 'Чия це була ідея і що зробили особисто ви?', trigger: 'no_role' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'lg-leaning-pallet',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      crafts: ['warehouse'],
      branch: { of: ['warehouse'], elsewhere: ['carrier', 'transport'] },
      topics: {
        en: ['document', 'cmr', 'receiv', 'goods in', 'inbound', 'damage', 'claims'],
        uk: ['документ', 'cmr', 'прийман', 'приймання', 'пошкодж', 'претензі'],
      },
      text: {
        en: {
          ask: 'A truck brings eighteen pallets; the note says twenty. One is leaning and its lower cartons are wet. The driver is late for the next stop and holds out the pen: “Sign for all, the rest comes tomorrow.” What do you do?',
          whyAsked:
            'What is signed at the dock decides who pays. The answer shows whether counting, looking and writing hold up against hurry.',
          keyPoints: [
            'No signature for twenty',
            'Shortage and damage written on all copies before the driver leaves, signed by the driver',
            'Photos: pallet, wet cartons, label, vehicle and seal',
            'The damaged pallet kept apart, not on the shelf, contents checked',
            'Sender, purchaser or dispatcher told at once',
          ],
          notRequired: ['Names of the forms', 'Refusing the whole load'],
          anchors: [
            ['Signs as asked and waits for tomorrow'],
            [
              'Signs for eighteen but lets the wet pallet through without a note',
              'Sends the driver away with everything',
            ],
            [
              'Writes the two missing and the one damaged pallet on the note',
              'Takes photos before unloading continues',
            ],
            [
              'Has the driver sign the note on every copy',
              'Quarantines the pallet and opens it to see how far the damp reaches',
            ],
            [
              'Checks the trailer floor, roof and seal for where the water came from',
              'Checks which of today’s orders are waiting for the missing pallets and warns about them',
            ],
          ],
          probes: [
            { text: 'What do you write on the note, word for word?', trigger: 'vague' },
            { text: 'The driver refuses to sign that. What then?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Фура привезла вісімнадцять палет, у накладній двадцять. Одна похилилася, нижні коробки мокрі. Водій спізнюється на наступну точку й простягає ручку: «Підпишіть за всі, решта завтра». Що ви робите?',
          whyAsked:
            'Хто заплатить, вирішує підпис на рампі. Відповідь показує, чи витримують підрахунок, огляд і запис тиск поспіху.',
          keyPoints: [
            'Жодного підпису за всі двадцять палет',
            'Нестачу й пошкодження записують у всіх примірниках накладної або в акті до від’їзду водія, з його підписом',
            'Фото: палета, мокрі коробки, етикетка, авто й пломба',
            'Пошкоджену палету окремо, не на полицю, вміст перевіряють',
            'Відправника, закупівельника чи диспетчера сповіщають одразу',
          ],
          notRequired: ['Назви бланків', 'Відмова від усього вантажу'],
          anchors: [
            ['Підписує, як просять, і чекає завтрашнього дня'],
            [
              'Підписує за вісімнадцять, але мокру палету пропускає без зауваження',
              'Відправляє водія з усім вантажем назад',
            ],
            ['Записує в накладній дві відсутні палети й пошкоджену', 'Фотографує, перш ніж розвантажувати далі'],
            [
              'Дає водієві підписати зауваження в кожному примірнику',
              'Ставить палету в карантин і розкриває, щоб побачити, куди дійшла вода',
            ],
            [
              'Оглядає підлогу, дах і пломбу напівпричепа, щоб зрозуміти, звідки вода',
              'Перевіряє, які сьогоднішні замовлення чекають на дві палети, і попереджає про них',
            ],
          ],
          probes: [
            { text: 'Що дослівно ви пишете в накладній?', trigger: 'vague' },
            { text: 'Водій відмовляється підписувати зауваження. Що тоді?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'lg-driver-out-of-hours',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      crafts: ['driver'],
      branch: { of: ['carrier'], elsewhere: ['shipper', 'warehouse'] },
      topics: { en: ['hours', 'wtd', 'tacho', 'driver'], uk: ['тахограф', 'режим прац', 'воді'] },
      text: {
        en: {
          ask: 'Four o’clock: 40 km from the customer, a truck with chilled goods is stuck in a jam. The driver has driven 8 h 20 of the nine hours allowed today. Unloading closes at 17:30. What would you do, as its driver or its dispatcher?',
          whyAsked:
            'Hours, cold chain and customer pull three ways. The answer shows what is fixed for the candidate and what options they look for.',
          keyPoints: [
            'The driving time limit stands; whether an extension is still lawful this week is checked, not assumed',
            'A calculation: minutes left, likely speed, a safe place to stop within reach',
            'The customer: a later gate time, unloading in the morning, a slot swap',
            'Another driver or vehicle to meet the truck',
            'Cooling stays on while parked, with the temperature recorded',
          ],
          notRequired: ['The rules of one country by heart'],
          anchors: [
            ['Drives on because it is only forty kilometres'],
            [
              'Leaves the decision entirely to the other side',
              'Thinks of the slot and forgets the temperature, or the reverse',
            ],
            ['Compares the minutes left with the road ahead', 'Calls the customer before five about unloading later'],
            [
              'Picks the parking place first, so that time does not run out at the roadside',
              'Checks whether this week’s longer days are used up',
            ],
            [
              'Sends a second driver from a named place and works out when they would meet',
              'Says what made the plan tight: start, slot or break, and changes the next run',
            ],
          ],
          probes: [
            { text: 'Up to what minute do you still have a choice?', trigger: 'missing_point' },
            { text: 'The customer says “today or the contract is off”. What now?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Would drive on another person’s card or switch the recording off',
              jobReason: 'It hides a tired driver, and costs the company its licence.',
            },
          ],
        },
        uk: {
          ask: 'Шістнадцята: за 40 км від клієнта фура з охолодженим вантажем стоїть у заторі. Водій їде вже 8 год 20 хв із дозволених на сьогодні дев’яти. Розвантаження до 17:30. Що ви вирішите як її водій чи диспетчер?',
          whyAsked:
            'Години водія, холод і клієнт тягнуть у різні боки. Відповідь показує, що для кандидата незмінне і як він шукає серед решти.',
          keyPoints: [
            'Межа часу керування лишається; чи можна ще цього тижня подовжити день, перевіряють, а не припускають',
            'Розрахунок: скільки хвилин лишилося, ймовірна швидкість, безпечна стоянка в досяжності',
            'Клієнт: пізніша рампа, розвантаження вранці, обмін вікнами',
            'Інший водій чи авто назустріч',
            'Охолодження працює на стоянці, температуру записують',
          ],
          notRequired: ['Правила певної країни напам’ять'],
          anchors: [
            ['Їде далі, бо ж лише сорок кілометрів'],
            ['Повністю перекладає рішення на іншу сторону', 'Думає про вікно й забуває про температуру або навпаки'],
            [
              'Порівнює решту хвилин із дорогою попереду',
              'До сімнадцятої телефонує клієнтові про пізніше розвантаження',
            ],
            [
              'Спершу обирає стоянку, щоб час не скінчився на узбіччі',
              'Перевіряє, чи не використано вже довші дні цього тижня',
            ],
            [
              'Висилає другого водія з названого місця й рахує, коли вони зустрінуться',
              'Називає, що в плані було затісно: виїзд, вікно чи перерва, і змінює наступний рейс',
            ],
          ],
          probes: [
            { text: 'До якої хвилини у вас іще є вибір?', trigger: 'missing_point' },
            { text: 'Клієнт каже: «Сьогодні або договору кінець». Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Готовність їхати за чужою карткою водія або вимкнути запис',
              jobReason: 'Це приховує втому водія й може коштувати компанії ліцензії.',
            },
          ],
        },
      },
    },
    {
      id: 'lg-border-closed',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      crafts: ['buyer', 'forwarder'],
      branch: { of: ['shipper'], elsewhere: ['carrier', 'warehouse'] },
      topics: {
        en: ['container', 'import', 'supply', 'international', 'border', 'supply chain', 'procure'],
        uk: ['контейнер', 'міжнародн', 'кордон', 'імпорт', 'постачан', 'зед'],
      },
      text: {
        en: {
          ask: 'A border crossing is blocked this morning. Two of your trucks with an item you need are stuck in the queue, perhaps for ten days. Stock lasts for six. Three customers depend on it. What do you do today, and what tomorrow?',
          whyAsked:
            'Supply is judged on the day it breaks down. The answer shows whether days of cover, alternatives and customers are handled at once and with figures.',
          keyPoints: [
            'Cover checked per customer: real stock, goods elsewhere, orders that can wait',
            'Alternatives: another crossing, rail or air for part of it, a second source, a substitute',
            'What each costs compared with a stoppage',
            'An order of priority among customers, agreed with sales, and communicated to them',
            'A point at which the expensive option is ordered',
          ],
          notRequired: ['Knowing particular crossings'],
          anchors: [
            ['Waits for news from the border'],
            ['Orders air freight for everything at once', 'Tells customers nothing so as not to worry them'],
            [
              'Works out how many days each customer has',
              'Asks the carrier about another crossing, with distance and queue',
            ],
            [
              'Sends part of it the fast way, just enough to bridge the four days',
              'Agrees with sales who gets less, before the stock is gone',
            ],
            [
              'Sets the hour by which the trucks must turn round for the alternative still to help',
              'Says how cover and sources for this item are set afterwards, and how much money that ties up',
            ],
          ],
          probes: [
            { text: 'How many pieces go by air, and how do you get to that number?', trigger: 'vague' },
            { text: 'Who decides which of the three gets less?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Сьогодні вранці заблоковано пункт пропуску. Дві ваші фури з потрібною позицією стоять у черзі, можливо, днів десять. Запасу на шість. Від неї залежать три клієнти. Що ви робите сьогодні, а що завтра?',
          whyAsked:
            'Постачання пізнають у день, коли воно рветься. Відповідь показує, чи дбають водночас про дні запасу, інші шляхи й клієнтів, і чи з цифрами.',
          keyPoints: [
            'Запас на кожного клієнта: справжній залишок, товар в інших місцях, замовлення, що зачекають',
            'Інші шляхи: інший перехід, залізниця чи літак для частини, друге джерело, заміна',
            'Скільки коштує кожен проти ціни зупинки',
            'Черговість клієнтів, погоджена з продажем і повідомлена їм',
            'Момент, коли замовляють дорогий шлях',
          ],
          notRequired: ['Знання певних пунктів пропуску'],
          anchors: [
            ['Чекає новин із кордону'],
            ['Одразу замовляє літак на все', 'Нічого не каже клієнтам, щоб не хвилювати'],
            [
              'Рахує, на скільки днів вистачить кожному клієнтові',
              'Питає перевізника про інший перехід, відстань і чергу',
            ],
            [
              'Швидким шляхом відправляє частину, рівно щоб перекрити чотири дні',
              'Погоджує з продажем, хто отримає менше, поки запас іще є',
            ],
            [
              'Визначає годину, до якої фури мають розвернутися, щоб інший шлях іще допоміг',
              'Називає, яким потім буде запас і джерела цієї позиції та скільки це зв’яже грошей',
            ],
          ],
          probes: [
            { text: 'Скільки штук ви відправите літаком і звідки це число?', trigger: 'vague' },
            { text: 'Хто вирішує, який із трьох отримає менше?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'lg-three-drops-one-trailer',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      crafts: ['warehouse', 'driver', 'transport-planner'],
      topics: { en: ['load', 'secur', 'dispatch'], uk: ['завантаж', 'кріплен', 'вантаж'] },
      text: {
        en: {
          ask: 'One curtain-sided trailer, three drops: four pallets of drums at 900 kg, ten of light cartons, two long crates. Explain how you would have it loaded and secured, and what you check before it leaves the yard.',
          whyAsked:
            'A badly loaded trailer is overturned, fined or unloaded twice. The answer shows knowledge of weights, order and restraint.',
          keyPoints: [
            'Order of drops: last one in first, as far as weight allows',
            'Heavy items low, near the centre line, spread so that no axle is overloaded',
            'Gaps closed, forward restraint strongest: braking pushes with about 0.8 of the weight, curves with 0.5',
            'Anti-slip mats, straps with edge protectors; the curtain is no restraint',
            'Checks: papers against pallets, labels, seal, straps again after the first kilometres',
          ],
          notRequired: ['The strap formula', 'A loading program'],
          anchors: [
            ['Loads as it comes; the curtain will hold it'],
            ['Thinks only of the order of drops', 'Puts all the drums at the back for quick unloading'],
            ['Puts the drums low and spreads them over the axles', 'Straps the rows and closes the gaps'],
            [
              'Weighs order of drops against axle load and says which takes priority',
              'Uses mats and the front wall so that fewer straps are needed',
            ],
            [
              'Works out what is left on which axle after the first drop',
              'Rejects a pallet whose film or wood will not hold 900 kg, and says what shows it',
            ],
          ],
          probes: [
            { text: 'Why do you secure most against moving forward?', trigger: 'missing_point' },
            { text: 'After the first drop there is a gap. What does the driver do?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Один шторний напівпричіп, три точки: чотири палети бочок по 900 кг, десять легких коробок, два довгі ящики. Поясніть, як його завантажити й закріпити вантаж і що перевірити перед виїздом.',
          whyAsked:
            'Хибно завантажений причіп перекидається, отримує штраф або його двічі розвантажують. Відповідь показує знання ваги, порядку й кріплення.',
          keyPoints: [
            'Порядок точок: остання завантажується першою, наскільки дозволяє вага',
            'Важке внизу, біля осьової лінії, щоб жодна вісь не була перевантажена',
            'Без порожнин, найміцніше вперед: під час гальмування тисне близько 0,8 ваги, у поворотах 0,5',
            'Протиковзні килимки, ремені з куточками; штора вантажу не тримає',
            'Перевірка: документи й палети, етикетки, пломба, ремені ще раз за перші кілометри',
          ],
          notRequired: ['Формула для ременів', 'Програма завантаження'],
          anchors: [
            ['Вантажить як випаде, штора втримає'],
            ['Думає лише про порядок точок', 'Ставить усі бочки назад, щоб швидше вивантажити'],
            ['Ставить бочки внизу, розподіливши між осями', 'Стягує ряди ременями й закриває порожнини'],
            [
              'Зважує порядок точок проти навантаження на осі й каже, що важливіше',
              'Використовує килимки й передню стінку, щоб ременів знадобилося менше',
            ],
            [
              'Рахує, що лишиться на якій осі після першої точки',
              'Бракує палету, чия плівка чи дошки не втримають 900 кг, і каже, з чого це видно',
            ],
          ],
          probes: [
            { text: 'Чому найміцніше кріплять саме вперед?', trigger: 'missing_point' },
            { text: 'Після першої точки лишилася порожнина. Що робить водій?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'lg-nine-orders-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 30,
      crafts: ['driver', 'transport-planner'],
      text: {
        en: {
          ask: 'Two vans, 8 to 17, six pallets and 3 t each. North: 5 pallets, two by ten. South: 4 by ten. West: 3 of 1.2 t each, 2 after three. Plan tomorrow’s runs in twenty minutes, then tell me who you call.',
          whyAsked:
            'Making a day out of orders and vehicles is the core of the job. The task shows what is worked out, what is given up and who is told.',
          keyPoints: [
            'Weight is checked as well as pallets: three of 1.2 t are too much for one van',
            'What is due by ten in the north and in the south goes to different vans',
            'Unloading time and a break are in the plan',
            'Reserve for one thing going wrong',
            'What does not fit is named, and which customer to ask',
          ],
          notRequired: ['The shortest possible route', 'Knowing the town'],
          anchors: [
            ['Fills the vans in the order given'],
            ['Plans to the last minute and pallet', 'Overloads one van by weight'],
            ['Groups by zone and keeps to the windows', 'Names the order that does not fit'],
            [
              'Counts unloading at each stop and finishes before the vans’ day ends',
              'Adds a second round where a van is empty by noon',
            ],
            [
              'Asks which customer could take a later day before dropping any',
              'Says when tomorrow they would review the plan and what they would change first',
            ],
          ],
          probes: [
            { text: 'Which order did you find the hardest to place?', trigger: 'missing_point' },
            { text: 'Van two will not start at 7:30. What do you change?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Два фургони, з 8 до 17, по шість палет і 3 т. Північ: 5 палет, дві до десятої. Південь: 4 до десятої. Захід: 3 по 1,2 т і 2 після третьої. За двадцять хвилин складіть завтрашні рейси й скажіть, кому телефонувати.',
          whyAsked:
            'Скласти день із замовлень і машин є серцевиною фаху. Завдання показує, що рахують, чим поступаються і кого попереджають.',
          keyPoints: [
            'Перевірено не лише палети, а й вагу: три по 1,2 т для одного фургона забагато',
            'Те, що до десятої на півночі й на півдні, розведено по різних фургонах',
            'У плані є час на розвантаження й перерву',
            'Резерв на випадок, якщо щось піде не так',
            'Названо, що не влазить і якого клієнта про це питати',
          ],
          notRequired: ['Найкоротший можливий маршрут', 'Знання міста'],
          anchors: [
            ['Наповнює фургони в названому порядку'],
            ['Планує впритул до хвилини й палети', 'Перевантажує один фургон за вагою'],
            ['Групує за зонами й дотримується вікон', 'Називає замовлення, яке не влазить'],
            [
              'Рахує розвантаження на кожній точці й закінчує раніше за кінець дня',
              'Додає другий виїзд там, де фургон порожній до полудня',
            ],
            [
              'Питає, хто з клієнтів прийме днем пізніше, перш ніж когось викреслити',
              'Каже, о котрій завтра перегляне план і що змінить насамперед',
            ],
          ],
          probes: [
            { text: 'Яке замовлення було найважче розмістити?', trigger: 'missing_point' },
            { text: 'О 7:30 другий фургон не заводиться. Що ви міняєте?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
