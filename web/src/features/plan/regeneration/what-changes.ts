import type { Candidate } from '#contracts/hiring/candidates.ts';
import type { Position } from '#contracts/hiring/positions.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { PositionCore } from '#contracts/interviewing/plan/position-core.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';

/** What a plan made again would ask. */
export interface PlanChanges {
  /**
   * `model`: the playbook stood in, and a model is asked now; `position`: its text is another by now; `renewed`: somebody
   * had it written anew; `edited`: the one of this plan was changed by hand
   */
  readonly core: 'same' | 'position' | 'model' | 'renewed' | 'edited';
  /** `locked`: every question for this person stays, and what stands around them is written anew */
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

/** The core is every candidate's and stays while its position does; questions from the CV become others. */
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
  // Made for a CV by name, or for none, it never reads another.
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

/** Nothing that it is made from has changed, and there is no CV to ask about. */
export function asksTheSame({ core, cv }: PlanChanges): boolean {
  return core === 'same' && cv === 'none';
}
