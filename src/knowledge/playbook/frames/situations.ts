import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** Cases that could happen in one focus area, and what one knows of doing it well. */
export const situationFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-taken-over',
    about: 'area',
    kind: 'situational',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'In your first week here you take over “{area}” from somebody who has already left. How do you find out what state it is in?',
        whyAsked:
          'Nobody starts from nothing: the answer shows whether the candidate knows where to look in this work.',
        keyPoints: [
          'Where to look first, and why there',
          'Whom to ask, with questions that have an answer',
          'Things to see or try with one’s own eyes',
          'What would be urgent, and what can wait',
        ],
        notRequired: ['Knowledge of this company'],
        anchors: [
          ['Would wait to be told what to do'],
          ['Would read everything there is, in no order', 'Would ask the manager and rely on that answer alone'],
          ['Names two places to look and a person to ask', 'Would make a list of what is open'],
          [
            'Takes samples of finished work and checks them by named criteria',
            'Sorts what is found by what could do harm this week',
          ],
          [
            'Names what is typically left in disorder in this work, and goes there first',
            'Tells those who depend on it what they can count on meanwhile',
          ],
        ],
        probes: [
          { text: 'What do you look at on the first morning?', trigger: 'too_general' },
          { text: 'What would alarm you?', trigger: 'missing_point' },
          { text: 'What do you report at the end of the week, and to whom?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'У перший тиждень у нас вам дістається «{area}» від людини, яка вже пішла. Як ви з’ясуєте, у якому стані справа?',
        whyAsked:
          'Ніхто не починає з порожнього місця: відповідь показує, чи знає кандидат, куди в цій справі дивитися.',
        keyPoints: [
          'Куди дивитися насамперед і чому саме туди',
          'Кого спитати, і запитання, на які можна відповісти',
          'Що подивитися або спробувати на власні очі',
          'Що нагальне, а що почекає',
        ],
        notRequired: ['Знання саме цієї компанії'],
        anchors: [
          ['Чекатиме, поки скажуть, що робити'],
          ['Читатиме все поспіль без порядку', 'Спитає керівника й покладеться лише на його слова'],
          ['Називає два місця, куди подивитися, і кого спитати', 'Складе перелік незакінченого'],
          [
            'Вибірково перевіряє зроблене за названими ознаками',
            'Впорядковує знайдене за тим, що може зашкодити вже цього тижня',
          ],
          [
            'Називає, що в такій справі найчастіше лишають у безладі, і починає звідти',
            'Каже тим, хто від цього залежить, на що вони тим часом можуть розраховувати',
          ],
        ],
        probes: [
          { text: 'На що ви подивитеся першого ж ранку?', trigger: 'too_general' },
          { text: 'Що вас стривожило б?', trigger: 'missing_point' },
          { text: 'Що ви доповісте наприкінці тижня і кому?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-half-the-time',
    about: 'area',
    kind: 'situational',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'Suppose “{area}” needs two days to be done properly, and you are given one. What do you do in that day, and what do you leave out?',
        whyAsked: 'What somebody refuses to leave out shows which part of the work they hold to be essential.',
        keyPoints: [
          'What may never be left out, with the reason',
          'What can be postponed or done more simply',
          'Who is told beforehand what they will not get',
          'How the rest is made good later',
        ],
        notRequired: ['Agreeing to the deadline'],
        anchors: [
          ['Would do all of it faster, without leaving anything out'],
          ['Would leave out the checks', 'Would deliver half without saying so'],
          ['Names one thing to keep and one to leave out', 'Tells the person waiting about it'],
          [
            'Gives for each thing left out what it risks and for whom',
            'Asks first what the result is needed for tomorrow',
          ],
          [
            'Names a limit below which they would refuse, and says how',
            'Offers two cuts with their consequences, so that the person responsible can choose',
          ],
        ],
        probes: [
          { text: 'What would you never leave out, even then?', trigger: 'missing_point' },
          { text: 'What do you say to the person who gave you one day?', trigger: 'vague' },
          { text: 'When have you last had to do that?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Would report the work as complete although parts were skipped',
            jobReason: 'Those who rely on it would act as if the skipped part had been done.',
          },
        ],
      },
      uk: {
        ask: 'Припустімо, що «{area}» потребує двох днів, щоб зробити як слід, а вам дають один. Що ви зробите за цей день, а від чого відмовитеся?',
        whyAsked: 'Те, від чого людина не готова відмовитися, показує, що вона вважає в цій роботі головним.',
        keyPoints: [
          'Чого не можна пропустити і чому',
          'Що можна відкласти або зробити простіше',
          'Кого заздалегідь попередити, чого не буде',
          'Як потім надолужити решту',
        ],
        notRequired: ['Згода з таким строком'],
        anchors: [
          ['Зробить усе швидше, ні від чого не відмовляючись'],
          ['Відмовиться від перевірок', 'Віддасть половину, не сказавши про це'],
          ['Називає, що лишить і від чого відмовиться', 'Попереджає того, хто чекає'],
          [
            'Про кожну пропущену частину каже, чим і для кого вона небезпечна',
            'Насамперед питає, для чого результат потрібен завтра',
          ],
          [
            'Називає межу, за якою відмовиться від роботи, і каже, як це зробить',
            'Пропонує два скорочення з наслідками, щоб відповідальна особа вибрала',
          ],
        ],
        probes: [
          { text: 'Чого ви не пропустили б навіть тоді?', trigger: 'missing_point' },
          { text: 'Що ви скажете людині, яка дала вам один день?', trigger: 'vague' },
          { text: 'Коли вам востаннє доводилося так робити?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Назве роботу зробленою повністю, хоча частину пропущено',
            jobReason: 'Хто на неї покладається, діятиме так, ніби пропущене зроблено.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-seen-by-you-alone',
    about: 'area',
    kind: 'situational',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'You see an experienced colleague handle “{area}” in a way that you hold to be wrong. Nobody else has noticed. What do you do, step by step?',
        whyAsked: 'Standards of a trade hold only where people speak up; the answer shows both knowledge and conduct.',
        keyPoints: [
          'Whether harm is near, and what that changes',
          'Making sure of one’s own view before speaking',
          'Speaking with the colleague first, and how',
          'What follows if nothing changes',
        ],
        notRequired: ['Being right'],
        anchors: [
          ['Would let it be, since it is not their work'],
          ['Would report the colleague at once without a word to them', 'Would correct the work in silence'],
          ['Would speak with the colleague in private', 'Would ask for their reason'],
          [
            'Distinguishes a way that is dangerous from one that is merely different',
            'Names what they would look up or try to make sure of their own view',
          ],
          [
            'Says what would make them stop the work on the spot',
            'Brings the matter to a rule for all, without naming the colleague',
          ],
        ],
        probes: [
          { text: 'What exactly would you say to them?', trigger: 'vague' },
          { text: 'They answer that it has always been done so. What now?', trigger: 'missing_point' },
          { text: 'Which wrong way of doing it have you seen yourself?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ви бачите, що досвідчена колега виконує «{area}» у спосіб, який ви вважаєте неправильним. Ніхто інший цього не помітив. Що ви робитимете крок за кроком?',
        whyAsked: 'Правила фаху тримаються лише там, де люди не мовчать; відповідь показує і знання, і поведінку.',
        keyPoints: [
          'Чи близька шкода і що це змінює',
          'Переконатися у власній думці, перш ніж говорити',
          'Спершу поговорити з колегою, і як саме',
          'Що далі, коли нічого не зміниться',
        ],
        notRequired: ['Щоб правда була на боці кандидата'],
        anchors: [
          ['Нічого не робитиме, бо це не його робота'],
          ['Одразу доповість, не сказавши колезі ні слова', 'Мовчки виправить зроблене'],
          ['Поговорить із колегою наодинці', 'Спитає, чому так'],
          [
            'Відрізняє небезпечний спосіб від просто іншого',
            'Називає, де подивиться чи що спробує, щоб перевірити власну думку',
          ],
          ['Каже, за чого спинить роботу негайно', 'Доводить справу до спільного правила, не називаючи колеги'],
        ],
        probes: [
          { text: 'Що саме ви їй скажете?', trigger: 'vague' },
          { text: 'Вам відповідають, що так робили завжди. Що тепер?', trigger: 'missing_point' },
          { text: 'Який неправильний спосіб ви бачили на власні очі?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-looks-in-order',
    about: 'area',
    kind: 'situational',
    difficulty: 'hard',
    minutes: 5,
    text: {
      en: {
        ask: 'Everything about “{area}” looks in order, yet a result that comes out of it seems wrong to you. How do you find the place where it went wrong?',
        whyAsked: 'Finding a fault without a hint shows that somebody knows how the parts of this work hang together.',
        keyPoints: [
          'Why the result seems wrong: compared with what',
          'The chain of steps, and where it can be cut in half',
          'A check that separates two explanations',
          'What to do about the result in the meantime',
        ],
        notRequired: ['The true cause at the first attempt'],
        anchors: [
          ['Would trust the papers, since they are in order'],
          ['Would go through everything again from the start', 'Would try changes until the result looks right'],
          ['Names the likeliest places for a fault', 'Would compare with an earlier result that was right'],
          [
            'Cuts the way from beginning to result in parts and checks at a joint',
            'Holds the result back, or marks it, until the matter is clear',
          ],
          [
            'Gives a fault of this kind that they have found, and the sign that led to it',
            'Names a check that would show such a fault the next time by itself',
          ],
        ],
        probes: [
          { text: 'What do you compare the result with?', trigger: 'vague' },
          { text: 'Where would you look first, and why there?', trigger: 'too_general' },
          { text: 'How do you know that you have found it?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'З усього видно, що «{area}» в порядку, а проте результат здається вам хибним. Як ви знайдете місце, де сталася помилка?',
        whyAsked: 'Знайти помилку без підказки може той, хто знає, як у цій роботі одне залежить від іншого.',
        keyPoints: [
          'Чому результат здається хибним: порівняно із чим',
          'Ланцюжок кроків і де його можна поділити навпіл',
          'Перевірка, яка розрізнить два пояснення',
          'Що тим часом робити з результатом',
        ],
        notRequired: ['Справжня причина з першої спроби'],
        anchors: [
          ['Повірить паперам, бо в них усе гаразд'],
          ['Пройде все спочатку від початку до кінця', 'Мінятиме щось, доки результат не стане схожим на правду'],
          ['Називає найімовірніші місця помилки', 'Порівняє з попереднім правильним результатом'],
          [
            'Ділить шлях до результату на частини й перевіряє на стиках',
            'Затримує або позначає результат, доки не з’ясується',
          ],
          [
            'Наводить таку помилку зі своєї роботи й ознаку, що до неї привела',
            'Називає перевірку, яка наступного разу сама покаже таку помилку',
          ],
        ],
        probes: [
          { text: 'Із чим ви порівняєте результат?', trigger: 'vague' },
          { text: 'Куди ви подивитеся насамперед і чому?', trigger: 'too_general' },
          { text: 'З чого ви зрозумієте, що знайшли?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-signs-of-good-work',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'easy',
    minutes: 4,
    text: {
      en: {
        ask: 'Somebody else has done “{area}”, and you cannot ask them anything. By which signs do you tell whether it was done well?',
        whyAsked:
          'Whoever can do a thing can also judge it; the signs named show how close the candidate is to the work.',
        keyPoints: [
          'Signs that can be seen, measured or tried',
          'A sign of bad work that a layman would miss',
          'What cannot be judged afterwards',
        ],
        notRequired: ['A complete list', 'Official terms'],
        anchors: [
          ['Names no sign, or none that belongs to this work'],
          ['Names outward neatness alone', 'Would go by who did it or how long it took'],
          ['Names two signs that can be checked', 'Says what each of them proves'],
          ['Names a hidden defect and how it shows', 'Orders the signs by what they would cost if missed'],
          [
            'Names a sign that looks good and is deceptive, with the reason',
            'Says what can no longer be seen afterwards and how one guards against that',
          ],
        ],
        probes: [
          { text: 'What would a layman take for good work that is not?', trigger: 'missing_point' },
          { text: 'What do you look at first?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: '«{area}»: роботу зробив хтось інший, і спитати нема в кого. За якими ознаками ви зрозумієте, чи зроблено її добре?',
        whyAsked:
          'Хто вміє робити, той уміє й оцінити; названі ознаки показують, наскільки кандидат близький до справи.',
        keyPoints: [
          'Ознаки, які можна побачити, виміряти чи випробувати',
          'Ознака поганої роботи, якої не помітить нефахівець',
          'Чого потім уже не перевірити',
        ],
        notRequired: ['Повний перелік', 'Офіційні терміни'],
        anchors: [
          ['Не називає ознак або називає такі, що не стосуються цієї роботи'],
          ['Називає лише зовнішню охайність', 'Судить за тим, хто робив чи скільки це тривало'],
          ['Називає дві ознаки, які можна перевірити', 'Каже, що кожна з них доводить'],
          ['Називає приховану ваду й те, як вона виявляється', 'Впорядковує ознаки за ціною недогляду'],
          [
            'Називає ознаку, яка здається доброю, але оманлива, і пояснює чому',
            'Каже, чого потім уже не видно і як від цього вбезпечитися',
          ],
        ],
        probes: [
          { text: 'Що нефахівець прийняв би за добру роботу, хоч це не так?', trigger: 'missing_point' },
          { text: 'На що ви дивитеся насамперед?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-three-things-for-a-newcomer',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'From tomorrow a newcomer does “{area}” beside you. Which three things must they get right from the first day, and how do you check each?',
        whyAsked: 'Choosing three things out of many shows what somebody knows to be decisive in this work.',
        keyPoints: [
          'Three things that belong to this work and no other',
          'What goes wrong when each is missed',
          'A check for each that takes little time',
        ],
        notRequired: ['Experience as a trainer'],
        anchors: [
          ['Names nothing a newcomer could act on'],
          ['Names general virtues such as care and order', 'Names things without a way of checking them'],
          ['Names three things of this work', 'Gives a check for at least one of them'],
          ['Gives the damage behind each of the three', 'Shows, tries and lets repeat, rather than only telling'],
          [
            'Says which habit from elsewhere a newcomer brings and has to drop',
            'Names what may safely be learned later, and why',
          ],
        ],
        probes: [
          { text: 'What happens if they miss the second one?', trigger: 'missing_point' },
          { text: 'How do you see after a week that it sits?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Від завтра поряд із вами новачок братиметься за «{area}». Які три речі він має робити правильно з першого дня і як ви перевірите кожну?',
        whyAsked: 'Вибір трьох речей із багатьох показує, що людина знає про вирішальне в цій роботі.',
        keyPoints: [
          'Три речі саме із цієї роботи',
          'Що піде не так, коли кожну з них пропустити',
          'Коротка перевірка для кожної',
        ],
        notRequired: ['Досвід наставника'],
        anchors: [
          ['Не називає нічого, що новачок міг би зробити'],
          ['Називає загальне: уважність, порядок', 'Називає речі, але не те, як їх перевірити'],
          ['Називає три речі із цієї роботи', 'Має перевірку хоча б для однієї'],
          ['Називає шкоду, що стоїть за кожною', 'Показує, дає спробувати й повторити, а не лише розповідає'],
          [
            'Каже, від якої звички з іншої роботи новачкові треба відмовитися',
            'Називає, чого без шкоди можна навчитися згодом і чому',
          ],
        ],
        probes: [
          { text: 'Що станеться, якщо пропустити другу?', trigger: 'missing_point' },
          { text: 'З чого за тиждень видно, що це засвоєно?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-mistakes-found-late',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'hard',
    minutes: 5,
    text: {
      en: {
        ask: 'Which mistakes in “{area}” usually come to light too late? Tell me what would show them early.',
        whyAsked:
          'Only practice teaches where the late mistakes are; the answer separates having read from having done.',
        keyPoints: [
          'A mistake of this work and when it comes to light',
          'Why it stays hidden so long',
          'An early sign or a check, and what it costs',
        ],
        notRequired: ['Figures', 'A mistake of one’s own'],
        anchors: [
          ['Knows of no mistake that shows late'],
          ['Names mistakes that are noticed at once', 'Would simply check everything twice'],
          ['Names one late mistake and its consequence', 'Names a sign by which it could be seen sooner'],
          ['Explains what keeps it hidden until then', 'Weighs the cost of the early check against the damage avoided'],
          [
            'Tells of a case in which their early check caught one',
            'Builds the check into a step that has to be done anyway',
          ],
        ],
        probes: [
          { text: 'Who notices it in the end, and what does it cost by then?', trigger: 'missing_point' },
          { text: 'Give me one from your own practice.', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Які помилки у справі «{area}» зазвичай виявляють запізно? Скажіть, що показало б їх раніше.',
        whyAsked: 'Де ховаються пізні помилки, навчає лише практика; відповідь відрізняє прочитане від зробленого.',
        keyPoints: [
          'Помилка саме цієї роботи й коли вона виявляється',
          'Чому вона так довго прихована',
          'Рання ознака чи перевірка і чого вона коштує',
        ],
        notRequired: ['Цифри', 'Власна помилка'],
        anchors: [
          ['Не знає помилок, які виявляються пізно'],
          ['Називає помилки, помітні одразу', 'Просто перевірятиме все двічі'],
          ['Називає одну пізню помилку та її наслідок', 'Називає ознаку, за якою її видно раніше'],
          ['Пояснює, що приховує її до того часу', 'Зважує ціну ранньої перевірки й шкоду, якої уникнуто'],
          [
            'Розповідає, як рання перевірка справді спіймала таку помилку',
            'Вбудовує перевірку в крок, який і так треба робити',
          ],
        ],
        probes: [
          { text: 'Хто зрештою її помічає і чого вона на той час коштує?', trigger: 'missing_point' },
          { text: 'Назвіть одну з власної практики.', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
