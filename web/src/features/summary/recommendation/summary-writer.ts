import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { isUnreachable } from '#web/shared/api/api-error.ts';
import { currentOf } from '#web/shared/forms/current-of.ts';
import type { FormDraft } from '#web/shared/forms/use-form-draft.ts';
import type { Saving } from '#web/shared/ui/state/save-state.tsx';
import type { SummaryBody } from '#web/features/summary/api.ts';
import { type SummaryText, cleanText, sameText, textOf } from './summary-text.ts';

/** The draft stored on this device: the text, and the version of the summary it is based on. */
export interface SummaryDraft {
  readonly version: number;
  readonly text: SummaryText;
}

export interface SummaryPorts {
  readonly draft: FormDraft<SummaryDraft>;
  readonly write: (body: SummaryBody, version: number) => Promise<Summary>;
  /** called with the server's current summary */
  readonly onServerSummary: (summary: Summary, decided: boolean) => void;
}

export interface SummaryState {
  readonly text: SummaryText;
  /** chosen by the user but not recorded yet */
  readonly pending: Recommendation | null;
  readonly saving: Saving | undefined;
  readonly error: unknown;
  /** what another device wrote in the meantime: nothing is sent until the user has chosen */
  readonly conflict: Summary | undefined;
}

const debounceMs = 900;
const retryMs = 5000;

/**
 * Saves the summary while it is being written: stored on this device at once, sent after a pause in typing, one request
 * at a time, each based on the version the user saw. Without a response it retries with the latest text and
 * recommendation.
 */
export class SummaryWriter {
  readonly #ports: SummaryPorts;
  readonly #listeners = new Set<() => void>();
  #state: SummaryState;
  /** the version that the text is based on */
  #base: Summary;
  /** sent from this base without getting a response: each may have arrived */
  #unconfirmed: SummaryBody[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();
  #left = false;

  constructor(received: Summary, ports: SummaryPorts) {
    this.#ports = ports;
    const { version = received.version, text = textOf(received) } = ports.draft.stored ?? {};
    const isConflicting = version < received.version && !sameText(text, received);
    // A draft based on an older version keeps that version, so that the server would refuse it if it were sent by
    // mistake.
    this.#base = isConflicting ? { ...received, version } : received;
    this.#state = {
      text,
      pending: null,
      saving: undefined,
      error: null,
      conflict: isConflicting ? received : undefined,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SummaryState => this.#state;

  /** Sends what was written before a reload. */
  start(): void {
    this.#left = false;
    if (this.#unsent) this.#scheduleSend();
    else if (this.#state.conflict === undefined) this.#ports.draft.drop();
  }

  /** When the page is left: sends pending changes now; the draft is deleted once they have arrived. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    if (this.#unsent) void this.#enqueueSend();
  }

  edit(change: Partial<SummaryText>): void {
    this.#update({ text: { ...this.#state.text, ...change } });
    this.#storeDraft();
    this.#scheduleSend();
  }

  record(recommendation: Recommendation): Promise<void> {
    this.#update({ pending: recommendation });
    return this.#enqueueSend();
  }

  /**
   * Takes over changes from another device unless this one has unsent changes; then the server will report the
   * conflict.
   */
  receive(received: Summary): void {
    const { text, conflict } = this.#state;
    if (received.version <= this.#base.version) return;
    if (conflict !== undefined) this.#update({ conflict: received });
    else if (sameText(this.#base, text)) {
      this.#rebase(received);
      this.#update({ text: textOf(received) });
    } else if (sameText(received, text)) this.#rebase(received);
  }

  resolve(keep: 'mine' | 'theirs'): void {
    const { conflict } = this.#state;
    if (conflict === undefined) return;
    this.#rebase(conflict);
    this.#ports.onServerSummary(conflict, false);
    this.#update({ conflict: undefined, saving: undefined });
    if (keep === 'theirs') {
      this.#update({ text: textOf(conflict) });
      this.#ports.draft.drop();
    } else this.#storeDraft();
    void this.#enqueueSend();
  }

  get #unsent(): boolean {
    const { text, pending, conflict } = this.#state;
    return conflict === undefined && (pending !== null || !sameText(this.#base, text));
  }

  /** Requests are sequential, each based on the version that the previous one returned. */
  #enqueueSend(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending = this.#sending.then(() => this.#send());
    return this.#sending;
  }

  #scheduleSend(wait = debounceMs): void {
    clearTimeout(this.#timer);
    if (!this.#left) this.#timer = setTimeout(() => void this.#enqueueSend(), wait);
  }

  async #send(): Promise<void> {
    const { text, pending, conflict } = this.#state;
    if (conflict !== undefined) return;
    if (!this.#unsent) return this.#settle({ saving: undefined });
    const body: SummaryBody = { ...cleanText(text), recommendation: pending ?? this.#base.recommendation };
    this.#update({ saving: { kind: 'saving' } });
    try {
      this.#accept(await this.#ports.write(body, this.#base.version));
    } catch (failure) {
      this.#fail(failure, body);
    }
  }

  #accept(written: Summary): void {
    const decided = written.recommendation !== this.#base.recommendation;
    this.#rebase(written);
    this.#ports.onServerSummary(written, decided);
    this.#settle({ saving: { kind: 'saved', at: Date.now() } });
    if (!this.#unsent) return;
    this.#storeDraft();
    this.#scheduleSend();
  }

  #settle(change: Pick<SummaryState, 'saving'>): void {
    this.#update({ ...change, error: null });
    if (!this.#unsent) this.#ports.draft.drop();
  }

  #fail(failure: unknown, body: SummaryBody): void {
    const current = currentOf(Summary, failure);
    if (current !== undefined) return this.#reconcile(current);
    this.#update({ error: failure, saving: { kind: 'kept', changes: 1 } });
    if (!isUnreachable(failure)) return;
    this.#unconfirmed.push(body);
    this.#scheduleSend(retryMs);
  }

  /** The server has a newer version: either this same text, whose response was lost, or one from another device. */
  #reconcile(current: Summary): void {
    const isOwn = this.#unconfirmed.some((one) => isSame(one, current));
    // A retry must not overrule a recommendation recorded elsewhere: that one is shown, and the user can change it.
    if (!isOwn && current.recommendation !== this.#base.recommendation) this.#update({ pending: null });
    if (isOwn || sameText(current, this.#state.text)) return this.#accept(current);
    this.#update({ conflict: current, saving: { kind: 'kept', changes: 1 } });
  }

  /** From now on the text is based on this version. */
  #rebase(summary: Summary): void {
    this.#base = summary;
    this.#unconfirmed = [];
    if (this.#state.pending === summary.recommendation) this.#update({ pending: null });
  }

  #storeDraft(): void {
    if (!this.#left) this.#ports.draft.keep({ version: this.#base.version, text: this.#state.text });
  }

  #update(change: Partial<SummaryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function isSame(body: SummaryBody, current: Summary): boolean {
  return sameText(body, current) && body.recommendation === current.recommendation;
}
