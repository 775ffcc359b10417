import { useState } from 'react';

/**
 * Whether a banner was dismissed in this tab. `about` identifies its content: if that changes, the banner returns. If
 * storage is blocked, it stays dismissed until the page is reloaded.
 */
export function useDismissed(
  name: string,
  about: string,
): { readonly dismissed: boolean; readonly dismiss: () => void } {
  const key = `dismissed:${name}`;
  const [away, setAway] = useState(() => read(key));
  return {
    dismissed: away === about,
    dismiss: () => {
      setAway(about);
      try {
        sessionStorage.setItem(key, about);
      } catch {
        // dismissed for this page only
      }
    },
  };
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
