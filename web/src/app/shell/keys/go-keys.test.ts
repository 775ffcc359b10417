import { expect, test } from 'vitest';
import { goTarget, opensPalette } from './go-keys.ts';

test.each([
  ['g d', { code: 'KeyG', at: 0 }, { code: 'KeyD', at: 400 }, '/dashboard'],
  ['g c', { code: 'KeyG', at: 0 }, { code: 'KeyC', at: 400 }, '/candidates'],
  ['d alone', undefined, { code: 'KeyD', at: 400 }, undefined],
  ['p d', { code: 'KeyP', at: 0 }, { code: 'KeyD', at: 400 }, undefined],
  ['g x', { code: 'KeyG', at: 0 }, { code: 'KeyX', at: 400 }, undefined],
  ['g, a while, d', { code: 'KeyG', at: 0 }, { code: 'KeyD', at: 5000 }, undefined],
])('goTarget › %s › leads to its page, or nowhere', (_, before, now, target) => {
  expect(goTarget(before, now)).toBe(target);
});

const bare = { code: 'KeyK', key: 'k', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['Ctrl K', { ...bare, ctrlKey: true }, true],
  ['⌘ K', { ...bare, metaKey: true }, true],
  ['Ctrl K on a Ukrainian layout', { ...bare, key: 'л', ctrlKey: true }, true],
  ['K alone', bare, false],
  ['Ctrl Shift K', { ...bare, ctrlKey: true, shiftKey: true }, false],
  ['Ctrl L', { ...bare, code: 'KeyL', key: 'l', ctrlKey: true }, false],
])('opensPalette › %s › %s', (_, event, opens) => {
  expect(opensPalette(event)).toBe(opens);
});
