import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { requirementsToTick } from '#contracts/interviewing/plan/plan-requirements.ts';

const inTalk = ['intro', 'requirements', 'questions', 'candidate_questions', 'wrap_up'] as const;

/** A part of the interview, or the decision that follows from it. */
export type PartName = (typeof inTalk)[number] | 'decision';

export interface PlanPart {
  readonly name: PartName;
  readonly minutes: number;
}

type Parted = Pick<Plan, 'flow' | 'requirements' | 'candidate' | 'candidateQuestions' | 'decision'>;

/** The parts of a plan in the order of the interview, then the decision; parts with nothing to show are omitted. */
export function planParts(plan: Parted): readonly PlanPart[] {
  const { flow, candidate, candidateQuestions = [], decision } = plan;
  const kinds = flow.map(({ kind }) => kind);
  const isShown: Readonly<Record<PartName, boolean>> = {
    intro: scriptOf(plan, 'intro') !== undefined,
    requirements: candidate.toSettle.length + requirementsToTick(plan).length > 0,
    questions: true,
    candidate_questions: candidateQuestions.length > 0 || kinds.includes('candidate_questions'),
    wrap_up: scriptOf(plan, 'wrap_up') !== undefined,
    decision: decision !== undefined,
  };
  const checkedAfter = kinds.indexOf('requirements') > kinds.indexOf('question');
  const spoken = inTalk.toSorted((one, other) => placeOf(one, checkedAfter) - placeOf(other, checkedAfter));
  return [...spoken, 'decision' as const]
    .filter((name) => isShown[name])
    .map((name) => ({ name, minutes: minutesOf(plan, name) }));
}

/** The script of a part, if the plan has one. */
export function scriptOf({ flow }: Pick<Plan, 'flow'>, part: 'intro' | 'wrap_up'): string | undefined {
  return flow.find(({ kind }) => kind === part)?.script;
}

function minutesOf({ flow }: Parted, name: PartName): number {
  const wanted = name === 'questions' ? 'question' : name;
  return flow.filter(({ kind }) => kind === wanted).reduce((sum, { minutes }) => sum + minutes, 0);
}

function placeOf(name: (typeof inTalk)[number], checkedAfter: boolean): number {
  return name === 'requirements' && checkedAfter ? inTalk.indexOf('questions') + 0.5 : inTalk.indexOf(name);
}
