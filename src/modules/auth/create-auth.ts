import type { JWT } from '@fastify/jwt';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Authenticate, IsSignedIn } from '#platform/http/actor.ts';
import type { Logger } from '#platform/logger.ts';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';
import type { Module } from '#platform/module.ts';
import type { Temporal } from '#platform/temporal/client.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { createAuthConsumers } from './consumers.ts';
import { sweepMail } from './mail/sweep-mail.ts';
import { createPasswords } from './password/passwords.ts';
import { sweepCodes } from './registration/sweep-codes.ts';
import { authRoutes } from './routes.ts';
import { createAccessTokens } from './session/access-tokens.ts';
import { sweepSessions } from './session/sweep-sessions.ts';
import { createAuthenticate, createIsSignedIn } from './sign-in/authenticate.ts';
import { sweepThrottles } from './sign-in/sweep-throttles.ts';

export interface Auth extends Module {
  /** Who is signed in, for the routes of all modules. */
  signIn(http: { jwt: JWT }): { readonly authenticate: Authenticate; readonly isSignedIn: IsSignedIn };
}

/** Accounts, sessions and what proves an address. */
export function createAuth(given: { db: Db; clock: Clock; config: Config; logger: Logger; temporal: Temporal }): Auth {
  const deps = { ...given, mailer: createSmtpMailer(given.config) };
  return {
    routes: ({ jwt }) =>
      authRoutes({
        ...deps,
        accessTokens: createAccessTokens({ ...deps, jwt }),
        passwords: createPasswords(deps.config),
      }),
    signIn: ({ jwt }) => ({
      authenticate: createAuthenticate({ ...deps, accessTokens: createAccessTokens({ ...deps, jwt }) }),
      isSignedIn: createIsSignedIn(deps),
    }),
    consumers: createAuthConsumers(deps),
    sweeps: { throttles: sweepThrottles, codes: sweepCodes, sessions: sweepSessions, mail: sweepMail },
    activities: async () => {
      const { createMailActivities } = await import('./activities.ts');
      return { [taskQueues.actMail]: createMailActivities(deps) };
    },
  };
}
