import type { ComparedInterview } from '#contracts/interviewing/position-comparison.ts';
import type { Answers } from './api.ts';

export interface OpenAnswer {
  /** which of the requirements of the round */
  readonly at: number;
  /** as it stands: left open, or not asked */
  readonly stands: Answers[number];
}

/** What is not settled of the requirements of a round, and can be for this person. */
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
