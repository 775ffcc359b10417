import { redirect } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { sessionKnown } from '#web/shared/session.ts';

/** Loader of the sign-in pages: who is signed in already has nothing to do there. */
export async function redirectSignedIn(): Promise<Response | null> {
  const session = await sessionKnown();
  return session.status === 'signed-in' ? redirect(paths.dashboard()) : null;
}
