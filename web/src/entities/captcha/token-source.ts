/**
 * Longer than a check without user interaction takes, yet short enough that a form does not hang on one that never
 * ends.
 */
const patienceMs = 8_000;

/**
 * Holds the token of a captcha widget, which arrives asynchronously, for a form that may be submitted before it does.
 */
export interface TokenSource {
  /** a token has been requested */
  expect(): void;
  give(token: string): void;
  /** no token will arrive */
  giveUp(): void;
  /** undefined if no token was requested, or none arrives within 8 seconds */
  take(): Promise<string | undefined>;
}

export function createTokenSource(): TokenSource {
  let next = Promise.withResolvers<string | undefined>();
  next.resolve(undefined);
  return {
    expect: () => {
      const before = next;
      next = Promise.withResolvers();
      // Anyone waiting for the previous token now waits for this one.
      before.resolve(next.promise);
    },
    give: (token) => {
      next.resolve(token);
    },
    giveUp: () => {
      next.resolve(undefined);
      next = Promise.withResolvers();
      next.resolve(undefined);
    },
    take: () => Promise.race([next.promise, patience()]),
  };
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs);
  });
}
