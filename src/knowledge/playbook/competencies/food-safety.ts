import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const foodSafety: PlaybookCompetency = {
  id: 'food-safety',
  fit: {
    families: ['food'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'haccp',
        'food safety',
        'food hygiene',
        'mise en place',
        'kitchen line',
        'stock rotation',
        'core temperature',
      ],
      uk: [
        'haccp',
        'насср',
        'безпечності харчов',
        'безпечність харчов',
        'безпеки харчов',
        'санітарн норм',
        'санітарних норм',
        'заготівл',
        'гарячого цех',
        'холодного цех',
      ],
    },
  },
  name: { en: 'Food safety and kitchen', uk: 'Безпечність харчів і кухня' },
  definition: {
    en: 'Keeps food safe from delivery to plate by temperature, time, cleaning and separation, prepares so that service runs, keeps taste and portion the same from plate to plate, and throws away what is in doubt.',
    uk: 'Береже безпечність їжі від приймання до тарілки: температура, час, чистота, розділення; готує заготовки так, щоб сервіс ішов, тримає смак і порцію й викидає те, що викликає сумнів.',
  },
  signals: {
    en: [
      'haccp',
      'food safety',
      'food hygiene',
      'mise en place',
      'kitchen',
      'line cook',
      'sous chef',
      'commis',
      'pastry',
      'grill station',
      'core temperature',
      'cold chain',
      'cross-contamination',
      'allergen',
      'stock rotation',
      'first in first out',
      'walk-in fridge',
      'blast chill',
      'menu costing',
      'recipe card',
    ],
    uk: [
      'haccp',
      'насср',
      'харчової безпек',
      'безпечності харч',
      'безпечність харч',
      'кухар',
      'кухн',
      'су-шеф',
      'шеф-кухар',
      'кондитер',
      'заготівл',
      'гарячий цех',
      'гарячого цех',
      'холодний цех',
      'холодного цех',
      'технологічна карт',
      'технологічних карт',
      'технологічні карт',
      'алерген',
      'термін придатн',
      'маркуванн страв',
    ],
  },
  searched: {
    en: ['HACCP', 'food safety', 'kitchen', 'core temperature', 'allergens', 'stock rotation'],
    uk: ['HACCP', 'кухар', 'кухня', 'заготівля', 'технологічна карта', 'алергени'],
  },
  traces: {
    en: [
      'kitchen',
      'cook',
      'chef',
      'food',
      'restaurant',
      'caf',
      'catering',
      'canteen',
      'bak',
      'pastry',
      'menu',
      'hotel',
      'bar',
      'dish',
      'grill',
      'pizza',
      'recipe',
      'hygiene',
    ],
    uk: [
      'кух',
      'кухар',
      'шеф',
      'їж',
      'харч',
      'ресторан',
      'кафе',
      'кейтеринг',
      'їдальн',
      'пекар',
      'кондитер',
      'меню',
      'готел',
      'бар',
      'страв',
      'гриль',
      'піц',
      'рецепт',
      'гігієн',
    ],
  },
  bars: {
    junior: {
      shownBy: ['fs-threw-it-away', 'fs-fridge-found-warm'],
      strong: {
        en: 'Uses a thermometer or a label before trusting eye and nose',
        uk: 'Бере термометр чи дивиться на етикетку, перш ніж довіряти оку й нюху',
      },
      exceptional: {
        en: 'Says at what reading they would throw the food away without asking anybody',
        uk: 'Каже, за якого показника викидає продукт, нікого не питаючи',
      },
    },
    middle: {
      shownBy: ['fs-service-fell-apart', 'fs-fridge-found-warm', 'fs-guest-with-allergen'],
      strong: {
        en: 'Orders the station’s work by what spoils or burns first, and calls it out to the others',
        uk: 'Будує роботу станції за тим, що першим зіпсується чи згорить, і вголос каже це іншим',
      },
      exceptional: {
        en: 'Holds a dish back in a full service over one doubt about its safety, and gives the guest a time',
        uk: 'У розпал сервісу через один сумнів щодо безпечності не віддає страву й називає гостеві час',
      },
    },
    senior: {
      shownBy: ['fs-service-fell-apart', 'fs-waste-brought-down'],
      strong: {
        en: 'Traces trouble at the pass back to preparation, ordering or the menu itself',
        uk: 'Простежує збій на видачі аж до заготівлі, замовлення продуктів чи самого меню',
      },
      exceptional: {
        en: 'Gives waste or food cost before and after a change, and what it did to the plate',
        uk: 'Називає відходи чи собівартість до і після зміни та що стало з самою стравою',
      },
    },
    lead: {
      shownBy: ['fs-waste-brought-down', 'fs-inspection-in-an-hour'],
      strong: {
        en: 'Makes the checks part of opening and closing, so that they get done on days without the chef',
        uk: 'Робить перевірки частиною відкриття й закриття, щоб їх робили й у дні без шефа',
      },
      exceptional: {
        en: 'Uses the logs to show where the kitchen slipped before anything happened, and what was changed',
        uk: 'За журналами показує, де кухня почала послаблювати контроль, перш ніж щось сталося, і що змінено',
      },
    },
  },
  questions: [
    {
      id: 'fs-threw-it-away',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      crafts: 'every',
      topics: { en: ['quality', 'deliver', 'freshness'], uk: ['якіст', 'приймання продукт', 'свіж'] },
      text: {
        en: {
          ask: 'Tell me about food you threw away or sent back at the door although somebody needed it. What did you see, and what happened next?',
          whyAsked:
            'In a kitchen, doubt always costs money or time. The answer shows whether the candidate acts on it all the same.',
          keyPoints: [
            'The sign: temperature, date, smell, packaging, colour, how long it had been out',
            'What was measured or read, and against what limit',
            'Who wanted it used, and what the candidate said',
            'What went on the plate instead',
            'What was done to stop it happening again',
          ],
          notRequired: ['Everybody in the kitchen agreeing'],
          anchors: [
            ['Recalls nothing, or would leave that to the chef'],
            ['Used it after rinsing, trimming or adding spice', 'Threw it away only when told to'],
            ['Names the sign and put the food aside', 'Told the chef or the supplier at once'],
            ['Gives the reading and the limit it exceeded', 'Had a substitute ready before the guest noticed'],
            [
              'Kept a record or photo, and held the supplier to account',
              'Changed the delivery check, label or order size, and saw that waste stop',
            ],
          ],
          probes: [
            { text: 'What exactly was the reading or the date?', trigger: 'vague' },
            { text: 'Which part of the decision was yours?', trigger: 'no_role' },
            { text: 'What has been different at the delivery door since then?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Covers spoiled food with sauce or spice and serves it',
              jobReason: 'Spice does not kill germs; guests fall ill and the place is closed.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про продукт, який ви викинули чи не прийняли від постачальника, хоча він був потрібен. Що ви побачили і що було далі?',
          whyAsked: 'На кухні сумнів завжди коштує грошей або часу. Відповідь показує, чи діє кандидат попри це.',
          keyPoints: [
            'Ознака: температура, дата, запах, упаковка, колір, скільки простояло',
            'Що виміряно чи прочитано і з якою межею порівняно',
            'Хто хотів це використати і що відповів кандидат',
            'Що пішло на тарілку натомість',
            'Що зроблено, щоб таке не повторилося',
          ],
          notRequired: ['Згода всієї кухні'],
          anchors: [
            ['Нічого не пригадує або залишає таке шефові'],
            ['Використовує, промивши, обрізавши чи додавши спецій', 'Викидає, лише коли скажуть'],
            ['Називає ознаку й відкладає продукт', 'Одразу каже шефові або постачальникові'],
            ['Називає показник і межу, яку перевищено', 'Має заміну раніше, ніж помітить гість'],
            [
              'Робить запис чи знімок і домагається відповіді постачальника',
              'Змінює приймання, маркування чи обсяг замовлення й бачить, що списань більше немає',
            ],
          ],
          probes: [
            { text: 'Які саме там були показники чи дата?', trigger: 'vague' },
            { text: 'Що з цього вирішили особисто ви?', trigger: 'no_role' },
            { text: 'Що відтоді змінилося під час приймання?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Маскує зіпсований продукт соусом чи спеціями й подає',
              jobReason: 'Спеції не вбивають мікробів: гості отруюються, заклад закривають.',
            },
          ],
        },
      },
    },
    {
      id: 'fs-service-fell-apart',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 7,
      crafts: ['kitchen', 'bakery', 'restaurant-manager'],
      topics: {
        en: ['pass', 'station', 'pressure', 'pace', 'busy service', 'peak hour', 'rush'],
        uk: ['видач', 'запар', 'швидк', 'завантажен', 'години пік', 'годин пік', 'пікові', 'пікових'],
      },
      text: {
        en: {
          ask: 'Tell me about a service that fell apart at your station or in your kitchen. Where did it begin to slip, and what did you do in the next quarter of an hour?',
          whyAsked:
            'Every kitchen goes under once. The answer shows whether the candidate sees the cause, restores order at the pass and keeps food safe meanwhile.',
          keyPoints: [
            'Where it began: missing prep, a machine, tickets all at once, a person short',
            'What was stopped, what was combined, what was taken off the menu',
            'How the pass and front of house were told',
            'What was kept up regardless: cooking through, clean boards, cold chain',
            'What was changed for the next service',
          ],
          notRequired: ['A famous restaurant', 'No guest having waited'],
          anchors: [
            ['Blames front of house and knows no more about it'],
            ['Everybody just shouted and cooked faster', 'Sent out half-done dishes to clear the rail'],
            ['Says where it began and what was cooked first', 'Told front of house how long tables would wait'],
            ['Regrouped tickets by dish and called them out', 'Took one dish off and moved a pair of hands'],
            [
              'Stopped the pass for two minutes to get order, and says why that was faster',
              'Changed par levels or the menu afterwards, with the number of covers it then coped with',
            ],
          ],
          probes: [
            { text: 'How many tickets were on the rail at that moment?', trigger: 'vague' },
            { text: 'What did you cook yourself, and what did you call?', trigger: 'no_role' },
            { text: 'What did the next full service look like?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про сервіс, який розвалився на вашій станції чи кухні. Де почалося відставання і що ви робили наступні чверть години?',
          whyAsked:
            'Кожна кухня колись захлинається. Відповідь показує, чи бачить кандидат причину, чи дає лад на видачі й чи береже тим часом безпечність.',
          keyPoints: [
            'Початок: бракує заготовок, зламалася техніка, чеки водночас, не вистачає людини',
            'Що зупинено, що об’єднано, що знято з меню',
            'Як про це сказано на видачі й залі',
            'Чого дотримано попри все: прогрівання, чисті дошки, холодовий ланцюг',
            'Що змінено до наступного сервісу',
          ],
          notRequired: ['Відомий заклад', 'Щоб жоден гість не чекав'],
          anchors: [
            ['Каже, що винна зала, і більше нічого не знає'],
            ['Усі кричать і готують швидше', 'Віддає недоготоване, аби спорожніла рейка'],
            ['Називає, де почалося і що готували насамперед', 'Повідомляє залі, скільки чекатимуть столи'],
            ['Перегруповує чеки за стравами й оголошує їх уголос', 'Знімає одну страву й переставляє людину'],
            [
              'На дві хвилини зупиняє видачу, щоб дати лад, і пояснює, чому так швидше',
              'Потім змінює норми заготовок чи меню й називає кількість гостей, яку це витримало',
            ],
          ],
          probes: [
            { text: 'Скільки чеків тоді було на рейці?', trigger: 'vague' },
            { text: 'Що ви самі готували, а що оголошували?', trigger: 'no_role' },
            { text: 'Як пройшов наступний сервіс із повною залою?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'fs-waste-brought-down',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 7,
      crafts: ['kitchen', 'bakery', 'restaurant-manager'],
      topics: { en: ['food cost', 'waste', 'gp', 'margin', 'cost'], uk: ['фудкост', 'фуд-кост', 'списан', 'собіварт'] },
      text: {
        en: {
          ask: 'Tell me about a time you brought food cost or waste down without the plate getting worse. Which item was it, and how did you find the cause?',
          whyAsked:
            'A kitchen’s margins are made in the bin and on the scale. The answer shows whether the candidate measures, and what they leave untouched.',
          keyPoints: [
            'How it was measured: weighing the bin, stock count against sales, portions on the scale',
            'The cause: trim, over-prep, portion drift, delivery size, a dish that does not sell',
            'The change, and who had to work differently',
            'Figures before and after',
            'What guests noticed of it',
          ],
          notRequired: ['An accounting program'],
          anchors: [
            ['Has never looked at what food costs'],
            [
              'Made portions smaller and hoped nobody would notice',
              'Bought cheaper and says nothing about the effect on taste',
            ],
            ['Names the item and one change', 'Counted stock before and after'],
            [
              'Weighed or counted for days before changing anything',
              'Got the same portion from every cook using a scale, scoop or photo',
            ],
            [
              'Took a dish off or reworked it because of the figures, and sold more of another',
              'Kept the saving up through a season or a new team, and shows how',
            ],
          ],
          probes: [
            { text: 'How much was it in a week, in money or kilograms?', trigger: 'vague' },
            { text: 'What did the cooks say when they had to weigh?', trigger: 'missing_point' },
            { text: 'Where does the figure stand today?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Saves money by changing dates on labels',
              jobReason: 'Food past its date reaches guests, and the logs no longer mean anything.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть, як ви знизили собівартість чи списання, не погіршивши страви. Про який продукт ішлося і як ви знайшли причину?',
          whyAsked:
            'Заробіток кухні вирішується у відрі й на вагах. Відповідь показує, чи вимірює кандидат і чого не чіпає.',
          keyPoints: [
            'Як виміряно: зважування відходів, залишки проти продажів, порція на вагах',
            'Причина: обрізки, зайві заготовки, нерівні порції, обсяг поставки, страва, що не продається',
            'Зміна і хто мав працювати інакше',
            'Цифри до і після',
            'Що з цього помітили гості',
          ],
          notRequired: ['Облікова програма'],
          anchors: [
            ['Ніколи не цікавиться, скільки коштують продукти'],
            ['Зменшує порції й сподівається, що не помітять', 'Купує дешевше й нічого не каже про смак'],
            ['Називає продукт і одну зміну', 'Рахує залишки до і після'],
            [
              'Кілька днів зважує чи рахує, перш ніж щось міняти',
              'Домагається однакової порції від кожного кухаря: ваги, мірна ложка, фото',
            ],
            [
              'За цифрами знімає чи перебудовує страву й продає більше іншої',
              'Утримує заощаджене впродовж сезону чи з новою командою й показує як',
            ],
          ],
          probes: [
            { text: 'Скільки це було на тиждень, у грошах чи кілограмах?', trigger: 'vague' },
            { text: 'Що казали кухарі, коли довелося зважувати?', trigger: 'missing_point' },
            { text: 'Який цей показник сьогодні?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Заощаджує, переклеюючи дати на етикетках',
              jobReason: 'Прострочене потрапляє до гостей, а журнали більше нічого не означають.',
            },
          ],
        },
      },
    },
    {
      id: 'fs-fridge-found-warm',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      crafts: ['kitchen', 'bakery', 'restaurant-manager'],
      topics: {
        en: ['food safety', 'haccp', 'hygien', 'health', 'temperature', 'cleanl'],
        uk: ['haccp', 'хассп', 'нассп', 'гігієн', 'санітар', 'безпечн', 'чистот'],
      },
      text: {
        en: {
          ask: 'You open up in the morning and the walk-in reads eleven degrees. In it are fish, cooked rice, cut salad, butter and hard cheese for a lunch for ninety. What do you do in the first half hour?',
          whyAsked:
            'Nobody knows how long it was warm. The answer shows whether the candidate sorts by risk and saves the lunch honestly.',
          keyPoints: [
            'A second thermometer, and the food’s own temperature, not only the air’s',
            'Last night’s log, to narrow down the hours',
            'Fish, rice and cut salad go; butter and hard cheese may stay',
            'A lunch menu from what is safe, and front of house told',
            'The fridge: door, ice on the coil, a technician, a record',
          ],
          notRequired: ['One country’s legal limit'],
          anchors: [
            ['Closes the door and hopes it cools down again'],
            ['Goes by smell', 'Throws everything away without looking, or keeps everything'],
            ['Measures the food and separates what spoils quickly', 'Calls the chef and a technician'],
            ['Uses the last log reading to judge the hours', 'Rewrites the lunch before the first order comes'],
            ['Says why cooked rice is as risky as fish', 'Suggests what would have raised the alarm at night'],
          ],
          probes: [
            { text: 'Which of the five goes first, and why?', trigger: 'missing_point' },
            { text: 'The owner says “nobody ever got ill from rice”. What do you say?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ви відчиняєте зранку, а в холодильній камері одинадцять градусів. Там риба, варений рис, нарізаний салат, масло й твердий сир на обід для дев’яноста гостей. Що робите за перші пів години?',
          whyAsked:
            'Ніхто не знає, скільки часу було тепло. Відповідь показує, чи сортує кандидат за ризиком і чи чесно рятує обід.',
          keyPoints: [
            'Другий термометр і температура самого продукту, а не лише повітря',
            'Журнал за вчорашній вечір, щоб визначити години',
            'Риба, рис і нарізаний салат ідуть на списання, масло й твердий сир можуть лишитися',
            'Меню на обід із безпечного, попереджена зала',
            'Сама камера: двері, лід на випарнику, майстер, запис',
          ],
          notRequired: ['Норма якоїсь однієї країни'],
          anchors: [
            ['Зачиняє двері й сподівається, що охолоне'],
            ['Орієнтується на запах', 'Викидає все не дивлячись або лишає все'],
            ['Вимірює продукти й відокремлює швидкопсувні', 'Дзвонить шефові та майстрові'],
            [
              'За останнім записом у журналі вирішує, скільки годин минуло',
              'Переписує обід раніше за перше замовлення',
            ],
            ['Пояснює, чому варений рис такий самий ризиковий, як риба', 'Пропонує, що подало б сигнал уночі'],
          ],
          probes: [
            { text: 'Що з п’яти піде у відходи першим і чому?', trigger: 'missing_point' },
            { text: 'Власник каже: «Від рису ще ніхто не отруївся». Що ви відповісте?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'fs-guest-with-allergen',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      crafts: ['kitchen', 'bakery', 'restaurant-manager'],
      branch: { of: ['restaurant'], elsewhere: ['institution-kitchen'] },
      topics: { en: ['allergen', 'dietary'], uk: ['алерген'] },
      text: {
        en: {
          ask: 'In full service a waiter calls: “Table six, no nuts, it is serious.” The dish has no nuts, but the pesto two stations on does, and one pan serves all. What happens until the plate leaves?',
          whyAsked:
            'Traces on a board are enough to put a guest in hospital. The answer shows whether the candidate thinks in contact, not only in ingredients.',
          keyPoints: [
            'The call is repeated and marked on the ticket',
            'Clean pan, board, knife, cloth and gloves, away from the pesto',
            'Labels of sauce, oil and bread read again',
            'The plate travels alone and is handed over by table number',
            'If it cannot be made safe, the guest is told so',
          ],
          notRequired: ['The allergen list by heart'],
          anchors: [
            ['Just leaves the nuts off'],
            ['Wipes the pan with a cloth and carries on', 'Relies on memory of what is in the sauce'],
            ['Takes a clean pan and board', 'Tells the others on the line'],
            ['Reads the labels again and has the pass check', 'Sends the plate apart from the others'],
            [
              'Says which of their dishes can never be made safe for this guest',
              'Changes the set-up so that nuts cannot drip or fall on anything',
            ],
          ],
          probes: [
            { text: 'What touches the food between the pan and the guest?', trigger: 'missing_point' },
            { text: 'The pass is full and it takes eight minutes longer. What do you say?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Dismisses such requests as a fad and cooks as usual',
              jobReason: 'One careless plate can cost a guest’s life.',
            },
          ],
        },
        uk: {
          ask: 'У розпал сервісу офіціант каже: «Шостий стіл, без горіхів, це серйозно». У страві їх немає, але поруч песто з горіхами, а сковорода на всіх одна. Що відбувається, доки тарілка не піде?',
          whyAsked:
            'Слідів на дошці досить, щоб гість потрапив до лікарні. Відповідь показує, чи думає кандидат про дотик, а не лише про склад.',
          keyPoints: [
            'Замовлення повторено вголос і позначено на чеку',
            'Чисті сковорода, дошка, ніж, рушник і рукавички, подалі від песто',
            'Ще раз прочитано склад соусу, олії та хліба',
            'Тарілка йде окремо, стіл називають під час передавання',
            'Якщо безпечно не вийде, гостеві так і кажуть',
          ],
          notRequired: ['Перелік алергенів напам’ять'],
          anchors: [
            ['Просто не кладе горіхів, і все'],
            ['Протирає сковороду рушником і готує далі', 'Покладається на пам’ять про склад соусу'],
            ['Бере чисті сковороду й дошку', 'Попереджає інших на лінії'],
            ['Перечитує етикетки й просить перевірити на видачі', 'Відправляє тарілку окремо від інших'],
            [
              'Каже, яку страву закладу для такого гостя безпечною не зробити',
              'Переставляє робоче місце так, щоб горіхи ні на що не сипалися',
            ],
          ],
          probes: [
            { text: 'Що торкається їжі між сковородою і гостем?', trigger: 'missing_point' },
            { text: 'Видача забита, а це ще вісім хвилин. Що ви скажете?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Вважає такі прохання модою й готує як завжди',
              jobReason: 'Одна недбала тарілка може коштувати гостеві життя.',
            },
          ],
        },
      },
    },
    {
      id: 'fs-inspection-in-an-hour',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 6,
      crafts: ['kitchen', 'bakery', 'restaurant-manager'],
      topics: { en: ['inspection', 'health', 'records', 'audit'], uk: ['перевірк', 'журнал', 'держпродспожив'] },
      text: {
        en: {
          ask: 'The inspector has just come in. A cook whispers to you that the temperature log has three empty days and could be filled in quickly. What do you say to each of them?',
          whyAsked:
            'A log is worth what it is on bad days. The answer shows what the candidate stands for, and how they repair the gap.',
          keyPoints: [
            'Nothing is filled in afterwards',
            'The gap is shown, with what is known of those days',
            'Readings are taken now, in front of the inspector',
            'The cook is told why, without an audience',
            'A way to close the gap: who, when, what if the person is off',
          ],
          notRequired: ['Knowing the inspector’s form'],
          anchors: [
            ['Has the days filled in'],
            ['Keeps the log out of sight', 'Blames the colleague in front of the inspector'],
            ['Shows the log as it is', 'Takes readings at once'],
            [
              'Explains what else shows food was safe on those days, such as deliveries and alarms',
              'Agrees a date after which the gap cannot happen again',
            ],
            [
              'Had found the gap in their own weekly check, or says why there is no such check',
              'Changes the form or the routine, as three empty days suggest it does not fit the work',
            ],
          ],
          probes: [
            { text: 'What exactly do you say to the cook?', trigger: 'vague' },
            { text: 'How do you know next month that it is being done?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Calls filling in logs afterwards normal',
              jobReason: 'Made-up readings hide the fridge that is failing.',
            },
          ],
        },
        uk: {
          ask: 'Щойно зайшла інспекторка. Кухарка шепоче, що в журналі температур три порожні дні і їх можна швидко дописати. Що ви скажете кожному з них?',
          whyAsked:
            'Журнал вартий рівно стільки, скільки в погані дні. Відповідь показує, на чому стоїть кандидат і як усуває прогалину.',
          keyPoints: [
            'Нічого не дописують заднім числом',
            'Прогалину показують разом із тим, що про ті дні відомо',
            'Показники знімають зараз, при інспекторці',
            'Кухарці пояснюють наодинці чому',
            'Як цього більше не буде: хто, коли, що як людина вихідна',
          ],
          notRequired: ['Знання форми акта перевірки'],
          anchors: [
            ['Велить дописати'],
            ['Ховає журнал', 'При інспекторці звинувачує колегу'],
            ['Показує журнал, який він є', 'Одразу знімає показники'],
            [
              'Пояснює, що ще свідчить про безпечність у ті дні: поставки, сигналізація',
              'Погоджує дату, після якої таке вже неможливе',
            ],
            [
              'Знаходить такі прогалини власною щотижневою перевіркою або каже, чому її немає',
              'Змінює форму чи порядок роботи, бо три порожні дні свідчать, що вони незручні',
            ],
          ],
          probes: [
            { text: 'Що саме ви скажете кухарці?', trigger: 'vague' },
            { text: 'Як за місяць ви дізнаєтеся, що це справді роблять?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Вважає дописані журнали звичайною річчю',
              jobReason: 'Вигадані показники приховують холодильник, що виходить із ладу.',
            },
          ],
        },
      },
    },
    {
      id: 'fs-cool-the-stock',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      crafts: ['kitchen', 'bakery', 'restaurant-manager'],
      topics: { en: ['cooling', 'storage', 'haccp'], uk: ['зберіган', 'охолодж'] },
      text: {
        en: {
          ask: 'Twenty litres of stock are done at four in the afternoon and are needed tomorrow. Walk me through how it gets from the stove into the fridge, and what you write on it.',
          whyAsked:
            'A deep hot pot stays warm for half a day in the fridge and warms everything around it. The answer shows daily handling.',
          keyPoints: [
            'Strained, and divided into shallow or small containers',
            'Ice bath, stirring or blast chiller; no hot pot in the fridge',
            'Through the warm range within a few hours, checked by thermometer',
            'Covered, off the floor, above raw meat',
            'Name, date and time, use-by, initials',
          ],
          notRequired: ['One country’s required temperatures'],
          anchors: [
            ['Leaves the pot on the stove overnight'],
            ['Puts the hot pot in the fridge', 'Covers it while it steams and forgets it'],
            ['Divides it and cools it in water or ice', 'Labels it with the date'],
            ['Checks the temperature and says by when it has to be down', 'Places it so that nothing raw can drip in'],
            ['Says what happens to it if it is not cold in time', 'Cooks only as much as this kitchen can cool'],
          ],
          probes: [
            { text: 'When do you put the thermometer in?', trigger: 'missing_point' },
            { text: 'At seven it is still lukewarm. What now?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'О четвертій готові двадцять літрів бульйону, потрібен він завтра. Опишіть, як він потрапляє з плити до холодильника і що ви на ньому напишете.',
          whyAsked:
            'Глибока гаряча каструля пів дня лишається теплою в холодильнику й гріє все довкола. Відповідь показує щоденну роботу.',
          keyPoints: [
            'Проціджено й розлито в неглибокі чи малі ємності',
            'Крижана баня, помішування або шокова заморозка, а не гаряча каструля в холодильник',
            'За кілька годин охолоджено, перевірено термометром',
            'Накрито, не на підлозі, вище за сире м’ясо',
            'Назва, дата й час, ужити до, підпис',
          ],
          notRequired: ['Градуси з норм однієї країни'],
          anchors: [
            ['Лишає каструлю на плиті до ранку'],
            ['Ставить гарячу каструлю в холодильник', 'Накриває, поки парує, і забуває'],
            ['Розливає й охолоджує у воді чи льоду', 'Підписує дату'],
            ['Перевіряє температуру й каже, за який час вона має впасти', 'Ставить так, щоб згори не капало сире'],
            ['Каже, що робить, коли вчасно не охололо', 'Варить стільки, скільки ця кухня здатна охолодити'],
          ],
          probes: [
            { text: 'Коли ви вимірюєте температуру?', trigger: 'missing_point' },
            { text: 'О сьомій він ще ледь теплий. Що далі?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'fs-plan-the-prep-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 25,
      crafts: ['kitchen', 'bakery', 'restaurant-manager'],
      text: {
        en: {
          ask: 'Sixty covers from seven: soup, braised beef, fish, two salads, tart. One oven, three cooks from two o’clock, cream for half the tarts, fish in at five. Write the prep list with times and names, then tell me where it will go wrong first.',
          whyAsked:
            'A service is won in the afternoon. The task shows whether the candidate plans by time, heat and hands.',
          keyPoints: [
            'Items that take long or must cool first: stock, braise, dough, dessert',
            'Quantities based on covers and stock, with a reserve',
            'One oven or hob never given two things at once',
            'Raw and ready-to-eat work apart in time or place',
            'The weakest point named, with a fallback',
          ],
          notRequired: ['This kitchen’s recipes', 'Neat handwriting'],
          anchors: [
            ['Writes down the dishes in menu order'],
            ['Gives overlapping times for one oven', 'Leaves one cook with no work or all of it'],
            ['Starts what takes longest, and divides up the work', 'Notices there is not enough cream'],
            [
              'Calculates portions and adds a reserve where dishes sell unevenly',
              'Keeps raw and ready food apart in the plan',
            ],
            [
              'Leaves half an hour free and says what it is for',
              'Names the dish to simplify if a cook does not turn up',
            ],
          ],
          probes: [
            { text: 'Why does this come first?', trigger: 'missing_point' },
            { text: 'Ten more covers are booked at five. What changes?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Шістдесят гостей від сьомої: суп, тушкована яловичина, риба, два салати, тарт. Одна піч, троє кухарів від другої, вершків на пів тартів, риба о п’ятій. Напишіть план заготовок із часом та іменами й скажіть, де він зламається першим.',
          whyAsked: 'Сервіс виграють пополудні. Завдання показує, чи планує кандидат за часом, теплом і руками.',
          keyPoints: [
            'Спершу довге й те, що має охолонути: бульйон, тушковане, тісто, десерт',
            'Кількість від числа гостей і залишків, із запасом',
            'Одна піч чи плита не віддана двом справам водночас',
            'Сире й готове розділені в часі або місці',
            'Названо найслабше місце й запасний варіант',
          ],
          notRequired: ['Рецепти цього закладу', 'Гарний почерк'],
          anchors: [
            ['Записує страви в порядку меню'],
            ['Ставить дві справи на одну піч', 'Лишає одного кухаря без роботи або з усією'],
            ['Починає з довгого й ділить роботу', 'Помічає, що вершків не вистачить'],
            ['Рахує порції й додає запас там, де продаж нерівний', 'У плані тримає сире окремо від готового'],
            ['Лишає пів години вільними й каже навіщо', 'Називає страву, яку спростить, якщо хтось не вийде'],
          ],
          probes: [
            { text: 'Чому саме це першим?', trigger: 'missing_point' },
            { text: 'О п’ятій замовили ще десять місць. Що змінюється?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
