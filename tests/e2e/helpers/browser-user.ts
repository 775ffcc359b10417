import type { BrowserContext } from '@playwright/test';
import type { Language } from '#contracts/common.ts';
import { overFetch } from '#tests/helpers/api/client.ts';
import { type User, aUser } from '#tests/helpers/api/sign-up.ts';

export interface BrowserUser extends User {
  /** signs this user in to a browser context */
  signIn(context: BrowserContext): Promise<void>;
}

/** A verified account made over HTTP, for tests about what comes after signing in. */
export async function aBrowserUser(url: string, language: Language): Promise<BrowserUser> {
  const made = await aUser(overFetch(url), { language, position: 'Head of Engineering' });
  const { accessToken, refreshToken, user } = made.session;
  const stored = { accessToken, refreshToken, user: JSON.stringify(user), language };
  return {
    ...made,
    signIn: async (context) => {
      await context.addInitScript((items) => {
        for (const [name, value] of Object.entries(items)) {
          if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
        }
      }, stored);
    },
  };
}
