import type { SuccessOf } from '#contracts/endpoint.ts';
import type { ShareLink, ShareView, createShare as contract } from '#contracts/interviewing/summary/interview-share.ts';
import { limits } from '#contracts/limits.ts';
import { pageAddresses, withToken } from '#contracts/page-addresses.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { linkTokenHash, newLinkToken } from '#platform/link-token.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { newId } from '#platform/new-id.ts';
import { appendEvent } from '#platform/outbox/append-event.ts';
import { requireFeature } from '#modules/billing/index.ts';
import { candidateForInterview } from '#modules/hiring/index.ts';
import { shareLinkCreated } from '#modules/interviewing/events.ts';
import { type InterviewRow, lockInterview } from '#modules/interviewing/interview/interview-queries.ts';
import { isLive, liveLinks, shareLinkOf } from './share-links.ts';

interface NewShare {
  readonly interviewId: string;
  readonly view: ShareView;
  readonly hideName: boolean;
}

/**
 * Creates a link that shows one view of an interview for 14 days.
 *
 * The secret is only in this response. If the response is lost, a repeat with the same idempotency key returns the same
 * link with a new secret, as long as the link is live.
 *
 * @throws AppError interviewing.interview_not_found, billing.premium_only, interviewing.plan_not_found,
 * interviewing.share_undecided, interviewing.share_limit, hiring.candidate_not_found, interviewing.share_not_found (the
 * link has ended since it was created)
 */
export async function createShare(
  deps: { db: Db; config: Pick<Config, 'PUBLIC_URL'> },
  actor: Actor,
  input: NewShare,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<SuccessOf<typeof contract>> {
  const token = newLinkToken();
  const hash = linkTokenHash(token);
  const link = await asTenant(deps.db, actor.userId, (tx) => create(tx, input, hash), { idempotencyKey });
  if (idempotencyKey !== undefined) await asTenant(deps.db, actor.userId, (tx) => setHash(tx, link.id, hash));
  return { link, url: `${deps.config.PUBLIC_URL}${withToken(pageAddresses.shared, token)}` };
}

async function create(tx: TenantTx, input: NewShare, hash: Buffer): Promise<ShareLink> {
  const { interviewId, view, hideName } = input;
  // Held until the transaction ends, so that of two concurrent requests the second counts the first's link.
  const interview = await lockInterview(tx, interviewId);
  await requireFeature(tx, 'sharing');
  requireSomethingToShow(interview, view);
  await candidateForInterview(tx, interview.candidate_id);
  const { count } = await liveLinks(tx, interviewId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.share.links)
    throw new AppError('interviewing.share_limit', { limit: limits.share.links });
  const row = await tx
    .insertInto('interviewing.share_link')
    .values({
      id: newId(),
      owner_id: tx.ownerId,
      interview_id: interviewId,
      token_hash: hash,
      view,
      hides_name: hideName,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendEvent(tx, shareLinkCreated(row.id, { interviewId, shareId: row.id, view, hidesName: hideName }));
  publishChange(tx, { kind: 'share', id: row.id });
  return shareLinkOf(row);
}

function requireSomethingToShow({ id, status, plan_version, recommendation }: InterviewRow, view: ShareView): void {
  if (plan_version === null) throw new AppError('interviewing.plan_not_found', { interviewId: id });
  if (view !== 'report') return;
  if (status !== 'completed' || recommendation === null) throw new AppError('interviewing.share_undecided');
}

async function setHash(tx: TenantTx, id: string, hash: Buffer): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('interviewing.share_link')
    .set({ token_hash: hash })
    .where('owner_id', '=', tx.ownerId)
    .where('id', '=', id)
    .where(isLive)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('interviewing.share_not_found', { shareId: id });
}
