import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const customerFocus: PlaybookCompetency = {
  id: 'customer-focus',
  fit: {
    families: ['sales', 'support', 'product', 'design', 'marketing', 'software'],
    title: {
      en: ['customer', 'client', 'guest', 'cashier', 'shop', 'store', 'reception'],
      uk: ['клієнт', 'касир', 'магазин', 'адміністратор салон', 'адміністраторка салон', 'рецепц'],
    },
    posting: {
      en: ['customer', 'client', 'complaint', 'satisfaction', 'user research'],
      uk: ['клієнт', 'замовник', 'покупц', 'скарг', 'досліджен користувач'],
    },
  },
  name: { en: 'Customer focus', uk: 'Клієнтоорієнтованість' },
  definition: {
    en: 'Finds out what the people who use the work really need, promises only what can be kept, sees complaints through to the end, chooses by value to the customer and checks that the value arrived.',
    uk: 'З’ясовує, що насправді потрібно людям, для яких робиться робота, обіцяє лише здійсненне, доводить скарги до кінця, обирає за користю для клієнта й перевіряє, чи користь настала.',
  },
  signals: {
    en: [
      'customer',
      'client',
      'user needs',
      'user research',
      'user interview',
      'usability',
      'complaint',
      'satisfaction',
      'csat',
      'nps',
      'user retention',
      'churn',
      'renewal',
      'account manag',
      'help desk',
      'service level',
      'escalation',
      'requirements gathering',
      'gathering requirements',
      'product discovery',
    ],
    uk: [
      'клієнт',
      'замовник',
      'покупц',
      'споживач',
      'потреб користувач',
      'потреби користувач',
      'дослідження користувач',
      'скарг',
      'звернен',
      'рекламац',
      'задоволен',
      'утримання користувач',
      'відтік',
      'обслуговуван',
      'рівень сервісу',
      'якість сервісу',
      'csat',
      'nps',
      'ескалац',
      'збір вимог',
    ],
  },
  searched: {
    en: ['customers', 'clients', 'user research', 'complaints', 'satisfaction', 'service level'],
    uk: ['клієнт', 'замовник', 'дослідження користувачів', 'скарги', 'задоволеність', 'обслуговування'],
  },
  traces: {
    en: [
      'customer',
      'client',
      'user',
      'guest',
      'buyer',
      'patient',
      'passenger',
      'complaint',
      'support',
      'service',
      'satisf',
      'nps',
      'csat',
      'request',
      'account',
    ],
    uk: [
      'клієнт',
      'замовник',
      'користувач',
      'гост',
      'гіст',
      'покуп',
      'споживач',
      'пацієнт',
      'пасажир',
      'скарг',
      'підтримк',
      'сервіс',
      'обслугов',
      'задовол',
      'звернен',
      'nps',
      'csat',
    ],
  },
  bars: {
    junior: {
      shownBy: ['cf-request-behind-the-request', 'cf-angry-customer'],
      strong: {
        en: 'Asks the customer at least one question before acting, and repeats the need in their own words',
        uk: 'Ставить клієнтові хоч одне запитання, перш ніж діяти, і повторює потребу своїми словами',
      },
      exceptional: {
        en: 'Goes back after the fix to hear whether the customer can now do what they wanted',
        uk: 'Після виправлення повертається дізнатися, чи може тепер клієнт зробити те, що хотів',
      },
    },
    middle: {
      shownBy: ['cf-said-no-to-customer', 'cf-ten-requests-room-for-three', 'cf-unreported-trouble'],
      strong: {
        en: 'Weighs one customer’s wish against effort and effect on others, with a number or an example',
        uk: 'Зважує бажання клієнта із зусиллями та впливом на інших, спираючись на число чи випадок',
      },
      exceptional: {
        en: 'Turns one case into a change that spares other customers the same trouble',
        uk: 'Перетворює один випадок на зміну, яка вберігає інших клієнтів від тієї самої прикрості',
      },
    },
    senior: {
      shownBy: ['cf-stopped-for-lack-of-value', 'cf-unreported-trouble'],
      strong: {
        en: 'Combines what customers say with what they do, and explains where the two differed',
        uk: 'Поєднує те, що клієнти кажуть, із тим, що роблять, і пояснює, де це розійшлося',
      },
      exceptional: {
        en: 'Changes a plan or a promise of the company on customer evidence, and gives the result',
        uk: 'Змінює план чи обіцянку компанії на підставі даних від клієнтів і називає результат',
      },
    },
    lead: {
      shownBy: ['cf-brought-team-closer-to-customers', 'cf-stopped-for-lack-of-value'],
      strong: {
        en: 'Names the measure of customer value the team is run by, and what was dropped because of it',
        uk: 'Називає показник користі для клієнта, яким керується команда, і від чого через нього відмовилися',
      },
      exceptional: {
        en: 'Shows that the whole team acts on customer evidence unprompted, with two examples',
        uk: 'Показує на двох прикладах, що вся команда без нагадувань діє за даними від клієнтів',
      },
    },
  },
  questions: [
    {
      id: 'cf-request-behind-the-request',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 6,
      topics: { en: ['needs', 'discovery'], uk: ['потреб'] },
      text: {
        en: {
          ask: 'Tell me about a customer or user who asked for one thing and turned out to need another. How did you find that out?',
          whyAsked:
            'Carrying out a request to the letter can miss its purpose. The answer shows how the candidate gets from the wish to the need.',
          keyPoints: [
            'What was asked for, as near as possible word for word',
            'The question or observation that raised the doubt',
            'The situation in which the customer needed it',
            'How the customer came to agree on the real need',
            'What was delivered and what it changed for the customer',
          ],
          notRequired: ['A paying customer (an internal user counts)', 'Formal research'],
          anchors: [
            ['Names no case, or sees no difference between what is asked for and what is needed'],
            [
              'Built what was asked for and later learned from others that it did not fit',
              'Guessed the need without asking the customer',
            ],
            ['Asked what the request was for', 'Names the underlying need and what was done'],
            [
              'Had the customer show the task or a real case before suggesting anything',
              'Put the new understanding to the customer and had it confirmed',
            ],
            [
              'Checked with other customers or in the data whether the need was shared',
              'Gives the effect for the customer, and what the original request would have cost',
            ],
          ],
          probes: [
            { text: 'Which of your questions brought it out?', trigger: 'vague' },
            { text: 'How did the customer take your suggestion?', trigger: 'missing_point' },
            { text: 'What could they do afterwards that they could not before?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Decided against the customer’s wish without telling them',
              jobReason: 'Customers who find out afterwards stop trusting what is agreed with them.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про клієнта чи користувача, який просив одне, а потребував, як виявилося, іншого. Як ви це з’ясували?',
          whyAsked:
            'Буквальне виконання прохання може не досягти його мети. Відповідь показує, як кандидат доходить від бажання до потреби.',
          keyPoints: [
            'Про що просили, дослівно або майже дослівно',
            'Запитання чи спостереження, що викликало сумнів',
            'Обставини, за яких це було потрібно клієнтові',
            'Як клієнт погодився зі справжньою потребою',
            'Що було зроблено і що це змінило для клієнта',
          ],
          notRequired: ['Платний клієнт (внутрішній користувач теж підходить)', 'Формальне дослідження'],
          anchors: [
            ['Не називає випадку або не бачить різниці між проханням і потребою'],
            [
              'Виконує прохання буквально, про невідповідність дізнається згодом від інших',
              'Вгадує потребу, не спитавши клієнта',
            ],
            ['Питає, для чого це потрібно', 'Називає потребу, що стояла за проханням, і зроблене'],
            [
              'Просить клієнта показати роботу чи справжній випадок, перш ніж щось пропонувати',
              'Викладає клієнтові нове розуміння й дістає підтвердження',
            ],
            [
              'Перевіряє в інших клієнтів чи в даних, чи це спільна потреба',
              'Називає користь для клієнта й те, чого коштувало б буквальне виконання',
            ],
          ],
          probes: [
            { text: 'Після якого вашого запитання це стало зрозуміло?', trigger: 'vague' },
            { text: 'Як клієнт сприйняв вашу пропозицію?', trigger: 'missing_point' },
            { text: 'Що він потім зміг робити, чого раніше не міг?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Діє всупереч бажанню клієнта, не сказавши йому про це',
              jobReason: 'Клієнти, які дізнаються про таке згодом, перестають вірити домовленостям.',
            },
          ],
        },
      },
    },
    {
      id: 'cf-angry-customer',
      kind: 'behavioral',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: ['phone_screening', 'behavioral', 'panel', 'final'],
      minutes: 5,
      topics: {
        en: ['complain', 'angry', 'escalat', 'difficult', 'conflict'],
        uk: ['скарг', 'конфлікт', 'складн клієнт', 'стресост'],
      },
      text: {
        en: {
          ask: 'Tell me about an angry customer or user you dealt with yourself. Take me through it from their first words to the end.',
          whyAsked:
            'Complaints are part of the work. The answer shows whether the candidate hears the issue behind the anger, acts on it and closes the case.',
          keyPoints: [
            'What the customer said and what had gone wrong for them',
            'Listening and facts before explanations',
            'What the candidate could offer, and what not',
            'A next step with a time, and whether it was kept',
            'How the customer felt at the end',
          ],
          notRequired: ['A happy ending', 'A job in customer service'],
          anchors: [
            ['Recalls no such customer, or would pass any on at once'],
            ['Explained why the customer was wrong', 'Calmed them with words, but did nothing'],
            ['Let the customer finish and summed up their problem', 'Took one action and told the customer about it'],
            [
              'Said plainly what had gone wrong and what could not be offered',
              'Gave a time for the next update and kept to it',
            ],
            [
              'Named what the trouble had cost the customer, and made up for that first',
              'Got the cause fixed afterwards and told the customer so',
            ],
          ],
          probes: [
            { text: 'What were the first two sentences you said?', trigger: 'vague' },
            { text: 'Which part did you do, and which part did others do?', trigger: 'no_role' },
            { text: 'How do you know what the customer thought at the end?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Describes with satisfaction how they put the customer in their place',
              jobReason: 'A won argument often ends with a lost customer and a public complaint.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про розгніваного клієнта чи користувача, з яким ви мали справу особисто: від його перших слів і до кінця.',
          whyAsked:
            'Скарги є частиною роботи. Відповідь показує, чи чує кандидат суть за гнівом, чи діє й чи доводить справу до кінця.',
          keyPoints: [
            'Що сказав клієнт і що в нього пішло не так',
            'Спочатку вислухати й зібрати факти, потім пояснювати',
            'Що можна було запропонувати, а що ні',
            'Наступний крок зі строком і чи його дотримано',
            'З чим клієнт завершив розмову',
          ],
          notRequired: ['Щасливе завершення', 'Досвід саме у службі підтримки'],
          anchors: [
            ['Не пригадує такого клієнта або каже, що одразу передає таких іншим'],
            ['Пояснює клієнтові, чому той неправий', 'Заспокоює словами, але нічого не робить'],
            ['Дає клієнтові договорити й називає його проблему', 'Робить одну дію й повідомляє про неї клієнтові'],
            [
              'Прямо каже, що сталося не так і чого запропонувати не можна',
              'Називає час наступного повідомлення й дотримується його',
            ],
            [
              'Називає, чого ця прикрість коштувала клієнтові, і насамперед відшкодовує це',
              'Домагається усунення причини й повідомляє про це клієнта',
            ],
          ],
          probes: [
            { text: 'Якими були ваші перші дві фрази?', trigger: 'vague' },
            { text: 'Що зробили ви, а що інші?', trigger: 'no_role' },
            { text: 'Звідки ви знаєте, що клієнт думав наприкінці?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Із задоволенням розповідає, як клієнта поставлено на місце',
              jobReason: 'Виграна суперечка часто закінчується втратою клієнта і прилюдною скаргою.',
            },
          ],
        },
      },
    },
    {
      id: 'cf-promise-nobody-can-keep',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: ['phone_screening', 'behavioral', 'final', 'panel'],
      minutes: 5,
      branch: { elsewhere: ['shop'] },
      text: {
        en: {
          ask: 'You take over a customer and find that your predecessor promised them something your company cannot deliver. The customer calls you tomorrow. What do you say and do?',
          whyAsked:
            'Broken promises are inherited too. The answer shows whether the candidate is honest in time, and comes with something the customer can use.',
          keyPoints: [
            'Facts first: what exactly was promised, in what form, and what depends on it',
            'What the company can do instead, settled before the call',
            'The plain truth early in the call, without blaming the predecessor',
            'A choice for the customer, with dates',
            'Only new promises that others in the company have confirmed',
          ],
          notRequired: ['Saving the deal', 'Knowing contract law'],
          anchors: [
            ['Would let the call come without any preparation or plan'],
            ['Would play for time or repeat the promise', 'Would blame the predecessor and leave it there'],
            ['Tells the customer that it cannot be delivered, and apologises', 'Offers one alternative'],
            [
              'Finds out before the call what the customer wanted it for, and what can be confirmed',
              'Opens with the bad news, then options with what each would cost the customer',
            ],
            [
              'Calls before the customer does, with the colleague who can commit to the solution',
              'Looks for other such promises and suggests how to check them before they are made',
            ],
          ],
          probes: [
            { text: 'Give me the first half minute of that call.', trigger: 'vague' },
            { text: 'The customer insists on the promise. What do you say?', trigger: 'missing_point' },
            { text: 'What do you do on the day after the call?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Would confirm the promise on the call and hope it is forgotten',
              jobReason: 'The customer plans around it; the damage and the claim grow every day.',
            },
          ],
        },
        uk: {
          ask: 'Вам передали клієнта, і виявилося, що попередник обіцяв йому те, чого компанія зробити не може. Завтра клієнт вам телефонує. Що ви скажете і зробите?',
          whyAsked:
            'Невиконані обіцянки теж передаються у спадок. Відповідь показує, чи каже кандидат правду вчасно і чи має що запропонувати.',
          keyPoints: [
            'Спершу факти: що саме обіцяно, у якій формі й що від цього залежить',
            'Що компанія може зробити натомість, узгоджено до розмови',
            'Правда на початку розмови, без звинувачення попередника',
            'Вибір для клієнта, зі строками',
            'Лише такі нові обіцянки, які підтвердили колеги',
          ],
          notRequired: ['Зберегти угоду', 'Знання договірного права'],
          anchors: [
            ['Чекає на дзвінок без жодної підготовки чи плану'],
            ['Тягне час або повторює обіцянку', 'Перекладає все на попередника й на цьому спиняється'],
            ['Каже клієнтові, що це неможливо, і перепрошує', 'Пропонує один інший шлях'],
            [
              'До розмови з’ясовує, навіщо це клієнтові та що можна підтвердити',
              'Починає з неприємної звістки, далі називає варіанти та їхню ціну для клієнта',
            ],
            [
              'Телефонує раніше за клієнта, разом із колегою, який може взяти зобов’язання',
              'Шукає інші такі обіцянки й пропонує, як їх перевіряти заздалегідь',
            ],
          ],
          probes: [
            { text: 'Скажіть мені перші пів хвилини цієї розмови.', trigger: 'vague' },
            { text: 'Клієнт наполягає на обіцяному. Що ви відповісте?', trigger: 'missing_point' },
            { text: 'Що ви робите наступного дня після розмови?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Готовність підтвердити обіцянку й сподіватися, що про неї забудуть',
              jobReason: 'Клієнт на неї розраховує: збитки й претензії зростають щодня.',
            },
          ],
        },
      },
    },
    {
      id: 'cf-said-no-to-customer',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['behavioral', 'final', 'panel'],
      minutes: 7,
      text: {
        en: {
          ask: 'Describe a request from an important customer that you turned down. Take me through it, from the request to their reaction.',
          whyAsked:
            'Serving customers also means refusing. The answer shows on what grounds the candidate refuses, and how the customer is treated.',
          keyPoints: [
            'What the customer wanted and why it mattered to them',
            'What accepting would have cost others or the product',
            'Who took part in the decision',
            'How and how soon the customer was told, and with what reason',
            'What was offered instead, and what happened next',
          ],
          notRequired: ['The customer’s approval', 'Sole authority to refuse'],
          anchors: [
            ['Names no refusal, or says a customer always gets what they want'],
            ['Let the request lie until the customer gave up', 'Refused by pointing to a rule, with no reason'],
            ['Explains the arguments for and against the request', 'Told the customer in person and gave the reason'],
            [
              'Compared the customer’s gain with the cost to others, using figures or examples',
              'Found what part of the need could be met in another way, and offered it with the refusal',
            ],
            [
              'Said in advance what would change the decision, and came back to it later',
              'Gives the outcome for both sides months later, including any loss',
            ],
          ],
          probes: [
            { text: 'What was the best argument for saying yes?', trigger: 'missing_point' },
            { text: 'How exactly did you tell them no?', trigger: 'vague' },
            { text: 'What happened with that customer afterwards?', trigger: 'no_result' },
            { text: 'How much of that decision was yours?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Gave the customer a made-up reason for the refusal',
              jobReason: 'Made-up reasons come out, and every later statement is then doubted.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть, як ви відмовили важливому клієнтові: від самого прохання до того, як він сприйняв відмову.',
          whyAsked:
            'Дбати про клієнтів означає також відмовляти. Відповідь показує, на яких підставах кандидат відмовляє і як при цьому ставиться до клієнта.',
          keyPoints: [
            'Чого хотів клієнт і чому це було для нього важливо',
            'Чого згода коштувала б іншим або продукту',
            'Хто брав участь у рішенні',
            'Як і коли клієнт про це дізнався і яку причину почув',
            'Що було запропоновано натомість і як ішло далі',
          ],
          notRequired: ['Схвалення клієнта', 'Одноосібне право відмовляти'],
          anchors: [
            ['Не називає відмови або каже, що клієнт завжди отримує бажане'],
            [
              'Лишає прохання без відповіді, доки клієнт сам не відступиться',
              'Відмовляє посиланням на правило, без причини',
            ],
            ['Пояснює, що було за прохання і що проти', 'Каже клієнтові особисто й наводить причину'],
            [
              'Порівнює вигоду клієнта з ціною для інших за числами чи випадками',
              'Знаходить, яку частину потреби можна задовольнити інакше, і пропонує це з відмовою',
            ],
            [
              'Наперед каже, що змінило б рішення, і згодом повертається до нього',
              'Називає наслідки для обох сторін через місяці, зокрема втрати',
            ],
          ],
          probes: [
            { text: 'Що найбільше спокушало погодитися?', trigger: 'missing_point' },
            { text: 'Якими словами ви відмовили?', trigger: 'vague' },
            { text: 'Що було з цим клієнтом далі?', trigger: 'no_result' },
            { text: 'Що в цьому рішенні залежало від вас?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Називає клієнтові вигадану причину відмови',
              jobReason: 'Вигадане спливає, і тоді сумніваються в кожному наступному слові.',
            },
          ],
        },
      },
    },
    {
      id: 'cf-ten-requests-room-for-three',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      branch: { elsewhere: ['shop'] },
      topics: { en: ['roadmap', 'prioriti'], uk: ['пріоритез', 'беклог'] },
      text: {
        en: {
          ask: 'You have ten requests from different customers and time for three of them this month. How do you choose the three?',
          whyAsked:
            'Choosing decides who is served. The answer shows whether the candidate chooses by value and effort or by who is loudest.',
          keyPoints: [
            'Questions before ranking: who is affected, how often, how badly',
            'Requests with the same cause grouped together',
            'A stated measure of value, set against effort and risk',
            'Obligations that come first, such as promises, law, safety',
            'A plain answer to the other seven',
          ],
          notRequired: ['A named scoring method', 'An exact formula'],
          anchors: [
            ['Gives no way of choosing'],
            ['Takes them in order of arrival or by who presses hardest', 'Tries to start all ten'],
            ['Names two or more criteria and applies them', 'Says why some requests must wait'],
            [
              'Asks first what each request is for, and finds those with a common cause',
              'Weighs value for customers against effort, and says what is not known yet',
            ],
            [
              'Tests the choice: which fact would push one of the three out',
              'Plans the answer to the seven and a check of whether the three delivered what was expected',
            ],
          ],
          probes: [
            { text: 'The largest customer’s request comes eighth. What now?', trigger: 'missing_point' },
            { text: 'Apply that to a choice you have actually made.', trigger: 'too_general' },
            { text: 'What do you tell the other seven?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'У вас десять прохань від різних клієнтів, а часу цього місяця вистачить на три. Як ви оберете ці три?',
          whyAsked:
            'Вибір визначає, кому допоможуть. Відповідь показує, чи обирає кандидат за користю та зусиллями, чи за тим, хто найгучніший.',
          keyPoints: [
            'Запитання перед вибором: кого це стосується, як часто, наскільки серйозно',
            'Прохання зі спільною причиною зведено разом',
            'Названа міра користі, зіставлена із зусиллями та ризиком',
            'Зобов’язання, що йдуть першими: обіцянки, закон, безпека',
            'Ясна відповідь на решту сім прохань',
          ],
          notRequired: ['Певна методика оцінювання', 'Точна формула'],
          anchors: [
            ['Не називає жодного способу вибору'],
            ['Бере за чергою надходження або за тим, хто найбільше тисне', 'Намагається почати всі десять'],
            ['Називає два чи більше критеріїв і застосовує їх', 'Каже, чому деякі прохання мають зачекати'],
            [
              'Спершу питає, для чого кожне прохання, і знаходить спільні причини',
              'Зіставляє користь для клієнтів із зусиллями й називає, чого ще не знає',
            ],
            [
              'Перевіряє вибір: який факт витіснив би одне з трьох',
              'Планує відповідь на решту прохань і перевірку, чи дали обрані три очікуване',
            ],
          ],
          probes: [
            { text: 'Прохання найбільшого клієнта на восьмому місці. Що тоді?', trigger: 'missing_point' },
            { text: 'Покажіть це на виборі, який ви справді робили.', trigger: 'too_general' },
            { text: 'Що почують від вас інші семеро?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cf-stopped-for-lack-of-value',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'system_design'],
      minutes: 7,
      families: ['software', 'data', 'product', 'design'],
      branch: { elsewhere: ['interior-design'] },
      text: {
        en: {
          ask: 'Tell me about work you got stopped, or removed after delivery, because customers got too little out of it. How did it come to that?',
          whyAsked:
            'Stopping is harder than starting: effort has been spent and people are attached. The answer shows whether value to customers really steers the candidate’s choices.',
          keyPoints: [
            'What customers were meant to gain',
            'The evidence that they did not, and how certain it was',
            'Ways considered short of stopping',
            'Who was attached to it, and how they were won over',
            'What happened to the few customers who used it',
            'What the time saved was spent on',
          ],
          notRequired: ['Sole authority to stop it', 'A large project'],
          anchors: [
            ['Names nothing that was ever stopped or removed'],
            ['Stopped because of budget or orders, without mentioning customers', 'Cites a feeling but no evidence'],
            ['Names the expected gain and a sign that it did not come', 'Raised it with those who could decide'],
            [
              'Weighed at least two kinds of evidence, and gives the case for carrying on',
              'Looked after the customers who did use it, with notice and an alternative',
            ],
            [
              'Had set in advance the result below which it would be stopped, and kept to it',
              'Shows what customers gained from the time saved',
            ],
          ],
          probes: [
            { text: 'What was the strongest argument for going on?', trigger: 'missing_point' },
            { text: 'Who had to be convinced, and how did you do it?', trigger: 'no_role' },
            { text: 'How did the customers who used it take it?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Took it away without notice from customers who depended on it',
              jobReason: 'Customers who lose a tool overnight no longer build their work on the supplier.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про роботу, яку з вашої ініціативи зупинили або прибрали вже готовою, бо клієнтам вона давала замало. Як ви до цього дійшли?',
          whyAsked:
            'Зупинити важче, ніж почати: сили витрачено, люди звикли. Відповідь показує, чи справді вибір кандидата визначає користь для клієнтів.',
          keyPoints: [
            'Що клієнти мали отримати',
            'Докази, що вони цього не отримали, і наскільки ті надійні',
            'Розглянуті способи обійтися без зупинки',
            'Кому це було дороге і як цих людей вдалося переконати',
            'Що стало з тими небагатьма, хто цим користувався',
            'На що пішов вивільнений час',
          ],
          notRequired: ['Одноосібне право зупинити', 'Великий проєкт'],
          anchors: [
            ['Не називає нічого, що було б зупинено чи прибрано'],
            ['Зупиняє через бюджет чи наказ, про клієнтів ані слова', 'Спирається на відчуття, без доказів'],
            ['Називає очікувану користь і ознаку, що її немає', 'Порушує це перед тими, хто може вирішити'],
            [
              'Зважує докази щонайменше двох видів і каже, що було за продовження',
              'Дбає про тих клієнтів, хто користувався: попередження та інший шлях',
            ],
            [
              'Наперед називає результат, нижче якого роботу зупинять, і дотримується цього',
              'Показує, що клієнти отримали завдяки вивільненому часу',
            ],
          ],
          probes: [
            { text: 'Який довід за продовження був найсильнішим?', trigger: 'missing_point' },
            { text: 'Кого треба було переконати і що ви для цього зробили?', trigger: 'no_role' },
            { text: 'Як це сприйняли клієнти, які цим користувалися?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Забирає потрібне клієнтам без попередження',
              jobReason: 'Клієнти, у яких щось зникло за ніч, більше не будують на цьому свою роботу.',
            },
          ],
        },
      },
    },
    {
      id: 'cf-three-questions-to-a-user',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      families: ['software', 'data', 'product', 'design'],
      branch: { elsewhere: ['interior-design'] },
      text: {
        en: {
          ask: 'You have fifteen minutes with a person who will use what you make. Which three questions would tell you most about what they need?',
          whyAsked:
            'Good questions are a skill of their own. The answer shows whether the candidate asks about real behaviour, rather than opinions and wishes.',
          keyPoints: [
            'Questions about the last real case, not about “usually” or “would you”',
            'The goal behind the task, and what happens if it fails',
            'What the person does today to get by',
            'No hint of the wanted answer',
            'A reason for each of the three',
          ],
          notRequired: ['User research terms', 'Exactly three'],
          anchors: [
            ['Names no question for the user'],
            ['Asks for a list of wishes or “would you use it?”', 'Pitches a solution and asks whether they like it'],
            ['Asks open questions about the person’s task', 'Says what at least one answer would be used for'],
            [
              'Asks for the last time, step by step, and for workarounds',
              'Says which decision depends on each question',
            ],
            [
              'Says which answers not to trust, and how to check them by watching or in the data',
              'Names a question that could show nothing needs to be made',
            ],
          ],
          probes: [
            { text: 'Ask me the first one, word for word.', trigger: 'vague' },
            { text: 'What would you do differently depending on the answer?', trigger: 'missing_point' },
            { text: 'Which question would you avoid, and why?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'У вас п’ятнадцять хвилин на розмову з людиною, яка користуватиметься тим, що ви робите. Які три запитання скажуть вам найбільше про її потреби?',
          whyAsked:
            'Добре запитувати треба вміти. Відповідь показує, чи питає кандидат про справжні дії, а не про думки й побажання.',
          keyPoints: [
            'Запитання про останній справжній випадок, а не «зазвичай» чи «чи хотіли б ви»',
            'Мета завдання і що буде, якщо воно не вдасться',
            'Як людина дає собі раду сьогодні',
            'Без підказування бажаної відповіді',
            'Підстава для кожного з трьох',
          ],
          notRequired: ['Терміни дослідження користувачів', 'Саме три запитання'],
          anchors: [
            ['Не називає жодного запитання до користувача'],
            [
              'Просить перелік побажань або питає: «Чи користувалися б ви?»',
              'Описує своє рішення й питає, чи подобається',
            ],
            ['Ставить відкриті запитання про справу людини', 'Каже, для чого потрібна хоч одна відповідь'],
            [
              'Питає про останній раз крок за кроком і про обхідні шляхи',
              'Для кожного запитання називає рішення, що від нього залежить',
            ],
            [
              'Каже, яким відповідям не довіряти і як їх перевірити спостереженням чи даними',
              'Називає запитання, яке може показати, що робити нічого не треба',
            ],
          ],
          probes: [
            { text: 'Поставте мені перше з них дослівно.', trigger: 'vague' },
            { text: 'Що ви зробите інакше залежно від відповіді?', trigger: 'missing_point' },
            { text: 'Якого запитання ви уникали б і чому?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cf-used-but-is-it-of-use',
      kind: 'knowledge',
      difficulty: 'medium',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 5,
      families: ['software', 'data', 'product', 'design'],
      branch: { elsewhere: ['interior-design'] },
      text: {
        en: {
          ask: 'Something you delivered is used every day. How would you find out whether it really helps the customers, or is just there?',
          whyAsked:
            'Use alone may be habit or compulsion. The answer shows whether the candidate knows what to measure and what each measure hides.',
          keyPoints: [
            'What customers should be able to do better, stated in advance',
            'Measures of result: time, errors, money, repeated purchase',
            'A comparison: before, without it, another group',
            'Conversations or observation that explain the numbers',
            'What would lead to changing or removing it',
          ],
          notRequired: ['Names of indicators', 'Statistics'],
          anchors: [
            ['Takes use itself as proof'],
            ['Would ask whether customers like it, and stop there', 'Names an indicator but not what it shows'],
            [
              'Names a result for the customer and a way to measure it',
              'Adds conversations with customers to the numbers',
            ],
            [
              'Compares with before or with customers who do not have it',
              'Explains for one measure how it could mislead',
            ],
            [
              'Would test the loss: remove it for some, ask what they would do without it',
              'Says which finding would lead to its removal, with an example from experience',
            ],
          ],
          probes: [
            { text: 'Take something you delivered. What was its effect?', trigger: 'too_general' },
            { text: 'What else could explain that number?', trigger: 'missing_point' },
            { text: 'What would you do if it turned out not to help?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Тим, що ви зробили, користуються щодня. Як би ви дізналися, чи воно справді допомагає клієнтам, а не просто існує?',
          whyAsked:
            'Саме користування може бути звичкою або примусом. Відповідь показує, чи знає кандидат, що вимірювати і що кожен показник приховує.',
          keyPoints: [
            'Що клієнти мають робити краще, визначено наперед',
            'Показники результату: час, помилки, гроші, повторні покупки',
            'Порівняння: як було, як без цього, інша група',
            'Розмови чи спостереження, що пояснюють числа',
            'За яких даних це слід змінити або прибрати',
          ],
          notRequired: ['Назви показників', 'Статистика'],
          anchors: [
            ['Вважає доказом саме користування'],
            ['Питає, чи подобається клієнтам, і на цьому спиняється', 'Називає показник, але не те, що він означає'],
            ['Називає результат для клієнта і спосіб його виміряти', 'Додає до чисел розмови з клієнтами'],
            [
              'Порівнює з тим, що було, або з клієнтами, які цього не мають',
              'Пояснює для одного показника, як він може ввести в оману',
            ],
            [
              'Перевіряє втрату: прибирає в частини клієнтів або питає, як вони обходилися б без цього',
              'Каже, який висновок змусив би це прибрати, з прикладом із досвіду',
            ],
          ],
          probes: [
            { text: 'Візьміть щось зроблене вами. Що це дало?', trigger: 'too_general' },
            { text: 'Чим іще можна пояснити це число?', trigger: 'missing_point' },
            { text: 'Що ви робите, якщо виявиться, що не допомагає?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cf-pleased-yet-leaving',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['behavioral', 'final', 'panel', 'system_design'],
      minutes: 8,
      topics: { en: ['churn', 'retention', 'customer success'], uk: ['відтік', 'утриман'] },
      text: {
        en: {
          ask: 'Satisfaction scores are as high as a year ago, yet more customers leave each month. You are asked to find out why. What do you do in the first two weeks?',
          whyAsked:
            'Figures about customers often contradict each other. The answer shows how the candidate forms and tests explanations before proposing a remedy.',
          keyPoints: [
            'Who answers the survey, and who leaves without answering',
            'Leavers compared by type, time with us, usage and price',
            'Conversations with some who left and some who stayed',
            'Several explanations and a test for each',
            'A first finding, how certain it is, and what to try',
          ],
          notRequired: ['Knowing our trade', 'A finished solution'],
          anchors: [
            ['Has no way to begin, or puts it down to chance'],
            ['Proposes a remedy at once, such as a discount', 'Relies on the score, or on one conversation'],
            ['Looks at who leaves and talks to some of them', 'Names at least two explanations'],
            [
              'Asks how the score is produced and whose voice is missing from it',
              'Says what one would see if each explanation were true',
            ],
            [
              'Starts with cheap steps that rule out the most, and names a result for each week',
              'Ends with a small trial on customers about to leave, and a figure that would disprove it',
            ],
          ],
          probes: [
            { text: 'What would you look at on the first day?', trigger: 'vague' },
            { text: 'Whose voice is missing from the score?', trigger: 'missing_point' },
            { text: 'What do you report after two weeks?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Оцінки задоволеності такі ж високі, як торік, але щомісяця йде більше клієнтів. Вас просять з’ясувати чому. Що ви робите в перші два тижні?',
          whyAsked:
            'Показники щодо клієнтів часто суперечать один одному. Відповідь показує, як кандидат висуває й перевіряє пояснення, перш ніж пропонувати ліки.',
          keyPoints: [
            'Хто відповідає на опитування, а хто йде мовчки',
            'Порівняння тих, хто пішов: вид, тривалість співпраці, користування, ціна',
            'Розмови з тими, хто пішов, і з частиною тих, хто лишився',
            'Кілька пояснень і перевірка для кожного',
            'Перший висновок, його певність і що спробувати',
          ],
          notRequired: ['Знання нашої галузі', 'Готове рішення'],
          anchors: [
            ['Не знає, з чого почати, або списує все на випадок'],
            ['Одразу пропонує засіб, як-от знижку', 'Покладається на оцінку або на одну розмову'],
            ['Дивиться, хто йде, і розмовляє з деякими з них', 'Називає щонайменше два пояснення'],
            [
              'Питає, як складається оцінка і чийого голосу в ній бракує',
              'Для кожного пояснення каже, що мало б бути видно, якби воно було правильне',
            ],
            [
              'Ставить першими дешеві кроки, що відкидають найбільше, і називає результат тижня',
              'Завершує малим експериментом із тими, хто ось-ось піде, і числом, що його спростує',
            ],
          ],
          probes: [
            { text: 'На що ви подивитеся першого дня?', trigger: 'vague' },
            { text: 'Кого ця оцінка не чує?', trigger: 'missing_point' },
            { text: 'Про що ви доповісте за два тижні?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cf-answer-you-do-not-know',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: ['phone_screening', 'technical', 'behavioral', 'final', 'panel'],
      minutes: 4,
      topics: { en: ['product knowledge'], uk: ['знання продукт'] },
      text: {
        en: {
          ask: 'During a call, a customer asks whether your product can do something they need. You think so, but you are not sure. What do you answer?',
          whyAsked:
            'Small guesses become promises. The answer shows whether the candidate separates knowing from assuming, and still moves the customer forward.',
          keyPoints: [
            'Says openly what they know and what they do not',
            'Asks what the customer wants to do with it',
            'Says who or what will settle it, and by when',
            'Comes back at that time, even if the answer is no',
          ],
          notRequired: ['An answer on the spot', 'Knowing any product'],
          anchors: [
            ['Has no answer to give the customer'],
            ['Says yes to keep the customer', 'Changes the subject, or says only “I do not know”'],
            ['Says it has to be checked', 'Promises to come back to the customer'],
            [
              'Asks what it is needed for before looking for the answer',
              'Gives a day and hour, and writes down the question in the customer’s words',
            ],
            [
              'Tries it on the customer’s own example before confirming',
              'Makes sure colleagues have the answer to hand next time',
            ],
          ],
          probes: [
            { text: 'Say it to me as you would to the customer.', trigger: 'vague' },
            { text: 'It turns out that it can’t. What do you write?', trigger: 'missing_point' },
            { text: 'The customer wants a yes or no right away. What now?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Says a yes is fine as long as the sale goes through',
              jobReason: 'Customers return what was sold on a false yes, or claim for it.',
            },
          ],
        },
        uk: {
          ask: 'Під час розмови клієнт питає, чи може ваш продукт те, що йому потрібно. Ви гадаєте, що так, але не певні. Що ви відповісте?',
          whyAsked:
            'Дрібні здогади стають обіцянками. Відповідь показує, чи відрізняє кандидат знання від припущення і чи все ж допомагає клієнтові рухатися далі.',
          keyPoints: [
            'Відкрито каже, що відомо, а що ні',
            'Питає, що клієнт хоче з цим робити',
            'Називає, хто чи що дасть певність і коли',
            'Повертається в цей час, навіть якщо відповідь «ні»',
          ],
          notRequired: ['Відповідь на місці', 'Знання певного продукту'],
          anchors: [
            ['Не має чого відповісти клієнтові'],
            ['Каже «так», щоб не втратити клієнта', 'Змінює тему або каже лише «не знаю»'],
            ['Каже, що це треба перевірити', 'Обіцяє повернутися з відповіддю'],
            [
              'Питає, для чого це потрібно, перш ніж шукати відповідь',
              'Називає день і годину й записує запитання словами клієнта',
            ],
            [
              'Пробує на прикладі самого клієнта, перш ніж підтвердити',
              'Дбає, щоб наступного разу відповідь була під рукою в колег',
            ],
          ],
          probes: [
            { text: 'Скажіть це мені так, як сказали б клієнтові.', trigger: 'vague' },
            { text: 'Виявилося, що не може. Що ви напишете?', trigger: 'missing_point' },
            { text: 'Клієнт хоче «так» чи «ні» негайно. Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Вважає, що сказати «так» прийнятно, якщо продаж відбудеться',
              jobReason: 'Продане на хибному «так» клієнти повертають або висувають претензії.',
            },
          ],
        },
      },
    },
    {
      id: 'cf-unreported-trouble',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      text: {
        en: {
          ask: 'Tell me about a difficulty that customers or users had but never reported, which you noticed yourself. What did you do about it?',
          whyAsked:
            'Most people put up with trouble in silence. The answer shows whether the candidate looks at how the work is really used, and acts on it unasked.',
          keyPoints: [
            'How it was noticed: watching, using it themselves, data, a passing remark',
            'How many people it affected and what it cost them',
            'A check that it was not a one-off',
            'What the candidate did, and with whom',
            'What changed for the people affected',
          ],
          notRequired: ['A big discovery', 'Direct customer contact as part of the job'],
          anchors: [
            ['Names no such difficulty; relies on what is reported'],
            [
              'Noticed it and left it because nobody had complained',
              'Names something they dislike themselves, with no user affected',
            ],
            ['Says what they saw and who it held back', 'Told those responsible, or fixed it'],
            [
              'Checked with more users or data how common it was before acting',
              'Followed it through to the fix and looked again at how people use it',
            ],
            [
              'Asked why it went unreported, and opened a way to hear of such things',
              'Gives a measured change for users, or says honestly that the fix did not help',
            ],
          ],
          probes: [
            { text: 'What exactly did you see?', trigger: 'vague' },
            { text: 'How did you know it was not a one-off?', trigger: 'missing_point' },
            { text: 'What was different for those people afterwards?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть про труднощі, на які клієнти чи користувачі не скаржилися, але ви помітили їх самі. Що ви зробили?',
          whyAsked:
            'Більшість терпить незручності мовчки. Відповідь показує, чи дивиться кандидат, як роботою справді користуються, і чи діє без нагадувань.',
          keyPoints: [
            'Де і як це помічено: спостереження, власне користування, дані, випадкове слово',
            'Скількох людей це зачіпало і чого їм коштувало',
            'Перевірка, що випадок не поодинокий',
            'Що зробив кандидат і з ким',
            'Що змінилося для цих людей',
          ],
          notRequired: ['Велике відкриття', 'Пряме спілкування з клієнтами за посадою'],
          anchors: [
            ['Не називає таких труднощів: покладається лише на повідомлення'],
            ['Помічає й лишає, бо ніхто не скаржився', 'Називає те, що не подобається самому, без користувачів'],
            ['Називає, що саме було видно і кому це заважало', 'Повідомляє відповідальних або виправляє'],
            [
              'До дій перевіряє в інших користувачів чи в даних, наскільки це поширено',
              'Доводить до виправлення й знову дивиться, як цим користуються',
            ],
            [
              'З’ясовує, чому про це мовчали, і відкриває спосіб чути про таке',
              'Наводить виміряну зміну для користувачів або чесно каже, що не допомогло',
            ],
          ],
          probes: [
            { text: 'Що саме ви побачили?', trigger: 'vague' },
            { text: 'Звідки ви знали, що це не поодинокий випадок?', trigger: 'missing_point' },
            { text: 'Що змінилося для цих людей?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cf-brought-team-closer-to-customers',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['senior', 'lead'],
      types: ['phone_screening', 'technical', 'behavioral', 'final', 'panel', 'coding'],
      minutes: 6,
      text: {
        en: {
          ask: 'Tell me about a time when you brought colleagues closer to customers they never meet. What changed in the way those colleagues work?',
          whyAsked:
            'One person who knows the customers is not enough. The answer shows whether the candidate changes how others decide, not only what they know.',
          keyPoints: [
            'What the distance led to: a wrong choice, needless work',
            'The method chosen, and why it suited these colleagues',
            'Something regular, not a one-off event',
            'A decision that came out differently because of it',
            'What did not work',
          ],
          notRequired: ['A management role', 'A budget'],
          anchors: [
            ['Names no attempt'],
            [
              'Reported on customers to colleagues, but names no effect',
              'Says only that colleagues ought to care more',
            ],
            ['Had colleagues listen to or watch customers', 'Names something they learned from it'],
            [
              'Started with a real decision those colleagues had to make',
              'Made it part of the usual work, with a place, a time and someone in charge',
            ],
            [
              'Names decisions that colleagues made differently without the candidate',
              'Says what was dropped because it had no effect, and how that was seen',
            ],
          ],
          probes: [
            { text: 'Which decision came out differently?', trigger: 'no_result' },
            { text: 'What did you do yourself to set it up?', trigger: 'no_role' },
            { text: 'How did you deal with those who saw no point in it?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Розкажіть, як ви зблизили з клієнтами колег, які їх ніколи не бачать. Що змінилося в роботі цих колег?',
          whyAsked:
            'Однієї людини, яка знає клієнтів, замало. Відповідь показує, чи змінює кандидат те, як інші вирішують, а не лише те, що вони знають.',
          keyPoints: [
            'До чого вела відстань: хибний вибір, зайва робота',
            'Обраний спосіб і чому він підходив саме цим колегам',
            'Щось постійне, а не разова подія',
            'Рішення, яке через це стало іншим',
            'Що не спрацювало',
          ],
          notRequired: ['Керівна посада', 'Бюджет'],
          anchors: [
            ['Не називає жодної спроби'],
            ['Переказує колегам новини про клієнтів і не називає наслідку', 'Каже лише, що колеги мали б більше дбати'],
            ['Дає колегам почути чи побачити клієнтів', 'Називає, про що вони дізналися'],
            [
              'Починає зі справжнього рішення, яке ці колеги мали ухвалити',
              'Робить це частиною звичної роботи: є місце, час і відповідальна людина',
            ],
            [
              'Називає рішення, які колеги вже самостійно ухвалили інакше',
              'Каже, від чого відмовилися, бо не діяло, і з чого це було видно',
            ],
          ],
          probes: [
            { text: 'Яке рішення через це змінили?', trigger: 'no_result' },
            { text: 'Що для цього зробили саме ви?', trigger: 'no_role' },
            { text: 'Як ви повелися з тими, хто не бачив у цьому користі?', trigger: 'missing_point' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'cf-task-reply-to-third-complaint',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['behavioral', 'final', 'panel'],
      minutes: 20,
      text: {
        en: {
          ask: 'Thursday, 16:00. A customer writes: “For the third time your update removed my weekly report. My director needs it tomorrow at nine.” It can be back on Monday. Write your reply, then read it to me.',
          whyAsked:
            'A work sample of answering a justified complaint: what comes first, what is promised and whether tomorrow at nine is solved.',
          keyPoints: [
            'What failed, and that it is the third time, admitted in plain words',
            'A way to get the figures by nine tomorrow, or a plain no',
            'Monday given as a date, and who is responsible for it',
            'A step to prevent a fourth time, promised only if it can be kept',
            'Short, in the order the customer needs, with a named contact',
          ],
          notRequired: ['Literary style', 'Technical causes', 'Compensation'],
          anchors: [
            ['Writes no reply'],
            ['Apologises in stock phrases, with nothing for tomorrow at nine', 'Promises what is not in their power'],
            ['Admits the fault and gives Monday as the date', 'Offers some help for tomorrow'],
            [
              'Puts tomorrow at nine first: a concrete substitute, by when and from whom',
              'Addresses the third time, and says what will be done to make it the last',
            ],
            [
              'Separates what is certain from what is being checked, with the time of the next update',
              'Adds internal steps: who must know today, how updates will be tested on this report',
            ],
          ],
          probes: [
            { text: 'Which sentence matters most to this customer, and why?', trigger: 'missing_point' },
            { text: 'Who would you ask before you send it?', trigger: 'no_role' },
            { text: 'The customer answers: “Monday is too late.” What do you write?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Denies in the reply that it has happened before',
              jobReason: 'The customer knows better; denying it turns a fault into a breach of trust.',
            },
          ],
        },
        uk: {
          ask: 'Четвер, 16:00. Клієнт пише: «Ваше оновлення втретє прибрало мій тижневий звіт, а директор чекає його завтра о дев’ятій». Повернути звіт можна в понеділок. Напишіть відповідь і прочитайте мені.',
          whyAsked:
            'Це завдання на зразок справжньої роботи: відповідь на слушну скаргу. Видно, що поставлено на перше місце, що обіцяно і чи вирішено завтрашню дев’яту годину.',
          keyPoints: [
            'Що сталося і що це втретє: визнано простими словами',
            'Як отримати дані завтра до дев’ятої, або пряме «ні»',
            'Понеділок названо строком, і є той, хто за нього відповідає',
            'Крок проти четвертого разу, обіцяний лише якщо він здійсненний',
            'Коротко, у порядку потреб клієнта, з іменем для зв’язку',
          ],
          notRequired: ['Літературний стиль', 'Технічні причини', 'Компенсація'],
          anchors: [
            ['Не пише відповіді'],
            [
              'Перепрошує загальними фразами, нічого на завтра о дев’ятій',
              'Обіцяє те, що не залежить від автора листа',
            ],
            ['Визнає помилку й називає понеділок', 'Пропонує якусь допомогу на завтра'],
            [
              'Починає із завтрашньої дев’ятої: конкретна заміна, до котрої години й від кого',
              'Говорить про третій раз і про те, що буде зроблено, щоб він став останнім',
            ],
            [
              'Відділяє певне від того, що перевіряють, і називає годину наступного повідомлення',
              'Додає внутрішні кроки: хто має знати сьогодні, як перевіряти оновлення на цьому звіті',
            ],
          ],
          probes: [
            { text: 'Яке речення найважливіше для цього клієнта і чому?', trigger: 'missing_point' },
            { text: 'Кого ви спитали б, перш ніж надіслати?', trigger: 'no_role' },
            { text: 'Клієнт відповідає: «Понеділок запізно». Що ви напишете?', trigger: 'too_general' },
          ],
          redFlags: [
            {
              text: 'Заперечує у відповіді, що таке вже траплялося',
              jobReason: 'Клієнт знає, як було: заперечення робить із помилки втрату довіри.',
            },
          ],
        },
      },
    },
  ],
};
