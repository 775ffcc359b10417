import { useEffect } from 'react';

/** Back from another site by the browser's own button, a page is as it was left: what waited there for leaving may be used again. */
export function useShownAgain(reset: () => void): void {
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, [reset]);
}
