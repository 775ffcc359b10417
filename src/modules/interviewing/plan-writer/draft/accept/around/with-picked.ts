import { limits } from '#contracts/limits.ts';
import type { Requirement } from '#contracts/interviewing/plan/plan.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { containsWords } from '#knowledge/posting/picked-requirement.ts';

/**
 * A model's requirements with all those that the recruiter picked from the posting. One that the model has in its own
 * words stays as it is; one of which it has only a part, or nothing, is told in the posting's words. If there are too
 * many, the model's last ones go.
 */
export function withPicked(named: readonly Requirement[], picked: readonly Requirement[]): readonly Requirement[] {
  const missing = picked.filter(({ basis }) => {
    const told = partsOf(basis, named)
      .map(({ text }) => text)
      .join(' ');
    return !areAlike(told, basis) && !named.some(({ text }) => areAlike(text, basis));
  });
  const parts = missing.flatMap(({ basis }) => partsOf(basis, named));
  const others = named.filter((requirement) => !parts.includes(requirement));
  return [
    ...others.slice(0, limits.requirements - missing.length),
    ...missing.map(({ basis, kind }) => ({ text: basis, basis, kind })),
  ];
}

/** The model's requirements whose quotes are these words or part of them. */
function partsOf(words: string, named: readonly Requirement[]): readonly Requirement[] {
  return named.filter(({ basis }) => containsWords(words, basis));
}
