import type { JWT } from '@fastify/jwt';
import type { OAuth2Namespace } from '@fastify/oauth2';
import type { Route } from '#platform/http/route.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import type { Consumer } from '#platform/outbox/consumer.ts';
import type { UnfinishedWork } from '#platform/temporal/reconcile.ts';
import type { Sweeps } from '#platform/temporal/sweep-activities.ts';
import type { ActivitiesByQueue } from '#platform/temporal/worker.ts';

/** What routes need from the HTTP server's plugins. */
export interface HttpPlugins {
  readonly jwt: JWT;
  /** if Google is configured */
  readonly oauth2Google?: OAuth2Namespace | undefined;
}

/** What a module provides to the processes; the composition root runs it. */
export interface Module {
  /** For the API. */
  routes(http: HttpPlugins): readonly Route[];
  /** Reactions to events. The worker's relay runs them; both processes store the subscriptions. */
  readonly consumers: readonly Consumer[];
  /** Hourly deletions of housekeeping. */
  readonly sweeps: Sweeps;
  /** Rows that its workflows finish, for the case that a run is lost. */
  readonly unfinished: readonly UnfinishedWork[];
  /** Domain events that are stored for 13 months as the owner's activity. */
  readonly facts: readonly { readonly type: string }[];
  /** What it sends through `queueMail`. */
  readonly mails: readonly MailTemplate[];
  /** The personal data that it stores of an account: for the owner's copy, and for erasure. */
  readonly personalData: PersonalData;
  /** For the worker. Loaded on demand: the API needs neither them nor their libraries. */
  activities(): Promise<ActivitiesByQueue>;
  /** Runs in the worker next to its activities. */
  readonly background?: { start(): void; stop(): Promise<void> };
}
