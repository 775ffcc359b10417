import type { Tx } from '#platform/db/client.ts';
import { storedJson } from '#platform/db/stored-json.ts';
import type { Actor } from '#platform/http/actor.ts';
import { newId } from '#platform/new-id.ts';

/** Records who changed what was settled; in the transaction of the change. */
export async function writeAudit(
  tx: Tx,
  actor: Actor,
  interviewId: string,
  kind: 'reopened' | 'recommendation_changed',
  detail: Readonly<Record<string, string | null>>,
): Promise<void> {
  await tx
    .insertInto('interviewing.audit')
    .values({
      id: newId(),
      owner_id: actor.userId,
      interview_id: interviewId,
      actor_id: actor.userId,
      kind,
      detail: storedJson(detail),
    })
    .execute();
}
