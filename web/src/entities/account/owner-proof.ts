import { type GoogleError, googleErrors } from '#contracts/auth/google.ts';

const key = 'owner-proof';
const refusalKey = 'owner-proof-refusal';

/** Actions that, on an account without a password, require the owner to confirm their identity with Google first. */
type ProvenAct = 'delete' | 'email';

/**
 * Remembers in this tab, across the redirect to Google and back, which account the user is about to delete or change.
 */
export const ownerProof = {
  await: (userId: string, act: ProvenAct): void => {
    sessionStorage.setItem(key, `${act}:${userId}`);
  },
  /** @param act the expected action; any if omitted */
  isAwaitedBy: (userId: string, act?: ProvenAct): boolean => {
    const [awaited, by] = sessionStorage.getItem(key)?.split(':') ?? [];
    return by === userId && (act === undefined || act === awaited);
  },
  /** Stores why Google did not confirm the owner, for the dialog to show when the user returns. */
  refuse: (why: GoogleError): void => {
    sessionStorage.setItem(refusalKey, why);
  },
  refusal: (): GoogleError | undefined => googleErrors.find((each) => each === sessionStorage.getItem(refusalKey)),
  forget: (): void => {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(refusalKey);
  },
};
