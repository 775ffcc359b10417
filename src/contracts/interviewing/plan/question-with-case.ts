import type { FollowUp, Question } from './plan.ts';

/** The parts of a plan that this depends on. */
interface Told<Asked> {
  readonly questions: readonly Asked[];
  readonly candidatesInView?: number | undefined;
  readonly candidate: { readonly followUps: readonly Pick<FollowUp, 'questionId' | 'leadsIn'>[] };
}

/**
 * This person's own question that asks for a case on the same topic as a core question: the candidate must not tell the
 * same story twice. Undefined if there is none, if a lead-in directs this person to a specific case, and if several
 * candidates are compared, because then a person's own questions come last.
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
