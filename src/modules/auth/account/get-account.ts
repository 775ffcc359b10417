import { sql } from 'kysely';
import type { AccountHolding, account as contract } from '#contracts/auth/account.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import { googleProofIsFresh } from './google-proof.ts';

/** What would be deleted with the account, and which proof its deletion requires. */
export async function getAccount(
  deps: { db: Db; personalData: readonly PersonalData[] },
  actor: Actor,
): Promise<SuccessOf<typeof contract>> {
  return asTenant(deps.db, actor.userId, async (tx) => {
    const holds: Record<AccountHolding, number> = { positions: 0, candidates: 0, cvs: 0, interviews: 0 };
    for (const { count } of deps.personalData) Object.assign(holds, await count(tx));
    const row = await tx
      .selectFrom('auth.session as s')
      .innerJoin('auth.user as u', 'u.id', 's.user_id')
      .where('s.id', '=', actor.sessionId)
      .where('u.id', '=', tx.ownerId)
      .select([sql<boolean>`u.password_hash is not null`.as('has_password'), googleProofIsFresh.as('fresh')])
      .executeTakeFirst();
    // The account was deleted after the request was authenticated.
    if (row === undefined) throw new AppError('common.unauthorized');
    return {
      holds,
      proof: row.has_password ? 'password' : 'google',
      googleProofIsFresh: row.fresh,
    };
  });
}
