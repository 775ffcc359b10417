import { activityInfo, cancellationSignal, heartbeat } from '@temporalio/activity';
import type { CvParsingActivities, CvReadingActivities } from '#workflows/contracts/cv-parsing.ts';
import type { RetentionActivities } from '#workflows/contracts/retention-sweep.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import type { WorkControls } from '#platform/work-controls.ts';
import { failCv } from './cv/fail-cv.ts';
import { readCv } from './cv/read-cv.ts';
import { requestErasures } from './retention/request-erasures.ts';
import { warnOwners } from './retention/warn-owners.ts';

/** The activities of `cv-parsing` and `retention-sweep`. All are idempotent, because Temporal may run them twice. */
export function createHiringActivities(deps: { db: Db; logger: Logger }): {
  readonly onDatabase: CvParsingActivities & RetentionActivities;
  readonly onReader: CvReadingActivities;
} {
  return {
    onDatabase: {
      failCv: (input) => failCv(deps, input),
      requestErasures: (cursor) => requestErasures(deps, cursor, controls()),
      warnOwners: () => warnOwners(deps, controls()),
    },
    onReader: {
      readCv: (input) =>
        readCv(deps, input, { signal: cancellationSignal(), heartbeat: () => heartbeat(activityInfo().attempt) }),
    },
  };
}

function controls(): WorkControls {
  return { signal: cancellationSignal(), heartbeat: () => heartbeat() };
}
