import type { Language } from '#contracts/common.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { speaksToMachine } from '#knowledge/evidence/speaks-to-machine.ts';

/**
 * Whether words of a posting may appear in a plan: they contain no instructions for a machine and nothing that is
 * unlawful to ask or to demand.
 */
export function isQuotable(text: string, language: Language): boolean {
  const kinds = ['question', 'advert'] as const;
  return !speaksToMachine(text) && kinds.every((kind) => checkText(text, { language, kind }).length === 0);
}
