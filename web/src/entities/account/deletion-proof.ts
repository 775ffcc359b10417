const key = 'delete-account';

/** Remembers, over the way to Google and back, whose account is about to be deleted in this tab. */
export const deletionProof = {
  await: (userId: string): void => {
    sessionStorage.setItem(key, userId);
  },
  isAwaitedBy: (userId: string): boolean => sessionStorage.getItem(key) === userId,
  forget: (): void => {
    sessionStorage.removeItem(key);
  },
};
