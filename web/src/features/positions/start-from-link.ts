import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { isLink } from '#web/shared/forms/is-link.ts';
import { paths } from '#web/shared/paths.ts';

/** Opens the form for a new position, which imports the page at the link. */
export function startFromLink(navigate: NavigateFunction, link: string): void {
  void navigate(paths.newPosition(), { state: { link } });
}

/** The link passed by {@link startFromLink}. */
export function linkInState(state: unknown): string | undefined {
  const link = typeof state === 'object' && state !== null && 'link' in state ? state.link : undefined;
  return typeof link === 'string' ? link : undefined;
}

/** Pasting a link anywhere outside a field starts a new position from it. */
export function usePastedLink(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]') !== null) return;
      const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
      if (isLink(pasted)) startFromLink(navigate, pasted);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [navigate]);
}
