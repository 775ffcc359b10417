import type { ComparedInterview } from '#contracts/interviewing/position-comparison.ts';
import type { Answers } from './api.ts';

export interface OpenAnswer {
  /** index of the requirement in the round */
  readonly at: number;
  /** the current answer: left open, or not asked */
  readonly stands: Answers[number];
}

/** Requirements of a round that are not settled and can be for this candidate. */
export function openAnswers({
  requirements,
  answeredAt,
}: Pick<ComparedInterview, 'requirements' | 'answeredAt'>): readonly OpenAnswer[] {
  return requirements.flatMap((answer, at) => {
    const index = answeredAt[at] ?? null;
    const isOpen = answer === 'open' || answer === 'not_asked';
    return index !== null && isOpen ? [{ at, stands: { index, answer: answer === 'open' ? answer : null } }] : [];
  });
}
