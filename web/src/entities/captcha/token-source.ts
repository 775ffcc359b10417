/** Longer than a check takes that needs no person; a form must not hang on one that never ends. */
const patienceMs = 8_000;

/** Holds the token of a widget, which comes in its own time, for a form that may be sent before. */
export interface TokenSource {
  /** one is on its way */
  expect(): void;
  give(token: string): void;
  /** none will come */
  giveUp(): void;
  /** undefined: none came, or none is on its way */
  take(): Promise<string | undefined>;
}

export function createTokenSource(): TokenSource {
  let next = Promise.withResolvers<string | undefined>();
  next.resolve(undefined);
  return {
    expect: () => {
      const before = next;
      next = Promise.withResolvers();
      // Whoever waits goes on waiting, for this one.
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
