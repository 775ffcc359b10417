import type { FollowUp, Question } from './plan.ts';

/** What of a plan says it. */
interface Told<Asked> {
  readonly questions: readonly Asked[];
  readonly candidatesInView?: number | undefined;
  readonly candidate: { readonly followUps: readonly Pick<FollowUp, 'questionId' | 'leadsIn'>[] };
}

/**
 * The question that asks this person for a case of their own in the matter of a question that everybody is asked: the story
 * that is told there must not be the one that is told here. Undefined where there is none, where this person is led to a case
 * that is named, and where several people are compared: what is one person's own comes last there.
 */
export function questionWithCase<Asked extends Pick<Question, 'id' | 'block' | 'kind' | 'competencyId' | 'behind'>>(
  { questions, candidatesInView, candidate }: Told<Asked>,
  { id, block, kind, competencyId }: Pick<Question, 'id' | 'block' | 'kind' | 'competencyId'>,
): Asked | undefined {
  if (block === 'cv' || kind !== 'behavioral' || candidatesInView !== undefined) return undefined;
  if (candidate.followUps.some(({ questionId, leadsIn }) => questionId === id && leadsIn === true)) return undefined;
  return questions.find(
    (other) =>
      other.block === 'cv' &&
      other.kind === 'behavioral' &&
      (other.behind === id || other.competencyId === competencyId),
  );
}
