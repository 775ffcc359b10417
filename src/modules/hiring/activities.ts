import { activityInfo, cancellationSignal, heartbeat } from '@temporalio/activity';
import type { HiringActivities } from '#workflows/contracts.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { safeActivities } from '#platform/temporal/activity-errors.ts';
import { failCv } from './fail-cv.ts';
import { readCv } from './read-cv.ts';

/** What `cv-parsing` needs done. Each may run twice; the effect is once. */
export function createHiringActivities(deps: { db: Db; logger: Logger }): HiringActivities {
  return safeActivities<HiringActivities>(
    {
      readCv: (input) =>
        readCv(deps, input, {
          signal: cancellationSignal(),
          heartbeat: () => heartbeat(activityInfo().attempt),
        }),
      failCv: (input) => failCv(deps, input),
    },
    deps.logger,
  );
}
