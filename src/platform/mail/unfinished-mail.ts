import { sql } from 'kysely';
import { emailDelivery } from '#workflows/contracts/email-delivery.ts';
import { asSystem } from '#platform/db/unit-of-work.ts';
import { appendEventOf } from '#platform/outbox/append-event.ts';
import { type UnfinishedWork, unfinishedRow } from '#platform/temporal/reconcile.ts';
import { settleMail } from './deliver-mail.ts';
import { mailRequested } from './mail-requested.ts';

/**
 * Queued mail that no run is delivering: queued for delivery again, or marked undeliverable if its run was given up.
 */
export const unfinishedMail: UnfinishedWork = {
  name: 'mail',
  list: async (db) => {
    const { rows } = await sql<{ id: string; ownerId: string; template: string }>`
      select id, owner_id as "ownerId", template from platform.mail_message
      where state = 'queued' and created_at < now() - interval '10 minutes'
      order by created_at limit 1000`.execute(db.system);
    return rows.map(({ id, ownerId, template }) =>
      unfinishedRow(
        id,
        emailDelivery,
        { messageId: id },
        {
          restart: () => asSystem(db, (tx) => appendEventOf(tx, ownerId, mailRequested(id, { template }))),
          fail: async () => {
            await settleMail({ db }, id, 'undeliverable');
          },
        },
      ),
    );
  },
};
