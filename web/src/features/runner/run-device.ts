import { createStore, get, getMany, promisifyRequest } from 'idb-keyval';
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
  /** As `read`; from now on this one writes, and whoever wrote before does not. */
  claim(): Promise<OnDevice>;
  /** Durable when it resolves, both parts or none. False, with nothing written, where another one has claimed the run. */
  write(parts: { readonly kept?: KeptRun; readonly work?: KeptWork }): Promise<boolean>;
  forget(): Promise<void>;
}

/** Who writes, and when that was last done. */
interface Pen {
  readonly holder: string;
  readonly at: number;
}

const longestMs = 7 * 24 * 3600 * 1000;

let store: ReturnType<typeof createStore> | undefined;
const open = () => (store ??= createStore('askwell-runner', 'runs'));

export function runDevice(userId: string, interviewId: string): RunDevice {
  const holder = crypto.randomUUID();
  const { kept: keptKey, work: workKey, pen: penKey } = keysOf(userId, interviewId);
  const read = async (): Promise<OnDevice> => {
    const [kept, work] = await getMany<unknown>([keptKey, workKey], open());
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this very module
    return { kept: kept as KeptRun | undefined, work: work as KeptWork | undefined };
  };
  /** Acts in one transaction with the look at who holds the pen. */
  const asHolder = (act: (runs: IDBObjectStore) => void): Promise<boolean> =>
    open()('readwrite', async (runs) => {
      const pen: Pen | undefined = await promisifyRequest(runs.get(penKey));
      if (pen?.holder !== holder) return false;
      act(runs);
      await promisifyRequest(runs.transaction);
      return true;
    });
  const takePen = (runs: IDBObjectStore): unknown => runs.put({ holder, at: Date.now() } satisfies Pen, penKey);
  return {
    read,
    claim: async () => {
      await open()('readwrite', (runs) => {
        takePen(runs);
        return promisifyRequest(runs.transaction);
      });
      return read();
    },
    write: ({ kept, work }) =>
      asHolder((runs) => {
        takePen(runs);
        if (kept !== undefined) runs.put(kept, keptKey);
        if (work !== undefined) runs.put(work, workKey);
      }),
    forget: async () => {
      await asHolder((runs) => {
        for (const key of [keptKey, workKey, penKey]) runs.delete(key);
      });
    },
  };
}

/** The running interview as this device knows it, for a page that gets no answer. */
export async function findKeptInterview(userId: string, interviewId: string): Promise<Interview | undefined> {
  const kept = await get<KeptRun>(keysOf(userId, interviewId).kept, open()).catch(() => undefined);
  return kept?.interview;
}

/** Deletes one run of this user, whoever writes it: the person said so. */
export function discardRun(userId: string, interviewId: string): Promise<void> {
  const keys = Object.values(keysOf(userId, interviewId));
  return removeWhere((key) => keys.includes(key));
}

/** How many interviews this user has on this device with something that the server does not know. */
export async function countUnsent(userId: string): Promise<number> {
  const works = await open()('readonly', (runs) =>
    promisifyRequest<KeptWork[]>(runs.getAll(IDBKeyRange.bound(`work/${userId}/`, `work/${userId}/\uffff`))),
  );
  return works.filter(({ log }) => unsentChanges(log).length > 0).length;
}

/** What a user leaves behind on this device when signing out: nothing. */
export function discardRunsOf(userId: string): Promise<void> {
  return removeWhere((key) => key.split('/')[1] === userId);
}

/** Nothing stays on a device for longer than 7 days after it was last written. */
export function discardOldRuns(now: number): Promise<void> {
  return open()('readwrite', async (runs) => {
    const keys = await allKeys(runs);
    for (const key of keys) {
      const [, userId = '', interviewId = ''] = key.split('/');
      const pen: Pen | undefined = await promisifyRequest(runs.get(keysOf(userId, interviewId).pen));
      if (pen === undefined || now - pen.at > longestMs) runs.delete(key);
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

function keysOf(userId: string, interviewId: string) {
  const whose = `${userId}/${interviewId}`;
  return { kept: `run/${whose}`, work: `work/${whose}`, pen: `pen/${whose}` };
}
