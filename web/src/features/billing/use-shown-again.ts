import { useEffect } from 'react';

/**
 * When the user returns with the Back button, the back/forward cache restores the page as it was: `reset` re-enables
 * what was waiting for the navigation.
 */
export function useShownAgain(reset: () => void): void {
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, [reset]);
}
