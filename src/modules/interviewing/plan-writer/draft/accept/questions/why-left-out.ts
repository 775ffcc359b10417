import type { Language } from '#contracts/common.ts';
import { faultSentences } from '#modules/interviewing/plan-writer/model/fault-sentences.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import { meant } from './meant.ts';

/** Explains to a model why an item was dropped. */
export function whyLeftOut(text: string, rule: string, language: Language): Refused {
  return { text, because: [...faultSentences([rule]), meant(text, language)] };
}
