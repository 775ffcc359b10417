import { describe, expect, it } from 'vitest';
import { metRules, passwordProblem } from './password-rules.ts';

describe('passwordProblem', () => {
  it.each([
    ['Short1a', 'password_too_short'],
    ['alllowercase1', 'password_weak'],
    ['NoDigitsHere', 'password_weak'],
    ['Довгий пароль 7', undefined],
    ['Correct4you', undefined],
  ])('%s › checked by the four rules › %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

describe('metRules', () => {
  it('a password in progress › each rule › is told on its own', () => {
    expect(metRules('abcdefgh')).toEqual({ length: true, upper: false, lower: true, digit: false });
  });
});
