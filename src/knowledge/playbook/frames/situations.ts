import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** Situations and knowledge about a focus area that no question of a trade knows. */
export const situationFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-good-or-getting-by',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'How do you tell somebody who is really good at “{area}” from somebody who only gets by? Give me an example of each from what you have seen.',
        whyAsked: 'Only who knows a matter from inside sees the difference; the examples show how far that goes.',
        keyPoints: [
          'A difference that shows in the work, not in character',
          'One example of each',
          'What the lesser work leads to later',
          'Where they place themselves, and by what',
        ],
        notRequired: ['Being among the best'],
        anchors: [
          ['Sees no difference'],
          ['Names care, diligence or years and nothing of the work', 'Gives an example that fits any work'],
          ['Names a difference one could see in the work', 'Gives one example of their own'],
          ['Names a sign that an outsider would overlook', 'Says what the lesser work costs, and whom'],
          [
            'Says what exactly they still do in the lesser way, and what they do about it',
            'Tells how they brought somebody from getting by to being good',
          ],
        ],
        probes: [
          { text: 'How would I see it if I stood beside you?', trigger: 'too_general' },
          { text: 'Where are you between the two?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: '«{area}»: як ви відрізните людину, яка справді це вміє, від тієї, яка лише дає раду? Наведіть приклад кожної з того, що ви бачили.',
        whyAsked: 'Різницю бачить лише той, хто знає справу зсередини; приклади показують, наскільки.',
        keyPoints: [
          'Різниця, яку видно в роботі, а не в характері',
          'По одному прикладу',
          'До чого згодом веде гірша робота',
          'Де кандидат бачить себе і за чим',
        ],
        notRequired: ['Бути серед найкращих'],
        anchors: [
          ['Не бачить різниці'],
          [
            'Називає старанність чи стаж і нічого про саму роботу',
            'Наводить приклад, що підійшов би до будь-якої роботи',
          ],
          ['Називає різницю, яку можна побачити в роботі', 'Наводить один власний приклад'],
          ['Називає ознаку, якої не помітить стороння людина', 'Каже, скільки й кому коштує гірша робота'],
          ['Каже, що й тепер робить гірше і що із цим робить', 'Розповідає, як хтось поруч навчився робити це добре'],
        ],
        probes: [
          { text: 'Як я це побачу, стоячи поруч із вами?', trigger: 'too_general' },
          { text: 'Де між ними ви?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-explained-to-a-newcomer',
    about: 'area',
    kind: 'situational',
    difficulty: 'easy',
    minutes: 4,
    text: {
      en: {
        ask: 'On your tenth day here a newcomer asks you about “{area}”: what must I do, and what must I never do. You have five minutes. What do you tell them?',
        whyAsked: 'Choosing the few things that count out of many shows what somebody holds to be decisive.',
        keyPoints: [
          'Two or three things to do that belong to this matter and no other',
          'One thing never to do, and the damage it does',
          'How the newcomer can see by themselves whether it is right',
        ],
        notRequired: ['Experience as a trainer'],
        anchors: [
          ['Names nothing a newcomer could act on'],
          ['Names general virtues such as care and order', 'Lists everything, without saying what counts'],
          ['Names two things of this matter and one to avoid', 'Says why at least one of them counts'],
          ['Gives the damage behind each', 'Lets the newcomer show it rather than repeat it'],
          [
            'Names a habit from elsewhere that has to be dropped here',
            'Says what may safely be learned later, and why',
          ],
        ],
        probes: [
          { text: 'What happens if they forget the second one?', trigger: 'missing_point' },
          { text: 'How would you see after a week whether it has been understood?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ваш десятий день у нас. Новачок питає про «{area}»: що треба робити, а чого в жодному разі не можна. У вас п’ять хвилин. Що ви скажете?',
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
            'Каже, чого можна спокійно навчитися згодом і чому',
          ],
        ],
        probes: [
          { text: 'Що станеться, коли новачок забуде друге?', trigger: 'missing_point' },
          { text: 'З чого ви за тиждень побачите, чи вас зрозуміли?', trigger: 'too_general' },
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
    minutes: 5,
    text: {
      en: {
        ask: 'You start here on Monday, and “{area}” is yours. What do you look at and whom do you ask in the first week, and what would worry you if you found it?',
        whyAsked: 'Good questions need knowledge; what somebody would worry about shows what they have seen before.',
        keyPoints: [
          'What is looked at first, and why that',
          'Whom to ask, and which question',
          'Signs of trouble that come from experience',
          'What is done in the first week, and what is left for later',
        ],
        notRequired: ['Knowledge of our house'],
        anchors: [
          ['Would wait to be told'],
          ['Would get to know everybody and everything, without saying for what', 'Begins to change things at once'],
          ['Names what to look at first and a person to ask', 'Names one sign of trouble'],
          ['Gives for each sign what may lie behind it', 'Says which finding would change the plan of the week'],
          [
            'Tells of a case in which such a sign was the beginning of something worse',
            'Says what they would leave alone although it looks wrong',
          ],
        ],
        probes: [
          { text: 'What would you ask the person who did it before you?', trigger: 'vague' },
          { text: 'You find exactly what worries you. What do you do that day?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'У понеділок ви починаєте в нас, і «{area}» — ваша відповідальність. На що ви дивитеся й кого питаєте першого тижня і яка знахідка вас занепокоїла б?',
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
          { text: 'Ви знаходите саме те, що вас непокоїть. Що робите того ж дня?', trigger: 'missing_point' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-why-it-matters-here',
    about: 'area',
    kind: 'knowledge',
    difficulty: 'easy',
    minutes: 4,
    text: {
      en: {
        ask: 'Explain to me, as to a manager from another field, why “{area}” matters in this job, and give me a case in which it was neglected.',
        whyAsked: 'Plain words and a case of one’s own show understanding that a definition does not.',
        keyPoints: [
          'What it is for, in words of everyday',
          'A case in which it was neglected',
          'What that led to, and for whom',
          'What would have prevented it',
        ],
        notRequired: ['Technical terms'],
        anchors: [
          ['Cannot say what it is for'],
          ['Gives a definition', 'Names a case that has little to do with it'],
          ['Says plainly what it is for', 'Gives a case and what it led to'],
          ['Names who bore the damage and how much it was', 'Says what would have prevented it'],
          ['Says where it may be relaxed without harm, and why', 'Names a case in which too much of it did harm'],
        ],
        probes: [
          { text: 'What would that manager ask you next?', trigger: 'too_general' },
          { text: 'How close were you to that case?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Поясніть мені, як керівникові з іншої галузі, навіщо в цій роботі «{area}», і наведіть випадок, коли цим знехтували.',
        whyAsked: 'Прості слова й власний випадок показують розуміння, якого не покаже означення.',
        keyPoints: [
          'Для чого воно, звичайними словами',
          'Випадок, коли цим знехтували',
          'До чого це призвело і для кого',
          'Що цьому запобігло б',
        ],
        notRequired: ['Терміни'],
        anchors: [
          ['Не може сказати, для чого це'],
          ['Дає означення', 'Наводить випадок, який мало із цим пов’язаний'],
          ['Просто каже, для чого це', 'Наводить випадок і його наслідок'],
          ['Називає, хто поніс шкоду і яку', 'Каже, що цьому запобігло б'],
          ['Каже, де без шкоди можна послабити і чому', 'Наводить випадок, коли зашкодив надмір'],
        ],
        probes: [
          { text: 'Що той керівник спитав би далі?', trigger: 'too_general' },
          { text: 'Наскільки близько до того випадку були ви?', trigger: 'no_role' },
        ],
        redFlags: [],
      },
    },
  },
];
