import { useRevalidator } from 'react-router';
import { useWhenOnline } from '#web/shared/use-when-online.ts';

/** Reruns the loaders of the current URL: when called, and automatically when the browser is back online. */
export function useRetry(): () => void {
  const { revalidate } = useRevalidator();
  const retry = (): void => void revalidate();
  useWhenOnline(retry);
  return retry;
}
