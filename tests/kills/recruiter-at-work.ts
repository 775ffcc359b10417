import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCandidate, getCandidate, updateCandidate } from '#contracts/hiring/candidates.ts';
import { getCv, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { createPosition } from '#contracts/hiring/positions.ts';
import { createInterview, getInterview } from '#contracts/interviewing/interviewing.ts';
import { generatePlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { newInterview } from '#tests/helpers/api/builders.ts';
import type { User } from '#tests/helpers/api/sign-up.ts';
import { type Journal, isLostAnswer } from './journal.ts';

const PAUSE_MS = 40;
const cv = await readFile(new URL('../fixtures/cvs/latex-platform-engineer-en.pdf', import.meta.url));

/** A candidate whose name is corrected repeatedly, each correction with the version it is based on. */
interface Renamed {
  readonly id: string;
  /** its first name, by which the journal identifies it */
  readonly createdAs: string;
  /** of the newest acknowledged correction */
  version: number;
  name: string;
  /** later corrections without a response */
  unknown: string[];
}

export interface RecruiterAtWork {
  readonly user: User;
  /** the candidate whose name changes, and its name in the journal */
  readonly renamed: () => Pick<Renamed, 'id' | 'createdAs'> | undefined;
  readonly cvId: () => string | undefined;
  readonly interviewId: () => string | undefined;
  /** whether a CV is being read or a plan is being written for this recruiter */
  hasBackgroundWork(): Promise<boolean>;
  /** @throws the error that stopped the work, unless a kill caused it */
  throwIfBroken(): void;
  /** @throws as above */
  stop(): Promise<void>;
  /** @throws if an acknowledged correction is missing */
  checkCorrections(): Promise<void>;
}

/** Prepares a position, a CV, an interview and its plan, then adds and corrects candidates until stopped. */
export function startWork(user: User, journal: Journal): RecruiterAtWork {
  const stopping = new AbortController();
  const { signal } = stopping;
  let renamed: Renamed | undefined;
  let cvId: string | undefined;
  let interviewId: string | undefined;

  const keyed = () => ({ idempotencyKey: randomUUID() });
  const named = (kind: string) => `${kind} ${randomUUID()}`;

  async function prepare(): Promise<void> {
    const title = named('position');
    const key = keyed();
    const position = await journal.repeatedly(
      title,
      () =>
        user.outcome(createPosition, { ...key, body: { title, level: 'senior', description: 'APIs in TypeScript' } }),
      signal,
    );
    if (position === undefined) return;
    const candidateName = named('uploaded');
    const uploadKey = keyed();
    const uploaded = await journal.repeatedly(
      candidateName,
      () => user.outcome(uploadCandidateCv, { ...uploadKey, file: { content: cv }, fields: { candidateName } }),
      signal,
    );
    if (uploaded === undefined) return;
    cvId = uploaded.id;
    const userRole = named('interview');
    const interviewKey = keyed();
    const body = newInterview(position.id, uploaded.candidateId, { userRole });
    const interview = await journal.repeatedly(
      userRole,
      () => user.outcome(createInterview, { ...interviewKey, body }),
      signal,
    );
    if (interview === undefined) return;
    const planKey = keyed();
    const params = { interviewId: interview.id };
    const asked = await journal.repeatedly(
      `plan of ${userRole}`,
      () => user.outcome(generatePlan, { ...planKey, params, body: {} }),
      signal,
    );
    if (asked !== undefined) interviewId = interview.id;
  }

  async function addCandidates(): Promise<void> {
    while (!signal.aborted) {
      const withKey = named('with a key');
      const key = keyed();
      const created = await journal.repeatedly(
        withKey,
        () => user.outcome(createCandidate, { ...key, body: { name: withKey } }),
        signal,
      );
      if (created !== undefined) {
        const { id, version } = created;
        renamed ??= { id, createdAs: withKey, version, name: withKey, unknown: [] };
      }
      const without = named('without a key');
      await journal.once(without, () => user.outcome(createCandidate, { body: { name: without } }));
      if (renamed !== undefined) await rename(renamed);
      await sleep(PAUSE_MS);
    }
  }

  async function rename(candidate: Renamed): Promise<void> {
    const params = { candidateId: candidate.id };
    // After corrections without a response, reads the current state, as a reopened page does.
    if (candidate.unknown.length > 0 && !(await readAgain(candidate))) return;
    const name = named('corrected');
    candidate.unknown.push(name);
    const answer = await lostToUndefined(
      user.outcome(updateCandidate, { params, ifMatch: candidate.version, body: { name } }),
    );
    if (answer?.ok === true) Object.assign(candidate, { version: answer.body.version, name, unknown: [] });
    else if (answer !== undefined && answer.code !== 'common.unavailable') throw new Error(answer.text);
  }

  /** @returns whether there was a response */
  async function readAgain(candidate: Renamed): Promise<boolean> {
    const now = await lostToUndefined(user.outcome(getCandidate, { params: { candidateId: candidate.id } }));
    if (now?.ok !== true) return false;
    const { name, version } = now.body;
    if (![candidate.name, ...candidate.unknown].includes(name))
      throw new Error(`"${name}" replaced "${candidate.name}"`);
    if (version < candidate.version) throw new Error(`version ${candidate.version} of ${candidate.id} was lost`);
    Object.assign(candidate, { version, name, unknown: [] });
    return true;
  }

  const working = Promise.all([prepare(), addCandidates()]);
  let broken: { readonly error: unknown } | undefined;
  working.catch((error: unknown) => (broken = { error }));
  return {
    user,
    renamed: () => renamed,
    cvId: () => cvId,
    interviewId: () => interviewId,
    hasBackgroundWork: async () => {
      if (interviewId !== undefined) {
        const answer = await lostToUndefined(user.outcome(getInterview, { params: { interviewId } }));
        return answer?.ok === true && answer.body.generation.state === 'running';
      }
      if (cvId === undefined) return false;
      const answer = await lostToUndefined(user.outcome(getCv, { params: { cvId } }));
      return answer?.ok === true && answer.body.state === 'reading';
    },
    throwIfBroken: () => {
      if (broken !== undefined) throw broken.error;
    },
    stop: async () => {
      stopping.abort();
      await working;
    },
    checkCorrections: async () => {
      if (renamed !== undefined && !(await readAgain(renamed))) throw new Error('the product does not answer');
    },
  };
}

async function lostToUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isLostAnswer(error)) return undefined;
    throw error;
  }
}
