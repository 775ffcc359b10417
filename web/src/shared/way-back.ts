import { paths } from './paths.ts';

const key = 'wayBack';
/** Where signing in leads to by itself. */
const led: ReadonlySet<string> = new Set([paths.dashboard(), paths.onboarding(), paths.subscription()]);

/** A page that somebody had open, or opened from a mail, when there was no session: offered in this tab after signing in. */
export function keepWayBack({ pathname, search }: Readonly<Pick<Location, 'pathname' | 'search'>>): void {
  if (led.has(pathname)) return;
  try {
    sessionStorage.setItem(key, pathname + search);
  } catch {
    // then it is found as before: by the lists
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
