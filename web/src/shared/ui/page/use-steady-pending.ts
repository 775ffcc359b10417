import { useEffect, useRef, useState } from 'react';

const showAfter = 150;
const showAtLeast = 300;

/**
 * Whether to show a skeleton: only after 150 ms of waiting, so that fast responses do not flicker, and then for at
 * least 300 ms.
 */
export function useSteadyPending(pending: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (pending === shown) return;
    const wait = pending ? showAfter : Math.max(0, since.current + showAtLeast - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(pending);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [pending, shown]);
  return shown;
}
