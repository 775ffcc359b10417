import type { ComparedInterview } from '#contracts/interviewing/position-comparison.ts';
import type { Answers } from './api.ts';

/** What is not settled of the requirements of a round, as it stands: left open, or not asked. */
export function openAnswers({
  requirements,
  answeredAt,
}: Pick<ComparedInterview, 'requirements' | 'answeredAt'>): Answers {
  return requirements.flatMap((answer, at) => {
    const index = answeredAt[at] ?? null;
    const isOpen = answer === 'open' || answer === 'not_asked';
    return index !== null && isOpen ? [{ index, answer: answer === 'open' ? answer : null }] : [];
  });
}
