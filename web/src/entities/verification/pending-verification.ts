const key = 'verify-email';

/** The address whose code is awaited: kept for this tab, so that a reload of the page does not lose it. */
export const pendingVerification = {
  get: (): string | null => sessionStorage.getItem(key),
  set: (email: string): void => {
    sessionStorage.setItem(key, email);
  },
  clear: (): void => {
    sessionStorage.removeItem(key);
  },
};
