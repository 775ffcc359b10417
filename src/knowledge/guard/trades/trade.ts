import type { Language } from '#contracts/common.ts';

/** A line of work whose vocabulary overlaps with words for private matters. */
export interface Trade {
  /** stems that mark a posting as this kind of work */
  readonly stems: RegExp;
  /**
   * Phrases for what it handles, in the syntax of `Phrases`: an injury in a file, a medicine in a register. Excludes
   * what somebody has, takes or joins, so that a line which mentions both is still found.
   */
  readonly things: Readonly<Record<Language, readonly string[]>>;
}
