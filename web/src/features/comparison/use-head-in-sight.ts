import { type RefObject, useEffect } from 'react';

/** Of the bar of the app, which stays at the top. */
const barHeight = 56;

/** How far the head of a table is moved down, so that it stays below the bar and within the table. */
export function headOffset(table: { readonly top: number; readonly height: number }, headHeight: number): number {
  return Math.max(0, Math.min(barHeight - table.top, table.height - headHeight));
}

/**
 * Tells the styles how far down the head of the table stands, as `--down`: where a table is scrolled sideways, it cannot
 * be sticky in the page.
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
