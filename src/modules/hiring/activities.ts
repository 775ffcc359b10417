import { activityInfo, cancellationSignal, heartbeat } from '@temporalio/activity';
import type { CvParsingActivities, CvReadingActivities } from '#workflows/contracts/cv-parsing.ts';
import type { Db } from '#platform/db/client.ts';
import { failCv } from './cv/fail-cv.ts';
import { readCv } from './cv/read-cv.ts';

/** What `cv-parsing` needs done. Each may run twice; the effect is once. */
export function createHiringActivities(deps: { db: Db }): {
  readonly onDatabase: CvParsingActivities;
  readonly onReader: CvReadingActivities;
} {
  return {
    onDatabase: { failCv: (input) => failCv(deps, input) },
    onReader: {
      readCv: (input) =>
        readCv(deps, input, { signal: cancellationSignal(), heartbeat: () => heartbeat(activityInfo().attempt) }),
    },
  };
}
