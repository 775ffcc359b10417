import { sql } from 'kysely';
import type { Db } from '#platform/db/client.ts';

export const planChannel = 'plan';

/** Wakes whoever watches a plan. */
export interface PlanBell {
  ring(planId: string): void;
}

const quietMs = 200;

/**
 * A notification takes a lock of the whole server at commit, so a plan rings at most five times a second, apart from
 * any other transaction. Best effort: watchers also look by themselves.
 */
export function createPlanBell(db: Db): PlanBell {
  /** plans that rang lately; `true`: once more when the quiet time is over */
  const quiet = new Map<string, boolean>();

  function ring(planId: string): void {
    if (quiet.has(planId)) {
      quiet.set(planId, true);
      return;
    }
    quiet.set(planId, false);
    setTimeout(() => {
      const again = quiet.get(planId) === true;
      quiet.delete(planId);
      if (again) ring(planId);
    }, quietMs).unref();
    void sql`select pg_notify(${planChannel}, ${planId})`.execute(db.tenant).catch(() => {});
  }

  return { ring };
}
