import type { PlaybookCompetency } from '#knowledge/playbook/types.ts';

/** How many of a competency's signals stand in a text, in either language: a position and a CV are often mixed. */
export function signalsIn(text: string, competency: PlaybookCompetency): number {
  return stemsIn(text, [...competency.signals.en, ...competency.signals.uk]).length;
}

/** Those of the stems with which a word of the text begins: "age" is not found in "manager". */
export function stemsIn(text: string, stems: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  return [...new Set(stems)].filter((stem) => beginsWord(lower, stem.toLowerCase()));
}

/** Whether a word of the text begins with the stem, or, for a `wholeWord`, is it. Both in lower case. */
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
