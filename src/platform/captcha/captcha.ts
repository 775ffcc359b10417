import type { CaptchaAction } from '#contracts/auth/captcha.ts';

/** Unavailable: nobody can say, so the call stays open and its limits are tighter. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable';

/** Tells people from programs by a token that a widget on the page has given. */
export interface Captcha {
  /** Spends the token. It holds for one action, on our own pages, and once. */
  check(asked: {
    readonly token: string | undefined;
    readonly action: CaptchaAction;
    readonly address: string;
  }): Promise<CaptchaVerdict>;
}

/** Where no provider is set up everybody passes. */
export const noCaptcha: Captcha = { check: async () => 'passed' };
