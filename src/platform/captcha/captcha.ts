import type { CaptchaAction } from '#contracts/auth/captcha.ts';

/** Unavailable: the provider cannot be asked, so the call is allowed under tighter rate limits. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable';

/** Tells people from bots by a token from a widget on the page. */
export interface Captcha {
  /** Verifies a token. A token is valid once, for one action, on our own pages. */
  check(asked: {
    readonly token: string | undefined;
    readonly action: CaptchaAction;
    readonly address: string;
  }): Promise<CaptchaVerdict>;
}

/** Lets everybody pass when no provider is configured. */
export const noCaptcha: Captcha = { check: async () => 'passed' };
