import { type RawBuilder, sql } from 'kysely';
import { forgetAnswers } from '#platform/db/forget-answers.ts';
import type { Deleted, Eraser, ErasureSubject, ErasureTx } from './eraser.ts';

/** Keeps each statement's locks to a few milliseconds. */
const batch = 500;

/** Mails, events, activity and stored responses of all modules. */
export const platformEraser: Eraser = {
  name: 'platform',
  eraseSome: (tx, subject) => (subject.kind === 'account' ? eraseAccount(tx, subject) : eraseNamed(tx, subject)),
};

async function eraseAccount(tx: ErasureTx, { id }: ErasureSubject): Promise<Deleted> {
  const { ownerId } = tx;
  return {
    // First whatever starts work: deliveries are deleted with their events.
    'platform.event': await count(
      tx,
      sql`delete from platform.event where id = any (array(
      select id from platform.event where owner_id = ${ownerId} limit ${batch}))`,
    ),
    'platform.mail_message': await count(
      tx,
      sql`delete from platform.mail_message where id = any (array(
      select id from platform.mail_message where owner_id = ${ownerId} limit ${batch}))`,
    ),
    'platform.idempotency': await count(
      tx,
      sql`delete from platform.idempotency where owner_id = ${ownerId}
      and key = any (array(select key from platform.idempotency where owner_id = ${ownerId} limit ${batch}))`,
    ),
    'platform.activity': await count(
      tx,
      sql`delete from platform.activity where event_id = any (array(
      select event_id from platform.activity where owner_id = ${ownerId} limit ${batch}))`,
    ),
    // Erasures of candidates are deleted with the account.
    'platform.erasure': await count(
      tx,
      sql`update platform.erasure
      set erased_at = now(), closed_at = now(), owner_id = null, subject_id = null, entities = '{}'
      where owner_id = ${ownerId} and subject_id <> ${id}`,
    ),
  };
}

/** Where a candidate's name is stored temporarily: responses, for 24 hours, and mails that have not been sent. */
async function eraseNamed(tx: ErasureTx, { id }: ErasureSubject): Promise<Deleted> {
  return {
    'platform.idempotency': await forgetAnswers(tx, id),
    'platform.mail_message': await count(
      tx,
      sql`delete from platform.mail_message
      where owner_id = ${tx.ownerId} and parameters::text like ${`%${id}%`}`,
    ),
  };
}

async function count(tx: ErasureTx, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(tx);
  return Number(numAffectedRows);
}
