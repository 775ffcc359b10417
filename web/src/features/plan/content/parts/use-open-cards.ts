import { useState } from 'react';
import { type CardsState, isCardOpen, type OpenCards, withAllCards, withCards } from './open-cards.ts';

/**
 * Which collapsible cards are open, for as long as the page is.
 *
 * @param first ids of the cards open initially; all others start collapsed
 */
export function useOpenCards(first: readonly string[] = []): OpenCards {
  const [cards, change] = useState<CardsState>(() => withCards(withAllCards(false), first, true));
  return {
    all: cards.all,
    isOpen: (id) => isCardOpen(cards, id),
    set: (ids, open) => change((before) => withCards(before, ids, open)),
    setAll: (open) => change(withAllCards(open)),
  };
}
