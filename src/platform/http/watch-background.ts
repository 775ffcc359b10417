import type { AppConfig } from '#contracts/live.ts';

type Background = AppConfig['background'];

/** The first start builds the Temporal server, which takes a few minutes; after this long something is wrong. */
const longestPreparingMs = 10 * 60_000;
const askedAgainMs = 1000;

/**
 * What to tell people about background work: it is on its way until it was reached once, and away after that. Asks at
 * most once a second, however many pages ask.
 *
 * @param reachable whether Temporal answers
 * @param now milliseconds of a clock that never runs backwards
 */
export function watchBackground(
  reachable: () => Promise<boolean>,
  now: () => number = () => performance.now(),
): () => Promise<Background> {
  const begun = now();
  let wasReady = false;
  let asked: Promise<Background> | undefined;
  let askedAt = begun;

  async function ask(): Promise<Background> {
    if (await reachable()) {
      wasReady = true;
      return 'ready';
    }
    return wasReady || now() - begun > longestPreparingMs ? 'unavailable' : 'preparing';
  }

  return () => {
    if (asked === undefined || now() - askedAt > askedAgainMs) {
      askedAt = now();
      asked = ask();
    }
    return asked;
  };
}
