import * as z from 'zod/mini';
import { createStore, get, promisifyRequest } from 'idb-keyval';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { Plan } from '#contracts/interviewing/plan/plan.ts';
import { type OperationLog, unsentChanges } from './operation-log.ts';

/** The server's last response, so that the run survives a reload without a network. */
export interface CachedRun {
  readonly interview: Interview;
  readonly run: Run;
  readonly receivedAt: number;
}

/** The work done on this device. */
export interface LocalWork {
  readonly log: OperationLog;
  /** the step shown, as an index in the plan's flow */
  readonly currentStep: number;
  /** seconds spent on parts without a question, by index in the flow; the server does not store them */
  readonly partSec: Readonly<Record<number, number>>;
  /** second of the run up to which the time is recorded in the log and `partSec` */
  readonly loggedSec: number;
}

export interface DeviceState {
  readonly cached: CachedRun | undefined;
  readonly work: LocalWork | undefined;
}

/** The stored copy of one user's run, separate from those of other users of the browser. */
export interface RunDevice {
  read(): Promise<DeviceState>;
  /** Like `read`, but from now on only this object's writes are read back; those of older tabs are ignored. */
  claim(): Promise<DeviceState>;
  /** Atomic and durable once resolved. The write starts synchronously, so that an unloading page loses nothing. */
  write(parts: { readonly cached?: CachedRun; readonly work?: LocalWork }): Promise<void>;
  /** Whether no other tab has claimed the run since. */
  holdsClaim(): Promise<boolean>;
  /** Deletes the copy, unless another tab has claimed the run since. */
  forget(): Promise<void>;
}

/** Which writer's work is read back, and since when. */
interface Claim {
  readonly writerId: string;
  readonly at: number;
}

/** Each writer has its own key, so that a late write by a tab that lost its claim overwrites nothing. */
interface WorkRecord {
  readonly work: LocalWork;
  readonly at: number;
}

const maxAgeMs = 7 * 24 * 3600 * 1000;

let store: ReturnType<typeof createStore> | undefined;
const open = () => (store ??= createStore('askwell-runner', 'runs'));

export function runDevice(userId: string, interviewId: string): RunDevice {
  const writerId = crypto.randomUUID();
  const { cached: cachedKey, claim: claimKey, workOf } = keysOf(userId, interviewId);
  return {
    read: () => open()('readonly', (runs) => readRun(runs, userId, interviewId)),
    claim: () =>
      open()('readwrite', async (runs) => {
        const onDevice = await readRun(runs, userId, interviewId);
        const at = Date.now();
        runs.delete(worksOf(userId, interviewId));
        runs.put({ writerId, at } satisfies Claim, claimKey);
        if (onDevice.work !== undefined) runs.put({ work: onDevice.work, at } satisfies WorkRecord, workOf(writerId));
        await promisifyRequest(runs.transaction);
        return onDevice;
      }),
    write: ({ cached, work }) =>
      open()('readwrite', (runs) => {
        if (cached !== undefined) runs.put(cached, cachedKey);
        if (work !== undefined) runs.put({ work, at: Date.now() } satisfies WorkRecord, workOf(writerId));
        // Committed explicitly: an automatic commit waits for an event on the page, which may be unloaded by then.
        runs.transaction.commit();
        return promisifyRequest(runs.transaction);
      }),
    holdsClaim: async () => (await get<Claim>(claimKey, open()))?.writerId === writerId,
    forget: () =>
      open()('readwrite', async (runs) => {
        const claim: Claim | undefined = await promisifyRequest(runs.get(claimKey));
        if (claim?.writerId !== writerId) return;
        for (const key of [cachedKey, claimKey, workOf(writerId)]) runs.delete(key);
        await promisifyRequest(runs.transaction);
      }),
  };
}

async function readRun(runs: IDBObjectStore, userId: string, interviewId: string): Promise<DeviceState> {
  const keys = keysOf(userId, interviewId);
  const cached = ofThisRelease(await promisifyRequest<CachedRun | undefined>(runs.get(keys.cached)));
  return { cached, work: (await readWork(runs, userId, interviewId))?.work };
}

/**
 * Fields added to plans over time: copies stored by an older release lack them, and the schema fills in the defaults.
 */
const Added = z.pick(Plan, { summary: true, requirements: true, candidate: true });

