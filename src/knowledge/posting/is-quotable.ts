import type { Language } from '#contracts/common.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';

/** Whether words of a posting may stand in a plan: they order no machine, and ask or tell of nothing that must not count. */
export function isQuotable(text: string, language: Language): boolean {
  const kinds = ['question', 'advert'] as const;
  return !speaksToMachine(text) && kinds.every((kind) => checkText(text, { language, kind }).length === 0);
}
