import { cvParsing } from '#workflows/contracts/cv-parsing.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Delivered } from '#platform/outbox/consumer.ts';
import type { Temporal } from '#platform/temporal/client.ts';

/**
 * Maximum number of CVs of one account read at the same time. The others wait, so that one account's files do not delay
 * everybody else's.
 */
export const mostAtWork = 2;

/**
 * Starts reading the account's oldest waiting CVs, up to the limit. Called when a CV arrives and when one is settled,
 * so that each end starts the next. Starting one again has no effect.
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
        // The end of a UUIDv7 distinguishes ids of the same minute; its beginning is the timestamp.
        summary: `CV parse, ${id.slice(-8)}, pdf ${Math.ceil(size_bytes / 1024)} KB, attempt ${attempt}`,
        entity: { type: 'cv', id },
        trigger: event,
      },
    );
  }
}
