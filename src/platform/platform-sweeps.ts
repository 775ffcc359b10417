import type { PlatformSweeps } from '#workflows/contracts.ts';
import type { Db } from '#platform/db/client.ts';
import { sweepIdempotency } from '#platform/http/sweep-idempotency.ts';
import type { Logger } from '#platform/logger.ts';
import { sweepEvents } from '#platform/outbox/sweep-events.ts';
import { sweepActivities } from '#platform/temporal/sweep-activities.ts';

/** What `housekeeping` needs done in the platform's own tables. */
export function createPlatformSweeps(deps: { db: Db; logger: Logger }): PlatformSweeps {
  return sweepActivities(deps, { sweepIdempotency, sweepEvents });
}
