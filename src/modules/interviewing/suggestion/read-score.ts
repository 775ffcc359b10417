import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { isLawfulRemark } from '#knowledge/plan/rules/law-rules.ts';
import { parseAnswer } from '#modules/interviewing/plan-writer/draft/read/item-reader.ts';
import { plainText } from '#modules/interviewing/plan-writer/draft/read/plain-text.ts';
import type { ScoreRun } from './decide-suggestion.ts';
import { longestReason, mostQuotes } from './score-prompt.ts';
import type { ToldNotes } from './told-notes.ts';

const Answer = z.object({
  quotes: z.array(z.unknown()),
  reason: z.string(),
  score: z.number().int().min(0).max(10),
});

interface ReadScore {
  readonly run: ScoreRun;
  /** rules that rejected parts of the answer */
  readonly checks: readonly string[];
}

/** Parses a run's answer and looks up its quotes in the notes. Undefined if the answer is unusable. */
export function readScore(answer: string, notes: ToldNotes, language: Language): ReadScore | undefined {
  const parsed = Answer.safeParse(parseAnswer(answer, ['quotes']));
  if (!parsed.success) return undefined;
  const reason = shortReason(plainText(parsed.data.reason));
  if (reason === '' || !isInLanguage(reason, language)) return undefined;
  const quoted = parsed.data.quotes.slice(0, mostQuotes);
  const quotes = quoted.flatMap((quote) => (typeof quote === 'string' ? (notes.passage(quote) ?? []) : []));
  const isLawful = [reason, ...quotes].every((text) => isLawfulRemark(text, language));
  return {
    run: { score: parsed.data.score, quotes, reason, isLawful },
    checks: [...(quotes.length < quoted.length ? ['evidence.not_found'] : []), ...(isLawful ? [] : ['law.item'])],
  };
}

/** At most two sentences, cut to the maximum length. */
function shortReason(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+(?=\p{Lu})/u).slice(0, 2);
  return sentences.join(' ').slice(0, longestReason).toWellFormed().trim();
}
