import { createCandidate, getCandidate, updateCandidate } from '#contracts/hiring/candidates.ts';
import { type NewPosition, createPosition, getPosition, updatePosition } from '#contracts/hiring/positions.ts';
import { NewInterview, createInterview, deleteInterview } from '#contracts/interviewing/interviewing.ts';
import { generatePlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { ApiError, refusalOf } from '#web/shared/api/api-error.ts';
import { call, newIdempotencyKey } from '#web/shared/api/api-client.ts';
import { editsOf } from '#web/shared/forms/edits.ts';
import { makeOnce } from './make-once.ts';
import type { Setup } from './setup.ts';
import type { SetupMemory } from './setup-memory.ts';

/** The input of the last step, as the API expects it. */
export interface AskedInterview {
  readonly candidate: { readonly name: string | null; readonly email: string | null };
  readonly interview: Omit<NewInterview, 'positionId' | 'candidateId' | 'cvId' | 'adjustments' | 'questionsInAdvance'>;
}

/** The server refused the position's text, which has to be corrected in its own step. */
export class PositionRefused extends Error {
  override readonly name = 'PositionRefused';
}

/**
 * Creates the position, candidate and interview of a setup and requests the plan. A retry after a partial failure
 * continues with what exists.
 */
export async function makeInterview(memory: SetupMemory, asked: AskedInterview): Promise<void> {
  const positionId = await makePosition(memory);
  const candidateId = await makeCandidate(memory, positionId, asked.candidate);
  const body = NewInterview.parse({ ...asked.interview, positionId, candidateId });
  const interviewId = await makeOnce(placeOf(memory, 'interview'), body, {
    create: (given, idempotencyKey) => call(createInterview, { body: given, idempotencyKey }),
    // Not every field of an interview can be changed, so one without a plan is deleted and replaced.
    change: async (id) => {
      await call(deleteInterview, { params: { interviewId: id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
      return false;
    },
  }).catch((error: unknown) => {
    const code = refusalOf(createInterview, error)?.code;
    if (code === 'hiring.position_not_found') memory.changeSent({ position: undefined });
    if (code === 'hiring.candidate_not_found') memory.forgetCandidate();
    throw error;
  });
  // If the plan is refused, the next screen says why and offers it again.
  await call(generatePlan, { params: { interviewId }, body: {}, idempotencyKey: newIdempotencyKey() }).catch(
    () => undefined,
  );
  memory.change({ interviewId });
}

async function makePosition(memory: SetupMemory): Promise<string> {
  const { position } = memory.now();
  if (position === undefined) throw new Error('the last step was sent before the second one');
  return makeOnce(placeOf(memory, 'position'), position, {
    create: (body, idempotencyKey) => call(createPosition, { body, idempotencyKey }),
    change: (positionId, body) => exists(correctPosition(positionId, body)),
  }).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'common.invalid'
      ? new PositionRefused('the position was refused', { cause: error })
      : error;
  });
}

async function correctPosition(positionId: string, body: NewPosition): Promise<void> {
  const params = { positionId };
  const { version } = await call(getPosition, { params });
  await call(updatePosition, { params, body, ifMatch: version });
}

/** If a CV was uploaded, its candidate already exists; otherwise one is created from the name. */
async function makeCandidate(
  memory: SetupMemory,
  positionId: string,
  { name, email }: AskedInterview['candidate'],
): Promise<string> {
  const { cv } = memory.now();
  if (cv === undefined) {
    const body = { name: name ?? '', email, positionId };
    return makeOnce(placeOf(memory, 'candidate'), body, {
      create: (given, idempotencyKey) => call(createCandidate, { body: given, idempotencyKey }),
      change: (candidateId, given) => exists(correctCandidate(candidateId, { name: given.name, email: given.email })),
    });
  }
  try {
    await correctCandidate(cv.candidateId, { ...(name !== null && { name }), ...(email !== null && { email }) });
  } catch (error) {
    if (isGone(error)) memory.change({ cv: undefined });
    throw error;
  }
  return cv.candidateId;
}

async function correctCandidate(candidateId: string, wanted: { name?: string; email?: string | null }): Promise<void> {
  const params = { candidateId };
  const { version, ...candidate } = await call(getCandidate, { params });
  const body = editsOf({ name: candidate.name, email: candidate.email }, wanted);
  if (Object.keys(body).length > 0) await call(updateCandidate, { params, body, ifMatch: version });
}

/** Whether the object to change still exists. */
async function exists(changing: Promise<void>): Promise<boolean> {
  try {
    await changing;
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** Whether the requested object has been deleted in the meantime. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

type Sent = Setup['sent'];

function placeOf<Kind extends keyof Sent>(
  memory: SetupMemory,
  kind: Kind,
): { readonly read: () => Sent[Kind]; readonly write: (sent: Sent[Kind]) => void } {
  return {
    read: () => memory.now().sent[kind],
    write: (sent) => memory.changeSent({ [kind]: sent }),
  };
}
