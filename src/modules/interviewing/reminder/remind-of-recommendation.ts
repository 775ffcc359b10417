import { sql } from 'kysely';
import type { RecommendationReminderActivities } from '#workflows/contracts/recommendation-reminder.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { reminderContactOf } from '#modules/auth/index.ts';
import { candidateLabel, positionLabel } from '#modules/hiring/index.ts';
import { recommendationAwaited } from '#modules/interviewing/mails.ts';

type Remind = RecommendationReminderActivities['remindOfRecommendation'];
type Completion = Parameters<Remind>[0];

/**
 * Mails the owner of a completed interview that its recommendation is due: an hour after its end, and again a day after
 * it, according to the row. If both are due, sends only one. Sends nothing if the interview was reopened or the
 * candidate is being erased.
 */
export async function remindOfRecommendation({ db }: { db: Db }, completion: Completion): ReturnType<Remind> {
  try {
    return await asTenant(db, completion.ownerId, (tx) => remind(tx, completion));
  } catch (error) {
    // The account is being erased.
    if (error instanceof AppError && error.code === 'common.unauthorized') return { outcome: 'settled' };
    throw error;
  }
}

async function remind(tx: TenantTx, completion: Completion): ReturnType<Remind> {
  const awaiting = await lockAwaiting(tx, completion);
  if (awaiting === undefined) return { outcome: 'settled' };
  const { id, reminders, due, next_at: nextAt, ...named } = awaiting;
  if (due > reminders) {
    await tx
      .updateTable('interviewing.interview')
      .set({ reminders: due })
      .where('owner_id', '=', tx.ownerId)
      .where('id', '=', id)
      .execute();
    await mail(tx, { interviewId: id, ...named });
  }
  return nextAt === null ? { outcome: 'awaited' } : { outcome: 'waiting', nextAt: nextAt.toISOString() };
}

/** Locks the interview if it still awaits the recommendation for this completion; recording one waits for the lock. */
async function lockAwaiting(tx: TenantTx, { interviewId, completedAt }: Completion) {
  const { rows } = await sql<{
    id: string;
    candidateId: string;
    candidate: string;
    position: string;
    reminders: number;
    due: number;
    next_at: Date | null;
  }>`
    select i.id, i.candidate_id as "candidateId", candidate.name as candidate, position.title as position, i.reminders,
      case when i.completed_at + interval '1 day' <= now() then 2
        when i.completed_at + interval '1 hour' <= now() then 1 else 0 end as due,
      case when i.completed_at + interval '1 hour' > now() then i.completed_at + interval '1 hour'
        when i.completed_at + interval '1 day' > now() then i.completed_at + interval '1 day' end as next_at
    from interviewing.interview i
    cross join lateral (${candidateLabel(tx, 'i.candidate_id')}) as candidate
    cross join lateral (${positionLabel(tx, 'i.position_id')}) as position
    where i.owner_id = ${tx.ownerId} and i.id = ${interviewId}
      and i.status = 'completed' and i.recommendation is null
      and date_trunc('milliseconds', i.completed_at) = ${completedAt}::timestamptz
    for update of i`.execute(tx);
  return rows[0];
}

async function mail(
  tx: TenantTx,
  parameters: { interviewId: string; candidateId: string; candidate: string; position: string },
): Promise<void> {
  const contact = await reminderContactOf(tx, tx.ownerId);
  if (contact === undefined) return;
  const { email: to, language } = contact;
  const { ownerId } = tx;
  await queueMail(tx, recommendationAwaited, { ownerId, to, language, parameters, validFor: '12 hours' });
}
