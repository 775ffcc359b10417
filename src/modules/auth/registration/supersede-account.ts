import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { userRegistered } from '#modules/auth/events.ts';
import { dropIdentities } from '#modules/auth/google/identities.ts';
import { spendResetLinks } from '#modules/auth/password/reset-links.ts';
import type { Registration } from './registrations.ts';

/** The domain of the placeholder address of an account that lost its own. */
export const supersededDomain = 'superseded.invalid';

/**
 * Takes the address away from an account whose creator never verified it, and blocks all sign-in to that account. If
 * the new owner has no registration, the new account has no password and is accessed with a mailed code.
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

/** The account columns that a registration determines. */
export function chosenIn({ passwordHash, fullName, position, language }: Registration) {
  return { password_hash: passwordHash, full_name: fullName, position, language };
}
