import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { modelOnDemand } from '#platform/llm/model-on-demand.ts';
import type { Module } from '#platform/module.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import type { Logger } from '#platform/logger.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { closeCvReader, warmCvReader } from './cv-reader/read-cv-file.ts';
import type { UploadDeps } from './cv/upload/upload-deps.ts';
import { unfinishedCvs } from './cv/unfinished-cvs.ts';
import { createHiringConsumers } from './consumers.ts';
import { candidateMerged, cvReceived, cvSettled, positionCreated } from './events.ts';
import { candidatesErasedSoon } from './mails.ts';
import { copyHiring } from './personal-data/copy-hiring.ts';
import { countHiring } from './personal-data/count-hiring.ts';
import { hiringEraser } from './personal-data/hiring-eraser.ts';
import { hiringRoutes } from './routes.ts';

/** Positions, candidates and their CVs. */
export function createHiring(
  deps: UploadDeps & { config: Config; clock: Clock; logger: Logger; temporal: Temporal },
): Module {
  const llm = modelOnDemand(deps);
  return {
    routes: () => hiringRoutes({ ...deps, llm }),
    consumers: createHiringConsumers(deps),
    sweeps: {},
    facts: [positionCreated, candidateMerged, cvReceived, cvSettled],
    mails: [candidatesErasedSoon],
    personalData: { count: countHiring, copy: (actor) => copyHiring(deps, actor), eraser: hiringEraser },
    unfinished: [unfinishedCvs],
    activities: async () => {
      const { createHiringActivities } = await import('./activities.ts');
      const { onDatabase, onReader } = createHiringActivities(deps);
      return { [taskQueues.wf]: onDatabase, [taskQueues.actParse]: onReader };
    },
    background: { start: () => warmCvReader(deps.logger), stop: closeCvReader },
  };
}
