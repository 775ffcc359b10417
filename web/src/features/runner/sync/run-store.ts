import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Language } from '#contracts/common.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type {
  Answer,
  Operation,
  RequirementAnswer,
  Run,
  applyOperations,
} from '#contracts/interviewing/run/interview-run.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import type { PlanTwin } from '#contracts/interviewing/plan/twin/plan-twin.ts';
import { inOtherLanguage } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import { type AnswerChange, isToAsk, partNotesOf } from '#contracts/interviewing/run/run-rules.ts';
import type { Saving } from '#web/shared/ui/state/save-state.tsx';
import {
  type Conflict,
  type OperationLog,
  type Stamp,
  acknowledge,
  dropOperation,
  emptyLog,
  logChange,
  logPause,
  logRequirement,
  logSpent,
  markAttempted,
  overlay,
  overlayRequirements,
  resolveConflict,
  unsentChanges,
} from './operation-log.ts';
import { type ServerClock, type RunTime, serverNow, timeOf } from './run-clock.ts';
import type { CachedRun, LocalWork, RunDevice } from './run-device.ts';
import { RunSync } from './run-sync.ts';

export interface RunView {
  readonly interview: Interview;
  /** in the chosen language */
  readonly plan: Plan;
  /** the other language it can be shown in; undefined if there is none */
  readonly otherLanguage: Language | undefined;
  readonly serverClock: ServerClock;
  /** from the server's last response, including notes of parts */
  readonly serverAnswers: readonly Answer[];
  /** the server's answers with this device's pending changes and open conflicts applied */
  readonly answers: readonly Answer[];
  /** notes of parts without a question, likewise */
  readonly partNotes: readonly Answer[];
  /** one per requirement of the plan, likewise */
  readonly requirementAnswers: Run['requirementAnswers'];
  readonly pending: readonly Operation[];
  readonly conflicts: readonly Conflict[];
  /** index in the plan's flow */
  readonly currentStep: number;
  /** seconds spent on parts without a question, by index in the flow, as far as this device knows them */
  readonly partSec: Readonly<Record<number, number>>;
  /** second of the run up to which `answers` and `partSec` include the time spent */
  readonly loggedSec: number;
  readonly saving: Saving | undefined;
  /** number of changes that the server has permanently refused */
  readonly refused: number;
  /** the server says that the interview is no longer in progress */
  readonly ended: boolean;
  readonly readOnly: boolean;
}

export interface RunStoreOptions {
  readonly cached: CachedRun;
  readonly work: LocalWork | undefined;
  readonly readOnly: boolean;
  readonly device: RunDevice;
  readonly send: (operations: readonly Operation[]) => Promise<SuccessOf<typeof applyOperations>>;
  /** the language chosen for this interview; undefined for the plan's own */
  readonly language?: Language | undefined;
}

/**
 * The interview in progress on this device. Every change is first stored on the device and then sent in order; no
 * change waits for the network. Only the tab with the write lock changes anything; in other tabs the store is
 * read-only.
 */
