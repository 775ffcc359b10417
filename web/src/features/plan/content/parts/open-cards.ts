import { createContext } from 'react';

/** Which cards are open: the state last set for all, and single changes since. */
export interface CardsState {
  readonly all: boolean;
  readonly single: Readonly<Record<string, boolean>>;
}

export function isCardOpen({ all, single }: CardsState, id: string): boolean {
  return single[id] ?? all;
}

export function withCards({ all, single }: CardsState, ids: readonly string[], open: boolean): CardsState {
  return { all, single: { ...single, ...Object.fromEntries(ids.map((id) => [id, open])) } };
}

/** Cards added later, such as a new question, get the state last set for all. */
export function withAllCards(open: boolean): CardsState {
  return { all: open, single: {} };
}

export interface OpenCards {
  /** the state last set for all cards */
  readonly all: boolean;
  readonly isOpen: (id: string) => boolean;
  readonly set: (ids: readonly string[], open: boolean) => void;
  readonly setAll: (open: boolean) => void;
}

export const OpenCardsContext = createContext<OpenCards>({
  all: false,
  isOpen: () => false,
  set: () => undefined,
  setAll: () => undefined,
});
