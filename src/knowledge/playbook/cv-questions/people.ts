import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** About one line of the candidate's CV, for work with colleagues and customers. */
export const peopleCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-wt-depended-on-someone',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    about: 'working-together',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Who did you depend on most there, and how did the two of you stay in step?',
        whyAsked:
          'CV names results and leaves out the people they depended on. The answer shows how the candidate organises joint work and gives credit for it.',
        keyPoints: [
          'The person or team, and what was needed from them',
          'What they needed from the candidate in return',
          'How the two kept each other informed, with an example',
          'One moment when they fell out of step, and what followed',
        ],
        notRequired: ['A name', 'A large team'],
        anchors: [
          ['Cannot name anyone the work depended on, even when asked again'],
          [
            'Gives a job title, but not what that person contributed',
            'Waited for input and passed on their own results late',
          ],
          ['Names the person and what each needed from the other', 'Describes how they exchanged results'],
          [
            'Says how they found out what the other needed, and changed the way they worked to suit',
            'Credits the other person with a specific part of the result',
          ],
          [
            'Describes a time they fell out of step, who noticed and how, and what they then agreed',
            'Names an arrangement from that time that others adopted, or that lasted',
          ],
        ],
        probes: [
          { text: 'What would that person say they needed from you?', trigger: 'missing_point' },
          { text: 'Take one week of that work: what went back and forth between you?', trigger: 'too_general' },
          { text: 'What did you do yourself to keep it going?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Presents a colleague’s work as their own until asked step by step',
            jobReason:
              'The role needs someone who can do this work, and colleagues stop sharing theirs without credit.',
          },
        ],
      },
      uk: {
        ask: 'Від кого ви там залежали найбільше і як узгоджували з цією людиною роботу?',
        whyAsked:
          'Резюме називає результати, а не тих, від кого вони залежали. Відповідь показує, як кандидат налагоджує спільну роботу й чи визнає чужий внесок.',
        keyPoints: [
          'Людина чи команда і що від них було потрібно',
          'Що їм було потрібно від кандидата',
          'Як одне одного тримали в курсі, з прикладом',
          'Момент, коли робота розладналася, і що було далі',
        ],
        notRequired: ['Ім’я', 'Велика команда'],
        anchors: [
          ['Не називає нікого, від кого залежала робота, навіть після уточнення'],
          ['Називає посаду, але не внесок людини', 'Чекає, що надійде, а свої результати передає із запізненням'],
          ['Називає людину і що кожному було потрібно від іншого', 'Описує, як обмінювалися результатами'],
          [
            'Каже, як з’ясовано потреби іншої сторони й що заради них змінено у власній роботі',
            'Віддає належне цій людині за певну частину результату',
          ],
          [
            'Розповідає про момент розладу: хто й за чим його помітив і про що домовилися',
            'Називає тодішню домовленість, яку перейняли інші або яка збереглася',
          ],
        ],
        probes: [
          { text: 'Що, за словами цієї людини, їй було потрібно від вас?', trigger: 'missing_point' },
          { text: 'Візьміть один тиждень тієї роботи: що ви передавали одне одному?', trigger: 'too_general' },
          { text: 'Що робили особисто ви, щоб співпраця не розладналася?', trigger: 'no_role' },
        ],
        redFlags: [
          {
            text: 'Видає роботу колеги за свою, доки не почнуть питати покроково',
            jobReason: 'Тут треба самостійно вміти цю роботу, а без визнання колеги перестають ділитися своєю.',
          },
        ],
      },
    },
  },
  {
    id: 'cv-wt-sharpest-disagreement',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    about: 'working-together',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'What did people disagree about most there, and how was it settled?',
        whyAsked:
          'Real work has disputes, and CVs leave them out. The answer shows how the candidate handles one on familiar ground.',
        keyPoints: [
          'What the dispute was about and why it mattered',
          'Each side’s reason, told fairly',
          'What the candidate did to move it on',
          'How it was settled, and what it meant for the result',
        ],
        notRequired: ['A loud conflict', 'The candidate’s view having won'],
        anchors: [
          ['Says there was no disagreement at all, even when asked again'],
          ['Names people who were in the way, but not the issue', 'Stood aside until others had settled it'],
          ['Names the issue and two views of it', 'Says how it was decided, and by whom'],
          [
            'Gives the other side’s reasons so that they make sense',
            'Brought in a fact, a trial or a person that moved the dispute forward',
          ],
          [
            'Looks back on the outcome, and says what shows whether it was settled rightly',
            'Says what the two sides did afterwards to settle the next such issue sooner',
          ],
        ],
        probes: [
          { text: 'What was your own view, and what did you do for it?', trigger: 'no_role' },
          { text: 'How would somebody on the other side put it?', trigger: 'missing_point' },
          { text: 'What came of it in the end?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Про що в тій роботі сперечалися найбільше і як це вирішили?',
        whyAsked:
          'У справжній роботі є суперечки, а в резюме їх немає. Відповідь показує, як кандидат діє в суперечці щодо добре знайомої справи.',
        keyPoints: [
          'Предмет суперечки й чому він важив',
          'Довід кожної сторони, викладений чесно',
          'Що зробив кандидат, щоб зрушити справу',
          'Як вирішили і що це означало для результату',
        ],
        notRequired: ['Гучний конфлікт', 'Щоб перемогла думка кандидата'],
        anchors: [
          ['Каже, що розбіжностей не було взагалі, і після уточнення теж'],
          ['Називає людей, які заважали, а не предмет', 'Стоїть осторонь, доки інші не вирішать'],
          ['Називає предмет і два погляди на нього', 'Каже, як і хто вирішив'],
          [
            'Доводи протилежної сторони наводить так, що вони зрозумілі',
            'Додає факт, пробу чи людину, завдяки чому суперечка зрушує з місця',
          ],
          [
            'Озирається на наслідки й каже, з чого видно, чи правильно вирішили',
            'Розповідає, що сторони змінили, щоб наступного разу вирішувати швидше',
          ],
        ],
        probes: [
          { text: 'Що думали ви і як це відстоювали?', trigger: 'no_role' },
          { text: 'Як пояснила б свою думку інша сторона?', trigger: 'missing_point' },
          { text: 'Що з цього зрештою вийшло?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-wt-passed-on',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    about: 'working-together',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Tell me what another person learned from you there, and how you passed it on.',
        whyAsked:
          'What one person knows helps the employer fully only once it is shared. The answer shows how the candidate teaches on the job, in a case from their own CV.',
        keyPoints: [
          'Who learned, and what for',
          'How the candidate found out what the person did not know',
          'The method: doing it together, an example, a note, a review',
          'What the person could then do alone',
        ],
        notRequired: ['A junior colleague (a peer or a manager counts)', 'Formal training'],
        anchors: [
          ['Names nobody they taught and nothing they passed on'],
          ['Says colleagues could ask at any time, without an example', 'Sent material and left it at that'],
          ['Names the person’s task and what they were shown', 'Says the person could then use it'],
          [
            'Let the person do it, stepping in only at agreed points',
            'Adapted the method to this person, and says what they took into account',
          ],
          [
            'Says what the person later did better than, or differently from, what they were shown',
            'Says what the candidate came to understand by having to explain it',
          ],
        ],
        probes: [
          { text: 'Describe one hour of that: what did you do, and what did they do?', trigger: 'vague' },
          { text: 'How could you tell they had got it?', trigger: 'no_result' },
          { text: 'What was hardest for that person, and what did you try?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Розкажіть, чого ви навчили там когось із колег і як саме.',
        whyAsked:
          'Знання однієї людини повною мірою корисні роботодавцеві лише тоді, коли ними діляться. Відповідь показує навчання в роботі на випадку, названому в резюме.',
        keyPoints: [
          'Хто вчився і для чого',
          'Як кандидат з’ясував, чого бракує цій людині',
          'Спосіб: спільна робота, приклад, нотатка, перегляд зробленого',
          'Що людина потім зробила сама',
        ],
        notRequired: ['Молодший за посадою колега (рівний чи керівник теж підходить)', 'Формальне навчання'],
        anchors: [
          ['Не називає ні людини, ні того, що було передано'],
          ['Каже, що колеги завжди могли спитати, без жодного випадку', 'Надсилає матеріали й на цьому спиняється'],
          ['Називає завдання людини й те, що їй було показано', 'Каже, що людина змогла цим скористатися'],
          [
            'Дає людині робити самій і втручається лише в узгоджених місцях',
            'Добирає спосіб під цю людину й каже, на що саме зважає',
          ],
          [
            'Розповідає, що людина згодом зробила краще або інакше, ніж було показано',
            'Називає, що стало зрозуміло самому кандидатові, коли довелося пояснювати',
          ],
        ],
        probes: [
          { text: 'Опишіть одну годину: що робили ви, а що та людина?', trigger: 'vague' },
          { text: 'Як ви зрозуміли, що ця людина вже вміє це сама?', trigger: 'no_result' },
          { text: 'Що їй давалося найважче і що ви пробували?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-cf-who-was-it-for',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    about: 'customer-focus',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Who was this work for, and how did you find out what they needed?',
        whyAsked:
          'The line says what was done, not for whom. The answer shows whether the candidate knew those people first-hand.',
        keyPoints: [
          'Who used or received the work, and for what',
          'How their needs were found out: talking, watching, data, a go-between',
          'Something that turned out differently from what was assumed',
          'What the candidate changed because of it',
        ],
        notRequired: ['Outside customers (colleagues count)', 'Direct contact every week'],
        anchors: [
          ['Cannot name anybody who used or received the work'],
          ['Names only “the business” or “management”', 'Took the needs from a document without asking anything'],
          ['Names the people and what they used the work for', 'Names one source for what they needed'],
          [
            'Describes talking to or watching those people, with a detail only that could give',
            'Names one thing in the work that was done differently as a result',
          ],
          [
            'Says where the needs of two groups differed, and how that was resolved',
            'Names a need found too late, and the habit that would reveal it sooner',
          ],
        ],
        probes: [
          { text: 'Describe one of those people, and a day in their life with it.', trigger: 'too_general' },
          { text: 'What did you do yourself to find out?', trigger: 'no_role' },
          { text: 'What surprised you about them?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Для кого ви це робили і як дізналися, що цим людям потрібно?',
        whyAsked:
          'Рядок каже, що зроблено, а не для кого. Відповідь показує, чи знав кандидат цих людей безпосередньо.',
        keyPoints: [
          'Хто користувався роботою чи отримував її і для чого',
          'Звідки стали відомі потреби: розмови, спостереження, дані, посередник',
          'Щось, що виявилося не таким, як припускали',
          'Що кандидат через це змінив',
        ],
        notRequired: ['Зовнішні клієнти (колеги теж підходять)', 'Щотижневе спілкування наживо'],
        anchors: [
          ['Не може назвати нікого, хто користувався цією роботою чи отримував її'],
          ['Називає лише «бізнес» або «керівництво»', 'Бере потреби з документа без жодного запитання'],
          ['Називає людей і те, для чого їм була ця робота', 'Називає одне джерело, з якого відомі потреби'],
          [
            'Розповідає про розмову чи спостереження з подробицею, якої інакше не дізнатися',
            'Називає в роботі одну річ, яку через це зроблено інакше',
          ],
          [
            'Каже, де потреби двох груп розійшлися і як це вирішено',
            'Називає потребу, виявлену запізно, і звичку, що показала б її раніше',
          ],
        ],
        probes: [
          {
            text: 'Опишіть одну таку людину: коли протягом дня вона мала справу з вашою роботою?',
            trigger: 'too_general',
          },
          { text: 'Що ви особисто зробили, щоб дізнатися?', trigger: 'no_role' },
          { text: 'Що вас у них здивувало?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-cf-what-became-better',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    about: 'customer-focus',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'What got better or worse for customers or users because of it?',
        whyAsked:
          'Finished work isn’t yet value. The answer shows whether the candidate followed its effect on people and describes it honestly.',
        keyPoints: [
          'The situation before, from the customers’ point of view',
          'The effect, with a figure or a telling example',
          'Where that figure or example comes from',
          'What else contributed to it',
          'What did not get better',
        ],
        notRequired: ['A large effect', 'Confidential figures'],
        anchors: [
          ['Names no effect on anybody'],
          ['Says what was delivered instead of what effect it had', 'Gives a figure but not where it is from'],
          ['Names one effect on customers and how it was known', 'Compares it with before, at least in words'],
          [
            'Gives a figure or example from before and after, with its source',
            'Separates their own contribution from other causes',
          ],
          [
            'Names somebody for whom it got worse, and what was done about that',
            'Says what was later changed because of the measured effect',
          ],
        ],
        probes: [
          { text: 'Where does that figure come from?', trigger: 'vague' },
          { text: 'How was it for customers before?', trigger: 'missing_point' },
          { text: 'How much of that was down to you?', trigger: 'no_role' },
          { text: 'What did one customer say or do differently?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Changes the figures in their CV when asked where they come from',
            jobReason: 'Decisions here rest on reported figures; unreliable ones lead to money being wasted.',
          },
        ],
      },
      uk: {
        ask: 'Що після цього стало краще або гірше для клієнтів чи користувачів?',
        whyAsked:
          'Зроблена робота ще не є користю. Відповідь показує, чи простежив кандидат вплив на людей і чи чесно про нього розповідає.',
        keyPoints: [
          'Як було раніше, з погляду клієнтів',
          'Наслідок із числом або промовистим випадком',
          'Джерело цього числа чи випадку',
          'Що ще на це вплинуло',
          'Що не поліпшилося',
        ],
        notRequired: ['Великий вплив', 'Конфіденційні числа'],
        anchors: [
          ['Не називає жодного впливу на людей'],
          ['Замість наслідку називає зроблене', 'Називає число, але не його джерело'],
          ['Називає один наслідок для клієнтів і звідки він відомий', 'Порівнює з тим, що було, хоча б словами'],
          ['Наводить число чи випадок до і після, із джерелом', 'Відокремлює власний внесок від інших причин'],
          ['Називає, кому стало гірше і що із цим зроблено', 'Каже, що згодом змінено на підставі виміряного впливу'],
        ],
        probes: [
          { text: 'Звідки це число?', trigger: 'vague' },
          { text: 'Як клієнтам було до цього?', trigger: 'missing_point' },
          { text: 'Яка частка в цьому ваша?', trigger: 'no_role' },
          { text: 'Що хтось із клієнтів після цього сказав чи зробив інакше?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Змінює числа з власного резюме, коли питають про їхнє джерело',
            jobReason: 'Рішення тут спираються на подані числа: ненадійні призводять до марних витрат.',
          },
        ],
      },
    },
  },
  {
    id: 'cv-cf-disappointed-someone',
    lines: ['result', 'change', 'built', 'led', 'routine'],
    about: 'customer-focus',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'Tell me about a moment when this work disappointed someone who relied on it.',
        whyAsked:
          'Nearly every piece of work lets someone down once. The answer shows whether the candidate knows it, owns their share and puts it right with the person.',
        keyPoints: [
          'Who was disappointed, and what they had counted on',
          'How the candidate found out',
          'Their own share in it',
          'What was done for that person',
          'What was changed for those who came later',
        ],
        notRequired: ['A serious failure', 'The customer’s forgiveness'],
        anchors: [
          ['Claims that nobody was ever disappointed, even when asked again'],
          ['Names a disappointment but blames the person’s expectations', 'Found out about it and did nothing'],
          [
            'Names the person, what they expected and one thing done about it',
            'Accepts some responsibility, at least in general terms',
          ],
          [
            'Went to the person, heard them out and agreed what would be put right',
            'Names a decision or omission of their own that led to it',
          ],
          [
            'Says what they now clarify before starting, and when that helped',
            'Shows that the person relied on the work again, and what that depended on',
          ],
        ],
        probes: [
          { text: 'What had that person counted on?', trigger: 'missing_point' },
          { text: 'Which decision of yours played a part?', trigger: 'no_role' },
          { text: 'How did things stand with that person afterwards?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Hid the fault from people who relied on the work',
            jobReason: 'People act on work they believe is sound; a hidden fault spreads to theirs.',
          },
        ],
      },
      uk: {
        ask: 'Розкажіть про випадок, коли хтось покладався на цю роботу й розчарувався.',
        whyAsked:
          'Майже кожна робота колись когось підводить. Відповідь показує, чи знає про це кандидат, чи визнає свою частку й чи виправляє разом із людиною.',
        keyPoints: [
          'Хто розчарувався і на що розраховував',
          'Як кандидат про це дізнався',
          'Власна частка в тому, що сталося',
          'Що зроблено для цієї людини',
          'Що змінено для тих, хто був після неї',
        ],
        notRequired: ['Тяжкий провал', 'Прощення з боку клієнта'],
        anchors: [
          ['Стверджує, що ніхто ніколи не був розчарований, і після уточнення теж'],
          ['Називає розчарування, але винними вважає очікування людини', 'Дізнається про це й нічого не робить'],
          ['Називає людину, її очікування й одну дію у відповідь', 'Визнає свою частку хоча б загальними словами'],
          [
            'Іде до людини, вислуховує її й домовляється, що буде виправлено',
            'Називає власне рішення чи недогляд, що до цього призвели',
          ],
          [
            'Розповідає, що тепер з’ясовує до початку, і наводить випадок, коли це допомогло',
            'Показує, що людина знову поклалася на цю роботу і від чого це залежало',
          ],
        ],
        probes: [
          { text: 'На що розраховувала ця людина?', trigger: 'missing_point' },
          { text: 'Яке ваше рішення на це вплинуло?', trigger: 'no_role' },
          { text: 'Як ви з цією людиною працювали потім?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Приховує помилку від тих, хто покладався на роботу',
            jobReason: 'Люди діють, вважаючи роботу надійною: прихована помилка переходить на їхню справу.',
          },
        ],
      },
    },
  },
];
