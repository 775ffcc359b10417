import { passwordRule } from '#contracts/auth/auth.ts';

export const passwordRules = ['length', 'upper', 'lower', 'digit'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Which of the four rules a password meets. */
export function metRules(password: string): Readonly<Record<PasswordRule, boolean>> {
  return {
    length: password.length >= passwordRule.min,
    upper: passwordRule.upper.test(password),
    lower: passwordRule.lower.test(password),
    digit: passwordRule.digit.test(password),
  };
}

/** The message key for a password that breaks a rule; undefined if it meets them all. */
export function passwordProblem(password: string): 'password_too_short' | 'password_weak' | undefined {
  const met = metRules(password);
  if (!met.length) return 'password_too_short';
  return met.upper && met.lower && met.digit ? undefined : 'password_weak';
}
