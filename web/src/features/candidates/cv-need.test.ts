import { expect, test } from 'vitest';
import { cvNeedOf } from './cv-need.ts';

const failed = (code: string) => cvNeedOf({ state: 'failed', error: { code, message: '' } });

test('no CV › one is to be added', () => {
  expect(cvNeedOf(null)).toBe('add');
});

test('a file that stays unreadable › another one is to be chosen', () => {
  expect(failed('hiring.cv_damaged')).toBe('replace');
  expect(failed('hiring.cv_encrypted')).toBe('replace');
  expect(cvNeedOf({ state: 'no_text', error: null })).toBe('replace');
});

test('a failure that may pass › the same file is to be read again', () => {
  expect(failed('hiring.cv_unreadable')).toBe('retry');
});

test('a CV that is read or being read › nothing is needed', () => {
  expect(cvNeedOf({ state: 'reading', error: null })).toBeUndefined();
  expect(cvNeedOf({ state: 'ready', error: null })).toBeUndefined();
});
