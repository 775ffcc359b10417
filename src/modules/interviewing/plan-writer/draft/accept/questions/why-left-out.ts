import type { Language } from '#contracts/common.ts';
import { faultSentences } from '#modules/interviewing/plan-writer/model/fault-sentences.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import { meant } from './meant.ts';

/** An item with the rule by which it was left out, as a model is told it. */
export function whyLeftOut(text: string, rule: string, language: Language): Refused {
  return { text, because: [...faultSentences([rule]), meant(text, language)] };
}
