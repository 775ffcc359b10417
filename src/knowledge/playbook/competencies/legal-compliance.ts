import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

export const legalCompliance: PlaybookCompetency = {
  id: 'legal-compliance',
  fit: {
    families: ['legal'],
    title: { en: [], uk: [] },
    posting: {
      en: [
        'legal advice',
        'contract review',
        'reviewing contracts',
        'drafting contracts',
        'draft contracts',
        'litigation',
        'legal opinion',
        'regulatory compliance',
        'compliance program',
        'due diligence',
        'claims in court',
        'corporate law',
        'anti-money laundering',
        'data protection law',
      ],
      uk: [
        'юридичний супровід',
        'юридичного супровод',
        'правову експертизу',
        'правова експертиза',
        'правової експертизи',
        'судових засідан',
        'позовн',
        'претензійно-позовн',
        'правовий аналіз',
        'правового аналізу',
        'юридичні висновк',
        'юридичних висновк',
        'комплаєнс',
        'корпоративного права',
        'договірної роботи',
        'договірну роботу',
      ],
    },
  },
  name: { en: 'Legal work and compliance', uk: 'Юридична робота й комплаєнс' },
  definition: {
    en: 'Finds out facts and purpose before law, names risks by likelihood and price, offers a way forward for the business, drafts so that a stranger understands it, keeps deadlines, and says no clearly where the limit is.',
    uk: 'З’ясовує факти й мету раніше за норму, називає ризики з імовірністю та ціною, пропонує шлях, яким справа може йти, пише так, щоб зрозумів сторонній, не пропускає строків і ясно каже «ні» там, де межа.',
  },
  signals: {
    en: [
      'legal advice',
      'legal counsel',
      'legal opinion',
      'legal research',
      'in-house counsel',
      'lawyer',
      'attorney',
      'paralegal',
      'litigation',
      'arbitration',
      'contract review',
      'reviewed contracts',
      'drafted contracts',
      'drafting contracts',
      'due diligence',
      'compliance officer',
      'compliance program',
      'regulatory compliance',
      'anti-money laundering',
      'gdpr',
      'nda',
      'statement of claim',
      'corporate law',
      'labour law',
      'power of attorney',
    ],
    uk: [
      'юрист',
      'юридичн',
      'юрисконсульт',
      'адвокат',
      'правник',
      'правов',
      'позов',
      'претензійн',
      'судов',
      'арбітраж',
      'комплаєнс',
      'договірної роботи',
      'договірну роботу',
      'договірна робота',
      'корпоративного права',
      'трудового права',
      'цивільного права',
      'господарського права',
      'gdpr',
      'довіреност',
      'нотаріальн',
      'фінмоніторинг',
    ],
  },
  searched: {
    en: ['lawyer', 'legal advice', 'litigation', 'contract review', 'due diligence', 'regulatory compliance'],
    uk: ['юрист', 'правовий', 'судовий', 'позови', 'комплаєнс', 'договірна робота'],
  },
  traces: {
    en: [
      'legal',
      'law',
      'attorney',
      'counsel',
      'litigat',
      'court',
      'contract',
      'compliance',
      'regulat',
      'arbitrat',
      'notar',
      'claim',
      'paralegal',
      'gdpr',
      'privacy',
      'license',
      'licence',
      'audit',
      'policy',
      'dispute',
    ],
    uk: [
      'юри',
      'прав',
      'адвокат',
      'суд',
      'позов',
      'договір',
      'договор',
      'комплаєнс',
      'закон',
      'нотар',
      'ліценз',
      'претенз',
      'арбітраж',
      'регулятор',
      'перевір',
      'довірен',
      'gdpr',
      'конфіденц',
      'спор',
    ],
  },
  bars: {
    junior: {
      shownBy: ['lc-clause-that-mattered', 'lc-friday-claim'],
      strong: {
        en: 'Reads the document itself and names the passage the answer rests on',
        uk: 'Читає сам документ і називає місце, на якому тримається відповідь',
      },
      exceptional: {
        en: 'Says what they do not know, where to find it and by when they would know',
        uk: 'Каже, чого не знає, де це з’ясувати і до якого часу',
      },
    },
    middle: {
      shownBy: ['lc-clause-that-mattered', 'lc-said-no', 'lc-sign-by-five'],
      strong: {
        en: 'Puts the risk as what may happen, how likely and at what price',
        uk: 'Подає ризик так: що може статися, наскільки ймовірно й за яку ціну',
      },
      exceptional: {
        en: 'Offers a wording or step the business adopted, or could adopt today, instead of a bare no',
        uk: 'Замість голого «ні» пропонує формулювання чи крок, який справа приймає або може прийняти сьогодні',
      },
    },
    senior: {
      shownBy: ['lc-hidden-payments'],
      strong: {
        en: 'Secures papers and facts before forming views, and notes what rests on whose word',
        uk: 'Забезпечує документи й факти раніше за висновки й зазначає, що тримається на чиїх словах',
      },
      exceptional: {
        en: 'Names the point at which they would go above the head who asks, and how',
        uk: 'Називає межу, за якою піде вище за керівника, що просить, і як це зробить',
      },
    },
    lead: {
      shownBy: ['lc-said-no', 'lc-hidden-payments'],
      strong: {
        en: 'Decides which matters lawyers must see, which a template settles and who may depart from it',
        uk: 'Визначає, що мають бачити юристи, що вирішує шаблон і хто може від нього відступити',
      },
      exceptional: {
        en: 'Checks on real papers or payments whether the rule is kept, and gives the share that was not',
        uk: 'Перевіряє на справжніх договорах чи платежах, чи діє правило, і каже, в якій частці ні',
      },
    },
  },
  questions: [
    {
      id: 'lc-clause-that-mattered',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 6,
      crafts: ['lawyer'],
      text: {
        en: {
          ask: 'Tell me about one clause in a contract that you changed or fought for and that later mattered. What did it say at first, and what would that have cost?',
          whyAsked:
            'Much gets marked in contracts, but little of it counts. The answer shows whether the candidate sees which clause carries the money.',
          keyPoints: [
            'The deal and who was on which side',
            'The original wording and its consequences',
            'How the risk was explained to the business',
            'The new wording, and what was conceded for it',
            'What happened later',
          ],
          notRequired: ['Names of the parties', 'A court dispute'],
          anchors: [
            ['Recalls no clause, or talks about contracts in general'],
            ['Corrected wording without knowing what it was for', 'Kept to the template and cannot say why'],
            ['Gives the sense of both wordings', 'Names the risk in the terms of this deal'],
            [
              'Gave way on other points in return, and says which',
              'Asked those who perform the contract what happens in practice',
            ],
            [
              'Gives the amount or time it saved or cost',
              'Changed the template afterwards, or dropped a clause nobody had needed',
            ],
          ],
          probes: [
            { text: 'Roughly what did the sentence say?', trigger: 'vague' },
            { text: 'What did the other side get in return?', trigger: 'missing_point' },
            { text: 'Did you negotiate it yourself?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Reveals names and secret terms of a client’s deal to make the story better',
              jobReason: 'Anyone who breaks a client’s confidence here will break this employer’s too.',
            },
          ],
        },
        uk: {
          ask: 'Розкажіть про один пункт договору, який ви змінили чи відстояли і який згодом виявився важливим. Що було там спершу і чого це могло коштувати?',
          whyAsked:
            'У договорах правлять багато, а важить мало що. Відповідь показує, чи бачить кандидат, який пункт тримає гроші.',
          keyPoints: [
            'Угода і хто на чиєму боці',
            'Перше формулювання і що з нього випливало',
            'Як ризик пояснили справі',
            'Нове формулювання і що за нього віддали',
            'Що було потім',
          ],
          notRequired: ['Назви сторін', 'Судовий спір'],
          anchors: [
            ['Не пригадує жодного пункту або говорить про договори загалом'],
            ['Править формулювання, не знаючи, навіщо воно', 'Тримається шаблону й не може сказати чому'],
            ['Передає зміст обох формулювань', 'Називає ризик на мові цієї угоди'],
            ['Поступається за це іншим і каже чим', 'Питає тих, хто виконує договір, як буває насправді'],
            [
              'Називає суму чи час, які це заощадило або коштувало',
              'Потім змінює шаблон або прибирає з нього пункт, нікому не потрібний',
            ],
          ],
          probes: [
            { text: 'Як приблизно звучало це речення?', trigger: 'vague' },
            { text: 'Що отримала натомість інша сторона?', trigger: 'missing_point' },
            { text: 'Переговори про це вели ви?', trigger: 'no_role' },
          ],
          redFlags: [
            {
              text: 'Називає імена й таємні умови угоди клієнта, щоб розповідь була цікавішою',
              jobReason: 'Хто тут порушує таємницю клієнта, порушить і таємницю цього роботодавця.',
            },
          ],
        },
      },
    },
    {
      id: 'lc-said-no',
      kind: 'behavioral',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      crafts: 'every',
      text: {
        en: {
          ask: 'Think of a colleague’s or client’s plan that the law or a rule did not allow as it stood. How did you put it to them, and what was done in the end?',
          whyAsked:
            'A lawyer who only forbids is bypassed, one who nods along is dangerous. The answer shows the way between.',
          keyPoints: [
            'What they really wanted to achieve with the plan',
            'Where exactly the limit lay and how certain that was',
            'How they said it, and to whom',
            'The alternative that was offered',
            'What was done and whether it held up',
          ],
          notRequired: ['The plan having been stopped'],
          anchors: [
            ['Has only ever said something is forbidden, or never had to'],
            ['Sent a long opinion and left the choice to them', 'Approved it with a reservation in the small print'],
            ['Named the limit in plain words and offered an alternative', 'Asked what the plan was meant to achieve'],
            [
              'Separated what is forbidden from what is only risky',
              'Had the remaining risk accepted in writing by somebody entitled to do so',
            ],
            [
              'Corrected their own first no after looking closer, and says why',
              'Made a short rule of it, so that the next such case came to them before the plan was made',
            ],
          ],
          probes: [
            { text: 'What were the words you used?', trigger: 'vague' },
            { text: 'Where did it stand half a year later?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Helped disguise a forbidden step behind other papers',
              jobReason: 'It makes the lawyer a party to it, and the company pays twice.',
            },
          ],
        },
        uk: {
          ask: 'Пригадайте задум колеги чи клієнта, якого закон або правило в такому вигляді не дозволяли. Як ви про це сказали і що зрештою зробили?',
          whyAsked:
            'Юриста, що лише забороняє, обходять, а той, що на все киває, небезпечний. Відповідь показує шлях між ними.',
          keyPoints: [
            'Чого насправді хотіли досягти',
            'Де саме пролягала межа і наскільки це певно',
            'Як і кому це сказано',
            'Запропонований інший шлях',
            'Що зробили і чи це втрималося',
          ],
          notRequired: ['Щоб задум спинили'],
          anchors: [
            ['Лише каже, що заборонено, або ніколи такого не мав'],
            ['Надсилає довгий висновок і лишає вибір їм', 'Погоджує із застереженням дрібним шрифтом'],
            ['Просто називає межу й пропонує інший шлях', 'Питає, чого мав досягти задум'],
            [
              'Відрізняє заборонене від того, що лише ризиковане',
              'Домагається, щоб решту ризику письмово прийняла особа з повноваженнями',
            ],
            [
              'Виправляє власне перше «ні» після докладнішого розгляду й каже, на чому воно трималося',
              'Робить із цього коротке правило, щоб наступний випадок прийшов ще до задуму',
            ],
          ],
          probes: [
            { text: 'Якими саме словами ви про це сказали?', trigger: 'vague' },
            { text: 'Що з цим було за пів року?', trigger: 'no_result' },
          ],
          redFlags: [
            {
              text: 'Допомагає прикрити заборонений крок іншими документами',
              jobReason: 'Так юрист стає співучасником, а компанія платить двічі.',
            },
          ],
        },
      },
    },
    {
      id: 'lc-advice-proved-wrong',
      kind: 'behavioral',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      crafts: 'every',
      text: {
        en: {
          ask: 'Which piece of legal advice, filing or check of yours turned out to be wrong, late or incomplete? Take me through the hours after you noticed, and what guards against it now.',
          whyAsked:
            'Deadlines and overlooked facts ruin matters silently. The answer shows whether a slip is reported at once and turned into a safeguard.',
          keyPoints: [
            'The slip: deadline, question not asked, rule that had changed',
            'What could still be saved, and in what time',
            'Who was told, and how soon',
            'The damage in the end',
            'The safeguard: second pair of eyes, calendar, checklist',
          ],
          notRequired: ['Details that identify the client'],
          anchors: [
            ['Says their advice was never wrong'],
            ['Hoped that nobody would notice', 'Blames the client for not telling them everything'],
            ['Told the head or the client the same day', 'Checked at once what could still be filed or put right'],
            [
              'Came with the remedy and its chances, not only the news',
              'Names the fact they should have asked for at the outset',
            ],
            [
              'Checked other matters for the same slip and found it or ruled it out',
              'Names a near miss the new safeguard has caught since',
            ],
          ],
          probes: [
            { text: 'How long was it between noticing it and telling somebody?', trigger: 'missing_point' },
            { text: 'What did it cost the client in the end?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Яка ваша порада, подання до суду чи перевірка виявилася хибною, запізнілою або неповною? Розкажіть про перші години після того, як ви це помітили, і що захищає від цього тепер.',
          whyAsked:
            'Строки й недогляджені факти тихо гублять справи. Відповідь показує, чи про промах кажуть одразу і чи роблять із нього запобіжник.',
          keyPoints: [
            'Промах: строк, не запитаний факт, змінена норма',
            'Що ще можна було врятувати і за який час',
            'Кому і як швидко сказано',
            'Яка врешті шкода',
            'Запобіжник: друга пара очей, календар, перелік',
          ],
          notRequired: ['Подробиці, що видають клієнта'],
          anchors: [
            ['Каже, що хибних порад не буває'],
            ['Сподівається, що ніхто не помітить', 'Винуватить клієнта, що той не все розповів'],
            ['Того самого дня каже керівникові чи клієнтові', 'Одразу шукає, що ще можна подати чи виправити'],
            [
              'Приходить не лише з новиною, а й із засобом і його шансами',
              'Називає факт, про який слід було спитати на початку',
            ],
            [
              'Переглядає інші справи на такий самий промах і знаходить його або виключає',
              'Називає випадок, який новий запобіжник відтоді вже спіймав',
            ],
          ],
          probes: [
            { text: 'Скільки часу минуло між тим, як ви це помітили, і тим, як сказали?', trigger: 'missing_point' },
            { text: 'Чого це врешті коштувало клієнтові?', trigger: 'no_result' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'lc-friday-claim',
      kind: 'situational',
      difficulty: 'easy',
      levels: ['junior', 'middle', 'senior'],
      types: [],
      minutes: 5,
      crafts: ['lawyer'],
      topics: { en: ['litig', 'claim', 'court', 'dispute'], uk: ['претенз', 'суд', 'позов'] },
      text: {
        en: {
          ask: 'Friday, 15:40. Reception brings a court letter that sat there for nine days: a claim for 80,000, to be answered within fifteen days of receipt. The lawyer in charge is on leave, the contract is missing. What are your first five steps?',
          whyAsked:
            'Deadlines run whatever else goes on. The answer shows what a lawyer secures first and whom they draw in.',
          keyPoints: [
            'The last day counted from proof of receipt, not from today, and put in two people’s calendars',
            'Who may sign and act in this matter',
            'Papers: contract, deliveries, letters, from those who handled it',
            'Whether an extension can be requested, without relying on it',
            'The head told today; no word to the other side yet',
          ],
          notRequired: ['The deadline under a particular law'],
          anchors: [
            ['Leaves it until Monday or for the colleague'],
            ['Starts writing the answer without the papers', 'Counts the days from today'],
            ['Works out the last day and informs the head', 'Asks sales or accounts for the contract'],
            [
              'Sets an internal deadline before the last day, with time for signature and post',
              'Reads what is actually claimed and lists the facts to be checked',
            ],
            [
              'Preserves the evidence: messages, delivery notes; nobody deletes anything or writes to the claimant',
              'Plans a short answer that reserves all objections, in case the papers do not turn up',
            ],
          ],
          probes: [
            { text: 'Which day is the last, and how do you prove it?', trigger: 'missing_point' },
            { text: 'Nobody has the contract. What do you file?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'П’ятниця, 15:40. З рецепції приносять лист суду, що пролежав там дев’ять днів: відзив на позов на 80 тисяч за п’ятнадцять днів від отримання. Юрист у справі у відпустці, договору не знайти. Які ваші перші п’ять кроків?',
          whyAsked:
            'Строки спливають, хоч би що діялося. Відповідь показує, що юрист убезпечує насамперед і кого залучає.',
          keyPoints: [
            'Останній день відлічено від підтвердженого отримання, а не від сьогодні, і записано у двох людей',
            'Хто може підписати й діяти в цій справі',
            'Документи: договір, накладні, листування, від тих, хто цим займався',
            'Чи можна просити продовження, не покладаючись на нього',
            'Керівник дізнається сьогодні, іншій стороні поки ні слова',
          ],
          notRequired: ['Строк за певним законом'],
          anchors: [
            ['Відкладає на понеділок або лишає колезі'],
            ['Починає писати відзив без документів', 'Рахує дні від сьогодні'],
            ['Рахує останній день і повідомляє керівника', 'Просить договір у продажу чи бухгалтерії'],
            [
              'Ставить внутрішній строк раніше, із часом на підпис і пошту',
              'Читає, чого саме вимагають, і виписує факти для перевірки',
            ],
            [
              'Дбає, щоб наявне зберегли: листування, накладні, ніхто не видаляє й не пише позивачеві',
              'Планує короткий відзив, що зберігає всі заперечення, якщо документи не знайдуться',
            ],
          ],
          probes: [
            { text: 'Який день останній і чим ви це доведете?', trigger: 'missing_point' },
            { text: 'Договору немає ні в кого. Що ви подасте?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'lc-sign-by-five',
      kind: 'situational',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: [],
      minutes: 6,
      crafts: ['lawyer'],
      topics: { en: ['contract', 'negotiat', 'draft'], uk: ['догов', 'контракт'] },
      text: {
        en: {
          ask: 'Sales must sign a supply contract by five o’clock; it is two now. The buyer’s draft has unlimited liability, automatic renewal for three years and a penalty of one per cent a day. You can push through one change. Which, and how do you decide?',
          whyAsked:
            'There is never time for every comment. The answer shows how risks are weighed against this particular deal.',
          keyPoints: [
            'Questions first: amount, margin, likelihood of delay or damage, insurance',
            'Each clause worked out in money for this deal',
            'A choice with a reason; the signatory is told what remains',
            'A wording ready to insert',
            'Whether five o’clock is a real deadline',
          ],
          notRequired: ['One particular choice'],
          anchors: [
            ['Refuses to look at it in so little time'],
            ['Chooses by habit without asking about the deal', 'Sends all three and hopes'],
            ['Asks for the amount and the likelihood of delay', 'Chooses one and gives its reason'],
            [
              'Calculates the penalty for a likely delay and compares it with the liability',
              'Writes a cap in one sentence the buyer can accept',
            ],
            [
              'Finds a change that limits two risks at once, such as a cap that covers penalties too',
              'Tells the signatory in three lines about the other two and what they may cost',
            ],
          ],
          probes: [
            { text: 'How much is the penalty after ten days of delay?', trigger: 'vague' },
            { text: 'The buyer refuses that very change. What now?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Продаж має до сімнадцятої підписати договір поставки, зараз чотирнадцята. У проєкті покупця необмежена відповідальність, автоматичне подовження на три роки й пеня один відсоток на день. Домогтися можна однієї зміни. Якої і як ви до цього дійдете?',
          whyAsked: 'Часу на всі зауваження ніколи немає. Відповідь показує, як зважують ризики саме цієї угоди.',
          keyPoints: [
            'Спершу запитання: сума, маржа, імовірність затримки чи шкоди, страхування',
            'Кожен пункт у грошах для цієї угоди',
            'Вибір із причиною, а про решту сказано тому, хто підписує',
            'Готове формулювання для вставлення',
            'Чи справжня сімнадцята година',
          ],
          notRequired: ['Певний вибір'],
          anchors: [
            ['Відмовляється дивитися за такий час'],
            ['Обирає за звичкою, не питаючи про угоду', 'Надсилає всі три й сподівається'],
            ['Питає про суму й імовірність затримки', 'Обирає одну й називає причину'],
            [
              'Рахує пеню за ймовірну затримку й порівнює з відповідальністю',
              'Одним реченням пише межу, яку покупець може прийняти',
            ],
            [
              'Знаходить зміну, що стримує два ризики одразу, скажімо межу, яка охоплює й пеню',
              'Трьома рядками дає підписантові решту два з можливою ціною',
            ],
          ],
          probes: [
            { text: 'Скільки становить пеня за десять днів затримки?', trigger: 'vague' },
            { text: 'Саме на цю зміну покупець не згоден. Що тоді?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'lc-hidden-payments',
      kind: 'situational',
      difficulty: 'hard',
      levels: ['middle', 'senior', 'lead'],
      types: [],
      minutes: 7,
      crafts: ['lawyer', 'compliance-officer'],
      text: {
        en: {
          ask: 'An anonymous note says the purchasing head gets “thanks” from a supplier. The invoices show round sums for “consulting” just below the approval limit. The director, a friend of theirs, asks you to “have a quiet word”. What do you do in the first week?',
          whyAsked:
            'Internal investigations fail in their first days. The answer shows how evidence, people and one’s own independence are kept safe.',
          keyPoints: [
            'No warning before evidence is secured',
            'Who may commission the inquiry if the director is close to the person',
            'Evidence gathered lawfully: invoices, orders, approvals, mail within the rules',
            'No hunt for the person who wrote the note',
            'The person is heard fairly, later, and nothing is taken as proved',
          ],
          notRequired: ['Criminal law'],
          anchors: [
            ['Has the quiet word, as asked'],
            ['Confronts the purchasing head at once', 'Starts reading private messages'],
            ['Secures invoices and approvals first', 'Tells the director why a quiet word would do harm'],
            [
              'Gets the mandate from the board, owner or audit committee',
              'Compares payments with what was delivered and with other suppliers',
            ],
            [
              'Names innocent explanations and how each would show',
              'Says how to stop the payments meanwhile without giving the inquiry away',
            ],
          ],
          probes: [
            { text: 'What do you tell the director, word for word?', trigger: 'vague' },
            { text: 'The director tells you to stop. What now?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Would try to find out who wrote the note',
              jobReason: 'It deters anyone from reporting again, and in many places it is unlawful.',
            },
          ],
        },
        uk: {
          ask: 'Анонімний лист: керівник закупівель отримує від постачальника «подяки». У рахунках круглі суми за «консультації», трохи нижчі за межу погодження. Директор, його приятель, просить вас «тихо з ним поговорити». Що ви робите першого тижня?',
          whyAsked:
            'Внутрішні розслідування зриваються в перші дні. Відповідь показує, як бережуть докази, людей і власну незалежність.',
          keyPoints: [
            'Жодного попередження, доки не збережено доказів',
            'Хто може доручити перевірку, якщо директор близький до цієї людини',
            'Докази зібрано законно: рахунки, замовлення, погодження, пошта в межах правил',
            'Автора листа не шукають',
            'Людину вислуховують чесно, згодом, і нічого не вважають доведеним',
          ],
          notRequired: ['Кримінальне право'],
          anchors: [
            ['Тихо говорить із ним, як і просять'],
            ['Одразу пред’являє керівникові закупівель підозру', 'Береться читати приватне листування'],
            ['Спершу зберігає рахунки й погодження', 'Пояснює директорові, чим зашкодить тиха розмова'],
            [
              'Отримує доручення від правління, власника чи аудиторського комітету',
              'Порівнює платежі з наданим і з іншими постачальниками',
            ],
            [
              'Називає невинні пояснення і з чого було б видно кожне',
              'Називає, що тим часом спинить платежі, не виказавши перевірки',
            ],
          ],
          probes: [
            { text: 'Що дослівно ви скажете директорові?', trigger: 'vague' },
            { text: 'Він забороняє продовжувати. Що тоді?', trigger: 'missing_point' },
          ],
          redFlags: [
            {
              text: 'Готовність з’ясовувати, хто написав лист',
              jobReason: 'Після цього ніхто не повідомить про порушення, а подекуди це ще й незаконно.',
            },
          ],
        },
      },
    },
    {
      id: 'lc-customer-list',
      kind: 'knowledge',
      difficulty: 'easy',
      levels: ['junior', 'middle'],
      types: [],
      minutes: 4,
      crafts: 'every',
      topics: { en: ['gdpr', 'privacy', 'data protect'], uk: ['персональн дан', 'gdpr'] },
      text: {
        en: {
          ask: 'A partner asks your marketing department for the list of customers with phone numbers and purchases “for a joint campaign”. They want an answer tomorrow. What do you ask, and what would have to be in place before anything is sent?',
          whyAsked:
            'Personal data leaves a company in friendly emails. The answer shows whether purpose, grounds and means are checked in that order.',
          keyPoints: [
            'The purpose, and whether it can be met without handing data over',
            'What customers were told and agreed to',
            'The partner’s role, contract, further use, deletion',
            'Only the fields needed, sent securely',
            'How objections are handled at both companies',
          ],
          notRequired: ['Articles of a law'],
          anchors: [
            ['Sends it because the partner is reliable'],
            ['Forbids it without asking anything', 'Asks only for a non-disclosure agreement'],
            ['Asks for the purpose and what customers have agreed to', 'Wants a contract with the partner first'],
            [
              'Suggests that their own company sends the mailing instead',
              'Cuts the fields down to what the purpose requires',
            ],
            [
              'Checks earlier exports to this partner',
              'Says who answers a customer asking where their number came from',
            ],
          ],
          probes: [
            { text: 'Purchases too: what does that change?', trigger: 'missing_point' },
            { text: 'Marketing says “everybody does it”. What do you tell them?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Партнер просить у вашого відділу маркетингу список клієнтів із телефонами й покупками «для спільної акції». Відповісти треба завтра. Про що ви запитаєте і що має бути готове, перш ніж щось надсилати?',
          whyAsked:
            'Персональні дані виходять із компанії дружніми листами. Відповідь показує, чи перевіряють мету, підставу і спосіб саме в такому порядку.',
          keyPoints: [
            'Мета і чи можна досягти її без передавання даних',
            'Що клієнтам сказали і на що вони погодилися',
            'Роль партнера, договір, подальше використання, видалення',
            'Лише потрібні поля, безпечний спосіб надсилання',
            'Як заперечення клієнтів виконають обидві компанії',
          ],
          notRequired: ['Статті закону'],
          anchors: [
            ['Надсилає, бо партнер надійний'],
            ['Забороняє без жодного запитання', 'Просить лише договір про нерозголошення'],
            ['Питає про мету і про згоду клієнтів', 'Спершу хоче договору з партнером'],
            ['Пропонує, щоб розсилку зробила власна компанія', 'Скорочує поля до потрібних для мети'],
            [
              'Перевіряє, що цьому партнерові надсилали раніше',
              'Називає, хто відповість клієнтові, звідки взяли його номер',
            ],
          ],
          probes: [
            { text: 'А що змінює те, що в списку ще й покупки?', trigger: 'missing_point' },
            { text: 'Маркетинг каже: «Так роблять усі». Що ви відповісте?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
    {
      id: 'lc-two-page-contract-task',
      kind: 'task',
      difficulty: 'medium',
      levels: ['junior', 'middle', 'senior', 'lead'],
      types: ['technical', 'behavioral', 'final', 'panel', 'coding', 'system_design'],
      minutes: 30,
      crafts: ['lawyer'],
      text: {
        en: {
          ask: 'We are buying a service. The draft says: payment in advance; three days’ silence means acceptance; delays of “reasonable time”, yet it ends on 31 March; liability up to one fee. In twenty minutes choose three dangers, redraft one and explain all three.',
          whyAsked:
            'Reading, choosing, drafting and explaining are the daily work. The task shows all four in half an hour.',
          keyPoints: [
            'Two clauses that contradict each other are found',
            'Gaps are noticed: results, price changes, termination',
            'Three are chosen by effect, not by order',
            'The redraft is workable and has no new gap',
            'The explanation says what to do, without jargon',
          ],
          notRequired: ['References to laws', 'Perfect style'],
          anchors: [
            ['Comments only on wording and formatting'],
            ['Goes through every clause without ranking them', 'Rewrites one in a way the other side would never sign'],
            ['Finds one real danger and redrafts it clearly', 'Explains it with an example'],
            ['Finds the contradiction and says which reading harms us', 'Redrafts it in fewer words than before'],
            [
              'Asks what we need the service for, and re-ranks the three accordingly',
              'Says where we could give way to get this one',
            ],
          ],
          probes: [
            { text: 'What happens under your wording if they deliver half?', trigger: 'missing_point' },
            { text: 'We have to sign today as it is. What do you advise?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
        uk: {
          ask: 'Ми замовляємо послугу. У проєкті договору: передоплата; три дні мовчання є прийманням; запізнення на «розумний строк», але кінець 31 березня; відповідальність до однієї плати. За двадцять хвилин оберіть три небезпеки, одну перепишіть і поясніть усі три.',
          whyAsked: 'Читати, обирати, писати й пояснювати доводиться щодня. Завдання показує все це за пів години.',
          keyPoints: [
            'Знайдено два пункти, що суперечать один одному',
            'Помічено, чого немає: результату, зміни ціни, розірвання',
            'Три місця обрано за наслідками, а не за порядком',
            'Нове формулювання можна виконати, і нової прогалини в ньому немає',
            'Пояснення каже, що робити, без фахових слів',
          ],
          notRequired: ['Посилання на закони', 'Бездоганний стиль'],
          anchors: [
            ['Зауважує лише формулювання й оформлення'],
            ['Перебирає кожен пункт без черговості', 'Переписує так, що інша сторона ніколи не підпише'],
            ['Знаходить одну справжню небезпеку й чітко переписує', 'Пояснює її на прикладі'],
            ['Знаходить суперечність і каже, яке прочитання нам шкодить', 'Переписує коротше, ніж було'],
            [
              'Питає, навіщо нам ця послуга, і за відповіддю змінює черговість трьох',
              'Каже, чим ми могли б поступитися, щоб здобути саме це',
            ],
          ],
          probes: [
            { text: 'Що буде за вашим формулюванням, якщо послугу нададуть наполовину?', trigger: 'missing_point' },
            { text: 'Треба підписати сьогодні як є. Що ви порадите?', trigger: 'too_general' },
          ],
          redFlags: [],
        },
      },
    },
  ],
};
