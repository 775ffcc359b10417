import { events } from '#contracts/live.ts';
import { keepActivity } from '#platform/activity/keep-activity.ts';
import { sweepActivity } from '#platform/activity/sweep-activity.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { createErasure } from '#platform/erasure/create-erasure.ts';
import type { ErasureNotice } from '#platform/erasure/finish-erasure.ts';
import { route } from '#platform/http/route.ts';
import { sweepIdempotency } from '#platform/db/sweep-idempotency.ts';
import type { Listener } from '#platform/live/listener.ts';
import { changeEvents } from '#platform/live/change-events.ts';
import type { Logger } from '#platform/logger.ts';
import { createMail } from '#platform/mail/create-mail.ts';
import { unfinishedMail } from '#platform/mail/unfinished-mail.ts';
import type { Module } from '#platform/module.ts';
import { platformPersonalData } from '#platform/personal-data/platform-personal-data.ts';
import { sweepEvents } from '#platform/outbox/sweep-events.ts';
import type { Temporal } from '#platform/temporal/client.ts';

/** The platform's own background work for the modules, in the shape of a module. */
export function createPlatform(
  deps: { db: Db; listener: Listener; temporal: Temporal; config: Config; logger: Logger },
  modules: readonly Module[],
  given: { readonly erasureNotice: ErasureNotice },
): Module {
  const templates = modules.flatMap((module) => module.mails);
  const facts = modules.flatMap((module) => module.facts);
  const mail = createMail({ ...deps, templates });
  const personalData = platformPersonalData(deps);
  const erasure = createErasure({
    ...deps,
    // The platform's eraser first: it deletes the events that would start new work.
    erasers: [personalData.eraser, ...modules.map((module) => module.personalData.eraser)],
    notice: given.erasureNotice,
  });
  return {
    routes: () => [
      route(events, async ({ actor: { userId } }) => {
        return (signal) => changeEvents(deps.listener, userId, signal);
      }),
    ],
    consumers: [...mail.consumers, ...erasure.consumers, keepActivity(deps, facts)],
    sweeps: {
      'idempotent answers': sweepIdempotency,
      events: sweepEvents,
      activity: sweepActivity,
      ...mail.sweeps,
      ...erasure.sweeps,
    },
    mails: [],
    facts: [],
    personalData,
    unfinished: [unfinishedMail, ...erasure.unfinished],
    activities: async () => ({ ...(await mail.activities()), ...(await erasure.activities()) }),
  };
}
