import { sql } from 'kysely';
import { type Sweep, deleteInBatches } from '#platform/db/statements/delete-in-batches.ts';

/** Ids of webhooks and keys of calls, ten days after the payment service has forgotten them itself (30 days). */
export const sweepPaymentRecords: Sweep = async (db, controls) => {
  const events = await deleteInBatches(controls, (limit) =>
    sql`delete from billing.stripe_event where id = any (array(
      select id from billing.stripe_event where received_at < now() - interval '40 days'
      limit ${limit} for update skip locked))`.execute(db.system),
  );
  const calls = await deleteInBatches(controls, (limit) =>
    sql`delete from billing.stripe_call where key = any (array(
      select key from billing.stripe_call where made_at < now() - interval '40 days'
      limit ${limit} for update skip locked))`.execute(db.system),
  );
  return events + calls;
};
