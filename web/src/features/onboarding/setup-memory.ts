import { readStored, removeStored, writeStored } from '#web/shared/storage.ts';
import { type Setup, noSetup, parseSetup, setupSteps } from './setup.ts';

/** The setup of one account on this device; if nothing can be stored, it lives as long as the page. */
export class SetupMemory {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #setup: Setup;

  constructor(userId: string) {
    this.#key = `draft:${userId}:setup`;
    this.#setup = parseSetup(readStored(this.#key));
  }

  readonly now = (): Setup => this.#setup;

  readonly change = (changes: Partial<Setup>): void => {
    this.#setup = { ...this.#setup, ...changes };
    writeStored(this.#key, JSON.stringify(this.#setup));
    this.#tell();
  };

  readonly changeSent = (changes: Partial<Setup['sent']>): void =>
    this.change({ sent: { ...this.#setup.sent, ...changes } });

  /** The interview's candidate no longer exists. */
  readonly forgetCandidate = (): void =>
    this.change({ cv: undefined, sent: { ...this.#setup.sent, candidate: undefined } });

  /** The setup is done: also deletes the form drafts that `useFormDraft` stored under the same key prefix. */
  readonly forget = (): void => {
    this.#setup = noSetup;
    for (const key of [this.#key, ...setupSteps.map((step) => `${this.#key}-${step}`)]) removeStored(key);
    this.#tell();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
