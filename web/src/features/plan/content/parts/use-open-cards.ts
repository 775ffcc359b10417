import { useState } from 'react';
import { type CardsState, isCardOpen, type OpenCards, withAllCards, withCards } from './open-cards.ts';

/** The cards of a page that fold, as they were left while it is open; all are folded when it comes. */
export function useOpenCards(): OpenCards {
  const [cards, change] = useState<CardsState>(() => withAllCards(false));
  return {
    all: cards.all,
    isOpen: (id) => isCardOpen(cards, id),
    set: (ids, open) => change((before) => withCards(before, ids, open)),
    setAll: (open) => change(withAllCards(open)),
  };
}
