import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '#web/shared/ui/page/focus-heading.ts';

/**
 * After a change of page the focus goes to its heading. A page that took the focus itself (a form's first field) keeps
 * it. The first page is left to the browser.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (document.activeElement instanceof HTMLInputElement) return;
    focusHeading();
  }, [pathname]);
}
