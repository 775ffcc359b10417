import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';

/**
 * After a change of page the focus goes to its heading. A page that took the focus itself (a form's first field) keeps
 * it. The first page is left to the browser. A page may come late, after signing in, or in place of its skeleton: until
 * somebody does something, a focus that went with what was there before goes to the heading that is there now.
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
