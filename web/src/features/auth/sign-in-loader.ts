import { redirect } from 'react-router';
import type { AppConfig } from '#contracts/live.ts';
import { fetchConfig } from '#web/shared/config/fetch-config.ts';
import { paths } from '#web/shared/paths.ts';
import { sessionKnown } from '#web/shared/api/session.ts';

let asked: Promise<AppConfig | undefined> | undefined;

/** Begins to ask for the configuration, beside the script of the page and not after it. */
export function preloadSignInConfig(): Promise<AppConfig | undefined> {
  return (asked ??= fetchConfig().catch(() => {
    asked = undefined;
    return undefined;
  }));
}

/**
 * Loader of the sign-in pages: who is signed in already has nothing to do there. The ways to sign in are known before
 * the first picture, so that nothing moves under the pointer; without an answer there is the form alone.
 */
export async function signInLoader(): Promise<AppConfig | undefined | Response> {
  const [session, config] = await Promise.all([sessionKnown(), preloadSignInConfig()]);
  return session.status === 'signed-in' ? redirect(paths.dashboard()) : config;
}
