import { useEffect, useState } from 'react';
import { storedTokens } from '#web/shared/api/stored-tokens.ts';

/** Title, and the end of the hiding that public/boot.js began while these words were not there yet. */
export function usePublicPage(title: string): void {
  useEffect(() => {
    document.title = `${title} · Askwell`;
    document.documentElement.removeAttribute('data-pending');
  }, [title]);
}

/** Whether this browser holds a session. Known after the first paint: the prerendered page is for a visitor. */
export function useReturningUser(): boolean {
  const [returning, setReturning] = useState(false);
  useEffect(() => {
    setReturning(storedTokens().access !== null);
  }, []);
  return returning;
}
