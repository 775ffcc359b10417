/** Local storage that tolerates being blocked or full: reads then return null and writes are dropped. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the value is lost when this page closes
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

export function removeStoredWhere(matches: (key: string, value: string) => boolean): void {
  try {
    for (const [key, value] of Object.entries(localStorage))
      if (matches(key, String(value))) localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
