import type { Phrases } from '#knowledge/guard/text/phrase.ts';
import type { JobMatter } from './matter-line.ts';

interface Work {
  /** stems whose presence shows that the posting is for this kind of work */
  readonly stems: RegExp;
  /** what a line about this work mentions */
  readonly said: Phrases;
  /** what shows that the line is about the candidate, or about something else, after all */
  readonly unless: Phrases;
}

/** Fewer could occur in a posting by chance. */
const leastStems = 2;

/** Whether a whole normalised line is about the posting's work and not about anybody's personal life. */
export function isAboutWork(text: string, matter: JobMatter | undefined, { stems, said, unless }: Work): boolean {
  return isWorkOf(stems, matter) && said.spansIn(text).length > 0 && unless.spansIn(text).length === 0;
}

/** Whether several words of a posting show that it is for this kind of work. */
export function isWorkOf(stems: RegExp, matter: JobMatter | undefined): boolean {
  return matter !== undefined && [...matter].filter((stem) => stems.test(stem)).length >= leastStems;
}
