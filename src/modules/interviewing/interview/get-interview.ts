import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { interviewView } from './interview-view.ts';

/** @throws AppError interviewing.interview_not_found */
export async function getInterview(deps: { db: Db }, actor: Actor, interviewId: string): Promise<Interview> {
  return asTenant(deps.db, actor.userId, (tx) => interviewView(tx, actor, interviewId));
}
