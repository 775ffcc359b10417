import { sql } from 'kysely';
import type { SystemTx } from '#platform/db/unit-of-work.ts';
import { peppered, sha256 } from '#modules/auth/session/digests.ts';

const visitLife = '10 minutes';

export async function openVisit(tx: SystemTx, state: string): Promise<void> {
  await sql`insert into auth.google_visit (state_hash, expires_at)
    values (${sha256(state)}, now() + ${visitLife}::interval)`.execute(tx);
}

/** Whether the state is of a visit that is under way. It is over by this, whatever comes of it. */
export async function endVisit(tx: SystemTx, state: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`delete from auth.google_visit
    where state_hash = ${sha256(state)} returning expires_at > now() as open`.execute(tx);
  return rows[0]?.open === true;
}

/** What Google must put into its answer: derived from the state, so that it is stored nowhere and fits no other visit. */
export function nonceOf(pepper: string, state: string): string {
  return peppered(pepper, 'google-nonce', state).toString('base64url');
}