function ofThisRelease(cached: CachedRun | undefined): CachedRun | undefined {
  if (cached === undefined) return undefined;
  const { run } = cached;
  const added = Added.safeParse(run.plan);
  return added.success ? { ...cached, run: { ...run, plan: { ...run.plan, ...added.data } } } : cached;
}

async function readWork(runs: IDBObjectStore, userId: string, interviewId: string): Promise<WorkRecord | undefined> {
  const keys = keysOf(userId, interviewId);
  const claim: Claim | undefined = await promisifyRequest(runs.get(keys.claim));
  if (claim === undefined) return undefined;
  const stored: WorkRecord | undefined = await promisifyRequest(runs.get(keys.workOf(claim.writerId)));
  return stored;
}

/** The interview in progress as stored on this device, for when the server does not answer. */
export async function findCachedInterview(userId: string, interviewId: string): Promise<Interview | undefined> {
  const cached = await get<CachedRun>(keysOf(userId, interviewId).cached, open()).catch(() => undefined);
  return cached?.interview;
}

/** Deletes one run of this user, whichever tab has claimed it: the user has confirmed the deletion. */
export function discardRun(userId: string, interviewId: string): Promise<void> {
  return removeWhere((key) => isOf(key, userId, interviewId));
}

/** Deletes all runs of interviews with a deleted candidate, sent or not. */
export function discardRunsWith(userId: string, candidateId: string): Promise<void> {
  return open()('readwrite', async (runs) => {
    const keys = await allKeys(runs);
    for (const interviewId of await interviewsOf(runs, userId)) {
      const { cached } = await readRun(runs, userId, interviewId);
      if (cached?.interview.candidate.id !== candidateId) continue;
      for (const key of keys.filter((one) => isOf(one, userId, interviewId))) runs.delete(key);
    }
    return promisifyRequest(runs.transaction);
  });
}

/** The number of this user's interviews with changes on this device that were never sent. */
export function countUnsent(userId: string): Promise<number> {
  return open()('readonly', async (runs) => {
    let unsent = 0;
    for (const interviewId of await interviewsOf(runs, userId)) {
      const stored = await readWork(runs, userId, interviewId);
      if (stored !== undefined && unsentChanges(stored.work.log).length > 0) unsent += 1;
    }
    return unsent;
  });
}

/** Deletes all runs of a user who signs out. */
export function discardRunsOf(userId: string): Promise<void> {
  return removeWhere((key) => isOf(key, userId));
}

/** Deletes runs last written more than 7 days ago. */
export function discardOldRuns(now: number): Promise<void> {
  return open()('readwrite', async (runs) => {
    const keys = await allKeys(runs);
    for (const key of keys) {
      const [, userId = '', interviewId = ''] = key.split('/');
      const claim: Claim | undefined = await promisifyRequest(runs.get(keysOf(userId, interviewId).claim));
      const stored = await readWork(runs, userId, interviewId);
      const isOld = now - (stored?.at ?? claim?.at ?? 0) > maxAgeMs;
      if (isOld) for (const one of keys.filter((other) => isOf(other, userId, interviewId))) runs.delete(one);
    }
    return promisifyRequest(runs.transaction);
  });
}

function removeWhere(matches: (key: string) => boolean): Promise<void> {
  return open()('readwrite', async (runs) => {
    for (const key of await allKeys(runs)) if (matches(key)) runs.delete(key);
    return promisifyRequest(runs.transaction);
  });
}

async function allKeys(runs: IDBObjectStore): Promise<string[]> {
  return (await promisifyRequest(runs.getAllKeys())).map(String);
}

async function interviewsOf(runs: IDBObjectStore, userId: string): Promise<Set<string>> {
  const keys = await allKeys(runs);
  return new Set(keys.filter((key) => isOf(key, userId)).map((key) => key.split('/')[2] ?? ''));
}

function isOf(key: string, userId: string, interviewId?: string): boolean {
  const [, user, interview] = key.split('/');
  return user === userId && (interviewId === undefined || interview === interviewId);
}

function keysOf(userId: string, interviewId: string) {
  const runKey = `${userId}/${interviewId}`;
  return {
    cached: `run/${runKey}`,
    claim: `claim/${runKey}`,
    workOf: (writerId: string) => `work/${runKey}/${writerId}`,
  };
}

function worksOf(userId: string, interviewId: string): IDBKeyRange {
  const prefix = keysOf(userId, interviewId).workOf('');
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}
