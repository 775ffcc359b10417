import { type Recommendation, Summary } from '#contracts/interviewing.ts';
import { isUnreachable } from '#web/shared/api-error.ts';
import { currentOf } from '#web/shared/forms/current-of.ts';
import type { FormDraft } from '#web/shared/forms/use-form-draft.ts';
import type { Saving } from '#web/shared/ui/state/save-state.tsx';
import type { Written } from '#web/features/summary/api.ts';
import { type SummaryText, cleanText, sameText, textOf } from './summary-text.ts';

/** What this device holds: the text, and the version of the summary that it was written on. */
export interface SummaryDraft {
  readonly version: number;
  readonly text: SummaryText;
}

export interface SummaryPorts {
  readonly draft: FormDraft<SummaryDraft>;
  readonly write: (body: Written, version: number) => Promise<Summary>;
  /** the summary as the server has it now */
  readonly onStands: (summary: Summary, decided: boolean) => void;
}

export interface SummaryState {
  readonly text: SummaryText;
  /** chosen by the person and not recorded yet */
  readonly pending: Recommendation | null;
  readonly saving: Saving | undefined;
  readonly error: unknown;
  /** what somebody else wrote meanwhile: nothing is sent until the person has chosen */
  readonly conflict: Summary | undefined;
}

const restMs = 900;
const retryMs = 5000;

/**
 * Saves the summary as it is written: kept on this device at once, sent after a rest, one call at a time, each on the
 * version that the person saw. Without an answer it tries again, with everything that the person wanted.
 */
export class SummaryWriter {
  readonly #ports: SummaryPorts;
  readonly #listeners = new Set<() => void>();
  #state: SummaryState;
  /** what the text was written on */
  #base: Summary;
  /** sent on this base without hearing an answer: each may have arrived */
  #unanswered: Written[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> = Promise.resolve();
  #left = false;

  constructor(heard: Summary, ports: SummaryPorts) {
    this.#ports = ports;
    const { version = heard.version, text = textOf(heard) } = ports.draft.stored ?? {};
    const met = version < heard.version && !sameText(text, heard);
    // A draft on an older version keeps that version: sent by whatever accident, the server would refuse it.
    this.#base = met ? { ...heard, version } : heard;
    this.#state = { text, pending: null, saving: undefined, error: null, conflict: met ? heard : undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SummaryState => this.#state;

  /** What was written before a reload is sent. */
  start(): void {
    this.#left = false;
    if (this.#unsent) this.#later();
    else if (this.#state.conflict === undefined) this.#ports.draft.drop();
  }

  /** The page is left: what waits goes now, and its draft when it has arrived. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    if (this.#unsent) void this.#inTurn();
  }

  edit(change: Partial<SummaryText>): void {
    this.#update({ text: { ...this.#state.text, ...change } });
    this.#keep();
    this.#later();
  }

  record(recommendation: Recommendation): Promise<void> {
    this.#update({ pending: recommendation });
    return this.#inTurn();
  }

  /** Another device's summary is taken over unless something here is not sent yet; then the server tells the conflict. */
  hear(heard: Summary): void {
    const { text, conflict } = this.#state;
    if (heard.version <= this.#base.version) return;
    if (conflict !== undefined) this.#update({ conflict: heard });
    else if (sameText(this.#base, text)) {
      this.#stand(heard);
      this.#update({ text: textOf(heard) });
    } else if (sameText(heard, text)) this.#stand(heard);
  }

  resolve(keep: 'mine' | 'theirs'): void {
    const { conflict } = this.#state;
    if (conflict === undefined) return;
    this.#stand(conflict);
    this.#ports.onStands(conflict, false);
    this.#update({ conflict: undefined, saving: undefined });
    if (keep === 'theirs') {
      this.#update({ text: textOf(conflict) });
      this.#ports.draft.drop();
    } else this.#keep();
    void this.#inTurn();
  }

  get #unsent(): boolean {
    const { text, pending, conflict } = this.#state;
    return conflict === undefined && (pending !== null || !sameText(this.#base, text));
  }

  /** One call after the other, each on the version that the one before left. */
  #inTurn(): Promise<void> {
    clearTimeout(this.#timer);
    this.#underWay = this.#underWay.then(() => this.#send());
    return this.#underWay;
  }

  #later(wait = restMs): void {
    clearTimeout(this.#timer);
    if (!this.#left) this.#timer = setTimeout(() => void this.#inTurn(), wait);
  }

  async #send(): Promise<void> {
    const { text, pending, conflict } = this.#state;
    if (conflict !== undefined) return;
    if (!this.#unsent) return this.#settle({ saving: undefined });
    const body: Written = { ...cleanText(text), recommendation: pending ?? this.#base.recommendation };
    this.#update({ saving: { kind: 'saving' } });
    try {
      this.#accept(await this.#ports.write(body, this.#base.version));
    } catch (failure) {
      this.#fail(failure, body);
    }
  }

  #accept(written: Summary): void {
    const decided = written.recommendation !== this.#base.recommendation;
    this.#stand(written);
    this.#ports.onStands(written, decided);
    this.#settle({ saving: { kind: 'saved', at: Date.now() } });
    if (!this.#unsent) return;
    this.#keep();
    this.#later();
  }

  #settle(change: Pick<SummaryState, 'saving'>): void {
    this.#update({ ...change, error: null });
    if (!this.#unsent) this.#ports.draft.drop();
  }

  #fail(failure: unknown, body: Written): void {
    const current = currentOf(Summary, failure);
    if (current !== undefined) return this.#meet(current);
    this.#update({ error: failure, saving: { kind: 'kept', changes: 1 } });
    if (!isUnreachable(failure)) return;
    this.#unanswered.push(body);
    this.#later(retryMs);
  }

  /** Something stands that was not written on: this very text, whose answer was lost, or another one. */
  #meet(current: Summary): void {
    const own = this.#unanswered.some((one) => isSame(one, current));
    // A decision taken elsewhere meanwhile is not overruled by a retry: it shows, and can be changed knowingly.
    if (!own && current.recommendation !== this.#base.recommendation) this.#update({ pending: null });
    if (own || sameText(current, this.#state.text)) return this.#accept(current);
    this.#update({ conflict: current, saving: { kind: 'kept', changes: 1 } });
  }

  /** From here on the person writes on this version. */
  #stand(summary: Summary): void {
    this.#base = summary;
    this.#unanswered = [];
    if (this.#state.pending === summary.recommendation) this.#update({ pending: null });
  }

  #keep(): void {
    if (!this.#left) this.#ports.draft.keep({ version: this.#base.version, text: this.#state.text });
  }

  #update(change: Partial<SummaryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function isSame(body: Written, current: Summary): boolean {
  return sameText(body, current) && body.recommendation === current.recommendation;
}
