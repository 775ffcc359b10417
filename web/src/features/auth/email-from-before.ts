import { useLocation } from 'react-router';

/** The e-mail address passed on by the previous page, so that nobody has to type it twice. Empty if there is none. */
export function useEmailFromBefore(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
