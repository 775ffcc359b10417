import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Listener } from '#platform/live/listener.ts';
import type { Logger } from '#platform/logger.ts';
import { createLlm } from '#platform/llm/create-llm.ts';
import { modelOnDemand } from '#platform/llm/model-on-demand.ts';
import type { Module } from '#platform/module.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { sweepAiRecords } from './ai-records/sweep-ai-records.ts';
import { createInterviewingConsumers } from './consumers.ts';
import {
  coreRenewed,
  interviewCancelled,
  interviewCompleted,
  interviewCreated,
  interviewExported,
  interviewStarted,
  planEdited,
  planPublished,
  recommendationRecorded,
  requirementAnswered,
  shareLinkCreated,
  shareLinkRevoked,
} from './events.ts';
import { sweepProgress } from './generation/progress/sweep-progress.ts';
import { unfinishedGenerations } from './generation/unfinished-generations.ts';
import { recommendationAwaited } from './mails.ts';
import { copyInterviews } from './personal-data/copy-interviews.ts';
import { countInterviews } from './personal-data/count-interviews.ts';
import { interviewingEraser } from './personal-data/interviewing-eraser.ts';
import { sweepPreviews } from './preview/sweep-previews.ts';
import { unfinishedPreviews } from './preview/unfinished-previews.ts';
import { unfinishedReminders } from './reminder/unfinished-reminders.ts';
import { interviewingRoutes } from './routes.ts';
import { sweepOperations } from './run/sweep-operations.ts';
import { sweepShareLinks } from './sharing/sweep-share-links.ts';
import { unfinishedTwins } from './twin/unfinished-twins.ts';

/** Interviews: their plans, runs and summaries. */
export function createInterviewing(deps: {
  db: Db;
  clock: Clock;
  listener: Listener;
  temporal: Temporal;
  config: Config;
  logger: Logger;
}): Module {
  const llm = modelOnDemand(deps);
  return {
    routes: () => interviewingRoutes({ ...deps, llm }),
    consumers: createInterviewingConsumers(deps),
    sweeps: {
      progress: sweepProgress,
      operations: sweepOperations,
      'AI records': sweepAiRecords,
      'share links': sweepShareLinks,
      previews: sweepPreviews,
    },
    facts: [
      interviewCreated,
      interviewStarted,
      interviewCompleted,
      interviewCancelled,
      interviewExported,
      planPublished,
      planEdited,
      coreRenewed,
      recommendationRecorded,
      requirementAnswered,
      shareLinkCreated,
      shareLinkRevoked,
    ],
    mails: [recommendationAwaited],
    personalData: {
      count: countInterviews,
      copy: (actor) => copyInterviews(deps, actor),
      eraser: interviewingEraser,
    },
    unfinished: [unfinishedGenerations, unfinishedPreviews, unfinishedReminders, unfinishedTwins],
    activities: async () => {
      const { createInterviewingActivities } = await import('./activities.ts');
      const { onDatabase, onModel, onHttp } = createInterviewingActivities({
        ...deps,
        llm: await createLlm(deps.config, deps.logger),
      });
      return { [taskQueues.wf]: onDatabase, [taskQueues.actLlm]: onModel, [taskQueues.actHttp]: onHttp };
    },
  };
}
