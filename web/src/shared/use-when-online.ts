import { useEffect } from 'react';

/** Runs `act` each time the browser goes back online. */
export function useWhenOnline(act: () => void): void {
  useEffect(() => {
    addEventListener('online', act);
    return () => {
      removeEventListener('online', act);
    };
  });
}
