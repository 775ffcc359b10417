import { describe, expect, test } from 'vitest';
import type { FlowStep, InterviewType } from '#contracts/interviewing/plan/plan.ts';
import { divisionOfTalk } from './division-of-talk.ts';
import { openingScript, planScript } from './plan-scripts.ts';

const scene = {
  language: 'en',
  interviewType: 'technical',
  durationMin: 60,
  userRole: null,
  takesTurns: false,
  hasCv: false,
  points: 0,
  ticks: 0,
  isFurtherRound: false,
  needsMore: false,
} as const;

const flow: readonly FlowStep[] = [
  { kind: 'intro', minutes: 5 },
  { kind: 'requirements', minutes: 2 },
  { kind: 'question', minutes: 21, questionId: 'a' },
  { kind: 'question', minutes: 10, questionId: 'b' },
  { kind: 'question', minutes: 9, questionId: 'c' },
  { kind: 'candidate_questions', minutes: 8 },
  { kind: 'wrap_up', minutes: 3 },
];

function opening(change: Partial<Parameters<typeof openingScript>[0]>): string {
  const told = { ...scene, ...change };
  return openingScript(told, divisionOfTalk({ ...told, flow: [...flow] }));
}

describe('planScript', () => {
  test.each([
    ['en', 'ask who you may call'],
    ['uk', 'спитайте, кому можна зателефонувати'],
  ] as const)('planScript › in %s, closing with something to see before an offer › says so', (language, said) => {
    const closing = (needsMore: boolean) => planScript('wrap_up', { ...scene, language, needsMore });
    expect(closing(true)).toContain(said);
    expect(closing(false)).not.toContain(said);
  });
});

describe('openingScript', () => {
  test.each([
    ['en', 'You have talked to us before'],
    ['uk', 'Ви вже розмовляли з нашою командою'],
  ] as const)('openingScript › in %s after an earlier round › says what today is for', (language, said) => {
    expect(opening({ language, isFurtherRound: true })).toContain(said);
    expect(opening({ language })).not.toContain(said);
  });

  test.each([
    ['en', 'Farm owner, with our vet', 'My name is …, I’m the farm owner. With me is our vet. We have'],
    ['en', 'CTO', 'My name is …, I’m the CTO. We have'],
    ['en', 'Head of sales, Leeds', 'My name is …, Head of sales, Leeds. We have'],
    [
      'uk',
      'Співвласниця мережі, разом з операційним директором',
      'Мене звати …, я співвласниця мережі. Розмову веду разом з операційним директором. У нас',
    ],
    [
      'en',
      'Panel of three: service manager, HR, senior engineer',
      'My name is …, I’m from HR. With me are the service manager and the senior engineer. We have',
    ],
    ['en', 'Panel: whoever has time', 'My name is … and I work here as … We have'],
    [
      'uk',
      'Начальниця виробництва і менеджер з персоналу',
      'Мене звати …, я менеджер з персоналу. Поруч зі мною начальниця виробництва. У нас',
    ],
    ['uk', 'HR', 'Мене звати …, я HR. У нас'],
  ] as const)('openingScript › %s, who interviews is “%s” › is said as a sentence', (language, userRole, said) => {
    expect(opening({ language, userRole })).toContain(said);
  });

  test('openingScript › in English › is said to the candidate: who, how long, what comes in which order, notes, the same for all', () => {
    expect(opening({ userRole: 'Head of nursing' })).toBe(
      '“Hello, thank you for your time today. My name is …, I’m the head of nursing. We have 60 minutes: first a few points to clarify, then questions about the work itself and how you do it, and 8 minutes at the end for your questions. I will take notes so that nothing you say gets lost. Take your time to think, and please ask if anything is unclear.” For you: read each question as written, wait, then use the follow-ups; note what you hear, and score right after each answer.',
    );
  });

  test('openingScript › in Ukrainian › is said to the candidate, as a colleague would', () => {
    expect(opening({ language: 'uk' })).toBe(
      '«Добрий день! Дякую, що знайшли час поговорити. Мене звати …, у команді я відповідаю за … У нас 60 хвилин: спершу кілька уточнень, далі запитання про саму роботу й про те, як ви її робите, а наприкінці 8 хвилин на ваші запитання. Я робитиму нотатки, щоб нічого не забути. Не поспішайте, подумайте, а якщо щось незрозуміло, перепитуйте.»',
    );
  });

  test.each([
    [
      'en',
      'We have 60 minutes: first questions about the work, then a few points to clarify, and 8 minutes at the end',
    ],
    ['uk', 'У нас 60 хвилин: спершу запитання про роботу, далі кілька уточнень, а наприкінці 8 хвилин'],
  ] as const)('divisionOfTalk › in %s, requirements after the questions › says so', (language, said) => {
    const [intro, requirements, ...others] = flow;
    const later = [intro, ...others.slice(0, 3), requirements, ...others.slice(3)].filter((step) => step !== undefined);
    const told = { ...scene, language, interviewType: 'panel' as const, flow: later, questions: [] };
    expect(divisionOfTalk(told)).toContain(said);
    expect(divisionOfTalk({ ...told, flow: later.filter(({ kind }) => kind !== 'requirements') })).not.toMatch(
      /first|спершу/u,
    );
  });

  test.each<[InterviewType, string, string]>([
    ['panel', 'my colleague', 'We will take turns asking questions.'],
    ['coding', 'practical task', 'think aloud'],
    ['phone_screening', 'taking the time to talk', 'what you have done so far'],
  ])('openingScript › of %s › says what is special in it', (interviewType, ...said) => {
    for (const part of said) expect(opening({ interviewType, takesTurns: interviewType === 'panel' })).toContain(part);
  });
});
