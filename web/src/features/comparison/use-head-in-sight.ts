import { type RefObject, useEffect } from 'react';

/** Height of the sticky top bar, in pixels. */
const barHeight = 56;

/** How far to move a table's header down so that it stays below the top bar and within the table, in pixels. */
export function headOffset(table: { readonly top: number; readonly height: number }, headHeight: number): number {
  return Math.max(0, Math.min(barHeight - table.top, table.height - headHeight));
}

/**
 * Sets the header's offset as the CSS property `--down`: inside a horizontally scrolling container, `position: sticky`
 * does not follow the page's scrolling.
 */
export function useHeadInSight(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = (): void => {
      const element = scroller.current;
      const head = element?.querySelector('thead');
      if (element === null || head === null || head === undefined) return;
      const down = headOffset(element.getBoundingClientRect(), head.offsetHeight);
      element.style.setProperty('--down', `${String(down)}px`);
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [scroller]);
}
