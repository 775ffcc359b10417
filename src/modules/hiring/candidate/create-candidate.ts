import type { createCandidate as contract, Candidate } from '#contracts/hiring/candidates.ts';
import type { Language } from '#contracts/common.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { requireVerifiedEmail } from '#modules/auth/index.ts';
import { storeCvText } from '#modules/hiring/cv/upload/paste-cv-text.ts';
import { getCandidate, insertCandidate } from './candidate-queries.ts';

/**
 * Adds a candidate, with a CV if its text is given. As with any CV, this requires a verified email address.
 *
 * @throws AppError hiring.position_not_found, hiring.cv_quota, auth.email_not_verified
 */
export async function createCandidate(
  deps: { db: Db; config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'> },
  actor: Actor,
  input: { candidate: BodyOf<typeof contract>; idempotencyKey: IdempotencyKey | undefined },
): Promise<Candidate> {
  const { candidate, idempotencyKey } = input;
  if (candidate.cvText !== undefined) requireVerifiedEmail(actor, deps.config);
  return asTenant(deps.db, actor.userId, (tx) => storeCandidate(tx, candidate, actor.language), { idempotencyKey });
}

async function storeCandidate(
  tx: TenantTx,
  { name, email, positionId, cvText }: BodyOf<typeof contract>,
  language: Language,
): Promise<Candidate> {
  const id = await insertCandidate(tx, { name, nameFrom: 'person', email, positionId });
  if (cvText !== undefined) await storeCvText(tx, id, cvText, { path: '/cvText' });
  return getCandidate(tx, id, language);
}
