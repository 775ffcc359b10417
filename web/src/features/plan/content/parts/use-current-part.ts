import { use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OpenCardsContext } from './open-cards.ts';
import { partAt } from './part-at.ts';
import type { PartName, PlanPart } from './plan-parts.ts';

/** From the upper edge of the window: what begins above it is being read. It lies below what is sticky there. */
const line = 132;

export const partId = (name: PartName): string => `plan-part-${name}`;

/** The part that is being read, and the way to another one, which opens its cards and takes the focus along. */
export function useCurrentPart(parts: readonly PlanPart[]) {
  const cards = use(OpenCardsContext);
  const [current, setCurrent] = useState<PartName>();
  const goneTo = useRef<PartName>(undefined);
  const look = (): void => {
    const isReached = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    if (!isReached) goneTo.current = undefined;
    const placed = parts.flatMap(({ name }) => {
      const top = document.getElementById(partId(name))?.getBoundingClientRect().top;
      return top === undefined ? [] : [{ name, top }];
    });
    setCurrent(partAt(placed, line, { isReached, goneTo: goneTo.current }));
  };
  // After each drawing: a card that opens moves what is below it.
  useEffect(() => {
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  });
  const goTo = (name: PartName): void => {
    const part = document.getElementById(partId(name));
    const folded = [...(part?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].flatMap(
      ({ dataset }) => dataset['card'] ?? [],
    );
    // Open before it is gone to: the page becomes longer.
    flushSync(() => cards.set(folded, true));
    part?.scrollIntoView();
    const heading = part?.querySelector<HTMLElement>('h2 button') ?? part?.querySelector<HTMLElement>('h2');
    // What folds takes the focus anyway.
    if (heading?.tagName === 'H2') heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    goneTo.current = name;
    look();
  };
  return { current, goTo };
}
