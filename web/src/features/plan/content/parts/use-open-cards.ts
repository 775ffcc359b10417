import { useState } from 'react';
import { type CardsState, isCardOpen, type OpenCards, withAllCards, withCards } from './open-cards.ts';

/**
 * The cards of a page that fold, as they were left while it is open.
 * @param first what is open when it comes; all others are folded
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
