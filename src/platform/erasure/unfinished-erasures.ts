import { sql } from 'kysely';
import { erasure } from '#workflows/contracts/erasure.ts';
import type { Db } from '#platform/db/client.ts';
import { type SystemTx, asSystem } from '#platform/db/unit-of-work.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { erasureRequested } from './erasure-requested.ts';

interface OpenErasure {
  readonly id: string;
  readonly kind: 'account' | 'candidate';
  readonly attempt: number;
}

/** Erasures that no run is working on: requested again, under a new attempt number if the previous run has ended. */
export const unfinishedErasures: UnfinishedWork = {
  name: 'erasures',
  list: async (db) => {
    const { rows } = await sql<OpenErasure>`
      select id, kind, attempt from platform.erasure
      where closed_at is null and requested_at < now() - interval '10 minutes'
      order by requested_at limit 1000`.execute(db.system);
    return rows.map((row) =>
      unfinishedRow(
        row.id,
        erasure,
        { erasureId: row.id, attempt: row.attempt },
        {
          restart: () => asSystem(db, (tx) => ask(tx, row)),
          fail: () => beginAnew(db, row),
        },
      ),
    );
  },
};

async function beginAnew(db: Db, { id, kind, attempt }: OpenErasure): Promise<void> {
  await asSystem(db, async (tx) => {
    const { numAffectedRows } = await sql`update platform.erasure set attempt = attempt + 1
      where id = ${id} and attempt = ${attempt} and closed_at is null`.execute(tx);
    if (numAffectedRows === 1n) await ask(tx, { id, kind, attempt: attempt + 1 });
  });
}

async function ask(tx: SystemTx, { id, kind, attempt }: OpenErasure): Promise<void> {
  await appendEventOf(tx, id, erasureRequested(id, { kind, attempt }));
}
