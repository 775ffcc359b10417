import type { Semaphore } from '#platform/semaphore.ts';

/** What a draft tells of itself while one of several calls fills it. */
interface Filled {
  /** questions that stand */
  readonly standing: number;
  /** of all calls so far */
  readonly problems: readonly string[];
}

/**
 * What one of several calls brings to a draft, counted by itself: at most so many questions, and the problems that came
 * with them. `oneByOne`: answers of calls at once are taken one after the other.
 */
export function countedPart(
  oneByOne: Semaphore,
  most: number,
  filled: () => Filled,
  take: { question(raw: unknown): Promise<void>; frame(answer: unknown): Promise<void> },
) {
  const problems: string[] = [];
  let accepted = 0;
  const noting = (work: () => Promise<void>) =>
    oneByOne(async () => {
      const before = { standing: filled().standing, problems: filled().problems.length };
      await work();
      accepted += Math.max(0, filled().standing - before.standing);
      problems.push(...filled().problems.slice(before.problems));
    });
  return {
    get problems() {
      return [...new Set(problems)];
    },
    get missing() {
      return most - accepted;
    },
    question: async (raw: unknown) => {
      if (accepted < most) await noting(() => take.question(raw));
    },
    frame: (answer: unknown) => noting(() => take.frame(answer)),
  };
}
