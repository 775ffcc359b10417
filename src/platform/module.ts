import type { JWT } from '@fastify/jwt';
import type { OAuth2Namespace } from '@fastify/oauth2';
import type { Route } from '#platform/http/route.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import type { Consumer } from '#platform/outbox/consumer.ts';
import type { UnfinishedWork } from '#platform/temporal/reconcile.ts';
import type { Sweeps } from '#platform/temporal/sweep-activities.ts';
import type { ActivitiesByQueue } from '#platform/temporal/worker.ts';

/** What routes need of the HTTP server's plugins. */
export interface HttpPlugins {
  readonly jwt: JWT;
  /** where Google is set up */
  readonly oauth2Google?: OAuth2Namespace | undefined;
}

/** What a module gives to the processes; the composition root runs it, whichever module it is of. */
export interface Module {
  /** The API's. */
  routes(http: HttpPlugins): readonly Route[];
  /** Reactions to events. The worker's relay runs them; both processes store who wants what. */
  readonly consumers: readonly Consumer[];
  /** What housekeeping deletes every hour. */
  readonly sweeps: Sweeps;
  /** Rows that its workflows finish, for when a run is gone. */
  readonly unfinished: readonly UnfinishedWork[];
  /** Events that are kept for 13 months, as the owner's activity: facts of the domain. */
  readonly facts: readonly { readonly type: string }[];
  /** What it sends by `queueMail`. */
  readonly mails: readonly MailTemplate[];
  /** What it holds of an account: for the owner's copy, and to be erased. */
  readonly personalData: PersonalData;
  /** The worker's. Loaded when they are asked for: the API needs neither them nor their libraries. */
  activities(): Promise<ActivitiesByQueue>;
  /** Runs in the worker beside its activities. */
  readonly background?: { start(): void; stop(): Promise<void> };
}
