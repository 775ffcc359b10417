import { expect, test } from 'vitest';
import { turned } from './turned.ts';

const found = [{ text: 'German at B2' }, { text: 'Night shifts' }];

test('turned › one that is checked › is taken out, and what the text says no longer goes with it', () => {
  expect(turned('Night shifts', ['A licence', 'German at B2'], found)).toEqual(['German at B2', 'Night shifts']);
});

test('turned › one that was taken out › is put back, and nothing else changes', () => {
  expect(turned('German at B2', ['A licence', 'German at B2'], found)).toEqual(['A licence']);
});
