import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';

/**
 * Moves the focus to the page's heading after navigation. A page that has focused one of its own fields keeps that
 * focus, and the first page is left to the browser. A page may also appear late, after sign-in or after its skeleton:
 * until the user presses a key or the pointer, a focus lost to removed content moves to the current heading.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (document.activeElement instanceof HTMLInputElement) return;
    focusHeading();
    const changes = new MutationObserver(() => {
      if (document.activeElement === document.body) focusHeading();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    const stop = new AbortController();
    for (const act of ['keydown', 'pointerdown']) {
      addEventListener(act, () => stop.abort(), { capture: true, signal: stop.signal });
    }
    stop.signal.addEventListener('abort', () => changes.disconnect());
    return () => stop.abort();
  }, [pathname]);
}
