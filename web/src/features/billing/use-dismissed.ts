import { useState } from 'react';

/**
 * Whether a banner was put away in this tab. `about` is what it was about: when that is another, the banner comes back.
 * Where storage is blocked it stays away until the page is loaded again.
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
        // away for this page only
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
