import type { Language } from '#contracts/common.ts';
import type { PlanProgress } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { ServerEvent } from '#platform/live/server-event.ts';
import type { Listener } from '#platform/live/listener.ts';
import { planChannel } from './notify-plan.ts';
import { type PlanWatch, watchGeneration } from './plan-watch.ts';
import { interruptibleSleep } from './interruptible-sleep.ts';

/** Notifications may be lost, so the database is polled at least this often. */
const pollMs = 1000;

/** The last event a client has seen, from its id `attempt.seq`. */
export function watchFrom(lastEventId: string | undefined): PlanWatch {
  const [, attempt, seq] = /^(\d{1,9})\.(\d{1,9})$/.exec(lastEventId ?? '') ?? [];
  return { attempt: Number(attempt ?? 0), seq: Number(seq ?? 0) };
}

/**
 * The progress of an interview's newest generation until it is ready, failed or cancelled. A client that joins late
 * gets all of it. If a newer generation has begun than the one the client saw, the stream starts with a reset.
 */
export async function* planEvents(
  deps: { db: Db; listener: Listener },
  viewer: { readonly ownerId: string; readonly language: Language },
  interviewId: string,
  from: PlanWatch,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  let seen = from;
  let planId: string | undefined;
  const alarm = interruptibleSleep(signal);
  const unsubscribe = deps.listener.subscribe(planChannel, (id) => {
    if (planId === undefined || id === planId) alarm.wake();
  });
  try {
    while (!signal.aborted) {
      const since = seen;
      const now = await asTenant(deps.db, viewer.ownerId, (tx) => watchGeneration(tx, viewer, interviewId, since));
      if (now !== undefined) {
        const { attempt, rows, end } = now;
        planId = now.planId;
        if (seen.attempt !== attempt) {
          if (seen.attempt !== 0) yield toEvent(attempt, 0, { kind: 'reset', attempt });
          seen = { attempt, seq: 0 };
        }
        for (const { seq, body } of rows) {
          seen = { attempt, seq };
          yield toEvent(attempt, seq, body);
        }
        if (now.more) continue;
        if (end !== undefined) {
          if (rows.at(-1)?.body.kind !== end.kind) yield toEvent(attempt, seen.seq, end);
          return;
        }
      }
      await alarm.sleep(pollMs);
    }
  } finally {
    unsubscribe();
  }
}

function toEvent(attempt: number, seq: number, body: PlanProgress): ServerEvent {
  return { id: `${attempt}.${seq}`, event: body.kind, data: body };
}
