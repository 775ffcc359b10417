import { useEffect } from 'react';

/** Sets the browser tab's title: "Positions · Askwell". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Askwell`;
  }, [title]);
}
