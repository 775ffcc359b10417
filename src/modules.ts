import type { JWT } from '@fastify/jwt';
import type { Authenticate } from '#platform/http/actor.ts';
import type { Route } from '#platform/http/route.ts';
import type { Consumer } from '#platform/outbox/consumer.ts';
import { type ActivitiesByQueue } from '#platform/temporal/worker.ts';
import { billingRoutes } from '#modules/billing/index.ts';
import type { Deps } from './deps.ts';

export interface Modules {
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly consumers: readonly Consumer[];
}

/** Wires the modules for HTTP. */
export function createModules(deps: Deps & { jwt: JWT }): Modules {
  return {
    routes: [
      ...billingRoutes({
        db: deps.db,
        subscriptionOf: async () => ({
          plan: 'free',
          status: 'none',
          billingPeriod: null,
          renewalDate: null,
          cancelAtPeriodEnd: false,
        }),
      }),
    ],
    authenticate: async () => undefined,
    consumers: createConsumers(deps),
  };
}

/** Reactions of all modules to events: the worker's relay runs them, both processes subscribe them. */
export function createConsumers(_deps: Deps): readonly Consumer[] {
  return [];
}

/** Activities of all modules, by the queue that runs them. */
export function createActivities(_deps: Deps): ActivitiesByQueue {
  return {};
}
