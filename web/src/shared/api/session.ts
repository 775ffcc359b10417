import { useSyncExternalStore } from 'react';
import { User } from '#contracts/auth/auth.ts';
import type { AuthAnswer } from '#contracts/auth/auth.ts';
import { readStored, removeStored, writeStored } from '#web/shared/storage.ts';
import { sessionKeys, storeTokens, storedTokens } from './stored-tokens.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-in'; readonly user: User }
  /** `refused`: the server ended the session, rather than the user signing out */
  | { readonly status: 'signed-out'; readonly refused?: boolean };

type Listener = () => void;

const listeners = new Set<Listener>();
let current: Session = { status: 'loading' };

function publish(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => current;

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession);
}

/** The signed-in user. Throws outside the signed-in part of the app. */
export function useUser(): User {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUser outside the guarded routes');
  return session.user;
}

export function beginSession(answer: AuthAnswer): void {
  storeTokens(answer);
  setUser(answer.user);
}

export function setUser(user: User): void {
  writeStored(sessionKeys.user, JSON.stringify(user));
  publish({ status: 'signed-in', user });
}

/**
 * Stores a newer version of the signed-in user. Ignored if the user has signed out, or another user has signed in,
 * since it was requested.
 */
export function updateUser(user: User): void {
  if (storedTokens().access === null) return;
  if (current.status === 'signed-in' && current.user.id !== user.id) return;
  setUser(user);
}

/**
 * Deletes the tokens and the user. The router then redirects to the sign-in page, which shows a message if `refused`.
 */
export function endSession({ refused = false } = {}): void {
  for (const key of Object.values(sessionKeys)) removeStored(key);
  // After the user signs out, a call still in flight must not make it look as if the server ended the session.
  if (current.status !== 'signed-out') publish({ status: 'signed-out', refused });
}

function storedUser(): User | undefined {
  try {
    const parsed = User.safeParse(JSON.parse(readStored(sessionKeys.user) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Called at startup. If there is an access token, fetches the profile; a refusal ends the session. Any other failure
 * counts as being offline: the stored user is kept.
 */
export async function restoreSession(fetchProfile: () => Promise<User>, isRefusal: (e: unknown) => boolean) {
  if (storedTokens().access === null) return publish({ status: 'signed-out' });
  try {
    setUser(await fetchProfile());
  } catch (error) {
    const refused = isRefusal(error);
    const user = refused ? undefined : storedUser();
    if (user === undefined) endSession({ refused });
    else publish({ status: 'signed-in', user });
  }
}

/** Resolves once it is known whether a user is signed in. */
export function sessionKnown(): Promise<Exclude<Session, { status: 'loading' }>> {
  return new Promise((resolve) => {
    const check = (): boolean => {
      if (current.status === 'loading') return false;
      resolve(current);
      return true;
    };
    if (check()) return;
    const stop = subscribeSession(() => {
      if (check()) stop();
    });
  });
}

/** Follows other tabs: when one signs out, signs in or updates the user, this tab does the same. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== sessionKeys.user && event.key !== null) return;
    const user = storedUser();
    if (user !== undefined) publish({ status: 'signed-in', user });
    else if (current.status === 'signed-in') publish({ status: 'signed-out' });
  });
}
