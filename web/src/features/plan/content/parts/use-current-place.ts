import { use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OpenCardsContext } from './open-cards.ts';
import { partAt } from './part-at.ts';
import type { PartName } from './plan-parts.ts';

/** From the upper edge of the window: what begins above it is being read. It lies below what is sticky there. */
const line = 148;

export const partId = (name: PartName): string => `plan-part-${name}`;
export const questionId = (id: string): string => `question-${id}`;

/**
 * The place that is being read, and the way to another one, which opens the cards of a part and takes the focus along.
 * @param ids of elements, in the order of the page
 */
export function useCurrentPlace(ids: readonly string[]) {
  const cards = use(OpenCardsContext);
  const [current, setCurrent] = useState<string>();
  const goneTo = useRef<string>(undefined);
  const look = (): void => {
    const isReached = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    if (!isReached) goneTo.current = undefined;
    const placed = ids.flatMap((name) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top;
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
  const goTo = (id: string): void => {
    const place = document.getElementById(id);
    const folded = [...(place?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].flatMap(
      ({ dataset }) => dataset['card'] ?? [],
    );
    // Open before it is gone to: the page becomes longer.
    flushSync(() => cards.set(folded, true));
    place?.scrollIntoView();
    const heading = ['h2 button', 'h2', 'h3 button']
      .map((found) => place?.querySelector<HTMLElement>(found))
      .find((found) => found !== null && found !== undefined);
    // What folds takes the focus anyway.
    if (heading?.tagName === 'H2') heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    goneTo.current = id;
    look();
  };
  return { current, goTo };
}
