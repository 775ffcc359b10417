import type { Question } from './plan.ts';

/**
 * The question that asks this person for a case of their own in the matter of a question that everybody is asked: the story
 * that is told there must not be the one that is told here. Undefined where there is none.
 */
export function questionWithCase<Asked extends Pick<Question, 'id' | 'block' | 'kind' | 'competencyId' | 'behind'>>(
  { questions }: { readonly questions: readonly Asked[] },
  { id, block, kind, competencyId }: Pick<Question, 'id' | 'block' | 'kind' | 'competencyId'>,
): Asked | undefined {
  if (block === 'cv' || kind !== 'behavioral') return undefined;
  return questions.find(
    (other) =>
      other.block === 'cv' &&
      other.kind === 'behavioral' &&
      (other.behind === id || other.competencyId === competencyId),
  );
}
