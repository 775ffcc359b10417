import * as z from 'zod';
import type { Config } from '#platform/config.ts';
import type { Logger } from '#platform/logger.ts';
import { type Captcha, type CaptchaVerdict, noCaptcha } from './captcha.ts';

const timeoutMs = 3_000;

const Answer = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});
type Answer = z.infer<typeof Answer>;

/** Not the visitor's fault: our secret is wrong, or the provider failed. */
const ownFaults: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
]);

type TurnstileConfig = Pick<Config, 'PUBLIC_URL' | 'TURNSTILE_SECRET_KEY' | 'TURNSTILE_VERIFY_URL'>;

/**
 * Uses Turnstile if its keys are set. A missing token is verified too: during an outage nobody has one, and only the
 * request to the provider shows that.
 */
export function createCaptcha(config: TurnstileConfig, logger: Pick<Logger, 'warn'>): Captcha {
  const secret = config.TURNSTILE_SECRET_KEY;
  if (secret === undefined) return noCaptcha;
  const host = new URL(config.PUBLIC_URL).hostname;
  return {
    check: async ({ token = '', action, address }) => {
      const body = new URLSearchParams({ secret, response: token, remoteip: address });
      const answer = await ask(config.TURNSTILE_VERIFY_URL, body);
      const verdict = answer === undefined ? 'unavailable' : verdictOf(answer, { action, host });
      if (verdict === 'unavailable') logger.warn({ codes: answer?.['error-codes'] }, 'captcha: nobody can say');
      return verdict;
    },
  };
}

function verdictOf(answer: Answer, expected: { action: string; host: string }): CaptchaVerdict {
  if (answer['error-codes'].some((code) => ownFaults.has(code))) return 'unavailable';
  const isOurs = answer.action === expected.action && answer.hostname === expected.host;
  return answer.success && isOurs ? 'passed' : 'failed';
}

/** undefined: no response, or an unreadable one */
async function ask(url: string, body: URLSearchParams): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
    return Answer.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}
