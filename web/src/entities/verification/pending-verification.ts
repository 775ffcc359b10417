const key = 'verify-email';

/** The e-mail address that is waiting for its code; kept per tab so that it survives a reload. */
export const pendingVerification = {
  get: (): string | null => sessionStorage.getItem(key),
  set: (email: string): void => {
    sessionStorage.setItem(key, email);
  },
  clear: (): void => {
    sessionStorage.removeItem(key);
  },
};
