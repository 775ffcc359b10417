import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { createLlm } from '#platform/llm/create-llm.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { withMonthlyBudget } from '#platform/llm/monthly-budget.ts';
import { withSlots } from '#platform/llm/with-slots.ts';
import type { Module } from '#platform/module.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import type { Logger } from '#platform/logger.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { closeCvReader, warmCvReader } from './cv-reader/read-cv-file.ts';
import type { UploadDeps } from './cv/upload/upload-deps.ts';
import { unfinishedCvs } from './cv/unfinished-cvs.ts';
import { createHiringConsumers } from './consumers.ts';
import { cvReceived, cvSettled, positionCreated } from './events.ts';
import { copyHiring } from './personal-data/copy-hiring.ts';
import { countHiring } from './personal-data/count-hiring.ts';
import { hiringEraser } from './personal-data/hiring-eraser.ts';
import { hiringRoutes } from './routes.ts';

/** Positions, candidates and their CVs. */
export function createHiring(deps: UploadDeps & { config: Config; logger: Logger; temporal: Temporal }): Module {
  let llm: Promise<Llm | undefined> | undefined;
  // Only a process that is asked for a description loads the SDK.
  const model = () => (llm ??= modelFor(deps));
  return {
    routes: () => hiringRoutes({ ...deps, llm: model }),
    consumers: createHiringConsumers(deps),
    sweeps: {},
    facts: [positionCreated, cvReceived, cvSettled],
    mails: [],
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

async function modelFor(deps: { db: Db; config: Config; logger: Logger }): Promise<Llm | undefined> {
  const llm = await createLlm(deps.config, deps.logger);
  return llm && withSlots(withMonthlyBudget(llm, deps), deps.config.LLM_MAX_CONCURRENT);
}
