import { sql } from 'kysely';
import { type Sweep, sweepOf } from '#platform/db/statements/delete-in-batches.ts';

const sweepEvents = sweepOf('billing.stripe_event', 'id', sql`received_at < now() - interval '40 days'`, 'skip locked');
const sweepCalls = sweepOf('billing.stripe_call', 'key', sql`made_at < now() - interval '40 days'`, 'skip locked');

/**
 * Deletes webhook ids and call keys after 40 days, ten days after the payment service no longer keeps its events (30
 * days).
 */
export const sweepPaymentRecords: Sweep = async (db, controls) =>
  (await sweepEvents(db, controls)) + (await sweepCalls(db, controls));
