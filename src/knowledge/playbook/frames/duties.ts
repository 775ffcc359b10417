import type { QuestionFrame } from '#knowledge/playbook/types.ts';

/** Questions about a sentence of the posting. */
export const dutyFrames: readonly QuestionFrame[] = [
  {
    id: 'frame-duty-last-time',
    about: 'duty',
    kind: 'behavioral',
    difficulty: 'easy',
    minutes: 5,
    text: {
      en: {
        ask: 'The job asks you to do this: “{duty}”. What have you done that comes closest to it, and how did it go?',
        whyAsked:
          'The posting names this duty; past work of the same kind is the best sign of how it will be done here.',
        keyPoints: [
          'A real occasion, with the place and time',
          'How close it comes to this duty, and where it differs',
          'The candidate’s own steps',
          'What came of it',
        ],
        notRequired: ['The same employer or tools', 'A recent occasion'],
        anchors: [
          ['Offers nothing of this kind'],
          ['Describes work that only sounds like the duty', 'Describes the duty, not an occasion'],
          ['Gives an occasion of the same kind', 'Names their own steps in it'],
          [
            'Says how it differed from the duty here, and what that changes',
            'Gives the outcome and who depended on it',
          ],
          [
            'Foresees a difficulty of this duty that the posting does not mention',
            'Uses the occasion to show how they handled such a difficulty',
          ],
        ],
        probes: [
          { text: 'What was different from what we ask for here?', trigger: 'missing_point' },
          { text: 'What did you do yourself?', trigger: 'no_role' },
          { text: 'How did it end?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Ця робота передбачає таке: «{duty}». Що найближче до цього ви вже робили і як воно пройшло?',
        whyAsked:
          'Цей обов’язок названо в оголошенні; подібна робота в минулому найкраще показує, як її робитимуть у нас.',
        keyPoints: [
          'Справжній випадок, де й коли',
          'Наскільки він близький до названого обов’язку і чим відрізняється',
          'Власні кроки кандидата',
          'Що з того вийшло',
        ],
        notRequired: ['Той самий роботодавець чи інструменти', 'Недавній випадок'],
        anchors: [
          ['Нічого подібного не наводить'],
          ['Наводить роботу, яка лише звучить схоже', 'Описує обов’язок, а не випадок'],
          ['Наводить випадок такого самого роду', 'Називає у ньому власні кроки'],
          [
            'Каже, чим той випадок відрізнявся від роботи тут і що це змінює',
            'Називає результат і хто від нього залежав',
          ],
          [
            'Передбачає трудність цього обов’язку, про яку в оголошенні не сказано',
            'Показує на тому випадку, як із такою трудністю впоратися',
          ],
        ],
        probes: [
          { text: 'Чим це відрізнялося від того, що потрібно в нас?', trigger: 'missing_point' },
          { text: 'Що зробили ви самі?', trigger: 'no_role' },
          { text: 'Чим це закінчилося?', trigger: 'no_result' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-duty-on-a-full-day',
    about: 'duty',
    kind: 'situational',
    difficulty: 'medium',
    minutes: 5,
    text: {
      en: {
        ask: 'One duty here is this: “{duty}”. On the same day, something just as urgent comes up. How do you get through that day?',
        whyAsked:
          'Duties rarely come one at a time; the answer shows what the candidate would protect and who they would tell.',
        keyPoints: [
          'Which part of the duty cannot wait, and why',
          'How the two are weighed: by consequences, not by who shouts loudest',
          'Who is told, and when',
          'How they catch up on what was left',
        ],
        notRequired: ['Doing everything on the same day'],
        anchors: [
          ['Has no way of choosing between the two'],
          ['Would do whatever the loudest person asks for', 'Would work longer and see how far they get'],
          ['Chooses by what would happen otherwise', 'Tells somebody about the delay'],
          ['Separates what must be done today from what can wait', 'Gives those affected a new time, early'],
          [
            'Names what could be prepared in advance so that such a day does less harm',
            'Describes a day like this from their own work, and how it ended',
          ],
        ],
        probes: [
          { text: 'Which part of it would you never put off?', trigger: 'missing_point' },
          { text: 'Who do you tell, what do you say, and when?', trigger: 'vague' },
          { text: 'When did you last have a day like that?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'Один з обов’язків тут: «{duty}». Уявіть, що того самого дня виникає щось не менш нагальне. Як ви з усім упораєтеся?',
        whyAsked: 'Обов’язки рідко приходять по одному; відповідь показує, що кандидат убереже і кого попередить.',
        keyPoints: [
          'Що в цьому обов’язку не може чекати і чому',
          'Як зважено обидві справи: за наслідками, а не за галасом',
          'Кого й коли попереджено',
          'Як надолужено відкладене',
        ],
        notRequired: ['Встигнути все того самого дня'],
        anchors: [
          ['Не має способу вибрати між двома справами'],
          ['Зробить те, чого голосніше вимагають', 'Працюватиме довше, а там буде видно'],
          ['Вибирає за тим, що станеться інакше', 'Попереджає когось про затримку'],
          [
            'Ділить обов’язок на те, що мусить бути сьогодні, і решту',
            'Завчасно називає новий час тим, кого це стосується',
          ],
          [
            'Називає, що підготувати заздалегідь, щоб такий день менше шкодив',
            'Наводить такий день із власної роботи й чим він закінчився',
          ],
        ],
        probes: [
          { text: 'Що з цього ви не відкладали б у жодному разі?', trigger: 'missing_point' },
          { text: 'Кому, що й коли ви скажете?', trigger: 'vague' },
          { text: 'Коли у вас востаннє був такий день?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
  {
    id: 'frame-duty-what-you-would-ask',
    about: 'duty',
    kind: 'knowledge',
    difficulty: 'medium',
    minutes: 4,
    text: {
      en: {
        ask: 'The posting says: “{duty}”. What would you want to know from us before you do this here for the first time?',
        whyAsked: 'The questions someone asks about a duty show whether they have done it before.',
        keyPoints: [
          'Questions about the work itself, each of which would change it',
          'What is dangerous or costly to get wrong',
          'What they would not need to ask',
        ],
        notRequired: ['Many questions'],
        anchors: [
          ['Has no questions about it'],
          ['Asks only who is in charge or which tools are used', 'Asks what the posting already says'],
          ['Asks two questions about the work itself', 'Says what each answer would change'],
          ['Asks about the unusual case', 'Asks how people notice when it has gone wrong'],
          [
            'Asks the one question most of the work turns on, and explains why',
            'Adds what they would do if nobody knew the answer',
          ],
        ],
        probes: [
          { text: 'How would each answer change what you do?', trigger: 'missing_point' },
          { text: 'Where did you learn to ask that?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
      uk: {
        ask: 'В оголошенні сказано: «{duty}». Що вам треба дізнатися від нас, перш ніж ви вперше робитимете це тут?',
        whyAsked: 'З того, про що людина питає, видно, чи робила вона це раніше.',
        keyPoints: [
          'Запитання по суті, кожне з яких змінило б роботу',
          'Що тут небезпечно чи дорого зробити неправильно',
          'Про що питати не потрібно',
        ],
        notRequired: ['Багато запитань'],
        anchors: [
          ['Не має жодного запитання про це'],
          ['Питає лише, хто головний і які є інструменти', 'Питає про те, що вже є в оголошенні'],
          ['Ставить два запитання про саму роботу', 'Каже, що змінить кожна відповідь'],
          ['Питає про випадок, не схожий на звичайний', 'Питає, з чого видно, що щось пішло не так'],
          [
            'Ставить запитання, від якого залежить більшість роботи, і пояснює чому',
            'Каже, що зробить, коли ніхто не зможе відповісти',
          ],
        ],
        probes: [
          { text: 'Що ви робитимете інакше залежно від відповіді?', trigger: 'missing_point' },
          { text: 'Звідки ви знаєте, що про це треба питати?', trigger: 'too_general' },
        ],
        redFlags: [],
      },
    },
  },
];
