import type { Phrases } from '#knowledge/guard/text/phrase.ts';
import type { JobMatter } from './matter-line.ts';

interface Work {
  /** stems by which a posting says that the work is of this kind */
  readonly stems: RegExp;
  /** what a line says of it */
  readonly said: Phrases;
  /** what makes the line one about the candidate, or about something else, after all */
  readonly unless: Phrases;
}

/** Fewer may stand in a posting by chance. */
const leastStems = 2;

/** Whether a line, normalised and whole, is about what the work of a posting is, and about nobody's own matter. */
export function isAboutWork(text: string, matter: JobMatter | undefined, { stems, said, unless }: Work): boolean {
  return isWorkOf(stems, matter) && said.spansIn(text).length > 0 && unless.spansIn(text).length === 0;
}

/** Whether a posting says by several words that the work is of this kind. */
export function isWorkOf(stems: RegExp, matter: JobMatter | undefined): boolean {
  return matter !== undefined && [...matter].filter((stem) => stems.test(stem)).length >= leastStems;
}
