import { useEffect } from 'react';

/** Acts each time the browser says that the network is back. */
export function useWhenOnline(act: () => void): void {
  useEffect(() => {
    addEventListener('online', act);
    return () => {
      removeEventListener('online', act);
    };
  });
}
