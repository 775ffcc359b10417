import { sql } from 'kysely';
import type { Config } from '#platform/config.ts';
import type { Sweep } from '#platform/db/statements/delete-in-batches.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { supersededDomain } from '#modules/auth/registration/supersede-account.ts';
import { removeAccount } from './remove-account.ts';

const atOnce = 100;

/** Erases accounts that lost their address to the person who verified it; nobody can sign in to them any more. */
export function sweepSuperseded(config: Pick<Config, 'PEPPER'>): Sweep {
  return async (db, { signal, heartbeat }) => {
    for (let removed = 0; ; heartbeat()) {
      const { rows } = await sql<{ id: string }>`
        select id from auth."user" where email like ${`%@${supersededDomain}`} limit ${atOnce}`.execute(db.system);
      for (const { id } of rows) {
        signal.throwIfAborted();
        await asSystem(db, (tx) => removeAccount(tx, config, id));
        removed += 1;
      }
      if (rows.length < atOnce) return removed;
    }
  };
}
