import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Answer, Interview, Operation, Run, applyOperations } from '#contracts/interviewing.ts';
import type { Plan } from '#contracts/plan.ts';
import type { Saving } from '#web/shared/ui/state/save-state.tsx';
import type { Change } from './change.ts';
import {
  type Conflict,
  type OperationLog,
  type Stamp,
  acknowledge,
  dropOperation,
  emptyLog,
  logChange,
  logPause,
  logSpent,
  markAttempted,
  overlay,
  resolveConflict,
  unsentChanges,
} from './operation-log.ts';
import { type HeardClock, type RunTime, serverNow, timeOf } from './run-clock.ts';
import type { KeptRun, KeptWork, Place, RunDevice } from './run-device.ts';
import { RunSync } from './run-sync.ts';

export interface RunView {
  readonly interview: Interview;
  readonly plan: Plan;
  readonly heard: HeardClock;
  /** as the server has them */
  readonly standing: readonly Answer[];
  /** with what waits on this device */
  readonly answers: readonly Answer[];
  readonly waiting: readonly Operation[];
  readonly conflicts: readonly Conflict[];
  readonly place: Place;
  /** up to this second of the run the answers hold the time spent on questions */
  readonly loggedSec: number;
  readonly saving: Saving | undefined;
  /** how many changes the server will never take */
  readonly refused: number;
  /** the server says that the interview does not run any more */
  readonly ended: boolean;
  readonly readOnly: boolean;
}

export interface RunStoreOptions {
  readonly kept: KeptRun;
  readonly work: KeptWork | undefined;
  readonly readOnly: boolean;
  readonly device: RunDevice;
  readonly send: (operations: readonly Operation[]) => Promise<SuccessOf<typeof applyOperations>>;
}

/**
 * The running interview on this device. Every change goes to the device first and then, in order, to the server;
 * nothing waits for the network. One tab holds the pen; a store without it shows and changes nothing.
 */
