import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

/** How many of a competency's signals occur in a text, in either language, since positions and CVs are often mixed. */
export function signalsIn(text: string, competency: PlaybookCompetency): number {
  return stemsIn(text, [...competency.signals.en, ...competency.signals.uk]).length;
}

/** The stems that begin a word of the text: "age" does not match in "manager". */
export function stemsIn(text: string, stems: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  return [...new Set(stems)].filter((stem) => beginsWord(lower, stem.toLowerCase()));
}

/** Whether a word of the text begins with the stem or, with `wholeWord`, equals it. Both must be in lower case. */
export function beginsWord(text: string, stem: string, wholeWord = false): boolean {
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) {
    if (at > 0 && isOfWord(text.charAt(at - 1))) continue;
    if (!wholeWord || !isOfWord(text.charAt(at + stem.length))) return true;
  }
  return false;
}

function isOfWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
