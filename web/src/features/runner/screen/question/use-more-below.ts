import { type RefObject, useEffect, useState } from 'react';

/** Whether a scroll container has content below its visible part; updated on scroll and resize. */
export function useMoreBelow(container: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    // 1 px tolerance: scroll positions are fractional on scaled screens
    const measure = (): void => setHasMore(element.scrollTop + element.clientHeight < element.scrollHeight - 1);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [container]);
  return hasMore;
}
