import { useEffect, useState } from 'react';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';

/** Sets the title and reveals the page, if public/boot.js hid it until its texts had loaded. */
export function usePublicPage(title: string): void {
  useEffect(() => {
    document.title = `${title} · Askwell`;
    document.documentElement.removeAttribute('data-pending');
  }, [title]);
}

/** Whether this browser has a session. Known only after the first paint: the prerendered page is for visitors. */
export function useReturningUser(): boolean {
  const [returning, setReturning] = useState(false);
  useEffect(() => {
    setReturning(storedTokens().access !== null);
  }, []);
  return returning;
}
