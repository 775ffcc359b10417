import { useEffect } from 'react';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';

/**
 * Scrolls to the top when a step is shown: on a phone the page itself scrolls, and would otherwise stay where the
 * previous step ended.
 */
export function useStepStart(): void {
  useHeadingFocus();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
