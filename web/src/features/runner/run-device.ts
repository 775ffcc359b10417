import { createStore, delMany, get, getMany, setMany } from 'idb-keyval';
import type { Interview, Run } from '#contracts/interviewing.ts';
import type { OperationLog } from './operation-log.ts';

/** What the server said last, so that a reload without a network finds the run again. */
export interface KeptRun {
  readonly interview: Interview;
  readonly run: Run;
  readonly heardAt: number;
}

/** What was done here, and at which step of the talk. */
export interface KeptWork {
  readonly log: OperationLog;
  readonly place: Place;
}

/** Where the talk is, and from which second of it the time there is still to be written down. */
export interface Place {
  readonly step: number;
  readonly sinceSec: number;
}

/** One run on this device, of one user: another user of the browser never sees it. */
export interface RunDevice {
  read(): Promise<{ readonly kept: KeptRun | undefined; readonly work: KeptWork | undefined }>;
  /** durable when it resolves; both parts or none */
  write(parts: { readonly kept?: KeptRun; readonly work?: KeptWork }): Promise<void>;
  forget(): Promise<void>;
}

let store: ReturnType<typeof createStore> | undefined;
const open = () => (store ??= createStore('askwell-runner', 'runs'));

export function runDevice(userId: string, interviewId: string): RunDevice {
  const { kept: keptKey, work: workKey } = keysOf(userId, interviewId);
  return {
    read: async () => {
      const [kept, work] = await getMany<unknown>([keptKey, workKey], open());
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this very module
      return { kept: kept as KeptRun | undefined, work: work as KeptWork | undefined };
    },
    write: ({ kept, work }) =>
      setMany(
        [
          ...(kept === undefined ? [] : [[keptKey, kept] satisfies [string, KeptRun]]),
          ...(work === undefined ? [] : [[workKey, work] satisfies [string, KeptWork]]),
        ],
        open(),
      ),
    forget: () => delMany([keptKey, workKey], open()),
  };
}

/** The running interview as this device knows it, for a page that gets no answer. */
export async function findKeptInterview(userId: string, interviewId: string): Promise<Interview | undefined> {
  const kept = await get<KeptRun>(keysOf(userId, interviewId).kept, open()).catch(() => undefined);
  return kept?.interview;
}

function keysOf(userId: string, interviewId: string) {
  return { kept: `run/${userId}/${interviewId}`, work: `work/${userId}/${interviewId}` };
}
