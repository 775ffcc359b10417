import { cvParsing } from '#workflows/contracts/cv-parsing.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Delivered } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';

/** CVs of one account that may be at work: the others wait here, so that one account's files do not hold up everybody's. */
export const mostAtWork = 2;

/**
 * Starts reading the account's oldest CVs that wait, as many as may be at work. Called when a CV comes and when one is
 * settled, so that each end starts the next; what is started already is left alone.
 */
export async function startReading(deps: { db: Db; temporal: Temporal }, event: Delivered<unknown>): Promise<void> {
  const { ownerId } = event;
  const waiting = await asTenant(deps.db, ownerId, (tx) =>
    tx
      .selectFrom('hiring.cv')
      .select(['id', 'attempt', 'size_bytes'])
      .where('owner_id', '=', ownerId)
      .where('state', 'in', ['queued', 'reading'])
      .orderBy('id')
      .limit(mostAtWork)
      .execute(),
  );
  for (const { id, attempt, size_bytes } of waiting) {
    await deps.temporal.start(
      cvParsing,
      { ownerId, cvId: id, attempt },
      {
        // The end of a UUIDv7 tells two of one minute apart; its beginning is the time.
        summary: `CV parse, ${id.slice(-8)}, pdf ${Math.ceil(size_bytes / 1024)} KB, attempt ${attempt}`,
        entity: { type: 'cv', id },
        trigger: event,
      },
    );
  }
}
