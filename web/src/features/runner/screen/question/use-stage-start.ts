import { useEffect } from 'react';
import { useHeadingFocus } from '#web/shared/ui/page/focus-heading.ts';

/** Each step of the talk begins at its top: on a phone the page itself scrolls, and would stay where the last one ended. */
export function useStageStart(): void {
  useHeadingFocus();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
