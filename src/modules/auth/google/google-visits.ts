import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { peppered, sha256 } from '#modules/auth/session/digests.ts';

const visitLife = '10 minutes';

export async function openVisit(tx: SystemTx, state: string): Promise<void> {
  await sql`insert into auth.google_visit (state_hash, expires_at)
    values (${sha256(state)}, now() + ${visitLife}::interval)`.execute(tx);
}

/** Ends the visit with this state, whatever its outcome. @returns whether it was open */
export async function endVisit(tx: SystemTx, state: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`delete from auth.google_visit
    where state_hash = ${sha256(state)} returning expires_at > now() as open`.execute(tx);
  return rows[0]?.open === true;
}

/**
 * The nonce that Google must return in the token. Derived from the state, so it is not stored and fits no other visit.
 */
export function nonceOf(pepper: string, state: string): string {
  return peppered(pepper, 'google-nonce', state).toString('base64url');
}
