import { paths } from './paths.ts';

const key = 'wayBack';
/** Pages that signing in leads to by itself, so there is no need to remember them. */
const led: ReadonlySet<string> = new Set([paths.dashboard(), paths.onboarding(), paths.subscription()]);

/**
 * Remembers a page that was opened without a session, such as from an e-mail, to offer it in this tab after sign-in.
 */
export function keepWayBack({ pathname, search }: Readonly<Pick<Location, 'pathname' | 'search'>>): void {
  if (led.has(pathname)) return;
  try {
    sessionStorage.setItem(key, pathname + search);
  } catch {
    // storage is blocked: the user has to find the page again from the lists
  }
}

export function wayBack(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropWayBack(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
