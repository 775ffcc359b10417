import { use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { OpenCardsContext } from './open-cards.ts';
import { partAt } from './part-at.ts';
import type { PartName } from './plan-parts.ts';

/**
 * Pixels from the top of the viewport, below the sticky bars: the last part that begins above this line is the one
 * being read.
 */
const line = 148;

export const partId = (name: PartName): string => `plan-part-${name}`;
export const questionId = (id: string): string => `question-${id}`;

/**
 * The part being read, and a function that scrolls to another one, opens its cards and moves the focus there.
 *
 * @param ids element ids in page order
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
  // After every render, because an opened card moves everything below it.
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
    // Opened before scrolling, because it changes the layout.
    flushSync(() => cards.set(folded, true));
    place?.scrollIntoView();
    const heading = ['h2 button', 'h2', 'h3 button']
      .map((found) => place?.querySelector<HTMLElement>(found))
      .find((found) => found !== null && found !== undefined);
    // Headings that are buttons are focusable already.
    if (heading?.tagName === 'H2') heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    goneTo.current = id;
    look();
  };
  return { current, goTo };
}
