import type { JWT } from '@fastify/jwt';
import type { Authenticate, IsSignedIn } from '#platform/http/actor.ts';
import type { Route } from '#platform/http/route.ts';
import type { Consumer } from '#platform/outbox/consumer.ts';
import { createPlatformSweeps } from '#platform/platform-sweeps.ts';
import { safeActivities } from '#platform/temporal/activity-errors.ts';
import type { Config } from '#platform/config.ts';
import { withBreaker } from '#platform/llm/breaker.ts';
import type { Llm } from '#platform/llm/llm.ts';
import type { ActivitiesByQueue } from '#platform/temporal/worker.ts';
import type { Subscription } from '#contracts/auth.ts';
import { AppError } from '#platform/app-error.ts';
import { type Db, asTenant } from '#platform/db/client.ts';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';
import {
  authRoutes,
  createAccessTokens,
  createAuthConsumers,
  createAuthSweeps,
  createAuthenticate,
  createIsSignedIn,
  createMailActivities,
  createPasswords,
  readUser,
} from '#modules/auth/index.ts';
import { billingRoutes } from '#modules/billing/index.ts';
import {
  createInterviewingActivities,
  createInterviewingConsumers,
  interviewingRoutes,
} from '#modules/interviewing/index.ts';
import { createHiringActivities, createHiringConsumers, hiringRoutes } from '#modules/hiring/index.ts';
import { taskQueues } from '#workflows/contracts.ts';
import type { Deps } from './deps.ts';

export { closeCvReader, warmCvReader } from '#modules/hiring/index.ts';

export interface Modules {
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly isSignedIn: IsSignedIn;
  readonly consumers: readonly Consumer[];
}

/** Wires the modules for HTTP. */
export function createModules(deps: Deps & { jwt: JWT }): Modules {
  const accessTokens = createAccessTokens(deps);
  return {
    routes: [
      ...authRoutes({ ...deps, accessTokens, passwords: createPasswords(deps.config) }),
      ...billingRoutes({ ...deps, subscriptionOf: (userId) => subscriptionOf(deps.db, userId) }),
      ...hiringRoutes(deps),
      ...interviewingRoutes(deps),
    ],
    authenticate: createAuthenticate({ ...deps, accessTokens }),
    isSignedIn: createIsSignedIn(deps),
    consumers: createConsumers(deps),
  };
}

/** Reactions of all modules to events: the worker's relay runs them, both processes subscribe them. */
export function createConsumers(deps: Deps): readonly Consumer[] {
  return [
    ...createAuthConsumers({ ...deps, mailer: createSmtpMailer(deps.config) }),
    ...createHiringConsumers(deps),
    ...createInterviewingConsumers(deps),
  ];
}

/** Activities of all modules, by the queue that runs them. */
export async function createActivities(deps: Deps): Promise<ActivitiesByQueue> {
  const hiring = createHiringActivities(deps);
  const mail = createMailActivities({ ...deps, mailer: createSmtpMailer(deps.config) });
  const interviewing = createInterviewingActivities({ ...deps, llm: await modelOf(deps.config) });
  return {
    [taskQueues.actParse]: hiring.onReader,
    [taskQueues.wf]: {
      ...hiring.onDatabase,
      ...interviewing.onDatabase,
      ...createAuthSweeps(deps),
      ...createPlatformSweeps(deps),
    },
    [taskQueues.actLlm]: interviewing.onModel,
    [taskQueues.actMail]: safeActivities(mail, deps.logger),
  };
}

/** Undefined when no provider is configured: the playbook writes. Servers on one's own machine need no key. */
async function modelOf(config: Config): Promise<Llm | undefined> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config;
  if (apiKey === undefined && baseUrl === undefined) return undefined;
  // 11 MiB that nobody needs without a provider, and the API never.
  const { createOpenAiLlm } = await import('#platform/llm/openai-llm.ts');
  return withBreaker(createOpenAiLlm({ apiKey: apiKey ?? 'none', baseUrl, model }));
}

async function subscriptionOf(db: Db, userId: string): Promise<Subscription> {
  const user = await asTenant(db, userId, (tx) => readUser(tx, userId));
  if (user === undefined) throw new AppError('common.unauthorized');
  return user.subscription;
}
