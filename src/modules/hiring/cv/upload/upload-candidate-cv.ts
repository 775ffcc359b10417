import type { FastifyRequest } from 'fastify';
import { type CvView, uploadCandidateCv as contract } from '#contracts/hiring/cvs.ts';
import { nameOfFile } from '#contracts/hiring/name-of-file.ts';
import type { Actor } from '#platform/actor.ts';
import type { IdempotencyKey } from '#platform/db/idempotency-key.ts';
import { insertCandidate } from '#modules/hiring/candidate/candidate-queries.ts';
import type { UploadDeps } from './upload-deps.ts';
import { requireVerifiedEmail } from '#modules/auth/index.ts';
import { receiveCvFile } from './receive-cv-file.ts';
import { storeReceivedCv } from './store-received-cv.ts';

/**
 * Creates a candidate from a CV. If no name is given, the candidate is named after the file until the CV is read.
 *
 * @throws AppError auth.email_not_verified, hiring.position_not_found, whatever `receiveCvFile` and `storeReceivedCv`
 * throw
 */
export async function uploadCandidateCv(
  deps: UploadDeps,
  actor: Actor,
  input: { request: FastifyRequest; idempotencyKey: IdempotencyKey | undefined },
): Promise<CvView> {
  requireVerifiedEmail(actor, deps.config);
  const received = await receiveCvFile(input.request, contract.multipart, deps.config);
  const { candidateName, candidateEmail, positionId } = received.fields;
  return storeReceivedCv(deps, actor, received, input.idempotencyKey, (tx) =>
    insertCandidate(tx, {
      name: candidateName ?? nameOfFile(received.fileName),
      nameFrom: candidateName === undefined ? 'file' : 'person',
      email: candidateEmail ?? null,
      positionId,
    }),
  );
}
