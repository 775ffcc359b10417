import { activityInfo, cancellationSignal, heartbeat } from '@temporalio/activity';
import type { CvParsingActivities, CvReadingActivities } from '#workflows/contracts.ts';
import type { Db } from '#platform/db/client.ts';
import type { Logger } from '#platform/logger.ts';
import { safeActivities } from '#platform/temporal/activity-errors.ts';
import { failCv } from './cv/fail-cv.ts';
import { readCv } from './cv/read-cv.ts';

/** What `cv-parsing` needs done. Each may run twice; the effect is once. */
export function createHiringActivities(deps: { db: Db; logger: Logger }): {
  /** of queue `wf` */
  readonly onDatabase: CvParsingActivities;
  /** of queue `act-parse` */
  readonly onReader: CvReadingActivities;
} {
  const onDatabase: CvParsingActivities = { failCv: (input) => failCv(deps, input) };
  const onReader: CvReadingActivities = {
    readCv: (input) =>
      readCv(deps, input, {
        signal: cancellationSignal(),
        heartbeat: () => heartbeat(activityInfo().attempt),
      }),
  };
  return { onDatabase: safeActivities(onDatabase, deps.logger), onReader: safeActivities(onReader, deps.logger) };
}
