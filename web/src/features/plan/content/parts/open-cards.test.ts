import { describe, expect, test } from 'vitest';
import { isCardOpen, withAllCards, withCards } from './open-cards.ts';

describe('cards that fold', () => {
  test('all opened, one closed after it › a card that comes later is open, that one is not', () => {
    const cards = withCards(withAllCards(true), ['one'], false);
    expect(['one', 'two', 'later'].map((id) => isCardOpen(cards, id))).toEqual([false, true, true]);
  });

  test('one opened, then all closed › no card is open', () => {
    expect(isCardOpen(withCards({ all: false, single: {} }, ['one'], true), 'one')).toBe(true);
    expect(isCardOpen(withAllCards(false), 'one')).toBe(false);
  });
});
