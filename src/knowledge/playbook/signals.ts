import type { PlaybookCompetency } from './types.ts';

const compiled = new Map<string, readonly RegExp[]>();

/** How many of a competency's signals stand in a text, in either language: a position and a CV are often mixed. */
export function signalsIn(text: string, competency: PlaybookCompetency): number {
  let patterns = compiled.get(competency.id);
  if (patterns === undefined) {
    patterns = [...new Set([...competency.signals.en, ...competency.signals.uk])].map(startingWith);
    compiled.set(competency.id, patterns);
  }
  return patterns.filter((pattern) => pattern.test(text)).length;
}

/** A stem counts at the start of a word only: "age" is not found in "manager". */
export function startingWith(stem: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'iu');
}
