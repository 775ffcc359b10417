import type { MenuCounts } from '#contracts/dashboard.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { tenantRead } from '#platform/db/tenant-read.ts';
import { countOpenPositions } from '#modules/hiring/index.ts';
import { isMissed, isUndecided } from '#modules/interviewing/interview/interview-queries.ts';

/**
 * Runs on every page, so it uses only small indexes; a scan of all interviews is reserved for the dashboard's numbers.
 */
export async function getMenuCounts(deps: { db: Db }, actor: Actor): Promise<MenuCounts> {
  const [counted] = await counts(deps.db, actor.userId, {});
  if (counted === undefined) throw new Error('an aggregate without groups has one row');
  return { openPositions: Number(counted.open_positions), waiting: Number(counted.undecided) + Number(counted.missed) };
}

const counts = tenantRead((tenant) => {
  const own = tenant.selectFrom('interviewing.interview as i').where('i.owner_id', '=', tenant.ownerId);
  const missed = own.where(isMissed).select(({ fn }) => fn.countAll<string>().as('count'));
  return own
    .where(isUndecided)
    .select(({ fn }) => fn.countAll<string>().as('undecided'))
    .select([missed.as('missed'), countOpenPositions(tenant).as('open_positions')]);
});
