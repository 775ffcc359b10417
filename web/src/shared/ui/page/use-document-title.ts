import { useEffect } from 'react';

/** "Positions · Askwell" in the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Askwell`;
  }, [title]);
}
