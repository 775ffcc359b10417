import type { AppConfig } from '#contracts/live.ts';

type Background = AppConfig['background'];

/**
 * The first start builds the Temporal server, which takes a few minutes; if it takes longer than this, something is
 * wrong.
 */
const longestPreparingMs = 10 * 60_000;
const askedAgainMs = 1000;

/**
 * The state of background work to show to users: preparing until Temporal was reached once, unavailable when it is down
 * after that. Checks at most once a second, however many pages ask.
 *
 * @param reachable whether Temporal responds
 * @param now milliseconds of a monotonic clock
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
