import { createStore, get, promisifyRequest } from 'idb-keyval';
import type { Interview, Run } from '#contracts/interviewing.ts';
import { type OperationLog, unsentChanges } from './operation-log.ts';

/** What the server said last, so that a reload without a network finds the run again. */
export interface KeptRun {
  readonly interview: Interview;
  readonly run: Run;
  readonly heardAt: number;
}

/** What was done here, and where. */
export interface KeptWork {
  readonly log: OperationLog;
  readonly place: Place;
  /** up to this second of the run the log holds the time spent on questions */
  readonly loggedSec: number;
}

/** Where the talk is, as an index of the plan's flow. */
export interface Place {
  readonly step: number;
}

export interface OnDevice {
  readonly kept: KeptRun | undefined;
  readonly work: KeptWork | undefined;
}

/** One run on this device, of one user: another user of the browser never sees it. */
export interface RunDevice {
  read(): Promise<OnDevice>;
  /** As `read`; from now on this one's work counts, and nothing that another one still writes does. */
  claim(): Promise<OnDevice>;
  /** Durable when it resolves, both parts or none; on its way at once, so that a page that goes away loses nothing. */
  write(parts: { readonly kept?: KeptRun; readonly work?: KeptWork }): Promise<void>;
  /** Whether nobody else has claimed the run since. */
  holds(): Promise<boolean>;
  /** Unless somebody else has claimed the run since. */
  forget(): Promise<void>;
}

/** Whose work counts, and since when. */
interface Pen {
  readonly holder: string;
  readonly at: number;
}

/** Each holder writes at a key of its own: a late write needs no look at who holds the pen, and harms nobody. */
interface StoredWork {
  readonly work: KeptWork;
  readonly at: number;
}

const longestMs = 7 * 24 * 3600 * 1000;

let store: ReturnType<typeof createStore> | undefined;
const open = () => (store ??= createStore('askwell-runner', 'runs'));

export function runDevice(userId: string, interviewId: string): RunDevice {
  const holder = crypto.randomUUID();
  const { kept: keptKey, pen: penKey, workOf } = keysOf(userId, interviewId);
  return {
    read: () => open()('readonly', (runs) => readRun(runs, userId, interviewId)),
    claim: () =>
      open()('readwrite', async (runs) => {
        const onDevice = await readRun(runs, userId, interviewId);
        const at = Date.now();
        runs.delete(worksOf(userId, interviewId));
        runs.put({ holder, at } satisfies Pen, penKey);
        if (onDevice.work !== undefined) runs.put({ work: onDevice.work, at } satisfies StoredWork, workOf(holder));
        await promisifyRequest(runs.transaction);
        return onDevice;
      }),
    write: ({ kept, work }) =>
      open()('readwrite', (runs) => {
        if (kept !== undefined) runs.put(kept, keptKey);
        if (work !== undefined) runs.put({ work, at: Date.now() } satisfies StoredWork, workOf(holder));
        // not by itself, which would take an answer to a page that may be gone by then
        runs.transaction.commit();
        return promisifyRequest(runs.transaction);
      }),
    holds: async () => (await get<Pen>(penKey, open()))?.holder === holder,
    forget: () =>
      open()('readwrite', async (runs) => {
        const pen: Pen | undefined = await promisifyRequest(runs.get(penKey));
        if (pen?.holder !== holder) return;
        for (const key of [keptKey, penKey, workOf(holder)]) runs.delete(key);
        await promisifyRequest(runs.transaction);
      }),
  };
}

async function readRun(runs: IDBObjectStore, userId: string, interviewId: string): Promise<OnDevice> {
  const keys = keysOf(userId, interviewId);
  const kept: KeptRun | undefined = await promisifyRequest(runs.get(keys.kept));
  return { kept, work: (await readWork(runs, userId, interviewId))?.work };
}

async function readWork(runs: IDBObjectStore, userId: string, interviewId: string): Promise<StoredWork | undefined> {
  const keys = keysOf(userId, interviewId);
  const pen: Pen | undefined = await promisifyRequest(runs.get(keys.pen));
  if (pen === undefined) return undefined;
  const stored: StoredWork | undefined = await promisifyRequest(runs.get(keys.workOf(pen.holder)));
  return stored;
}

/** The running interview as this device knows it, for a page that gets no answer. */
export async function findKeptInterview(userId: string, interviewId: string): Promise<Interview | undefined> {
  const kept = await get<KeptRun>(keysOf(userId, interviewId).kept, open()).catch(() => undefined);
  return kept?.interview;
}

/** Deletes one run of this user, whoever writes it: the person said so. */
export function discardRun(userId: string, interviewId: string): Promise<void> {
  return removeWhere((key) => isOf(key, userId, interviewId));
}

/** How many interviews this user has on this device with something that the server does not know. */
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

/** What a user leaves behind on this device when signing out: nothing. */
export function discardRunsOf(userId: string): Promise<void> {
  return removeWhere((key) => isOf(key, userId));
}

/** Nothing stays on a device for longer than 7 days after it was last written. */
export function discardOldRuns(now: number): Promise<void> {
  return open()('readwrite', async (runs) => {
    const keys = await allKeys(runs);
    for (const key of keys) {
      const [, userId = '', interviewId = ''] = key.split('/');
      const pen: Pen | undefined = await promisifyRequest(runs.get(keysOf(userId, interviewId).pen));
      const stored = await readWork(runs, userId, interviewId);
      const isOld = now - (stored?.at ?? pen?.at ?? 0) > longestMs;
      if (isOld) for (const one of keys.filter((other) => isOf(other, userId, interviewId))) runs.delete(one);
    }
    return promisifyRequest(runs.transaction);
  });
}

function removeWhere(isMeant: (key: string) => boolean): Promise<void> {
  return open()('readwrite', async (runs) => {
    for (const key of await allKeys(runs)) if (isMeant(key)) runs.delete(key);
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
  const whose = `${userId}/${interviewId}`;
  return { kept: `run/${whose}`, pen: `pen/${whose}`, workOf: (holder: string) => `work/${whose}/${holder}` };
}

function worksOf(userId: string, interviewId: string): IDBKeyRange {
  const prefix = keysOf(userId, interviewId).workOf('');
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}
