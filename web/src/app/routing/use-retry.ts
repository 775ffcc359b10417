import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Runs the loaders of this address again and draws it anew: when asked, and by itself when the network is back. */
export function useRetry(): () => void {
  const { revalidate } = useRevalidator();
  const retry = (): void => void revalidate();
  useWhenOnline(retry);
  return retry;
}

export function useWhenOnline(act: () => void): void {
  useEffect(() => {
    addEventListener('online', act);
    return () => {
      removeEventListener('online', act);
    };
  });
}
