import type { Language } from '#contracts/common.ts';
import type { FlowStep, InterviewType, PlanContent } from '#contracts/interviewing/plan.ts';

type Divided = Pick<PlanContent, 'language' | 'interviewType' | 'durationMin' | 'flow' | 'questions'>;

/** What the questions for everybody are about, said to the candidate. */
const focus: Readonly<Record<Language, Readonly<Record<InterviewType, string>>>> = {
  en: {
    phone_screening: 'for questions about the work and what you have done so far',
    technical: 'for questions about the work itself and how you do it',
    behavioral: 'for situations from your work and what you did in them',
    final: 'for questions about how you would take on this role',
    panel: 'for questions about the work',
    coding: 'for a practical task and a few questions around it',
    system_design: 'for one larger task and a few questions around it',
  },
  uk: {
    phone_screening: 'про саму роботу й про те, що ви вже робили',
    technical: 'про саму роботу й про те, як ви її робите',
    behavioral: 'про випадки з вашої роботи й про те, що ви тоді робили',
    final: 'про те, як ви працювали б на цій посаді',
    panel: 'про роботу',
    coding: 'на практичне завдання й кілька запитань про нього',
    system_design: 'на одне велике завдання й кілька запитань про нього',
  },
};

/**
 * Two sentences for the candidate: how the minutes are divided, and what everybody is asked. Made from the plan as it
 * stands, so an edit of its questions can say them anew.
 */
export function divisionOfTalk(plan: Divided): readonly [minutes: string, sameForAll: string] {
  const blocks = plan.flow.flatMap(({ kind, questionId }) => {
    const block = plan.questions.find(({ id }) => id === questionId)?.block;
    return block ?? (kind === 'requirements' || kind === 'candidate_questions' ? kind : []);
  });
  const parts = [...new Set(blocks)]
    .toSorted((one, other) => Number(one === 'candidate_questions') - Number(other === 'candidate_questions'))
    .map((block) => ({ block, minutes: minutesOfBlock(plan, block) }))
    .filter(({ minutes }) => minutes > 0);
  const hasOwn = parts.some(({ block }) => block === 'cv');
  return plan.language === 'uk'
    ? [
        `У нас ${ukMinutes(plan.durationMin, 'хвилини', 'хвилина')}: ${joined(parts.map((part) => ukrainian(part, plan.interviewType)))}.`,
        hasOwn
          ? 'Основні запитання ми ставимо всім однакові, і ще кілька — саме про ваш досвід.'
          : 'Основні запитання ми ставимо всім однакові.',
      ]
    : [
        `We have ${enMinutes(plan.durationMin)}: ${joined(parts.map((part) => english(part, plan.interviewType)))}.`,
        hasOwn
          ? 'The main questions are the same for every candidate; a few are about your own experience.'
          : 'The main questions are the same for every candidate.',
      ];
}

type Block = 'core' | 'cv' | 'requirements' | 'candidate_questions';

interface Part {
  readonly block: Block;
  readonly minutes: number;
}

function minutesOfBlock({ flow, questions }: Divided, block: Block): number {
  const isOf = ({ kind, questionId }: FlowStep) =>
    kind === block || questions.some((question) => question.id === questionId && question.block === block);
  return flow.filter(isOf).reduce((sum, { minutes }) => sum + minutes, 0);
}

function english({ block, minutes }: Part, type: InterviewType): string {
  switch (block) {
    case 'core':
      return `about ${enMinutes(minutes)} ${focus.en[type]}`;
    case 'cv':
      return `about ${enMinutes(minutes)} for your own experience`;
    case 'requirements':
      return `about ${enMinutes(minutes)} to clear up a few points`;
    case 'candidate_questions':
      return `and at the end ${enMinutes(minutes)} for your questions`;
  }
}

function ukrainian({ block, minutes }: Part, type: InterviewType): string {
  const about = `близько ${ukMinutes(minutes, 'хвилин', 'хвилини')}`;
  switch (block) {
    case 'core':
      return `${about} ${focus.uk[type]}`;
    case 'cv':
      return `${about} саме про ваш досвід`;
    case 'requirements':
      return `${about} на кілька уточнень`;
    case 'candidate_questions':
      return `а наприкінці ${about} на ваші запитання`;
  }
}

function joined(parts: readonly string[]): string {
  return parts.join(', ');
}

function enMinutes(count: number): string {
  return count === 1 ? 'one minute' : `${String(count)} minutes`;
}

/** @param few for 2 to 4; «близько» asks for the genitive, which is that of many but for 1 */
function ukMinutes(count: number, few: string, one: string): string {
  const form = new Intl.PluralRules('uk').select(count);
  return `${String(count)} ${form === 'one' ? one : form === 'few' ? few : 'хвилин'}`;
}
