import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem, asTenant } from '#platform/db/unit-of-work.ts';
import type { Logger } from '#platform/logger.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import { contactOf } from '#modules/auth/index.ts';
import { candidatesErasedSoon } from '#modules/hiring/mails.ts';
import { isolated } from './isolated.ts';
import { isErasedSoon, keptUntil, warnedBefore } from './kept-until.ts';
import { type RetainingAccount, retainingAccounts } from './list-accounts.ts';

/**
 * Mails each owner who has candidates that will be erased within a week and were not announced before. One mail covers
 * all of them, so an owner gets at most one a day.
 *
 * @returns the number of accounts that were mailed, and of those that failed
 */
export async function warnOwners(
  deps: { db: Db; logger: Logger },
  { signal, heartbeat }: WorkControls,
): Promise<{ warned: number; failed: number }> {
  const sum = { warned: 0, failed: 0 };
  for await (const account of retainingAccounts(deps.db)) {
    signal.throwIfAborted();
    heartbeat();
    const isTold = await isolated(deps.logger, account.ownerId, () => warn(deps.db, account));
    if (isTold === true) sum.warned += 1;
    if (isTold === 'failed') sum.failed += 1;
  }
  return sum;
}

interface Soon {
  readonly count: number;
  /** how many of them the owner has not been told about */
  readonly untold: number;
  readonly months: number;
}

async function warn(db: Db, account: RetainingAccount): Promise<boolean> {
  const { ownerId, warnedUntil } = account;
  const { rows } = await asTenant(db, ownerId, (tx) =>
    sql<Soon>`select count(*)::int as count, r.months,
        count(*) filter (where until > coalesce(${warnedUntil}::timestamptz, '-infinity'))::int as untold
      from (select ${keptUntil} as until from hiring.candidate c
        where c.owner_id = ${ownerId} and c.erasing_at is null and ${isErasedSoon}) soon
      cross join hiring.retention r where r.owner_id = ${ownerId} group by r.months`.execute(tx),
  );
  const [soon] = rows;
  if (soon === undefined || soon.untold === 0) return false;
  return asSystem(db, (tx) => tell(tx, account, soon));
}

async function tell(tx: SystemTx, { ownerId, warnedUntil }: RetainingAccount, soon: Soon): Promise<boolean> {
  const { numAffectedRows } = await sql`update hiring.retention
    set warned_until = now() + ${warnedBefore}, previous_warned_until = warned_until
    where owner_id = ${ownerId} and months = ${soon.months} and warned_until is not distinct from ${warnedUntil}::timestamptz`.execute(
    tx,
  );
  if (numAffectedRows !== 1n) return false;
  const contact = await contactOf(tx, ownerId);
  if (contact === undefined) return false;
  const parameters = { count: String(soon.count), months: String(soon.months) };
  const { email: to, language } = contact;
  await queueMail(tx, candidatesErasedSoon, { ownerId, to, language, parameters, validFor: '3 days' });
  return true;
}
