import type { CvQuestionTemplate } from '#knowledge/playbook/types.ts';

/** Questions about one line of the candidate's own CV, for work with others and for customers. */
export const peopleCvQuestions: readonly CvQuestionTemplate[] = [
  {
    id: 'cv-wt-division-of-work',
    competencyId: 'working-together',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Your CV says “{quote}”. How was the work behind this line divided between you and the people around you?',
        whyAsked:
          'A CV line rarely tells whose work it was. The answer shows the candidate’s own part and how the parts were kept together.',
        keyPoints: [
          'Who took part and who was responsible for what',
          'The candidate’s own part, told with “I”',
          'What they depended on others for, and how that was agreed',
          'One point where the parts did not fit at first',
        ],
        notRequired: ['The largest share', 'Names of people'],
        anchors: [
          ['Cannot say what the line of the CV refers to'],
          ['Says “we” throughout, even when asked for the own part', 'Names others by title, not by what they did'],
          ['Names the own part and two others’ parts', 'Says how results were handed on'],
          [
            'Describes one hand-over between people and what had to be agreed for it',
            'Credits a colleague with something the result depended on',
          ],
          [
            'Tells of a misfit between the parts and how they noticed and closed it',
            'Explains how the division was changed on the way, and what that brought',
          ],
        ],
        probes: [
          { text: 'Which single thing would not have been done without you?', trigger: 'no_role' },
          { text: 'What did you need from others, and how did you get it?', trigger: 'missing_point' },
          { text: 'Take one week of that work: who did what?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'The own part, when asked step by step, turns out to be somebody else’s work',
            jobReason: 'The role needs someone who can do this work, and colleagues need fair credit to share theirs.',
          },
        ],
      },
      uk: {
        ask: 'У вашому резюме є рядок: «{quote}». Як роботу, що за ним стоїть, було поділено між вами та іншими людьми?',
        whyAsked:
          'З рядка резюме рідко видно, чия це робота. Відповідь показує власну частину кандидата і те, як частини трималися разом.',
        keyPoints: [
          'Хто брав участь і хто за що відповідав',
          'Власна частина, розказана від «я»',
          'У чому була залежність від інших і як про це домовилися',
          'Одне місце, де частини спочатку не збіглися',
        ],
        notRequired: ['Найбільша частка', 'Імена людей'],
        anchors: [
          ['Не може сказати, про що цей рядок резюме'],
          [
            'Весь час каже «ми», навіть на запитання про власну частину',
            'Називає посади інших, а не те, що вони робили',
          ],
          ['Називає власну частину й частини ще двох людей', 'Каже, як передавали результати'],
          [
            'Описує одне передавання роботи й те, про що для нього довелося домовитися',
            'Віддає належне колезі за те, від чого залежав результат',
          ],
          [
            'Розповідає, де частини не збіглися і як це було помічено й усунуто',
            'Пояснює, як поділ роботи змінили на ходу і що це дало',
          ],
        ],
        probes: [
          { text: 'Що одне без вас не було б зроблено?', trigger: 'no_role' },
          { text: 'Що вам було потрібно від інших і як ви це отримали?', trigger: 'missing_point' },
          { text: 'Візьміть один тиждень тієї роботи: хто що робив?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'За покрокових запитань власна частина виявляється чужою роботою',
            jobReason: 'Тут треба вміти робити цю роботу самостійно, а колегам потрібне чесне визнання їхнього внеску.',
          },
        ],
      },
    },
  },
  {
    id: 'cv-wt-sharpest-disagreement',
    competencyId: 'working-together',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'In your CV I read “{quote}”. What did people disagree about most in that work, and how was it settled?',
        whyAsked:
          'Real work has disputes; the CV leaves them out. The answer shows how the candidate acts in one on ground they know well.',
        keyPoints: [
          'The matter in dispute and why it counted',
          'Each side’s reason, told fairly',
          'What the candidate did to move it on',
          'How it was settled, and what it meant for the result',
        ],
        notRequired: ['A loud conflict', 'The candidate’s view having won'],
        anchors: [
          ['Says there was no difference of opinion at all, also on being asked again'],
          ['Names persons who were in the way, but not the matter', 'Stood aside until others had settled it'],
          ['Names the matter and two views of it', 'Says how it was decided and by whom'],
          [
            'Gives the reasons of the side they did not take so that they make sense',
            'Brought a fact, a trial or a person into it that moved the dispute on',
          ],
          [
            'Looks back on the outcome, and says what shows whether it was settled rightly',
            'Tells what the two sides did afterwards to decide the next such matter sooner',
          ],
        ],
        probes: [
          { text: 'What was your own view, and what did you do for it?', trigger: 'no_role' },
          { text: 'How would somebody from the other side explain theirs?', trigger: 'missing_point' },
          { text: 'What came of it in the end?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Читаю у вашому резюме: «{quote}». Про що в тій роботі сперечалися найбільше і як це вирішили?',
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
          { text: 'Якою була ваша думка і що ви для неї зробили?', trigger: 'no_role' },
          { text: 'Як свою думку пояснив би хтось з іншої сторони?', trigger: 'missing_point' },
          { text: 'Що з цього зрештою вийшло?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-wt-passed-on',
    competencyId: 'working-together',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'One line of your CV is “{quote}”. Tell me what another person learned from you there, and how you passed it on.',
        whyAsked:
          'What one person knows helps the employer fully only once it is shared. The answer shows teaching on the job in a case that the CV itself names.',
        keyPoints: [
          'Who learned, and what for',
          'How the candidate found out what the person lacked',
          'The means: doing it together, an example, a note, a review',
          'What the person then did alone',
        ],
        notRequired: ['A junior colleague: a peer or a manager counts', 'Formal training'],
        anchors: [
          ['Names nobody and nothing that was passed on'],
          ['Says that colleagues could ask at any time, without a case', 'Sent material and left it at that'],
          ['Names the person’s task and what was shown to them', 'Says that the person could use it'],
          [
            'Let the person do it and stepped in only at points agreed beforehand',
            'Fitted the means to this person, and says to what in them',
          ],
          [
            'Tells what the person later did better or otherwise than they had been shown',
            'Names what the candidate came to understand by having to explain it',
          ],
        ],
        probes: [
          { text: 'Describe one hour of that: what did you do, what did they do?', trigger: 'vague' },
          { text: 'How did you see that they had got it?', trigger: 'no_result' },
          { text: 'What was hardest for that person, and what did you try?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Один із рядків вашого резюме: «{quote}». Розкажіть, чого там навчився від вас хтось інший і як ви це передали.',
        whyAsked:
          'Знання однієї людини повною мірою корисні роботодавцеві лише тоді, коли ними діляться. Відповідь показує навчання в роботі на випадку, названому в резюме.',
        keyPoints: [
          'Хто вчився і для чого',
          'Як кандидат з’ясував, чого бракує цій людині',
          'Спосіб: спільна робота, приклад, нотатка, перегляд зробленого',
          'Що людина потім зробила сама',
        ],
        notRequired: ['Молодший за посадою колега: рівний чи керівник теж підходить', 'Формальне навчання'],
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
          { text: 'З чого ви побачили, що вона це опанувала?', trigger: 'no_result' },
          { text: 'Що їй давалося найважче і що ви пробували?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-cf-who-was-it-for',
    competencyId: 'customer-focus',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'Your CV mentions “{quote}”. Describe the people this work was for and how you learned what they needed.',
        whyAsked:
          'The line tells what was done, not for whom. The answer shows whether the candidate knew the people served at first hand.',
        keyPoints: [
          'Who used or received the work, and for what',
          'How their needs became known: talks, watching, data, a go-between',
          'Something that was different from what had been supposed',
          'What the candidate changed because of it',
        ],
        notRequired: ['Outside customers: colleagues count', 'Direct contact every week'],
        anchors: [
          ['Cannot name anybody who used or received the work'],
          ['Names only “the business” or “management”', 'Took the needs from a paper without any question'],
          ['Names the people and what they used the work for', 'Names one source from which the needs were known'],
          [
            'Tells of a talk with or a sight of those people, with a detail that only it could give',
            'Names one thing in the work that was made otherwise because of it',
          ],
          [
            'Says where the needs of two groups differed, and how that was resolved',
            'Names a need found too late, and the habit that would show it sooner',
          ],
        ],
        probes: [
          { text: 'Describe one of these people and their day with it.', trigger: 'too_general' },
          { text: 'What did you yourself do to find out?', trigger: 'no_role' },
          { text: 'What surprised you about them?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'У вашому резюме згадано: «{quote}». Опишіть людей, для яких була ця робота, і як ви дізналися про їхні потреби.',
        whyAsked:
          'Рядок каже, що зроблено, а не для кого. Відповідь показує, чи знав кандидат цих людей безпосередньо.',
        keyPoints: [
          'Хто користувався роботою чи отримував її і для чого',
          'Звідки стали відомі потреби: розмови, спостереження, дані, посередник',
          'Щось, що виявилося не таким, як припускали',
          'Що кандидат через це змінив',
        ],
        notRequired: ['Зовнішні клієнти: колеги теж підходять', 'Щотижневе спілкування наживо'],
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
          { text: 'Опишіть одну з цих людей і її день із цією роботою.', trigger: 'too_general' },
          { text: 'Що ви особисто зробили, щоб дізнатися?', trigger: 'no_role' },
          { text: 'Що вас у них здивувало?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'cv-cf-what-became-better',
    competencyId: 'customer-focus',
    kind: 'behavioral',
    difficulty: 'medium',
    minutes: 6,
    text: {
      en: {
        ask: 'I picked this line from your CV: “{quote}”. What became better or worse for customers or users through it?',
        whyAsked:
          'Work done is not yet value. The answer shows whether the candidate followed the effect on people and tells it honestly.',
        keyPoints: [
          'The state before, from the customers’ point of view',
          'The effect, with a figure or a telling case',
          'The source of that figure or case',
          'What else contributed to it',
          'What did not get better',
        ],
        notRequired: ['A large effect', 'Confidential figures'],
        anchors: [
          ['Names no effect on anybody'],
          ['Names what was delivered in place of an effect', 'Names a figure but not where it is from'],
          ['Names one effect for customers and how it was known', 'Compares it with before, at least in words'],
          [
            'Gives a figure or case from before and after, with its source',
            'Keeps the own contribution apart from other causes',
          ],
          [
            'Names somebody for whom it got worse, and what was done about that',
            'Says what was changed later on the strength of the measured effect',
          ],
        ],
        probes: [
          { text: 'Where does this figure come from?', trigger: 'vague' },
          { text: 'How was it for customers before?', trigger: 'missing_point' },
          { text: 'How much of this is down to your part?', trigger: 'no_role' },
          { text: 'What did one customer say or do differently?', trigger: 'no_result' },
        ],
        redFlags: [
          {
            text: 'Changes the figures of the own CV when asked where they come from',
            jobReason: 'Decisions here rest on reported figures; unsound ones lead to wrong spending.',
          },
        ],
      },
      uk: {
        ask: 'Ось рядок із вашого резюме: «{quote}». Що через це стало кращим чи гіршим для клієнтів або користувачів?',
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
          { text: 'Що хтось із клієнтів сказав чи зробив інакше?', trigger: 'no_result' },
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
    competencyId: 'customer-focus',
    kind: 'behavioral',
    difficulty: 'hard',
    minutes: 6,
    text: {
      en: {
        ask: 'Let us stay with “{quote}” from your CV. Tell me about a moment when this work disappointed somebody who relied on it.',
        whyAsked:
          'Nearly every piece of work lets someone down once. The answer shows whether the candidate knows it, owns their share and mends it with the person.',
        keyPoints: [
          'Who was disappointed, and what they had counted on',
          'How the candidate heard of it',
          'Their own share in it',
          'What was done for this person',
          'What was changed for those who came later',
        ],
        notRequired: ['A grave failure', 'The customer’s forgiveness'],
        anchors: [
          ['Claims that nobody was ever disappointed, also on being asked again'],
          ['Names a disappointment but holds the person’s expectations to blame', 'Learned of it and did nothing'],
          [
            'Names the person, the expectation and one thing done about it',
            'Accepts a share, at least in general words',
          ],
          [
            'Went to the person, heard them out and agreed what would be put right',
            'Names the own decision or omission that led to it',
          ],
          [
            'Tells what they now clear up before starting, and a case in which that helped',
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
            text: 'Hid the fault from those who relied on the work',
            jobReason: 'People act on work that they believe sound; a hidden fault spreads to theirs.',
          },
        ],
      },
      uk: {
        ask: 'Зупинімося на рядку «{quote}» з вашого резюме. Розкажіть про випадок, коли ця робота розчарувала того, хто на неї покладався.',
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
          { text: 'Яке ваше рішення тут зіграло роль?', trigger: 'no_role' },
          { text: 'Якими були ваші стосунки з нею потім?', trigger: 'no_result' },
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
