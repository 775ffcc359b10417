import type { Semaphore } from '#platform/semaphore.ts';

/** State of a draft that several calls are filling. */
interface Filled {
  /** number of accepted questions */
  readonly standing: number;
  /** broken rules of all calls so far */
  readonly problems: readonly string[];
}

/**
 * Counts what one of several calls contributes to a draft: up to `most` questions, and the problems its answer caused.
 * `oneByOne` serialises the handling of concurrent answers.
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