export class RunStore {
  readonly #options: RunStoreOptions;
  readonly #sync: RunSync;
  readonly #listeners = new Set<() => void>();
  #cached: CachedRun;
  #log: OperationLog;
  #language: Language | undefined;
  /** cached, because rendering relies on the object's identity */
  #other: { readonly run: Run; readonly plan: Plan } | undefined;
  #currentStep: number;
  #partSec: Readonly<Record<number, number>>;
  #loggedSec: number;
  #failed = false;
  #disposed = false;
  #refused = 0;
  #ended = false;
  /** another tab, or a later visit, has claimed this run on the device */
  #claimLost = false;
  #savedAt: number | undefined;
  #view: RunView;
  /** number of writes that the device has not confirmed yet */
  #unconfirmedWrites = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: RunStoreOptions) {
    this.#options = options;
    this.#cached = options.cached;
    this.#language = options.language;
    this.#log = options.work?.log ?? emptyLog;
    const { currentStep, partSec, loggedSec } = options.work ?? initialWork(options.cached.run);
    this.#currentStep = currentStep;
    this.#partSec = partSec;
    this.#loggedSec = loggedSec;
    this.#view = this.#currentView();
    this.#sync = new RunSync({
      pending: () => this.#log.operations,
      beforeSending: async (count) => {
        this.#log = markAttempted(this.#log, count);
        await this.#write();
        // if storage cannot be read, no other tab can have claimed the run through it
        const holdsClaim = await options.device.holdsClaim().catch(() => true);
        if (!holdsClaim) this.#update(() => (this.#claimLost = true));
        return holdsClaim;
      },
      send: options.send,
      onSettled: (settled) => this.#settle(settled),
      onFailed: () => this.#update(() => (this.#failed = true)),
      onRefused: (id) => this.#refuse(id),
      onEnded: () => this.#update(() => (this.#ended = true)),
    });
    if (!options.readOnly) {
      void this.#write(true);
      void this.#sync.flush();
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): RunView => this.#view;

  /** whether closing the page now would lose a change */
  get hasUnstoredChanges(): boolean {
    return this.#unconfirmedWrites > 0;
  }

  time(): RunTime {
    return timeOf(this.#serverClock(), this.#log.operations, Date.now());
  }

  change(questionId: string, change: AnswerChange): void {
    this.#append((stamp) => logChange(this.#log, writtenIn(this.#cached.run), questionId, change, stamp));
  }

  answerRequirement(index: number, value: RequirementAnswer): void {
    this.#append((stamp) => logRequirement(this.#log, index, value, stamp));
  }

  togglePause(): void {
    this.#recordTime();
    const kind = this.time().paused ? 'resume' : 'pause';
    this.#append((stamp) => logPause(this.#log, kind, stamp));
    void this.#sync.flush();
  }

  goTo(step: number): void {
    if (step === this.#currentStep || this.#cached.run.plan.flow[step] === undefined) return;
    this.#recordTime();
    this.#update(() => (this.#currentStep = step));
    void this.#write();
  }

  resolve(conflict: Conflict, chosen: AnswerChange): void {
    this.#append((stamp) => resolveConflict(this.#log, writtenIn(this.#cached.run), conflict, chosen, stamp));
  }

  /** Logs the time spent on the current step, so that other devices see it. */
  readonly recordTime = (): void => {
    if (this.time().paused) return;
    this.#recordTime();
  };

  /**
   * Switches the plan to its other language or back.
   *
   * @returns the new language
   */
  switchLanguage(): Language {
    const { otherLanguage, plan } = this.#view;
    const language = otherLanguage ?? plan.language;
    this.#update(() => (this.#language = language));
    return language;
  }

  /** Receives a translation of the plan finished during the run and stores it on the device. */
  receiveTwin(twin: PlanTwin): void {
    this.#update(() => (this.#cached = { ...this.#cached, run: { ...this.#cached.run, twin } }));
    void this.#write(true);
  }

  /** For a read-only store: replaces the run with the server's current one. */
  receive(run: Run): void {
    this.#update(() => (this.#cached = { ...this.#cached, run, receivedAt: Date.now() }));
  }

  setOnline(online: boolean): void {
    this.#update(() => (this.#failed = !online));
    if (online && !this.#options.readOnly) void this.#sync.flush();
  }

  /** Sends pending changes. Resolves to true if everything has arrived and no conflict is open. */
  async flush(): Promise<boolean> {
    this.#recordTime();
    await this.#sync.flush();
    return this.#log.operations.length === 0 && this.#log.conflicts.length === 0;
  }

  /** After the run has ended: deletes it from the device, unless a change was never sent. */
  async forget(): Promise<void> {
    this.dispose();
    await this.#writing;
    if (unsentChanges(this.#log).length === 0) await this.#options.device.forget();
  }

  /** Sends pending changes a last time, even after the page was left, unless another tab has claimed the run. */
  async leave(): Promise<void> {
    if (!this.#options.readOnly) await this.flush();
    this.dispose();
  }

  dispose(): void {
    this.#disposed = true;
    this.#sync.stop();
    this.#listeners.clear();
  }

  #append(next: (stamp: Stamp) => OperationLog): void {
    if (this.#view.readOnly || this.#disposed) return;
    const at = new Date(serverNow(this.#serverClock(), Date.now())).toISOString();
    this.#update(() => (this.#log = next({ id: crypto.randomUUID(), at })));
    void this.#write();
    this.#sync.schedule();
  }

  #recordTime(): void {
    const { elapsedSec } = this.time();
    const questionId = this.#cached.run.plan.flow[this.#currentStep]?.questionId;
    const seconds = elapsedSec - this.#loggedSec;
    this.#loggedSec = elapsedSec;
    if (seconds <= 0) return;
    if (questionId !== undefined) this.#append((stamp) => logSpent(this.#log, questionId, seconds, stamp));
    else this.#recordPartTime(seconds);
  }

  #recordPartTime(seconds: number): void {
    if (this.#view.readOnly || this.#disposed) return;
    const step = this.#currentStep;
    this.#update(() => (this.#partSec = { ...this.#partSec, [step]: (this.#partSec[step] ?? 0) + seconds }));
    void this.#write();
  }

  #settle(settled: SuccessOf<typeof applyOperations>): void {
    this.#update(() => {
      this.#log = acknowledge(this.#log, settled);
      const { clock, answers, partNotes, requirementAnswers } = settled;
      const run = { ...this.#cached.run, clock, answers, partNotes, requirementAnswers };
      this.#cached = { ...this.#cached, run, receivedAt: Date.now() };
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
   * The write starts synchronously, because the page may be unloading; the device keeps writes in order. After a failed
   * write the change counts as unstored until the server has it.
   */
  #write(withRun = false): Promise<void> {
    if (this.#disposed || this.#claimLost) return this.#writing;
    this.#unconfirmedWrites += 1;
    const counted = this.#unconfirmedWrites;
    const work = {
      log: this.#log,
      currentStep: this.#currentStep,
      partSec: this.#partSec,
      loggedSec: this.#loggedSec,
    };
    this.#writing = this.#options.device.write(withRun ? { work, cached: this.#cached } : { work }).then(
      () => {
        this.#unconfirmedWrites -= Math.min(this.#unconfirmedWrites, counted);
      },
      () => {
        if (this.#log.operations.length === 0) this.#unconfirmedWrites = 0;
      },
    );
    return this.#writing;
  }

  #serverClock(): ServerClock {
    return { clock: this.#cached.run.clock, receivedAt: this.#cached.receivedAt };
  }

  #update(change: () => void): void {
    change();
    this.#view = this.#currentView();
    for (const listener of this.#listeners) listener();
  }

  #currentView(): RunView {
    const { run, interview } = this.#cached;
    return {
      interview,
      ...this.#shownPlan(run),
      serverClock: this.#serverClock(),
      serverAnswers: writtenIn(run),
      answers: overlay(run.answers, this.#log),
      partNotes: overlay(partNotesIn(run), this.#log),
      requirementAnswers: overlayRequirements(run.requirementAnswers, this.#log),
      pending: this.#log.operations,
      conflicts: this.#log.conflicts,
      currentStep: this.#currentStep,
      partSec: this.#partSec,
      loggedSec: this.#loggedSec,
      saving: this.#saving(),
      refused: this.#refused,
      ended: this.#ended,
      readOnly: this.#options.readOnly || this.#ended || this.#claimLost,
    };
  }

  #shownPlan(run: Run): Pick<RunView, 'plan' | 'otherLanguage'> {
    const { plan, twin } = run;
    if (twin === undefined) return { plan, otherLanguage: undefined };
    if (twin.language !== this.#language) return { plan, otherLanguage: twin.language };
    if (this.#other?.run.plan !== plan || this.#other.run.twin !== twin) {
      this.#other = { run, plan: inOtherLanguage(plan, twin) };
    }
    return { plan: this.#other.plan, otherLanguage: plan.language };
  }

  #saving(): Saving | undefined {
    const changes = this.#log.operations.filter(({ kind }) => kind !== 'spent').length;
    if (this.#failed) return { kind: 'kept', changes };
    if (changes > 0) return { kind: 'saving' };
    if (this.#savedAt !== undefined) return { kind: 'saved', at: this.#savedAt };
    return this.#options.readOnly ? undefined : { kind: 'saved' };
  }
}

function writtenIn(run: Run): readonly Answer[] {
  return [...run.answers, ...partNotesIn(run)];
}

/** Copies stored by an older release have no part notes. */
function partNotesIn({ plan, partNotes }: Pick<Run, 'plan'> & Partial<Pick<Run, 'partNotes'>>): readonly Answer[] {
  return partNotesOf(plan, partNotes ?? []);
}

/** Where to start a run that this device has no copy of: at the intro, or at the first open question. */
function initialWork({ plan, answers, clock }: Run): Omit<LocalWork, 'log'> {
  const open = new Set(answers.filter(isToAsk).map(({ questionId }) => questionId));
  const hasBegun = open.size < answers.length || answers.some(({ spentSec }) => spentSec > 0);
  const step = plan.flow.findIndex(({ questionId }) => questionId !== undefined && open.has(questionId));
  if (!hasBegun) return { currentStep: 0, partSec: {}, loggedSec: 0 };
  return { currentStep: Math.max(0, step), partSec: {}, loggedSec: clock.elapsedSec };
}
