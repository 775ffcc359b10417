import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { userRegistered } from '#modules/auth/events.ts';
import { dropIdentities } from '#modules/auth/google/identities.ts';
import { spendResetLinks } from '#modules/auth/password/reset-links.ts';
import type { Registration } from './registrations.ts';

/** Of the address that an account has which gave its own up. */
export const supersededDomain = 'superseded.invalid';

/**
 * The account was made by somebody who never proved the address, so it gives the address up and nobody can sign in to
 * it any more. Without a registration of their own the new owner has no password: a mailed code signs in.
 *
 * @returns the new owner's account
 */
export async function supersedeAccount(
  tx: SystemTx,
  userId: string,
  email: string,
  registration: Registration | undefined,
): Promise<string> {
  await tx
    .updateTable('auth.user')
    .set({ email: `${userId}@${supersededDomain}`, password_hash: null })
    .where('id', '=', userId)
    .execute();
  await dropIdentities(tx, userId);
  await spendResetLinks(tx, userId);
  const id = newId();
  await tx
    .insertInto('auth.user')
    .values({
      id,
      email,
      email_verified_at: sql`now()`,
      ...(registration === undefined ? { full_name: '', position: '' } : chosenIn(registration)),
    })
    .execute();
  await appendEventOf(tx, id, userRegistered(id, { userId: id }));
  return id;
}

/** The columns of an account that its registration chose. */
export function chosenIn({ passwordHash, fullName, position, language }: Registration) {
  return { password_hash: passwordHash, full_name: fullName, position, language };
}
