import { useLocation } from 'react-router';

/** The address that was typed, or is known, on the page before: nobody types it twice. Empty where there is none. */
export function useEmailFromBefore(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