export class RunStore {
  readonly #options: RunStoreOptions;
  readonly #sync: RunSync;
  readonly #listeners = new Set<() => void>();
  #kept: KeptRun;
  #log: OperationLog;
  #place: Place;
  #loggedSec: number;
  #failed = false;
  #disposed = false;
  #refused = 0;
  #ended = false;
  /** another tab, or a later visit, writes this run on the device now */
  #taken = false;
  #savedAt: number | undefined;
  #view: RunView;
  /** changes that the device has not confirmed yet */
  #unwritten = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: RunStoreOptions) {
    this.#options = options;
    this.#kept = options.kept;
    this.#log = options.work?.log ?? emptyLog;
    const { place, loggedSec } = options.work ?? begin(options.kept.run);
    this.#place = place;
    this.#loggedSec = loggedSec;
    this.#view = this.#look();
    this.#sync = new RunSync({
      waiting: () => this.#log.operations,
      beforeSending: async (count) => {
        this.#log = markAttempted(this.#log, count);
        await this.#write();
        // a device that cannot say has no other tab either
        const holds = await options.device.holds().catch(() => true);
        if (!holds) this.#update(() => (this.#taken = true));
        return holds;
      },
      send: options.send,
      onSettled: (settled) => this.#settle(settled),
      onFailed: () => this.#update(() => (this.#failed = true)),
      onRefused: (id) => this.#refuse(id),
      onEnded: () => this.#update(() => (this.#ended = true)),
    });
    if (!options.readOnly) {
      void this.#write(true);
      void this.#sync.now();
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): RunView => this.#view;

  /** whether leaving now would lose something */
  get unsafe(): boolean {
    return this.#unwritten > 0;
  }

  time(): RunTime {
    return timeOf(this.#heard(), this.#log.operations, Date.now());
  }

  change(questionId: string, change: Change): void {
    this.#do((stamp) => logChange(this.#log, this.#kept.run.answers, questionId, change, stamp));
  }

  togglePause(): void {
    this.#spend();
    const kind = this.time().paused ? 'resume' : 'pause';
    this.#do((stamp) => logPause(this.#log, kind, stamp));
    void this.#sync.now();
  }

  goTo(step: number): void {
    if (step === this.#place.step || this.#kept.run.plan.flow[step] === undefined) return;
    this.#spend();
    this.#update(() => (this.#place = { step }));
    void this.#write();
  }

  resolve(conflict: Conflict, chosen: Change): void {
    this.#do((stamp) => resolveConflict(this.#log, this.#kept.run.answers, conflict, chosen, stamp));
  }

  /** Writes down the time at the present step, so that other devices see it. */
  readonly spend = (): void => {
    if (this.time().paused) return;
    this.#spend();
  };

  /** A read-only store follows the server. */
  hear(run: Run): void {
    this.#update(() => (this.#kept = { ...this.#kept, run, heardAt: Date.now() }));
  }

  setOnline(online: boolean): void {
    this.#update(() => (this.#failed = !online));
    if (online && !this.#options.readOnly) void this.#sync.now();
  }

  /** Everything on the server, or as much of it as can be now. True when nothing waits any more, a choice included. */
  async flush(): Promise<boolean> {
    this.#spend();
    await this.#sync.now();
    return this.#log.operations.length === 0 && this.#log.conflicts.length === 0;
  }

  /** The run has ended: the device forgets it, unless something that was done here is nowhere else. */
  async forget(): Promise<void> {
    this.dispose();
    await this.#writing;
    if (unsentChanges(this.#log).length === 0) await this.#options.device.forget();
  }

  /** Sends once more what waits, also after the page is gone, for as long as nobody else writes this run. */
  async leave(): Promise<void> {
    if (!this.#options.readOnly) await this.flush();
    this.dispose();
  }

  dispose(): void {
    this.#disposed = true;
    this.#sync.stop();
    this.#listeners.clear();
  }

  #do(next: (stamp: Stamp) => OperationLog): void {
    if (this.#view.readOnly || this.#disposed) return;
    const at = new Date(serverNow(this.#heard(), Date.now())).toISOString();
    this.#update(() => (this.#log = next({ id: crypto.randomUUID(), at })));
    void this.#write();
    this.#sync.soon();
  }

  #spend(): void {
    const { elapsedSec } = this.time();
    const questionId = this.#kept.run.plan.flow[this.#place.step]?.questionId;
    const seconds = elapsedSec - this.#loggedSec;
    this.#loggedSec = elapsedSec;
    if (questionId === undefined || seconds <= 0) return;
    this.#do((stamp) => logSpent(this.#log, questionId, seconds, stamp));
  }

  #settle(settled: SuccessOf<typeof applyOperations>): void {
    this.#update(() => {
      this.#log = acknowledge(this.#log, settled);
      const { clock, answers } = settled;
      this.#kept = { ...this.#kept, run: { ...this.#kept.run, clock, answers }, heardAt: Date.now() };
      this.#failed = false;
      this.#refused += settled.refused.length;
      this.#savedAt = Date.now();
    });
    void this.#write(true);
  }

  #refuse(id: string): void {
    this.#update(() => {
      this.#log = dropOperation(this.#log, id);
      this.#refused += 1;
    });
    void this.#write();
  }

  /**
   * Begun at once, for the page may be on its way out; the device keeps the order. One that refuses leaves the change
   * counted as unsafe until the server has it.
   */
  #write(withRun = false): Promise<void> {
    if (this.#disposed || this.#taken) return this.#writing;
    this.#unwritten += 1;
    const counted = this.#unwritten;
    const work = { log: this.#log, place: this.#place, loggedSec: this.#loggedSec };
    this.#writing = this.#options.device.write(withRun ? { work, kept: this.#kept } : { work }).then(
      () => {
        this.#unwritten -= Math.min(this.#unwritten, counted);
      },
      () => {
        if (this.#log.operations.length === 0) this.#unwritten = 0;
      },
    );
    return this.#writing;
  }

  #heard(): HeardClock {
    return { clock: this.#kept.run.clock, heardAt: this.#kept.heardAt };
  }

  #update(change: () => void): void {
    change();
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): RunView {
    const { run, interview } = this.#kept;
    return {
      interview,
      plan: run.plan,
      heard: this.#heard(),
      standing: run.answers,
      answers: overlay(run.answers, this.#log),
      waiting: this.#log.operations,
      conflicts: this.#log.conflicts,
      place: this.#place,
      loggedSec: this.#loggedSec,
      saving: this.#saving(),
      refused: this.#refused,
      ended: this.#ended,
      readOnly: this.#options.readOnly || this.#ended || this.#taken,
    };
  }

  #saving(): Saving | undefined {
    const changes = this.#log.operations.filter(({ kind }) => kind !== 'spent').length;
    if (this.#failed) return { kind: 'kept', changes };
    if (changes > 0) return { kind: 'saving' };
    return this.#savedAt === undefined ? undefined : { kind: 'saved', at: this.#savedAt };
  }
}

/** Where a run begins that this device has not seen: at the intro, or at the first question still open. */
function begin({ plan, answers, clock }: Run): Omit<KeptWork, 'log'> {
  const open = new Set(
    answers.filter(({ state, score }) => state === 'remaining' && score === null).map(({ questionId }) => questionId),
  );
  const begun = open.size < answers.length || answers.some(({ spentSec }) => spentSec > 0);
  const step = plan.flow.findIndex(({ questionId }) => questionId !== undefined && open.has(questionId));
  if (!begun) return { place: { step: 0 }, loggedSec: 0 };
  return { place: { step: Math.max(0, step) }, loggedSec: clock.elapsedSec };
}
