import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const dataAnalysis: PlaybookCompetency = {
  id: 'data-analysis',
  fit: {
    families: ['data'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'data analysis',
        'analyse data',
        'analyze data',
        'dashboards',
        'a/b test',
        'hypothesis testing',
        'cohort analys',
        'ad hoc analys',
        'ad-hoc analys',
        'product metrics',
        'data visuali',
        'statistical model',
        'power bi',
        'tableau',
        'looker',
      ],
      uk: [
        'аналіз даних',
        'аналізу даних',
        'аналізом даних',
        'аналізувати дані',
        'дашборд',
        'a/b-тест',
        'а/б-тест',
        'a/b тест',
        'перевірка гіпотез',
        'перевірки гіпотез',
        'когортн',
        'візуалізац',
        'продуктових метрик',
        'продуктові метрики',
        'power bi',
        'tableau',
        'looker',
      ],
    },
  },
  name: { en: 'Analysis and experiments', uk: 'Аналіз даних та експерименти' },
  definition: {
    en: 'Turns a vague request into a question that data can answer, checks where rows come from before trusting a total, tells change from noise and cause from coincidence, designs tests that can say no, and says what to do and how certain it is.',
    uk: 'Перетворює розмите прохання на запитання, на яке дані можуть відповісти, перевіряє походження рядків до будь-якої суми, відрізняє зміну від шуму й причину від збігу, ставить досліди, які можуть сказати «ні», і каже, що робити та наскільки це певно.',
  },
  signals: {
    en: [
      'data analys',
      'data analyt',
      'analysed data',
      'analyzed data',
      'dashboard',
      'a/b test',
      'ab test',
      'hypothesis test',
      'cohort',
      'funnel analys',
      'regression',
      'statistic',
      'sql',
      'tableau',
      'power bi',
      'looker',
      'pandas',
      'data visuali',
      'ad hoc analys',
      'ad-hoc analys',
      'experiment design',
      'experiments',
      'forecasting model',
      'confidence interval',
      'segmentation',
    ],
    uk: [
      'аналіз даних',
      'аналізу даних',
      'аналізом даних',
      'аналітик',
      'дашборд',
      'a/b-тест',
      'а/б-тест',
      'a/b тест',
      'перевірка гіпотез',
      'перевірки гіпотез',
      'когорт',
      'регресійн',
      'статистичн',
      'статистик',
      'візуалізація дан',
      'візуалізації дан',
      'вітрини даних',
      'вітрин даних',
      'сегментац',
      'експеримент',
      'продуктові метрики',
      'продуктових метрик',
      'довірчий інтервал',
      'вибірк',
    ],
  },
  searched: {
    en: ['data analysis', 'dashboards', 'SQL', 'A/B tests', 'statistics', 'experiments'],
    uk: ['аналіз даних', 'аналітика', 'дашборди', 'статистика', 'експерименти', 'перевірка гіпотез'],
  },
  traces: {
    en: [
      'data',
      'analy',
      'sql',
      'excel',
      'python',
      'statist',
      'metric',
      'report',
      'dashboard',
      'bi ',
      'power bi',
      'tableau',
      'looker',
      'model',
      'experiment',
      'test',
      'research',
      'forecast',
      'kpi',
      'insight',
      'bigquery',
      'spreadsheet',
      'survey',
      'visuali',
      'econom',
      'math',
    ],
    uk: [
      'дан',
      'анал',
      'статист',
      'метрик',
      'показник',
      'звіт',
      'дашборд',
      'запит',
      'таблиц',
      'excel',
      'sql',
      'python',
      'модел',
      'прогноз',
      'експеримент',
      'тест',
      'дослідж',
      'гіпотез',
      'вибірк',
      'опитув',
      'економ',
      'матем',
      'візуал',
      'power bi',
      'tableau',
      'kpi',
    ],
  },
  bars: {
    junior: {
      shownBy: ['da-numbers-disagree', 'da-sum-was-wrong'],
      strong: {
        en: 'Checks row counts and a few single records before and after each join',
        uk: 'До й після кожного з’єднання таблиць перевіряє кількість рядків і кілька записів',
      },
      exceptional: {
        en: 'Says along with the result what the data cannot show, before being asked',
        uk: 'Разом із результатом, не чекаючи запитання, каже, чого дані сказати не можуть',
      },
    },
    middle: {
      shownBy: ['da-sum-was-wrong', 'da-decision-changed'],
      strong: {
        en: 'Asks which decision depends on the figure, and fits precision and time to that',
        uk: 'Питає, яке рішення залежить від цифри, і під нього добирає точність і час',
      },
      exceptional: {
        en: 'Looks for the finding that would overturn their own result, and reports it',
        uk: 'Шукає те, що спростувало б власний результат, і повідомляє про знайдене',
      },
    },
    senior: {
      shownBy: ['da-decision-changed', 'da-cause-or-season'],
      strong: {
        en: 'Names a competing explanation and how the data or a test ruled it out',
        uk: 'Називає інше пояснення і те, як дані чи дослід його відкинули',
      },
      exceptional: {
        en: 'Went back months later to see whether the forecast or effect had come true',
        uk: 'За кілька місяців повертається глянути, чи справдився прогноз або ефект',
      },
    },
    lead: {
      shownBy: ['da-forty-dashboards', 'da-decision-changed'],
      strong: {
        en: 'Gives each central metric one definition and one owner, and retires the rest',
        uk: 'Дає кожній головній метриці одне визначення й одного власника, решту прибирає',
      },
      exceptional: {
        en: 'Counts analysis by the decisions made with it, and says what was stopped for lack of one',
        uk: 'Міряє аналітику прийнятими за нею рішеннями й каже, що через їх брак припинено',
      },
    },
  },
  questions: [
    {
      id: 'da-decision-changed',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      text: {
        en: {
          ask: 'Tell me about an analysis of yours that turned somebody’s decision around: the question as you got it, what you found, the objection, and what the figures have shown since.',
          whyAsked:
            'Analysis is worth the decisions it moves. The answer shows whether the candidate shapes the question, convinces with evidence and follows the result.',
          keyPoints: [
            'The request as it came, and the question it was turned into',
            'Data used, their gaps, and how they were checked',
            'The finding as a size with its uncertainty',
            'How it was presented to the decision-maker, and the objection',
            'What happened afterwards, in figures',
          ],
          notRequired: ['A complicated method', 'Access to confidential figures (orders of magnitude are enough)'],
          anchors: [
            ['Describes reports delivered but nothing done with them'],
            ['Describes the tools and leaves out the finding', 'Does not know what was decided'],
            ['Names the decision and the figure it was based on', 'Clarified with the asker what the figure was for'],
            [
              'Put the finding in terms of money, time or customers for the decision-maker',
              'Met the main objection with another cut of the data',
            ],
            [
              'Says what the decision brought compared with what was forecast',
              'Says which part of their own analysis did not hold up, and what they learned',
            ],
          ],
          probes: [
            { text: 'What was the one chart or table that did it?', trigger: 'vague' },
            { text: 'Which part of it did you do, and which did a colleague do?', trigger: 'no_role' },
            { text: 'What did the figure show three months on?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Chose the period or the segment so that the wanted answer came out',
              jobReason: 'Decisions then rest on wishful thinking, and the next analysis is not believed.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про свій аналіз, після якого хтось вирішив інакше, ніж збирався. Із яким запитанням до вас прийшли, що ви знайшли і до чого привело рішення?',
          whyAsked:
            'Аналіз вартий рішень, які він змінює. Відповідь показує, чи формує кандидат запитання, чи переконує доказами і чи стежить за наслідком.',
          keyPoints: [
            'Прохання, яким воно надійшло, і запитання, на яке його перетворено',
            'Які дані взято, чого в них бракує і як їх перевірено',
            'Знахідка як величина з її непевністю',
            'Як про неї сказано тому, хто вирішує, і яке було заперечення',
            'Що сталося потім, у цифрах',
          ],
          notRequired: ['Складний метод', 'Таємні цифри (досить порядку величин)'],
          anchors: [
            ['Розповідає про здані звіти, з якими нічого не зробили'],
            ['Описує засоби, а знахідки не називає', 'Не знає, що вирішили'],
            ['Називає рішення й цифру, на якій воно трималося', 'З’ясовує в замовника, навіщо цифра'],
            [
              'Перекладає знахідку на гроші, час чи клієнтів для того, хто вирішує',
              'На головне заперечення відповідає ще одним зрізом даних',
            ],
            [
              'Каже, що дало рішення порівняно з передбаченим',
              'Називає частину власного аналізу, яка не справдилася, і висновок із цього',
            ],
          ],
          probes: [
            { text: 'Який саме графік чи таблиця вирішили справу?', trigger: 'vague' },
            { text: 'Що з цього зробили ви, а що колеги?', trigger: 'no_role' },
            { text: 'Що показала цифра за три місяці?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Добирає період чи сегмент так, щоб вийшла бажана відповідь',
              jobReason: 'Тоді рішення стоїть на бажанні, а наступному аналізові вже не вірять.',
            },
          ],
        },
      },
    },
    {
      id: 'da-sum-was-wrong',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'When did a query or report of yours last go out with a wrong figure? Tell me what was wrong in the data or the join, who was using it by then, and what you did that same day.',
          whyAsked:
            'Every analyst has duplicated rows once. The answer shows how errors are found, admitted and made less likely.',
          keyPoints: [
            'The error: a join that multiplied rows, time zone, test users, a filter, a changed definition, empty values',
            'How it came to light, and how far off the figure was',
            'Who it had reached, and what they had decided',
            'A correction to all of them, with the old and new figures',
            'A check built in since then',
          ],
          notRequired: ['Great damage'],
          anchors: [
            ['Says that queries that run are right'],
            ['Corrected the dashboard without telling anyone', 'Blames the data team and stops there'],
            ['Names the error and told the people who used the figure', 'Gave the old and new figures side by side'],
            [
              'Says how much it affected the decision',
              'Built a check: row counts, totals against another source, a test on the table',
            ],
            [
              'Found other reports based on the same query and corrected these too',
              'Showed the correction where the figure is seen, so that nobody keeps using the old one',
            ],
          ],
          probes: [
            { text: 'How far off was it?', trigger: 'vague' },
            { text: 'How long had it been in use?', trigger: 'missing_point' },
            { text: 'What would catch it today?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Коли цифра, яку ви вже комусь дали, виявилася хибною? Розкажіть, звідки взялася помилка, хто цією цифрою вже користувався і що ви зробили того дня.',
          whyAsked:
            'Кожен аналітик колись подвоював рядки. Відповідь показує, як помилки знаходять, визнають і роблять рідшими.',
          keyPoints: [
            'Помилка: з’єднання, що розмножило рядки, часовий пояс, тестові користувачі, фільтр, змінене визначення, порожні значення',
            'Як вона виявилася і наскільки цифра відхилилася',
            'До кого дійшла і що вже вирішили',
            'Виправлення всім їм, стара й нова цифра',
            'Яку перевірку додано відтоді',
          ],
          notRequired: ['Велика шкода'],
          anchors: [
            ['Каже, що коли запит працює, то він правильний'],
            ['Мовчки виправляє дашборд', 'Називає винною команду даних, і на цьому все'],
            ['Називає помилку й каже тим, хто користувався цифрою', 'Дає стару й нову цифру поруч'],
            [
              'Каже, наскільки це вплинуло на рішення',
              'Додає перевірку: кількість рядків, підсумок з іншого джерела, тест таблиці',
            ],
            [
              'Знаходить інші звіти на тому самому запиті й виправляє їх',
              'Розміщує виправлення там, де була цифра, щоб нею більше не користувалися',
            ],
          ],
          probes: [
            { text: 'У скільки разів вона була хибна?', trigger: 'vague' },
            { text: 'Скільки часу нею користувалися?', trigger: 'missing_point' },
            { text: 'Що сьогодні допомогло б її впіймати?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'da-vague-ask',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      topics: { en: ['stakeholder', 'requirement'], uk: ['замовник', 'вимог'] },
      text: {
        en: {
          ask: 'Tell me about a vague request for data that could be read in several ways. What did you ask back, which meaning did you settle on, and what did you deliver?',
          whyAsked:
            'Most wasted queries answer the wrong question. The answer shows whether the candidate asks what the figure is for before writing SQL.',
          keyPoints: [
            'The words of the request and its possible meanings',
            'Questions asked back: which decision, by when, which users, which period, what counts',
            'A sketch or a rough figure first',
            'What was left out and why',
            'What the asker did with it',
          ],
          notRequired: ['A ticket system'],
          anchors: [
            ['Delivers what was written, whatever it means'],
            ['Gave a table with every possible breakdown', 'Waited for somebody to make it clearer'],
            ['Asked about the definition or the period', 'Stated the meaning they had assumed'],
            [
              'Asked what would be done if the figure were high and if it were low',
              'Showed a rough result early and corrected course',
            ],
            [
              'Found that existing data already answered it, or that none could, and said so',
              'Turned the agreed definition into one that others use',
            ],
          ],
          probes: [
            { text: 'What did the request say, word for word?', trigger: 'vague' },
            { text: 'What did they do with your answer?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про запит на дані, такий розмитий, що на нього можна було відповісти по-різному. Що ви перепитали і що врешті віддали?',
          whyAsked:
            'Більшість змарнованих запитів відповідає не на те питання. Відповідь показує, чи питає кандидат, навіщо цифра, перш ніж писати SQL.',
          keyPoints: [
            'Слова запиту і що вони могли означати',
            'Що перепитано: яке рішення, на коли, які користувачі, період, що рахувати',
            'Спершу начерк або груба цифра',
            'Що не ввійшло й чому',
            'Що замовник із цим зробив',
          ],
          notRequired: ['Система заявок'],
          anchors: [
            ['Віддає, що написано, хоч би що це означало'],
            ['Дає таблицю з усіма можливими зрізами', 'Чекає, доки хтось уточнить'],
            ['Перепитує про визначення чи період', 'Називає тлумачення, з якого виходить'],
            [
              'Питає, що зроблять за високої цифри, а що за низької',
              'Рано показує грубий результат і виправляє напрям',
            ],
            [
              'З’ясовує, що наявні дані вже відповідають або не можуть відповісти, і каже це',
              'Робить узгоджене визначення таким, яким користуються інші',
            ],
          ],
          probes: [
            { text: 'Що було в запиті дослівно?', trigger: 'vague' },
            { text: 'Що вони зробили з вашою відповіддю?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'da-numbers-disagree',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 5,
      topics: { en: ['sql', 'data quality', 'reporting', 'dashboard'], uk: ['sql', 'звітн', 'дашборд'] },
      text: {
        en: {
          ask: 'Your dashboard shows 12,400 orders for May, finance has 11,650, and the bonus meeting is in two hours. Where do you look, in what order, and what do you take to the meeting if you cannot clear it up?',
          whyAsked:
            'Two numbers for one thing is an analyst’s weekly trouble. The answer shows a search order and honesty under time pressure.',
          keyPoints: [
            'Definitions first: ordered, paid, delivered; returns, test orders, cancelled',
            'Month boundaries and time zone, order date against payment date',
            'Duplicates from a join; one day or one channel that explains the difference',
            'Individual orders that appear in one list only',
            'For the meeting: both figures with what is known, and which fits bonuses',
          ],
          notRequired: ['Finding the cause without the data'],
          anchors: [
            ['Trusts the dashboard because it is automatic'],
            ['Takes the average of both', 'Rewrites the query from scratch'],
            ['Compares the definitions with finance', 'Breaks the difference down by day'],
            ['Lists orders present on one side only and checks several', 'Says which figure suits the bonuses'],
            [
              'Works out from the six per cent which causes are plausible at all',
              'Suggests that bonuses wait or use the lower figure, naming the risk of each',
            ],
          ],
          probes: [
            { text: 'What is the very first thing you run?', trigger: 'vague' },
            { text: 'Ten minutes left and you still have no cause. What do you say?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ваш дашборд показує за травень 12 400 замовлень, фінанси мають 11 650, за дві години нарада про премії. Де ви шукаєте, у якому порядку, і з чим ідете на нараду, якщо причини не знайдено?',
          whyAsked:
            'Два числа про одне аналітик бачить щотижня. Відповідь показує порядок пошуку й чесність, коли бракує часу.',
          keyPoints: [
            'Спершу визначення: оформлено, оплачено, доставлено; повернення, тестові, скасовані',
            'Межі місяця й часовий пояс, дата замовлення чи оплати',
            'Повтори через з’єднання; один день чи канал, на який припадає різниця',
            'Окремі замовлення, що є лише в одному переліку',
            'На нараду: обидві цифри з тим, що відомо, і яка пасує до премій',
          ],
          notRequired: ['Знайти причину без даних'],
          anchors: [
            ['Вірить дашборду, бо він автоматичний'],
            ['Бере середнє з двох', 'Переписує запит із самого початку'],
            ['Порівнює визначення з фінансами', 'Розкладає різницю за днями'],
            [
              'Виписує замовлення, що є лише з одного боку, і дивиться кілька',
              'Каже, котра цифра пасує до мети, тобто до премій',
            ],
            [
              'За шістьма відсотками оцінює, які причини взагалі ймовірні',
              'Пропонує відкласти премії або взяти меншу цифру й називає ризик обох',
            ],
          ],
          probes: [
            { text: 'Який запит ви запускаєте найпершим?', trigger: 'vague' },
            { text: 'Лишилося десять хвилин, причини немає. Що ви кажете?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'da-cause-or-season',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      topics: { en: ['experiment', 'causal', 'a/b'], uk: ['експеримент', 'a/b'] },
      text: {
        en: {
          ask: 'Customers with the new loyalty card buy 40 per cent more often. Marketing wants it for everybody, at 2 million a year. There was no control group, and it began in November. What do you tell them, and what do you propose?',
          whyAsked:
            'Good customers choose the card; the card need not make them good. The answer shows whether the candidate sees that and has a way to find out.',
          keyPoints: [
            'Card holders bought more even before it: compare with their own past',
            'Season: November and December against the previous year and against others',
            'Comparison with similar customers without a card, and its limits',
            'A test: some shops or customers, chosen at random, get it later',
            'The effect needed to pay for the 2 million',
          ],
          notRequired: ['Formulas'],
          anchors: [
            ['Takes the 40 per cent as the effect'],
            ['Says only that correlation is not causation', 'Asks for more data without saying what'],
            ['Compares the same customers before and after', 'Looks at the same months of the previous year'],
            [
              'Suggests a staged introduction in random order, with size and duration',
              'Works out the effect needed to pay for it',
            ],
            [
              'Weighs what the test would cost against a wrong decision',
              'Says how the test could be spoilt: staff hand out cards, customers visit two shops',
            ],
          ],
          probes: [
            {
              text: 'There is no time for a test. What is your best estimate, and how sure are you of it?',
              trigger: 'too_general',
            },
            { text: 'Which single comparison would you make first?', trigger: 'vague' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Покупці з новою карткою лояльності купують на 40 відсотків частіше. Маркетинг хоче дати її всім, 2 мільйони на рік. Контрольної групи не було, картку ввели в листопаді. Що ви їм кажете і що пропонуєте?',
          whyAsked:
            'Картку беруть добрі покупці; вона не мусить робити їх такими. Відповідь показує, чи бачить це кандидат і чи знає, як перевірити.',
          keyPoints: [
            'Хто взяв картку, той і раніше купував більше: порівняти з їхнім же минулим',
            'Сезон: листопад і грудень проти минулого року та проти інших',
            'Порівняння зі схожими покупцями без картки і його межі',
            'Дослід: частина магазинів чи покупців за жеребом отримує її пізніше',
            'Який ефект окупить 2 мільйони',
          ],
          notRequired: ['Формули'],
          anchors: [
            ['Вважає 40 відсотків ефектом'],
            ['Каже лише, що кореляція не причина', 'Просить більше даних, не кажучи яких'],
            ['Порівнює тих самих покупців до й після', 'Дивиться ті самі місяці минулого року'],
            ['Пропонує поетапне введення за жеребом, з обсягом і строком', 'Рахує, з якого ефекту це окупиться'],
            [
              'Каже, чого коштує дослід проти хибного рішення',
              'Називає, що може зіпсувати дослід: картки роздають продавці, покупець ходить у два магазини',
            ],
          ],
          probes: [
            { text: 'На дослід часу немає. Яка ваша найкраща оцінка і наскільки вона певна?', trigger: 'too_general' },
            { text: 'Яке одне порівняння ви робите першим?', trigger: 'vague' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'da-forty-dashboards',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 6,
      text: {
        en: {
          ask: 'You take over four analysts: 40 dashboards, three definitions of “active customer”, sixty open requests, and heads of department who each bring their own figure to meetings. What do you do in the first six weeks?',
          whyAsked:
            'Analysts drown in requests when nobody owns definitions. The answer shows whether a lead can create order and room for what matters.',
          keyPoints: [
            'Usage counted: which dashboards were opened, by whom, for which decision',
            'One definition of the few central metrics, agreed with their owners and written down',
            'Requests sorted by decision and date; some refused, with reasons',
            'Tests on the tables that feed the central metrics',
            'What the four people do less of',
          ],
          notRequired: ['A particular tool'],
          anchors: [
            ['Buys a new tool'],
            ['Works through requests in order of arrival', 'Announces one definition by email'],
            ['Looks at usage and archives what nobody opens', 'Meets the heads and asks what they decide with figures'],
            [
              'Gets one definition agreed and shows the old ones beside it for a while',
              'Sets a rule for how requests come in and are refused',
            ],
            [
              'Says which head would lose from the new definition, and how to win them over',
              'Says what would show after six weeks that it works, and what would make them reverse it',
            ],
          ],
          probes: [
            { text: 'Which request do you turn down first, and how do you say it?', trigger: 'vague' },
            { text: 'Two heads of department do not agree on the definition. What now?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ви приймаєте чотирьох аналітиків: 40 дашбордів, три визначення «активного клієнта», шістдесят відкритих запитів і керівників, які приносять на наради кожен свою цифру. Що ви робите перші шість тижнів?',
          whyAsked:
            'Аналітики тонуть у запитах, коли визначення нічиї. Відповідь показує, чи вміє керівник навести лад і дати місце важливому.',
          keyPoints: [
            'Пораховано вжиток: які дашборди відкривають, хто, для якого рішення',
            'Одне визначення кількох головних метрик, узгоджене з власниками й записане',
            'Запити впорядковано за рішенням і датою; від частини відмовлено з поясненням',
            'Тести таблиць, що живлять головні метрики',
            'Чого четверо роблять менше',
          ],
          notRequired: ['Певний засіб'],
          anchors: [
            ['Купує новий засіб'],
            ['Опрацьовує запити в порядку надходження', 'Оголошує одне визначення листом'],
            [
              'Дивиться вжиток і прибирає в архів, чого не відкривають',
              'Зустрічається з керівниками й питає, що вони вирішують за цифрами',
            ],
            [
              'Узгоджує одне визначення й певний час показує старі поруч',
              'Визначає правило, за яким запити приймають і відхиляють',
            ],
            [
              'Каже, хто з керівників програє від нового визначення і як його схилити',
              'Називає, що за шість тижнів покаже успіх, а що змусить повернути назад',
            ],
          ],
          probes: [
            { text: 'Який запит ви відхилите першим і що саме скажете?', trigger: 'vague' },
            { text: 'Двоє керівників не погоджуються на одне визначення. Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'da-test-peeked-at',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      text: {
        en: {
          ask: 'A test was planned for four weeks. On day five a colleague sees a p-value of 0.03, wants to stop and call it a win. Explain to a product manager, without formulas, why not, and what should be settled before a test starts.',
          whyAsked:
            'Stopping at the first good day makes wins out of noise. The answer shows whether the candidate understands why and can say it plainly.',
          keyPoints: [
            'Checking daily and stopping at the first good value gives false wins far above five in a hundred',
            'A whole week at least, as days differ; novelty fades',
            'Beforehand: main metric, smallest effect that matters, size, length, stop rule for harm',
            'Methods made for interim looks exist, if chosen in advance',
          ],
          notRequired: ['The sample size formula', 'A definition of p by heart'],
          anchors: [
            ['Agrees to stop because 0.03 is below 0.05'],
            ['Says “too early” without a reason', 'Takes 0.03 as a 97 per cent chance of being right'],
            [
              'Explains that many looks give chance more opportunities',
              'Says metric and length must be settled in advance',
            ],
            [
              'Says how size follows from the smallest effect worth having',
              'Makes an exception for harm and says how to fix it in advance',
            ],
            [
              'Knows designs that allow interim looks, and what they cost',
              'Adds that a win stopped early overstates its effect',
            ],
          ],
          probes: [
            { text: 'Say it as you would to the product manager.', trigger: 'vague' },
            { text: 'After four weeks the value is 0.2. What do you tell them?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Тест запланували на чотири тижні. На п’ятий день колега бачить p-значення 0,03 і хоче спинити й оголосити перемогу. Поясніть продакт-менеджерові без формул, чому ні, і що треба визначити до початку тесту.',
          whyAsked:
            'Зупинка на першому доброму дні робить перемоги із шуму. Відповідь показує, чи розуміє кандидат чому й чи може сказати просто.',
          keyPoints: [
            'Щоденні підглядання із зупинкою на першому доброму значенні дають хибних перемог набагато більше, ніж п’ять на сто',
            'Щонайменше повний тиждень, бо дні різні; новизна минає',
            'До початку: головна метрика, найменший вартий уваги ефект, обсяг, тривалість, правило зупинки через шкоду',
            'Є методи для проміжних поглядів, якщо обрати їх наперед',
          ],
          notRequired: ['Формула розміру вибірки', 'Означення p-значення напам’ять'],
          anchors: [
            ['Погоджується спинити, бо 0,03 менше за 0,05'],
            ['Каже «зарано» без пояснення', 'Тлумачить 0,03 як 97 відсотків правоти'],
            [
              'Пояснює, що багато поглядів дають випадкові більше спроб',
              'Називає метрику й тривалість визначеними наперед',
            ],
            [
              'Каже, як обсяг випливає з найменшого вартого ефекту',
              'Робить виняток для шкоди й каже, як його визначено наперед',
            ],
            [
              'Знає схеми з проміжними поглядами і чого вони коштують',
              'Додає, що рано спинена перемога перебільшує ефект',
            ],
          ],
          probes: [
            { text: 'Скажіть це так, як сказали б продакт-менеджерові.', trigger: 'vague' },
            { text: 'За чотири тижні значення 0,2. Що ви їм кажете?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'da-mix-shift-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 25,
      text: {
        en: {
          ask: 'April: phone 2000 visits, 40 orders; desktop 3000 visits, 150 orders. May: phone 6000 visits, 132 orders; desktop 2000 visits, 104 orders. The director asks why the site sells worse. Work it out and give me your three-sentence answer.',
          whyAsked:
            'A falling total with rising parts is a daily trap. The task shows arithmetic, a look below the average and a plain answer.',
          keyPoints: [
            'Total: 3.8 per cent in April, about 2.95 in May',
            'Phone rose from 2.0 to 2.2, desktop from 5.0 to 5.2: each sells better',
            'The fall comes from the mix: 4000 more phone visits',
            'Orders rose from 190 to 236',
            'Next: where the phone visits come from, and what they cost',
          ],
          notRequired: ['A significance test', 'The name of the paradox'],
          anchors: [
            ['Says the site sells worse, as the director does'],
            ['Gives both totals but no cause', 'Looks at orders only'],
            ['Works out the four rates correctly', 'Says that the share of phone visits has grown'],
            [
              'Says plainly that both parts improved and the mix changed',
              'Calculates May with April’s mix for comparison',
            ],
            [
              'Asks whether the 0.2 difference is more than chance before praising it',
              'Gives an answer the director can act on: look at the source of the new visits, not the site',
            ],
          ],
          probes: [
            { text: 'What would May’s rate be with April’s shares?', trigger: 'missing_point' },
            { text: 'What would you look at next, and why there?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Квітень: телефон 2000 візитів, 40 замовлень; комп’ютер 3000 і 150. Травень: телефон 6000 візитів, 132 замовлення; комп’ютер 2000 і 104. Директор питає, чому сайт продає гірше. Порахуйте й дайте відповідь трьома реченнями.',
          whyAsked:
            'Падіння загального за зростання частин є щоденною пасткою. Завдання показує арифметику, погляд під середнє і ясну відповідь.',
          keyPoints: [
            'Загалом: 3,8 відсотка у квітні, близько 2,95 у травні',
            'Телефон зріс із 2,0 до 2,2, комп’ютер із 5,0 до 5,2: кожен продає краще',
            'Падіння дає склад: на 4000 більше візитів із телефона',
            'Замовлень стало 236 замість 190',
            'Далі: звідки візити з телефона і скільки коштують',
          ],
          notRequired: ['Перевірка значущості', 'Назва парадоксу'],
          anchors: [
            ['Погоджується, що сайт продає гірше'],
            ['Дає обидва підсумки без причини', 'Дивиться лише на замовлення'],
            ['Правильно рахує чотири частки', 'Каже, що частка візитів із телефона зросла'],
            [
              'Прямо каже, що обидві частини поліпшилися, а змінився склад',
              'Для порівняння рахує травень зі складом квітня',
            ],
            [
              'Питає, чи різниця 0,2 більша за випадкову, перш ніж хвалити',
              'Дає відповідь, з якою можна діяти: дивитися на джерело нових візитів, а не на сайт',
            ],
          ],
          probes: [
            {
              text: 'Якою була б травнева конверсія, якби пристрої розподілялися, як у квітні?',
              trigger: 'missing_point',
            },
            { text: 'На що ви дивитеся далі й чому саме туди?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
