import type { Db } from '#platform/db/client.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { findSession, revokeSession } from './sessions.ts';
import type { Visitor } from '#modules/auth/sign-in/visitor.ts';

/** Ends the session that a refresh token belongs to. Does nothing for an unknown token. */
export async function logOut(deps: { db: Db }, visitor: Visitor, input: { refreshToken: string }): Promise<void> {
  await asSystem(deps.db, async (tx) => {
    const session = await findSession(tx, input.refreshToken, visitor);
    if (session !== undefined) await revokeSession(tx, session.userId, session.id, 'logout');
  });
}
