import { randomUUID } from 'node:crypto';

interface Given {
  readonly action: string;
  readonly host: string;
}

const lifeMs = 300_000;
const most = 1000;

/** Tokens like Turnstile's: valid once, for one action and host, for five minutes. */
export function createTokens() {
  const open = new Map<string, Given & { readonly at: number }>();
  return {
    give: (to: Given): string => {
      const token = randomUUID();
      open.set(token, { ...to, at: Date.now() });
      for (const old of open.keys()) if (open.size > most) open.delete(old);
      return token;
    },
    /** The response of siteverify. */
    spend: (token: string | null) => {
      if (token === null || token === '') return { success: false, 'error-codes': ['missing-input-response'] };
      const given = open.get(token);
      open.delete(token);
      if (given === undefined || Date.now() - given.at > lifeMs) {
        return { success: false, 'error-codes': ['timeout-or-duplicate'] };
      }
      return {
        success: true,
        'error-codes': [],
        challenge_ts: new Date(given.at).toISOString(),
        hostname: given.host,
        action: given.action,
      };
    },
  };
}
