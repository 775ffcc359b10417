import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';

export interface ChoiceTakes {
  readonly when: readonly string[];
  /** what is to be checked elsewhere first */
  readonly before: readonly string[];
}

/** What the plan says of each choice; the least scores of an offer stand with the scores. Undefined where it says nothing. */
export function choiceTakes({
  decision,
  candidate,
}: Pick<Plan, 'decision'> & { readonly candidate: Pick<Plan['candidate'], 'beforeOffer'> }):
  | Readonly<Record<Recommendation, ChoiceTakes>>
  | undefined {
  if (decision === undefined) return undefined;
  const { offer, offerWhen, furtherWhen = [] } = decision;
  return {
    hire: { when: offer?.also ?? [offerWhen ?? []].flat(), before: candidate.beforeOffer },
    further_interview: { when: furtherWhen, before: [] },
    no_hire: { when: reasonsForNo(decision), before: [] },
  };
}
