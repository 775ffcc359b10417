import { events } from '#contracts/live.ts';
import { route } from '#platform/http/route.ts';
import { sweepIdempotency } from '#platform/http/sweep-idempotency.ts';
import type { Listener } from '#platform/live/listener.ts';
import { changeEvents } from '#platform/live/change-events.ts';
import type { Module } from '#platform/module.ts';
import { sweepEvents } from '#platform/outbox/sweep-events.ts';

/** What the platform itself runs, in the shape of a module. */
export function createPlatform(deps: { listener: Listener }): Module {
  return {
    routes: () => [
      route(events, async ({ actor: { userId } }) => {
        return (signal) => changeEvents(deps.listener, userId, signal);
      }),
    ],
    consumers: [],
    sweeps: { 'idempotent answers': sweepIdempotency, events: sweepEvents },
    activities: async () => ({}),
  };
}
