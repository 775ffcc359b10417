import type { FastifyRequest } from 'fastify';
import type { CaptchaAction } from '#contracts/auth/captcha.ts';
import { AppError } from '#platform/app-error.ts';
import type { Captcha } from './captcha.ts';

const unchecked = new WeakSet<FastifyRequest>();

/** Enforces the captcha of a request. @throws AppError common.captcha_required */
export async function checkCaptcha(captcha: Captcha, action: CaptchaAction, request: FastifyRequest): Promise<void> {
  const verdict = await captcha.check({ token: tokenIn(request.body), action, address: request.ip });
  if (verdict === 'failed') throw new AppError('common.captcha_required');
  if (verdict === 'unavailable') unchecked.add(request);
}

/** Whether the request was let through because the captcha provider was unavailable. */
export function cameUnchecked(request: FastifyRequest): boolean {
  return unchecked.has(request);
}

function tokenIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('captchaToken' in body)) return undefined;
  return typeof body.captchaToken === 'string' ? body.captchaToken : undefined;
}
