import type { FastifyRequest } from 'fastify';
import { type CvView, uploadCv as contract } from '#contracts/hiring/cvs.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import type { UploadDeps } from './upload-deps.ts';
import { requireVerifiedEmail } from '#modules/auth/index.ts';
import { receiveCvFile } from './receive-cv-file.ts';
import { lockCandidate, requireCandidate } from '#modules/hiring/candidate/require-candidate.ts';
import { storeReceivedCv } from './store-received-cv.ts';

/**
 * Adds a CV to a candidate. Authorises the request before reading any byte of the file.
 *
 * @throws AppError auth.email_not_verified, hiring.candidate_not_found, whatever `receiveCvFile` and `storeReceivedCv`
 * throw
 */
export async function uploadCv(
  deps: UploadDeps,
  actor: Actor,
  input: { candidateId: string; request: FastifyRequest; idempotencyKey: IdempotencyKey | undefined },
): Promise<CvView> {
  const { candidateId, request, idempotencyKey } = input;
  requireVerifiedEmail(actor, deps.config);
  await asTenant(deps.db, actor.userId, (tx) => requireCandidate(tx, candidateId));
  const received = await receiveCvFile(request, contract.multipart, deps.config);
  return storeReceivedCv(deps, actor, received, idempotencyKey, async (tx) => {
    await lockCandidate(tx, candidateId);
    return candidateId;
  });
}
