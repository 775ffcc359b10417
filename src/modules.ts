import { accountDeleted, createAuth } from '#modules/auth/index.ts';
import { createBilling, readSubscription } from '#modules/billing/index.ts';
import { createHiring } from '#modules/hiring/index.ts';
import { createInterviewing } from '#modules/interviewing/index.ts';
import { createPlatform } from '#platform/create-platform.ts';
import type { Logger } from '#platform/logger.ts';
import type { Module } from '#platform/module.ts';
import { platformPersonalData } from '#platform/personal-data/platform-personal-data.ts';
import { safeActivities } from '#platform/temporal/activity-errors.ts';
import type { ActivitiesByQueue } from '#platform/temporal/worker.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import type { Deps } from './deps.ts';

/** All modules, wired together. Each process runs its part of them. */
export function createModules(deps: Deps) {
  const others: readonly Module[] = [createBilling(deps), createHiring(deps), createInterviewing(deps)];
  const personalData = [...others.map((module) => module.personalData), platformPersonalData(deps)];
  const auth = createAuth({ ...deps, readSubscription, personalData });
  const own: readonly Module[] = [auth, ...others];
  const modules = [createPlatform(deps, own, { erasureNotice: accountDeleted }), ...own];
  return {
    routes: (http: Parameters<Module['routes']>[0]) => modules.flatMap((module) => module.routes(http)),
    signIn: auth.signIn,
    signInMethods: auth.signInMethods,
    consumers: modules.flatMap((module) => module.consumers),
    mails: modules.flatMap((module) => module.mails),
    activities: async () => {
      const { createSweepActivities } = await import('#platform/temporal/sweep-activities.ts');
      const sweeps = Object.fromEntries(modules.flatMap((module) => Object.entries(module.sweeps)));
      const theirs = await Promise.all(modules.map((module) => module.activities()));
      return safeByQueue([...theirs, { [taskQueues.wf]: createSweepActivities(deps, sweeps) }], deps.logger);
    },
    unfinished: modules.flatMap((module) => module.unfinished),
    background: {
      start: () => {
        for (const { background } of modules) background?.start();
      },
      stop: async () => {
        for (const { background } of modules) await background?.stop();
      },
    },
  };
}

export type Modules = ReturnType<typeof createModules>;

/** The only place where activities are wrapped in the guard that keeps personal data out of Temporal's failures. */
function safeByQueue(given: readonly ActivitiesByQueue[], logger: Logger): ActivitiesByQueue {
  const queues = Object.values(taskQueues).map((queue) => {
    const activities = given.reduce<object>((all, some) => ({ ...all, ...some[queue] }), {});
    return [queue, safeActivities(activities, logger)] as const;
  });
  return Object.fromEntries(queues);
}
