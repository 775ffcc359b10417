import type { Language } from '#contracts/common.ts';

/** Work whose things are called by words for private matters. */
export interface Trade {
  /** stems by which a posting says that the work is of this kind */
  readonly stems: RegExp;
  /**
   * What it handles, in the language of `Phrases`: an injury in a file, a medicine in a register. Not what somebody has,
   * takes or joins: that stays in sight, so a line may speak of both and is found.
   */
  readonly things: Readonly<Record<Language, readonly string[]>>;
}
