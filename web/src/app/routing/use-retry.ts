import { useRevalidator } from 'react-router';
import { useWhenOnline } from '#web/shared/use-when-online.ts';

/** Runs the loaders of this address again and draws it anew: when asked, and by itself when the network is back. */
export function useRetry(): () => void {
  const { revalidate } = useRevalidator();
  const retry = (): void => void revalidate();
  useWhenOnline(retry);
  return retry;
}
