import { type GoogleError, googleErrors } from '#contracts/auth/google.ts';

const key = 'delete-account';
const refusalKey = 'delete-account-refusal';

/** Remembers, over the way to Google and back, whose account is about to be deleted in this tab. */
export const deletionProof = {
  await: (userId: string): void => {
    sessionStorage.setItem(key, userId);
  },
  isAwaitedBy: (userId: string): boolean => sessionStorage.getItem(key) === userId,
  /** Google proved nothing: what the question says of it when the person is back. */
  refuse: (why: GoogleError): void => {
    sessionStorage.setItem(refusalKey, why);
  },
  refusal: (): GoogleError | undefined => googleErrors.find((each) => each === sessionStorage.getItem(refusalKey)),
  forget: (): void => {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(refusalKey);
  },
};
