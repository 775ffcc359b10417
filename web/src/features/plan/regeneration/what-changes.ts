import type { Candidate } from '#contracts/candidates.ts';
import type { Position } from '#contracts/positions.ts';
import type { Interview } from '#contracts/interviewing.ts';
import type { Plan, Question } from '#contracts/plan.ts';

/** What a plan made again would ask. */
export interface PlanChanges {
  /** `model`: the playbook stood in, and a model is asked now; `position`: its text is another by now */
  readonly core: 'same' | 'position' | 'model';
  readonly cv: 'none' | 'other' | 'newer';
}

interface Regenerated {
  readonly plan: Pick<Plan, 'positionVersion' | 'fallbackReason'> & {
    readonly questions: readonly Pick<Question, 'block'>[];
  };
  readonly interview: Pick<Interview, 'cvId'>;
  readonly position: Pick<Position, 'positionVersion'>;
  readonly candidate: { readonly cv: Pick<NonNullable<Candidate['cv']>, 'id'> | null };
  readonly hasModel: boolean;
}

/** The core is every candidate's and stays while its position does; questions from the CV become others. */
export function whatChanges({ plan, interview, position, candidate, hasModel }: Regenerated): PlanChanges {
  const isStandIn = plan.fallbackReason !== null && hasModel;
  const newest = candidate.cv;
  const asksFromCv = plan.questions.some(({ block }) => block === 'cv');
  return {
    core: position.positionVersion === plan.positionVersion ? (isStandIn ? 'model' : 'same') : 'position',
    cv: newest !== null && newest.id !== interview.cvId ? 'newer' : asksFromCv ? 'other' : 'none',
  };
}

/** Nothing that it is made from has changed, and there is no CV to ask about. */
export function asksTheSame({ core, cv }: PlanChanges): boolean {
  return core === 'same' && cv === 'none';
}
