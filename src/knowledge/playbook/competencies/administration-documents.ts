import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const administrationDocuments: PlaybookCompetency = {
  id: 'administration-documents',
  fit: {
    families: ['administration'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'incoming correspondence',
        'incoming mail',
        'document flow',
        'filing system',
        'filing of document',
        'meeting minutes',
        'minutes of meeting',
        'taking minutes',
        'travel arrangement',
        'diary management',
        'calendar management',
        'data entry',
        'office supplies',
      ],
      uk: [
        'діловодств',
        'документообіг',
        'вхідної кореспонденц',
        'вхідну кореспонденц',
        'вхідна кореспонденц',
        'протоколи нарад',
        'протоколів нарад',
        'ведення протокол',
        'номенклатури справ',
        'номенклатуру справ',
        'архівних справ',
        'реєстрація документ',
        'реєстрації документ',
        'реєстрацію документ',
        'введення даних',
        'внесення даних',
        'канцтовар',
        'канцелярськ',
      ],
    },
  },
  name: { en: 'Administration and documents', uk: 'Діловодство й документи' },
  definition: {
    en: 'Registers and routes papers so that each one has an owner and a date, keeps versions and originals findable, guards what is signed, gets answers and signatures in time, and keeps records that others can rely on.',
    uk: 'Реєструє й скеровує документи так, щоб кожен мав виконавця і термін, тримає версії та оригінали так, щоб їх знаходили, береже підписане, вчасно збирає відповіді й підписи та веде записи, на які можна покластися.',
  },
  signals: {
    en: [
      'correspondence',
      'document flow',
      'records management',
      'filing system',
      'filing of document',
      'meeting minutes',
      'minutes of meeting',
      'taking minutes',
      'took minutes',
      'diary management',
      'calendar management',
      'travel arrangement',
      'travel booking',
      'data entry',
      'office supplies',
      'office manage',
      'clerical',
      'secretarial',
      'secretary',
      'retention schedule',
    ],
    uk: [
      'діловод',
      'документообіг',
      'вхідної кореспонденц',
      'вхідна кореспонденц',
      'вхідну кореспонденц',
      'вхідної та вихідної',
      'ділова кореспонденц',
      'ділової кореспонденц',
      'протоколи нарад',
      'протоколів нарад',
      'ведення протокол',
      'номенклатура справ',
      'номенклатури справ',
      'номенклатуру справ',
      'архівні справи',
      'архівних справ',
      'архіваріус',
      'реєстрація документ',
      'реєстрації документ',
      'реєстрацію документ',
      'введення даних',
      'внесення даних',
      'секретар',
      'канцелярі',
      'канцелярськ',
      'канцтовар',
      'офіс-менедж',
      'організація відряджен',
      'організації відряджен',
    ],
  },
  searched: {
    en: ['correspondence', 'filing system', 'office management', 'meeting minutes', 'data entry', 'secretarial'],
    uk: [
      'діловодство',
      'документообіг',
      'вхідна кореспонденція',
      'протоколи нарад',
      'архівні справи',
      'введення даних',
    ],
  },
  traces: {
    en: [
      'admin',
      'office',
      'secretar',
      'assistant',
      'clerk',
      'document',
      'archiv',
      'record',
      'filing',
      'letters',
      'minutes',
      'diary',
      'calendar',
      'travel',
      'data entry',
      'reception',
      'registry',
      'paperwork',
      'typing',
      'correspond',
    ],
    uk: [
      'адмін',
      'офіс',
      'секретар',
      'помічни',
      'асистент',
      'діловод',
      'документ',
      'архів',
      'реєстр',
      'листув',
      'кореспонд',
      'протокол',
      'календар',
      'відрядж',
      'даних',
      'канцел',
      'рецепц',
      'накази',
      'наказів',
      'паперов',
      'справ',
    ],
  },
  bars: {
    junior: {
      shownBy: ['ad-lost-paper', 'ad-courier-at-ten', 'ad-swap-one-page'],
      strong: {
        en: 'Leaves a record of what went where and to whom: register, slip, scan or email',
        uk: 'Лишає слід, що, куди й кому передано: журнал, картка, скан чи лист',
      },
      exceptional: {
        en: 'Says at what point they stop and ask, because the signature or page is not theirs to decide on',
        uk: 'Каже, на чому зупиняється й питає, бо підпис чи сторінка не в межах власних повноважень',
      },
    },
    middle: {
      shownBy: ['ad-chasing-signatures', 'ad-courier-at-ten'],
      strong: {
        en: 'Finds out when each paper must really be there and works back from it',
        uk: 'З’ясовує, коли насправді потрібен кожен документ, і рахує від цього назад',
      },
      exceptional: {
        en: 'Says early which paper will not make it, and has agreed what is accepted in its place',
        uk: 'Рано каже, який документ уже не встигає, і погоджує, що приймуть замість нього',
      },
    },
    senior: {
      shownBy: ['ad-order-in-records', 'ad-paper-and-system'],
      strong: {
        en: 'Establishes one place for the valid version and who may change it',
        uk: 'Визначає одне місце для чинної версії і тих, хто може її змінювати',
      },
      exceptional: {
        en: 'Removes a step or a copy from the route, after finding out that nobody used it',
        uk: 'Прибирає з маршруту зайвий крок чи копію, з’ясувавши, що ними ніхто не користується',
      },
    },
    lead: {
      shownBy: ['ad-order-in-records', 'ad-paper-and-system'],
      strong: {
        en: 'Says who keeps records in order in each department and how lapses come to light',
        uk: 'Називає, хто в кожному підрозділі тримає порядок і як виявляють відхилення',
      },
      exceptional: {
        en: 'Measures by sample: how long a paper takes, how many are found at the first try',
        uk: 'Міряє на вибірці: скільки документ у дорозі, скільки знаходять із першої спроби',
      },
    },
  },
  questions: [
    {
      id: 'ad-lost-paper',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 6,
      crafts: 'every',
      text: {
        en: {
          ask: 'Tell me about a signed original or a file that could not be found when somebody needed it. How did you look for it, and how did it end?',
          whyAsked:
            'Papers go missing in every office. The answer shows whether the search follows the paper’s route and whether its cause was found.',
          keyPoints: [
            'Which document, who needed it and by when',
            'The route traced backwards: register, last holder, courier, scans',
            'What the person waiting was told and given meanwhile',
            'Found, restored or replaced, and how',
            'Why it had gone missing',
          ],
          notRequired: ['The candidate having lost it', 'The paper having been found'],
          anchors: [
            ['Recalls no such case, or says other people look for papers'],
            ['Searched desks and folders at random', 'Printed another copy and passed it on as the original'],
            [
              'Checked the register or email to see who had it last',
              'Asked each holder in turn and found or replaced it',
            ],
            [
              'Gave the person a certified copy or scan to work with while searching',
              'Names the step where nobody recorded the handover',
            ],
            [
              'Had the other side sign a duplicate at once, because the date could not be moved',
              'Checked whether more papers had slipped through at the same step, and found some',
            ],
          ],
          probes: [
            { text: 'Where was it recorded who had it last?', trigger: 'missing_point' },
            { text: 'What did the person who needed it get that day?', trigger: 'no_result' },
            { text: 'How much of the searching did you do yourself?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Restored a missing paper by copying a signature or backdating it',
              jobReason: 'A forged or backdated paper makes the whole file worthless in a dispute.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про підписаний оригінал чи справу, яку не могли знайти, коли вона була комусь потрібна. Як ви її шукали й чим це закінчилося?',
          whyAsked:
            'Документи губляться в кожному офісі. Відповідь показує, чи шукають за маршрутом документа і чи з’ясовують причину.',
          keyPoints: [
            'Який документ, кому й на коли він був потрібен',
            'Маршрут у зворотному напрямку: журнал, останній власник, кур’єр, скани',
            'Що тим часом сказали й дали тому, хто чекав',
            'Знайдено, відновлено чи замінено, і яким чином',
            'Чому він загубився',
          ],
          notRequired: ['Щоб загубив його сам кандидат', 'Щоб документ знайшовся'],
          anchors: [
            ['Не пригадує такого або каже, що документи шукають інші'],
            ['Перебирає столи й теки навмання', 'Друкує копію ще раз і видає її за оригінал'],
            [
              'Дивиться в журналі чи пошті, у кого документ був востаннє',
              'По черзі питає всіх, хто його мав, і знаходить або замінює',
            ],
            [
              'Поки шукає, дає людині засвідчену копію чи скан, щоб робота йшла далі',
              'Називає крок, на якому ніхто не зафіксував передавання',
            ],
            [
              'Одразу підписує з іншою стороною дублікат, бо термін не посунути',
              'Перевіряє, чи на тому самому кроці не губилося інше, і знаходить',
            ],
          ],
          probes: [
            { text: 'Де було записано, у кого він востаннє?', trigger: 'missing_point' },
            { text: 'Що того дня отримала людина, якій він був потрібен?', trigger: 'no_result' },
            { text: 'Що під час пошуків робили особисто ви?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Відновлює загублений документ, підробивши підпис або поставивши дату заднім числом',
              jobReason: 'Підроблений чи датований заднім числом документ знецінює всю справу в разі спору.',
            },
          ],
        },
      },
    },
    {
      id: 'ad-chasing-signatures',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      crafts: ['clerk'],
      text: {
        en: {
          ask: 'Think of a set of papers you had to collect from several people by a set day, when some of them did not answer. How did you get them all in?',
          whyAsked:
            'Administration depends on papers from people it has no power over. The answer shows how they are reminded, and what happens when they stay silent.',
          keyPoints: [
            'The set: how many papers, from whom, for which date',
            'How it was tracked: a list, a folder, a system',
            'Reminders: when, by which channel, in what words',
            'Who the candidate went to when somebody stayed silent',
            'What was complete on the day and what was not',
          ],
          notRequired: ['Authority over those people', 'A document system'],
          anchors: [
            ['Sent one e-mail to all and waited'],
            ['Kept track in their head and chased whoever came to mind', 'Discovered on the last day what was missing'],
            ['Kept a list of papers received and missing', 'Reminded each person by name and with a date'],
            [
              'Set their own earlier deadline and checked papers for faults as they came in',
              'Changed the channel when email failed: a call, a visit, the assistant',
            ],
            [
              'Made it easier to comply: filled in what was known, marked where to sign, sent a sample',
              'Agreed early with the recipient what could come later, and got it in writing',
            ],
          ],
          probes: [
            { text: 'Who was the hardest to get papers from, and what worked in the end?', trigger: 'too_general' },
            { text: 'How many were complete a week before, and how many on the day?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Пригадайте пакет документів, який ви мали зібрати від кількох людей до певного дня, а дехто не відповідав. Як ви його зібрали?',
          whyAsked:
            'Діловодство залежить від паперів тих, кому воно не начальник. Відповідь показує, як їм нагадують і що роблять, коли вони мовчать.',
          keyPoints: [
            'Пакет: скільки документів, від кого, на який день',
            'Як вели стан справ: перелік, тека, система',
            'Нагадування: коли, яким каналом, якими словами',
            'До кого кандидат звертається, коли хтось мовчить',
            'Що було зібрано на той день, а що ні',
          ],
          notRequired: ['Влада над цими людьми', 'Система електронного документообігу'],
          anchors: [
            ['Надсилає всім один лист і чекає'],
            ['Тримає все в голові й нагадує тим, кого згадає', 'Виявляє нестачу лише останнього дня'],
            ['Веде перелік отриманого й відсутнього', 'Нагадує кожному поіменно й називає день'],
            [
              'Ставить собі раніший термін і перевіряє документи на помилки, щойно надійдуть',
              'Змінює канал, коли пошта не діє: дзвінок, візит, помічник керівника',
            ],
            [
              'Полегшує виконання: заповнює відоме, позначає місце підпису, надсилає зразок',
              'Заздалегідь письмово погоджує з одержувачем, що може надійти пізніше',
            ],
          ],
          probes: [
            { text: 'Від кого було найважче щось отримати і що врешті подіяло?', trigger: 'too_general' },
            { text: 'Скільки було зібрано за тиждень до терміну, а скільки в сам день?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ad-order-in-records',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      crafts: 'every',
      topics: { en: ['filing', 'records', 'document'], uk: ['документ', 'архів', 'діловод'] },
      text: {
        en: {
          ask: 'Tell me about a filing system or a document process that you put in order for other people too. What was wrong with it, and do they still use it your way?',
          whyAsked:
            'A system that only its author understands stops working when they are on leave. The answer shows whether others adopted it and how that was achieved.',
          keyPoints: [
            'What did not work, with an example: double copies, names, access, lost approvals',
            'Who used it and what they needed to find',
            'The rule chosen: file index, names, numbers, retention periods',
            'How the old files were moved',
            'Whether people keep to it, and how the candidate knows',
          ],
          notRequired: ['A paid system', 'A large archive'],
          anchors: [
            ['Describes tidying only their own papers'],
            [
              'Set up folders to their own taste and announced them',
              'Moved everything and left no record of the old locations',
            ],
            ['Set rules for names and numbers and explained them', 'Asked at least one user before starting'],
            [
              'Said who may open, change and destroy which files',
              'Applied the retention periods to the old files instead of moving everything',
            ],
            [
              'Tried the rules on one department’s papers first and changed them',
              'Looked months later at what people misfiled and fixed the rule, not the people',
            ],
          ],
          probes: [
            { text: 'Give me one file’s name, before and after.', trigger: 'vague' },
            { text: 'What happens there when you are away for two weeks?', trigger: 'no_result' },
            { text: 'What was destroyed, and who decided that?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Threw away old files without knowing how long they must be kept',
              jobReason: 'Destroyed records cannot be produced for an audit or a court.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про систему зберігання або маршрут документів, який ви впорядкували не лише для себе. Що там було не так і чи користуються цим досі?',
          whyAsked:
            'Порядок, зрозумілий лише автору, зникає з його відпусткою. Відповідь показує, чи прийняли його інші і як цього досягнуто.',
          keyPoints: [
            'Що не працювало, на прикладі: копії, назви, доступ, загублені погодження',
            'Хто цим користувався і що мав знаходити',
            'Обране правило: номенклатура справ, назви, індекси, строки зберігання',
            'Як перенесли накопичене',
            'Чи дотримуються правила і звідки це відомо',
          ],
          notRequired: ['Платна система', 'Великий архів'],
          anchors: [
            ['Описує порядок лише у власних паперах'],
            ['Створює теки на свій смак і просто оголошує про них', 'Переносить усе, не лишаючи сліду, де що було'],
            [
              'Установлює правила назв та індексів і пояснює їх',
              'Перед початком питає принаймні одного з користувачів',
            ],
            [
              'Називає, хто які справи може відкривати, змінювати й знищувати',
              'До накопиченого застосовує строки зберігання, а не переносить усе поспіль',
            ],
            [
              'Спершу випробовує правила на справах одного підрозділу й змінює їх',
              'За кілька місяців дивиться, що підшивають не туди, й виправляє правило, а не людей',
            ],
          ],
          probes: [
            { text: 'Назвіть одну справу чи файл так, як було і як стало.', trigger: 'vague' },
            { text: 'Що там відбувається, коли ви у відпустці?', trigger: 'no_result' },
            { text: 'Що знищили і хто це вирішив?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Викидає старі справи, не знаючи, скільки їх треба зберігати',
              jobReason: 'Знищені документи вже не подати ні на перевірку, ні до суду.',
            },
          ],
        },
      },
    },
    {
      id: 'ad-courier-at-ten',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      crafts: ['clerk'],
      topics: { en: ['priorit', 'calendar', 'multitask', 'urgent'], uk: ['пріорит', 'календар', 'термінов'] },
      text: {
        en: {
          ask: 'It is 9:40. A courier leaves at 10:00 with a bid that the director has not signed; the director is in a closed meeting until 10:30, and the 9:30 visitor is waiting. What do you do?',
          whyAsked:
            'An office lives by small collisions. The answer shows what the candidate judges important enough to interrupt for, and what they may not do themselves.',
          keyPoints: [
            'When the bid must really be there, and how else it can get there',
            'A note or a quiet word in the meeting: one sentence, one decision',
            'Who else may sign under a valid authority',
            'The visitor gets a word, a time and a seat',
            'Nobody signs for the director',
          ],
          notRequired: ['A preference for one answer (interrupting or waiting can both be right)'],
          anchors: [
            ['Waits until 10:30 because meetings are not disturbed'],
            [
              'Sees to the visitor first and gets to the bid late',
              'Walks into the room without knowing what to ask for',
            ],
            [
              'Checks when the bid must be submitted',
              'Passes a note into the meeting and tells the visitor the new time',
            ],
            [
              'Has the page open where the signature goes, so that it takes ten seconds',
              'Keeps a second way ready: later courier, own trip, electronic signature if the buyer accepts it',
            ],
            [
              'Asks the buyer’s contact what they accept before risking the deadline',
              'Says what would have revealed the missing signature the day before',
            ],
          ],
          probes: [
            { text: 'What does your note say?', trigger: 'vague' },
            { text: 'The note comes back with “later”. What now?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Would put the director’s signature or stamp facsimile on the bid without authority',
              jobReason: 'The bid can be rejected, and the paper is a forgery.',
            },
          ],
        },
        uk: {
          ask: 'На годиннику 9:40. О 10:00 кур’єр забирає тендерну пропозицію без підпису директора, директор на закритій нараді до 10:30, а відвідувач на 9:30 чекає. Що ви робите?',
          whyAsked:
            'Офіс живе дрібними збігами. Відповідь показує, заради чого кандидат вважає за потрібне перервати нараду і чого не має права робити сам.',
          keyPoints: [
            'На котру насправді пропозиція має бути на місці і яким іще шляхом може дістатися',
            'Записка або тихе слово на нараду: одне речення, одне рішення',
            'Хто ще може підписати за чинною довіреністю',
            'Відвідувачеві: слово, час і де почекати',
            'За директора ніхто не підписує',
          ],
          notRequired: ['Одна правильна відповідь (можна і перервати, і зачекати)'],
          anchors: [
            ['Чекає до 10:30, бо нарад не переривають'],
            [
              'Спершу займається відвідувачем і до пропозиції береться запізно',
              'Заходить на нараду, не знаючи, про що саме просити',
            ],
            ['Дивиться, на котру пропозицію треба подати', 'Передає на нараду записку й каже відвідувачеві новий час'],
            [
              'Розгортає сторінку на місці підпису, щоб вистачило десяти секунд',
              'Має другий шлях: пізніший кур’єр, самостійна поїздка, електронний підпис, якщо його приймуть',
            ],
            [
              'Питає в замовника, що той прийме, перш ніж ризикувати терміном',
              'Каже, що показало б брак підпису ще напередодні',
            ],
          ],
          probes: [
            { text: 'Що написано у вашій записці?', trigger: 'vague' },
            { text: 'Записка повертається зі словом «пізніше». Що тоді?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Ставить підпис або факсиміле директора на пропозиції без повноважень',
              jobReason: 'Пропозицію можуть відхилити, а сам документ стає підробкою.',
            },
          ],
        },
      },
    },
    {
      id: 'ad-swap-one-page',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      crafts: ['clerk'],
      text: {
        en: {
          ask: 'A sales manager brings you page 3 of a contract that both sides signed on Monday: “It is only a wrong digit in the bank account, just swap the sheet, the courier is downstairs.” How do you handle it?',
          whyAsked:
            'Whoever keeps the originals guards their content. The answer shows whether they can tell a small favour from changing a signed paper.',
          keyPoints: [
            'A signed document is not changed by swapping a sheet',
            'The clean way: amendment, letter with new details, or both copies signed again',
            'A new account number is checked with the other party on a known phone number',
            'The manager gets a quick way, not only a refusal',
            'The case is noted or reported to the person in charge',
          ],
          notRequired: ['Legal terms', 'Drafting the amendment'],
          anchors: [
            ['Swaps the page because it is only a typo'],
            ['Refuses and offers nothing', 'Swaps it if the manager takes responsibility'],
            [
              'Keeps the signed copy as it is and suggests an amendment',
              'Asks the lawyer or head of department before anything leaves',
            ],
            [
              'Points out that the other party’s copy would differ',
              'Offers to prepare the amendment within the hour and hold the courier',
            ],
            [
              'Treats a changed account as possible fraud and calls the number on file',
              'Says what prevents this in future: initialled pages, a scan filed on the day of signing',
            ],
          ],
          probes: [
            { text: 'What exactly do you say to the manager?', trigger: 'vague' },
            { text: 'How do you know that the new account is the right one?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Менеджер приносить третю сторінку договору, підписаного обома сторонами в понеділок: «Там лише цифра в рахунку не та, просто замініть аркуш, кур’єр унизу». Як ви вчините?',
          whyAsked:
            'Хто зберігає оригінали, той береже їхній зміст. Відповідь показує, чи відрізняють дрібну послугу від зміни підписаного документа.',
          keyPoints: [
            'Підписаний документ не змінюють заміною аркуша',
            'Правильний шлях: додаткова угода, лист про зміну реквізитів або нове підписання обох примірників',
            'Новий рахунок звіряють з іншою стороною за відомим телефоном',
            'Менеджер отримує швидкий шлях, а не саму відмову',
            'Випадок фіксують або кажуть про нього керівникові',
          ],
          notRequired: ['Юридичні терміни', 'Складання додаткової угоди'],
          anchors: [
            ['Замінює сторінку, бо це лише описка'],
            ['Відмовляє й нічого не пропонує', 'Замінює, якщо менеджер бере відповідальність на себе'],
            [
              'Залишає підписаний примірник як є й пропонує додаткову угоду',
              'Питає юриста чи керівника, перш ніж щось вийде з офісу',
            ],
            [
              'Зауважує, що примірник іншої сторони відрізнятиметься',
              'Пропонує за годину підготувати додаткову угоду й затримати кур’єра',
            ],
            [
              'Зважає на можливе шахрайство з рахунком і телефонує за номером зі старої справи',
              'Називає, що запобігає цьому: підпис на кожній сторінці, скан у день підписання',
            ],
          ],
          probes: [
            { text: 'Що саме ви скажете менеджерові?', trigger: 'vague' },
            { text: 'Звідки ви знаєте, що новий рахунок правильний?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ad-paper-and-system',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      crafts: ['clerk'],
      text: {
        en: {
          ask: 'Approvals moved into the document system three months ago. Two of six departments still carry paper round, and last week an order was carried out from an old version. You are responsible for how documents move. What do you do?',
          whyAsked:
            'Two parallel routes are worse than either. The answer shows how a system is made binding without stopping the work.',
          keyPoints: [
            'The order first: which version is valid, who acted on the wrong one',
            'Why the two departments stay on paper: access, scanners, signatures, habit',
            'One valid place, and a date after which paper is not accepted',
            'What really must stay on paper',
            'Who backs it, and how it is monitored',
          ],
          notRequired: ['A particular product'],
          anchors: [
            ['Sends everyone a reminder that the system is compulsory'],
            [
              'Lets both routes continue until everybody is used to it',
              'Enters the paper later on their behalf and leaves it at that',
            ],
            [
              'Recalls the superseded order and informs those acting on it',
              'Asks the two departments what is stopping them',
            ],
            [
              'Follows one of their papers with them from draft to archive',
              'Sets a date with their heads and an exception for genuine paper originals',
            ],
            [
              'Marks printouts as copies with a date, so that an old one is easy to spot',
              'Shows the heads figures: days per approval on paper and in the system',
            ],
          ],
          probes: [
            { text: 'What happens on the first day after your date, when paper arrives?', trigger: 'too_general' },
            { text: 'How do people who already have the old version find out?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Три місяці тому погодження перевели в електронний документообіг. Два з шести підрозділів досі носять папір, і минулого тижня виконали скасовану редакцію наказу. Ви відповідаєте за документообіг. Що робите?',
          whyAsked:
            'Два паралельні маршрути гірші за кожен окремо. Відповідь показує, як зробити систему обов’язковою, не спиняючи роботи.',
          keyPoints: [
            'Спершу наказ: яка редакція чинна й хто діє за скасованою',
            'Чому два підрозділи лишаються на папері: доступи, сканери, підписи, звичка',
            'Одне чинне місце й день, від якого папір не приймають',
            'Що справді має лишатися на папері',
            'Хто це підтримує і як за цим стежать',
          ],
          notRequired: ['Певний програмний продукт'],
          anchors: [
            ['Розсилає всім нагадування, що система обов’язкова'],
            ['Залишає обидва маршрути, доки всі звикнуть', 'Сам вносить їхні папери в систему, і на цьому все'],
            ['Відкликає скасовану редакцію й повідомляє тих, хто за нею діє', 'Питає обидва підрозділи, що їм заважає'],
            [
              'Проходить із ними один документ від проєкту до архіву',
              'Визначає з їхніми керівниками день і виняток для справжніх паперових оригіналів',
            ],
            [
              'Позначає роздруківки як копії з датою, щоб стара виказувала себе сама',
              'Показує керівникам цифри: скільки днів триває погодження на папері та в системі',
            ],
          ],
          probes: [
            { text: 'Що буде першого дня після вашої дати, коли принесуть папір?', trigger: 'too_general' },
            { text: 'Як дізнаються ті, хто вже має стару редакцію?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ad-six-hundred-cards',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      crafts: ['clerk'],
      topics: { en: ['data entry', 'accuracy', 'excel'], uk: ['внесення', 'введення', 'excel', 'уважн'] },
      text: {
        en: {
          ask: 'Six hundred paper cards with names, ten-digit codes that may start with zero, phone numbers and dates have to go into a spreadsheet in three days. How do you set it up, and how do you check the typing?',
          whyAsked:
            'Mistakes in typed data cost more than typing. The answer shows whether the sheet itself and the checks catch them.',
          keyPoints: [
            'Columns for codes and phones formatted as text, or the leading zero is lost',
            'One date format and lists of permitted values',
            'A number on each card and row, so that a row can be traced to its card',
            'Checks: length of the code, duplicates, number of rows against cards, a sample read back',
            'Unreadable entries marked and queried',
          ],
          notRequired: ['Macros or a database', 'A stated typing speed'],
          anchors: [
            ['Types everything in and relies on being careful'],
            ['Reads the whole list once at the end', 'Does not notice what the program does to zeros and dates'],
            ['Formats the code column as text before typing', 'Compares the number of rows with the number of cards'],
            [
              'Restricts entries by length or list, so that a wrong one is refused',
              'Reads back every twentieth card and says what happens if there is a mistake',
            ],
            [
              'Has two people type the critical fields and compares the columns',
              'Marks doubtful entries in a separate column instead of guessing',
            ],
          ],
          probes: [
            { text: 'What happens to 0123456789 in a fresh column?', trigger: 'missing_point' },
            { text: 'In a sample of thirty you find two typing mistakes. What next?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'За три дні треба внести в таблицю шістсот паперових карток: імена, десятизначні коди, що бувають із нулем на початку, телефони, дати. Як ви її підготуєте і як перевірите внесене?',
          whyAsked:
            'Помилки у внесених даних дорожчі за саме внесення. Відповідь показує, чи ловлять їх сама таблиця й перевірки.',
          keyPoints: [
            'Стовпці кодів і телефонів у текстовому форматі, інакше зникне перший нуль',
            'Єдиний формат дат і списки дозволених значень',
            'Номер на картці й у рядку, щоб від рядка знайти картку',
            'Перевірки: довжина коду, повтори, кількість рядків і карток, вибіркове звіряння',
            'Нерозбірливе позначають і уточнюють',
          ],
          notRequired: ['Макроси чи база даних', 'Певна швидкість друку'],
          anchors: [
            ['Просто вносить усе й покладається на власну уважність'],
            ['Один раз перечитує весь список наприкінці', 'Не помічає, що програма робить із нулями й датами'],
            ['До внесення задає стовпцю кодів текстовий формат', 'Звіряє кількість рядків із кількістю карток'],
            [
              'Обмежує довжину чи перелік значень, щоб хибного не можна було внести',
              'Звіряє кожну двадцяту картку й каже, що робить, коли знаходить помилку',
            ],
            [
              'Важливі поля вносять двоє окремо, а стовпці порівнюють',
              'Сумнівне позначає в окремому стовпці, а не вгадує',
            ],
          ],
          probes: [
            { text: 'Що станеться з 0123456789 у новому стовпці?', trigger: 'missing_point' },
            { text: 'У вибірці з тридцяти карток дві помилки. Що далі?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'ad-morning-post-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 25,
      crafts: ['clerk'],
      text: {
        en: {
          ask: 'Monday’s post: a court letter with ten days to answer, a repeated complaint, a contract without its annex, a letter for another company, a tender closing at noon, three invoices. Log each on paper with an owner and a day, the director’s first.',
          whyAsked:
            'Sorting the post is the core of the job. The task shows what is seen in a paper, who gets it and what date is set.',
          keyPoints: [
            'The court or inspection letter with a deadline is found, counted from the day of receipt',
            'A letter with a missing enclosure is noted as such',
            'One sent to the wrong company is not opened further but returned',
            'A repeated request leads back to the earlier, unanswered one',
            'Each entry has one owner, not a department',
          ],
          notRequired: ['This company’s file index', 'Neat handwriting'],
          anchors: [
            ['Writes the list from top to bottom, without owners or dates'],
            ['Sends everything to the director', 'Treats the date on the letter as the date of receipt'],
            ['Registers each with an owner and a date', 'Puts the court letter and the tender before the rest'],
            ['Notes the missing enclosure and who to ask for it', 'Links the repeated request with the first one'],
            [
              'Sets an internal deadline before the external one and says who is reminded when',
              'Writes the director one line per letter: what is asked and what a yes would mean',
            ],
          ],
          probes: [
            { text: 'How did you choose what the director sees first?', trigger: 'missing_point' },
            { text: 'Who do you remind about the annex, and when?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Пошта за понеділок: лист суду зі строком десять днів, повторна скарга, договір без додатка, лист для іншої компанії, тендер до полудня, три рахунки. Зареєструйте кожен на папері з виконавцем і терміном, спершу те, що має побачити директор.',
          whyAsked:
            'Розбирання пошти є серцевиною цієї роботи. Завдання показує, що людина бачить у документі, кому його скеровує і який ставить термін.',
          keyPoints: [
            'Знайдено лист суду чи перевірки зі строком, що вже спливає, і його відлічено від дня надходження',
            'Лист без названого в ньому додатка позначено',
            'Надіслане іншій компанії далі не читають, а повертають',
            'Повторне звернення пов’язано з першим, на яке не відповіли',
            'У кожного запису один виконавець, а не підрозділ',
          ],
          notRequired: ['Номенклатура справ цієї компанії', 'Гарний почерк'],
          anchors: [
            ['Записує перелік згори донизу, без виконавців і термінів'],
            ['Скеровує все директорові', 'Плутає дату листа з датою надходження'],
            ['Реєструє кожен із виконавцем і терміном', 'Ставить лист суду й тендер перед рештою'],
            ['Зазначає, що додатка бракує і в кого його просити', 'Пов’язує повторне звернення з першим'],
            [
              'Ставить внутрішній термін раніше зовнішнього й каже, кому й коли нагадають',
              'Пише директорові по рядку на лист: про що просять і що означатиме згода',
            ],
          ],
          probes: [
            { text: 'Чому директор має побачити першим саме це?', trigger: 'missing_point' },
            { text: 'Кому й коли нагадають про додаток?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
