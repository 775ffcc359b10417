import { type GoogleError, googleErrors } from '#contracts/auth/google.ts';

const key = 'owner-proof';
const refusalKey = 'owner-proof-refusal';

/** What an account without a password does only after its owner has proven themselves at Google. */
type ProvenAct = 'delete' | 'email';

/** Remembers, over the way to Google and back, whose account somebody is about to delete, or to change, in this tab. */
export const ownerProof = {
  await: (userId: string, act: ProvenAct): void => {
    sessionStorage.setItem(key, `${act}:${userId}`);
  },
  /** @param act of any of them, where it is left out */
  isAwaitedBy: (userId: string, act?: ProvenAct): boolean => {
    const [awaited, by] = sessionStorage.getItem(key)?.split(':') ?? [];
    return by === userId && (act === undefined || act === awaited);
  },
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
