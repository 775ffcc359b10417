import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { PositionCore } from '#contracts/interviewing/plan/position-core.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/** What a regenerated plan would ask. */
export interface PlanChanges {
  /**
   * `model`: the playbook was a fallback, and a model is available now; `position`: the position's text has changed;
   * `renewed`: the core has been regenerated since; `edited`: this plan's core was edited by hand
   */
  readonly core: 'same' | 'position' | 'model' | 'renewed' | 'edited';
  /** `locked`: all candidate-specific questions are kept, and only the text around them is rewritten */
  readonly cv: 'none' | 'other' | 'newer' | 'locked';
}

interface Regenerated {
  readonly plan: Pick<Plan, 'positionVersion' | 'fallbackReason' | 'coreHash'> & {
    readonly questions: readonly Pick<Question, 'id' | 'block'>[];
    readonly provenance: Pick<Plan['provenance'], 'editedBy'>;
  };
  readonly locked: readonly string[];
  readonly interview: Pick<Interview, 'cvId' | 'followsNewestCv'>;
  readonly position: Pick<Position, 'positionVersion'>;
  readonly core: Pick<PositionCore, 'hashes'>;
  readonly candidate: { readonly cv: Pick<NonNullable<Candidate['cv']>, 'id'> | null };
  readonly hasModel: boolean;
}

/**
 * The core is shared by all candidates and stays while its position is unchanged; questions from the CV are replaced.
 */
export function whatChanges({
  plan,
  locked,
  interview,
  position,
  core,
  candidate,
  hasModel,
}: Regenerated): PlanChanges {
  const newest = candidate.cv;
  // An interview with a chosen CV, or none, never switches to a newer one.
  const readsNewer = interview.followsNewestCv && newest !== null && newest.id !== interview.cvId;
  const ofPerson = plan.questions.filter(({ block }) => block === 'cv');
  const allStay = ofPerson.length > 0 && ofPerson.every(({ id }) => locked.includes(id));
  return {
    core: changeOfCore({ plan, position, core, hasModel }),
    cv: allStay ? 'locked' : readsNewer ? 'newer' : ofPerson.length > 0 ? 'other' : 'none',
  };
}

function changeOfCore({ plan, position, core, hasModel }: Omit<Regenerated, 'locked' | 'interview' | 'candidate'>) {
  if (position.positionVersion !== plan.positionVersion) return 'position';
  if (plan.fallbackReason !== null && hasModel) return 'model';
  if (core.hashes.includes(plan.coreHash)) return 'same';
  return plan.provenance.editedBy.length > 0 ? 'edited' : 'renewed';
}

/** None of the plan's sources has changed, and there is no CV to ask about. */
export function asksTheSame({ core, cv }: PlanChanges): boolean {
  return core === 'same' && cv === 'none';
}
