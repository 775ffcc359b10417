import type { JWT } from '@fastify/jwt';
import type { Authenticate } from '#platform/http/actor.ts';
import type { Route } from '#platform/http/route.ts';
import type { Consumer } from '#platform/outbox/consumer.ts';
import { type ActivitiesByQueue } from '#platform/temporal/worker.ts';
import type { Subscription } from '#contracts/auth.ts';
import { AppError } from '#platform/app-error.ts';
import { type Db, asTenant } from '#platform/db/client.ts';
import { authRoutes, createAccessTokens, createAuthenticate, createPasswords, readUser } from '#modules/auth/index.ts';
import { billingRoutes } from '#modules/billing/index.ts';
import type { Deps } from './deps.ts';

export interface Modules {
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly consumers: readonly Consumer[];
}

/** Wires the modules for HTTP. */
export function createModules(deps: Deps & { jwt: JWT }): Modules {
  const accessTokens = createAccessTokens(deps);
  return {
    routes: [
      ...authRoutes({ ...deps, accessTokens, passwords: createPasswords(deps.config) }),
      ...billingRoutes({ ...deps, subscriptionOf: (userId) => subscriptionOf(deps.db, userId) }),
    ],
    authenticate: createAuthenticate({ ...deps, accessTokens }),
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

async function subscriptionOf(db: Db, userId: string): Promise<Subscription> {
  const user = await asTenant(db, userId, (tx) => readUser(tx, userId));
  if (user === undefined) throw new AppError('common.unauthorized');
  return user.subscription;
}
