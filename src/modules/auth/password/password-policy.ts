import { passwordRule } from '#contracts/auth/auth.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { AppError } from '#platform/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

// Argon2 accepts any length, but the limit is part of the API; in bytes, because an emoji takes four.
const maxBytes = 512;
const productName = 'askwell';
/** Shorter local parts occur in good passwords by chance. */
const tellingLocalPart = 4;

export type PasswordVerdict = { readonly kind: 'accepted' } | { readonly kind: 'denied'; readonly code: ErrorCode };

/**
 * Checks the length rule that the form shows, then what guessers try first. The password is not trimmed or truncated.
 */
export function judgePassword(password: string, email: string): PasswordVerdict {
  const length = Array.from(password).length;
  if (length < passwordRule.min) return denied('auth.password_too_short');
  if (length > passwordRule.max || Buffer.byteLength(password) > maxBytes) return denied('common.invalid');
  if (![passwordRule.upper, passwordRule.lower, passwordRule.digit].every((part) => part.test(password))) {
    return denied('auth.password_weak');
  }
  const lower = password.toLowerCase();
  if (isCommonPassword(password) || lower.includes(productName)) return denied('auth.password_common');
  const localPart = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  if (localPart.length >= tellingLocalPart && lower.includes(localPart)) return denied('auth.password_has_email');
  return { kind: 'accepted' };
}

/** @throws AppError with the reason for the rejection */
export function requireGoodPassword(password: string, email: string): void {
  const verdict = judgePassword(password, email);
  if (verdict.kind === 'denied') throw new AppError(verdict.code);
}

function denied(code: ErrorCode): PasswordVerdict {
  return { kind: 'denied', code };
}
