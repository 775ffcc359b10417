import { redirect } from 'react-router';
import type { AppConfig } from '#contracts/live.ts';
import { fetchConfig } from '#web/shared/config/fetch-config.ts';
import { paths } from '#web/shared/paths.ts';
import { sessionKnown } from '#web/shared/api/session.ts';

let asked: Promise<AppConfig | undefined> | undefined;

/** Starts loading the configuration in parallel with the page's script. */
export function preloadSignInConfig(): Promise<AppConfig | undefined> {
  return (asked ??= fetchConfig().catch(() => {
    asked = undefined;
    return undefined;
  }));
}

/**
 * Loader of the sign-in pages: redirects users who are already signed in. Waits for the sign-in methods before the
 * first render, so that nothing shifts under the pointer; without a response only the form is shown.
 */
export async function signInLoader(): Promise<AppConfig | undefined | Response> {
  const [session, config] = await Promise.all([sessionKnown(), preloadSignInConfig()]);
  return session.status === 'signed-in' ? redirect(paths.dashboard()) : config;
}
