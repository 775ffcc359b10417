import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** Situations about a focus area without a trade question: the area in its own sentence, then “this” or “here”. */
export const situationFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-nobody-to-ask',
    about: 'area',
    kind: 'situational',
    difficulty: 'easy',
    levels: ['junior', 'middle'],
    minutes: 4,
    text: {
      en: {
        ask: 'Let us take “{area}”. It is your third week here, you are not sure how to handle this, and the person you usually ask is away until tomorrow. What do you do in the next half hour?',
        whyAsked: 'New people are often unsure; what counts is what they do themselves and where they stop.',
        keyPoints: [
          'Says exactly what they are unsure of',
          'Looks in a named place: instructions, an earlier case, somebody else',
          'What can safely be done meanwhile, and what cannot',
          'Leaves a message about what was done and what is open',
        ],
        notRequired: ['Knowing our instructions'],
        anchors: [
          ['Would wait until tomorrow without telling anyone'],
          ['Would just try it and see', 'Says “I would ask” but names nobody else to ask'],
          [
            'Names a place to look and a person to ask',
            'Leaves anything that cannot be undone until somebody has answered',
          ],
          ['Separates what is safe now from what has to wait', 'Leaves a note that somebody else could work from'],
          [
            'Describes a real situation of this kind and how it ended',
            'Says what they wrote down so as not to have to ask again',
          ],
        ],
        probes: [
          { text: 'What exactly would you write in the note?', trigger: 'vague' },
          { text: 'What would you not do without an answer?', trigger: 'missing_point' },
          { text: 'When were you last in that position?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Would do what cannot be undone first, and mention it only when asked',
            jobReason: 'A newcomer’s mistake is cheap when reported at once and expensive when somebody else finds it.',
          },
        ],
      },
      uk: {
        ask: 'Візьмімо таке: «{area}». Ви в нас третій тиждень і в чомусь тут не певні, а людини, яку ви зазвичай питаєте, не буде до завтра. Що ви зробите за найближчі пів години?',
        whyAsked: 'Хто починає, той часто не певен; важить, що людина зробить сама і де спиниться.',
        keyPoints: [
          'Точно каже, у чому саме не певна',
          'Шукає у відомому місці: вказівки, попередній випадок, хтось інший',
          'Що тим часом можна безпечно зробити, а що ні',
          'Лишає звістку про те, що зроблено і що відкрите',
        ],
        notRequired: ['Знання наших вказівок'],
        anchors: [
          ['Мовчки чекатиме до завтра'],
          ['Спробує, а там видно буде', 'Каже «спитаю», але не називає, кого ще'],
          ['Називає, де подивитися й кого спитати', 'Незворотне відкладає, доки хтось не відповість'],
          [
            'Ділить справу на те, що можна зараз, і те, що має чекати',
            'Лишає записку, за якою зможе діяти хтось інший',
          ],
          ['Розповідає про свої справжні такі пів години', 'Каже, що занотовує, щоб удруге не питати'],
        ],
        probes: [
          { text: 'Що саме ви напишете в записці?', trigger: 'vague' },
          { text: 'Чого ви без відповіді не робитимете?', trigger: 'missing_point' },
          { text: 'Коли у вас востаннє була така ситуація?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Спершу робить те, чого не відмінити, а каже про це, лише коли спитають',
            jobReason: 'Помилка новачка дешева, коли про неї сказано одразу, і дорога, коли її знайде хтось інший.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-told-not-yet-good-enough',
    about: 'area',
    kind: 'situational',
    difficulty: 'medium',
    levels: ['junior', 'middle'],
    minutes: 5,
    text: {
      en: {
        ask: 'Another topic: “{area}”. Two months in, your manager tells you that this is not good enough yet. Then the phone rings and the conversation is over. What do you do that week?',
        whyAsked: 'Shows whether someone finds out what was meant, and how they would tell that it has improved.',
        keyPoints: [
          'Goes back to ask which case was meant',
          'Has a guess of their own, from knowing the subject',
          'Changes one thing and says by when',
          'A way to see whether it is better, agreed with the manager',
        ],
        notRequired: ['Agreeing with the manager'],
        anchors: [
          ['Would do nothing and see whether it comes up again'],
          ['Would “try harder” without saying at what', 'Explains why the manager is wrong'],
          ['Asks for the case that was meant', 'Names one thing to do differently'],
          ['Names two likely reasons from the work itself', 'Sets a date for both to look at it again'],
          [
            'Describes such feedback they had, what they changed, and what showed it',
            'Brings a piece of work and asks for feedback on that',
          ],
        ],
        probes: [
          { text: 'What is your own guess: where does it fall short?', trigger: 'too_general' },
          { text: 'How would you both know it is better?', trigger: 'no_result' },
          { text: 'When were you last told something like that?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Наступне: «{area}». За два місяці керівник каже вам, що тут ви поки не дотягуєте, але дзвонить телефон, і розмова уривається. Що ви зробите того тижня?',
        whyAsked: 'Показує, чи людина з’ясує, про що йшлося, і за чим побачить, що стало краще.',
        keyPoints: [
          'Повертається й питає, який випадок мали на думці',
          'Має власний здогад зі знання справи',
          'Щось одне змінює й каже, доки',
          'Спосіб побачити поліпшення, з яким згоден і керівник',
        ],
        notRequired: ['Згода з керівником'],
        anchors: [
          ['Не робить нічого й чекає, чи про це ще згадають'],
          ['«Старатиметься більше», але не каже в чому', 'Пояснює, чому керівник помиляється'],
          ['Питає, про який випадок ідеться', 'Називає одне, що зробить інакше'],
          ['Називає дві ймовірні причини із самої роботи', 'Визначає день, коли обоє подивляться знову'],
          [
            'Розповідає про таке зауваження собі, що змінено і з чого це видно',
            'Приносить зроблене й просить оцінити саме його',
          ],
        ],
        probes: [
          { text: 'А як ви гадаєте, чого саме бракує?', trigger: 'too_general' },
          { text: 'За чим ви з керівником побачите, що стало краще?', trigger: 'no_result' },
          { text: 'Коли вам востаннє казали щось таке?', trigger: 'missing_point' },
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
        ask: 'Take “{area}”. On a bad day you have only half the usual time for this. What do you still do, what waits, and who hears about it from you?',
        whyAsked: 'What someone keeps when half has to go shows what they think matters most.',
        keyPoints: [
          'What gets done on any day, and the damage if it is not',
          'What can wait, and until when',
          'Who is told, beforehand and not afterwards',
          'How they catch up on what was left',
        ],
        notRequired: ['Doing everything anyway'],
        anchors: [
          ['Cannot tell what must be done from what can wait'],
          ['Would do everything, only faster', 'Leaves out whatever comes last, whatever it is'],
          ['Names one thing that stays and one that waits', 'Tells somebody about what is left'],
          [
            'Gives, for each thing that waits, the point when it becomes too late',
            'Names one shortcut that is safe, and one that only seems so',
          ],
          [
            'Describes such a day: what was left out, and what came of it',
            'Says what has been prepared since for days like that',
          ],
        ],
        probes: [
          { text: 'What happens if that is the very thing left out?', trigger: 'missing_point' },
          { text: 'Who do you tell, and what do you say?', trigger: 'vague' },
          { text: 'When did you last have a day like this?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Leaves a check out and signs that it was done',
            jobReason: 'Others rely on the signature and take on the risk without knowing it.',
          },
        ],
      },
      uk: {
        ask: 'Ось про що мова: «{area}». День видався важкий, і часу на це лише половина. Що ви все одно зробите, що почекає і кому ви про це скажете?',
        whyAsked: 'Те, що людина лишає, коли на решту немає часу, вона й вважає в справі головним.',
        keyPoints: [
          'Що роблять будь-якого дня і яка шкода без цього',
          'Що може почекати і доки',
          'Кого попереджено, і то заздалегідь',
          'Як надолужать відкладене',
        ],
        notRequired: ['Усе одно зробити все'],
        anchors: [
          ['Не може відрізнити того, що мусить бути, від того, що почекає'],
          ['Зробить усе, тільки швидше', 'Відкидає останнє за чергою, не дивлячись, що воно таке'],
          ['Називає одне, що лишиться, й одне, що почекає', 'Каже комусь про відкладене'],
          [
            'Про кожне відкладене називає годину, після якої пізно',
            'Називає коротший шлях, який безпечний, і той, що лише здається таким',
          ],
          ['Розповідає про такий день: що пропущено і що з того вийшло', 'Каже, що відтоді тримає готовим на такі дні'],
        ],
        probes: [
          { text: 'Що станеться, якщо цього не зробити?', trigger: 'missing_point' },
          { text: 'Кому саме ви скажете і як?', trigger: 'vague' },
          { text: 'Коли у вас був останній такий день?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Пропускає перевірку, а підписує, що її зроблено',
            jobReason: 'Інші вірять підпису й ризикують, не знаючи про це.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-explained-to-a-newcomer',
    about: 'area',
    kind: 'situational',
    difficulty: 'easy',
    levels: ['middle', 'senior', 'lead'],
    minutes: 4,
    text: {
      en: {
        ask: 'Now to “{area}”. Someone new asks you what they must always do here and what they must never do. You have five minutes. What do you tell them?',
        whyAsked: 'Choosing the few things that count shows what someone thinks is decisive.',
        keyPoints: [
          'Two or three things to do that are specific to this subject',
          'One thing never to do, and the damage it does',
          'How newcomers can see for themselves whether it is right',
        ],
        notRequired: ['Experience as a trainer'],
        anchors: [
          ['Names nothing a newcomer could act on'],
          ['Names general virtues such as care and tidiness', 'Lists everything without saying what counts'],
          ['Names two things specific to this and one to avoid', 'Says why at least one of them matters'],
          ['Names the damage behind each', 'Has the newcomer show it rather than repeat it'],
          [
            'Names a habit from elsewhere that has to be dropped here',
            'Says who they taught it to, and what showed later that it had stuck',
          ],
        ],
        probes: [
          { text: 'What happens if they forget the second one?', trigger: 'missing_point' },
          { text: 'How would you tell after a week whether they have understood?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Тепер про таке: «{area}». Новачок питає вас, що тут треба робити, а чого в жодному разі не можна. У вас п’ять хвилин. Що ви скажете?',
        whyAsked: 'Вибрати з багатьох речей кілька головних — це показує, що людина вважає вирішальним.',
        keyPoints: [
          'Дві-три дії, які належать саме до цієї справи',
          'Одне, чого робити не можна, і шкода від нього',
          'Як новачок сам побачить, чи все правильно',
        ],
        notRequired: ['Досвід навчання інших'],
        anchors: [
          ['Не називає нічого, за чим новачок міг би діяти'],
          ['Називає загальні чесноти, як-от уважність і порядок', 'Перелічує все, не виділяючи головного'],
          ['Називає дві дії цієї справи й одну заборону', 'Принаймні про одну каже, чому вона важлива'],
          ['Про кожну каже, яка шкода за нею стоїть', 'Просить новачка показати, а не повторити'],
          [
            'Називає звичку з інших місць, якої тут треба позбутися',
            'Розповідає, кого цього навчено і з чого згодом видно, що засвоєно',
          ],
        ],
        probes: [
          { text: 'Що станеться, якщо новачок забуде те, що ви назвали другим?', trigger: 'missing_point' },
          { text: 'Як ви за тиждень дізнаєтеся, чи вас зрозуміли?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-first-week-with-it',
    about: 'area',
    kind: 'situational',
    difficulty: 'medium',
    levels: ['middle', 'senior', 'lead'],
    minutes: 5,
    text: {
      en: {
        ask: 'Let us look at “{area}”. On Monday you take this over from someone who has left. What do you look at first, who do you ask, and what would worry you?',
        whyAsked: 'Good questions take knowledge; what someone would worry about shows what they have seen before.',
        keyPoints: [
          'What they look at first, and why that',
          'Who to ask, and which question',
          'Warning signs that come from experience',
          'What is done in the first week, and what is left for later',
        ],
        notRequired: ['Knowing our organisation'],
        anchors: [
          ['Would wait to be told'],
          ['Would get to know everybody and everything, without saying what for', 'Starts changing things at once'],
          ['Names what to look at first and a person to ask', 'Names one warning sign'],
          ['Says what may lie behind each sign', 'Says which finding would change the plan for the week'],
          [
            'Describes a case where such a sign was the start of something worse',
            'Says what they would leave alone even though it looks wrong',
          ],
        ],
        probes: [
          { text: 'What would you ask the person who did it before you?', trigger: 'vague' },
          { text: 'You find exactly what worries you. What do you do that day?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Погляньмо на таке: «{area}». У понеділок ви переймаєте справи людини, яка вже пішла. На що тут подивитеся спочатку, кого спитаєте і яка знахідка вас насторожила б?',
        whyAsked: 'Добрі запитання потребують знань; що непокоїть людину, те вона вже бачила.',
        keyPoints: [
          'На що дивляться першим і чому саме на це',
          'Кого питають і про що',
          'Тривожні ознаки, відомі з досвіду',
          'Що зроблять першого тижня, а що лишать на потім',
        ],
        notRequired: ['Знання нашої організації'],
        anchors: [
          ['Чекатиме вказівок'],
          ['Знайомиться з усіма й усім, не кажучи навіщо', 'Одразу береться міняти'],
          ['Називає, на що дивитися першим і кого спитати', 'Називає одну тривожну ознаку'],
          ['Про кожну ознаку каже, що може за нею стояти', 'Каже, яка знахідка змінить план тижня'],
          [
            'Розповідає випадок, коли така ознака була початком гіршого',
            'Каже, чого поки не чіпатиме, хоча воно здається хибним',
          ],
        ],
        probes: [
          { text: 'Що ви спитаєте в людини, яка робила це до вас?', trigger: 'vague' },
          { text: 'Припустімо, ви знайшли саме те, чого побоювалися. Що робите того ж дня?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-just-this-once',
    about: 'area',
    kind: 'situational',
    difficulty: 'hard',
    levels: ['middle', 'senior', 'lead'],
    minutes: 5,
    text: {
      en: {
        ask: 'This one is about “{area}”. Someone senior asks you not to be so strict about this, just this once, because time is short. What do you say, and where could you give way?',
        whyAsked:
          'People who know a subject know where it can bend and where it can’t, and can say so to someone senior.',
        keyPoints: [
          'What can bend and what cannot, with a reason for each',
          'The answer, in words one could actually say',
          'What they offer instead, to meet the deadline',
          'What is put in writing, and for whom',
        ],
        notRequired: ['Refusing everything'],
        anchors: [
          ['Would do it because they were asked'],
          ['Refuses all of it and points to the rule', 'Gives way and hopes nobody notices'],
          ['Says what they would not give up, with one reason', 'Offers a way that saves time'],
          [
            'Says the answer aloud, without accusing anybody',
            'Says who would have to decide, and what that person would need to know',
          ],
          [
            'Describes such a request: what was said, what was done, what it cost',
            'Names a point on which they used to be too strict',
          ],
        ],
        probes: [
          { text: 'Say it to me. I am the one in a hurry.', trigger: 'vague' },
          { text: 'What would happen if you gave way there?', trigger: 'missing_point' },
          { text: 'When were you last asked something like that?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Would break the rule and leave it looking like a colleague’s doing',
            jobReason: 'Then nobody can tell who is responsible for what, and the next person pays for it.',
          },
        ],
      },
      uk: {
        ask: 'Мова про таке: «{area}». Людина, до якої тут дослухаються, поспішає і просить вас лише цього разу не бути такими суворими. Що ви відповісте і в чому могли б поступитися?',
        whyAsked: 'Хто знає справу, той знає, де можна поступитися, а де ні, і може сказати це й керівникові.',
        keyPoints: [
          'У чому можна поступитися, у чому ні, і чому',
          'Відповідь, яку справді можна сказати вголос',
          'Що натомість запропоновано, щоб устигнути',
          'Що і для кого записано',
        ],
        notRequired: ['Відмовити в усьому'],
        anchors: [
          ['Робить, бо так просять'],
          ['Відмовляє в усьому й посилається на правило', 'Поступається й сподівається, що ніхто не побачить'],
          ['Каже, чим не поступиться, з однією підставою', 'Пропонує спосіб заощадити час'],
          [
            'Вимовляє відповідь уголос, нікого не звинувачуючи',
            'Каже, хто мав би це вирішувати і що для цього мав би знати',
          ],
          [
            'Розповідає про таке прохання: що сказано, що зроблено, чого це коштувало',
            'Називає, у чому раніше поводиться надто суворо, і що це змінило',
          ],
        ],
        probes: [
          { text: 'Скажіть це мені так, ніби це я поспішаю.', trigger: 'vague' },
          { text: 'Що станеться, якщо ви поступитеся саме тут?', trigger: 'missing_point' },
          { text: 'Коли вас востаннє про таке просили?', trigger: 'too_general' },
        ],
        redFlags: [
          {
            text: 'Робить усупереч правилу й лишає слід на ім’я колеги',
            jobReason: 'Тоді не видно, хто за що відповідає, а платить наступна людина.',
          },
        ],
      },
    },
  },
  {
    id: 'frame-better-in-three-months',
    about: 'area',
    kind: 'situational',
    difficulty: 'hard',
    levels: ['senior', 'lead'],
    minutes: 6,
    text: {
      en: {
        ask: 'Our subject is “{area}”. In three months this has to be visibly better here, with the people and money we have. Where do you start, and which figure do we look at?',
        whyAsked:
          'Improving with what you have takes a measure, a first step and knowing what usually gets in the way.',
        keyPoints: [
          'Finds out first where things stand, and how',
          'One figure, and what it does not show',
          'A first step that costs little and can be reversed',
          'Who has to work differently, and why they would',
          'What would be reported after six weeks',
        ],
        notRequired: ['Knowing our figures'],
        anchors: [
          ['Has no starting point'],
          ['Asks for more people or money', 'Offers a slogan but no step'],
          ['Says how to find out the present situation', 'Names a first step and one figure'],
          [
            'Says what this figure hides and which second figure shows it',
            'Names the people the first step depends on',
          ],
          [
            'Works it through with their own case: start, figure, weeks, outcome',
            'Says what finding would make them abandon the goal and tell us',
          ],
        ],
        probes: [
          { text: 'What do you have to show after the first two weeks?', trigger: 'vague' },
          { text: 'The figure gets better but the work does not. How do you notice?', trigger: 'missing_point' },
          { text: 'Where have you done something like that, and how long did it take?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Наша тема: «{area}». За три місяці тут має стати помітно краще, з тими самими людьми й грошима. З чого ви почнете і на яке число ми дивитимемося?',
        whyAsked: 'Щоб поліпшити щось тим, що є, треба знати, чим це міряти, з чого почати і що зазвичай заважає.',
        keyPoints: [
          'Спершу з’ясовує, як є зараз і чим це виміряти',
          'Одне число й чого воно не показує',
          'Перший крок, дешевий і такий, що його легко скасувати',
          'Хто має щось робити інакше і навіщо це цим людям',
          'Що буде сказано за шість тижнів',
        ],
        notRequired: ['Знання наших чисел'],
        anchors: [
          ['Не має з чого почати'],
          ['Просить більше людей чи грошей', 'Називає гасло, але не крок'],
          ['Називає, як з’ясувати теперішній стан', 'Називає перший крок і одне число'],
          ['Каже, що це число приховує і яке друге це покаже', 'Називає людей, від яких залежить перший крок'],
          [
            'Міряє власним випадком: з чого почато, число, тижні, чим скінчилося',
            'Каже, за якої знахідки відмовиться від мети й скаже нам про це',
          ],
        ],
        probes: [
          { text: 'Що ви покажете після перших двох тижнів?', trigger: 'vague' },
          { text: 'Число кращає, а справа ні. Як ви це помітите?', trigger: 'missing_point' },
          { text: 'Де ви вже робили таке і скільки тижнів на це пішло?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-two-of-yours-differ',
    about: 'area',
    kind: 'situational',
    difficulty: 'hard',
    levels: ['lead'],
    minutes: 5,
    text: {
      en: {
        ask: 'Let us go on with “{area}”. Two of your people handle this in opposite ways; each has results to show, and the others are starting to take sides. What do you do, and in what order?',
        whyAsked: 'A lead has to find out what works better before deciding what everyone should do.',
        keyPoints: [
          'Compares results by the same measure before judging',
          'Hears both, including each one’s best argument',
          'Decides where one way is needed and where both can stand',
          'Tells everyone, with the reason and a review date',
        ],
        notRequired: ['One way for everybody'],
        anchors: [
          ['Would let them settle it among themselves'],
          ['Sides with whoever has been there longer', 'Looks for a compromise before hearing either'],
          ['Hears both and compares results', 'Tells the others what was decided'],
          ['Says what measure they would compare them by, and over what period', 'Says where both ways can stay'],
          [
            'Describes such a dispute they settled, and how things stood three months later',
            'Says how to keep the one who lost fully committed to the work',
          ],
        ],
        probes: [
          { text: 'What do you say to the one who loses?', trigger: 'missing_point' },
          { text: 'How do you compare them?', trigger: 'vague' },
          { text: 'Where have you had to settle something like that?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ідімо далі: «{area}». Двоє ваших людей роблять тут протилежне, обом є що показати, і решта вже ділиться на два табори. Що ви зробите і в якому порядку?',
        whyAsked: 'Керівник має спершу з’ясувати, що краще для справи, а вже тоді вирішувати, як робитимуть усі.',
        keyPoints: [
          'Порівнює результати за одним мірилом, перш ніж судити',
          'Вислуховує обох, кожного з найкращим доводом іншого',
          'Вирішує, де потрібен один шлях, а де можуть бути два',
          'Каже всім, з підставою й датою, коли подивляться знову',
        ],
        notRequired: ['Один шлях для всіх'],
        anchors: [
          ['Лишає їм домовитися самим'],
          ['Вирішує на користь того, хто довше працює', 'Шукає середину, ще не вислухавши жодного'],
          ['Вислуховує обох і порівнює результати', 'Каже іншим, що вирішено'],
          ['Називає мірило, за яким порівняє обох, і за який час', 'Каже, де два шляхи можуть лишитися поряд'],
          [
            'Розповідає про таку свою суперечку і як було за три місяці',
            'Каже, як і той, чий шлях відпав, далі працює на повну силу',
          ],
        ],
        probes: [
          { text: 'Що ви скажете тому, хто програв?', trigger: 'missing_point' },
          { text: 'Як ви порівняєте їхню роботу?', trigger: 'vague' },
          { text: 'Де вам уже доводилося таке вирішувати?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
