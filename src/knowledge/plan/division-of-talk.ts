import type { Language } from '#contracts/common.ts';
import type { FlowStep, InterviewType, PlanContent } from '#contracts/interviewing/plan/plan.ts';

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
    phone_screening: 'на запитання про роботу й про те, що ви вже робили',
    technical: 'на запитання про саму роботу й про те, як ви її робите',
    behavioral: 'на випадки з вашої роботи й на те, що ви тоді робили',
    final: 'на запитання про те, як ви працювали б на цій посаді',
    panel: 'на запитання про роботу',
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
        `У нас ${plan.durationMin} хвилин: близько ${parts.map((part) => ukrainian(part, plan.interviewType)).join(', ')}.`,
        hasOwn
          ? 'Основні запитання для всіх однакові, а кілька — саме до вас.'
          : 'Основні запитання для всіх однакові.',
      ]
    : [
        `We have ${plan.durationMin} minutes: about ${parts.map((part) => english(part, plan.interviewType)).join(', ')}.`,
        hasOwn
          ? 'The main questions are the same for every candidate; a few are for you alone.'
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
      return `${minutes} ${focus.en[type]}`;
    case 'cv':
      return `${minutes} for questions to you alone`;
    case 'requirements':
      return `${minutes} to clear up a few points`;
    case 'candidate_questions':
      return `and ${minutes} at the end for your questions`;
  }
}

function ukrainian({ block, minutes }: Part, type: InterviewType): string {
  switch (block) {
    case 'core':
      return `${minutes} ${focus.uk[type]}`;
    case 'cv':
      return `${minutes} на запитання саме до вас`;
    case 'requirements':
      return `${minutes} на кілька уточнень`;
    case 'candidate_questions':
      return `а наприкінці ${minutes} на ваші запитання`;
  }
}
