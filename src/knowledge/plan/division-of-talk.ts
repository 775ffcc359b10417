import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import type { FlowStep, InterviewType, PlanContent } from '#contracts/interviewing/plan/plan.ts';

type Divided = Pick<PlanContent, 'language' | 'interviewType' | 'durationMin' | 'flow'>;

/** What the questions are about, in words for the candidate. */
const focus: Readonly<Record<Language, Readonly<Record<InterviewType, string>>>> = {
  en: {
    phone_screening: 'questions about the work and what you have done so far',
    technical: 'questions about the work itself and how you do it',
    behavioral: 'questions about situations from your work and what you did in them',
    final: 'questions about how you would take on this role',
    panel: 'questions about the work',
    coding: 'a practical task and a few questions about it',
    system_design: 'one larger task and a few questions about it',
  },
  uk: {
    phone_screening: 'запитання про роботу й про те, що ви вже робили',
    technical: 'запитання про саму роботу й про те, як ви її робите',
    behavioral: 'запитання про випадки з вашої роботи й про те, що ви тоді робили',
    final: 'запитання про те, як ви працювали б на цій посаді',
    panel: 'запитання про роботу',
    coding: 'практичне завдання й кілька запитань про нього',
    system_design: 'одне велике завдання й кілька запитань про нього',
  },
};

const phrases = {
  en: {
    whole: (minutes: number, parts: string) => `We have ${minutes} minutes: ${parts}.`,
    points: 'a few points to clarify',
    first: (part: string) => `first ${part}`,
    next: (part: string) => `then ${part}`,
    pause: (minutes: number) => `a ${minutes}-minute break in the middle`,
    last: (minutes: number) => `and ${minutes} minutes at the end for your questions`,
    sentence: /We have \d+ minutes: [^.]*\./u,
  },
  uk: {
    whole: (minutes: number, parts: string) => `У нас ${minutes} ${minutesIn(minutes)}: ${parts}.`,
    points: 'кілька уточнень',
    first: (part: string) => `спершу ${part}`,
    next: (part: string) => `далі ${part}`,
    pause: (minutes: number) => `посередині перерва ${minutes} ${minutesIn(minutes)}`,
    last: (minutes: number) => `а наприкінці ${minutes} ${minutesIn(minutes)} на ваші запитання`,
    sentence: /У нас \d+ хвилин\p{L}?: [^.]*\./u,
  },
} as const;

export function matterOfTalk({ language, interviewType }: Pick<Divided, 'language' | 'interviewType'>): string {
  return focus[language][interviewType];
}

/**
 * The sentence that tells the candidate what comes in which order. Derived from the plan as it is, so that it can be
 * regenerated after its questions change.
 */
export function divisionOfTalk({ language, interviewType, durationMin, flow }: Divided): string {
  const said = phrases[language];
  const asked = matterOfTalk({ language, interviewType });
  const kinds = flow.map(({ kind }) => kind);
  const checks = kinds.indexOf('requirements');
  const [one, other] =
    checks === -1 || checks < kinds.indexOf('question') ? [said.points, asked] : [asked, said.points];
  const minutesOf = (kind: FlowStep['kind']) => flow.find((step) => step.kind === kind)?.minutes ?? 0;
  const [pause, own] = [minutesOf('break'), minutesOf('candidate_questions')];
  const parts = [
    ...(checks === -1 ? [asked] : [said.first(one), said.next(other)]),
    ...(pause > 0 ? [said.pause(pause)] : []),
    ...(own > 0 ? [said.last(own)] : []),
  ];
  return said.whole(durationMin, parts.join(', '));
}

/** The opening script with this sentence updated to the plan's current minutes. */
export function saidAnew(script: string, plan: Divided): string {
  return script.replace(phrases[plan.language].sentence, () => divisionOfTalk(plan));
}

function minutesIn(count: number): string {
  const form = new Intl.PluralRules(locales.uk).select(count);
  return form === 'one' ? 'хвилина' : form === 'few' ? 'хвилини' : 'хвилин';
}
