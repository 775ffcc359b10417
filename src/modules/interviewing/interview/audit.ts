import { storedJson } from '#platform/db/statements/stored-json.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import { newId } from '#platform/new-id.ts';

/** Records who changed something that was already decided, in the same transaction as the change. */
export async function writeAudit(
  tx: TenantTx,
  actor: Actor,
  interviewId: string,
  kind: 'reopened' | 'recommendation_changed' | 'requirement_changed',
  detail: Readonly<Record<string, string | null>>,
): Promise<void> {
  await tx
    .insertInto('interviewing.audit')
    .values({
      id: newId(),
      owner_id: tx.ownerId,
      interview_id: interviewId,
      actor_id: actor.userId,
      kind,
      detail: storedJson(detail),
    })
    .execute();
}
