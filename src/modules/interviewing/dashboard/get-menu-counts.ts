import { sql } from 'kysely';
import type { MenuCounts } from '#contracts/dashboard.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { tenantRead } from '#platform/db/tenant-read.ts';
import { countOpenPositions } from '#modules/hiring/index.ts';

/** Of every page, so of small indexes alone: all interviews are gone through for the dashboard's numbers only. */
export async function getMenuCounts(deps: { db: Db }, actor: Actor): Promise<MenuCounts> {
  const [counted] = await counts(deps.db, actor.userId, {});
  if (counted === undefined) throw new Error('an aggregate without groups has one row');
  return { openPositions: Number(counted.open_positions), toDecide: Number(counted.undecided) };
}

const counts = tenantRead((tenant) =>
  tenant
    .selectFrom('interviewing.interview')
    .where('owner_id', '=', tenant.ownerId)
    .where('status', '=', sql.lit('completed'))
    .where('recommendation', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('undecided'))
    .select(countOpenPositions(tenant).as('open_positions')),
);
