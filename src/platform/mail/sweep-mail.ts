import { sql } from 'kysely';
import { sweepOf } from '#platform/db/statements/delete-in-batches.ts';

/** Deletes settled mail, with its addresses, after 30 days: as long as Temporal keeps the run that sent it. */
export const sweepMail = sweepOf('platform.mail_message', 'id', sql`settled_at < now() - interval '30 days'`);
