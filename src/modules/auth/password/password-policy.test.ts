import { describe, expect, it } from 'vitest';
import { judgePassword } from './password-policy.ts';

const verdict = (password: string, email = 'olena.k@example.com') => {
  const judged = judgePassword(password, email);
  return judged.kind === 'accepted' ? 'accepted' : judged.code;
};

describe('judgePassword', () => {
  it.each([
    ['seven characters', 'Abcde1x', 'auth.password_too_short'],
    ['no upper case', 'grey-heron-41', 'auth.password_weak'],
    ['no lower case', 'GREY-HERON-41', 'auth.password_weak'],
    ['no digit', 'Grey-Heron-Lake', 'auth.password_weak'],
    ['a common one in another case', 'QwErTy123', 'auth.password_common'],
    ['a common one with a letter behind', 'password1A', 'auth.password_common'],
    ['a common word with two digits behind', 'Sunshine24', 'auth.password_common'],
    ['the product name', 'Askwell-2026-go', 'auth.password_common'],
    ['the local part of the address', 'Olena.K-7711-x', 'auth.password_has_email'],
    ['129 characters', `Aa1${'x'.repeat(126)}`, 'common.invalid'],
    ['more than 512 bytes', `Aa1${'😀'.repeat(128)}`, 'common.invalid'],
  ])('%s › judged › is denied with its reason', (_, password, code) => {
    expect(verdict(password)).toBe(code);
  });

  it.each([
    ['a good one', 'grey-Heron-41'],
    ['Ukrainian letters', 'Сіра-чапля-41'],
    ['128 characters with spaces and emoji', `Grey herons 41 ${'🦤'.repeat(113)}`],
  ])('%s › judged › is accepted', (_, password) => {
    expect(verdict(password)).toBe('accepted');
  });

  it('a short local part › inside a good password › is accepted', () => {
    expect(verdict('grey-Heron-41', 'her@example.com')).toBe('accepted');
  });
});
